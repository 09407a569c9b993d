"""Civilization (2010) as a title of the collection."""

from collections.abc import Mapping
from typing import Any, Final

from civitas.core.facts import read_text
from civitas.core.options import read_options
from civitas.core.rules import RuleIndex
from civitas.core.teller import Teller
from civitas.core.title import Title
from civitas.games.civilization_2010.facts.buildings import BUILDINGS
from civitas.games.civilization_2010.facts.city_states import CITY_STATES
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATIONS
from civitas.games.civilization_2010.facts.constants import FEWEST_PLAYERS, MOST_PLAYERS
from civitas.games.civilization_2010.facts.events import EVENT_COPIES, EVENTS
from civitas.games.civilization_2010.facts.governments import GOVERNMENTS
from civitas.games.civilization_2010.facts.great_people import GREAT_PEOPLE, GREAT_PERSON_COPIES
from civitas.games.civilization_2010.facts.markers import MARKER_COPIES, MARKERS
from civitas.games.civilization_2010.facts.policies import POLICIES
from civitas.games.civilization_2010.facts.techs import TECHS
from civitas.games.civilization_2010.facts.terrain import PACKAGE
from civitas.games.civilization_2010.facts.units import UNIT_COPIES, UNITS
from civitas.games.civilization_2010.facts.wonders import WONDERS
from civitas.games.civilization_2010.map.tiles import RELICS
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.options import BOOK_PLAYERS, OPTIONS, setting_for
from civitas.games.civilization_2010.scenario.building import build_scenario
from civitas.games.civilization_2010.setup import new_position
from civitas.games.civilization_2010.stored import RULES_REVISION, TITLE_ID, load_position
from civitas.games.civilization_2010.verbs import SPACE
from civitas.games.civilization_2010.view_types import Civilization2010View

LONGEST_GAME: Final = 400_000
"""The rules know no last turn (victory.limit-a), but somebody always wins: random games take some thousand actions."""

_SETS: Final[list[dict[str, object]]] = [
    {},
    {
        "turn_limit": 20,
        "loot_event_card": "backs-only",
        "city_state_5": "random",
        "trade_bound": 1,
        "civilizations": "dealt",
    },
    {
        "turn_limit": 30,
        "horde_on_capital": "forbidden",
        "replace_limited": "same-square",
        "simultaneous_victory": "shared",
        "trade_bound": 2,
    },
    {
        "turn_limit": 20,
        "scouts_in_lost_attack": "stay",
        "coin_dial_after_research": "coins",
        "trade_bound": 5,
        "civilizations": "chosen",
    },
    {"turn_limit": 20, "fifth_seat": True, "trade_bound": 3},
    {"turn_limit": 40, "trade_bound": 10},
    {"turn_limit": 60, "trade_bound": 3},
    {"turn_limit": 100, "trade_bound": 3},
]
"""Options that go together, every value of every option at least once."""

_COPIES: Final[dict[str, int]] = {
    **dict(zip(EVENTS, EVENT_COPIES, strict=True)),
    **dict(zip(GREAT_PEOPLE, GREAT_PERSON_COPIES, strict=True)),
    **dict(zip(MARKERS, MARKER_COPIES, strict=True)),
    **dict(zip(UNITS, UNIT_COPIES, strict=True)),
}
"""How often the cards and markers are in the box that are there more than once."""


class Civilization2010Title(Title):
    """Sid Meier's Civilization: The Board Game of 2010 with Wisdom and Warfare."""

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
                *TECHS,
                *WONDERS,
                *EVENTS,
                *POLICIES,
                *GOVERNMENTS,
                *CIVILIZATIONS,
                *BUILDINGS,
                *UNITS,
                *GREAT_PEOPLE,
                *CITY_STATES,
                *RELICS,
                *MARKERS,
            ],
        )

    def view_type(self) -> type[Any]:
        return Civilization2010View

    def new_game(self, *, players: int, seed: int, options: Mapping[str, object] | None = None) -> Civilization2010:
        return new_position(setting_for(players, options or {}), seed)

    def teller(self) -> Teller[Civilization2010]:
        from civitas.games.civilization_2010.telling.teller import TELLER

        return TELLER

    def load(self, stored: object) -> Civilization2010:
        return load_position(stored)

    def scenario(self, description: Mapping[str, Any]) -> Civilization2010:
        return build_scenario(description)

    def copies(self, thing: str, players: int) -> int:
        return _COPIES.get(thing.removeprefix("card-"), 0)

    def playout_options(self) -> dict[str, object]:
        """Random players never tire of making offers."""
        return {"trade_bound": 3}

    def option_sets(self) -> list[dict[str, object]]:
        return [dict(options) for options in _SETS]

    def player_counts(self, options: Mapping[str, object]) -> list[int]:
        """Two to four by the book, and a fifth as an option (setup.seats-a)."""
        has_fifth = read_options(OPTIONS, options)["fifth_seat"]
        return list(range(FEWEST_PLAYERS, (MOST_PLAYERS if has_fifth else BOOK_PLAYERS) + 1))
