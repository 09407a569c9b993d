"""Titles without a presenter of their own are shown plainly; others register theirs."""

import pytest
from rich.text import Text

import civitas
from civitas.language import language
from civitas.terminal import titles
from civitas.terminal.presenter import Presenter
from tests.terminal.civilization_1980.situations import BUYING, MOVING
from tests.terminal.seated import Person
from tests.toy import TOY


def test_any_title_can_be_played_with_the_plain_presenter() -> None:
    person = Person(title=TOY, players=2)
    screen = person.type(*["1"] * 200)
    assert TOY.id in screen
    assert "The game is over." in screen or person.texts


def test_a_plain_title_knows_no_map_and_explains_nothing() -> None:
    screen = Person(title=TOY, players=2).tell("map anything", "? anything", "?", "rules pot", "look")
    assert "This title has no map." in screen
    assert "I know nothing called “anything”." in screen


def test_a_title_can_register_a_presenter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(titles, "_registered", {})

    class Proud(Presenter):
        pass

    titles.register("toy-bidding", Proud)
    assert isinstance(titles.presenter_for(TOY, language("en", TOY.id)), Proud)


# What the teller says, in words.


def labels(scenario: dict[str, object], lang: str = "en") -> dict[str, list[str]]:
    """The labels of the choices of Civilization (1980) behind their headings, shown without a presenter of its own."""
    title = civitas.title("civilization-1980")
    presenter = Presenter(title, language(lang, title.id))
    presenter.attend(title.scenario(scenario).perspective(0))
    found: dict[str, list[str]] = {}
    for choice in presenter.choices():
        heading, label = (Text.from_markup(each).plain for each in (choice.heading, choice.label))
        found.setdefault(heading, []).append(label)
    return found


def test_a_choice_adds_how_many_its_price_and_its_notes_to_its_heading() -> None:
    assert labels(MOVING)["Knossos 4/3 ■:"] == ["→ Phaestos ×1–4 (1/2 ■)"]
    assert labels(BUYING)["Buy:"][2] == "Mysticism · 25 (30 − 5)"
    assert labels(BUYING, "de")[""] == ["nichts kaufen"]


def test_an_amount_that_a_label_tells_is_not_told_twice() -> None:
    assert labels(MOVING)["Ship 1 in Knossos (0/5):"][0] == "load 1–4"


def test_a_question_that_no_language_has_words_for_is_asked_plainly() -> None:
    presenter = Presenter(TOY, language("en", TOY.id))
    presenter.attend(TOY.new_game(players=2, seed=1).perspective(0))
    assert presenter.question() == ("You can", "")
    assert presenter.names() == ["Player 1", "Player 2"]
