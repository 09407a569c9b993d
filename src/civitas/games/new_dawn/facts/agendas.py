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
WONDERS_NEEDED: Final = 2

WARMONGER: Final = AGENDAS.index("warmonger")
TECHNOPHILE: Final = AGENDAS.index("technophile")
EXPLORER: Final = AGENDAS.index("explorer")
CIVILIZED: Final = AGENDAS.index("civilized")
POPULOUS: Final = AGENDAS.index("populous")
PRESERVATIONIST: Final = AGENDAS.index("preservationist")

STATES_FOR_WARMONGER: Final = 2
DIAL_FOR_TECHNOPHILE: Final = 24
SPACES_FOR_EXPLORER: Final = 15
CITIES_FOR_CIVILIZED: Final = 8
CITIES_FOR_POPULOUS: Final = 5
WONDERS_FOR_PRESERVATIONIST: Final = 2
