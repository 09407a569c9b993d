"""The types of what a seat sees of Civilization (2010).

Seats are numbers from 0; everything else goes by its id. None stands for nothing and nobody.
"""

from typing import Literal, NotRequired, TypedDict, Union

from civitas.core.result import ResultRecord

Fighter = int | Literal["barbarians"]
"""A seat, or the barbarians."""

# Questions.


class OfferTerms(TypedDict):
    """What an offer gives and wants; which facedown things it gives only its owner may see."""

    gives: dict[str, int]
    wants: dict[str, int]
    tokens: NotRequired[dict[str, int]]
    events: NotRequired[dict[str, int]]


class Offer(OfferTerms):
    """An offer on the table."""

    seat: int
    to: int


class Draft(OfferTerms):
    """An offer that is being put together, perhaps as an answer to another one."""

    to: int
    counter: bool


Ending = Literal["stop", "explore", "attack", "discover", "pass"]
"""What a move to a square ends with, or that it cannot end there."""


class Reached(TypedDict):
    """A square that a group can enter, or whose tile it can turn up, with the square before it on a shortest way.

    `ends`: what a move to this square ends with; `pass` where the group may only pass through.
    """

    square: str
    after: str
    steps: int
    ends: Ending


class Reach(TypedDict):
    """Where a group of figures that stand on a square can go."""

    square: str
    armies: int
    scouts: int
    to: list[Reached]


class Question(TypedDict):
    """What is asked, by the name of its frame; the other fields are those that the frame needs."""

    frame: str
    seat: NotRequired[int]
    ability: NotRequired[str]
    about: NotRequired[Union["Question", None]]
    """The question that is interrupted."""
    actor: NotRequired[int]
    armies: NotRequired[int]
    attacker: NotRequired[Fighter]
    barbarians: NotRequired[int | None]
    """The seat that decides for the barbarians."""
    bonus: NotRequired[int]
    bought: NotRequired[str | None]
    budget: NotRequired[list[int]]
    chosen: NotRequired[str]
    city: NotRequired[str]
    civilizations: NotRequired[list[list[str]]]
    count: NotRequired[int]
    defender: NotRequired[Fighter]
    done: NotRequired[list[int]]
    draft: NotRequired[Draft | None]
    event: NotRequired[str]
    events: NotRequired[list[str] | dict[str, int]]
    """Those that may be looted, or how many of each are delivered."""
    extra: NotRequired[int]
    figure: NotRequired[str]
    gives: NotRequired[dict[str, int]]
    items: NotRequired[list[str]]
    killed: NotRequired[list[list[str]]]
    kind: NotRequired[str]
    loot: NotRequired[int]
    offers: NotRequired[list[Offer]]
    offers_made: NotRequired[int]
    optional: NotRequired[bool]
    other: NotRequired[int]
    paid: NotRequired[list[str]]
    people: NotRequired[list[str]]
    person: NotRequired[str]
    picked: NotRequired[dict[str, int]]
    production: NotRequired[int]
    reach: NotRequired[list[Reach]]
    """Where the figures can go that may move now; only for whoever moves them."""
    resources: NotRequired[list[str]]
    scouts: NotRequired[int]
    scratched: NotRequired[int]
    second: NotRequired[str]
    square: NotRequired[str]
    stage: NotRequired[str]
    steps: NotRequired[int]
    targets: NotRequired[list[str]]
    techs: NotRequired[list[str]]
    tokens: NotRequired[dict[str, int]]
    turn: NotRequired[Literal["attacker", "defender"]]
    units: NotRequired[list[str]]
    wants: NotRequired[dict[str, int]]
    wonder: NotRequired[str]


# The map.


class Tile(TypedDict):
    """A tile in its slot; one that lies facedown has neither name nor facing."""

    slot: str
    at: list[int]
    tile: str | None
    facing: str | None


class FiguresOn(TypedDict):
    """Who stands on a square with how many."""

    seat: int
    armies: int
    scouts: int


class Square(TypedDict):
    """A square: where it is, and once its tile lies faceup what is printed there and what stands there."""

    square: str
    at: list[int]
    terrain: NotRequired[str]
    printed: NotRequired[str]
    piece: NotRequired[str]
    owner: NotRequired[int]
    city: NotRequired[str]
    """The city in whose outskirts the square lies."""
    figures: NotRequired[FiguresOn]
    yields: NotRequired[dict[str, int]]
    """The icons that it shows now, of its marker or of the ground."""


class WorldMap(TypedDict):
    """Tiles by their slots, and squares."""

    width: int
    height: int
    tiles: list[Tile]
    squares: list[Square]
    changed: list[str]
    frozen: list[str]


