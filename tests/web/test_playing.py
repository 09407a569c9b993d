"""Playing at a table: with keys only, taking back and playing again, clicking what the rules forbid, by touch."""

from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.person import PHONE, Finger, Person, Playing
from tests.web.process import Server

TITLE = "through-the-ages-2006"
REACHABLE = """() => {
    for (const area of document.querySelectorAll("[data-area][data-legal]")) {
        const { x, y, width, height } = area.getBoundingClientRect();
        for (const [across, down] of [[1, 1], [1, 2], [2, 1], [2, 2]]) {
            const point = [x + (width * across) / 3, y + (height * down) / 3];
            if (document.elementFromPoint(...point) === area) return point;
        }
    }
    return null;
}"""
"""A point of an area of the map that can be touched and is open now."""


def at_a_table(come: Come, server: Server, **options: object) -> Person:
    """Anna at a table of the short game, asked for the first time."""
    anna = come("Anna", at=server.base, **options)
    anna.open_table(TITLE, 2, {"mode": "simple"}, ["random"])
    anna.wait_until_asked()
    return anna


def takes(anna: Person) -> Locator:
    return anna.page.locator(".decision [data-verb=take]")


def test_one_click_in_the_lobby_seats_you_against_bots(come: Come, common: Server) -> None:
    anna = come("Anna", at=common.base)
    anna.visit()
    anna.page.locator(f".shelf [data-title='{TITLE}'] button.primary").click()
    anna.page.wait_for_url("**/#/table/*")
    anna.wait_until_asked()
    anna.visit()
    mine = anna.page.get_by_role("region", name="Your tables").locator("a.turn")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Your turn")
    mine.click()
    anna.wait_until_asked()


def test_keys_are_enough(come: Come, common: Server) -> None:
    anna = at_a_table(come, common)
    keys = anna.page.keyboard
    for key, tab in (("l", "log"), ("c", "chat"), ("p", "people"), ("d", "decision")):
        keys.press(key)
        expect(anna.page.locator(f"#tab-{tab}")).to_have_attribute("aria-selected", "true")
    keys.press("?")
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    keys.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    seq = anna.seq
    keys.press("1")
    anna.wait_for_seq(seq + 1)
    keys.press("u")
    anna.wait_for_seq(seq + 2)
    keys.press("r")
    anna.wait_for_seq(seq + 3)
    anna.page.locator(".decision [data-verb=done]").focus()
    keys.press("Enter")
    anna.wait_until_asked(seq + 3)
    keys.press("ArrowDown")
    expect(anna.page.locator(".decision :focus")).to_have_count(1)
    keys.press("Enter")
    anna.wait_for_seq(seq + 5)


def test_what_was_taken_back_can_be_played_again(come: Come, common: Server) -> None:
    anna = at_a_table(come, common)
    undo, redo = anna.page.get_by_role("button", name="Take back"), anna.page.get_by_role("button", name="Play again")
    offered, seq = takes(anna).all_inner_texts(), anna.seq
    takes(anna).first.click()
    anna.wait_until_asked(seq)
    assert takes(anna).all_inner_texts() != offered
    taken = takes(anna).all_inner_texts()
    undo.click()
    anna.wait_until_asked(seq + 1)
    assert takes(anna).all_inner_texts() == offered
    expect(undo).to_be_disabled()
    redo.click()
    anna.wait_until_asked(seq + 2)
    assert takes(anna).all_inner_texts() == taken
    expect(redo).to_be_disabled()


def test_a_click_that_the_rules_forbid_is_answered_with_the_rule(come: Come, common: Server) -> None:
    anna = at_a_table(come, common)
    seq = anna.seq
    forbidden = anna.page.locator(".cardrow .card:not([data-legal])")
    forbidden.last.click()
    refusal = anna.page.locator(".refusal")
    expect(refusal).to_contain_text("§")
    assert anna.seq == seq
    refusal.get_by_role("button", name="Close").click()
    expect(refusal).to_have_count(0)


def test_a_card_is_explained_by_pointing_at_it(come: Come, common: Server) -> None:
    anna = at_a_table(come, common)
    anna.page.locator("main [data-explain^='card-']").first.hover()
    expect(anna.page.locator(".explain")).to_be_visible()


def test_a_phone_plays_by_touch(come: Come, common: Server) -> None:
    anna = at_a_table(come, common, **PHONE)
    seq = anna.seq
    takes(anna).first.tap()
    anna.wait_until_asked(seq)
    done = anna.page.locator(".decision [data-verb=done]")
    done.scroll_into_view_if_needed()
    done.tap()
    anna.wait_until_asked(seq + 1)
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]


def on_the_move(come: Come, server: Server) -> tuple[Person, Locator]:
    """Anna with a phone at a map, asked where her people go, and the people of one area."""
    anna = come("Anna", at=server.base, **PHONE)
    anna.open_table("civilization-1980", 3, {"variant": "nomads-and-seafarers"}, ["random", "random"])
    playing = Playing(anna, seed=1, eagerness=0, on_the_board=0)
    while playing.goes_on() and "move" not in anna.offers():
        playing.decide()
    return anna, anna.page.locator("[data-thing^=area]").first


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_finger_that_rests_is_told_what_it_touches(come: Come, common: Server) -> None:
    anna, people = on_the_move(come, common)
    seq, finger = anna.seq, Finger(anna)
    told = anna.page.locator(".explain.pinned")
    finger.down(*middle(people))
    expect(told).to_be_visible()
    finger.up()
    expect(told).to_be_visible()
    assert anna.seq == seq
    anna.page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_a_finger_draws_people_over_the_map(come: Come, common: Server) -> None:
    anna, people = on_the_move(come, common)
    seq, finger = anna.seq, Finger(anna)
    x, y = middle(people)
    finger.down(x, y)
    finger.move(x + 12, y + 12)
    goal = anna.page.wait_for_function(REACHABLE).json_value()
    finger.move(*goal)
    finger.up()
    how_many = anna.page.locator(".amounts button.primary")
    how_many.first.tap()
    anna.wait_until_asked(seq)


def test_motion_does_not_stand_in_the_way(come: Come, common: Server) -> None:
    anna = at_a_table(come, common, reduced_motion="no-preference")
    playing = Playing(anna, seed=5)
    for _ in range(6):
        anna.wait_until_asked()
        playing.decide()
        anna.wait_until_answered()
