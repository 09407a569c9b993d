"""Every worked example can be played, and shows the rules that it is there for."""

import pytest

import civitas
from civitas.language import LANGUAGES, entries, rules_file
from civitas.manifests import manifests
from civitas.rule_texts import rule_texts
from civitas.rulebook.examples import Example, begin, examples, play
from tests.toy import TOY

OURS = [title for title, manifest in manifests().items() if manifest.is_own]
ALL = [(title, example) for title in OURS for example in examples(title).values()]
FEWEST = 6


def named(each: object) -> str:
    return each.id if isinstance(each, Example) else str(each)


@pytest.mark.parametrize("title", OURS)
def test_every_title_has_some(title: str) -> None:
    assert len(examples(title)) >= FEWEST


@pytest.mark.parametrize(("title", "example"), ALL, ids=named)
def test_an_example_cites_the_rules_that_it_shows(title: str, example: Example) -> None:
    tries = play(title, example)
    cited = {event.rule for each in tries for event in each.events}
    cited |= {each.objection.rule for each in tries if each.objection is not None}
    assert set(example.rules) <= cited
    assert set(example.rules) <= {rule.id for rule in civitas.title(title).rules}


@pytest.mark.parametrize(("title", "example"), ALL, ids=named)
def test_only_the_last_thing_that_is_tried_may_be_refused(title: str, example: Example) -> None:
    assert all(each.objection is None for each in play(title, example)[:-1])


def test_what_is_refused_changes_nothing() -> None:
    example = examples("civilization-1980")["six-cards-in-hand"]
    (tried,) = play("civilization-1980", example)
    assert tried.objection is not None
    assert tried.position.digest() == begin("civilization-1980", example).digest()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", OURS)
def test_every_example_is_told_in_every_language_and_nothing_else_is(code: str, title: str) -> None:
    said = [entry.id.name for entry in entries(code, rules_file(title)) if entry.id.name.startswith("example-")]
    assert said == [f"example-{example}" for example in examples(title)]
    assert all(rule_texts(code, title).example(example) != example for example in examples(title))


def test_a_title_that_brings_no_examples_has_none() -> None:
    assert examples(TOY.id) == {}
    assert rule_texts("en", TOY.id).example("some") == "some"
