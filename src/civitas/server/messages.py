"""Everything that goes over the wire, as types. The OpenAPI description is made from them."""

from collections.abc import Mapping
from typing import Annotated, Any, NotRequired, TypedDict

from msgspec import Meta, Struct

from civitas.core.result import ResultRecord
from civitas.core.telling import Explanation, Said, Telling, Told
from civitas.server.vocabulary import Clock, Level, Runs, SeatKind, Stage, Standing

MOST_BYTES = 32 * 1024
"""No message from a client may be larger."""

Name = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$")
]
Text = Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"^[^\x00-\x09\x0b-\x1f\x7f]*$")]
ClientId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.:-]{1,64}$", description="chosen by the client, once per action")]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Thing = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9_.,:-]{0,99}$", description="the id of a thing, `card-pottery`")]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1, description="a place in the log of a table")]
Seat = Annotated[int, Meta(ge=0, le=15)]
Language = Annotated[str, Meta(pattern=r"^[a-z]{2,3}$", description="ISO 639")]
Action = Annotated[int, Meta(ge=0, le=2**53)] | Annotated[str, Meta(max_length=200)] | dict[str, int | str]
"""An action as its code, its text, or its record."""
OptionValue = int | str | bool


View = Annotated[Mapping[str, Any], Meta(extra_json_schema={"additionalProperties": True})]
"""What is seen of a game, and what is asked; `Title.view_type` says what that is in a title."""


class LegalAction(TypedDict):
    """An action that may be played: its code, its verb, and the arguments of the verb beside them."""

    code: int
    verb: str


class SentEvent(TypedDict):
    """What happened: message and rule, the arguments of the message beside them, and how it is told."""

    message: str
    rule: str
    told: NotRequired[Told]


BESIDE = {"LegalAction": int | str, "SentEvent": int | str | list[str] | Told}
"""Records with arguments beside the fields that they all have, and what these arguments are."""


class Message(Struct):
    """Base of everything sent."""


class Asked(Struct, forbid_unknown_fields=True):
    """Base of everything received."""


# What a seat sees.


class State(Message, tag_field="type", tag="state"):
    """The game as one seat (or a spectator) may know it, and all that the seat may do."""

    table: str
    stage: Stage
    seq: int
    decision: int
    """Since which seq the seat has faced its present decision; an answer that has seen it is in time."""
    seat: int | None
    view: View
    legal: list[LegalAction]
    question: View | None
    to_act: list[int]
    result: ResultRecord | None
    can_undo: bool
    telling: Telling
    """What is said to the seat: headline, question, every legal action with its label, price and loss, forecast."""


class Happening(Message):
    """One entry of the log: what of it the seat may see, or that a step was taken back."""

    seq: int
    events: list[SentEvent]
    taken_back: bool


class Step(Message):
    """A moment of a game as a seat was shown it: what happened, and the state that led to, to be looked at only."""

    actor: int | None
    """Who acted, where everybody knew it."""
    happening: Happening
    state: State
    round: int
    """How far the game is then, as players count it."""
    secrets: list[list[Said]] = []
    """What each seat knew and others did not, for those who look with all eyes; nothing for anybody else."""


class Moments(Message):
    """The entries of a log from the first one that can be shown on: who acted, where everybody knew it, and the rounds
    that they led to."""

    first: int
    actors: list[int | None]
    rounds: list[int]


class Curve(Message):
    """A number that everybody may see, round by round: for each seat its value at the end of every round."""

    id: str
    label: Said
    values: list[list[int]]


class TurningPoint(Message):
    """The step that did most in one of the rounds that changed the winner's lead the most: whose number it changed, and
    by how much the round changed the lead."""

    seq: int
    round: int
    seat: int
    change: int


class Course(Message):
    """The course of a game in numbers. The first curve says who is ahead, and the turning points are its."""

    rounds: list[int]
    curves: list[Curve]
    turning_points: list[TurningPoint]


class Events(Message, tag_field="type", tag="events"):
    """What has happened since the client last heard of the table."""

    entries: list[Happening]


class Ack(Message, tag_field="type", tag="ack"):
    """The action is stored, as this entry of the log."""

    client_id: str
    seq: int


class Refused(Message, tag_field="type", tag="refused"):
    """Nothing was changed; why, the rule that forbids it, and the present state where the client's was stale."""

    reason: str
    message: str
    client_id: str | None = None
    rule: str | None = None
    state: State | None = None
    option: str | None = None
    """The option of the table that forbids it, where the rulebook alone would not."""


class Because(Message, tag_field="type", tag="why"):
    """The rule that forbids an action now, or none if it is legal; and the option of the table, if that forbids it."""

    action: str
    rule: str | None
    option: str | None = None


