"""Watching bots: sentences, summaries, the result."""

import io

from rich.console import Console

from civitas.core.table import Table
from civitas.language import language
from civitas.terminal.watch import watch
from tests.terminal.seated import TITLE


def watched(*, bot: str = "random", rounds: int = 0, delay: float = 0.0, **options: object) -> str:
    screen = io.StringIO()
    table = Table(TITLE, players=2, seed=4, options=options)
    console = Console(file=screen, width=100, highlight=False)
    watch(table, {0: bot, 1: bot}, language("en", TITLE.id), console, delay, rounds)
    return screen.getvalue()


def test_a_game_is_told_to_its_end() -> None:
    screen = watched(variant="nomads-and-seafarers", nomad_rounds=8)
    assert "Round 8" in screen
    assert "The game is over." in screen
    assert "1. " in screen


def test_every_round_has_a_summary() -> None:
    screen = watched(bot="steward", rounds=3)
    for number in (1, 2, 3, 4):
        assert f"Round {number} ·" in screen
    assert "Round 5" not in screen
    assert "The game is over." not in screen


def test_a_delay_tells_every_message_once() -> None:
    quick, slow = watched(bot="steward", rounds=2), watched(bot="steward", rounds=2, delay=0.0001)
    for sentence in ("chooses", "begins with a token"):
        assert quick.count(sentence) == slow.count(sentence)


def test_nobody_hears_secrets() -> None:
    assert "You draw" not in watched(bot="steward", rounds=7)
