"""Phase 12: at most six trade cards are kept (43.12)."""

from civitas.core.dice import ThoughtDice
from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_1980.facts.cards import COMMODITY_COUNT, HAND_LIMIT, HELD_COUNT, KIND_NAME
from civitas.games.civilization_1980.model import EVERY_SEAT, Civilization1980
from civitas.games.civilization_1980.verbs import DONE, DONE_CODE, RETURN
from civitas.games.civilization_1980.view_types import Question
from civitas.games.civilization_1980.words import trade_cards


def begin(p: Civilization1980) -> None:
    """Ask who has too much, and everybody with cards as long as somebody might hold a calamity in secret."""
    frame = HandLimit(p.players)
    hidden = may_hide_calamity(p)
    for seat in p.order:
        size = p.hand_size(seat)
        if size > HAND_LIMIT or (size and hidden):
            frame.asked |= 1 << seat
    if frame.asked:
        p.push(frame)


def may_hide_calamity(p: Civilization1980) -> bool:
    """Whether a black calamity is not where everybody can see it; only what all know may decide who is asked."""
    for kind in range(COMMODITY_COUNT, HELD_COUNT):
        stack = p.setting.stack_of[kind]
        places = range(len(p.stacks[stack]))
        seen = any(p.stacks[stack][place] == kind and p.known[stack][place] == EVERY_SEAT for place in places)
        if not seen and p.calamity_holder[kind - COMMODITY_COUNT] < 0:
            return True
    return False


@frame("HandLimit")
class HandLimit(Frame[Civilization1980]):
    """Everybody picks in secret what is too much, and calamities he does not want to keep.

    What was picked goes under the stacks when all are done, in table order (62): who was first to answer has no say in
    it, and nobody can wait to see what others put back.
    """

    picked: list[list[int]]
    """Cards of each kind that each seat is going to return."""

    def __init__(self, players: int = 0) -> None:
        super().__init__()
        self.picked = [[0] * HELD_COUNT for _ in range(players)]

    def resume(self, p: Civilization1980) -> None:
        p.pop()
        for seat in p.order:
            returned = [kind for kind in range(HELD_COUNT) for _ in range(self.picked[seat][kind])]
            if returned:
                put_back(p, seat, returned)

    def question(self, p: Civilization1980, seat: int | None) -> Question:
        return {"frame": self.name(), "picked": trade_cards([] if seat is None else self.picked[seat])}

    def _excess(self, p: Civilization1980, seat: int) -> int:
        return p.hand_size(seat) - sum(self.picked[seat]) - HAND_LIMIT

    def legal(self, p: Civilization1980, seat: int) -> list[int]:
        must = self._excess(p, seat) > 0
        first = 0 if must else COMMODITY_COUNT
        hand, picked = p.hand[seat], self.picked[seat]
        actions = [RETURN.code(kind) for kind in range(first, HELD_COUNT) if hand[kind] > picked[kind]]
        return actions if must else [*actions, DONE_CODE]

    def objection(self, p: Civilization1980, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if RETURN.owns(action) and RETURN.first(action) >= COMMODITY_COUNT:
            return Objection("43.12-b")
        return Objection("43.12-a" if RETURN.owns(action) or DONE.owns(action) else "43-a")

    def answer(self, p: Civilization1980, seat: int, action: int) -> None:
        if RETURN.owns(action):
            self.picked[seat][RETURN.first(action)] += 1
        else:
            self.asked &= ~(1 << seat)

    def pick_for_those_done(self, p: Civilization1980, seat: int | None, rng: ThoughtDice) -> None:
        """Imagine for this seat what others picked: those who are done exactly what was too much of these hands."""
        for other in range(p.players):
            if other != seat:
                self.picked[other] = [0] * HELD_COUNT
                if not (self.asked >> other) & 1:
                    for kind in _some_cards(p, other, rng)[HAND_LIMIT:]:
                        self.picked[other][kind] += 1


def _some_cards(p: Civilization1980, seat: int, rng: ThoughtDice) -> list[int]:
    """The cards of a hand in random order."""
    cards = [kind for kind in range(HELD_COUNT) for _ in range(p.hand[seat][kind])]
    rng.shuffle(cards)
    return cards


def put_back(p: Civilization1980, seat: int, returned: list[int]) -> None:
    """Put these cards of a hand under their stacks, unseen by the others."""
    for kind in returned:
        p.change_hand(seat, kind, -1)
    p.return_cards(returned, 1 << seat)
    p.reveals += 1
    names = [KIND_NAME[kind] for kind in returned]
    p.tell("cards-returned", "43.12-a", {"seat": seat, "count": len(returned)})
    p.tell("own-cards-returned", "43.12-a", {"seat": seat, "cards": names}, 1 << seat)
