"""What is compiled, into which libraries, and what is compiled again. Nothing is compiled here."""

from pathlib import Path

import pytest

import compiling
from compiling import (
    HEADER,
    borrowing_numbers,
    copy_sources,
    in_place,
    native_groups,
    native_sources,
    only_told_to_listeners,
    origin_of,
)

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TITLES = ["civilization_1980", "civilization_2010", "new_dawn", "through_the_ages"]


def test_the_core_each_title_and_its_bots_are_libraries_of_their_own() -> None:
    bots = sorted(f"bots_{folder}" for folder in [*TITLES, "search"])
    assert list(native_groups(SOURCE)) == ["civitas_core", *(f"civitas_{name}" for name in [*TITLES, *bots])]


def test_every_module_of_the_engine_is_in_one_library() -> None:
    sources = native_sources(SOURCE)
    modules = {path.relative_to(SOURCE).as_posix() for path in (SOURCE / "civitas" / "games").rglob("*.py")}
    assert len(sources) == len(set(sources))
    python = ("__init__.py", compiling.RECORDS)
    assert {name for name in modules if not name.endswith(python)} <= set(sources)
    assert "civitas/core/position.py" in sources
    assert "civitas/bots/new_dawn/planner.py" in sources


def test_all_is_written_anew_where_mypyc_misses_something_in_its_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[str]] = []

    def mypycify(paths: list[str], **how: object) -> list[str]:
        asked.append(paths)
        if (tmp_path / ".mypy_cache").exists():
            raise ValueError("'x' is not in list")
        return ["module"]

    monkeypatch.setattr("mypyc.build.mypycify", mypycify)
    monkeypatch.chdir(tmp_path)
    assert compiling.written([(["a.py"], "one"), (["b.py"], "two")]) == ["module"]
    (tmp_path / ".mypy_cache").mkdir()
    assert compiling.written([(["a.py"], "one")]) == ["module"]
    assert asked == [["a.py", "b.py"], ["a.py"], ["a.py"]]


def test_what_has_to_stay_python_is_not_compiled() -> None:
    sources = native_sources(SOURCE)
    assert not [name for name in sources if name.endswith("__init__.py") or "/conformance/" in name]
    assert not {"civitas/core/native.py", "civitas/core/frames.py"} & set(sources)
    assert all((SOURCE / name).is_file() for name in sources)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small checkout."""
    (tmp_path / "src" / "civitas").mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text("[project]")
    for name in ("same", "changed", "gone"):
        (tmp_path / "src" / "civitas" / f"{name}.py").write_text(f"NAME = '{name}'")
    return tmp_path


def test_copies_follow_their_sources_and_others_are_left_alone(root: Path, tmp_path: Path) -> None:
    work = tmp_path / "build" / "native"
    copy_sources(root, work)
    package, copies = root / "src" / "civitas", work / "src" / "civitas"
    assert sorted(path.name for path in copies.iterdir()) == ["changed.py", "gone.py", "same.py"]
    assert (work / "pyproject.toml").read_text() == "[project]"
    before = (copies / "same.py").stat().st_mtime_ns
    (package / "changed.py").write_text("NAME = 'other'")
    (package / "gone.py").unlink()
    copy_sources(root, work)
    assert sorted(path.name for path in copies.iterdir()) == ["changed.py", "same.py"]
    assert (copies / "changed.py").read_text() == "NAME = 'other'"
    assert (copies / "same.py").stat().st_mtime_ns == before


def test_what_is_compiled_can_be_rewritten_before(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "rewritten", lambda path, content: content.replace(b"same", path.name.encode()))
    work = tmp_path / "build" / "native"
    copy_sources(root, work)
    assert (work / "src" / "civitas" / "same.py").read_text() == "NAME = 'same.py'"
    assert (root / "src" / "civitas" / "same.py").read_text() == "NAME = 'same'"


def test_what_nobody_hears_is_not_put_together() -> None:
    rule = """
def gain(p: Game, seat: int, cards: list[int]) -> None:
    if cards:
        p.tell("gained", "gain-a", {"seat": seat, "count": len(cards), "card": card_name(cards[0])})
