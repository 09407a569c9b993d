"""Reading the entries of a scenario; whatever is wrong is reported with the entry it is in."""

from collections.abc import Mapping
from typing import Any

from civitas.core.errors import BadScenario


def mapping(given: Mapping[str, Any], key: str, where: str = "") -> Mapping[str, Any]:
    """An entry that is a record; an empty one if it is missing."""
    value = given.get(key, {})
    if not isinstance(value, Mapping):
        raise BadScenario(path(where, key), "a record is expected")
    return value


def listing(given: Mapping[str, Any], key: str, where: str = "") -> list[Any]:
    """An entry that is a list; an empty one if it is missing."""
    value = given.get(key, [])
    if not isinstance(value, list):
        raise BadScenario(path(where, key), "a list is expected")
    return value


def number(given: Mapping[str, Any], key: str, default: int, low: int, high: int, where: str = "") -> int:
    """An entry that is a number from low to high."""
    return checked(given.get(key, default), path(where, key), low, high)


def checked(value: object, where: str, low: int, high: int) -> int:
    """This value, if it is a number from low to high."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadScenario(where, f"{value!r} is not a number from {low} to {high}")
    return value


def flag(given: Mapping[str, Any], key: str, where: str = "") -> int:
    """An entry that is true or false; false if it is missing."""
    value = given.get(key, False)
    if not isinstance(value, bool):
        raise BadScenario(path(where, key), "true or false is expected")
    return int(value)


def one_of(table: Mapping[str, int], word: object, where: str) -> int:
    """The number that a word stands for."""
    if not isinstance(word, str) or word not in table:
        raise BadScenario(where, f"{word!r} is unknown")
    return table[word]


def known_keys(given: Mapping[Any, Any], known: set[str], where: str = "") -> None:
    """Refuse entries that nobody would read."""
    for key in given:
        if key not in known:
            raise BadScenario(path(where, str(key)), f"no such entry; there are {', '.join(sorted(known))}")


def path(where: str, key: str) -> str:
    """The name of an entry inside another one."""
    return f"{where}.{key}" if where else key
