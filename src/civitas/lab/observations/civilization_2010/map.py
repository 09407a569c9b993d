"""The map of Civilization (2010) in numbers: squares, cities, figures, wonders, city-states and relics."""

from collections.abc import Container, Iterable
from typing import Final, NamedTuple

from civitas.games.civilization_2010.facts.buildings import (
    BASIC_FORM,
    BUILDING_FAMILY,
    BUILDINGS,
    FAMILIES,
)
from civitas.games.civilization_2010.facts.city_states import CITY_STATES
from civitas.games.civilization_2010.facts.great_people import GREAT_PEOPLE
from civitas.games.civilization_2010.facts.terrain import ICONS, MARKET_RESOURCE_COUNT, NONE, RESOURCES, TERRAINS
from civitas.games.civilization_2010.facts.wonders import WONDERS
from civitas.games.civilization_2010.verbs import (
    CITY_DOMAIN,
    DEVOTE,
    HARVEST,
    MOST_ARMIES,
    MOST_SCOUTS,
    PRODUCE,
    PROGRAM,
    SQUARE_DOMAIN,
)
from civitas.games.civilization_2010.view_types import City, Civilization2010View, CivilizationView, Figure, Square
from civitas.lab.observations.civilization_2010.question import FEW, asked_words, questions
from civitas.lab.tensors import (
    Columns,
    Eyes,
    Kind,
    always,
    flag,
    named,
    number,
    numbers,
    one_of,
    seat_of,
    seats_of,
    some_of,
)

SQUARES: Final = {2: 128, 3: 160, 4: 256, 5: 352}
"""The squares of the map for so many players; they are the first ones of all that actions can name."""
MOST_X: Final = 27
MOST_Y: Final = 17
PRINTED: Final = [*RESOURCES[:MARKET_RESOURCE_COUNT], "culture", "coin"]
RELICS: Final = ["ark-of-the-covenant", "attilas-village"]
SITES: Final = [*CITY_STATES, *RELICS]
PIECES: Final = [*FAMILIES, *GREAT_PEOPLE, "wonder", "hut", "village", "city-state", "relic", "city"]
"""What stands on a square. Which wonder, city-state or relic it is, its own row tells."""
SHOWN_AS: Final[dict[str, str]] = {
    **{building: FAMILIES[family] for building, family in zip(BUILDINGS, BUILDING_FAMILY, strict=True)},
    **dict.fromkeys(WONDERS, "wonder"),
    **dict.fromkeys(CITY_STATES, "city-state"),
    **dict.fromkeys(RELICS, "relic"),
}
UPGRADED: Final = {building for building, basic in zip(BUILDINGS, BASIC_FORM, strict=True) if basic != NONE}
MARKS: Final = ["changed", "frozen", "group", "battle", "asked"]
ENDINGS: Final = ["stop", "explore", "attack", "discover", "pass"]
ACTS: Final = [PRODUCE.name, DEVOTE.name, HARVEST.name, PROGRAM.name]
CITIES: Final = CITY_DOMAIN.size
FIGURES_OF_A_PLAYER: Final = MOST_ARMIES + MOST_SCOUTS
PRODUCTION: Final = 60
YIELDS: Final = 6


class OnMap(NamedTuple):
    """A square, and what the view says of it elsewhere."""

    square: Square
    marks: list[str]
    steps: int
    """How far it is for the figures that may move now, if they can get there."""
    ends: set[str]


class OwnCity(NamedTuple):
    """A city, whose it is, and where."""

    owner: int
    city: City
    at: list[int]
    is_asked: bool


class OnMove(NamedTuple):
    """A figure, whose it is, and where; the cities that it serves by their places."""

    owner: int
    is_army: bool
    figure: Figure
    at: list[int]
    serves: str | None
    serves_next: str | None


class Wonder(NamedTuple):
    """A wonder: on the market, or on the map."""

    is_offered: bool
    is_obsolete: bool
    is_asked: bool
    owner: int | None
    at: list[int] | None


