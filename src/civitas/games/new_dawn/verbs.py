"""Everything a seat can say."""

from typing import Final

from civitas.core.verbs import ActionSpace, Domain, verb
from civitas.games.new_dawn.facts.city_states import CITY_STATES
from civitas.games.new_dawn.facts.diplomacy import PACT_COUNT, PACTS
from civitas.games.new_dawn.facts.focus_cards import FOCUS_CARDS
from civitas.games.new_dawn.facts.kinds import SLOTS
from civitas.games.new_dawn.facts.terrain import BARBARIANS, NATURAL_WONDERS, RESOURCE_COUNT, RESOURCES
from civitas.games.new_dawn.facts.wonders import WONDERS
from civitas.games.new_dawn.map.hexes import DIRECTIONS, Hex
from civitas.games.new_dawn.map.tiles import SIDES, TILE_COUNT
from civitas.games.new_dawn.map.world import SPACE_NAMES
from civitas.games.new_dawn.options import MOST_PLAYERS

REACH: Final = 12
"""No tile of a built map has its anchor farther from the middle than this, in either coordinate."""

SPACE_DOMAIN: Final = Domain("space", SPACE_NAMES)
SLOT_DOMAIN: Final = Domain.numbers("slot", 1, SLOTS)
DIRECTION_DOMAIN: Final = Domain("direction", DIRECTIONS)
RESOURCE_DOMAIN: Final = Domain("resource", RESOURCES)

# What can be spent: trade tokens, resources, city-state tokens, natural wonder tokens.
SPEND_TRADE: Final = 0
SPEND_RESOURCE: Final = 1
SPEND_STATE: Final = SPEND_RESOURCE + RESOURCE_COUNT
SPEND_NATURAL: Final = SPEND_STATE + len(CITY_STATES)
SOURCE_DOMAIN: Final = Domain(
    "source",
    ["trade", *RESOURCES, *CITY_STATES, *NATURAL_WONDERS],
    named={
        "trade": "source-trade",
        **{resource: f"resource-{resource}" for resource in RESOURCES},
        **{state: f"city-state-{state}" for state in CITY_STATES},
        **{natural: f"natural-wonder-{natural}" for natural in NATURAL_WONDERS},
    },
)

# Diplomacy cards: four of each player, then those of the city-states.
PACT_WORDS: Final[list[str]] = [f"{pact}-{seat + 1}" for seat in range(MOST_PLAYERS) for pact in PACTS]
FIRST_STATE_CARD: Final = MOST_PLAYERS * PACT_COUNT
DIPLOMACY_DOMAIN: Final = Domain("diplomacy", [*PACT_WORDS, *CITY_STATES], named="card")
PACT_DOMAIN: Final = Domain("pact", PACT_WORDS, named="card")

STORE_ON_WONDER: Final = SLOTS
"""The place behind the slots: Great Zimbabwe."""
STORE_DOMAIN: Final = Domain(
    "store",
    [*[str(slot) for slot in range(1, SLOTS + 1)], "great-zimbabwe"],
    named={
        **{str(slot): f"store-{slot}" for slot in range(1, SLOTS + 1)},
        "great-zimbabwe": "card-great-zimbabwe",
    },
)

ANCHORS: Final[list[Hex]] = [(q, r) for q in range(-REACH, REACH + 1) for r in range(-REACH, REACH + 1)]

