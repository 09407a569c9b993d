"""Where cities may be built (R6.7)."""

from civitas.games.new_dawn.facts.city_states import KUMASI
from civitas.games.new_dawn.facts.terrain import FOREST
from civitas.games.new_dawn.facts.wonders import GREAT_LIGHTHOUSE
from civitas.games.new_dawn.map.counting import OPEN, city_reach
from civitas.games.new_dawn.map.pieces import put_city, space_name
from civitas.games.new_dawn.model import CITY, FREE, NewDawn


def city_sites(p: NewDawn, seat: int, number: int, distance: int, over_water: bool, from_caravans: bool) -> list[int]:
    """The legal spaces within the range of an industry card resolved with this number.

    `from_caravans`: the automated player counts from its caravans too.
    """
    c = p.civs[seat]
    marks = p.terrain_marks(number)
    if p.relies_on(seat, KUMASI):
        marks = marks[:]
        for space in p.world.spaces:
            if p.world.terrain[space] == FOREST:
                marks[space] = OPEN
    starts = c.cities + c.tokens
    if from_caravans:
        starts = starts + [space for space in c.caravans if space >= 0 and space not in starts]
    reach = city_reach(p, seat, starts, distance, marks, over_water)
    taken = taken_spaces(p, seat)
    lying = p.lying
    sites = [space for space in reach if not taken[space] and marks[space] and lying[space] < 0]
    if p.wields(seat, GREAT_LIGHTHOUSE):
        # They count as lying 2 spaces away, which is within the range of every card (Q31).
        is_edge = p.world.is_edge
        free = [space for space in p.world.spaces if is_edge[space] and not taken[space] and lying[space] < 0]
        sites += [space for space in free if marks[space] and p.is_empty(space) and space not in reach]
    return sites


def taken_spaces(p: NewDawn, seat: int) -> list[bool]:
    """Where no city of this seat may stand, range, terrain and unclaimed tokens aside (R6.7-b).

    Water, cities and city-states and all that is next to them, barbarians, rival tokens.
    """
    world = p.world
    taken = world.is_water[:]
    for other, c in enumerate(p.civs):
        for city in c.cities:
            taken[city] = True
            for space in world.land_neighbours[city]:
                taken[space] = True
        if other != seat:
            for space in c.tokens:
                taken[space] = True
    for state, home in world.state_spaces:
        if p.states[state] == FREE:
            taken[home] = True
            for space in world.land_neighbours[home]:
                taken[space] = True
    for space in p.barbarians:
        if space >= 0:
            taken[space] = True
    return taken


def keeps_site(p: NewDawn, seat: int, number: int, sites: list[int], city: int) -> bool:
    """Whether a site is sure to be left when a city is gone: one that lies on or next to another friendly space.

    Quick to tell; if not, there may still be one. A conquered city-state would be free again and take up places.
    """
    if p.world.city_state[city] >= 0:
        return False
    for site in sites:
        if p.owner[site] == seat:
            return True
        for space in p.world.land_neighbours[site]:
            if p.owner[space] == seat and space != city:
                return True
    return _leaves_site(p, seat, number, city)


def _leaves_site(p: NewDawn, seat: int, number: int, city: int) -> bool:
    """Whether a city is sure to leave a site behind: its own space, next to an own control token."""
    if p.difficulties()[city] > number or city in p.barbarians:
        return False
    is_near = False
    for space in p.world.land_neighbours[city]:
        if p.piece[space] >= CITY or p.city_state_at(space) >= 0:
            return False
        is_near = is_near or p.owner[space] == seat
    return is_near


def build_city(p: NewDawn, seat: int, space: int, rule: str) -> None:
    """Build a city and report it."""
    p.tell("city-built", rule, {"seat": seat, "space": space_name(space)})
    put_city(p, seat, space)
