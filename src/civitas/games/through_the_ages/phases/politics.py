"""The politics phase: at most one political action, which may be anything from an event to a resignation."""

from civitas.core.frames import frame
from civitas.core.losses import Loss
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.through_the_ages.battles.aggression import (
    attack_objection,
    object_objection,
    open_targets,
    play_aggression,
)
from civitas.games.through_the_ages.battles.war import declare_war, war_objection, war_targets
from civitas.games.through_the_ages.civilization import (
    COLUMBUS_DONE,
    MAY_LEAVE,
    NONE,
    POLITICS_LOST,
    SECOND_POLITICS,
)
from civitas.games.through_the_ages.civilizations.leaders import remove_leader
from civitas.games.through_the_ages.events.colonies import gain_colony
from civitas.games.through_the_ages.events.revealing import reveal_event
from civitas.games.through_the_ages.facts.cards import AGES, PACT, TERRITORY, WAR
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.pacts import (
    cancel_objection,
    cancel_pact,
    pact_partners,
    proposal_objection,
    propose_pact,
)
from civitas.games.through_the_ages.phases.resignation import (
    leave_game,
    leaves_as_wished,
    leaving_loss,
    leaving_objection,
)
from civitas.games.through_the_ages.view_types import Question


@frame("Politics")
class Politics(Frame[ThroughTheAges]):
    """One player's politics phase."""

    seat: int = 0
    begun: int = 0
    taken: int = 0
    """Political actions taken so far."""
    is_lost: int = 0
    """Whether the political action of this turn was given away."""
    is_over: int = 0

    def resume(self, p: ThroughTheAges) -> None:
        if not self.begun:
            self.begun = 1
            self._begin(p)
            if p.civs[self.seat].is_leaving and self._may_leave(p) and leaves_as_wished(p, self.seat):
                return
        if not self.is_over and self._is_worth_asking(p):
            self.asked = 1 << self.seat
            return
        if not self.is_over and self._may_leave(p):
            p.civs[self.seat].used |= MAY_LEAVE
        p.pop()

    def _begin(self, p: ThroughTheAges) -> None:
        c = p.civs[self.seat]
        if p.setting.less_mean:
            return_markers(p, self.seat)
        peek(p, self.seat)
        if c.used & POLITICS_LOST:
            c.used &= ~POLITICS_LOST
            self.is_lost = 1
            p.report("politics-lost", "politics-lost", {"seat": self.seat})

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        return {"frame": self.name(), "taken": self.taken}

    # What may be done. Whether the seat is asked must not tell what it holds.

    def _is_worth_asking(self, p: ThroughTheAges) -> bool:
        """Whether there may be anything to do but to leave, as far as everybody knows."""
        if self._is_spent(p):
            return False
        if p.civs[self.seat].military_hand or retirement_objection(p, self.seat) is None:
            return True
        if p.civs[self.seat].symbols.sides:
            for owner in range(p.players):
                if cancel_objection(p, self.seat, owner) is None:
                    return True
        return False

    def _is_spent(self, p: ThroughTheAges) -> bool:
        """Whether no political action is left; Caesar has a second one once per game (2015)."""
        if self.is_lost:
            return True
        taken = self.taken
        return taken > 1 or (taken == 1 and not has_second_action(p, self.seat))

    def _may_leave(self, p: ThroughTheAges) -> bool:
        return p.age <= p.setting.last_age_to_leave and not self._is_too_late_to_leave(p)

    def _leaving_objection(self, p: ThroughTheAges) -> Objection | None:
        return p.no("resign") if self._is_too_late_to_leave(p) else leaving_objection(p)

    def _is_too_late_to_leave(self, p: ThroughTheAges) -> bool:
        """Resigning is a political action (2015), or something for the beginning of the turn (2006)."""
        return self._is_spent(p) if p.edition.resign_in_politics else self.taken > 0

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        actions: list[int] = []
        if not self._is_spent(p):
            c = p.civs[seat]
            _list_uses(p, seat, actions)
            if c.symbols.sides:
                for owner, o in enumerate(p.civs):
                    if o.pact >= 0 and cancel_objection(p, seat, owner) is None:
                        actions.append(p.verbs.cancel.base + owner)
            if c.leader >= 0 and retirement_objection(p, seat) is None:
                actions.append(p.verbs.retire.code())
        if self._may_leave(p):
            actions.append(p.verbs.resign_code)
        actions.append(p.verbs.done_code)
        return actions

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        verbs = p.verbs
        if action == verbs.done_code:
            return None
        if action == verbs.resign_code:
            return self._leaving_objection(p)
        if self._is_spent(p):
            return p.no("politics-lost" if self.is_lost else "politics")
        if verbs.prepare.owns(action):
            return preparation_objection(p, seat, verbs.events.card[verbs.prepare.first(action)])
        if verbs.attack.owns(action):
            card = verbs.aggressions.card[verbs.attack.first(action)]
            return attack_objection(p, seat, card, verbs.attack.second(action))
        if verbs.declare.owns(action):
            return war_objection(p, seat, verbs.wars.card[verbs.declare.first(action)], verbs.declare.second(action))
        if verbs.propose.owns(action):
            card = verbs.pacts[verbs.propose.first(action)][0]
            return proposal_objection(p, seat, card, verbs.propose.second(action))
        if verbs.cancel.owns(action):
            return cancel_objection(p, seat, verbs.cancel.first(action))
        if verbs.colonize.owns(action):
            return voyage_objection(p, seat, verbs.territories.card[verbs.colonize.first(action)])
        if action == verbs.retire.code():
            return retirement_objection(p, seat)
        return p.no("politics")

    def loss(self, p: ThroughTheAges, seat: int, action: int) -> Loss | None:
        return leaving_loss(p, True) if action == p.verbs.resign_code else None

    # What is done.

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        verbs = p.verbs
        self.asked = 0
        if action == verbs.done_code:
            self.is_over = 1
            return
        if action == verbs.resign_code:
            leave_game(p, seat)
            return
        self.taken += 1
        if self.taken > 1:
            p.civs[seat].used |= SECOND_POLITICS
        if verbs.prepare.owns(action):
            prepare_event(p, seat, verbs.events.card[verbs.prepare.first(action)])
        elif verbs.attack.owns(action):
            play_aggression(p, seat, verbs.aggressions.card[verbs.attack.first(action)], verbs.attack.second(action))
        elif verbs.declare.owns(action):
            declare_war(p, seat, verbs.wars.card[verbs.declare.first(action)], verbs.declare.second(action))
        elif verbs.propose.owns(action):
            card, side = verbs.pacts[verbs.propose.first(action)]
            propose_pact(p, seat, card, side, verbs.propose.second(action))
        elif verbs.cancel.owns(action):
            cancel_pact(p, seat, verbs.cancel.first(action))
        elif verbs.colonize.owns(action):
            make_voyage(p, seat, verbs.territories.card[verbs.colonize.first(action)])
        else:
            retire(p, seat)


