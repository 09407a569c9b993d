"""What is done to pieces on the map, with all that follows: tokens collected, wonders changing hands.

The caller has checked that it is allowed and reports what it means; agendas are watched here.
"""

from civitas.games.new_dawn.civilization import IN_RESERVE, ON_CARD, with_entry, with_token
from civitas.games.new_dawn.civilizations.gains import CityStateCard, lay_natural_wonder
from civitas.games.new_dawn.civilizations.surrender import give_back_pacts
from civitas.games.new_dawn.civilizations.treaties import give_back_state_card
from civitas.games.new_dawn.facts.city_states import CITY_STATE_KIND, CITY_STATES
from civitas.games.new_dawn.facts.leaders import ROOSEVELT
from civitas.games.new_dawn.facts.terrain import NATURAL_WONDERS, NONE, RESOURCES
from civitas.games.new_dawn.facts.wonders import GREAT_ZIMBABWE, POTALA_PALACE, WONDERS
from civitas.games.new_dawn.map.world import SPACE_ARGUMENTS
from civitas.games.new_dawn.model import (
    ABSENT,
    CAPITAL,
    CITY,
    EMPTY,
    FREE,
    LYING_NATURAL,
    OFF_MAP,
    REINFORCED,
    TOKEN,
    NewDawn,
)
from civitas.games.new_dawn.standings import watch_pieces


def space_name(space: int) -> str:
    """A space as an argument of an event."""
    return SPACE_ARGUMENTS[space]


# Putting pieces on the map.


def put_token(p: NewDawn, seat: int, space: int) -> None:
    """Put an unused control token on a space without a piece, unreinforced side up."""
    c = p.civs[seat]
    c.tokens_left -= 1
    c.tokens = [*c.tokens, space]
    p.owner[space] = seat
    p.piece[space] = TOKEN
    _take_over(p, seat, space, NONE)


def put_city(p: NewDawn, seat: int, space: int) -> None:
    """Put an unused city on a space; an own control token there goes back to the player (R6.7-c)."""
    c = p.civs[seat]
    before = p.owner[space]
    if before == seat:
        _lift(p, space)
    c.cities_left -= 1
    c.cities = [*c.cities, space]
    _crowd(p, space)
    p.owner[space] = seat
    p.piece[space] = CITY
    _take_over(p, seat, space, before)


def _crowd(p: NewDawn, city: int) -> None:
    """Keep what is known of room for cities up to date where another one is built."""
    if p.crowded:
        p.crowded = p.crowded[:]
        p.crowded[city] = True
        for space in p.world.land_neighbours[city]:
            p.crowded[space] = True


def replace_piece(p: NewDawn, seat: int, space: int) -> None:
    """Put an own piece in the place of a rival's control token or city: an unreinforced token, or a city (R8.13-a).

    The seat must have one unused.
    """
    before = p.owner[space]
    was_city = p.piece[space] == CITY
    _lift(p, space)
    c = p.civs[seat]
    p.owner[space] = seat
    if was_city:
        c.cities_left -= 1
        c.cities = [*c.cities, space]
        p.crowded = []
        p.piece[space] = CITY
    else:
        c.tokens_left -= 1
        c.tokens = [*c.tokens, space]
        p.piece[space] = TOKEN
    _take_over(p, seat, space, before)


def _take_over(p: NewDawn, seat: int, space: int, before: int) -> None:
    """Collect what lies on a space that has just become friendly, and take the wonders that belong to it."""
    lying = p.lying[space]
    if 0 <= lying < LYING_NATURAL:
        p.lying = with_entry(p.lying, space, NONE)
        p.civs[seat].resources[lying] += 1
        if not p.is_silent:
            p.tell(
                "collected",
                "R5.2-a",
                {"seat": seat, "space": space_name(space), "resource": f"resource-{RESOURCES[lying]}"},
            )
    natural = p.world.natural_wonder[space]
    if natural >= 0 and p.naturals[natural] not in (seat, ABSENT):
        take_natural_wonder(p, seat, natural)
    if before != seat and space in p.wonder_space:
        change_wonder(p, p.wonder_at(space), before, seat)
    watch_pieces(p, seat)


def take_natural_wonder(p: NewDawn, seat: int, natural: int) -> None:
    """Hand over a natural wonder token, from the map or from whoever holds it (R5.3-a, R5.5-a)."""
    before = p.naturals[natural]
    if before == FREE:
        p.lying = [NONE if lying == LYING_NATURAL + natural else lying for lying in p.lying]
    else:
        c = p.civs[before]
        c.naturals_on = [bits & ~(1 << natural) for bits in c.naturals_on]
    p.naturals = with_entry(p.naturals, natural, seat)
    name = f"natural-wonder-{NATURAL_WONDERS[natural]}"
    if before == FREE:
        p.tell("natural-wonder-taken", "R5.3-a", {"seat": seat, "wonder": name})
    else:
        p.tell("natural-wonder-won", "R5.5-a", {"seat": seat, "other": before, "wonder": name})
    if p.civs[seat].leader == ROOSEVELT:
        lay_natural_wonder(p, seat, natural)


def change_wonder(p: NewDawn, wonder: int, before: int, seat: int) -> None:
    """Report that a world wonder is controlled by another seat now (-1: nobody), and do what losing it means."""
    name = f"card-{WONDERS[wonder]}"
    if seat < 0:
        p.tell("wonder-abandoned", "R12.3-a", {"seat": before, "wonder": name})
    elif before < 0:
        p.tell("wonder-claimed", "R12.3-a", {"seat": seat, "wonder": name})
    else:
        p.tell("wonder-taken", "R6.10-a", {"seat": seat, "other": before, "wonder": name})
    if wonder == GREAT_ZIMBABWE:
        p.zimbabwe = 0
    if wonder == POTALA_PALACE and before >= 0:
        give_back_pacts(p, before)


