"""The page of one's own account: passkeys with Chromium's virtual authenticator, and the links of letters."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.postbox import Postbox, postbox
from tests.server.serving import eventually
from tests.web.conftest import Come
from tests.web.process import Server
from tests.web.test_accounts import PASSWORD, enter

ADDRESS = "anna@example.org"
NEW = "another horse battery"


@pytest.fixture
def box() -> Iterator[Postbox]:
    with postbox() as running:
        yield running


@pytest.fixture
def public(built_page: None, box: Postbox, tmp_path: Path) -> Iterator[Server]:
    """A server for everybody that writes letters, under a name: an address of numbers has no passkeys."""
    started = Server(tmp_path / "civitas.db", public=True, mail=box.url)
    started.base = f"http://localhost:{started.port}/"
    yield started
    started.end()


def give_authenticator(page: Page) -> None:
    """A device that makes passkeys and lets its user be verified."""
    devices = page.context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options.update(isUserVerified=True, automaticPresenceSimulation=True)
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def follow(page: Page, box: Postbox, number: int) -> None:
    """Open the link in the letter of this number, counted from 1."""
    eventually(lambda: len(box.letters) >= number)
    found = re.search(r"http://localhost:\d+/#/\S+", str(box.letters[number - 1].get_content()))
    assert found is not None
    page.goto(found[0])


def test_one_logs_in_with_a_passkey_and_deletes_the_account_with_it(come: Come, public: Server) -> None:
    anna = come("Anna", at=public.base)
    page = anna.visit("#/login")
    give_authenticator(page)
    enter(page, "Anna", PASSWORD, is_new=True)
    page.get_by_role("link", name="Anna", exact=True).click()
    passkeys = page.locator("section", has=page.get_by_role("heading", name="Passkeys"))
    passkeys.get_by_label("Name of the new passkey").fill("My laptop")
    passkeys.get_by_label("Your password").fill(PASSWORD)
    passkeys.get_by_role("button", name="Add a passkey").click()
    expect(passkeys.get_by_role("listitem")).to_contain_text("My laptop")
    page.get_by_role("button", name="Log out everywhere").click()
    page.get_by_role("navigation").get_by_role("link", name="Log in").click()
    page.get_by_role("button", name="Log in with a passkey").click()
    page.get_by_role("link", name="Anna", exact=True).click()
    with page.expect_download() as fetched:
        page.get_by_role("link", name="Fetch everything as a file").click()
    assert "My laptop" in Path(fetched.value.path()).read_text(encoding="utf-8")
    page.get_by_role("button", name="Delete the account").click()
    page.get_by_role("button", name="Delete everything now").click()
    expect(page.get_by_role("navigation").get_by_role("link", name="Log in")).to_be_visible()


def test_a_forgotten_password_is_set_anew_by_letter(come: Come, public: Server, box: Postbox) -> None:
    anna = come("Anna", at=public.base)
    page = anna.visit("#/login")
    enter(page, "Anna", PASSWORD, is_new=True)
    page.get_by_role("link", name="Anna", exact=True).click()
    address = page.locator("section", has=page.get_by_role("heading", name="E-mail address"))
    address.get_by_label("Address", exact=True).fill(ADDRESS)
    address.get_by_label("Your password").fill(PASSWORD)
    address.get_by_role("button", name="Send a letter to it").click()
    expect(address.get_by_role("status")).to_contain_text(ADDRESS)
    follow(page, box, 1)
    page.get_by_role("button", name="Yes, that is my address").click()
    expect(page.get_by_role("status")).to_have_text("The address is confirmed.")
    page.get_by_role("button", name="Log out").click()
    anna.visit("#/login")
    page.get_by_role("link", name="Forgotten your password?").click()
    page.get_by_label("Your name or e-mail address").fill(ADDRESS)
    page.get_by_role("button", name="Send a letter").click()
    expect(page.get_by_role("status")).to_be_visible()
    follow(page, box, 2)
    page.get_by_label("New password").fill(NEW)
    page.get_by_role("button", name="Set the password").click()
    page.locator("main").get_by_role("link", name="Log in").click()
    enter(page, "Anna", NEW)
    expect(page.get_by_role("link", name="Anna", exact=True)).to_be_visible()
