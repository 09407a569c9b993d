"""One player's civilization: everything in front of that player, as plain numbers."""

from bisect import bisect_left
from typing import ClassVar, Final

from civitas.core.native import mypyc_attr
from civitas.core.storage import INT, INTS, Fields
from civitas.games.through_the_ages.civilizations.symbols import NO_SYMBOLS
from civitas.games.through_the_ages.facts.technologies import (
    FIRST_BUILDING,
    FIRST_UNIT,
    MINE,
    RANGE_OF,
    TECH_COUNT,
    TYPE_OF,
    UPGRADES_FROM,
)

# What a civilization has used up; bits of `used`.
LEADER_REPLACED: Final = 1
"""A leader was replaced by another one this turn."""
CONVERTED: Final = 2
"""A military action served as a civil one this turn (Hammurabi)."""
STAGED: Final = 4
"""A building became a theater this turn (Bach)."""
WELCOMED: Final = 8
"""Ocean Liner Service brought a worker this turn."""
ARMED: Final = 16
"""Churchill gave arms this turn instead of culture."""
TACTIC_CHANGED: Final = 32
BY_HAND: Final = 64
"""Blue tokens are moved by hand this turn."""
TRADED: Final = 128
"""The exchange of Trade Routes Agreement was made this turn."""
KEEPS_CARDS: Final = 256
"""No military cards need to be discarded this turn (Development of Politics, 2006)."""
SECOND_POLITICS: Final = 512
"""Caesar's second political action of the game is spent."""
COLUMBUS_DONE: Final = 1024
"""Columbus has made his voyage of the game (2006)."""
POLITICS_LOST: Final = 2048
"""The next political action was given for an International Agreement."""
SUBSTITUTES: Final = 4096
"""The next civil action is to be paid with a military one (Hammurabi)."""
MAY_LEAVE: Final = 8192
"""The politics phase was passed over and nothing was done since, so that it is not too late to leave the game."""
THIS_TURN: Final = 511 | SUBSTITUTES | MAY_LEAVE
"""What is forgotten at the end of the turn."""

NONE: Final = -1
NO_CARDS: Final[list[int]] = []
NO_WAYS: Final[list[tuple[int, int]]] = []
NO_TECHNOLOGIES: Final[set[int]] = set()
_FIRST_MINE: Final = RANGE_OF[MINE].start


class InPlay:
    """The technologies in play and the ways between them; never changed, so that copies share them."""

    def __init__(self, workers: list[int]) -> None:
        techs = [tech for tech in range(TECH_COUNT) if workers[tech] >= 0]
        first_mine, first_building = bisect_left(techs, _FIRST_MINE), bisect_left(techs, FIRST_BUILDING)
        first_unit = bisect_left(techs, FIRST_UNIT)
        self.techs: list[int] = techs
        """All of them, low numbers first."""
        self.farms: list[int] = techs[:first_mine][::-1]
        """The farms, high levels first; `mines` likewise."""
        self.mines: list[int] = techs[first_mine:first_building][::-1]
        self.civil: list[int] = techs[:first_unit]
        """Those whose workers cost civil actions; `producers`: farms, mines; `buildings`: the others."""
        self.producers: list[int] = techs[:first_building]
        self.buildings: list[int] = techs[first_building:first_unit]
        self.units: list[int] = techs[first_unit:]
        self.ways: list[list[tuple[int, int]]] = [NO_WAYS] * TECH_COUNT
        """For each technology the upgrades from it to others in play, as their numbers and where they lead to."""
        for place in range(len(techs) - 1):
            low = techs[place]
            if TYPE_OF[low] == TYPE_OF[techs[place + 1]]:
                self.ways[low] = [way for way in UPGRADES_FROM[low] if workers[way[1]] >= 0]


