"""Several people at one table: by link, each with an own hand; talking, watching, going and coming back."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from civitas.server.storage.database import Database
from tests.server.playing import let_time_pass
from tests.web.cable import Cable
from tests.web.conftest import Come
from tests.web.person import Person, Playing, play_together
from tests.web.process import Process, Server

TITLE = "through-the-ages-2015"
SECRETS_ARE_DEALT = 40
"""By then both have drawn military cards, as a rule."""
MUCH_LATER = 400


def sit_down(
    come: Come, server: Process, base: str | None = None, clock: dict[str, str] | None = None
) -> tuple[Person, Person, str]:
    """Anna opens a table for two, and Bert comes by her link; Anna's way to the server may be another one."""
    anna, bert = come("Anna", at=base or server.base), come("Bert", at=server.base)
    table = anna.open_table(TITLE, 2, bots=["open"], clock=clock)
    link = anna.page.locator(".invitation input").input_value()
    bert.page.goto(link.replace(anna.base, bert.base))
    bert.page.get_by_role("textbox").fill("Bert")
    bert.page.locator("form button[type=submit]").click()
    bert.page.wait_for_url(f"**/{table}")
    return anna, bert, table


def people(person: Person) -> Locator:
    """The list of who sits at the table."""
    person.page.get_by_role("tab", name="Players").click()
    return person.page.locator("#panel li")


def test_friends_join_by_a_link_and_the_game_begins(come: Come, common: Server) -> None:
    anna, bert, _ = sit_down(come, common)
    for each in (anna, bert):
        each.wait_for_seq(0)
        expect(each.page.locator(".invitation")).to_have_count(0)
    play_together([Playing(anna, 1), Playing(bert, 2)], 6)
    assert anna.seq == bert.seq


def test_nobody_is_told_the_secrets_of_another_hand(come: Come, server: Server) -> None:
    anna, bert, table = sit_down(come, server)
    carl = come("Carl", at=server.base)
    carl.visit(table)
    playing = [Playing(each, 3, eagerness=0.2, on_the_board=0) for each in (anna, bert)]
    play_together(playing, SECRETS_ARE_DEALT)
    while not (secrets_of(anna, bert) and secrets_of(bert, anna)):
        assert anna.seq < MUCH_LATER, "there is no secret to keep"
        play_together(playing, anna.seq + 1)
    carl.wait_for_seq(anna.seq)
    for owner, other in ((anna, bert), (bert, anna)):
        secrets = secrets_of(owner, other)
        for each in (other, carl):
            assert not [card for card in secrets if any(f'"{card}"' in text for text in each.heard)]
            html = each.page.content()
            assert not [card for card in secrets if f"card-{card}" in html or name_on(owner, card) in html]


def secrets_of(owner: Person, other: Person) -> set[str]:
    """The cards in a hand that the other one has never had."""
    return hands(owner)[-1] - set().union(*hands(other))


def hands(person: Person) -> list[set[str]]:
    """The secret cards that a person has had, from the beginning to now."""
    return [set(view["military_hand"]) for view in person.views()]


def name_on(owner: Person, card: str) -> str:
    """What a card is called on its owner's page."""
    name = owner.page.locator(f"main [data-explain='card-{card}']").first.get_attribute("aria-label")
    assert name
    return name


def test_a_spectator_sees_the_board_and_decides_nothing(come: Come, common: Server) -> None:
    anna, bert, table = sit_down(come, common)
    carl = come("Carl", at=common.base)
    carl.visit(table)
    play_together([Playing(anna, 1), Playing(bert, 2)], 4)
    carl.wait_for_seq(4)
    expect(carl.page.locator(".decision")).to_have_count(0)
    expect(carl.page.locator("main [data-legal]")).to_have_count(0)
    expect(carl.page.locator("#panel")).to_contain_text("watching")
    assert all(view.get("military_hand") in (None, []) for view in carl.views())


def test_what_is_said_at_the_table_is_read_by_the_others(come: Come, common: Server) -> None:
    anna, bert, _ = sit_down(come, common)
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.locator(".chat input").fill("Salve, <b>Bert</b>!")
    anna.page.locator(".chat button").click()
    expect(bert.page.locator(".unread")).to_have_text("1")
    bert.page.get_by_role("tab", name="Chat").click()
    for each in (anna, bert):
        expect(each.page.locator(".chat li")).to_have_text("Anna Salve, <b>Bert</b>!")
    expect(bert.page.locator(".unread")).to_have_count(0)


def test_who_was_cut_off_catches_up(come: Come, common: Server) -> None:
    with Cable(common.port) as cable:
        anna, bert, _ = sit_down(come, common, cable.base)
        players = [Playing(anna, 1), Playing(bert, 2)]
        play_together(players, 3)
        while not bert.is_asked:
            play_together(players, anna.seq + 1)
        before = anna.seq
        with anna.while_the_network_fails():
            cable.cut()
            expect(anna.page.locator(".table")).to_have_attribute("data-connection", "lost")
            players[1].decide()
            bert.wait_until_answered()
            bert.wait_for_seq(before + 1)
            assert anna.seq == before
            cable.mend()
            anna.wait_for_seq(bert.seq)
        expect(anna.page.locator(".table")).to_have_attribute("data-connection", "open")
        shown = anna.page.locator("main").inner_text()
        anna.page.reload()
        anna.wait_for_seq(bert.seq)
        assert anna.page.locator("main").inner_text() == shown
        play_together(players, bert.seq + 2)


