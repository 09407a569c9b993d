"""Statements about results and ratings: who played where, what came of it, and how strong that makes them."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, case, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from civitas.ratings import UNKNOWN, Strength
from civitas.server.storage.database import POSTGRESQL
from civitas.server.storage.games import BOT_DECISION, read_events
from civitas.server.storage.people import ACCOUNT
from civitas.server.storage.schema import ACTIONS, RATINGS, RESULTS, TABLES
from civitas.server.vocabulary import How

UNDECIDED = 0
"""The place of whoever plays a game that is not over."""
PLAYED: Final = "played"
RESIGNED: Final = "resigned"
LEFT: Final = "left"
TIMED_OUT: Final = "timed-out"
JOINED: Final = "joined"
RESIGNATION = "resigned"
"""The message with which titles tell that a seat has given up."""


class StoredResult(msgspec.Struct, frozen=True):
    """One row of `results`."""

    table_id: str
    seat: int
    player: str
    title: str
    players: int
    at: float
    place: int = UNDECIDED
    how: How = PLAYED
    rated: bool = False
    mu: float = 0.0
    sigma: float = 0.0


class StoredRating(NamedTuple):
    """One row of `ratings`, without the player."""

    title: str
    strength: Strength
    games: int


class Ranked(NamedTuple):
    """A player among all who play a title."""

    player: str
    strength: Strength
    games: int


class Tally(NamedTuple):
    """How often somebody played a title in one kind of company, and won."""

    title: str
    with_people: bool
    games: int
    won: int


# What every player has done.


def insert_results(c: Connection, rows: Sequence[StoredResult]) -> None:
    """Write down who plays, or what came of it."""
    c.execute(insert(RESULTS), [msgspec.structs.asdict(row) for row in rows])


def results_at(c: Connection, table_id: str) -> list[StoredResult]:
    """Everybody of a table, in the order of the seats."""
    return _results(c, [table_id]).get(table_id, [])


def company(c: Connection, table_ids: Sequence[str]) -> dict[str, list[StoredResult]]:
    """Everybody of these tables."""
    return _results(c, table_ids)


def forget_results(c: Connection, table_id: str) -> None:
    """A game without a result, or one whose result is written anew."""
    c.execute(delete(RESULTS).where(RESULTS.c.table_id == table_id))


def history(c: Connection, player: str, limit: int, skipped: int) -> list[StoredResult]:
    """The games of a player that are over, the latest first, behind the first so many."""
    where = (RESULTS.c.player == player) & (RESULTS.c.place != UNDECIDED)
    wanted = select(RESULTS).where(where).order_by(RESULTS.c.at.desc(), RESULTS.c.table_id)
    return [StoredResult(**row) for row in c.execute(wanted.limit(limit).offset(skipped)).mappings()]


def tallies(c: Connection, player: str) -> list[Tally]:
    """How often a player has played and won each title, with other people and among bots alone."""
    own, other = RESULTS.alias("own"), RESULTS.alias("other")
    is_person = other.c.player.startswith(ACCOUNT) & (other.c.player != player)
    people = select(other.c.seat).where((other.c.table_id == own.c.table_id) & is_person).exists()
    where = (own.c.player == player) & (own.c.place != UNDECIDED)
    parts = select(own.c.title, people.label("with_people"), own.c.place).where(where).subquery()
    won = func.sum(case((parts.c.place == 1, 1), else_=0))
    wanted = select(parts.c.title, parts.c.with_people, func.count(), won).group_by(parts.c.title, parts.c.with_people)
    return [Tally(row[0], bool(row[1]), row[2], row[3]) for row in c.execute(wanted.order_by(parts.c.title))]


def seats_resigned(c: Connection, table_id: str) -> set[int]:
    """The seats that have given up by the rules, as the log tells it."""
    is_told = ACTIONS.c.events.contains(f'"{RESIGNATION}"', autoescape=True)
    rows = c.execute(select(ACTIONS.c.events).where((ACTIONS.c.table_id == table_id) & is_told)).scalars()
    told = [event for text in rows for event in read_events(text) if event.message == RESIGNATION]
    return {int(str(event.arguments["seat"])) for event in told if "seat" in event.arguments}


def seats_helped(c: Connection, table_id: str) -> set[int]:
    """The seats for which a bot has decided anything, as the log tells it."""
    is_bot = ACTIONS.c.client_id.contains(f":{BOT_DECISION}", autoescape=True)
    return set(c.execute(select(ACTIONS.c.seat).where((ACTIONS.c.table_id == table_id) & is_bot).distinct()).scalars())


def set_rated(c: Connection, table_id: str, is_rated: bool) -> None:
    """Whether the result of a table counts."""
    c.execute(update(TABLES).where(TABLES.c.id == table_id).values(rated=is_rated))


# How strong they are.


def lock_ratings(c: Connection, players: Iterable[str], title: str, at: float) -> dict[str, StoredRating]:
    """What is believed of these players, for this transaction alone; always in the same order, so nobody waits in a
    circle."""
    names = sorted(set(players))
    new = {"title": title, "mu": UNKNOWN.mu, "sigma": UNKNOWN.sigma, "games": 0, "at": at}
    make = postgresql.insert if c.dialect.name == POSTGRESQL else sqlite.insert
    for name in names:
        c.execute(make(RATINGS).on_conflict_do_nothing(), {"player": name, **new})
    here = RATINGS.c.player.in_(names) & (RATINGS.c.title == title)
    rows = c.execute(select(RATINGS).where(here).order_by(RATINGS.c.player).with_for_update())
    return {row.player: StoredRating(title, Strength(row.mu, row.sigma), row.games) for row in rows}


def set_rating(c: Connection, player: str, rating: StoredRating, at: float) -> None:
    """What is believed of a player from now on."""
    here = (RATINGS.c.player == player) & (RATINGS.c.title == rating.title)
    row = {"mu": rating.strength.mu, "sigma": rating.strength.sigma, "games": rating.games, "at": at}
    c.execute(update(RATINGS).where(here).values(row))


def ratings_of(c: Connection, player: str) -> list[StoredRating]:
    """All ratings of a player."""
    rows = c.execute(select(RATINGS).where(RATINGS.c.player == player).order_by(RATINGS.c.title))
    return [StoredRating(row.title, Strength(row.mu, row.sigma), row.games) for row in rows]


def best_of(c: Connection, title: str, least_games: int, limit: int) -> list[Ranked]:
    """The strongest players of a title among those who have played so often."""
    where = (RATINGS.c.title == title) & (RATINGS.c.games >= least_games)
    rows = c.execute(select(RATINGS).where(where).order_by(RATINGS.c.mu.desc(), RATINGS.c.player).limit(limit))
    return [Ranked(row.player, Strength(row.mu, row.sigma), row.games) for row in rows]


def _results(c: Connection, table_ids: Sequence[str]) -> dict[str, list[StoredResult]]:
    where = RESULTS.c.table_id.in_(table_ids)
    found: dict[str, list[StoredResult]] = {}
    for row in c.execute(
        select(RESULTS).where(where).order_by(RESULTS.c.table_id, RESULTS.c.seat, RESULTS.c.at)
    ).mappings():
        found.setdefault(row["table_id"], []).append(StoredResult(**row))
    return found
