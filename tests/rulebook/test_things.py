"""Cards and components are explained as what they are, whatever a game has made of them."""

import pytest

import civitas
from civitas.core.position import Position
from civitas.core.title import Title
from civitas.language import LANGUAGES, language
from civitas.rulebook import things

TITLES = list(civitas.titles().values())
PLAYED = 120


def named(title: Title) -> str:
    return title.id


def played_on(title: Title) -> Position:
    """A game in which something has happened."""
    position = title.new_game(players=title.player_counts({})[-1], seed=77, options=title.playout_options())
    for number in range(PLAYED):
        if not position.is_over:
            legal = position.legal(position.to_act[0])
            position.play(position.to_act[0], legal[number % len(legal)])
    return position


@pytest.mark.parametrize("title", TITLES, ids=named)
def test_every_card_of_a_title_is_among_its_things(title: Title) -> None:
    words = {thing.partition("-")[2] for thing in things(title.id)}
    assert set(title.cards) <= words


@pytest.mark.parametrize("title", TITLES, ids=named)
def test_cards_come_first(title: Title) -> None:
    order = [thing.startswith("card-") for thing in things(title.id)]
    assert order == sorted(order, reverse=True)


@pytest.mark.parametrize("title", TITLES, ids=named)
def test_what_is_said_of_a_thing_is_still_said_in_the_middle_of_a_game(title: Title) -> None:
    position = played_on(title)
    for thing in things(title.id).values():
        found = title.teller().explain(position, None, thing.id)
        assert found is not None
        assert [line for line in thing.explanation["lines"] if line not in found["lines"]] == []


@pytest.mark.parametrize("title", TITLES, ids=named)
def test_nothing_is_said_of_players(title: Title) -> None:
    assert "'seat-" not in str([thing.explanation["lines"] for thing in things(title.id).values()])


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=named)
def test_every_thing_can_be_told_in_every_language(code: str, title: Title) -> None:
    spoken = language(code, title.id)
    for thing in things(title.id).values():
        explanation = thing.explanation
        kinds = [explanation["kind"]] if "kind" in explanation else []
        for said in [explanation["name"], *explanation["lines"], *kinds]:
            assert spoken.has(said["message"]), (thing.id, said)


def test_how_things_stand_is_left_out() -> None:
    area = things("civilization-1980")["area-knossos"].explanation
    assert [line["message"] for line in area["lines"]] == ["about-area-facts"]
    building = things("civilization-2010")["card-library"].explanation
    assert "about-left" not in [line["message"] for line in building["lines"]]


@pytest.mark.parametrize(
    ("title", "thing", "copies"),
    [
        ("through-the-ages-2015", "card-iron", [2, 2, 3]),
        ("through-the-ages-2015", "card-agriculture", [0, 0, 0]),
        ("through-the-ages-2015", "ages-pool", [0, 0, 0]),
        ("civilization-1980", "card-pottery", [4] * 6),
        ("civilization-1980", "commodity-salt", [9] * 6),
        ("civilization-1980", "phase-9", [0] * 6),
        ("civilization-2010", "card-infantry-even", [5, 5, 5]),
        ("civilization-2010", "card-pottery", [0, 0, 0]),
        ("new-dawn", "card-colossus", [0, 0, 0]),
    ],
)
def test_copies_are_counted_for_each_number_of_players(title: str, thing: str, copies: list[int]) -> None:
    assert things(title)[thing].copies == copies
