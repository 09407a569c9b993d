"""Purchases: a basket for the epochs ahead, and the trade cards that pay for it."""

from itertools import combinations

from civitas.bots.civilization_1980.hands import carried_value
from civitas.bots.civilization_1980.sight import TAX_RATE, Sight
from civitas.games.civilization_1980.facts.cards import (
    AGRICULTURE,
    CARD_COUNT,
    COINAGE,
    COMMODITY_COUNT,
    CREDIT,
    ENGINEERING,
    LAW,
    MEDICINE,
    METALWORKING,
    MOST_CARDS,
    POTTERY,
    PRICE,
    REQUIRES,
    card_points,
    group_count,
    set_value,
)
from civitas.games.civilization_1980.facts.nations import EPOCHS, SPACES, printed_points
from civitas.games.civilization_1980.verbs import BUY, DONE_CODE, PAY, SETTLE, SPEND

GROUPS_FOR_EPOCH_3 = 3
CARDS_FOR_EPOCH_4 = 7
POINTS_FOR_EPOCH_5 = 1000
A_ROUND = 160.0
"""What it is worth not to lose a round on the track."""
EXPECTED_HAND = 110
"""Points that trade cards and treasury add at the end."""
TOKEN = 0.5
"""What a token of the treasury is worth."""
STOCK_TO_GROW = 8
"""Tokens in stock beyond the taxes that the next growth should find."""
MOST_AT_ONCE = 3
CREDIT_SHARE = 0.25
"""Part of a card's credits towards cards not yet owned that will be used."""
DEAD_END = 3.0
"""What each point counts that a purchase puts out of reach for good."""

USE = {AGRICULTURE: 25.0, MEDICINE: 10.0, ENGINEERING: 8.0, LAW: 12.0, POTTERY: 5.0, COINAGE: 8.0, METALWORKING: 5.0}
"""Points that a card's effect is worth beside its price."""


def plan_purchases(sight: Sight, legal: list[int]) -> list[int]:
    """All actions of this seat's purchases, in order; a basket that somebody else has filled is paid for."""
    if sight.has_basket:
        return [SETTLE.code()]
    plan = Basket(sight)
    cards = plan.best_cards(legal)
    if not cards:
        return [DONE_CODE]
    return [BUY.code(card) for card in cards] + plan.payment(cards)


