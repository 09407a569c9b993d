"""Positions that a seat cannot tell from the real one: what lies facedown is dealt anew.

Cards and markers change places only with others that look alike from behind: unit cards of a type, culture events of a
level, huts with huts, wonders of an era. Everything hidden is put into a fixed order before it is shuffled.
"""

from typing import Final

from civitas.core.dice import Dice
from civitas.games.civilization_2010.battles.battle import battle_of
from civitas.games.civilization_2010.facts.eras import ERA_COUNT
from civitas.games.civilization_2010.facts.events import EVENT_COUNT, EVENT_LEVEL, EVENT_LEVELS
from civitas.games.civilization_2010.facts.markers import GIVES_RESOURCE, HUT_COUNT, MARKER_COUNT, MARKER_REWARD
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.facts.units import UNIT_COUNT, UNIT_TYPE, UNIT_TYPE_COUNT
from civitas.games.civilization_2010.facts.wonders import WONDER_ERA
from civitas.games.civilization_2010.knowledge import knows_events, knows_hand
from civitas.games.civilization_2010.map.pieces import FIRST_HUT, is_hut, is_village
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.phases.secret import SecretFrame

PATIENCE: Final = 5000
"""So many deals in vain never happen."""


def imagine_position(p: Civilization2010, seat: int | None, rng: Dice) -> Civilization2010:
    """A copy of the position in which everything this seat cannot know is random."""
    q = p.clone()
    q.dice = Dice.seeded(rng.roll() << 32 | rng.roll())
    # These are shared with the real position until they change.
    q.unit_decks = q.unit_decks[:]
    q.event_decks = q.event_decks[:]
    q.wonder_deck = q.wonder_deck[:]
    q.wonder_box = q.wonder_box[:]
    q.tiles = q.tiles[:]
    secret = _secret_hands(q, seat)
    for side, fighter in secret:
        for unit in q.hands[side]:
            q.empires[fighter].units[unit] += 1
    for unit_type in range(UNIT_TYPE_COUNT):
        _deal_units(q, seat, unit_type, rng)
    for side, fighter in secret:
        q.hands[side] = _drawn(q, fighter, len(q.hands[side]), rng)
    for hand in q.hands:
        hand.sort()
    _deal_means(q, seat, rng)
    for era in range(ERA_COUNT):
        _deal_wonders(q, era, rng)
    q.wonder_box.sort()
    _deal_tiles(q, rng)
    q.city_states = sorted(q.city_states)
    rng.shuffle(q.city_states)
    for frame in q.frames:
        if isinstance(frame, SecretFrame):
            frame.imagine(q, seat, rng)
    return q


def _secret_hands(q: Civilization2010, seat: int | None) -> list[tuple[int, int]]:
    """The sides of a battle whose players keep their hands secret from the seat; those of barbarians show types."""
    battle = battle_of(q)
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


def _deal_units(q: Civilization2010, seat: int | None, unit_type: int, rng: Dice) -> None:
    """Mix the deck with the standing forces and the barbarians that the seat does not see."""
    kinds = [unit for unit in range(UNIT_COUNT) if UNIT_TYPE[unit] == unit_type]
    forces = [empire.units for other, empire in enumerate(q.empires) if other != seat]
    players = [side for side, _ in _secret_hands(q, seat)]
    hands = [hand for side, hand in enumerate(q.hands) if side not in players and not knows_hand(q, seat, side)]
    places = [[place for place, unit in enumerate(hand) if UNIT_TYPE[unit] == unit_type] for hand in hands]
    pool = q.unit_decks[unit_type] + _taken(forces, kinds)
    pool += [hand[place] for hand, free in zip(hands, places, strict=True) for place in free]
    sizes = [sum(units[unit] for unit in kinds) for units in forces]
    pool.sort()
    rng.shuffle(pool)
    _give(forces, kinds, sizes, pool)
    for hand, free in zip(hands, places, strict=True):
        for place in free:
            hand[place] = pool.pop()
    q.unit_decks[unit_type] = pool


