"""What players have achieved: mature cities, agendas, and who is ahead in the end."""

from civitas.games.new_dawn.facts.agendas import (
    AGENDA_WONDERS,
    AGENDAS,
    CITIES_FOR_CIVILIZED,
    CITIES_FOR_POPULOUS,
    CIVILIZED,
    EXPLORER,
    LEAST_CITIES,
    LEAST_SPACES,
    POPULOUS,
    PRESERVATIONIST,
    SPACES_FOR_EXPLORER,
    STATES_FOR_WARMONGER,
    WARMONGER,
    WATCHED_AGENDAS,
    WONDERS_FOR_PRESERVATIONIST,
    WONDERS_NEEDED,
)
from civitas.games.new_dawn.facts.diplomacy import OPEN_BORDERS, PACT_COUNT
from civitas.games.new_dawn.facts.wonders import SYDNEY_OPERA_HOUSE
from civitas.games.new_dawn.model import REINFORCED, TOKEN, NewDawn


def helps_maturity(p: NewDawn, seat: int, space: int) -> bool:
    """Whether a rival's space is as good as an own one for maturity (Open Borders, Sydney Opera House)."""
    if p.pacts[p.owner[space] * PACT_COUNT + OPEN_BORDERS] == seat:
        return True
    if p.wonder_space[SYDNEY_OPERA_HOUSE] < 0:
        return False
    return p.piece[space] in (TOKEN, REINFORCED) and p.wields(seat, SYDNEY_OPERA_HOUSE)


def missing(p: NewDawn, space: int) -> int:
    """How many neighbours keep the city there from being mature: land that is not friendly (R4.6-a)."""
    seat = p.owner[space]
    count = 0
    for other in p.world.land_neighbours[space]:
        owner = p.owner[other]
        if owner != seat and (owner < 0 or not helps_maturity(p, seat, other)):
            count += 1
    return count


def mature_cities(p: NewDawn, seat: int) -> list[int]:
    """The spaces of a seat's mature cities, the capital included (R4.6-e)."""
    owners, neighbours = p.owner, p.world.land_neighbours
    found: list[int] = []
    for city in p.civs[seat].cities:
        for space in neighbours[city]:
            owner = owners[space]
            if owner != seat and (owner < 0 or not helps_maturity(p, seat, space)):
                break
        else:
            found.append(city)
    return found


# Agendas.


def rim_spaces(p: NewDawn, seat: int) -> int:
    """How many friendly spaces lie next to water or on the edge of the map."""
    c, is_rim = p.civs[seat], p.world.is_rim
    return len([1 for space in c.tokens if is_rim[space]]) + len([1 for space in c.cities if is_rim[space]])


def friendly_spaces(p: NewDawn, seat: int) -> int:
    """How many spaces hold a city or control token of a seat."""
    return len(p.civs[seat].tokens) + len(p.civs[seat].cities)


def conquered_states(p: NewDawn, seat: int) -> int:
    """How many conquered city-states a seat controls."""
    return p.states.count(seat)


def meets(p: NewDawn, seat: int, agenda: int) -> bool:
    """Whether the position satisfies an agenda; Technophile is met by turning the dial, never by standing still."""
    kind = AGENDA_WONDERS[agenda]
    if kind >= 0:
        return p.wonder_count(seat, kind) >= WONDERS_NEEDED
    if agenda == PRESERVATIONIST:
        return p.naturals.count(seat) >= WONDERS_FOR_PRESERVATIONIST
    c = p.civs[seat]
    if agenda == WARMONGER:
        return bool(c.has_beaten_capital) or conquered_states(p, seat) >= STATES_FOR_WARMONGER
    if agenda == POPULOUS:
        return len(mature_cities(p, seat)) >= CITIES_FOR_POPULOUS
    if agenda == CIVILIZED:
        return len(c.cities) >= CITIES_FOR_CIVILIZED
    if agenda == EXPLORER:
        return rim_spaces(p, seat) >= SPACES_FOR_EXPLORER
    return False


def has_completed(p: NewDawn, seat: int, victory_card: int) -> bool:
    """Whether a seat has completed one of the two agendas of a victory card (R14.1-a)."""
    return (p.civs[seat].agendas >> (2 * victory_card)) & 3 != 0


def completed_cards(p: NewDawn, seat: int) -> int:
    """How many victory cards in play a seat has completed."""
    agendas = p.civs[seat].agendas
    if not agendas:
        return 0
    count = 0
    for card in p.victory_cards:
        if (agendas >> (2 * card)) & 3:
            count += 1
    return count


def complete(p: NewDawn, seat: int, agenda: int) -> None:
    """Mark an agenda for good, unless its victory card is not in play or completed already (R14.2-a, N24)."""
    c = p.civs[seat]
    if agenda // 2 not in p.victory_cards or has_completed(p, seat, agenda // 2):
        return
    c.agendas |= 1 << agenda
    if c.tokens_left:
        c.tokens_left -= 1
        c.markers += 1
    p.tell("agenda-completed", "R14.2-a", {"seat": seat, "agenda": f"agenda-{AGENDAS[agenda]}"})


def watch_agendas(p: NewDawn, seat: int) -> None:
    """Complete every agenda that a seat satisfies now."""
    c = p.civs[seat]
    agendas, cities = c.agendas, len(c.cities)
    spaces = cities + len(c.tokens)
    for card in p.victory_cards:
        if (agendas >> (2 * card)) & 3:
            continue
        for agenda in WATCHED_AGENDAS[card]:
            # Nobody looks closer where there are too few pieces.
            if cities >= LEAST_CITIES[agenda] and spaces >= LEAST_SPACES[agenda] and meets(p, seat, agenda):
                complete(p, seat, agenda)
                break


def watch_pieces(p: NewDawn, seat: int) -> None:
    """The same after a piece of this seat was put on the map, which may help others' cities to mature too."""
    watch_agendas(p, seat)
    partner = p.pacts[seat * PACT_COUNT + OPEN_BORDERS]
    if partner >= 0:
        watch_agendas(p, partner)
    opera = p.wonder_space[SYDNEY_OPERA_HOUSE]
    if opera >= 0 and p.owner[opera] >= 0:
        watch_agendas(p, p.owner[opera])
