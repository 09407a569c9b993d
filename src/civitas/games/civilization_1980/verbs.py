"""Everything a seat can say in this title."""

from typing import Final

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

OFFERS_AT_ONCE: Final = 3
"""Open offers that one player may have at the same time."""
EVERYONE: Final = len(NATIONS)
"""Position of the word `everyone` behind the nations."""

_AREA: Final = Domain("area", AREAS)
_NATION: Final = Domain("nation", NATIONS)
_COUNT: Final = Domain.numbers("count", 1, MOST_MOVED, counts=True)
_SHIP: Final = Domain.numbers("ship", 1, 4)
_LOAD: Final = Domain.numbers("count", 1, 5, counts=True)
_OFFER: Final = Domain(
    "offer", [f"{nation}-{number + 1}" for nation in NATIONS for number in range(OFFERS_AT_ONCE)], named="nation"
)
_COMMODITY: Final = Domain("commodity", COMMODITIES)
_HELD: Final = Domain("card", KINDS[:HELD_COUNT], named=dict(zip(KINDS, KIND_NAME, strict=True)))
_COAST: Final = Domain("coast", COASTS, named={coast: f"area-{coast.partition(':')[0]}" for coast in COASTS})

CHOOSE: Final = verb("choose", _NATION)
START: Final = verb("start", _AREA)
TAX: Final = verb("tax", Domain.numbers("rate", 1, 3, counts=True))
TAKE: Final = verb("take", _AREA)
GROW: Final = verb("grow", Domain.numbers("count", 1, 2, counts=True), _AREA)
MAINTAIN: Final = verb("maintain", _SHIP, Domain("payment", ["treasury", "levy"]))
SCRAP: Final = verb("scrap", _SHIP)
BUILD_SHIP: Final = verb("build-ship", _COAST, Domain.numbers("levy", 0, 2, counts=True))
MOVE: Final = verb("move", _COUNT, Domain("border", BORDER_WORDS, named="area"))
LOAD: Final = verb("load", _LOAD, _SHIP)
SAIL: Final = verb("sail", _SHIP, _COAST)
LAND: Final = verb("land", _LOAD, _SHIP)
RESOLVE: Final = verb("resolve", _AREA)
REDUCE: Final = verb("reduce", _AREA)
BUILD: Final = verb("build", _AREA)
BUY_GOLD: Final = verb("buy-gold")
OFFER: Final = verb("offer", Domain("nation", [*NATIONS, "everyone"]))
ANSWER: Final = verb("answer", _OFFER)
PUT: Final = verb("put", _HELD)
CLAIM: Final = verb("claim", _COMMODITY)
NAME: Final = verb("name", _COMMODITY)
SCRATCH: Final = verb("scratch")
WITHDRAW: Final = verb("withdraw", _OFFER)
DECLINE: Final = verb("decline", _OFFER)
ACCEPT: Final = verb("accept", _OFFER)
LEAVE: Final = verb("leave")
BUY: Final = verb("buy", Domain("card", CARDS))
SPEND: Final = verb("spend", Domain.numbers("count", 1, 9, counts=True), _COMMODITY)
PAY: Final = verb("pay", Domain.numbers("tokens", 0, MOST_TOKENS, counts=True))
SETTLE: Final = verb("settle")
ERUPT: Final = verb("erupt", Domain("volcano", VOLCANOES))
STRIKE: Final = verb("strike", _AREA)
FLOOD: Final = verb("flood", Domain("flood-plain", FLOOD_PLAINS))
DEMAND: Final = verb("demand", Domain.numbers("units", 1, 25, counts=True), _NATION)
LOSE: Final = verb("lose", _COUNT, _AREA)
LOSE_CITY: Final = verb("lose-city", _AREA)
NOMINATE: Final = verb("nominate", _NATION)
REBEL: Final = verb("rebel", _COUNT, _AREA)
REBEL_CITY: Final = verb("rebel-city", _AREA)
KEEP: Final = verb("keep", Domain("side", ["rebels", "loyal"]))
PLUNDER: Final = verb("plunder", _AREA)
RETURN: Final = verb("return", _HELD)
DONE: Final = verb("done")
BAR: Final = verb("bar", _NATION)
REMOVE: Final = verb("remove", _HELD)
WANT: Final = verb("want", _COMMODITY)
UNSAY: Final = verb("unsay")
CHANGE: Final = verb("change", _OFFER)

SPACE: Final = ActionSpace(
    [
        CHOOSE, START, TAX, TAKE, GROW, MAINTAIN, SCRAP, BUILD_SHIP, MOVE, LOAD, SAIL, LAND, RESOLVE, REDUCE, BUILD,
        BUY_GOLD, OFFER, ANSWER, PUT, CLAIM, NAME, SCRATCH, WITHDRAW, DECLINE, ACCEPT, LEAVE, BUY, SPEND, PAY, SETTLE,
        ERUPT, STRIKE, FLOOD, DEMAND, LOSE, LOSE_CITY, NOMINATE, REBEL, REBEL_CITY, KEEP, PLUNDER, RETURN, DONE, BAR,
        REMOVE, WANT, UNSAY, CHANGE,
    ]
)  # fmt: skip

DONE_CODE: Final = DONE.code()
