"""The HTTP part of keeping order (docs/correspondence.md)."""

from civitas.server.account_api import own_account
from civitas.server.account_messages import Done
from civitas.server.endpoints import Asking, Endpoint
from civitas.server.order_messages import (
    Blocked,
    Blocking,
    CloseTable,
    ModerationShown,
    NewReport,
    RemoveLine,
    Settle,
    Suspend,
)
from civitas.server.refusals import Refusal
from civitas.server.storage.people import MODERATOR, Account


def report(asking: Asking) -> Done:
    """Tell moderators."""
    account = own_account(asking)
    asking.limit("report")
    asking.services.order.report(account, asking.body)
    return Done()


def show_blocked(asking: Asking) -> Blocked:
    """Whom I have muted or blocked."""
    return asking.services.order.blocked(own_account(asking))


def block(asking: Asking) -> Blocked:
    """Mute or block somebody."""
    account = own_account(asking)
    asking.limit("report")
    return asking.services.order.block(account, asking.body)


def show_order(asking: Asking) -> ModerationShown:
    """Reports and deeds."""
    _moderator(asking)
    return asking.services.order.shown()


def remove_line(asking: Asking) -> ModerationShown:
    """A line that nobody is to read."""
    wanted: RemoveLine = asking.body
    asking.services.order.remove_line(_moderator(asking), wanted.line, wanted.reason)
    return show_order(asking)


def close_table(asking: Asking) -> ModerationShown:
    """A table at which nobody is to play on."""
    wanted: CloseTable = asking.body
    asking.services.order.close_table(_moderator(asking), wanted.table, wanted.reason)
    return show_order(asking)


def suspend(asking: Asking) -> ModerationShown:
    """An account that may only read."""
    wanted: Suspend = asking.body
    asking.services.order.suspend(_moderator(asking), wanted.player, wanted.days, wanted.reason)
    return show_order(asking)


def settle(asking: Asking) -> ModerationShown:
    """A report that needs nobody any more."""
    wanted: Settle = asking.body
    asking.services.order.settle(_moderator(asking), wanted.report)
    return show_order(asking)


def _moderator(asking: Asking) -> Account:
    account = own_account(asking)
    if account.role != MODERATOR:
        raise Refusal("moderator", "only moderators may do this")
    return account


ORDER = "/api/order"
ORDER_ENDPOINTS = [
    Endpoint("POST", "/api/reports", "Tell moderators of a line, a player or a table", NewReport, Done, report),
    Endpoint("GET", "/api/blocks", "Whom I have muted or blocked", None, Blocked, show_blocked),
    Endpoint("PUT", "/api/blocks", "Mute or block somebody, or neither", Blocking, Blocked, block),
    Endpoint("GET", ORDER, "For moderators: reports, and what was done", None, ModerationShown, show_order),
    Endpoint("POST", f"{ORDER}/remove", "For moderators: remove a line", RemoveLine, ModerationShown, remove_line),
    Endpoint("POST", f"{ORDER}/close", "For moderators: close a table", CloseTable, ModerationShown, close_table),
    Endpoint("POST", f"{ORDER}/suspend", "For moderators: let an account only read", Suspend, ModerationShown, suspend),
    Endpoint("POST", f"{ORDER}/settle", "For moderators: settle a report", Settle, ModerationShown, settle),
]
