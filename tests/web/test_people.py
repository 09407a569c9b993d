"""People find each other in the browser: filters, invitations by name, votes, the next table, profiles and rankings."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from civitas.server.names import key_of
from civitas.server.storage import friends, results
from civitas.server.storage.database import Database
from civitas.server.storage.results import StoredResult
from tests.web.conftest import Come
from tests.web.person import PHONE, Person
from tests.web.process import Server

TITLE, OTHER_TITLE = "new-dawn", "through-the-ages-2015"
PASSWORD = "correct horse battery"


class Public:
    """A server for everybody, whoever they are, and its database."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.server = Server(path, public=True, registration="open")

    def enter(self, person: Person, name: str) -> Person:
        """Let somebody have an account and be logged in."""
        answer = person.context.request.post(
            f"{self.server.base}api/accounts", data={"name": name, "password": PASSWORD}
        )
        assert answer.ok, answer.text()
        return person


@pytest.fixture(scope="module")
def public(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Public]:
    """For all tests here, each with people of its own."""
    started = Public(tmp_path_factory.mktemp("people") / "civitas.db")
    yield started
    started.server.end()


def ask(person: Person, path: str, **body: Any) -> Any:
    """What the server answers to this browser."""
    csrf = person.context.request.get(f"{person.base}api/me").json()["csrf"]
    answer = person.context.request.post(f"{person.base}api{path}", data=body, headers={"x-csrf-token": csrf})
    assert answer.ok, answer.text()
    return answer.json()


def open_for_all(person: Person, title: str, **more: Any) -> str:
    """A table of two at which somebody waits for a second."""
    table: str = ask(person, "/tables", title=title, name="Anna", players=2, open=True, **more)["table"]
    return table


def test_one_narrows_the_open_tables_and_sits_down_at_one(come: Come, public: Public) -> None:
    anna = public.enter(come("Anna", at=public.server.base), "Anna")
    bert = public.enter(come("Bert", at=public.server.base), "Bert")
    wanted = open_for_all(anna, TITLE, language="de", level="new", rated=False)
    other = open_for_all(anna, OTHER_TITLE, language="en")
    page = bert.visit("#/")
    section = page.locator("section", has=page.get_by_role("heading", name="Open tables"))
    expect(section.locator(".card")).to_have_count(2)
    expect(section.locator(f"a[href='#/join/{wanted}']")).to_contain_text("for newcomers · German")
    for name, value in (("title", TITLE), ("language", "de"), ("level", "new"), ("players", "2"), ("clock", "off")):
        section.locator(f"select[name={name}]").select_option(value)
        expect(section.locator(".card")).to_have_count(1)
    section.locator("select[name=clock]").select_option("live")
    expect(section).to_contain_text("No open table fits")
    section.locator("select[name=clock]").select_option("")
    expect(section.locator(f"a[href='#/join/{other}']")).to_have_count(0)
    section.locator(f"a[href='#/join/{wanted}']").click()
    page.locator("form button[type=submit]").click()
    page.wait_for_url(f"**/#/table/{wanted}")
    bert.wait_for_seq(0)


def test_one_is_invited_by_name_comes_and_both_agree_to_end(come: Come, public: Public) -> None:
    cleo = public.enter(come("Cleo", at=public.server.base), "Cleo")
    dora = public.enter(come("Dora", at=public.server.base), "Dora")
    table = cleo.open_table(TITLE, 2, bots=["open"])
    cleo.page.get_by_label("Invite by name").fill("dora")
    cleo.page.get_by_role("button", name="Invite", exact=True).click()
    expect(cleo.page.get_by_role("status")).to_have_text("Dora finds the invitation in the lobby.")
    page = dora.visit("#/")
    expect(page.get_by_text("Cleo invites you")).to_be_visible()
    invited = page.locator("section", has=page.get_by_role("heading", name="You are invited"))
    invited.get_by_role("button", name="Sit down").click()
    page.wait_for_url(f"**/{table}")
    for person in (cleo, dora):
        person.wait_for_seq(0)
        person.page.get_by_role("tab", name="Players").click()
        person.page.get_by_role("button", name="Vote to end the game").click()
        person.page.get_by_role("button", name="Vote to end the game").click()
        if person is cleo:
            expect(dora.page.get_by_text("1 of 2 people wants to end the game")).to_be_visible()
    for person in (cleo, dora):
        expect(person.page.locator(".table")).to_have_attribute("data-stage", "finished")
        person.page.get_by_role("tab").first.click()
        expect(person.page.locator("#panel")).to_contain_text("Nobody has won it")
    cleo.visit("#/")
    expect(cleo.page.locator(f".tables a[href='{table}']")).to_contain_text("ended by agreement")


