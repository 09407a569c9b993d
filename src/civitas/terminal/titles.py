"""Which title is shown how: a presenter of its own where there is one, the plain one everywhere else."""

from collections.abc import Callable

from civitas.core.title import Title
from civitas.language import Language
from civitas.terminal import civilization_1980, civilization_2010, new_dawn, through_the_ages
from civitas.terminal.presenter import Presenter

Make = Callable[[Title, Language], Presenter]

_registered: dict[str, Make] = {
    civilization_1980.TITLE: civilization_1980.CivilizationPresenter,
    civilization_2010.TITLE: civilization_2010.Civilization2010Presenter,
    new_dawn.TITLE: new_dawn.NewDawnPresenter,
    **dict.fromkeys(through_the_ages.TITLES, through_the_ages.ThroughTheAgesPresenter),
}


def register(title_id: str, make: Make) -> None:
    """Show a title with a presenter of its own."""
    _registered[title_id] = make


def presenter_for(title: Title, language: Language) -> Presenter:
    """The presenter of a title, or the plain one."""
    return _registered.get(title.id, Presenter)(title, language)
