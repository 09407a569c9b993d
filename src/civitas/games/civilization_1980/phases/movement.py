"""Phase 5: moving tokens over land and by ship (43.5, 53.1, 53.6)."""

from typing import ClassVar

from civitas.core.position import Frame, View
from civitas.core.rules import Objection
from civitas.core.storage import INT, INTS, Fields
from civitas.games.civilization_1980.board import (
    AREA_COUNT,
    AREA_NAME,
    BORDERS,
    COAST_AREA,
    IS_OPEN_SEA,
    MOST_MOVED,
    Board,
)
from civitas.games.civilization_1980.cards import ASTRONOMY, CLOTH_MAKING
from civitas.games.civilization_1980.model import Civilization
from civitas.games.civilization_1980.nations import SHIPS
from civitas.games.civilization_1980.verbs import DONE, DONE_CODE, LAND, LOAD, MOVE, SAIL

CAPACITY = 5
RANGE = 4
RANGE_WITH_CLOTH_MAKING = 5


def begin(p: Civilization) -> None:
    """Highest census first, ties in table order; nomads move in table order."""
    sequence = p.order[:]
    if not p.setting.is_nomads:
        sequence.sort(key=lambda seat: -p.census[seat])
    p.push(Movement(sequence))


def ship_range(p: Civilization, seat: int) -> int:
    """How many areas a ship of this seat may enter in a round."""
    return RANGE_WITH_CLOTH_MAKING if p.has(seat, CLOTH_MAKING) else RANGE


def may_cross_open_sea(p: Civilization, seat: int) -> bool:
    """Whether this seat's ships may enter open sea (53.6, 71, 72)."""
    return p.setting.is_small or p.has(seat, ASTRONOMY)


def may_enter(p: Civilization, seat: int, area: int) -> bool:
    """Whether tokens of this seat may come into an area; only nomads keep out of each other's way (71)."""
    if not p.setting.is_nomads:
        return True
    return all(other == seat or not p.tokens[other][area] for other in range(p.players))


