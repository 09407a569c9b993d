"""The eighteen wonders."""

from typing import Final

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts.effects import EFFECTS
from civitas.games.civilization_2010.facts.eras import ERA_COUNT, ERAS
from civitas.games.civilization_2010.facts.techs import TECH_COUNT, TECHS
from civitas.games.civilization_2010.facts.terrain import NONE, PACKAGE, in_use
from civitas.games.civilization_2010.facts.timing import limit_of, timing_of

_FACTS = read_facts(PACKAGE, "data/wonders.toml")
_WONDERS = in_use(_FACTS["wonder"])

WONDERS: Final[list[str]] = [str(entry["id"]) for entry in _WONDERS]
WONDER_COUNT: Final = 18
WONDER_ERA: Final[list[int]] = [ERAS.index(entry["era"]) for entry in _WONDERS]
WONDERS_OF_ERA: Final[list[list[int]]] = [
    [wonder for wonder in range(WONDER_COUNT) if WONDER_ERA[wonder] == era] for era in range(ERA_COUNT)
]
WONDER_COST: Final[list[int]] = [int(entry["cost"]) for entry in _WONDERS]
DISCOUNT_TECH: Final[list[int]] = [
    TECHS.index(entry["discount"]["tech"]) if "discount" in entry else NONE for entry in _WONDERS
]
"""The tech whose owners pay less for a wonder, or none."""
DISCOUNT_COST: Final[list[int]] = [int(entry.get("discount", entry)["cost"]) for entry in _WONDERS]
"""What they pay; the full cost if there is no such tech."""
DISCOUNTED_WONDER: Final[list[int]] = [
    DISCOUNT_TECH.index(tech) if tech in DISCOUNT_TECH else NONE for tech in range(TECH_COUNT)
]
"""The wonder that costs less with a tech, or none."""
WONDER_CULTURE: Final[list[int]] = [int(entry["culture"]) for entry in _WONDERS]
"""Culture icons of the marker, its only icons."""
WONDER_TIMING: Final[list[int]] = [timing_of(entry) for entry in _WONDERS]
WONDER_LIMIT: Final[list[int]] = [limit_of(entry) for entry in _WONDERS]
WONDER_EFFECT: Final[list[int]] = [EFFECTS.index(entry["effect"]) for entry in _WONDERS]
WONDER_AMOUNT: Final[list[int]] = [int(entry.get("amount", 0)) for entry in _WONDERS]
"""The number of the effect; 0: it needs none."""
WONDER_TRADE: Final[list[int]] = [int(entry.get("cost_trade", 0)) for entry in _WONDERS]
"""The trade that its use needs (Notre-Dame)."""
WONDER_HAND: Final[list[int]] = [int(entry.get("culture_hand_add", 0)) for entry in _WONDERS]
"""Added to the culture hand limit (Cristo Redentor)."""

WONDERS_PER_ERA: Final = int(_FACTS["deck"]["per_era_in_play"])
"""Cards of each era in the deck (setup.wonder-deck-a)."""
WONDER_SLOTS: Final = int(_FACTS["deck"]["market_slots"])

STONEHENGE: Final = WONDERS.index("stonehenge")
COLOSSUS: Final = WONDERS.index("colossus")
HANGING_GARDENS: Final = WONDERS.index("hanging-gardens")
ORACLE: Final = WONDERS.index("oracle")
GREAT_LIGHTHOUSE: Final = WONDERS.index("great-lighthouse")
STATUE_OF_ZEUS: Final = WONDERS.index("statue-of-zeus")
ANGKOR_WAT: Final = WONDERS.index("angkor-wat")
BRANDENBURG_GATE: Final = WONDERS.index("brandenburg-gate")
HIMEJI_SAMURAI_CASTLE: Final = WONDERS.index("himeji-samurai-castle")
PORCELAIN_TOWER: Final = WONDERS.index("porcelain-tower")
LEONARDOS_WORKSHOP: Final = WONDERS.index("leonardos-workshop")
NOTRE_DAME: Final = WONDERS.index("notre-dame")
CRISTO_REDENTOR: Final = WONDERS.index("cristo-redentor")
PANAMA_CANAL: Final = WONDERS.index("panama-canal")
STATUE_OF_LIBERTY: Final = WONDERS.index("statue-of-liberty")
UNITED_NATIONS: Final = WONDERS.index("united-nations")
INTERNET: Final = WONDERS.index("internet")
PENTAGON: Final = WONDERS.index("pentagon")
