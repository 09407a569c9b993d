"""Queries, for those who look at tables: what is new at one, who sits there, what was said, and which tables there are.

Nobody is sent anything; everybody says what they have heard already and gets the rest.
"""

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from sqlalchemy import Connection

from civitas.server.bounds import Bounds
from civitas.server.clocks import clocks_of
from civitas.server.encoding import Encoded
from civitas.server.game_cache import GameCache
from civitas.server.messages import ChatLine, Events, Happening, InvitationShown, Lobby, Refused, State, TableShown
from civitas.server.refusals import Unplayable, refused
from civitas.server.seating import Asker, Place, check_id, check_people, found
from civitas.server.serializers import chat_line, happenings, state_for, table_shown
from civitas.server.storage import friends, games
from civitas.server.storage.database import Database
from civitas.server.storage.games import Head, StoredTable
from civitas.server.storage.people import account_number
from civitas.server.vocabulary import TablesWanted


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

    messages: list[TableShown | Events | State | ChatLine | Refused | Encoded]
    heard: Heard
    is_complete: bool
    entries: int = 0
    """How much of the log had to be read for it."""


class Queries:
    """What people see of all tables."""

    def __init__(self, database: Database, cache: GameCache, bounds: Bounds) -> None:
        self.database = database
        self.cache = cache
        self._bounds = bounds

    def news(self, table_id: str, asker: Asker, place: Place, heard: Heard) -> News:
        """What a client has not heard: events, the state they led to, who sits where, and what was said.

        Nothing is shown to somebody whose place may have changed since.
        """
        with self.database.reading() as c:
            head = found(games.head(c, table_id))
            check_people(head.people, place.people)
            if heard == Heard(head.seq, head.stage, head.said, head.people):
                return News([], heard, True)
            if head.stage == games.WAITING:
                return self._news_of_waiting(c, table_id, asker, heard, head)
        try:
            return self._news_of_game(table_id, asker, place, heard)
        except Unplayable as problem:
            return self._news_of_past(table_id, asker, place, heard, problem)

    def _news_of_waiting(self, c: Connection, table_id: str, asker: Asker, heard: Heard, head: Head) -> News:
        """Of a table at which nothing is dealt: who sits there, what is said; whoever waits will hear how it begins."""
        is_new = (heard.stage, heard.people) != (head.stage, head.people)
        table = [_shown(c, table_id, asker)] if is_new else []
        return _Past(c, table_id, heard, head.seq, self._bounds).news(None, table, (), head.stage, head.people)

    def _news_of_game(self, table_id: str, asker: Asker, place: Place, heard: Heard) -> News:
        with self.cache.hold(table_id, place.people) as held, self.database.reading() as c:
            past = _Past(c, table_id, heard, held.game.seq, self._bounds)
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
            past = _Past(c, table_id, heard, head.seq, self._bounds)
            if past.is_cut:
                return past.news(place.seat)
            is_first = heard.stage != head.stage
            table = [_shown(c, table_id, asker)] if is_first or head.people != heard.people else []
            return past.news(place.seat, table, [refused(problem)] if is_first else [], head.stage, head.people)

    def log(self, table_id: str, seat: int | None) -> list[Happening]:
        """Everything that happened at a table, as a seat may know it; also where no rules can play it any more."""
        with self.database.reading() as c:
            title = found(games.find_table(c, table_id)).title
            return happenings(games.entries_after(c, table_id, games.NOT_BEGUN), seat, title)

    def show(self, table_id: str, asker: Asker) -> TableShown:
        """A table as everybody may know it."""
        check_id(table_id)
        with self.database.reading() as c:
            return _shown(c, table_id, asker)

    def tables_of(self, owner: str) -> list[TableShown]:
        """The tables of a person, the latest first."""
        most = self._bounds.whole("lobby-tables")
        with self.database.reading() as c:
            return _all_shown(c, games.tables_of(c, owner, None, most), Asker(owner=owner))

    def lobby(self, owner: str | None) -> Lobby:
        """The tables that concern somebody, and those that are for everybody."""
        asker, most = Asker(owner=owner), self._bounds.whole("lobby-tables")
        with self.database.reading() as c:
            mine, over = [
                [] if owner is None else _all_shown(c, games.tables_of(c, owner, finished, most), asker)
                for finished in (False, True)
            ]
            known = {table.id for table in mine}
            vacant = games.open_tables(c, TablesWanted(), most, owner)
            listed = [table for table in games.listed_tables(c, most) if table.id not in known]
            others = _playable(_all_shown(c, vacant, asker)), _playable(_all_shown(c, listed, asker))
            past = [table for table in mine if not table.playable]
            ended = _latest_first([*past, *over])[:most]
            return Lobby(_waiting_first(_playable(mine)), ended, *others, invitations=_invitations(c, asker, most))

    def open_tables(self, wanted: TablesWanted, owner: str | None) -> list[TableShown]:
        """The tables of others at which somebody who looks for this could sit down, the latest first."""
        with self.database.reading() as c:
            vacant = games.open_tables(c, wanted, self._bounds.whole("lobby-tables"), owner)
            return _playable(_all_shown(c, vacant, Asker(owner=owner)))

    def waiting(self, owner: str) -> list[str]:
        """The tables that wait for a person, the most urgent first."""
        with self.database.reading() as c:
            asked = [game for game in games.running_of(c, owner) if game.is_asked]
        asked.sort(key=lambda game: (inf if game.due is None else game.due, game.moved))
        return list(dict.fromkeys(game.table_id for game in asked))

    def chat(self, table_id: str) -> list[ChatLine]:
        """The last things said."""
        check_id(table_id)
        with self.database.reading() as c:
            found(games.head(c, table_id))
            return [chat_line(line) for line in games.lines_after(c, table_id, 0, self._bounds.whole("chat-lines"))]