def test_a_table_goes_on_after_the_server_was_killed(come: Come, server: Server) -> None:
    anna, bert, _ = sit_down(come, server)
    players = [Playing(anna, 1), Playing(bert, 2)]
    play_together(players, 4)
    with anna.while_the_network_fails(), bert.while_the_network_fails():
        server.kill()
        for each in (anna, bert):
            expect(each.page.locator(".table")).to_have_attribute("data-connection", "lost")
        server.start()
        for each in (anna, bert):
            expect(each.page.locator(".table")).to_have_attribute("data-connection", "open")
    assert anna.seq == bert.seq == 4
    play_together(players, 8)


def test_who_leaves_is_replaced_by_a_bot(come: Come, common: Server) -> None:
    anna, bert, table = sit_down(come, common)
    players = [Playing(anna, 1), Playing(bert, 2)]
    play_together(players, 3)
    chairs = people(anna)
    expect(chairs.nth(1)).to_contain_text("Bert")
    people(bert)
    bert.page.get_by_role("button", name="Leave the table").click()
    bert.page.get_by_role("button", name="Cancel").click()
    bert.page.get_by_role("button", name="Leave the table").click()
    really = bert.page.locator(".leave", has=bert.page.get_by_role("button", name="Cancel"))
    really.get_by_role("button", name="Leave the table").click()
    bert.page.wait_for_url("**/#/")
    expect(bert.page.get_by_role("region", name="Being played")).to_contain_text("Anna")
    expect(bert.page.get_by_role("region", name="Your tables")).to_have_count(0)
    expect(chairs.nth(1)).to_contain_text("bot")
    expect(chairs.nth(1)).not_to_contain_text("Bert")
    anna.page.get_by_role("tab", name="Decision").click()
    anna.wait_until_asked()
    players[0].decide()
    anna.wait_until_answered()
    anna.wait_until_asked(anna.seq - 1)
    bert.visit(table)
    bert.wait_for_seq(3)
    expect(bert.page.locator("#panel")).to_contain_text("watching")


def test_a_bot_plays_for_whose_time_is_up_and_who_comes_back_takes_the_chair(
    come: Come, server: Server, tmp_path: Path
) -> None:
    clock = {"clock": "live", "bank": "3600", "increment": "300", "at-zero": "bot"}
    anna, bert, table = sit_down(come, server, clock=clock)
    for person, own in ((anna, "Anna"), (bert, "Bert")):
        person.wait_for_seq(0)
        clocks = person.page.get_by_role("list", name="Clocks").get_by_role("timer")
        expect(clocks).to_have_count(2)
        expect(clocks.first).to_have_attribute("aria-label", re.compile(own))
    left = running(anna).inner_text()
    expect(running(anna)).not_to_have_text(left)
    late, other = (anna, bert) if anna.is_asked else (bert, anna)
    database = Database(str(tmp_path / "civitas.db"))
    let_time_pass(database, table.rpartition("/")[2], 3600)
    database.close()
    back = late.page.get_by_role("status").get_by_role("button", name="I am back")
    expect(back).to_be_visible()
    other.wait_until_asked()
    other.page.get_by_role("tab", name="Chat").click()
    expect(other.page.locator("#panel")).to_contain_text(f"{late.name} has run out of time; a bot plays")
    back.click()
    expect(back).to_have_count(0)
    expect(people(other).nth(1)).not_to_contain_text("bot")


def running(person: Person) -> Locator:
    """The clock that runs."""
    return person.page.locator("header .clock.runs")


def test_a_standing_order_passes_for_a_player_and_is_taken_back(come: Come, server: Server) -> None:
    anna = come("Anna", at=server.base)
    anna.open_table(TITLE, 2)
    anna.wait_until_asked()
    seen = anna.seq
    anna.page.get_by_role("button", name="Answer for me").click()
    orders = anna.page.get_by_role("region", name="Standing orders")
    orders.get_by_label("How long").select_option("always")
    orders.get_by_role("button", name="Always answer").first.click()
    taken = orders.get_by_role("button", name="Take back")
    expect(taken).to_be_visible()
    anna.wait_for_seq(seen + 1)
    taken.click()
    expect(orders).to_contain_text("You decide everything yourself.")


def test_an_invitation_ends_when_the_host_makes_a_new_one(come: Come, common: Server) -> None:
    anna, bert = come("Anna", at=common.base), come("Bert", at=common.base)
    table = anna.open_table(TITLE, 2, bots=["open"])
    link = anna.page.locator(".invitation input")
    old = link.input_value()
    anna.page.get_by_role("button", name="Make a new link").click()
    expect(link).not_to_have_value(old)
    anna.page.get_by_role("button", name="Copy link").click()
    expect(anna.page.get_by_role("button", name="Copied")).to_be_visible()
    bert.page.goto(old)
    with bert.while_the_network_fails():
        bert.page.locator("form button[type=submit]").click()
        expect(bert.page.get_by_role("alert")).to_be_visible()
    bert.page.goto(link.input_value())
    bert.page.locator("form button[type=submit]").click()
    bert.page.wait_for_url(f"**/{table}")
    expect(anna.page.locator(".invitation")).to_have_count(0)
