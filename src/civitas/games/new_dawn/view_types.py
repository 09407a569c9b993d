"""The types of what a seat sees of A New Dawn.

Seats are numbers from 0, slots numbers from 1; everything else goes by its id. None stands for nothing and nobody.
"""

from typing import Literal, NotRequired, TypedDict

from civitas.core.result import ResultRecord

Piece = Literal["token", "reinforced", "city", "capital"]
"""What belongs to a player on a space."""


class CaravanWays(TypedDict):
    """Where caravans that stand in one place can go: for each space the one before it on a shortest way."""

    caravans: list[int]
    before: dict[str, str]


class Question(TypedDict):
    """What is asked, by the name of its frame; the other fields are those that the frame needs."""

    frame: str
    seat: NotRequired[int]
    attack: NotRequired[int]
    attacker: NotRequired[int]
    attacks: NotRequired[int]
    chosen: NotRequired[list[str]]
    cost: NotRequired[int]
    defence: NotRequired[int]
    defender: NotRequired[int | None]
    left: NotRequired[int]
    levels: NotRequired[list[int]]
    limit: NotRequired[int]
    more: NotRequired[int]
    movement: NotRequired[int]
    named: NotRequired[list[str]]
    number: NotRequired[int]
    other: NotRequired[int | None]
    pool: NotRequired[int]
    production: NotRequired[int]
    reinforcements: NotRequired[int]
    resources: NotRequired[list[str]]
    rotation: NotRequired[int]
    side: NotRequired[str]
    slot: NotRequired[int]
    space: NotRequired[str]
    spaces: NotRequired[int]
    spends: NotRequired[Literal["attacker", "defender"]]
    state: NotRequired[str | None]
    ways: NotRequired[list[CaravanWays]]
    step: NotRequired[str]
    tile: NotRequired[int]
    tiles: NotRequired[list[int]]
    victim: NotRequired[int]
    wonder: NotRequired[str]


# The map.


class Tile(TypedDict):
    """A tile of the map: its number, the side that is up, where it lies and how it is turned."""

    tile: int
    side: str
    at: list[int]
    rotation: int


class Space(TypedDict):
    """A space: where it is, what is printed there, and what lies and stands there."""

    space: str
    at: list[int]
    terrain: str
    difficulty: int
    edge: bool
    resource_icon: NotRequired[str]
    natural_wonder: NotRequired[str]
    city_state: NotRequired[str]
    barbarian_icon: NotRequired[str]
    owner: NotRequired[int]
    piece: NotRequired[Piece]
    caravans: NotRequired[list[int]]
    natural_wonder_token: NotRequired[str]
    resource: NotRequired[str]
    city_state_token: NotRequired[str]
    barbarian: NotRequired[str]
    wonder: NotRequired[str]
    defence: NotRequired[int]
    missing: NotRequired[int]
    """How many of the spaces around a city are not yet friendly."""
    mature: NotRequired[bool]


class WorldMap(TypedDict):
    """Tiles, as far as the map is made of them, and spaces."""

    tiles: list[Tile]
    spaces: list[Space]


# Cards and tokens for all.


class EventDial(TypedDict):
    """Where the event dial stands, and what it shows next."""

    section: int
    name: str
    next: str


class CityState(TypedDict):
    """Who holds the token of a city-state, and how many of its diplomacy cards are left."""

    holder: int | None
    cards: int
    defence: int


class WonderDeck(TypedDict):
    """The wonder on top; of those below only the eras are known."""

    face_up: str | None
    face_down: list[str]


class BuiltWonder(TypedDict):
    """Where a wonder stands, and whose it is."""

    space: str
    owner: int | None


class Wonders(TypedDict):
    """World wonders: their decks, how many of each era were removed, and those that are built."""

    decks: dict[str, WonderDeck]
    removed: dict[str, dict[str, int]]
    built: dict[str, BuiltWonder]


class VictoryCard(TypedDict):
    """A victory card and its two agendas."""

    card: str
    agendas: list[str]


class Turn(TypedDict):
    """What has happened in this turn."""

    once: list[str]
    won: list[str]
    arrived: list[str]
    spent: list[str]
    victories: int


# Civilizations.


class RowCard(TypedDict):
    """A card of a focus row and what lies on it."""

    slot: int
    card: str
    trade: int
    tokens: list[str]


class Agenda(TypedDict):
    """How far a player has come with an agenda."""

    agenda: str
    completed: bool
    have: int
    need: int


class Pact(TypedDict):
    """A diplomacy card of another player."""

    of: int
    card: str


class Unused(TypedDict):
    """Pieces that are not on the map."""

    tokens: int
    cities: int


class CivilizationView(TypedDict):
    """Everything in front of a player, and what follows from it."""

    automa: bool
    leader: str | None
    row: list[RowCard]
    deck: list[str]
    dial: int
    resources: dict[str, int]
    natural_wonders: list[str]
    city_states: list[str]
    wonders: list[str]
    wonder_costs: dict[str, int]
    caravans: list[str]
    cities: list[str]
    mature: list[str]
    tokens: list[str]
    friendly_spaces: int
    unused: Unused
    markers: int
    agendas: list[Agenda]
    completed: int
    beaten_capital: bool
    envoys: list[str]
    pacts: list[Pact]
    own_pacts: dict[str, int | None]


class Middle(TypedDict):
    """Cards and tokens that belong to nobody, or that all want."""

    barbarians: dict[str, str]
    city_states: dict[str, CityState]
    natural_wonders: dict[str, int | None]
    wonders: Wonders
    victory_cards: list[VictoryCard]


class PublicView(Middle):
    """What everybody sees."""

    players: int
    automa: int | None
    options: dict[str, int | str | bool]
    round: int
    active: int
    first: int
    event: EventDial
    to_act: list[int]
    map: WorldMap
    hands: list[list[int]]
    supply: dict[str, int]
    trade_supply: int | None
    great_zimbabwe: int
    turn: Turn
    civilizations: list[CivilizationView]
    result: ResultRecord | None


class NewDawnView(PublicView):
    """The table as a seat (None: a spectator) sees it."""

    seat: int | None
    question: Question | None
