"""The rule index: read from TOML and looked up."""

import pytest

from civitas.core.rules import Objection, Rule, RuleIndex

TOML = """
[[rule]]
id = "43.9-a"
section = "43.9"

[[rule]]
id = "43.9-b"
section = "43.9"

[[rule]]
id = "71-a"
section = "71"
variant = "nomads"
"""
INDEX = RuleIndex.from_toml(TOML)


def ids(rules: list[Rule]) -> list[str]:
    return [rule.id for rule in rules]


def test_the_index_keeps_the_order_of_the_rulebook() -> None:
    assert ids(list(INDEX)) == ["43.9-a", "43.9-b", "71-a"]
    assert len(INDEX) == 3


def test_a_rule_is_found_by_its_id() -> None:
    rule = INDEX["71-a"]
    assert (rule.section, rule.variant) == ("71", "nomads")
    assert INDEX["43.9-a"].variant == ""


def test_the_index_knows_which_rules_there_are() -> None:
    assert "43.9-a" in INDEX
    assert "43.9" not in INDEX
    with pytest.raises(KeyError):
        INDEX["43.9"]


@pytest.mark.parametrize(
    ("number", "found"),
    [("43.9-b", ["43.9-b"]), ("43.9", ["43.9-a", "43.9-b"]), ("71", ["71-a"]), ("43", []), ("", [])],
)
def test_rules_are_found_by_their_own_number_and_that_of_their_section(number: str, found: list[str]) -> None:
    assert ids(INDEX.numbered(number)) == found


def test_objections_are_equal_when_they_cite_the_same_rule() -> None:
    assert Objection("71-a") == Objection("71-a")
    assert Objection("71-a") != Objection("71-b")
    assert Objection("71-a") != "71-a"
    assert len({Objection("71-a"), Objection("71-a")}) == 1
    assert repr(Objection("71-a")) == "Objection('71-a')"


def test_an_objection_of_the_table_is_another_one_than_that_of_the_rule_it_narrows() -> None:
    assert Objection("71-a", "market") == Objection("71-a", "market")
    assert Objection("71-a", "market") != Objection("71-a")
    assert repr(Objection("71-a", "market")) == "Objection('71-a', 'market')"


def test_two_rules_of_one_id_are_a_mistake() -> None:
    entry: dict[str, object] = dict.fromkeys(("id", "section"), "1-a")
    with pytest.raises(ValueError, match="one id"):
        RuleIndex([Rule(entry), Rule(entry)])
