"""Finding titles by name: every package below `civitas.games`, and whatever other distributions register."""

import importlib
import pkgutil
from importlib.metadata import entry_points

from civitas.core.errors import UnknownTitle
from civitas.core.title import Title

ENTRY_POINT_GROUP = "civitas.titles"

_found: dict[str, Title] = {}
_registered: dict[str, Title] = {}


def titles() -> dict[str, Title]:
    """All titles by their id: those that are installed, and those registered by hand."""
    if not _found:
        _found.update({found.id: found for found in _own_titles() + _foreign_titles()})
    return {**_found, **_registered}


def title(id: str) -> Title:
    """The title of this id."""
    known = titles()
    if id not in known:
        raise UnknownTitle(f"{id!r}: no such title; there are {', '.join(sorted(known))}")
    return known[id]


def register(new: Title) -> None:
    """Make a title known; it replaces an earlier one of the same id."""
    _registered[new.id] = new


def _own_titles() -> list[Title]:
    games = importlib.import_module("civitas.games")
    names = sorted(module.name for module in pkgutil.iter_modules(games.__path__))
    packages = [importlib.import_module(f"civitas.games.{name}") for name in names]
    return [found for package in packages for found in package.TITLES]


def _foreign_titles() -> list[Title]:
    return [found for point in entry_points(group=ENTRY_POINT_GROUP) for found in point.load()]
