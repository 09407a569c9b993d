"""What is special about the board of Civilization (2010): moving by destination, cities, battles and trade."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.moments import Moments
from tests.web.person import Person

TITLE = "civilization-2010"


@pytest.fixture(scope="module")
def moments(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    """Tables that wait where something special is asked."""
    started = Moments(tmp_path_factory.mktemp("moments") / "seats.json", TITLE)
    yield started
    started.end()


def anna_at(come: Come, moments: Moments, moment: str) -> Person:
    """Anna in front of a table."""
    table, token = moments.seats[moment]
    anna = come("Anna", at=moments.base)
    anna.remember(table, token)
    anna.visit(f"#/table/{table}")
    anna.wait_until_asked()
    return anna


def square(anna: Person, name: str) -> Locator:
    """A square of the map."""
    return anna.page.locator(f"main [data-square='{name}']")


def test_figures_go_to_a_destination_step_by_step(come: Come, moments: Moments) -> None:
    anna = anna_at(come, moments, "march")
    view = anna.views()[-1]
    reach = next(
        reach
        for reach in view["question"]["reach"][::-1]
        if any(each["ends"] == "stop" and each["steps"] > 1 for each in reach["to"])
    )
    target = next(each for each in reach["to"] if each["ends"] == "stop" and each["steps"] > 1)
    square(anna, reach["square"]).click()
    expect(square(anna, target["square"])).to_have_attribute("data-legal", "")
    anna.page.get_by_role("button", name="army").or_(anna.page.get_by_role("button", name="scout")).first.wait_for()
    group = anna.page.locator(".marching .group.held")
    expect(group).to_have_count(1)
    before = anna.seq
    square(anna, target["square"]).click()
    anna.wait_for_seq(before + target["steps"])
    anna.wait_until_asked(before + target["steps"])
    figures = anna.views()[-1]["civilizations"][0]
    assert target["square"] in [each["square"] for each in figures["armies"] + figures["scouts"]]


def test_a_city_shows_what_it_makes_and_produces_what_is_clicked(come: Come, moments: Moments) -> None:
    anna = anna_at(come, moments, "city")
    city = anna.views()[-1]["civilizations"][0]["cities"][0]["square"]
    square(anna, city).click()
    screen = anna.page.get_by_role("dialog", name="City")
    expect(screen.locator("svg rect[data-explain]").first).to_be_visible()
    expect(screen.locator(".made dt").first).to_contain_text("Production")
    before = anna.seq
    screen.locator("[data-item=army][data-legal]").click()
    anna.wait_for_seq(before + 1)
    anna.page.wait_for_function("() => document.querySelectorAll('main [data-square][data-legal]').length > 1")
    assert anna.views()[-1]["question"]["items"] == ["army"]


def test_a_battle_shows_what_a_unit_would_do_before_it_is_played(come: Come, moments: Moments) -> None:
    anna = anna_at(come, moments, "battle")
    scene = anna.page.get_by_role("region", name="Battle")
    expect(scene.locator("header h3")).to_have_count(2)
    before, fronts = anna.seq, len(anna.views()[-1]["battle"]["fronts"])
    scene.locator(".hand [data-unit][data-legal]").first.click()
    choices = scene.locator("[data-front][data-legal]")
    expect(choices.last).to_be_visible()
    choices.last.click()
    anna.wait_for_seq(before + 1)
    after = anna.views()[-1]["battle"]
    assert after is None or len(after["fronts"]) >= fronts


def test_an_offer_is_put_together_on_the_trade_table(come: Come, moments: Moments) -> None:
    anna = anna_at(come, moments, "trade")
    before = anna.seq
    anna.page.locator("main [data-verb=offer]").first.click()
    anna.wait_for_seq(before + 1)
    draft = anna.page.locator("main .draft")
    expect(draft.locator("[data-verb=give], [data-verb=want]").first).to_be_visible()
    draft.locator("[data-verb=want]").first.click()
    amount = draft.locator("button.number").first
    if amount.count():
        amount.click()
    anna.wait_for_seq(before + 2)
    expect(draft.locator("dd b").first).to_have_text("1")
    draft.locator("[data-verb=publish]").click()
    anna.wait_for_seq(before + 3)
