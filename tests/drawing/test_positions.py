"""Every title is drawn at every moment, from what somebody may know and nothing else."""

import subprocess
import sys
from typing import Any
from xml.etree import ElementTree

import pytest

import civitas
from civitas.core.dice import Dice
from civitas.core.errors import OutOfTurn
from civitas.core.position import Position
from civitas.drawing import svg
from civitas.language import LANGUAGES, language
from tests.drawing.pictures import MOMENTS, SVG, TITLES, played, shapes_in, words_in

MOST_BYTES = 400_000
HARMLESS = {f"{SVG}{tag}" for tag in ("svg", "title", "text", "tspan", "rect", "circle", "line", "path", "polygon")}
AGES = "through-the-ages-2015"


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("title_id", TITLES)
def test_a_picture_is_small_and_holds_nothing_but_shapes_and_words(title_id: str, moment: float) -> None:
    picture = svg(played(title_id)[moment])
    root = ElementTree.fromstring(picture)
    assert len(picture.encode()) < MOST_BYTES
    assert {element.tag for element in root.iter()} <= HARMLESS
    assert not any("href" in key or key.startswith("on") for element in root.iter() for key in element.attrib)
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    assert (left, top, width, float(root.attrib["width"])) == (0, 0, 1000, 1000)
    assert float(root.attrib["height"]) == height


@pytest.mark.parametrize("title_id", TITLES)
def test_nobody_sees_in_a_picture_what_he_cannot_know(title_id: str) -> None:
    for moment in (0.1, 0.9):
        position = played(title_id)[moment]
        for seat in (0, position.players - 1, None):
            imagined = position.perspective(seat).imagine(Dice.seeded(5))
            assert svg(position, seat) == svg(imagined, seat)


@pytest.mark.parametrize("title_id", TITLES)
def test_languages_differ_in_words_only(title_id: str) -> None:
    position = played(title_id)[0.5]
    pictures = [svg(position, 0, code) for code in LANGUAGES]
    assert len(set(pictures)) == len(LANGUAGES)
    assert all(shapes_in(picture) == shapes_in(pictures[0]) for picture in pictures)


def told(position: Position, things: list[str], code: str = "de") -> tuple[set[str], list[str]]:
    """What these things are called, and all that is written in the picture."""
    spoken = language(code, position.title_id())
    return {spoken.name(thing) for thing in things}, words_in(svg(position, None, code))


def named_in(position: Position) -> list[str]:
    """Things in front of the players that a picture has room to name."""
    view: Any = position.perspective(None).view
    if position.title_id() == "civilization-1980":
        return [f"card-{card}" for nation in view["nations"] for card in nation["cards"]]
    civilizations = view["civilizations"]
    if position.title_id() == "new-dawn":
        return [f"card-{entry['card']}" for c in civilizations for entry in c["row"]]
    if position.title_id() == "civilization-2010":
        return [f"card-{tech}" for c in civilizations for tech in [*c["techs"], c["government"]]]
    return [f"card-{card}" for c in civilizations for card in [*c["workers"], c["government"], *c["wonders"]]]


@pytest.mark.parametrize("title_id", TITLES)
def test_what_everybody_sees_is_named_in_the_language(title_id: str) -> None:
    position = played(title_id)[0.5]
    names, written = told(position, named_in(position))
    assert len(names) > 3
    assert names <= set(written)


@pytest.mark.parametrize("title_id", TITLES)
def test_the_heading_says_where_the_game_is_and_how_it_ended(title_id: str) -> None:
    for moment in (0.5, 1.0):
        position = played(title_id)[moment]
        telling, spoken = position.perspective(None).telling, language("en", title_id)
        names = [
            spoken.said(seat["name"], []) if "name" in seat else spoken.text("player", number=number)
            for number, seat in enumerate(telling["seats"], 1)
        ]
        written = words_in(svg(position))
        assert spoken.said(telling["headline"], names) in written
        assert ("outcome" in telling) == (moment == 1.0)
        if "outcome" in telling:
            assert spoken.said(telling["outcome"], names) in written


