"""Positions that a seat cannot tell from the real one: what lies facedown is dealt anew.

Cards and markers change places only with others that look alike from behind: unit cards of a type, culture events of a
level, huts with huts, wonders of an era. Everything hidden is put into a fixed order before it is shuffled.
"""

from typing import Final

from civitas.core.dice import Dice, ThoughtDice
from civitas.core.shelves import Shelf
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
    hands = _Hands(q, seat) if q.hands else None
    secrets: list[SecretFrame] = []
    for frame in q.frames:
        if isinstance(frame, SecretFrame):
            secrets.append(frame)
    others = holding = q.empires[:]
    if seat is not None:
        del others[seat]
    if secrets:
        holding = [empire for other, empire in enumerate(q.empires) if not knows_events(q, seat, other)]
    hidden = _hidden_from(q, seat, others, holding, hands.barbarians if hands else [])
    _deal_units(q, others, hands, hidden, rng)
    _deal_means(q, others, holding, secrets, hidden, rng)
    _deal_wonders(q, hidden, rng)
    _deal_tiles(q, hidden, rng)
    if hidden.city_states:
        q.city_states = hidden.city_states[:]
        rng.draw(q.city_states, len(q.city_states))
    for secret in secrets:
        secret.imagine(q, seat, rng)
    return q


# What lies hidden.


class _Mixture:
    """What is hidden of some kinds of things: who holds how many, and the pools from which they come.

    What looks alike from behind makes a group: a type, a level, huts, villages.
    """

    def __init__(self, holders: list[list[int]], groups: list[int], pools: list[list[int]]) -> None:
        self.holders = holders
        """What everybody holds, as counts of each kind."""
        self.kinds = len(groups)
        self.pools: list[list[int]] = [pool[:] for pool in pools]
        """Everything that is hidden of each group, sorted."""
        takers: list[list[int]] = [[] for _ in pools]
        for holder, counts in enumerate(holders):
            for kind, count in enumerate(counts):
                if count:
                    takers[groups[kind]] += [holder] * count
                    self.pools[groups[kind]] += [kind] * count
        self.takers: list[tuple[int, list[int]]] = [(group, each) for group, each in enumerate(takers) if each]
        """The groups of which anybody holds anything, with who gets something from the pool, as often as he does."""
        self.holding: list[int] = [holder for holder, counts in enumerate(holders) if any(counts)]
        """Who holds anything."""
        for pool in self.pools:
            pool.sort()

    def dealt(self, rng: ThoughtDice) -> tuple[list[list[int]], list[list[int]]]:
        """What everybody holds if each gets as many of each group at random, and what is left of the pools.

        Whoever holds nothing keeps the same list. A pool from which somebody has got something lies in no order.
        """
        if not self.holding:
            return self.holders, self.pools
        dealt, left = self.holders[:], self.pools[:]
        for holder in self.holding:
            dealt[holder] = [0] * self.kinds
        for group, takers in self.takers:
            pool = left[group][:]
            rng.draw(pool, len(takers))
            for holder in takers:
                dealt[holder][pool.pop()] += 1
            left[group] = pool
        return dealt, left


class _Hidden:
    """All that a seat cannot see, in a fixed order. Nothing here is ever changed: all who imagine the same share it."""

    def __init__(
        self, q: Civilization2010, others: list[Empire], holding: list[Empire], barbarians: list[list[int]]
    ) -> None:
        forces = [empire.units for empire in others] + [_counted(hand) for hand in barbarians]
        self.units = _Mixture(forces, UNIT_TYPE, q.unit_decks)
        self.events = _Mixture([empire.events for empire in holding], EVENT_LEVEL, q.event_decks)
        self.squares: list[tuple[int, int]] = [
            (square, _IS_VILLAGE[piece - FIRST_HUT])
            for square, piece in enumerate(q.piece)
            if FIRST_HUT <= piece < FIRST_RELIC
        ]
        """Where huts and villages lie on the map, and whether it is a village."""
        lying = [q.piece[square] - FIRST_HUT for square, _ in self.squares]
        piles: list[list[int]] = [[], [], [], []]
        for marker in sorted(q.huts + q.villages + lying):
            piles[_PILE[marker]].append(marker)
        self.markers = piles[:2]
        """Huts and villages without resources, on the map and in the pools."""
        self.resources = _Mixture([empire.tokens for empire in others], _IS_VILLAGE, piles[2:])
        """Those with resources, which alone are kept facedown (explore.hut-b)."""
        self.eras: list[int] = [WONDER_ERA[wonder] for wonder in q.wonder_deck]
        """The eras of the wonders in the deck; they lie upon each other (setup.wonder-deck-a)."""
        self.wonders: list[list[int]] = [[] for _ in range(ERA_COUNT)]
        """The wonders of each era in the deck and in the box."""
        for wonder in sorted(q.wonder_deck + q.wonder_box):
            self.wonders[WONDER_ERA[wonder]].append(wonder)
        self.slots: list[int] = [
            slot for slot, facing in enumerate(q.facing) if facing == NONE and q.tiles[slot] != NONE
        ]
        """Where neutral tiles lie facedown."""
        self.tiles: list[int] = sorted(q.spare_tiles + [q.tiles[slot] for slot in self.slots])
        self.city_states: list[int] = sorted(q.city_states)


