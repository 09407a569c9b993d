"""What there is to know about areas, coasts, regions, volcanoes and flood plains, and about the own ships."""

from civitas.core.telling import Account, Explanation, Said, Sum, say, seat_id, together
from civitas.games.civilization_1980.facts.board import (
    AREA_COUNT,
    AREA_NAME,
    COAST_AREA,
    COASTS,
    COASTS_OF,
    ERUPTS_ON,
    FLOOD_PLAINS,
    FLOODED,
    HAS_SITE,
    IS_LAND,
    IS_WHITE_SITE,
    LAND,
    LIMIT,
    REGION,
    VOLCANOES,
)
from civitas.games.civilization_1980.facts.cards import AGRICULTURE, FLOOD
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.calamities.losses import Exposure
from civitas.games.civilization_1980.phases.conflict import strength_needed
from civitas.games.civilization_1980.phases.movement import CAPACITY, Movement, ship_range
from civitas.games.civilization_1980.telling.explanations import explanation
from civitas.games.civilization_1980.telling.things import AREA_SAID, CARD_SAID, COAST_SAID, ship_id, ship_said


def area(p: Civilization1980, seat: int | None, place: int) -> Explanation:
    """What an area feeds, who is there, what threatens it, and where one gets from it."""
    is_land = IS_LAND[place]
    lines = [_facts(place)]
    if not p.setting.board.in_play[place]:
        lines.append(say("about-area-out"))
    lines += [
        say("about-area-plain", plain=f"flood-plain-{FLOOD_PLAINS[plain]}")
        for plain, areas in enumerate(FLOODED)
        if place in areas
    ]
    lines += [
        say("about-area-volcano", volcano=f"volcano-{VOLCANOES[volcano]}")
        for volcano, areas in enumerate(ERUPTS_ON)
        if place in areas
    ]
    here = occupants(p, place)
    lines.append(say("about-area-here", who=together(here)) if here else say("about-area-empty"))
    lines += _defence(p, seat, place) + _neighbours(p, place)
    rules = ["53.6-a"] if not is_land else ["43.7-a"] if HAS_SITE[place] else ["31-c", "43.7-a"]
    accounts = [_feeding(p, seat, place)] if is_land and seat is not None and p.has(seat, AGRICULTURE) else []
    region = say(f"region-{REGION[place]}")
    return explanation(AREA_NAME[place], kind=region, lines=lines, accounts=accounts, rules=rules)


def _facts(place: int) -> Said:
    if not IS_LAND[place]:
        return say("about-area-sea")
    site = "none" if not HAS_SITE[place] else "white" if IS_WHITE_SITE[place] else "black"
    return say("about-area-facts", limit=LIMIT[place], site=site)


def occupants(p: Civilization1980, place: int) -> list[Said]:
    """Whose city, tokens and ships are in an area; tokens beyond what it feeds with its limit."""
    found: list[Said] = []
    for seat in p.order:
        count, fed = p.tokens[seat][place], p.feeds(seat, place)
        if p.city_owner[place] == seat:
            found.append(say("about-area-city-of", seat=seat_id(seat)))
        if count:
            tokens = say("about-area-tokens-of", seat=seat_id(seat), count=count)
            found.append(say("board-over", tokens=tokens, limit=fed) if count > fed else tokens)
        if any(coast >= 0 and COAST_AREA[coast] == place for coast in p.ships[seat]):
            found.append(say("about-area-ship-of", seat=seat_id(seat)))
    return found


def _defence(p: Civilization1980, seat: int | None, place: int) -> list[Said]:
    """What an attack on the city here would take."""
    owner = p.city_owner[place]
    if owner < 0 or seat is None or seat == owner or p.setting.is_small:
        return []
    attackers, garrison = strength_needed(p, seat, owner)
    return [say("about-area-attack", count=attackers, garrison=garrison)]


def _feeding(p: Civilization1980, seat: int, place: int) -> Account:
    fed = p.feeds(seat, place)
    rows: list[Sum] = [{"label": say("account-printed"), "value": LIMIT[place]}]
    if fed > LIMIT[place]:
        rows.append({"label": CARD_SAID[AGRICULTURE], "value": fed - LIMIT[place]})
    return {"heading": say("account-feeds"), "rows": rows, "total": {"label": say("board-total"), "value": fed}}