class Explained(Message, tag_field="type", tag="explain"):
    """What a thing is and does as far as the seat may know, and what its numbers are made of."""

    thing: str
    seq: int
    """How far the table had come then."""
    explanation: Explanation | None


class Preview(Message, tag_field="type", tag="preview"):
    """What an action would do, as far as the seat can know now; no view where that cannot be said."""

    action: str
    code: int
    seq: int
    """How far the table had come then."""
    events: list[SentEvent]
    view: View | None
    rule: str | None
    """The rule that forbids the action, if one does."""
    ends: bool = False
    """Whether the seat may be asked nothing more after it, or could not take it back."""


class ChatLine(Message, tag_field="type", tag="chat"):
    """Something said at the table."""

    id: int
    seat: int
    name: str
    text: str
    at: float
    removed: bool = False
    """Whether somebody has taken it away; then it comes once more, without what was said."""


class SeatShown(Message):
    """Who sits where, for everybody."""

    seat: int
    kind: SeatKind
    name: str
    called: dict[str, str]
    """What a bot that plays for itself is called, by language."""
    mine: bool
    bot: str | None
    """The bot that plays; where the seat has a person's name, it stands in for that person."""
    away: bool
    """A person plays who has not been there for a while."""
    clock: "ClockShown | None"
    """The clock of a person who plays; none where there is none."""
    timed_out: bool
    """A bot plays for a person whose time ran out."""
    vote: bool = False
    """Whether whoever sits there wants to end the game."""


class ClockShown(Message):
    """What a clock shows now, in seconds."""

    left: float
    runs: Runs
    ends: float | None
    """In how many seconds it runs out, with all rest in between, if it runs."""
    changes: float | None
    """In how many seconds the player falls asleep or wakes up, if that is soon."""


class TableShown(Message, tag_field="type", tag="table"):
    """A table as everybody may know it."""

    id: str
    title: str
    players: int
    options: dict[str, OptionValue]
    stage: Stage
    seq: int
    seats: list[SeatShown]
    to_act: list[int]
    my_turn: bool
    result: ResultRecord | None
    created: float
    moved: float
    host: bool
    """Whether whoever asks may say who plays."""
    listed: bool
    """Whether strangers find the table to watch it."""
    open: bool
    """Whether strangers may take its open seats."""
    stand_in: str | None
    """The bot that takes over from whoever leaves; none: the seat is open again."""
    playable: bool
    """Not so for a game of other rules than this server plays by which cannot be continued under these."""
    people: int
    """How often a seat has changed hands."""
    clock: Clock | None
    """How much time everybody has; none: as much as they like."""
    rematch: str | None
    """The table at which the same people play again, if one was opened."""
    language: str | None = None
    """In which people talk there; none: in any."""
    level: Level | None = None
    """For whom it is meant; none: for everybody."""
    rated: bool = False
    """Whether its result counts for the ratings."""
    ended: str | None = None
    """How it ended if not by the rules: "vote" where all people at it agreed; then it has no result."""


FromServer = State | Events | Ack | Refused | Because | Explained | Preview | ChatLine | TableShown


# What a client says over the WebSocket.


class Hello(Asked, tag_field="type", tag="hello"):
    """The first message: who is there (nobody but a spectator without a token or cookie), and what it has seen."""

    token: Token | None = None
    since: Annotated[int, Meta(ge=-1, le=2**31 - 1)] | None = None
    """The last seq it has heard of; -1 asks for everything from the beginning, nothing for the present state only."""
    packed: bool = False
    """Large messages may come packed: a binary frame holds a JSON array of messages, compressed as raw deflate."""


class Act(Asked, tag_field="type", tag="act"):
    """An action, and the seq of the state that the player looked at."""

    client_id: ClientId
    seq: Seq
    action: Action


class Undo(Asked, tag_field="type", tag="undo"):
    """Take back the last action of the seat."""

    client_id: ClientId
    seq: Seq


class Why(Asked, tag_field="type", tag="why"):
    """Which rule forbids this?"""

    action: Action


class Explain(Asked, tag_field="type", tag="explain"):
    """What is this?"""

    thing: Thing


class Foresee(Asked, tag_field="type", tag="preview"):
    """What would this do?"""

    action: Action


class Look(Asked, tag_field="type", tag="look"):
    """Whether whoever is there looks at the table, or has it open in the background."""

    looking: bool


class Say(Asked, tag_field="type", tag="chat"):
    """Something to say at the table."""

    text: Text


FromClient = Hello | Act | Undo | Why | Explain | Foresee | Look | Say


# HTTP.


class BotSeat(Asked):
    """A bot for a new table."""

    bot: Word
    seat: Seat | None = None


