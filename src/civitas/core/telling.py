"""What is said about a game, as language-neutral data: messages with arguments, choices, numbers with their parts.

Clients put words to it and draw (docs/telling.md). All of it is plain data, so that it can be compared and sent.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NotRequired, TypedDict, Union

ONE_OF: Final = "one-of"
AMOUNT: Final = "amount"
FROM_TO: Final = "from-to"
ORDER: Final = "order"
YES_NO: Final = "yes-no"
WAYS_TO_ASK: Final = (ONE_OF, AMOUNT, FROM_TO, ORDER, YES_NO)
WayToAsk = Literal["one-of", "amount", "from-to", "order", "yes-no"]

PEOPLE: Final = ("seat", "other")
"""What events and questions call seats."""
NOBODY: Final = "none"

Argument = Union[int, str, list[str], "Said"]
"""A number, the id of a name (`seat-1`: whoever sits there), several ids, or something said in itself."""


class Said(TypedDict):
    """A message and what goes into it."""

    message: str
    arguments: NotRequired[dict[str, Argument]]


def say(message: str, /, **arguments: Argument) -> Said:
    """A message with these arguments."""
    return {"message": message, "arguments": arguments} if arguments else {"message": message}


def seat_id(seat: int) -> str:
    """The thing that is a player: `seat-1` is the first one."""
    return f"seat-{seat + 1}"


def together(parts: Sequence[Said]) -> Said:
    """Several things said one after the other; at least one."""
    said = parts[0]
    for part in parts[1:]:
        said = say("both", one=said, other=part)
    return said


def named_together(seats: Sequence[int]) -> Argument:
    """The players on these seats in one breath; at least one."""
    named: Argument = seat_id(seats[0])
    for number, seat in enumerate(seats[1:], 2):
        named = say("names-and" if number == len(seats) else "both", one=named, other=seat_id(seat))
    return named


def told_arguments(arguments: Mapping[str, object]) -> dict[str, Argument]:
    """Arguments as events have them, in the way of tellings: `seat` and `other` become the players there."""
    found: dict[str, Argument] = {}
    for key, value in arguments.items():
        if key in PEOPLE and isinstance(value, int):
            found[key] = seat_id(value) if value >= 0 else NOBODY
        elif isinstance(value, int | str | list):
            found[key] = value
    return found


# Numbers.


class Sum(TypedDict):
    """A number and what it is made of."""

    label: Said
    value: int | Said
    parts: NotRequired[list["Sum"]]
    note: NotRequired[Said]
    rule: NotRequired[str]


class Account(TypedDict):
    """A table of numbers, such as a score or an income."""

    heading: Said
    rows: list[Sum]
    total: NotRequired[Sum]


class Explanation(TypedDict):
    """What a thing is, costs and does; `rules` are the ids of the rules behind it.

    `face` is what stands on a card itself, where that is shorter than `lines`.
    """

    thing: str
    name: Said
    kind: NotRequired[Said]
    cost: NotRequired[Said]
    face: NotRequired[list[Said]]
    lines: list[Said]
    accounts: list[Account]
    rules: list[str]


class Figure(TypedDict):
    """A number that every seat has and everybody may see, such as its cities; for charts of a game."""

    id: str
    label: Said
    values: list[int]


# Questions and choices.


class Lost(TypedDict):
    """What an action would throw away for good, and the rule behind it."""

    said: Said
    rule: str


class Deed(TypedDict):
    """One legal action of a choice: its code, how many it is about, what it would throw away."""

    code: int
    amount: NotRequired[int]
    loss: NotRequired[Lost]


class Choice(TypedDict):
    """One thing to choose: one action, or several that differ only in how many.

    `phrase` says all of it, `label` what its heading does not say, `notes` what is good to know. `counted` names the
    argument that says how many. `ends`: after it the seat has no more say in what it was asked; `forgoes`: nor in other
    things that are still to come.
    """

    verb: str
    phrase: Said
    label: NotRequired[Said]
    notes: NotRequired[list[Said]]
    about: list[str]
    price: NotRequired[Said]
    counted: NotRequired[str]
    ends: NotRequired[bool]
    forgoes: NotRequired[bool]
    deeds: list[Deed]


class Group(TypedDict):
    """Choices that belong together, and how they are best asked."""

    heading: NotRequired[Said]
    asked: WayToAsk
    choices: list[Choice]


class Question(TypedDict):
    """What is asked; `because` is what led to it."""

    frame: str
    text: Said
    help: NotRequired[Said]
    because: list[Said]


class Called(TypedDict):
    """What a seat is called by the game itself, if by anything, and its colour, if the game gives it one."""

    name: NotRequired[Said]
    colour: NotRequired[str]


class Telling(TypedDict):
    """Everything that is said to a seat about a position.

    `texts` is what cards say that it can read, by their ids; `faces` what stands on the cards themselves, where that is
    shorter: a few words and signs (`[culture]`); `called` what places of this table are called, where that depends on
    how the table is laid; `outcome`, when the game is over, who has won and why.
    """

    headline: Said
    seats: list[Called]
    question: Question | None
    groups: list[Group]
    forecast: list[Account]
    texts: NotRequired[dict[str, list[Said]]]
    faces: NotRequired[dict[str, list[Said]]]
    called: NotRequired[dict[str, Said]]
    outcome: NotRequired[Said]


def deeds_of(telling: Telling) -> list[Deed]:
    """Every legal action of a telling, in the order of the screen."""
    return [deed for group in telling["groups"] for choice in group["choices"] for deed in choice["deeds"]]


# Events.


class Told(TypedDict):
    """How an event is told.

    `heading`: it stands above what follows, 1 being the most important. `list`: the message that tells several of them;
    an event joins the one before it if its `joins` is that one's `leads`. `extends`: it goes on the item of the one
    before it, if that has the same. `yields`: in one list with such a message it is not told. `hidden`: another event
    tells it better.
    """

    heading: NotRequired[int]
    list: NotRequired[str]
    joins: NotRequired[str]
    leads: NotRequired[str]
    extends: NotRequired[str]
    yields: NotRequired[str]
    hidden: NotRequired[bool]


EventRecord = dict[str, int | str | list[str] | Told]
"""An event in its plain form, and under `told` how it is told."""
