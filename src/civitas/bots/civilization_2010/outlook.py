"""What a position of Civilization (2010) is worth to a seat: how many turns it is away from each of the victories.

All of it is measured in turns. The rates are those of now: what a city gives every turn from now on, if nothing more is
built. Building raises a rate, devoting and collecting shorten the way; whichever saves more turns is better.
"""

import math
from typing import Final

from civitas.games.civilization_2010.cities.yields import trade_income
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATIONS
from civitas.games.civilization_2010.facts.constants import (
    CAPITAL_DEFENCE,
    LEVELS,
    RESEARCH_TRADE,
    VICTORY_COINS,
    WALLS_DEFENCE,
)
from civitas.games.civilization_2010.facts.culture_track import STEP_CULTURE, STEP_TRADE, VICTORY_STEP
from civitas.games.civilization_2010.facts.governments import GOVERNMENT_EFFECTS
from civitas.games.civilization_2010.facts.units import HEALTH, STRENGTH, UNIT_TYPE
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.standings import (
    battle_hand_size,
    city_limit,
    coins,
    combat_bonus,
    devotion,
    research_cost,
    stacking_limit,
    travel_speed,
)

CULTURE: Final = 0
TECHNOLOGY: Final = 1
COINS: Final = 2
CONQUEST: Final = 3
WAYS: Final = 4

SPACE_ROWS: Final[list[int]] = [5, 4, 3, 2, 1]
"""The smallest pyramid with Space Flight on top (research.pyramid-b)."""
CULTURE_LEFT: Final[list[int]] = [sum(STEP_CULTURE[step + 1 :]) for step in range(VICTORY_STEP + 1)]
TRADE_LEFT: Final[list[int]] = [sum(STEP_TRADE[step + 1 :]) for step in range(VICTORY_STEP + 1)]

_USUAL: Final = [0.75, 1.0, 1.0, 1.8]
"""What a turn on each way counts for: culture, technology, coins, conquest. Culture starts slowly and speeds up."""
_FAVOUR: Final[dict[str, int]] = {
    "romans": CULTURE, "chinese": CULTURE, "egyptians": CULTURE, "french": CULTURE,
    "russians": TECHNOLOGY, "japanese": TECHNOLOGY, "english": TECHNOLOGY,
    "americans": COINS,
    "germans": CONQUEST, "aztecs": CONQUEST, "mongols": CONQUEST, "zulu": CONQUEST,
}  # fmt: skip
_FAVOURED: Final = [0.4, 0.85, 0.85, 1.2]


def _plan(civilization: str) -> list[float]:
    way = _FAVOUR[civilization]
    return [_FAVOURED[each] if each == way else _USUAL[each] for each in range(WAYS)]


PLANS: Final[list[list[float]]] = [_plan(civilization) for civilization in CIVILIZATIONS]
"""For each civilization what a turn on each way counts for."""

FAR_AWAY: Final = 99.0
MARGIN: Final = 2.0
"""The combat value by which an attacker wants to be stronger."""
ARMING_RATE: Final = 1.8
"""The combat value that an empire can add in a turn."""
LAUNCH: Final = 4.0
"""Turns that gathering a stack takes."""
COIN_RATE: Final = 0.45
"""Coins that an empire gains in a turn once it looks for them."""
SOFTNESS: Final = 2.5
"""How much the second-best way counts beside the best, in turns."""
ACTING_SHARE: Final = 0.8
"""The share of its turns in which a city can devote; the others go into building."""


# Strength.


def unit_value(p: Civilization2010, seat: int, unit: int) -> int:
    """Strength and health of a unit at its owner's rank."""
    rank = max(1, p.empires[seat].ranks[UNIT_TYPE[unit]])
    return STRENGTH[unit][rank] + HEALTH[unit][rank]


def hand_power(p: Civilization2010, seat: int, armies: int, defends_city: bool) -> float:
    """What a hand drawn from the standing forces is good for: half of strength and health."""
    empire = p.empires[seat]
    units = 0
    total = 0
    for unit, count in enumerate(empire.units):
        if count:
            units += count
            total += count * unit_value(p, seat, unit)
    if not units:
        return 0.0
    drawn = min(units, battle_hand_size(p, seat, armies, defends_city))
    return drawn * total / units / 2.0


class Powers:
    """What every seat could bring into a battle: for a full stack, for the armies it has, and for its capital."""

    def __init__(self, p: Civilization2010) -> None:
        self.bonus: list[int] = []
        self.stack: list[int] = []
        self.campaign: list[float] = []
        self.attack: list[float] = []
        self.defence: list[float] = []
        for seat, empire in enumerate(p.empires):
            bonus = combat_bonus(p, seat)
            stack = stacking_limit(p, seat)
            wall = CAPITAL_DEFENCE + (WALLS_DEFENCE * empire.walls[0] if empire.walls else 0)
            self.bonus.append(bonus)
            self.stack.append(stack)
            self.campaign.append(hand_power(p, seat, stack, False) + bonus)
            self.attack.append(hand_power(p, seat, min(stack, len(empire.armies) + 1), False) + bonus)
            self.defence.append(hand_power(p, seat, 1, True) + bonus + wall)


def culture_turns(p: Civilization2010, seat: int) -> float:
    """Turns until the end of the culture track, if every city devotes and trade is kept for it."""
    empire = p.empires[seat]
    rate = sum(devotion(p, seat, centre) for centre in empire.cities) * ACTING_SHARE
    culture = max(0.0, CULTURE_LEFT[empire.step] - empire.culture) / max(0.8, rate)
    trade = max(0.0, TRADE_LEFT[empire.step] - empire.trade) / max(0.8, float(trade_income(p, seat)))
    return max(culture, trade) + 0.25 * min(culture, trade)


