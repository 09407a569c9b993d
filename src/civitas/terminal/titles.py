"""Which title is shown how: by the presenter that its manifest names, and plainly where it names none."""

from collections.abc import Callable

from civitas.core.title import Title
from civitas.language import Language
from civitas.manifests import load, manifests
from civitas.terminal.presenter import Presenter

Make = Callable[[Title, Language], Presenter]

_registered: dict[str, Make] = {}


def register(title_id: str, make: Make) -> None:
    """Show a title with a presenter of its own."""
    _registered[title_id] = make


def presenter_for(title: Title, language: Language) -> Presenter:
    """The presenter of a title, or the plain one."""
    manifest = manifests().get(title.id)
    if title.id not in _registered and manifest is not None and manifest.presenter:
        register(title.id, load(manifest.presenter))
    return _registered.get(title.id, Presenter)(title, language)
