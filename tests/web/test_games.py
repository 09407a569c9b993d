"""A complete short game of each title, played by clicking what the page offers, against bots."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.person import Playing
from tests.web.process import Server

GAMES: dict[str, tuple[int, dict[str, str], list[str]]] = {
    "civilization-1980": (3, {"variant": "nomads-and-seafarers", "nomad_rounds": "8"}, ["steward", "steward"]),
    "through-the-ages-2006": (2, {"mode": "simple"}, ["minister"]),
    "through-the-ages-2015": (2, {}, ["minister"]),
    "new-dawn": (2, {"automa": "settler"}, []),
    "civilization-2010": (2, {"turn_limit": "20"}, ["consul"]),
}
"""Players, options and bots of a short game."""


@pytest.mark.parametrize("title", GAMES)
def test_a_game_is_played_to_its_end_by_clicking(come: Come, server: Server, title: str) -> None:
    players, options, bots = GAMES[title]
    anna = come("Anna", at=server.base)
    anna.open_table(title, players, options, bots)
    playing = Playing(anna, seed=1)
    playing.to_the_end()
    expect(anna.page.locator(".ranking li")).to_have_count(players)
    expect(anna.page.locator(".ranking .winner")).not_to_have_count(0)
    expect(anna.page.locator(".decision")).to_have_count(0)
    assert playing.board_clicks > 0

    anna.visit()
    finished = anna.page.get_by_role("region", name="Finished").locator(f"a[data-title='{title}']")
    expect(finished).to_have_count(1)
    finished.click()
    expect(anna.page.locator(".ranking li")).to_have_count(players)
