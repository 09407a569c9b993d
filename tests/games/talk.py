"""Talking to a position in the words of its title: acting, being refused, and looking at the flow of the game."""

from typing import Any, Generic, TypeVar

import pytest

from civitas.core.dice import Dice
from civitas.core.errors import IllegalAction, OutOfTurn
from civitas.core.events import Event
from civitas.core.position import Position, View
from civitas.core.verbs import ActionSpace

P = TypeVar("P", bound=Position)
T = TypeVar("T", bound="Talk[Any]")

QUIET = ("done", "refuse", "pass", "skip", "stop")
"""The least that can be said, whatever the title."""


class Talk(Generic[P]):
    """A position that is talked to and asked in the words of the game; players are numbered from 1."""

    def __init__(self, position: P) -> None:
        self.position: P = position
        self.space: ActionSpace = position.space()
        self.log: list[Event] = list(position.news)
        """Everything that happened so far, also while the situation was set up."""
        self.last: list[Event] = list(self.log)
        """What happened at last: while the situation was set up, in the last action or since it went on."""

    # Acting.

    def play(self, *texts: str, by: int = 0) -> list[Event]:
        """Play actions given as text, each by the player who is asked (or `by`); returns the events of the last one.

        No piece may appear or vanish.
        """
        before = self.position.components()
        for text in texts:
            self.last = list(self.position.play(self._seat(by), self.space.parse(text)))
            self.log += self.last
            assert self.position.components() == before, f"{text}: pieces appeared or vanished"
        return self.last

    def go_on(self) -> list[Event]:
        """Let a situation with `pause` go on until somebody is asked; returns what happened."""
        self.position.news = []
        self.position.settle()
        self.last = list(self.position.news)
        self.log += self.last
        return self.last

    def chance(self: T, *rolls: tuple[int, int]) -> T:
        """Make the next random choices among so many things come out so (counted from 0): `s.chance((6, 2), (3, 0))`.

        Chance stays honest: a seed is looked for whose first rolls are these.
        """
        seed = 0
        while not _rolls(Dice.seeded(seed), rolls):
            seed += 1
        self.position.dice = Dice.seeded(seed)
        return self

    def refused(self, text: str, by: int = 0) -> str:
        """The rule that forbids an action; the refusal must leave no trace and `why_not` must agree."""
        before = self.position.digest()
        action = self.space.parse(text)
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
        """Whether the player who is asked may play an action; `why_not` must agree."""
        perspective = self.position.perspective(self._seat(by))
        is_legal = self.space.parse(text) in perspective.legal()
        assert (perspective.why_not(self.space.parse(text)) is None) == is_legal
        return is_legal

    def legal(self, verb: str = "", by: int = 0) -> list[str]:
        """All that the player who is asked may say, or only what begins with a verb."""
        texts = [self.space.text(action) for action in self.position.perspective(self._seat(by)).legal()]
        return [text for text in texts if not verb or text.split(" ")[0] == verb]

    def choices(self, verb: str, by: int = 0) -> list[str]:
        """What a verb may be said of now, without the verb: `s.choices("at") == ["a1", "a2"]`."""
        return [text.partition(" ")[2] for text in self.legal(verb, by)]

    def pass_until(self, frame: str = "", player: int = 0, phase: str = "", most: int = 300) -> None:
        """Let everybody say the least they can until a question, a player or a phase comes up."""
        for _ in range(most):
            reached = (not frame or self.question == frame) and (not player or player in self.asked)
            if (reached and (not phase or self.phase == phase)) or self.position.is_over:
                return
            legal = self.legal(by=self.asked[0])
            self.play(next((text for text in QUIET if text in legal), legal[0]), by=self.asked[0])
        raise AssertionError(f"{frame} {player} never came up; asked: {self.question} {self.asked}")

    def _seat(self, player: int) -> int:
        if player:
            return player - 1
        to_act = self.position.to_act
        assert len(to_act) == 1, f"asked are the players {self.asked} ({self.question}); say who acts"
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

    @property
    def phase(self) -> str:
        """The phase of the turn, if the title has phases."""
        return ""

    @property
    def winners(self) -> list[int]:
        """Who has won; empty while the game goes on."""
        return [seat + 1 for seat in self.position.result.winners] if self.position.result else []

    @property
    def ending(self) -> str:
        """How the game has ended, or ""."""
        return self.position.result.ending if self.position.result else ""

    def view(self, player: int | None = None) -> View:
        """What a player (None: a spectator) sees."""
        return self.position.perspective(None if player is None else player - 1).view


def _rolls(dice: Dice, rolls: tuple[tuple[int, int], ...]) -> bool:
    return all(dice.below(bound) == number for bound, number in rolls)
