"""The HTTP part: one list of endpoints, from which both the routes and their description are made."""

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from civitas.core.errors import CivitasError
from civitas.server import tokens
from civitas.server.accounts import Visitor, csrf_of, is_csrf, key_of
from civitas.server.answers import answer, refusal
from civitas.server.guard import SAFE_METHODS, client_of
from civitas.server.house import House
from civitas.server.messages import (
    MOST_BYTES,
    Ack,
    Act,
    ChatLine,
    Credentials,
    Invited,
    Join,
    Lobby,
    Me,
    NewTable,
    Opened,
    RuleShown,
    Say,
    SeatChange,
    State,
    TableShown,
    Taken,
    TitleShown,
    Undo,
)
from civitas.server.refusals import NotFound, Refusal
from civitas.server.seating import Asker, Place
from civitas.server.showing import rule_shown, titles_shown
from civitas.server.storage.database import StorageFailed
from civitas.server.storage.games import PERSON

COOKIE = "civitas"
CSRF_HEADER = "x-csrf-token"
BEARER = "bearer "
SEAT_NUMBER = re.compile("[0-9]{1,2}")

log = logging.getLogger("civitas.server")


class Asking:
    """One request: who asks, for which table, with what."""

    def __init__(self, house: House, request: Request, visitor: Visitor, body: Any) -> None:
        self.house = house
        self.request = request
        self.visitor = visitor
        self.body = body
        self.cookie: str | None = None
        """A new cookie for the answer; an empty one ends the old."""

    @property
    def table_id(self) -> str:
        """The table of the address."""
        return str(self.request.path_params["table"])

    @property
    def token(self) -> str | None:
        """The secret of a seat, if one was shown."""
        shown = self.request.headers.get("authorization", "")
        return shown[len(BEARER) :].strip() if shown.lower().startswith(BEARER) else None

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return client_of(self.request.scope)

    @property
    def asker(self) -> Asker:
        """Whoever asks, as tables know people."""
        return Asker(self.token, self.visitor.owner)

    def place(self) -> Place:
        """Where whoever asks sits, and that he is there."""
        place = self.house.tables.seating.sit(self.table_id, self.asker)
        self.house.presence.met(self.table_id, place.seat)
        return place

    def limit(self, kind: str, key: str | None = None) -> None:
        """Count something that may not be done often; by default for the person, or else the address that asks."""
        if not self.house.limits.allow(kind, key or self.visitor.owner or self.address):
            raise Refusal("slow-down", "not so fast")

    def member(self) -> str | None:
        """Who asks; on a public server only those who have logged in."""
        if self.house.settings.public and self.visitor.owner is None:
            raise Refusal("login", "log in first")
        return self.visitor.owner


class Endpoint(NamedTuple):
    """Something that can be asked over HTTP."""

    method: str
    path: str
    about: str
    body: Any
    answer: Any
    do: Callable[[Asking], object]


def routes(house: House, endpoints: list[Endpoint]) -> list[Route]:
    """The routes of these endpoints."""
    return [Route(each.path, _handler(house, each), methods=[each.method]) for each in endpoints]


