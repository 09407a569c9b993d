"""Caravans that arrive: trade tokens, diplomacy cards and embassies (R6.4, R10.2, R11, A8.3, A8.5)."""

from typing import Final

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.new_dawn.civilizations.gains import ALL_KINDS, gain_resource, gain_trade, gain_visit_tokens
from civitas.games.new_dawn.civilizations.surrender import pact_limit
from civitas.games.new_dawn.civilizations.treaties import give_back_pact, take_pact, take_state_card
from civitas.games.new_dawn.facts.city_states import CITY_STATES, VISIT_TOKENS
from civitas.games.new_dawn.facts.diplomacy import EMBASSY, PACT_COUNT, PACTS
from civitas.games.new_dawn.facts.terrain import NONE
from civitas.games.new_dawn.map.pieces import return_caravan, space_name
from civitas.games.new_dawn.model import CAPITAL, CITY, NewDawn
from civitas.games.new_dawn.verbs import DONE_CODE, FIRST_STATE_CARD, TAKE
from civitas.games.new_dawn.view_types import Question

TAKING: Final = 0
EMBASSIES: Final = 1


def is_destination(p: NewDawn, seat: int, space: int) -> bool:
    """Whether a caravan that enters a space arrives there: a city-state or a rival city (R6.4-f)."""
    if p.piece[space] >= CITY:
        return p.is_rival(seat, space) or p.city_state_at(space) >= 0
    return p.world.city_state[space] >= 0 and p.city_state_at(space) >= 0


def arrive(p: NewDawn, seat: int, caravan: int, space: int) -> None:
    """A caravan enters a city-state or a rival city and goes back to its card; the visit brings its gains."""
    return_caravan(p, seat, caravan)
    p.arrived = [*p.arrived, space]
    state = p.city_state_at(space)
    if state >= 0:
        _visit_city_state(p, seat, state)
    else:
        _visit_city(p, seat, space)


def _visit_city_state(p: NewDawn, seat: int, state: int) -> None:
    p.tell("visited-state", "R6.4-a", {"seat": seat, "state": f"city-state-{CITY_STATES[state]}"})
    may_take = p.copies_left(state) > 0 and not (p.civs[seat].envoys >> state) & 1
    if may_take and seat != p.automa:
        # Asked below the tokens, which come first (N29).
        p.push(Visit(seat, NONE, state, NONE))
    gain_visit_tokens(p, seat, state, VISIT_TOKENS)
    if may_take and seat == p.automa:
        take_state_card(p, seat, state, "A8.5-a")


def _visit_city(p: NewDawn, seat: int, space: int) -> None:
    giver = p.owner[space]
    p.tell("visited-city", "R6.4-b", {"seat": seat, "other": giver, "space": space_name(space)})
    if seat == p.automa:
        gain_trade(p, seat, VISIT_TOKENS, "R6.4-b")
        _take_for_automa(p, seat, giver)
        return
    p.push(Visit(seat, giver, NONE, space))
    gain_trade(p, seat, VISIT_TOKENS, "R6.4-b")


def _take_for_automa(p: NewDawn, seat: int, giver: int) -> None:
    """The first card available in the order of the list, unless a card of that player is held already (A8.3)."""
    available = [pact for pact in range(PACT_COUNT) if p.holder(giver, pact) < 0]
    if not available or p.pacts_of(seat, giver):
        return
    criterion = "criterion-first-available" if len(available) > 1 else "criterion-only-choice"
    names = {"pact": f"card-{PACTS[available[0]]}", "criterion": criterion}
    p.tell("automa-chose-pact", "A8.3-a", {"seat": seat, "other": giver, **names})
    take_pact(p, seat, giver, available[0], "A8.3-a")


@frame("Visit")
class Visit(Frame[NewDawn]):
    """A visitor may take a diplomacy card; an embassy in a capital bears fruit at once (diplomacy.embassy-b)."""

    seat: int = 0
    giver: int = 0
    """The rival whose city is visited, or -1."""
    state: int = NONE
    """The city-state that is visited, or -1."""
    space: int = 0
    step: int = TAKING

    def question(self, p: NewDawn, seat: int | None) -> Question:
        giver = self.giver if self.giver >= 0 else None
        state = CITY_STATES[self.state] if self.state >= 0 else None
        return {"frame": self.name(), "seat": self.seat, "other": giver, "state": state}

    def resume(self, p: NewDawn) -> None:
        if self.step == TAKING:
            self.step = EMBASSIES
            if self._cards(p):
                self.asked = 1 << self.seat
            return
        p.pop()
        has_embassy = self.giver >= 0 and p.holder(self.giver, EMBASSY) == self.seat
        if has_embassy and p.piece[self.space] == CAPITAL:
            open_embassy(p, self.seat, self.giver)

    def _cards(self, p: NewDawn) -> list[int]:
        if self.state >= 0:
            return [FIRST_STATE_CARD + self.state]
        first = self.giver * PACT_COUNT
        return [first + pact for pact in range(PACT_COUNT) if p.holder(self.giver, pact) < 0]

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        return [*[TAKE.code(card) for card in self._cards(p)], DONE_CODE]

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if TAKE.owns(action):
            return Objection(self._taking_rule(p, TAKE.first(action) - FIRST_STATE_CARD))
        return Objection("R6.4-c" if self.state >= 0 else "R6.4-d")

    def _taking_rule(self, p: NewDawn, state: int) -> str:
        """Why a diplomacy card cannot be taken here: that of a city-state, or (below 0) that of a player."""
        if state < 0:
            return "R11.3-a"
        return "R10.4-b" if p.states[state] >= 0 else "R10.2-a"

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        if action == DONE_CODE:
            return
        if self.state >= 0:
            take_state_card(p, seat, self.state, "R6.4-c")
            return
        held = p.pacts_of(seat, self.giver)
        if len(held) >= pact_limit(p, seat):
            give_back_pact(p, self.giver, held[0], "R11.2-a")
        take_pact(p, seat, self.giver, TAKE.first(action) % PACT_COUNT, "R6.4-d")


def open_embassy(p: NewDawn, seat: int, giver: int) -> None:
    """A visit to the capital of the giver: a trade token for the giver, a resource for the holder of the card."""
    p.tell("embassy", "diplomacy.embassy", {"seat": seat, "other": giver})
    gain_resource(p, seat, ALL_KINDS, "diplomacy.embassy")
    gain_trade(p, giver, 1, "diplomacy.embassy")