def _deal_means(q: Civilization2010, seat: int | None, rng: Dice) -> None:
    """Deal culture events and markers, again and again until everybody can do what was announced.

    The real hands could, so sooner or later it comes out.
    """
    secrets = [frame for frame in q.frames if isinstance(frame, SecretFrame)]
    for _ in range(PATIENCE):
        for level in range(1, EVENT_LEVELS + 1):
            _deal_events(q, seat, level, rng)
        _deal_markers(q, seat, range(HUT_COUNT), rng)
        _deal_markers(q, seat, range(HUT_COUNT, MARKER_COUNT), rng)
        if all(frame.is_possible(q) for frame in secrets):
            return


def _deal_events(q: Civilization2010, seat: int | None, level: int, rng: Dice) -> None:
    """Mix the deck of a level with the hands that the seat does not see."""
    kinds = [event for event in range(EVENT_COUNT) if EVENT_LEVEL[event] == level]
    hands = [empire.events for other, empire in enumerate(q.empires) if not knows_events(q, seat, other)]
    sizes = [sum(events[event] for event in kinds) for events in hands]
    pool = q.event_decks[level] + _taken(hands, kinds)
    pool.sort()
    rng.shuffle(pool)
    _give(hands, kinds, sizes, pool)
    q.event_decks[level] = pool


def _deal_markers(q: Civilization2010, seat: int | None, kinds: range, rng: Dice) -> None:
    """Mix the markers on the map, in the pool and kept facedown by others; only resources are kept (explore.hut-b)."""
    are_huts = kinds.start == 0
    squares = [square for square, piece in enumerate(q.piece) if (is_hut(piece) if are_huts else is_village(piece))]
    keeping = [empire.tokens for other, empire in enumerate(q.empires) if other != seat]
    sizes = [sum(tokens[marker] for marker in kinds) for tokens in keeping]
    pool = (q.huts if are_huts else q.villages) + [q.piece[square] - FIRST_HUT for square in squares]
    pool += _taken(keeping, list(kinds))
    pool.sort()
    resources = [marker for marker in pool if MARKER_REWARD[marker] == GIVES_RESOURCE]
    others = [marker for marker in pool if MARKER_REWARD[marker] != GIVES_RESOURCE]
    rng.shuffle(resources)
    _give(keeping, list(kinds), sizes, resources)
    rest = sorted(resources + others)
    rng.shuffle(rest)
    for square in squares:
        q.piece[square] = FIRST_HUT + rest.pop()
    if are_huts:
        q.huts = rest
    else:
        q.villages = rest


def _taken(holders: list[list[int]], kinds: list[int]) -> list[int]:
    """The cards of these kinds, as a list."""
    return [kind for counts in holders for kind in kinds for _ in range(counts[kind])]


def _give(holders: list[list[int]], kinds: list[int], sizes: list[int], pool: list[int]) -> None:
    """Give every holder as many cards of the pool as it had of these kinds."""
    for counts, size in zip(holders, sizes, strict=True):
        for kind in kinds:
            counts[kind] = 0
        for _ in range(size):
            counts[pool.pop()] += 1


def _deal_wonders(q: Civilization2010, era: int, rng: Dice) -> None:
    """Mix the wonders of an era in the deck and in the box; the eras lie upon each other (setup.wonder-deck-a)."""
    in_deck = [place for place, wonder in enumerate(q.wonder_deck) if WONDER_ERA[wonder] == era]
    in_box = [place for place, wonder in enumerate(q.wonder_box) if WONDER_ERA[wonder] == era]
    pool = [q.wonder_deck[place] for place in in_deck] + [q.wonder_box[place] for place in in_box]
    pool.sort()
    rng.shuffle(pool)
    for place in in_deck:
        q.wonder_deck[place] = pool.pop()
    for place in in_box:
        q.wonder_box[place] = pool.pop()


def _deal_tiles(q: Civilization2010, rng: Dice) -> None:
    """Mix the neutral tiles that lie facedown on the map with those that are not used."""
    slots = [slot for slot, facing in enumerate(q.facing) if facing == NONE and q.tiles[slot] != NONE]
    pool = q.spare_tiles + [q.tiles[slot] for slot in slots]
    pool.sort()
    rng.shuffle(pool)
    for slot in slots:
        q.tiles[slot] = pool.pop()
    q.spare_tiles = sorted(pool)
