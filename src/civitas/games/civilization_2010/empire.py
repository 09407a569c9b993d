"""One player's empire: everything in front of that player and on the map, as plain numbers.

Cities are named by the square of their centre; the capital is the first of them. What belongs to a city or a figure is
in lists parallel to `cities`, `armies` and `scouts`.
"""

from typing import ClassVar, Final

from civitas.core.native import mypyc_attr
from civitas.core.storage import INT, INTS, Fields
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATION_SHEETS, UNCHOSEN, CivilizationSheet
from civitas.games.civilization_2010.facts.constants import LEVELS, START_RANKS
from civitas.games.civilization_2010.facts.events import EVENT_COUNT, EVENT_LEVEL, EVENT_LEVELS
from civitas.games.civilization_2010.facts.governments import (
    DESPOTISM,
    GOVERNMENT_EFFECTS,
    Government,
)
from civitas.games.civilization_2010.facts.great_people import GREAT_PERSON_COUNT
from civitas.games.civilization_2010.facts.markers import HUT_COUNT, MARKER_COUNT
from civitas.games.civilization_2010.facts.policies import (
    CARD_OF_POLICY,
    POLICY_CARD_COUNT,
    POLICY_CARDS,
    SIDE_OF_POLICY,
)
from civitas.games.civilization_2010.facts.techs import (
    CODE_OF_LAWS,
    DEMOCRACY,
    EDUCATION,
    POTTERY,
    PRINTING_PRESS,
    TECHS,
)
from civitas.games.civilization_2010.facts.terrain import MARKET_RESOURCE_COUNT, NONE
from civitas.games.civilization_2010.facts.units import UNIT_COUNT, UNIT_TYPE, UNIT_TYPE_COUNT

# Where coin tokens lie: on the sheet, on the Panama Canal, on techs that collect them.
ON_SHEET: Final = 0
ON_PANAMA_CANAL: Final = 1
COIN_TECHS: Final[list[int]] = [CODE_OF_LAWS, POTTERY, DEMOCRACY, PRINTING_PRESS, EDUCATION]
FIRST_COIN_TECH: Final = 2
COIN_PLACE_COUNT: Final = 7
COIN_PLACES: Final[list[str]] = ["sheet", "panama-canal", *[TECHS[tech] for tech in COIN_TECHS]]

# What a city can do in City Management; bits of `acted`.
PRODUCED: Final = 1
DEVOTED: Final = 2
HARVESTED: Final = 4
PROGRAMMED: Final = 8

NEXT_TURN: Final = -2
"""A figure built for a city in this turn serves it from its owner's next turn on: NEXT_TURN - the city's square."""


def _beginnings(groups: list[int], count: int) -> list[int]:
    """Where each of so many groups begins in a table that lists one after the other; in the end, where it ends."""
    assert groups == sorted(groups)
    return [sum(1 for group in groups if group < number) for number in range(count + 1)]


_FIRST_OF_TYPE: Final[list[int]] = _beginnings(UNIT_TYPE, UNIT_TYPE_COUNT)
_FIRST_OF_LEVEL: Final[list[int]] = _beginnings(EVENT_LEVEL, EVENT_LEVELS + 1)

SHEETS: Final[list[CivilizationSheet]] = [*CIVILIZATION_SHEETS, UNCHOSEN]
"""What each civilization can do, by its number; -1: none was chosen yet. Most ask for `Empire.sheet`."""