def _handler(house: House, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        try:
            body = await _body(request, endpoint.body)
            return await house.work(_respond, house, endpoint, request, body)
        except CivitasError as problem:
            if isinstance(problem, StorageFailed):
                log.error("%s", problem)
            return refusal(problem)

    return handle


def _respond(house: House, endpoint: Endpoint, request: Request, body: object) -> Response:
    cookie = request.cookies.get(COOKIE)
    if endpoint.method not in SAFE_METHODS and cookie and not is_csrf(request.headers.get(CSRF_HEADER), cookie):
        raise Refusal("csrf", f"the header {CSRF_HEADER} is missing or wrong; /api/me tells it")
    asking = Asking(house, request, house.accounts.visitor(cookie), body)
    response = answer(endpoint.do(asking))
    if asking.cookie is not None:
        _set_cookie(request, response, asking.cookie)
    return response


def _set_cookie(request: Request, response: Response, cookie: str) -> None:
    secure = request.url.scheme == "https"
    age = 365 * 24 * 3600 if cookie else 0
    response.set_cookie(COOKIE, cookie, max_age=age, httponly=True, samesite="strict", secure=secure)


async def _body(request: Request, kind: Any) -> object:
    """The body of a request in its type; nothing larger than allowed is ever held."""
    content = bytearray()
    async for chunk in request.stream():
        content += chunk
        if len(content) > MOST_BYTES:
            raise Refusal("too-large", f"more than {MOST_BYTES} bytes")
    if kind is None:
        return None
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("malformed", "the body must be application/json")
    try:
        return msgspec.json.decode(bytes(content), type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as problem:
        raise Refusal("malformed", str(problem)) from None


# What the endpoints do.


def me(asking: Asking) -> Me:
    """Who I am; a guest gets a cookie here."""
    house, cookie = asking.house, asking.request.cookies.get(COOKIE)
    if house.settings.public:
        kind = "visitor" if asking.visitor.owner is None else "account"
    else:
        kind = "guest"
        if not cookie:
            asking.cookie = cookie = tokens.new_token()
    return Me(kind, asking.visitor.name, csrf_of(cookie) if cookie else "", house.settings.public)


def register(asking: Asking) -> Me:
    """A new account, logged in."""
    asking.limit("password", asking.address)
    _need_public(asking)
    wanted: Credentials = asking.body
    asking.cookie = asking.house.accounts.register(wanted.name, wanted.password)
    return _logged_in(asking)


def log_in(asking: Asking) -> Me:
    """A new session. Tries count for the address and for the name, however it is spelled and whoever asks."""
    asking.limit("password", asking.address)
    _need_public(asking)
    wanted: Credentials = asking.body
    asking.limit("password", f"name {key_of(wanted.name)}")
    asking.cookie = asking.house.accounts.log_in(wanted.name, wanted.password)
    return _logged_in(asking)


def log_out(asking: Asking) -> Me:
    """End the session; its sockets find that out when they look, so they are made to look at once."""
    house, owner = asking.house, asking.visitor.owner
    house.accounts.log_out(asking.request.cookies.get(COOKIE, ""))
    if house.settings.public and owner is not None:
        house.tables.seating.rouse(owner)
    asking.cookie = ""
    return Me("visitor", None, "", house.settings.public)


def _logged_in(asking: Asking) -> Me:
    visitor = asking.house.accounts.visitor(asking.cookie)
    return Me("account", visitor.name, csrf_of(asking.cookie or ""), True)


def _need_public(asking: Asking) -> None:
    if not asking.house.settings.public:
        raise Refusal("accounts", "this server has no accounts; everybody is a guest")


def open_table(asking: Asking) -> Opened:
    """A new table."""
    asking.limit("open")
    return asking.house.tables.open(asking.body, asking.member())


def join(asking: Asking) -> Taken:
    """An open seat."""
    return asking.house.tables.seating.join(asking.table_id, asking.body, asking.member())


def leave(asking: Asking) -> TableShown:
    """My seat is for others."""
    asking.house.tables.seating.leave(asking.table_id, asking.asker)
    return asking.house.tables.looking.show(asking.table_id, Asker(owner=asking.visitor.owner))


def change_seat(asking: Asking) -> TableShown:
    """A bot for a seat, or its person back."""
    number = str(asking.request.path_params["seat"])
    if not SEAT_NUMBER.fullmatch(number):
        raise NotFound("there is no such seat")
    asking.house.tables.seating.change(asking.table_id, int(number), asking.body.bot, asking.asker)
    return show_table(asking)


def invite(asking: Asking) -> Invited:
    """A new invitation."""
    asking.limit("open")
    return asking.house.tables.seating.invite(asking.table_id, asking.asker)


def lobby(asking: Asking) -> Lobby:
    """What there is to play and to watch."""
    return asking.house.tables.looking.lobby(asking.visitor.owner)


def my_tables(asking: Asking) -> list[TableShown]:
    """Where I sit."""
    return [] if asking.visitor.owner is None else asking.house.tables.looking.tables_of(asking.visitor.owner)


def show_table(asking: Asking) -> TableShown:
    """A table."""
    return asking.house.tables.looking.show(asking.table_id, asking.asker)


def state(asking: Asking) -> State:
    """The game as I may know it."""
    return asking.house.tables.state(asking.table_id, asking.place().seat)


def act(asking: Asking) -> Ack:
    """Play an action."""
    seat, people = asking.place()
    return asking.house.tables.act(asking.table_id, seat, asking.body, PERSON, people)


def undo(asking: Asking) -> Ack:
    """Take back."""
    seat, people = asking.place()
    return asking.house.tables.undo(asking.table_id, seat, asking.body, PERSON, people)


def chat(asking: Asking) -> list[ChatLine]:
    """What was said."""
    return asking.house.tables.looking.chat(asking.table_id)


def say(asking: Asking) -> ChatLine:
    """Say something."""
    asking.limit("chat")
    seat, people = asking.place()
    return asking.house.tables.say(asking.table_id, seat, asking.body.text, people)


def rule(asking: Asking) -> RuleShown:
    """A rule."""
    return rule_shown(asking.request.path_params["title"], asking.request.path_params["rule"])


TABLE = "/api/tables/{table}"
ENDPOINTS = [
    Endpoint("GET", "/api/me", "Who I am; tells the token against forged requests", None, Me, me),
    Endpoint("POST", "/api/accounts", "Make an account (public servers)", Credentials, Me, register),
    Endpoint("POST", "/api/session", "Log in (public servers)", Credentials, Me, log_in),
    Endpoint("DELETE", "/api/session", "Log out", None, Me, log_out),
    Endpoint("GET", "/api/titles", "All titles", None, list[TitleShown], lambda asking: titles_shown()),
    Endpoint("GET", "/api/rules/{title}/{rule}", "One rule of a title", None, RuleShown, rule),
    Endpoint("POST", "/api/tables", "Open a table", NewTable, Opened, open_table),
    Endpoint("GET", "/api/tables", "My tables, the latest first", None, list[TableShown], my_tables),
    Endpoint("GET", "/api/lobby", "My tables, and those that anybody may join or watch", None, Lobby, lobby),
    Endpoint("GET", TABLE, "A table as everybody may know it", None, TableShown, show_table),
    Endpoint("POST", f"{TABLE}/join", "Take an open seat", Join, Taken, join),
    Endpoint("POST", f"{TABLE}/leave", "Give up my seat for good", None, TableShown, leave),
    Endpoint(
        "POST", f"{TABLE}/seats/{{seat}}", "Let a bot play, or a person again", SeatChange, TableShown, change_seat
    ),
    Endpoint("POST", f"{TABLE}/invitation", "A new invitation; the old one ends", None, Invited, invite),
    Endpoint("GET", f"{TABLE}/state", "The game as my seat may know it", None, State, state),
    Endpoint("POST", f"{TABLE}/actions", "Play an action; refusals come with the rule", Act, Ack, act),
    Endpoint("POST", f"{TABLE}/undo", "Take back my last action", Undo, Ack, undo),
    Endpoint("GET", f"{TABLE}/chat", "What was said", None, list[ChatLine], chat),
    Endpoint("POST", f"{TABLE}/chat", "Say something", Say, ChatLine, say),
]
