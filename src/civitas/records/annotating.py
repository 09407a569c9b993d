"""What people write to a game: comments and marks on moves, and other lines."""

from collections.abc import Sequence
from typing import get_args

from msgspec.structs import replace

from civitas.core.errors import CivitasError
from civitas.core.position import Position
from civitas.records.file import BadFile, Branch, GameFile, Move
from civitas.records.lines import Path, branch_at, with_changed_line
from civitas.records.recording import noted
from civitas.records.replaying import play_moves, start_of

MARKS: tuple[str, ...] = get_args(Move.__annotations__["mark"])
"""Good, bad, very good, very bad, interesting, doubtful; or none."""


def annotate(
    file: GameFile, number: int, path: Path = (), *, mark: str | None = None, comment: str | None = None
) -> GameFile:
    """The file with a mark or a comment on a move, counted from 1; an empty one takes it away.

    It is a move of the main line, or of the branch at the end of a path, behind where that leaves.
    """
    line = branch_at(file, path) if path else None
    first, moves = (0, file.moves[:]) if line is None else (line.after, line.moves[:])
    if not first < number <= first + len(moves):
        raise BadFile(f"move {number}: there are moves {first + 1} to {first + len(moves)}")
    if mark is not None and mark not in MARKS:
        raise BadFile(f"mark {mark!r}: there are {' '.join(filter(None, MARKS))}")
    old = moves[number - first - 1]
    moves[number - first - 1] = replace(
        old, mark=old.mark if mark is None else mark, comment=old.comment if comment is None else comment
    )
    return replace(file, moves=moves) if line is None else with_changed_line(file, path, replace(line, moves=moves))


def branch(file: GameFile, after: int, name: str, actions: Sequence[str | tuple[int, str]]) -> GameFile:
    """The file with another line, which leaves its main line after so many moves.

    Actions are texts, with their seats where several are asked.
    """
    if not 0 <= after <= len(file.moves):
        raise BadFile(f"after {after}: the game has {len(file.moves)} moves")
    position = start_of(file)
    for _ in play_moves(position, file.moves[:after]):
        pass
    moves: list[Move] = []
    for given in actions:
        seat, text = given if isinstance(given, tuple) else (_asked(position), given)
        try:
            moves += noted(position, [(seat, position.space().parse(text))])
        except CivitasError as problem:
            raise BadFile(f"{name}, move {len(moves) + 1}: {text}: {problem}") from problem
    return replace(file, branches=[*file.branches, Branch(name, after, moves)])


def _asked(position: Position) -> int:
    return position.to_act[0] if position.to_act else 0
