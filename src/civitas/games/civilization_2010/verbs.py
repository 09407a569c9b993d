"""Everything a seat can say."""

from typing import Final

from civitas.core.verbs import ActionSpace, Domain, Verb, verb
from civitas.games.civilization_2010.empire import COIN_PLACES
from civitas.games.civilization_2010.facts.abilities import ABILITIES
from civitas.games.civilization_2010.facts.buildings import BUILDING_COUNT, BUILDINGS
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATIONS
from civitas.games.civilization_2010.facts.constants import LOOT_EFFECTS, MOST_PLAYERS, MOST_TRADE
from civitas.games.civilization_2010.facts.events import EVENT_LEVELS, EVENTS
from civitas.games.civilization_2010.facts.governments import GOVERNMENTS
from civitas.games.civilization_2010.facts.great_people import GREAT_PEOPLE
from civitas.games.civilization_2010.facts.markers import MARKERS
from civitas.games.civilization_2010.facts.policies import POLICIES
from civitas.games.civilization_2010.facts.techs import TECHS
from civitas.games.civilization_2010.facts.terrain import MARKET_RESOURCE_COUNT, RESOURCES
from civitas.games.civilization_2010.facts.units import UNIT_TYPE_COUNT, UNIT_TYPES, UNITS
from civitas.games.civilization_2010.facts.wonders import WONDERS
from civitas.games.civilization_2010.map.board import SQUARE_NAMES
from civitas.games.civilization_2010.map.squares import FACINGS

MOST_ARMIES: Final = 7
MOST_SCOUTS: Final = 2
MOST_FRONTS: Final = 53
"""There are not more unit cards."""

ARMY: Final = 0
SCOUT: Final = 1
FIGURES: Final[list[str]] = ["army", "scout"]

# What a city can produce.
ITEM_ARMY: Final = 0
ITEM_SCOUT: Final = 1
FIRST_UNIT_ITEM: Final = 2
FIRST_BUILDING_ITEM: Final = FIRST_UNIT_ITEM + UNIT_TYPE_COUNT
FIRST_WONDER_ITEM: Final = FIRST_BUILDING_ITEM + BUILDING_COUNT
ITEM_WALLS: Final = FIRST_WONDER_ITEM + len(WONDERS)
ITEMS: Final[list[str]] = [*FIGURES, *UNIT_TYPES, *BUILDINGS, *WONDERS, "walls"]
ITEM_NAMES: Final[dict[str, str]] = {
    **{item: f"card-{item}" for item in ITEMS},
    **{figure: f"piece-{figure}" for figure in FIGURES},
    "walls": "card-city-walls",
}
"""The names that items go by."""

# What can pay for a resource: an open token, a facedown one, or a gift card.
PAY_OPEN: Final = 0
PAY_TOKEN: Final = 1
PAY_GIFT: Final = 2
GIFT_CARDS: Final[list[str]] = ["a-gift-from-afar", "a-generous-gift", "a-princely-gift"]
GIFTS: Final[list[int]] = [EVENTS.index(card) for card in GIFT_CARDS]
"""The culture events that count as a resource; `PAY_GIFT` + their place here."""
MEANS: Final[list[str]] = ["open", "token", *GIFT_CARDS]
_MEANS_NAMES: Final[dict[str, str]] = {
    "open": "means-open",
    "token": "means-token",
    **{card: f"card-{card}" for card in GIFT_CARDS},
}

# What can be offered and wanted in a deal.
GOODS_TRADE: Final = 0
GOODS_CULTURE: Final = 1
FIRST_GOODS_RESOURCE: Final = 2
GOODS_HUT: Final = FIRST_GOODS_RESOURCE + MARKET_RESOURCE_COUNT
"""A facedown hut marker; `GOODS_VILLAGE` a village marker."""
GOODS_VILLAGE: Final = GOODS_HUT + 1
FIRST_GOODS_EVENT: Final = GOODS_VILLAGE + 1
"""A culture event by its level, from I."""
GOODS: Final[list[str]] = [
    "trade", "culture", *RESOURCES[:MARKET_RESOURCE_COUNT], "hut", "village",
    *[f"event-{level}" for level in range(1, EVENT_LEVELS + 1)],
]  # fmt: skip
GOODS_NAMES: Final[list[str]] = [f"resource-{goods}" if goods in RESOURCES else f"goods-{goods}" for goods in GOODS]
"""Goods as arguments of events."""
GOODS_COUNT: Final = len(GOODS)
MOST_GOODS: Final = MOST_TRADE
"""Nobody offers or wants more of anything in one offer."""

# Groups: so many armies and so many scouts.
GROUPS: Final[list[tuple[int, int]]] = [
    (armies, scouts) for armies in range(MOST_ARMIES + 1) for scouts in range(MOST_SCOUTS + 1) if armies or scouts
]

