"""The HTTP part: one list of endpoints, from which both the routes and their description are made."""

import re
from typing import Any

import msgspec

from civitas.records import GameFile
from civitas.server import companions, rulebooks, tokens
from civitas.server.account_api import ACCOUNT_ENDPOINTS, log_out_here, logged_in, need_public
from civitas.server.account_messages import Registration
from civitas.server.accounts import csrf_of
from civitas.server.clock_api import CLOCK_ENDPOINTS
from civitas.server.endpoints import COOKIE, DEVICE_COOKIE, Asking, Endpoint
from civitas.server.game_files import file_of
from civitas.server.lesson_api import LESSON_ENDPOINTS
from civitas.server.messages import (
    Ack,
    Act,
    ChatLine,
    CompanionDo,
    CompanionKept,
    CompanionLaid,
    CompanionLay,
    CompanionNew,
    CompanionOption,
    CompanionShown,
    CompanionStored,
    Course,
    Credentials,
    ExampleShown,
    Happening,
    Invited,
    Join,
    Lobby,
    Me,
    Moments,
    NewTable,
    Opened,
    RulebookShown,
    RuleMarks,
    RuleShown,
    Say,
    SeatChange,
    State,
    Step,
    TableShown,
    Taken,
    ThingsShown,
    TitleShown,
    TitleWords,
    Undo,
)
from civitas.server.names import key_of
from civitas.server.notices_api import NOTICE_ENDPOINTS
from civitas.server.order_api import ORDER_ENDPOINTS
from civitas.server.people_api import PEOPLE_ENDPOINTS
from civitas.server.refusals import NotFound
from civitas.server.seating import Asker
from civitas.server.serializers import marks_shown, rule_shown, titles_shown, words_shown
from civitas.server.storage.games import PERSON
from civitas.server.storage.people import MODERATOR
from civitas.server.stored_positions import last_stored
from civitas.server.study_api import STUDY_ENDPOINTS
from civitas.server.vocabulary import Standing, TablesWanted

SEAT_NUMBER = re.compile("[0-9]{1,2}")
SEQ_NUMBER = re.compile("[0-9]{1,9}")

# What the endpoints do.


def me(asking: Asking) -> Me:
    """Who I am; a guest gets a cookie here."""
    services, cookie = asking.services, asking.request.cookies.get(COOKIE)
    if services.settings.public:
        kind: Standing = "visitor" if asking.visitor.owner is None else "account"
    else:
        kind = "guest"
        if not cookie:
            asking.cookie = cookie = tokens.new_token()
    csrf, is_moderator = csrf_of(cookie) if cookie else "", asking.visitor.role == MODERATOR
    return Me(kind, asking.visitor.name, csrf, services.settings.public, is_moderator)


def register(asking: Asking) -> Me:
    """A new account, logged in."""
    need_public(asking)
    wanted: Registration = asking.body
    admit = asking.services.admission.check(wanted)
    asking.cookie = asking.services.accounts.register(wanted.name, wanted.password, admit)
    return logged_in(asking, wanted.name)


def log_in(asking: Asking) -> Me:
    """A new session. Wrong passwords count for the name, however it is spelled, and whoever is logged in."""
    need_public(asking)
    wanted: Credentials = asking.body
    counted = _counted_for_name(asking, key_of(wanted.name))
    for kind, key in counted:
        asking.limit(kind, key)
    asking.cookie = asking.services.accounts.log_in(wanted.name, wanted.password)
    for kind, key in counted:
        asking.services.limits.give_back(kind, key)
    return logged_in(asking, wanted.name)


def _counted_for_name(asking: Asking, name: str) -> list[tuple[str, str]]:
    """What a wrong password counts against. What strangers do is nothing to a browser that the account knows."""
    device = asking.request.cookies.get(DEVICE_COOKIE)
    if asking.services.accounts.is_known(name, device):
        return [("guess", f"{device} {name}")]
    return [("guess", f"{asking.address} {name}"), ("stranger", name)]


