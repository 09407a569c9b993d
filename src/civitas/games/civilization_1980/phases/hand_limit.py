"""Phase 12: at most six trade cards are kept (43.12)."""

from typing import ClassVar

from civitas.core.position import Frame, View
from civitas.core.rules import Objection
from civitas.core.storage import ROWS, Fields
from civitas.games.civilization_1980.cards import COMMODITY_COUNT, HAND_LIMIT, HELD_COUNT, KIND_NAME
from civitas.games.civilization_1980.model import EVERY_SEAT, Civilization
from civitas.games.civilization_1980.verbs import DONE, DONE_CODE, RETURN


def begin(p: Civilization) -> None:
    """Ask who has too much, and everybody with cards as long as somebody might hold a calamity in secret."""
    frame = HandLimit(p.players)
    hidden = may_hide_calamity(p)
    for seat in p.order:
        size = p.hand_size(seat)
        if size > HAND_LIMIT or (size and hidden):
            frame.asked |= 1 << seat
    if frame.asked:
        p.push(frame)


def may_hide_calamity(p: Civilization) -> bool:
    """Whether a black calamity is not where everybody can see it; only what all know may decide who is asked."""
    for kind in range(COMMODITY_COUNT, HELD_COUNT):
        stack = p.setting.stack_of[kind]
        places = range(len(p.stacks[stack]))
        seen = any(p.stacks[stack][place] == kind and p.known[stack][place] == EVERY_SEAT for place in places)
        if not seen and p.calamity_holder[kind - COMMODITY_COUNT] < 0:
            return True
    return False


class HandLimit(Frame[Civilization]):
    """Everybody picks in secret what is too much, and calamities he does not want to keep, and puts it back at once."""

    FIELDS: ClassVar[Fields] = (("picked", ROWS),)

    def __init__(self, players: int = 0) -> None:
        super().__init__()
        self.picked: list[list[int]] = [[0] * HELD_COUNT for _ in range(players)]
        """Cards of each kind that each seat is going to return."""

    def copy(self) -> "HandLimit":
        other = HandLimit()
        other.asked = self.asked
        other.picked = [row[:] for row in self.picked]
        return other

    def resume(self, p: Civilization) -> None:
        p.pop()

    def question(self, p: Civilization, seat: int | None) -> View:
        return {"frame": self.name(), "picked": [] if seat is None else self.picked[seat][:]}

    def _excess(self, p: Civilization, seat: int) -> int:
        return p.hand_size(seat) - sum(self.picked[seat]) - HAND_LIMIT

    def legal(self, p: Civilization, seat: int) -> list[int]:
        must = self._excess(p, seat) > 0
        first = 0 if must else COMMODITY_COUNT
        hand, picked = p.hand[seat], self.picked[seat]
        actions = [RETURN.code(kind) for kind in range(first, HELD_COUNT) if hand[kind] > picked[kind]]
        return actions if must else [*actions, DONE_CODE]

    def objection(self, p: Civilization, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if RETURN.owns(action) and RETURN.first(action) >= COMMODITY_COUNT:
            return Objection("43.12-b")
        return Objection("43.12-a" if RETURN.owns(action) or DONE.owns(action) else "43-a")

    def answer(self, p: Civilization, seat: int, action: int) -> None:
        if RETURN.owns(action):
            self.picked[seat][RETURN.first(action)] += 1
            return
        self.asked &= ~(1 << seat)
        returned = [kind for kind in range(HELD_COUNT) for _ in range(self.picked[seat][kind])]
        if returned:
            self._put_back(p, seat, returned)

    def _put_back(self, p: Civilization, seat: int, returned: list[int]) -> None:
        for kind in returned:
            p.hand[seat][kind] -= 1
        self.picked[seat] = [0] * HELD_COUNT
        p.return_cards(returned, 1 << seat)
        p.reveals += 1
        names = [KIND_NAME[kind] for kind in returned]
        p.tell("cards-returned", "43.12-a", {"seat": seat, "count": len(returned)})
        p.tell("own-cards-returned", "43.12-a", {"seat": seat, "cards": names}, 1 << seat)
