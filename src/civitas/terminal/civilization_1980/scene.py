"""The table of Civilization (1980) as one view shows it: areas, coasts, offers and nations by name and colour."""

from collections.abc import Sequence

from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from civitas.core.position import View
from civitas.games.civilization_1980.facts.board import COASTS, LIMIT
from civitas.games.civilization_1980.facts.cards import AGRICULTURE, KIND_NAME
from civitas.games.civilization_1980.verbs import OFFERS_AT_ONCE, SAIL
from civitas.language import Language

SITE, CITY = "■", "▲"


class Scene:
    """A view together with everything that is needed to put it into words."""

    def __init__(
        self, language: Language, view: View, names: Sequence[str], players: Sequence[str], styles: Sequence[str]
    ) -> None:
        self.language = language
        self.text = language.text
        self.view = view
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

    # Names.

    def name(self, name_id: str) -> str:
        """Anything by its name, as markup."""
        return escape(self.language.name(name_id))

    def coast(self, coast: int) -> str:
        """A coast by its name."""
        return self.language.word(SAIL.domains[1], COASTS[coast])

    def kinds(self, kinds: list[int]) -> str:
        """Cards of these kinds, as markup."""
        return escape(self.language.listing([KIND_NAME[kind] for kind in kinds]))

    def package(self, package: list[int]) -> str:
        """Cards by how many there are of each kind, as markup."""
        return self.kinds([kind for kind, count in enumerate(package) for _ in range(count)])

    def offer_name(self, slot: int) -> str:
        """An offer as it is called: `Crete 1`."""
        return f"{self.names[slot // OFFERS_AT_ONCE]} {slot % OFFERS_AT_ONCE + 1}"

    # Marks and lines.

    def other(self, seat: int, area: int) -> str:
        """What another seat has in an area, as a short mark; nothing where it has nothing."""
        city = CITY if self.view["city_owner"][area] == seat else ""
        tokens = self.view["tokens"][seat][area]
        if not city and not tokens:
            return ""
        return f"[{self.styles[seat]}]({escape(self.names[seat][:3])} {city}{tokens or ''})[/]"

    def line(self, heading: str, content: str, style: str = "bold") -> Grid:
        """A line with what it is about in front of it."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_row("", Text(f"{heading}:", style=style, no_wrap=True), Text.from_markup(content))
        return grid


def feeds(view: View, seat: int, area: int) -> int:
    """How many tokens of this seat an area feeds: one more with Agriculture, if it is alone there."""
    alone = all(other == seat or not row[area] for other, row in enumerate(view["tokens"]))
    has_agriculture = (view["cards"][seat] >> AGRICULTURE) & 1 == 1
    return LIMIT[area] + (1 if LIMIT[area] and alone and has_agriculture else 0)
