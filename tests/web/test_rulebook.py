"""The rules page and the browser of cards: found by words, by links, by chapters; read on wide screens and phones."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.looking import grave
from tests.web.person import PHONE, WIDE, Person
from tests.web.process import Server

SCREENS = {"wide": WIDE, "phone": PHONE}
TITLE = "civilization-1980"


@pytest.fixture(params=SCREENS)
def anna(request: pytest.FixtureRequest, come: Come, common: Server) -> Person:
    """Somebody who reads, on one screen and on the other."""
    return come("Anna", at=common.base, **SCREENS[request.param])


def test_rules_are_found_as_one_types_and_opened_by_their_links(anna: Person) -> None:
    page = anna.page
    anna.visit(f"#/rules/{TITLE}")
    rules = page.locator("article[data-rule]")
    expect(page.get_by_role("heading", name="Phase 9: trade")).to_be_visible()
    page.get_by_role("searchbox").fill("TOKENS seven")
    expect(rules.locator("mark").first).to_be_visible()
    expect(page.locator("[data-rule='43.62-b']")).to_be_visible()
    expect(page.locator("[data-rule='43.12-a']")).to_have_count(0)
    page.locator("[data-rule='43.62-b'] h3 a").click()
    expect(page).to_have_url(re.compile(r"#/rules/civilization-1980/43\.62-b$"))
    expect(page.locator(".here[data-rule='43.62-b']")).to_be_in_viewport()
    expect(page.get_by_role("searchbox")).to_have_value("")


def test_a_link_opens_at_its_rule_and_its_example_is_shown_on_a_board(anna: Person) -> None:
    page = anna.page
    anna.visit(f"#/rules/{TITLE}/43.62-b")
    rule = page.locator(".here[data-rule='43.62-b']")
    expect(rule).to_be_in_viewport()
    rule.locator("summary").click()
    expect(rule.locator(".board svg").first).to_be_visible()
    expect(rule.get_by_text("Crete storms the city of Thrace in Phaestos.")).to_be_visible()
    rule.get_by_role("button", name="After").click()
    expect(rule.locator("[data-step]")).to_have_attribute("data-step", "3")
    assert grave(anna) == []


def test_a_link_is_copied_with_one_click(anna: Person) -> None:
    anna.visit(f"#/rules/{TITLE}/43.62-b")
    anna.page.locator(".here").get_by_role("button", name="Copy the link to this rule").click()
    expect(anna.page.locator(".here [role=status]")).to_have_text(re.compile("copied"))


def test_the_contents_lead_to_chapters_and_are_folded_on_phones(anna: Person) -> None:
    page = anna.page
    anna.visit("#/rules/new-dawn")
    contents = page.locator("aside details")
    expect(contents).to_be_visible()
    is_phone = page.viewport_size == PHONE["viewport"]
    assert contents.evaluate("each => each.open") == (not is_phone)
    if is_phone:
        contents.locator("summary").click()
    contents.get_by_role("link", name="Agendas and victory").click()
    expect(page.get_by_role("heading", name="Agendas and victory")).to_be_in_viewport()


def test_cards_are_narrowed_and_lead_to_their_rules(anna: Person) -> None:
    page = anna.page
    anna.visit("#/cards/through-the-ages-2015")
    cards = page.locator("[data-thing-entry]")
    expect(page.locator("[data-thing-entry='card-hammurabi']")).to_be_attached()
    page.locator(".facets").get_by_label("Kind").select_option(label="Leader (24)")
    expect(cards).to_have_count(24)
    page.locator(".facets").get_by_label("Age").select_option(label="Age A (33)")
    expect(cards).to_have_count(6)
    page.get_by_role("searchbox").fill("SPEND military once")
    expect(cards).to_have_count(1)
    hammurabi = page.locator("[data-thing-entry='card-hammurabi']")
    expect(hammurabi.locator(".face .card")).to_be_visible()
    assert grave(anna) == []
    hammurabi.get_by_role("link", name="Hammurabi").last.click()
    expect(page.locator(".here[data-rule='card.hammurabi']")).to_be_in_viewport()


def test_a_card_has_a_link_of_its_own(anna: Person) -> None:
    anna.visit("#/cards/new-dawn/card-colossus")
    expect(anna.page.locator(".here[data-thing-entry='card-colossus']")).to_be_in_viewport()


def test_boxes_lead_to_rules_and_cards_in_both_languages(anna: Person) -> None:
    page = anna.page
    anna.visit()
    page.locator(f".shelf [data-title='{TITLE}']").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Phase 9: trade")).to_be_visible()
    page.get_by_role("button", name="DE: ").click()
    expect(page.get_by_role("heading", name="Phase 9: Handel")).to_be_visible()
    page.get_by_role("link", name="Karten und Teile").click()
    expect(page.locator("[data-thing-entry='card-pottery']")).to_be_visible()


def test_a_game_that_there_is_not_is_said_to_be_none(anna: Person) -> None:
    with anna.while_the_network_fails():
        anna.visit("#/rules/chess")
        expect(anna.page.get_by_text("There is no such game here.")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", [f"#/rules/{TITLE}", "#/cards/through-the-ages-2006", "#/rules/through-the-ages-2006"])
def test_everybody_can_read(come: Come, common: Server, theme: str, path: str) -> None:
    anna = come("Anna", at=common.base, color_scheme=theme)
    anna.visit(path)
    expect(anna.page.locator("article").first).to_be_visible()
    assert grave(anna) == []
