"""Positions that a seat cannot tell from the real one: hidden cards are dealt anew (43.8, 43.9).

Nothing but what the seat knows goes in: how many cards are unknown of each kind, where they lie, and what was announced
of the open offers, which comes true in every imagined deal.
"""

from math import comb
from typing import Final

from civitas.core.dice import Dice, ThoughtDice
from civitas.games.civilization_1980.facts.cards import COMMODITY_COUNT, COPIES, HELD_COUNT, STACKS, VALUE
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.hand_limit import HandLimit
from civitas.games.civilization_1980.phases.offers import COUNT, NAMED, PACKAGE, WORTH, slots_of
from civitas.games.civilization_1980.phases.purchase import Purchases
from civitas.games.civilization_1980.phases.trade import Market
from civitas.games.civilization_1980.view import hidden_places

FIRST_PATIENCE: Final = 500
"""Choices after which a deal that does not come true is begun again; the next try may take twice as many."""


def imagine_position(p: Civilization1980, seat: int | None, dice: Dice) -> Civilization1980:
    """A copy of the position in which everything this seat cannot know is random."""
    rng = ThoughtDice(dice)
    q = p.clone()
    q.dice = rng.dice()
    _forget_intentions(q, seat)
    others = [other for other in range(q.players) if other != seat]
    hidden = [hidden_places(q, stack, seat) for stack in range(STACKS)]
    deal = _packed(q, others, _unknown_cards(q, others, hidden), rng)
    for other in others:
        q.hand[other] = deal.hands[other]
    pool = _fill_stacks(q, hidden, deal.unknown, rng)
    rng.shuffle(pool)
    for other in others:
        for _ in range(deal.room[other]):
            q.hand[other][pool.pop()] += 1
    top = q.frames[-1] if q.frames else None
    if isinstance(top, HandLimit):
        top.pick_for_those_done(q, seat, rng)
    return q


def _forget_intentions(q: Civilization1980, seat: int | None) -> None:
    """What others are still preparing is nobody else's business."""
    top = q.frames[-1] if q.frames else None
    others = [other for other in range(q.players) if other != seat]
    if isinstance(top, Market):
        for other in others:
            top.forget(other)
    elif isinstance(top, Purchases) and top.sequence[top.turn] != seat:
        top.forget()


def _unknown_cards(q: Civilization1980, others: list[int], hidden: list[list[int]]) -> list[int]:
    """How many cards of each kind lie where the seat cannot see them: in other hands and in the stacks."""
    counts = [0] * HELD_COUNT
    for other in others:
        for kind, count in enumerate(q.hand[other]):
            if count:
                counts[kind] += count
    for stack, places in enumerate(hidden):
        cards = q.stacks[stack]
        for place in places:
            counts[cards[place]] += 1
    return counts


def _fill_stacks(q: Civilization1980, hidden: list[list[int]], unknown: list[int], rng: ThoughtDice) -> list[int]:
    """Put unknown cards at random where the seat cannot see in the stacks; return those left for the hands."""
    pool: list[int] = []
    for stack, places in enumerate(hidden):
        cards: list[int] = []
        for kind in q.setting.held_in[stack]:
            if unknown[kind]:
                cards += [kind] * unknown[kind]
        if len(cards) > 1:
            rng.shuffle(cards)
        if places:
            filled = q.stacks[stack][:]
            for place in places:
                filled[place] = cards.pop()
            q.stacks[stack] = filled
        pool += cards
    return pool


def _packed(q: Civilization1980, others: list[int], unknown: list[int], rng: ThoughtDice) -> "_Deal":
    """Hands that hold just what the others have announced, as few cards as that takes."""
    patience = FIRST_PATIENCE
    while True:
        deal = _Deal(q, others, unknown, patience, rng)
        if deal.pack(0):
            return deal
        patience *= 2


