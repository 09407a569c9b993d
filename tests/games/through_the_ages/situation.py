"""Situations for rules tests: set up what matters, act in words, read the table in words."""

from typing import Any

import pytest

import civitas
from civitas.core.errors import IllegalAction, OutOfTurn
from civitas.core.events import Event
from civitas.core.position import View
from civitas.core.title import Title
from civitas.games.through_the_ages.civilization import Civilization
from civitas.games.through_the_ages.model import ThroughTheAges

NEW = "through-the-ages-2015"
FIRST = "through-the-ages-2006"
BOTH = pytest.mark.parametrize("title", [NEW, FIRST])
"""For tests of rules in which the editions agree."""


def situation(title: str = NEW, **scenario: Any) -> "Situation":
    """A situation of two players in the action phase of player 1 in round 5 of age I, unless said otherwise.

    The card row is empty unless it is told; all other civil cards of the age are in the deck. Players go by "p1" to
    "p4" here, as numbers cannot be names of arguments: `situation(FIRST, p1={"science": 9})`.
    """
    entries = {name[1:] if name in ("p1", "p2", "p3", "p4") else name: entry for name, entry in scenario.items()}
    return Situation(title, {"players": 2, "round": 5, "age": "I", "row": [], **entries})


class Situation:
    """A position that is talked to and asked in the words of the game; players are numbered from 1, as in scenarios.

    >>> s = situation(NEW, p1={"tokens": {"bronze": 2}, "unused": 1})
    >>> s.play("build bronze")[0].message
    'built'
    >>> s.civ(1).unused
    0
    """

    def __init__(self, title: str, description: dict[str, Any]) -> None:
        self.title: Title = civitas.title(title)
        position = self.title.scenario(description)
        assert isinstance(position, ThroughTheAges)
        self.position: ThroughTheAges = position
        self.log: list[Event] = list(position.news)
        """Everything that happened so far, also while the situation was set up."""

    # Acting.

    def play(self, *texts: str, by: int = 0) -> list[Event]:
        """Play actions given as text, each by the player who is asked (or `by`); returns the events of the last one."""
        events: list[Event] = []
        for text in texts:
            events = list(self.position.play(self._seat(by), self.title.space.parse(text)))
            self.log += events
        return events

    def refused(self, text: str, by: int = 0) -> str:
        """The rule that forbids an action; the refusal must leave no trace and `why_not` must agree."""
        before = self.position.digest()
        action = self.title.space.parse(text)
        seat = self._seat(by)
        objection = self.position.perspective(seat).why_not(action)
        with pytest.raises((IllegalAction, OutOfTurn)) as refusal:
            self.position.play(seat, action)
        assert self.position.digest() == before
        assert objection is not None
        if isinstance(refusal.value, IllegalAction):
            assert refusal.value.objection == objection
        return objection.rule

    def allows(self, text: str, by: int = 0) -> bool:
        """Whether the player who is asked may play an action."""
        return self.title.space.parse(text) in self.position.perspective(self._seat(by)).legal()

    def legal(self, verb: str = "", by: int = 0) -> list[str]:
        """All that the player who is asked may say, or only what begins with a verb."""
        texts = [self.title.space.text(action) for action in self.position.perspective(self._seat(by)).legal()]
        return [text for text in texts if not verb or text.split(" ")[0] == verb]

    def pass_until(self, frame: str = "", player: int = 0, most: int = 200) -> None:
        """Let everybody decline what can be declined (or say the first thing) until a question or a player comes up."""
        for _ in range(most):
            reached = (not frame or self.question == frame) and (not player or player in self.asked)
            if reached or self.position.is_over:
                return
            legal = self.legal(by=self.asked[0])
            quiet = [text for text in legal if text in ("done", "refuse")]
            self.play((quiet or legal)[0], by=self.asked[0])
        raise AssertionError(f"{frame} {player} never came up; asked: {self.question} {self.asked}")

    def _seat(self, player: int) -> int:
        if player:
            return player - 1
        to_act = self.position.to_act
        assert len(to_act) == 1, f"asked are the players {self.asked}; say who acts"
        return to_act[0]

    # Looking.

    @property
    def asked(self) -> list[int]:
        """The players who are asked."""
        return [seat + 1 for seat in self.position.to_act]

    @property
    def question(self) -> str:
        """The name of the open question (the frame)."""
        return self.position.frames[-1].name() if self.position.frames else ""

    def civ(self, player: int) -> Civilization:
        """A player's civilization, to read its numbers."""
        return self.position.civs[player - 1]

    def view(self, player: int | None = None) -> View:
        """What a player (None: a spectator) sees."""
        return self.position.perspective(None if player is None else player - 1).view

    def told(self, player: int) -> dict[str, Any]:
        """The player's civilization in the words of scenarios; what is empty is not there."""
        entry: dict[str, Any] = self.described()[str(player)]
        return entry

    def described(self) -> dict[str, Any]:
        """The whole position in the words of scenarios."""
        return self.position.describe()

    def workers(self, player: int) -> dict[str, int]:
        """Workers on the technologies that have any."""
        workers: dict[str, int] = self.told(player)["workers"]
        return {tech: count for tech, count in workers.items() if count}

    def tokens(self, player: int) -> dict[str, int]:
        """Blue tokens on farms, mines and labs."""
        tokens: dict[str, int] = self.told(player).get("tokens", {})
        return tokens

    def goods(self, player: int) -> tuple[int, int]:
        """Food and resources."""
        return self.civ(player).food, self.civ(player).resources

    def hand(self, player: int) -> list[str]:
        """Civil cards in hand."""
        return [self.position.cards[card].id for card in self.civ(player).hand]

    def military_hand(self, player: int) -> list[str]:
        """Military cards in hand."""
        return [self.position.cards[card].id for card in self.civ(player).military_hand]

    def row(self) -> dict[int, str]:
        """The cards in the row by their spaces, counted from 1."""
        return {space + 1: self.position.cards[card].id for space, card in enumerate(self.position.row) if card >= 0}

    def pile(self, name: str) -> list[str]:
        """The cards of a pile by the name of its list: past, gone, common, current (next one last), future, ..."""
        cards: list[int] = getattr(self.position, name)
        return [self.position.cards[card].id for card in cards]

    def discards(self, age: str = "I") -> list[str]:
        """The discarded military cards of an age."""
        return [self.position.cards[card].id for card in self.position.discards[["A", "I", "II", "III"].index(age)]]

    # What was reported.

    def events(self, message: str = "") -> list[Event]:
        """All events so far, or those of one message."""
        return [event for event in self.log if not message or event.message == message]

    def messages(self) -> list[str]:
        """The ids of all events so far."""
        return [event.message for event in self.log]

    def arguments(self, message: str) -> list[dict[str, Any]]:
        """The arguments of all events of a message."""
        return [dict(event.arguments) for event in self.events(message)]

    def rules(self) -> set[str]:
        """The rules that the events so far cite."""
        return {event.rule for event in self.log}
