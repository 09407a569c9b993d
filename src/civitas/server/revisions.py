"""A game outlives its rules: when a title's rules have changed, a running game goes on under those of today.

It is taken up from its last stored position, and what was played behind it is played again as far as the new rules
accept it. An entry of the log says so to everybody; from there on only the position stored with it counts, since the
entries before it were made under other rules.
"""

import logging
import time
from typing import NamedTuple

from msgspec.structs import replace

import civitas
from civitas.core.errors import BadOption, BrokenDump, CivitasError
from civitas.core.events import Event
from civitas.core.title import Title
from civitas.server import ratings
from civitas.server.clocks import continued
from civitas.server.dealing import title_of, turn_at
from civitas.server.game import Game, Snapshot
from civitas.server.refusals import Unplayable
from civitas.server.seating import found
from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.storage.games import Entry, StoredSeat, StoredTable

CONTINUED = "rules-continued"
"""The message of the event with which a game goes on under another revision."""

log = logging.getLogger("civitas.server")


class Outdated(CivitasError):
    """A running game of an earlier revision of the rules, which has to be continued first."""


class _Stored(NamedTuple):
    """A game as it was stored under earlier rules."""

    table: StoredTable
    seats: list[StoredSeat]
    snapshot: Snapshot | None
    entries: list[Entry]
    """What was logged behind the snapshot."""


def check_revision(table: StoredTable, title: Title) -> None:
    """Whether the rules of today are those of a table, or may become so."""
    if table.rules_revision > title.rules_revision or table.stuck == title.rules_revision:
        raise Unplayable(
            f"this table is played by revision {table.rules_revision} of the rules, "
            f"and this server plays revision {title.rules_revision}"
        )
    if is_outdated(table, title):
        raise Outdated(f"revision {table.rules_revision}")


def is_outdated(table: StoredTable, title: Title) -> bool:
    """Whether a running game has to be continued under the rules of today."""
    return table.stage == games.PLAYING and table.rules_revision < title.rules_revision


def continue_game(database: Database, table_id: str) -> None:
    """Let a running game go on under the rules of today. A clash: somebody else has done it, or has moved, first."""
    stored = _read(database, table_id)
    title = title_of(stored.table)
    if not is_outdated(stored.table, title):
        return
    try:
        game = taken_up(_agreed_today(stored.table, title), title, stored.snapshot)
    except (BrokenDump, BadOption) as problem:
        log.error("table %s: it cannot be continued under new rules: %s", table_id, problem)
        _give_up(database, table_id, title)
        raise Unplayable(f"revision {title.rules_revision} of the rules cannot continue this game") from problem
    refused = _play_again(game, moves(stored.entries))
    _store(database, stored, game, refused)


def continue_some(database: Database, most: int) -> int:
    """Continue running games that nobody has looked at yet; how many of them there were."""
    outdated: list[str] = []
    with database.reading() as c:
        for title in civitas.titles().values():
            outdated += games.outdated(c, title.id, title.rules_revision, most - len(outdated))
    for table_id in outdated:
        try:
            continue_game(database, table_id)
        except CivitasError as problem:
            log.info("table %s: %s", table_id, problem)
    return len(outdated)


def taken_up(table: StoredTable, title: Title, snapshot: Snapshot | None) -> Game:
    """The game of a table at its last stored position, or where nothing is stored at its beginning."""
    return Game(title, players=table.players, seed=table.seed, options=table.options, snapshot=snapshot)


def _agreed_today(table: StoredTable, title: Title) -> StoredTable:
    """The table with what was agreed, as far as there still are such options; new ones have their usual values."""
    known = {option.name: option.values for option in title.options}
    options = {name: value for name, value in table.options.items() if value in known.get(name, [])}
    return replace(table, options=options)


def moves(entries: list[Entry]) -> list[Entry]:
    """The moves that stand: taking back takes the last one away."""
    standing: list[Entry] = []
    for entry in entries:
        if entry.kind == games.ACT:
            standing.append(entry)
        elif entry.kind == games.UNDO and standing:
            standing.pop()
    return standing


def _read(database: Database, table_id: str) -> _Stored:
    with database.reading() as c:
        table = found(games.find_table(c, table_id))
        latest = games.latest_snapshot(c, table_id)
        snapshot = None if latest is None else Snapshot(*latest)
        entries = games.entries_after(c, table_id, games.NOT_BEGUN if snapshot is None else snapshot.seq)
        return _Stored(table, games.seats_of(c, table_id), snapshot, entries)


def _play_again(game: Game, standing: list[Entry]) -> int:
    """Play these moves as far as the rules accept them; how many they refuse, from the first refused one on."""
    for count, entry in enumerate(standing):
        try:
            game.play(entry.seat, game.title.space.parse(entry.action))
        except CivitasError:
            return len(standing) - count
    return 0


def _store(database: Database, stored: _Stored, game: Game, refused: int) -> None:
    """Entry, position and revision in one transaction; the key of the log decides between servers."""
    table, revision, seq = stored.table, game.title.rules_revision, stored.table.head + 1
    told = Event(CONTINUED, {"revision": revision, "taken_back": refused}, rule="")
    entry = Entry(
        table.id, seq, f"{games.RULES}/{revision}", games.NO_SEAT, games.RULES, str(revision), [told], time.time()
    )
    position = game.position.dump()
    turn = turn_at(game.position, {seat.seat for seat in stored.seats if seat.bot is not None})
    with database.writing() as c:
        games.append(c, entry, continued(c, table, stored.seats, turn), table.people)
        games.insert_snapshot(c, table.id, seq, position, [seq] * table.players)
        if turn.result is not None:
            ratings.settle(c, table.id, turn.result, entry.at)
        games.set_revision(c, table.id, revision, position.get("options", game.table.options))
        games.ring(c, table.id, seq)


def _give_up(database: Database, table_id: str, title: Title) -> None:
    """Remember that these rules cannot continue the game; those of a later revision may."""
    with database.writing() as c:
        games.set_stuck(c, table_id, title.rules_revision)
