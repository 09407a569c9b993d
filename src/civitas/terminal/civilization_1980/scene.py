"""The table of Civilization (1980) as one view shows it: areas, coasts and nations by name and colour."""

from collections.abc import Sequence
from typing import cast

from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from civitas.core.position import View
from civitas.games.civilization_1980.verbs import SAIL
from civitas.games.civilization_1980.view_types import Civilization1980View, NationView, OwnView
from civitas.language import Language

SITE, CITY = "■", "▲"


class Scene:
    """A view together with everything that is needed to put it into words."""

    def __init__(
        self, language: Language, view: View, names: Sequence[str], players: Sequence[str], styles: Sequence[str]
    ) -> None:
        self.language = language
        self.text = language.text
        self.view = cast(Civilization1980View, view)
        self.names = names
        """The names of the seats."""
        self.players = players
        """The names of the seats, as markup."""
        self.styles = styles
        self.seat: int | None = view["seat"]

    @property
    def viewer(self) -> int:
        """The seat that looks, where only a seat can look."""
        assert self.seat is not None
        return self.seat

    @property
    def own(self) -> NationView:
        """The nation of the seat that looks."""
        return self.view["nations"][self.viewer]

    @property
    def mine(self) -> OwnView:
        """What only the seat that looks knows, or what matters to it alone."""
        mine = self.view["own"]
        assert mine is not None
        return mine

    # Names.

    def name(self, name_id: str) -> str:
        """Anything by its name, as markup."""
        return escape(self.language.name(name_id))

    def coast(self, coast: str) -> str:
        """A coast by its name."""
        return self.language.word(SAIL.domains[1], coast)

    # Marks and lines.

    def other(self, seat: int, area: str) -> str:
        """What another seat has in an area, as a short mark; nothing where it has nothing."""
        nation = self.view["nations"][seat]
        city = CITY if area in nation["cities"] else ""
        tokens = nation["tokens"].get(area, 0)
        if not city and not tokens:
            return ""
        return f"[{self.styles[seat]}]({escape(self.names[seat][:3])} {city}{tokens or ''})[/]"

    def line(self, heading: str, content: str, style: str = "bold") -> Grid:
        """A line with what it is about in front of it."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_row("", Text(f"{heading}:", style=style, no_wrap=True), Text.from_markup(content))
        return grid
