"""Military cards above the limit are discarded, face down."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.through_the_ages.civilization import KEEPS_CARDS, NONE
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.view_types import Question


def military_limit(p: ThroughTheAges, seat: int) -> int:
    """Military cards that may be kept in hand."""
    c = p.civs[seat]
    return c.military_total + c.symbols.hand_limit


def discard_card(p: ThroughTheAges, seat: int, card: int) -> None:
    """Put a military card from the hand on the discards; only its owner has seen it."""
    p.civs[seat].military_hand.remove(card)
    p.discard_military(card, 1 << seat)


@frame("HandLimit")
class HandLimit(Frame[ThroughTheAges]):
    """A seat discards military cards until it has no more than it may keep."""

    seat: int
    count: int = 0
    """Cards discarded so far."""

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        return {"frame": self.name(), "limit": military_limit(p, self.seat)}

    def resume(self, p: ThroughTheAges) -> None:
        c = p.civs[self.seat]
        if len(c.military_hand) > military_limit(p, self.seat) and not c.used & KEEPS_CARDS:
            self.asked = 1 << self.seat
            return
        p.pop()
        if self.count:
            p.report("discarded", "hand-limit", {"seat": self.seat, "count": self.count})

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        discards = p.verbs.discards
        actions: list[int] = []
        last = NONE
        for card in p.civs[seat].military_hand:
            if card != last:  # copies of a card lie side by side
                last = card
                actions.append(discards[card])
        return actions

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        return p.no("not-in-hand" if p.verbs.discard.owns(action) else "hand-limit")

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        discard_card(p, seat, p.verbs.military.card[p.verbs.argument_of[action]])
        self.count += 1
        self.asked = 0
