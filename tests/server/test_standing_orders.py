"""Standing orders: answers that a seat has given before it was asked, and that nobody else knows of."""

import time
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from civitas.core.telling import Question, say
from civitas.server.clock_messages import StandingOrdersWanted, StandingOrderWanted
from civitas.server.messages import Act, Undo
from civitas.server.queries import Heard
from civitas.server.refusals import Refusal
from civitas.server.seating import Asker, Place
from civitas.server.standing_orders import LONGEST, SHORTEST, StandingOrders, delay, is_named, possible_orders
from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.storage.schema import TABLES
from civitas.server.tables import Tables
from tests.games.civilization_2010.situation import Situation, situation
from tests.server.playing import Party, news_for
from tests.server.serving import Client

DONE = StandingOrderWanted("Stake", "done", "always")
LATER = LONGEST + 1


@pytest.fixture
def orders(tables: Tables) -> StandingOrders:
    return StandingOrders(tables)


def at_stakes(tables: Tables) -> Party:
    """Ada has filled the pot and is asked for her stake."""
    party = Party(tables, players=3)
    party.act(0, "take")
    return party


def give(orders: StandingOrders, party: Party, seat: int, *wanted: StandingOrderWanted) -> None:
    people = party.tables.seating.sit(party.id, Asker()).people
    orders.change(party.id, Place(seat, people), StandingOrdersWanted(list(wanted)))


def answered(orders: StandingOrders, party: Party, after: float = LATER) -> list[int]:
    """Whoever is asked after orders were carried out so many seconds later."""
    orders.carry_out(party.id, time.time() + after)
    return party.tables.state(party.id, None).to_act


def test_an_order_answers_what_it_is_about_after_a_few_seconds(tables: Tables, orders: StandingOrders) -> None:
    party = at_stakes(tables)
    give(orders, party, 0, DONE)
    assert answered(orders, party, SHORTEST / 2) == [0]
    assert answered(orders, party) == [1]
    assert answered(orders, party) == [1], "who has given no order is asked"


def test_only_what_is_asked_now_and_ends_the_own_say_can_be_ordered(tables: Tables, orders: StandingOrders) -> None:
    party = at_stakes(tables)
    assert [(each.frame, each.action) for each in orders.show(party.id, 0).possible] == [("Stake", "done")]
    assert orders.show(party.id, 1).possible == []
    for seat, wanted in [
        (0, StandingOrderWanted("Stake", "stake 1")),
        (0, StandingOrderWanted("Bid", "done")),
        (1, DONE),
    ]:
        with pytest.raises(Refusal, match="cannot be ordered"):
            give(orders, party, seat, wanted)


def test_an_order_stands_until_something_else_is_asked_or_until_it_is_taken_back(
    tables: Tables, orders: StandingOrders
) -> None:
    for until, standing in [("other", 0), ("always", 1)]:
        party = at_stakes(tables)
        give(orders, party, 0, StandingOrderWanted("Stake", "done", until))  # type: ignore[arg-type]
        assert answered(orders, party) == [1]
        party.act(1, "done")
        party.act(2, "done")
        assert answered(orders, party) == [0, 1, 2]
        assert len(orders.show(party.id, 0).orders) == standing
        if standing:
            give(orders, party, 0, DONE)
            assert len(orders.show(party.id, 0).orders) == 1, "what stands may be kept, though it is not asked now"
            give(orders, party, 0)
            assert orders.show(party.id, 0).orders == []


def test_who_takes_an_answer_back_decides_for_himself(tables: Tables, orders: StandingOrders) -> None:
    party = at_stakes(tables)
    give(orders, party, 0, DONE)
    answered(orders, party)
    tables.undo(party.id, 0, Undo("u", party.seq))
    assert answered(orders, party) == [0]


def test_a_bot_that_stands_in_decides_for_itself_and_a_newcomer_inherits_nothing(
    tables: Tables, orders: StandingOrders
) -> None:
    party = at_stakes(tables)
    give(orders, party, 0, DONE)
    tables.seating.change(party.id, 0, "random", Asker(owner="guest:0"))
    assert answered(orders, party) == [0]
    tables.seating.leave(party.id, Asker(owner="guest:0"))
    assert orders.show(party.id, 0).orders == []


def test_two_servers_answer_once_and_a_restart_forgets_nothing(
    tables: Tables, orders: StandingOrders, database: Database
) -> None:
    party = at_stakes(tables)
    give(orders, party, 0, DONE)
    other = Tables(database)
    assert answered(StandingOrders(other), party) == [1]
    assert answered(orders, party) == [1]
    assert party.seq == 2


