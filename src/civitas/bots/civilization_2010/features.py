"""A position in numbers, from what a seat may know: what the learned values of Civilization (2010) look at."""

from typing import Final

from civitas.bots.civilization_2010.goods import ON_POTTERY, resource_total
from civitas.bots.civilization_2010.outlook import CULTURE_LEFT, TRADE_LEFT, Powers
from civitas.bots.civilization_2010.sight import ON_PRINTING_PRESS
from civitas.bots.civilization_2010.ways import ON_DEMOCRACY, coin_turns, culture_turns, technology_turns
from civitas.games.civilization_2010.cities.yields import squares_on_map, total_of
from civitas.games.civilization_2010.empire import Empire
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATIONS
from civitas.games.civilization_2010.facts.constants import LEVELS
from civitas.games.civilization_2010.facts.governments import GOVERNMENT_COUNT
from civitas.games.civilization_2010.facts.policies import POLICY_COUNT
from civitas.games.civilization_2010.facts.techs import (
    BANKING,
    BUREAUCRACY,
    CIVIL_SERVICE,
    CODE_OF_LAWS,
    CURRENCY,
    DEMOCRACY,
    EDUCATION,
    HORSEBACK_RIDING,
    IRRIGATION,
    LOGISTICS,
    MASONRY,
    METALWORKING,
    MONARCHY,
    NAVIGATION,
    PHILOSOPHY,
    POTTERY,
    PRINTING_PRESS,
    RAILROAD,
    TECH_COIN_TOKENS,
    THEOLOGY,
    WRITING,
)
from civitas.games.civilization_2010.facts.terrain import TRADE
from civitas.games.civilization_2010.map.pieces import PIECES, is_building
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.standings import city_limit, city_production, coins, devotion

TOLD_TECHS: Final[list[int]] = [
    BANKING, BUREAUCRACY, CIVIL_SERVICE, CODE_OF_LAWS, CURRENCY, DEMOCRACY, EDUCATION, HORSEBACK_RIDING, IRRIGATION,
    LOGISTICS, MASONRY, METALWORKING, MONARCHY, NAVIGATION, PHILOSOPHY, POTTERY, PRINTING_PRESS, RAILROAD, THEOLOGY,
    WRITING,
]  # fmt: skip
MARKET: Final = PIECES.index("market")
LONG: Final = 12.0
"""Turns; what comes later than this is all the same."""
FAR: Final = 12
"""Squares; an army that is farther away is as good as none."""

OF_ONE: Final[list[str]] = [
    "coins", "coins_squared", "room_on_democracy", "room_on_printing_press", "room_on_pottery",
    *[f"tech_{tech}" for tech in TOLD_TECHS], *[f"techs_of_level_{row + 1}" for row in range(LEVELS)],
    *[f"government_{each}" for each in range(GOVERNMENT_COUNT)], *[f"policy_{each}" for each in range(POLICY_COUNT)],
    "trade", "culture", "step", "step_squared", "culture_left", "trade_left", "resources", "events", "people",
    "cities", "open_sites", "settlers", "scouts", "production", "best_production", "devotion", "trade_icons",
    "buildings", "markets", "wonders", "controlled", "culture_turns", "technology_turns", "coin_turns", "least_turns",
    "armies", "units", "attack", "defence", "march", *[f"is_{name}" for name in CIVILIZATIONS],
]  # fmt: skip
OF_ALL: Final[list[str]] = ["turn", "players", "lead", "second", "odds_of_attack", "odds_of_defence"]
NAMES: Final[list[str]] = [*OF_ALL, *[f"own_{name}" for name in OF_ONE], *[f"rival_{name}" for name in OF_ONE]]


