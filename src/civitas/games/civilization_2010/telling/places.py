"""What there is to know about a square of Civilization (2010): what is there, what it yields, how it is defended."""

from civitas.core.telling import Account, Explanation, Said, Sum, say, seat_id, together
from civitas.games.civilization_2010.battles.arithmetic import DEFENDER, bonus_parts
from civitas.games.civilization_2010.cities.yields import square_icons
from civitas.games.civilization_2010.facts.terrain import ICONS
from civitas.games.civilization_2010.facts.timing import CITY_MANAGEMENT
from civitas.games.civilization_2010.map.pieces import CITY, PIECES, is_hidden
from civitas.games.civilization_2010.map.squares import FACINGS
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.sources import battle_hand_parts, devotion_parts, production_parts
from civitas.games.civilization_2010.telling.accounts import made_of
from civitas.games.civilization_2010.telling.effects.lines import effect_lines
from civitas.games.civilization_2010.telling.producing import producing
from civitas.games.civilization_2010.telling.things import (
    SQUARES,
    described,
    lying_on,
    square_said,
    terrain_said,
    thing_said,
)


def explain_square(p: Civilization2010, seat: int | None, square: int) -> Explanation:
    """Its terrain, all that is there, its neighbours, what it is worth, and what an own city could produce."""
    found: Explanation = {
        "thing": SQUARES[square],
        "name": thing_said(SQUARES[square]),
        "kind": terrain_said(p, square),
        "lines": [],
        "accounts": [],
        "rules": [],
    }
    if not p.is_revealed(square):
        return found
    found["lines"] = [*lying_on(p, square), *_city_lines(p, square), *_marker_lines(p, square), *_neighbours(p, square)]
    found["accounts"] = [*_yields(p, square), *_defence(p, square)]
    if seat is not None and p.is_centre(square) and p.owner[square] == seat:
        found["accounts"] += producing(p, seat, square)
    found["rules"] = (
        ["city.production-a", "city.arts-a", "battle.bonus-b"] if p.is_centre(square) else ["map.terrain-a"]
    )
    return found


def _city_lines(p: Civilization2010, square: int) -> list[Said]:
    """What a city has; whose outskirts a square belongs to otherwise."""
    owner = p.owner[square]
    if owner < 0:
        return []
    if not p.is_centre(square):
        return [say("there-outskirts", name=seat_id(owner), city=SQUARES[p.centre[square]])]
    empire = p.empires[owner]
    place = empire.cities.index(square)
    found = [say("card-city-walls")] if empire.walls[place] else []
    if empire.programs[place]:
        found.append(say("piece-building-program"))
    if p.phase == CITY_MANAGEMENT and not empire.actions[place]:
        found.append(say("board-done"))
    return found


def _marker_lines(p: Civilization2010, square: int) -> list[Said]:
    found = [say("there-changed")] if square in p.changed else []
    if square in p.frozen:
        found.append(say("there-frozen"))
    piece = p.piece[square]
    if piece >= 0 and piece != CITY and not is_hidden(piece):
        found += effect_lines(f"card-{PIECES[piece]}")
    return found


def _neighbours(p: Civilization2010, square: int) -> list[Said]:
    return [
        say("about-neighbour", way=f"direction-{way}", square=square_said(other), there=together(described(p, other)))
        for way, other in zip(FACINGS, p.board.neighbour[square], strict=True)
        if other >= 0
    ]


def _yields(p: Civilization2010, square: int) -> list[Account]:
    """What a city makes, or the icons of a square."""
    if p.is_centre(square):
        owner = p.owner[square]
        rows = [
            made_of(p, say("web-2010-production"), production_parts(p, owner, square)),
            made_of(p, say("web-2010-culture-made"), devotion_parts(p, owner, square)),
        ]
        return [{"heading": say("web-income"), "rows": rows}]
    icons: list[Sum] = [
        {"label": say(f"icon-{name}"), "value": square_icons(p, square, icon)}
        for icon, name in enumerate(ICONS)
        if square_icons(p, square, icon)
    ]
    return [{"heading": say("account-yields"), "rows": icons}] if icons else []


def _defence(p: Civilization2010, square: int) -> list[Account]:
    """With what a city or an army would be defended here."""
    owner = p.owner[square] if p.is_centre(square) else p.holder[square]
    if owner < 0:
        return []
    armies = p.empires[owner].armies_at(square)
    if not p.is_centre(square) and not armies:
        return []
    return [
        {
            "heading": say("account-defence"),
            "rows": [
                made_of(p, say("icon-combat"), bonus_parts(p, owner, DEFENDER, square)),
                made_of(p, say("account-hand"), battle_hand_parts(p, owner, armies, p.is_centre(square))),
            ],
        }
    ]
