"""Civilization (1980) as a title of the collection."""

from collections.abc import Mapping
from typing import Any, Final

from civitas.core.facts import read_text
from civitas.core.rules import RuleIndex
from civitas.core.teller import Teller
from civitas.core.title import Title
from civitas.games.civilization_1980.facts.board import PACKAGE
from civitas.games.civilization_1980.facts.cards import CARD, CARD_COPIES, COMMODITY, COPIES
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.options import OPTIONS, setting_for
from civitas.games.civilization_1980.scenario.building import build_scenario
from civitas.games.civilization_1980.setup import new_position
from civitas.games.civilization_1980.stored import ID, RULES_REVISION, load_position
from civitas.games.civilization_1980.verbs import SPACE
from civitas.games.civilization_1980.view_types import Civilization1980View

LONGEST_GAME: Final = 90_000_000
"""A hundred rounds. On the market seven seats take at most 400 steps each that count; each of these may publish an
offer that leaves six others 24 steps for answers, 400,000 in all, and as many packages, reactions and calls follow from
those. All other phases take less than 2,000 actions. Nobody ever comes near."""


class Civilization1980Title(Title):
    """Francis Tresham's Civilization with its variants."""

    def __init__(self) -> None:
        super().__init__(
            ID,
            players=range(2, 8),
            rules_revision=RULES_REVISION,
            space=SPACE,
            rules=RuleIndex.from_toml(read_text(PACKAGE, "rules.toml")),
            options=OPTIONS,
            longest_game=LONGEST_GAME,
        )

    def view_type(self) -> type[Any]:
        return Civilization1980View

    def has_market(self) -> bool:
        return True

    def new_game(self, *, players: int, seed: int, options: Mapping[str, object] | None = None) -> Civilization1980:
        return new_position(setting_for(players, options or {}), seed)

    def teller(self) -> Teller[Civilization1980]:
        from civitas.games.civilization_1980.telling.teller import TELLER

        return TELLER

    def load(self, stored: object) -> Civilization1980:
        return load_position(stored)

    def scenario(self, description: Mapping[str, Any]) -> Civilization1980:
        return build_scenario(description)

    def copies(self, thing: str, players: int) -> int:
        """Cards lie ready for all; however many play."""
        kind, _, word = thing.partition("-")
        if kind == "card" and word in CARD:
            return CARD_COPIES[CARD[word]]
        return COPIES[COMMODITY[word]] if kind == "commodity" and word in COMMODITY else 0

    def option_sets(self) -> list[dict[str, object]]:
        sets = super().option_sets()
        return [{"variant": "farmers-and-citizens", **s} if "shorten" in s else s for s in sets]

    def playout_options(self) -> dict[str, object]:
        return {"trade_bound": 40}

    def player_counts(self, options: Mapping[str, object]) -> list[int]:
        small = options.get("variant", "full") != "full"
        return [count for count in super().player_counts(options) if count <= 4 or not small]