# Abilities go by the names of their cards; those that resources buy by that of the tech.
RESOURCE_ABILITY: Final = "-resource"
"""How the words of abilities end that are used with resources."""
_NAMED_ABILITIES: Final = frozenset(
    {
        "democracy-gov",
        "rationalism-1",
        "rationalism-2",
        "free-building",
        "sacrifice",
        "government",
        "atomic-theory-nuke",
    }
)
"""Those that have names of their own."""
ABILITY_NAMES: Final[dict[str, str]] = {
    ability: f"ability-{ability}" if ability in _NAMED_ABILITIES else f"card-{ability.removesuffix(RESOURCE_ABILITY)}"
    for ability in ABILITIES
}
_CARD: Final = "card"

SQUARE_DOMAIN: Final = Domain("square", SQUARE_NAMES)
SEAT_DOMAIN: Final = Domain.numbers("player", 1, MOST_PLAYERS)
CITY_DOMAIN: Final = Domain("city", ["capital", "city-2", "city-3"])
"""The capital is first; the others follow in the order of their founding."""
FRONT_DOMAIN: Final = Domain.numbers("front", 1, MOST_FRONTS)
POLICY_DOMAIN: Final = Domain("policy", POLICIES, named=_CARD)
TECH_DOMAIN: Final = Domain("tech", TECHS, named=_CARD)
EVENT_DOMAIN: Final = Domain("event", EVENTS, named=_CARD)
RESOURCE_DOMAIN: Final = Domain("resource", RESOURCES)
DIRECTION_DOMAIN: Final = Domain("direction", FACINGS)
FIGURE_DOMAIN: Final = Domain("figure", FIGURES, named="piece")
PERSON_DOMAIN: Final = Domain("person", GREAT_PEOPLE, named=_CARD)
UNIT_DOMAIN: Final = Domain("unit", UNITS, named=_CARD)
GOODS_DOMAIN: Final = Domain("goods", GOODS, named=dict(zip(GOODS, GOODS_NAMES, strict=True)))
AMOUNT_DOMAIN: Final = Domain.numbers("amount", 1, MOST_GOODS, counts=True)

# Anywhere.
DONE: Final = verb("done")
"""Nothing more: ends a part, a choice of several, or declines what is optional."""
AT: Final = verb("at", SQUARE_DOMAIN)
"""The square that was asked for: of a capital, a building, a figure, a target."""
AGAINST: Final = verb("against", SEAT_DOMAIN)
"""The player that was asked for."""
IN: Final = verb("in", CITY_DOMAIN)
"""The own city that was asked for."""
# Start of Turn.
FOUND: Final = verb("found", SQUARE_DOMAIN, FIGURE_DOMAIN)
GOVERN: Final = verb("govern", Domain("government", GOVERNMENTS, named=_CARD))
ASSIGN: Final = verb("assign", SQUARE_DOMAIN, CITY_DOMAIN)
"""The scouts (English: figures) of a square serve this city."""
EXPLORE: Final = verb("explore", SQUARE_DOMAIN)
"""The Zulu take a hut next to the city they founded."""
ADOPT: Final = verb("adopt", POLICY_DOMAIN)
ABANDON: Final = verb("abandon", POLICY_DOMAIN)
SWITCH: Final = verb("switch", POLICY_DOMAIN, Domain("for", POLICIES, named=_CARD))
# Abilities and events.
USE: Final = verb("use", Domain("ability", ABILITIES, named=ABILITY_NAMES))
PLAY: Final = verb("play", EVENT_DOMAIN)
PAY: Final = verb("pay", RESOURCE_DOMAIN, Domain("means", MEANS, named=_MEANS_NAMES))
TARGET_WONDER: Final = verb("wonder", Domain("wonder", WONDERS, named=_CARD))
KILL: Final = verb("kill", FIGURE_DOMAIN)
KILL_PERSON: Final = verb("kill-person")
PASS: Final = verb("pass")
"""No answer to what somebody else does."""
WAIVE: Final = verb("waive")
"""No answer, and no more questions in this part of the phase."""
ALLOW: Final = verb("allow")
"""The owner of the United Nations lets an event aim at his pieces; `REFUSE` forbids it, or declines an offer."""
REFUSE: Final = verb("refuse")
# Gains.
RECRUIT: Final = verb("recruit", Domain("type", UNIT_TYPES, named=_CARD))
TAKE: Final = verb("take", RESOURCE_DOMAIN)
KEEP: Final = verb("keep", PERSON_DOMAIN)
"""Organized Religion: the great person kept of two."""
APPOINT: Final = verb("appoint", PERSON_DOMAIN)
"""Place a great person of the reserve; the square follows."""
LEVEL: Final = verb("level", Domain.numbers("level", 1, EVENT_LEVELS))
"""Cristo Redentor: the deck."""
DISCARD: Final = verb("discard", EVENT_DOMAIN)
LEARN: Final = verb("learn", TECH_DOMAIN)
# Trade.
OFFER: Final = verb("offer", SEAT_DOMAIN)
GIVE: Final = verb("give", GOODS_DOMAIN, AMOUNT_DOMAIN)
GIVE_TOKEN: Final = verb("give-token", Domain("marker", MARKERS, named=_CARD))
GIVE_EVENT: Final = verb("give-event", EVENT_DOMAIN)
WANT: Final = verb("want", GOODS_DOMAIN, AMOUNT_DOMAIN)
PUBLISH: Final = verb("publish")
SCRATCH: Final = verb("scratch")
WITHDRAW: Final = verb("withdraw", SEAT_DOMAIN)
ACCEPT: Final = verb("accept", SEAT_DOMAIN)
DECLINE: Final = verb("decline", SEAT_DOMAIN)
COUNTER: Final = verb("counter", SEAT_DOMAIN)
"""Answer an offer with another one, which begins as the same deal seen from the other side."""
DROP: Final = verb("drop", GOODS_DOMAIN)
"""Take goods out of a draft again."""
# City Management.
PRODUCE: Final = verb("produce", CITY_DOMAIN)
BUILD: Final = verb("build", Domain("item", ITEMS, named=ITEM_NAMES))
BUILD_FREE: Final = verb("build-free", Domain("building", BUILDINGS, named=_CARD))
"""The Egyptians."""
DEVOTE: Final = verb("devote", CITY_DOMAIN)
HARVEST: Final = verb("harvest", CITY_DOMAIN, RESOURCE_DOMAIN)
PROGRAM: Final = verb("program", CITY_DOMAIN)
ADVANCE: Final = verb("advance")
HARVEST_RANDOM: Final = verb("harvest-random")
"""The capital harvests at the fifth city-state, if the resource is a random one (option `city_state_5`)."""
# Movement.
MARCH: Final = verb("march", SQUARE_DOMAIN, Domain("group", [f"{a}-{s}" for a, s in GROUPS]))
"""A group of so many armies and scouts of a square begins to move."""
STEP: Final = verb("step", DIRECTION_DOMAIN)
DISCOVER: Final = verb("discover", DIRECTION_DOMAIN)
LEAVE: Final = verb("leave", FIGURE_DOMAIN)
STOP: Final = verb("stop")
DEFECT: Final = verb("defect", DIRECTION_DOMAIN)
"""The Russians give up a figure in an enemy city for a tech."""
RAZE: Final = verb("raze")
# Battle.
FRONT: Final = verb("front", UNIT_DOMAIN, FRONT_DOMAIN)
"""Play a unit against a front, or open the next one."""
WOUND: Final = verb("wound", FRONT_DOMAIN)
HEAL: Final = verb("heal", FRONT_DOMAIN)
SAVE: Final = verb("save", UNIT_DOMAIN)
"""The Chinese."""
LOOT: Final = verb("loot", Domain("loot", LOOT_EFFECTS))
STEAL: Final = verb("steal", Domain.numbers("amount", 1, 3, counts=True))
STEAL_TOKEN: Final = verb("steal-token", Domain("back", ["hut", "village"], named="piece"))
COIN_OF: Final = verb("coin-of", Domain("place", COIN_PLACES, named="coin-place"))
STEAL_EVENT: Final = verb("steal-event", EVENT_DOMAIN)
# Research.
RESEARCH: Final = verb("research", TECH_DOMAIN)
SECOND: Final = verb("second", TECH_DOMAIN)
"""Notre-Dame."""
SKIP: Final = verb("skip")
# Before the game.
LEAD: Final = verb("lead", Domain("civilization", CIVILIZATIONS))
"""The civilization, if it is chosen at the table."""

