"""The five kinds of focus cards; world wonders and city-states share their names."""

from typing import Final

CULTURE: Final = 0
SCIENCE: Final = 1
ECONOMY: Final = 2
INDUSTRY: Final = 3
MILITARY: Final = 4

KINDS: Final[list[str]] = ["culture", "science", "economy", "industry", "military"]
KIND_COUNT: Final = 5
LEVELS: Final = 4
SLOTS: Final = 5
