"""A title that names no drawing is drawn as a table of what is seen."""

from xml.etree import ElementTree

from civitas.drawing import svg
from civitas.drawing.plain import MOST, entries_of
from tests.drawing.pictures import words_in
from tests.toy import TOY


def test_the_toy_is_drawn_plainly() -> None:
    position = TOY.new_game(players=2, seed=1)
    picture = position._repr_svg_()
    ElementTree.fromstring(picture)
    assert picture == svg(position)
    written = words_in(picture)
    assert {"toy-bidding", "Player 1", "Player 2"} <= set(written)
    assert {str(key).replace("_", " ") for key in position.perspective(None).view} <= set(written)


def test_every_entry_of_a_view_has_a_line() -> None:
    view = {
        "round": 3,
        "hands": [["a", "b"], []],
        "nobody": None,
        "seat": {"tokens_left": 2, "cards": {}},
        "flag": True,
    }
    assert list(entries_of(view)) == [
        (0, "round", "3"),
        (0, "hands", ""),
        (1, "1", "a, b"),
        (1, "2", "–"),
        (0, "nobody", "–"),
        (0, "seat", ""),
        (1, "tokens left", "2"),
        (1, "cards", "–"),
        (0, "flag", "True"),
    ]
    assert len(list(entries_of(view))) < MOST
