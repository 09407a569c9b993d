"""Lessons in the browser: one of each title is gone through, hints and mistakes, leaving and coming back."""

import pytest
from playwright.sync_api import Page, expect

from civitas.lessons import Lesson, load
from tests.web.conftest import Come
from tests.web.person import PHONE, Person
from tests.web.process import Server

TITLES = ["through-the-ages-2015", "new-dawn", "civilization-1980", "civilization-2010", "through-the-ages-2006"]
TAUGHT = ".teacher .text"
POINTED = ".rings span, [data-pointed]"


def at_step(page: Page, step: str) -> None:
    """Wait until the page has come to a step and nothing is on its way."""
    expect(page.locator(f".table[data-step='{step}'][data-waiting='false']")).to_have_count(1)


def answer(page: Page, lesson: Lesson, number: int) -> None:
    """Go on, or let the page take the first action that is wanted."""
    step = lesson.steps[number]
    if step.is_read:
        page.locator(".go-on").click()
        return
    page.locator(".show-me").click()
    page.locator(".do-it").click()


def go_through(person: Person, lesson: Lesson) -> None:
    """From the first step to the last one; something is always said, and what is pointed at is there to be seen."""
    page = person.page
    for number, step in enumerate(lesson.steps):
        at_step(page, step.id)
        expect(page.locator(TAUGHT)).not_to_contain_text("lesson-")
        if step.points:
            expect(page.locator(POINTED).first).to_be_visible()
        while page.locator(".table").get_attribute("data-step") == step.id:
            answer(page, lesson, number)
            person.wait_until_answered()
        person.check()
    at_step(page, "over")


@pytest.mark.parametrize("title", TITLES)
def test_a_first_lesson_is_gone_through_on_its_board(come: Come, common: Server, title: str) -> None:
    on_phone = title in ("new-dawn", "civilization-2010")  # where a board is shown in parts, the lesson turns to them
    anna = come("Anna", at=common.base, **(PHONE if on_phone else {}))
    anna.visit(f"#/learn/{title}/first")
    go_through(anna, load(title)["first"])
    anna.page.locator(".teacher .play").click()
    anna.page.wait_for_url("**/#/table/*")


def test_mistakes_are_answered_and_one_comes_back_where_one_was(come: Come, common: Server) -> None:
    anna = come("Anna", at=common.base)
    anna.visit("#/")
    anna.page.locator(".shelf [data-title='through-the-ages-2015']").get_by_role("link", name="Learn").click()
    at_step(anna.page, "goal")
    for step in ("goal", "board", "actions", "row"):
        at_step(anna.page, step)
        anna.page.keyboard.press("n")
    at_step(anna.page, "take")
    anna.page.locator("main [data-legal][data-explain='card-knights']").click()
    expect(anna.page.locator(".teacher [role=status] .hint")).to_contain_text("three of your four actions")
    at_step(anna.page, "take")
    anna.page.locator("main [data-legal][data-explain='card-aristotle']").click()
    at_step(anna.page, "lead")
    expect(anna.page.locator(".hint")).to_have_count(0)

    anna.visit("#/learn")
    card = anna.page.locator("[data-title='through-the-ages-2015'] li").first
    expect(card.locator("progress")).to_have_attribute("value", "5")
    card.get_by_role("link", name="Go on").click()
    at_step(anna.page, "lead")
    anna.page.locator(".again").click()
    at_step(anna.page, "goal")
    anna.check()
