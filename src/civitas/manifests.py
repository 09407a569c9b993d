"""Manifests: what bots, terminal and tools need to know of a title before anything of it is loaded.

A package of titles has a `manifest.toml` beside its modules, our own below `civitas.games` like those that other
distributions register by an entry point of `civitas.titles`. A title without one is played at random and shown plainly.
"""

import pkgutil
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module, resources
from importlib.metadata import entry_points
from typing import Any, NamedTuple

from civitas.core.registry import ENTRY_POINT_GROUP

FILE = "manifest.toml"
GAMES = "civitas.games"


class NamedBot(NamedTuple):
    """A bot of a title."""

    name: str
    strength: int
    """Orders the bots of a title; random play is 0."""
    make: str
    """Where to find what makes one from a seed: `package.module:Name`."""


class Demo(NamedTuple):
    """A position worth looking at: so many players, so many actions, played by this bot."""

    players: int
    actions: int
    bot: str


class Manifest(NamedTuple):
    """What is said about one title."""

    title: str
    package: str
    bots: list[NamedBot]
    presenter: str
    """Where to find its presenter at the terminal; empty: it is shown plainly."""
    demo: Demo | None


@cache
def manifests() -> dict[str, Manifest]:
    """The manifests of all titles that have one, by the titles' ids."""
    return {found.title: found for package in _packages() for found in _read(package)}


def is_own(package: str) -> bool:
    """Whether a package is one of ours."""
    return package.startswith(f"{GAMES}.")


def load(where: str) -> Any:
    """What `package.module:Name` names."""
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)


def _packages() -> Iterator[str]:
    """The packages that bring titles; a title may be named in a module of its package."""
    for module in pkgutil.iter_modules(import_module(GAMES).__path__):
        yield f"{GAMES}.{module.name}"
    for point in entry_points(group=ENTRY_POINT_GROUP):
        yield point.module.partition(".")[0]


def _read(package: str) -> Iterator[Manifest]:
    file = resources.files(package).joinpath(FILE)
    if not file.is_file():
        return
    for entry in tomllib.loads(file.read_text(encoding="utf-8"))["title"]:
        yield Manifest(
            title=entry["id"],
            package=package,
            bots=[NamedBot(**each) for each in entry.get("bots", [])],
            presenter=entry.get("presenter", ""),
            demo=Demo(**entry["demo"]) if "demo" in entry else None,
        )
