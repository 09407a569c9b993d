"""What no number counts: feats such as an attack that fails, woes such as an uprising, and conditions that are met.

Titles name the events of feats and woes, and the functions that know conditions, in their manifests.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import NamedTuple

from civitas.core.events import Event
from civitas.core.position import Position
from civitas.manifests import load, manifests

Feats = Mapping[str, list[str]]
"""By the name of a feat its events, each with the argument that names the seat whose feat it is: `war-tied other`."""
Condition = Callable[[Position, int], bool]


class Marks(NamedTuple):
    """All that puzzles of a title may ask for by a name."""

    feats: Feats
    woes: Feats
    conditions: Mapping[str, Condition]


@cache
def marks_of(title_id: str) -> Marks:
    """The feats, woes and conditions of a title."""
    manifest = manifests().get(title_id)
    if manifest is None:
        return Marks({}, {}, {})
    return Marks(manifest.feats, manifest.woes, {name: load(where) for name, where in manifest.conditions.items()})


def met(events: Iterable[Event], seat: int, feats: Feats) -> frozenset[str]:
    """The feats of a seat that these events are."""
    happened = {f"{each.message} {name}" for each in events for name, value in each.arguments.items() if value == seat}
    return frozenset(feat for feat, signs in feats.items() if not happened.isdisjoint(signs))


def fulfilled(position: Position, seat: int) -> frozenset[str]:
    """The conditions of the title that a seat fulfils."""
    conditions = marks_of(position.title_id()).conditions
    return frozenset(name for name, holds in conditions.items() if holds(position, seat))
