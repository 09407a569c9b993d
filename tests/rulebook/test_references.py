"""Rules and things lead to each other."""

import pytest

import civitas
from civitas.core.title import Title
from civitas.rulebook import rules_of, things, things_of

TITLES = list(civitas.titles().values())


def named(title: Title) -> str:
    return title.id


@pytest.mark.parametrize("title", TITLES, ids=named)
def test_references_lead_both_ways_and_only_to_what_there_is(title: Title) -> None:
    there = {(thing, rule) for thing, rules in rules_of(title.id).items() for rule in rules}
    back = {(thing, rule) for rule, found in things_of(title.id).items() for thing in found}
    assert there == back
    assert {rule for _, rule in there} <= {rule.id for rule in title.rules}
    assert {thing for thing, _ in there} <= set(things(title.id))


@pytest.mark.parametrize("title", TITLES, ids=named)
def test_the_rules_of_a_thing_are_in_the_order_of_the_rulebook(title: Title) -> None:
    order = [rule.id for rule in title.rules]
    for rules in rules_of(title.id).values():
        assert rules == sorted(rules, key=order.index)


@pytest.mark.parametrize("title", TITLES, ids=named)
def test_what_explains_a_thing_is_among_its_rules(title: Title) -> None:
    for name, thing in things(title.id).items():
        assert set(thing.explanation["rules"]) <= set(rules_of(title.id)[name])


@pytest.mark.parametrize(
    ("title", "thing", "rule"),
    [
        ("civilization-1980", "card-pottery", "53.2-a"),
        ("civilization-1980", "commodity-grain", "52.4-d"),
        ("new-dawn", "card-colossus", "wonder.colossus"),
        ("through-the-ages-2006", "card-engineering-genius-i", "card.principle-a"),
        ("through-the-ages-2015", "card-hammurabi", "card.hammurabi"),
        ("civilization-2010", "card-printing-press", "movement.stack-b"),
    ],
)
def test_a_rule_that_names_a_card_belongs_to_it(title: str, thing: str, rule: str) -> None:
    assert rule in rules_of(title)[thing]


def test_a_word_of_the_game_is_no_reference() -> None:
    assert rules_of("new-dawn")["kind-culture"] == []
    assert "4.1" not in {rule[:3] for rule in rules_of("civilization-2010")["phase-trade"]}
