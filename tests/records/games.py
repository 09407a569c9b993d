"""Games of bots to write down."""

from functools import cache

import civitas
from bench.recorded import recorded_games
from civitas.bots import bot
from civitas.core.table import Table
from civitas.records import GameFile, game_file, record, seats_of

TITLES = sorted(civitas.titles())


@cache
def whole_game(title_id: str) -> GameFile:
    """A recorded game of good bots, from the deal to its end."""
    game = recorded_games(title_id)[0]
    bots = dict.fromkeys(range(game.players), "somebody")
    title = civitas.title(title_id)
    return game_file(title, game.players, game.seed, game.options, game.moves, seats_of({}, bots, game.players))


def begun(title_id: str, moves: int, players: int = 2, seed: int = 3) -> GameFile:
    """The beginning of a random game."""
    table = Table(civitas.title(title_id), players=players, seed=seed)
    bots = {seat: bot(title_id, "random", seat) for seat in range(players)}
    while len(table.record) < moves and not table.position.is_over:
        seat = table.position.to_act[0]
        table.play(seat, bots[seat].choose(table.position.perspective(seat)))
    return record(table, seats_of({0: "Anna"}, dict.fromkeys(range(1, players), "random"), players))
