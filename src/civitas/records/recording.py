"""A game written down: what was played is played once more, and everything about it noted."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from civitas.core.position import Position
from civitas.core.table import Table
from civitas.core.title import Title
from civitas.records.file import Ending, GameFile, Move, Seat, Value, happened
from civitas.records.replaying import play_with


def record(table: Table, seats: Sequence[Seat]) -> GameFile:
    """The game of a table that was played from its first position on."""
    return game_file(table.title, table.players, table.seed, table.options, table.record, seats)


def game_file(
    title: Title,
    players: int,
    seed: int,
    options: Mapping[str, object],
    actions: Iterable[tuple[int, int]],
    seats: Sequence[Seat],
) -> GameFile:
    """A game by its deal and the actions of its seats."""
    position = title.new_game(players=players, seed=seed, options=options)
    return game_from(title, position, options, actions, seats, seed)


def game_from(
    title: Title,
    position: Position,
    options: Mapping[str, object],
    actions: Iterable[tuple[int, int]],
    seats: Sequence[Seat],
    seed: int | None = None,
) -> GameFile:
    """A game that began at some position, which is played on; `seed` where it is the deal of that."""
    start = position.dump()
    moves = noted(position, actions)
    return GameFile(
        title=title.id,
        rules_revision=title.rules_revision,
        players=position.players,
        options=msgspec.convert(dict(options), dict[str, Value]),
        seed=seed,
        start=start,
        seats=list(seats),
        moves=moves,
        result=ending_of(position),
        digest=position.digest(),
    )


def noted(position: Position, actions: Iterable[tuple[int, int]]) -> list[Move]:
    """Play actions of seats in a position, and note them with what chance brought and what happened."""
    space = position.space()
    moves = []
    for seat, action in actions:
        events, rolls = play_with(position, seat, action, None)
        moves.append(Move(seat, space.text(action), rolls, [happened(event) for event in events]))
    return moves


def ending_of(position: Position) -> Ending | None:
    """How the game of a position ended, if it did."""
    result = position.result
    return None if result is None else Ending(result.places[:], result.scores[:], result.ending)


def seats_of(people: Mapping[int, str], bots: Mapping[int, str], players: int) -> list[Seat]:
    """Who sits where, by the names of people and of bots; whoever is neither is played by the rules."""
    found = []
    for seat in range(players):
        if seat in people:
            found.append(Seat(people[seat]))
        elif seat in bots:
            found.append(Seat(bots[seat], "bot", bots[seat]))
        else:
            found.append(Seat("", "automated"))
    return found
