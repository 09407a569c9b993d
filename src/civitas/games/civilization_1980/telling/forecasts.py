"""What is to be expected in Civilization (1980): conflicts and surplus tokens, or the bill of a purchase."""

from typing import Final

from civitas.core.telling import Account, Sum, say, seat_id
from civitas.games.civilization_1980.facts.board import LIMIT
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.cities import surplus_in
from civitas.games.civilization_1980.phases.conflict import conflict_areas, outcome_of, strength_needed
from civitas.games.civilization_1980.telling.bills import basket_of, bill
from civitas.games.civilization_1980.telling.things import AREA_SAID

MOVING: Final = (5, 6)
BUILDING: Final = 7
BUYING: Final = 10


def forecast(p: Civilization1980, seat: int | None) -> list[Account]:
    """What the end of the phase would bring as everything stands."""
    found: list[Account] = []
    if p.is_over:
        return found
    if p.phase in MOVING and not p.setting.is_nomads:
        conflicts = [_conflict(p, area) for area in conflict_areas(p)]
        if conflicts:
            found.append({"heading": say("account-conflicts"), "rows": conflicts})
    if seat is not None and (p.phase in MOVING or p.phase == BUILDING):
        surplus = _surplus(p, seat)
        if surplus:
            found.append({"heading": say("account-surplus"), "rows": surplus})
    if seat is not None and p.phase == BUYING:
        frame = basket_of(p, seat)
        if frame is not None and frame.basket:
            found.append(bill(p, seat, frame))
    return found


def _conflict(p: Civilization1980, area: int) -> Sum:
    """Who meets in an area, and how many will be left; before a city, what its attacker needs."""
    owner = p.city_owner[area]
    sides = outcome_of(p, area, 0 if owner >= 0 else LIMIT[area])
    parts: list[Sum] = [
        {
            "label": say("thing", thing=seat_id(seat)),
            "value": before,
            "note": say("account-left", count=after),
        }
        for seat, before, after in sides
    ]
    row: Sum = {"label": AREA_SAID[area], "value": sum(before for _, before, _ in sides), "parts": parts}
    attackers = [seat for seat, _, after in sides if after and seat != owner]
    if owner >= 0 and attackers:
        needed = strength_needed(p, attackers[0], owner)[0]
        row["note"] = say("account-storming", seat=seat_id(owner), count=needed)
    elif owner >= 0:
        row["note"] = say("about-area-city-of", seat=seat_id(owner))
    return row


def _surplus(p: Civilization1980, seat: int) -> list[Sum]:
    """Own tokens that no area will feed."""
    found: list[Sum] = []
    for area in p.areas_of(seat):
        count = surplus_in(p, seat, area)
        if count:
            found.append({"label": AREA_SAID[area], "value": count})
    return found
