"""A New Dawn as a title of the collection."""

from collections.abc import Mapping
from typing import Any, Final

from civitas.core.facts import read_text
from civitas.core.options import read_options
from civitas.core.rules import RuleIndex
from civitas.core.teller import Teller
from civitas.core.title import Title
from civitas.games.new_dawn.facts.agendas import AGENDAS
from civitas.games.new_dawn.facts.city_states import CITY_STATES
from civitas.games.new_dawn.facts.diplomacy import PACTS
from civitas.games.new_dawn.facts.focus_cards import AUTOMA_CARDS, FOCUS_CARDS
from civitas.games.new_dawn.facts.leaders import LEADERS
from civitas.games.new_dawn.facts.terrain import PACKAGE
from civitas.games.new_dawn.facts.wonders import WONDERS
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.options import FEWEST_PLAYERS, MOST_PLAYERS, NO_AUTOMA, OPTIONS, setting_for
from civitas.games.new_dawn.scenario.building import build_scenario
from civitas.games.new_dawn.setup import new_position
from civitas.games.new_dawn.stored import RULES_REVISION, TITLE_ID, load_position
from civitas.games.new_dawn.verbs import SPACE
from civitas.games.new_dawn.view_types import NewDawnView

LONGEST_GAME: Final = 400_000

_SETS: Final[list[dict[str, object]]] = [
    {},
    {"map": "built", "core_side": "a", "wonder_decks": "full", "trade_tokens": "34", "round_limit": 40},
    {
        "map": "built",
        "core_side": "b",
        "dial_after_24": "stop-at-15",
        "flight_reinforce": "minus-attacks",
        "maracana": "after",
        "machu_picchu_as_slot": "ignored",
        "round_limit": 60,
    },
    {"automa": "prince"},
    {"automa": "settler", "core_side": "a", "automa_wonder": "strict", "trade_tokens": "34"},
    {"automa": "chieftain", "core_side": "b", "automa_raid_loss": "most-tokens", "hojo_automa_lists": "reduced"},
    {"automa": "warlord", "map": "built", "automa_tile_is_core": True},
    {"automa": "king", "map": "built", "capitalism_idle": "reset", "round_limit": 200},
    {"automa": "emperor", "wonder_decks": "full", "machu_picchu_as_slot": "ignored"},
]
"""Options that go together, every value of every option where it matters at least once."""


class NewDawnTitle(Title):
    """Civilization: A New Dawn with its automated player."""

    def __init__(self) -> None:
        super().__init__(
            TITLE_ID,
            players=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
            rules_revision=RULES_REVISION,
            space=SPACE,
            rules=RuleIndex.from_toml(read_text(PACKAGE, "rules.toml")),
            options=OPTIONS,
            longest_game=LONGEST_GAME,
            cards=[
                *[card.id for card in FOCUS_CARDS],
                *[card.id for card in AUTOMA_CARDS],
                *WONDERS,
                *LEADERS,
                *CITY_STATES,
                *PACTS,
                *AGENDAS,
            ],
        )

    def new_game(self, *, players: int, seed: int, options: Mapping[str, object] | None = None) -> NewDawn:
        return new_position(setting_for(players, options or {}), seed)

    def view_type(self) -> type[Any]:
        return NewDawnView

    def teller(self) -> Teller[NewDawn]:
        from civitas.games.new_dawn.telling.teller import TELLER

        return TELLER

    def load(self, stored: object) -> NewDawn:
        return load_position(stored)

    def scenario(self, description: Mapping[str, Any]) -> NewDawn:
        return build_scenario(description)

    def option_sets(self) -> list[dict[str, object]]:
        return [dict(options) for options in _SETS]

    def automated_seats(self, players: int, options: Mapping[str, object]) -> list[int]:
        """The last seat, if the automated player takes part; it counts as a player (R1.1-a)."""
        return [players - 1] if read_options(OPTIONS, options)["automa"] != NO_AUTOMA else []
