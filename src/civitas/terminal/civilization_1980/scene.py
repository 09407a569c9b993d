"""The table of Civilization (1980) as one view shows it: areas, coasts, offers and nations by name and colour."""

from collections.abc import Sequence

from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from civitas.core.position import View
from civitas.games.civilization_1980.facts.board import AREAS, LIMIT
from civitas.games.civilization_1980.facts.cards import AGRICULTURE, CARDS, KIND, KIND_NAME
from civitas.games.civilization_1980.verbs import SAIL
from civitas.games.civilization_1980.view_types import NationView, TradeCards
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

    @property
    def own(self) -> NationView:
        """The nation of the seat that looks."""
        nation: NationView = self.view["nations"][self.viewer]
        return nation

    # Names.

    def name(self, name_id: str) -> str:
        """Anything by its name, as markup."""
        return escape(self.language.name(name_id))

    def coast(self, coast: str) -> str:
        """A coast by its name."""
        return self.language.word(SAIL.domains[1], coast)

    def kinds(self, kinds: list[str]) -> str:
        """Cards of these kinds, as markup."""
        return escape(self.language.listing([KIND_NAME[KIND[kind]] for kind in kinds]))

    def package(self, package: TradeCards) -> str:
        """Trade cards one by one, as markup."""
        return self.kinds([kind for kind, count in package["cards"].items() for _ in range(count)])

    def offer_name(self, offer: str) -> str:
        """An offer as it is called: `Crete 1`."""
        nation, _, number = offer.rpartition("-")
        return f"{self.language.name(f'nation-{nation}')} {number}"

    # Marks and lines.

    def other(self, seat: int, area: int) -> str:
        """What another seat has in an area, as a short mark; nothing where it has nothing."""
        nation = self.view["nations"][seat]
        city = CITY if AREAS[area] in nation["cities"] else ""
        tokens = nation["tokens"].get(AREAS[area], 0)
        if not city and not tokens:
            return ""
        return f"[{self.styles[seat]}]({escape(self.names[seat][:3])} {city}{tokens or ''})[/]"

    def line(self, label: str, content: str, style: str = "bold") -> Grid:
        """A line with what it is about in front of it."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_row("", Text(f"{self.text(label)}:", style=style, no_wrap=True), Text.from_markup(content))
        return grid


def feeds(view: View, seat: int, area: int) -> int:
    """How many tokens of this seat an area feeds: one more with Agriculture, if it is alone there."""
    alone = all(other == seat or AREAS[area] not in each["tokens"] for other, each in enumerate(view["nations"]))
    has_agriculture = CARDS[AGRICULTURE] in view["nations"][seat]["cards"]
    return LIMIT[area] + (1 if LIMIT[area] and alone and has_agriculture else 0)
