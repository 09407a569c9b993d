"""Coins that are bought with trade or culture."""

from civitas.bots.civilization_2010.doctrine import COIN_WORTH, COINS, CULTURE, TECH_WORTH
from civitas.bots.civilization_2010.goods import coins_missing
from civitas.bots.civilization_2010.sight import Sight
from civitas.games.civilization_2010.facts.abilities import USE_DEMOCRACY, USE_PRINTING_PRESS
from civitas.games.civilization_2010.facts.techs import DEMOCRACY, PRINTING_PRESS
from civitas.games.civilization_2010.standings import research_costs
from civitas.games.civilization_2010.verbs import USE

DEMOCRACY_TRADE = 6
NEARLY = 4
"""So many coins from the end nothing else counts."""


def purchase(sight: Sight, legal: list[int]) -> int:
    """A coin to buy now, or -1."""
    if not sight.temper.buys_coins:
        return -1
    press = USE.code(USE_PRINTING_PRESS)
    if press in legal and _buys_with_culture(sight):
        return press
    democracy = USE.code(USE_DEMOCRACY)
    if democracy in legal and _buys_with_trade(sight):
        return democracy
    return -1


def _buys_with_culture(sight: Sight) -> bool:
    if coins_missing(sight) <= NEARLY:
        return True
    return sight.way != CULTURE and COIN_WORTH[sight.way] > 5 * sight.culture()


def _buys_with_trade(sight: Sight) -> bool:
    """Whether the trade is better spent on a coin than on a tech."""
    if coins_missing(sight) <= NEARLY:
        return True
    if sight.spare_trade() >= DEMOCRACY_TRADE:
        return sight.way != CULTURE
    if sight.way != COINS:
        return False
    level = sight.study_level()
    after = sight.empire.trade - DEMOCRACY_TRADE
    keeps_level = level == 0 or research_costs(sight.p, sight.seat)[level - 1] <= after
    return keeps_level or knows_key_techs(sight)


def knows_key_techs(sight: Sight) -> bool:
    """Whether the techs are known that bring coins."""
    return sight.empire.knows(DEMOCRACY) and sight.empire.knows(PRINTING_PRESS) and len(TECH_WORTH) > 0
