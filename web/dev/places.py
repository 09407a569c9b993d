"""Where pieces stand on the map of Civilization (1980): works out `data/places.toml` from the shapes of the areas.

    ../.venv/bin/python dev/places.py

Run it when a shape, an anchor or a coast has changed. Page and pictures read the file.
"""

from collections.abc import Callable
from math import ceil, hypot, inf
from pathlib import Path
from typing import Any

from civitas.core.facts import read_facts
from civitas.games.civilization_1980.facts.board import COAST_AREA, COASTS, PACKAGE

Point = tuple[float, float]
Ring = list[Point]
Place = dict[str, Any]

FILE = Path(__file__).parents[2] / "src" / "civitas" / "games" / "civilization_1980" / "data" / "places.toml"
HEAD = """\
# Civilization (1980): where pieces stand on the map, made by web/dev/places.py from shapes.toml and board.toml.
#
# [area.<id>]   tokens, city = the middle of what stands there; scale, city_scale = how large pieces can be there, 1 as
#               usual, less where there is no room. Without a site, a city stands where tokens do.
# [harbour]     coast = where its ships lie: one coast for each separate water of an area.
"""
STEP = 4
TOKEN = 12
CITY = 15
SMALLEST = 0.7

_board = read_facts(PACKAGE, "data/board.toml")
_shapes = read_facts(PACKAGE, "data/shapes.toml")
AREAS: list[Place] = _board["area"]
WIDTH: int
HEIGHT: int
WIDTH, HEIGHT = _shapes["canvas"]


def outline_of(area: Place) -> Ring:
    """Land and coastal water of an area."""
    return [(x, y) for x, y in _shapes["outline"][area["id"]]]


def lands_of(area: Place) -> list[Ring]:
    """The land of an area."""
    return [[(x, y) for x, y in ring] for ring in _shapes["land"].get(area["id"], [])]


def is_inside(point: Point, ring: Ring) -> bool:
    """Whether a point lies within a ring."""
    (x, y), inside = point, False
    for index, (x1, y1) in enumerate(ring):
        x2, y2 = ring[index - 1]
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def distance(point: Point, ring: Ring) -> float:
    """How far a point is from the line of a ring."""
    return min(_from_side(point, start, ring[(index + 1) % len(ring)]) for index, start in enumerate(ring))


def _from_side(point: Point, start: Point, end: Point) -> float:
    (x, y), (x1, y1), (x2, y2) = point, start, end
    length = (x2 - x1) ** 2 + (y2 - y1) ** 2 or 1
    part = max(0.0, min(1.0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length))
    return hypot(x - x1 - part * (x2 - x1), y - y1 - part * (y2 - y1))


def points(area: Place) -> list[Point]:
    """The points of an area on a fine grid."""
    ring = outline_of(area)
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    columns = range(ceil(min(xs) / STEP) * STEP, int(max(xs)) + 1, STEP)
    rows = range(ceil(min(ys) / STEP) * STEP, int(max(ys)) + 1, STEP)
    return [(x, y) for x in columns for y in rows if is_inside((x, y), ring)]


def from_rim(point: Point) -> float:
    """How far from the rim of the map, so that nothing is cut off."""
    x, y = point
    return min(x, y, WIDTH - x, HEIGHT - y)


def apart(one: Point, other: Point) -> float:
    """How far two points are from each other."""
    return hypot(one[0] - other[0], one[1] - other[1])


def best(candidates: list[Point], worth: Callable[[Point], float], otherwise: Point) -> Point:
    """The first of the points that are worth most."""
    return max(candidates, key=worth, default=otherwise)


def on_map(point: Point) -> Point:
    """City sites at the rim come inside."""
    x, y = point
    return max(CITY, min(WIDTH - CITY, x)), max(CITY, min(HEIGHT - CITY, y))


def anchor(area: Place) -> Point:
    """Where an area is marked in the facts."""
    x, y = area["anchor"]
    return x, y


def site(area: Place) -> Point | None:
    """Where its city site is printed, if it has one."""
    return on_map(tuple(area["site_anchor"])) if "site_anchor" in area else None


SITES = [found for found in map(site, AREAS) if found is not None]


