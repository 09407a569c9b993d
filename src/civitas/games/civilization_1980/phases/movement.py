"""Phase 5: moving tokens over land and by ship (43.5, 53.1, 53.6)."""

from typing import Final

from civitas.core.frames import EMPTY_LIST, derived, frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_1980.facts.board import (
    AREA_COUNT,
    AREA_NAME,
    BORDERS,
    COAST_AREA,
    COASTS,
    IS_OPEN_SEA,
    MOST_MOVED,
    Board,
)
from civitas.games.civilization_1980.facts.cards import ASTRONOMY, CLOTH_MAKING
from civitas.games.civilization_1980.facts.nations import SHIPS
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.options import MOST_TOKENS
from civitas.games.civilization_1980.verbs import DONE, DONE_CODE, LAND, LOAD, MOVE, SAIL
from civitas.games.civilization_1980.view_types import Question
from civitas.games.civilization_1980.words import area_counts

CAPACITY: Final = 5
RANGE: Final = 4
RANGE_WITH_CLOTH_MAKING: Final = 5


def begin(p: Civilization1980) -> None:
    """Highest census first, ties in table order; nomads move in table order."""
    sequence = p.order[:]
    if not p.setting.is_nomads:
        sequence.sort(key=lambda seat: -p.census[seat])
    p.push(Movement(sequence))


def ship_range(p: Civilization1980, seat: int) -> int:
    """How many areas a ship of this seat may enter in a round."""
    return RANGE_WITH_CLOTH_MAKING if p.has(seat, CLOTH_MAKING) else RANGE


def may_cross_open_sea(p: Civilization1980, seat: int) -> bool:
    """Whether this seat's ships may enter open sea (53.6, 71, 72)."""
    return p.setting.is_small or p.has(seat, ASTRONOMY)


def may_enter(p: Civilization1980, seat: int, area: int) -> bool:
    """Whether tokens of this seat may come into an area; only nomads keep out of each other's way (71)."""
    if not p.setting.is_nomads:
        return True
    return _is_free(p, seat, area)