class Site(NamedTuple):
    """A city-state or a relic."""

    at: list[int] | None
    controllers: list[int]
    is_gone: bool


def _places(view: Civilization2010View) -> dict[str, list[int]]:
    return {square["square"]: square["at"] for square in view["map"]["squares"]}


def _reached(view: Civilization2010View) -> dict[str, tuple[int, set[str]]]:
    """The squares that somebody can reach: how soon, and what that ends with."""
    found: dict[str, tuple[int, set[str]]] = {}
    for question in questions(view):
        for reach in question.get("reach", []):
            for reached in reach["to"]:
                steps, ends = found.get(reached["square"], (reached["steps"], set()))
                found[reached["square"]] = min(steps, reached["steps"]), ends | {reached["ends"]}
    return found


def _squares(view: Civilization2010View) -> Iterable[tuple[str, OnMap]]:
    marks, reached = _marks(view), _reached(view)
    for square in view["map"]["squares"]:
        name = square["square"]
        steps, ends = reached.get(name, (0, set()))
        yield name, OnMap(square, [mark for mark, squares in marks.items() if name in squares], steps, ends)


def _marks(view: Civilization2010View) -> dict[str, Container[str | None]]:
    """The squares of which something is said elsewhere."""
    world, group, battle = view["map"], view["group"], view["battle"]
    return {
        "changed": world["changed"],
        "frozen": world["frozen"],
        "group": [group["at"]] if group else [],
        "battle": [battle["square"]] if battle else [],
        "asked": asked_words(view),
    }


def _cities(view: Civilization2010View, eyes: Eyes) -> Iterable[tuple[int, OwnCity]]:
    places, asked = _places(view), asked_words(view)
    for owner, civilization in enumerate(view["civilizations"]):
        for place, city in enumerate(civilization["cities"]):
            square = city["square"]
            yield eyes.place(owner) * CITIES + place, OwnCity(owner, city, places[square], square in asked)


def _figures(view: Civilization2010View, eyes: Eyes) -> Iterable[tuple[int, OnMove]]:
    places = _places(view)
    for owner, civilization in enumerate(view["civilizations"]):
        first = eyes.place(owner) * FIGURES_OF_A_PLAYER
        names = _city_names(civilization)
        for row, is_army, figure in _placed_figures(civilization):
            serves, serves_next = names.get(figure.get("city", "")), names.get(figure.get("next_city", ""))
            yield first + row, OnMove(owner, is_army, figure, places[figure["square"]], serves, serves_next)


def _placed_figures(civilization: CivilizationView) -> Iterable[tuple[int, bool, Figure]]:
    """Armies first, then scouts; each has a row of its own."""
    for row, figure in enumerate(civilization["armies"]):
        yield row, True, figure
    for row, figure in enumerate(civilization["scouts"]):
        yield MOST_ARMIES + row, False, figure


def _city_names(civilization: CivilizationView) -> dict[str, str]:
    squares = [city["square"] for city in civilization["cities"]]
    return dict(zip(squares, CITY_DOMAIN.words, strict=False))


def _wonders(view: Civilization2010View) -> Iterable[tuple[str, Wonder]]:
    wonders, places, asked = view["wonders"], _places(view), asked_words(view)
    for wonder in WONDERS:
        built = wonders["built"].get(wonder)
        owner, at = (built["owner"], places[built["square"]]) if built else (None, None)
        yield (
            wonder,
            Wonder(wonder in wonders["market"], wonder in wonders["obsolete"], wonder in asked, owner, at),
        )


def _sites(view: Civilization2010View) -> Iterable[tuple[str, Site]]:
    lying = {square["piece"]: square for square in view["map"]["squares"] if square.get("piece") in SITES}
    gone = {*view["decks"]["lost_city_states"], *view["decks"]["claimed_relics"]}
    for site in SITES:
        square = lying.get(site)
        name = square["square"] if square else None
        controllers = [
            seat for seat, civilization in enumerate(view["civilizations"]) if name in civilization["city_states"]
        ]
        yield site, Site(square["at"] if square else None, controllers, site in gone)


