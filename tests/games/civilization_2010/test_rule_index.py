"""The rule index of Civilization (2010): complete, in both languages, and resting on rulings that are listed."""

import tomllib

from civitas.core.facts import read_text
from civitas.core.rules import RuleIndex
from civitas.games.civilization_2010.citing import RULES, rule_number

TEXT = read_text("civitas.games.civilization_2010", "rules.toml")
STATEMENTS = 438


def test_the_index_has_every_statement_once_in_both_languages() -> None:
    rules = list(RuleIndex.from_toml(TEXT))
    assert len(rules) == STATEMENTS
    assert all(rule.title[language] and rule.text[language] for rule in rules for language in ("en", "de"))
    assert all(rule.text["en"] != rule.text["de"] for rule in rules)


def test_statements_rest_on_rulings_that_are_listed_and_no_ruling_is_idle() -> None:
    index = tomllib.loads(TEXT)
    cited = {ruling for rule in index["rule"] for ruling in rule.get("rulings", [])}
    assert cited == {ruling["id"] for ruling in index["ruling"]}


def test_frames_cite_rules_by_their_place_in_the_index() -> None:
    assert [rule.id for rule in RuleIndex.from_toml(TEXT)] == RULES
    assert RULES[rule_number("event.limit-a")] == "event.limit-a"
