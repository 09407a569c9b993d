"""A position in numbers, from what a seat may know: what the learned value of Through the Ages looks at."""

from typing import Final, NamedTuple

from civitas.bots.through_the_ages.horizon import turns_left
from civitas.bots.through_the_ages.outlook import worth
from civitas.games.through_the_ages.civilization import Civilization
from civitas.games.through_the_ages.civilizations.ratings import discontent, happiness_demand
from civitas.games.through_the_ages.facts.cards import ACTION, GOVERNMENT, LEADER, SPECIAL
from civitas.games.through_the_ages.facts.technologies import RANGE_OF, TYPES
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.production import consumption, food_production, resource_production

SPECIAL_LINES: Final = 4
KINDS: Final = ("action", "leader", "government", "special", "technology")

OF_ONE: Final[list[str]] = [
    "outlook", "culture", "culture_rate", "culture_to_come", "science", "science_rate", "science_to_come", "strength",
    "faces", "spare_faces", "discontent", "food", "food_production", "consumption", "resources",
    "resource_production", "blue", "yellow", "unused", "civil_total", "military_total", "civil_left", "military_left",
    "military_hand", "colonies", "colonization", "wonders", "wonder_levels", "wonder_begun", "wonder_done",
    "leader", "leader_age", "government", "has_tactic", "tactic_age", "has_pact", "at_war",
    *[f"workers_{kind}" for kind in TYPES], *[f"level_{kind}" for kind in TYPES],
    *[f"special_{line}" for line in range(SPECIAL_LINES)], *[f"hand_{kind}" for kind in KINDS],
]  # fmt: skip
OF_ALL: Final[list[str]] = [
    "turns_left", "age", "players", "strongest_rival", "weakest_rival", "rank_of_strength", "rank_of_culture",
    "lead_in_outlook", "events_to_come", "war_against",
]  # fmt: skip
NAMES: Final[list[str]] = [*OF_ALL, *[f"own_{name}" for name in OF_ONE], *[f"rival_{name}" for name in OF_ONE]]

OWN_OUTLOOK: Final = NAMES.index("own_outlook")


class Rivals(NamedTuple):
    """What a seat's rivals have. Nothing of it changes while the seat plans its own turn, so it is looked at once."""

    best: int
    """The one with the best outlook, or the seat itself where nobody else is left."""
    outlook: float
    strengths: list[int]
    cultures: list[int]
    numbers: list[float]
    """The numbers of the best one."""
    threats: int
    """Wars that were declared on the seat."""


def rivals_of(p: ThroughTheAges, seat: int) -> Rivals:
    """The others, as they are now."""
    best, outlook = seat, -1e9
    strengths: list[int] = []
    cultures: list[int] = []
    threats = 0
    for other in p.seats():
        if other == seat:
            continue
        c = p.civs[other]
        value = worth(p, other)
        if value > outlook:
            best, outlook = other, value
        strengths.append(c.strength)
        cultures.append(c.culture)
        if c.war >= 0 and c.war_target == seat:
            threats += 1
    if best == seat:
        outlook = worth(p, seat)
    numbers: list[float] = []
    _add(numbers, p, best, outlook, turns_left(p))
    return Rivals(best, outlook, strengths, cultures, numbers, threats)


def features(p: ThroughTheAges, seat: int, rivals: Rivals) -> list[float]:
    """The numbers of this seat beside those of its best rival."""
    turns = turns_left(p)
    own = p.civs[seat]
    mine = worth(p, seat)
    strengths = rivals.strengths
    found = [
        turns / 10, p.age / 4, p.players / 4, (own.strength - max(strengths, default=0)) / 20,
        (own.strength - min(strengths, default=0)) / 20, sum([1 for each in strengths if each > own.strength]) / 3,
        sum([1 for each in rivals.cultures if each > own.culture]) / 3, (mine - rivals.outlook) / 100,
        len(p.current) / 8, float(rivals.threats),
    ]  # fmt: skip
    _add(found, p, seat, mine, turns)
    found.extend(rivals.numbers)
    return found


def _add(found: list[float], p: ThroughTheAges, seat: int, outlook: float, turns: float) -> None:
    """The numbers of one civilization."""
    c = p.civs[seat]
    begun, done = _wonder(p, c)
    found.extend(
        [
            outlook / 100, c.culture / 100, c.culture_rate / 10, c.culture_rate * turns / 100, c.science / 20,
            c.science_rate / 10, c.science_rate * turns / 100, c.strength / 20, c.faces / 8,
            (c.faces - happiness_demand(p, c)) / 4, discontent(p, c) / 4, c.food / 10, food_production(p, seat) / 8,
            consumption(p, c) / 6, c.resources / 15, resource_production(p, seat) / 10, c.blue / 16, c.yellow / 18,
            c.unused / 3, c.civil_total / 7, c.military_total / 6, c.civil / 7, c.military / 6,
            len(c.military_hand) / 6, len(c.colonies) / 3, c.colonization / 4, len(c.wonders) / 4,
            sum([p.cards[card].level for card in c.wonders]) / 8, begun, done,
            1.0 if c.leader >= 0 else 0.0, p.cards[c.leader].age / 3 if c.leader >= 0 else 0.0,
            p.cards[c.government].level / 3, 1.0 if c.tactic >= 0 else 0.0,
            p.cards[c.tactic].age / 3 if c.tactic >= 0 else 0.0, 1.0 if c.pact >= 0 else 0.0,
            1.0 if c.war >= 0 else 0.0,
        ]
    )  # fmt: skip
    levels: list[float] = []
    for techs in RANGE_OF:
        workers, level = 0, 0
        for step, tech in enumerate(techs):
            count = c.workers[tech]
            if count >= 0:
                workers += count
                level = step + 1
        found.append(workers / 4)
        levels.append(level / 4)
    found.extend(levels)
    for line in range(SPECIAL_LINES):
        card = c.specials[line]
        found.append(p.cards[card].level / 3 if card >= 0 else 0.0)
    _add_hand(found, p, c)


def _wonder(p: ThroughTheAges, c: Civilization) -> tuple[float, float]:
    """Whether a wonder is under construction, and how much of it is there."""
    if c.wonder < 0:
        return 0.0, 0.0
    return 1.0, c.stages / max(1, len(p.cards[c.wonder].stages))


def _add_hand(found: list[float], p: ThroughTheAges, c: Civilization) -> None:
    actions = leaders = governments = specials = technologies = 0
    for card in c.hand:
        kind = p.cards[card].kind
        if kind == ACTION:
            actions += 1
        elif kind == LEADER:
            leaders += 1
        elif kind == GOVERNMENT:
            governments += 1
        elif kind == SPECIAL:
            specials += 1
        else:
            technologies += 1
    found.extend([actions / 3, float(leaders), float(governments), specials / 2, technologies / 3])
