"""A title that the page was not built with: in the lobby with its own picture, at a table with its own board."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.installing import found_by_processes, install
from tests.web.conftest import Come
from tests.web.looking import unnamed, untold
from tests.web.person import PHONE, Person, Playing
from tests.web.process import Server

TITLE = "two-rivers"
BOX = f".shelf [data-title='{TITLE}']"


@pytest.fixture(scope="module")
def sixth(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which a sixth title is installed."""
    with found_by_processes(install(tmp_path_factory.mktemp("installed"))):
        started = Server(tmp_path_factory.mktemp("sixth") / "civitas.db")
    yield started
    started.end()


def at_the_table(come: Come, sixth: Server, language: str = "en", **options: object) -> Person:
    """Anna at a table of two, asked for the first time."""
    anna = come("Anna", at=sixth.base, **options)
    anna.remember("none", "none", language=language, tokens={})
    anna.open_table(TITLE, 2, bots=["merchant"])
    anna.wait_until_asked()
    anna.page.locator(".two-rivers .land").wait_for()
    return anna


def region(anna: Person, name: str) -> Locator:
    """A region of the land."""
    return anna.page.locator(f".land [data-explain='region-{name}']")


def answer_by(anna: Person, *clicked: Locator) -> None:
    """Click on the board until the question is answered and the next one has come."""
    seq = anna.seq
    for each in clicked:
        each.click()
    anna.wait_until_asked(seq)


def deed(anna: Person, words: str) -> Locator:
    """What the board offers to do with what was chosen there."""
    return anna.page.locator(".deeds").get_by_role("button", name=words)


def test_its_box_stands_with_the_others(come: Come, sixth: Server) -> None:
    anna = come("Anna", at=sixth.base)
    anna.visit()
    expect(anna.page.locator(".shelf li")).to_have_count(6)
    box = anna.page.locator(BOX)
    for words in ("Two Rivers", "2024 · Civitas contributors", "2 to 4 players", "secret swaps"):
        expect(box).to_contain_text(words)
    assert anna.page.locator(f"{BOX} img").evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
    anna.page.locator("header [lang=de]").click()
    expect(box).to_contain_text("heimlicher Tausch")


def test_moves_are_made_on_its_own_board(come: Come, sixth: Server) -> None:
    anna = at_the_table(come, sixth)
    expect(anna.page.locator("header")).to_contain_text("Two Rivers")
    expect(anna.page.locator("header")).to_contain_text("Round 1 of 8")
    accent = "table => getComputedStyle(table).getPropertyValue('--accent')"
    assert "#2f7150" in anna.page.locator(".table").evaluate(accent)
    hills, bend = region(anna, "cedar-hills"), region(anna, "west-bend")
    answer_by(anna, hills, deed(anna, "raise one more in Cedar Hills"))
    expect(hills).to_have_attribute("aria-label", "Cedar Hills: 3 of 3 people, Anna")
    answer_by(anna, hills, bend)
    expect(bend).to_have_attribute("aria-label", "West Bend: 1 of 3 people, Anna")
    anna.page.locator("#tab-log").click()
    expect(anna.page.locator(".table")).to_contain_text("Anna goes from Cedar Hills to West Bend.")


def test_it_speaks_german(come: Come, sixth: Server) -> None:
    anna = at_the_table(come, sixth, "de")
    expect(anna.page.locator(".decision")).to_contain_text("Was tut dein Volk?")
    expect(anna.page.locator(".two-rivers")).to_contain_text("Zedernberge")
    hills = region(anna, "cedar-hills")
    answer_by(anna, hills, deed(anna, "in Zedernberge eine Stadt bauen"))
    expect(hills).to_have_attribute("aria-label", "Zedernberge: 0 von 3 Menschen, Stadt, Anna")
    assert unnamed(anna.page) == []
    assert untold(anna.page) == []


def test_what_cannot_be_done_is_explained_by_its_rule(come: Come, sixth: Server) -> None:
    anna = at_the_table(come, sixth)
    region(anna, "reed-marsh").click()
    expect(anna.page.locator(".refusal")).to_contain_text("Growing")


def test_a_whole_game_is_played_on_a_phone(come: Come, sixth: Server) -> None:
    anna = at_the_table(come, sixth, **PHONE)
    Playing(anna, seed=3).to_the_end()
    expect(anna.page.locator(".ranking")).to_be_visible()
    expect(anna.page.locator("body")).to_contain_text("The last round is over.")
