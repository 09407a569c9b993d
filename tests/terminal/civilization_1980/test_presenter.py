"""Civilization (1980) at the terminal: the situation, offers, prices, explanations and the map."""

import pytest

from civitas.core.dice import Dice
from tests.terminal.civilization_1980.situations import BUYING, MOVING, TRADING, moving
from tests.terminal.seated import TITLE, Person, lines_with, place

# The situation.


def test_the_situation_shows_everybody_and_what_is_mine() -> None:
    screen = moving().type()
    (own,) = lines_with(screen, "● Crete (you)")
    assert own.split()[3:10] == ["0", "5", "48", "3", "1", "0", "0"]
    assert lines_with(screen, "● Thrace", "55")
    assert lines_with(screen, "Your areas:", "Knossos 4/3 ■", "Phaestos 1/2 ■")
    assert lines_with(screen, "Your ships:", "1 Knossos")
    assert lines_with(screen, "5 Movement", "to act: Crete")
    assert "Move your tokens and ships:" in screen
    assert lines_with(screen, "Knossos 4/3 ■:", "→ Phaestos ×1–4 (1/2 ■)")
    assert lines_with(screen, "Ship 1 in Knossos (0/5):", "load 1–4", "→ Rhodes (0/2 ■)")


def test_the_situation_is_german_for_germans() -> None:
    screen = moving("de").type()
    assert lines_with(screen, "● Kreta (du)")
    assert lines_with(screen, "5 Bewegung", "am Zug: Kreta")
    assert lines_with(screen, "Deine Gebiete:", "Phaistos 1/2")
    assert lines_with(screen, "Schiff 1 in Knossos (0/5):", "1–4 laden")
    assert "Deine Wahl" in Person(scenario=MOVING, lang="de").session.language.text("prompt")


def test_the_hand_shows_what_sets_are_worth() -> None:
    screen = Person(scenario=TRADING).type()
    assert lines_with(screen, "Your hand:", "3 Iron =18", "2 Salt =12", "1 Bronze =6", "6 cards, worth 36")


def test_purchases_show_prices_with_credits() -> None:
    screen = Person(scenario=BUYING).type()
    assert lines_with(screen, "Prices for you:", "Pottery 45")
    assert lines_with(screen, "Mysticism 25", "Drama and Poetry 55")
    assert "Philosophy 205" not in screen
    assert lines_with(screen, "54 in hand + 12 in the treasury = 66")
    assert lines_with(screen, "Buy:", "Pottery · 45", "Mysticism · 25 (30 − 5)")
    assert lines_with(screen, "Next space:", "no condition")


@pytest.mark.parametrize("scenario", [MOVING, TRADING, BUYING])
def test_the_screen_shows_nothing_that_the_seat_cannot_know(scenario: dict[str, object]) -> None:
    person = Person(scenario=scenario)
    real = person.type("log", "?", "? gold", "map sparta")
    imagined = Person(scenario=scenario)
    place(imagined.session.table, TITLE.scenario(scenario).perspective(0).imagine(Dice.seeded(5)))
    imagined.session.table.log = list(person.session.table.log)
    imagined.session.told = 0
    assert imagined.type("log", "?", "? gold", "map sparta") == real
    assert "Gold =" not in real


# Trading.


def test_an_offer_in_one_line() -> None:
    person = Person(scenario=TRADING)
    screen = person.type("offer everyone: 2 salt, 1 bronze; claim gold; name salt")
    assert person.texts[:6] == ["offer everyone", "put salt", "put salt", "put bronze", "claim gold", "name salt"]
    assert "Crete offers everyone 3 cards worth 18, Salt among them; claimed: Gold." in screen


def test_an_offer_step_by_step_shows_the_package() -> None:
    person = Person(scenario=TRADING)
    screen = person.type("offer thrace", "put salt", "put salt")
    assert lines_with(screen, "Your package:", "to Thrace", "still empty")
    assert lines_with(screen, "Your package:", "to Thrace", "2 Salt, worth 12")
    screen = person.type("undo")
    assert "Taken back: put in Salt." in screen


def test_a_german_offer_in_one_line() -> None:
    person = Person(scenario=TRADING, lang="de")
    screen = person.type("biete alle: 2 salz, bronze; nenne salz")
    assert "Kreta bietet allen 3 Karten im Wert von 18, darunter Salz." in screen


def test_a_package_can_be_emptied_again_and_an_offer_changed_in_place() -> None:
    person = Person(scenario=TRADING)
    screen = person.type("offer everyone: 2 salt, 1 bronze; remove bronze; put bronze; want gold")
    assert lines_with(screen, "Your package:", "2 Salt, Bronze, worth 18", "wanting Gold")
    screen = person.type("name salt")
    assert "Crete offers everyone 3 cards worth 18, Salt among them; wanted for it: Gold." in screen
    screen = person.type("change crete-1")
    assert lines_with(screen, "Crete 1", "wants Gold", "really: 2 Salt, Bronze")
    assert lines_with(screen, "Your package:", "changes Crete 1", "2 Salt, Bronze")
    screen = person.type("unsay; name bronze")
    assert "Crete changes offer 1: 3 cards worth 18, Bronze among them." in screen


def test_an_offer_of_cards_that_are_not_there_is_refused_as_a_whole() -> None:
    person = Person(scenario=TRADING)
    screen = person.type("offer everyone: 3 salt; name salt")
    assert "That is not allowed: put in Salt." in screen
    assert person.texts == []


# Explanations.


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("pottery", ["In a famine", "Pottery · Crafts · 45", "Credits it gives", "Cloth Making: 10"]),
        ("töpfern", ["Pottery"]),
        ("flood", ["The victim loses 17 units", "red calamity of stack 3"]),
        ("piracy", ["black calamity of stack 9"]),
        ("salt", ["Worth 3 each", "2 × Salt: 12", "3 × Salt: 27"]),
        ("knossos", ["Feeds 3", "City site", "Here: Crete 4 (feeds 3), ship of Crete", "By land:", "By water:"]),
        ("crete", ["Start area: Knossos.", "Early Bronze Age: 5 (2 cities)", "Cities: 0/9"]),
        ("egypt", ["Nobody plays this nation."]),
        ("43.7-a", ["Rule 43.7 "]),
        ("law", ["Law · Civics · 170"]),
        ("philosophy", ["Needs Law."]),
        ("xyzzy", ["I know nothing called “xyzzy”."]),
    ],
)
def test_help_explains_words(word: str, expected: list[str]) -> None:
    screen = moving().tell(f"? {word}")
    for text in expected:
        assert text in screen


def test_map_shows_areas_and_regions() -> None:
    screen = moving().tell("map knossos", "map beige", "map", "map pink", "map atlantis", "map red sea")
    assert lines_with(screen, "By land:", "Phaestos 2 ■ (Crete 1)")
    assert lines_with(screen, "Sparta 1 ■ (Thrace 1)")
    assert "There are Beige, Pink, Green, Yellow, Open Sea." in screen
    assert "This region is not in play." in screen
    assert "only ships with Astronomy" in screen
