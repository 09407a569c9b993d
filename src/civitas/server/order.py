"""Keeping order: reports, blocks, and what moderators may do; each of their deeds is in the audit."""

import time

from sqlalchemy import Connection

from civitas.server.notices import Notices
from civitas.server.order_messages import (
    Blocked,
    Blocking,
    DeedShown,
    LineAround,
    ModerationShown,
    NewReport,
    ReportShown,
)
from civitas.server.refusals import NotFound, Refusal
from civitas.server.seating import Seating, check_id, found
from civitas.server.storage import friends, games, order, people
from civitas.server.storage.database import Database
from civitas.server.storage.order import HOST, Deed, StoredReport
from civitas.server.storage.people import MODERATOR, Account

MOST_SHOWN = 200
DAY = 24 * 3600.0


class Order:
    """Order on one server and its neighbours."""

    def __init__(self, database: Database, seating: Seating, notices: Notices) -> None:
        self._database = database
        self._seating = seating
        self._notices = notices

    # For everybody.

    def report(self, by: Account, wanted: NewReport) -> None:
        """Tell moderators of a line, a player or a table."""
        with self._database.writing() as c:
            about, table_id = _named(c, wanted.player), wanted.table
            if wanted.line is not None:
                table_id, name, _ = _line(c, wanted.line)
                about = about or people.find_by_name(c, name)
            elif table_id is not None:
                check_id(table_id)
                found(games.head(c, table_id))
            order.insert_report(c, by.owner, wanted.text, about.id if about else None, table_id, wanted.line)

    def block(self, account: Account, wanted: Blocking) -> Blocked:
        """Mute or block somebody; nobody is told."""
        with self._database.writing() as c:
            other = _named(c, wanted.player)
            if other is not None and other.id != account.id:
                order.set_block(c, account.id, other.id, wanted.kind)
                if wanted.kind == order.BLOCK:
                    friends.remove_invitations_by(c, account.id, other.name)
        return self.blocked(account)

    def blocked(self, account: Account) -> Blocked:
        """Whom somebody has muted or blocked."""
        with self._database.reading() as c:
            kinds = order.blocks_of(c, account.id)
            names = people.names_of(c, list(kinds))
        named = {kind: sorted(names[each] for each in kinds if kinds[each] == kind) for kind in ("mute", "block")}
        return Blocked(named["mute"], named["block"])

    # For moderators.

    def shown(self) -> ModerationShown:
        """Reports and deeds."""
        with self._database.reading() as c:
            reports, deeds = order.reports(c, MOST_SHOWN), order.deeds(c, MOST_SHOWN)
            return ModerationShown([_report_shown(c, each) for each in reports], deeds_shown(c, deeds))

    def settle(self, actor: Account, report_id: int) -> None:
        """A report needs nobody any more."""
        with self._database.writing() as c:
            if not order.settle(c, report_id, actor.owner):
                raise NotFound("there is no such open report")
            order.note(c, actor.owner, "settle", f"report:{report_id}")

    def remove_line(self, actor: Account, number: int, reason: str) -> None:
        """Let nobody read a line any more, whoever has it on the screen among them."""
        with self._database.writing() as c:
            table_id, _, _ = _line(c, number)
            order.remove_line(c, number)
            games.ring(c, table_id, games.touch(c, table_id))
            order.note(c, actor.owner, "remove", f"line:{number}", reason)
        self._seating.announce([table_id])

    def close_table(self, actor: Account, table_id: str, reason: str) -> None:
        """End a game without a result."""
        check_id(table_id)
        with self._database.writing() as c:
            games.lock_table(c, table_id)
            stage = found(games.head(c, table_id)).stage
            if stage == games.FINISHED:
                raise Refusal("finished", "the game is over")
            order.close_table(c, table_id, stage == games.PLAYING)
            head = games.touch(c, table_id)
            games.ring(c, table_id, head)
            if stage == games.PLAYING:
                self._notices.ended(c, table_id, head, games.seats_of(c, table_id))
            order.note(c, actor.owner, "close", f"table:{table_id}", reason)
        self._seating.announce([table_id])

    def suspend(self, actor: Account, name: str, days: int, reason: str) -> None:
        """Let an account only read for so many days, the links of its seats included; 0: it may act again."""
        with self._database.writing() as c:
            account = _named(c, name)
            if account is None:
                raise NotFound("there is no such account")
            if account.role == MODERATOR and days:
                raise Refusal("moderator", "the host has to dismiss a moderator first")
            until = time.time() + days * DAY if days else None
            people.change_account(c, account.id, suspended=until)
            if days:
                order.spoil_links(c, account.owner)
            order.note(c, actor.owner, "suspend" if days else "pardon", account.owner, f"{days} {reason}")
        self._seating.rouse(account.owner)


def name_moderator(database: Database, name: str, is_one: bool) -> None:
    """The host names or dismisses a moderator."""
    with database.writing() as c:
        account = _named(c, name)
        if account is None:
            raise NotFound(f"there is no account {name}")
        people.change_account(c, account.id, role=MODERATOR if is_one else people.PLAYER)
        order.note(c, HOST, "name" if is_one else "dismiss", account.owner)


def audit(database: Database, most: int) -> list[DeedShown]:
    """What moderators and the host have done, the latest first."""
    with database.reading() as c:
        return deeds_shown(c, order.deeds(c, most))


def deeds_shown(c: Connection, deeds: list[Deed]) -> list[DeedShown]:
    """Deeds with the names that accounts have now."""
    return [DeedShown(each.at, _who(c, each.actor), each.deed, _who(c, each.about), each.detail) for each in deeds]


def _named(c: Connection, name: str | None) -> Account | None:
    return None if name is None else people.find_by_name(c, name)


def _line(c: Connection, number: int) -> tuple[str, str, str]:
    line = order.line_of(c, number)
    if line is None:
        raise NotFound("there is no such line")
    return line


def _who(c: Connection, key: str) -> str:
    """What an account is called; whatever else there is stays as it is."""
    number = people.account_number(key)
    return key if number is None else people.names_of(c, [number]).get(number, "")


def _report_shown(c: Connection, report: StoredReport) -> ReportShown:
    line = None if report.line is None else order.line_of(c, report.line)
    player = None if report.account_id is None else people.get_account(c, report.account_id)
    return ReportShown(
        id=report.id,
        at=report.at,
        by=_who(c, report.by),
        player=player.name if player else None,
        table=report.table_id,
        line=report.line,
        said=None if line is None else line[2],
        text=report.text,
        settled=report.settled,
        around=_around(c, report),
        suspended=player.suspended if player else None,
        over=_is_over(c, report.table_id),
    )


def _around(c: Connection, report: StoredReport) -> list[LineAround]:
    if report.line is None or report.table_id is None or report.settled is not None:
        return []
    return [LineAround(*line) for line in order.lines_around(c, report.line, report.table_id)]


def _is_over(c: Connection, table_id: str | None) -> bool:
    table = None if table_id is None else games.find_table(c, table_id)
    return table is None or table.stage == games.FINISHED or table.ended is not None
