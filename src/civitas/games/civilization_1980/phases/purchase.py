"""Phase 10: buying civilization cards with trade cards, treasury and credits (43.10)."""

from typing import ClassVar

from civitas.core.position import Frame, View
from civitas.core.rules import Objection
from civitas.core.storage import INT, INTS, Fields
from civitas.games.civilization_1980.cards import (
    CARD_COUNT,
    CARD_NAME,
    COMMODITY_COUNT,
    CREDIT,
    KIND_NAME,
    MOST_CARDS,
    PRICE,
    REQUIRES,
    package_value,
    set_value,
)
from civitas.games.civilization_1980.model import EVERY_SEAT, Civilization
from civitas.games.civilization_1980.verbs import BUY, DONE, DONE_CODE, PAY, SETTLE, SPEND

CHEAPEST = min(PRICE)


def begin(p: Civilization) -> None:
    """One after the other in reverse table order."""
    p.push(Purchases(p.order[::-1]))


def bits(cards: int) -> list[int]:
    """The cards of a set of bits."""
    return [card for card in range(CARD_COUNT) if (cards >> card) & 1]


def total_price(owned: int, basket: int, per_card: bool) -> int:
    """The price of all cards in the basket after credits (43.10).

    By the default rule each owned card supports one purchase a round; the assignment that saves most is taken.
    """
    wanted = bits(basket)
    if len(wanted) == 1 or per_card:
        return sum(max(0, PRICE[card] - sum(CREDIT[own][card] for own in bits(owned))) for card in wanted)
    rests = {tuple(PRICE[card] for card in wanted)}
    for own in bits(owned):
        credits = [CREDIT[own][card] for card in wanted]
        if any(credits):
            rests = {
                rest[:index] + (max(0, rest[index] - credit),) + rest[index + 1 :]
                for rest in rests
                for index, credit in enumerate(credits)
                if credit
            }
    return min(sum(rest) for rest in rests)


def acquiring_objection(p: Civilization, seat: int, basket: int, card: int) -> Objection | None:
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


