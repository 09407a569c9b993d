"""What a position is worth to a seat, in culture points at the end of the game: rules of thumb for every part of it."""

from civitas.bots.through_the_ages.horizon import turns_left
from civitas.bots.through_the_ages.prospects import hand_value, leader_value, room_to_grow, wonder_value
from civitas.games.through_the_ages.civilization import Civilization
from civitas.games.through_the_ages.civilizations.ratings import discontent, happiness_demand
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.ending import simple_game_bonus
from civitas.games.through_the_ages.phases.production import (
    consumption,
    food_production,
    resource_production,
)

SCIENCE = 0.75
"""Culture for a science point that can still be used."""
SCIENCE_STOCK = 0.45
"""Culture for a science point in hand: it only counts once it is spent."""
RESOURCE = 0.8
RESOURCE_STOCK = 0.6
FOOD = 0.75
SPARE_FOOD = 0.25
"""Food beyond what feeds the people and lets them grow."""
GROWTH_FOOD = 2.5
"""Food a turn with which the population grows steadily."""
CIVIL_ACTION = 1.3
"""Culture for a civil action in every turn."""
MILITARY_ACTION = 0.7
UNUSED_WORKER = 1.2
YELLOW_TOKEN = 0.35
FAMINE = 4.5
STRENGTH = 0.9
"""Culture for a point of strength up to that of the strongest rival, and a little beyond."""
SPARE_STRENGTH = 0.3
SAFETY = 3
CARD = 0.7
"""Culture for a military card in hand."""
COLONY = 3.0


def worth(p: ThroughTheAges, seat: int) -> float:
    """The outlook of a seat at the end of its actions, before production."""
    c = p.civs[seat]
    turns = turns_left(p)
    value = float(c.culture) + c.culture_rate * turns
    value += _science(c, turns)
    value += _goods(p, seat, c, turns)
    value += _people(p, c, turns)
    value += _strength(p, seat, c, turns)
    value += CIVIL_ACTION * c.civil_total * max(0.0, turns - 1) + MILITARY_ACTION * c.military_total * turns
    value += leader_value(p, c, turns) + wonder_value(p, seat, turns) + hand_value(p, seat, turns)
    value += room_to_grow(p, c, turns)
    value += COLONY * len(c.colonies)
    if p.setting.is_simple:
        value += simple_game_bonus(p, seat)
    value += CARD * min(len(c.military_hand), c.military_total) * min(1.0, turns / 3)
    value += CARD * min(3, c.military + c.extra_military) * min(1.0, turns / 3) * 0.7
    return value


def _science(c: Civilization, turns: float) -> float:
    useful = max(0.0, turns - 1.5)
    rate = c.science_rate if c.science_rate <= 12 else 12 + (c.science_rate - 12) * 0.4
    stock = c.science if c.science <= 20 else 20 + (c.science - 20) * 0.3
    return SCIENCE * rate * useful * 0.85 + SCIENCE_STOCK * stock * min(1.0, useful / 3)


def _goods(p: ThroughTheAges, seat: int, c: Civilization, turns: float) -> float:
    useful = max(0.0, turns - 1)
    corruption = _corruption(p, seat, c)
    produced = resource_production(p, seat) - corruption
    stock = c.resources if c.resources <= 14 else 14 + (c.resources - 14) * 0.3
    value = RESOURCE * produced * useful * 0.8 + RESOURCE_STOCK * stock * min(1.0, turns / 3)
    eaten = consumption(p, c)
    net = food_production(p, seat) - eaten
    growth = min(float(net), GROWTH_FOOD)
    value += FOOD * growth * useful + SPARE_FOOD * max(0.0, net - GROWTH_FOOD) * useful
    value += 0.6 * min(c.food, 9) * min(1.0, turns / 4)
    missing = eaten - c.food - food_production(p, seat)
    if missing > 0:
        value -= FAMINE * missing
    return value


def _corruption(p: ThroughTheAges, seat: int, c: Civilization) -> float:
    """What corruption will cost in the next turns: once production has taken its blue tokens."""
    table = p.edition.corruption
    workers = sum([count for count in c.workers[:8] if count > 0])
    left = max(0, c.blue - (0 if p.edition.corruption_before_food else workers))
    after = max(0, c.blue - workers)
    now = table[left] if left < len(table) else table[-1]
    later = table[after] if after < len(table) else table[-1]
    return 0.6 * now + 0.25 * later


def _people(p: ThroughTheAges, c: Civilization, turns: float) -> float:
    """Workers to come, and whether the people stay quiet."""
    value = UNUSED_WORKER * min(c.unused, 3) * min(1.0, turns / 3) + YELLOW_TOKEN * c.yellow
    if p.setting.is_simple:
        return value
    unhappy = discontent(p, c)
    if unhappy > c.unused:
        value -= 4 + 1.2 * (c.culture_rate + c.science_rate) + 8 * (unhappy - c.unused)
    value -= 1.4 * min(unhappy, c.unused)
    spare = c.faces - happiness_demand(p, c)
    return value + 0.7 * min(max(spare, 0), 2) * min(1.0, turns / 4)


def _strength(p: ThroughTheAges, seat: int, c: Civilization, turns: float) -> float:
    """Strength counts up to what the rivals have, for the weak are robbed; beyond that it still wins events."""
    rivals = [p.civs[other].strength for other in p.seats() if other != seat]
    if not rivals or p.setting.is_simple:
        return SPARE_STRENGTH * c.strength
    best = max(rivals)
    target = best + SAFETY
    useful = min(1.0, (turns + 1) / 4)
    value = STRENGTH * min(c.strength, target) + SPARE_STRENGTH * max(0, c.strength - target)
    behind = max(0, best - c.strength)
    weakest = c.strength < min(rivals)
    return useful * (value - 0.35 * behind - (3.0 if weakest else 0.0) - (0.08 * behind * behind if weakest else 0))
