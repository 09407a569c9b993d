"""Following what others do on the board, and what a game is worth when it is over."""

from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.person import PHONE, Person, Playing
from tests.web.process import Server

TITLE = "through-the-ages-2006"
ASKED_OR_BEHIND = """() => {
    const isAsked = document.querySelector(".table")?.dataset.mine === "true";
    return isAsked || document.querySelector(".watching[data-behind=true]") !== null;
}"""

DONE_OR_DOUBTED = """seq => Number(document.querySelector(".table")?.dataset.seq) > seq
    || document.querySelector("dialog[open] .yes") !== null"""

MOMENT_MS = 500
"""For a moment nobody can press what appears below a resting hand (`lib/steady.ts`): people look first."""


def at_a_table(come: Come, server: Server, pace: str, **options: object) -> Person:
    """Anna against a bot in a short game, asked for the first time."""
    anna = come("Anna", at=server.base, pace=pace, **options)
    anna.open_table(TITLE, 2, {"mode": "simple"}, ["random"])
    caught_up(anna)
    return anna


def watching(anna: Person) -> Locator:
    return anna.page.locator(".watching")


def look(anna: Person) -> None:
    """Wait until Anna is asked, or is shown something that has happened before."""
    anna.wait_until(ASKED_OR_BEHIND)
    anna.check()


def caught_up(anna: Person) -> None:
    """Anna skips whatever is shown and is asked."""
    look(anna)
    while not anna.is_asked:
        anna.page.keyboard.press("Escape")
        look(anna)


def end_turn(anna: Person) -> None:
    """Anna plays what ends her turn, and the other one goes on."""
    while True:
        anna.page.wait_for_timeout(MOMENT_MS)
        seq, offers = anna.seq, anna.offers()
        anna.take(offers.index("done") if "done" in offers else 0)
        anna.wait_until(DONE_OR_DOUBTED, seq)
        if anna.seq == seq:  # it would throw something away
            anna.page.locator("dialog[open] .yes").click()
        anna.wait_for_seq(seq + 1)
        anna.wait_until_answered()
        if "done" in offers:
            return
        caught_up(anna)


def some_steps(anna: Person) -> None:
    """The other one has made at least two steps, of which Anna sees the first."""
    end_turn(anna)
    look(anna)
    while anna.is_asked:
        end_turn(anna)
        look(anna)


def test_the_steps_of_others_come_one_by_one_and_are_skipped_with_a_key(come: Come, common: Server) -> None:
    anna = at_a_table(come, common, "click")
    some_steps(anna)
    first = anna.seq
    expect(watching(anna)).to_have_attribute("data-step", "1")
    expect(watching(anna).locator(".line")).not_to_be_empty()
    expect(anna.page.locator(".decision")).to_have_count(0)
    expect(anna.page.locator("main [data-legal]")).to_have_count(0)
    watching(anna).get_by_role("button", name="One step further").click()
    anna.page.wait_for_function("seen => Number(document.querySelector('.table').dataset.seq) > seen", arg=first)
    anna.page.keyboard.press("Escape")
    caught_up(anna)
    expect(watching(anna)).to_have_count(0)
    expect(anna.page.locator(".decision")).to_be_visible()
    assert anna.seq > first


def test_what_happened_since_the_last_turn_is_shown_again_forwards_and_backwards(come: Come, common: Server) -> None:
    anna = at_a_table(come, common, "once")
    end_turn(anna)
    caught_up(anna)
    now = anna.seq
    anna.page.locator("details.news summary").click()
    anna.page.get_by_role("button", name="Show on the board").click()
    again = watching(anna)
    expect(again).to_contain_text("Once more, step")
    again.get_by_role("button", name="Stop").click()
    steps = int(again.get_attribute("data-steps") or 0)
    assert steps > 0
    again.get_by_role("slider").fill("1")
    expect(again).to_have_attribute("data-step", "1")
    if steps > 1:
        anna.page.keyboard.press("ArrowRight")
        expect(again).to_have_attribute("data-step", "2")
        anna.page.keyboard.press("ArrowLeft")
        expect(again).to_have_attribute("data-step", "1")
    assert anna.seq <= now
    expect(anna.page.locator(".decision")).to_have_count(0)
    again.get_by_role("button", name="Skip to now").click()
    expect(again).to_have_count(0)
    expect(anna.page.locator(".decision")).to_be_visible()
    assert anna.seq == now


def test_a_game_ends_with_its_course_and_a_rematch(come: Come, common: Server) -> None:
    anna = at_a_table(come, common, "once")
    Playing(anna, seed=1, eagerness=0.1, on_the_board=0).to_the_end()
    ending = anna.page.locator(".ending")
    expect(ending.locator("h2")).to_contain_text("win")
    expect(ending.locator(".charts").get_by_role("img")).to_be_visible()
    expect(ending.locator(".score")).to_have_count(2)
    expect(ending.locator(".points li")).not_to_have_count(0)
    ending.get_by_role("button", name="Strength", exact=True).click()
    expect(ending.get_by_role("button", name="Strength", exact=True)).to_have_attribute("aria-pressed", "true")
    with anna.page.expect_download() as kept:
        ending.get_by_role("button", name="Save numbers (CSV)").click()
    assert "Culture a turn" in kept.value.path().read_text(encoding="utf-8")
    ending.get_by_role("button", name="Look again from the start").click()
    expect(watching(anna)).to_contain_text("Once more, step")
    expect(ending).to_have_count(0)
    anna.page.keyboard.press("Escape")
    ending.get_by_role("button", name="Look at the board").click()
    expect(anna.page.locator(".cardrow")).to_be_visible()
    anna.page.get_by_role("button", name="Show how it ended").click()
    old = anna.page.url
    ending.get_by_role("button", name="Rematch").click()
    anna.page.wait_for_function("old => location.href !== old", arg=old)
    anna.wait_until_asked()
    anna.page.goto(old)
    expect(ending.get_by_role("button", name="Join the rematch")).to_be_visible()


def test_on_a_phone_the_steps_stand_above_the_sheet(come: Come, common: Server) -> None:
    anna = at_a_table(come, common, "click", **PHONE)
    some_steps(anna)
    bar, sheet = watching(anna).bounding_box(), anna.page.locator("aside").bounding_box()
    assert bar is not None
    assert sheet is not None
    assert bar["x"] >= 0
    assert bar["x"] + bar["width"] <= PHONE["viewport"]["width"]
    assert bar["y"] + bar["height"] <= sheet["y"] + 1
    watching(anna).get_by_role("button", name="Skip to now").tap()
    caught_up(anna)