@mypyc_attr(allow_interpreted_subclasses=True)  # so that __new__ leaves out __init__ in every build
class Civilization:
    """Tokens, cards and points of one player. Cards are numbers into the card set of the edition.

    The ratings at the end are never stored: `ratings.refresh` works them out from the cards and tokens. Lists that
    seldom change are never changed in place but replaced, so that copies share them: `specials`, `wonders`, `ruins`,
    `colonies`, `fresh` and `kept`.
    """

    FIELDS: ClassVar[Fields] = (
        ("culture", INT), ("science", INT), ("yellow", INT), ("unused", INT), ("blue", INT), ("workers", INTS),
        ("stored", INTS), ("government", INT), ("leader", INT), ("specials", INTS), ("wonders", INTS), ("ruins", INTS),
        ("tucked", INT), ("wonder", INT), ("stages", INT), ("colonies", INTS), ("hand", INTS), ("fresh", INTS),
        ("military_hand", INTS), ("leaders_taken", INT), ("civil", INT), ("military", INT), ("civil_total", INT),
        ("military_total", INT), ("civil_lost", INT), ("extra_military", INT), ("unit_resources", INT),
        ("unit_science", INT), ("used", INT), ("tactic", INT), ("exclusive", INT), ("war", INT), ("war_target", INT),
        ("pact", INT), ("pact_partner", INT), ("pact_side", INT), ("marker", INT), ("kept", INTS), ("is_gone", INT),
        ("civil_used", INT), ("military_used", INT), ("leader_resources", INT), ("is_leaving", INT),
    )  # fmt: skip

    # Without slots, CPython copies records of more than thirty attributes at less than half the speed.
    __slots__ = (
        "blue",
        "civil",
        "civil_lost",
        "civil_total",
        "civil_used",
        "colonies",
        "culture",
        "culture_rate",
        "exclusive",
        "extra_military",
        "faces",
        "food",
        "fresh",
        "government",
        "hand",
        "is_gone",
        "is_leaving",
        "kept",
        "leader",
        "leader_resources",
        "leaders_taken",
        "marker",
        "military",
        "military_hand",
        "military_total",
        "military_used",
        "pact",
        "pact_partner",
        "pact_side",
        "prices",
        "resources",
        "ruins",
        "science",
        "science_rate",
        "specials",
        "stages",
        "stored",
        "strength",
        "symbols",
        "tactic",
        "technologies",
        "techs",
        "tucked",
        "unit_resources",
        "unit_science",
        "unused",
        "used",
        "war",
        "war_target",
        "wonder",
        "wonders",
        "workers",
        "yellow",
    )  # fmt: skip

    def __init__(self) -> None:
        self.culture = 0
        self.science = 0
        self.yellow = 0
        """Yellow tokens in the bank."""
        self.unused = 0
        """Unused workers."""
        self.blue = 0
        """Blue tokens in the bank."""
        self.workers: list[int] = []
        """Workers on each technology; -1 for a technology that is not in play."""
        self.stored: list[int] = []
        """Blue tokens on each farm, mine and lab."""
        self.government = NONE
        self.leader = NONE
        self.specials: list[int] = NO_CARDS
        """The special technology of each line, or -1."""
        self.wonders: list[int] = NO_CARDS
        """Completed wonders, ruins included, in the order of their completion."""
        self.ruins: list[int] = NO_CARDS
        """Those of the completed wonders that lie in ruins."""
        self.tucked = NONE
        """The wonder under which Homer lies, or -1."""
        self.wonder = NONE
        """The wonder under construction, or -1."""
        self.stages = 0
        """Its finished stages; a blue token lies on each."""
        self.colonies: list[int] = NO_CARDS
        self.hand: list[int] = []
        """Civil cards in hand."""
        self.fresh: list[int] = NO_CARDS
        """Action cards in hand that were taken this turn and cannot be played yet."""
        self.military_hand: list[int] = []
        """Military cards in hand, sorted."""
        self.leaders_taken = 0
        """Ages of which a leader was taken, as bits."""
        self.civil = 0
        """Civil actions available; `military`: military actions."""
        self.military = 0
        self.civil_total = 0
        self.military_total = 0
        self.civil_used = 0
        """Civil actions used this turn, also those that came back; `military_used`: military ones, extra ones too."""
        self.military_used = 0
        self.civil_lost = 0
        """Civil actions that a rebellion costs: in the next turn, or already in this one (2006)."""
        self.extra_military = 0
        """Additional military actions of this turn, outside the total."""
        self.unit_resources = 0
        """Resources of this turn that only pay for units; `unit_science`: for unit technologies."""
        self.unit_science = 0
        self.leader_resources = 0
        """Those of the unit resources that the leader gave: they are spent first, and are gone with him."""
        self.used = 0
        self.tactic = NONE
        self.exclusive = 0
        """Whether the tactic is not yet available to everybody (2015)."""
        self.war = NONE
        """The war this player has declared, on `war_target`."""
        self.war_target = NONE
        self.pact = NONE
        """The pact in the own area, with its partner and the own side (0: A, 1: B)."""
        self.pact_partner = NONE
        self.pact_side = 0
        self.marker = NONE
        """Who holds this civilization's marker (less mean variant), or -1: it lies in the middle."""
        self.kept: list[int] = NO_CARDS
        """Bonus cards of this player (2006)."""
        self.is_gone = 0
        self.is_leaving = 0
        """Whether this player wants to leave the game as soon as the rules allow it; nobody else knows."""
        # Worked out by ratings.refresh.
        self.symbols = NO_SYMBOLS
        """What the cards that count once and the pacts show."""
        self.strength = 0
        self.culture_rate = 0
        self.science_rate = 0
        self.faces = 0
        """Happy faces, between 0 and 8."""
        self.food = 0
        """Value of the blue tokens on farms; `resources`: on mines and labs."""
        self.resources = 0
        self.techs: InPlay | None = None
        """The technologies for workers that are in play, worked out when somebody asks."""
        self.technologies: set[int] = NO_TECHNOLOGIES
        """The cards of all technologies in play or in hand, worked out when somebody asks; never changed in place."""
        self.prices: list[int] = []
        """Resources for a worker on each technology as the own cards make them; empty until somebody asks."""

    def copy(self) -> "Civilization":
        """A civilization that goes its own way."""
        c = Civilization.__new__(Civilization)
        c.culture = self.culture
        c.science = self.science
        c.yellow = self.yellow
        c.unused = self.unused
        c.blue = self.blue
        c.workers = self.workers[:]
        c.stored = self.stored[:]
        c.government = self.government
        c.leader = self.leader
        c.specials = self.specials
        c.wonders = self.wonders
        c.ruins = self.ruins
        c.tucked = self.tucked
        c.wonder = self.wonder
        c.stages = self.stages
        c.colonies = self.colonies
        c.hand = self.hand[:]
        c.fresh = self.fresh
        c.military_hand = self.military_hand[:]
        c.leaders_taken = self.leaders_taken
        c.civil = self.civil
        c.military = self.military
        c.civil_total = self.civil_total
        c.military_total = self.military_total
        c.civil_lost = self.civil_lost
        c.extra_military = self.extra_military
        c.unit_resources = self.unit_resources
        c.unit_science = self.unit_science
        c.used = self.used
        c.tactic = self.tactic
        c.exclusive = self.exclusive
        c.war = self.war
        c.war_target = self.war_target
        c.pact = self.pact
        c.pact_partner = self.pact_partner
        c.pact_side = self.pact_side
        c.marker = self.marker
        c.kept = self.kept
        c.is_gone = self.is_gone
        c.civil_used = self.civil_used
        c.military_used = self.military_used
        c.leader_resources = self.leader_resources
        c.is_leaving = self.is_leaving
        c.strength = self.strength
        c.culture_rate = self.culture_rate
        c.science_rate = self.science_rate
        c.faces = self.faces
        c.food = self.food
        c.resources = self.resources
        c.symbols = self.symbols
        c.prices = self.prices
        c.techs = self.techs
        c.technologies = self.technologies
        return c

    def facts(self) -> tuple[object, ...]:
        """All that everybody may know of the civilization; lists that are changed in place are copied."""
        return (
            self.culture, self.science, self.yellow, self.unused, self.blue, self.workers[:], self.stored[:],
            self.government, self.leader, self.specials, self.wonders, self.ruins, self.tucked, self.wonder,
            self.stages, self.colonies, self.hand[:], self.fresh, self.military_hand[:], self.leaders_taken,
            self.civil, self.military, self.civil_total, self.military_total, self.civil_lost, self.extra_military,
            self.unit_resources, self.unit_science, self.used, self.tactic, self.exclusive, self.war,
            self.war_target, self.pact, self.pact_partner, self.pact_side, self.marker, self.kept, self.is_gone,
            self.civil_used, self.military_used, self.leader_resources, self.strength, self.culture_rate,
            self.science_rate, self.faces, self.food, self.resources, self.symbols,
        )  # fmt: skip

    @property
    def colonization(self) -> int:
        """What the colonization symbols add to a force."""
        return self.symbols.colonization

    def in_play(self) -> InPlay:
        """The technologies for workers that are in play."""
        techs = self.techs
        if techs is None:
            techs = InPlay(self.workers)
            self.techs = techs
        return techs

    def forget_technologies(self) -> None:
        """Other technologies are in play now."""
        self.techs = None
        self.technologies = NO_TECHNOLOGIES

    def military_cards(self) -> list[int]:
        """Each military card in hand once; the hand is sorted, so copies of a card lie side by side."""
        found: list[int] = []
        last = NONE
        for card in self.military_hand:
            if card != last:
                found.append(card)
                last = card
        return found

    def has_used(self, bit: int) -> bool:
        """Whether this was used already."""
        return self.used & bit != 0

    def on_cards(self) -> int:
        """Workers on technologies."""
        return sum([count for count in self.workers if count > 0])

    def works(self, wonder: int) -> bool:
        """Whether this completed wonder has not fallen into ruins."""
        return wonder not in self.ruins