class NewTable(Asked):
    """A table to be opened: the creator's name, the bots, and everybody else by invitation."""

    title: Word
    name: Name
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: Annotated[dict[Word, int | Word | bool], Meta(max_length=50)] = {}
    bots: Annotated[list[BotSeat], Meta(max_length=16)] = []
    seat: Seat | None = None
    watch: bool = False
    """The creator takes no seat."""
    listed: bool | None = None
    """Whether strangers find the table to watch it; none: on loopback they do, on a public server they do not."""
    open: bool = False
    """Whether strangers may take its open seats without an invitation."""
    stand_in: Word | None = None
    """The bot that takes over from whoever leaves or runs out of time; none: the seat is open again."""
    clock: Clock | None = None
    """How much time everybody has; none: as much as they like."""
    market: Annotated[int, Meta(ge=0, le=120)] | None = None
    """The seconds that bots leave between their offers and answers where people trade, too; none: the usual ones."""
    language: Language | None = None
    """In which people talk there; none: in any."""
    level: Level | None = None
    """For whom it is meant; none: for everybody."""
    rated: bool = True
    """Whether its result counts; only on a public server, and never for a game that was not dealt."""


class Join(Asked):
    """Take an open seat of a table; with its invitation, unless it is open to all."""

    name: Name
    invitation: Token | None = None
    seat: Seat | None = None


class SeatChange(Asked):
    """Let a bot play a seat; none: give it back to its person, or open it."""

    bot: Word | None


class Invited(Message):
    """A new invitation to a table; the old one has ended."""

    table: str
    invitation: str


class Taken(Message):
    """A seat, and the secret that proves it; it is shown only once."""

    table: str
    seat: int
    token: str


class Opened(Message):
    """A new table: the creator's own seat, and the secret that lets others join."""

    table: str
    invitation: str
    seat: int | None = None
    token: str | None = None


class InvitationShown(Message):
    """Somebody who sits at a table wants me to come; until I have answered I may take an open seat there."""

    table: TableShown
    by: str
    at: float


class Lobby(Message):
    """The tables that concern somebody, the latest first in each list."""

    mine: list[TableShown]
    """Those that wait for me first, the shortest time left before all others."""
    finished: list[TableShown]
    """Games of mine that are over, or that cannot be continued under the rules of today."""
    open: list[TableShown]
    """Other tables with seats that anybody may take."""
    watch: list[TableShown]
    """Other games that anybody may watch."""
    invitations: list[InvitationShown] = []
    """Tables to which somebody has invited me by name."""


class OptionShown(Message):
    """One option of a title."""

    name: str
    default: OptionValue
    values: list[OptionValue]
    meaning: str
    rule: str


class PortraitShown(Message):
    """What is said about a title before anything of it is loaded; what differs between languages, in each of them."""

    name: str
    subtitle: str
    year: int | None
    author: str
    minutes: list[int]
    """Minutes a player, from and to; empty where nobody knows."""
    accent: list[str]
    """Its colour by day and by night; empty: that of the page."""
    about: dict[str, str]
    mood: dict[str, str]


class DuelsShown(Message):
    """How an opponent fared against the one of the level below: which, and how much it won of so many games of two."""

    other: str
    games: int
    percent: int


class BotShown(Message):
    """An opponent that a title offers, with its level among so many; `duels` where some were played."""

    name: str
    level: int
    levels: int
    called: dict[str, str]
    about: dict[str, str]
    duels: DuelsShown | None


class TitleShown(Message):
    """A title that can be played here."""

    id: str
    name: dict[str, str]
    players: list[int]
    people: list[int]
    """How many people can play: at least, as the rules may play a seat, and at most with the usual options."""
    options: list[OptionShown]
    bots: list[BotShown]
    """The weakest first."""
    market: bool
    """Whether players trade at the same time, so that the pace of bots matters."""
    portrait: PortraitShown
    board: str
    """Where the module of its board is, if the title brings one that the page was not built with."""
    picture: str
    """Where the picture on its box is, likewise."""
    companion: bool
    """Whether people who play with the real box find help here."""
    lessons: bool
    """Whether it can be learned here."""


class TitleWords(Message):
    """The language files of a title as they are, and what is needed to put its actions into words."""

    texts: list[str]
    kinds: dict[str, list[str]]
    """By which kinds of names the words of a domain go, where these are not its own alone."""


class RuleShown(Message):
    """A rule, in our own words."""

    id: str
    section: str
    title: dict[str, str]
    text: dict[str, str]
    variant: str


class RuleMarks(Message):
    """What the rules of a title are called where they are cited, by their ids: section and title in one language."""

    marks: dict[str, str]


class ChapterShown(Message):
    """A chapter of a rulebook."""

    id: str
    name: str


class RuleEntry(Message):
    """A rule in one language, and the cards and components that it is about."""

    id: str
    section: str
    chapter: str
    title: str
    text: str
    variant: str
    """What the variant is called that it belongs to; empty for rules of every game."""
    things: list[str]