def test_a_seat_that_is_asked_reads_its_question_and_others_for_whom_they_wait() -> None:
    position = played(AGES)[0.5]
    asked = position.to_act[0]
    question = position.perspective(asked).telling["question"]
    assert question is not None
    text = language("en", AGES).said(question["text"], [f"Player {seat + 1}" for seat in range(4)])
    assert text in words_in(svg(position, asked))
    for other in ((asked + 1) % 4, None):
        written = words_in(svg(position, other))
        assert text not in written
        assert f"Waits for Player {asked + 1}" in written


def test_only_the_owner_reads_his_hidden_cards() -> None:
    position = played(AGES)[0.9]
    view: Any = position.perspective(2).view
    hand = {language("en", AGES).name(f"card-{card}") for card in view["military_hand"]}
    assert hand
    assert hand <= set(words_in(svg(position, 2)))
    assert not hand <= set(words_in(svg(position)))


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("title_id", TITLES)
def test_smaller_tables_are_drawn_too(title_id: str, players: int) -> None:
    title = civitas.title(title_id)
    position = title.new_game(players=players, seed=players, options=title.playout_options())
    for number in range(120):
        if number % 40 == 0:
            ElementTree.fromstring(svg(position))
        if position.is_over:
            break
        seat = position.to_act[0]
        legal = position.legal(seat)
        position.play(seat, legal[number * 7 % len(legal)])


@pytest.mark.parametrize("title_id", TITLES)
def test_games_with_any_option_are_drawn_from_the_first_position_on(title_id: str) -> None:
    title = civitas.title(title_id)
    for options in title.option_sets():
        position = title.new_game(players=title.player_counts(options)[-1], seed=1, options=options)
        ElementTree.fromstring(svg(position))


def test_who_has_left_the_game_keeps_a_board_that_says_so() -> None:
    position = civitas.title(AGES).new_game(players=3, seed=1)
    resign = position.space().parse("resign")
    position.play(1, resign)  # where it is not allowed yet, it is a wish
    for _ in range(200):
        seat = position.to_act[0]
        position.play(seat, position.legal(seat)[-1])
        view: Any = position.perspective(None).view
        if view["civilizations"][1]["left"]:
            break
    assert "has left the game" in words_in(svg(position))


@pytest.mark.parametrize("title_id", TITLES)
def test_notebooks_show_positions_and_perspectives(title_id: str) -> None:
    position = played(title_id)[0.5]
    assert position._repr_svg_() == svg(position) == position.perspective(None)._repr_svg_()
    assert position.perspective(1)._repr_svg_() == svg(position, 1) == svg(position.perspective(1))


def test_who_only_plays_loads_no_drawing() -> None:
    code = """import sys, civitas
p = civitas.title('new-dawn').new_game(players=2, seed=1)
p.play(p.to_act[0], p.legal(p.to_act[0])[0])
assert not [name for name in sys.modules if name.startswith('civitas.drawing')]
p._repr_svg_()
assert 'civitas.drawing.new_dawn.map' in sys.modules and 'civitas.drawing.civilization_1980.map' not in sys.modules"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_players_may_have_names() -> None:
    written = words_in(svg(played(AGES)[0.5], names=["Anna & <Bob>", "", "Carl"]))
    assert {"Anna & <Bob>", "Player 2", "Carl", "Player 4"} <= set(written)
    assert "Crete (Anna)" in words_in(svg(played("civilization-1980")[0.5], names=["", "", "", "Anna"]))


def test_a_picture_is_as_wide_as_is_wanted() -> None:
    wide, narrow = (ElementTree.fromstring(svg(played(AGES)[0.5], width=width)).attrib for width in (1000, 500))
    assert (narrow["width"], narrow["viewBox"]) == ("500", wide["viewBox"])
    assert float(narrow["height"]) == pytest.approx(float(wide["height"]) / 2, abs=0.1)


def test_what_cannot_be_drawn_is_refused_with_a_reason() -> None:
    position = played(AGES)[0.5]
    with pytest.raises(ValueError, match="language: there are en, de, got 'fr'"):
        svg(position, language="fr")
    with pytest.raises(ValueError, match="width: from 100 to 10000, got 99"):
        svg(position, width=99)
    with pytest.raises(ValueError, match="seat: a perspective has its own eyes, seat 1, got 0"):
        svg(position.perspective(1), 0)
    with pytest.raises(OutOfTurn, match="there is no seat 4"):
        svg(position, 4)
