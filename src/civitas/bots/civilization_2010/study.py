"""Which tech to learn."""

from typing import Final

from civitas.bots.civilization_2010.doctrine import CONQUEST, CULTURE, TECH_WORTH, TECHNOLOGY
from civitas.bots.civilization_2010.outlook import CULTURE_LEFT, SPACE_ROWS, TRADE_LEFT
from civitas.bots.civilization_2010.sight import Sight
from civitas.core.verbs import Verb
from civitas.games.civilization_2010.cities.yields import trade_income
from civitas.games.civilization_2010.empires.pyramid import has_place
from civitas.games.civilization_2010.facts.constants import LEVELS
from civitas.games.civilization_2010.facts.culture_track import STEP_CULTURE, STEP_TRADE, VICTORY_STEP
from civitas.games.civilization_2010.facts.techs import IRRIGATION, LOGISTICS, SPACE_FLIGHT, TECH_LEVEL
from civitas.games.civilization_2010.standings import coins, devotion, research_costs
from civitas.games.civilization_2010.verbs import DONE_CODE, LEARN, RESEARCH, SECOND, SKIP_CODE

LEVEL_WORTH: Final[list[float]] = [1.0, 3.0, 1.5, 1.0]
"""What a level more is worth, by way: the trade is gone anyhow."""
SURPLUS: Final = 6.0
"""How much less a tech counts that the pyramid to Space Flight does not need."""
LATE_STEP: Final = 8
"""From this step on the end of the culture track is in sight."""
FEW: Final = 3.5
"""A tech that is worth less is no reason to lose the trade."""


def tech_worth(sight: Sight, tech: int) -> float:
    """What learning a tech is worth."""
    if not sight.temper.weighs_techs:
        return 10.0 - TECH_LEVEL[tech] if tech != SPACE_FLIGHT else 100.0
    level = TECH_LEVEL[tech]
    value = TECH_WORTH[sight.way][tech] + LEVEL_WORTH[sight.way] * level
    empire = sight.empire
    if sight.way == TECHNOLOGY and empire.rows[level - 1] >= SPACE_ROWS[level - 1]:
        value -= SURPLUS
    if tech == IRRIGATION and sight.p.turn > 10:
        value -= 3.0
    return value


def research_answer(sight: Sight, legal: list[int]) -> int:
    """The best tech, or none if the trade has a better use."""
    best, choice = _best_tech(sight, legal, RESEARCH, SKIP_CODE)
    if choice == SKIP_CODE or RESEARCH.first(choice) == SPACE_FLIGHT:
        return choice
    return SKIP_CODE if _is_worth_saving(sight, best, TECH_LEVEL[RESEARCH.first(choice)]) else choice


def _is_worth_saving(sight: Sight, value: float, level: int) -> bool:
    """Whether to keep the trade for the culture track, or for a tech of a higher level in the next turn."""
    p, seat, empire = sight.p, sight.seat, sight.empire
    income = trade_income(p, seat)
    kept = min(coins(p, seat), empire.trade)
    if sight.way == CULTURE:
        return _track_trade(sight) > kept + income or _lacks_trade(sight, kept, income)
    costs = research_costs(p, seat)
    if sight.way == CONQUEST and level == 1 and not empire.knows(LOGISTICS) and has_place(empire.rows, 2):
        return kept + income < costs[1] <= empire.trade + income
    for higher in range(level + 1, LEVELS + 1):
        if not has_place(empire.rows, higher):
            continue
        if kept + income >= costs[higher - 1]:
            return False
        if empire.trade + income < costs[higher - 1]:
            continue
        if sight.way == TECHNOLOGY:
            return empire.rows[level - 1] >= SPACE_ROWS[level - 1]
        return value < FEW
    return False


def _lacks_trade(sight: Sight, kept: int, income: int) -> bool:
    """Whether trade, not culture, decides when the culture track can be finished, if it is spent on research now."""
    p, seat, empire = sight.p, sight.seat, sight.empire
    if empire.step < LATE_STEP:
        return False
    rate = sum([devotion(p, seat, centre) for centre in empire.cities])
    for_trade = (TRADE_LEFT[empire.step] - kept) / max(1, income)
    return for_trade > (CULTURE_LEFT[empire.step] - empire.culture) / max(1, rate)


def _track_trade(sight: Sight) -> int:
    """The trade that the steps of the culture track need which could be paid next turn."""
    p, seat, empire = sight.p, sight.seat, sight.empire
    culture = empire.culture + sum([devotion(p, seat, centre) for centre in empire.cities])
    trade, step = 0, empire.step
    while step < VICTORY_STEP and culture >= STEP_CULTURE[step + 1]:
        step += 1
        culture -= STEP_CULTURE[step]
        trade += STEP_TRADE[step]
    return trade


def second_answer(sight: Sight, legal: list[int]) -> int:
    """The second tech of Notre-Dame."""
    return _best_tech(sight, legal, SECOND, DONE_CODE)[1]


def learn_answer(sight: Sight, legal: list[int]) -> int:
    """The best tech of those that are offered."""
    return _best_tech(sight, legal, LEARN, legal[0])[1]


def _best_tech(sight: Sight, legal: list[int], verb: Verb, otherwise: int) -> tuple[float, int]:
    """The tech of this verb that is worth most, and its worth; without any, something else."""
    best, choice = -1.0, otherwise
    for action in legal:
        if verb.owns(action):
            value = tech_worth(sight, verb.first(action))
            if value > best:
                best, choice = value, action
    return best, choice
