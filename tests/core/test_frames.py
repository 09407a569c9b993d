"""Frames declared once: constructor, copies, blanks, stored names, and the source for the compiler."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import civitas
from civitas.core.frames import EMPTY_LIST, derived, frame, frame_table, written_out
from civitas.core.loading import load_frames
from civitas.core.position import Frame
from civitas.core.storage import INT, INTS, ROWS, TEXT


class Reach:
    """Something worked out that copies itself."""

    def __init__(self) -> None:
        self.spaces: list[int] = []

    def copy(self) -> "Reach":
        other = Reach()
        other.spaces = self.spaces[:]
        return other


@frame("asking")
class Asking(Frame[Any]):
    """A frame with a field of each kind."""

    seat: int
    left: int = 3
    rule: str = "R1"
    levels: list[int] = EMPTY_LIST
    rows: list[list[int]] = EMPTY_LIST
    reach: Reach = derived(Reach)


@frame(asks="seat")
class Choice(Frame[Any]):
    """What choices have in common."""

    seat: int
    card: int = 0


@frame("first-choice")
class FirstChoice(Choice):
    """A choice without more fields."""


@frame("second-choice")
class SecondChoice(Choice):
    """A choice with one more."""

    amount: int = 1


@frame("market")
class Market(Frame[Any]):
    """A frame that is begun in its own way."""

    offers: list[list[int]]
    left: int

    def __init__(self, players: int) -> None:
        super().__init__()
        self.asked = (1 << players) - 1
        self.offers = [[] for _ in range(players)]
        self.left = 0


def test_fields_are_arguments_in_their_order_with_their_defaults() -> None:
    plain = Asking(2)
    assert (plain.asked, plain.seat, plain.left, plain.rule, plain.levels, plain.rows) == (0, 2, 3, "R1", [], [])
    full = Asking(1, 0, "R2", [4], [[5], []])
    assert (full.seat, full.left, full.rule, full.levels, full.rows) == (1, 0, "R2", [4], [[5], []])


def test_every_frame_has_lists_of_its_own() -> None:
    one, other = Asking(0), Asking(0)
    one.levels.append(1)
    one.reach.spaces.append(2)
    assert (other.levels, other.reach.spaces) == ([], [])


def test_a_copy_is_the_same_and_shares_nothing_that_changes() -> None:
    original = Asking(1, 0, "R2", [4], [[5], []])
    original.asked = 2
    original.reach.spaces.append(7)
    copied = original.copy()
    assert isinstance(copied, Asking)
    assert copied.dump() == original.dump()
    assert copied.reach.spaces == [7]
    copied.levels.append(1)
    copied.rows[1].append(1)
    copied.reach.spaces.append(1)
    assert (original.levels, original.rows, original.reach.spaces) == ([4], [[5], []], [7])


def test_a_frame_is_stored_under_its_name_with_all_that_is_not_derived() -> None:
    assert Asking.FIELDS == (("seat", INT), ("left", INT), ("rule", TEXT), ("levels", INTS), ("rows", ROWS))
    assert Asking(1).dump() == {
        "frame": "asking",
        "asked": 0,
        "fields": {"seat": 1, "left": 3, "rule": "R1", "levels": [], "rows": []},
    }


def test_what_frames_have_in_common_comes_first() -> None:
    second = SecondChoice(2, 5, 7)
    assert (second.seat, second.card, second.amount, second.asked) == (2, 5, 7, 1 << 2)
    assert type(second.copy()) is SecondChoice
    assert type(FirstChoice(1).copy()) is FirstChoice
    assert FirstChoice(1).asked == 1 << 1


def test_a_frame_may_begin_in_its_own_way_and_is_copied_all_the_same() -> None:
    market = Market(2)
    market.offers[1].append(6)
    market.asked = 1
    copied = market.copy()
    assert copied.dump() == market.dump() == {"frame": "market", "asked": 1, "fields": {"offers": [[], [6]], "left": 0}}


@pytest.mark.parametrize("stored", [Asking(1, 2, "R9", [1], [[2]]), SecondChoice(1, 2, 3), FirstChoice(1), Market(2)])
def test_a_stored_frame_is_read_into_a_blank_one(stored: Frame[Any]) -> None:
    table = frame_table(Asking, FirstChoice, SecondChoice, Market)
    [read] = load_frames([stored.dump()], table, 3)
    assert type(read) is type(stored)
    assert read.dump() == stored.dump()


def test_a_blank_frame_asks_nobody_until_it_is_told() -> None:
    assert [each.blank().dump()["fields"] for each in (Asking, Market)] == [
        {"seat": 0, "left": 0, "rule": "", "levels": [], "rows": []},
        {"offers": [], "left": 0},
    ]
    assert Market.blank().asked == 0


def test_names_are_given_and_given_once() -> None:
    with pytest.raises(AssertionError, match="without a name"):
        frame_table(Choice)
    with pytest.raises(AssertionError, match="two frames"):
        frame_table(Asking, Asking)


def test_a_field_that_cannot_be_stored_is_named() -> None:
    with pytest.raises(TypeError, match=r"Odd\.names: .*dict"):

        @frame("odd")
        class Odd(Frame[Any]):
            names: dict[str, int]


# For the compiler.


SOURCES = Path(civitas.__file__).parent


def test_the_source_for_the_compiler_makes_the_same_frames() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    text = written_out(source, globals())
    assert "@frame(" not in text.partition("def test_")[0]
    again: dict[str, Any] = {"__name__": "written_out"}
    exec(compile(text.partition("def test_")[0], "written_out", "exec"), again)
    for declared in (Asking, FirstChoice, SecondChoice, Market):
        written = again[declared.__name__]
        assert (written.STORED, written.FIELDS) == (declared.STORED, declared.FIELDS)
        made, as_declared = written(2), declared(2)
        assert made.dump() == made.copy().dump() == as_declared.dump()
        assert written.blank().dump()["fields"] == declared.blank().dump()["fields"]


def test_every_frame_of_a_title_can_be_written_out() -> None:
    """All modules of a title, read as the compiler would read them."""
    script = """
import importlib, pathlib, sys
from civitas.core.frames import written_out
count = 0
for path in sorted(pathlib.Path(sys.argv[1], "games").rglob("*.py")):
    name = ".".join(path.relative_to(pathlib.Path(sys.argv[1]).parent).with_suffix("").parts)
    source = path.read_text(encoding="utf-8")
    text = written_out(source, vars(importlib.import_module(name)))
    compile(text, str(path), "exec")
    assert "@frame(" not in text, path
    count += source.count("@frame(")
    assert text.count("def blank()") == source.count("@frame("), path
print(count)
"""
    done = subprocess.run([sys.executable, "-c", script, str(SOURCES)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 100