def technology_turns(p: Civilization2010, seat: int) -> float:
    """Turns until Space Flight, at one tech a turn or as trade allows; coins keep a part of the dial."""
    empire = p.empires[seat]
    income = max(0.8, float(trade_income(p, seat)))
    kept = coins(p, seat)
    turns = 0.0
    for row in range(LEVELS):
        missing = max(0, SPACE_ROWS[row] - empire.rows[row])
        needed = research_cost(p, seat, row + 1) - kept
        turns += missing * max(1.0, needed / income)
    return max(0.0, turns - min(1.0, empire.trade / RESEARCH_TRADE[2]))


def coin_turns(p: Civilization2010, seat: int) -> float:
    """Turns until fifteen coins; they become quicker with cards that collect them."""
    missing = max(0, VICTORY_COINS - coins(p, seat))
    return missing / COIN_RATE


def conquest_turns(p: Civilization2010, seat: int, powers: Powers) -> float:
    """Turns until the weakest capital in reach could be taken: arming, then marching."""
    others = [other for other in range(p.players) if other != seat]
    return min([campaign_turns(p, seat, other, powers) for other in others], default=FAR_AWAY)


def campaign_turns(p: Civilization2010, seat: int, other: int, powers: Powers) -> float:
    """Turns until a stack of armies could stand in a rival's capital with a fair chance."""
    empire, rival = p.empires[seat], p.empires[other]
    if not rival.cities or not empire.cities:
        return FAR_AWAY
    arming = max(0.0, powers.defence[other] + MARGIN - powers.campaign[seat]) / ARMING_RATE
    missing = max(0, powers.stack[seat] - len(empire.armies))
    starts = empire.armies or empire.cities
    start = min([p.board.steps[square][rival.cities[0]] for square in starts])
    return arming + missing + start / travel_speed(p, seat) + LAUNCH


def turns_to_win(p: Civilization2010, seat: int, powers: Powers) -> list[float]:
    """Turns on each way."""
    return [culture_turns(p, seat), technology_turns(p, seat), coin_turns(p, seat), conquest_turns(p, seat, powers)]


def planned_turns(p: Civilization2010, seat: int, powers: Powers) -> list[float]:
    """Turns on each way, those of the way that suits the civilization made shorter: the plan."""
    factors = PLANS[p.empires[seat].civilization]
    return [turns * factor for turns, factor in zip(turns_to_win(p, seat, powers), factors, strict=True)]


def soft_least(turns: list[float]) -> float:
    """Nearly the least of them; what comes close to it helps too."""
    least = min(turns)
    return least - SOFTNESS * math.log(sum((math.exp((least - each) / SOFTNESS) for each in turns), 0.0))


DANGER: Final = 20.0
"""In turns, for a capital that would surely fall."""
SPREAD: Final = 3.5
"""How much luck there is in a battle, in points of combat value."""
CALM: Final = 0.08
"""A smaller danger is none."""
GROWTH: Final = 2.0
"""What an attacker adds until he comes."""
SAFE_DISTANCE: Final = 8.0
ARMY_VALUE: Final = 0.25
ARMIES_WANTED: Final = 3
SCOUT_VALUE: Final = 0.8
EVENT_VALUE: Final = 0.08
RESOURCE_VALUE: Final = 0.12
PERSON_VALUE: Final = 0.5
SITE_VALUE: Final = 0.5
IDLE_CAPITAL: Final = 1.5
"""For a turn in Anarchy."""
TECH_VALUE: Final = 0.035
"""For each tech and each turn that is left."""
LONG: Final = 25.0


def danger(p: Civilization2010, seat: int, powers: Powers) -> float:
    """The chance that the strongest rival in reach would have against our capital, less the farther its armies are."""
    empire = p.empires[seat]
    if not empire.cities:
        return 0.0
    worst = 0.0
    for other, rival in enumerate(p.empires):
        if other == seat or not rival.armies:
            continue
        near = min([p.board.steps[army][empire.cities[0]] for army in rival.armies])
        lead = powers.defence[seat] - powers.attack[other] - GROWTH
        chance = 1.0 / (1.0 + math.exp(lead / SPREAD))
        worst = max(worst, chance * min(1.0, SAFE_DISTANCE / (near + 1.0)))
    return worst


def means(p: Civilization2010, seat: int, turns: float) -> float:
    """What helps later, in turns saved; techs open buildings, and the more turns are left the more they help."""
    empire = p.empires[seat]
    growth = TECH_VALUE * max(0.0, min(LONG, turns)) * empire.techs.bit_count()
    points = ARMY_VALUE * min(ARMIES_WANTED, len(empire.armies))
    wanted = max(0, city_limit(p, seat) - len(empire.cities))
    points += SCOUT_VALUE * min(len(empire.scouts), wanted) + 0.15 * SCOUT_VALUE * len(empire.scouts)
    points += EVENT_VALUE * empire.event_total
    points += RESOURCE_VALUE * (sum(empire.resources) + empire.token_total())
    points += PERSON_VALUE * sum(empire.people)
    points += 0.05 * min(12, empire.unit_total())
    points -= IDLE_CAPITAL if GOVERNMENT_EFFECTS[empire.government].stops_capital else 0.0
    return growth + points + SITE_VALUE * (city_limit(p, seat) - 2)


def worth(p: Civilization2010, seat: int) -> float:
    """What a position is worth to a seat, in turns that only compare."""
    if p.result is not None:
        return 1000.0 if seat in p.result.winners else -1000.0
    powers = Powers(p)
    turns = soft_least(planned_turns(p, seat, powers))
    return means(p, seat, turns) - turns - DANGER * max(0.0, danger(p, seat, powers) - CALM)
