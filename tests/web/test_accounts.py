"""A public server in the browser: whoever plays there has an account."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.process import Server

TITLE = "new-dawn"
PASSWORD = "correct horse battery"


@pytest.fixture
def public(built_page: None, tmp_path: Path) -> Iterator[Server]:
    """A server for everybody."""
    started = Server(tmp_path / "civitas.db", public=True)
    yield started
    started.end()


def enter(page: Page, name: str, password: str, *, is_new: bool = False) -> None:
    """Fill in the form and send it."""
    page.get_by_role("button", name="I am new here" if is_new else "I have an account").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Password").fill(password)
    page.locator("form button[type=submit]").click()


def test_one_registers_plays_logs_out_and_comes_back(come: Come, public: Server) -> None:
    anna = come("Anna", at=public.base)
    page = anna.visit("#/login")
    with anna.while_the_network_fails():
        enter(page, "Anna", PASSWORD)
        expect(page.get_by_role("alert")).to_have_text("The name or the password is wrong.")
    enter(page, "Anna", PASSWORD, is_new=True)
    expect(page.get_by_role("link", name="Anna", exact=True)).to_be_visible()
    table = anna.open_table(TITLE, 2, bots=["envoy"])
    anna.wait_until_asked()
    anna.visit("#/")
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_role("link", name="Log in")).to_be_visible()
    anna.visit(table)
    expect(page.locator("#panel")).to_contain_text("watching")
    anna.visit("#/login")
    enter(page, "Anna", PASSWORD)
    page.locator(f".tables a[href='{table}']").click()
    anna.wait_until_asked()


def test_who_logs_out_in_another_tab_only_watches_from_then_on(come: Come, public: Server) -> None:
    anna = come("Anna", at=public.base)
    enter(anna.visit("#/login"), "Anna", PASSWORD, is_new=True)
    expect(anna.page.get_by_role("button", name="Log out")).to_be_visible()
    anna.open_table(TITLE, 2, bots=["envoy"])
    anna.wait_until_asked()
    other = anna.context.new_page()
    other.goto(public.base)
    with anna.while_the_network_fails():
        other.get_by_role("button", name="Log out").click()
        expect(anna.page.locator("#panel")).to_contain_text("watching")
    expect(anna.page.locator(".decision")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_the_head_of_the_page_stays_one_line(come: Come, public: Server, phone: bool) -> None:
    options = {"viewport": {"width": 360, "height": 740}} if phone else {}
    anna = come("Anna", at=public.base, locale="de-DE", **options)
    page = anna.visit("#/login")
    before = page.locator("header").bounding_box()
    page.get_by_role("button", name="Ich bin neu hier").click()
    page.get_by_label("Dein Name").fill("Anna-Katharina")
    page.get_by_label("Passwort").fill(PASSWORD)
    page.locator("form button[type=submit]").click()
    expect(page.get_by_role("link", name="Anna-Katharina")).to_be_visible()
    after = page.locator("header").bounding_box()
    assert before is not None
    assert after is not None
    assert abs(after["height"] - before["height"]) <= 2
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
