"""How much of everything there may be: one table of bounds; `civitas serve --limit NAME=VALUE` changes any of them."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from civitas.core.errors import BadOption
from civitas.server.game_cache import IDLE_SECONDS, MOST_GAMES
from civitas.server.messages import MOST_BYTES
from civitas.server.notices import DELAY_SECONDS
from civitas.server.replays import MOST_REPLAYS
from civitas.server.steps import MOST_STEPS
from civitas.server.worker_pool import MOST_HASHES, MOST_HASHES_OF_ONE, WORK_AT_ONCE

RATE, BURST = "-rate", "-burst"
"""What may be done again and again has two bounds: how often a second in the long run, and how often at once."""


class Bound(NamedTuple):
    """A bound where nobody has said otherwise, and what it is for."""

    default: float
    meaning: str


BOUNDS: Mapping[str, Bound] = {
    "games": Bound(MOST_GAMES, "games kept in memory, ready for the next move"),
    "idle-seconds": Bound(IDLE_SECONDS, "after so long without a look a game is put away"),
    "continued": Bound(10, "games of earlier rules continued at once after a start, while people play"),
    "timed-out": Bound(50, "tables at which a clock has run out that are seen to at once, every second"),
    "threads": Bound(WORK_AT_ONCE, "threads that wait for the database"),
    "think-seconds": Bound(60, "so long a bot may think about one decision"),
    "bots": Bound(200, "bots with what they remember, in one process"),
    "lobby-tables": Bound(100, "tables in one list of the lobby, the latest of them"),
    "friends": Bound(500, "people whom an account calls its friends"),
    "invited": Bound(50, "people who are invited to a table by name and have not answered"),
    "ranked": Bound(100, "players in the ranking of a title, the strongest of them"),
    "history": Bound(20, "games on one page of a player's history"),
    "log-entries": Bound(500, "entries of a log in one message; more come in several"),
    "replays": Bound(MOST_REPLAYS, "games kept in memory that somebody looks at once more"),
    "steps": Bound(MOST_STEPS, "steps of a game in one answer; more come in several"),
    "studies": Bound(40, "studies kept in memory that somebody looks at"),
    "analyses": Bound(20, "analyses of games that are under way or wait for it"),
    "tried": Bound(2000, "positions kept in memory that somebody tries things on"),
    "chat-lines": Bound(50, "lines of a chat that are shown, the last of them"),
    "sessions": Bound(20_000, "sessions remembered for a moment"),
    "notice-seconds": Bound(DELAY_SECONDS, "after so long without an answer or a look somebody is told of a turn"),
    "devices": Bound(10, "browsers in which one person is told, the latest of them"),
    "message-bytes": Bound(MOST_BYTES, "size of a request or a message from a client"),
    "file-bytes": Bound(16 * 1024 * 1024, "size of a game file that is sent to be studied"),
    "tried-bytes": Bound(256 * 1024, "size of a request with the moves of a line that is tried"),
    "sockets": Bound(40, "sockets open at once, for an address"),
    "requests": Bound(40, "requests under way at once, for an address"),
    "connections": Bound(10_000, "connections open at once; never more than there are descriptors for"),
    "connections-of-one": Bound(100, "connections open at once, for an address"),
    "header-seconds": Bound(10, "so long the head of a request may take to arrive"),
    "body-seconds": Bound(20, "so long the rest of it may take"),
    "send-seconds": Bound(30, "so long next to nothing of an answer may be read"),
    "hello-seconds": Bound(10, "so long the first message on a socket may take to arrive"),
    "unread-seconds": Bound(20, "so long a message on a socket may stay unread"),
    "hashes": Bound(MOST_HASHES, "passwords being hashed or waiting for it"),
    "hashes-of-one": Bound(MOST_HASHES_OF_ONE, "the same, for an address"),
    "counted": Bound(20_000, "addresses, accounts and seats that are counted for each of the rates below"),
    "request-rate": Bound(20, "requests a second, for an address"),
    "request-burst": Bound(100, "requests at once"),
    "page-rate": Bound(50, "files of the page a second, for an address"),
    "page-burst": Bound(400, "files of the page at once"),
    "open-rate": Bound(1 / 60, "tables opened a second, for an account"),
    "open-burst": Bound(20, "tables opened at once"),
    "password-rate": Bound(1 / 20, "passwords tried a second, for an address"),
    "password-burst": Bound(10, "passwords tried at once"),
    "guess-rate": Bound(1 / 60, "wrong passwords a second for a name, from an address"),
    "guess-burst": Bound(5, "wrong passwords at once for a name, from an address"),
    "stranger-rate": Bound(1 / 10, "wrong passwords a second for a name, from all strangers"),
    "stranger-burst": Bound(200, "wrong passwords at once for a name, from all strangers"),
    "people-rate": Bound(1 / 20, "invitations by name and changes among friends a second, for an account"),
    "people-burst": Bound(30, "the same at once"),
    "profile-rate": Bound(2, "profiles and rankings a second, for an address"),
    "profile-burst": Bound(60, "the same at once"),
    "letter-rate": Bound(1 / 120, "letters asked for a second, for an address or an account"),
    "letter-burst": Bound(5, "letters asked for at once"),
    "challenge-rate": Bound(1 / 3, "challenges for passkeys a second, for an address"),
    "challenge-burst": Bound(20, "challenges at once"),
    "export-rate": Bound(1 / 300, "times a second that all about an account is handed out to it"),
    "export-burst": Bound(5, "times at once"),
    "report-rate": Bound(1 / 30, "reports and blocks a second, for an account"),
    "report-burst": Bound(20, "reports and blocks at once"),
    "chat-rate": Bound(1, "lines said a second, for a seat"),
    "chat-burst": Bound(15, "lines said at once"),
    "log-rate": Bound(1 / 5, "whole logs read a second, for an address"),
    "log-burst": Bound(10, "whole logs read at once"),
    "message-rate": Bound(20, "messages a second, for a socket"),
    "message-burst": Bound(60, "messages at once"),
    "preview-rate": Bound(4, "previews a second, for a seat"),
    "preview-burst": Bound(20, "previews at once"),
    "steps-rate": Bound(4, "times a second that steps or figures of a game are asked for, for an address"),
    "steps-burst": Bound(100, "times at once"),
    "sandbox-rate": Bound(8, "times a second that something is tried on a position, for an address"),
    "sandbox-burst": Bound(100, "times at once"),
    "study-rate": Bound(1 / 20, "studies made a second, for an address"),
    "study-burst": Bound(20, "studies made at once"),
    "analysis-rate": Bound(1, "analyses or decisions of one asked for a second, for an address"),
    "analysis-burst": Bound(30, "the same at once"),
    "notice-rate": Bound(1 / 10, "changes and tests of how one is told a second, for a person"),
    "notice-burst": Bound(20, "the same at once"),
    "companion-rate": Bound(2, "things that happen at tables with the real box a second, for an address"),
    "companion-burst": Bound(40, "the same at once"),
    "rest-rate": Bound(
        1 / 60, "times a second that nights and holidays, or standing orders, are changed, for an account"
    ),
    "rest-burst": Bound(20, "the same at once"),
    "entries-rate": Bound(500, "entries read again from logs a second, for an address"),
    "entries-burst": Bound(10_000, "entries read again at once"),
}


class Bounds:
    """The bounds of one server."""

    def __init__(self, changed: Mapping[str, float] | None = None) -> None:
        self._values = {name: bound.default for name, bound in BOUNDS.items()} | dict(changed or {})

    def __getitem__(self, name: str) -> float:
        return self._values[name]

    def whole(self, name: str) -> int:
        """A bound on something that is counted."""
        return int(self._values[name])

    def kinds(self) -> list[str]:
        """What may be done so often and no oftener."""
        return [name.removesuffix(RATE) for name in self._values if name.endswith(RATE)]


def read_bounds(given: Iterable[str]) -> Bounds:
    """The bounds with what a command line says of them, each as NAME=VALUE."""
    return Bounds(dict(_read(each) for each in given))


def _read(given: str) -> tuple[str, float]:
    name, _, value = given.partition("=")
    if name not in BOUNDS:
        raise BadOption(f"--limit {given}: there is no {name!r}, but {', '.join(BOUNDS)}")
    try:
        number = float(value)
    except ValueError:
        raise BadOption(f"--limit {given}: {value!r} is no number") from None
    least = 0 if name.endswith(RATE) else 1
    if not least <= number < float("inf"):
        raise BadOption(f"--limit {given}: it must be {least} at least")
    return name, number
