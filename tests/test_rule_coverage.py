"""The gate: every rule of every title has a test that cites it, and no test cites a rule that does not exist."""

from pathlib import Path

import pytest

import civitas
from civitas.core.title import Title
from civitas.coverage import cited_rules, find_tests, ids_in, package_of, rule_coverage

TESTS = Path(__file__).parent
TITLES = sorted(civitas.titles().values(), key=lambda title: title.id)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_rule_is_cited_by_a_test(title: Title) -> None:
    assert rule_coverage(title, TESTS)["missing"] == []


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_no_test_cites_a_rule_that_does_not_exist(title: Title) -> None:
    family = [other for other in TITLES if package_of(other) == package_of(title)]
    unknown = {id: where for id, where in cited_rules(title, TESTS).items() if not any(id in t.rules for t in family)}
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
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("4-a"))])
def test_two(x): ...

@pytest.mark.card("salt")
def test_three(): print("5-a", overrule("6-a"), judge.rule("7-a"), Objection("8-a"))
"""
    assert sorted(ids_in(source)) == ["1-a", "2-a", "2-b", "3-a", "4-a"]


def test_the_tests_of_this_checkout_are_found() -> None:
    assert find_tests() == TESTS
