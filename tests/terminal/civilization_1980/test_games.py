"""Whole games of Civilization (1980) at the terminal: played by number and in words, in both languages."""

import re

import pytest

from civitas.bots import bot
from civitas.language import LANGUAGES
from tests.terminal.seated import TITLE, Follower, Person

LEFTOVER = re.compile(r"\b(event|list|item|question|verb|word|choice|heading|about|ending|input)-[a-z]+")
"""Ids of messages have no place on the screen."""
ENGLISH = re.compile(r"\b(tokens?|city|cities|draws|moves|buys|pays|trade|offers everyone|round)\b", re.IGNORECASE)
"""Words that would betray a sentence left in English; names of areas and nations are free."""

EXPECTED = {
    "en": ["The game is over.", "offers everyone", "Your hand:", "Buy civilization cards?"],
    "de": ["Das Spiel ist zu Ende.", "bietet allen", "Deine Hand:", "Zivilisationskarten kaufen?"],
}


def play(lang: str, name: str, options: dict[str, object], players: int, seed: int) -> Person:
    """A whole game of a person who does what a bot would do, against bots of the same kind."""
    person = Person(players=players, seed=seed, lang=lang, options=options, bot=name)
    Follower(person, bot(TITLE.id, name, 99), by_number=lambda turn: turn % 3 == 0)
    person.session.run()
    return person


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_game_against_stewards(lang: str) -> None:
    person = play(lang, "steward", {"end_triangle": 2}, players=3, seed=3)
    screen = person.screen.getvalue()
    assert person.position.is_over
    assert not LEFTOVER.search(screen)
    assert "{" not in screen
    words = {
        "en": ["The game is over.", "offers everyone", "Your hand:"],
        "de": ["Das Spiel ist zu Ende.", "bietet allen"],
    }
    for word in words[lang]:
        assert word in screen
    if lang == "de":
        assert not ENGLISH.search(screen)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [
        {"variant": "nomads-and-seafarers", "nomad_rounds": 8},
        {"variant": "farmers-and-citizens", "shorten": 2, "round_limit": 20},
    ],
    ids=["nomads", "farmers"],
)
def test_the_small_games_at_random(lang: str, options: dict[str, object]) -> None:
    person = play(lang, "random", options, players=2, seed=5)
    screen = person.screen.getvalue()
    assert person.position.is_over
    assert not LEFTOVER.search(screen)
    if lang == "de":
        assert not ENGLISH.search(screen)


def test_the_winner_is_congratulated() -> None:
    person = play("en", "random", {"variant": "nomads-and-seafarers", "nomad_rounds": 8}, players=2, seed=8)
    result = person.position.result
    assert result is not None
    assert ("You have won!" in person.screen.getvalue()) == (0 in result.winners)
    assert "The last round is over; most areas win." in person.screen.getvalue()
