"""Games of tables as files, once they are over: a file tells everything, what was hidden included."""

from msgspec import UNSET

from civitas.records import GameFile, Seat, game_file, game_from
from civitas.server.dealing import title_of
from civitas.server.refusals import Refusal, Unplayable
from civitas.server.replays import Replay, Replays
from civitas.server.seating import Asker, seat_of, seated
from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.storage.games import Entry, StoredSeat


def file_of(database: Database, replays: Replays, table_id: str) -> GameFile:
    """The file of a finished game."""
    with replays.hold(table_id) as replay:
        if not replay.is_over:
            raise Refusal("playing", "the game is not over")
        if replay.first > 0:
            raise Unplayable("this game was continued under other rules; its beginning cannot be replayed")
        with database.reading() as c:
            seats = games.seats_of(c, table_id)
        return _file(replay, seats)


def line_played(database: Database, replays: Replays, table_id: str, asker: Asker) -> list[tuple[int, str]]:
    """What was played at a table so far, seats and actions, for a study.

    While a game is on only where it began at a position that was laid out, and only for who sits there: whoever laid
    it out against bots knew everything, others know nothing of it.
    """
    with replays.hold(table_id) as replay:
        if not replay.is_over:
            with database.reading() as c:
                seated(seat_of(games.seats_of(c, table_id), asker))
            if replay.start is None:
                raise Refusal("playing", "the game is not over")
        return [(entry.seat, entry.action) for entry in standing(replay.entries(0, replay.last))]


def _file(replay: Replay, seats: list[StoredSeat]) -> GameFile:
    table, title = replay.table, title_of(replay.table)
    actions = [(entry.seat, title.space.parse(entry.action)) for entry in standing(replay.entries(0, replay.last))]
    people, start = [_seat(seat) for seat in seats], replay.start
    if start is not None:
        file = game_from(title, title.load(start), table.options, actions, people)
    else:
        file = game_file(title, table.players, table.seed, table.options, actions, people)
    file.ended = table.ended or UNSET
    return file


def standing(entries: list[Entry]) -> list[Entry]:
    """The actions of a log that were not taken back."""
    found: list[Entry] = []
    for entry in entries:
        if entry.kind == games.ACT:
            found.append(entry)
        elif entry.kind == games.UNDO:
            found.pop()
    return found


def _seat(seat: StoredSeat) -> Seat:
    if seat.kind == games.AUTOMATED:
        return Seat("", "automated")
    is_person = seat.token is not None or seat.owner is not None or seat.kind == games.PERSON
    return Seat(seat.name, "person" if is_person else "bot", seat.bot)
