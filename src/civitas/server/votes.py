"""Votes to end a game: when all people who play want it, it is over without a result, and nobody is rated.

Bots have no vote, and neither has whoever is stood in for. A person who is alone with bots at a rated table cannot vote
the game away, only leave it, and leaving counts.
"""

from msgspec.structs import replace
from sqlalchemy import Connection

from civitas.server.game_cache import GameCache
from civitas.server.notices import Notices
from civitas.server.refusals import NotBegun, Refusal, Unplayable
from civitas.server.seating import Announce, Asker, check_id, found, own_seats
from civitas.server.storage import games, results
from civitas.server.storage.database import Database
from civitas.server.storage.games import StoredSeat, StoredTable

END = "end"
BY_VOTE = "vote"
"""How a game has ended that all people at the table wanted to end."""


class Votes:
    """The votes at all tables."""

    def __init__(self, database: Database, cache: GameCache, announce: Announce, notices: Notices) -> None:
        self._database = database
        self._notices = notices
        self._cache = cache
        self._announce = announce

    def vote(self, table_id: str, asker: Asker, is_for_it: bool) -> None:
        """Say whether one wants to end the game; with the last vote it ends."""
        check_id(table_id)
        with self._database.writing() as c:
            games.lock_table(c, table_id)
            table = found(games.find_table(c, table_id))
            _check_running(table)
            seats = _voted(c, games.seats_of(c, table_id), asker, is_for_it)
            is_over = is_for_it and _is_agreed(table, seats)
            if is_over:
                games.end(c, table_id, BY_VOTE)
                results.forget_results(c, table_id)
                own = own_seats(seats, asker)
                self._notices.ended(c, table_id, table.head, [seat for seat in seats if seat not in own])
            games.ring(c, table_id, table.head)
        if is_over:
            self._keep_last_position(table_id)
        self._announce(table_id, table.head)

    def _keep_last_position(self, table_id: str) -> None:
        """Of a game that is over the last position is stored, so that it can be shown when the rules have changed."""
        try:
            with self._cache.hold(table_id) as held, self._database.writing() as c:
                games.insert_snapshot(c, table_id, *held.game.snapshot())
        except Unplayable:
            return


def _check_running(table: StoredTable) -> None:
    if table.stage == games.WAITING:
        raise NotBegun
    if table.stage == games.FINISHED:
        raise Refusal("finished", "the game is over")


def _voted(c: Connection, seats: list[StoredSeat], asker: Asker, is_for_it: bool) -> list[StoredSeat]:
    """The seats after somebody has voted with all that are his."""
    own = {seat.seat for seat in own_seats(seats, asker) if seat.kind == games.PERSON}
    if not own:
        raise Refusal("seat", "only people who play may vote")
    after = [replace(seat, vote=END if is_for_it else None) if seat.seat in own else seat for seat in seats]
    for seat, before in zip(after, seats, strict=True):
        if seat != before:
            games.change_seat(c, seat)
    return after


def _is_agreed(table: StoredTable, seats: list[StoredSeat]) -> bool:
    people = [seat for seat in seats if seat.kind == games.PERSON]
    if table.rated and len(people) == 1:
        raise Refusal("vote-alone", "whoever is alone with bots at a rated table can only leave it")
    return all(seat.vote == END for seat in people)
