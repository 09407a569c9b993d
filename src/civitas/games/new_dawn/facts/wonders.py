"""The twenty-four world wonders."""

from typing import Final

from civitas.core.facts import read_facts
from civitas.games.new_dawn.facts.abilities import Ability, abilities_of
from civitas.games.new_dawn.facts.kinds import KIND_COUNT, KINDS
from civitas.games.new_dawn.facts.terrain import PACKAGE, RESOURCES

_FACTS = read_facts(PACKAGE, "data/wonders.toml")
_WONDERS = _FACTS["wonder"]

ERAS: Final[list[str]] = ["ancient", "medieval", "modern"]
WONDERS: Final[list[str]] = [str(entry["id"]) for entry in _WONDERS]
WONDER_COUNT: Final = 24
WONDER_KIND: Final[list[int]] = [KINDS.index(entry["type"]) for entry in _WONDERS]
WONDER_ERA: Final[list[int]] = [ERAS.index(entry["era"]) for entry in _WONDERS]
WONDER_COST: Final[list[int]] = [int(entry["cost"]) for entry in _WONDERS]
WONDER_RESOURCES: Final[list[list[int]]] = [
    [RESOURCES.index(each) for each in entry["resources"]] for entry in _WONDERS
]
"""The two types of resource that may contribute."""
WONDER_ABILITIES: Final[list[Ability]] = abilities_of(_WONDERS)

DECK_KINDS: Final[list[int]] = [KINDS.index(kind) for kind in ("culture", "economy", "science", "military")]
"""The kinds of the four decks, in their order on the table; there are no industry wonders (R12.1-a)."""
DECK_COUNT: Final = 4
DECK_OF: Final[list[int]] = [DECK_KINDS.index(kind) for kind in WONDER_KIND]
WONDERS_OF_KIND: Final[list[list[int]]] = [
    [wonder for wonder in range(WONDER_COUNT) if WONDER_KIND[wonder] == kind] for kind in range(KIND_COUNT)
]
CARDS_PER_ERA: Final[dict[int, list[int]]] = {
    int(entry["players"]): [int(entry[era]) for era in ERAS] for entry in _FACTS["decks"]["by_player_count"]
}
"""How many ancient, medieval and modern cards each deck keeps, by the number of players (R2.9-a)."""

STONEHENGE: Final = WONDERS.index("stonehenge")
HANGING_GARDENS: Final = WONDERS.index("hanging-gardens")
FORBIDDEN_CITY: Final = WONDERS.index("forbidden-city")
CHICHEN_ITZA: Final = WONDERS.index("chichen-itza")
SYDNEY_OPERA_HOUSE: Final = WONDERS.index("sydney-opera-house")
EIFFEL_TOWER: Final = WONDERS.index("eiffel-tower")
COLOSSUS: Final = WONDERS.index("colossus")
GREAT_LIGHTHOUSE: Final = WONDERS.index("great-lighthouse")
GREAT_ZIMBABWE: Final = WONDERS.index("great-zimbabwe")
MACHU_PICCHU: Final = WONDERS.index("machu-picchu")
BIG_BEN: Final = WONDERS.index("big-ben")
MARACANA: Final = WONDERS.index("estadio-do-maracana")
ORACLE: Final = WONDERS.index("oracle")
PYRAMIDS: Final = WONDERS.index("pyramids")
PORCELAIN_TOWER: Final = WONDERS.index("porcelain-tower")
POTALA_PALACE: Final = WONDERS.index("potala-palace")
OXFORD_UNIVERSITY: Final = WONDERS.index("oxford-university")
KREMLIN: Final = WONDERS.index("kremlin")
PETRA: Final = WONDERS.index("petra")
VENETIAN_ARSENAL: Final = WONDERS.index("venetian-arsenal")
PENTAGON: Final = WONDERS.index("pentagon")
