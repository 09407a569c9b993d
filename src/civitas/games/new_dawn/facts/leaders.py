"""The eight leaders."""

from typing import Final

from civitas.core.facts import read_facts
from civitas.games.new_dawn.facts.abilities import Ability, abilities_of
from civitas.games.new_dawn.facts.kinds import KINDS
from civitas.games.new_dawn.facts.terrain import PACKAGE

_FACTS = read_facts(PACKAGE, "data/leaders.toml")["leader"]

LEADERS: Final[list[str]] = [str(entry["id"]) for entry in _FACTS]
LEADER_COUNT: Final = 8
START_ROW: Final[list[list[int]]] = [[KINDS.index(kind) for kind in entry["start_row"]] for entry in _FACTS]
"""The kinds of the level I cards in slots 1 to 5 (R2.2-a)."""
LEADER_ABILITIES: Final[list[Ability]] = abilities_of(_FACTS)

ROOSEVELT: Final = LEADERS.index("roosevelt")
MONTEZUMA: Final = LEADERS.index("montezuma")
CLEOPATRA: Final = LEADERS.index("cleopatra")
CATHERINE: Final = LEADERS.index("catherine")
HOJO: Final = LEADERS.index("hojo")
TRAJAN: Final = LEADERS.index("trajan")
TOMYRIS: Final = LEADERS.index("tomyris")
GILGAMESH: Final = LEADERS.index("gilgamesh")