class _Deal:
    """Packages for the open offers of others, one after the other; back to the one before when cards do not suffice.

    The real packages fit, so with enough patience some are always found.
    """

    def __init__(
        self, q: Civilization1980, others: list[int], unknown: list[int], patience: int, rng: ThoughtDice
    ) -> None:
        self.stack_of = q.setting.stack_of
        self.patience = patience
        self.rng = rng
        self.hands: list[list[int]] = [[0] * HELD_COUNT for _ in range(q.players)]
        self.room = [q.hand_size(seat) for seat in range(q.players)]
        """Cards that each hand still takes."""
        self.unknown = unknown[:]
        """Cards of each kind that are not yet placed."""
        self.afloat = [0] * STACKS
        """Cards of each stack that are in the other hands and not yet placed."""
        for other in others:
            for kind, count in enumerate(q.hand[other]):
                if count:
                    self.afloat[self.stack_of[kind]] += count
        self.offers: list[list[int]] = []
        self.owners: list[int] = []
        top = q.frames[-1] if q.frames else None
        if isinstance(top, Market):
            self._collect(top.offers, others)

    def _collect(self, offers: list[list[int]], others: list[int]) -> None:
        """The offers of the others, seat by seat, so that what does not fit one hand is noticed soon.

        Large packages come first: the small ones must then fit what is left of the hand.
        """
        for other in others:
            slots = [slot for slot in slots_of(other) if offers[slot]]
            slots.sort(key=lambda slot: -offers[slot][COUNT])
            self.offers += [offers[slot] for slot in slots]
            self.owners += [other] * len(slots)

    def pack(self, index: int) -> bool:
        """Find packages for all offers from this one on."""
        if index == len(self.offers):
            return True
        offer, owner = self.offers[index], self.owners[index]
        most = [held + self._available(owner, kind) for kind, held in enumerate(self.hands[owner])]
        kinds = [kind for kind, limit in enumerate(most) if limit and kind != offer[NAMED]]
        self.rng.shuffle(kinds)
        kinds.insert(0, offer[NAMED])
        offer[PACKAGE:] = [0] * HELD_COUNT
        package = _Package(index, owner, kinds, [most[kind] for kind in kinds], offer[COUNT])
        return self._choose(package, 0, offer[COUNT], offer[WORTH])

    def _choose(self, package: "_Package", at: int, count: int, worth: int) -> bool:
        """Choose how many cards of each kind in turn, so that number and worth come out exactly."""
        self.patience -= 1
        if self.patience < 0:
            return False
        if count == 0:
            return self.pack(package.index + 1)
        kind, owner = package.kinds[at], package.owner
        weights = package.weights(at, count, worth)
        for _ in range(len(weights) - weights.count(0)):
            number = weighted_choice(weights, self.rng)
            weights[number] = 0
            extra = max(0, number - self.hands[owner][kind])
            if extra > self._available(owner, kind):
                continue
            if extra:
                self._give(owner, kind, extra)
            if self._choose(package, at + 1, count - number, worth - WORTHS[kind][number]):
                self.offers[package.index][PACKAGE + kind] = number
                return True
            if extra:
                self._give(owner, kind, -extra)
        return False

    def _available(self, seat: int, kind: int) -> int:
        """How many more cards of a kind the hand of a seat can get."""
        return min(min(self.room[seat], self.unknown[kind]), self.afloat[self.stack_of[kind]])

    def _give(self, seat: int, kind: int, count: int) -> None:
        self.hands[seat][kind] += count
        self.room[seat] -= count
        self.unknown[kind] -= count
        self.afloat[self.stack_of[kind]] -= count


class _Package:
    """What may be in the package of one offer: kinds in the order in which they are chosen, and at most how many."""

    def __init__(self, index: int, owner: int, kinds: list[int], limits: list[int], count: int) -> None:
        self.index = index
        """The offer."""
        self.owner = owner
        self.kinds = kinds
        self.limits = limits
        self.worths = reachable_worths(kinds, limits, count)
        self.later = [0] * len(kinds)
        """How many cards of all later kinds there may be at most."""
        for at in range(len(kinds) - 2, -1, -1):
            self.later[at] = self.later[at + 1] + limits[at + 1]

    def weights(self, at: int, count: int, worth: int) -> list[int]:
        """How likely each number of cards of a kind is in a random package of this size; 0 where worth cannot fit."""
        limit, later, own, rest = self.limits[at], self.later[at], WORTHS[self.kinds[at]], self.worths[at + 1]
        weights = [0] * (min(count, limit) + 1)
        for number in range(1 if at == 0 else 0, len(weights)):
            left = worth - own[number]
            if left >= 0 and (rest[count - number] >> left) & 1:
                weights[number] = comb(limit, number) * comb(later, count - number)
        return weights


def worth_of(kind: int, count: int) -> int:
    """What so many cards of a kind are worth in a package; calamities nothing."""
    return count * count * VALUE[kind] if kind < COMMODITY_COUNT else 0


WORTHS: Final[list[list[int]]] = [
    [worth_of(kind, count) for count in range(max(COPIES) + 1)] for kind in range(HELD_COUNT)
]
"""What each number of cards of each kind is worth."""


def reachable_worths(kinds: list[int], limits: list[int], most: int) -> list[list[int]]:
    """For the kinds from each place on and each number of cards: the worths they can have together, as bits."""
    table = [[1] + [0] * most]
    for at in range(len(kinds) - 1, -1, -1):
        after = table[-1]
        row = after[:] if limits[at] else after
        for number in range(1, min(most, limits[at]) + 1):
            worth = worth_of(kinds[at], number)
            for count in range(number, most + 1):
                if after[count - number]:
                    row[count] |= after[count - number] << worth
        table.append(row)
    table.reverse()
    return table


def weighted_choice(weights: list[int], rng: ThoughtDice) -> int:
    """A place drawn at random, each as likely as its weight says; places without weight are never drawn."""
    total, scaled = sum(weights), weights
    excess = total.bit_length() - 30
    if excess > 0:
        scaled = [max(1, weight >> excess) if weight else 0 for weight in weights]
        total = sum(scaled)
    ticket, place = rng.below(total), 0
    while ticket >= scaled[place]:
        ticket -= scaled[place]
        place += 1
    return place
