"""Phase 8: drawing trade cards and buying gold (43.8)."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_1980.facts.cards import (
    COMMODITY_COUNT,
    GOLD_PRICE,
    HELD_COUNT,
    KIND_NAME,
    STACKS,
)
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.verbs import BUY_GOLD, DONE, DONE_CODE

GOLD_STACK = STACKS - 1


def begin(p: Civilization1980) -> None:
    """Fewest cities first, ties in table order; without any city on the board there is nothing to draw."""
    if any(p.city_count):
        p.push(Drawing(sorted(p.order, key=lambda seat: p.city_count[seat])))


def draw(p: Civilization1980, seat: int, stack: int) -> int:
    """Take the top card of a stack: a red calamity lies open at once, everything else is secret."""
    kind = p.stacks[stack].pop()
    p.known[stack].pop()
    p.reveals += 1
    if kind < HELD_COUNT:
        p.hand[seat][kind] += 1
    else:
        p.calamity_holder[kind - COMMODITY_COUNT] = seat
        p.tell("calamity-drawn", "43.8-d", {"seat": seat, "card": KIND_NAME[kind]})
    return kind


def may_buy_gold(p: Civilization1980, seat: int) -> bool:
    """Whether the treasury reaches for a card of the last stack (43.8)."""
    return p.treasury[seat] >= GOLD_PRICE and len(p.stacks[GOLD_STACK]) > 0


@frame("Drawing")
class Drawing(Frame[Civilization1980]):
    """One player after the other draws a card for each city, then may buy gold."""

    sequence: list[int]
    turn: int = -1

    def resume(self, p: Civilization1980) -> None:
        self.turn += 1
        if self.turn == len(self.sequence):
            p.pop()
            return
        seat = self.sequence[self.turn]
        if p.city_count[seat]:
            draw_for_cities(p, seat)
        if may_buy_gold(p, seat):
            self.asked = 1 << seat

    def legal(self, p: Civilization1980, seat: int) -> list[int]:
        return [BUY_GOLD.code(), DONE_CODE]

    def objection(self, p: Civilization1980, seat: int, action: int) -> Objection | None:
        return None if BUY_GOLD.owns(action) or DONE.owns(action) else Objection("43.8-f")

    def answer(self, p: Civilization1980, seat: int, action: int) -> None:
        if BUY_GOLD.owns(action):
            p.spend_treasury(seat, GOLD_PRICE)
            kind = draw(p, seat, GOLD_STACK)
            p.tell("gold-bought", "43.8-f", {"seat": seat, "count": 1})
            p.tell("card-drawn", "43.8-e", {"seat": seat, "card": KIND_NAME[kind]}, 1 << seat)
        if DONE.owns(action) or not may_buy_gold(p, seat):
            self.asked = 0


def draw_for_cities(p: Civilization1980, seat: int) -> None:
    """The top card of each of the stacks 1 to n for n cities; nothing where a stack is empty (43.8)."""
    secret = []
    for stack in range(p.city_count[seat]):
        if p.stacks[stack]:
            kind = draw(p, seat, stack)
            if kind < HELD_COUNT:
                secret.append(KIND_NAME[kind])
    if secret:
        p.tell("cards-drawn", "43.8-a", {"seat": seat, "count": len(secret)})
        p.tell("own-cards-drawn", "43.8-e", {"seat": seat, "cards": secret}, 1 << seat)
