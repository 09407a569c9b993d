"""The board: areas, borders and coasts as tables indexed by small numbers, read from `data/board.toml`."""

from typing import Any, Final

from civitas.core.facts import read_facts

PACKAGE: Final = "civitas.games.civilization_1980"

_facts = read_facts(PACKAGE, "data/board.toml")
_areas: list[dict[str, Any]] = _facts["area"]

AREAS: Final[list[str]] = [area["id"] for area in _areas]
AREA: Final[dict[str, int]] = {id: index for index, id in enumerate(AREAS)}
AREA_COUNT: Final = len(AREAS)
AREA_NAME: Final[list[str]] = [f"area-{id}" for id in AREAS]

LIMIT: Final[list[int]] = [area["limit"] for area in _areas]
"""The printed number: how many tokens the area feeds (31)."""
IS_LAND: Final[list[bool]] = [area["kind"] != "open-sea" for area in _areas]
HAS_SITE: Final[list[bool]] = [area["site"] != "none" for area in _areas]
IS_WHITE_SITE: Final[list[bool]] = [area["site"] == "white" for area in _areas]
TOUCHES_SEA: Final[list[bool]] = [bool(area["sea"]) and area["kind"] != "open-sea" for area in _areas]
"""Whether the area reaches into the sea; a lake does not count (52.9)."""
REGION: Final[list[str]] = [area["region"] for area in _areas]
WATER: Final[list[str]] = [area.get("water", "") for area in _areas]
LAND: Final[list[list[int]]] = [[AREA[id] for id in area["land"]] for area in _areas]
LAND_AREAS: Final[list[int]] = [area for area in range(AREA_COUNT) if IS_LAND[area]]
NEIGHBOURS: Final[list[list[int]]] = [
    sorted({AREA[id] for id in area["land"] + area["sea"] + area["lake"]}) for area in _areas
]
"""Areas with a common border of any kind, water included (52.2)."""

FLOOD_PLAINS: Final[list[str]] = [plain["id"] for plain in _facts["flood_plain"]]
FLOODED: Final[list[list[int]]] = [[AREA[id] for id in plain["areas"]] for plain in _facts["flood_plain"]]
VOLCANOES: Final[list[str]] = [volcano["id"] for volcano in _facts["volcano"]]
ERUPTS_ON: Final[list[list[int]]] = [[AREA[id] for id in volcano["areas"]] for volcano in _facts["volcano"]]

BORDERS: Final[list[tuple[int, int]]] = [(area, other) for area in LAND_AREAS for other in LAND[area]]
"""Every land border, once in each direction."""
BORDER_WORDS: Final[list[str]] = [f"{AREAS[area]} {AREAS[other]}" for area, other in BORDERS]


def _parts_of(area: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """The separate waters an area touches: a name and the areas that lie on the same water."""
    split = [entry for entry in _facts["split_coast"] if entry["area"] == area["id"]]
    parts = [(entry["coast"], list(entry["borders"])) for entry in split]
    if area["sea"] and not split:
        parts = [("sea", list(area["sea"]))]
    for lake in _facts["lake"]:
        across = [a if b == area["id"] else b for a, b in lake["borders"] if area["id"] in (a, b)]
        if across:
            parts.append((lake["id"], across))
    return parts


def _list_coasts() -> tuple[list[str], list[int], list[list[int]]]:
    words: list[str] = []
    owners: list[int] = []
    borders: list[tuple[str, list[str]]] = []
    for index, area in enumerate(_areas):
        parts = _parts_of(area)
        for name, across in parts:
            words.append(area["id"] if len(parts) == 1 else f"{area['id']}:{name}")
            owners.append(index)
            borders.append((name if name.startswith("lake") else "sea", across))
    links = [
        [
            other
            for other in range(len(words))
            if AREAS[owners[other]] in borders[coast][1]
            and AREAS[owners[coast]] in borders[other][1]
            and borders[other][0] == borders[coast][0]
        ]
        for coast in range(len(words))
    ]
    return words, owners, links


_coasts = _list_coasts()
COASTS: Final[list[str]] = _coasts[0]
"""Where ships can be: one coast for each separate water of an area. A ship leaves by the coast it entered by."""
COAST_AREA: Final[list[int]] = _coasts[1]
COAST_LINKS: Final[list[list[int]]] = _coasts[2]
COAST_COUNT: Final = len(COASTS)
IS_OPEN_SEA: Final[list[bool]] = [not IS_LAND[area] for area in COAST_AREA]
IN_RED_SEA: Final[list[bool]] = [WATER[COAST_AREA[coast]] == "red-sea" for coast in range(COAST_COUNT)]
COASTS_OF: Final[list[list[int]]] = [
    [coast for coast in range(COAST_COUNT) if COAST_AREA[coast] == area] for area in range(AREA_COUNT)
]

MOST_MOVED: Final = 12
"""The most tokens that one action moves; more take a second action."""


class Board:
    """The part of the board that is in play, with the moves it allows (31, 42)."""

    def __init__(self, regions: list[str]) -> None:
        self.regions = regions
        self.in_play = [region == "sea" or region in regions for region in REGION]
        self.areas = [area for area in LAND_AREAS if self.in_play[area]]
        self.links = [[other for other in links if self.in_play[COAST_AREA[other]]] for links in COAST_LINKS]
        self.borders_of: list[list[int]] = [[] for _ in range(AREA_COUNT)]
        """The land borders by which tokens can leave each area."""
        for border, (area, other) in enumerate(BORDERS):
            if self.in_play[area] and self.in_play[other]:
                self.borders_of[area].append(border)


_boards: dict[str, Board] = {}


def board_of(regions: list[str]) -> Board:
    """The board with these regions in play; boards are shared, for they never change."""
    key = "+".join(regions)
    if key not in _boards:
        _boards[key] = Board(regions)
    return _boards[key]
