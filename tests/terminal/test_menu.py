"""Numbered choices: what differs only in a number is one choice."""

from rich.text import Text

import civitas
from civitas.terminal.menu import Choice, Menu, collect, flow, quantity_of

TITLE = civitas.title("civilization-1980")
SPACE = TITLE.space


def actions(*texts: str) -> list[int]:
    return [SPACE.parse(text) for text in texts]


def menu_of(choices: list[Choice], heading: str = "") -> Menu:
    return Menu(choices, lambda choice: SPACE.text(choice.sample), lambda choice: heading if choice.quantities else "")


def test_counts_of_one_move_make_one_choice() -> None:
    found = collect(SPACE, actions("move 1 knossos phaestos", "move 2 knossos phaestos", "move 3 knossos phaestos"))
    assert len(found) == 1
    assert found[0].quantities == [1, 2, 3]
    assert found[0].amount == "1–3"
    assert SPACE.text(found[0].actions[2]) == "move 2 knossos phaestos"


def test_numbers_of_ships_are_no_quantities() -> None:
    found = collect(SPACE, actions("sail 1 knossos", "sail 2 knossos", "scrap 1", "scrap 2"))
    assert len(found) == 4
    assert all(choice.quantities == [] for choice in found)


def test_one_quantity_is_shown_as_a_number() -> None:
    (choice,) = collect(SPACE, actions("pay 7"))
    assert choice.amount == 7
    assert quantity_of(choice.verb) == 0


def test_done_comes_last() -> None:
    found = collect(SPACE, actions("done", "leave", "offer everyone"))
    assert [choice.verb.name for choice in found] == ["offer", "done", "leave"]


def test_choices_are_numbered_in_the_order_of_the_screen() -> None:
    choices = collect(SPACE, actions("build athens", "move 1 knossos phaestos", "done"))
    menu = menu_of(choices, heading="Knossos")
    lines = [line.plain for line in menu.render(80)]
    assert lines == ["  Knossos  1 move 1 knossos phaestos", "  2 build athens", "  3 done"]
    first, nothing = menu.pick(1), menu.pick(4)
    assert first is not None
    assert first.verb.name == "move"
    assert nothing is None
    assert menu.pick(0) is None


def test_long_lines_are_wrapped_between_choices() -> None:
    legal = [SPACE.parse(f"build {area}") for area in ("athens", "sparta", "knossos", "troy", "ur", "susa")]
    menu = Menu(collect(SPACE, legal), lambda choice: SPACE.text(choice.sample), lambda choice: "Build:")
    lines = [line.plain for line in menu.render(40)]
    assert len(lines) > 1
    assert all(len(line) <= 40 for line in lines)
    assert "6 build susa" in lines[-1]


def test_a_choice_that_is_longer_than_the_screen_goes_on_in_the_next_line() -> None:
    long = Text("1 9.1 defence 6, hills, reinforced token of the automated player")
    lines = flow([long, Text("2 9.2")], 40, Text("Attack:"))
    assert [line.plain for line in lines] == [
        "  Attack:  1 9.1 defence 6, hills, ",
        "      reinforced token of the automated ",
        "      player   2 9.2",
    ]
