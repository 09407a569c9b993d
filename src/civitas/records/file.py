"""The form of a game file, and how it is read and written; nothing here plays."""

from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from civitas.core.errors import CivitasError
from civitas.core.events import EVERYONE, Event

VERSION: Final = 1
MOST_BYTES = 64 * 1024 * 1024
"""No file of a game is larger; it is not even looked at."""
DEEPEST = 20
"""So many branches may grow out of one another."""

Count = Annotated[int, Meta(ge=0)]
Value = bool | int | str


class BadFile(CivitasError):
    """No game file; says which entry is wrong."""


class Seat(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who sat there; `bot` names the bot."""

    name: str
    kind: Literal["person", "bot", "automated"] = "person"
    bot: str | None = None


class Happened(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An event; `audience` are the seats that saw it, or none where everybody did."""

    message: str
    rule: str = ""
    arguments: dict[str, int | str | list[str]] = {}
    audience: list[Count] | None = None


class Move(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An action with what chance brought and what happened, and what somebody wrote to it."""

    seat: Annotated[int, Meta(ge=-1)]
    action: str
    chance: list[tuple[Annotated[int, Meta(ge=1)], Count]] = []
    events: list[Happened] = []
    mark: Literal["", "!", "?", "!!", "??", "!?", "?!"] = ""
    comment: str = ""


class Branch(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Another line: it leaves its own after so many moves."""

    name: str
    after: Count
    moves: list[Move]
    branches: list["Branch"] = []


class Ending(Struct, forbid_unknown_fields=True):
    """How a game ended, as `Result` says it."""

    places: list[int]
    scores: list[int]
    ending: str


class GameFile(Struct, forbid_unknown_fields=True, kw_only=True):
    """A whole game."""

    civitas: Literal[1] = VERSION
    title: str
    rules_revision: int
    players: Annotated[int, Meta(ge=1)]
    options: dict[str, Value]
    seed: int | None
    start: dict[str, Any]
    seats: list[Seat]
    moves: list[Move]
    branches: list[Branch] = []
    result: Ending | None = None
    ended: str | UnsetType = UNSET
    """How it ended if not by the rules: `vote` where all who played agreed to; then there is no result."""
    digest: str
    comment: str = ""

    def _repr_svg_(self) -> str:
        """What notebooks show: the course of the game."""
        from civitas.records.drawing import course  # which reads files

        return course(self)


def happened(event: Event) -> Happened:
    """An event as it is stored."""
    seats = None if event.audience == EVERYONE else _seats(event.audience)
    return Happened(event.message, event.rule, dict(event.arguments), seats)


def event_of(stored: Happened) -> Event:
    """A stored event as it was."""
    audience = EVERYONE if stored.audience is None else sum(1 << seat for seat in stored.audience)
    return Event(stored.message, dict(stored.arguments), stored.rule, audience)


def _seats(audience: int) -> list[int]:
    return [seat for seat in range(audience.bit_length()) if (audience >> seat) & 1]


def decode(content: bytes) -> GameFile:
    """A game file from its bytes; everything is checked that can be without playing."""
    if len(content) > MOST_BYTES:
        raise BadFile(f"a game file has at most {MOST_BYTES} bytes, not {len(content)}")
    try:
        file = msgspec.json.decode(content, type=GameFile)
    except RecursionError:
        raise BadFile("branches: too many grow out of one another") from None
    except msgspec.ValidationError as problem:
        raise BadFile(_plainly(str(problem))) from None
    except msgspec.DecodeError as problem:
        raise BadFile(f"no JSON: {problem}") from None
    _check_seats(file)
    _check_moves(file.moves, file.players, "moves")
    _check_branches(file.branches, len(file.moves), file.players, "branches", DEEPEST)
    return file


def _plainly(problem: str) -> str:
    """`Expected `int`, got `str` - at `$.moves[3].seat`` with the entry first."""
    what, _, where = problem.partition(" - at `")
    return f"{where.rstrip('`').removeprefix('$').removeprefix('.') or 'the file'}: {what[:1].lower()}{what[1:]}"


def _check_seats(file: GameFile) -> None:
    if len(file.seats) != file.players:
        raise BadFile(f"seats: expected {file.players}, one a player, got {len(file.seats)}")


def _check_moves(moves: list[Move], players: int, where: str) -> None:
    for number, move in enumerate(moves):
        if move.seat >= players:
            raise BadFile(f"{where}[{number}].seat: there are seats 0 to {players - 1}, got {move.seat}")
        for place, (outcomes, outcome) in enumerate(move.chance):
            if outcome >= outcomes:
                raise BadFile(f"{where}[{number}].chance[{place}]: {outcome} is not below {outcomes}")


def _check_branches(branches: list[Branch], length: int, players: int, where: str, deeper: int) -> None:
    if branches and not deeper:
        raise BadFile(f"{where}: at most {DEEPEST} branches grow out of one another")
    for number, line in enumerate(branches):
        here = f"{where}[{number}]"
        if line.after > length:
            raise BadFile(f"{here}.after: the line that it leaves has {length} moves, got {line.after}")
        _check_moves(line.moves, players, f"{here}.moves")
        _check_branches(line.branches, line.after + len(line.moves), players, f"{here}.branches", deeper - 1)


def encode(file: GameFile) -> bytes:
    """The file as JSON, a line for each entry of a list."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


def read(path: str | Path) -> GameFile:
    """The game in a file."""
    path = Path(path)
    if path.stat().st_size > MOST_BYTES:
        raise BadFile(f"a game file has at most {MOST_BYTES} bytes")
    return decode(path.read_bytes())


def write(path: str | Path, file: GameFile) -> None:
    """Write a game; a half-written file never replaces a good one."""
    path = Path(path)
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(encode(file))
    draft.replace(path)
