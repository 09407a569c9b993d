"""In a market bots leave people time: what they do in public is spread, and what a person says is answered first."""

from collections.abc import Iterator

import pytest

import civitas
from civitas.core.position import Position
from civitas.server import market_pace
from civitas.server.game import Game, LastAct
from civitas.server.game_cache import Held
from civitas.server.market_pace import MARKET_SECONDS, Turn, next_bot
from civitas.server.messages import Act, BotSeat, NewTable
from civitas.server.refusals import Refusal
from civitas.server.storage.database import Database
from civitas.server.tables import Tables
from tests.games.civilization_1980.situation import Situation
from tests.server.playing import TOY_ID

TITLE = "civilization-1980"
NOW = 1000.0
PERSON, FIRST, SECOND = 0, 1, 2
BOTS = {FIRST: "steward", SECOND: "steward"}


@pytest.fixture(autouse=True)
def still_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still."""
    monkeypatch.setattr("civitas.server.market_pace.time.monotonic", lambda: NOW)


HANDS = {"africa": {"salt": 4}, "thrace": {"grain": 5}, "crete": {"cloth": 3}}
MARKET: Position = Situation(
    *HANDS, phase=9, pause=[10], **{each: {"hand": hand} for each, hand in HANDS.items()}
).position
"""A game of three whose market has just opened."""


def held(*, market: int | None = None, bots: dict[int, str] | None = None, **acts: tuple[int, float, bool]) -> Held:
    """A table in its market: seat 0 is a person; `acts` are what seats did last, `first=(seq, seconds ago, public)`."""
    game = Game(civitas.title(TITLE), players=3, seed=7, options={})
    game.table.position = MARKET.clone()
    seats = {"person": PERSON, "first": FIRST, "second": SECOND}
    for name, (seq, ago, is_public) in acts.items():
        game.last_acts[seats[name]] = LastAct(seq, NOW - ago, is_public)
    found = Held(game, None, market)
    found.bots = BOTS if bots is None else bots
    return found


def test_all_are_asked_at_once_in_a_market() -> None:
    assert sorted(MARKET.to_act) == [PERSON, FIRST, SECOND]


def test_the_first_offer_of_a_bot_waits_for_nothing() -> None:
    assert next_bot(held()) == Turn(FIRST, 0.0)


def test_an_offer_of_a_bot_lies_there_for_a_while_before_another_bot_speaks() -> None:
    assert next_bot(held(first=(5, 1.0, True))) == Turn(SECOND, MARKET_SECONDS - 1)
    assert next_bot(held(first=(5, MARKET_SECONDS + 1, True))) == Turn(SECOND, 0.0)


def test_the_table_says_how_long() -> None:
    assert next_bot(held(market=15, first=(5, 1.0, True))) == Turn(SECOND, 14.0)
    assert next_bot(held(market=0, first=(5, 1.0, True))) == Turn(SECOND, 0.0)


def test_a_bot_that_puts_a_package_together_is_not_held_up() -> None:
    assert next_bot(held(first=(5, 1.0, True), second=(6, 0.1, False))) == Turn(SECOND, 0.0)


def test_what_a_person_says_is_answered_first() -> None:
    table = held(first=(5, 1.0, True), second=(6, 0.5, True), person=(7, 0.3, True))
    assert list(next_bot(table) or ()) == [FIRST, pytest.approx(market_pace.ANSWER_SECONDS - 0.3)]
    answered = held(first=(8, 0.1, True), second=(6, 0.5, True), person=(7, 0.9, True))
    assert next_bot(answered) == Turn(SECOND, 0.0)
    both = held(first=(8, 0.1, True), second=(9, 0.05, True), person=(7, 0.9, True))
    assert list(next_bot(both) or ()) == [FIRST, pytest.approx(MARKET_SECONDS - 0.05)]


def test_bots_among_themselves_play_as_fast_as_they_think() -> None:
    alone = held(first=(5, 0.1, True), bots={PERSON: "steward", **BOTS})
    assert next_bot(alone) == Turn(PERSON, 0.0)


def test_elsewhere_bots_play_at_once() -> None:
    game = Game(civitas.title(TOY_ID), players=2, seed=1, options={})
    game.play(0, game.title.space.parse("take"))
    found = Held(game, None)
    found.bots = {0: "random"}
    assert next_bot(found) == Turn(0, 0.0)


# An answer is never taken for an answer to something else.


@pytest.fixture
def tables(sqlite_url: str) -> Iterator[Tables]:
    """Tables in one kind of database."""
    database = Database(sqlite_url)
    yield Tables(database)
    database.close()


def test_whoever_answers_an_offer_that_has_changed_meanwhile_is_refused(tables: Tables) -> None:
    bots = [BotSeat("steward", seat) for seat in (1, 2)]
    table = tables.open(NewTable(TITLE, "Ada", 3, bots=bots), seed=7).table
    with tables.cache.hold(table) as held:
        held.game.table.position = MARKET.clone()
        held.game.asked_since = [held.game.seq] * 3
    seen = said(tables, table, FIRST, "offer everyone", "put grain", "put grain", "put grain", "name grain")
    said(tables, table, FIRST, "change thrace-1", "put grain", "name grain")
    with pytest.raises(Refusal) as refused:
        tables.act(table, PERSON, Act("late", seen, "answer thrace-1"))
    assert refused.value.reason == "stale"
    now = tables.state(table, PERSON)
    assert [(offer["offer"], offer["count"]) for offer in now.view["question"]["offers"]] == [("thrace-1", 4)]
    assert tables.act(table, PERSON, Act("again", now.seq, "answer thrace-1")).seq == now.seq + 1


def said(tables: Tables, table: str, seat: int, *actions: str) -> int:
    """Let a seat do all this; how far the table is then."""
    seq = tables.state(table, seat).seq
    for action in actions:
        seq = tables.act(table, seat, Act(f"{seat} {seq}", seq, action)).seq
    return seq
