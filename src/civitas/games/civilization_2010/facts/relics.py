"""The two relics of Wisdom and Warfare; `tiles.RELICS` has their names and `tiles.PRINTED` their squares."""

from typing import Final

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts.effects import EFFECTS
from civitas.games.civilization_2010.facts.terrain import PACKAGE, TERRAINS, in_use
from civitas.games.civilization_2010.map.tiles import RELICS

_FACTS = in_use(read_facts(PACKAGE, "data/relics.toml")["relic"])

RELIC_COUNT: Final = 2
RELIC_TERRAIN: Final[list[int]] = [TERRAINS.index(entry["terrain"]) for entry in _FACTS]
"""What the square counts as."""
RELIC_EFFECT: Final[list[int]] = [EFFECTS.index(entry["effect"]) for entry in _FACTS]
RELIC_AMOUNT: Final[list[int]] = [int(entry["amount"]) for entry in _FACTS]

ARK_OF_THE_COVENANT: Final = RELICS.index("ark-of-the-covenant")
ATTILAS_VILLAGE: Final = RELICS.index("attilas-village")
