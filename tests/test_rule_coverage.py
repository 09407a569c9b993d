"""The gate: every rule and card of every title has a test that cites it, and no test cites what does not exist."""

from pathlib import Path

import pytest

import civitas
from civitas.core.title import Title
from civitas.coverage import CARD, RULE, card_coverage, cited_ids, find_tests, ids_in, package_of, rule_coverage

TESTS = Path(__file__).parent
TITLES = sorted(civitas.titles().values(), key=lambda title: title.id)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_rule_is_cited_by_a_test(title: Title) -> None:
    assert rule_coverage(title, TESTS)["missing"] == []


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_card_is_cited_by_a_test(title: Title) -> None:
    assert card_coverage(title, TESTS)["missing"] == []


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_no_test_cites_a_rule_that_does_not_exist(title: Title) -> None:
    family = [other for other in TITLES if package_of(other) == package_of(title)]
    cited = cited_ids(title, TESTS, RULE)
    unknown = {id: where for id, where in cited.items() if not any(id in t.rules for t in family)}
    assert unknown == {}


@pytest.mark.parametrize("title", [title for title in TITLES if title.cards], ids=lambda title: title.id)
def test_no_test_cites_a_card_that_does_not_exist(title: Title) -> None:
    family = [other for other in TITLES if package_of(other) == package_of(title)]
    cited = cited_ids(title, TESTS, CARD)
    unknown = {id: where for id, where in cited.items() if not any(id in t.cards for t in family)}
    assert unknown == {}


def test_marks_are_found_wherever_they_stand() -> None:
    source = """
import pytest
from pytest import mark
rule = pytest.mark.rule
pytestmark = pytest.mark.rule("1-a")

@pytest.mark.rule("2-a", "2-b")
def test_one(): ...

@rule("3-a")
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("4-a", title="game-2"))])
def test_two(x): ...

@pytest.mark.card("salt")
def test_three(): print("5-a", overrule("6-a"), judge.rule("7-a"), Objection("8-a"))
"""
    expected = [("1-a", ""), ("2-a", ""), ("2-b", ""), ("3-a", ""), ("4-a", "game-2")]
    assert sorted(ids_in(source, RULE)) == expected
    assert ids_in(source, CARD) == (("salt", ""),)


class OfTwoTitles(Title):
    """A title that shares its package with another one."""

    def __init__(self, id: str) -> None:
        self.id = id


def test_files_and_marks_can_cite_for_one_of_two_titles_only(tmp_path: Path) -> None:
    folder = tmp_path / "games" / OfTwoTitles.__module__.split(".")[0]
    (folder / "edition_2015").mkdir(parents=True)
    short = "rule = pytest.mark.rule\n"
    (folder / "test_both.py").write_text(short + 'rule("1")\nrule("2", title="game-2006")\n')
    (folder / "test_new_2015.py").write_text(short + 'rule("3")\n')
    (folder / "edition_2015" / "test_more.py").write_text('pytest.mark.rule("4")\nrule("5")\n')
    assert sorted(cited_ids(OfTwoTitles("game-2015"), tmp_path, RULE)) == ["1", "3", "4"]
    assert sorted(cited_ids(OfTwoTitles("game-2006"), tmp_path, RULE)) == ["1", "2"]


def test_the_tests_of_this_checkout_are_found() -> None:
    assert find_tests() == TESTS
