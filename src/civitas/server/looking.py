"""Looking at tables: what is new at one, who sits there, what was said, and which tables there are.

Nobody is sent anything; everybody says what they have heard already and gets the rest.
"""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from civitas.server.messages import ChatLine, Events, Lobby, Refused, State, TableShown
from civitas.server.refusals import Unplayable, refused
from civitas.server.seating import Asker, Place, check_id, check_people, found
from civitas.server.shelf import Shelf
from civitas.server.showing import chat_line, happenings, state_for, table_shown
from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.storage.games import StoredTable

MOST_ENTRIES = 500
MOST_LINES = 50
MOST_TABLES = 100


class Heard(NamedTuple):
    """What a client has heard of a table."""

    seq: int | None = None
    """Up to where; None: it wants to know nothing of the past."""
    stage: str = ""
    said: int = 0
    """The last thing said."""
    people: int = -1
    """Who sits where, as often as that had changed."""


class News(NamedTuple):
    """What a client has to hear, and what it has heard then."""

    messages: list[TableShown | Events | State | ChatLine | Refused]
    heard: Heard
    is_complete: bool


class Looking:
    """What people see of all tables."""

    def __init__(self, database: Database, shelf: Shelf) -> None:
        self.database = database
        self.shelf = shelf

    def news(self, table_id: str, asker: Asker, place: Place, heard: Heard) -> News:
        """What a client has not heard: events, the state they led to, who sits where, and what was said.

        Nothing is shown to somebody whose place may have changed since.
        """
        with self.database.reading() as c:
            head = found(games.head(c, table_id))
        check_people(head.people, place.people)
        if heard == Heard(head.seq, head.stage, head.said, head.people):
            return News([], heard, True)
        try:
            return self._news_of_game(table_id, asker, place, heard)
        except Unplayable as problem:
            return self._news_of_past(table_id, asker, place, heard, problem)

    def _news_of_game(self, table_id: str, asker: Asker, place: Place, heard: Heard) -> News:
        with self.shelf.hold(table_id, place.people) as held, self.database.reading() as c:
            past = _Past(c, table_id, heard, held.game.seq)
            if past.is_cut:
                return past.news(place.seat)
            is_begun = held.stage != heard.stage
            table = [_shown(c, table_id, asker)] if is_begun or held.people != heard.people else []
            state = [state_for(table_id, held, place.seat)] if is_begun or held.game.seq != heard.seq else []
            return past.news(place.seat, table, state, held.stage, held.people)

    def _news_of_past(self, table_id: str, asker: Asker, place: Place, heard: Heard, problem: Unplayable) -> News:
        """Of a table that is not played on: its log, what is said there, and why there is no state."""
        with self.database.reading() as c:
            head = found(games.head(c, table_id))
            past = _Past(c, table_id, heard, head.seq)
            if past.is_cut:
                return past.news(place.seat)
            is_first = heard.stage != head.stage
            table = [_shown(c, table_id, asker)] if is_first or head.people != heard.people else []
            return past.news(place.seat, table, [refused(problem)] if is_first else [], head.stage, head.people)

    def show(self, table_id: str, asker: Asker) -> TableShown:
        """A table as everybody may know it."""
        check_id(table_id)
        with self.database.reading() as c:
            return _shown(c, table_id, asker)

    def tables_of(self, owner: str) -> list[TableShown]:
        """The tables of a person, the latest first."""
        with self.database.reading() as c:
            return _all_shown(c, games.tables_of(c, owner, None, MOST_TABLES), Asker(owner=owner))

    def lobby(self, owner: str | None) -> Lobby:
        """The tables that concern somebody, and those that are for everybody."""
        asker = Asker(owner=owner)
        with self.database.reading() as c:
            mine, over = [
                [] if owner is None else _all_shown(c, games.tables_of(c, owner, finished, MOST_TABLES), asker)
                for finished in (False, True)
            ]
            known = {table.id for table in mine}
            vacant = [table for table in games.open_tables(c, MOST_TABLES) if table.id not in known]
            listed = [table for table in games.listed_tables(c, MOST_TABLES) if table.id not in known]
            return Lobby(mine, over, _all_shown(c, vacant, asker), _all_shown(c, listed, asker))

    def chat(self, table_id: str) -> list[ChatLine]:
        """The last things said."""
        check_id(table_id)
        with self.database.reading() as c:
            found(games.head(c, table_id))
            return [chat_line(line) for line in games.lines_after(c, table_id, 0, MOST_LINES)]


class _Past:
    """What a client has not heard of the log and of what was said, as much as fits into one message."""

    def __init__(self, c: Connection, table_id: str, heard: Heard, seq: int) -> None:
        entries = [] if heard.seq is None else games.entries_after(c, table_id, heard.seq, MOST_ENTRIES + 1)
        self.entries = [entry for entry in entries if entry.seq <= seq]
        self.is_cut = len(self.entries) > MOST_ENTRIES
        self._heard, self._seq = heard, seq
        self._lines = [] if self.is_cut else games.lines_after(c, table_id, heard.said, MOST_LINES)

    def news(
        self,
        seat: int | None,
        table: Sequence[TableShown] = (),
        last: Sequence[State | Refused] = (),
        stage: str = "",
        people: int = -1,
    ) -> News:
        """The messages: the table, what happened, where that led, what was said. A part of the log comes alone."""
        entries = self.entries[:MOST_ENTRIES]
        events = [Events(happenings(entries, seat))] if entries else []
        if self.is_cut:
            return News([*events], self._heard._replace(seq=entries[-1].seq), False)
        lines = [chat_line(line) for line in self._lines]
        said = lines[-1].id if lines else self._heard.said
        return News([*table, *events, *last, *lines], Heard(self._seq, stage, said, people), True)


def _shown(c: Connection, table_id: str, asker: Asker) -> TableShown:
    return table_shown(found(games.find_table(c, table_id)), games.seats_of(c, table_id), asker)


def _all_shown(c: Connection, tables: list[StoredTable], asker: Asker) -> list[TableShown]:
    seats = games.seats_of_all(c, [table.id for table in tables])
    return [table_shown(table, seats[table.id], asker) for table in tables]