def _hidden_from(
    q: Civilization2010, seat: int | None, others: list[Empire], holding: list[Empire], barbarians: list[list[int]]
) -> _Hidden:
    """What a seat cannot see, worked out once as long as none of that moves."""
    mark = id(q.piece) + (q.players if seat is None else seat)
    facts = (
        [(empire.units, empire.tokens) for empire in others], [empire.events for empire in holding], barbarians,
        q.unit_decks, q.event_decks, q.piece, q.huts, q.villages, q.wonder_deck, q.wonder_box, q.facing, q.tiles,
        q.spare_tiles, q.city_states,
    )  # fmt: skip
    known = _HIDDEN.find(mark, facts)
    return _HIDDEN.keep(mark, facts, _Hidden(q, others, holding, barbarians)) if known is None else known


_HIDDEN: Final = Shelf[_Hidden](256)


# Units.


class _Hands:
    """The battle hands that a seat does not know. The cards that players have drawn are back in their forces."""

    def __init__(self, q: Civilization2010, seat: int | None) -> None:
        self.secret = _secret_hands(q, seat)
        """The sides of players, with who they are; those of barbarians show types."""
        players = [side for side, _ in self.secret]
        self.sides: list[int] = [
            side for side in range(len(q.hands)) if side not in players and not knows_hand(q, seat, side)
        ]
        """The sides of barbarians."""
        self.barbarians: list[list[int]] = [q.hands[side] for side in self.sides]
        for side, fighter in self.secret:
            units = q.empires[fighter].units[:]
            for unit in q.hands[side]:
                units[unit] += 1
            q.empires[fighter].units = units

    def deal(self, q: Civilization2010, barbarians: list[list[int]], rng: ThoughtDice) -> None:
        """Give barbarians these units, and let players draw theirs anew."""
        q.hands = q.hands[:]
        for number, side in enumerate(self.sides):
            q.hands[side] = _listed(barbarians[number])
        for side, fighter in self.secret:
            q.hands[side] = _drawn(q, fighter, len(q.hands[side]), rng)
        q.hands = [sorted(hand) for hand in q.hands]


def _deal_units(
    q: Civilization2010, others: list[Empire], hands: _Hands | None, hidden: _Hidden, rng: ThoughtDice
) -> None:
    """Mix decks, standing forces and barbarians; then draw the battle hands anew that the seat does not know."""
    dealt, q.unit_decks = hidden.units.dealt(rng)
    for number, empire in enumerate(others):
        empire.units = dealt[number]
    if hands is not None:
        hands.deal(q, dealt[len(others) :], rng)


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
    battle = battle_of(q)
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


def _deal_means(
    q: Civilization2010,
    others: list[Empire],
    holding: list[Empire],
    secrets: list[SecretFrame],
    hidden: _Hidden,
    rng: ThoughtDice,
) -> None:
    """Deal culture events and markers, again and again until everybody can do what was announced.

    The real hands could, so sooner or later it comes out.
    """
    for _ in range(PATIENCE):
        dealt, q.event_decks = hidden.events.dealt(rng)
        for number, empire in enumerate(holding):
            empire.events = dealt[number]  # with the same backs, so `hold_events` would count what it has counted
        _deal_markers(q, others, hidden, rng)
        if not secrets or all(frame.is_possible(q) for frame in secrets):
            return


def _deal_markers(q: Civilization2010, others: list[Empire], hidden: _Hidden, rng: ThoughtDice) -> None:
    """Mix the markers on the map, in the pools and kept facedown by others, huts and villages apart."""
    dealt, resources = hidden.resources.dealt(rng)
    for number, empire in enumerate(others):
        empire.tokens = dealt[number]
    huts, villages = hidden.markers[0] + resources[0], hidden.markers[1] + resources[1]
    rng.draw(huts, len(huts))
    rng.draw(villages, len(villages))
    if hidden.squares:
        piece = q.piece[:]
        for square, is_village in hidden.squares:
            piece[square] = FIRST_HUT + (villages.pop() if is_village else huts.pop())
        q.piece = piece
    q.huts, q.villages = huts, villages


# Wonders and tiles.


def _deal_wonders(q: Civilization2010, hidden: _Hidden, rng: ThoughtDice) -> None:
    """Mix the wonders of an era in the deck and in the box."""
    pools = [pool[:] for pool in hidden.wonders]
    for pool in pools:
        rng.draw(pool, len(pool))
    q.wonder_deck = [pools[era].pop() for era in hidden.eras]
    box: list[int] = []
    for pool in pools:
        box += pool
    box.sort()
    q.wonder_box = box


def _deal_tiles(q: Civilization2010, hidden: _Hidden, rng: ThoughtDice) -> None:
    """Mix the neutral tiles that lie facedown on the map with those that are not used."""
    if not hidden.slots:
        return
    pool = hidden.tiles[:]
    rng.draw(pool, len(hidden.slots))
    q.tiles = q.tiles[:]
    for slot in hidden.slots:
        q.tiles[slot] = pool.pop()
    q.spare_tiles = sorted(pool)