def own_numbers(p: Civilization2010, seat: int, powers: Powers) -> list[float]:
    """One side in numbers, always as many."""
    empire = p.empires[seat]
    wealth = coins(p, seat)
    found = [
        wealth / 5.0, wealth * wealth / 75.0, _room(empire, DEMOCRACY, ON_DEMOCRACY),
        _room(empire, PRINTING_PRESS, ON_PRINTING_PRESS), _room(empire, POTTERY, ON_POTTERY),
    ]  # fmt: skip
    for tech in TOLD_TECHS:
        found.append(1.0 if empire.knows(tech) else 0.0)
    for row in range(LEVELS):
        found.append(empire.rows[row] / 3.0)
    found += [1.0 if empire.government == each else 0.0 for each in range(GOVERNMENT_COUNT)]
    found += [1.0 if empire.has_adopted(each) else 0.0 for each in range(POLICY_COUNT)]
    found += _goods(p, seat)
    found += _lands(p, seat)
    found += _turns(p, seat)
    found += [len(empire.armies) / 2.0, empire.unit_total() / 4.0]
    found += [powers.attack[seat] / 10.0, powers.defence[seat] / 10.0, _march(p, seat)]
    found += [1.0 if empire.civilization == each else 0.0 for each in range(len(CIVILIZATIONS))]
    return found


def _room(empire: Empire, tech: int, place: int) -> float:
    """Coins that a tech may still collect."""
    return (TECH_COIN_TOKENS[tech] - empire.coins[place]) / 4.0 if empire.knows(tech) else 0.0


def _goods(p: Civilization2010, seat: int) -> list[float]:
    empire = p.empires[seat]
    step = empire.step
    return [
        empire.trade / 10.0, empire.culture / 10.0, step / 10.0, step * step / 200.0,
        (CULTURE_LEFT[step] - empire.culture) / 50.0, (TRADE_LEFT[step] - empire.trade) / 50.0,
        resource_total(empire) / 2.0, empire.event_total / 2.0, float(sum(empire.people)),
    ]  # fmt: skip


def _lands(p: Civilization2010, seat: int) -> list[float]:
    empire = p.empires[seat]
    production, culture, buildings, markets, best = 0, 0, 0, 0, 0
    for centre in empire.cities:
        made = city_production(p, seat, centre)
        production += made
        best = max(best, made)
        culture += devotion(p, seat, centre)
        for square in p.board.around[centre]:
            piece = p.piece[square]
            if is_building(piece):
                buildings += 1
                markets += 1 if piece == MARKET else 0
    wonders = len(p.wonders_of(seat))
    open_sites = city_limit(p, seat) - len(empire.cities)
    return [
        float(len(empire.cities)), float(open_sites), float(min(open_sites, len(empire.scouts))),
        len(empire.scouts) / 2.0, production / 10.0, best / 10.0, culture / 10.0,
        total_of(squares_on_map(p, seat, TRADE)) / 10.0, buildings / 5.0, float(markets), float(wonders),
        float(len(p.controlled(seat))),
    ]  # fmt: skip


def _turns(p: Civilization2010, seat: int) -> list[float]:
    turns = [culture_turns(p, seat), technology_turns(p, seat), coin_turns(p, seat)]
    return [*[min(LONG, each) / 5.0 for each in turns], min(LONG, min(turns)) / 3.0]


def _march(p: Civilization2010, seat: int) -> float:
    """How near an army has come to the capital of a rival: 1 at the gates, 0 far away."""
    nearest = FAR
    for other, rival in enumerate(p.empires):
        if other != seat and rival.cities:
            nearest = min([nearest, *[p.board.steps[army][rival.cities[0]] for army in p.empires[seat].armies]])
    return 1.0 - nearest / FAR


def nearest_end(p: Civilization2010, seat: int) -> float:
    """Turns until the nearest victory that needs no war, as far as they are told apart."""
    return min(LONG, culture_turns(p, seat), technology_turns(p, seat), coin_turns(p, seat))


def features(p: Civilization2010, seat: int) -> list[float]:
    """The numbers of this seat beside those of the rival who is nearest to a victory."""
    powers = Powers(p)
    turns = [nearest_end(p, other) for other in range(p.players)]
    foremost, second = seat, LONG
    for other in range(p.players):
        if other != seat and (foremost == seat or turns[other] < turns[foremost]):
            second = turns[foremost] if foremost != seat else LONG
            foremost = other
        elif other != seat:
            second = min(second, turns[other])
    found = [
        p.turn / LONG, (p.players - 2) / 2.0, (turns[foremost] - turns[seat]) / 5.0, second / 5.0,
        (powers.attack[seat] - powers.defence[foremost]) / 10.0,
        (powers.defence[seat] - powers.attack[foremost]) / 10.0,
    ]  # fmt: skip
    return found + own_numbers(p, seat, powers) + own_numbers(p, foremost, powers)