class Movement(Frame[Civilization]):
    """One player after the other moves tokens and ships until he is done."""

    FIELDS: ClassVar[Fields] = (("sequence", INTS), ("turn", INT), ("fresh", INTS), ("steps", INTS))

    def __init__(self, sequence: list[int]) -> None:
        super().__init__()
        self.sequence = sequence
        self.turn = -1
        self.fresh: list[int] = []
        """Tokens of the mover in each area that have not moved in this phase."""
        self.steps: list[int] = []
        """Areas each of his ships may still enter."""

    def copy(self) -> "Movement":
        other = Movement(self.sequence)
        other.asked = self.asked
        other.turn = self.turn
        other.fresh = self.fresh[:]
        other.steps = self.steps[:]
        return other

    def resume(self, p: Civilization) -> None:
        self.turn += 1
        p.mover = -1
        if self.turn == len(self.sequence):
            p.pop()
            return
        seat = self.sequence[self.turn]
        if p.on_board(seat) == 0 and max(p.ships[seat]) < 0:
            return
        p.mover = seat
        self.fresh = p.tokens[seat][:]
        self.steps = [ship_range(p, seat)] * SHIPS
        self.asked = 1 << seat

    def question(self, p: Civilization, seat: int | None) -> View:
        return {
            "frame": self.name(),
            "sequence": self.sequence[:],
            "fresh": self.fresh[:],
            "steps": self.steps[:],
            "cargo": p.cargo[:],
        }

    def legal(self, p: Civilization, seat: int) -> list[int]:
        actions: list[int] = []
        fresh = self.fresh
        if p.setting.is_nomads:
            _add_nomad_moves(p, seat, fresh, actions)
        else:
            moves = _moves_of(p.setting.board)
            for area in p.setting.board.areas:
                if fresh[area]:
                    actions += moves[area][min(fresh[area], MOST_MOVED)]
        ready = True
        for ship in range(SHIPS):
            coast = p.ships[seat][ship]
            if coast >= 0:
                self._add_voyages(p, seat, ship, coast, actions)
                ready = ready and p.cargo[ship] == 0 and not IS_OPEN_SEA[coast]
        if ready:
            actions.append(DONE_CODE)
        return actions

    def _add_voyages(self, p: Civilization, seat: int, ship: int, coast: int, actions: list[int]) -> None:
        area, cargo = COAST_AREA[coast], p.cargo[ship]
        for count in range(1, min(CAPACITY - cargo, self.fresh[area]) + 1):
            actions.append(LOAD.code(count - 1, ship))
        if cargo and not IS_OPEN_SEA[coast] and may_enter(p, seat, area):
            for count in range(1, cargo + 1):
                actions.append(LAND.code(count - 1, ship))
        if self.steps[ship]:
            for other in p.setting.board.links[coast]:
                if self._sailing_objection(p, seat, ship, other) is None:
                    actions.append(SAIL.code(ship, other))

    def objection(self, p: Civilization, seat: int, action: int) -> Objection | None:
        if MOVE.owns(action):
            return self._move_objection(p, seat, MOVE.first(action) + 1, MOVE.second(action))
        if LOAD.owns(action):
            return self._loading_objection(p, seat, LOAD.first(action) + 1, LOAD.second(action))
        if LAND.owns(action):
            return self._landing_objection(p, seat, LAND.first(action) + 1, LAND.second(action))
        if SAIL.owns(action):
            ship, coast = SAIL.first(action), SAIL.second(action)
            if p.ships[seat][ship] < 0:
                return Objection("43.5-m")
            return self._sailing_objection(p, seat, ship, coast)
        if DONE.owns(action):
            return self._done_objection(p, seat)
        return Objection("43-a")

    def _move_objection(self, p: Civilization, seat: int, count: int, border: int) -> Objection | None:
        area, other = BORDERS[border]
        if not p.setting.board.in_play[area] or not p.setting.board.in_play[other]:
            return Objection("31-c")
        if count > self.fresh[area]:
            return Objection("43.5-c" if p.tokens[seat][area] < count else "43.5-d")
        return None if may_enter(p, seat, other) else Objection("71-c")

    def _loading_objection(self, p: Civilization, seat: int, count: int, ship: int) -> Objection | None:
        coast = p.ships[seat][ship]
        if coast < 0:
            return Objection("43.5-m")
        if p.cargo[ship] + count > CAPACITY:
            return Objection("43.5-f")
        area = COAST_AREA[coast]
        if count > self.fresh[area]:
            return Objection("43.5-e" if p.tokens[seat][area] < count else "43.5-d")
        return None

    def _landing_objection(self, p: Civilization, seat: int, count: int, ship: int) -> Objection | None:
        coast = p.ships[seat][ship]
        if coast < 0 or count > p.cargo[ship]:
            return Objection("43.5-e")
        if IS_OPEN_SEA[coast]:
            return Objection("43.5-j")
        return None if may_enter(p, seat, COAST_AREA[coast]) else Objection("71-c")

    def _sailing_objection(self, p: Civilization, seat: int, ship: int, coast: int) -> Objection | None:
        if coast not in p.setting.board.links[p.ships[seat][ship]]:
            return Objection("43.5-k" if p.setting.board.in_play[COAST_AREA[coast]] else "31-c")
        if self.steps[ship] == 0:
            return Objection("43.5-g")
        if IS_OPEN_SEA[coast] and not may_cross_open_sea(p, seat):
            return Objection("53.6-a")
        if not _finds_haven(p, seat, coast, self.steps[ship] - 1, p.cargo[ship] > 0):
            return Objection("53.6-a" if IS_OPEN_SEA[coast] else "43.5-j")
        return None

    def _done_objection(self, p: Civilization, seat: int) -> Objection | None:
        for ship in range(SHIPS):
            if p.cargo[ship]:
                return Objection("43.5-j")
            if p.ships[seat][ship] >= 0 and IS_OPEN_SEA[p.ships[seat][ship]]:
                return Objection("53.6-a")
        return None

    def answer(self, p: Civilization, seat: int, action: int) -> None:
        if MOVE.owns(action):
            self._move(p, seat, MOVE.first(action) + 1, MOVE.second(action))
        elif LOAD.owns(action):
            self._load(p, seat, LOAD.first(action) + 1, LOAD.second(action))
        elif LAND.owns(action):
            self._land(p, seat, LAND.first(action) + 1, LAND.second(action))
        elif SAIL.owns(action):
            self._sail(p, seat, SAIL.first(action), SAIL.second(action))
        else:
            self.asked = 0

    def _move(self, p: Civilization, seat: int, count: int, border: int) -> None:
        area, other = BORDERS[border]
        p.tokens[seat][area] -= count
        self.fresh[area] -= count
        p.tokens[seat][other] += count
        p.tell(
            "moved",
            "43.5-c",
            {"seat": seat, "count": count, "from": AREA_NAME[area], "to": AREA_NAME[other]},
        )

    def _load(self, p: Civilization, seat: int, count: int, ship: int) -> None:
        area = COAST_AREA[p.ships[seat][ship]]
        p.tokens[seat][area] -= count
        self.fresh[area] -= count
        p.cargo[ship] += count
        p.tell(
            "loaded",
            "43.5-e",
            {"seat": seat, "count": count, "ship": ship + 1, "area": AREA_NAME[area]},
        )

    def _land(self, p: Civilization, seat: int, count: int, ship: int) -> None:
        area = COAST_AREA[p.ships[seat][ship]]
        p.tokens[seat][area] += count
        p.cargo[ship] -= count
        p.tell(
            "landed",
            "43.5-e",
            {"seat": seat, "count": count, "ship": ship + 1, "area": AREA_NAME[area]},
        )

    def _sail(self, p: Civilization, seat: int, ship: int, coast: int) -> None:
        p.ships[seat][ship] = coast
        self.steps[ship] -= 1
        area = COAST_AREA[coast]
        p.tell("sailed", "43.5-g", {"seat": seat, "ship": ship + 1, "area": AREA_NAME[area]})


def _finds_haven(p: Civilization, seat: int, coast: int, steps: int, loaded: bool) -> bool:
    """Whether a ship here can still end its voyage: off the open sea, its cargo ashore."""
    if not IS_OPEN_SEA[coast] and (not loaded or may_enter(p, seat, COAST_AREA[coast])):
        return True
    if steps == 0:
        return False
    return any(
        _finds_haven(p, seat, other, steps - 1, loaded)
        for other in p.setting.board.links[coast]
        if not IS_OPEN_SEA[other] or may_cross_open_sea(p, seat)
    )


def _add_nomad_moves(p: Civilization, seat: int, fresh: list[int], actions: list[int]) -> None:
    for area in p.setting.board.areas:
        for border in p.setting.board.borders_of[area] if fresh[area] else []:
            if may_enter(p, seat, BORDERS[border][1]):
                for count in range(min(fresh[area], MOST_MOVED)):
                    actions.append(MOVE.code(count, border))


_moves: dict[int, list[list[list[int]]]] = {}


def _moves_of(board: Board) -> list[list[list[int]]]:
    """For each area and number of fresh tokens the codes of all moves by land, made once for each board."""
    known = _moves.get(id(board))
    if known is None:
        known = [
            [
                [MOVE.code(count, border) for border in board.borders_of[area] for count in range(n)]
                for n in range(MOST_MOVED + 1)
            ]
            for area in range(AREA_COUNT)
        ]
        _moves[id(board)] = known
    return known