def test_a_key_leads_to_the_next_table_that_waits_for_me(come: Come, common: Server) -> None:
    anna = come("Anna", at=common.base)
    anna.visit("#/")
    bots = [{"bot": "envoy", "seat": 1}]
    tables = [ask(anna, "/tables", title=TITLE, name="Anna", players=2, seat=0, bots=bots) for _ in range(2)]
    first, second = (f"#/table/{each['table']}" for each in tables)
    anna.visit(second)
    anna.wait_until_asked()
    anna.visit(first)
    anna.wait_until_asked()
    expect(anna.page.get_by_role("button", name="1 other table waits for you")).to_be_visible()
    anna.page.keyboard.press("t")
    anna.page.wait_for_url(f"**/{second}")
    anna.page.get_by_role("button", name="1 other table waits for you").click()
    anna.page.wait_for_url(f"**/{first}")


def play(public: Public, table: str, names: list[str]) -> None:
    """Let a game of these people be over, the first of them as its winner."""
    database, now = Database(str(public.path)), time.time()
    with database.writing() as c:
        people = [friends.find_person(c, key_of(name)) for name in names]
        rows = [
            StoredResult(
                table, seat, f"account:{person.id if person else 0}", TITLE, 2, now, seat + 1, rated=True, mu=27.1
            )
            for seat, person in enumerate(people)
        ]
        results.insert_results(c, rows)
        for row in rows:
            (rating,) = results.lock_ratings(c, [row.player], TITLE, now).values()
            results.set_rating(c, row.player, rating._replace(games=7), now)
    database.close()


def test_a_profile_tells_what_somebody_has_played_in_both_languages(come: Come, public: Public) -> None:
    emma = public.enter(come("Emma", at=public.server.base), "Emma")
    fred = public.enter(come("Fred", at=public.server.base, locale="de-DE", **PHONE), "Fred")
    play(public, open_for_all(emma, TITLE, listed=True), ["Emma", "Fred"])
    page = fred.visit("#/player/Emma")
    expect(page.get_by_role("heading", name="Emma")).to_be_visible()
    expect(page.locator("main")).to_contain_text("Platz 1 von 2")
    expect(page.locator("main")).to_contain_text("1 von 1 gewonnen")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Freundschaft anbieten").click()
    expect(page.locator("main")).to_contain_text("angefragt")
    page = emma.visit("#/people")
    page.get_by_role("button", name="Agree").click()
    expect(page.locator(".friends li")).to_have_text("Fred")
    page.locator("select[name=title]").select_option(TITLE)
    expect(page.locator("tbody tr")).to_have_count(2)
    emma.visit("#/player/Emma").get_by_label("For friends only").check()
    expect(emma.page.locator("main")).to_contain_text("Only you and your friends see this profile.")
    stranger = come("Nemo", at=public.server.base)
    with stranger.while_the_network_fails():
        stranger.visit("#/player/Emma")
        expect(stranger.page.get_by_role("alert")).to_contain_text("There is no such player")
    expect(fred.visit("#/player/Emma").locator("main")).to_contain_text("Wertungen")


def test_without_accounts_there_is_nothing_to_rank(come: Come, common: Server) -> None:
    anna = come("Anna", at=common.base)
    expect(anna.visit("#/people").locator("main")).to_contain_text("there are no accounts")
