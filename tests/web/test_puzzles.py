"""Puzzles, and positions that are set up by clicking."""

from typing import Any

import pytest
from playwright.sync_api import expect

from civitas.puzzles import Puzzle, puzzles
from tests.web.conftest import Come
from tests.web.looking import grave
from tests.web.person import PHONE, WIDE, Person
from tests.web.process import Server

TITLE = "new-dawn"
SCREENS: dict[str, dict[str, Any]] = {"wide": WIDE, "phone": PHONE}

every_screen = pytest.mark.parametrize("screen", SCREENS)


def press(anna: Person, selector: str) -> None:
    """Click or tap, as the screen wants it."""
    thing = anna.page.locator(selector).first
    if anna.has_touch:
        thing.tap()
    else:
        thing.click()


def wanted(puzzle: Puzzle) -> str:
    """What the sentence of a puzzle says."""
    return "win the game this turn" if puzzle.goal.kind == "win" else str(puzzle.goal.reach)


@every_screen
def test_a_puzzle_is_solved_and_the_next_one_follows(come: Come, common: Server, screen: str) -> None:
    first, second = puzzles(TITLE)[:2]
    anna = come("Anna", at=common.base, **SCREENS[screen])
    anna.visit(f"#/puzzles/{TITLE}")
    task = anna.page.locator(".task")
    expect(task).to_contain_text(wanted(first))
    expect(anna.page.locator(".decision [data-verb]")).not_to_have_count(0)
    assert grave(anna) == []
    press(anna, ".task .deeds button.quiet")
    expect(task).to_have_attribute("data-verdict", "solved")
    expect(anna.page.locator("nav a.solved")).to_have_count(0)  # the answer was shown
    press(anna, ".task .deeds button:not(.primary)")
    expect(task).to_have_attribute("data-verdict", "open")
    press(anna, ".task .deeds button.quiet")
    press(anna, ".task .deeds button.primary")
    anna.page.wait_for_url(f"**/{TITLE}/{second.id}")
    expect(task).to_contain_text(wanted(second))


@every_screen
def test_who_misses_a_puzzle_reads_what_happened_with_its_rules(come: Come, common: Server, screen: str) -> None:
    title = "through-the-ages-2015"
    missed = next(each for each in puzzles(title) if each.goal.feat == "corruption")
    anna = come("Anna", at=common.base, **SCREENS[screen])
    anna.visit(f"#/puzzles/{title}/{missed.id}")
    expect(anna.page.locator(".task")).to_contain_text("without losing anything to corruption")
    expect(anna.page.locator(".happened")).to_have_count(0)
    press(anna, ".decision [data-verb=done]")
    expect(anna.page.locator(".task")).to_have_attribute("data-verdict", "failed")
    expect(anna.page.locator(".happened")).to_contain_text("corruption costs")
    expect(anna.page.locator(".happened a, .happened button")).not_to_have_count(0)
    assert grave(anna) == []


@every_screen
def test_a_position_is_set_up_tried_and_taken_along(come: Come, common: Server, screen: str) -> None:
    anna = come("Anna", at=common.base, **SCREENS[screen])
    anna.visit("#/editor/civilization-1980")
    entry = anna.page.locator(".plain", has_text="phase").locator("input")
    expect(entry).to_have_value("0")
    assert grave(anna) == []
    with anna.while_the_network_fails():  # the browser itself notes what was refused
        entry.fill("99")
        entry.blur()
        expect(anna.page.get_by_role("alert")).to_contain_text("phase")
    anna.page.get_by_role("button", name="Take back").last.click()
    expect(anna.page.get_by_role("alert")).to_have_count(0)
    anna.page.get_by_role("tab", name="Try it").click()
    expect(anna.page.locator(".decision [data-verb]")).not_to_have_count(0)
    anna.page.get_by_role("tab", name="As text").click()
    expect(anna.page.locator("pre")).to_contain_text('"phase": 0')
