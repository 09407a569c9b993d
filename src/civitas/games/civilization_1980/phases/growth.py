"""Phases 2 and 3: population growth and the census (43.2, 43.3)."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_1980.facts.board import AREA_COUNT, AREA_NAME
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.verbs import DONE, GROW


def begin(p: Civilization1980) -> None:
    """Every area grows; who has too few tokens in stock chooses where."""
    if not p.setting.exempt_whole_round:
        p.exempt = []
    frame = Growth([[] for _ in range(p.players)])
    for seat in p.order:
        room = [2 if count > 1 else count for count in p.tokens[seat]]
        if sum(room) <= p.stock[seat]:
            grow_everywhere(p, seat, room)
        elif p.stock[seat]:
            frame.room[seat] = room
            frame.asked |= 1 << seat
    if frame.asked:
        p.push(frame)


def grow_everywhere(p: Civilization1980, seat: int, room: list[int]) -> None:
    """Add the full growth in every area."""
    own = p.tokens[seat]
    total = 0
    for area in range(AREA_COUNT):
        if room[area]:
            own[area] += room[area]
            total += room[area]
    p.stock[seat] -= total
    if total:
        p.tell("grown", "43.2-a", {"seat": seat, "count": total})


def take_census(p: Civilization1980) -> None:
    """Count everybody's tokens on the board."""
    p.census = [p.on_board(seat) for seat in range(p.players)]
    for seat in p.order:
        p.tell("census", "43.3-a", {"seat": seat, "count": p.census[seat]})


@frame("Growth")
class Growth(Frame[Civilization1980]):
    """Players short of stock place what they have, never more than an area's normal growth (43.2)."""

    room: list[list[int]]
    """How much each area of each seat that is asked can still grow."""

    def resume(self, p: Civilization1980) -> None:
        p.pop()

    def legal(self, p: Civilization1980, seat: int) -> list[int]:
        room = self.room[seat]
        stock = p.stock[seat]
        actions = [GROW.code(0, area) for area in range(AREA_COUNT) if room[area]]
        if stock > 1:
            actions += [GROW.code(1, area) for area in range(AREA_COUNT) if room[area] > 1]
        return actions

    def objection(self, p: Civilization1980, seat: int, action: int) -> Objection | None:
        if not GROW.owns(action):
            return Objection("43.2-d" if DONE.owns(action) else "43-a")
        count = GROW.first(action) + 1
        if p.tokens[seat][GROW.second(action)] == 0:
            return Objection("43.2-e")
        if count > self.room[seat][GROW.second(action)] or count > p.stock[seat]:
            return Objection("43.2-d")
        return None

    def answer(self, p: Civilization1980, seat: int, action: int) -> None:
        area, count = GROW.second(action), GROW.first(action) + 1
        p.place(seat, area, count)
        self.room[seat][area] -= count
        p.tell("grown-in", "43.2-d", {"seat": seat, "area": AREA_NAME[area], "count": count})
        if p.stock[seat] == 0 or not any(self.room[seat]):
            self.asked &= ~(1 << seat)
            self.room[seat] = []
