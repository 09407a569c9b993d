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
    marks = _easy_land(p, seat, number)
    starts = c.cities + c.tokens
    if from_caravans:
        starts = starts + [space for space in c.caravans if space >= 0 and space not in starts]
    reach = city_reach(p, seat, starts, distance, marks, over_water)
    crowded, lying = crowded_spaces(p), p.lying
    sites = [space for space in starts if marks[space] and not crowded[space] and is_site(p, seat, space)]
    sites += [space for space in reach if not crowded[space] and lying[space] < 0]
    if p.wonder_space[GREAT_LIGHTHOUSE] >= 0 and p.wields(seat, GREAT_LIGHTHOUSE):
        # They count as lying 2 spaces away, which is within the range of every card (Q31).
        is_edge = p.world.is_edge
        free = [space for space in p.world.spaces if is_edge[space] and marks[space] and not crowded[space]]
        sites += [space for space in free if p.is_empty(space) and space not in starts and space not in reach]
    return sites


def _easy_land(p: NewDawn, seat: int, number: int) -> list[int]:
    """1 for every space whose terrain this number allows for an industry card, else 0; Kumasi makes forest easy."""
    marks = p.terrain_marks(number)
    if p.civs[seat].envoys and p.relies_on(seat, KUMASI):
        marks = marks[:]
        for space in p.world.spaces:
            if p.world.terrain[space] == FOREST:
                marks[space] = OPEN
    return marks


def is_site(p: NewDawn, seat: int, space: int) -> bool:
    """Whether a city of this seat may stand on a space, range and terrain aside (R6.7-b).

    Not on water, next to cities and city-states, or where barbarians, rival pieces and unclaimed tokens are.
    """
    if crowded_spaces(p)[space] or p.lying[space] >= 0:
        return False
    return not p.is_rival(seat, space) and space not in p.barbarians


def crowded_spaces(p: NewDawn) -> list[bool]:
    """Where nobody may build for want of room: water, cities and city-states and all that is next to them."""
    if not p.crowded:
        world = p.world
        homes = [space for state, space in world.state_spaces if p.states[state] == FREE]
        for c in p.civs:
            homes += c.cities
        p.crowded = world.is_water[:]
        for home in homes:
            p.crowded[home] = True
            for space in world.land_neighbours[home]:
                p.crowded[space] = True
    return p.crowded


def keeps_site(p: NewDawn, seat: int, number: int, sites: list[int], city: int) -> bool:
    """Whether a site is sure to be left when a city is gone: one that lies on or next to another friendly space.

    Quick to tell; if not, there may still be one. A conquered city-state would be free again and take up the same
    places, the city's own as well.
    """
    for site in sites:
        if p.owner[site] == seat:
            return True
        for space in p.world.land_neighbours[site]:
            if p.owner[space] == seat and space != city:
                return True
    return p.world.city_state[city] < 0 and _leaves_site(p, seat, number, city)


def _leaves_site(p: NewDawn, seat: int, number: int, city: int) -> bool:
    """Whether a city is sure to leave a site behind: its own space, next to an own control token."""
    if p.difficulties()[city] > number or city in p.barbarians:
        return False
    is_near = any(p.owner[space] == seat for space in p.world.land_neighbours[city])
    return is_near and _has_room(p, city, city)


def may_free_site(p: NewDawn, seat: int, number: int, city: int) -> bool:
    """Whether there may be a site when a city is gone, although there is none yet: its own space or one next to it.

    Quick to tell; whether such a site would be in range has to be counted. A conquered city-state frees no place.
    """
    state = p.world.city_state[city]
    if state >= 0 and p.states[state] >= 0:
        return False
    marks = _easy_land(p, seat, number)
    near = [city, *p.world.land_neighbours[city]]
    return any(marks[space] and _has_room(p, space, city) for space in near)


def _has_room(p: NewDawn, space: int, gone: int) -> bool:
    """Whether no city or city-state is next to a space, apart from a city that is gone."""
    for other in p.world.land_neighbours[space]:
        if other != gone and (p.piece[other] >= CITY or p.city_state_at(other) >= 0):
            return False
    return True


def build_city(p: NewDawn, seat: int, space: int, rule: str) -> None:
    """Build a city and report it."""
    if not p.is_silent:
        p.tell("city-built", rule, {"seat": seat, "space": space_name(space)})
    put_city(p, seat, space)
