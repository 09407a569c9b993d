"""Phase 10: buying civilization cards with trade cards, treasury and credits (43.10)."""

from civitas.core.frames import frame, zeros
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_1980.facts.cards import (
    CARD_COUNT,
    CARD_NAME,
    COMMODITY_COUNT,
    KIND_NAME,
    MOST_CARDS,
    PRICE,
    REQUIRES,
    card_points,
    package_value,
    set_value,
)
from civitas.games.civilization_1980.model import EVERY_SEAT, Civilization1980
from civitas.games.civilization_1980.phases.credits import bits, total_price
from civitas.games.civilization_1980.verbs import BUY, DONE, DONE_CODE, PAY, PUT, RETURN, SETTLE, SPEND
from civitas.games.civilization_1980.view_types import Question
from civitas.games.civilization_1980.words import card_words, trade_cards

CHEAPEST = min(PRICE)
"""Without credits nothing is to be had for less."""


def begin(p: Civilization1980) -> None:
    """One after the other in reverse table order."""
    p.push(Purchases(p.order[::-1]))


def acquiring_objection(p: Civilization1980, seat: int, basket: int, card: int) -> Objection | None:
    """Why this card may not join the basket, whatever the price; or None."""
    if p.has(seat, card) or (basket >> card) & 1:
        return Objection("43.10-g")
    if p.cards[seat].bit_count() + basket.bit_count() >= MOST_CARDS:
        return Objection("43.10-f")
    if p.supply[card] == 0:
        return Objection("43.10-h")
    if REQUIRES[card] >= 0 and not p.has(seat, REQUIRES[card]):
        return Objection("53.13-a")
    return None


def may_buy(p: Civilization1980, seat: int) -> bool:
    """Whether a seat may be able to buy something, as far as everybody can see: nobody learns what a hand is worth."""
    penniless = p.treasury[seat] < CHEAPEST and p.cards[seat] == 0
    if penniless and p.hand_size(seat) == 0:
        return False
    offered = [card for card in range(CARD_COUNT) if acquiring_objection(p, seat, 0, card) is None]
    if p.hand_size(seat):
        return len(offered) > 0
    owned, per_card = p.cards[seat], p.setting.credit_per_card
    return any(total_price(owned, 1 << card, per_card) <= p.treasury[seat] for card in offered)


