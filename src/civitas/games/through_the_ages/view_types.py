"""The types of what a seat sees of Through the Ages, both editions.

Seats are numbers from 0; cards, ages and goods go by their ids. None stands for nothing and nobody, and for a card that
the seat does not know.
"""

from typing import Literal, NotRequired, TypedDict

from civitas.core.result import ResultRecord

Side = Literal["a", "b"]
"""A side of a pact."""

# Questions.

_From = TypedDict("_From", {"from": NotRequired[int]})
"""Who offers, or from whom something is taken: a word that Python keeps for itself."""


class PactGain(TypedDict):
    """What a partner of a pact gets from it, or gives for it."""

    seat: int
    goods: dict[str, int]


class Question(_From):
    """What is asked, by the name of its frame; the other fields are those that the frame needs."""

    frame: str
    amount: NotRequired[int]
    attack: NotRequired[int]
    attacker: NotRequired[int]
    bid: NotRequired[int]
    bidder: NotRequired[int | None]
    budget: NotRequired[int]
    building: NotRequired[str]
    card: NotRequired[str]
    count: NotRequired[int]
    defence: NotRequired[int]
    discount: NotRequired[int]
    due: NotRequired[int]
    force: NotRequired[int]
    gains: NotRequired[list[PactGain]]
    """What either partner would get, the one who offers the pact first."""
    good: NotRequired[str]
    left: NotRequired[int]
    limit: NotRequired[int]
    most: NotRequired[int]
    """The strongest force of the seat that is asked for a bid."""
    owner: NotRequired[int]
    passed: NotRequired[list[int]]
    """The seats that are out of an auction."""
    picked: NotRequired[list[list[str | None]]]
    razed: NotRequired[list[str]]
    rest: NotRequired[int]
    sent: NotRequired[dict[str, int]]
    side: NotRequired[Side]
    """The side of the one who offers a pact."""
    taken: NotRequired[int]
    target: NotRequired[int]
    to: NotRequired[int]
    units: NotRequired[dict[str, int]]
    used: NotRequired[int]
    value: NotRequired[int]


# Cards that lie face down.


class CurrentEvent(TypedDict):
    """The back of a current event, and its name for who has seen it there."""

    age: str
    card: str | None


class FutureEvent(CurrentEvent):
    """The back of a future event, and who knows it."""

    by: list[int]


# Civilizations.


class Army(TypedDict):
    """An army: what it adds to the strength, whether outdated units weaken it, whether an air force doubles it."""

    value: int
    is_old: bool
    is_doubled: bool


class War(TypedDict):
    """A war that a player has declared."""

    card: str
    target: int


class Pact(TypedDict):
    """A pact in the area of who has offered it, with the side of its owner."""

    card: str
    partner: int
    side: Side


class PactInForce(TypedDict):
    """A pact as one of its partners sees it: in whose area it lies, with whom it is, and the own side of it."""

    card: str
    owner: int
    partner: int
    side: Literal["a", "b", "both"]


class Outlook(TypedDict):
    """What the end of a turn would bring as things are: by how much food and resources change, and food that lacks."""

    uprising: bool
    food: int
    resources: int
    missing: int


class CivilizationView(TypedDict):
    """What lies open in front of a player, the ratings, and what the next production will bring."""

    left: bool
    """Whether the player has left the game."""
    culture: int
    science: int
    yellow: int
    unused: int
    blue: int
    workers: dict[str, int]
    """By technology, also where nobody works."""
    tokens: dict[str, int]
    government: str | None
    leader: str | None
    specials: list[str]
    wonders: list[str]
    ruins: list[str]
    tucked: str | None
    wonder: str | None
    stages: int
    colonies: list[str]
    hand: list[str]
    fresh: list[str]
    military_backs: list[str]
    kept: int
    leaders_taken: list[str]
    civil: int
    military: int
    civil_total: int
    military_total: int
    civil_lost: int
    extra_military: int
    unit_resources: int
    unit_science: int
    civil_used: int
    military_used: int
    leader_resources: int
    used: list[str]
    tactic: str | None
    exclusive: bool
    armies: list[Army]
    war: War | None
    pact: Pact | None
    pacts: list[PactInForce]
    marker: int | None
    """Whose marker lies there."""
    strength: int
    culture_rate: int
    science_rate: int
    faces: int
    demand: int
    discontent: int
    colonization: int
    food: int
    resources: int
    food_production: int
    resource_production: int
    consumption: int
    corruption: int
    population_cost: int | None
    urban_limit: int
    hand_limit: int
    military_limit: int
    outlook: Outlook | None
    """None once the end of the turn has begun."""


# What is printed.


class BankSection(TypedDict):
    """Tokens of a bank, the last one of all being 1, and what is due, by its good, once the first of them is gone."""

    first: int
    last: int
    due: dict[str, int]


class Banks(TypedDict):
    """Both banks as they are printed, in the order in which they empty."""

    yellow: list[BankSection]
    blue: list[BankSection]


# The table.


class Costs(TypedDict):
    """What things cost a seat now: civil actions for the row, resources for workers, science for cards in hand."""

    take: list[int | None]
    """By space, from the left."""
    build: dict[str, int]
    upgrade: dict[str, int]
    """By both technologies, `bronze iron`."""
    stages: list[int]
    develop: dict[str, int]
    revolt: dict[str, int]


class PublicView(TypedDict):
    """What everybody sees alike."""

    players: int
    options: dict[str, int | str | bool]
    round: int
    last_round: int
    age: str
    active: int
    start: int
    to_act: list[int]
    row: list[str | None]
    swept: int
    """So many spaces from the left are swept when the row is filled the next time."""
    civil_decks: list[int]
    """How many cards are left of each age; `military_decks` likewise."""
    military_decks: list[int]
    past_events: list[str]
    common_tactics: list[str]
    bonus: list[str | None]
    gone: list[str]
    gone_face_down: list[int]
    banks: Banks
    civilizations: list[CivilizationView]
    result: ResultRecord | None


class OwnView(TypedDict, total=False):
    """What only the seat itself sees."""

    military_hand: list[str]
    kept: list[str]
    costs: Costs
    leaving: bool


class PrivateView(OwnView):
    """What a seat knows of cards that lie face down, its own hand, and what it is asked."""

    discards: list[list[str | None]]
    current_events: list[CurrentEvent]
    events_among_current: list[str]
    future_events: list[FutureEvent]
    question: Question | None


class ThroughTheAgesView(PublicView, PrivateView):
    """The table as a seat (None: a spectator) sees it."""

    seat: int | None
