"""Whether a game file is true: everything in it is played again and compared."""

from collections.abc import Iterator, Sequence

import civitas
from civitas.core.errors import CivitasError
from civitas.core.position import Position
from civitas.core.title import Title
from civitas.records.file import BadFile, Branch, GameFile, Move, happened
from civitas.records.recording import ending_of
from civitas.records.replaying import Stray, play_moves, play_with, start_of


def faults(file: GameFile) -> list[str]:
    """What does not hold, a line each; nothing if all holds."""
    try:
        title = civitas.title(file.title)
        position = start_of(file)
    except CivitasError as problem:
        return [str(problem)]
    found = _of_the_deal(file, title, position)
    try:
        for fault in _of_moves(position, file.moves, rolls_again=_rolls_again(file, title)):
            found.append(fault)  # one by one: those before a stray move count, too
    except Stray as problem:
        return [*found, *_of_the_revision(file, title), str(problem)]
    found += _of_the_end(file, position)
    return found + _of_branches(file, file.moves, file.branches, "")


def _rolls_again(file: GameFile, title: Title) -> bool:
    """Whether the dice of today roll what they did then."""
    return file.seed is not None and file.rules_revision == title.rules_revision


def _of_the_revision(file: GameFile, title: Title) -> list[str]:
    if file.rules_revision == title.rules_revision:
        return []
    return [f"played by revision {file.rules_revision} of the rules; these are revision {title.rules_revision}"]


def _of_the_deal(file: GameFile, title: Title, position: Position) -> list[str]:
    """The start is what the seed deals."""
    if file.seed is None or file.rules_revision != title.rules_revision:
        return []
    try:
        dealt = title.new_game(players=file.players, seed=file.seed, options=file.options)
    except CivitasError as problem:
        return [f"options: {problem}"]
    return [] if dealt.digest() == position.digest() else [f"start: not what seed {file.seed} deals"]


def _of_moves(position: Position, moves: Sequence[Move], rolls_again: bool) -> Iterator[str]:
    """Every move is legal, rolls what it did and does what it did."""
    space = position.space()
    for number, move in enumerate(moves, 1):
        if rolls_again:
            try:
                events, rolls = play_with(position, move.seat, space.parse(move.action), None)
            except CivitasError as problem:
                raise Stray(number, f"{move.action}: {problem}") from problem
            if rolls != move.chance:
                yield f"move {number}: {move.action}: the dice roll otherwise"
        else:
            (events,) = play_moves(position, [move], number - 1)
        if [happened(event) for event in events] != move.events:
            yield f"move {number}: {move.action}: something else happens"


def _of_the_end(file: GameFile, position: Position) -> list[str]:
    found = []
    if ending_of(position) != file.result:
        found.append("result: not what the moves lead to")
    if position.digest() != file.digest:
        found.append("digest: not that of the last position")
    return found


def _of_branches(file: GameFile, line: Sequence[Move], branches: Sequence[Branch], where: str) -> list[str]:
    """Branches hold, too: they are played with the chance that stands in them."""
    found = []
    for each in branches:
        name = f"{where}{each.name}: "
        moves = [*line[: each.after], *each.moves]
        try:
            position = start_of(file)
            for _ in play_moves(position, moves):
                pass
        except (Stray, BadFile) as problem:
            found.append(f"{name}{problem}")
            continue
        found += _of_branches(file, moves, each.branches, name)
    return found
