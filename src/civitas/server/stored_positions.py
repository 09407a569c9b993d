"""Positions of games that the rules of today cannot continue: the last one that is stored may still be looked at."""

from civitas.core.errors import BadOption, BrokenDump
from civitas.server.dealing import title_of
from civitas.server.messages import State
from civitas.server.refusals import Unplayable
from civitas.server.seating import check_id, found
from civitas.server.serializers import position_state
from civitas.server.steps import to_be_looked_at
from civitas.server.storage import games
from civitas.server.storage.database import Database


def last_stored(database: Database, table_id: str, seat: int | None) -> State:
    """The last stored position of a game as a seat (None: a spectator) may know it, to be looked at."""
    check_id(table_id)
    with database.reading() as c:
        table = found(games.find_table(c, table_id))
        latest = games.latest_snapshot(c, table_id)
    if latest is None:
        raise Unplayable("no position of this game is stored")
    seq, position, *_ = latest
    try:
        return to_be_looked_at(position_state(table_id, title_of(table).load(position), seq, seat))
    except (BrokenDump, BadOption) as problem:
        raise Unplayable("the rules of today cannot read the last stored position of this game") from problem
