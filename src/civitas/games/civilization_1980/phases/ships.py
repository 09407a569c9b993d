"""Phase 4: keeping and building ships (43.4)."""

from civitas.core.frames import frame
from civitas.core.losses import Loss
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_1980.facts.board import AREA_COUNT, AREA_NAME, COAST_AREA, COASTS_OF, IS_LAND
from civitas.games.civilization_1980.facts.nations import SHIPS
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.verbs import BUILD_SHIP, DONE, DONE_CODE, MAINTAIN, SCRAP
from civitas.games.civilization_1980.view_types import Question

SHIP_PRICE = 2
MAINTENANCE = 1
TREASURY, LEVY = 0, 1


def begin(p: Civilization1980) -> None:
    """Ask everybody who has a ship to keep or can build one."""
    frame = Ships([0] * p.players)
    for seat in p.order:
        for ship in range(SHIPS):
            if p.ships[seat][ship] >= 0:
                frame.due[seat] |= 1 << ship
        frame.asked |= 1 << seat
        frame.move_on(p, seat)
    if frame.asked:
        p.push(frame)


@frame("Ships")
class Ships(Frame[Civilization1980]):
    """Everybody decides which ships to keep, then builds; all at once (43.4, A18)."""

    due: list[int]
    """Ships of each seat whose maintenance is not decided yet, as bits."""

    def resume(self, p: Civilization1980) -> None:
        p.pop()

    def question(self, p: Civilization1980, seat: int | None) -> Question:
        due = [[ship + 1 for ship in range(SHIPS) if (bits >> ship) & 1] for bits in self.due]
        return {"frame": self.name(), "due": due}

    def move_on(self, p: Civilization1980, seat: int) -> None:
        """Remove ships that cannot be paid for; a seat without any choice left is not asked any more."""
        for ship in range(SHIPS):
            due = (self.due[seat] >> ship) & 1 and p.treasury[seat] == 0
            if due and p.tokens[seat][COAST_AREA[p.ships[seat][ship]]] == 0:
                self.scrap(p, seat, ship)
        if self.due[seat] == 0 and not _buildable(p, seat):
            self.asked &= ~(1 << seat)

    def scrap(self, p: Civilization1980, seat: int, ship: int) -> None:
        """Take a ship that is not maintained off the board."""
        area = COAST_AREA[p.ships[seat][ship]]
        p.ships[seat][ship] = -1
        self.due[seat] &= ~(1 << ship)
        p.tell("ship-removed", "43.4-d", {"seat": seat, "ship": ship + 1, "area": AREA_NAME[area]})

    def legal(self, p: Civilization1980, seat: int) -> list[int]:
        if self.due[seat] == 0:
            return [*_buildable(p, seat), DONE_CODE]
        actions = []
        for ship in range(SHIPS):
            if (self.due[seat] >> ship) & 1:
                if p.treasury[seat] >= MAINTENANCE:
                    actions.append(MAINTAIN.code(ship, TREASURY))
                if p.tokens[seat][COAST_AREA[p.ships[seat][ship]]] >= MAINTENANCE:
                    actions.append(MAINTAIN.code(ship, LEVY))
                actions.append(SCRAP.code(ship))
        return actions

    def objection(self, p: Civilization1980, seat: int, action: int) -> Objection | None:
        if MAINTAIN.owns(action):
            return self._maintenance_objection(p, seat, MAINTAIN.first(action), MAINTAIN.second(action))
        if SCRAP.owns(action):
            return None if (self.due[seat] >> SCRAP.first(action)) & 1 else Objection("43.4-d")
        if BUILD_SHIP.owns(action):
            if -1 not in p.ships[seat]:
                return Objection("32-c")
            if self.due[seat]:
                return Objection("43.4-c")
            return building_objection(p, seat, BUILD_SHIP.first(action), BUILD_SHIP.second(action))
        if DONE.owns(action):
            return Objection("43.4-c") if self.due[seat] else None
        return Objection("43-a")

    def _maintenance_objection(self, p: Civilization1980, seat: int, ship: int, payment: int) -> Objection | None:
        if not (self.due[seat] >> ship) & 1:
            return Objection("43.4-c" if p.ships[seat][ship] < 0 else "43.4-g")
        if payment == LEVY:
            area = COAST_AREA[p.ships[seat][ship]]
            return None if p.tokens[seat][area] >= MAINTENANCE else Objection("43.4-c")
        if p.setting.is_small:
            return Objection("71-d")
        return None if p.treasury[seat] >= MAINTENANCE else Objection("43.4-c")

    def answer(self, p: Civilization1980, seat: int, action: int) -> None:
        if DONE.owns(action):
            self.asked &= ~(1 << seat)
            return
        if MAINTAIN.owns(action):
            self._maintain(p, seat, MAINTAIN.first(action), MAINTAIN.second(action))
        elif SCRAP.owns(action):
            self.scrap(p, seat, SCRAP.first(action))
        else:
            build_ship(p, seat, BUILD_SHIP.first(action), BUILD_SHIP.second(action))
        self.move_on(p, seat)

    def loss(self, p: Civilization1980, seat: int, action: int) -> Loss | None:
        """Whoever levies his last tokens for a ship has nobody left who could sail it, and never comes back (A68)."""
        levied = 0
        if BUILD_SHIP.owns(action):
            levied = BUILD_SHIP.second(action)
        elif MAINTAIN.owns(action) and MAINTAIN.second(action) == LEVY:
            levied = MAINTENANCE
        if levied == 0 or p.city_count[seat] or p.on_board(seat) > levied:
            return None
        return Loss("last-tokens", {"count": levied}, "65.3-a", is_final=True)

    def _maintain(self, p: Civilization1980, seat: int, ship: int, payment: int) -> None:
        area = COAST_AREA[p.ships[seat][ship]]
        if payment == TREASURY:
            p.spend_treasury(seat, MAINTENANCE)
        else:
            p.remove(seat, area, MAINTENANCE)
        self.due[seat] &= ~(1 << ship)
        p.tell("ship-kept", "43.4-c", {"seat": seat, "ship": ship + 1, "area": AREA_NAME[area]})


