"""Whole games of A New Dawn at the terminal: played by number and in words, and watched, in both languages."""

import io
import re

import pytest
from rich.console import Console

import civitas
from civitas.bots import bot
from civitas.core.events import Event
from civitas.core.table import Table
from civitas.language import LANGUAGES, language
from civitas.terminal.new_dawn.presenter import TITLE
from civitas.terminal.watch import watch
from tests.terminal.seated import Follower, Person

DAWN = civitas.title(TITLE)
LEFTOVER = re.compile(
    r"\b(event|list|item|question|verb|word|choice|heading|about|ending|input|board|middle|done|card|criterion|space|"
    r"resource|store|source|sign|piece)-[a-z]+"
)
"""Ids of messages have no place on the screen."""
ENGLISH = re.compile(r"\b(places?|builds?|moves?|gains?|player|round|slot|tokens?|city|caravans?|spends?)\b")
"""Words that would betray a sentence left in English."""
EXPECTED = {
    "en": ["The game is over.", "World wonders", "which focus card", "places control tokens"],
    "de": ["Das Spiel ist zu Ende.", "Weltwunder", "Welche Fokuskarte", "legt Kontrollmarker"],
}
NAMELESS = ("space", "event")
"""Arguments of events that need no name, like single letters: spaces go by their numbers, events are told by id."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options", "width"),
    [
        (2, {"automa": "emperor", "round_limit": 40}, 80),
        (3, {"automa": "settler", "map": "built", "round_limit": 40}, 160),
        (2, {"map": "built", "round_limit": 40}, 120),
    ],
    ids=["solo", "built-with-automated-player", "built"],
)
def test_a_whole_game_at_random(lang: str, players: int, options: dict[str, object], width: int) -> None:
    person = Person(title=DAWN, players=players, seed=3, lang=lang, options=options, bot="random", width=width)
    Follower(person, bot(TITLE, "random", 9), by_number=lambda turn: turn % 2 == 0)
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
    result = person.position.result
    assert result is not None
    congratulated = {"en": "You have won!", "de": "Du hast gewonnen!"}[lang] in screen
    assert congratulated == (result.ending == "victory" and 0 in result.winners)
    unknown = {name for event in person.session.table.log for name in nameless(event)}
    assert unknown == set()


def nameless(event: Event) -> list[str]:
    """The names in an event that no language knows."""
    names = [value for value in event.arguments.values() if isinstance(value, str)]
    known = language("en", TITLE)
    return [name for name in names if len(name) > 1 and not name.startswith(NAMELESS) and not known.has(name)]


def test_bots_can_be_watched() -> None:
    screen = io.StringIO()
    table = Table(DAWN, players=3, seed=4, options={"automa": "prince"})
    console = Console(file=screen, width=160, highlight=False)
    watch(table, dict.fromkeys(range(2), "random"), language("en", TITLE), console, rounds=3)
    told = screen.getvalue()
    for number in (1, 2, 3, 4):
        assert f"Round {number} · " in told
    assert "turns the event dial: barbarians move" in told
    assert "A Automated player" in told
    assert "● 2 Player 2" in told
