"""A New Dawn on its board: cards, spaces and targets are clicked, an attack is looked at, a turn is gone through."""

import re
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.person import Person, Playing
from tests.web.process import Server

TITLE = "new-dawn"
CULTURE = ".own [data-card=early-empire]"
MILITARY = ".own [data-card=masonry]"
SPACES = "[data-space][data-legal]"
TARGETS = ".odds"
MANY_TABLES = 6


def at_a_table(come: Come, server: Server, options: dict[str, str], bots: list[str]) -> Person:
    anna = come("Anna", at=server.base)
    anna.open_table(TITLE, 2, options, bots)
    anna.wait_until_asked()
    return anna


def click(anna: Person, thing: Locator) -> None:
    """Click something on the board that answers the question."""
    seq = anna.seq
    thing.click()
    anna.wait_until_asked(seq)


def play_until(anna: Person, is_there: Callable[[], bool]) -> bool:
    """Play on until something can be seen on the board; whether it can before the game is over."""
    playing = Playing(anna, seed=2, on_the_board=0)
    while playing.goes_on() and not is_there():
        playing.decide()
    return is_there()


def has_a_target(anna: Person) -> bool:
    card = anna.page.locator(f"{MILITARY}[data-legal]")
    return card.count() == 1 and "target" in card.inner_text()


def with_a_target(come: Come, server: Server) -> Person:
    """Anna at the first table at which she can attack somebody; not in every game does she come to it."""
    for _ in range(MANY_TABLES):
        anna = at_a_table(come, server, {}, ["pilgrim"])
        if play_until(anna, partial(has_a_target, anna)):
            return anna
    raise AssertionError(f"nobody to attack at {MANY_TABLES} tables")


def test_a_card_is_resolved_and_tokens_are_placed_by_clicking_them(come: Come, common: Server) -> None:
    anna = at_a_table(come, common, {}, ["pilgrim"])
    card = anna.page.locator(CULTURE)
    expect(card).to_have_attribute("data-legal", "")
    expect(card.locator(".now")).to_contain_text("control tokens on terrain up to")
    click(anna, card)
    space = anna.page.locator(SPACES).first
    name = space.get_attribute("data-space")
    assert re.match(r"[a-zA-Z]{3}", space.get_attribute("aria-label") or ""), "a place goes by a name"
    click(anna, space)
    expect(anna.page.locator(f"[data-space='{name}']")).to_have_attribute("aria-label", re.compile("token of Anna"))
    expect(anna.page.locator(".own .pieces")).to_contain_text("1 control token")


def test_an_attack_shows_its_odds_before_it_is_made_and_its_dice_afterwards(come: Come, common: Server) -> None:
    anna = with_a_target(come, common)
    click(anna, anna.page.locator(f"{MILITARY}[data-legal]"))
    seq = anna.seq
    odds = anna.page.locator(TARGETS).first.text_content() or ""
    anna.page.locator(f"{TARGETS} + [data-space]").first.click()
    sheet = anna.page.locator(".attack")
    expect(sheet.locator(".odds")).to_contain_text(odds.strip())
    expect(sheet.locator(".side")).to_have_count(2)
    sheet.get_by_role("button", name="Not yet").click()
    expect(sheet).to_have_count(0)
    assert anna.seq == seq
    anna.page.locator(f"{TARGETS} + [data-space]").first.click()
    sheet.get_by_role("button", name="Attack").click()
    anna.wait_until_asked(seq)
    battle = anna.page.locator(".battle .sum b")
    expect(battle).to_have_count(2)
    expect(anna.page.locator(".moment")).to_contain_text("die")


def test_the_automated_players_turn_is_gone_through_forwards_and_backwards(come: Come, common: Server) -> None:
    anna = at_a_table(come, common, {"automa": "prince"}, [])
    stepper, again = anna.page.locator(".stepper"), anna.page.locator(".again")
    assert play_until(anna, lambda: stepper.count() + again.count() == 1)
    seq = anna.seq
    if stepper.count():
        stepper.get_by_role("button", name="Close").click()
    again.click()
    count = stepper.locator("header .number")
    steps = int(count.inner_text().partition("/")[2])
    assert steps > 1
    expect(count).to_have_text(f"1/{steps}")
    expect(stepper.locator("p")).to_contain_text("Automated player")
    stepper.get_by_role("button", name="Next step").click()
    expect(count).to_have_text(f"2/{steps}")
    stepper.get_by_role("button", name="Last step").click()
    expect(count).to_have_text(f"{steps}/{steps}")
    stepper.get_by_role("button", name="Step back").click()
    expect(count).to_have_text(f"{steps - 1}/{steps}")
    stepper.get_by_role("button", name="First step").click()
    expect(count).to_have_text(f"1/{steps}")
    assert anna.seq == seq
