"""The board of Civilization (1980) in numbers: areas and coasts in the order in which actions name them, and ships."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from civitas.games.civilization_1980.facts.board import (
    COAST_AREA,
    ERUPTS_ON,
    FLOOD_PLAINS,
    FLOODED,
    HAS_SITE,
    IS_LAND,
    IS_OPEN_SEA,
    IS_WHITE_SITE,
    LIMIT,
    REGION,
    TOUCHES_SEA,
    VOLCANOES,
)
from civitas.games.civilization_1980.facts.nations import SHIPS
from civitas.games.civilization_1980.verbs import LOAD, PAY, SAIL, START
from civitas.games.civilization_1980.view_types import Civilization1980View, Question
from civitas.lab.tensors import Columns, Eyes, Kind, always, by_seat, flag, named, number, one_of, seat_of, seats_of

AREA_WORDS: Final = START.domains[0].words
COAST_WORDS: Final = SAIL.domains[1].words
REGIONS: Final = list(dict.fromkeys(region for region, is_land in zip(REGION, IS_LAND, strict=True) if is_land))
TOKENS: Final = PAY.domains[0].size - 1
"""The tokens of a player, in the largest set."""
CAPACITY: Final = LOAD.domains[0].size
MOST_STEPS: Final = 5
"""Areas that a ship enters in a round, with Cloth Making."""
MOST_FED: Final = max(LIMIT) + 1
"""With Agriculture."""
PLAIN_OF: Final = {area: plain for plain, areas in zip(FLOOD_PLAINS, FLOODED, strict=True) for area in areas}
VOLCANO_OF: Final = {area: volcano for volcano, areas in zip(VOLCANOES, ERUPTS_ON, strict=True) for area in areas}


class Area(NamedTuple):
    """An area of land in play, and all that the view says of it."""

    number: int
    tokens: list[tuple[int, int]]
    """By seats."""
    surplus: list[tuple[int, int]]
    """Tokens by seats that the area does not feed."""
    owner: int | None
    """Whose city it has."""
    feeds: int
    """The own tokens it feeds, where there are any."""
    fresh: int
    rebels: int
    pending: int
    """Its place among the conflicts that are still to be resolved, from 1."""
    marks: set[str]


class Coast(NamedTuple):
    """A coast in play, the seats whose first, second... ship is there, and how far it is for each of the own ships."""

    number: int
    ships: list[list[int]]
    steps: list[int]


class Ship(NamedTuple):
    """A ship, on the board or in stock."""

    owner: int
    number: int
    coast: str | None
    cargo: int
    steps: int
    is_due: bool


def question_of(view: Civilization1980View) -> Question:
    """What is asked; of a game that is over nothing."""
    return view["question"] or {"frame": ""}


def _areas(view: Civilization1980View) -> Iterable[tuple[str, Area]]:
    question = question_of(view)
    owners = {area: seat for seat, nation in enumerate(view["nations"]) for area in nation["cities"]}
    feeds = view["own"]["feeds"] if view["own"] else {}
    tokens, surplus, marks = _tokens(view), _surplus(view), _marks(view, question)
    fresh, rebels, pending = question.get("fresh", {}), question.get("rebels", {}), question.get("pending", [])
    for area, name in enumerate(AREA_WORDS):
        if not IS_LAND[area] or REGION[area] not in view["regions"]:
            continue
        place = pending.index(name) + 1 if name in pending else 0
        counts = feeds.get(name, 0), fresh.get(name, 0), rebels.get(name, 0)
        yield name, Area(area, tokens[name], surplus[name], owners.get(name), *counts, place, marks[name])


def _tokens(view: Civilization1980View) -> Mapping[str, list[tuple[int, int]]]:
    found: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for seat, nation in enumerate(view["nations"]):
        for area, count in nation["tokens"].items():
            found[area].append((seat, count))
    return found


def _surplus(view: Civilization1980View) -> Mapping[str, list[tuple[int, int]]]:
    found: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for entry in view["overfull"]:
        tokens = view["nations"][entry["seat"]]["tokens"][entry["area"]]
        found[entry["area"]].append((entry["seat"], tokens - entry["feeds"]))
    return found


def _marks(view: Civilization1980View, question: Question) -> Mapping[str, set[str]]:
    """What holds of areas, by the names of the columns that say so."""
    struck = question.get("struck")
    marked: dict[str, Iterable[str]] = {
        "exempt": view["exempt"],
        "conflict": view["conflicts"],
        "asked": question.get("areas", []),
        "struck": [struck] if struck else [],
        "rebel-city": question.get("rebel_cities", []),
        "start": question.get("starts", {}).values(),
    }
    found: dict[str, set[str]] = defaultdict(set)
    for mark, areas in marked.items():
        for area in areas:
            found[area].add(mark)
    return found


def _coasts(view: Civilization1980View) -> Iterable[tuple[str, Coast]]:
    ships: dict[str, list[list[int]]] = defaultdict(lambda: [[] for _ in range(SHIPS)])
    for seat, nation in enumerate(view["nations"]):
        for ship, there in enumerate(nation["ships"]):
            if there is not None:
                ships[there][ship].append(seat)
    steps: dict[str, list[int]] = defaultdict(lambda: [0] * SHIPS)
    for ship, ways in enumerate(question_of(view).get("voyages", [])):
        for way in ways:
            steps[way[-1]][ship] = len(way)
    for coast, name in enumerate(COAST_WORDS):
        if IS_OPEN_SEA[coast] or REGION[COAST_AREA[coast]] in view["regions"]:
            yield name, Coast(coast, ships[name], steps[name])


def _ships(view: Civilization1980View, eyes: Eyes) -> Iterable[tuple[int, Ship]]:
    question = question_of(view)
    due, steps = question.get("due"), question.get("steps") or [0] * SHIPS
    for seat, nation in enumerate(view["nations"]):
        for ship, coast in enumerate(nation["ships"]):
            moves = seat == view["mover"]
            is_due = due is not None and ship + 1 in due[seat]
            told = Ship(seat, ship + 1, coast, view["cargo"][ship] * moves, steps[ship] * moves, is_due)
            yield eyes.place(seat) * SHIPS + ship, told


def _mark(name: str) -> Columns:
    return flag(name, lambda area: name in area.marks)


def _ship_there(ship: int) -> Columns:
    return seats_of(f"ship-{ship + 1}", lambda coast: coast.ships[ship])


def _ship_away(ship: int) -> Columns:
    return number(f"steps-{ship + 1}", MOST_STEPS, lambda coast: coast.steps[ship])


AREA: Final = Kind(
    "area",
    always(len(AREA_WORDS)),
    named(AREA_WORDS, _areas),
    [
        flag("in-play", lambda area: True),
        one_of("region", REGIONS, lambda area: REGION[area.number]),
        number("limit", MOST_FED, lambda area: LIMIT[area.number]),
        flag("site", lambda area: HAS_SITE[area.number]),
        flag("white-site", lambda area: IS_WHITE_SITE[area.number]),
        flag("sea", lambda area: TOUCHES_SEA[area.number]),
        one_of("flood-plain", FLOOD_PLAINS, lambda area: PLAIN_OF.get(area.number)),
        one_of("volcano", VOLCANOES, lambda area: VOLCANO_OF.get(area.number)),
        by_seat("tokens", TOKENS, lambda area: area.tokens),
        by_seat("surplus", TOKENS, lambda area: area.surplus),
        seat_of("city", lambda area: area.owner),
        number("feeds", MOST_FED, lambda area: area.feeds),
        number("fresh", TOKENS, lambda area: area.fresh),
        number("rebels", TOKENS, lambda area: area.rebels),
        number("pending", len(AREA_WORDS), lambda area: area.pending),
        *[_mark(name) for name in ("exempt", "conflict", "asked", "struck", "rebel-city", "start")],
    ],
)
COAST: Final = Kind(
    "coast",
    always(len(COAST_WORDS)),
    named(COAST_WORDS, _coasts),
    [
        flag("in-play", lambda coast: True),
        flag("open-sea", lambda coast: IS_OPEN_SEA[coast.number]),
        *[_ship_there(ship) for ship in range(SHIPS)],
        *[_ship_away(ship) for ship in range(SHIPS)],
    ],
)
SHIP: Final = Kind(
    "ship",
    lambda players: players * SHIPS,
    _ships,
    [
        seat_of("owner", lambda ship: ship.owner),
        number("number", SHIPS, lambda ship: ship.number),
        flag("on-board", lambda ship: ship.coast is not None),
        number("cargo", CAPACITY, lambda ship: ship.cargo),
        number("steps", MOST_STEPS, lambda ship: ship.steps),
        flag("due", lambda ship: ship.is_due),
    ],
)
