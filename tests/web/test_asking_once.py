"""What ends a turn is asked once, as each player has chosen: always, or before the last of several placements."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.person import PHONE, WIDE, Person
from tests.web.process import Server

SCREENS: dict[str, dict[str, Any]] = {"wide": WIDE, "phone": PHONE}
ENDS = ".decision [data-verb=done]"
"""The end of a turn of Through the Ages."""
CARD = ".own [data-card=early-empire]"
SPACES = "[data-space][data-legal]"
ROOM_FOR_TWO = re.compile(r"2 control tokens .* open: [2-9] spaces")
MANY_TABLES = 12

every_screen = pytest.mark.parametrize("screen", SCREENS)


HAS_DONE_SOMETHING = """([thing, width, seq, dialogs]) =>
    !thing.isConnected
    || thing.getBoundingClientRect().width > 1.05 * width
    || Number(document.querySelector(".table").dataset.seq) > seq
    || document.querySelectorAll("dialog[open]").length !== dialogs"""
"""Whether a finger has reached the page: a tap becomes a click only some time after it."""
CAME_NEARER = "(thing, width) => thing.isConnected && thing.getBoundingClientRect().width > 1.05 * width"


def press(anna: Person, thing: Locator) -> None:
    """Click or tap, as the screen wants it; small places that lie close together only come nearer at first."""
    if not anna.has_touch:
        thing.click()
        return
    seq, dialogs = anna.seq, asked(anna).count()
    pressed = thing.element_handle()
    comes_nearer = True
    while comes_nearer:
        box = pressed.bounding_box()
        assert box is not None
        pressed.tap()
        anna.wait_until(HAS_DONE_SOMETHING, [pressed, box["width"], seq, dialogs])
        comes_nearer = pressed.evaluate(CAME_NEARER, box["width"])


def answer(anna: Person, thing: Locator) -> None:
    """Press what is an answer at once."""
    seq = anna.seq
    press(anna, thing)
    anna.wait_until_asked(seq)


def asked(anna: Person) -> Locator:
    """The question whether that is really meant."""
    return anna.page.locator("dialog[open]")


def at_a_turn(come: Come, server: Server, screen: str, confirm_end: str) -> Person:
    """Anna in her first turn of Through the Ages, which she can end now."""
    anna = come("Anna", at=server.base, confirm_end=confirm_end, **SCREENS[screen])
    anna.open_table("through-the-ages-2006", 2, {"mode": "simple"}, ["random"])
    anna.wait_until_asked()
    while not anna.page.locator(ENDS).count():
        answer(anna, anna.page.locator("main [data-legal]").first)
    return anna


@every_screen
def test_the_end_of_a_turn_is_asked_once_and_can_be_called_off(come: Come, common: Server, screen: str) -> None:
    anna = at_a_turn(come, common, screen, "always")
    seq = anna.seq
    press(anna, anna.page.locator(ENDS))
    expect(asked(anna)).to_be_visible()
    press(anna, asked(anna).locator(".answers button:not(.yes)"))
    expect(asked(anna)).to_have_count(0)
    assert anna.seq == seq
    press(anna, anna.page.locator(ENDS))
    press(anna, asked(anna).locator(".yes"))
    anna.wait_for_seq(seq + 1)
    expect(asked(anna)).to_have_count(0)


@every_screen
def test_nobody_is_asked_who_never_wants_to_be(come: Come, common: Server, screen: str) -> None:
    anna = at_a_turn(come, common, screen, "never")
    seq = anna.seq
    press(anna, anna.page.locator(ENDS))
    anna.wait_for_seq(seq + 1)
    expect(asked(anna)).to_have_count(0)


def before_two_placements(come: Come, server: Server, screen: str) -> Person:
    """Anna where two control tokens can be placed: at the first table that is dealt so."""
    anna = come("Anna", at=server.base, confirm_end="last", **SCREENS[screen])
    for _ in range(MANY_TABLES):
        anna.open_table("new-dawn", 2, {}, ["pilgrim"])
        anna.wait_until_asked()
        if ROOM_FOR_TWO.search(anna.page.locator(CARD).get_attribute("aria-label") or ""):
            break
    answer(anna, anna.page.locator(CARD))
    return anna


@every_screen
def test_the_last_of_several_placements_is_asked_once_and_no_other(come: Come, common: Server, screen: str) -> None:
    anna = before_two_placements(come, common, screen)
    answer(anna, anna.page.locator(SPACES).first)
    expect(asked(anna)).to_have_count(0)
    seq = anna.seq
    press(anna, anna.page.locator(SPACES).first)
    expect(asked(anna)).to_be_visible()
    assert anna.seq == seq
    press(anna, asked(anna).locator(".yes"))
    anna.wait_for_seq(seq + 1)
    expect(asked(anna)).to_have_count(0)