def log_out(asking: Asking) -> Me:
    """End the session; its sockets find that out when they look, so they are made to look at once."""
    services, owner = asking.services, asking.visitor.owner
    services.sessions.end(asking.request.cookies.get(COOKIE, ""))
    if services.settings.public and owner is not None:
        services.tables.seating.rouse(owner)
    return log_out_here(asking)


def open_table(asking: Asking) -> Opened:
    """A new table."""
    asking.limit("open")
    return asking.services.tables.open(_named(asking), asking.member())


def join(asking: Asking) -> Taken:
    """An open seat."""
    return asking.services.tables.seating.join(asking.table_id, _named(asking), asking.member())


def _named(asking: Asking) -> Any:
    """What is asked, under the name of the account, whatever somebody wants to be called; guests choose their names."""
    name = asking.visitor.name
    return asking.body if name is None else msgspec.structs.replace(asking.body, name=name)


def leave(asking: Asking) -> TableShown:
    """My seat is for others."""
    asking.services.tables.seating.leave(asking.table_id, asking.asker)
    return asking.services.tables.queries.show(asking.table_id, Asker(owner=asking.visitor.owner))


def change_seat(asking: Asking) -> TableShown:
    """A bot for a seat, or its person back."""
    number = str(asking.request.path_params["seat"])
    if not SEAT_NUMBER.fullmatch(number):
        raise NotFound("there is no such seat")
    asking.services.tables.seating.change(asking.table_id, int(number), asking.body.bot, asking.asker)
    return show_table(asking)


def invite(asking: Asking) -> Invited:
    """A new invitation."""
    asking.limit("open")
    return asking.services.tables.seating.invite(asking.table_id, asking.asker)


def lobby(asking: Asking) -> Lobby:
    """What there is to play and to watch."""
    return asking.services.tables.queries.lobby(asking.visitor.owner)


def open_tables(asking: Asking) -> list[TableShown]:
    """Where I could sit down, if I look for something."""
    return asking.services.tables.queries.open_tables(asking.query(TablesWanted), asking.visitor.owner)


def my_tables(asking: Asking) -> list[TableShown]:
    """Where I sit."""
    return [] if asking.visitor.owner is None else asking.services.tables.queries.tables_of(asking.visitor.owner)


def show_table(asking: Asking) -> TableShown:
    """A table."""
    return asking.services.tables.queries.show(asking.table_id, asking.asker)


def state(asking: Asking) -> State:
    """The game as I may know it."""
    return asking.services.tables.state(asking.table_id, asking.place().seat)


def stored_state(asking: Asking) -> State:
    """The last position that is stored."""
    asking.limit("steps", asking.address)
    return last_stored(asking.services.database, asking.table_id, asking.place().seat)


def log_of(asking: Asking) -> list[Happening]:
    """What happened."""
    asking.limit("log")
    entries = asking.services.tables.queries.log(asking.table_id, asking.place().seat)
    asking.services.limits.charge("entries", asking.address, len(entries))
    return entries


def steps(asking: Asking) -> list[Step]:
    """What I was shown."""
    asking.limit("steps", asking.address)
    first, last = (str(asking.request.path_params[name]) for name in ("first", "last"))
    if not SEQ_NUMBER.fullmatch(first) or not SEQ_NUMBER.fullmatch(last):
        raise NotFound("there are no such steps")
    return asking.services.tables.steps.between(asking.table_id, asking.place().seat, int(first), int(last))


def course(asking: Asking) -> Course:
    """The game in numbers."""
    asking.limit("steps", asking.address)
    return asking.services.tables.courses.course(asking.table_id)


def moments(asking: Asking) -> Moments:
    """Who acted when."""
    asking.limit("steps", asking.address)
    return asking.services.tables.courses.moments(asking.table_id)


def game_file(asking: Asking) -> GameFile:
    """The game as a file."""
    asking.limit("steps", asking.address)
    asking.place()
    tables = asking.services.tables
    return file_of(tables.database, tables.replays, asking.table_id)


def rematch(asking: Asking) -> Opened:
    """The same once more."""
    asking.limit("open")
    asking.member()
    return asking.services.tables.rematches.again(asking.table_id, asking.asker)


def act(asking: Asking) -> Ack:
    """Play an action."""
    seat, people = asking.place()
    return asking.services.tables.act(asking.table_id, seat, asking.body, PERSON, people)