def _neighbours(p: Civilization1980, place: int) -> list[Said]:
    board = p.setting.board
    land = [_near(p, other) for other in LAND[place] if board.in_play[other]]
    coasts = [link for coast in COASTS_OF[place] for link in board.links[coast]]
    found = [say("about-by-land", areas=together(land))] if land else []
    return found + _by_water(p, coasts)


def _by_water(p: Civilization1980, coasts: list[int]) -> list[Said]:
    areas = [_near(p, other) for other in sorted({COAST_AREA[coast] for coast in coasts})]
    return [say("about-by-water", areas=together(areas))] if areas else []


def _near(p: Civilization1980, place: int) -> Said:
    """An area in passing: what it feeds, whether a city can stand there, and who is there."""
    near = say("about-near", area=AREA_NAME[place], limit=_limit(place)) if IS_LAND[place] else AREA_SAID[place]
    here = occupants(p, place)
    return say("about-near-held", near=near, who=together(here)) if here else near


def _limit(place: int) -> Said:
    return say("about-limit", limit=LIMIT[place], site=int(HAS_SITE[place]))


def coast(p: Civilization1980, place: int) -> Explanation:
    """One of several coasts of an area, and where ships get from it."""
    here = AREA_SAID[COAST_AREA[place]]
    return explanation(
        f"coast-{COASTS[place]}", name=COAST_SAID[place], kind=here, lines=_by_water(p, p.setting.board.links[place])
    )


def region(p: Civilization1980, word: str) -> Explanation:
    """All areas of a region, what they feed and who is there."""
    rows: list[Sum] = []
    for place in range(AREA_COUNT):
        if REGION[place] == word:
            row: Sum = {"label": AREA_SAID[place], "value": _limit(place)}
            here = occupants(p, place)
            if here:
                row["note"] = together(here)
            rows.append(row)
    out = [] if word == "sea" or word in p.setting.board.regions else [say("about-area-out")]
    return explanation(f"region-{word}", lines=out, accounts=[{"heading": say("board-areas"), "rows": rows}])


def volcano(p: Civilization1980, index: int) -> Explanation:
    """The areas beside a volcano."""
    areas = [AREA_NAME[place] for place in ERUPTS_ON[index]]
    kind, lines = say("calamity-volcano-earthquake"), [say("about-touches", areas=areas)]
    return explanation(f"volcano-{VOLCANOES[index]}", kind=kind, lines=lines, rules=["52.2-a"])


def flood_plain(p: Civilization1980, index: int) -> Explanation:
    """The areas of a flood plain, and what everybody has on it."""
    lines = [say("about-touches", areas=[AREA_NAME[place] for place in FLOODED[index]])]
    exposed = [(seat, Exposure(p, seat, FLOOD, index).total()) for seat in p.order]
    lines += [say("choice-exposed", seat=seat_id(seat), count=units) for seat, units in exposed if units]
    return explanation(f"flood-plain-{FLOOD_PLAINS[index]}", kind=say("calamity-flood"), lines=lines, rules=["52.3-f"])


# Ships.


def ship(p: Civilization1980, seat: int, index: int) -> Explanation:
    """An own ship: what it carries, how far it gets, and by which way."""
    frame = p.frames[-1] if p.frames else None
    name, accounts = ship_said(p, seat, index), []
    if isinstance(frame, Movement) and p.mover == seat:
        lines = [say("about-cargo", cargo=p.cargo[index], capacity=CAPACITY), _steps(frame.steps[index])]
        accounts = [_voyages(frame.voyages(p, seat, index))] if frame.steps[index] else []
    else:
        lines = [_steps(ship_range(p, seat))]
    return explanation(ship_id(index), name=name, lines=lines, accounts=accounts, rules=["43.5-e", "43.5-g"])


def _steps(count: int) -> Said:
    return say("board-range", count=count)


def _voyages(ways: list[list[int]]) -> Account:
    """Every coast in reach with its distance, made of the steps to it."""
    rows: list[Sum] = [
        {
            "label": COAST_SAID[way[-1]],
            "value": len(way),
            "parts": [{"label": COAST_SAID[step], "value": 1} for step in way],
        }
        for way in ways
    ]
    return {"heading": say("account-voyages"), "rows": rows}
