"""Feats: what a seat can bring about that no number counts, such as an attack that fails; titles name the events."""

from collections.abc import Iterable, Mapping

from civitas.core.events import Event
from civitas.manifests import manifests

Feats = Mapping[str, list[str]]
"""By the name of a feat its events, each with the argument that names the seat whose feat it is: `war-tied other`."""


def feats_of(title_id: str) -> Feats:
    """The feats of a title."""
    manifest = manifests().get(title_id)
    return manifest.feats if manifest else {}


def met(events: Iterable[Event], seat: int, feats: Feats) -> frozenset[str]:
    """The feats of a seat that these events are."""
    happened = {f"{each.message} {name}" for each in events for name, value in each.arguments.items() if value == seat}
    return frozenset(feat for feat, signs in feats.items() if not happened.isdisjoint(signs))