def undo(asking: Asking) -> Ack:
    """Take back."""
    seat, people = asking.place()
    return asking.services.tables.undo(asking.table_id, seat, asking.body, PERSON, people)


def chat(asking: Asking) -> list[ChatLine]:
    """What was said."""
    return asking.services.tables.queries.chat(asking.table_id)


def say(asking: Asking) -> ChatLine:
    """Say something."""
    asking.limit("chat")
    seat, people = asking.place()
    return asking.services.tables.say(asking.table_id, seat, asking.body.text, people)


def rule(asking: Asking) -> RuleShown:
    """A rule."""
    return rule_shown(asking.request.path_params["title"], asking.request.path_params["rule"])


def marks(asking: Asking) -> RuleMarks:
    """What the rules of a title are called."""
    return marks_shown(asking.request.path_params["title"], asking.request.path_params["language"])


def rulebook(asking: Asking) -> RulebookShown:
    """All rules of a title."""
    return rulebooks.rulebook(_title(asking), asking.request.path_params["language"])


def example(asking: Asking) -> ExampleShown:
    """A worked example."""
    return rulebooks.example(_title(asking), asking.request.path_params["example"])


def things(asking: Asking) -> ThingsShown:
    """All cards and components of a title."""
    return rulebooks.all_things(_title(asking))


def words(asking: Asking) -> TitleWords:
    """The words of a title."""
    return words_shown(asking.request.path_params["title"], asking.request.path_params["language"])


def _title(asking: Asking) -> str:
    return str(asking.request.path_params["title"])


def companion_choices(asking: Asking) -> dict[str, list[CompanionOption]]:
    """What a table can be made of."""
    return companions.choices(_title(asking), asking.request.path_params["language"])


def companion_new(asking: Asking) -> CompanionShown:
    """A new table with the real box."""
    asking.limit("companion", asking.address)
    return companions.begin(_title(asking), asking.body)


def companion_do(asking: Asking) -> CompanionShown:
    """Something happens at such a table."""
    asking.limit("companion", asking.address)
    return companions.do(_title(asking), asking.body)


def companion_lay(asking: Asking) -> CompanionLaid:
    """Tiles on such a table."""
    asking.limit("companion", asking.address)
    return companions.lay(_title(asking), asking.body)


def companion_keep(asking: Asking) -> CompanionStored:
    """Keep such a table."""
    asking.limit("open")
    return companions.keep(asking.services.tables.database, _title(asking), asking.body)


def companion_keep_on(asking: Asking) -> CompanionStored:
    """Keep it as it is now."""
    asking.limit("companion", asking.address)
    return companions.keep_on(
        asking.services.tables.database, _title(asking), asking.request.path_params["code"], asking.body
    )


def companion_kept(asking: Asking) -> CompanionStored:
    """A table that is kept."""
    asking.limit("companion", asking.address)
    return companions.kept(asking.services.tables.database, _title(asking), asking.request.path_params["code"])