def _piece(on: OnMap) -> str | None:
    piece = on.square.get("piece")
    return None if piece is None else SHOWN_AS.get(piece, piece)


def _standing(name: str, read: str) -> Columns:
    return number(name, MOST_ARMIES, lambda on: on.square["figures"][read] if "figures" in on.square else 0)


def _where() -> list[Columns]:
    """Where a thing is that is perhaps not on the map."""
    return [
        flag("on-map", lambda thing: thing.at is not None),
        number("x", MOST_X, lambda thing: thing.at[0] if thing.at else 0),
        number("y", MOST_Y, lambda thing: thing.at[1] if thing.at else 0),
    ]


SQUARE: Final = Kind(
    "square",
    lambda players: SQUARES[players],
    named(SQUARE_DOMAIN.words, _squares),
    [
        number("x", MOST_X, lambda on: on.square["at"][0]),
        number("y", MOST_Y, lambda on: on.square["at"][1]),
        one_of("terrain", TERRAINS, lambda on: on.square.get("terrain")),
        one_of("printed", PRINTED, lambda on: on.square.get("printed")),
        one_of("piece", PIECES, _piece),
        flag("upgraded", lambda on: on.square.get("piece") in UPGRADED),
        seat_of("owner", lambda on: on.square.get("owner")),
        seat_of("holder", lambda on: on.square["figures"]["seat"] if "figures" in on.square else None),
        _standing("armies", "armies"),
        _standing("scouts", "scouts"),
        numbers("yields", ICONS, YIELDS, lambda on: on.square.get("yields", {})),
        some_of("mark", MARKS, lambda on: on.marks),
        number("steps", FEW, lambda on: on.steps),
        some_of("ends", ENDINGS, lambda on: on.ends),
    ],
)
"""A square whose tile lies facedown has no terrain. In whose outskirts it lies, owners and cities tell."""
CITY: Final = Kind(
    "city",
    lambda players: players * CITIES,
    _cities,
    [
        seat_of("owner", lambda own: own.owner),
        *_where(),
        flag("capital", lambda own: own.city["capital"]),
        flag("walls", lambda own: own.city["walls"]),
        flag("program", lambda own: own.city["program"]),
        some_of("acted", ACTS, lambda own: own.city["acted"]),
        number("actions", 6, lambda own: own.city["actions"]),
        number("bonus", PRODUCTION, lambda own: own.city["bonus"]),
        number("production", PRODUCTION, lambda own: own.city["production"]),
        number("culture", PRODUCTION, lambda own: own.city["culture"]),
        flag("asked", lambda own: own.is_asked),
    ],
)
FIGURE: Final = Kind(
    "figure",
    lambda players: players * FIGURES_OF_A_PLAYER,
    _figures,
    [
        seat_of("owner", lambda on: on.owner),
        flag("army", lambda on: on.is_army),
        *_where(),
        flag("moved", lambda on: on.figure["moved"]),
        one_of("serves", CITY_DOMAIN.words, lambda on: on.serves),
        one_of("serves-next", CITY_DOMAIN.words, lambda on: on.serves_next),
    ],
)
WONDER: Final = Kind(
    "wonder",
    always(len(WONDERS)),
    named(WONDERS, _wonders),
    [
        flag("offered", lambda wonder: wonder.is_offered),
        flag("obsolete", lambda wonder: wonder.is_obsolete),
        flag("asked", lambda wonder: wonder.is_asked),
        seat_of("owner", lambda wonder: wonder.owner),
        *_where(),
    ],
)
SITE: Final = Kind(
    "site",
    always(len(SITES)),
    named(SITES, _sites),
    [
        *_where(),
        seats_of("controlled", lambda site: site.controllers),
        flag("gone", lambda site: site.is_gone),
    ],
)
