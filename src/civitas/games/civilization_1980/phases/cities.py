"""Phase 7: building cities, then removing surplus population (43.7)."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_1980.facts.board import AREA_NAME, HAS_SITE, LIMIT
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.support import TOKENS_PER_CITY
from civitas.games.civilization_1980.verbs import BUILD, DONE, DONE_CODE

TOKENS_ON_A_SITE = 6
TOKENS_WITHOUT_A_SITE = 12


def begin(p: Civilization1980) -> None:
    """Ask everybody who can build a city."""
    frame = Cities()
    for seat in p.order:
        if _buildable(p, seat):
            frame.asked |= 1 << seat
    p.push(frame)


def tokens_needed(area: int) -> int:
    """Tokens that a city in this area takes."""
    return TOKENS_ON_A_SITE if HAS_SITE[area] else TOKENS_WITHOUT_A_SITE


def building_objection(p: Civilization1980, seat: int, area: int) -> Objection | None:
    """Why this seat may not build a city here, or None."""
    if p.city_owner[area] >= 0:
        return Objection("43.7-c")
    if p.tokens[seat][area] < tokens_needed(area):
        return Objection("43.7-a" if HAS_SITE[area] else "43.7-b")
    if p.free_cities(seat) == 0:
        return Objection("32-d")
    if len(p.occupants(area)) > 1:
        return Objection("43.7-i")
    if tokens_after_surplus(p, seat, area) < TOKENS_PER_CITY * (p.city_count[seat] + 1):
        # Who can build elsewhere has tokens enough (43.7-d); here too many of them would be surplus.
        return Objection("43.7-e")
    return None


def tokens_after_surplus(p: Civilization1980, seat: int, new_city: int) -> int:
    """Tokens this seat keeps on the board if it builds here and surplus is removed (43.7-e, A32)."""
    return sum(_kept(p, seat, area) for area in p.areas_of(seat) if area != new_city)


def _kept(p: Civilization1980, seat: int, area: int) -> int:
    """Tokens that stay here: none beside a city, all where several players live, else what the area feeds (43.7)."""
    if p.city_owner[area] >= 0:
        return 0
    count = p.tokens[seat][area]
    if count <= LIMIT[area] or len(p.occupants(area)) > 1:
        return count
    return min(count, p.feeds(seat, area))


def surplus_in(p: Civilization1980, seat: int, area: int) -> int:
    """Tokens of this seat that would go from an area at the end of the phase."""
    return p.tokens[seat][area] - _kept(p, seat, area)


def remove_surplus(p: Civilization1980) -> None:
    """Cut every area down to its limit; beside a city no token stays."""
    for seat in p.order:
        total = 0
        for area in p.areas_of(seat):
            surplus = surplus_in(p, seat, area)
            if surplus:
                p.remove(seat, area, surplus)
                total += surplus
        if total:
            p.tell("surplus-removed", "43.7-h", {"seat": seat, "count": total})


def _buildable(p: Civilization1980, seat: int) -> list[int]:
    if p.on_board(seat) < TOKENS_ON_A_SITE + TOKENS_PER_CITY:
        return []
    own = p.tokens[seat]
    return [
        BUILD.code(area)
        for area in p.areas_of(seat)
        if own[area] >= TOKENS_ON_A_SITE and building_objection(p, seat, area) is None
    ]


@frame("Cities")
class Cities(Frame[Civilization1980]):
    """Everybody may build, all at once; when all are done, surplus tokens go."""

    def resume(self, p: Civilization1980) -> None:
        remove_surplus(p)
        p.pop()

    def legal(self, p: Civilization1980, seat: int) -> list[int]:
        return [*_buildable(p, seat), DONE_CODE]

    def objection(self, p: Civilization1980, seat: int, action: int) -> Objection | None:
        if BUILD.owns(action):
            return building_objection(p, seat, BUILD.first(action))
        return None if DONE.owns(action) else Objection("43-a")

    def answer(self, p: Civilization1980, seat: int, action: int) -> None:
        if BUILD.owns(action):
            self._build(p, seat, BUILD.first(action))
        if DONE.owns(action) or not _buildable(p, seat):
            self.asked &= ~(1 << seat)

    def _build(self, p: Civilization1980, seat: int, area: int) -> None:
        p.remove(seat, area, tokens_needed(area))
        p.found(seat, area)
        p.tell("city-built", "43.7-a", {"seat": seat, "area": AREA_NAME[area]})