@frame("Movement")
class Movement(Frame[Civilization1980]):
    """One player after the other moves tokens and ships until he is done."""

    sequence: list[int]
    turn: int = -1
    fresh: list[int] = EMPTY_LIST
    """Tokens of the mover in each area that have not moved in this phase."""
    landed: list[int] = EMPTY_LIST
    """The areas in which his tokens went ashore, once for each token."""
    steps: list[int] = EMPTY_LIST
    """Areas each of his ships may still enter."""
    starts: list[int] = derived(list)
    """The areas with fresh tokens, as soon as somebody has asked for them."""

    def resume(self, p: Civilization1980) -> None:
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
        self.starts = []
        self.landed = []
        self.steps = [ship_range(p, seat)] * SHIPS
        self.asked = 1 << seat

    def question(self, p: Civilization1980, seat: int | None) -> Question:
        view: Question = {
            "frame": self.name(),
            "sequence": self.sequence[:],
            "fresh": area_counts(self.fresh),
            "steps": self.steps[:],
        }
        if seat is not None and seat == p.mover:
            view["voyages"] = [
                [[COASTS[coast] for coast in way] for way in self.voyages(p, seat, ship)] for ship in range(SHIPS)
            ]
        return view

    def legal(self, p: Civilization1980, seat: int) -> list[int]:
        actions: list[int] = []
        routes = routes_of(p.setting.board)
        if p.setting.is_nomads:
            self._add_nomad_moves(p, seat, actions)
        else:
            fresh, moves = self.fresh, routes.moves
            for area in self._starts():
                actions += moves[area][fresh[area]]
        ready = True
        for ship, coast in enumerate(p.ships[seat]):
            if coast >= 0:
                self._add_cargo(p, seat, ship, coast, actions)
                if self.steps[ship]:
                    self._add_voyages(p, seat, ship, coast, routes, actions)
                if p.cargo[ship] or IS_OPEN_SEA[coast]:
                    ready = False
        if ready:
            actions.append(DONE_CODE)
        return actions

    def _starts(self) -> list[int]:
        """The areas with fresh tokens, in order; searched for when the last token has left one of them."""
        if not self.starts:
            self.starts = [area for area, count in enumerate(self.fresh) if count]
        return self.starts

    def _add_nomad_moves(self, p: Civilization1980, seat: int, actions: list[int]) -> None:
        for area in self._starts():
            for border in p.setting.board.borders_of[area]:
                if _is_free(p, seat, BORDERS[border][1]):
                    actions += CROSSINGS[border][self.fresh[area]]

    def _add_cargo(self, p: Civilization1980, seat: int, ship: int, coast: int, actions: list[int]) -> None:
        area, cargo = COAST_AREA[coast], p.cargo[ship]
        if self.fresh[area]:
            actions += LOADS[ship][min(CAPACITY - cargo, self.fresh[area])]
        if cargo and not IS_OPEN_SEA[coast] and may_enter(p, seat, area):
            actions += LANDINGS[ship][cargo]

    def _add_voyages(
        self, p: Civilization1980, seat: int, ship: int, coast: int, routes: "Routes", actions: list[int]
    ) -> None:
        doubtful = routes.out_to_sea[coast]
        if p.cargo[ship] and p.setting.is_nomads:
            doubtful = p.setting.board.links[coast]
        else:
            actions += routes.along_the_coast[ship][coast]
        if doubtful and may_cross_open_sea(p, seat):
            for other in doubtful:
                if self._sailing_objection(p, seat, ship, other) is None:
                    actions.append(SAIL.code(ship, other))

    def objection(self, p: Civilization1980, seat: int, action: int) -> Objection | None:
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

    def _move_objection(self, p: Civilization1980, seat: int, count: int, border: int) -> Objection | None:
        area, other = BORDERS[border]
        if not p.setting.board.in_play[area] or not p.setting.board.in_play[other]:
            return Objection("31-c")
        missing = count - self.fresh[area]
        if missing > 0:
            carried = p.tokens[seat][area] >= count and missing <= self.landed.count(area)
            return Objection("43.5-d" if carried else "43.5-c")
        return None if may_enter(p, seat, other) else Objection("71-c")

    def _loading_objection(self, p: Civilization1980, seat: int, count: int, ship: int) -> Objection | None:
        coast = p.ships[seat][ship]
        if coast < 0:
            return Objection("43.5-m")
        if p.cargo[ship] + count > CAPACITY:
            return Objection("43.5-f")
        missing = count - self.fresh[COAST_AREA[coast]]
        return self._boarding_objection(p, seat, count, missing, COAST_AREA[coast]) if missing > 0 else None

    def _boarding_objection(self, p: Civilization1980, seat: int, count: int, missing: int, area: int) -> Objection:
        """Why some of the tokens in an area may not come aboard: not his, not there, or moved before."""
        if p.tokens[seat][area] < count:
            return Objection("43.5-m" if len(p.occupants(area)) > int(p.tokens[seat][area] > 0) else "43.5-e")
        return Objection("43.5-j" if missing <= self.landed.count(area) else "43.5-d")

    def _landing_objection(self, p: Civilization1980, seat: int, count: int, ship: int) -> Objection | None:
        coast = p.ships[seat][ship]
        if coast < 0 or count > p.cargo[ship]:
            return Objection("43.5-e")
        if IS_OPEN_SEA[coast]:
            return Objection("43.5-j")
        return None if may_enter(p, seat, COAST_AREA[coast]) else Objection("71-c")

    def _sailing_objection(self, p: Civilization1980, seat: int, ship: int, coast: int) -> Objection | None:
        if coast not in p.setting.board.links[p.ships[seat][ship]]:
            return Objection("43.5-k" if p.setting.board.in_play[COAST_AREA[coast]] else "31-c")
        if self.steps[ship] == 0:
            return Objection("53.1-a" if p.has(seat, CLOTH_MAKING) else "43.5-g")
        if IS_OPEN_SEA[coast] and not may_cross_open_sea(p, seat):
            return Objection("53.6-a")
        if not _finds_haven(p, seat, coast, self.steps[ship] - 1, p.cargo[ship] > 0):
            return Objection(_open_sea_rule(p) if IS_OPEN_SEA[coast] else "71-c")
        return None

    def voyages(self, p: Civilization1980, seat: int, ship: int) -> list[list[int]]:
        """The shortest way to every coast that a ship still reaches: the coasts it enters, one after the other.

        No voyage ends on the open sea unless it goes one step only.
        """
        start, loaded = p.ships[seat][ship], p.cargo[ship] > 0
        found: dict[int, list[int]] = {}
        reached: list[list[int]] = [[]] if start >= 0 else []
        for left in range(self.steps[ship] - 1, -1, -1):
            further: list[list[int]] = []
            for way in reached:
                for coast in p.setting.board.links[way[-1] if way else start]:
                    if coast != start and coast not in found and _may_sail_to(p, seat, coast, left, loaded):
                        found[coast] = [*way, coast]
                        further.append(found[coast])
            reached = further
        return [way for way in found.values() if len(way) == 1 or not IS_OPEN_SEA[way[-1]]]

    def _done_objection(self, p: Civilization1980, seat: int) -> Objection | None:
        for ship in range(SHIPS):
            if p.cargo[ship]:
                return Objection("43.5-j")
            if p.ships[seat][ship] >= 0 and IS_OPEN_SEA[p.ships[seat][ship]]:
                return Objection(_open_sea_rule(p))
        return None

    def answer(self, p: Civilization1980, seat: int, action: int) -> None:
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

    def _move(self, p: Civilization1980, seat: int, count: int, border: int) -> None:
        area, other = BORDERS[border]
        p.tokens[seat][area] -= count
        self._set_out(area, count)
        p.tokens[seat][other] += count
        p.tell(
            "moved",
            "43.5-c",
            {"seat": seat, "count": count, "from": AREA_NAME[area], "to": AREA_NAME[other]},
        )

    def _set_out(self, area: int, count: int) -> None:
        """Tokens leave an area and are not fresh any more."""
        self.fresh[area] -= count
        if self.fresh[area] == 0:
            self.starts = []

    def _load(self, p: Civilization1980, seat: int, count: int, ship: int) -> None:
        area = COAST_AREA[p.ships[seat][ship]]
        p.tokens[seat][area] -= count
        self._set_out(area, count)
        p.cargo[ship] += count
        p.tell(
            "loaded",
            "43.5-e",
            {"seat": seat, "count": count, "ship": ship + 1, "area": AREA_NAME[area]},
        )

    def _land(self, p: Civilization1980, seat: int, count: int, ship: int) -> None:
        area = COAST_AREA[p.ships[seat][ship]]
        p.tokens[seat][area] += count
        p.cargo[ship] -= count
        self.landed += [area] * count
        p.tell(
            "landed",
            "43.5-e",
            {"seat": seat, "count": count, "ship": ship + 1, "area": AREA_NAME[area]},
        )

    def _sail(self, p: Civilization1980, seat: int, ship: int, coast: int) -> None:
        p.put_ship(seat, ship, coast)
        self.steps[ship] -= 1
        area = COAST_AREA[coast]
        p.tell("sailed", "43.5-g", {"seat": seat, "ship": ship + 1, "area": AREA_NAME[area]})


