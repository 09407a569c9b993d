"""A position in numbers: what a seat may know of one side, what of it counts early, and the difference to a rival."""

from typing import Final

from civitas.bots.civilization_2010.goods import ON_POTTERY, resource_total
from civitas.bots.civilization_2010.outlook import CULTURE_LEFT, TRADE_LEFT, Powers
from civitas.bots.civilization_2010.sight import ON_PRINTING_PRESS
from civitas.bots.civilization_2010.ways import ON_DEMOCRACY, coin_turns, culture_turns, technology_turns
from civitas.games.civilization_2010.cities.yields import squares_on_map, total_of
from civitas.games.civilization_2010.empire import Empire
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
    found += [powers.attack[seat] / 10.0, powers.defence[seat] / 10.0]
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
        resource_total(empire) / 2.0, empire.event_total() / 2.0, float(sum(empire.people)),
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


def earliness(p: Civilization2010) -> float:
    """1 at the beginning, 0 from the turn on in which most games are over."""
    return max(0.0, (LONG - p.turn) / LONG)


def side_numbers(p: Civilization2010, seat: int, powers: Powers) -> list[float]:
    """The numbers of a side, and the same by how early it is."""
    numbers = own_numbers(p, seat, powers)
    early = earliness(p)
    return numbers + [each * early for each in numbers]


def features(p: Civilization2010, seat: int) -> list[float]:
    """The position as a seat sees it beside its strongest rival: the differences of all numbers."""
    powers = Powers(p)
    own = side_numbers(p, seat, powers)
    rivals = [other for other in range(p.players) if other != seat]
    if not rivals:
        return own
    foremost = min(rivals, key=lambda other: min(culture_turns(p, other), coin_turns(p, other)))
    theirs = side_numbers(p, foremost, powers)
    return [mine - each for mine, each in zip(own, theirs, strict=True)]
