"""Keeping order in the browser: a line is reported, a moderator removes it, and muted people are not heard."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from civitas.server.order import name_moderator
from civitas.server.storage.database import Database
from tests.web.conftest import Come
from tests.web.test_people import Public

TITLE = "new-dawn"
RUDE = "something rude"


@pytest.fixture(scope="module")
def public(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Public]:
    """A server for everybody."""
    started = Public(tmp_path_factory.mktemp("order") / "civitas.db")
    yield started
    started.server.end()


def make_moderator(path: Path, name: str) -> None:
    database = Database(str(path))
    name_moderator(database, name, True)
    database.close()


def test_a_reported_line_is_removed_and_who_is_muted_is_not_heard(come: Come, public: Public) -> None:
    ada, ben, mia = (public.enter(come(name, at=public.server.base), name) for name in ("Ada", "Ben", "Mia"))
    make_moderator(public.path, "Mia")
    table = ada.open_table(TITLE, 3, bots=["open", "open"])
    ada.page.get_by_label("Invite by name").fill("Ben")
    ada.page.get_by_role("button", name="Invite", exact=True).click()
    expect(ada.page.get_by_role("status")).to_contain_text("Ben")
    page = ben.visit("#/")
    invited = page.locator("section", has=page.get_by_role("heading", name="You are invited"))
    invited.get_by_role("button", name="Sit down").click()
    ben.page.wait_for_url(f"**/{table}")
    for line in ("good day", RUDE):
        ben.page.get_by_label("Say something").fill(line)
        ben.page.get_by_role("button", name="Send").click()
        expect(ben.page.locator(".chat li", has_text=line)).to_be_visible()
    rude = ada.page.locator(".chat li", has_text=RUDE)
    rude.get_by_role("button", name="Mute, block or report Ben").click()
    ada.page.get_by_label("What is wrong?").fill("That is rude.")
    ada.page.get_by_role("dialog").get_by_role("button", name="Send").click()
    expect(ada.page.get_by_role("dialog").get_by_role("status")).to_contain_text("The moderators will look at it.")
    ada.page.get_by_role("button", name="Mute", exact=True).click()
    ada.page.get_by_role("button", name="Close").click()
    muted = ada.page.get_by_role("button", name="a line of somebody you have muted")
    expect(muted).to_have_count(2)
    muted.last.click()
    expect(rude).to_be_visible()

    expect(ben.visit("#/order").locator("main")).to_contain_text("for the moderators of this server only")
    ben.visit(table)
    mia.visit("#/").get_by_role("link", name="Order").click()
    card = mia.page.get_by_role("article")
    expect(card).to_contain_text("Ada reports a line of Ben")
    expect(card).to_contain_text("good day")
    card.get_by_role("button", name="Remove the line").click()
    for page in (ada.page, ben.page):
        expect(page.locator(".chat li", has_text="this line was removed")).to_be_visible()
        expect(page.locator(".chat li", has_text=RUDE)).to_have_count(0)
    card.get_by_role("button", name="Mark as settled").click()
    expect(mia.page.locator("main")).to_contain_text("No report is open.")
    expect(mia.page.locator("main")).to_contain_text("Mia has settled report")

    mine = ada.visit("#/account").locator("section", has_text="Muted and blocked")
    mine.get_by_role("button", name="Hear again").click()
    expect(mine).to_contain_text("Nobody.")
