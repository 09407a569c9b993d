"""Leaving the game: as a political action (2015) or at the beginning of the own turn (2006).

Nobody is asked about it every turn. Whoever wants to leave says so in the politics phase, or later among the actions:
then it is done at once if politics was passed over and nothing has been done since, else it is a wish that nobody else
knows and that comes true as soon as the rules allow it.
"""

from collections import Counter

from civitas.core.events import Argument
from civitas.core.frames import frame
from civitas.core.losses import Loss
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.through_the_ages.civilization import MAY_LEAVE, NONE, Civilization
from civitas.games.through_the_ages.civilizations.goods import count_goods
from civitas.games.through_the_ages.decks import settle_decks, with_deck
from civitas.games.through_the_ages.facts.cards import GOVERNMENT
from civitas.games.through_the_ages.facts.technologies import TECH_COUNT
from civitas.games.through_the_ages.model import EVERY_SEAT, ThroughTheAges
from civitas.games.through_the_ages.phases.ending import finish
from civitas.games.through_the_ages.phases.pacts import end_pact

# Whether one may leave.


def why_not_leave(p: ThroughTheAges) -> str:
    """The reason why nobody can leave the game in this age, or at this table at all; or nothing."""
    if p.age <= p.setting.last_age_to_leave:
        return ""
    if not p.setting.resignation:
        return "resign-not-here" if p.setting.is_full else "resign"
    return "resign-in-age-iv"


def leaving_objection(p: ThroughTheAges) -> Objection | None:
    """Why nobody can leave the game now."""
    reason = why_not_leave(p)
    return p.no(reason) if reason else None


def leaving_loss(p: ThroughTheAges, is_at_once: bool) -> Loss:
    """What everybody should know who is about to leave."""
    return Loss("resign" if is_at_once else "resign-later", {}, p.edition.rules["resign"], is_final=True)


# The wish to leave.


def want_to_leave(p: ThroughTheAges, seat: int) -> None:
    """Leave at once if it is not too late in this turn, else as soon as possible."""
    c = p.civs[seat]
    if c.used & MAY_LEAVE:
        leave_game(p, seat)
        return
    c.is_leaving = 1
    p.report("leaving", "resign", {"seat": seat}, 1 << seat)


def want_to_stay(p: ThroughTheAges, seat: int) -> None:
    """Take the wish to leave back."""
    p.civs[seat].is_leaving = 0
    p.report("staying", "resign", {"seat": seat}, 1 << seat)


def leaves_as_wished(p: ThroughTheAges, seat: int) -> bool:
    """Whether a player wanted to leave and has done so now that the rules allow it, to everybody's surprise."""
    if not p.civs[seat].is_leaving or why_not_leave(p):
        return False
    p.reveals += 1
    leave_game(p, seat)
    return True


@frame("Departure", asks="seat")
class Departure(Frame[ThroughTheAges]):
    """Whether a player leaves before the own war is decided (2006); only games of revision 1 of the rules ask this."""

    seat: int = 0

    def resume(self, p: ThroughTheAges) -> None:
        p.pop()

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        return [p.verbs.resign.code(), p.verbs.done_code]

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else p.no("phase")

    def loss(self, p: ThroughTheAges, seat: int, action: int) -> Loss | None:
        return leaving_loss(p, True) if action == p.verbs.resign_code else None

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        p.pop()
        if action == p.verbs.resign.code():
            leave_game(p, seat)


# Leaving.


def leave_game(p: ThroughTheAges, seat: int) -> None:
    """A player has lost and leaves at once: the own turn ends here, and the last one left wins."""
    p.report("resigned", "resign", {"seat": seat})
    _end_pacts(p, seat)
    _end_wars(p, seat)
    _free_markers(p, seat)
    _clear_cards(p, seat)
    _clear_tokens(p, seat)
    p.civs[seat].is_gone = 1
    # Only the turn itself stays on the stack; it goes on with the next player.
    del p.frames[1:]
    if p.playing() == 1:
        p.start = p.seats()[0]
        finish(p)
    elif p.edition.decks_shrink_after_resignation:
        _shrink_decks(p)