# Map building.
TILE: Final = verb(
    "tile",
    Domain("tile", [f"{tile}{side}" for tile in range(1, TILE_COUNT + 1) for side in SIDES]),
    Domain.numbers("rotation", 0, 5),
)
AT: Final = verb("at", Domain("anchor", [f"{q},{r}" for q, r in ANCHORS]))
# The turn.
RESOLVE: Final = verb("resolve", SLOT_DOMAIN)
USE: Final = verb("use", Domain("wonder", WONDERS, named="card"))
"""A wonder whose effect is a question of yes or no."""
DONE: Final = verb("done")
SWAP: Final = verb("swap", SLOT_DOMAIN, Domain.numbers("other", 1, SLOTS))
"""Oracle, Montezuma."""
DESTROY: Final = verb("destroy", SPACE_DOMAIN)
"""Forbidden City."""
NAME: Final = verb("name", SPACE_DOMAIN)
"""Eiffel Tower: one of the two tokens."""
CEDE: Final = verb("cede", SPACE_DOMAIN)
"""Eiffel Tower: what its victim gives up."""
PUSH: Final = verb("push", Domain("barbarian", BARBARIANS), DIRECTION_DOMAIN)
"""Seoul."""
RENEGOTIATE: Final = verb("renegotiate", PACT_DOMAIN, Domain("for", PACT_WORDS, named="card"))
"""Geneva."""
UNLOAD: Final = verb("unload", SLOT_DOMAIN)
"""Great Zimbabwe: one trade token from the wonder onto a card."""
# Cards.
SPEND: Final = verb("spend", SOURCE_DOMAIN)
PLACE: Final = verb("place", SPACE_DOMAIN)
SHIFT: Final = verb("shift", SPACE_DOMAIN, DIRECTION_DOMAIN)
SUBVERT: Final = verb("subvert", SPACE_DOMAIN)
REMOVE: Final = verb("remove", SPACE_DOMAIN)
"""Take an own piece off the map because none is unused (R15.2-a)."""
ADVANCE: Final = verb("advance")
"""Turn the tech dial, now that everything is spent."""
DEVELOP: Final = verb("develop", Domain("card", [card.id for card in FOCUS_CARDS]), SLOT_DOMAIN)
UPGRADE: Final = verb("upgrade", SLOT_DOMAIN)
STRIKE: Final = verb("strike", SPACE_DOMAIN)
SEND: Final = verb("send", Domain.numbers("caravan", 1, 3), SPACE_DOMAIN)
TAKE: Final = verb("take", DIPLOMACY_DOMAIN)
EXCHANGE: Final = verb("exchange", RESOURCE_DOMAIN, Domain("for", RESOURCES, named="resource"))
"""Steam Power."""
BARTER: Final = verb("barter", RESOURCE_DOMAIN, Domain("for", RESOURCES, named="resource"))
"""A resource of the automated player for another one from the supply (A5.3-a)."""
GAIN: Final = verb("gain", RESOURCE_DOMAIN)
BUILD: Final = verb("build", SPACE_DOMAIN)
SETTLE: Final = verb("settle", Domain.numbers("caravan", 1, 3))
"""Animal Husbandry: a city where a caravan stands, which goes back to its card."""
CONSTRUCT: Final = verb("construct", Domain("wonder", WONDERS, named="card"))
HOUSE: Final = verb("house", SPACE_DOMAIN)
"""The city that gets a wonder."""
REINFORCE: Final = verb("reinforce", SPACE_DOMAIN)
ATTACK: Final = verb("attack", SPACE_DOMAIN)
CONQUER: Final = verb("conquer")
LIBERATE: Final = verb("liberate")
LOOT: Final = verb("loot", SLOT_DOMAIN)
STORE: Final = verb("store", STORE_DOMAIN)
LAY: Final = verb("lay", SLOT_DOMAIN)
"""Roosevelt: the card that gets a natural wonder token."""
DISCARD: Final = verb("discard", SLOT_DOMAIN)
GIVE_BACK: Final = verb("give-back", PACT_DOMAIN)
"""Potala Palace lost: a card above the limit."""
LOSE: Final = verb("lose", SPACE_DOMAIN)
"""Nuclear Power of the automated player: the city to be destroyed."""

SPACE: Final = ActionSpace(
    [
        TILE, AT, RESOLVE, USE, DONE, SWAP, DESTROY, NAME, CEDE, PUSH, RENEGOTIATE, UNLOAD, SPEND, PLACE, SHIFT,
        SUBVERT, REMOVE, ADVANCE, DEVELOP, UPGRADE, STRIKE, SEND, TAKE, EXCHANGE, BARTER, GAIN, BUILD, SETTLE,
        CONSTRUCT, HOUSE, REINFORCE, ATTACK, CONQUER, LIBERATE, LOOT, STORE, LAY, DISCARD, GIVE_BACK, LOSE,
    ]
)  # fmt: skip
DONE_CODE: Final = DONE.code()
ADVANCE_CODE: Final = ADVANCE.code()
CONQUER_CODE: Final = CONQUER.code()
LIBERATE_CODE: Final = LIBERATE.code()
