"""The table of A New Dawn as one view shows it: cards, spaces and players by name and colour, and printed facts."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.markup import escape

from civitas.core.position import View
from civitas.games.new_dawn.facts.focus_cards import AUTOMA_CARDS, FOCUS_CARDS, FocusCard
from civitas.games.new_dawn.facts.kinds import KINDS
from civitas.games.new_dawn.facts.wonders import WONDER_KIND, WONDERS
from civitas.games.new_dawn.map.hexes import Hex
from civitas.language import Language

KIND_STYLES = {
    "culture": "medium_orchid",
    "science": "deep_sky_blue1",
    "economy": "gold1",
    "industry": "dark_orange",
    "military": "indian_red1",
}
"""The colours of the focus cards and of the world wonders."""
LEVELS = ["I", "II", "III", "IV"]
TRADE = "▪"
"""A trade token on a card."""
MOST_SHOWN = 4
"""More tokens than this are counted."""
AUTOMATED_MARK = "A"

CARDS: dict[str, FocusCard] = {card.id: card for card in [*FOCUS_CARDS, *AUTOMA_CARDS]}
"""The focus cards of people and of the automated player, by their ids."""


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
        self.spaces: dict[str, dict[str, Any]] = {space["space"]: space for space in view["map"]["spaces"]}
        self.at: dict[Hex, dict[str, Any]] = {(space["at"][0], space["at"][1]): space for space in self.spaces.values()}

    # Players.

    @property
    def own(self) -> dict[str, Any]:
        """The civilization of the seat that looks."""
        assert self.seat is not None
        return self.civilizations[self.seat]

    @property
    def order(self) -> list[int]:
        """All seats, the one that looks last."""
        others = [seat for seat in range(self.view["players"]) if seat != self.seat]
        return others if self.seat is None else [*others, self.seat]

    def mark(self, seat: int) -> str:
        """The sign of a seat, so that its colour is never the only mark: its number, or A for the automated player."""
        return AUTOMATED_MARK if seat == self.view["automa"] else str(seat + 1)

    # Names.

    def name(self, name_id: str) -> str:
        """Anything by its name, as markup."""
        return escape(self.language.name(name_id))

    def card(self, card_id: str) -> str:
        """A focus card with its level, as markup in the colour of its kind."""
        card = CARDS[card_id]
        style = KIND_STYLES[KINDS[card.kind]]
        return f"[{style}]{self.name(f'card-{card_id}')}[/] [dim]{LEVELS[card.level - 1]}[/]"

    def wonder(self, wonder: str) -> str:
        """A world wonder, as markup in the colour of its kind."""
        style = KIND_STYLES[KINDS[WONDER_KIND[WONDERS.index(wonder)]]]
        return f"[{style}]{self.name(f'card-{wonder}')}[/]"

    def token(self, token: str) -> str:
        """A city-state or natural wonder token."""
        kind = "city-state" if token in self.view["city_states"] else "natural-wonder"
        return self.name(f"{kind}-{token}")

    def slot(self, seat: int, slot: int) -> str:
        """The card in a slot (from 1 on) with all that lies on it, as markup."""
        entry = self.civilizations[seat]["row"][slot - 1]
        text = self.card(entry["card"])
        count = entry["trade"]
        if count:
            text += f" [bold]{TRADE * count if count <= MOST_SHOWN else f'{count}{TRADE}'}[/]"
        return text + "".join(f" [cyan]+{self.token(token)}[/]" for token in entry["tokens"])

    def resources(self, counts: dict[str, int]) -> str:
        """Resources with their numbers."""
        return ", ".join(f"{self.name(f'resource-{each}')} {count}" for each, count in counts.items() if count)

    def listed(self, names: Iterable[str]) -> str:
        """Names one after the other."""
        return ", ".join(names)


def kind_of(thing: str) -> str:
    """The kind of a focus card or world wonder, which gives it its colour; nothing for anything else."""
    word = thing.removeprefix("card-")
    if word in CARDS:
        return KINDS[CARDS[word].kind]
    return KINDS[WONDER_KIND[WONDERS.index(word)]] if word in WONDERS else ""
