"""The culture events: 29 kinds of cards in three decks, 59 cards in all.

Cards of one kind are alike, so a deck is a list of kinds. Levels count from 1; entry 0 of their tables is empty.
"""

from typing import Any, Final

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts.effects import EFFECTS
from civitas.games.civilization_2010.facts.terrain import NONE, PACKAGE, RESOURCES, TERRAINS, in_use
from civitas.games.civilization_2010.facts.timing import timing_of

_FACTS = in_use(read_facts(PACKAGE, "data/culture_events.toml")["event"])

UNLIMITED: Final = 1000
"""A range that covers every map."""

NO_ORIGIN: Final = 0
FROM_OWN_PIECES: Final = 1
"""Own figures and cities."""
FROM_VILLAGES: Final = 2
"""Village markers and uncovered village icons."""
ORIGINS: Final[list[str]] = ["none", "own-figure-or-city", "village-marker-or-revealed-village-icon"]


class EventOption:
    """One of the effects for which a culture event is played; a number that it does not have is 0."""

    def __init__(self, entry: dict[str, Any]) -> None:
        reach = entry.get("range", 0)
        self.timing = timing_of(entry)
        self.effect = EFFECTS.index(entry["effect"])
        self.interrupts = bool(entry.get("interrupt", False))
        """Whether it may be played while somebody else acts."""
        self.amount = int(entry.get("amount", entry.get("figures", 0)))
        """How much or how many: production, squares, policies, buildings, figures, units, trade, actions."""
        self.range = UNLIMITED if reach == "unlimited" else int(reach)
        """How many orthogonal squares away its target may be, counted from `origin`."""
        self.origin = ORIGINS.index(entry.get("range_from", "none"))
        self.level = int(entry.get("max_level", 0))
        """The highest level of techs that are swapped."""
        self.rank = int(entry.get("barbarian_rank", 0))
        self.resources: list[int] = [RESOURCES.index(each) for each in entry.get("resources", [])]
        """The resources that the card may stand for."""
        self.gift = int(entry.get("gift_coin_to_opponent", 0))
        """Coin tokens for another player."""
        self.terrain = TERRAINS.index(entry["to"]) if "to" in entry else NONE
        """What a square is turned into."""
        self.changes: list[bool] = [_changes(entry, terrain) for terrain in TERRAINS]
        """Whether a square of a terrain can be turned into it."""
        self.spares_capital = entry.get("target") == "non-capital-city"


def _changes(entry: dict[str, Any], terrain: str) -> bool:
    return "to" in entry and terrain in entry.get("only_from", TERRAINS) and terrain not in entry.get("not_from", [])


EVENTS: Final[list[str]] = [str(entry["id"]) for entry in _FACTS]
EVENT_COUNT: Final = 29
EVENT_LEVEL: Final[list[int]] = [int(entry["level"]) for entry in _FACTS]
EVENT_COPIES: Final[list[int]] = [int(entry["copies"]) for entry in _FACTS]
EVENT_OPTIONS: Final[list[list[EventOption]]] = [[EventOption(each) for each in entry["options"]] for entry in _FACTS]
"""A card with two options is played for one of them (event.two-phases-a)."""
EVENT_LEVELS: Final = 3
EVENT_DECKS: Final[list[list[int]]] = [
    [event for event in range(EVENT_COUNT) if EVENT_LEVEL[event] == level for _ in range(EVENT_COPIES[event])]
    for level in range(EVENT_LEVELS + 1)
]
"""All cards of each level (setup.culture-decks-a)."""
