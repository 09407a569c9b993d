"""Everything a seat can say in this title."""

from civitas.core.verbs import ActionSpace, Domain, verb
from civitas.games.civilization_1980.facts.board import (
    AREAS,
    BORDER_WORDS,
    COASTS,
    FLOOD_PLAINS,
    MOST_MOVED,
    VOLCANOES,
)
from civitas.games.civilization_1980.facts.cards import CARDS, COMMODITIES, HELD_COUNT, KIND_NAME, KINDS
from civitas.games.civilization_1980.facts.nations import NATIONS
from civitas.games.civilization_1980.options import MOST_TOKENS

OFFERS_AT_ONCE = 3
"""Open offers that one player may have at the same time."""
EVERYONE = len(NATIONS)
"""Position of the word `everyone` behind the nations."""

_AREA = Domain("area", AREAS)
_NATION = Domain("nation", NATIONS)
_COUNT = Domain.numbers("count", 1, MOST_MOVED, counts=True)
_SHIP = Domain.numbers("ship", 1, 4)
_LOAD = Domain.numbers("count", 1, 5, counts=True)
_OFFER = Domain(
    "offer", [f"{nation}-{number + 1}" for nation in NATIONS for number in range(OFFERS_AT_ONCE)], named="nation"
)
_COMMODITY = Domain("commodity", COMMODITIES)
_HELD = Domain("card", KINDS[:HELD_COUNT], named=dict(zip(KINDS, KIND_NAME, strict=True)))
_COAST = Domain("coast", COASTS, named={coast: f"area-{coast.partition(':')[0]}" for coast in COASTS})

CHOOSE = verb("choose", _NATION)
START = verb("start", _AREA)
TAX = verb("tax", Domain.numbers("rate", 1, 3, counts=True))
TAKE = verb("take", _AREA)
GROW = verb("grow", Domain.numbers("count", 1, 2, counts=True), _AREA)
MAINTAIN = verb("maintain", _SHIP, Domain("payment", ["treasury", "levy"]))
SCRAP = verb("scrap", _SHIP)
BUILD_SHIP = verb("build-ship", _COAST, Domain.numbers("levy", 0, 2, counts=True))
MOVE = verb("move", _COUNT, Domain("border", BORDER_WORDS, named="area"))
LOAD = verb("load", _LOAD, _SHIP)
SAIL = verb("sail", _SHIP, _COAST)
LAND = verb("land", _LOAD, _SHIP)
RESOLVE = verb("resolve", _AREA)
REDUCE = verb("reduce", _AREA)
BUILD = verb("build", _AREA)
BUY_GOLD = verb("buy-gold")
OFFER = verb("offer", Domain("nation", [*NATIONS, "everyone"]))
ANSWER = verb("answer", _OFFER)
PUT = verb("put", _HELD)
CLAIM = verb("claim", _COMMODITY)
NAME = verb("name", _COMMODITY)
SCRATCH = verb("scratch")
WITHDRAW = verb("withdraw", _OFFER)
DECLINE = verb("decline", _OFFER)
ACCEPT = verb("accept", _OFFER)
LEAVE = verb("leave")
BUY = verb("buy", Domain("card", CARDS))
SPEND = verb("spend", Domain.numbers("count", 1, 9, counts=True), _COMMODITY)
PAY = verb("pay", Domain.numbers("tokens", 0, MOST_TOKENS, counts=True))
SETTLE = verb("settle")
ERUPT = verb("erupt", Domain("volcano", VOLCANOES))
STRIKE = verb("strike", _AREA)
FLOOD = verb("flood", Domain("flood-plain", FLOOD_PLAINS))
DEMAND = verb("demand", Domain.numbers("units", 1, 25, counts=True), _NATION)
LOSE = verb("lose", _COUNT, _AREA)
LOSE_CITY = verb("lose-city", _AREA)
NOMINATE = verb("nominate", _NATION)
REBEL = verb("rebel", _COUNT, _AREA)
REBEL_CITY = verb("rebel-city", _AREA)
KEEP = verb("keep", Domain("side", ["rebels", "loyal"]))
PLUNDER = verb("plunder", _AREA)
RETURN = verb("return", _HELD)
DONE = verb("done")
BAR = verb("bar", _NATION)
REMOVE = verb("remove", _HELD)
WANT = verb("want", _COMMODITY)
UNSAY = verb("unsay")
CHANGE = verb("change", _OFFER)

SPACE = ActionSpace(
    [
        CHOOSE, START, TAX, TAKE, GROW, MAINTAIN, SCRAP, BUILD_SHIP, MOVE, LOAD, SAIL, LAND, RESOLVE, REDUCE, BUILD,
        BUY_GOLD, OFFER, ANSWER, PUT, CLAIM, NAME, SCRATCH, WITHDRAW, DECLINE, ACCEPT, LEAVE, BUY, SPEND, PAY, SETTLE,
        ERUPT, STRIKE, FLOOD, DEMAND, LOSE, LOSE_CITY, NOMINATE, REBEL, REBEL_CITY, KEEP, PLUNDER, RETURN, DONE, BAR,
        REMOVE, WANT, UNSAY, CHANGE,
    ]
)  # fmt: skip

DONE_CODE = DONE.code()
