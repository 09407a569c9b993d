"""Words keep to their room."""

import pytest

from civitas.drawing.measuring import SQUEEZE, shortened, width_of, wrapped


def test_wide_letters_take_more_room_than_narrow_ones() -> None:
    assert width_of("iii", 10) < width_of("nnn", 10) < width_of("WWW", 10)
    assert width_of("n", 20) == 2 * width_of("n", 10)
    assert width_of("n", 10, bold=True) > width_of("n", 10)
    assert width_of("ä", 10) == width_of("a", 10)


def test_what_is_a_little_too_wide_stays_whole_and_what_is_wider_is_shortened() -> None:
    width = width_of("Mesopotamia", 10)
    assert shortened("Mesopotamia", width / SQUEEZE + 0.01, 10) == "Mesopotamia"
    assert shortened("Mesopotamia", width / SQUEEZE - 0.01, 10) == "Mesopota…"
    assert shortened("Mesopotamia", 0, 10) == "…"


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        ("Oil", ["Oil"]),
        ("Bread and Circuses", ["Bread and", "Circuses"]),
        ("Transcontinental Railroad", ["Transcont-", "inental", "Railroad"]),
        ("one two three four five six seven eight", ["one two", "three four", "five six sev…"]),
    ],
)
def test_words_are_wrapped_at_spaces_and_broken_where_they_must(words: str, lines: list[str]) -> None:
    assert wrapped(words, 50, 10, 3) == lines