"""
    told = only_told_to_listeners(rule).splitlines()
    assert told[3:] == [
        "        if not p.is_silent:",
        '            p.tell("gained", "gain-a", {"seat": seat, "count": len(cards), "card": card_name(cards[0])})',
    ]


@pytest.mark.parametrize(
    "rule",
    [
        'p.tell("lost", "lose-a", {"seat": seat, "count": p.score(seat, -2)})\n',
        'p.tell("drew", "draw-a", {"card": self.deck.pop()})\n',
        'p.tell("drew", "draw-a", {"count": (drawn := 3)})\n',
        'teller.tell("lost", "lose-a", {"seat": seat})\n',
        'told = p.tell("lost", "lose-a", {"seat": seat})\n',
    ],
)
def test_a_report_that_does_something_or_is_none_stays_as_it_is(rule: str) -> None:
    assert only_told_to_listeners(rule) == rule


def test_an_object_file_is_made_anew_if_anything_that_it_depends_on_changes(tmp_path: Path) -> None:
    for name in ("a.c", "a.h"):
        (tmp_path / name).write_text(name)
    files = [str(tmp_path / "a.c"), str(tmp_path / "a.h")]
    origin = origin_of(["-O1"], files)
    compiling.hash_of.cache_clear()
    assert origin_of(["-O1"], files) == origin
    assert origin_of(["-O2"], files) != origin
    assert origin_of(["-O1"], files[:1]) != origin
    (tmp_path / "a.h").write_text("another header")
    compiling.hash_of.cache_clear()
    assert origin_of(["-O1"], files) != origin


def test_lists_and_numbers_are_handled_in_place_in_the_c_of_the_engine_and_not_in_the_runtime() -> None:
    assert HEADER.is_file()
    assert "-include" in in_place("c/__native_civitas___core___position.c")
    assert in_place("c/list_ops.c") == []


TAKEN = """    if (likely(PyLong_Check(item)))
        value = CPyTagged_FromObject(item);
    else {
        CPy_TypeError("int", item); value = CPY_INT_TAG;
    }
"""
FAILED = """    if (unlikely(value == CPY_INT_TAG)) {
        goto CPyL71;
    }
"""
TAKEN_QUICKLY = """    if (unlikely(!civitas_takes_number(item, &value))) {
        goto CPyL71;
    }
"""


def test_the_next_number_of_a_list_is_taken_without_counting_references() -> None:
    code = f"    CPy_INCREF(item);\n{TAKEN}    CPy_DECREF(item);\n{FAILED}"
    assert borrowing_numbers(code) == TAKEN_QUICKLY


def test_a_number_that_is_asked_for_by_its_place_is_borrowed() -> None:
    missing = """    CPyTagged_DECREF(place);
    if (unlikely(item == NULL)) {
        goto CPyL70;
    }
"""
    code = f"    item = CPyList_GetItem(list, place);\n{missing}{TAKEN}    CPy_DECREF(item);\n{FAILED}"
    assert borrowing_numbers(code) == f"    item = CPyList_GetItemBorrow(list, place);\n{missing}{TAKEN_QUICKLY}"


@pytest.mark.parametrize(
    "code",
    [
        f"    item = CPyDict_GetItem(dict, key);\n{TAKEN}    CPy_DECREF(item);\n{FAILED}",
        f"    CPy_INCREF(other);\n{TAKEN}    CPy_DECREF(item);\n{FAILED}",
        f"    item = CPyList_GetItem(list, place);\n    CPy_DECREF(list);\n{TAKEN}    CPy_DECREF(item);\n{FAILED}",
    ],
)
def test_what_does_not_lie_in_a_list_that_is_kept_is_counted_as_before(code: str) -> None:
    assert borrowing_numbers(code) == code


def test_records_whose_types_somebody_reads_stay_python() -> None:
    """A compiled TypedDict has forgotten the types of its fields; schemas of the wire are made from them."""
    records = {
        path.relative_to(compiling.ROOT / "src").as_posix()
        for folder in ("core", "games")
        for path in (compiling.ROOT / "src" / "civitas" / folder).rglob("*.py")
        if "(TypedDict" in path.read_text(encoding="utf-8")
    }
    assert len(records) >= 6
    assert not records & set(native_sources(compiling.ROOT / "src"))
