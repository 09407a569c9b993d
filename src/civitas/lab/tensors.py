"""Observations as numbers, made of a view alone: kinds of things, a row for each thing, named columns with bounds.

A title declares its kinds once (`civitas.lab.observations`). From that come the flat tensor, the form of entities, the
spec that can be printed, and the writing into a buffer. What a column says lies between 0 and 1 there; its bounds are
those of the game. Seats are told from whoever looks: the own one first, then the others in order of play.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from civitas.core.errors import CivitasError

Thing = Any
"""A part of a view; mypy knows its type where columns are declared with functions that name it."""


class OutOfBounds(CivitasError):
    """A view has more things, or larger numbers, than its observation has room for."""


class Eyes(NamedTuple):
    """Who looks (None: a spectator), among how many; and whether something out of bounds is a mistake."""

    seat: int | None
    players: int
    is_strict: bool = False

    def place(self, seat: int) -> int:
        """How far a seat is from who looks, in order of play."""
        return seat if self.seat is None else (seat - self.seat) % self.players

    def within(self, name: str, value: float, least: float, most: float) -> float:
        """A number as it is shown: never out of its bounds."""
        if least <= value <= most:
            return value
        if self.is_strict:
            raise OutOfBounds(f"{name}: {value} is not between {least} and {most}")
        return min(max(value, least), most)

    def knows(self, name: str, word: str, places: Mapping[str, int]) -> bool:
        """Whether there is a column for a word; what has none is not told."""
        if word not in places and self.is_strict:
            raise OutOfBounds(f"{name}: {word!r} is none of {', '.join(places)}")
        return word in places


class Floats(Protocol):
    """Room for numbers."""

    def __setitem__(self, place: int, value: float, /) -> None: ...


class Whole(Protocol):
    """Room for whole numbers."""

    def __setitem__(self, place: int, value: int, /) -> None: ...


Values = list[tuple[int, float]]
Write = Callable[[Floats, int, Thing, Eyes], None]


class Columns(NamedTuple):
    """Columns that belong together: what they are called, their bounds, and how a thing is written into them."""

    names: Callable[[int], list[str]]
    """For so many players."""
    least: float
    most: float
    write: Write


class Column(NamedTuple):
    """A column as the spec shows it."""

    name: str
    least: float
    most: float


def number(name: str, most: float, read: Callable[[Thing], float], least: float = 0) -> Columns:
    """A number between bounds."""
    span = most - least

    def write(row: Floats, at: int, thing: Thing, eyes: Eyes) -> None:
        row[at] = eyes.within(name, read(thing), least, most) / span - least / span

    return Columns(lambda players: [name], least, most, write)


def flag(name: str, read: Callable[[Thing], object]) -> Columns:
    """Whether something holds."""

    def write(row: Floats, at: int, thing: Thing, eyes: Eyes) -> None:
        if read(thing):
            row[at] = 1.0

    return Columns(lambda players: [name], 0, 1, write)


def one_of(name: str, words: Sequence[str], read: Callable[[Thing], str | None]) -> Columns:
    """Which of these words it is, or none."""
    places = {word: place for place, word in enumerate(words)}

    def write(row: Floats, at: int, thing: Thing, eyes: Eyes) -> None:
        word = read(thing)
        if word is not None and eyes.knows(name, word, places):
            row[at + places[word]] = 1.0

    return Columns(lambda players: [f"{name}={word}" for word in words], 0, 1, write)


def some_of(name: str, words: Sequence[str], read: Callable[[Thing], Iterable[str]]) -> Columns:
    """Which of these words are there."""
    places = {word: place for place, word in enumerate(words)}

    def write(row: Floats, at: int, thing: Thing, eyes: Eyes) -> None:
        for word in read(thing):
            if eyes.knows(name, word, places):
                row[at + places[word]] = 1.0

    return Columns(lambda players: [f"{name}={word}" for word in words], 0, 1, write)


def numbers(name: str, words: Sequence[str], most: float, read: Callable[[Thing], Mapping[str, float]]) -> Columns:
    """How many there are of each of these words."""
    places = {word: place for place, word in enumerate(words)}

    def write(row: Floats, at: int, thing: Thing, eyes: Eyes) -> None:
        for word, value in read(thing).items():
            if eyes.knows(name, word, places):
                row[at + places[word]] = eyes.within(name, value, 0, most) / most

    return Columns(lambda players: [f"{name}:{word}" for word in words], 0, most, write)


def seat_of(name: str, read: Callable[[Thing], int | None]) -> Columns:
    """Whose it is, or nobody's."""

    def write(row: Floats, at: int, thing: Thing, eyes: Eyes) -> None:
        seat = read(thing)
        if seat is not None:
            row[at + eyes.place(seat)] = 1.0

    return Columns(lambda players: _by_seat(name, players), 0, 1, write)


def seats_of(name: str, read: Callable[[Thing], Iterable[int]]) -> Columns:
    """Which seats have to do with it."""

    def write(row: Floats, at: int, thing: Thing, eyes: Eyes) -> None:
        for seat in read(thing):
            row[at + eyes.place(seat)] = 1.0

    return Columns(lambda players: _by_seat(name, players), 0, 1, write)


def by_seat(name: str, most: float, read: Callable[[Thing], Iterable[tuple[int, float]]]) -> Columns:
    """A number for seats; those that are not named have none."""

    def write(row: Floats, at: int, thing: Thing, eyes: Eyes) -> None:
        for seat, value in read(thing):
            row[at + eyes.place(seat)] = eyes.within(name, value, 0, most) / most

    return Columns(lambda players: _by_seat(name, players), 0, most, write)