class ExampleSaid(Message):
    """What a worked example shows, and the rules behind it."""

    id: str
    rules: list[str]
    text: str


class RulebookShown(Message):
    """All rules of a title in one language, in the order of the rulebook, and the chapters in which they are read."""

    chapters: list[ChapterShown]
    rules: list[RuleEntry]
    examples: list[ExampleSaid]


class TryShown(Message):
    """What somebody does in a worked example, what happened, and where that leads; or the rule that forbids it."""

    seat: int
    phrase: Said
    events: list[SentEvent]
    rule: str | None
    state: State


class ExampleShown(Message):
    """A worked example: the position as whoever acts first sees it, and what is done in it."""

    players: int
    state: State
    tries: list[TryShown]


class TakenShown(Message):
    """In how many games of bots somebody took a thing, how many seats did, and how many of those won."""

    games: int
    seats: int
    won: int


class PlayedShown(Message):
    """Games of bots in which was counted what they take."""

    games: int
    players: int
    bot: dict[str, str]
    """What they are called."""


class ThingShown(Message):
    """A card or component: what is said of it in every game, its rules, and how many there are."""

    explanation: Explanation
    rules: list[str]
    copies: list[int]
    """For each number of players; 0 where nobody counts them."""
    taken: TakenShown | None
    """How bots fare with it; None where nobody has counted or no bot ever takes it."""


class ThingsShown(Message):
    """All cards and components of a title, and the numbers of players that `copies` are for."""

    players: list[int]
    things: list[ThingShown]
    played: PlayedShown | None


class Me(Message):
    """Who the server takes me for, and what protects me from other sites."""

    kind: Standing
    name: str | None
    csrf: str
    public: bool
    moderator: bool = False


class Secret(Asked):
    """Base of everything received that may hold a password, which takes long to look at."""


class Credentials(Secret):
    """A name and its password."""

    name: Name
    password: Password


class Trouble(Message):
    """Why a request was refused."""

    error: str
    message: str


# The companion of people who play with the real box.

Situation = Annotated[str, Meta(max_length=24_000, description="what lies on the table, as a file")]


class CompanionNew(Asked):
    """A new table: what lies there; the rest is drawn."""

    language: Word
    players: Annotated[int, Meta(ge=1, le=8)] | None = None
    map: Annotated[str, Meta(max_length=64)] = ""
    tiles: Annotated[list[Word], Meta(max_length=32)] = []
    """Each as tile, side, place of its space 0 and rotation: `13a@0,0r2`."""
    water: Annotated[list[Word], Meta(max_length=64)] = []
    difficulty: Annotated[str, Meta(max_length=64)] = ""
    leader: Annotated[str, Meta(max_length=64)] = ""
    people: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=8)] = []
    victory_cards: Annotated[list[Word], Meta(max_length=8)] = []
    wonders: Annotated[list[Word], Meta(max_length=32)] = []


class CompanionDo(Asked):
    """Something happens at the table: a command, and what people have answered so far; none: only look."""

    language: Word
    text: Situation
    command: Annotated[str, Meta(max_length=200)] = ""
    answers: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=200)] = []
    dice: bool = False
    """Whether people roll real dice."""


class CompanionLay(Asked):
    """Tiles as they lie: number, side, place of space 0 and rotation; and on which of them whose capital stands."""

    language: Word
    players: Annotated[int, Meta(ge=1, le=8)]
    tiles: Annotated[list[Annotated[list[int], Meta(max_length=8)]], Meta(max_length=32)]
    owners: dict[int, int] = {}
    water: Annotated[list[Annotated[list[int], Meta(min_length=2, max_length=2)]], Meta(max_length=64)] = []


class CompanionStep(Message):
    """What happened, in words, with the rule behind it and the event itself."""

    text: str
    rule: str
    event: SentEvent | None = None


class CompanionOption(Message):
    """An answer, and what it is called."""

    answer: str
    label: str


class CompanionQuestion(Message):
    """What people have to answer before it goes on."""

    text: str
    options: list[CompanionOption]


class CompanionShown(Message):
    """The table after a command; where something is asked, nothing has changed yet."""

    text: str
    view: View
    called: dict[str, Said]
    steps: list[CompanionStep]
    question: CompanionQuestion | None


class CompanionLaid(Message):
    """Tiles on the table; how many spaces the last one touches, which gaps get water, and who has no capital yet."""

    view: View
    touched: int
    water: list[list[int]]
    homeless: list[int]


class CompanionKept(Asked):
    """A table to keep."""

    text: Situation


class CompanionStored(Message):
    """A table that is kept here, and the code under which it is found."""

    code: str
    text: str
    saved: float