def _may_sail_to(p: Civilization1980, seat: int, coast: int, steps: int, loaded: bool) -> bool:
    """Whether a ship may enter this coast, with so many steps left behind it."""
    if IS_OPEN_SEA[coast] and not may_cross_open_sea(p, seat):
        return False
    return _finds_haven(p, seat, coast, steps, loaded)


def _finds_haven(p: Civilization1980, seat: int, coast: int, steps: int, loaded: bool) -> bool:
    """Whether a ship that may cross open sea can still end its voyage from here: on a coast, its cargo ashore."""
    if not IS_OPEN_SEA[coast] and (not loaded or may_enter(p, seat, COAST_AREA[coast])):
        return True
    if steps == 0:
        return False
    return any(_finds_haven(p, seat, other, steps - 1, loaded) for other in p.setting.board.links[coast])


def _is_free(p: Civilization1980, seat: int, area: int) -> bool:
    """Whether nobody else has tokens in an area."""
    for other in range(p.players):  # noqa: SIM110 - a generator here doubles the time of a nomad's turn
        if p.tokens[other][area] and other != seat:
            return False
    return True


def _open_sea_rule(p: Civilization1980) -> str:
    """The rule that keeps ships from staying on the open sea."""
    return "71-e" if p.setting.is_small else "53.6-a"


# Tables of action codes, so that listing what a player may do is mostly a matter of joining lists.

CROSSINGS: Final[list[list[list[int]]]] = [
    [[MOVE.code(count, border) for count in range(most)] for most in range(MOST_MOVED + 1)]
    for border in range(len(BORDERS))
]
"""For each land border and number of fresh tokens behind it all moves across."""
for _row in CROSSINGS:
    _row += [_row[MOST_MOVED]] * (MOST_TOKENS - MOST_MOVED)
LOADS: Final[list[list[list[int]]]] = [
    [[LOAD.code(count, ship) for count in range(most)] for most in range(CAPACITY + 1)] for ship in range(SHIPS)
]
"""For each ship and number of tokens that can come aboard all ways to load."""
LANDINGS: Final[list[list[list[int]]]] = [
    [[LAND.code(count, ship) for count in range(most)] for most in range(CAPACITY + 1)] for ship in range(SHIPS)
]
"""For each ship and number of tokens aboard all ways to land."""


class Routes:
    """All moves by land and by sea that a board allows."""

    def __init__(self, board: Board) -> None:
        self.moves: list[list[list[int]]] = [_moves_from(board, area) for area in range(AREA_COUNT)]
        """For each area and number of fresh tokens in it all moves by land."""
        self.out_to_sea = [[other for other in links if IS_OPEN_SEA[other]] for links in board.links]
        """For each coast the open sea before it."""
        self.along_the_coast = [
            [[SAIL.code(ship, other) for other in links if not IS_OPEN_SEA[other]] for links in board.links]
            for ship in range(SHIPS)
        ]
        """For each ship and coast all voyages to the next coast."""


def _moves_from(board: Board, area: int) -> list[list[int]]:
    moves: list[list[int]] = [
        [code for border in board.borders_of[area] for code in CROSSINGS[border][most]]
        for most in range(MOST_MOVED + 1)
    ]
    return moves + [moves[MOST_MOVED]] * (MOST_TOKENS - MOST_MOVED)


_routes: Final[dict[int, Routes]] = {}


def routes_of(board: Board) -> Routes:
    """The routes of a board, made once; boards are shared and never go away."""
    known = _routes.get(id(board))
    if known is None:
        known = Routes(board)
        _routes[id(board)] = known
    return known
