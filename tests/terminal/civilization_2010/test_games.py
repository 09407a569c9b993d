"""Whole games of Civilization (2010) at the terminal: played by number and in words, and watched, in both languages."""

import io
import re
from typing import Any

import pytest
from rich.console import Console

import civitas
from civitas.bots import bot
from civitas.core.events import Event
from civitas.core.table import Table
from civitas.language import LANGUAGES, language
from civitas.terminal.civilization_2010.presenter import TITLE
from civitas.terminal.watch import watch
from tests.terminal.seated import Follower, Person

BOARD_GAME = civitas.title(TITLE)
LEFTOVER = re.compile(
    r"\b(event|list|item|question|verb|word|choice|heading|about|ending|input|board|middle|done|card|square|resource|"
    r"piece|nation|goods|coin-place|group|direction|terrain|phase|offers|battle|there|short|sign)-[a-z]+"
)
"""Ids of messages have no place on the screen."""
ENGLISH = re.compile(r"\b(moves?|gains?|builds?|plays?|player|turn|trade|culture|city|army|scouts?|draws?|offer)\b")
"""Words that would betray a sentence left in English."""
EXPECTED = {
    "en": ["The game is over.", "Wonders:", "Which tech do you research", "Trade gained:", " learns "],
    "de": ["Das Spiel ist zu Ende.", "Weltwunder:", "Welche Technologie erforschst", "Handel erhalten:", " erlernt "],
}
NAMELESS = ("square-",)
"""Names of squares need no message."""


WIDTHS = {2: 80, 3: 160, 4: 120}
OPTIONS: dict[int, dict[str, object]] = {
    2: {},
    3: {"loot_event_card": "backs-only", "civilizations": "dealt"},
    4: {"city_state_5": "random", "civilizations": "chosen"},
}
IN_EVERY_RUN = {(2, "en"), (3, "de"), (4, "en")}
"""All options and both languages; the other language of each game is for `make soak`."""


def whole_games() -> list[Any]:
    """Every number of players in every language."""
    return [
        pytest.param(players, lang, marks=() if (players, lang) in IN_EVERY_RUN else pytest.mark.soak)
        for players in WIDTHS
        for lang in LANGUAGES
    ]


@pytest.mark.parametrize(("players", "lang"), whole_games())
def test_a_whole_game_at_random(players: int, lang: str) -> None:
    width, options = WIDTHS[players], {"turn_limit": 20, "trade_bound": 1, **OPTIONS[players]}
    person = Person(title=BOARD_GAME, players=players, seed=3, lang=lang, options=options, bot="random", width=width)
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
    assert ({"en": "You have won!", "de": "Du hast gewonnen!"}[lang] in screen) == (0 in result.winners)
    unknown = {name for event in person.session.table.log for name in nameless(event)}
    assert unknown == set()


def nameless(event: Event) -> list[str]:
    """The names in an event that no language knows."""
    known = language("en", TITLE)
    told = [value if isinstance(value, list) else [value] for value in event.arguments.values()]
    names = [name for each in told for name in each if isinstance(name, str)]
    return [name for name in names if not name.startswith(NAMELESS) and not known.has(name)]


def test_bots_can_be_watched() -> None:
    screen = io.StringIO()
    table = Table(BOARD_GAME, players=3, seed=4, options={"turn_limit": 20})
    console = Console(file=screen, width=160, highlight=False)
    watch(table, dict.fromkeys(range(3), "random"), language("en", TITLE), console, rounds=3)
    told = screen.getvalue()
    for number in (1, 2, 3):
        assert f"Turn {number} · " in told
    assert "Turn 5 · " not in told
    assert "founds the capital on" in told
    assert "Trade gained:" in told
