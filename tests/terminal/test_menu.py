"""Numbered choices: what differs only in a number is one choice."""

from rich.text import Text

import civitas
from civitas.language import language
from civitas.terminal.menu import Choice, Menu, flow
from civitas.terminal.presenter import Presenter
from tests.terminal.civilization_1980.situations import MOVING, TRADING

TITLE = civitas.title("civilization-1980")
SPACE = TITLE.space


def choice_of(label: str, heading: str = "") -> Choice:
    choice = Choice(label, heading)
    choice.label = label
    choice.add(7, None)
    return choice


def offered(scenario: dict[str, object]) -> list[Choice]:
    """What the first player may choose."""
    presenter = Presenter(TITLE, language("en", TITLE.id))
    presenter.attend(TITLE.scenario(scenario).perspective(0))
    return presenter.choices()


def test_counts_of_one_move_make_one_choice() -> None:
    (found,) = [choice for choice in offered(MOVING) if choice.label.startswith("→ Phaestos ×1–4")]
    assert found.quantities == [1, 2, 3, 4]
    assert found.amount == "1–4"
    assert found.phrase == "move 1–4 tokens from Knossos to Phaestos"
    assert SPACE.text(found.actions[2]) == "move 2 knossos phaestos"


def test_numbers_of_ships_are_no_quantities() -> None:
    sailing = [choice for choice in offered(MOVING) if SPACE.verb_of(choice.sample).name == "sail"]
    assert len(sailing) == 3
    assert all(choice.quantities == [] for choice in sailing)


def test_one_quantity_is_shown_as_a_number() -> None:
    choice = Choice("pay 7 tokens")
    choice.add(40, 7)
    assert choice.amount == "7"
    assert choice.actions == {7: 40}


def test_done_and_leaving_come_last() -> None:
    found = [SPACE.verb_of(choice.sample).name for choice in offered(TRADING)]
    assert found == ["offer", "offer", "done", "leave"]


def test_choices_are_numbered_in_the_order_of_the_screen() -> None:
    choices = [choice_of("to Phaestos", "Knossos"), choice_of("to Thera", "Knossos"), choice_of("done")]
    menu = Menu([*choices, choice_of("Athens", "Give up")])
    lines = [line.plain for line in menu.render(80)]
    assert lines == ["  Knossos  1 to Phaestos   2 to Thera", "  3 done", "  Give up  4 Athens"]
    assert menu.pick(2) is choices[1]
    assert menu.pick(5) is None
    assert menu.pick(0) is None


def test_long_lines_are_wrapped_between_choices() -> None:
    areas = ("athens", "sparta", "knossos", "troy", "ur", "susa")
    lines = [line.plain for line in Menu([choice_of(f"build {area}", "Build:") for area in areas]).render(40)]
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
