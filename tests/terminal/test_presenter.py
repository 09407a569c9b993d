"""Titles without a presenter of their own are shown plainly; others register theirs."""

import pytest

from civitas.language import language
from civitas.terminal import titles
from civitas.terminal.presenter import Presenter
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