def building_objection(p: Civilization1980, seat: int, coast: int, levied: int) -> Objection | None:
    """Why this seat, with a ship in stock, may not build it on this coast with so many of the tokens there."""
    area = COAST_AREA[coast]
    if not IS_LAND[area]:
        return Objection("43.4-f")
    if not p.setting.board.in_play[area]:
        return Objection("31-c")
    has_unit = p.tokens[seat][area] > 0 or p.city_owner[area] == seat
    if p.setting.ship_needs_unit and not has_unit:
        return Objection("43.4-f")
    if p.tokens[seat][area] < levied:
        return Objection("43.4-b")
    if p.setting.is_small and levied < SHIP_PRICE:
        return Objection("71-d")
    if p.treasury[seat] < SHIP_PRICE - levied:
        return Objection("43.4-a")
    return None


def build_ship(p: Civilization1980, seat: int, coast: int, levied: int) -> None:
    """Put a new ship on this coast and pay for it."""
    area = COAST_AREA[coast]
    p.remove(seat, area, levied)
    p.spend_treasury(seat, SHIP_PRICE - levied)
    ship = p.ships[seat].index(-1)
    p.ships[seat][ship] = coast
    p.tell("ship-built", "43.4-a", {"seat": seat, "ship": ship + 1, "area": AREA_NAME[area]})


def _buildable(p: Civilization1980, seat: int) -> list[int]:
    if -1 not in p.ships[seat]:
        return []
    own = p.tokens[seat]
    least = max(0, SHIP_PRICE - p.treasury[seat])
    actions: list[int] = []
    for area in _possible_shipyards(p, seat):
        for levied in range(least, min(SHIP_PRICE, own[area]) + 1):
            actions += _SHIPS_BUILT[area][levied]
    return actions


def _possible_shipyards(p: Civilization1980, seat: int) -> list[int]:
    """Areas in which this seat may build, if it can pay and there is a coast."""
    if not p.setting.ship_needs_unit:
        return p.setting.board.areas
    areas = p.areas_of(seat)
    if p.city_count[seat]:
        areas += [area for area in p.cities_of(seat) if not p.tokens[seat][area]]
    return areas


_SHIPS_BUILT: list[list[list[int]]] = [
    [[BUILD_SHIP.code(coast, levied) for coast in COASTS_OF[area]] for levied in range(SHIP_PRICE + 1)]
    for area in range(AREA_COUNT)
]
"""For each area and number of levied tokens the actions that build a ship there."""
