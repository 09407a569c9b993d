"""A game in words: every action can be found in it and said, in both languages; what is wrong is said."""

import json
import random

import pytest

import civitas
from civitas.core.position import Position
from civitas.lab.text import about, offers, read, situation, summary
from civitas.language import LANGUAGES
from civitas.rule_texts import rule_texts
from tests.lab.test_observations import moments

OURS = list(civitas.titles())


def early(title: str, moves: int = 0) -> Position:
    """A game after a few moves."""
    position, dice = civitas.title(title).new_game(players=2, seed=3), random.Random(1)
    for _ in range(moves):
        seat = position.to_act[0]
        position.play(seat, dice.choice(position.legal(seat)))
    return position


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", OURS)
def test_every_legal_action_is_offered_once_and_is_understood_by_its_number(title: str, code: str) -> None:
    for position in moments(title, {}, 2, looks=6):
        if position.is_over:
            break
        perspective = position.perspective(position.to_act[0])
        offered = offers(perspective, code)
        listed = [action for offer in offered for action in offer.actions.values()]
        verbs = {perspective.space.verb_of(action).name for action in set(perspective.legal()) - set(listed)}
        assert len(listed) == len(set(listed))
        assert verbs <= {"resign"}
        for offer in offered[:12]:
            for amount, action in offer.actions.items():
                said = f"{offer.number} {amount}" if offer.amounts else f"{offer.number}."
                assert read(perspective, said, code).action == action


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", OURS)
def test_a_summary_is_short_and_tells_what_is_asked(title: str, code: str) -> None:
    position = early(title, 6)
    perspective = position.perspective(position.to_act[0])
    text = summary(perspective, code)
    assert all(f"{offer.number}. {offer.phrase}" in text for offer in offers(perspective, code))
    assert sum(line.startswith("*") for line in text.splitlines()) == 1
    without_offers = text[: text.index("\n1. ")]
    assert len(without_offers) < 1200
    assert "[/" not in text
    assert "[bold" not in text


@pytest.mark.parametrize("title", OURS)
def test_the_whole_table_is_shown_without_secrets(title: str) -> None:
    position = early(title, 6)
    seat = position.to_act[0]
    whole = situation(position.perspective(seat))
    assert len(whole) > len(situation(position.perspective(None))) / 2
    assert max(map(len, whole.splitlines())) <= 110


def test_one_thing_is_told_about() -> None:
    perspective = early("new-dawn").perspective(0)
    assert "Pottery" in about(perspective, "pottery")
    assert about(perspective, "no such thing at all") == ""


@pytest.mark.parametrize(
    "wrapped",
    [
        "{}",
        "`{}`",
        "I think the second slot is best.\n\nMy action is: {}",
        "First I look around.\nThen I decide.\n**{}**",
        "Ich wähle {}.",
        'Reasoning: it is good. Final answer: "{}"',
    ],
)
def test_an_answer_is_found_among_words(wrapped: str) -> None:
    position = early("new-dawn")
    perspective = position.perspective(position.to_act[0])
    action = perspective.legal()[1]
    said = perspective.space.text(action)
    assert read(perspective, wrapped.format(said)).action == action


def test_an_answer_may_be_json() -> None:
    position = early("new-dawn")
    perspective = position.perspective(position.to_act[0])
    action = perspective.legal()[0]
    said = perspective.space.text(action)
    assert read(perspective, json.dumps({"thought": "why not {2}?", "action": said})).action == action
    assert read(perspective, "```json\n" + json.dumps({"choice": 1}) + "\n```").action == action


def test_a_number_with_its_phrase_or_with_talk_behind_it_is_the_number() -> None:
    position = early("new-dawn")
    perspective = position.perspective(position.to_act[0])
    second = offers(perspective)[1]
    (action,) = second.actions.values()
    for said in ("2", "2.", "(2)", f"2. {second.phrase}", "Option 2", "2 because it is cheap", "**2**"):
        assert read(perspective, said).action == action, said


def test_who_does_not_say_how_many_is_asked() -> None:
    for position in moments("civilization-1980", {}, 2, looks=40):
        perspective = position.perspective(position.to_act[0]) if position.to_act else position.perspective(None)
        several = [offer for offer in offers(perspective) if len(offer.amounts) > 1]
        if several:
            answer = read(perspective, str(several[0].number))
            assert (answer.action, answer.refusal) == (None, several[0].phrase)
            assert read(perspective, f"{several[0].number} x {several[0].amounts[0]}").action is not None
            return
    pytest.fail("nothing was counted in this game")


def test_what_is_forbidden_is_refused_with_its_rule() -> None:
    position = early("new-dawn")
    perspective = position.perspective(position.to_act[0])
    answer = read(perspective, "construct pyramids")
    title = civitas.title("new-dawn")
    assert answer.action is None
    assert answer.rule in title.rules
    assert rule_texts("en", title.id).mark(title.rules[answer.rule]) in answer.refusal


@pytest.mark.parametrize("nonsense", ["", "   ", "?", "make me a sandwich", "{", '{"action": null}', "999", "1 999999"])
def test_nonsense_is_answered_and_blocks_nothing(nonsense: str) -> None:
    position = early("civilization-1980", 30)
    perspective = position.perspective(position.to_act[0])
    before = position.digest()
    answer = read(perspective, nonsense)
    assert answer.action is None or answer.action in perspective.legal()
    assert answer.action is not None or answer.refusal
    assert position.digest() == before


def test_who_is_not_asked_is_told_so() -> None:
    position = early("new-dawn")
    other = 1 - position.to_act[0]
    assert read(position.perspective(other), "1").refusal == "Nothing is asked of you now."
    assert read(position.perspective(None), "1").action is None