class _Past:
    """What a client has not heard of the log and of what was said, as much as fits into one message."""

    def __init__(self, c: Connection, table_id: str, heard: Heard, seq: int, bounds: Bounds) -> None:
        most, most_lines = bounds.whole("log-entries"), bounds.whole("chat-lines")
        entries = [] if heard.seq is None else games.entries_after(c, table_id, heard.seq, most + 1)
        unheard = [entry for entry in entries if entry.seq <= seq]
        self.is_cut = len(unheard) > most
        self._entries = unheard[:most]
        self._title = found(games.find_table(c, table_id)).title if self._entries else ""
        self._heard, self._seq = heard, seq
        last = [] if self.is_cut else games.lines_after(c, table_id, 0, most_lines)
        self._lines = [line for line in last if line.id > heard.said]
        self._removed = [chat_line(line) for line in last if line.id <= heard.said and line.removed]

    def news(
        self,
        seat: int | None,
        table: Sequence[TableShown] = (),
        last: Sequence[State | Refused] = (),
        stage: str = "",
        people: int = -1,
    ) -> News:
        """The messages: the table, what happened, where that led, what was said. A part of the log comes alone."""
        entries = self._entries
        events = [Events(happenings(entries, seat, self._title))] if entries else []
        if self.is_cut:
            return News([*events], self._heard._replace(seq=entries[-1].seq), False, len(entries))
        lines = [chat_line(line) for line in self._lines]
        said = lines[-1].id if lines else self._heard.said
        lines = [*(self._removed if table else ()), *lines]
        return News([*table, *events, *last, *lines], Heard(self._seq, stage, said, people), True, len(entries))


def _playable(tables: list[TableShown]) -> list[TableShown]:
    return [table for table in tables if table.playable]


def _latest_first(tables: list[TableShown]) -> list[TableShown]:
    return sorted(tables, key=lambda table: -table.moved)


def _waiting_first(tables: list[TableShown]) -> list[TableShown]:
    """What waits for somebody first, and of that what waits least long; then what has moved last."""
    return sorted(tables, key=lambda table: (not table.my_turn, _time_left(table), -table.moved))


def _time_left(table: TableShown) -> float:
    """The seconds that are left to whoever asks, as long as a clock runs for him."""
    ends = [seat.clock.ends for seat in table.seats if seat.mine and seat.clock is not None]
    return min((end for end in ends if end is not None), default=inf)


def _invitations(c: Connection, asker: Asker, most: int) -> list[InvitationShown]:
    """The tables to which somebody is invited by name."""
    account = account_number(asker.owner)
    if account is None:
        return []
    rows = friends.invitations_of(c, account, most)
    tables = games.find_tables(c, [row.table_id for row in rows])
    shown = _all_shown(c, [tables[row.table_id] for row in rows], asker)
    return [InvitationShown(table, row.by, row.at) for table, row in zip(shown, rows, strict=True) if table.playable]


def _shown(c: Connection, table_id: str, asker: Asker) -> TableShown:
    table = found(games.find_table(c, table_id))
    seats = games.seats_of(c, table_id)
    return table_shown(table, seats, asker, clocks_of(c, [table], {table_id: seats}).get(table_id, ()))


def _all_shown(c: Connection, tables: list[StoredTable], asker: Asker) -> list[TableShown]:
    seats = games.seats_of_all(c, [table.id for table in tables])
    clocks = clocks_of(c, tables, seats)
    return [table_shown(table, seats[table.id], asker, clocks.get(table.id, ())) for table in tables]
