"""Response windows: what somebody does is declared completely, then the others may answer (ruling A06).

Who can answer depends on hidden cards and tokens, so everybody is asked who could hold an answer as far as the others
know. Being asked, or not, tells nothing.
"""

from typing import Final, cast

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.abilities.answering import (
    CITY_ACTION,
    EVENT,
    RESOURCE_ABILITY,
    STEP,
    WINDOW_KINDS,
    answer_codes,
    answer_rule,
    next_to_answer,
)
from civitas.games.civilization_2010.facts.abilities import ABILITIES
from civitas.games.civilization_2010.facts.events import EVENTS
from civitas.games.civilization_2010.facts.techs import MASS_MEDIA
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.verbs import PASS_CODE, PLAY, USE, WAIVE_CODE
from civitas.games.civilization_2010.view_types import Question

__all__ = ["CITY_ACTION", "EVENT", "RESOURCE_ABILITY", "STEP", "Window", "open_window"]

_FIRST: Final = 1
"""The seat next to the acting one is asked first."""


def open_window(p: Civilization2010, actor: int, kind: int, against: int = 0, subject: int = NONE) -> None:
    """Let the other seats answer what a seat is doing; afterwards `p.cancelled` tells whether it was cancelled.

    `against` are the seats at which an event is aimed, as bits. `subject` is the event or ability, or the centre of the
    city that acts. For a step of a move the group must be lifted. Call it last: who is asked first is found out here.
    """
    p.cancelled = 0
    if kind == EVENT and p.empires[actor].knows(MASS_MEDIA):
        return  # tech.mass_media
    place = next_to_answer(p, actor, _FIRST, kind, against)
    if place < p.players:
        window = Window(actor, kind, max(0, against), subject, place)
        window.asked = 1 << (actor + place) % p.players
        p.push(window)


@frame("Window")
class Window(Frame[Civilization2010]):
    """The other seats, clockwise from the acting one, may cancel or interrupt (event.cancel-a)."""

    actor: int = 0
    kind: int = 0
    against: int = 0
    subject: int = NONE
    place: int = 1
    """Which of the other seats is asked, counted clockwise from the acting one."""
    answered: int = 0
    """Whether an answer has just been carried out, or cancelled."""

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        about = p.frames.index(self) - 1
        view: Question = {
            "frame": self.name(),
            "actor": self.actor,
            "kind": WINDOW_KINDS[self.kind],
            "about": cast(Question, p.frames[about].question(p, seat)) if about >= 0 else None,
        }
        if self.kind == EVENT:
            view["event"] = EVENTS[self.subject]
        elif self.kind == RESOURCE_ABILITY:
            view["ability"] = ABILITIES[self.subject]
        return view

    def resume(self, p: Civilization2010) -> None:
        if self.answered:
            self.answered = 0
            if self._is_settled(p):
                p.pop()
                return
        self.place = next_to_answer(p, self.actor, self.place, self.kind, self.against)
        if self.place < p.players:
            self.asked = 1 << (self.actor + self.place) % p.players
        else:
            p.cancelled = 0
            p.pop()

    def _is_settled(self, p: Civilization2010) -> bool:
        """Whether nothing is left to answer: it was cancelled, or the moving group is dead."""
        if self.kind != STEP:
            return p.cancelled != 0
        p.cancelled = 0
        return p.group_seat != self.actor

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        return [PASS_CODE, WAIVE_CODE, *answer_codes(p, seat, self.kind, self.against)]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        if action in (PASS_CODE, WAIVE_CODE):
            return None
        rule = answer_rule(p, seat, action, self.kind, self.against)
        return Objection(rule) if rule else None

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        if action in (PASS_CODE, WAIVE_CODE):
            if action == WAIVE_CODE:
                p.waived |= 1 << seat
            self.place += 1
            return
        # A declaration opens windows and a window starts declarations, hence the late import.
        from civitas.games.civilization_2010.abilities.declaring import play_event, use_ability

        self.answered = 1
        if PLAY.owns(action):
            play_event(p, seat, PLAY.first(action))
        else:
            use_ability(p, seat, USE.first(action))
