"""The hand limit, and gold."""

from civitas.bots.civilization_1980.hands import best_to_keep
from civitas.bots.civilization_1980.sight import TAX_RATE, Sight
from civitas.games.civilization_1980.facts.cards import COMMODITY, COMMODITY_COUNT, GOLD_PRICE, PIRACY, STACKS
from civitas.games.civilization_1980.verbs import BUY_GOLD, DONE_CODE, RETURN

SAVED = 6
GOLD = COMMODITY["gold"]


def keep_six(sight: Sight, legal: list[int]) -> int:
    """Give back calamities and whatever does not belong to the best six cards."""
    if DONE_CODE in legal:
        return next((action for action in legal if RETURN.owns(action)), DONE_CODE)
    kept = best_to_keep(sight.hand)
    for action in reversed(legal):
        kind = RETURN.first(action)
        if kind >= COMMODITY_COUNT or sight.hand[kind] > kept[kind]:
            return action
    return legal[0]


def buy_gold(sight: Sight, legal: list[int]) -> int:
    """Buy gold when it joins gold, or when stock runs so low that taxes are in danger."""
    top = sight.stack(STACKS - 1)
    if top and top[0] == PIRACY:
        return DONE_CODE
    joins = sight.hand[GOLD] > 0
    short = sight.stock < TAX_RATE * sight.cities and sight.treasury >= GOLD_PRICE + SAVED
    return BUY_GOLD.code() if joins or short else DONE_CODE
