"""Finding titles by name: every package below `civitas.games`, and whatever other distributions register.

Who asks for one title loads no other. Which package has it stands in the packages' manifests, which can be read without
loading anything of a package.
"""

import importlib
import pkgutil
import tomllib
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from civitas.core.errors import UnknownTitle
from civitas.core.title import Title

GAMES = "civitas.games"
ENTRY_POINT_GROUP = "civitas.titles"
MANIFEST = "manifest.toml"

_found: dict[str, Title] = {}
_registered: dict[str, Title] = {}


def titles() -> dict[str, Title]:
    """All titles by their id: those that are installed, and those registered by hand."""
    if not _found:
        own = [found for package in own_packages() for found in _titles_of(package)]
        _found.update({found.id: found for found in own + _foreign_titles()})
    return {**_found, **_registered}


def title(id: str) -> Title:
    """The title of this id."""
    known = {each.id: each for each in _candidates(id)}
    if id not in known:
        raise UnknownTitle(f"{id!r}: no such title; there are {', '.join(sorted(titles()))}")
    return known[id]


def register(new: Title) -> None:
    """Make a title known; it replaces an earlier one of the same id."""
    _registered[new.id] = new


def own_packages() -> list[str]:
    """The packages below `civitas.games`; none of them is loaded."""
    games = importlib.import_module(GAMES)
    return [f"{GAMES}.{name}" for name in sorted(module.name for module in pkgutil.iter_modules(games.__path__))]


def manifest_of(package: str) -> list[dict[str, Any]]:
    """What the manifest of a package says about each of its titles. The package is not loaded, only found."""
    spec = find_spec(package)
    places = [] if spec is None else spec.submodule_search_locations or []
    loader: Any = None if spec is None else spec.loader
    for place in places:
        try:
            entries: list[dict[str, Any]] = tomllib.loads(loader.get_data(str(Path(place, MANIFEST))).decode())["title"]
        except OSError:
            continue
        return entries
    return []


def _candidates(id: str) -> list[Title]:
    """Titles of which one has this id, if any has; as few as possible are loaded."""
    if id in _registered:
        return [_registered[id]]
    if _found:
        return [*_found.values()]
    for package in own_packages():
        if id in _ids_of(package):
            return _titles_of(package)
    return _foreign_titles()


@cache
def _ids_of(package: str) -> frozenset[str]:
    """The titles of a package of ours by their ids; its manifest is read once, however often they are asked for."""
    return frozenset(entry["id"] for entry in manifest_of(package))


def _titles_of(package: str) -> list[Title]:
    found: list[Title] = importlib.import_module(package).TITLES
    return found


def _foreign_titles() -> list[Title]:
    return [found for point in entry_points(group=ENTRY_POINT_GROUP) for found in point.load()]
