"""The decisions of games as columns: what a seat knew, what it might do, what it did, what came of it.

All that is told of a moment comes from a `Perspective`, so nothing that is hidden from the seat has a part in it.
Observations are kept as the numbers that are not 0, with their places: one in twenty is not. On the disk that takes as
much as whole rows, which compress well, but in memory a tenth, and it is read twenty times as fast.
"""

from array import array
from typing import Any, Final, NamedTuple

from civitas.arena.match import Outcome, Terms, play_fixture
from civitas.arena.schedule import Fixture
from civitas.bots.estimates import chances
from civitas.core.errors import CivitasError
from civitas.core.position import Perspective
from civitas.core.result import Result
from civitas.lab.episode import rewards_of
from civitas.lab.tensors import Observation

REWARD: Final = "placing"
SHORT: Final = 1 << 16
"""Places of smaller observations take two bytes."""


class BadDataset(CivitasError):
    """A data set that cannot be written as it was asked for."""


class ColumnText(NamedTuple):
    """What a column is called, what it holds, and the name of its type in PyArrow."""

    name: str
    type: str
    about: str


PLACES: Final = "observation_indices"
VALUES: Final = "observation_values"
COLUMNS: Final = (
    ColumnText("game", "int32", "number of the game, from 0 on"),
    ColumnText(
        "seed",
        "int64",
        "of its deal, which is played once from each seat; it tells rows apart and is nothing to learn from",
    ),
    ColumnText("number", "int32", "number of the decision within the game, from 0 on"),
    ColumnText("players", "int8", "seats at the table"),
    ColumnText("seat", "int8", "who decides"),
    ColumnText("bot", "string", "who plays that seat"),
    ColumnText(PLACES, "list", "places of the observation that are not 0, in order"),
    ColumnText(VALUES, "list<float32>", "the numbers at these places, above 0 and at most 1"),
    ColumnText("observation_size", "int32", "numbers of the whole observation"),
    ColumnText("legal", "list<int32>", "codes of all actions that the seat may play"),
    ColumnText("mask_size", "int32", "actions that the title has: the size of a mask"),
    ColumnText("action", "int32", "code of the action that was played"),
    ColumnText(
        "chances",
        "list<float32>",
        "every seat's chance to win, estimated from what the deciding seat knows; null where nothing was learned",
    ),
    ColumnText("place", "int8", "of the deciding seat at the end; equal places are shared"),
    ColumnText("score", "int32", "of the deciding seat at the end"),
    ColumnText("reward", "float32", "share of opponents that it ended ahead of, less those that it ended behind"),
    ColumnText("ending", "string", "how the game ended; `forfeit` and `cut-short` are those of the arena"),
)


class Lists:
    """Lists of numbers one behind the other, and where they end."""

    def __init__(self, code: str) -> None:
        self.numbers: array[Any] = array(code)
        self.ends = array("i", [0])

    def add(self, numbers: Any) -> None:
        """One more list."""
        self.numbers.extend(numbers)
        self.ends.append(len(self.numbers))


class Decisions:
    """What is noted while a game goes on; `decided` watches the game."""

    def __init__(self, told: Observation, with_chances: bool) -> None:
        self._told = told
        self._with_chances = with_chances
        self.seats: list[int] = []
        self.actions: list[int] = []
        self.chances: list[list[float] | None] = []
        self.places = Lists("H" if told.size <= SHORT else "I")
        self.values = Lists("f")
        self.legal = Lists("i")

    def decided(self, perspective: Perspective, action: int) -> None:
        """A decision, before it is carried out."""
        assert perspective.seat is not None
        noted: dict[int, float] = {}
        self._told.write(perspective.view, perspective.seat, noted)
        places = sorted(noted)
        self.seats.append(perspective.seat)
        self.actions.append(action)
        self.places.add(places)
        self.values.add(noted[place] for place in places)
        self.legal.add(perspective.legal())
        self.chances.append(chances(perspective.title_id, perspective) if self._with_chances else None)


def play_noted(fixture: Fixture, terms: Terms, told: Observation, with_chances: bool) -> tuple[Decisions, Outcome]:
    """A game by the rules of the arena, with all its decisions."""
    decisions = Decisions(told, with_chances)
    return decisions, play_fixture(fixture, terms, decisions.decided)


def table_of(decisions: Decisions, outcome: Outcome, told: Observation, mask_size: int) -> Any:
    """A game as a table of PyArrow."""
    import pyarrow as pa

    seats, count = decisions.seats, len(decisions.seats)
    rewards = rewards_of(Result(outcome["places"], outcome["scores"], outcome["ending"]), REWARD)
    columns = {
        "game": [outcome["game"]] * count,
        "seed": [outcome["seed"]] * count,
        "number": range(count),
        "players": [told.players] * count,
        "seat": seats,
        "bot": [outcome["bots"][seat] for seat in seats],
        PLACES: _lists(decisions.places),
        VALUES: _lists(decisions.values),
        "observation_size": [told.size] * count,
        "legal": _lists(decisions.legal),
        "mask_size": [mask_size] * count,
        "action": decisions.actions,
        "chances": decisions.chances,
        "place": [outcome["places"][seat] for seat in seats],
        "score": [outcome["scores"][seat] for seat in seats],
        "reward": [rewards[seat] for seat in seats],
        "ending": [outcome["ending"]] * count,
    }
    types = schema(told.size)
    return pa.table(columns, schema=types)


def schema(size: int) -> Any:
    """The columns of a data set whose observations have so many numbers."""
    import pyarrow as pa

    place = pa.uint16() if size <= SHORT else pa.uint32()
    lists = {
        "list": pa.list_(place), "list<float32>": pa.list_(pa.float32()), "list<int32>": pa.list_(pa.int32())
    }  # fmt: skip
    return pa.schema([(each.name, lists.get(each.type) or pa.type_for_alias(each.type)) for each in COLUMNS])


def _lists(lists: Lists) -> Any:
    """Lists as PyArrow has them, without a copy."""
    import pyarrow as pa

    types = {"H": pa.uint16(), "I": pa.uint32(), "f": pa.float32(), "i": pa.int32()}
    numbers = _numbers(lists.numbers, types)
    return pa.ListArray.from_arrays(_numbers(lists.ends, types), numbers)


def _numbers(numbers: "array[Any]", types: dict[str, Any]) -> Any:
    import pyarrow as pa

    return pa.Array.from_buffers(types[numbers.typecode], len(numbers), [None, pa.py_buffer(numbers)])