def _list_uses(p: ThroughTheAges, seat: int, actions: list[int]) -> None:
    """Add every political action that a card in hand can be used for; the hand is sorted, each card counts once."""
    c, verbs, kinds = p.civs[seat], p.verbs, p.edition.cards.kinds
    is_explorer = c.leader >= 0 and p.cards[c.leader].colonize_from_hand > 0
    military = c.military + c.extra_military
    targets: list[int] | None = None
    last = NONE
    for card in c.military_hand:
        if card == last:
            continue
        last = card
        kind = kinds[card]
        if kind <= TERRITORY:
            actions.append(verbs.uses[card])
            if kind == TERRITORY and is_explorer and voyage_objection(p, seat, card) is None:
                actions.append(verbs.colonize.code(verbs.territories.place[card]))
        elif kind == PACT:
            offers = verbs.offers[card]
            for partner in pact_partners(p, seat):
                for offer in offers:
                    actions.append(offer + partner)
        elif kind <= WAR and p.cards[card].price <= military:
            use = verbs.uses[card]
            if kind == WAR:
                for other in war_targets(p, seat, card):
                    actions.append(use + other)
                continue
            if targets is None:
                targets = open_targets(p, seat)
            for other in targets:
                if object_objection(p, seat, card, other) is None:
                    actions.append(use + other)


