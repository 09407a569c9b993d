"""The culture track: what each step costs and gives. Step 0 is the start panel and costs and gives nothing."""

from typing import Final

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts.terrain import PACKAGE

_FACTS = read_facts(PACKAGE, "data/culture_track.toml")
_SPACES = _FACTS["spaces"]
_COSTS = [level["cost"] for level in _FACTS["levels"]]

NO_REWARD: Final = 0
REWARD_EVENT: Final = 1
REWARD_GREAT_PERSON: Final = 2
REWARD_VICTORY: Final = 3
REWARDS: Final[list[str]] = ["none", "culture-event", "great-person", "culture-victory"]

START_STEP: Final = int(_FACTS["start_step"])
VICTORY_STEP: Final = int(_FACTS["victory_step"])
STEP_LEVEL: Final[list[int]] = [0] + [int(space["level"]) for space in _SPACES]
"""1 to 3, also the deck of its culture event; 0 for the start panel, which has none."""
STEP_CULTURE: Final[list[int]] = [0] + [int(_COSTS[space["level"] - 1]["culture"]) for space in _SPACES]
"""The culture to pay for entering a step, and `STEP_TRADE` the trade (culture.advance-a)."""
STEP_TRADE: Final[list[int]] = [0] + [int(_COSTS[space["level"] - 1]["trade"]) for space in _SPACES]
STEP_REWARD: Final[list[int]] = [NO_REWARD] + [REWARDS.index(space["reward"]) for space in _SPACES]