class Kind(NamedTuple):
    """A kind of things: how many there are at most, where they stand in a view, and what is told of each."""

    name: str
    rows: Callable[[int], int]
    """For so many players."""
    things: Callable[[Any, Eyes], Iterable[tuple[int, Thing]]]
    """The things of a view by their rows."""
    columns: Sequence[Columns]


def always(rows: int) -> Callable[[int], int]:
    """As many rows for any number of players."""
    return lambda players: rows


def each_player(players: int) -> int:
    """A row for each player."""
    return players


def single(read: Callable[[Any], Thing]) -> Callable[[Any, Eyes], Iterable[tuple[int, Thing]]]:
    """The one thing of its kind."""
    return lambda view, eyes: [(0, read(view))]


def in_order(read: Callable[[Any], Iterable[Thing]]) -> Callable[[Any, Eyes], Iterable[tuple[int, Thing]]]:
    """Things in the order in which the view has them."""
    return lambda view, eyes: enumerate(read(view))


def around(read: Callable[[Any], Sequence[Thing]]) -> Callable[[Any, Eyes], Iterable[tuple[int, Thing]]]:
    """Things of the seats, from the own one on."""
    return lambda view, eyes: ((eyes.place(seat), thing) for seat, thing in enumerate(read(view)))


def named(words: Sequence[str], read: Callable[[Any], Iterable[tuple[str, Thing]]]) -> Any:
    """Things with names, each in the row of its name."""
    places = {word: place for place, word in enumerate(words)}
    return lambda view, eyes: ((places[word], thing) for word, thing in read(view))


class Block(NamedTuple):
    """A kind as it lies in a tensor."""

    kind: Kind
    number: int
    begins: int
    rows: int
    columns: list[Column]
    starts: list[int]
    """Where its groups of columns begin within a row."""

    width: int
    """The numbers of one row."""


class Observation:
    """What a seat sees of a title as numbers, for so many players."""

    def __init__(self, kinds: Sequence[Kind], players: int) -> None:
        self.players = players
        self.blocks: list[Block] = []
        begins = 0
        for number, kind in enumerate(kinds):
            block = _block(kind, number, begins, players)
            self.blocks.append(block)
            begins += block.rows * block.width
        self.size = begins
        """The numbers of the flat tensor."""
        self.entities = sum(block.rows for block in self.blocks)
        """The rows of the form of entities."""
        self.width = max(block.width for block in self.blocks)
        """The numbers of one of those rows."""
        self._known: dict[Eyes, list[dict[int, tuple[Thing, Values]]]] = {}
        """What was told last to whom: most things are the same from one decision to the next."""

    def write(self, view: Any, seat: int | None, into: Floats, is_strict: bool = False) -> None:
        """Write a view into room that is empty (all zeros); who is strict is told of numbers out of their bounds."""
        for block, number, values in self._rows(view, Eyes(seat, self.players, is_strict)):
            at = block.begins + number * block.width
            for place, value in values:
                into[at + place] = value

    def write_entities(self, view: Any, seat: int | None, into: Floats, kinds: Whole, mask: Whole) -> None:
        """Write a view as a list of typed things: rows of numbers, the kind of each row, and which rows are there."""
        firsts: list[int] = []
        first = 0
        for which, block in enumerate(self.blocks):
            firsts.append(first)
            for row in range(block.rows):
                kinds[first + row] = which
            first += block.rows
        for block, number, values in self._rows(view, Eyes(seat, self.players)):
            row = firsts[block.number] + number
            mask[row] = 1
            for place, value in values:
                into[row * self.width + place] = value

    def spec(self) -> str:
        """All of it in words, a line a column; two of them can be compared line by line."""
        lines = [f"players {self.players}, numbers {self.size}, things {self.entities} of {self.width}"]
        for block in self.blocks:
            lines.append(f"{block.kind.name}: {block.rows} x {block.width}, from {block.begins}")
            lines += [f"  {column.name} {column.least:g}..{column.most:g}" for column in block.columns]
        return "\n".join(lines)

    def _rows(self, view: Any, eyes: Eyes) -> Iterator[tuple[Block, int, Values]]:
        """The things of a view by their kinds and rows, and those of their numbers that are not 0."""
        known = self._known.setdefault(eyes, [{} for _ in self.blocks])
        for block, remembered in zip(self.blocks, known, strict=True):
            for number, thing in block.kind.things(view, eyes):
                if not 0 <= number < block.rows:
                    raise OutOfBounds(f"{block.kind.name}: row {number}, and there are {block.rows}")
                last = remembered.get(number)
                if last is None or last[0] != thing:
                    last = remembered[number] = thing, _values(block, thing, eyes)
                yield block, number, last[1]


def _block(kind: Kind, number: int, begins: int, players: int) -> Block:
    columns: list[Column] = []
    starts: list[int] = []
    for group in kind.columns:
        starts.append(len(columns))
        columns += [Column(name, group.least, group.most) for name in group.names(players)]
    return Block(kind, number, begins, kind.rows(players), columns, starts, len(columns))


def _values(block: Block, thing: Thing, eyes: Eyes) -> Values:
    """The numbers of a thing that are not 0, by their columns."""
    row: dict[int, float] = {}
    for group, start in zip(block.kind.columns, block.starts, strict=True):
        group.write(row, start, thing, eyes)
    return [(place, value) for place, value in row.items() if value]


def _by_seat(name: str, players: int) -> list[str]:
    return [f"{name}@{place}" for place in range(players)]
