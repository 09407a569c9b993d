"""The table of Civilization (2010) as one view shows it: squares, players and cards by name and colour."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.markup import escape

from civitas.core.position import View
from civitas.games.civilization_2010.facts.buildings import BUILDINGS
from civitas.games.civilization_2010.facts.city_states import CITY_STATES
from civitas.games.civilization_2010.facts.eras import ERAS
from civitas.games.civilization_2010.facts.great_people import GREAT_PEOPLE
from civitas.games.civilization_2010.facts.techs import TECH_LEVEL, TECHS
from civitas.games.civilization_2010.facts.units import HEALTH, STRENGTH, UNIT_TYPE, UNIT_TYPES, UNITS
from civitas.games.civilization_2010.facts.wonders import WONDER_ERA, WONDERS
from civitas.games.civilization_2010.map.squares import Square
from civitas.games.civilization_2010.map.tiles import RELICS
from civitas.language import Language

LEVELS = ["I", "II", "III", "IV", "V"]
"""Levels of techs and culture events, and ranks of units."""
TERRAIN_STYLES = {
    "grassland": "green3",
    "forest": "green4",
    "mountain": "grey62",
    "desert": "khaki1",
    "water": "dodger_blue1",
}
LEVEL_STYLES = ["green3", "deep_sky_blue1", "gold1", "dark_orange", "medium_orchid"]
"""The colours of techs by their levels."""
ERA_STYLES = {"ancient": "khaki1", "medieval": "deep_sky_blue1", "modern": "medium_orchid"}


class Scene:
    """A view together with everything that is needed to put it into words."""

    def __init__(self, language: Language, view: View, players: Sequence[str], styles: Sequence[str]) -> None:
        self.language = language
        self.text = language.text
        self.view = view
        self.players = players
        """The names of the seats, as markup."""
        self.styles = styles
        self.seat: int | None = view["seat"]
        self.civilizations: list[dict[str, Any]] = view["civilizations"]
        self.squares: dict[str, dict[str, Any]] = {each["square"]: each for each in view["map"]["squares"]}
        self.at: dict[Square, dict[str, Any]] = {(each["at"][0], each["at"][1]): each for each in self.squares.values()}

    # Players.

    @property
    def order(self) -> list[int]:
        """All seats, the one that looks last."""
        others = [seat for seat in range(self.view["players"]) if seat != self.seat]
        return others if self.seat is None else [*others, self.seat]

    # Names.

    def name(self, name_id: str) -> str:
        """Anything by its name, as markup."""
        return escape(self.language.name(name_id))

    def card(self, card_id: str) -> str:
        """A card by its name."""
        return self.name(f"card-{card_id}")

    def listed(self, names: Iterable[str]) -> str:
        """Names one after the other."""
        return ", ".join(names)

    def counted(self, kind: str, counts: dict[str, int]) -> str:
        """Things with their numbers; those that there are none of are left out."""
        return self.listed(f"{self.name(f'{kind}-{each}')} {count}" for each, count in counts.items() if count)

    def copies(self, kind: str, counts: dict[str, int]) -> str:
        """Cards or markers, with their number only where there is more than one."""
        names = [(self.name(f"{kind}-{each}"), count) for each, count in counts.items() if count]
        return self.listed(name if count == 1 else f"{name} ×{count}" for name, count in names)

    def unit(self, unit: str, values: Sequence[int] | None) -> str:
        """A unit card with its strength and health."""
        return self.card(unit) + (f" [bold]{values[0]}/{values[1]}[/]" if values else "")

    def printed_values(self, seat: int, unit: str) -> list[int]:
        """Strength and health of a unit as its card shows them at the owner's rank."""
        number = UNITS.index(unit)
        rank = max(1, self.civilizations[seat]["ranks"][UNIT_TYPES[UNIT_TYPE[number]]])
        return [STRENGTH[number][rank], HEALTH[number][rank]]

    # Places.

    def figures(self, square: dict[str, Any]) -> tuple[int, int, int] | None:
        """Whose figures stand on a square, so many armies and scouts; a group on the move is among them."""
        standing = square.get("figures")
        group = self.view["group"]
        is_here = group is not None and group["at"] == square["square"]
        if standing is None:
            return (group["seat"], group["armies"], group["scouts"]) if is_here else None
        more = group if is_here and group["seat"] == standing["seat"] else {"armies": 0, "scouts": 0}
        return standing["seat"], standing["armies"] + more["armies"], standing["scouts"] + more["scouts"]

    def city(self, square: str) -> dict[str, Any] | None:
        """The city whose centre a square is, as its owner's entry has it."""
        owner = self.squares[square].get("owner")
        if owner is None:
            return None
        return next((city for city in self.civilizations[owner]["cities"] if city["square"] == square), None)


def style_of(thing: str) -> str:
    """The colour of a tech or a wonder; nothing for anything else."""
    word = thing.removeprefix("card-")
    if word in TECHS:
        return LEVEL_STYLES[TECH_LEVEL[TECHS.index(word)] - 1]
    return ERA_STYLES[ERAS[WONDER_ERA[WONDERS.index(word)]]] if word in WONDERS else ""


def kind_of(piece: str) -> str:
    """What sort of marker lies on a square."""
    for kind, names in KINDS.items():
        if piece in names:
            return kind
    return piece


KINDS: dict[str, list[str]] = {
    "building": BUILDINGS,
    "wonder": WONDERS,
    "person": GREAT_PEOPLE,
    "city-state": CITY_STATES,
    "relic": RELICS,
}
"""The markers of each sort; huts, villages and cities are sorts of their own."""
