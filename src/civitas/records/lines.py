"""The lines of a game file, the main one and its branches, and the position at any moment of one."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from civitas.core.events import Event
from civitas.core.position import Position
from civitas.records.file import BadFile, Branch, GameFile, Move
from civitas.records.replaying import play_moves

Path = tuple[int, ...]
"""The way to a line: which branch of the main line, which branch of that, and so on; the main line itself is ()."""
MAIN = "main"
KEPT_EVERY = 16


def path_text(path: Path) -> str:
    """A path in addresses: `main`, `0`, `0.2`."""
    return ".".join(map(str, path)) or MAIN


def read_path(text: str) -> Path:
    """The path of an address."""
    if text == MAIN:
        return ()
    parts = text.split(".")
    if not all(part.isdecimal() and len(part) < 6 for part in parts):
        raise BadFile(f"line {text!r}: expected {MAIN} or numbers like 0.2")
    return tuple(map(int, parts))


def branch_at(file: GameFile, path: Path) -> Branch:
    """The branch at the end of a path."""
    branches, found = file.branches, None
    for number in path:
        if number >= len(branches):
            raise BadFile(f"there is no line {path_text(path)}")
        found = branches[number]
        branches = found.branches
    if found is None:
        raise BadFile("the main line is no branch")
    return found


def moves_of(file: GameFile, path: Path) -> list[Move]:
    """All moves of a line, those of the lines that it leaves included."""
    moves, branches = file.moves, file.branches
    for depth, number in enumerate(path, 1):
        if number >= len(branches):
            raise BadFile(f"there is no line {path_text(path[:depth])}")
        line = branches[number]
        moves, branches = [*moves[: line.after], *line.moves], line.branches
    return moves


def all_lines(file: GameFile) -> list[tuple[Path, Branch]]:
    """Every branch with its path, in the order of a contents list."""
    found: list[tuple[Path, Branch]] = []

    def walk(branches: Sequence[Branch], way: Path) -> None:
        for number, line in enumerate(branches):
            found.append(((*way, number), line))
            walk(line.branches, (*way, number))

    walk(file.branches, ())
    return found


def with_line(file: GameFile, path: Path, line: Branch) -> tuple[GameFile, Path]:
    """The file with one more branch of the line at this path; and its own path."""
    below = branch_at(file, path).branches if path else file.branches
    return _with_branches(file, path, [*below, line]), (*path, len(below))


def with_changed_line(file: GameFile, path: Path, line: Branch | None) -> GameFile:
    """The file with another branch at this path, or without it and all that grows out of it."""
    branch_at(file, path)
    *way, number = path
    below = branch_at(file, tuple(way)).branches if way else file.branches
    changed = [*below[:number], *([] if line is None else [line]), *below[number + 1 :]]
    return _with_branches(file, tuple(way), changed)


def _with_branches(file: GameFile, path: Path, branches: list[Branch]) -> GameFile:
    """The file with these branches at the line of this path."""
    if not path:
        return replace(file, branches=branches)
    changed = replace(branch_at(file, path), branches=branches)
    return with_changed_line(file, path, changed)


class Trail:
    """The positions along some moves: some are kept, those between are played again from the last one before."""

    def __init__(self, start: Position, moves: Sequence[Move]) -> None:
        self._moves = moves
        self._kept = [start.clone()]

    def __len__(self) -> int:
        return len(self._moves)

    def at(self, number: int) -> Position:
        """The position after so many moves, to keep."""
        return self.step(number)[0]

    def step(self, number: int) -> tuple[Position, list[Event]]:
        """The position after so many moves, and what the last of them did."""
        self._keep_up_to(number)
        base = min(max(number - 1, 0) // KEPT_EVERY, len(self._kept) - 1)
        first, position = base * KEPT_EVERY, self._kept[base].clone()
        done = list(play_moves(position, self._moves[first:number], first))
        return position, done[-1] if done else []

    def walk(self) -> Iterator[Position]:
        """Every position one after the other, from the start on, only to be looked at: each becomes the next."""
        position = self._kept[0].clone()
        yield position
        for _ in play_moves(position, self._moves, 0):
            yield position

    def _keep_up_to(self, number: int) -> None:
        while len(self._kept) * KEPT_EVERY < number:
            first = (len(self._kept) - 1) * KEPT_EVERY
            position = self._kept[-1].clone()
            for _ in play_moves(position, self._moves[first : first + KEPT_EVERY], first):
                pass
            self._kept.append(position)