@frame("Purchases")
class Purchases(Frame[Civilization1980]):
    """A buyer fills a basket, lays trade cards on a pile and pays the rest from the treasury.

    All that is his own business until he pays: else the basket would tell how much he has in hand.
    """

    sequence: list[int]
    turn: int = -1
    basket: int = 0
    """Cards the buyer wants, as bits."""
    pile: list[int] = zeros(COMMODITY_COUNT)
    """Trade cards he has laid down to pay."""

    def resume(self, p: Civilization1980) -> None:
        self.turn += 1
        self.forget()
        if self.turn == len(self.sequence):
            p.pop()
            return
        seat = self.sequence[self.turn]
        if may_buy(p, seat):
            self.asked = 1 << seat

    def question(self, p: Civilization1980, seat: int | None) -> Question:
        buyer = self.sequence[self.turn]
        view: Question = {"frame": self.name(), "sequence": self.sequence[:], "buyer": buyer}
        if seat == buyer:
            price = self.price(p, buyer)
            view["basket"] = card_words(self.basket)
            view["printed"] = card_points(self.basket)
            view["credits"] = view["printed"] - price
            view["price"] = price
            view["pile"] = trade_cards(self.pile)
            view["rest"] = self.rest(p, buyer)
            view["funds"] = package_value(p.hand[buyer]) + p.treasury[buyer]
        return view

    def basket_of(self, seat: int) -> int:
        """What a seat has in its basket, as bits."""
        return self.basket if seat == self.sequence[self.turn] else 0

    def forget(self) -> None:
        """Empty basket and pile, as for everybody who does not know what the buyer is about."""
        self.basket = 0
        self.pile = [0] * COMMODITY_COUNT

    def price(self, p: Civilization1980, seat: int) -> int:
        """What the basket costs."""
        return self.price_with(p, seat, self.basket)

    def price_with(self, p: Civilization1980, seat: int, basket: int) -> int:
        """What this basket would cost."""
        return total_price(p.cards[seat], basket, p.setting.credit_per_card) if basket else 0

    def price_of_one_more(self, p: Civilization1980, seat: int, card: int) -> int:
        """What a card would cost on top of the basket."""
        return self.price_with(p, seat, self.basket | 1 << card) - self.price(p, seat)

    def rest(self, p: Civilization1980, seat: int) -> int:
        """What is still to be paid in tokens."""
        return max(0, self.price(p, seat) - package_value(self.pile))

    def _reserves(self, p: Civilization1980, seat: int) -> int:
        """What the pile, the cards not yet laid down and the treasury are worth at most."""
        total = p.treasury[seat] + package_value(self.pile)
        for kind in range(COMMODITY_COUNT):
            if self.pile[kind] == 0:
                total += set_value(kind, p.hand[seat][kind])
        return total

    def legal(self, p: Civilization1980, seat: int) -> list[int]:
        actions = [] if self.basket else [DONE_CODE]
        reserves = self._reserves(p, seat)
        for card in range(CARD_COUNT):
            if self._buying_objection(p, seat, card, reserves) is None:
                actions.append(BUY.code(card))
        if self.basket:
            self._add_payments(p, seat, reserves, actions)
        return actions

    def _add_payments(self, p: Civilization1980, seat: int, reserves: int, actions: list[int]) -> None:
        price = self.price(p, seat)
        for kind in range(COMMODITY_COUNT):
            for count in range(1, p.hand[seat][kind] + 1):
                if self._spending_objection(p, seat, kind, count, reserves - price) is None:
                    actions.append(SPEND.code(count - 1, kind))
        rest = max(0, price - package_value(self.pile))
        if rest <= p.treasury[seat]:
            actions.append(PAY.code(rest))
        actions.append(SETTLE.code())

    def _spending_objection(
        self, p: Civilization1980, seat: int, kind: int, count: int, spare: int
    ) -> Objection | None:
        """Why these cards may not be laid down: breaking their set must not cost more than can be spared."""
        held = p.hand[seat][kind]
        if self.pile[kind]:
            return Objection("51-c")
        if count > held:
            return Objection("43.10-b")
        return Objection("51-c") if set_value(kind, held) - set_value(kind, count) > spare else None

    def objection(self, p: Civilization1980, seat: int, action: int) -> Objection | None:
        if BUY.owns(action):
            return self._buying_objection(p, seat, BUY.first(action), self._reserves(p, seat))
        if DONE.owns(action):
            return Objection("43.10-b") if self.basket else None
        if (PUT.owns(action) and PUT.first(action) >= COMMODITY_COUNT) or RETURN.owns(action):
            return Objection("52-b")
        if not self.basket:
            return Objection("43.10-b")
        if SPEND.owns(action):
            spare = self._reserves(p, seat) - self.price(p, seat)
            return self._spending_objection(p, seat, SPEND.second(action), SPEND.first(action) + 1, spare)
        if PAY.owns(action):
            exact = PAY.first(action) == self.rest(p, seat) <= p.treasury[seat]
            return None if exact else Objection("43.10-d")
        return None if SETTLE.owns(action) else Objection("43.10-b")

    def _buying_objection(self, p: Civilization1980, seat: int, card: int, reserves: int) -> Objection | None:
        found = acquiring_objection(p, seat, self.basket, card)
        if found is not None:
            return found
        price = self.price_with(p, seat, self.basket | 1 << card)
        return None if price <= reserves else Objection("43.10-b")

    def answer(self, p: Civilization1980, seat: int, action: int) -> None:
        if BUY.owns(action):
            self.basket |= 1 << BUY.first(action)
        elif SPEND.owns(action):
            self.pile[SPEND.second(action)] = SPEND.first(action) + 1
        elif DONE.owns(action):
            self.asked = 0
        else:
            if SETTLE.owns(action):
                self._lay_down(p, seat)
            self._pay(p, seat, self.rest(p, seat))

    def _lay_down(self, p: Civilization1980, seat: int) -> None:
        """Pay as one usually would: give up as little worth as possible, and tokens only where they help a lot."""
        hand = [0 if self.pile[kind] else p.hand[seat][kind] for kind in range(COMMODITY_COUNT)]
        chosen = cheapest_cover(hand, self.rest(p, seat), p.treasury[seat])
        for kind in range(COMMODITY_COUNT):
            self.pile[kind] += chosen[kind]

    def _pay(self, p: Civilization1980, seat: int, tokens: int) -> None:
        p.spend_treasury(seat, tokens)
        spent = [kind for kind in range(COMMODITY_COUNT) for _ in range(self.pile[kind])]
        for kind in range(COMMODITY_COUNT):
            p.hand[seat][kind] -= self.pile[kind]
        for card in bits(self.basket):
            p.supply[card] -= 1
            p.tell("card-bought", "43.10-b", {"seat": seat, "card": CARD_NAME[card]})
        p.cards[seat] |= self.basket
        names = [KIND_NAME[kind] for kind in spent]
        p.tell("paid", "43.10-r", {"seat": seat, "cards": names, "count": tokens})
        p.return_cards(spent, EVERY_SEAT)
        p.reveals += 1
        self.asked = 0


def cheapest_cover(hand: list[int], need: int, tokens: int) -> list[int]:
    """How many cards of each commodity to pay with, so that together with these tokens they reach the need.

    What is given up is the worth of the hand before less that after, so breaking a large set is dear; a token counts
    twice, since it is good for more than buying. The least of that is best; among equals, fewer cards.
    """
    costs: dict[int, int] = {0: 0}
    trails: list[dict[int, list[int]]] = []
    for kind in range(COMMODITY_COUNT):
        costs, trail = _with_kind(costs, kind, hand[kind], need)
        trails.append(trail)
    reaching = [paid for paid in costs if need - paid <= tokens]
    paid = min(reaching, key=lambda paid: costs[paid] + (need - paid) * 2 * POINT)
    chosen = [0] * COMMODITY_COUNT
    for kind in range(COMMODITY_COUNT - 1, -1, -1):
        paid, chosen[kind] = trails[kind][paid]
    return chosen


POINT = 128
"""The cost of a point; a card costs 1 more, so that fewer cards decide among equals."""


def _with_kind(costs: dict[int, int], kind: int, held: int, need: int) -> tuple[dict[int, int], dict[int, list[int]]]:
    """The least cost of every sum that one more commodity leads to, and whence and with how many cards."""
    reached: dict[int, int] = {}
    trail: dict[int, list[int]] = {}
    for count in range(held + 1):
        value = set_value(kind, count)
        loss = (set_value(kind, held) - set_value(kind, held - count)) * POINT + count
        for before, cost in costs.items():
            paid = min(need, before + value)
            if paid not in reached or cost + loss < reached[paid]:
                reached[paid] = cost + loss
                trail[paid] = [before, count]
    return reached, trail
