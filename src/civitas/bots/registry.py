"""Which bots there are for which title: those that titles name in their manifests, others by entry points."""

from collections.abc import Callable
from functools import partial
from importlib.metadata import entry_points
from typing import NamedTuple, Protocol, runtime_checkable

from civitas.core.errors import CivitasError
from civitas.core.position import Perspective
from civitas.manifests import load, manifests

ENTRY_POINT_GROUP = "civitas.bots"
ANY_TITLE = "*"
TABLE_SECONDS = 1.4
"""For a decision where people wait for it."""


class Bot(Protocol):
    """A player: shown what one seat may know, it names one of that seat's legal actions."""

    def choose(self, perspective: Perspective) -> int:
        """One of `perspective.legal()`."""
        ...


@runtime_checkable
class Timed(Protocol):
    """A bot that can be told to hurry; it thinks by its budget otherwise, and then the same seed plays the same."""

    def think_at_most(self, seconds: float) -> None:
        """So long for a decision, about."""
        ...


class BotEntry(NamedTuple):
    """A bot that can be had by name. An entry point of the group `civitas.bots` yields a list of these."""

    title: str
    """The title it plays, or ANY_TITLE."""
    name: str
    level: int | None
    """Orders the opponents of a title, random play being 0; None: a sparring partner, offered only by the arena."""
    make: Callable[[int], Bot]
    """A new bot for a seed; equal seeds play alike."""


class UnknownBot(CivitasError):
    """No bot of this name plays this title."""


def bot(title_id: str, name: str, seed: int, seconds: float = 0.0) -> Bot:
    """A new bot of this name; whatever it plays, it does not end its own game for nothing.

    At a table it is told how many `seconds` it has for a decision.
    """
    from civitas.bots.caution import Cautious

    known = {entry.name: entry for entry in _entries(title_id)}
    if name not in known:
        raise UnknownBot(f"{name!r}: no such bot for {title_id}; there are {', '.join(names(title_id))}")
    player = known[name].make(seed)
    if seconds and isinstance(player, Timed):
        player.think_at_most(seconds)
    return Cautious(player, seed)


def opponents(title_id: str) -> list[BotEntry]:
    """The bots that play a title with anybody, the weakest first."""
    offered = [entry for entry in _entries(title_id) if entry.level is not None]
    return sorted(offered, key=lambda entry: entry.level or 0)


def names(title_id: str) -> list[str]:
    """The names of the opponents of a title, the weakest first."""
    return [entry.name for entry in opponents(title_id)]


def sparring_partners(title_id: str) -> list[str]:
    """The names of those that play one crude plan with full force: what strong bots have to withstand."""
    return [entry.name for entry in _entries(title_id) if entry.level is None]


def register(entry: BotEntry) -> None:
    """Make a bot known; a later one of the same title and name replaces it."""
    _registered[entry.title, entry.name] = entry


def _entries(title_id: str) -> list[BotEntry]:
    if not _registered:
        for entry in [BotEntry(ANY_TITLE, "random", 0, _random), *_named(), *_foreign()]:
            register(entry)
    return [entry for entry in _registered.values() if entry.title in (ANY_TITLE, title_id)]


def _foreign() -> list[BotEntry]:
    return [entry for point in entry_points(group=ENTRY_POINT_GROUP) for entry in point.load()]


def _random(seed: int) -> Bot:
    from civitas.bots.uniform import Uniform

    return Uniform(seed)


def _named() -> list[BotEntry]:
    """The bots that titles name in their manifests."""
    return [
        BotEntry(title_id, each.name, each.level, partial(_make, each.make))
        for title_id, manifest in manifests().items()
        for each in manifest.bots
    ]


def _make(where: str, seed: int) -> Bot:
    made: Bot = load(where)(seed)
    return made


_registered: dict[tuple[str, str], BotEntry] = {}
