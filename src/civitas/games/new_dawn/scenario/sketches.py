"""Maps in the words of scenarios: a fixed map by its name, tiles, single hexes, or a sketch of a few hexes for a test.

A sketch names each hex by a letter: G grassland, H hills, F forest, D desert, M mountain, W water, N natural wonder,
K grassland with a city-state. `K:seoul` and `N:mt-everest` say which one, `G!c` is a hex with the icon of barbarian c,
`G*4` stands for four of them and a dot for a gap. The hexes are numbered in the order in which they are told, and
called 1.0, 1.1, ... 1.9, 2.0, ...
"""

from collections.abc import Mapping
from typing import Any, Final

from civitas.core.entries import checked, known_keys, listing, one_of, path
from civitas.core.errors import BadScenario, BrokenDump
from civitas.games.new_dawn.facts.terrain import (
    BARBARIANS,
    DESERT,
    FOREST,
    GRASSLAND,
    HILLS,
    MOUNTAIN,
    NATURAL_WONDER,
    NATURAL_WONDERS,
    NONE,
    TERRAINS,
    WATER,
)
from civitas.games.new_dawn.map.hexes import Hex, neighbours
from civitas.games.new_dawn.map.tiles import FIXED_MAPS, SIDES, TILE_COUNT, FixedMap, TilePlace, fixed_map
from civitas.games.new_dawn.map.world import CITY_STATE_ICON
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.scenario.checks import FAR, check_map
from civitas.games.new_dawn.words import BARBARIAN, NATURAL, STATE, TERRAIN, numbered

_LETTERS: Final[dict[str, int]] = {
    "G": GRASSLAND,
    "H": HILLS,
    "F": FOREST,
    "D": DESERT,
    "M": MOUNTAIN,
    "W": WATER,
    "N": NATURAL_WONDER,
    "K": GRASSLAND,
}
_GAP: Final = "."
_FORMS: Final[list[str]] = ["fixed", "tiles", "hexes", "row", "rows", "flower"]
_FIXED: Final[dict[str, FixedMap]] = {layout.id.lower(): layout for layout in FIXED_MAPS}


def lay_map(p: NewDawn, given: Mapping[str, Any]) -> FixedMap | None:
    """Lay the map of a scenario, without an entry the first fixed map that fits; returns it if it is a fixed one."""
    entry = given.get("map")
    if entry is None:
        return _lay_fixed(p, fixed_map(p.setting.humans, p.automa >= 0, 0))
    if not isinstance(entry, Mapping) or len([form for form in _FORMS if form in entry]) != 1:
        raise BadScenario("map", f"a record with one of {', '.join(_FORMS)} is expected")
    known_keys(entry, {*_FORMS, "water"}, "map")
    if "fixed" in entry:
        name = _lower(entry["fixed"])
        if not isinstance(name, str) or name not in _FIXED:
            raise BadScenario("map.fixed", f"{name!r} is unknown; there are {', '.join(_FIXED)}")
        return _lay_fixed(p, _FIXED[name])
    if "tiles" in entry:
        p.tiles = [_tile(record, f"map.tiles[{place}]") for place, record in enumerate(listing(entry, "tiles", "map"))]
        p.water = [list(_place(each, "map.water")) for each in listing(entry, "water", "map")]
    elif "water" in entry:
        raise BadScenario("map.water", "only a map of tiles has water tokens")
    else:
        p.hexes = _hexes(entry)
    try:
        check_map(p)
    except BrokenDump as problem:
        raise BadScenario("map", str(problem).partition(": ")[2]) from problem
    p.lay_world()
    return None


def describe_map(p: NewDawn) -> dict[str, Any]:
    """The entry that lays this map again."""
    if p.hexes:
        return {"hexes": [_describe_hex(row) for row in p.hexes]}
    for name, layout in _FIXED.items():
        if p.tiles == [tile.row() for tile in layout.tiles] and p.water == [[q, r] for q, r in layout.water]:
            return {"fixed": name}
    tiles = [
        {"tile": tile, "side": SIDES[side], "at": [q, r], "rotation": rotation}
        for tile, side, q, r, rotation in p.tiles
    ]
    return {"tiles": tiles, "water": [row[:] for row in p.water]} if p.water else {"tiles": tiles}


# Maps of tiles.


def _lay_fixed(p: NewDawn, layout: FixedMap) -> FixedMap:
    p.tiles = [tile.row() for tile in layout.tiles]
    p.water = [[q, r] for q, r in layout.water]
    p.lay_world()
    return layout


def _tile(record: object, where: str) -> list[int]:
    if not isinstance(record, Mapping):
        raise BadScenario(where, "a record with tile, side, at and rotation is expected")
    known_keys(record, {"tile", "side", "at", "rotation"}, where)
    tile = checked(record.get("tile"), path(where, "tile"), 1, TILE_COUNT)
    side = one_of(numbered(SIDES), _lower(record.get("side")), path(where, "side"))
    rotation = checked(record.get("rotation", 0), path(where, "rotation"), 0, 5)
    return TilePlace(tile, side, _place(record.get("at"), path(where, "at")), rotation).row()


