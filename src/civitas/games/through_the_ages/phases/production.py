"""Production and maintenance: points, food, consumption, resources and corruption."""

from typing import ClassVar

from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.core.storage import INT, Fields
from civitas.games.through_the_ages.civilization import Civilization
from civitas.games.through_the_ages.goods import FOOD, RESOURCES, VALUE, count_goods, gain, lose, produce
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.leaders import lab_production
from civitas.games.through_the_ages.phases.paying import can_trade, trade
from civitas.games.through_the_ages.ratings import pact_sides
from civitas.games.through_the_ages.technologies import FARMS, LABS, MINES

# Numbers.


def consumption(p: ThroughTheAges, c: Civilization) -> int:
    """Food that the population eats each turn."""
    table = p.edition.consumption
    return table[c.yellow] if c.yellow < len(table) else table[-1]


def corruption(p: ThroughTheAges, c: Civilization) -> int:
    """Resources lost each turn because too few blue tokens are in the bank."""
    if p.setting.is_simple:
        return 0
    table = p.edition.corruption
    return table[c.blue] if c.blue < len(table) else table[-1]


def farm_production(p: ThroughTheAges, seat: int) -> int:
    """Food of all farms, whatever the blue bank holds."""
    c = p.civs[seat]
    return sum([c.workers[tech] * VALUE[tech] for tech in FARMS if c.workers[tech] > 0])


def mine_production(p: ThroughTheAges, seat: int) -> int:
    """Resources of all mines, the railroad's included, and of labs that count as mines (Tesla)."""
    c = p.civs[seat]
    resources = sum([c.workers[tech] * VALUE[tech] for tech in MINES if c.workers[tech] > 0])
    best = _best_mine(c)
    if best >= 0:
        resources += p.wonder_sum(seat, "best_mine_extra") * VALUE[best]
    if c.leader >= 0 and p.cards[c.leader].labs_are_mines:
        resources += lab_production(p, seat)
    return resources


def food_production(p: ThroughTheAges, seat: int) -> int:
    """All food a civilization produces: farms and pacts."""
    return max(0, farm_production(p, seat) + _from_pacts(p, seat, FOOD))


def resource_production(p: ThroughTheAges, seat: int) -> int:
    """All resources a civilization produces: mines, labs with the right leader, and pacts."""
    c = p.civs[seat]
    resources = mine_production(p, seat) + _from_pacts(p, seat, RESOURCES)
    if c.leader >= 0 and p.cards[c.leader].labs_produce and not p.cards[c.leader].labs_are_mines:
        resources += lab_production(p, seat)
    return max(0, resources)


def _from_pacts(p: ThroughTheAges, seat: int, food: bool) -> int:
    return sum([side.food if food else side.resources for side, _ in pact_sides(p, seat)])


def _best_mine(c: Civilization) -> int:
    for tech in MINES[::-1]:
        if c.workers[tech] > 0:
            return tech
    return -1


# The steps.


def score_points(p: ThroughTheAges, seat: int) -> None:
    """Science and culture of the turn."""
    c = p.civs[seat]
    science = p.learn(seat, c.science_rate)
    culture = p.score(seat, c.culture_rate)
    p.report("scored", "score", {"seat": seat, "science": science, "culture": culture})


def produce_food(p: ThroughTheAges, seat: int) -> None:
    """One blue token for each farmer, the best farms first, and what pacts bring or cost."""
    c = p.civs[seat]
    before = c.food
    for tech in FARMS[::-1]:
        if c.workers[tech] > 0:
            produce(c, tech, c.workers[tech])
    count_goods(c)
    _settle_pacts(p, seat, FOOD, before)
    p.report("produced-food", "food", {"seat": seat, "count": c.food - before})


def produce_resources(p: ThroughTheAges, seat: int, idle: int = -1) -> None:
    """One blue token for each miner, the best mines first; `idle` is a mine where one worker rests (2006)."""
    c = p.civs[seat]
    before = c.resources
    best = _best_mine(c)
    extra = p.wonder_sum(seat, "best_mine_extra")
    for tech in MINES[::-1]:
        if c.workers[tech] > 0:
            tokens = c.workers[tech] + (extra if tech == best else 0) - (1 if tech == idle else 0)
            produce(c, tech, tokens)
    if c.leader >= 0 and p.cards[c.leader].labs_produce:
        for tech in LABS[::-1]:
            if c.workers[tech] > 0 and VALUE[tech]:
                produce(c, tech, c.workers[tech])
    count_goods(c)
    _settle_pacts(p, seat, RESOURCES, before)
    p.report("produced-resources", "resources", {"seat": seat, "count": c.resources - before})


