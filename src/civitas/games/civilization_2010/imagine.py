"""Positions that a seat cannot tell from the real one: what lies facedown is dealt anew.

Cards and markers change places only with others that look alike from behind: unit cards of a type, culture events of a
level, huts with huts, wonders of an era. Everything hidden is put into a fixed order before it is shuffled.
"""

from typing import Final

from civitas.core.dice import Dice, ThoughtDice
from civitas.core.shelves import Shelf, in_fixed_order
from civitas.games.civilization_2010.battles.battle import battle_of
from civitas.games.civilization_2010.decks import ALL_LOOSE
from civitas.games.civilization_2010.empire import Empire
from civitas.games.civilization_2010.facts.eras import ERA_COUNT
from civitas.games.civilization_2010.facts.events import EVENT_LEVEL
from civitas.games.civilization_2010.facts.markers import GIVES_RESOURCE, HUT_COUNT, MARKER_COUNT, MARKER_REWARD
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.facts.units import UNIT_COUNT, UNIT_TYPE
from civitas.games.civilization_2010.facts.wonders import WONDER_ERA
from civitas.games.civilization_2010.knowledge import knows_events, knows_hand
from civitas.games.civilization_2010.map.pieces import FIRST_HUT, FIRST_RELIC
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.phases.secret import SecretFrame

PATIENCE: Final = 5000
"""So many deals in vain never happen."""

_IS_VILLAGE: Final[list[int]] = [0 if marker < HUT_COUNT else 1 for marker in range(MARKER_COUNT)]
_PILE: Final[list[int]] = [
    is_village + (2 if reward == GIVES_RESOURCE else 0)
    for is_village, reward in zip(_IS_VILLAGE, MARKER_REWARD, strict=True)
]
"""Huts, villages, huts with resources, villages with resources."""


def imagine_position(p: Civilization2010, seat: int | None, dice: Dice) -> Civilization2010:
    """A copy of the position in which everything this seat cannot know is random."""
    rng = ThoughtDice(dice)
    q = p.clone()
    q.dice = rng.dice()
    q.order = rng.order()
    q.loose = ALL_LOOSE
    _deal_units(q, seat, rng)
    _deal_means(q, seat, rng)
    _deal_wonders(q, rng)
    _deal_tiles(q, rng)
    q.city_states = sorted(q.city_states)
    rng.shuffle(q.city_states)
    for frame in q.frames:
        if isinstance(frame, SecretFrame):
            frame.imagine(q, seat, rng)
    return q


# What looks alike from behind makes a group: a type, a level, huts, villages.


def _dealt(holders: list[list[int]], groups: list[int], pools: list[list[int]], rng: ThoughtDice) -> list[list[int]]:
    """Mix what all hold, as counts of each kind, with the pools of its groups; everybody gets as many of each group.

    Whoever holds nothing keeps the same list. Pools are sorted; of one from which somebody has got something, what is
    left lies in no order.
    """
    held: list[list[int]] = [[] for _ in pools]
    takers: list[list[int]] = [[] for _ in pools]
    dealt: list[list[int]] = []
    for holder, counts in enumerate(holders):
        if not any(counts):
            dealt.append(counts)
            continue
        dealt.append([0] * len(groups))
        for kind, count in enumerate(counts):
            if count:
                group = groups[kind]
                holding, taking = held[group], takers[group]
                for _ in range(count):
                    holding.append(kind)
                    taking.append(holder)
    for group, taking in enumerate(takers):
        if taking:
            pool = pools[group] + held[group]
            pool.sort()
            rng.draw(pool, len(taking))
            for holder in reversed(taking):
                dealt[holder][pool.pop()] += 1
            pools[group] = pool
    return dealt


# Units.


def _deal_units(q: Civilization2010, seat: int | None, rng: ThoughtDice) -> None:
    """Mix decks, standing forces and barbarians; then draw the battle hands anew that the seat does not know."""
    q.hands = [hand[:] for hand in q.hands]
    secret = _secret_hands(q, seat)
    for side, fighter in secret:
        units = q.empires[fighter].units[:]
        for unit in q.hands[side]:
            units[unit] += 1
        q.empires[fighter].units = units
    players = [side for side, _ in secret]
    barbarians = [hand for side, hand in enumerate(q.hands) if side not in players and not knows_hand(q, seat, side)]
    others = [empire for other, empire in enumerate(q.empires) if other != seat]
    pools = [sorted(deck) for deck in q.unit_decks]
    holders = [empire.units for empire in others] + [_counted(hand) for hand in barbarians]
    dealt = _dealt(holders, UNIT_TYPE, pools, rng)
    for number, empire in enumerate(others):
        empire.units = dealt[number]
    for number, hand in enumerate(barbarians):
        hand[:] = _listed(dealt[len(others) + number])
    q.unit_decks = pools
    for side, fighter in secret:
        q.hands[side] = _drawn(q, fighter, len(q.hands[side]), rng)
    for hand in q.hands:
        hand.sort()


def _counted(hand: list[int]) -> list[int]:
    """How many units of each kind are in a hand."""
    counts = [0] * UNIT_COUNT
    for unit in hand:
        counts[unit] += 1
    return counts


