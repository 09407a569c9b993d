"""The words of scenarios and views for what the model keeps as numbers."""

from typing import Final

from civitas.games.new_dawn import model as once
from civitas.games.new_dawn.facts.agendas import AGENDAS, VICTORY_CARDS
from civitas.games.new_dawn.facts.city_states import CITY_STATES
from civitas.games.new_dawn.facts.diplomacy import PACTS
from civitas.games.new_dawn.facts.focus_cards import AUTOMA_CARDS, FOCUS_CARDS, FocusCard
from civitas.games.new_dawn.facts.kinds import KINDS
from civitas.games.new_dawn.facts.leaders import LEADERS
from civitas.games.new_dawn.facts.terrain import BARBARIANS, NATURAL_WONDERS, RESOURCES, TERRAINS
from civitas.games.new_dawn.facts.wonders import DECK_KINDS, WONDERS


def numbered(words: list[str]) -> dict[str, int]:
    """The number of each word."""
    return {word: number for number, word in enumerate(words)}


TERRAIN: Final = numbered(TERRAINS)
RESOURCE: Final = numbered(RESOURCES)
BARBARIAN: Final = numbered(BARBARIANS)
NATURAL: Final = numbered(NATURAL_WONDERS)
STATE: Final = numbered(CITY_STATES)
WONDER: Final = numbered(WONDERS)
LEADER: Final = numbered(LEADERS)
PACT: Final = numbered(PACTS)
AGENDA: Final = numbered(AGENDAS)
VICTORY_CARD: Final = numbered(VICTORY_CARDS)
DECK: Final = numbered([KINDS[kind] for kind in DECK_KINDS])
"""The wonder decks by their kinds."""

FREE_WORD: Final = "free"
"""A city-state or natural wonder whose token lies on its space."""
OFF_WORD: Final = "off"
"""A barbarian of this game that is not on the map."""
ABSENT_WORD: Final = "absent"
"""A barbarian, city-state or natural wonder that is not in this game."""
CARD_WORD: Final = "card"
RESERVE_WORD: Final = "reserve"

AUTOMA_PREFIX: Final = "automa-"

ONCE: Final[dict[str, int]] = {
    "oracle": once.ORACLE_DONE,
    "hanging-gardens": once.GARDENS_DONE,
    "forbidden-city": once.FORBIDDEN_CITY_DONE,
    "eiffel-tower": once.EIFFEL_DONE,
    "seoul": once.SEOUL_DONE,
    "geneva": once.GENEVA_DONE,
    "capitalism": once.CAPITALISM_DONE,
    "venetian-arsenal": once.ARSENAL_DONE,
    "estadio-do-maracana": once.MARACANA_DONE,
}
"""What can be done once in a turn, by the wonder, city-state or card that allows it."""


def focus_words(is_automa: bool) -> dict[str, int]:
    """The focus cards of a player by their ids; those of the automated player also without their prefix."""
    cards: list[FocusCard] = AUTOMA_CARDS if is_automa else FOCUS_CARDS
    words = {card.id: card.index for card in cards}
    if is_automa:
        words.update({card.id.removeprefix(AUTOMA_PREFIX): card.index for card in cards})
    return words


FOCUS_IDS: Final[list[str]] = [card.id for card in FOCUS_CARDS]
AUTOMA_IDS: Final[list[str]] = [card.id for card in AUTOMA_CARDS]


def focus_ids(cards: list[int], is_automa: bool) -> list[str]:
    """The ids of focus cards."""
    ids = AUTOMA_IDS if is_automa else FOCUS_IDS
    return [ids[card] for card in cards]


def bit_words(words: list[str], bits: int) -> list[str]:
    """The words whose bits are set."""
    if not bits:
        return []
    return [word for number, word in enumerate(words) if (bits >> number) & 1]
