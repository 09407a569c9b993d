"""Descriptions of positions in the words of the game, from which `building.build_scenario` builds them again."""

from typing import Any

from civitas.games.new_dawn.civilization import IN_RESERVE, ON_CARD, Civilization
from civitas.games.new_dawn.facts.agendas import AGENDAS, VICTORY_CARDS
from civitas.games.new_dawn.facts.city_states import CITY_STATES
from civitas.games.new_dawn.facts.focus_cards import CARD_COUNT
from civitas.games.new_dawn.facts.leaders import LEADERS
from civitas.games.new_dawn.facts.terrain import NATURAL_WONDERS, RESOURCE_COUNT, RESOURCES
from civitas.games.new_dawn.map.world import SPACE_NAMES
from civitas.games.new_dawn.model import CAPITAL, REINFORCED, NewDawn
from civitas.games.new_dawn.options import OPTIONS
from civitas.games.new_dawn.scenario.seat_entries import NO_CAPITAL, NO_CARD, default_deck
from civitas.games.new_dawn.scenario.sketches import describe_map
from civitas.games.new_dawn.scenario.table_entries import describe_barbarians, describe_holders, describe_wonders
from civitas.games.new_dawn.words import CARD_WORD, ONCE, PACT, RESERVE_WORD, bit_words, focus_ids


def describe_position(p: NewDawn) -> dict[str, Any]:
    """A description that builds exactly this position again."""
    defaults = {option.name: option.default for option in OPTIONS}
    description: dict[str, Any] = {
        "players": p.players,
        "round": p.round,
        "active": p.active + 1,
        "first": p.first + 1,
        "event": p.event,
        "map": describe_map(p),
        "resources": {
            SPACE_NAMES[space]: RESOURCES[lying] for space, lying in enumerate(p.lying) if 0 <= lying < RESOURCE_COUNT
        },
        "barbarians": describe_barbarians(p),
        "city_states": describe_holders(p.states, p.world.city_state, CITY_STATES),
        "natural_wonders": describe_holders(p.naturals, p.world.natural_wonder, NATURAL_WONDERS),
        "wonders": describe_wonders(p),
        "victory_cards": [VICTORY_CARDS[card] for card in p.victory_cards],
        "civilizations": [_describe_civilization(p, seat, c) for seat, c in enumerate(p.civs)],
        "dice": p.dice.state(),
        "flow": [frame.dump() for frame in p.frames],
    }
    rare: dict[str, Any] = {
        "options": {key: value for key, value in p.setting.options.items() if value != defaults[key]},
        "pause": not p.is_over and not p.to_act,
        "great_zimbabwe": p.zimbabwe,
        "turn": _describe_turn(p),
        "hands": [hand[:] for hand in p.hands],
        "result": p.result.to_json() if p.result else None,
    }
    return description | {key: value for key, value in rare.items() if value}


def _describe_turn(p: NewDawn) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "once": [word for word, bit in ONCE.items() if p.once & bit],
        "won": [SPACE_NAMES[space] for space in p.won],
        "arrived": [SPACE_NAMES[space] for space in p.arrived],
        "spent": bit_words(CITY_STATES, p.spent_states) + bit_words(NATURAL_WONDERS, p.spent_naturals),
        "victories": p.victories,
    }
    return {key: value for key, value in entry.items() if value}


def _describe_civilization(p: NewDawn, seat: int, c: Civilization) -> dict[str, Any]:
    is_automa = seat == p.automa
    capitals = [SPACE_NAMES[space] for space in c.cities if p.piece[space] == CAPITAL]
    row = focus_ids(c.row, is_automa)
    entry: dict[str, Any] = {
        "row": row,
        "caravans": [_caravan(space) for space in c.caravans],
        "markers": c.markers,
    }
    rare: dict[str, Any] = {
        "leader": LEADERS[c.leader] if c.leader >= 0 else "",
        "trade": {card: count for card, count in zip(row, c.trade, strict=True) if count},
        "dial": c.dial,
        "resources": {RESOURCES[resource]: count for resource, count in enumerate(c.resources) if count},
        "capital": capitals[0] if capitals else None,
        "cities": [SPACE_NAMES[space] for space in c.cities if p.piece[space] != CAPITAL],
        "tokens": [SPACE_NAMES[space] for space in c.tokens],
        "reinforced": [SPACE_NAMES[space] for space in c.tokens if p.piece[space] == REINFORCED],
        "agendas": bit_words(AGENDAS, c.agendas),
        "envoys": bit_words(CITY_STATES, c.envoys),
        "pacts": _pacts(p, seat),
        "on_cards": _tokens_on_cards(p, seat, c),
        "beaten_capital": bool(c.has_beaten_capital),
    }
    if c.deck != default_deck(c.row):
        entry["deck"] = focus_ids([card for card in range(CARD_COUNT) if (c.deck >> card) & 1], is_automa)
    if not capitals:
        entry["capital"] = NO_CAPITAL
    return entry | {key: value for key, value in rare.items() if value}


def _caravan(space: int) -> str:
    return {ON_CARD: CARD_WORD, IN_RESERVE: RESERVE_WORD}.get(space) or SPACE_NAMES[space]


def _pacts(p: NewDawn, seat: int) -> dict[str, list[str]]:
    """The diplomacy cards held, by the players they belong to."""
    held = {str(giver + 1): [list(PACT)[pact] for pact in p.pacts_of(seat, giver)] for giver in range(p.players)}
    return {giver: pacts for giver, pacts in held.items() if pacts}


def _tokens_on_cards(p: NewDawn, seat: int, c: Civilization) -> dict[str, int]:
    """The slots of the tokens that the player holds."""
    entry = {}
    for names, holders, piles in ((CITY_STATES, p.states, c.states_on), (NATURAL_WONDERS, p.naturals, c.naturals_on)):
        for token, name in enumerate(names):
            if holders[token] == seat:
                slots = [slot + 1 for slot, bits in enumerate(piles) if (bits >> token) & 1]
                entry[name] = slots[0] if slots else NO_CARD
    return entry
