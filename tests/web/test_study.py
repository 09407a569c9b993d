"""Studies: a game is gone through move by move, other lines are tried, kept and played on, and all of it is shared."""

import json
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from civitas.records.file import encode
from tests.records.games import whole_game
from tests.web.conftest import Come
from tests.web.looking import grave
from tests.web.person import PHONE, WIDE, Person
from tests.web.process import Server

TITLE = "new-dawn"


@cache
def played(title: str = TITLE) -> bytes:
    return encode(whole_game(title))


def chosen(name: str, content: bytes) -> Any:
    return {"name": name, "mimeType": "application/json", "buffer": content}


def studying(come: Come, server: Server, title: str = TITLE, **options: Any) -> Person:
    """Somebody who has imported a game."""
    anna = come("Anna", at=server.base, **options)
    anna.visit("#/")
    anna.page.locator("input[type=file]").set_input_files(chosen("game.json", played(title)))
    anna.page.wait_for_url("**/#/study/**")
    at(anna.page, 0)
    return anna


def at(page: Page, number: int) -> None:
    expect(page.locator(".study")).to_have_attribute("data-seq", str(number))


def go(page: Page, number: int) -> None:
    page.locator("[data-scrubber]").fill(str(number))
    at(page, number)


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()


def try_something(person: Person) -> None:
    """Answer what is asked with the first option that will do."""
    page = person.page
    before = int(page.locator(".study").get_attribute("data-seq") or 0)
    expect(page.locator(".study")).to_have_attribute("data-mine", "true")
    for _ in range(4):  # some options open others first
        person.take(0)
        page.wait_for_timeout(50)
        if page.locator(".study").get_attribute("data-line") != "main":
            break
    at(page, before + 1)


def test_a_game_is_gone_through_by_keys_scrubber_log_and_link(come: Come, common: Server) -> None:
    anna = studying(come, common)
    page = anna.page
    for key, number in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)]:
        page.keyboard.press(key)
        at(page, number)
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".study")).not_to_have_attribute("data-seq", "0")
    page.keyboard.press("PageDown")
    expect(page.locator("output")).to_contain_text("Round 2")
    page.keyboard.press("PageUp")
    at(page, 0)
    page.keyboard.press("End")
    at(page, len(whole_game(TITLE).moves))
    expect(page.locator(".study")).to_have_attribute("data-stage", "finished")
    go(page, 100)
    tab(page, "Log")
    present = page.locator(".log [aria-current]")
    expect(present).to_be_visible()
    was = present.inner_text()
    page.locator(".log button.jump").first.click()
    expect(page.locator(".study")).not_to_have_attribute("data-seq", "100")
    expect(present).not_to_have_text(was)
    there = int(page.locator(".study").get_attribute("data-seq") or 0)
    page.wait_for_url(re.compile(rf"/main/{there}$"))
    page.reload()
    at(page, there)
    tab(page, "Charts")
    expect(page.locator(".charts .cursor")).to_have_count(1)
    page.locator(".points button").first.click()
    expect(page.locator(".study")).not_to_have_attribute("data-seq", str(there))


def test_another_line_is_tried_kept_noted_and_found_again(come: Come, common: Server) -> None:
    anna = studying(come, common)
    page = anna.page
    go(page, 40)
    try_something(anna)
    expect(page.locator(".study")).to_have_attribute("data-line", "~1")
    page.get_by_label("Name of the line").fill("bold")
    page.get_by_role("button", name="Keep the line").click()
    expect(page.locator(".study")).to_have_attribute("data-line", "0")
    page.get_by_role("button", name="Comment").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="!?").click()
    dialog.get_by_role("textbox").fill("Worth a thought.")
    dialog.get_by_role("button", name="Save").click()
    expect(page.locator(".last-move")).to_contain_text("!?")
    page.wait_for_url(re.compile(r"/0/41$"))
    page.reload()
    at(page, 41)
    expect(page.locator(".last-move")).to_contain_text("Worth a thought.")
    tab(page, "Log")
    expect(page.locator(".log .note")).to_contain_text("Worth a thought.")
    tab(page, "Lines")
    tree = page.get_by_role("list", name="Lines")
    expect(tree.locator("[data-line='0']")).to_contain_text("bold")
    tree.get_by_role("button", name="As it was played").click()
    expect(page.locator(".study")).to_have_attribute("data-line", "main")
    with page.expect_download() as kept:
        page.get_by_role("link", name="Download").click()
    file = json.loads(kept.value.path().read_text(encoding="utf-8"))
    assert [(branch["name"], branch["after"], branch["moves"][0]["comment"]) for branch in file["branches"]] == [
        ("bold", 40, "Worth a thought.")
    ]
    page.get_by_role("button", name="Compare").click()
    expect(page.locator(".side")).to_have_count(2)
    expect(page.locator(".side[data-side='0']")).to_be_visible()
    page.get_by_role("button", name="Compare").click()
    page.once("dialog", lambda asked: asked.accept())
    tab(page, "Lines")
    tree.get_by_role("button", name="Remove “bold”").click()
    expect(tree.locator("li")).to_have_count(1)