# Taking pieces off the map.


def destroy_piece(p: NewDawn, space: int) -> None:
    """Return a control token or city to its owner; a wonder stays uncontrolled, a conquered city-state is free again.

    Natural wonder tokens stay with the former owner until somebody else gets the space (Q6).
    """
    before = p.owner[space]
    was_city = p.piece[space] == CITY
    _lift(p, space)
    state = p.world.city_state[space]
    if was_city and state >= 0 and p.states[state] >= 0:
        free_city_state(p, state)
    wonder = p.wonder_at(space)
    if wonder >= 0:
        change_wonder(p, wonder, before, NONE)


def take_off_map(p: NewDawn, space: int) -> None:
    """Take an own piece off the map because none of its kind is unused (R15.2-a)."""
    p.tell("removed", "R15.2-a", {"seat": p.owner[space], "space": space_name(space)})
    destroy_piece(p, space)


def _lift(p: NewDawn, space: int) -> None:
    """Return the control token or city of a space to the unused pieces of its owner."""
    c = p.civs[p.owner[space]]
    if p.piece[space] == CITY:
        c.cities = _without(c.cities, space)
        p.crowded = []
        c.cities_left += 1
    else:
        c.tokens = _without(c.tokens, space)
        c.tokens_left += 1
    p.owner[space] = NONE
    p.piece[space] = EMPTY


def _without(spaces: list[int], space: int) -> list[int]:
    left = spaces[:]
    left.remove(space)
    return left


def move_token(p: NewDawn, space: int, target: int) -> None:
    """Move a control token to an empty space; it keeps its side and nothing is collected (Q8)."""
    seat = p.owner[space]
    c = p.civs[seat]
    c.tokens = with_entry(c.tokens, c.tokens.index(space), target)
    p.owner[target], p.piece[target] = seat, p.piece[space]
    p.owner[space], p.piece[space] = NONE, EMPTY
    wonder = p.wonder_at(space)
    if wonder >= 0:
        change_wonder(p, wonder, seat, NONE)
    natural = p.world.natural_wonder[target]
    if natural >= 0 and p.naturals[natural] >= 0 and p.naturals[natural] != seat:
        take_natural_wonder(p, seat, natural)
    watch_pieces(p, seat)


def reinforce(p: NewDawn, space: int) -> None:
    """Flip a control token to its reinforced side."""
    p.piece[space] = REINFORCED


def weaken(p: NewDawn, space: int) -> None:
    """Flip a control token back to its unreinforced side."""
    p.piece[space] = TOKEN


def put_capital(p: NewDawn, seat: int, space: int) -> None:
    """Put the capital on the map (R2.7-a)."""
    p.owner[space] = seat
    p.piece[space] = CAPITAL
    p.civs[seat].cities = [*p.civs[seat].cities, space]
    p.crowded = []


# Caravans and barbarians.


def return_caravan(p: NewDawn, seat: int, caravan: int) -> None:
    """Put a caravan back on its economy card."""
    p.civs[seat].caravans[caravan] = ON_CARD


def destroy_caravans(p: NewDawn, space: int, rule: str) -> None:
    """Every caravan on a space goes back to its economy card."""
    for seat, c in enumerate(p.civs):
        if space not in c.caravans:
            continue
        for caravan, place in enumerate(c.caravans):
            if place == space:
                return_caravan(p, seat, caravan)
                p.tell("caravan-destroyed", rule, {"seat": seat, "space": space_name(space)})


def allow_caravans(p: NewDawn, seat: int, count: int) -> None:
    """Put caravans on a better economy card until so many are in use (R6.6-a)."""
    caravans = p.civs[seat].caravans
    for caravan in range(count):
        if caravans[caravan] == IN_RESERVE:
            caravans[caravan] = ON_CARD


def remove_barbarian(p: NewDawn, barbarian: int) -> None:
    """Take a defeated barbarian off the map; it comes back with a later spawn event."""
    p.barbarians[barbarian] = OFF_MAP


# City-states.


def conquer_city_state(p: NewDawn, seat: int, state: int) -> None:
    """Put the token of a city-state on the own card of its kind; its diplomacy cards go out of use (R10.4-a, R10.4-b).

    The city is put on the space by the caller.
    """
    for other, c in enumerate(p.civs):
        if (c.envoys >> state) & 1:
            give_back_state_card(p, other, state, "R10.4-b")
    take_state_token(p, seat, state)


def take_state_token(p: NewDawn, seat: int, state: int) -> None:
    """Take the token of a city-state from its space or from a rival's card, and put it on an own card of its kind."""
    _lift_state_token(p, state)
    p.states = with_entry(p.states, state, seat)
    p.crowded = []
    c = p.civs[seat]
    slots = c.slots_of(CITY_STATE_KIND[state])
    if len(slots) > 1 and seat != p.automa:
        p.push(CityStateCard(seat, state))
    elif slots:
        c.states_on = with_token(c.states_on, slots[-1], state)


def free_city_state(p: NewDawn, state: int) -> None:
    """Put the token of a conquered city-state back on its space; its cards are available again (R10.4-c)."""
    _lift_state_token(p, state)
    p.states = with_entry(p.states, state, FREE)
    p.crowded = []
    p.tell("city-state-free", "R10.4-c", {"state": f"city-state-{CITY_STATES[state]}"})


def _lift_state_token(p: NewDawn, state: int) -> None:
    for c in p.civs:
        c.states_on = [bits & ~(1 << state) for bits in c.states_on]
