"""The diplomacy cards of players; those of city-states go by the name of the city-state."""

from typing import Final

from civitas.core.facts import read_facts
from civitas.games.new_dawn.facts.abilities import Ability, abilities_of
from civitas.games.new_dawn.facts.terrain import PACKAGE

_FACTS = read_facts(PACKAGE, "data/diplomacy.toml")

PACTS: Final[list[str]] = [str(entry["id"]) for entry in _FACTS["card"]]
"""The four cards of each player, in the order in which the automated player takes them (A8.3-a)."""
PACT_COUNT: Final = 4
PACT_ABILITIES: Final[list[Ability]] = abilities_of(_FACTS["card"])
OPEN_BORDERS: Final = PACTS.index("open-borders")
JOINT_WAR: Final = PACTS.index("joint-war")
DEFENSIVE_PACT: Final = PACTS.index("defensive-pact")
EMBASSY: Final = PACTS.index("embassy")
