"""The types of what a seat sees of Civilization (1980).

Seats are numbers from 0, ships from 1; everything else goes by its id. None stands for nothing and nobody.
"""

from typing import Literal, NotRequired, TypedDict

from civitas.core.result import ResultRecord

Stage = Literal["nominating", "victim-picks", "nominee-picks", "keeping", "taking"]
"""How far a civil war has come."""

NeedKind = Literal["cities", "groups", "cards", "card-points", "points"]
"""What spaces of the development table ask for."""

# Trade cards.


class TradeCards(TypedDict):
    """Trade cards by their kinds, what each commodity among them is worth as a set, and all of them together."""

    cards: dict[str, int]
    sets: dict[str, int]
    count: int
    worth: int


# Questions.


class Terms(TypedDict):
    """What is announced with a package: for whom it is, which offer it answers, what it is said to hold and to want."""

    to: int | None
    reply_to: str | None
    claims: list[str]
    wants: list[str]


class Offer(Terms):
    """An offer on the table; what is really in it only its owner sees."""

    offer: str
    seat: int
    named: str
    count: int
    worth: int
    package: NotRequired[TradeCards]


class Draft(Terms):
    """A package that is being put together, perhaps to change an own offer."""

    changes: str | None
    package: TradeCards
    lacks: int
    """How many cards it needs to become an offer."""


class Question(TypedDict):
    """What is asked, by the name of its frame; the other fields are those that the frame needs."""

    frame: str
    seat: NotRequired[int]
    areas: NotRequired[list[str]]
    away: NotRequired[list[int]]
    """Seats that have left the market for good."""
    basket: NotRequired[list[str]]
    buyer: NotRequired[int]
    calamity: NotRequired[str]
    count: NotRequired[int]
    credits: NotRequired[int]
    """What credits take off the printed prices of the basket."""
    draft: NotRequired[Draft | None]
    due: NotRequired[list[list[int]]]
    """The ships of each seat that are still to be maintained."""
    fresh: NotRequired[dict[str, int]]
    """Tokens of the mover that have not moved yet."""
    funds: NotRequired[int]
    """What hand and treasury of the buyer are worth together."""
    left: NotRequired[int]
    nominee: NotRequired[int | None]
    offers: NotRequired[list[Offer]]
    pending: NotRequired[list[str]]
    picked: NotRequired[TradeCards]
    pile: NotRequired[TradeCards]
    price: NotRequired[int]
    printed: NotRequired[int]
    """The printed prices of the basket together."""
    rebel_cities: NotRequired[list[str]]
    rebel_tokens: NotRequired[int]
    rebels: NotRequired[dict[str, int]]
    """Tokens that rebel, by area."""
    rest: NotRequired[int]
    sequence: NotRequired[list[int]]
    shares: NotRequired[list[int]]
    ships: NotRequired[int]
    stage: NotRequired[Stage]
    starts: NotRequired[dict[str, str]]
    """Where each nation on offer begins."""
    steps: NotRequired[list[int]]
    """Areas that each ship of the mover may still enter."""
    steps_left: NotRequired[int]
    struck: NotRequired[str | None]
    victim: NotRequired[int]
    voyages: NotRequired[list[list[list[str]]]]
    """For each ship of the mover the shortest way to every coast that it still reaches: the coasts it enters."""


# The table.


class Need(TypedDict):
    """Something that the next space of a track asks for, and what the nation has of it as far as the seat knows."""

    kind: NeedKind
    wanted: int
    have: int


class NationView(TypedDict):
    """What a seat has, as everybody sees it."""

    nation: str | None
    tokens: dict[str, int]
    """Tokens by area; those aboard ships are cargo."""
    cities: list[str]
    ships: list[str | None]
    """The coasts of the four ships, None for those in stock."""
    on_board: int
    """Tokens on the board, those aboard ships included."""
    stock: int
    treasury: int
    census: int
    track: int
    epoch: int
    needs: list[Need] | None
    """What the next space asks for; None where there is no next space."""
    cards: list[str]
    hand_size: int
    points: int
    """Civilization cards and treasury."""


class Overfull(TypedDict):
    """An area with more tokens of a seat than it feeds."""

    seat: int
    area: str
    feeds: int


class CardPrice(TypedDict):
    """What a civilization card costs the seat now, on top of its basket; and alone, credits taken off."""

    price: int
    alone: int
    credits: int


class OpenCalamity(TypedDict):
    """Before whom a calamity lies open, and who traded it to him."""

    holder: int
    trader: int | None


class OwnView(TypedDict):
    """What only the seat itself sees, or what matters to it alone."""

    hand: TradeCards
    feeds: dict[str, int]
    """What each area with own tokens feeds."""
    prices: dict[str, CardPrice]
    """What each civilization card that the seat has not got would cost it."""


class PublicView(TypedDict):
    """What everybody sees alike."""

    players: int
    options: dict[str, int | str | bool]
    regions: list[str]
    round: int
    phase: int
    to_act: list[int]
    order: list[int]
    mover: int | None
    cargo: list[int]
    """Tokens aboard each ship of the mover."""
    calamities: dict[str, OpenCalamity]
    supply: dict[str, int]
    exempt: list[str]
    """Areas whose city was gained by revolt and needs no support yet."""
    barred: list[int]
    conflicts: list[str]
    """Areas in which there will be a conflict as things stand."""
    result: ResultRecord | None


class Civilization1980View(PublicView):
    """The table as a seat (None: a spectator) sees it."""

    seat: int | None
    nations: list[NationView]
    stacks: list[list[str | None]]
    """The trade cards of each stack from the top, None where the seat cannot know them."""
    overfull: list[Overfull]
    """Own areas at any time, those of others once everybody has moved."""
    own: OwnView | None
    question: Question | None
