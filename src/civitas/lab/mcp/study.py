"""A position to be studied: a moment of a game file, or a scenario."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import civitas
from civitas.core.errors import CivitasError
from civitas.core.events import Event
from civitas.core.position import Perspective, Position
from civitas.core.result import ResultRecord
from civitas.core.storage import fingerprint
from civitas.lab.mcp.imagining import outlook, unknown_dice
from civitas.lab.mcp.seated import NotYours, Outlook, Seated
from civitas.language import language
from civitas.records.file import MOST_BYTES, BadFile, GameFile, decode
from civitas.records.replaying import play_moves, start_of


class BadStudy(CivitasError):
    """Nothing that can be studied; says what is missing or wrong."""


class Study(Seated):
    """A position of one's own: it is looked at from all seats (`only`: from this one alone) and played on freely."""

    def __init__(
        self, title_id: str, position: Position, only: int | None = None, file: GameFile | None = None
    ) -> None:
        super().__init__(title_id)
        self.position = position
        self.only = only
        self._file = file
        self._played = 0
        self._after = 0
        self._heard: list[Event] = []

    def perspective(self, number: int | None = None) -> Perspective:
        if self.only is not None:
            if number not in (None, self.only + 1):
                raise NotYours(f"seat {number}: this game is not over; it is studied from seat {self.only + 1} alone")
            return self.position.perspective(self.only)
        if number is not None:
            return self.position.perspective(number - 1)
        asked = self.position.to_act
        return self.position.perspective(asked[0] if asked else 0)

    def result(self) -> ResultRecord | None:
        return None if self.position.result is None else self.position.result.to_json()

    def play(self, action: int) -> None:
        seat = self.perspective().seat
        assert seat is not None
        self._heard += self.position.play(seat, action)
        self._played += 1

    def news(self) -> list[Event]:
        heard, self._heard = self._heard, []
        return heard

    def foresee(self, action: int) -> Outlook | None:
        return outlook(self.perspective(), action)

    def notes(self, code: str) -> list[str]:
        spoken = language(code, self.title.id)
        if self._file is None:
            return [spoken.text("mcp-scenario")]
        moves = self._file.moves
        lines = [spoken.text("mcp-move", number=self._after, count=len(moves))]
        if self.only is None and not self._played and self._after < len(moves):
            lines.append(self._next_move(self._file, code))
        return lines

    def origin(self) -> str:
        """What tells the game of a file from all others."""
        assert self._file is not None
        return fingerprint({"start": self._file.start, "seed": self._file.seed})

    def _next_move(self, file: GameFile, code: str) -> str:
        """What came next in a game that is over."""
        spoken, move = language(code, self.title.id), file.moves[self._after]
        action = spoken.action(self.title.space, self.title.space.parse(move.action))
        return spoken.text("mcp-next", number=move.seat + 1, action=action)

    @staticmethod
    def of_scenario(title_id: str, description: Mapping[str, Any]) -> "Study":
        """A position that somebody has made up."""
        if not title_id:
            raise BadStudy(f"title: a scenario needs one; there are {', '.join(civitas.titles())}")
        return Study(title_id, civitas.title(title_id).scenario(description))

    @staticmethod
    def of_file(file: GameFile, move: int | None, seat: int | None) -> "Study":
        """A game after so many moves (None: all). One that is not over is seen from one seat alone.

        What that seat cannot know is imagined, so that nothing hidden can come out however the study goes on.
        """
        after = len(file.moves) if move is None else move
        if not 0 <= after <= len(file.moves):
            raise BadStudy(f"move {after}: the game has {len(file.moves)}")
        position = start_of(file)
        for _ in play_moves(position, file.moves[:after]):
            pass
        only = None
        if file.result is None:
            only = _only_seat(file, seat)
            position = position.perspective(only).imagine(unknown_dice())
        study = Study(file.title, position, only, file)
        study._after = after
        return study


def _only_seat(file: GameFile, number: int | None) -> int:
    """The seat from which a running game is seen: the one that is asked for, or that of the only person."""
    people = [seat for seat, each in enumerate(file.seats) if each.kind == "person"]
    if number is None and len(people) == 1:
        return people[0]
    if number is None or not 1 <= number <= file.players:
        raise BadStudy(f"seat: the game is not over, so say from which seat you see it: 1 to {file.players}")
    return number - 1


def read_study(path: Path, title_id: str, move: int | None, seat: int | None) -> Study:
    """What is in a file: a game (docs/records.md), or a scenario as JSON."""
    content = _content(path)
    try:
        record = json.loads(content)
    except (ValueError, RecursionError):
        raise BadStudy(f"{path}: no JSON") from None
    if not isinstance(record, dict):
        raise BadStudy(f"{path}: neither a game file nor a scenario")
    if "civitas" not in record:
        return Study.of_scenario(title_id, record)
    return Study.of_file(decode(content), move, seat)


def _content(path: Path) -> bytes:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadFile(f"{path}: a game file has at most {MOST_BYTES} bytes")
        return path.read_bytes()
    except OSError as problem:
        raise BadStudy(f"{path}: {problem.strerror}") from None
