"""Plain data that several views share cannot be changed, and is plain data for everybody who reads it."""

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from civitas.core.fixed import fixed
from civitas.core.fixed_types import FixedDict, FixedList
from civitas.core.shelves import Shelf

PART: dict[str, Any] = {"name": "rhodes", "at": [3, 4], "pieces": [{"owner": 0}, {"owner": None}]}


def test_fixed_data_are_the_same_data() -> None:
    assert fixed(PART) == PART
    assert json.dumps(fixed(PART)) == json.dumps(PART)
    assert msgspec.json.encode(fixed(PART)) == msgspec.json.encode(PART)
    assert fixed(7) == 7


def test_all_that_is_in_fixed_data_is_fixed() -> None:
    part = fixed(PART)
    assert (type(part), type(part["at"]), type(part["pieces"][0])) == (FixedDict, FixedList, FixedDict)
    assert fixed(part) is part


CHANGES: list[Callable[[Any], object]] = [
    lambda part: part.update(name="knossos"),
    lambda part: part.pop("name"),
    lambda part: part.setdefault("more", 1),
    lambda part: part.__setitem__("name", "knossos"),
    lambda part: part.__delitem__("name"),
    lambda part: part["at"].append(5),
    lambda part: part["at"].sort(),
    lambda part: part["at"].__setitem__(0, 5),
    lambda part: part["pieces"].clear(),
    lambda part: part["pieces"][0].clear(),
]


@pytest.mark.parametrize("change", CHANGES)
def test_whoever_tries_to_change_it_is_refused(change: Callable[[Any], object]) -> None:
    part = fixed(PART)
    with pytest.raises(TypeError, match="read only"):
        change(part)
    assert part == PART


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda part: pickle.loads(pickle.dumps(part))])
def test_a_copy_is_plain_data_of_its_own(copied: Callable[[Any], Any]) -> None:
    mine = copied(fixed(PART))
    assert (mine, type(mine), type(mine["at"]), type(mine["pieces"][0])) == (PART, dict, list, dict)
    assert (type(copy.copy(fixed(PART))), type(fixed(PART).copy()), type(fixed([1])[:])) == (dict, dict, list)


def test_a_shelf_has_a_part_as_long_as_the_facts_are_the_same() -> None:
    shelf = Shelf[dict[str, int]](2)
    squares = [1, 2, 3]
    part = shelf.keep("crete", (0, squares), {"squares": 3})
    assert shelf.find("crete", (0, squares)) is part
    assert shelf.find("crete", (0, [1, 2, 3])) is part
    assert shelf.find("crete", (1, squares)) is None
    assert shelf.find("thrace", (0, squares)) is None


def test_a_full_shelf_loses_what_lay_there_before_it_was_full_the_last_time() -> None:
    shelf = Shelf[dict[str, int]](2)
    marks = ["crete", "thrace", "assyria", "egypt", "babylon"]
    for number, mark in enumerate(marks):
        shelf.keep(mark, (number,), {"number": number})
    assert [shelf.find(mark, (number,)) is not None for number, mark in enumerate(marks)] == [
        False,
        False,
        True,
        True,
        True,
    ]
