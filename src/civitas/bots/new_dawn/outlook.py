"""What a position of A New Dawn is worth to a seat: the agendas first, then what helps to reach them."""

from typing import Final

from civitas.games.new_dawn.agendas import (
    AGENDA_WONDERS,
    CITIES_FOR_CIVILIZED,
    CITIES_FOR_POPULOUS,
    CIVILIZED,
    DIAL_FOR_TECHNOPHILE,
    EXPLORER,
    POPULOUS,
    PRESERVATIONIST,
    SPACES_FOR_EXPLORER,
    STATES_FOR_WARMONGER,
    TECHNOPHILE,
    WARMONGER,
    WONDERS_FOR_PRESERVATIONIST,
    WONDERS_NEEDED,
)
from civitas.games.new_dawn.combat import reinforcement_around
from civitas.games.new_dawn.focus_cards import KIND_OF, LEVEL_OF
from civitas.games.new_dawn.hexes import distance
from civitas.games.new_dawn.kinds import INDUSTRY, SLOTS
from civitas.games.new_dawn.model import CAPITAL, CITY, REINFORCED, TOKEN, NewDawn
from civitas.games.new_dawn.standings import conquered_states, has_completed, missing, rim_spaces
from civitas.games.new_dawn.wonders import DECK_KINDS, WONDER_COST, WONDER_RESOURCES

# In points; a completed victory card is the measure of everything.
COMPLETED: Final = 80.0
PROGRESS: Final = 44.0
"""For an agenda that is all but completed."""
SECOND: Final = 0.1
"""How much of the other agenda of a card counts too: plans change."""
RIVAL: Final = 0.35
"""What the leading rival's agendas cost us."""

CITY_VALUE: Final = 2.5
MATURE_VALUE: Final = 2.0
TOKEN_VALUE: Final = 0.3
RIM_VALUE: Final = 0.2
REINFORCED_VALUE: Final = 0.5
LEVEL_VALUE: Final = 2.0
SLOT_VALUE: Final = 0.12
DIAL_VALUE: Final = 0.5
TRADE_VALUE: Final[list[float]] = [1.3, 1.1, 0.5, 1.7, 0.8]
"""A trade token on a card of each kind: culture, science, economy, industry, military."""
RESOURCE_VALUE: Final = 2.0
NATURAL_VALUE: Final = 4.0
WONDER_VALUE: Final = 4.0
ENVOY_VALUE: Final = 2.0
PACT_VALUE: Final = 1.0
CARAVAN_VALUE: Final = 0.12
"""For each space that a caravan is nearer to somewhere new."""
FAR: Final = 12
USUAL_ROUNDS: Final = 22
LAST_MEANS: Final = 0.35
"""What means count for in the last rounds."""
BEST_PRODUCTION: Final = 5
READY_VALUE: Final = 8.0
SAFE: Final = 9
"""A city with this defence is rarely attacked."""
EXPOSED: Final = 0.25
CITY_DANGER: Final = 0.8
TOKEN_DANGER: Final = 0.25


def worth(p: NewDawn, seat: int) -> float:
    """What a position is worth to a seat, in points that only compare."""
    rivals = [agenda_points(p, other) for other in range(p.players) if other != seat]
    risks = RIVAL * max(rivals) + danger(p, seat) + exposure(p, seat)
    return agenda_points(p, seat) + horizon(p) * means(p, seat) - risks


def horizon(p: NewDawn) -> float:
    """How much means still count: less and less towards the usual end of a game."""
    return LAST_MEANS + (1.0 - LAST_MEANS) * max(0.0, 1.0 - p.round / USUAL_ROUNDS)


def danger(p: NewDawn, seat: int) -> float:
    """What barbarians next to own pieces threaten."""
    points = 0.0
    for space in p.barbarians:
        if space < 0:
            continue
        for other in p.world.neighbours[space]:
            if p.owner[other] == seat and p.piece[other] == CITY:
                points += CITY_DANGER
            elif p.owner[other] == seat and p.piece[other] == TOKEN:
                points += TOKEN_DANGER
    return points


def agenda_points(p: NewDawn, seat: int) -> float:
    """How close a seat is to winning."""
    points = 0.0
    for card in p.victory_cards:
        if has_completed(p, seat, card):
            points += COMPLETED
        else:
            one, other = sorted([progress(p, seat, 2 * card), progress(p, seat, 2 * card + 1)])
            points += PROGRESS * (0.8 * other + 0.2 * other * other + SECOND * one)
    return points


