"""The rule index of Civilization (2010): complete, and resting on rulings that are listed."""

import tomllib

from civitas.core.facts import read_text
from civitas.core.rules import RuleIndex
from civitas.games.civilization_2010.facts.rule_ids import RULE_IDS

TEXT = read_text("civitas.games.civilization_2010", "rules.toml")
STATEMENTS = 438


def test_the_index_has_every_statement_once() -> None:
    assert len(RuleIndex.from_toml(TEXT)) == STATEMENTS


def test_statements_rest_on_rulings_that_are_listed_and_no_ruling_is_idle() -> None:
    index = tomllib.loads(TEXT)
    cited = {ruling for rule in index["rule"] for ruling in rule.get("rulings", [])}
    assert cited == {ruling["id"] for ruling in index["ruling"]}


def test_frames_can_cite_every_rule_of_the_index() -> None:
    assert [rule.id for rule in RuleIndex.from_toml(TEXT)] == RULE_IDS
