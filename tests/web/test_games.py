"""Complete short games of each title against bots, mostly played on the board: on wide screens and on phones."""

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.looking import grave
from tests.web.person import PHONE, WIDE, Playing
from tests.web.process import Server


class Short(NamedTuple):
    """Players, options and bots of a short game."""

    players: int
    options: dict[str, str]
    bots: list[str]
    eagerness: float = 0.35
    """How often the player does something else than to move on."""


GAMES = {
    "civilization-1980": Short(3, {"variant": "nomads-and-seafarers", "nomad_rounds": "8"}, ["steward", "steward"]),
    "through-the-ages-2006": Short(2, {"mode": "simple"}, ["minister"]),
    "through-the-ages-2015": Short(2, {}, ["minister"]),
    "new-dawn": Short(2, {"automa": "settler"}, []),
    "civilization-2010": Short(2, {"turn_limit": "20"}, ["emperor"], 0.1),
}
SCREENS: dict[str, dict[str, Any]] = {"wide": WIDE, "phone": PHONE}
LONG = {
    ("through-the-ages-2015", "phone"),
    ("civilization-2010", "phone"),
    ("new-dawn", "phone"),
}
"""Games of many decisions; the other screen of the same title is in every run."""
EAGER_FOR_THE_BOARD = 0.85


def whole_games() -> list[Any]:
    """Every title on every screen."""
    return [
        pytest.param(title, screen, marks=pytest.mark.soak if (title, screen) in LONG else ())
        for title in GAMES
        for screen in SCREENS
    ]


@pytest.mark.parametrize(("title", "screen"), whole_games())
def test_a_game_is_played_to_its_end_on_the_board(come: Come, server: Server, title: str, screen: str) -> None:
    players, options, bots, eagerness = GAMES[title]
    anna = come("Anna", at=server.base, **SCREENS[screen])
    anna.open_table(title, players, options, bots)
    playing = Playing(anna, seed=1, eagerness=eagerness, on_the_board=EAGER_FOR_THE_BOARD)
    playing.to_the_end()
    expect(anna.page.locator(".ranking li")).to_have_count(players)
    expect(anna.page.locator(".ranking .winner")).not_to_have_count(0)
    expect(anna.page.locator(".decision")).to_have_count(0)
    expect(anna.page.locator(".ending .charts").get_by_role("img")).to_be_visible()
    assert grave(anna) == []
    assert playing.answers_on_the_board * 2 >= playing.answers
    assert playing.hand.out_of_reach == set()
    assert playing.hand.too_small == set()

    anna.visit()
    finished = anna.page.get_by_role("region", name="Finished").locator(f"a[data-title='{title}']")
    expect(finished).to_have_count(1)
    finished.click()
    expect(anna.page.locator(".ranking li")).to_have_count(players)