@mypyc_attr(allow_interpreted_subclasses=True)  # so that __new__ leaves out __init__ in every build
class Empire:
    """Civilization, techs, government, policies, goods, cities and figures of one player."""

    FIELDS: ClassVar[Fields] = (
        ("civilization", INT), ("techs", INT), ("rows", INTS), ("ranks", INTS), ("government", INT), ("fresh", INT),
        ("policies", INTS), ("trade", INT), ("culture", INT), ("step", INT), ("units", INTS), ("events", INTS),
        ("resources", INTS), ("tokens", INTS), ("people", INTS), ("coins", INTS), ("used", INT), ("cities", INTS),
        ("walls", INTS), ("programs", INTS), ("acted", INTS), ("actions", INTS), ("bonus", INTS), ("armies", INTS),
        ("army_moved", INTS), ("army_city", INTS), ("scouts", INTS), ("scout_moved", INTS), ("scout_city", INTS),
        ("dropped", INTS),
    )  # fmt: skip

    __slots__ = (
        "acted",
        "actions",
        "armies",
        "army_city",
        "army_moved",
        "bonus",
        "cities",
        "civilization",
        "coins",
        "culture",
        "dropped",
        "event_counts",
        "event_total",
        "events",
        "fresh",
        "government",
        "people",
        "policies",
        "programs",
        "ranks",
        "resources",
        "rows",
        "scout_city",
        "scout_moved",
        "scouts",
        "step",
        "techs",
        "tokens",
        "trade",
        "units",
        "used",
        "walls",
    )

    def __init__(self) -> None:
        self.civilization = 0
        """-1: it is still to be chosen."""
        self.techs = 0
        """Known techs, as bits."""
        self.rows: list[int] = [0] * LEVELS
        """Cards in each row of the pyramid."""
        self.ranks: list[int] = START_RANKS[:]
        """The rank of each type of unit; that of aircraft is 0 until they are unlocked, then 1."""
        self.government = DESPOTISM
        self.fresh = 0
        """Governments that may be taken directly in the next own Start of Turn, as bits (government.change-a)."""
        self.policies: list[int] = [NONE] * POLICY_CARD_COUNT
        """The side of each policy card that is active (0, 1), or -1."""
        self.trade = 0
        self.culture = 0
        self.step = 0
        """The space of the culture track."""
        self.units: list[int] = [0] * UNIT_COUNT
        """The standing forces: how many cards of each kind, those in a battle hand not counted."""
        self.events: list[int] = [0] * EVENT_COUNT
        """Culture events in hand, of each kind; see `hold_events`."""
        self.resources: list[int] = [0] * MARKET_RESOURCE_COUNT
        """Open tokens from the market."""
        self.tokens: list[int] = [0] * MARKER_COUNT
        """Facedown hut and village markers, of each kind."""
        self.people: list[int] = [0] * GREAT_PERSON_COUNT
        """Great people in reserve, of each type."""
        self.coins: list[int] = [0] * COIN_PLACE_COUNT
        """Coin tokens, by the place where they lie."""
        self.used = 0
        """What was used in this turn, as bits of `abilities.ABILITIES`."""
        self.cities: list[int] = []
        self.walls: list[int] = []
        """Whether each city has walls."""
        self.programs: list[int] = []
        """Whether each city has a building program marker."""
        self.acted: list[int] = []
        """What each city has done in this turn, as bits of PRODUCED and so on."""
        self.actions: list[int] = []
        """Actions that each city still has in this turn."""
        self.bonus: list[int] = []
        """More production of each city in this turn, by events and resource abilities."""
        self.armies: list[int] = []
        """The square of each army on the map; the order has no meaning."""
        self.army_moved: list[int] = []
        """Whether each army has moved in this turn."""
        self.army_city: list[int] = []
        """The city that each army gathers for, if armies do; see `scout_city`."""
        self.scouts: list[int] = []
        self.scout_moved: list[int] = []
        self.scout_city: list[int] = []
        """The centre of the city that each scout serves; -1: none; NEXT_TURN - square: from the next turn on."""
        self.event_counts: list[int] = [0] * (EVENT_LEVELS + 1)
        """How many culture events of each level are in hand; to be read only, like `event_total` (`hold_events`)."""
        self.event_total = 0
        """How many there are of all levels."""
        self.dropped: list[int] = []
        """Events and abilities that were declared in this turn and thought better of, as actions."""

    def copy(self) -> "Empire":
        """A copy. It shares all lists, which are never changed in place but replaced (see `Civilization2010.clone`)."""
        other = Empire.__new__(Empire)
        other.civilization = self.civilization
        other.techs = self.techs
        other.rows = self.rows
        other.ranks = self.ranks
        other.government = self.government
        other.fresh = self.fresh
        other.policies = self.policies
        other.trade = self.trade
        other.culture = self.culture
        other.step = self.step
        other.units = self.units
        other.events = self.events
        other.resources = self.resources
        other.tokens = self.tokens
        other.people = self.people
        other.coins = self.coins
        other.used = self.used
        other.cities = self.cities
        other.walls = self.walls
        other.programs = self.programs
        other.acted = self.acted
        other.actions = self.actions
        other.bonus = self.bonus
        other.armies = self.armies
        other.army_moved = self.army_moved
        other.army_city = self.army_city
        other.scouts = self.scouts
        other.scout_moved = self.scout_moved
        other.scout_city = self.scout_city
        other.dropped = self.dropped
        other.event_counts = self.event_counts
        other.event_total = self.event_total
        return other

    def facts(self) -> tuple[object, ...]:
        """All that there is to be known of the empire; of lists their being the same is enough (see `copy`)."""
        return (
            self.civilization, self.techs, self.rows, self.ranks, self.government, self.fresh, self.policies,
            self.trade, self.culture, self.step, self.units, self.events, self.resources, self.tokens, self.people,
            self.coins, self.used, self.cities, self.walls, self.programs, self.acted, self.actions, self.bonus,
            self.armies, self.army_moved, self.army_city, self.scouts, self.scout_moved, self.scout_city,
            self.dropped,
        )  # fmt: skip

    # Plain questions.

    def sheet(self) -> CivilizationSheet:
        """What the civilization can do."""
        return SHEETS[self.civilization]

    def rule(self) -> Government:
        """What the government does."""
        return GOVERNMENT_EFFECTS[self.government]

    def knows(self, tech: int) -> bool:
        """Whether a tech is known."""
        return (self.techs >> tech) & 1 == 1

    def has_used(self, ability: int) -> bool:
        """Whether an ability was used in this turn."""
        return (self.used >> ability) & 1 == 1

    def capital(self) -> int:
        """The square of the capital, or -1 before it is placed."""
        return self.cities[0] if self.cities else NONE

    def has_adopted(self, policy: int) -> bool:
        """Whether the card of a policy lies with this side up; under Anarchy it has no effect (policy.anarchy-a)."""
        return self.policies[CARD_OF_POLICY[policy]] == SIDE_OF_POLICY[policy]

    def follows(self, policy: int) -> bool:
        """Whether a policy is active and has its effect."""
        return self.has_adopted(policy) and not self.rule().stops_policies

    def adopted(self) -> list[int]:
        """The active policies."""
        return [POLICY_CARDS[card][side] for card, side in enumerate(self.policies) if side >= 0]

    def unit_total(self) -> int:
        """Units in the standing forces."""
        return sum(self.units)

    def units_of_type(self, unit_type: int) -> int:
        """Units of a type in the standing forces."""
        return sum(self.units[_FIRST_OF_TYPE[unit_type] : _FIRST_OF_TYPE[unit_type + 1]])

    def events_of_level(self, level: int) -> int:
        """Culture events of a level in hand; their backs show it to everybody."""
        return self.event_counts[level]

    def event_backs(self) -> list[int]:
        """How many culture events of each level are in hand, from level 1 on."""
        return self.event_counts[1:]

    def hold_events(self, events: list[int]) -> None:
        """Take these culture events in hand and count them, which is asked for far more often than they change."""
        first = _FIRST_OF_LEVEL
        self.events = events
        self.event_counts = [sum(events[first[level] : first[level + 1]]) for level in range(EVENT_LEVELS + 1)]
        self.event_total = sum(self.event_counts)

    def hut_tokens(self) -> int:
        """Facedown hut markers."""
        return sum(self.tokens[:HUT_COUNT])

    def village_tokens(self) -> int:
        """Facedown village markers."""
        return sum(self.tokens[HUT_COUNT:])

    def token_total(self) -> int:
        """Facedown markers."""
        return sum(self.tokens)

    def armies_at(self, square: int) -> int:
        """Armies on a square."""
        return self.armies.count(square)

    def scouts_at(self, square: int) -> int:
        """Scouts on a square."""
        return self.scouts.count(square)

    def figures_at(self, square: int) -> int:
        """Armies and scouts on a square, which the stacking limit counts together."""
        return self.armies.count(square) + self.scouts.count(square)
