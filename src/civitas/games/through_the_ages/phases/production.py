"""Production and maintenance: points, food, consumption, resources and corruption."""

from typing import Final

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.through_the_ages.civilization import Civilization
from civitas.games.through_the_ages.civilizations.goods import FOOD, RESOURCES, VALUE, gain, lose, produce
from civitas.games.through_the_ages.civilizations.leaders import lab_production
from civitas.games.through_the_ages.civilizations.ledger import Ledger
from civitas.games.through_the_ages.civilizations.paying import can_trade, trade
from civitas.games.through_the_ages.facts.technologies import FARMS, LABS, MINES
from civitas.games.through_the_ages.model import ThroughTheAges

_MINES_AND_LABS: Final[list[int]] = [MINES[3], LABS[3], MINES[2], LABS[2], MINES[1], LABS[1], MINES[0]]
"""Mines and the labs that are used like them (Bill Gates, Tesla); of the same level the mine, which is worth more."""

# What follows when the mines have produced.
NOTHING: Final = 0
"""New Deposits."""
AND_CORRUPTION: Final = 1
"""Corruption (2006), in Economic Progress."""
AND_CARDS: Final = 2
"""Corruption and military cards (2006), at the end of a turn."""

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


def farm_production(p: ThroughTheAges, seat: int, ledger: Ledger | None = None) -> int:
    """Food of all farms, whatever the blue bank holds."""
    return _produced(p, p.civs[seat], FARMS, ledger)


def mine_production(p: ThroughTheAges, seat: int, ledger: Ledger | None = None) -> int:
    """Resources of all mines, the railroad's included, and of labs that count as mines (Tesla)."""
    c = p.civs[seat]
    resources = _produced(p, c, MINES, ledger)
    best = _best_mine(c)
    for wonder in c.wonders if best >= 0 else []:
        if p.cards[wonder].best_mine_extra and wonder not in c.ruins:
            extra = p.cards[wonder].best_mine_extra * VALUE[best]
            resources += extra
            if ledger is not None:
                ledger.note(p.cards[wonder].name, extra)
    if c.leader >= 0 and p.cards[c.leader].labs_are_mines:
        resources += _lab_production(p, seat, ledger)
    return resources


def _produced(p: ThroughTheAges, c: Civilization, techs: list[int], ledger: Ledger | None) -> int:
    produced = 0
    for tech in techs:
        workers = c.workers[tech]
        if workers > 0:
            produced += workers * VALUE[tech]
            if ledger is not None:
                ledger.note(p.cards[p.edition.cards.card_of_tech[tech]].name, workers * VALUE[tech], workers)
    return produced


def _lab_production(p: ThroughTheAges, seat: int, ledger: Ledger | None) -> int:
    """What labs yield, which is the leader's doing."""
    resources = lab_production(p, seat)
    if ledger is not None:
        ledger.note(p.cards[p.civs[seat].leader].name, resources)
    return resources


def food_production(p: ThroughTheAges, seat: int, ledger: Ledger | None = None) -> int:
    """All food a civilization produces: farms and pacts."""
    return max(0, farm_production(p, seat, ledger) + _from_pacts(p, seat, FOOD, ledger))


def resource_production(p: ThroughTheAges, seat: int, ledger: Ledger | None = None) -> int:
    """All resources a civilization produces: mines, labs with the right leader, and pacts."""
    c = p.civs[seat]
    resources = mine_production(p, seat, ledger) + _from_pacts(p, seat, RESOURCES, ledger)
    if c.leader >= 0 and p.cards[c.leader].labs_produce and not p.cards[c.leader].labs_are_mines:
        resources += _lab_production(p, seat, ledger)
    return max(0, resources)


def _from_pacts(p: ThroughTheAges, seat: int, food: bool, ledger: Ledger | None = None) -> int:
    goods = 0
    for side, _ in p.civs[seat].symbols.sides:
        goods += side.food if food else side.resources
        if ledger is not None:
            ledger.note(side.name, side.food if food else side.resources)
    return goods


def _best_mine(c: Civilization) -> int:
    for tech in c.in_play().mines:
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
    for tech in (c.techs or c.in_play()).farms:
        if c.workers[tech]:
            c.food += produce(c, tech, c.workers[tech])
    if c.symbols.sides:
        _settle_pacts(p, seat, FOOD, before)
    p.report("produced-food", "food", {"seat": seat, "count": c.food - before})


