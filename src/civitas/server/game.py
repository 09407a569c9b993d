"""One game in memory: the engine's table, how far its log has come, and which decision each seat faces."""

import time
from collections.abc import Mapping
from typing import Any, NamedTuple

from civitas.core.events import Event
from civitas.core.position import Frame, Position, View
from civitas.core.table import Table
from civitas.core.title import Title

SNAPSHOT_EVERY = 25
"""So many entries lie between two snapshots at least."""
NOBODY = -2
PROGRESS = "done"
"""Where a question says who has answered already; that changes while the question stays the same."""


class Snapshot(NamedTuple):
    """A position at which nothing can be taken back any more, so that nothing of the history is lost with it."""

    seq: int
    position: dict[str, Any]
    asked_since: list[int]


class Step(NamedTuple):
    """What an entry of the log did: its events, and a snapshot that is due with it."""

    events: list[Event]
    snapshot: Snapshot | None


class LastAct(NamedTuple):
    """What a seat did last: where in the log, when, and whether others were told of it."""

    seq: int
    at: float
    is_public: bool


class Decision(NamedTuple):
    """What a seat is asked: the frame itself, and the question as the seat sees it."""

    frame: Frame[Any]
    question: View


class Game:
    """The fold of a log: `play` and `undo` move it on by one entry each."""

    def __init__(
        self,
        title: Title,
        *,
        players: int,
        seed: int,
        options: Mapping[str, object],
        snapshot: Snapshot | None = None,
    ) -> None:
        """A game at its beginning, or at a snapshot of it."""
        position = None if snapshot is None else title.load(snapshot.position)
        self.table = Table(title, players=players, seed=seed, options=options, position=position)
        self.seq = 0 if snapshot is None else snapshot.seq
        self.asked_since = [0] * players if snapshot is None else snapshot.asked_since[:]
        """For each seat, the seq since when it has faced its present decision."""
        self.last_acts: dict[int, LastAct] = {}
        """By seat, as far as it acted since the game is in memory."""
        self._snapshot_seq = self.seq
        self._last_seat = NOBODY

    @property
    def title(self) -> Title:
        """The title being played."""
        return self.table.title

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.table.position

    def is_current(self, seat: int, seq: int) -> bool:
        """Whether a seat that has seen the game up to this seq has seen the decision it faces now."""
        return self.asked_since[seat] <= seq <= self.seq

    def newly_asked(self) -> list[int]:
        """The seats that face a decision which they did not face before the last entry."""
        return [seat for seat in self.position.to_act if self.asked_since[seat] == self.seq]

    def play(self, seat: int, action: object) -> Step:
        """Play a legal action; anything else is refused and changes nothing. The last position is always kept."""
        self.title.space.check(action)
        is_due = self.seq + 1 - self._snapshot_seq >= SNAPSHOT_EVERY
        turn_passes = self._last_seat not in (NOBODY, seat)
        before = self.snapshot() if is_due and turn_passes else None
        faced = self._decisions()
        events = self.table.play(seat, action)
        self._advance(seat, faced)
        self.last_acts[seat] = LastAct(self.seq, time.monotonic(), len(events) > 0)
        if self.position.is_over or (is_due and before is None and not self.table.can_undo(seat)):
            before = self.snapshot()
        if before is not None:
            self._snapshot_seq = before.seq
        return Step(events, before)

    def undo(self, seat: int) -> Step:
        """Take back the seat's last action; this is an entry of its own."""
        self.table.undo(seat)
        self._advance(seat, {})
        return Step([], None)

    def snapshot(self) -> Snapshot:
        """The game as it stands."""
        return Snapshot(self.seq, self.position.dump(), self.asked_since[:])

    def _decisions(self) -> dict[int, Decision]:
        p = self.position
        return {seat: Decision(p.frames[-1], p.frames[-1].question(p, seat)) for seat in p.to_act}

    def _advance(self, seat: int, faced: dict[int, Decision]) -> None:
        """Count the entry; who waits for nothing but another seat's answer still faces the same decision."""
        self.seq += 1
        self._last_seat = seat
        faces = self._decisions()
        for each in range(self.position.players):
            before, after = faced.get(each), faces.get(each)
            same = before is not None and after is not None and _is_same(before, after)
            if each == seat or not same:
                self.asked_since[each] = self.seq


def question_of(p: Position, seat: int | None) -> View | None:
    """What is being asked, as far as this seat may know."""
    return p.frames[-1].question(p, seat) if p.frames and not p.is_over else None


def _is_same(before: Decision, after: Decision) -> bool:
    return before.frame is after.frame and _asked(before.question) == _asked(after.question)


def _asked(question: View) -> View:
    return {name: value for name, value in question.items() if name != PROGRESS}
