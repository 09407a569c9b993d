"""Voyages: where a ship takes tokens aboard and where it sets them down."""

from civitas.bots.civilization_1980.settling import Worth
from civitas.bots.civilization_1980.sight import Sight
from civitas.games.civilization_1980.facts.board import COAST_AREA, IS_OPEN_SEA
from civitas.games.civilization_1980.facts.cards import ASTRONOMY
from civitas.games.civilization_1980.verbs import LAND, LOAD, SAIL

CAPACITY = 5
LEAST_GAIN = 4.0
STEP = 0.05

Route = list[int]
Drop = tuple[Route, int, int]
"""The way to a coast, the coast, and the tokens that go ashore there."""


class Voyage:
    """The actions of one ship, and what they do to the tokens ashore."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.loaded: dict[int, int] = {}
        self.landed: dict[int, int] = {}

    def sail_and_land(self, ship: int, way: Route, coast: int, tokens: int) -> None:
        """Sail on to a coast and set tokens ashore."""
        self.actions += [SAIL.code(ship, step) for step in way]
        self.actions.append(LAND.code(tokens - 1, ship))
        area = COAST_AREA[coast]
        self.landed[area] = self.landed.get(area, 0) + tokens


def routes_from(sight: Sight, coast: int, steps: int) -> dict[int, Route]:
    """The shortest way to every coast within so many steps; open sea only for those who may cross it."""
    crosses = sight.is_nomads or sight.is_farmers or sight.has(ASTRONOMY)
    found: dict[int, Route] = {coast: []}
    ring = [coast]
    for _ in range(steps):
        after = []
        for here in ring:
            for other in sight.land.board.links[here]:
                if other not in found and (crosses or not IS_OPEN_SEA[other]):
                    found[other] = [*found[here], other]
                    after.append(other)
        ring = after
    return found


def best_voyage(sight: Sight, worth: Worth, free: list[int], count: list[int], ship: int) -> Voyage | None:
    """The voyage that gains most, or None if the ship had better stay; what is aboard must get ashore."""
    coast, steps = sight.ships[ship], sight.steps[ship]
    aboard = sight.cargo[ship]
    if aboard:
        return _landing(sight, worth, count, ship)
    living = [settled + staying for settled, staying in zip(count, free, strict=True)]
    best_gain, best = LEAST_GAIN, None
    for port, approach in routes_from(sight, coast, steps).items():
        area = COAST_AREA[port]
        spare = 0 if IS_OPEN_SEA[port] else min(CAPACITY, free[area])
        if spare:
            costs = [worth.of_next(area, living[area] - 1 - index) for index in range(spare)]
            gain, drops = _best_drops(sight, worth, living, port, steps - len(approach), costs, area)
            gain -= STEP * len(approach)
            if gain > best_gain:
                best_gain, best = gain, (port, approach, drops)
    return _made(ship, *best) if best else None


def _landing(sight: Sight, worth: Worth, count: list[int], ship: int) -> Voyage | None:
    """Bring what is aboard ashore where it is worth most."""
    coast, steps, aboard = sight.ships[ship], sight.steps[ship], sight.cargo[ship]
    havens = {
        target: way
        for target, way in routes_from(sight, coast, steps).items()
        if not IS_OPEN_SEA[target] and not _is_closed(sight, COAST_AREA[target])
    }
    if not havens:
        return None
    target = max(havens, key=lambda coast: sum(_values(worth, count, COAST_AREA[coast], aboard), 0.0))
    voyage = Voyage()
    voyage.sail_and_land(ship, havens[target], target, aboard)
    return voyage


def _best_drops(
    sight: Sight, worth: Worth, living: list[int], port: int, steps: int, costs: list[float], home: int
) -> tuple[float, list[Drop]]:
    """Where to set tokens down on a voyage of so many steps, one area after the other."""
    best: tuple[float, list[Drop]] = (0.0, [])
    for target, way in routes_from(sight, port, steps).items():
        area = COAST_AREA[target]
        if area == home or IS_OPEN_SEA[target] or _is_closed(sight, area):
            continue
        gain, tokens = _gain(_values(worth, living, area, len(costs)), costs)
        if gain <= 0:
            continue
        drops = [(way, target, tokens)]
        if tokens < len(costs) and len(way) < steps:
            further, more = _best_drops(
                sight, worth, _landed(living, area, tokens), target, steps - len(way), costs[tokens:], home
            )
            gain, drops = gain + further, drops + more
        gain -= STEP * len(way)
        if gain > best[0]:
            best = (gain, drops)
    return best


def _landed(living: list[int], area: int, tokens: int) -> list[int]:
    after = living[:]
    after[area] += tokens
    return after


def _is_closed(sight: Sight, area: int) -> bool:
    return sight.is_nomads and sight.rivals[area] > 0


def _values(worth: Worth, living: list[int], area: int, tokens: int) -> list[float]:
    """What each further token is worth in an area."""
    return [worth.of_next(area, living[area] + index) for index in range(tokens)]


def _gain(values: list[float], costs: list[float]) -> tuple[float, int]:
    """The best gain from landing tokens, and how many."""
    gain, best, tokens = 0.0, 0.0, 0
    for index, (value, cost) in enumerate(zip(values, costs, strict=True)):
        gain += value - cost
        if gain > best:
            best, tokens = gain, index + 1
    return best, tokens


def _made(ship: int, port: int, approach: Route, drops: list[Drop]) -> Voyage:
    voyage = Voyage()
    voyage.actions = [SAIL.code(ship, coast) for coast in approach]
    tokens = sum(tokens for _, _, tokens in drops)
    voyage.actions.append(LOAD.code(tokens - 1, ship))
    voyage.loaded[COAST_AREA[port]] = tokens
    for way, coast, landed in drops:
        voyage.sail_and_land(ship, way, coast, landed)
    return voyage
