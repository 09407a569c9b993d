"""Two Rivers as a title."""

from collections.abc import Mapping
from typing import Any

from civitas.core.facts import read_text
from civitas.core.rules import RuleIndex
from civitas.core.teller import Teller
from civitas.core.title import Title
from two_rivers.facts import PACKAGE
from two_rivers.model import TwoRivers
from two_rivers.scenario import build_scenario
from two_rivers.setup import new_position
from two_rivers.stored import FEWEST_PLAYERS, OPTIONS, RULES_REVISION, TITLE_ID, load_position, setting_for
from two_rivers.verbs import MOST_PLAYERS, SPACE
from two_rivers.view_types import TwoRiversView

LONGEST_GAME = 100


class TwoRiversTitle(Title):
    """A land between two rivers for two to four."""

    def __init__(self) -> None:
        super().__init__(
            TITLE_ID,
            players=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
            rules_revision=RULES_REVISION,
            space=SPACE,
            rules=RuleIndex.from_toml(read_text(PACKAGE, "rules.toml")),
            options=OPTIONS,
            longest_game=LONGEST_GAME,
        )

    def new_game(self, *, players: int, seed: int, options: Mapping[str, object] | None = None) -> TwoRivers:
        return new_position(setting_for(players, options or {}), seed)

    def view_type(self) -> type[Any]:
        return TwoRiversView

    def teller(self) -> Teller[TwoRivers]:
        from two_rivers.telling import TELLER

        return TELLER

    def load(self, stored: object) -> TwoRivers:
        return load_position(stored)

    def scenario(self, description: Mapping[str, Any]) -> TwoRivers:
        return build_scenario(description)
