"""Phase 12: at most six trade cards are kept (43.12)."""

from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_1980.cards import COMMODITY_COUNT, HAND_LIMIT, HELD_COUNT, KIND_NAME
from civitas.games.civilization_1980.model import Civilization
from civitas.games.civilization_1980.verbs import DONE, DONE_CODE, RETURN


def begin(p: Civilization) -> None:
    """Ask everybody who holds cards: asking only those with a calamity would tell the others who they are."""
    frame = HandLimit()
    for seat in p.order:
        if p.hand_size(seat):
            frame.asked |= 1 << seat
    if frame.asked:
        p.push(frame)


class HandLimit(Frame[Civilization]):
    """Everybody gives back what is too much, and calamities he does not want to keep."""

    def copy(self) -> "HandLimit":
        other = HandLimit()
        other.asked = self.asked
        return other

    def resume(self, p: Civilization) -> None:
        p.pop()

    def legal(self, p: Civilization, seat: int) -> list[int]:
        hand = p.hand[seat]
        excess = p.hand_size(seat) > HAND_LIMIT
        first = 0 if excess else COMMODITY_COUNT
        actions = [RETURN.code(kind) for kind in range(first, HELD_COUNT) if hand[kind]]
        return actions if excess else [*actions, DONE_CODE]

    def objection(self, p: Civilization, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if RETURN.owns(action) and RETURN.first(action) >= COMMODITY_COUNT:
            return Objection("43.12-b")
        return Objection("43.12-a" if RETURN.owns(action) or DONE.owns(action) else "43-a")

    def answer(self, p: Civilization, seat: int, action: int) -> None:
        if DONE.owns(action):
            self.asked &= ~(1 << seat)
            return
        kind = RETURN.first(action)
        p.hand[seat][kind] -= 1
        p.return_cards([kind], 1 << seat)
        p.tell("card-returned", "43.12-a", {"seat": seat})
        p.tell("own-card-returned", "43.12-a", {"seat": seat, "card": KIND_NAME[kind]}, 1 << seat)
        p.reveals += 1
        if p.hand_size(seat) == 0:
            self.asked &= ~(1 << seat)
