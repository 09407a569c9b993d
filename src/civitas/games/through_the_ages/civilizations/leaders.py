"""Leaders: playing, replacing and losing them."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.through_the_ages.civilization import ARMED, LEADER_REPLACED, NONE
from civitas.games.through_the_ages.civilizations.ratings import workers_of
from civitas.games.through_the_ages.facts.technologies import LAB, LABS
from civitas.games.through_the_ages.model import ThroughTheAges


def play_leader(p: ThroughTheAges, seat: int, card: int) -> None:
    """Put a leader from the hand into play; a leader already there is replaced."""
    c = p.civs[seat]
    c.hand.remove(card)
    old = c.leader
    if old < 0:
        _enter(p, seat, card)
        p.report("leader", "play-leader", {"seat": seat, "card": p.cards[card].name})
        return
    score_instead_of_arms(p, seat)
    _leave(p, seat)
    c.used |= LEADER_REPLACED
    _enter(p, seat, card)
    names = {"card": p.cards[card].name, "old": p.cards[old].name}
    p.report("leader-replaced", "replace-leader", {"seat": seat, **names})
    if p.cards[old].tuck and c.wonders and not p.setting.is_simple:
        p.push(Tucking(seat, old))
    else:
        regain_civil(p, seat, p.edition.leader_refund)


def _enter(p: ThroughTheAges, seat: int, card: int) -> None:
    c = p.civs[seat]
    c.leader = card
    arm_by_leader(p, seat, p.cards[card].unit_resources)
    p.refresh(seat)


def arm_by_leader(p: ThroughTheAges, seat: int, resources: int) -> None:
    """The leader gives resources for units, which he takes along as far as they are left."""
    c = p.civs[seat]
    c.unit_resources += resources
    c.leader_resources += resources


def _leave(p: ThroughTheAges, seat: int) -> None:
    """Take the leader out of play; his gifts of this turn go with him."""
    c = p.civs[seat]
    leader = p.cards[c.leader]
    if leader.culture_on_leaving:
        gained = p.score(seat, lab_production(p, seat))
        p.report_card("culture", c.leader, {"seat": seat, "points": gained})
    c.unit_resources -= c.leader_resources
    c.leader_resources = 0
    if c.used & ARMED:
        c.unit_science = 0
    p.gone.append(c.leader)
    c.leader = NONE


def score_instead_of_arms(p: ThroughTheAges, seat: int) -> None:
    """Churchill scores at the end of a turn, or when he is replaced in it, unless he has given arms (2015)."""
    leader = p.leader_of(seat)
    if leader is not None and leader.arms_or_culture and not p.civs[seat].used & ARMED:
        p.report_card("culture", leader.index, {"seat": seat, "points": p.score(seat, leader.arms_or_culture)})


def remove_leader(p: ThroughTheAges, seat: int) -> None:
    """A leader leaves play without being replaced; no action comes back."""
    _leave(p, seat)
    p.refresh(seat)


def regain_civil(p: ThroughTheAges, seat: int, actions: int) -> None:
    """Make spent civil actions available again, as far as there are any."""
    c = p.civs[seat]
    c.civil = min(max(c.civil, c.civil_total - c.civil_lost), c.civil + actions)


def lab_production(p: ThroughTheAges, seat: int) -> int:
    """Resources that labs yield with the right leader: the level of each."""
    c = p.civs[seat]
    if not workers_of(c, LAB):
        return 0
    return sum([c.workers[tech] * p.edition.cards.level[tech] for tech in LABS if c.workers[tech] > 0])


@frame("Tucking", asks="seat")
class Tucking(Frame[ThroughTheAges]):
    """Homer was replaced: he may go under a completed wonder, or a civil action comes back (2015)."""

    seat: int
    leader: int

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        verbs = p.verbs
        return [*[verbs.tuck.code(verbs.wonders.place[card]) for card in p.civs[seat].wonders], verbs.done_code]

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        return p.no("tuck" if p.verbs.tuck.owns(action) else "action-phase")

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        p.pop()
        c = p.civs[seat]
        if action == p.verbs.done_code:
            regain_civil(p, seat, p.edition.leader_refund)
            return
        p.gone.remove(self.leader)
        c.tucked = p.verbs.wonders.card[p.verbs.tuck.first(action)]
        p.refresh(seat)
        p.report_card("tucked", self.leader, {"seat": seat, "wonder": p.cards[c.tucked].name})
