"""Which answers are worth comparing by playing on, besides the usual one."""

from civitas.bots.civilization_2010.sight import Sight
from civitas.bots.civilization_2010.study import tech_worth
from civitas.bots.civilization_2010.works import action_worth, city_of
from civitas.bots.civilization_2010.yards import Yard
from civitas.games.civilization_2010.cities.production import PLACING, Production
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.verbs import (
    BUILD,
    DONE_CODE,
    FOUND,
    RESEARCH,
    SKIP_CODE,
)

Rated = list[tuple[float, int]]


def alternatives(p: Civilization2010, seat: int, way: int, usual: int, count: int) -> list[int]:
    """The usual answer, and others that may be better; at most so many."""
    name = p.frames[-1].name()
    rated: Rated = []
    if name == "CityManagement":
        rated = _city_actions(p, seat, way, usual)
    elif name == "Production":
        rated = _items(p, seat, way)
    elif name == "Research":
        rated = _techs(p, seat, way)
    elif name == "StartOfTurn":
        rated = _sites(p, seat, usual)
    rated.sort(reverse=True)
    others = [action for _, action in rated if action != usual]
    return [usual, *others][:count]


def _city_actions(p: Civilization2010, seat: int, way: int, usual: int) -> Rated:
    place = city_of(usual)
    if place < 0:
        return []
    sight = Sight(p, seat, way)
    return [
        (action_worth(sight, place, action), action)
        for action in p.legal(seat)
        if action != usual and city_of(action) == place
    ]


def _items(p: Civilization2010, seat: int, way: int) -> Rated:
    frame = p.frames[-1]
    assert isinstance(frame, Production)
    if frame.stage == PLACING:
        return []
    yard = Yard(Sight(p, seat, way), frame.centre, frame.plan)
    return [(yard.net_worth(BUILD.first(action)), action) for action in p.legal(seat) if BUILD.owns(action)]


def _techs(p: Civilization2010, seat: int, way: int) -> Rated:
    sight = Sight(p, seat, way)
    rated = [(tech_worth(sight, RESEARCH.first(each)), each) for each in p.legal(seat) if RESEARCH.owns(each)]
    if SKIP_CODE in p.legal(seat) and rated:
        rated.append((max(rated)[0] - 2.0, SKIP_CODE))
    return rated


def _sites(p: Civilization2010, seat: int, usual: int) -> Rated:
    if not FOUND.owns(usual):
        return []
    return [(1.0, action) for action in p.legal(seat) if FOUND.owns(action)] + [(0.5, DONE_CODE)]
