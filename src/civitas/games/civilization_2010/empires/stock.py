"""Decks, pools and markets: drawing, giving back, and markers coming to and leaving the map.

Nothing is asked or reported here; what follows from a gain is in `gains.py`. Coins are watched where a marker
that has some comes or goes.
"""

from civitas.games.civilization_2010.decks import event_deck, settle_events, settle_units, unit_deck
from civitas.games.civilization_2010.empire import ON_PANAMA_CANAL
from civitas.games.civilization_2010.facts.buildings import BUILDING_FAMILY, UPGRADE
from civitas.games.civilization_2010.facts.events import EVENT_LEVEL
from civitas.games.civilization_2010.facts.great_people import GREAT_PERSON_COUNT
from civitas.games.civilization_2010.facts.techs import TECH_OF_BUILDING
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.facts.units import UNIT_TYPE
from civitas.games.civilization_2010.facts.wonders import PANAMA_CANAL
from civitas.games.civilization_2010.map.pieces import (
    CITY,
    FIRST_CITY_STATE,
    FIRST_HUT,
    FIRST_PERSON,
    FIRST_WONDER,
    is_building,
    is_hidden,
    is_person,
    is_wonder,
)
from civitas.games.civilization_2010.model import Civilization2010, changed, exchanged, replaced, without
from civitas.games.civilization_2010.phases.winning import watch_coins, watch_coins_of

# Units.


def draw_unit(p: Civilization2010, unit_type: int) -> int:
    """The top card of a unit deck, or -1; faceup cards that come up are shuffled first (event.deck-a)."""
    deck = unit_deck(p, unit_type)
    settle_units(p, unit_type)
    if not deck:
        deck = _turned(p, p.unit_discards[unit_type])
        if not deck:
            return NONE
        p.unit_discards = replaced(p.unit_discards, unit_type, [])
    p.unit_decks = replaced(p.unit_decks, unit_type, deck[:-1])
    p.reveals += 1
    return deck[-1]


def discard_unit(p: Civilization2010, unit: int) -> None:
    """A killed unit goes faceup under its deck (battle.kill-a)."""
    unit_type = UNIT_TYPE[unit]
    p.unit_discards = replaced(p.unit_discards, unit_type, [*p.unit_discards[unit_type], unit])


def recover_unit(p: Civilization2010, unit: int) -> None:
    """A killed unit comes back from under its deck; it belongs to nobody until the caller gives it away."""
    unit_type = UNIT_TYPE[unit]
    discards = p.unit_discards[unit_type][:]
    discards.remove(unit)
    p.unit_discards = replaced(p.unit_discards, unit_type, discards)


def _turned(p: Civilization2010, discards: list[int]) -> list[int]:
    """Faceup cards as a deck: facedown and shuffled."""
    deck = discards[:]
    p.dice.shuffle(deck)
    return deck


# Culture events.


def draw_event(p: Civilization2010, level: int) -> int:
    """The top card of a deck of culture events, or -1."""
    deck = event_deck(p, level)
    settle_events(p, level)
    if not deck:
        deck = _turned(p, p.event_discards[level])
        if not deck:
            return NONE
        p.event_discards = replaced(p.event_discards, level, [])
    p.event_decks = replaced(p.event_decks, level, deck[:-1])
    p.reveals += 1
    return deck[-1]


def discard_event(p: Civilization2010, seat: int, event: int) -> None:
    """An event that was played or discarded goes from a hand faceup under its deck."""
    level = EVENT_LEVEL[event]
    p.empires[seat].hold_events(changed(p.empires[seat].events, event, -1))
    p.event_discards = replaced(p.event_discards, level, [*p.event_discards[level], event])


def recover_event(p: Civilization2010, seat: int, event: int) -> None:
    """An event goes back from under its deck into a hand."""
    level = EVENT_LEVEL[event]
    discards = p.event_discards[level][:]
    discards.remove(event)
    p.event_discards = replaced(p.event_discards, level, discards)
    p.empires[seat].hold_events(changed(p.empires[seat].events, event, 1))


# Great people.


def people_left(p: Civilization2010) -> int:
    """Great people in the pool."""
    return sum(p.people)


def random_person(p: Civilization2010, without: int = NONE) -> int:
    """A type drawn at random from the pool, which it does not leave yet; `without` one that was drawn before."""
    counts = p.people[:]
    if without >= 0:
        counts[without] -= 1
    drawn = p.dice.below(sum(counts))
    for person in range(GREAT_PERSON_COUNT):
        drawn -= counts[person]
        if drawn < 0:
            p.reveals += 1
            return person
    raise AssertionError("the pool is empty")


# Markers on squares.


def cover(p: Civilization2010, square: int, piece: int) -> None:
    """Put a building, wonder or great person into outskirts; what lay there goes where it belongs (ruling A14)."""
    uncover(p, square, overbuilt=True)
    p.lay(square, piece)
    if is_building(piece):
        p.buildings = changed(p.buildings, BUILDING_FAMILY[piece], -1)
    elif is_wonder(piece):
        p.wonder_square = exchanged(p.wonder_square, piece - FIRST_WONDER, square)
    watch_coins_of(p, p.owner[square])