TABLE = "/api/tables/{table}"
COMPANION = "/api/companions/{title}"
ENDPOINTS = [
    Endpoint("GET", "/api/me", "Who I am; tells the token against forged requests", None, Me, me),
    Endpoint("POST", "/api/accounts", "Make an account (public servers)", Registration, Me, register),
    Endpoint("POST", "/api/session", "Log in (public servers)", Credentials, Me, log_in),
    Endpoint("DELETE", "/api/session", "Log out", None, Me, log_out),
    Endpoint("GET", "/api/titles", "All titles", None, list[TitleShown], lambda asking: titles_shown()),
    Endpoint("GET", "/api/words/{title}/{language}", "The language files of a title", None, TitleWords, words),
    Endpoint("GET", "/api/marks/{title}/{language}", "What the rules of a title are called", None, RuleMarks, marks),
    Endpoint("GET", "/api/rules/{title}/{rule}", "One rule of a title", None, RuleShown, rule),
    Endpoint("GET", "/api/rulebook/{title}/{language}", "All rules of a title", None, RulebookShown, rulebook),
    Endpoint(
        "GET", "/api/rulebook/{title}/examples/{example}", "A worked example of its rules", None, ExampleShown, example
    ),
    Endpoint("GET", "/api/things/{title}", "Its cards and components", None, ThingsShown, things),
    Endpoint("POST", "/api/tables", "Open a table", NewTable, Opened, open_table),
    Endpoint("GET", "/api/tables", "My tables, the latest first", None, list[TableShown], my_tables),
    Endpoint("GET", "/api/lobby", "My tables, and those that anybody may join or watch", None, Lobby, lobby),
    Endpoint(
        "GET",
        "/api/open-tables",
        "Tables of a kind that anybody may join",
        None,
        list[TableShown],
        open_tables,
        query=TablesWanted,
    ),
    Endpoint("GET", TABLE, "A table as everybody may know it", None, TableShown, show_table),
    Endpoint("POST", f"{TABLE}/join", "Take an open seat", Join, Taken, join),
    Endpoint("POST", f"{TABLE}/leave", "Give up my seat for good", None, TableShown, leave),
    Endpoint(
        "POST", f"{TABLE}/seats/{{seat}}", "Let a bot play, or a person again", SeatChange, TableShown, change_seat
    ),
    Endpoint("POST", f"{TABLE}/invitation", "A new invitation; the old one ends", None, Invited, invite),
    Endpoint("GET", f"{TABLE}/state", "The game as my seat may know it", None, State, state),
    Endpoint("GET", f"{TABLE}/stored", "The last stored position, if today’s rules read it", None, State, stored_state),
    Endpoint("GET", f"{TABLE}/log", "All that happened, as my seat may know it", None, list[Happening], log_of),
    Endpoint(
        "GET",
        f"{TABLE}/steps/{{first}}/{{last}}",
        "The game as my seat was shown it from one moment to another, step by step; as many as fit",
        None,
        list[Step],
        steps,
    ),
    Endpoint("GET", f"{TABLE}/course", "The course of the game in numbers, for charts", None, Course, course),
    Endpoint("GET", f"{TABLE}/moments", "Who acted in every entry of the log, and its rounds", None, Moments, moments),
    Endpoint("POST", f"{TABLE}/rematch", "Play again with the same people and bots", None, Opened, rematch),
    Endpoint("GET", f"{TABLE}/file", "A finished game as a file (docs/records.md)", None, GameFile, game_file),
    Endpoint("POST", f"{TABLE}/actions", "Play an action; refusals come with the rule", Act, Ack, act),
    Endpoint("POST", f"{TABLE}/undo", "Take back my last action", Undo, Ack, undo),
    Endpoint("GET", f"{TABLE}/chat", "What was said", None, list[ChatLine], chat),
    Endpoint("POST", f"{TABLE}/chat", "Say something", Say, ChatLine, say),
    Endpoint(
        "GET",
        f"{COMPANION}/choices/{{language}}",
        "What a table with the real box can be made of",
        None,
        dict[str, list[CompanionOption]],
        companion_choices,
    ),
    Endpoint("POST", f"{COMPANION}/new", "A table with the real box", CompanionNew, CompanionShown, companion_new),
    Endpoint("POST", f"{COMPANION}/do", "Something happens at it", CompanionDo, CompanionShown, companion_do),
    Endpoint("POST", f"{COMPANION}/lay", "Tiles on it", CompanionLay, CompanionLaid, companion_lay),
    Endpoint("POST", f"{COMPANION}/kept", "Keep it under a new code", CompanionKept, CompanionStored, companion_keep),
    Endpoint(
        "PUT", f"{COMPANION}/kept/{{code}}", "Keep it as it is now", CompanionKept, CompanionStored, companion_keep_on
    ),
    Endpoint("GET", f"{COMPANION}/kept/{{code}}", "A table that is kept", None, CompanionStored, companion_kept),
    *ACCOUNT_ENDPOINTS,
    *ORDER_ENDPOINTS,
    *STUDY_ENDPOINTS,
    *CLOCK_ENDPOINTS,
    *LESSON_ENDPOINTS,
    *NOTICE_ENDPOINTS,
    *PEOPLE_ENDPOINTS,
]