def _settle_pacts(p: ThroughTheAges, seat: int, food: bool, before: int) -> None:
    """Pacts make production greater or smaller."""
    c = p.civs[seat]
    if not c.has_pacts:
        return
    change = _from_pacts(p, seat, food)
    if change > 0:
        gain(c, food, change)
    elif change < 0:
        produced = (c.food if food else c.resources) - before
        lose(c, food, -change if p.edition.pact_costs_stock else min(-change, produced))


def consume(p: ThroughTheAges, seat: int) -> None:
    """The population eats; every food that is missing costs culture."""
    c = p.civs[seat]
    due = consumption(p, c)
    if not due:
        return
    if c.food < due and can_trade(p, seat, FOOD):
        trade(p, seat, FOOD)
        due -= 1
    missing = due - lose(c, FOOD, due)
    p.report("consumed", "consumption", {"seat": seat, "count": due - missing})
    if missing:
        lost = -p.score(seat, -missing * p.edition.famine_culture)
        p.report("famine", "famine", {"seat": seat, "count": missing, "culture": lost})


def corrupt(p: ThroughTheAges, seat: int) -> None:
    """Corruption takes resources, and in 2015 food for what is missing."""
    c = p.civs[seat]
    due = corruption(p, c)
    if not due:
        return
    lost = lose(c, RESOURCES, due)
    food = lose(c, FOOD, due - lost) if p.edition.corruption_takes_food else 0
    p.report("corruption", "corruption", {"seat": seat, "resources": lost, "food": food})


def produce_in_event(p: ThroughTheAges, seat: int) -> None:
    """The whole economy at once, without points and cards (Economic Progress)."""
    if p.edition.corruption_before_food:
        corrupt(p, seat)
    produce_food(p, seat)
    consume(p, seat)
    produce_resources(p, seat)
    if not p.edition.corruption_before_food:
        corrupt(p, seat)


def production(p: ThroughTheAges, seat: int) -> None:
    """The whole production of a turn; it only asks where a mine may stay idle (alternative corruption, 2006)."""
    score_points(p, seat)
    if p.edition.corruption_before_food:
        corrupt(p, seat)
    produce_food(p, seat)
    consume(p, seat)
    if p.setting.alternative_corruption and _working_mines(p, seat) and p.civs[seat].blue:
        p.push(IdleMine(seat))
    else:
        finish_production(p, seat, -1)


def finish_production(p: ThroughTheAges, seat: int, idle: int) -> None:
    """Resources, and in 2006 corruption and military cards."""
    produce_resources(p, seat, idle)
    if not p.edition.corruption_before_food:
        corrupt(p, seat)
    if p.edition.draw_in_production:
        draw_for_actions(p, seat)


def _working_mines(p: ThroughTheAges, seat: int) -> list[int]:
    return [tech for tech in MINES if p.civs[seat].workers[tech] > 0]


class IdleMine(Frame[ThroughTheAges]):
    """One miner may rest, so that fewer blue tokens leave the bank (2006)."""

    FIELDS: ClassVar[Fields] = (("seat", INT),)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.asked = 1 << seat

    def copy(self) -> "IdleMine":
        other = IdleMine(self.seat)
        other.asked = self.asked
        return other

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        return [*[p.verbs.spare.code(tech) for tech in _working_mines(p, seat)], p.verbs.done_code]

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        return p.no("farms-produce" if p.verbs.spare.owns(action) else "phase")

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        p.pop()
        finish_production(p, seat, -1 if action == p.verbs.done_code else p.verbs.spare.first(action))


def draw_for_actions(p: ThroughTheAges, seat: int) -> None:
    """A military card for every military action left, up to the limit."""
    c = p.civs[seat]
    if p.setting.is_simple or p.setting.military_draw:
        return
    cards = min(p.edition.most_cards_drawn, c.military + c.extra_military)
    if cards > 0:
        p.draw_military(seat, cards)
