"""Coins that are bought with trade or culture."""

from typing import Final

from civitas.bots.civilization_2010.doctrine import COIN_WORTH, COINS, CULTURE, CULTURE_WORTH
from civitas.bots.civilization_2010.goods import coins_missing
from civitas.bots.civilization_2010.sight import PRESS_CULTURE, Sight
from civitas.games.civilization_2010.facts.abilities import USE_DEMOCRACY, USE_PRINTING_PRESS
from civitas.games.civilization_2010.facts.techs import DEMOCRACY, PRINTING_PRESS
from civitas.games.civilization_2010.standings import research_costs
from civitas.games.civilization_2010.verbs import USE

DEMOCRACY_TRADE: Final = 6
NEARLY: Final = 4
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
    """Whether culture is worth less than the coin."""
    if coins_missing(sight) <= NEARLY:
        return True
    return COIN_WORTH[sight.way] > PRESS_CULTURE * CULTURE_WORTH[sight.way]


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
    """Whether the techs are known that make coins of trade and of culture."""
    return sight.empire.knows(DEMOCRACY) and sight.empire.knows(PRINTING_PRESS)
