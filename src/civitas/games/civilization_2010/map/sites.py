"""Where cities may be founded: rules about squares, nothing is changed here."""

from civitas.games.civilization_2010.facts.terrain import ALLOWS_CITY
from civitas.games.civilization_2010.map.pieces import is_city_state, is_hidden, is_hut, is_relic
from civitas.games.civilization_2010.map.squares import OUTSKIRTS
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.standings import city_limit
from civitas.games.civilization_2010.verbs import ARMY, SCOUT


def may_found_more(p: Civilization2010, seat: int) -> bool:
    """Whether a player is below the city limit and has a marker left (city.limit-a, city.found-c)."""
    return len(p.empires[seat].cities) < city_limit(p, seat) and p.cities_left(seat) > 0


def founding_rule(p: Civilization2010, seat: int, square: int, figure: int) -> str:
    """The rule against founding a city with a figure on a square; "" if it may be founded."""
    empire = p.empires[seat]
    if figure == ARMY and not empire.rule().armies_settle:
        return "government.republic"
    figures = empire.armies if figure == ARMY else empire.scouts
    if square not in figures:
        return "city.found-a"
    if not may_found_more(p, seat):
        return "city.limit-a"
    return site_rule(p, seat, square)


def site_rule(p: Civilization2010, seat: int, square: int) -> str:
    """The rule against a city on a square, whoever is to found it; "" if the site is good."""
    if not ALLOWS_CITY[p.terrain[square]]:
        return "city.found-water-a"
    around = p.board.around[square]
    if len(around) < OUTSKIRTS:
        return "city.found-revealed-a"
    if is_hidden(p.piece[square]):
        return "city.found-hut-a"
    if is_relic(p.piece[square]):
        return "city.found-relic-a"
    # Outskirts cover everything within one square of a centre, so centres less than three apart show here.
    if p.owner[square] >= 0:
        return "city.found-distance-a"
    by_huts = ignores_huts(p, seat)
    for each in around:
        rule = _surroundings_rule(p, seat, each, by_huts)
        if rule:
            return rule
    return ""


def _surroundings_rule(p: Civilization2010, seat: int, square: int, by_huts: bool) -> str:
    """The rule against a city with this square in its outskirts; "" if there is none."""
    if p.terrain[square] < 0:
        return "city.found-revealed-a"
    if p.owner[square] >= 0:
        return "city.found-distance-a"
    if p.has_enemy(seat, square):
        return "city.found-enemy-a"
    piece = p.piece[square]
    if piece < 0:
        return ""
    if is_hidden(piece):
        return "" if by_huts and is_hut(piece) else "city.found-hut-a"
    if is_city_state(piece):
        return "city.found-citystate-a"
    return "city.found-relic-a" if is_relic(piece) else ""


def ignores_huts(p: Civilization2010, seat: int) -> bool:
    """Whether huts around a site do not matter (civ.zulu_settle)."""
    return p.empires[seat].sheet().settles_by_huts


def founders(p: Civilization2010, seat: int) -> list[tuple[int, int]]:
    """The squares and figures with which a player can found a city now, each once."""
    if not may_found_more(p, seat):
        return []
    empire = p.empires[seat]
    found: list[tuple[int, int]] = []
    seen: dict[int, bool] = {}
    kinds = [(SCOUT, empire.scouts)]
    if empire.rule().armies_settle:
        kinds.insert(0, (ARMY, empire.armies))
    for figure, squares in kinds:
        for square in sorted(set(squares)):
            if square not in seen:
                seen[square] = not site_rule(p, seat, square)
            if seen[square]:
                found.append((square, figure))
    return found
