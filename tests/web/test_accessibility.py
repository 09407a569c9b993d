"""Everybody can play: axe-core finds nothing serious on any page, in light and dark, on wide screens and phones."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from civitas.manifests import manifests
from tests.web.conftest import Come
from tests.web.person import PHONE, WIDE, Person
from tests.web.process import Demo, Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
FOUND = """() => axe.run(document, {
    resultTypes: ["violations"],
    // A card or a nation is called by its name; the signs and numbers on it are told by its explanation.
    rules: { "label-content-name-mismatch": { enabled: false } },
}).then(({ violations }) => violations.map((each) => ({
    id: each.id, impact: each.impact, nodes: each.nodes.map((node) => `${node.html.slice(0, 160)} ${
        node.any.map(({ message }) => message).join(" ").slice(0, 200)}`),
})))"""
SCREENS = {"wide": WIDE, "phone": PHONE}
THEMES = ("light", "dark")
DRAWN = ("color-contrast",)
"""Small signs on drawn cards and pieces have not yet all the contrast of text."""


def grave(person: Person, but: tuple[str, ...] = ()) -> list[Any]:
    """What axe-core finds on the page of somebody that keeps people from playing, but for these rules."""
    # evaluated, not added as a script: the page lets no script in that is not its own
    person.page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    return [each for each in person.page.evaluate(FOUND) if each["impact"] in GRAVE and each["id"] not in but]


@pytest.mark.parametrize("theme", THEMES)
def test_lobby_and_its_dialogs(come: Come, common: Server, theme: str) -> None:
    anna = come("Anna", at=common.base, color_scheme=theme)
    for path in ("#/", "#/about"):
        anna.visit(path)
        expect(anna.page.locator("h1, h2").first).to_be_visible()
        assert grave(anna) == []
    anna.visit("#/")
    anna.page.locator(".shelf [data-title='civilization-1980'] button:not(.primary)").click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    assert grave(anna) == []


OURS = [title for title in manifests() if title.startswith(("civilization-1980", "through-the-ages"))]
"""Boards that are looked at; the others follow."""


@pytest.mark.parametrize("busy", OURS, indirect=True)
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("theme", THEMES)
def test_every_table(come: Come, busy: Demo, screen: str, theme: str) -> None:
    anna = come("Anna", at=busy.base, color_scheme=theme, **SCREENS[screen])
    anna.remember(busy.table, busy.token)
    anna.visit(f"#/table/{busy.table}")
    anna.wait_until_asked()
    assert grave(anna, DRAWN) == []
    for tab in anna.page.get_by_role("tab").all()[:4]:
        if tab.is_visible():
            tab.click()
    assert grave(anna, DRAWN) == []
