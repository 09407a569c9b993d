"""Plain data: whether it is plain, what differs, and how to damage it."""

import json
from typing import Any

from civitas.core.conformance.game import Game
from civitas.core.dice import Dice
from civitas.core.fixed_types import FixedDict, FixedList

_TELLING = 1 << 16
"""Smaller numbers of the dice turn up in a view by chance."""
NONSENSE: dict[str, object] = {"no-such-thing": [None]}


def plain_text(game: Game, check: str, data: object) -> str:
    """The data as JSON text; they must be made of what JSON knows and nothing else."""
    try:
        text = json.dumps(data, allow_nan=False)
    except (TypeError, ValueError) as problem:
        game.fail(check, f"not plain data: {problem!r}")
    if json.loads(text) != data:
        game.fail(check, f"not plain data: {first_difference(data, json.loads(text))} changes in JSON")
    return text


def no_secrets(game: Game, check: str, data: object, named: str) -> None:
    """The numbers that determine the dice must not turn up."""
    text = json.dumps(data)
    for number in [game.seed, *game.position.dice.state()]:
        if number >= _TELLING and str(number) in text:
            game.fail(check, f"{named} contains {number}, a number of the dice")


def wreck_data(data: object) -> None:
    """Destroy plain data, so that whoever shares them notices; what is fixed for good stays as it is."""
    if isinstance(data, dict):
        for value in data.values():
            wreck_data(value)
        if not isinstance(data, FixedDict):
            data.clear()
    elif isinstance(data, list):
        for value in data:
            wreck_data(value)
        if not isinstance(data, FixedList):
            data.clear()


def first_difference(one: object, other: object) -> str:
    """Where two plain data differ first, or nothing."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted(one.keys() | other.keys(), key=str):
            inner = first_difference(one.get(key), other.get(key))
            if inner:
                return f"{key}.{inner}" if not inner.startswith("(") else f"{key} {inner}"
        return ""
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (mine, yours) in enumerate(zip(one, other, strict=True)):
            inner = first_difference(mine, yours)
            if inner:
                return f"{index}.{inner}" if not inner.startswith("(") else f"{index} {inner}"
        return ""
    return "" if one == other else f"({str(one)[:60]} / {str(other)[:60]})"


Path = tuple[str | int, ...]


def some_paths(data: object, rng: Dice, count: int) -> list[Path]:
    """Some places deep inside plain data."""
    places = _paths(data, ())
    chosen = sample_of(list(range(len(places))), rng, count)
    return [places[index] for index in chosen]


def _paths(data: object, here: Path) -> list[Path]:
    inner: list[tuple[str | int, object]] = []
    if isinstance(data, dict):
        inner = list(data.items())
    elif isinstance(data, list):
        inner = list(enumerate(data))
    found: list[Path] = []
    for key, value in inner:
        found.append((*here, key))
        found += _paths(value, (*here, key))
    return found


def _inside(data: Any, path: Path) -> Any:
    for key in path[:-1]:
        data = data[key]
    return data


def replaced_at(data: Any, path: Path) -> Any:
    """A copy of the data with nonsense at this place."""
    _inside(data, path)[path[-1]] = NONSENSE
    return data


def left_out(data: Any, path: Path) -> Any:
    """A copy of the data without what is at this place."""
    del _inside(data, path)[path[-1]]
    return data


def twisted_at(data: Any, path: Path) -> Any:
    """The data with a value of the right kind that can hardly be right."""
    holder = _inside(data, path)
    value = holder[path[-1]]
    if isinstance(value, int) and not isinstance(value, bool):
        holder[path[-1]] = -987_654_321
    elif isinstance(value, str):
        holder[path[-1]] = value + "-no-such-word"
    elif isinstance(value, list) and value:
        value.pop()
    return data


def sample_of(items: list[int], rng: Dice, count: int) -> list[int]:
    """At most so many of the items, chosen at random."""
    if len(items) <= count:
        return items
    mixed = items[:]
    rng.shuffle(mixed)
    return mixed[:count]
