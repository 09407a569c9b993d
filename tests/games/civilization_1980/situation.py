"""Situations for rules tests: set up what matters, act in words, read the table in words."""

from collections.abc import Mapping
from typing import Any, cast

import pytest

import civitas
from civitas.core.errors import IllegalAction, OutOfTurn
from civitas.core.events import Event
from civitas.core.position import Position
from civitas.games.civilization_1980.view_types import Civilization1980View, NationView, OwnView

TITLE = civitas.title("civilization-1980")


class Situation:
    """A position that is talked to and asked in the words of the game; players go by their nations.

    >>> s = Situation("crete", "thrace", phase=5, crete={"tokens": {"knossos": 3}})
    >>> s.say("crete", "move 2 knossos phaestos")[0].message
    'moved'
    >>> s.tokens("crete", "phaestos")
    2
    """

    def __init__(
        self,
        *players: str,
        phase: int = 5,
        pause: list[int] | None = None,
        options: Mapping[str, object] | None = None,
        **entries: Any,
    ) -> None:
        description = {"players": list(players), "phase": phase, "pause": pause or [], **entries}
        self.position: Position = TITLE.scenario({**description, "options": dict(options or {})})
        self.events: list[Event] = list(self.position.news)
        """Everything that happened so far, also while the situation was set up."""

    # Acting.

    def seat(self, nation: str) -> int:
        """The seat that plays a nation."""
        return [each["nation"] for each in self._view()["nations"]].index(nation)

    def say(self, nation: str, *texts: str) -> list[Event]:
        """Play actions given as text; returns the events of the last one."""
        events: list[Event] = []
        for text in texts:
            events = self.position.play(self.seat(nation), TITLE.space.parse(text))
            self.events += events
        return events

    def refusal(self, nation: str, text: str) -> str:
        """The rule that forbids an action; the refusal must leave no trace and `why_not` must agree."""
        before = self.position.digest()
        action = TITLE.space.parse(text)
        objection = self.position.perspective(self.seat(nation)).why_not(action)
        with pytest.raises((IllegalAction, OutOfTurn)) as refused:
            self.position.play(self.seat(nation), action)
        assert self.position.digest() == before
        assert objection is not None
        if isinstance(refused.value, IllegalAction):
            assert refused.value.objection == objection
        return objection.rule

    def allows(self, nation: str, text: str) -> bool:
        """Whether a seat may play an action now."""
        return TITLE.space.parse(text) in self.position.perspective(self.seat(nation)).legal()

    def choices(self, nation: str) -> list[str]:
        """All actions that are open to a nation, as text."""
        return [TITLE.space.text(a) for a in self.position.perspective(self.seat(nation)).legal()]

    def proceed(self) -> None:
        """At a pause: everybody is done, the game goes on to the next phase."""
        assert self.asks() == "Pause"
        for seat in self.position.to_act:
            self.events += self.position.play(seat, TITLE.space.parse("done"))

    # Looking.

    def to_act(self) -> list[str]:
        """The nations that may act now."""
        return [str(self._view()["nations"][seat]["nation"]) for seat in self.position.to_act]

    def asks(self) -> str:
        """The name of the question that is open (the frame)."""
        question = self._view()["question"]
        return str(question["frame"]) if question else ""

    def phase(self) -> int:
        return int(self._view()["phase"])

    def tokens(self, nation: str, area: str) -> int:
        return self.board(nation).get(area, 0)

    def board(self, nation: str) -> dict[str, int]:
        """All tokens of a nation on the board."""
        return dict(self._nation(nation)["tokens"])

    def cities(self, nation: str) -> list[str]:
        return sorted(self._nation(nation)["cities"])

    def ships(self, nation: str) -> list[str]:
        return [coast for coast in self._nation(nation)["ships"] if coast is not None]

    def stock(self, nation: str) -> int:
        return self._nation(nation)["stock"]

    def treasury(self, nation: str) -> int:
        return self._nation(nation)["treasury"]

    def census(self, nation: str) -> int:
        return self._nation(nation)["census"]

    def track(self, nation: str) -> int:
        return self._nation(nation)["track"]

    def cards(self, nation: str) -> list[str]:
        """Civilization cards of a nation."""
        return list(self._nation(nation)["cards"])

    def supply(self, card: str) -> int:
        return self._view()["supply"][card]

    def hand(self, nation: str) -> dict[str, int]:
        """Trade cards in a nation's hand, as that nation sees them."""
        return dict(self.own(nation)["hand"]["cards"])

    def open_calamities(self, nation: str) -> list[str]:
        """Calamities that lie open before a nation."""
        lying = self._view()["calamities"]
        return [calamity for calamity in lying if lying[calamity]["holder"] == self.seat(nation)]

    def stack(self, number: int) -> list[str]:
        """The real cards of a stack from the top (not what a seat may know)."""
        cards: list[str] = self.position.describe()["stacks"][str(number)]
        return cards

    def messages(self) -> list[str]:
        """The ids of all events so far."""
        return [event.message for event in self.events]

    def told(self, message: str) -> list[Event]:
        """All events of one kind so far."""
        return [event for event in self.events if event.message == message]

    def own(self, nation: str) -> OwnView:
        """What only this nation sees."""
        own: OwnView = self.position.perspective(self.seat(nation)).view["own"]
        return own

    def _nation(self, nation: str) -> NationView:
        return self._view()["nations"][self.seat(nation)]

    def _view(self) -> Civilization1980View:
        return cast(Civilization1980View, self.position.perspective(None).view)
