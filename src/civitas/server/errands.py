"""What this server is to tell whom now: what is due and still of interest, and was claimed by no other server.

A notice that is of no interest any more is dropped: who has answered or looked since, or was told before and has not
been there since. The others are claimed by an update that one server wins. A server that dies between claim and
settlement leaves a claim that runs out; then it is tried once more and never again.
"""

from typing import NamedTuple

from sqlalchemy import Connection

from civitas.server.notice_words import News
from civitas.server.presence import Presence
from civitas.server.storage import games
from civitas.server.storage import notices as store
from civitas.server.storage.database import Database
from civitas.server.storage.games import FINISHED, PERSON, StoredSeat
from civitas.server.storage.notices import DIGEST, INVITED, PUSH, TEST, TURN, Addressee, Notice, Standing, Subscription

CLAIM_SECONDS = 300.0
"""Longer than anything that is sent takes, however slowly it is taken."""
DIGEST_SECONDS = 60.0
"""What is due so soon after a digest is written is written into it."""
KEPT_SECONDS = 7 * 24 * 3600.0


class Errand(NamedTuple):
    """What one person is told over one channel at once; only a digest is about several notices."""

    notices: list[Notice]
    news: list[News]
    to: Subscription | Addressee

    @property
    def first(self) -> Notice:
        """The notice by which it is known."""
        return self.notices[0]

    @property
    def ids(self) -> list[int]:
        """The numbers of all its notices."""
        return [each.id for each in self.notices]


class Errands:
    """What is due, for one server."""

    def __init__(self, database: Database, presence: Presence) -> None:
        self._database = database
        self._presence = presence

    def claimed(self, most: int) -> list[Errand]:
        """What nobody but this server tells now."""
        with self._database.reading() as c:
            due = store.due(c, most)
        if not due:
            return []
        single = [each for each in due if each.channel != DIGEST]
        digests = dict.fromkeys(each.owner for each in due if each.channel == DIGEST)
        with self._database.writing() as c:
            found = [self._claim(c, [each], news) for each, news in self._interesting(c, single)]
            found += [self._claim_digest(c, owner) for owner in sorted(digests)]
        return [each for each in found if each is not None]

    def forget(self) -> None:
        """What was told long ago does not matter any more."""
        with self._database.writing() as c:
            store.forget_before(c, KEPT_SECONDS)

    def settle(self, errand: Errand, trouble: str | None = None) -> None:
        """It was told, or it never will be."""
        with self._database.writing() as c:
            store.settle(c, errand.ids, trouble)

    def put_off(self, errand: Errand, seconds: float) -> None:
        """It is told later."""
        with self._database.writing() as c:
            store.put_off(c, errand.ids, seconds)

    def close(self, errand: Errand) -> None:
        """The channel is there no more, and nothing is left to be told over it."""
        owner = errand.first.owner
        with self._database.writing() as c:
            store.drop(c, errand.ids)
            if isinstance(errand.to, Subscription):
                store.delete_subscription(c, owner, errand.to.key)
            else:
                store.stop_webhook(c, owner, errand.to.told)

    def _claim_digest(self, c: Connection, owner: str) -> Errand | None:
        """All news of a person in one letter, whichever server writes it."""
        store.lock_account(c, owner)
        found = list(self._interesting(c, store.due_digest(c, owner, DIGEST_SECONDS)))
        return self._claim(c, [each for each, _ in found], *(news for _, news in found))

    def _claim(self, c: Connection, notices: list[Notice], *news: News) -> Errand | None:
        won = [(each, about) for each, about in zip(notices, news, strict=True) if store.claim(c, each, CLAIM_SECONDS)]
        if not won:
            return None
        to = _addressee(c, won[0][0])
        if to is None:
            store.drop(c, [each.id for each, _ in won])
            return None
        return Errand([each for each, _ in won], list(dict.fromkeys(about for _, about in won)), to)

    # Whether it is of interest.

    def _interesting(self, c: Connection, due: list[Notice]) -> list[tuple[Notice, News]]:
        """What is still to be told, and what that is; the rest is dropped."""
        ids = sorted({each.table_id for each in due if each.table_id is not None})
        tables, seats = store.standings(c, ids), games.seats_of_all(c, ids)
        found: list[tuple[Notice, News]] = []
        for each in due:
            news = self._news(c, each, tables.get(each.table_id or ""), seats.get(each.table_id or "", []))
            if news is not None:
                found.append((each, news))
        store.drop(c, sorted({each.id for each in due} - {each.id for each, _ in found}))
        return found

    def _news(self, c: Connection, notice: Notice, table: Standing | None, seats: list[StoredSeat]) -> News | None:
        if notice.kind == TEST:
            return News(TEST)
        own = [seat for seat in seats if seat.owner == notice.owner]
        if table is None or not self._is_to_be_told(c, notice, table, own):
            return None
        others = tuple(seat.name for seat in seats if seat.owner != notice.owner and seat.name)
        return News(notice.kind, notice.table_id, table.title, others)

    def _is_to_be_told(self, c: Connection, notice: Notice, table: Standing, own: list[StoredSeat]) -> bool:
        if notice.kind == INVITED:
            return table.stage != FINISHED and not own
        away = [seat for seat in own if not self._has_looked(notice, seat)]
        if notice.kind == TURN:
            away = [seat for seat in away if _is_still_asked(c, notice, table, seat)]
        seen = max((seat.seen or 0.0 for seat in own), default=0.0)
        return bool(away) and not store.was_told(c, notice, seen)

    def _has_looked(self, notice: Notice, seat: StoredSeat) -> bool:
        """Whether the person is there, or was since there is something to tell; other servers note who is."""
        return self._presence.is_here(seat.table_id, seat.seat) or (seat.seen or 0.0) >= notice.asked


def _is_still_asked(c: Connection, notice: Notice, table: Standing, seat: StoredSeat) -> bool:
    is_asked = seat.kind == PERSON and seat.seat in table.to_act
    return is_asked and not store.has_acted(c, seat.table_id, seat.seat, notice.seq)


def _addressee(c: Connection, notice: Notice) -> Subscription | Addressee | None:
    if notice.channel.startswith(PUSH):
        found = store.find_subscription(c, notice.channel.removeprefix(PUSH))
        return found if found is not None and found.owner == notice.owner else None
    return store.addressee(c, notice.owner)