class Basket:
    """What could be bought, what it would cost, and what it would be good for."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.owned = [card for card in range(CARD_COUNT) if sight.has(card)]
        self.points = card_points(sight.cards)
        self.per_card = sight.credit_per_card
        self.ways = self._ways_to_pay()
        self.least_shortfall = self._shortfall(())

    def best_cards(self, legal: list[int]) -> list[int]:
        """The cards that exceed what pays for them by most; none if none does."""
        choices = [BUY.first(action) for action in legal if BUY.owns(action)]
        best: list[int] = []
        best_gain = 0.0
        for size in range(1, min(MOST_AT_ONCE, MOST_CARDS - len(self.owned)) + 1):
            for cards in combinations(choices, size):
                cost = self._cost_of(self.price(cards))
                if cost is not None:
                    gain = self._use_of(cards) - cost
                    if gain > best_gain:
                        best, best_gain = list(cards), gain
        return best

    # What it costs.

    def price(self, cards: tuple[int, ...]) -> int:
        """What these cards cost after credits."""
        rests = [PRICE[card] for card in cards]
        if len(cards) == 1 or self.per_card:
            for index, card in enumerate(cards):
                rests[index] = max(0, rests[index] - sum(CREDIT[own][card] for own in self.owned))
            return sum(rests)
        for own in self.owned:
            saved = [min(rest, CREDIT[own][card]) for card, rest in zip(cards, rests, strict=True)]
            index = saved.index(max(saved))
            rests[index] -= saved[index]
        return sum(rests)

    def _ways_to_pay(self) -> list[tuple[int, float, int]]:
        """Every choice of whole sets as (value, loss, kinds as bits), the cheapest loss first."""
        hand = self.sight.hand
        kinds = [kind for kind in range(COMMODITY_COUNT) if hand[kind]]
        whole = carried_value(hand)
        ways = []
        for choice in range(1 << len(kinds)):
            rest = hand[:]
            value, mask = 0, 0
            for index, kind in enumerate(kinds):
                if (choice >> index) & 1:
                    value += set_value(kind, hand[kind])
                    mask |= 1 << kind
                    rest[kind] = 0
            ways.append((value, whole - carried_value(rest), mask))
        ways.sort(key=lambda way: (way[1], -way[0]))
        return _without_dominated(ways)

    def _best_way(self, price: int) -> tuple[float, int] | None:
        """The least loss that pays a price, and the kinds to spend; None if nothing does."""
        best: tuple[float, int] | None = None
        for value, loss, mask in self.ways:
            tokens = max(0, price - value)
            if tokens <= self.sight.treasury:
                total = loss + self._token_cost(tokens)
                if best is None or total < best[0]:
                    best = (total, mask)
        return best

    def _token_cost(self, tokens: int) -> float:
        """Tokens are points, too; but what the next taxes need had better return to stock."""
        missing = max(0, TAX_RATE * self.sight.cities + STOCK_TO_GROW - self.sight.stock)
        useful = min(tokens, missing)
        return TOKEN * (tokens - useful) - 0.5 * useful

    def _cost_of(self, price: int) -> float | None:
        way = self._best_way(price)
        return None if way is None else way[0]

    def payment(self, cards: list[int]) -> list[int]:
        """Lay down the chosen sets and pay the rest in tokens."""
        price = self.price(tuple(cards))
        way = self._best_way(price)
        if way is None:
            return [SETTLE.code()]
        kinds = [kind for kind in range(COMMODITY_COUNT) if (way[1] >> kind) & 1]
        hand = self.sight.hand
        value = sum(set_value(kind, hand[kind]) for kind in kinds)
        actions = [SPEND.code(hand[kind] - 1, kind) for kind in kinds]
        return [*actions, PAY.code(max(0, price - value))]

    # What it is good for.

    def _use_of(self, cards: tuple[int, ...]) -> float:
        manner = self.sight.manner
        points = sum(PRICE[card] for card in cards)
        use = points + sum((USE.get(card, 0.0) for card in cards), 0.0)
        if manner.plans_cards or MOST_CARDS - len(self.owned) <= manner.late_care:
            use -= DEAD_END * (self._shortfall(cards) - self.least_shortfall)
        if not manner.plans_cards:
            return use
        use += sum((self._credits_of(card, cards) for card in cards), 0.0) - self._slots_used(cards)
        return use + self._epoch_gain(cards, points)

    def _to_come(self) -> list[int]:
        """Cards that could still be bought some day."""
        supply = self.sight.supply
        return [card for card in range(CARD_COUNT) if supply[card] and not self.sight.has(card)]

    def _credits_of(self, card: int, cards: tuple[int, ...]) -> float:
        """Points this card will save on others."""
        later = [c for c in self._to_come() if c not in cards]
        room = MOST_CARDS - len(self.owned) - len(cards)
        return CREDIT_SHARE * sum(sorted((CREDIT[card][c] for c in later), reverse=True)[:room])

    def _slots_used(self, cards: tuple[int, ...]) -> float:
        """Cheap cards take places that dear ones will need."""
        room = MOST_CARDS - len(self.owned)
        average = (self.goal() - self.points) / room if room else 0.0
        return self.sight.manner.thrift * sum((max(0.0, average - PRICE[card]) for card in cards), 0.0)

    def goal(self) -> int:
        """Points of cards that the seat should own at the end."""
        last = printed_points(self.sight.nation, SPACES)
        return max(POINTS_FOR_EPOCH_5, last - EXPECTED_HAND) + self.sight.manner.aim

    def _shortfall(self, cards: tuple[int, ...]) -> int:
        """Points that will be missing at the end, even if the dearest cards fill all places that remain."""
        room = MOST_CARDS - len(self.owned) - len(cards)
        later = [card for card in self._to_come() if card not in cards]
        points = self.points + sum(PRICE[card] for card in cards)
        return max(0, self.goal() - points - self._most_points(later, room, LAW in cards or self.sight.has(LAW)))

    def _most_points(self, later: list[int], room: int, has_law: bool) -> int:
        """The most points that so many of these cards bring; Law comes before those that require it."""
        free = sorted((PRICE[c] for c in later if has_law or REQUIRES[c] != LAW), reverse=True)
        best = sum(free[:room])
        if not has_law and LAW in later and room:
            rest = sorted((PRICE[c] for c in later if c != LAW), reverse=True)
            best = max(best, PRICE[LAW] + sum(rest[: room - 1]))
        return best

    def _epoch_gain(self, cards: tuple[int, ...], points: int) -> float:
        """How much these cards help to enter the next epoch in time."""
        epoch = self.sight.next_epoch()
        if epoch == 2:
            epoch = 3
        if epoch > EPOCHS:
            return 0.0
        before, after = self._progress(epoch, 0, 0, 0), self._progress(epoch, self._bits(cards), len(cards), points)
        left = max(1, self.sight.rounds_to_epoch(epoch))
        if after >= 1.0 > before and left <= 1:
            return A_ROUND
        return A_ROUND * (min(1.0, after) - min(1.0, before)) * 0.6 / left

    def _bits(self, cards: tuple[int, ...]) -> int:
        return sum(1 << card for card in cards)

    def _progress(self, epoch: int, bits: int, count: int, points: int) -> float:
        """How much of an epoch's condition is met, 1 for all of it."""
        if epoch == 3:
            return group_count(self.sight.cards | bits) / GROUPS_FOR_EPOCH_3
        if epoch == 4:
            return (len(self.owned) + count) / CARDS_FOR_EPOCH_4
        return (self.points + points) / POINTS_FOR_EPOCH_5


def _without_dominated(ways: list[tuple[int, float, int]]) -> list[tuple[int, float, int]]:
    """Leave out ways that lose more and pay less than another."""
    kept: list[tuple[int, float, int]] = []
    most = -1
    for way in ways:
        if way[0] > most:
            kept.append(way)
            most = way[0]
    return kept
