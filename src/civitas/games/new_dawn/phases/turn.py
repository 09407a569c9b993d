"""Rounds and turns: victory check, event dial, and the choice of a focus card (R3.3, R3.7, R14.3)."""

from typing import Final

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.result import Result, places_by
from civitas.core.rules import Objection
from civitas.games.new_dawn.automated.turn import begin_turn as begin_automated_turn
from civitas.games.new_dawn.facts.kinds import SLOTS
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.phases.abilities import ability_actions, ability_objection, use_ability
from civitas.games.new_dawn.phases.events import advance_dial
from civitas.games.new_dawn.phases.resolution import Resolution
from civitas.games.new_dawn.standings import completed_cards, friendly_spaces
from civitas.games.new_dawn.verbs import RESOLVE
from civitas.games.new_dawn.view_types import Question

BEGIN: Final = 0
"""The turn of the active player is about to begin."""
NEXT: Final = 1
"""The turn of the active player is over."""

VICTORY: Final = "victory"
UNDECIDED: Final = "undecided"

_CHOICES: Final[list[int]] = [RESOLVE.code(slot) for slot in range(SLOTS)]


@frame("Round")
class Round(Frame[NewDawn]):
    """The frame below all others: one turn after the other, and what happens between rounds."""

    step: int = BEGIN

    def resume(self, p: NewDawn) -> None:
        if self.step == NEXT:
            p.active = (p.active + 1) % p.players
            if p.active == p.first:
                self.step = BEGIN
                end_round(p)
                return
        self.step = NEXT
        begin_turn(p)


def begin_turn(p: NewDawn) -> None:
    """Forget what could be done once, and let the active player choose a card."""
    p.once = 0
    p.won = []
    p.arrived = []
    p.spent_states = 0
    p.spent_naturals = 0
    p.victories = 0
    if p.active == p.automa:
        begin_automated_turn(p)
    else:
        p.frames.append(Choosing(p.active))


def end_round(p: NewDawn) -> None:
    """Look for a winner; if there is none, a new round begins with the event dial (R3.7-b, N37)."""
    needed = len(p.victory_cards)
    winners = [seat for seat in range(p.players) if completed_cards(p, seat) == needed]
    if winners and needed:
        finish(p, winners)
    elif p.round >= p.setting.round_limit:
        p.result = Result([1] * p.players, [completed_cards(p, seat) for seat in range(p.players)], UNDECIDED)
        p.tell("undecided", "R14.3-a", {"round": p.round})
    else:
        p.round += 1
        advance_dial(p)


def finish(p: NewDawn, candidates: list[int]) -> None:
    """The game ends: most world wonders, then most friendly spaces decide among the candidates (R14.4-a)."""
    scores = [completed_cards(p, seat) for seat in range(p.players)]
    keys = [
        [1 if seat in candidates else 0, scores[seat], len(p.wonders_of(seat)), friendly_spaces(p, seat)]
        for seat in range(p.players)
    ]
    p.result = Result(places_by(keys), scores, VICTORY)
    winners = p.result.winners
    rule = "R14.3-a" if len(candidates) == 1 else "R14.4-a" if len(winners) == 1 else "R14.4-b"
    for seat in winners:
        p.tell("won", rule, {"seat": seat})


@frame("Choosing", asks="seat")
class Choosing(Frame[NewDawn]):
    """The active player uses start-of-turn abilities, then chooses the focus card to resolve (R3.3-a, R3.5-a)."""

    seat: int = 0

    def question(self, p: NewDawn, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat}

    def resume(self, p: NewDawn) -> None:
        self.asked = 1 << self.seat

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        actions = ability_actions(p, seat)
        return actions + _CHOICES if actions else _CHOICES[:]

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        if RESOLVE.owns(action):
            return None
        return ability_objection(p, seat, action)

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        slot = action - RESOLVE.base
        if 0 <= slot < SLOTS:
            p.frames.pop()
            p.frames.append(Resolution(seat, slot))
        else:
            use_ability(p, seat, action)
