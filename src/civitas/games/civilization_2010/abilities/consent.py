"""The United Nations: no culture event is aimed at their owner unless he allows it (ruling A40)."""

from typing import Final

from civitas.core.events import Argument
from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.facts.events import EVENTS
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.verbs import ALLOW, REFUSE
from civitas.games.civilization_2010.view_types import Question

RULE: Final = "wonder.united_nations"


def is_refused(p: Civilization2010, event: int) -> bool:
    """Whether the owner of the United Nations has refused an event in this part of the phase."""
    return (p.refused >> event) & 1 == 1


@frame("Consent")
class Consent(Frame[Civilization2010]):
    """The owner of the United Nations allows or refuses that an event is aimed at him."""

    seat: int = 0
    event: int = 0
    actor: int = 0
    """Who plays the event."""

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "actor": self.actor, "event": EVENTS[self.event]}

    def resume(self, p: Civilization2010) -> None:
        self.asked = 1 << self.seat

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        return [ALLOW.code(), REFUSE.code()]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection(RULE)

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        p.pop()
        arguments: dict[str, Argument] = {"seat": seat, "other": self.actor, "card": f"card-{EVENTS[self.event]}"}
        if action == REFUSE.code():
            p.refused |= 1 << self.event
            p.tell("event-refused", RULE, arguments)
        else:
            p.tell("event-allowed", RULE, arguments)
