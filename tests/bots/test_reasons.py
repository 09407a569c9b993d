"""Bots say what they expect in terms of the teller, from what their seat may know."""

import pytest

import civitas
from civitas.bots import bot, names
from civitas.bots.reasons import changes, numbers, reason
from civitas.core.dice import Dice
from civitas.core.telling import say
from tests.bots.test_honesty import positions

HEADING, CULTURE, STRENGTH = say("account-stock"), say("rating-culture"), say("rating-strength")


def quick(title_id: str) -> str:
    """The name of an opponent that decides at once."""
    return names(title_id)[1]


@pytest.mark.parametrize("title_id", sorted(civitas.titles()))
def test_a_reason_is_the_line_of_the_bot_and_what_it_changes_for_its_seat(title_id: str) -> None:
    found = []
    for number, position in enumerate(positions(title_id, 8)):
        before = position.digest()
        seat = position.to_act[0]
        told = reason(position.perspective(seat), bot(title_id, quick(title_id), number), Dice.seeded(number))
        assert told["line"][0] == bot(title_id, quick(title_id), number).choose(position.perspective(seat))
        assert position.digest() == before
        found.append(told)
    assert any(len(each["line"]) > 1 for each in found)
    assert any(each["changes"] for each in found)


@pytest.mark.parametrize("title_id", sorted(civitas.titles()))
def test_reasons_do_not_depend_on_what_is_hidden_from_the_seat(title_id: str) -> None:
    for number, position in enumerate(positions(title_id, 4)):
        seat = position.to_act[0]
        other = position.perspective(seat).imagine(Dice.seeded(100 + number))
        told = [
            reason(each.perspective(seat), bot(title_id, quick(title_id), number), Dice.seeded(number))
            for each in (position, other)
        ]
        assert told[0]["line"][0] == told[1]["line"][0]
        assert numbers(position.perspective(seat)) == numbers(other.perspective(seat))


def test_another_first_action_is_followed_by_what_the_bot_would_do_then() -> None:
    position = positions("through-the-ages-2015", 12)[6]
    seat = position.to_act[0]
    first = position.legal(seat)[-1]
    told = reason(position.perspective(seat), bot("through-the-ages-2015", "minister", 1), Dice.seeded(1), first)
    assert told["line"][0] == first


def test_what_was_not_counted_before_was_nothing_and_what_is_not_counted_any_more_is_gone() -> None:
    before = {"culture": (HEADING, CULTURE, 3), "same": (HEADING, say("same"), 1)}
    after = {"strength": (HEADING, STRENGTH, 2), "same": (HEADING, say("same"), 1)}
    assert changes(before, after) == [
        {"heading": HEADING, "label": STRENGTH, "before": 0, "after": 2},
        {"heading": HEADING, "label": CULTURE, "before": 3, "after": 0},
    ]