def _listed(counts: list[int]) -> list[int]:
    """Units in the order of their kinds."""
    return [unit for unit, count in enumerate(counts) for _ in range(count)]


def _secret_hands(q: Civilization2010, seat: int | None) -> list[tuple[int, int]]:
    """The sides of a battle whose players keep their hands secret from the seat; those of barbarians show types."""
    battle = battle_of(q) if q.hands else None
    if battle is None:
        return []
    sides = [(side, battle.fighter(side)) for side in range(len(q.hands))]
    return [(side, fighter) for side, fighter in sides if fighter >= 0 and not knows_hand(q, seat, side)]


def _drawn(q: Civilization2010, seat: int, size: int, rng: ThoughtDice) -> list[int]:
    """So many units drawn at random from the standing forces of a seat."""
    units = q.empires[seat].units
    forces = _listed(units)
    rng.shuffle(forces)
    for unit in forces[:size]:
        units[unit] -= 1
    return forces[:size]


# Culture events and markers.


def _deal_means(q: Civilization2010, seat: int | None, rng: ThoughtDice) -> None:
    """Deal culture events and markers, again and again until everybody can do what was announced.

    The real hands could, so sooner or later it comes out.
    """
    holding = [empire for other, empire in enumerate(q.empires) if not knows_events(q, seat, other)]
    keeping = [empire for other, empire in enumerate(q.empires) if other != seat]
    secrets = [frame for frame in q.frames if isinstance(frame, SecretFrame)]
    for _ in range(PATIENCE):
        _deal_events(q, holding, rng)
        _deal_markers(q, keeping, rng)
        if all(frame.is_possible(q) for frame in secrets):
            return


def _deal_events(q: Civilization2010, holding: list[Empire], rng: ThoughtDice) -> None:
    """Mix the deck of each level with the hands that the seat does not see."""
    pools = [in_fixed_order(deck) for deck in q.event_decks]
    dealt = _dealt([empire.events for empire in holding], EVENT_LEVEL, pools, rng)
    for number, empire in enumerate(holding):
        empire.events = dealt[number]
    q.event_decks = pools


def _deal_markers(q: Civilization2010, keeping: list[Empire], rng: ThoughtDice) -> None:
    """Mix the markers on the map, in the pools and kept facedown by others, huts and villages apart.

    Only resources are kept (explore.hut-b).
    """
    lying = _lying_markers(q)
    squares, are_villages = lying[0], lying[1]
    others, resources = [lying[2][:], lying[3][:]], lying[4:]
    dealt = _dealt([empire.tokens for empire in keeping], _IS_VILLAGE, resources, rng)
    for number, empire in enumerate(keeping):
        empire.tokens = dealt[number]
    for group, pool in enumerate(others):
        pool += resources[group]
        rng.shuffle(pool)
    q.piece = q.piece[:]
    for number, square in enumerate(squares):
        q.piece[square] = FIRST_HUT + others[are_villages[number]].pop()
    q.huts, q.villages = others


def _lying_markers(q: Civilization2010) -> list[list[int]]:
    """The squares with huts and villages, which are villages, and all markers there and in the pools by `_PILE`.

    This is worked out once as long as nothing is laid on the map, taken from it or drawn from a pool.
    """
    mark, facts = id(q.piece), (q.piece, q.huts, q.villages)
    known = _LYING_MARKERS.find(mark, facts)
    if known is None:
        squares = [square for square, piece in enumerate(q.piece) if FIRST_HUT <= piece < FIRST_RELIC]
        lying = [q.piece[square] - FIRST_HUT for square in squares]
        piles: list[list[int]] = [[], [], [], []]
        for marker in sorted(q.huts + q.villages + lying):
            piles[_PILE[marker]].append(marker)
        known = _LYING_MARKERS.keep(mark, facts, [squares, [_IS_VILLAGE[marker] for marker in lying], *piles])
    return known


_LYING_MARKERS: Final = Shelf[list[list[int]]](256)


# Wonders and tiles.


def _deal_wonders(q: Civilization2010, rng: ThoughtDice) -> None:
    """Mix the wonders of an era in the deck and in the box; the eras lie upon each other (setup.wonder-deck-a)."""
    pools: list[list[int]] = [[] for _ in range(ERA_COUNT)]
    for wonder in sorted(q.wonder_deck + q.wonder_box):
        pools[WONDER_ERA[wonder]].append(wonder)
    for pool in pools:
        rng.shuffle(pool)
    q.wonder_deck = [pools[WONDER_ERA[wonder]].pop() for wonder in q.wonder_deck]
    q.wonder_box = sorted([wonder for pool in pools for wonder in pool])


def _deal_tiles(q: Civilization2010, rng: ThoughtDice) -> None:
    """Mix the neutral tiles that lie facedown on the map with those that are not used."""
    slots = [slot for slot, facing in enumerate(q.facing) if facing == NONE and q.tiles[slot] != NONE]
    if not slots:
        return
    pool = q.spare_tiles + [q.tiles[slot] for slot in slots]
    pool.sort()
    rng.draw(pool, len(slots))
    q.tiles = q.tiles[:]
    for slot in slots:
        q.tiles[slot] = pool.pop()
    q.spare_tiles = sorted(pool)
