"""Whether somebody still plays what is to be analysed, as far as a server can know that.

A study is a game that is over, a file, or a scenario. A game that is over may always be analysed. What is not over may
be a copy of a game that people play: a file that says so is refused, and so is a position that looks to spectators like
a table of this server at this moment. What is played elsewhere nobody here can know.
"""

from collections.abc import Iterator

from civitas.core.position import Position, View
from civitas.records import GameFile, Trail
from civitas.server.refusals import NotBegun, Refusal, Unplayable
from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.tables import Tables

MOST_LOOKED_AT = 200
"""So many running tables are compared, those that moved last."""


class RunningGames:
    """The tables at which people play."""

    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables

    def check(self, file: GameFile, trail: Trail) -> None:
        """Refuse what is not over and is played by people, on this server or as the file itself says."""
        if file.result is not None:
            return
        if not file.ended and file.moves and any(seat.kind == "person" for seat in file.seats):
            raise Refusal("playing", "the game is not over")
        positions = [trail.at(number) for number in range(len(trail) + 1)]
        if any(_looks_like(positions, *there) for there in self._there(file)):
            raise Refusal("playing", "people play this position at a table here; it can be analysed when they are done")

    def _there(self, file: GameFile) -> Iterator[tuple[int, View]]:
        """The round of each table at which this title is played by as many, and what its spectators see."""
        with self._database.reading() as c:
            found = games.running_tables(c, file.title, file.players, MOST_LOOKED_AT)
        for table_id in found:
            try:
                with self._tables.cache.hold(table_id) as held:
                    position = held.game.position
                    yield position.teller().round(position), position.view_for(None)
            except (NotBegun, Unplayable):
                continue


def _looks_like(positions: list[Position], number: int, view: View) -> bool:
    """Whether one of these positions looks to a spectator like a table that shows this in this round."""
    return any(p.teller().round(p) == number and p.view_for(None) == view for p in positions)
