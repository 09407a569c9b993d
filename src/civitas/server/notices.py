"""Notices: who is told what, and over which channels. They are queued in the transaction of what they are about.

Whoever moves waits for this, so it is remembered who has a channel: a table of people who have none, or of bots, pays
nothing. `deliveries.py` tells what is queued here, when it is due and still of interest.
"""

import time
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime, timedelta
from threading import Lock
from typing import NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlalchemy import Connection

from civitas.server.game import Game
from civitas.server.storage import notices as store
from civitas.server.storage.games import PERSON, StoredSeat
from civitas.server.storage.notices import DIGEST, ENDED, MAIL, PUSH, TURN, WEBHOOK, Queued

DELAY_SECONDS = 30.0
"""Whoever answers sooner, or looks by then, is not told."""
TRUST_SECONDS = 60.0
MOST_REMEMBERED = 20_000


class Channel(NamedTuple):
    """A way to tell somebody; a digest is written at an hour of a time zone."""

    name: str
    hour: int = 0
    zone: str = ""


class Notices:
    """What people are to be told."""

    def __init__(self, delay: float = DELAY_SECONDS, clock: Callable[[], float] = time.monotonic) -> None:
        self._delay = delay
        self._clock = clock
        self._guard = Lock()
        self._changes = 0
        """How often somebody's channels have changed; what was read before that is not remembered after it."""
        self._known: dict[str, tuple[list[Channel], float]] = {}

    def queue(self, c: Connection, owner: str, kind: str, table_id: str, seq: int) -> None:
        """Tell somebody something about a table, unless it is queued already."""
        self._queue(c, [owner], kind, table_id, seq)

    def begun(self, c: Connection, table_id: str, seq: int, seats: Iterable[StoredSeat], to_act: list[int]) -> None:
        """A game has begun: tell whose turn it is."""
        asked = [seat.owner for seat in seats if seat.seat in to_act and seat.kind == PERSON and seat.owner is not None]
        self._queue(c, asked, TURN, table_id, seq)

    def moved(self, c: Connection, table_id: str, game: Game, owners: Mapping[int, str], mover: int | None) -> None:
        """A game has moved: tell who is newly asked, or everybody that it is over; the person who moved knows."""
        kind = ENDED if game.position.is_over else TURN
        self._queue(c, _concerned(game, owners, mover), kind, table_id, game.seq)

    def is_quiet(self, game: Game, owners: Mapping[int, str], mover: int | None) -> bool:
        """Whether it is known, without asking, that nobody is told of a move."""
        return all(self._remembered(owner) == [] for owner in _concerned(game, owners, mover))

    def ended(self, c: Connection, table_id: str, seq: int, seats: Iterable[StoredSeat]) -> None:
        """A game is over without a last move: tell those whose seats these are."""
        told = [seat.owner for seat in seats if seat.kind == PERSON and seat.owner is not None]
        self._queue(c, told, ENDED, table_id, seq)

    def _queue(self, c: Connection, owners: Iterable[str], kind: str, table_id: str, seq: int) -> None:
        wanted = [
            Queued(owner, channel.name, kind, table_id, seq, self._seconds(channel))
            for owner in dict.fromkeys(owners)
            for channel in self._channels(c, owner)
        ]
        if wanted:
            store.queue(c, wanted)

    def _seconds(self, channel: Channel) -> float:
        return self._delay if channel.name != DIGEST else seconds_until(channel.hour, channel.zone, time.time())

    # Who has which channels.

    def forget(self, owner: str) -> None:
        """Somebody's channels have changed, here or on another server."""
        with self._guard:
            self._changes += 1
            self._known.pop(owner, None)

    def forget_all(self) -> None:
        """Channels may have changed without a word."""
        with self._guard:
            self._changes += 1
            self._known.clear()

    def _remembered(self, owner: str) -> list[Channel] | None:
        channels, until = self._known.get(owner, ([], 0.0))
        return channels if self._clock() < until else None

    def _channels(self, c: Connection, owner: str) -> list[Channel]:
        known = self._remembered(owner)
        if known is not None:
            return known
        changes = self._changes
        channels = channels_of(c, owner)
        with self._guard:
            if changes == self._changes:
                if len(self._known) >= MOST_REMEMBERED:
                    self._known.clear()
                self._known[owner] = channels, self._clock() + TRUST_SECONDS
        return channels


def _concerned(game: Game, owners: Mapping[int, str], mover: int | None) -> list[str]:
    """Who is newly asked, or everybody where the game is over, but the person who moved."""
    if not owners:
        return []
    seats = list(owners) if game.position.is_over else game.newly_asked()
    return [owners[seat] for seat in seats if seat in owners and seat != mover]


def channels_of(c: Connection, owner: str) -> list[Channel]:
    """Over which channels somebody wants to be told."""
    channels = [Channel(PUSH + each.key) for each in store.subscriptions_of(c, owner)]
    account = store.addressee(c, owner)
    if account is None:
        return channels
    told = account.told
    if account.email is not None and told.mail == "each":
        channels.append(Channel(MAIL))
    if account.email is not None and told.mail == "digest":
        channels.append(Channel(DIGEST, told.hour, told.zone))
    if told.webhook is not None:
        channels.append(Channel(WEBHOOK))
    return channels


def seconds_until(hour: int, zone: str, present: float) -> float:
    """How long it is until the clocks of a time zone show this hour again."""
    here = datetime.fromtimestamp(present, zone_of(zone))
    next_one = here.replace(hour=hour, minute=0, second=0, microsecond=0)
    if next_one <= here:
        next_one += timedelta(days=1)
    return next_one.timestamp() - present


def zone_of(name: str) -> ZoneInfo:
    """The time zone of this name; the world's where there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")
