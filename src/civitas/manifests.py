"""Manifests: what bots, terminal, server, page and tools need to know of a title before anything of it is loaded.

A package of titles has a `manifest.toml` beside its modules, our own below `civitas.games` like those that other
distributions register by an entry point of `civitas.titles`. A title without one is played at random and shown plainly.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module, resources
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from civitas.core.registry import ENTRY_POINT_GROUP, GAMES, manifest_of, own_packages

PAGE = "page"
"""The folder of another distribution's package whose files the server gives to the page."""
COLOUR = re.compile("#[0-9a-f]{6}")


class NamedBot(NamedTuple):
    """A bot of a title."""

    name: str
    make: str
    """Where to find what makes one from a seed: `package.module:Name`."""
    level: int | None = None
    """Orders the opponents of a title, 1 being the weakest; None: it only spars in the arena."""


class Demo(NamedTuple):
    """A position worth looking at: so many players, so many actions, played by this bot."""

    players: int
    actions: int
    bot: str


class Situations(NamedTuple):
    """Positions of one game that the page's own tests look at: after so many actions each."""

    players: int
    actions: list[int]
    bot: str


class Portrait(NamedTuple):
    """What the box of the game says, and the accent of its pages."""

    name: str = ""
    subtitle: str = ""
    year: int | None = None
    """When it first appeared; titles are listed by it."""
    author: str = ""
    minutes: tuple[int, ...] = ()
    """Minutes a player at a table of people, from and to."""
    accent: tuple[str, ...] = ()
    """Its colour by day and by night."""


class Manifest(NamedTuple):
    """What is said about one title."""

    title: str
    package: str
    bots: list[NamedBot]
    presenter: str
    """Where to find its presenter at the terminal; empty: it is shown plainly."""
    reading: str
    """Where to find what reports on games of its bots tell (`civitas.bots.reading`); empty: the plain things."""
    is_open: bool
    """Whether nothing is hidden from one seat that another one sees."""
    demo: Demo | None
    portrait: Portrait
    board: str
    """The module of its board: of ours below `web/src`, of others in `page/` of the package; empty: shown plainly."""
    picture: str
    """The picture on its box: a component below `web/src`, of others a file in `page/`."""
    situations: Situations | None
    images: Mapping[str, str]
    """Pictures of the demo for the documents, and the marks with which `web/dev/look.py` makes them."""
    skill: str = ""
    """Where to find what its bots search with (`civitas.bots.search.skill`); empty: they learn nothing."""
    drawing: str = ""
    """Where to find what draws its positions as SVG (`civitas.drawing`); empty: they are drawn plainly."""
    companion: str = ""
    """The module that answers people who play with the real box (`server/companions.py`); empty: nobody does."""
    examples: str = ""
    """The file of its package with worked examples for the rules page; empty: there are none."""
    observation: str = ""
    """Where to find what its views are as numbers (`civitas.lab.tensors`); empty: nobody can learn from them."""
    players: tuple[int, ...] = ()
    """The fewest and the most players, as the title itself says; empty: nobody knows before it is loaded."""
    feats: Mapping[str, list[str]] = {}
    """What puzzles ask for that no number counts: by name the events, each with the argument that names the seat."""
    woes: Mapping[str, list[str]] = {}
    """What puzzles ask to avoid, in the same form."""
    conditions: Mapping[str, str] = {}
    """What puzzles ask to fulfil: by name where to find the function that says whether a seat of a position does."""
    treasures: tuple[str, ...] = ()
    """The figures that puzzles ask to keep where some of them would be lost."""
    contests: tuple[str, ...] = ()
    """The figures of which puzzles ask to have no less than any rival."""

    @property
    def is_own(self) -> bool:
        """Whether the title is one of ours, so that the page was built with its board."""
        return is_own(self.package)


@cache
def manifests() -> dict[str, Manifest]:
    """The manifests of all titles that have one, by the titles' ids, in the order of their years."""
    packages = dict.fromkeys(_packages())
    found = [_manifest(package, entry) for package in packages for entry in manifest_of(package)]
    return {each.title: each for each in sorted(found, key=_age)}


def is_own(package: str) -> bool:
    """Whether a package is one of ours."""
    return package.startswith(f"{GAMES}.")


def load(where: str) -> Any:
    """What `package.module:Name` names."""
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)


def load_module(name: str) -> Any:
    """A module that a manifest names."""
    return import_module(name)


def page_folder(manifest: Manifest) -> Traversable:
    """Where a title of another distribution keeps its files for the page."""
    return resources.files(manifest.package).joinpath(PAGE)


def _age(manifest: Manifest) -> tuple[bool, int, str]:
    """Titles by their years; those that tell none come last."""
    year = manifest.portrait.year
    return year is None, year or 0, manifest.title


def _packages() -> Iterator[str]:
    """The packages that bring titles; a title may be named in a module of its package."""
    yield from own_packages()
    for point in entry_points(group=ENTRY_POINT_GROUP):
        yield point.module.partition(".")[0]


def _manifest(package: str, entry: Mapping[str, Any]) -> Manifest:
    return Manifest(
        title=entry["id"],
        package=package,
        bots=[NamedBot(**each) for each in entry.get("bots", [])],
        presenter=entry.get("presenter", ""),
        reading=entry.get("reading", ""),
        skill=entry.get("skill", ""),
        companion=entry.get("companion", ""),
        drawing=entry.get("drawing", ""),
        examples=entry.get("examples", ""),
        observation=entry.get("observation", ""),
        is_open=entry.get("open", False),
        demo=Demo(**entry["demo"]) if "demo" in entry else None,
        portrait=_portrait(entry.get("portrait", {})),
        players=tuple(entry.get("players", ())),
        feats=entry.get("feats", {}),
        woes=entry.get("woes", {}),
        conditions=entry.get("conditions", {}),
        treasures=tuple(entry.get("treasures", ())),
        contests=tuple(entry.get("contests", ())),
        board=entry.get("board", ""),
        picture=entry.get("picture", ""),
        situations=Situations(**entry["situations"]) if "situations" in entry else None,
        images=entry.get("images", {}),
    )


def _portrait(entry: Mapping[str, Any]) -> Portrait:
    lists = {name: tuple(value) for name, value in entry.items() if isinstance(value, list)}
    portrait = Portrait(**{**entry, **lists})
    for colour in portrait.accent:
        if not COLOUR.fullmatch(colour):
            raise ValueError(f"accent: {colour!r} is no colour like #17687f")  # it goes into a style as it is
    return portrait
