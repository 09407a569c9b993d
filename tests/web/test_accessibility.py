"""Everybody can play: axe-core finds nothing serious on any page, in light and dark, on wide screens and phones."""

import pytest
from playwright.sync_api import expect

from civitas.manifests import manifests
from tests.web.conftest import Come
from tests.web.looking import OF_COLOURS, grave
from tests.web.person import PHONE, WIDE
from tests.web.process import Demo, Server

SCREENS = {"wide": WIDE, "phone": PHONE}
THEMES = {"light": None, "dark": OF_COLOURS}
"""By which rules a page is judged: by night it is the same but for its colours."""


@pytest.mark.parametrize("theme", THEMES)
def test_lobby_and_its_dialogs(come: Come, common: Server, theme: str) -> None:
    anna = come("Anna", at=common.base, color_scheme=theme)
    for path in ("#/", "#/about", "#/companion/new-dawn"):
        anna.visit(path)
        expect(anna.page.locator("h1, h2").first).to_be_visible()
        assert grave(anna, rules=THEMES[theme]) == []
    anna.visit("#/")
    anna.page.locator(".shelf [data-title='civilization-1980'] button:not(.primary)").click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    assert grave(anna, rules=THEMES[theme]) == []


def test_a_heading_that_can_hardly_be_read_is_found(come: Come, common: Server) -> None:
    anna = come("Anna", at=common.base)
    anna.visit("#/about").locator("h1, h2").first.evaluate("heading => { heading.style.color = '#eee'; }")
    assert [each["id"] for each in grave(anna, rules=OF_COLOURS)] == ["color-contrast"]


@pytest.mark.parametrize("busy", manifests(), indirect=True)
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("theme", THEMES)
def test_every_table(come: Come, busy: Demo, screen: str, theme: str) -> None:
    anna = come("Anna", at=busy.base, color_scheme=theme, **SCREENS[screen])
    anna.remember(busy.table, busy.token)
    anna.visit(f"#/table/{busy.table}")
    anna.wait_until_asked()
    assert grave(anna, rules=THEMES[theme]) == []
    for tab in anna.page.get_by_role("tab").all()[:4]:
        if tab.is_visible():
            tab.click()
    assert grave(anna, rules=THEMES[theme]) == []
    anna.page.keyboard.press("?")
    expect(anna.page.locator("dialog[open]")).to_be_visible()
    assert grave(anna, "dialog[open]", THEMES[theme]) == []