def progress(p: NewDawn, seat: int, agenda: int) -> float:
    """How much of an agenda is done, from 0 to 1."""
    c = p.civs[seat]
    if AGENDA_WONDERS[agenda] >= 0:
        return _wonder_progress(p, seat, AGENDA_WONDERS[agenda])
    if agenda == WARMONGER:
        return conquered_states(p, seat) / STATES_FOR_WARMONGER
    if agenda == TECHNOPHILE:
        return c.dial / DIAL_FOR_TECHNOPHILE
    if agenda == EXPLORER:
        return min(1.0, rim_spaces(p, seat) / SPACES_FOR_EXPLORER)
    if agenda == CIVILIZED:
        return len(c.cities) / CITIES_FOR_CIVILIZED
    if agenda == POPULOUS:
        ripe = sorted([_ripeness(p, space) for space in c.cities], reverse=True)
        return sum(ripe[:CITIES_FOR_POPULOUS]) / CITIES_FOR_POPULOUS
    assert agenda == PRESERVATIONIST
    return min(1.0, len(p.naturals_of(seat)) / WONDERS_FOR_PRESERVATIONIST)


def _wonder_progress(p: NewDawn, seat: int, kind: int) -> float:
    """Wonders of a kind; without any left in the deck what is missing can only be conquered."""
    owned = p.wonder_count(seat, kind)
    left = len(p.decks[DECK_KINDS.index(kind)])
    share = min(1.0, owned / WONDERS_NEEDED)
    return share if owned + left >= WONDERS_NEEDED else 0.4 * share


def _ripeness(p: NewDawn, space: int) -> float:
    """How near a city is to being mature."""
    return 1.0 / (1.0 + 0.4 * missing(p, space))


def means(p: NewDawn, seat: int) -> float:
    """What a seat has to reach its goals with."""
    c = p.civs[seat]
    points = DIAL_VALUE * c.dial
    for space in c.cities:
        points += MATURE_VALUE * _ripeness(p, space)
        points += CITY_VALUE if p.piece[space] != CAPITAL else 0.0
    for space in c.tokens:
        points += TOKEN_VALUE + (REINFORCED_VALUE if p.piece[space] == REINFORCED else 0.0)
        points += RIM_VALUE if p.world.is_rim[space] else 0.0
    for slot in range(SLOTS):
        level = LEVEL_OF[c.row[slot]]
        tokens = min(3, c.trade[slot]) + bin(c.states_on[slot]).count("1")
        points += level * (LEVEL_VALUE + SLOT_VALUE * slot) + TRADE_VALUE[KIND_OF[c.row[slot]]] * tokens
    points += RESOURCE_VALUE * sum(c.resources) + NATURAL_VALUE * len(p.naturals_of(seat))
    points += WONDER_VALUE * len(p.wonders_of(seat)) + ENVOY_VALUE * bin(c.envoys).count("1")
    points += PACT_VALUE * len([1 for holder in p.pacts if holder == seat])
    return points + _caravan_points(p, seat) + _readiness(p, seat)


def _readiness(p: NewDawn, seat: int) -> float:
    """How near a seat is to paying for wonders that its agendas want."""
    c = p.civs[seat]
    slot = c.slot_of(INDUSTRY)
    made = BEST_PRODUCTION + (c.trade[slot] if slot >= 0 else 0)
    points = 0.0
    for card in p.victory_cards:
        kind = max(AGENDA_WONDERS[2 * card], AGENDA_WONDERS[2 * card + 1])
        if kind < 0 or has_completed(p, seat, card):
            continue
        deck = p.decks[DECK_KINDS.index(kind)]
        if deck:
            paid = made + sum([2 * c.resources[resource] for resource in WONDER_RESOURCES[deck[-1]]])
            points += READY_VALUE * min(1.0, paid / WONDER_COST[deck[-1]])
    return points


def exposure(p: NewDawn, seat: int) -> float:
    """What weakly defended cities tempt rivals to take."""
    points = 0.0
    for space in p.civs[seat].cities:
        strength = 2 * p.world.difficulty[space] + reinforcement_around(p, seat, space)
        prize = 1.0 if p.piece[space] == CITY else _capital_prize(p, seat)
        if space in p.wonder_space:
            prize += 1.2
        points += EXPOSED * prize * max(0, SAFE - strength)
    return points


def _capital_prize(p: NewDawn, seat: int) -> float:
    """A capital costs little to lose, unless its defeat completes an agenda of a rival."""
    card = WARMONGER // 2
    wanted = card in p.victory_cards and any(
        not has_completed(p, other, card) for other in range(p.players) if other != seat
    )
    return 2.0 if wanted else 0.4


def _caravan_points(p: NewDawn, seat: int) -> float:
    """Caravans on the map are worth more the nearer they are to a city-state or a rival city."""
    goals = [p.world.place[space] for space in p.world.spaces if p.city_state_at(space) >= 0]
    goals += [p.world.place[space] for other, c in enumerate(p.civs) if other != seat for space in c.cities]
    points = 0.0
    for space in p.civs[seat].caravans:
        if space >= 0 and goals:
            nearest = min([distance(p.world.place[space], goal) for goal in goals])
            points += CARAVAN_VALUE * max(0, FAR - nearest)
    return points
