"""Every title in the middle of a game: in both languages, by day and by night, on a phone, and for every reader."""

import re

import pytest
from playwright.sync_api import Page, expect

from civitas.manifests import manifests
from tests.web.conftest import Come
from tests.web.looking import is_focus_marked, shades, unnamed, untold
from tests.web.person import PHONE, Person
from tests.web.process import Demo

TITLES = sorted(manifests())
TABS = ["decision", "log", "chat", "people"]
RAW = re.compile(
    r"\{|\}|undefined|NaN|\[object|\$[a-z]"
    r"|(?<![.\w-])(?:web|verb|heading|question|event|option|card|area|ending|phase|place)-[a-z]+"
)
"""What no player should ever read: placeholders, ids of messages, values that nobody has named."""

pytestmark = pytest.mark.parametrize("busy", TITLES, indirect=True)

READABLE = 4.5
"""The contrast that WCAG wants."""
READ = ("body", "header h1", ".decision h2")
MANY_STOPS = 12


def anna_at(come: Come, busy: Demo, language: str = "en", **options: object) -> Person:
    """Anna in front of the busy table."""
    anna = come("Anna", at=busy.base, **options)
    anna.remember(busy.table, busy.token, language=language)
    anna.visit(f"#/table/{busy.table}")
    anna.page.locator(".decision").wait_for()
    return anna


def words_of_all_tabs(page: Page) -> list[str]:
    """What the page says, tab by tab."""
    said = [page.title()]
    for tab in TABS:
        page.locator(f"#tab-{tab}").click()
        expect(page.locator(f"#tab-{tab}")).to_have_attribute("aria-selected", "true")
        said.append(page.locator("body").inner_text())
        said += page.locator("[aria-label]").evaluate_all("all => all.map(each => each.getAttribute('aria-label'))")
    return said


def test_every_word_is_there_in_both_languages(come: Come, busy: Demo) -> None:
    anna = anna_at(come, busy)
    spoken = {}
    for language in ("en", "de"):
        anna.page.locator(f"header [lang={language}]").click()
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        expect(anna.page.locator("#tab-decision")).to_have_text({"en": "Decision", "de": "Entscheidung"}[language])
        spoken[language] = words_of_all_tabs(anna.page)
        raw = sorted({found[0] for text in spoken[language] for found in RAW.finditer(text)})
        assert raw == [], [text for text in spoken[language] if RAW.search(text)][:3]
    same = set(spoken["en"]) & set(spoken["de"])
    assert len(same) < len(set(spoken["en"])) / 2, "most of it was not translated"


def test_the_board_can_be_told_to_who_does_not_see_it(come: Come, busy: Demo) -> None:
    anna = anna_at(come, busy)
    assert unnamed(anna.page) == []
    assert untold(anna.page) == []
    for _ in range(MANY_STOPS):
        anna.page.keyboard.press("Tab")
        assert is_focus_marked(anna.page), anna.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")


def test_night_is_dark_and_can_be_read(come: Come, busy: Demo) -> None:
    anna = anna_at(come, busy, color_scheme="dark")
    for selector in READ:
        night = shades(anna.page, selector)
        assert night.ground < 0.1
        assert night.contrast >= READABLE, selector
    anna.page.locator("header .settings > button").click()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "light")
    for selector in READ:
        day = shades(anna.page, selector)
        assert day.ground > 0.6
        assert day.contrast >= READABLE, selector


def test_a_phone_shows_everything_within_its_width(come: Come, busy: Demo) -> None:
    anna = anna_at(come, busy, **PHONE)
    page = anna.page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]
    board, panel = page.locator("main").bounding_box(), page.locator("#panel").bounding_box()
    assert board is not None
    assert panel is not None
    assert board["height"] > 200
    option = page.locator(".decision button:not([disabled])").last
    option.scroll_into_view_if_needed()
    box = option.bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= box["x"] + box["width"] <= PHONE["viewport"]["width"]
    assert panel["y"] <= box["y"] + box["height"] / 2 <= PHONE["viewport"]["height"]
    page.locator("#tab-log").tap()
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
