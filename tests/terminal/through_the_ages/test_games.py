"""Whole games of Through the Ages at the terminal: played by number and in words, and watched, in both languages."""

import io
import re

import pytest
from rich.console import Console

import civitas
from civitas.bots import bot
from civitas.core.table import Table
from civitas.language import LANGUAGES, language
from civitas.terminal.through_the_ages.presenter import TITLES
from civitas.terminal.watch import watch
from tests.terminal.seated import Follower, Person

LEFTOVER = re.compile(
    r"\b(event|list|item|question|verb|word|choice|heading|about|ending|input|board|done|card|pact|type|yield)-[a-z]+"
)
"""Ids of messages have no place on the screen."""
ENGLISH = re.compile(r"\b(takes?|builds?|draws|food|resources?|player|round|workers?|yellow|blue|discards?)\b")
"""Words that would betray a sentence left in English."""
EXPECTED = {
    "en": ["The game is over.", "Card row", "Your actions:", "raises a worker"],
    "de": ["Das Spiel ist zu Ende.", "Deine Aktionen:", "vermehrt die Bevölkerung"],
}
CARD_ROW = dict(zip(TITLES, ("Kartenreihe", "Kartenleiste"), strict=True))
"""What the card row is called in German, in each edition by its own word."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("title", "options", "width"),
    [
        (TITLES[0], {"mode": "simple"}, 80),
        (TITLES[0], {"resignation": False, "military_draw": True}, 160),
        (TITLES[1], {"resignation": False}, 80),
    ],
    ids=["2006-simple", "2006-full", "2015"],
)
def test_a_whole_game_at_random(lang: str, title: str, options: dict[str, object], width: int) -> None:
    found = civitas.title(title)
    person = Person(title=found, players=2, seed=3, lang=lang, options=options, bot="random", width=width)
    Follower(person, bot(title, "random", 9), by_number=lambda turn: turn % 2 == 0)
    person.session.run()
    screen = person.screen.getvalue()
    assert person.position.is_over
    assert not LEFTOVER.search(screen)
    assert "{" not in screen
    assert max(len(line) for line in screen.splitlines()) <= width
    for words in EXPECTED[lang]:
        assert words in screen
    if lang == "de":
        assert not ENGLISH.search(screen)
        assert [word for word in CARD_ROW.values() if word in screen] == [CARD_ROW[title]]


@pytest.mark.parametrize("title", TITLES)
def test_bots_can_be_watched(title: str) -> None:
    screen = io.StringIO()
    table = Table(civitas.title(title), players=3, seed=4, options={"resignation": False})
    console = Console(file=screen, width=160, highlight=False)
    watch(table, dict.fromkeys(range(3), "random"), language("en", title), console, rounds=3)
    told = screen.getvalue()
    for number in (1, 2, 3, 4):
        assert f"Round {number} · " in told
    assert "Player 2, round 2" in told
    assert "You draw" not in told
    assert "● Player 2  Despotism A" in told
