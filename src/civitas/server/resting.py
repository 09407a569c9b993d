"""Changing when one's clocks stand still: what has passed stays charged, and no night is moved around the globe."""

from collections import Counter
from datetime import date, timedelta
from itertools import chain

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, select, update

from civitas.server.clock_messages import DaysOff, Night, RestShown, RestWanted
from civitas.server.clocks import ACCOUNT, rested, rests_of
from civitas.server.refusals import Refusal
from civitas.server.rest import NEVER, Holiday, Rest, today, zones
from civitas.server.seating import Announce
from civitas.server.storage import games
from civitas.server.storage.database import Database, now
from civitas.server.storage.schema import ACCOUNTS

DAY = 86400
MOST_HOLIDAYS_A_YEAR = 30
LONGEST_NIGHT = 12 * 60
"""In minutes: somebody who sleeps all day would never have to move."""
FIXED_SECONDS = 3.0 * DAY
"""So long zone, night and weekend stay as they are: otherwise it could be night wherever somebody is asked."""
FARTHEST_YEARS = 2
"""Nobody plans further ahead."""


class Resting:
    """When the people of a database rest."""

    def __init__(self, database: Database, announce: Announce) -> None:
        self._database = database
        self._announce = announce

    def show(self, owner: str) -> RestShown:
        """When somebody rests."""
        with self._database.reading() as c:
            return _shown(rests_of(c, [owner]).get(owner, NEVER), now(c))

    def change(self, owner: str, wanted: RestWanted) -> RestShown:
        """Let somebody rest at other times from now on; all clocks of the person are settled first."""
        with self._database.writing() as c:
            _lock(c, owner)
            present, old = now(c), rests_of(c, [owner]).get(owner, NEVER)
            anew = changed(old, wanted, present)
            tables = _settle(c, owner, anew)
            number = int(owner.removeprefix(ACCOUNT))
            text = msgspec.json.encode(anew).decode()
            c.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == number).values(rest=text))
        for table_id, head in tables:
            self._announce(table_id, head)
        return _shown(anew, present)


def changed(old: Rest, wanted: RestWanted, present: float) -> Rest:
    """What somebody wants instead, if that is allowed: what has begun stays, and counts."""
    if wanted.zone not in zones():
        raise Refusal("zone", f"there is no time zone {wanted.zone!r}")
    night = None if wanted.night is None else (wanted.night.begin, wanted.night.end)
    if night is not None and not 0 < (night[1] - night[0]) % (24 * 60) <= LONGEST_NIGHT:
        raise Refusal("night", f"a night has from one minute to {LONGEST_NIGHT // 60} hours")
    anew = Rest(wanted.zone, night, wanted.weekend, changed=old.changed)
    if _habits(anew) != _habits(old):
        if present < old.changed + FIXED_SECONDS:
            wait = int(old.changed + FIXED_SECONDS - present) + 1
            raise Refusal("fixed", "zone, night and weekend were changed a short while ago", retry_after=wait)
        anew = replace(anew, changed=present)
    holidays = _holidays(old, [Holiday(each.first, each.last) for each in wanted.holidays], today(anew, present))
    return replace(anew, holidays=holidays)


def _habits(rest: Rest) -> tuple[str, tuple[int, int] | None, bool]:
    return rest.zone, rest.night, rest.weekend


def _holidays(old: Rest, wanted: list[Holiday], day: date) -> list[Holiday]:
    """What was taken up to today, and what is wanted; one that is under way may go on, or end with this day."""
    for each in wanted:
        if each.last < each.first or each.last.year > day.year + FARTHEST_YEARS:
            raise Refusal("holidays", "a holiday ends before it begins, or is too far away")
        if each.first < day and each.first not in {known.first for known in old.holidays}:
            raise Refusal("holidays", "a holiday begins today at the earliest")
    taken = [Holiday(each.first, min(each.last, day)) for each in old.holidays if each.first <= day]
    coming = [Holiday(max(each.first, day), each.last) for each in wanted if each.last >= day]
    together = _joined([*taken, *coming])
    if max(_used(together).values(), default=0) > MOST_HOLIDAYS_A_YEAR:
        raise Refusal("holidays", f"there are {MOST_HOLIDAYS_A_YEAR} days of holidays a year")
    return together


def _joined(holidays: list[Holiday]) -> list[Holiday]:
    """The same days, each once, in order."""
    joined: list[Holiday] = []
    for each in sorted(holidays, key=lambda holiday: holiday.first):
        if joined and each.first <= joined[-1].last + timedelta(days=1):
            joined[-1] = Holiday(joined[-1].first, max(joined[-1].last, each.last))
        else:
            joined.append(each)
    return joined


def _used(holidays: list[Holiday]) -> Counter[int]:
    """The days off by their years."""
    days = chain.from_iterable(
        (each.first + timedelta(days=number) for number in range((each.last - each.first).days + 1))
        for each in holidays
    )
    return Counter(day.year for day in days)


def _shown(rest: Rest, present: float) -> RestShown:
    day, fixed = today(rest, present), rest.changed + FIXED_SECONDS - present
    return RestShown(
        rest.zone,
        None if rest.night is None else Night(*rest.night),
        rest.weekend,
        [DaysOff(each.first, each.last) for each in rest.holidays if each.last >= day],
        {str(year): count for year, count in _used(rest.holidays).items() if year >= day.year},
        MOST_HOLIDAYS_A_YEAR,
        fixed if fixed > 0 else None,
        sorted(zones()),
    )


def _lock(c: Connection, owner: str) -> None:
    """Let nobody else change the account until this transaction ends."""
    number = int(owner.removeprefix(ACCOUNT))
    c.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.id == number).with_for_update(key_share=True))


def _settle(c: Connection, owner: str, anew: Rest) -> list[tuple[str, int]]:
    """Charge the person for what has passed, at all tables; those with their heads.

    Seats count as changed there, so that a move that was charged by the old times is judged again.
    """
    tables = [table for table in games.tables_of(c, owner, finished=False) if table.clock and table.clock.rests]
    settled = []
    for table_id in sorted(table.id for table in tables):
        games.lock_table(c, table_id)
        table = games.find_table(c, table_id)
        if table is None or table.stage != games.PLAYING:
            continue
        games.set_turn(c, table_id, rested(c, table, games.seats_of(c, table_id), owner, anew))
        games.stir(c, table_id)
        games.ring(c, table_id, table.head)
        settled.append((table_id, table.head))
    return settled
