"""The course of a recorded game as a chart, and the positions of a file."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from civitas import records
from civitas.core import registry
from civitas.core.errors import OutOfTurn
from civitas.core.table import Table
from civitas.drawing import svg
from civitas.drawing.course import apart, ticks
from civitas.language import bot_name
from civitas.records import BadFile, Move, Seat
from tests.drawing.pictures import SVG, words_in
from tests.records.games import begun, whole_game
from tests.toy import TOY
from tests.toy.position import SPACE

AGES = "through-the-ages-2015"


def test_a_file_shows_a_curve_for_every_seat_with_its_name_and_its_place() -> None:
    file = whole_game("new-dawn")
    picture = file._repr_svg_()
    assert picture == records.course(file)
    written = words_in(picture)
    assert file.result is not None
    assert {f"{place}." for place in file.result.places} <= set(written)
    assert {f"Somebody {number}" for number in range(1, 5)} <= set(written)
    curves = ElementTree.fromstring(picture).iter(f"{SVG}polyline")
    assert len(list(curves)) == 2 * file.players, "each with its rim"
    *_, last = records.steps(file)
    figures = last.position.teller().figures(last.position)
    assert {str(value) for value in figures[0]["values"]} <= set(written)


def test_a_game_that_is_not_over_has_no_places() -> None:
    file = begun(AGES, 30)
    written = words_in(records.course(file, "de"))
    assert {"Anna", "Runde", "Kultur"} <= set(written)
    assert "1." not in written


def test_a_game_is_drawn_as_far_as_the_rules_of_today_go_its_way() -> None:
    file = begun(AGES, 30)
    astray = replace(file, moves=[*file.moves, Move(seat=0, action="take 13"), Move(seat=1, action="take 13")])
    assert records.course(astray) == records.course(file)


def test_a_title_that_tells_no_numbers_shows_its_last_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {TOY.id: TOY})
    table = Table(TOY, players=2, seed=1)
    table.play(0, SPACE.parse("take"))
    file = records.record(table, [Seat("Anna"), Seat("Bob")])
    assert file._repr_svg_() == svg(table.position, names=["Anna", "Bob"])


def test_any_position_of_a_file_is_drawn_with_the_names_of_its_players() -> None:
    file = begun(AGES, 30)
    step = [*records.steps(file)][20]
    english, german = (["Anna", bot_name(code, AGES, "random")] for code in ("en", "de"))
    assert records.svg(file, 20) == svg(step.position, names=english)
    own = records.svg(file, 20, seat=1, language="de", width=500)
    assert own == svg(step.position, 1, "de", 500, names=german)
    assert records.svg(file) == records.svg(file, 30)
    assert records.svg(file, 0) != records.svg(file, 30)


@pytest.mark.parametrize("number", [-1, 31])
def test_there_are_no_more_positions_than_moves(number: int) -> None:
    with pytest.raises(BadFile, match=f"move {number}: there are 30"):
        records.svg(begun(AGES, 30), number)


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    with pytest.raises(OutOfTurn, match="there is no seat 2"):
        records.svg(begun(AGES, 5), 3, seat=2)


def test_the_rules_themselves_have_no_name() -> None:
    file = replace(begun("new-dawn", 3), seats=[Seat("Anna"), Seat("", "automated")])
    assert {"Anna", "Player 2"} <= set(words_in(records.svg(file, 0)))


def test_ticks_are_round_numbers_up_to_the_highest() -> None:
    assert ticks(0, 290, 6) == [0, 50, 100, 150, 200, 250, 300]
    assert ticks(-3, 8, 6) == [-4, -2, 0, 2, 4, 6, 8]
    assert ticks(0, 0, 6) == [0, 1]
    assert ticks(0, 300, 6)[-1] == 300


def test_labels_keep_apart_and_stay_on_the_sheet() -> None:
    assert apart([10, 50], 20, 100) == [10, 50]
    assert apart([50, 50, 45], 20, 100) == [65, 85, 45]
    assert apart([100, 99, 98], 20, 100) == [100, 80, 60]
    assert apart([5], 20, 100) == [5]


def test_the_picture_of_a_file_is_the_same_after_it_was_written(tmp_path: Path) -> None:
    file = begun(AGES, 8)
    records.write(tmp_path / "game.json", file)
    assert records.read(tmp_path / "game.json")._repr_svg_() == file._repr_svg_()
