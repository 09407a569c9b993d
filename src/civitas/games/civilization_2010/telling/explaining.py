"""What there is to know about any thing of Civilization (2010)."""

from civitas.core.telling import Explanation
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.telling.accounts import accounts_of
from civitas.games.civilization_2010.telling.battles import BATTLE_THING, explain_battle
from civitas.games.civilization_2010.telling.cards import CARDS, explanation
from civitas.games.civilization_2010.telling.market import MARKET_THING, explain_market
from civitas.games.civilization_2010.telling.places import explain_square
from civitas.games.civilization_2010.telling.plain import PLAIN
from civitas.games.civilization_2010.words import SQUARE


def explain(p: Civilization2010, seat: int | None, thing: str) -> Explanation | None:
    """What a thing is, costs and does; None where there is nothing to say."""
    kind, _, word = thing.partition("-")
    if kind == "seat" and word.isdigit() and 1 <= int(word) <= p.players:
        return explanation(thing, accounts=accounts_of(p, seat, int(word) - 1))
    if kind == "square" and word in SQUARE and SQUARE[word] < p.board.size:
        return explain_square(p, seat, SQUARE[word])
    if thing == BATTLE_THING:
        return explain_battle(p, seat)
    if thing == MARKET_THING:
        return explain_market(p, seat)
    if thing in CARDS:
        about, number = CARDS[thing]
        return about(p, seat, number)
    return PLAIN.get(thing)
