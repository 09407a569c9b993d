"""Civilization (1980) as a title of the collection."""

from collections.abc import Mapping
from typing import Any

from civitas.core.facts import read_text
from civitas.core.rules import RuleIndex
from civitas.core.title import Title
from civitas.games.civilization_1980.model import Civilization
from civitas.games.civilization_1980.options import OPTIONS, setting_for
from civitas.games.civilization_1980.scenario import build_scenario
from civitas.games.civilization_1980.setup import new_position
from civitas.games.civilization_1980.stored import ID, RULES_REVISION, load_position
from civitas.games.civilization_1980.verbs import SPACE

LONGEST_GAME = 200_000


class Civilization1980(Title):
    """Francis Tresham's Civilization with its variants."""

    def __init__(self) -> None:
        super().__init__(
            ID,
            players=range(2, 8),
            rules_revision=RULES_REVISION,
            space=SPACE,
            rules=RuleIndex.from_toml(read_text("civitas.games.civilization_1980", "rules.toml")),
            options=OPTIONS,
            longest_game=LONGEST_GAME,
        )

    def new_game(self, *, players: int, seed: int, options: Mapping[str, object] | None = None) -> Civilization:
        return new_position(setting_for(players, options or {}), seed)

    def load(self, stored: object) -> Civilization:
        return load_position(stored)

    def scenario(self, description: Mapping[str, Any]) -> Civilization:
        return build_scenario(description)

    def option_sets(self) -> list[dict[str, object]]:
        sets = super().option_sets()
        return [{"variant": "farmers-and-citizens", **s} if "shorten" in s else s for s in sets]

    def player_counts(self, options: Mapping[str, object]) -> list[int]:
        small = options.get("variant", "full") != "full"
        return [count for count in super().player_counts(options) if count <= 4 or not small]