def uncover(p: Civilization2010, square: int, overbuilt: bool = False) -> None:
    """Take a building, wonder or great person off a square.

    Buildings return to the market, wonders leave the game with their coin tokens; a great person returns to the pool,
    or to its owner's reserve if it is built over (build.overbuild-c).
    """
    if _take_off(p, square, overbuilt) and not overbuilt:
        watch_coins(p)


def _take_off(p: Civilization2010, square: int, overbuilt: bool) -> bool:
    """Take a building, wonder or great person off a square without a look at the coins; tells whether there was one."""
    piece = p.piece[square]
    if is_building(piece):
        p.buildings = changed(p.buildings, BUILDING_FAMILY[piece], 1)
    elif is_wonder(piece):
        p.wonder_square = exchanged(p.wonder_square, piece - FIRST_WONDER, NONE)
        if piece - FIRST_WONDER == PANAMA_CANAL:
            owner = p.empires[p.owner[square]]
            owner.coins = changed(owner.coins, ON_PANAMA_CANAL, -owner.coins[ON_PANAMA_CANAL])
    elif is_person(piece):
        if overbuilt:
            owner = p.empires[p.owner[square]]
            owner.people = changed(owner.people, piece - FIRST_PERSON, 1)
        else:
            p.people = changed(p.people, piece - FIRST_PERSON, 1)
    else:
        return False
    p.lay(square, NONE)
    return True


def built_form(p: Civilization2010, seat: int, building: int) -> int:
    """The form in which a player builds: the upgraded one as soon as it is unlocked (build.building-upgrade-a)."""
    upgrade = UPGRADE[building]
    return upgrade if upgrade >= 0 and p.empires[seat].knows(TECH_OF_BUILDING[upgrade]) else building


def upgrade_buildings(p: Civilization2010, seat: int) -> int:
    """Turn all buildings of a player whose upgrade is unlocked (build.building-upgrade-b); tells how many.

    They may have coins: whoever teaches the tech watches them.
    """
    turned = 0
    for centre in p.empires[seat].cities:
        for square in p.board.around[centre]:
            piece = p.piece[square]
            if is_building(piece) and built_form(p, seat, piece) != piece:
                p.lay(square, built_form(p, seat, piece))
                turned += 1
    return turned


def take_marker(p: Civilization2010, square: int) -> int:
    """Take a hut or village marker off the map: its kind; it belongs to nobody until the caller gives it away."""
    piece = p.piece[square]
    assert is_hidden(piece)
    p.lay(square, NONE)
    return piece - FIRST_HUT


def spend_token(p: Civilization2010, seat: int, marker: int) -> None:
    """A facedown token is revealed, spent and leaves the game (resource.token-a)."""
    p.empires[seat].tokens = changed(p.empires[seat].tokens, marker, -1)
    p.spent_markers = changed(p.spent_markers, marker, 1)


def lose_city_state(p: Civilization2010, square: int) -> None:
    """A city-state on the map leaves the game."""
    p.lost_city_states |= 1 << (p.piece[square] - FIRST_CITY_STATE)
    p.lay(square, NONE)
    watch_coins(p)


# The wonder market.


def refill_wonders(p: Civilization2010) -> None:
    """Turn up the next wonder for a free slot, if there is one (wonder.market-a)."""
    if p.wonder_deck:
        p.wonder_market = [*p.wonder_market, p.wonder_deck[-1]]
        p.wonder_deck = p.wonder_deck[:-1]
        p.reveals += 1


# Cities.


def put_city(p: Civilization2010, seat: int, square: int) -> None:
    """A city stands on a square from now on; the eight squares around are its outskirts."""
    empire = p.empires[seat]
    empire.cities = [*empire.cities, square]
    empire.walls = [*empire.walls, 0]
    empire.programs = [*empire.programs, 0]
    empire.acted = [*empire.acted, 0]
    empire.actions = [*empire.actions, 0]
    empire.bonus = [*empire.bonus, 0]
    p.lay(square, CITY)
    p.owner = p.owner[:]
    p.centre = p.centre[:]
    for each in [square, *p.board.around[square]]:
        p.owner[each] = seat
        p.centre[each] = square
    watch_coins(p)


def take_city(p: Civilization2010, seat: int, square: int) -> None:
    """A city is gone with all markers in its outskirts (battle.city-a); figures stay.

    It all goes at once: a coin printed under a marker does not count for a moment.
    """
    empire = p.empires[seat]
    for each in p.board.around[square]:
        _take_off(p, each, False)
    place = empire.cities.index(square)
    p.programs += empire.programs[place]
    empire.cities = without(empire.cities, place)
    empire.walls = without(empire.walls, place)
    empire.programs = without(empire.programs, place)
    empire.acted = without(empire.acted, place)
    empire.actions = without(empire.actions, place)
    empire.bonus = without(empire.bonus, place)
    p.lay(square, NONE)
    p.owner = p.owner[:]
    p.centre = p.centre[:]
    for each in [square, *p.board.around[square]]:
        p.owner[each] = NONE
        p.centre[each] = NONE
    empire.scout_city = [NONE if city == square else city for city in empire.scout_city]
    empire.army_city = [NONE if city == square else city for city in empire.army_city]
    watch_coins(p)