def test_a_stranger_with_the_link_may_look_and_try_but_keep_nothing(come: Come, common: Server) -> None:
    anna = studying(come, common)
    bert = come("Bert", at=common.base)
    bert.page.goto(anna.page.url)
    at(bert.page, 0)
    go(bert.page, 40)
    expect(bert.page.get_by_role("button", name="Comment")).to_have_count(0)
    try_something(bert)
    expect(bert.page.locator(".tried").first).to_contain_text("Only whoever made this study")
    bert.page.get_by_role("button", name="Let it go").click()
    expect(bert.page.locator(".study")).to_have_attribute("data-line", "main")
    bert.page.get_by_label("Eyes of").select_option("a spectator")
    expect(bert.page.locator("#panel")).to_contain_text("With these eyes nothing can be tried")


def test_a_moment_is_played_on_against_a_bot_and_brought_back(come: Come, common: Server) -> None:
    anna = studying(come, common)
    page, study = anna.page, anna.page.url.split("/study/")[1].split("/")[0]
    last = len(whole_game(TITLE).moves)
    go(page, last - 3)
    page.get_by_role("button", name="Play on against bots").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    page.wait_for_url("**/#/table/**")
    anna.wait_until_asked()
    seq = anna.seq
    if page.locator(".table").get_attribute("data-stage") != "finished":
        for _ in range(3):
            if anna.seq == seq:
                anna.take(0)
                page.wait_for_timeout(50)
        anna.wait_for_seq(seq + 1)
    anna.visit(f"#/study/{study}/main/{last - 3}")
    at(page, last - 3)
    tab(page, "Lines")
    page.get_by_role("button", name="Bring the line back").click()
    expect(page.locator(".study")).to_have_attribute("data-line", "0")
    page.keyboard.press("ArrowRight")
    at(page, last - 2)


@pytest.mark.parametrize(("content", "said"), [(b"no", "no game file"), (b"{}", "title")])
def test_a_file_that_is_wrong_is_refused_and_it_is_said_why(
    come: Come, common: Server, content: bytes, said: str
) -> None:
    anna = come("Anna", at=common.base)
    anna.visit("#/")
    with anna.while_the_network_fails():
        anna.page.locator("input[type=file]").set_input_files(chosen("game.json", content))
        expect(anna.page.locator("section[aria-labelledby=studies]").get_by_role("alert")).to_contain_text(said)


@pytest.mark.parametrize(("theme", "screen"), [("light", WIDE), ("dark", PHONE)])
def test_everybody_can_study(come: Come, common: Server, theme: str, screen: dict[str, Any]) -> None:
    anna = studying(come, common, color_scheme=theme, **screen)
    go(anna.page, 40)
    for name in ("What if", "Log", "Lines", "Charts"):
        tab(anna.page, name)
        assert grave(anna) == []
    anna.page.get_by_role("button", name="Comment").click()
    assert grave(anna) == []


def test_a_study_is_gone_through_on_a_phone_and_found_in_the_lobby(come: Come, common: Server) -> None:
    anna = studying(come, common, **PHONE)
    page = anna.page
    page.get_by_role("button", name="One move further").tap()
    at(page, 1)
    bar, sheet = page.locator(".transport").bounding_box(), page.locator(".study > aside").bounding_box()
    assert bar
    assert sheet
    assert bar["x"] >= 0
    assert bar["x"] + bar["width"] <= 390
    assert bar["y"] + bar["height"] <= sheet["y"] + 1
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    anna.visit("#/")
    page.locator("section[aria-labelledby=studies] a").tap()
    at(page, 0)


def test_a_game_is_analysed_and_says_plainly_where_nothing_was_learned(come: Come, common: Server) -> None:
    """The whole of it takes minutes, so it is begun, seen to run and stopped."""
    page = studying(come, common).page
    tab(page, "Analysis")
    page.get_by_role("button", name="Look at the whole game").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_role("button", name="Look at the whole game")).to_be_visible()


def test_everybody_shows_what_all_hold_and_a_seat_only_its_own(come: Come, common: Server) -> None:
    anna = studying(come, common, "through-the-ages-2015", **WIDE)
    page = anna.page
    go(page, 150)
    secrets = page.locator(".secrets")
    expect(secrets.get_by_text("Military cards")).to_have_count(4)
    assert grave(anna) == []
    page.locator(".eyes select").select_option("1")
    expect(page.locator(".study")).to_have_attribute("data-seq", "150")
    expect(secrets).to_have_count(0)
