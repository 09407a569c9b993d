"""Victory cards and their agendas."""

from typing import Final

from civitas.core.facts import read_facts
from civitas.games.new_dawn.facts.kinds import KINDS
from civitas.games.new_dawn.facts.terrain import NONE, PACKAGE

_FACTS = read_facts(PACKAGE, "data/victory_cards.toml")

VICTORY_CARDS: Final[list[str]] = [str(entry["id"]) for entry in _FACTS["card"]]
VICTORY_CARD_COUNT: Final = 5
IN_PLAY: Final = 3
AGENDAS: Final[list[str]] = [str(agenda["id"]) for entry in _FACTS["card"] for agenda in entry["agendas"]]
"""Two for each victory card: card c has the agendas 2c and 2c + 1 (R14.1-b)."""
AGENDA_COUNT: Final = 10
AGENDA_WONDERS: Final[list[int]] = [
    KINDS.index(agenda["structured"]["type"]) if "type" in agenda["structured"] else NONE
    for entry in _FACTS["card"]
    for agenda in entry["agendas"]
]
"""For an agenda of two world wonders their kind, else -1."""

WARMONGER: Final = AGENDAS.index("warmonger")
TECHNOPHILE: Final = AGENDAS.index("technophile")
EXPLORER: Final = AGENDAS.index("explorer")
CIVILIZED: Final = AGENDAS.index("civilized")
POPULOUS: Final = AGENDAS.index("populous")
PRESERVATIONIST: Final = AGENDAS.index("preservationist")

AGENDA_NEEDS: Final[list[int]] = [
    int(agenda["structured"].get("any_of", [agenda["structured"]])[-1]["at_least"])
    for entry in _FACTS["card"]
    for agenda in entry["agendas"]
]
"""How much an agenda asks for; of Warmonger city-states, for which a beaten capital will do."""
WONDERS_NEEDED: Final = AGENDA_NEEDS[AGENDAS.index("paranoid")]
"""All agendas of world wonders ask for as many."""
STATES_FOR_WARMONGER: Final = AGENDA_NEEDS[WARMONGER]
DIAL_FOR_TECHNOPHILE: Final = AGENDA_NEEDS[TECHNOPHILE]
SPACES_FOR_EXPLORER: Final = AGENDA_NEEDS[EXPLORER]
CITIES_FOR_CIVILIZED: Final = AGENDA_NEEDS[CIVILIZED]
CITIES_FOR_POPULOUS: Final = AGENDA_NEEDS[POPULOUS]
WONDERS_FOR_PRESERVATIONIST: Final = AGENDA_NEEDS[PRESERVATIONIST]

WATCHED_AGENDAS: Final[list[list[int]]] = [
    [agenda for agenda in (2 * card, 2 * card + 1) if agenda != TECHNOPHILE] for card in range(VICTORY_CARD_COUNT)
]
"""The agendas of each victory card that pieces, wonders and victories can meet; Technophile is met by the dial."""
LEAST_CITIES: Final[list[int]] = [
    AGENDA_NEEDS[agenda] if agenda in (CIVILIZED, POPULOUS) else 0 for agenda in range(AGENDA_COUNT)
]
"""How many cities an agenda takes at least, whatever else it asks for."""
LEAST_SPACES: Final[list[int]] = [AGENDA_NEEDS[agenda] if agenda == EXPLORER else 0 for agenda in range(AGENDA_COUNT)]
"""The same for friendly spaces."""
