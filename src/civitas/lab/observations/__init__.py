"""What a seat sees of each title as numbers: the kinds of things, their rows and columns."""

from civitas.core.errors import CivitasError
from civitas.lab.tensors import Kind, Observation
from civitas.manifests import load, manifests


class NoObservation(CivitasError):
    """Nobody has said what the views of a title are as numbers."""


def observation(title_id: str, players: int) -> Observation:
    """The observation of a title for so many players."""
    return Observation(kinds(title_id), players)


def kinds(title_id: str) -> list[Kind]:
    """The kinds of things of a title."""
    manifest = manifests().get(title_id)
    if manifest is None or not manifest.observation:
        raise NoObservation(f"{title_id}: its manifest names no observation (docs/lab.md)")
    found: list[Kind] = load(manifest.observation)
    return found