def produce_resources(p: ThroughTheAges, seat: int, idle: int = -1) -> None:
    """One blue token for each miner, the highest levels first; `idle` is a mine where one worker rests (2006)."""
    c = p.civs[seat]
    before = c.resources
    extra = c.symbols.best_mine_extra
    best = _best_mine(c) if extra else -1
    for tech in _producing(p, c):
        tokens = c.workers[tech]
        if tokens > 0:
            if tech == best:
                tokens += extra
            if tech == idle:
                tokens -= 1
            c.resources += produce(c, tech, tokens)
    if c.symbols.sides:
        _settle_pacts(p, seat, RESOURCES, before)
    p.report("produced-resources", "resources", {"seat": seat, "count": c.resources - before})


def _producing(p: ThroughTheAges, c: Civilization) -> list[int]:
    """The technologies on which workers produce resources, the highest level first."""
    return _MINES_AND_LABS if c.leader >= 0 and p.cards[c.leader].labs_produce else (c.techs or c.in_play()).mines


def _settle_pacts(p: ThroughTheAges, seat: int, food: bool, before: int) -> None:
    """Pacts make production greater or smaller."""
    c = p.civs[seat]
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
    work_mines(p, seat, AND_CORRUPTION)


def production(p: ThroughTheAges, seat: int) -> None:
    """The whole production of a turn."""
    _until_mines(p, seat)
    work_mines(p, seat, AND_CARDS)


def take_production(p: ThroughTheAges, seat: int) -> None:
    """Points, food and resources of a turn with all mines at work and without cards, as far as it can be foretold."""
    _until_mines(p, seat)
    finish_production(p, seat, -1, AND_CORRUPTION)


def _until_mines(p: ThroughTheAges, seat: int) -> None:
    score_points(p, seat)
    if p.edition.corruption_before_food:
        corrupt(p, seat)
    produce_food(p, seat)
    consume(p, seat)


def work_mines(p: ThroughTheAges, seat: int, follows: int) -> None:
    """The mines produce, then comes what follows; one of them may stay idle (alternative corruption, 2006)."""
    if p.setting.alternative_corruption and _working_mines(p, seat) and p.civs[seat].blue:
        p.push(IdleMine(seat, follows))
    else:
        finish_production(p, seat, -1, follows)


def finish_production(p: ThroughTheAges, seat: int, idle: int, follows: int) -> None:
    """Resources, and in 2006 corruption and military cards, as far as they belong to it."""
    produce_resources(p, seat, idle)
    if follows >= AND_CORRUPTION and not p.edition.corruption_before_food:
        corrupt(p, seat)
    if follows >= AND_CARDS and p.edition.draw_in_production:
        draw_for_actions(p, seat)


def _working_mines(p: ThroughTheAges, seat: int) -> list[int]:
    """Mines with workers, and labs that count as mines (Tesla), in the order of the board."""
    c = p.civs[seat]
    return sorted([tech for tech in _producing(p, c) if c.workers[tech] > 0])


@frame("IdleMine", asks="seat")
class IdleMine(Frame[ThroughTheAges]):
    """One miner may rest, so that fewer blue tokens leave the bank (2006)."""

    seat: int
    follows: int
    """What comes after the mines."""

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        return [*[p.verbs.spare.code(tech) for tech in _working_mines(p, seat)], p.verbs.done_code]

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        return p.no("farms-produce" if p.verbs.spare.owns(action) else "phase")

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        p.pop()
        idle = -1 if action == p.verbs.done_code else p.verbs.spare.first(action)
        finish_production(p, seat, idle, self.follows)


def cards_to_draw(p: ThroughTheAges, seat: int) -> int:
    """A military card for every military action left, up to the limit."""
    c = p.civs[seat]
    if p.setting.is_simple or p.setting.military_draw:
        return 0
    military = c.military + c.extra_military
    return military if military < p.edition.most_cards_drawn else p.edition.most_cards_drawn


def draw_for_actions(p: ThroughTheAges, seat: int) -> None:
    """Draw for the military actions that are left."""
    cards = cards_to_draw(p, seat)
    if cards > 0:
        p.draw_military(seat, cards)