# The beginning of the phase.


def return_markers(p: ThroughTheAges, seat: int) -> None:
    """Less mean variant: the markers that a seat holds go back to the middle."""
    for other, c in enumerate(p.civs):
        if c.marker == seat:
            c.marker = NONE
            p.report("marker-returned", "marker-returned", {"seat": seat, "other": other})


def peek(p: ThroughTheAges, seat: int) -> None:
    """Joan of Arc looks at the next event (2015)."""
    c = p.civs[seat]
    if c.leader < 0 or not p.cards[c.leader].peek or not p.current:
        return
    if not (p.current_seen[-1] >> seat) & 1:
        p.reveals += 1
    p.current_seen = [*p.current_seen[:-1], p.current_seen[-1] | 1 << seat]
    p.current_known = [*p.current_known[:-1], p.current_known[-1] | 1 << seat]
    rule = p.edition.card_rules[c.leader]
    p.tell("peeked", rule, {"seat": seat})
    p.tell("peeked-at", rule, {"seat": seat, "event": p.cards[p.current[-1]].name}, 1 << seat)


def has_second_action(p: ThroughTheAges, seat: int) -> bool:
    """Whether Caesar can still give a second political action (2015)."""
    c = p.civs[seat]
    return c.leader >= 0 and p.cards[c.leader].second_politics > 0 and not c.used & SECOND_POLITICS


# Events.


def preparation_objection(p: ThroughTheAges, seat: int, card: int) -> Objection | None:
    """Why a seat cannot prepare this event."""
    return None if card in p.civs[seat].military_hand else p.no("not-in-hand")


def prepare_event(p: ThroughTheAges, seat: int, card: int) -> None:
    """Lay an event face down on the future events, score its level, and reveal the next current event."""
    p.civs[seat].military_hand.remove(card)
    p.future = [*p.future, card]
    p.future_known = [*p.future_known, 1 << seat]
    points = p.score(seat, p.cards[card].level)
    age = f"age-{AGES[p.cards[card].age].lower()}"
    p.report("prepared", "prepare", {"seat": seat, "age": age, "points": points})
    p.report("own-prepared", "prepare", {"seat": seat, "card": p.cards[card].name}, 1 << seat)
    reveal_event(p)


# Leaders with political actions of their own.


def voyage_objection(p: ThroughTheAges, seat: int, card: int) -> Objection | None:
    """Why Columbus cannot make this territory of the own hand a colony."""
    c = p.civs[seat]
    if c.leader < 0 or not p.cards[c.leader].colonize_from_hand:
        return p.no("politics")
    if c.has_used(COLUMBUS_DONE):
        return Objection(p.edition.card_rules[c.leader])
    return None if card in c.military_hand else p.no("not-in-hand")


def make_voyage(p: ThroughTheAges, seat: int, card: int) -> None:
    """A territory becomes a colony without auction or units; Columbus leaves (2015) or has done his deed (2006)."""
    c = p.civs[seat]
    leader = p.cards[c.leader]
    c.used |= COLUMBUS_DONE
    c.military_hand.remove(card)
    p.reveals += 1
    p.report_card("voyage", leader.index, {"seat": seat, "territory": p.cards[card].name})
    if leader.leaves_after_colonizing:
        remove_leader(p, seat)
    gain_colony(p, seat, card, True)


def retirement_objection(p: ThroughTheAges, seat: int) -> Objection | None:
    """Why no leader can retire for a yellow token (Alexander, 2015)."""
    leader = p.civs[seat].leader
    return None if leader >= 0 and p.cards[leader].retire_yellow else p.no("politics")


def retire(p: ThroughTheAges, seat: int) -> None:
    """The leader leaves play for a yellow token."""
    leader = p.cards[p.civs[seat].leader]
    remove_leader(p, seat)
    count = p.add_yellow(seat, leader.retire_yellow)
    p.report_card("retired", leader.index, {"seat": seat, "count": count})