class MovingGroup(TypedDict):
    """The figures that are on the move or about to fight."""

    seat: int
    at: str | None
    armies: int
    scouts: int


# Cards and markers for all.


class BuiltWonder(TypedDict):
    """Where a wonder stands, and whose it is."""

    square: str
    owner: int


class Wonders(TypedDict):
    """Wonders on the market and on the map; of those that lie facedown only the eras are known."""

    market: list[str]
    deck: list[str]
    box: dict[str, int]
    built: dict[str, BuiltWonder]
    obsolete: list[str]


class Market(TypedDict):
    """What can still be had."""

    resources: dict[str, int]
    buildings: dict[str, int]
    programs: int
    people: dict[str, int]


class Decks(TypedDict):
    """How many cards lie facedown, and which lie faceup under them or have left the game."""

    units: dict[str, int]
    unit_discards: dict[str, int]
    events: list[int]
    event_discards: dict[str, int]
    huts: int
    villages: int
    spent: dict[str, int]
    city_states: int
    lost_city_states: list[str]
    claimed_relics: list[str]
    spare_tiles: int


# Battles.


class Front(TypedDict):
    """The units of both sides with their wounds and with strength and health as they count in this battle."""

    attacker: str | None
    attacker_wounds: int
    attacker_strength: NotRequired[int]
    attacker_health: NotRequired[int]
    defender: str | None
    defender_wounds: int
    defender_strength: NotRequired[int]
    defender_health: NotRequired[int]


class BattleHand(TypedDict):
    """A hand of units; which they are, with strength and health, is for those who may see them."""

    count: int
    units: NotRequired[list[str]]
    values: NotRequired[list[list[int]]]


class BattleView(TypedDict):
    """The two sides, the fronts, and the hands."""

    attacker: Fighter
    defender: Fighter
    square: str
    bonus: int
    hands: list[BattleHand]
    fronts: list[Front]


# Empires.


class City(TypedDict):
    """A city, what it has done in this turn and what it makes."""

    square: str
    capital: bool
    walls: bool
    program: bool
    acted: list[str]
    actions: int
    bonus: int
    production: int
    culture: int


class Figure(TypedDict):
    """A figure, and the city it serves, now or from the next turn on."""

    square: str
    moved: bool
    city: NotRequired[str]
    next_city: NotRequired[str]


class TokenBacks(TypedDict):
    """How many tokens lie facedown."""

    hut: int
    village: int


class FiguresLeft(TypedDict):
    """Pieces that are not on the map."""

    armies: int
    scouts: int
    cities: int


class Limits(TypedDict):
    """How far, how many, how much."""

    speed: int
    stacking: int
    cities: int
    policies: int
    events: int
    combat: int


class EmpireView(TypedDict):
    """What everybody sees of a player; the civilization, once it is chosen."""

    civilization: str | None
    techs: list[str]
    rows: list[int]
    ranks: dict[str, int]
    government: str
    fresh: list[str]
    policies: list[str]
    trade: int
    culture: int
    step: int
    coins: int
    coin_tokens: dict[str, int]
    resources: dict[str, int]
    people: dict[str, int]
    unit_types: dict[str, int]
    event_backs: list[int]
    token_backs: TokenBacks
    wonders: list[str]
    city_states: list[str]
    used: list[str]
    dropped: list[str]
    cities: list[City]
    armies: list[Figure]
    scouts: list[Figure]
    supply: FiguresLeft
    income: int
    limits: Limits
    research_costs: list[int]
    prices: dict[str, int]
    """The production that everything costs the player that is unlocked or on the market."""
    room: list[int]
    """The levels of techs for which there is a place in the pyramid."""


class HiddenView(TypedDict, total=False):
    """What only some may know of a player: kinds of units, facedown tokens, culture events."""

    units: dict[str, int]
    tokens: dict[str, int]
    events: dict[str, int]


class CivilizationView(EmpireView, HiddenView):
    """A player as a seat sees it."""


class PublicView(TypedDict):
    """What everybody sees alike, but for what lies in front of the players."""

    players: int
    options: dict[str, int | str | bool]
    turn: int
    phase: str
    active: int
    first: int
    to_act: list[int]
    map: WorldMap
    group: MovingGroup | None
    wonders: Wonders
    market: Market
    decks: Decks
    result: ResultRecord | None


class Civilization2010View(PublicView):
    """The table as a seat (None: a spectator) sees it."""

    seat: int | None
    battle: BattleView | None
    civilizations: list[CivilizationView]
    question: Question | None