SPACE: Final = ActionSpace(
    [
        DONE, AT, AGAINST, IN, FOUND, GOVERN, ASSIGN, EXPLORE, ADOPT, ABANDON, SWITCH, USE, PLAY, PAY, TARGET_WONDER,
        KILL, KILL_PERSON, PASS, WAIVE, ALLOW, REFUSE, RECRUIT, TAKE, KEEP, APPOINT, LEVEL, DISCARD, LEARN, OFFER, GIVE,
        GIVE_TOKEN, GIVE_EVENT, WANT, PUBLISH, SCRATCH, WITHDRAW, ACCEPT, DECLINE, PRODUCE, BUILD, BUILD_FREE, DEVOTE,
        HARVEST, PROGRAM, ADVANCE, HARVEST_RANDOM, MARCH, STEP, DISCOVER, LEAVE, STOP, DEFECT, RAZE, FRONT, WOUND, HEAL,
        SAVE, LOOT, STEAL, STEAL_TOKEN, COIN_OF, STEAL_EVENT, RESEARCH, SECOND, SKIP, COUNTER, DROP,
        LEAD,
    ]
)  # fmt: skip
"""Verbs that came later are last: positions keep actions, and those that are stored already must keep their numbers."""
DEALING: Final[list[Verb]] = [
    OFFER, GIVE, GIVE_TOKEN, GIVE_EVENT, WANT, PUBLISH, SCRATCH, WITHDRAW, ACCEPT, DECLINE, COUNTER, DROP,
]  # fmt: skip
"""What is said in deals."""


def is_dealing(action: int) -> bool:
    """Whether an action belongs to the Trade phase."""
    return any(each.owns(action) for each in DEALING)


DONE_CODE: Final = DONE.code()
PASS_CODE: Final = PASS.code()
WAIVE_CODE: Final = WAIVE.code()
ADVANCE_CODE: Final = ADVANCE.code()
STOP_CODE: Final = STOP.code()
SKIP_CODE: Final = SKIP.code()
