"""Who plays a game, what came of it, and what that says of everybody; written with the last entry of its log.

A seat counts for whoever sat there when the game was dealt. Whoever is not there at its end has left or run out of time
and is last; whoever has taken the seat over is not rated for it.
"""

from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy import Connection

from civitas.core.result import ResultRecord
from civitas.ratings import learned
from civitas.server.clocks import has_timed_out
from civitas.server.storage import games, results
from civitas.server.storage.games import StoredSeat, StoredTable
from civitas.server.storage.people import ACCOUNT
from civitas.server.storage.results import StoredRating, StoredResult

BOT_PLAYER = "bot:"
"""Before the name of a bot, where players are named."""


def begin(c: Connection, table: StoredTable, seats: Sequence[StoredSeat], is_dealt: bool, at: float) -> None:
    """A game begins: note who plays, and whether it counts. Guests are nobody whom one could know again."""
    playing = [seat for seat in seats if seat.kind != games.AUTOMATED]
    players = [player_of(seat) for seat in playing]
    is_rated = table.rated and is_dealt and _can_be_rated(players)
    if is_rated != table.rated:
        results.set_rated(c, table.id, is_rated)
    if any(player is not None and player.startswith(ACCOUNT) for player in players):
        rows = [
            StoredResult(table.id, seat.seat, player, table.title, table.players, at, rated=is_rated)
            for seat, player in zip(playing, players, strict=True)
            if player is not None
        ]
        results.insert_results(c, rows)


def settle(c: Connection, table_id: str, result: ResultRecord, at: float) -> None:
    """A game is over: write down what came of it for everybody, and rate those who are rated. Once: whoever comes
    second finds the place in the log taken."""
    begun = results.results_at(c, table_id)
    table = games.find_table(c, table_id)
    if not begun or table is None:
        return
    seats = games.seats_of(c, table_id)
    rows = [_result(row, table, seats[row.seat], result) for row in begun]
    if table.rated:
        resigned = results.seats_resigned(c, table_id)
        rows = _rated(c, [_given_up(row, resigned) for row in rows], table, at)
    rows += [_newcomer(row, seats[row.seat], result) for row in begun if _is_taken_over(row, seats[row.seat])]
    results.forget_results(c, table_id)
    results.insert_results(c, [replace(row, at=at) for row in rows])


def player_of(seat: StoredSeat) -> str | None:
    """Who is rated for a seat; None: somebody without a name, or nobody."""
    if seat.owner is not None:
        return seat.owner if seat.owner.startswith(ACCOUNT) else None
    return None if seat.bot is None else BOT_PLAYER + seat.bot


def _can_be_rated(players: Sequence[str | None]) -> bool:
    """Everybody is known, nobody plays with two hands, and there is somebody to play against."""
    people = [player for player in players if player is not None and player.startswith(ACCOUNT)]
    return None not in players and len(set(people)) == len(people) > 0 and len(set(players)) > 1


def _result(row: StoredResult, table: StoredTable, seat: StoredSeat, result: ResultRecord) -> StoredResult:
    """What came of a game for whoever began it on this seat."""
    is_bot = row.player.startswith(BOT_PLAYER)
    if row.player != player_of(seat):
        return replace(row, place=table.players, how=results.LEFT, rated=row.rated and not is_bot)
    if seat.bot is not None and not is_bot:
        how = results.TIMED_OUT if has_timed_out(seat) else results.LEFT
        return replace(row, place=table.players, how=how)
    return replace(row, place=result["places"][row.seat], how=results.PLAYED)


def _given_up(row: StoredResult, resigned: set[int]) -> StoredResult:
    return replace(row, how=results.RESIGNED) if row.how == results.PLAYED and row.seat in resigned else row


def _rated(c: Connection, rows: list[StoredResult], table: StoredTable, at: float) -> list[StoredResult]:
    """The rows with the ratings that follow from them, which are those of their players from now on.

    What a bot has decided for a person makes the person no stronger: such a game counts only against him.
    """
    title = table.title
    counted = [row for row in rows if row.rated]
    if len({row.player for row in counted}) < 2:
        return [replace(row, rated=False) for row in rows]
    known = results.lock_ratings(c, [row.player for row in counted], title, at)
    before = {player: rating.strength for player, rating in known.items()}
    after = learned([row.player for row in counted], [row.place for row in counted], before)
    helped = results.seats_helped(c, table.id)
    for row in counted:
        is_gain = after[row.player].mu > before[row.player].mu
        if row.seat in helped and is_gain and not row.player.startswith(BOT_PLAYER):
            after[row.player] = before[row.player]
    for player, strength in sorted(after.items()):
        results.set_rating(c, player, StoredRating(title, strength, known[player].games + 1), at)
    return [replace(row, mu=after[row.player].mu, sigma=after[row.player].sigma) if row.rated else row for row in rows]


def _is_taken_over(row: StoredResult, seat: StoredSeat) -> bool:
    """Whether somebody with a name has finished what another began; a bot that stands in for a person has not."""
    player = player_of(seat)
    return player is not None and player.startswith(ACCOUNT) and player != row.player and seat.bot is None


def _newcomer(row: StoredResult, seat: StoredSeat, result: ResultRecord) -> StoredResult:
    place = result["places"][row.seat]
    return replace(row, player=player_of(seat) or "", place=place, how=results.JOINED, rated=False, mu=0.0, sigma=0.0)
