"""People with the real box: the companion of A New Dawn in the browser, wide and on a phone."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.person import PHONE
from tests.web.process import Server

HERE = "#/companion/new-dawn"


def begin(page: Page, button: str = "Begin") -> None:
    page.get_by_role("button", name=button).click()
    expect(page.locator("[data-space='9.0']")).to_have_count(1)


def test_its_turn_is_walked_through_step_by_step_noted_and_taken_back(come: Come, common: Server) -> None:
    anna = come("Anna", at=common.base)
    anna.visit("#/")
    anna.page.get_by_role("link", name="With your own box").click()
    begin(anna.page)
    anna.page.get_by_role("button", name="Its turn").click()
    steps = anna.page.locator("ol .step")
    expect(steps.first).to_have_attribute("aria-current", "step")
    anna.page.get_by_label("One step on").click()
    expect(steps.nth(1)).to_have_attribute("aria-current", "step")
    anna.page.get_by_label("One step back").click()
    expect(steps.first).to_have_attribute("aria-current", "step")

    space = anna.page.locator("[data-space='9.6']")
    space.click()
    anna.page.get_by_role("button", name="Control token of Player 1").click()
    expect(space).to_have_attribute("aria-pressed", "false")
    anna.page.reload()
    space.click()
    expect(anna.page.get_by_role("button", name="Reinforced", exact=True)).to_have_count(1)
    anna.page.get_by_role("button", name="Take back").click()
    expect(anna.page.get_by_role("button", name="Reinforced", exact=True)).to_have_count(0)


def test_what_cannot_lie_there_is_refused_in_words(come: Come, common: Server) -> None:
    anna = come("Anna", at=common.base, locale="de-DE")
    anna.visit(HERE)
    begin(anna.page, "Los geht’s")
    anna.page.locator("[data-space='9.3']").click()
    with anna.while_the_network_fails():
        anna.page.get_by_role("button", name="Kontrollmarker von Spieler 1").click()
        expect(anna.page.get_by_role("alert")).to_contain_text("9.3 ist Wasser")


def test_tiles_are_picked_up_turned_and_dropped_and_make_a_table(come: Come, common: Server) -> None:
    anna = come("Anna", at=common.base)
    anna.visit(HERE)
    expect(anna.page.get_by_label("Map").locator("option").first).to_have_text("Map A of the rules")
    anna.page.get_by_label("Map").select_option("tiles")
    table = anna.page.get_by_role("application")
    for number, tile in enumerate((7, 9)):
        anna.page.get_by_label(f"Tile {tile}: pick it up").click()
        table.press("r")
        for _ in range(4 * number):
            table.press("ArrowRight")
        table.press("Enter")
        expect(anna.page.get_by_label(f"Tile {tile}: take it up again")).to_have_count(1)
    anna.page.get_by_label("The capital on tile 7 belongs to").select_option(label="Automated player")
    anna.page.get_by_label("The capital on tile 9 belongs to").select_option(label="Player 1")
    anna.page.get_by_role("button", name="This is the map: begin").click()
    expect(anna.page.locator("[data-space]")).to_have_count(20)


def test_a_table_that_is_kept_is_found_again_on_a_phone(come: Come, common: Server) -> None:
    anna = come("Anna", at=common.base)
    anna.visit(HERE)
    begin(anna.page)
    anna.page.get_by_role("button", name="Its turn").click()
    anna.page.locator("ol .step").first.wait_for()
    anna.page.get_by_role("button", name="Keep it on the server, too").click()
    link = anna.page.get_by_role("link", name="Link to this table")
    address = link.get_attribute("href")
    assert address is not None

    phone = come("Anna", at=common.base, **PHONE)
    phone.visit("#" + address.partition("#")[2])
    expect(phone.page.locator("[data-space='9.0']")).to_have_count(1)
    phone.page.get_by_role("button", name="Its turn").click()
    expect(phone.page.get_by_role("button", name="Yes", exact=True)).to_have_count(1)
    width = phone.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["viewport"]["width"]
