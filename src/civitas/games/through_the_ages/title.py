"""Through the Ages as two titles of the collection, one for each edition."""

from collections.abc import Mapping
from typing import Any, Final

from civitas.core.facts import read_text
from civitas.core.rules import RuleIndex
from civitas.core.teller import Teller
from civitas.core.title import Title
from civitas.games.through_the_ages.facts.cards import PACKAGE
from civitas.games.through_the_ages.facts.editions import Edition
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.options import options_of, setting_for
from civitas.games.through_the_ages.scenario.building import build_scenario
from civitas.games.through_the_ages.setup import new_position
from civitas.games.through_the_ages.stored import RULES_REVISION, load_position
from civitas.games.through_the_ages.view_types import ThroughTheAgesView

LONGEST_GAME: Final = 100_000

_STAY: Final[dict[str, object]] = {"resignation": False}
"""Where nobody can leave, random games go on to their end."""

_SETS_2006: Final[list[dict[str, object]]] = [
    {},
    _STAY,
    {"mode": "simple"},
    {"mode": "simple", "robespierre_keeps_available": True},
    {"mode": "advanced"},
    {"mode": "advanced", "easier": True, "military_draw": True},
    {"mode": "advanced", "less_mean": True, "alternative_corruption": True},
    {"mode": "advanced", "peaceful": True},
    {**_STAY, "easier": True, "alternative_corruption": True, "bonus_cards": "public"},
    {**_STAY, "less_mean": True, "war_before_refill": True, "colonization_in_last_round": True},
    {**_STAY, "peaceful": True, "military_draw": True, "bonus_cards": "age-by-age"},
    {**_STAY, "peaceful": True, "peaceful_pacts": False, "bonus_cards": "open", "fewer_points": True},
    {**_STAY, "bonus_cards": "public", "public_bonus_cards": 3, "fewer_points": True},
    {"bonus_cards": "public", "public_bonus_cards": 5},
    {**_STAY, "bonus_cards": "private", "robespierre_keeps_available": True},
    {"bonus_cards": "private", "fewer_points": True},
]
"""Modes and variants that go together, every value of every option at least once."""


class ThroughTheAgesTitle(Title):
    """Vlaada Chvátil's Through the Ages in one of its editions."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(
            edition.id,
            players=range(2, 5),
            rules_revision=RULES_REVISION,
            space=edition.verbs.space,
            rules=RuleIndex.from_toml(read_text(PACKAGE, f"rules_{edition.name}.toml")),
            options=options_of(edition),
            longest_game=LONGEST_GAME,
            cards=[card.id for card in edition.cards.cards if not card.starts],
        )
        self.edition = edition

    def view_type(self) -> type[Any]:
        return ThroughTheAgesView

    def new_game(self, *, players: int, seed: int, options: Mapping[str, object] | None = None) -> ThroughTheAges:
        return new_position(setting_for(self.edition, players, options or {}), seed)

    def teller(self) -> Teller[ThroughTheAges]:
        from civitas.games.through_the_ages.telling.teller import TELLERS

        return TELLERS[self.edition.name]

    def load(self, stored: object) -> ThroughTheAges:
        return load_position(self.edition, stored)

    def scenario(self, description: Mapping[str, Any]) -> ThroughTheAges:
        return build_scenario(self.edition, description)

    def copies(self, thing: str, players: int) -> int:
        card = self.edition.cards.index.get(thing.removeprefix("card-"), -1)
        return self.edition.cards.cards[card].copies[players - self.players.start] if card >= 0 else 0

    def playout_options(self) -> dict[str, object]:
        """Random players would resign within a few turns."""
        return {"resignation": False}

    def option_sets(self) -> list[dict[str, object]]:
        return [dict(options) for options in _SETS_2006] if self.edition.is_first else super().option_sets()