def place(area: Place) -> Place:
    """Where tokens and a city stand in an area, and how large they can be."""
    ring, city = outline_of(area), site(area)
    tokens = anchor(area) if area["kind"] == "open-sea" else best(points(area), _worth(area), anchor(area))
    room = min(distance(tokens, ring), from_rim(tokens))
    free = min(room + 3, apart(tokens, city) * 0.6 if city else inf)
    near = min((apart(other, city) for other in SITES if other != city), default=inf) if city else inf
    return {
        "tokens": tokens,
        "city": city or tokens,
        "scale": max(SMALLEST, min(1, free / TOKEN)),
        "city_scale": max(SMALLEST, min(1, near / (2 * CITY))),
    }


def _worth(area: Place) -> Callable[[Point], float]:
    """What a point is worth for tokens: room around it, away from the city, on land, near the anchor."""
    ring, city, lands = outline_of(area), site(area), lands_of(area)

    def worth(point: Point) -> float:
        room = min(distance(point, ring), from_rim(point))
        clear = min(1, apart(point, city) / (TOKEN + CITY)) if city else 1
        on_land = 0.5 if any(is_inside(point, land) for land in lands) else 0
        return min(room, TOKEN * 1.6) / TOKEN + 2.2 * clear + on_land - apart(point, anchor(area)) / 90

    return worth


def harbour(coast: int, across: list[str], places: dict[str, Place]) -> Point:
    """The place on the water of a coast for ships: away from shores, tokens and cities, towards what lies across."""
    area = AREAS[COAST_AREA[coast]]
    ring, lands = outline_of(area), lands_of(area)
    if area["kind"] == "open-sea":
        return best(points(area), lambda at: _in_open_sea(at, ring, anchor(area)), anchor(area))
    tokens, city = places[area["id"]]["tokens"], places[area["id"]]["city"]
    is_split = COAST_AREA.count(COAST_AREA[coast]) > 1
    others = [anchor(other) for other in AREAS if other["id"] in own_across(coast, across)]

    def worth(point: Point) -> float:
        room = min(distance(point, ring), from_rim(point), 16, *(distance(point, land) for land in lands))
        away = min(24, apart(point, tokens)) * 0.6 + min(26, apart(point, city)) * 0.5
        return room + away - (min(apart(point, other) for other in others) * 0.5 if is_split else 0)

    water = [point for point in points(area) if not any(is_inside(point, land) for land in lands)]
    return best(water, worth, anchor(area))


def _in_open_sea(point: Point, ring: Ring, middle: Point) -> float:
    return min(distance(point, ring), 16) - abs(apart(point, middle) - 24) * 0.3


def own_across(coast: int, across: list[str]) -> list[str]:
    """The areas across this water and no other one of the same area, where there are any."""
    sisters = [COASTS[each] for each, area in enumerate(COAST_AREA) if area == COAST_AREA[coast] and each != coast]
    shared = {area for sister in sisters for area in across_of(sister)}
    return [area for area in across if area not in shared] or across


def across_of(coast: str) -> list[str]:
    """The areas across the water of a coast."""
    id, _, water = coast.partition(":")
    area = next(each for each in AREAS if each["id"] == id)
    for shore in _board["split_coast"]:
        if shore["area"] == id and shore["coast"] == water:
            return list(shore["borders"])
    for lake in _board["lake"]:
        if water in ("", lake["id"]) and not (area["sea"] and not water):
            pairs = [pair for pair in lake["borders"] if id in pair]
            if pairs:
                return [other for pair in pairs for other in pair if other != id]
    return list(area["sea"])


def written(places: dict[str, Place], harbours: dict[str, Point]) -> str:
    """The file."""
    lines = [HEAD]
    for id, at in places.items():
        lines += [f"[area.{id}]"]
        lines += [f"{key} = [{at[key][0]}, {at[key][1]}]" for key in ("tokens", "city")]
        lines += [f"{key} = {at[key]:.3f}" for key in ("scale", "city_scale")]
        lines += [""]
    lines += ["[harbour]", *(f'"{coast}" = [{x}, {y}]' for coast, (x, y) in harbours.items())]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the file anew."""
    places = {area["id"]: place(area) for area in AREAS}
    harbours = {coast: harbour(number, across_of(coast), places) for number, coast in enumerate(COASTS)}
    FILE.write_text(written(places, harbours), encoding="utf-8")


if __name__ == "__main__":
    main()