class Purchases(Frame[Civilization]):
    """A buyer fills a basket, lays trade cards on a pile and pays the rest from the treasury."""

    FIELDS: ClassVar[Fields] = (("sequence", INTS), ("turn", INT), ("basket", INT), ("pile", INTS))

    def __init__(self, sequence: list[int]) -> None:
        super().__init__()
        self.sequence = sequence
        self.turn = -1
        self.basket = 0
        """Cards the buyer wants, as bits."""
        self.pile: list[int] = [0] * COMMODITY_COUNT
        """Trade cards he has laid down to pay."""

    def copy(self) -> "Purchases":
        other = Purchases(self.sequence)
        other.asked = self.asked
        other.turn = self.turn
        other.basket = self.basket
        other.pile = self.pile[:]
        return other

    def resume(self, p: Civilization) -> None:
        self.turn += 1
        self.basket = 0
        self.pile = [0] * COMMODITY_COUNT
        if self.turn == len(self.sequence):
            p.pop()
            return
        seat = self.sequence[self.turn]
        # Only what everybody can see decides who is asked, so that nobody learns how much a hand is worth.
        if p.hand_size(seat) or p.treasury[seat] >= CHEAPEST:
            self.asked = 1 << seat

    def question(self, p: Civilization, seat: int | None) -> View:
        buyer = self.sequence[self.turn]
        return {
            "frame": self.name(),
            "sequence": self.sequence[:],
            "basket": bits(self.basket),
            "price": self.price(p, buyer),
            "pile": self.pile[:],
            "rest": self.rest(p, buyer),
        }

    def price(self, p: Civilization, seat: int) -> int:
        """What the basket costs."""
        return self.price_with(p, seat, self.basket)

    def price_with(self, p: Civilization, seat: int, basket: int) -> int:
        """What this basket would cost."""
        return total_price(p.cards[seat], basket, p.setting.credit_per_card) if basket else 0

    def rest(self, p: Civilization, seat: int) -> int:
        """What is still to be paid in tokens."""
        return max(0, self.price(p, seat) - package_value(self.pile))

    def _reserves(self, p: Civilization, seat: int, without: int) -> int:
        """What the cards not yet laid down and the treasury are worth at most."""
        total = p.treasury[seat] + package_value(self.pile)
        for kind in range(COMMODITY_COUNT):
            if self.pile[kind] == 0 and kind != without:
                total += set_value(kind, p.hand[seat][kind])
        return total

    def legal(self, p: Civilization, seat: int) -> list[int]:
        actions = [] if self.basket else [DONE_CODE]
        reserves = self._reserves(p, seat, -1)
        for card in range(CARD_COUNT):
            if acquiring_objection(p, seat, self.basket, card) is None:
                if self.price_with(p, seat, self.basket | 1 << card) <= reserves:
                    actions.append(BUY.code(card))
        if self.basket:
            self._add_payments(p, seat, actions)
        return actions

    def _add_payments(self, p: Civilization, seat: int, actions: list[int]) -> None:
        for kind in range(COMMODITY_COUNT):
            for count in range(1, p.hand[seat][kind] + 1):
                if self._spending_objection(p, seat, kind, count) is None:
                    actions.append(SPEND.code(count - 1, kind))
        rest = self.rest(p, seat)
        if rest <= p.treasury[seat]:
            actions.append(PAY.code(rest))
        actions.append(SETTLE.code())

    def _spending_objection(self, p: Civilization, seat: int, kind: int, count: int) -> Objection | None:
        if count > p.hand[seat][kind] or self.pile[kind]:
            return Objection("43.10-b")
        reserves = self._reserves(p, seat, kind) + set_value(kind, count)
        return None if reserves >= self.price(p, seat) else Objection("51-c")

    def objection(self, p: Civilization, seat: int, action: int) -> Objection | None:
        if BUY.owns(action):
            return self._buying_objection(p, seat, BUY.first(action))
        if DONE.owns(action):
            return Objection("43.10-b") if self.basket else None
        if not self.basket:
            return Objection("43.10-b")
        if SPEND.owns(action):
            return self._spending_objection(p, seat, SPEND.second(action), SPEND.first(action) + 1)
        if PAY.owns(action):
            exact = PAY.first(action) == self.rest(p, seat) <= p.treasury[seat]
            return None if exact else Objection("43.10-d")
        return None if SETTLE.owns(action) else Objection("52-b")

    def _buying_objection(self, p: Civilization, seat: int, card: int) -> Objection | None:
        found = acquiring_objection(p, seat, self.basket, card)
        if found is not None:
            return found
        price = self.price_with(p, seat, self.basket | 1 << card)
        return None if price <= self._reserves(p, seat, -1) else Objection("43.10-b")

    def answer(self, p: Civilization, seat: int, action: int) -> None:
        if BUY.owns(action):
            self.basket |= 1 << BUY.first(action)
        elif SPEND.owns(action):
            self.pile[SPEND.second(action)] = SPEND.first(action) + 1
            p.reveals += 1
        elif DONE.owns(action):
            self.asked = 0
        else:
            if SETTLE.owns(action):
                self._lay_down(p, seat)
            self._pay(p, seat, self.rest(p, seat))

    def _lay_down(self, p: Civilization, seat: int) -> None:
        """Pay as one usually would: whole sets, wasting as little as possible, tokens only where they must help."""
        price = self.price(p, seat)
        free = [k for k in range(COMMODITY_COUNT) if self.pile[k] == 0 and p.hand[seat][k]]
        values = [set_value(kind, p.hand[seat][kind]) for kind in free]
        need = max(0, price - package_value(self.pile))
        for index in cheapest_cover(values, need, p.treasury[seat]):
            self.pile[free[index]] = p.hand[seat][free[index]]

    def _pay(self, p: Civilization, seat: int, tokens: int) -> None:
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


def cheapest_cover(values: list[int], need: int, tokens: int) -> list[int]:
    """Which sets to pay with: cover the need with as little waste as possible, then with as few tokens.

    Tokens pay exactly, sets give no change. Among all choices that reach the need together with the tokens, the one
    that spends the smallest sum of waste and tokens is best; ties spend fewer cards.
    """
    best: list[int] = []
    best_cost = -1
    for choice in range(1 << len(values)):
        chosen = [index for index in range(len(values)) if (choice >> index) & 1]
        paid = sum(values[index] for index in chosen)
        missing = max(0, need - paid)
        if missing <= tokens:
            cost = (max(0, paid - need) + missing) * 16 + len(chosen)
            if best_cost < 0 or cost < best_cost:
                best, best_cost = chosen, cost
    return best
