"""Positions that a seat cannot tell from the real one: what lies facedown is dealt anew.

Cards and markers change places only with others that look alike from behind: unit cards of a type, culture events of a
level, huts with huts, wonders of an era. Everything hidden is put into a fixed order before it is shuffled.
"""

from typing import Final

from civitas.core.dice import Dice
from civitas.games.civilization_2010.battles.battle import battle_of
from civitas.games.civilization_2010.empire import Empire
from civitas.games.civilization_2010.facts.eras import ERA_COUNT
from civitas.games.civilization_2010.facts.events import EVENT_COUNT, EVENT_LEVEL, EVENT_LEVELS
from civitas.games.civilization_2010.facts.markers import GIVES_RESOURCE, HUT_COUNT, MARKER_COUNT, MARKER_REWARD
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.facts.units import UNIT_COUNT, UNIT_TYPE, UNIT_TYPE_COUNT
from civitas.games.civilization_2010.facts.wonders import WONDER_ERA
from civitas.games.civilization_2010.knowledge import knows_events, knows_hand
from civitas.games.civilization_2010.map.pieces import FIRST_HUT, FIRST_RELIC, FIRST_VILLAGE
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.phases.secret import SecretFrame

PATIENCE: Final = 5000
"""So many deals in vain never happen."""

_UNITS_OF_TYPE: Final[list[list[int]]] = [
    [unit for unit in range(UNIT_COUNT) if UNIT_TYPE[unit] == unit_type] for unit_type in range(UNIT_TYPE_COUNT)
]
_EVENTS_OF_LEVEL: Final[list[list[int]]] = [
    [event for event in range(EVENT_COUNT) if EVENT_LEVEL[event] == level] for level in range(EVENT_LEVELS + 1)
]
_HUTS: Final[list[int]] = list(range(HUT_COUNT))
_VILLAGES: Final[list[int]] = list(range(HUT_COUNT, MARKER_COUNT))


def imagine_position(p: Civilization2010, seat: int | None, rng: Dice) -> Civilization2010:
    """A copy of the position in which everything this seat cannot know is random."""
    q = p.clone()
    q.dice = Dice.seeded(rng.roll() << 32 | rng.roll())
    _deal_all_units(q, seat, rng)
    _deal_means(q, seat, rng)
    _deal_wonders(q, rng)
    _deal_tiles(q, rng)
    q.city_states = sorted(q.city_states)
    rng.shuffle(q.city_states)
    for frame in q.frames:
        if isinstance(frame, SecretFrame):
            frame.imagine(q, seat, rng)
    return q


# Taking and giving.


def _taken(holders: list[list[int]], kinds: list[int], pool: list[int]) -> list[int]:
    """Take all cards of these kinds from the holders into a pool; tells how many each had."""
    sizes: list[int] = []
    for counts in holders:
        before = len(pool)
        for kind in kinds:
            count = counts[kind]
            if count:
                pool += [kind] * count
                counts[kind] = 0
        sizes.append(len(pool) - before)
    return sizes


def _give(holders: list[list[int]], sizes: list[int], pool: list[int]) -> None:
    """Give every holder so many cards of a pool."""
    for holder, size in enumerate(sizes):
        counts = holders[holder]
        for _ in range(size):
            counts[pool.pop()] += 1


# Units.


def _deal_all_units(q: Civilization2010, seat: int | None, rng: Dice) -> None:
    """Mix decks, standing forces and barbarians; then draw the battle hands anew that the seat does not know."""
    for other, empire in enumerate(q.empires):
        if other != seat:
            empire.units = empire.units[:]
    q.hands = [hand[:] for hand in q.hands]
    secret = _secret_hands(q, seat)
    for side, fighter in secret:
        for unit in q.hands[side]:
            q.empires[fighter].units[unit] += 1
    players = [side for side, _ in secret]
    barbarians = [hand for side, hand in enumerate(q.hands) if side not in players and not knows_hand(q, seat, side)]
    q.unit_decks = q.unit_decks[:]
    for unit_type in range(UNIT_TYPE_COUNT):
        _deal_units(q, seat, unit_type, barbarians, rng)
    for side, fighter in secret:
        q.hands[side] = _drawn(q, fighter, len(q.hands[side]), rng)
    for hand in q.hands:
        hand.sort()


def _secret_hands(q: Civilization2010, seat: int | None) -> list[tuple[int, int]]:
    """The sides of a battle whose players keep their hands secret from the seat; those of barbarians show types."""
    battle = battle_of(q) if q.hands else None
    if battle is None:
        return []
    sides = [(side, battle.fighter(side)) for side in range(len(q.hands))]
    return [(side, fighter) for side, fighter in sides if fighter >= 0 and not knows_hand(q, seat, side)]


def _drawn(q: Civilization2010, seat: int, size: int, rng: Dice) -> list[int]:
    """So many units drawn at random from the standing forces of a seat."""
    units = q.empires[seat].units
    forces = [unit for unit, count in enumerate(units) for _ in range(count)]
    rng.shuffle(forces)
    for unit in forces[:size]:
        units[unit] -= 1
    return forces[:size]


