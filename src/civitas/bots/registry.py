"""Which bots there are for which title: our own in one list below, others by entry points."""

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import NamedTuple, Protocol

from civitas.core.errors import CivitasError
from civitas.core.position import Perspective

ENTRY_POINT_GROUP = "civitas.bots"
ANY_TITLE = "*"


class Bot(Protocol):
    """A player: shown what one seat may know, it names one of that seat's legal actions."""

    def choose(self, perspective: Perspective) -> int:
        """One of `perspective.legal()`."""
        ...


class BotEntry(NamedTuple):
    """A bot that can be had by name. An entry point of the group `civitas.bots` yields a list of these."""

    title: str
    """The title it plays, or ANY_TITLE."""
    name: str
    strength: int
    """Orders the names of a title; random play is 0."""
    make: Callable[[int], Bot]
    """A new bot for a seed; equal seeds play alike."""


class UnknownBot(CivitasError):
    """No bot of this name plays this title."""


def bot(title_id: str, name: str, seed: int) -> Bot:
    """A new bot of this name."""
    known = {entry.name: entry for entry in _entries(title_id)}
    if name not in known:
        raise UnknownBot(f"{name!r}: no such bot for {title_id}; there are {', '.join(known)}")
    return known[name].make(seed)


def names(title_id: str) -> list[str]:
    """The bots that play a title, the weakest first."""
    return [entry.name for entry in _entries(title_id)]


def register(entry: BotEntry) -> None:
    """Make a bot known; a later one of the same title and name replaces it."""
    _registered[entry.title, entry.name] = entry


def _entries(title_id: str) -> list[BotEntry]:
    if not _registered:
        for entry in _OWN + _foreign():
            register(entry)
    found = [entry for entry in _registered.values() if entry.title in (ANY_TITLE, title_id)]
    return sorted(found, key=lambda entry: entry.strength)


def _foreign() -> list[BotEntry]:
    return [entry for point in entry_points(group=ENTRY_POINT_GROUP) for entry in point.load()]


def _random(seed: int) -> Bot:
    from civitas.bots.uniform import Uniform

    return Uniform(seed)


def _civilization_1980_steward(seed: int) -> Bot:
    from civitas.bots.civilization_1980 import Steward

    return Steward(seed)


def _through_the_ages_minister(seed: int) -> Bot:
    from civitas.bots.through_the_ages import Minister

    return Minister(seed)


def _new_dawn_envoy(seed: int) -> Bot:
    from civitas.bots.new_dawn import Envoy

    return Envoy(seed)


def _civilization_2010_consul(seed: int) -> Bot:
    from civitas.bots.civilization_2010 import Consul

    return Consul(seed)


_registered: dict[tuple[str, str], BotEntry] = {}
_OWN: list[BotEntry] = [
    BotEntry(ANY_TITLE, "random", 0, _random),
    BotEntry("civilization-1980", "steward", 50, _civilization_1980_steward),
    BotEntry("civilization-2010", "consul", 50, _civilization_2010_consul),
    BotEntry("new-dawn", "envoy", 50, _new_dawn_envoy),
    BotEntry("through-the-ages-2006", "minister", 50, _through_the_ages_minister),
    BotEntry("through-the-ages-2015", "minister", 50, _through_the_ages_minister),
]