def test_tables_are_looked_at_only_where_somebody_has_given_orders(
    tables: Tables, orders: StandingOrders, database: Database
) -> None:
    def looked() -> float | None:
        with database.reading() as c:
            at: float | None = c.execute(select(TABLES.c.ordered).where(TABLES.c.id == party.id)).scalar_one()
            return at

    party = at_stakes(tables)
    assert looked() is None
    give(orders, party, 0, DONE)
    orders.carry_out_some(10)
    due = looked()
    assert due is not None
    with database.reading() as c:
        table = games.find_table(c, party.id)
        assert games.ordered_tables(c, due - 0.1, 10) == []
        assert games.ordered_tables(c, due, 10) == [party.id]
    assert table is not None
    assert due == pytest.approx(table.moved + delay(table, 0, 1))
    party.act(0, "done")
    orders.carry_out(party.id)
    with database.reading() as c:
        assert games.ordered_tables(c, time.time() + 10**6, 10) == []
    give(orders, party, 0)
    assert looked() is None


def test_nobody_else_can_tell_that_there_are_orders(tables: Tables, orders: StandingOrders) -> None:
    plain, ordered = at_stakes(tables), at_stakes(tables)
    give(orders, ordered, 0, DONE)

    def seen(party: Party, seat: int | None) -> Any:
        news = news_for(tables, party.id, seat, Heard(0))
        shown = tables.queries.show(party.id, Asker(owner="guest:1"))
        return msgspec.to_builtins([*news.messages, shown]), news.heard

    def same(party: Party, seat: int | None) -> str:
        text = repr(seen(party, seat)).replace(party.id, "")
        return "".join(character for character in text if not character.isdigit())

    for seat in (1, 2, None):
        assert same(plain, seat) == same(ordered, seat)
    assert seen(plain, 1)[1] == seen(ordered, 1)[1], "nothing was counted up"
    plain.act(0, "done")
    answered(orders, ordered)
    for seat in (1, 2, None):
        assert same(plain, seat) == same(ordered, seat)


def test_the_delay_is_a_few_seconds_that_nobody_can_foresee(tables: Tables, database: Database) -> None:
    party = at_stakes(tables)
    with database.reading() as c:
        table = games.find_table(c, party.id)
    assert table is not None
    drawn = [delay(table, seat, seq) for seat in range(3) for seq in range(20)]
    assert all(SHORTEST <= each < LONGEST for each in drawn)
    assert len(set(drawn)) == 60


def question(*because: Any, **arguments: Any) -> Question:
    return {"frame": "Defence", "text": say("question", **arguments), "because": list(because)}


def test_who_is_attacked_or_meant_in_another_way_is_named_but_not_who_acts() -> None:
    attack = say("because-attack", name="seat-1", other="seat-2")
    assert is_named(question(attack), 1)
    assert not is_named(question(attack), 0)
    assert not is_named(question(seat="seat-2", actor="seat-2"), 1)
    assert is_named(question(say("both", one=say("x", victims=["seat-3", "seat-2"]), other="none")), 1)
    assert not is_named(None, 0)


def besieged(*texts: str) -> Situation:
    """Civilization (2010): the first player marches on the capital of the second, who could answer each step."""
    s = situation("movement", p1={"armies": ["b3"]}, p2={"techs": ["communism"], "tokens": ["hut-spy"]})
    s.play("march b3 1-0", "step down", *texts)
    return s


def test_an_army_that_passes_means_nobody_but_one_that_attacks_means_whose_city_it_is() -> None:
    for texts, is_meant in [((), False), (("pass", "step down"), True)]:
        telling = besieged(*texts).position.perspective(1).telling
        assert telling["question"] is not None
        assert telling["question"]["frame"] == "Window"
        assert is_named(telling["question"], 1) is is_meant


def test_what_gives_away_later_answers_cannot_be_ordered() -> None:
    s = besieged()
    assert "waive" in s.legal()
    assert [each.action for each in possible_orders(s.position, 1)] == ["pass"]


def test_an_order_over_http_is_for_its_own_seat(ada: Client, bob: Client) -> None:
    opened = ada.open(players=2)
    address = f"/api/tables/{opened['table']}"
    bob.post(f"{address}/join", {"name": "Bob", "invitation": opened["invitation"]})
    ada.post(f"{address}/actions", msgspec.to_builtins(Act("a", 0, "take")))
    shown = ada.get(f"{address}/orders").json()
    assert shown["orders"] == []
    assert [each["action"] for each in shown["possible"]] == ["done"]
    wanted = [{"frame": each["frame"], "action": each["action"]} for each in shown["possible"]]
    answer = ada.put(f"{address}/orders", {"orders": wanted})
    assert (answer.status_code, len(answer.json()["orders"])) == (200, len(wanted))
    assert bob.get(f"{address}/orders").json()["orders"] == []
    assert ada.put(f"{address}/orders", {"orders": [{"frame": "X", "action": "done"}]}).json()["reason"] == "order"
