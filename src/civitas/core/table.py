"""A game with its history: the log, the record for replaying, and taking back."""

from collections.abc import Mapping
from typing import Any

from civitas.core.errors import BrokenDump, CannotUndo, CivitasError
from civitas.core.events import Event
from civitas.core.native import mypyc_attr
from civitas.core.position import Position
from civitas.core.title import Title


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """One game being played, from its first position on, or from a stored one: then nothing before it is known."""

    def __init__(
        self,
        title: Title,
        *,
        players: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        position: Position | None = None,
    ) -> None:
        self.title = title
        self.players = players
        self.seed = seed
        self.options = dict(options or {})
        if position is None:
            self.position = title.new_game(players=players, seed=seed, options=self.options)
        else:
            self.position = position
        self.record: list[tuple[int, int]] = []
        """Every action played so far: (seat, action)."""
        self.log: list[Event] = list(self.position.news) if position is None else []
        self._takebacks: list[_Takeback] = []

    def play(self, seat: int, action: object) -> list[Event]:
        """Play a legal action and note it down."""
        code = self.title.space.check(action)
        before = self.position.clone()
        events = self.position.play(seat, code)
        takeback = _Takeback(seat, before, len(self.log))
        if self._takebacks and self._takebacks[-1].seat != seat:
            self._takebacks = []
        self._takebacks.append(takeback)
        if uncovers(before, self.position):
            self._takebacks = []
        self.record.append((seat, code))
        self.log += events
        return events

    def can_undo(self, seat: int) -> bool:
        """Whether the last action was this seat's own and uncovered nothing."""
        return bool(self._takebacks) and self._takebacks[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take back this seat's last action."""
        if not self.can_undo(seat):
            raise CannotUndo(f"seat {seat} has nothing to take back")
        last = self._takebacks.pop()
        self.position = last.before
        self.record.pop()
        del self.log[last.log_length :]

    def save(self) -> dict[str, Any]:
        """The game as plain data: how it began and what was played."""
        return {
            "title": self.title.id,
            "rules_revision": self.title.rules_revision,
            "players": self.players,
            "seed": self.seed,
            "options": self.options,
            "actions": [[seat, self.title.space.text(action)] for seat, action in self.record],
            "digest": self.position.digest(),
        }

    @staticmethod
    def replay(title: Title, stored: Mapping[str, Any]) -> "Table":
        """The game of a save, played again from its beginning and compared with its digest."""
        try:
            if stored["title"] != title.id or stored["rules_revision"] != title.rules_revision:
                raise BrokenDump("the save belongs to another title or another revision of the rules")
            table = Table(
                title,
                players=stored["players"],
                seed=stored["seed"],
                options=stored["options"],
            )
            for seat, text in stored["actions"]:
                table.play(seat, title.space.parse(text))
        except BrokenDump:
            raise
        except (KeyError, TypeError, ValueError, AttributeError, CivitasError) as problem:
            raise BrokenDump(f"the save cannot be replayed: {problem!r}") from problem
        if table.position.digest() != stored.get("digest"):
            raise BrokenDump("the replayed game differs from the stored digest")
        return table


def uncovers(before: Position, after: Position) -> bool:
    """Whether something hidden or random came out between these two positions."""
    return before.reveals != after.reveals or before.dice.state() != after.dice.state()


class _Takeback:
    def __init__(self, seat: int, before: Position, log_length: int) -> None:
        self.seat = seat
        self.before = before
        self.log_length = log_length