def _end_pacts(p: ThroughTheAges, seat: int) -> None:
    for owner, o in enumerate(p.civs):
        if o.pact >= 0 and seat in (owner, o.pact_partner):
            other = o.pact_partner if owner == seat else owner
            arguments: dict[str, Argument] = {"seat": other, "other": seat, "card": p.cards[o.pact].name}
            p.report("pact-ended-by-resignation", "resign-pacts", arguments)
            end_pact(p, owner)


def _end_wars(p: ThroughTheAges, seat: int) -> None:
    """Wars on the leaver are dropped, with a reward for those who declared them (2015)."""
    for other, o in enumerate(p.civs):
        if o.war < 0 or o.war_target != seat:
            continue
        name = p.cards[o.war].name
        p.discard_military(o.war, EVERY_SEAT)
        o.war = NONE
        o.war_target = NONE
        points = p.score(other, p.edition.war_reward_for_resignation)
        p.report("war-dropped", "resign-wars", {"seat": other, "other": seat, "card": name, "points": points})


def _free_markers(p: ThroughTheAges, seat: int) -> None:
    for c in p.civs:
        if c.marker == seat:
            c.marker = NONE
    p.civs[seat].marker = NONE


def _clear_cards(p: ThroughTheAges, seat: int) -> None:
    """All cards of a player leave the hand and the area; what was kept for the end of the game still counts (2006)."""
    c = p.civs[seat]
    for card in p.in_front_of(c):
        if p.cards[card].is_civil:
            p.remove_card(card)
        else:
            p.discard_military(card, EVERY_SEAT)
    p.gone = p.gone + c.hand
    for card in c.military_hand:
        p.discard_military(card, 1 << seat)
    c.hand = []
    c.fresh = []
    c.military_hand = []
    c.leader = NONE
    c.specials = [NONE] * len(c.specials)
    c.wonders = []
    c.ruins = []
    c.tucked = NONE
    c.wonder = NONE
    c.colonies = []
    c.tactic = NONE
    c.exclusive = 0
    c.war = NONE
    c.war_target = NONE


def _clear_tokens(p: ThroughTheAges, seat: int) -> None:
    """Only the printed board is left; its tokens are out of the game."""
    c = p.civs[seat]
    p.box_yellow += c.yellow + c.unused + c.on_cards()
    p.box_blue += c.blue + sum(c.stored) + c.stages
    c.yellow = 0
    c.unused = 0
    c.blue = 0
    c.stages = 0
    c.workers = [NONE] * TECH_COUNT
    c.forget_technologies()
    c.stored = [0] * len(c.stored)
    count_goods(c)
    for card in p.edition.cards.starting:
        if card.kind == GOVERNMENT:
            c.government = card.index
        else:
            c.workers[card.tech] = 0
    _clear_numbers(p, seat, c)


def _clear_numbers(p: ThroughTheAges, seat: int, c: Civilization) -> None:
    c.used = 0
    c.is_leaving = 0
    c.civil_used = 0
    c.military_used = 0
    c.civil_lost = 0
    c.extra_military = 0
    c.unit_resources = 0
    c.leader_resources = 0
    c.unit_science = 0
    p.refresh(seat)
    c.civil = 0
    c.military = 0
    c.civil_total = 0
    c.military_total = 0


def _shrink_decks(p: ThroughTheAges) -> None:
    """The decks of later ages are made up for the players who are left (2015)."""
    settle_decks(p)
    for age in range(p.age + 1, len(p.civil_decks)):
        p.civil_decks = with_deck(p.civil_decks, age, _shrunk(p, p.civil_decks[age], True, age))
        p.military_decks = with_deck(p.military_decks, age, _shrunk(p, p.military_decks[age], False, age))


def _shrunk(p: ThroughTheAges, deck: list[int], civil: bool, age: int) -> list[int]:
    """A shuffled deck without the cards that are too many for the players left; those leave the game."""
    wanted = Counter(p.edition.cards.deck(civil, age, p.playing()))
    kept: list[int] = []
    for card in deck:
        if wanted[card] > 0:
            wanted[card] -= 1
            kept.append(card)
        else:
            p.remove_card(card)
    return kept
