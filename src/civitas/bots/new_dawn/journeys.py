"""Where caravans are sent."""

from typing import Final

from civitas.games.new_dawn.facts.kinds import ECONOMY
from civitas.games.new_dawn.map.counting import caravan_reach
from civitas.games.new_dawn.map.world import HARDEST
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.phases.visits import is_destination
from civitas.games.new_dawn.verbs import DONE_CODE, SEND, SPEND

FAR: Final = 20
"""No way of a caravan is longer."""
ARRIVAL: Final = 10.0
"""To arrive is better than any step on the way."""
NEARER: Final = 0.2
"""For each space that a caravan is nearer to somewhere."""


def send(p: NewDawn, seat: int, legal: list[int]) -> int:
    """Somewhere new if possible, else as near as possible to a place that counts."""
    best, choice = 0.0, DONE_CODE
    far = _distances(p, seat)
    for action in legal:
        if not SEND.owns(action):
            continue
        space = SEND.second(action)
        if is_destination(p, seat, space):
            value = ARRIVAL + _visit_value(p, seat, space)
        else:
            now = p.civs[seat].caravans[SEND.first(action)]
            before = far[now] if now >= 0 and far[now] else FAR
            value = NEARER * (before - far[space]) if far[space] else 0.0
        if value > best:
            best, choice = value, action
    return choice


def sending_options(p: NewDawn, seat: int, legal: list[int]) -> list[int]:
    """What is worth weighing while caravans are under way: arrivals or else the habit, and tokens."""
    options = [action for action in legal if SEND.owns(action) and is_destination(p, seat, SEND.second(action))]
    if not options:
        options = [send(p, seat, legal)]
    return options + [action for action in legal if SPEND.owns(action)]


def _distances(p: NewDawn, seat: int) -> list[int]:
    """How far the nearest place to visit is from every space, on land or also on water; 0: there is no way."""
    slot = p.civs[seat].slot_of(ECONOMY)
    on_water = slot >= 0 and p.card(seat, slot).caravans_on_water
    places = [space for _, space in p.world.state_spaces if p.city_state_at(space) >= 0]
    places += [space for other, c in enumerate(p.civs) if other != seat for space in c.cities]
    places = [space for space in places if space not in p.arrived]
    ways = p.world.neighbours if on_water else p.world.land_neighbours
    return caravan_reach(places, FAR, p.world.marks[HARDEST], ways)


def _visit_value(p: NewDawn, seat: int, space: int) -> float:
    """What a visit brings: above all diplomacy cards that are not held yet."""
    state = p.city_state_at(space)
    if state >= 0:
        is_new = not (p.civs[seat].envoys >> state) & 1 and p.copies_left(state) > 0
        return 3.0 if is_new else 1.0
    return 2.0 if not p.pacts_of(seat, p.owner[space]) else 1.5
