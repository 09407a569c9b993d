"""World wonders: what they cost, which cities can take them, and building one (R6.8, R6.9)."""

from typing import Final

from civitas.games.new_dawn.civilization import with_entry
from civitas.games.new_dawn.facts.city_states import BRUSSELS, BUENOS_AIRES, CITY_STATE_ABILITIES, CITY_STATES
from civitas.games.new_dawn.facts.leaders import CLEOPATRA, LEADER_ABILITIES, LEADERS
from civitas.games.new_dawn.facts.wonders import DECK_OF, WONDER_COST, WONDER_KIND, WONDERS
from civitas.games.new_dawn.map.pieces import space_name
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.standings import mature_cities, watch_agendas

RESOURCE_VALUE: Final = 2
"""Production for a resource (R6.9-a)."""
CLEOPATRA_SAVES: Final = LEADER_ABILITIES[CLEOPATRA].value
BRUSSELS_SAVES: Final = CITY_STATE_ABILITIES[BRUSSELS].value
BUENOS_AIRES_SAVES: Final = CITY_STATE_ABILITIES[BUENOS_AIRES].value


def wonder_cost(p: NewDawn, seat: int, wonder: int) -> int:
    """What a wonder costs a seat, with all reductions (R6.9-c)."""
    cost = WONDER_COST[wonder]
    c = p.civs[seat]
    if c.leader == CLEOPATRA:
        cost -= CLEOPATRA_SAVES
    if c.envoys:
        if p.relies_on(seat, BRUSSELS):
            cost -= BRUSSELS_SAVES * len(mature_cities(p, seat))
        if p.relies_on(seat, BUENOS_AIRES) and not p.wonder_count(seat, WONDER_KIND[wonder]):
            cost -= BUENOS_AIRES_SAVES
    return max(0, cost)


def discounts(p: NewDawn, seat: int, wonder: int) -> list[tuple[str, int]]:
    """Who makes a wonder cheaper for a seat, and by how much (R6.9-c); `wonder_cost` has the sum."""
    found: list[tuple[str, int]] = []
    if p.civs[seat].leader == CLEOPATRA:
        found.append((f"leader-{LEADERS[CLEOPATRA]}", CLEOPATRA_SAVES))
    if p.relies_on(seat, BRUSSELS):
        found.append((f"card-{CITY_STATES[BRUSSELS]}", BRUSSELS_SAVES * len(mature_cities(p, seat))))
    if p.relies_on(seat, BUENOS_AIRES) and not p.wonder_count(seat, WONDER_KIND[wonder]):
        found.append((f"card-{CITY_STATES[BUENOS_AIRES]}", BUENOS_AIRES_SAVES))
    return [(thing, saved) for thing, saved in found if saved]


def homes(p: NewDawn, seat: int) -> list[int]:
    """The own cities that hold no wonder (R12.2-a)."""
    return [space for space in p.civs[seat].cities if space not in p.wonder_space]


def raise_wonder(p: NewDawn, seat: int, wonder: int, space: int, rule: str) -> None:
    """Take a face-up wonder, lay its token under a city and turn up the next card of its deck (R6.8-a)."""
    deck = p.decks[DECK_OF[wonder]][:-1]
    p.decks = [deck if kind == DECK_OF[wonder] else other for kind, other in enumerate(p.decks)]
    p.wonder_space = with_entry(p.wonder_space, wonder, space)
    p.tell("wonder-built", rule, {"seat": seat, "wonder": f"card-{WONDERS[wonder]}", "space": space_name(space)})
    if deck:
        p.reveals += 1
        p.tell("wonder-turned-up", "R6.8-a", {"wonder": f"card-{WONDERS[deck[-1]]}"})
    watch_agendas(p, seat)
