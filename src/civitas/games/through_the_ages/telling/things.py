"""Cards and players of Through the Ages by their ids, and what is said of them in passing."""

from typing import Final

from civitas.core.telling import Said, say
from civitas.games.through_the_ages.facts.cards import (
    AGES,
    BONUS,
    GOVERNMENT,
    SPECIAL,
    TACTIC,
    TECHNOLOGY,
    TERRITORY,
    WONDER,
    Card,
)
from civitas.games.through_the_ages.facts.editions import EDITIONS, Edition
from civitas.games.through_the_ages.facts.technologies import TECHS

TECH_NAMES: Final[list[str]] = [f"card-{tech}" for tech in TECHS]
"""The technologies that workers stand on, by their numbers."""
GOODS: Final = ("good-food", "good-resources")

_PLAIN_KINDS: Final = frozenset({GOVERNMENT, TERRITORY, TACTIC, BONUS})
_PLAIN_CARDS: Final[dict[str, frozenset[str]]] = {
    "2006": frozenset({"hanging-gardens", "taj-mahal", "universitas-carolina", "eiffel-tower"}),
    "2015": frozenset(
        {
            "colossus", "hanging-gardens", "pyramids", "universitas-carolina", "eiffel-tower", "kremlin",
            "code-of-laws", "warfare", "cartography", "justice-system", "strategy", "navigation", "civil-service",
            "military-theory", "satellites",
        }
    ),
}  # fmt: skip
"""Wonders and special technologies whose symbols say everything."""
_TELLING_TECHNOLOGIES: Final = frozenset({"air-forces"})


def has_text(edition: Edition, card: Card) -> bool:
    """Whether a card does more than its symbols say, so that it has a text."""
    if card.kind == TECHNOLOGY:
        return card.id in _TELLING_TECHNOLOGIES
    if card.kind in (WONDER, SPECIAL):
        return card.id not in _PLAIN_CARDS[edition.name]
    return card.kind not in _PLAIN_KINDS


def age_id(age: int) -> str:
    """An age by the id of its name."""
    return f"age-{AGES[age].lower()}"


AGED: Final[dict[str, list[Said]]] = {
    name: [say("aged", card=card.name, age=AGES[card.age]) for card in edition.cards.cards]
    for name, edition in EDITIONS.items()
}
"""Every card by its name and its age: there are cards of one name in several ages."""
NAMED: Final[dict[str, list[Said]]] = {
    name: [say(card.name) for card in edition.cards.cards] for name, edition in EDITIONS.items()
}
"""Every card by its name alone."""
TEXTS: Final[dict[str, list[list[Said]]]] = {
    name: [[say(f"{card.name}-text")] if has_text(edition, card) else [] for card in edition.cards.cards]
    for name, edition in EDITIONS.items()
}
"""What every card does, in its own words."""


def texts_of(edition: Edition, card: int) -> list[Said]:
    """What a card does, if it does more than its symbols say."""
    return TEXTS[edition.name][card]