# Maps of single hexes.


def _hexes(entry: Mapping[str, Any]) -> list[list[int]]:
    if "hexes" in entry:
        rows = [_hex(each, f"map.hexes[{place}]") for place, each in enumerate(listing(entry, "hexes", "map"))]
    elif "flower" in entry:
        rows = _flower(entry["flower"])
    elif "row" in entry:
        rows = _sketch([entry["row"]], "map.row")
    else:
        rows = _sketch(listing(entry, "rows", "map"), "map.rows")
    if not rows:
        raise BadScenario("map", "at least one hex is expected")
    return rows


def _hex(record: object, where: str) -> list[int]:
    if not isinstance(record, Mapping):
        raise BadScenario(where, "a record with at and terrain is expected")
    known_keys(record, {"at", "terrain", "city_state", "natural_wonder", "barbarian"}, where)
    q, r = _place(record.get("at"), path(where, "at"))
    terrain = one_of(TERRAIN, record.get("terrain"), path(where, "terrain"))
    icon = NONE
    if "city_state" in record:
        icon = CITY_STATE_ICON + one_of(STATE, record["city_state"], path(where, "city_state"))
        if terrain != GRASSLAND:
            raise BadScenario(path(where, "city_state"), "a city-state lies on grassland")
    if "natural_wonder" in record:
        icon = one_of(NATURAL, record["natural_wonder"], path(where, "natural_wonder"))
    if ("natural_wonder" in record) > (terrain == NATURAL_WONDER):
        raise BadScenario(path(where, "natural_wonder"), f"it lies on the terrain {TERRAINS[NATURAL_WONDER]}")
    if "barbarian" in record:
        if icon >= 0 or terrain == NATURAL_WONDER:
            raise BadScenario(path(where, "barbarian"), "a hex has one icon at most")
        icon = one_of(BARBARIAN, record["barbarian"], path(where, "barbarian"))
    return [q, r, terrain, icon]


def _describe_hex(row: list[int]) -> dict[str, Any]:
    q, r, terrain, icon = row
    entry: dict[str, Any] = {"at": [q, r], "terrain": TERRAINS[terrain]}
    if icon >= CITY_STATE_ICON:
        entry["city_state"] = list(STATE)[icon - CITY_STATE_ICON]
    elif icon >= 0 and terrain == NATURAL_WONDER:
        entry["natural_wonder"] = NATURAL_WONDERS[icon]
    elif icon >= 0:
        entry["barbarian"] = BARBARIANS[icon]
    return entry


def _flower(text: object) -> list[list[int]]:
    """A centre and its six neighbours in the order of the directions."""
    centre, _, petals = text.partition(";") if isinstance(text, str) else ("", "", "")
    words = [*centre.split(), *petals.split()]
    if len(centre.split()) != 1 or len(petals.split()) != len(neighbours((0, 0))):
        raise BadScenario("map.flower", "a centre, a semicolon and six neighbours are expected")
    rows = []
    for word, place in zip(words, [(0, 0), *neighbours((0, 0))], strict=True):
        if word != _GAP:
            rows.append([*place, *_letter(word, "map.flower")])
    return rows


def _sketch(lines: list[Any], where: str) -> list[list[int]]:
    """Rows from north to south; every other row is shifted by half a hex to the east."""
    rows = []
    for r, line in enumerate(lines):
        if not isinstance(line, str):
            raise BadScenario(where, "a text with a letter for each hex is expected")
        for column, word in enumerate(_repeated(line, where)):
            if word != _GAP:
                rows.append([column - r // 2, r, *_letter(word, where)])
    return rows


def _repeated(line: str, where: str) -> list[str]:
    """The words of a line; `G*3` stands for three times G."""
    words: list[str] = []
    for word in line.split():
        single, _, times = word.partition("*")
        if times and not times.isdigit():
            raise BadScenario(where, f"{word!r}: a number is expected after the asterisk")
        words += [single] * (int(times) if times else 1)
    return words


def _letter(word: str, where: str) -> tuple[int, int]:
    """Terrain and icon of a hex."""
    body, _, barbarian = word.partition("!")
    letter, _, name = body.partition(":")
    terrain = one_of(_LETTERS, letter, where)
    if letter == "K":
        return terrain, CITY_STATE_ICON + one_of(STATE, name, where)
    if letter == "N" and name:
        return terrain, one_of(NATURAL, name, where)
    if name:
        raise BadScenario(where, f"{word!r}: only K and N have a name")
    if barbarian and letter == "N":
        raise BadScenario(where, f"{word!r}: a hex has one icon at most")
    return terrain, one_of(BARBARIAN, barbarian, where) if barbarian else NONE


def _place(entry: object, where: str) -> Hex:
    if not isinstance(entry, list) or len(entry) != 2:
        raise BadScenario(where, "two coordinates are expected")
    return checked(entry[0], where, -FAR, FAR), checked(entry[1], where, -FAR, FAR)


def _lower(word: object) -> object:
    return word.lower() if isinstance(word, str) else word
