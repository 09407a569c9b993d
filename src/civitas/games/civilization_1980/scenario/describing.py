"""Descriptions of positions in the words of the game, from which `building.build_scenario` builds them again."""

from typing import Any

from civitas.games.civilization_1980.facts.board import AREAS, COASTS
from civitas.games.civilization_1980.facts.cards import CARD_COPIES, CARDS, COMMODITY_COUNT, KINDS, MYSTICISM
from civitas.games.civilization_1980.facts.nations import NATIONS
from civitas.games.civilization_1980.model import CALAMITIES, Civilization1980
from civitas.games.civilization_1980.options import OPTIONS


def describe_position(p: Civilization1980) -> dict[str, Any]:
    """A description that builds exactly this position again."""
    defaults = {option.name: option.default for option in OPTIONS}
    chosen = {key: value for key, value in p.setting.options.items() if value != defaults[key]}
    description: dict[str, Any] = {
        "players": [NATIONS[nation] if nation >= 0 else None for nation in p.nation],
        "round": p.round,
        "phase": p.phase,
        "stacks": {str(stack + 1): [KINDS[kind] for kind in cards[::-1]] for stack, cards in enumerate(p.stacks)},
        "known": [marks[::-1] for marks in p.known],
        "dice": p.dice.state(),
        "flow": [frame.dump() for frame in p.frames],
    }
    rare: dict[str, Any] = {
        "options": chosen,
        "supply": _odd_supply(p),
        "exempt": [AREAS[area] for area in p.exempt],
        "barred": [NATIONS[p.nation[seat]] for seat in p.order if (p.barred >> seat) & 1],
        "pause": p.pauses[:],
        "result": p.result.to_json() if p.result else None,
    }
    description.update({key: value for key, value in rare.items() if value})
    if p.mover >= 0:
        description.update({"mover": NATIONS[p.nation[p.mover]], "cargo": p.cargo[:]})
    for seat, nation in enumerate(p.nation):
        if nation >= 0:
            description[NATIONS[nation]] = _describe_seat(p, seat)
    return description


def _describe_seat(p: Civilization1980, seat: int) -> dict[str, Any]:
    ships = [COASTS[coast] if coast >= 0 else None for coast in p.ships[seat]]
    while ships and ships[-1] is None:
        ships.pop()
    entry: dict[str, Any] = {
        "tokens": {AREAS[area]: p.tokens[seat][area] for area in p.areas_of(seat)},
        "cities": [AREAS[area] for area in p.cities_of(seat)],
        "ships": ships,
        "treasury": p.treasury[seat],
        "cards": [CARDS[card] for card in range(len(CARDS)) if p.has(seat, card)],
        "hand": {KINDS[kind]: count for kind, count in enumerate(p.hand[seat]) if count},
        "open": {
            KINDS[COMMODITY_COUNT + calamity]: _trader_name(p, calamity)
            for calamity in range(CALAMITIES)
            if p.calamity_holder[calamity] == seat
        },
        "track": p.track[seat],
    }
    entry = {key: value for key, value in entry.items() if value}
    entry["census"] = p.census[seat]
    if p.aside[seat]:
        entry["stock"] = p.stock[seat]
    return entry


def _trader_name(p: Civilization1980, calamity: int) -> str | None:
    trader = p.calamity_trader[calamity]
    return NATIONS[p.nation[trader]] if trader >= 0 else None


def _odd_supply(p: Civilization1980) -> dict[str, int]:
    odd = {}
    for card, name in enumerate(CARDS):
        owned = sum((cards >> card) & 1 for cards in p.cards)
        copies = p.setting.mysticism if card == MYSTICISM else CARD_COPIES[card]
        if p.supply[card] != copies - owned:
            odd[name] = p.supply[card]
    return odd
