"""The table of Through the Ages as one view shows it: cards and players by name and colour, and printed facts."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.markup import escape

from civitas.core.position import View
from civitas.games.through_the_ages.facts.cards import (
    ACTION,
    AGGRESSION,
    EVENT,
    GOVERNMENT,
    LEADER,
    PACT,
    SPECIAL,
    TACTIC,
    TERRITORY,
    WAR,
    WONDER,
    Card,
)
from civitas.games.through_the_ages.facts.editions import Edition
from civitas.games.through_the_ages.facts.technologies import MINES, is_unit, is_urban
from civitas.games.through_the_ages.options import SIMPLE
from civitas.language import Language
from civitas.terminal.explaining import Explaining

BLUE, YELLOW = "dodger_blue1", "gold1"
"""The colours of the tokens."""
FARMS_STYLE, URBAN_STYLE, UNITS_STYLE = "tan", "grey74", "light_coral"
KIND_STYLES = {
    LEADER: "green3",
    WONDER: "medium_orchid",
    ACTION: "khaki1",
    SPECIAL: "sky_blue2",
    GOVERNMENT: "dark_orange",
    EVENT: "green3",
    TERRITORY: "cyan3",
    AGGRESSION: "indian_red1",
    WAR: "bright_red",
    PACT: "sky_blue2",
    TACTIC: "light_coral",
}
"""The colours of the cards, as far as a terminal has them."""


class Scene:
    """A view together with everything that is needed to put it into words."""

    def __init__(
        self, language: Language, edition: Edition, view: View, players: Sequence[str], speaker: Explaining
    ) -> None:
        self.language = language
        self.text = language.text
        self.edition = edition
        self.view = view
        self.players = players
        """The names of the seats, as markup."""
        self._speaker = speaker
        self.seat: int | None = view["seat"]
        self.civilizations: list[dict[str, Any]] = view["civilizations"]
        self.is_simple = view["options"].get("mode") == SIMPLE
        """Whether this is the game without happiness, corruption and military cards."""

    @property
    def own(self) -> dict[str, Any]:
        """The civilization of the seat that looks."""
        assert self.seat is not None
        return self.civilizations[self.seat]

    def told(self, thing: str) -> list[str]:
        """What is said of a thing, as markup."""
        return self._speaker.lines(thing)

    def numbers(self, thing: str) -> dict[str, str]:
        """The numbers of a thing, as markup, by the ids of what they are called."""
        return self._speaker.numbers(thing)

    def printed(self, card_id: str) -> Card:
        """A card as it is printed."""
        return self.edition.cards.cards[self.edition.cards.index[card_id]]

    def name(self, card_id: str) -> str:
        """A card by its name, as markup in its colour."""
        return f"[{style_of(self.printed(card_id))}]{escape(self.language.name(f'card-{card_id}'))}[/]"

    def aged(self, card_id: str) -> str:
        """A card by its name with its age, as markup."""
        return f"{self.name(card_id)} [dim]{age_of(self.printed(card_id))}[/]"

    def names(self, card_ids: Iterable[str]) -> str:
        """Cards one after the other; equal ones are counted."""
        counts: dict[str, int] = {}
        for card_id in card_ids:
            counts[card_id] = counts.get(card_id, 0) + 1
        return ", ".join(
            self.aged(each) if count == 1 else f"{count} {self.aged(each)}" for each, count in counts.items()
        )


def age_of(card: Card) -> str:
    """The age of a card as it is written: A, I, II or III."""
    return ["A", "I", "II", "III"][card.age]


def style_of(card: Card) -> str:
    """The colour of a card."""
    if card.tech < 0:
        return KIND_STYLES.get(card.kind, "default")
    return style_of_tech(card.tech)


def style_of_tech(tech: int) -> str:
    """The colour of a technology that workers stand on."""
    if tech <= MINES[-1]:
        return FARMS_STYLE
    assert is_urban(tech) or is_unit(tech)
    return URBAN_STYLE if is_urban(tech) else UNITS_STYLE


def counted_ages(ages: Iterable[str]) -> str:
    """Backs of cards by their age: `2 A, 3 I`."""
    counts: dict[str, int] = {}
    for age in ages:
        counts[age] = counts.get(age, 0) + 1
    return ", ".join(f"{count} {age}" for age, count in counts.items())