def _deal_units(q: Civilization2010, seat: int | None, unit_type: int, barbarians: list[list[int]], rng: Dice) -> None:
    """Mix the deck with the standing forces and the barbarians that the seat does not see."""
    forces = [empire.units for other, empire in enumerate(q.empires) if other != seat]
    places = [[place for place, unit in enumerate(hand) if UNIT_TYPE[unit] == unit_type] for hand in barbarians]
    pool = q.unit_decks[unit_type][:]
    sizes = _taken(forces, _UNITS_OF_TYPE[unit_type], pool)
    for holder, hand in enumerate(barbarians):
        pool += [hand[place] for place in places[holder]]
    pool.sort()
    rng.shuffle(pool)
    _give(forces, sizes, pool)
    for holder, hand in enumerate(barbarians):
        for place in places[holder]:
            hand[place] = pool.pop()
    q.unit_decks[unit_type] = pool


# Culture events and markers.


def _deal_means(q: Civilization2010, seat: int | None, rng: Dice) -> None:
    """Deal culture events and markers, again and again until everybody can do what was announced.

    The real hands could, so sooner or later it comes out.
    """
    holding = [empire for other, empire in enumerate(q.empires) if not knows_events(q, seat, other)]
    keeping = [empire for other, empire in enumerate(q.empires) if other != seat]
    squares = [square for square, piece in enumerate(q.piece) if FIRST_HUT <= piece < FIRST_RELIC]
    huts = [square for square in squares if q.piece[square] < FIRST_VILLAGE]
    villages = [square for square in squares if q.piece[square] >= FIRST_VILLAGE]
    secrets = [frame for frame in q.frames if isinstance(frame, SecretFrame)]
    for _ in range(PATIENCE):
        _deal_events(q, holding, rng)
        q.piece = q.piece[:]
        for empire in keeping:
            empire.tokens = empire.tokens[:]
        q.huts = _deal_markers(q, keeping, _HUTS, q.huts, huts, rng)
        q.villages = _deal_markers(q, keeping, _VILLAGES, q.villages, villages, rng)
        if all(frame.is_possible(q) for frame in secrets):
            return


def _deal_events(q: Civilization2010, holding: list[Empire], rng: Dice) -> None:
    """Mix the deck of each level with the hands that the seat does not see."""
    for empire in holding:
        empire.events = empire.events[:]
    hands = [empire.events for empire in holding]
    q.event_decks = q.event_decks[:]
    for level in range(1, EVENT_LEVELS + 1):
        pool = q.event_decks[level][:]
        sizes = _taken(hands, _EVENTS_OF_LEVEL[level], pool)
        pool.sort()
        rng.shuffle(pool)
        _give(hands, sizes, pool)
        q.event_decks[level] = pool


def _deal_markers(
    q: Civilization2010, keeping: list[Empire], kinds: list[int], facedown: list[int], squares: list[int], rng: Dice
) -> list[int]:
    """Mix the markers on the map, in the pool and kept facedown by others; only resources are kept (explore.hut-b).

    Gives the new pool.
    """
    holders = [empire.tokens for empire in keeping]
    pool = facedown[:]
    sizes = _taken(holders, kinds, pool)
    pool += [q.piece[square] - FIRST_HUT for square in squares]
    pool.sort()
    resources = [marker for marker in pool if MARKER_REWARD[marker] == GIVES_RESOURCE]
    others = [marker for marker in pool if MARKER_REWARD[marker] != GIVES_RESOURCE]
    rng.shuffle(resources)
    _give(holders, sizes, resources)
    pool = sorted(resources + others)
    rng.shuffle(pool)
    for square in squares:
        q.piece[square] = FIRST_HUT + pool.pop()
    return pool


# Wonders and tiles.


def _deal_wonders(q: Civilization2010, rng: Dice) -> None:
    """Mix the wonders of an era in the deck and in the box; the eras lie upon each other (setup.wonder-deck-a)."""
    deck, box = q.wonder_deck[:], q.wonder_box[:]
    for era in range(ERA_COUNT):
        in_deck = [place for place, wonder in enumerate(deck) if WONDER_ERA[wonder] == era]
        in_box = [place for place, wonder in enumerate(box) if WONDER_ERA[wonder] == era]
        pool = [deck[place] for place in in_deck] + [box[place] for place in in_box]
        pool.sort()
        rng.shuffle(pool)
        for place in in_deck:
            deck[place] = pool.pop()
        for place in in_box:
            box[place] = pool.pop()
    box.sort()
    q.wonder_deck, q.wonder_box = deck, box


def _deal_tiles(q: Civilization2010, rng: Dice) -> None:
    """Mix the neutral tiles that lie facedown on the map with those that are not used."""
    slots = [slot for slot, facing in enumerate(q.facing) if facing == NONE and q.tiles[slot] != NONE]
    pool = q.spare_tiles + [q.tiles[slot] for slot in slots]
    pool.sort()
    rng.shuffle(pool)
    q.tiles = q.tiles[:]
    for slot in slots:
        q.tiles[slot] = pool.pop()
    q.spare_tiles = sorted(pool)
