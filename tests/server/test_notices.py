"""Who is told what: once a turn, not who looks or has answered, and by one server; on both databases."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import Connection, event

from civitas.server import notices as module
from civitas.server.messages import Act
from civitas.server.notices import Notices, channels_of, seconds_until
from civitas.server.presence import Presence
from civitas.server.seating import Asker
from civitas.server.storage import games, people
from civitas.server.storage import notices as store
from civitas.server.storage.database import Database
from civitas.server.storage.notices import ENDED, INVITED, MOST_TRIES, TURN
from civitas.server.tables import Tables
from tests.server.playing import Party
from tests.server.telling import ADA, BOB, DONE, TAKE, Audience, choose
from tests.toy.position import Toy


def test_whoever_is_newly_asked_is_told(database: Database) -> None:
    table = Audience(database, ADA, BOB)
    table.move(0, TAKE)
    assert table.told() == []  # she goes on herself
    seq = table.move(0, DONE)
    assert table.told() == [(BOB, TURN, seq)]
    assert table.told() == []


def test_whose_game_begins_is_told(database: Database) -> None:
    table = Audience(database, ADA)
    party = Party(table.tables)
    assert [each.first.table_id for each in table.claimed()] == [party.id]


def test_every_device_is_told(database: Database) -> None:
    table = Audience(database, BOB, BOB)
    table.move(0, TAKE)
    table.move(0, DONE)
    assert len(table.told()) == 2


def test_whoever_has_answered_is_not_told(database: Database) -> None:
    table = Audience(database, BOB)
    table.move(0, TAKE)
    table.move(0, DONE)
    table.move(1, DONE)
    assert table.told() == []
    assert table.rows() == []


def test_whoever_looks_is_not_told(database: Database) -> None:
    table = Audience(database, BOB)
    with table.presence.here(table.party.id, 1):
        table.move(0, TAKE)
        table.move(0, DONE)
        assert table.told() == []
    assert table.rows() == []


def test_whoever_has_the_table_open_in_the_background_is_told(database: Database) -> None:
    table = Audience(database, BOB)
    with table.presence.here(table.party.id, 1) as attention:
        for is_looking in (False, True, False):
            attention.turn(is_looking)
        table.presence.note()
        table.move(0, TAKE)
        table.move(0, DONE)
        assert len(table.told()) == 1


def test_whoever_looks_by_another_server_is_not_told(database: Database) -> None:
    table, there = Audience(database, BOB), Presence(database, note_seconds=0)
    with there.here(table.party.id, 1):
        there.note()
        table.move(0, TAKE)
        table.move(0, DONE)
        there.note()
        assert table.told() == []


def test_whoever_looked_before_is_told(database: Database) -> None:
    table = Audience(database, BOB)
    table.look(1)
    table.move(0, TAKE)
    assert table.move(0, DONE) == table.told()[0][2]


def test_a_turn_is_told_once_until_somebody_was_there_again(database: Database) -> None:
    table = Audience(database, ADA)
    table.move(0, TAKE, by=None)  # as standing orders do it for somebody who is away
    assert len(table.told()) == 1
    table.move(0, DONE, by=None)
    table.move(1, DONE)
    assert table.told() == []
    table.look(0)
    assert table.told() == []
    _queue_turn(table, ADA)
    assert len(table.told()) == 1


def test_when_a_game_is_over_everybody_is_told_but_who_ended_it(database: Database) -> None:
    table = Audience(database, ADA, BOB)
    table.party.play_to_the_end()
    ended = [each for each in table.told() if each[1] == ENDED]
    assert [owner for owner, _, _ in ended] == [ADA, BOB]  # nobody says that people moved
    other = Audience(database)
    with other.tables.cache.hold(other.party.id) as held, database.writing() as c:
        position = held.game.position
        assert isinstance(position, Toy)
        position.finish("no-cards", "end-a")
        other.tables.notices.moved(c, other.party.id, held.game, {0: ADA, 1: BOB}, mover=1)
    assert [(each.owner, each.kind) for each in other.rows()] == [(ADA, ENDED)]


def test_when_people_agree_to_end_a_game_the_others_are_told(database: Database) -> None:
    table = Audience(database, ADA, BOB)
    for owner in (ADA, BOB):
        table.tables.votes.vote(table.party.id, Asker(owner=owner), True)
    assert [(owner, kind) for owner, kind, _ in table.told() if kind == ENDED] == [(ADA, ENDED)]


def test_an_invitation_is_told_once_and_only_to_who_does_not_sit_there(database: Database) -> None:
    table = Audience(database, BOB, "guest:7")
    for owner in (BOB, "guest:7", "guest:7"):
        with database.writing() as c:
            table.tables.notices.queue(c, owner, INVITED, table.party.id, 0)
    assert table.told() == [("guest:7", INVITED, 0)]
    assert table.rows()[0].sent is not None


def test_a_table_that_nobody_wants_to_hear_of_pays_nothing(database: Database) -> None:
    table = Audience(database)
    table.move(0, TAKE)
    table.move(0, DONE)
    assert _statements_about_notices(table) == []
    assert table.rows() == []


def test_a_table_of_bots_pays_nothing(database: Database) -> None:
    table = Audience(database, bots=2)
    with _counted(database) as statements:
        table.move(0, TAKE, by=games.BOT)
    assert statements == []


def test_a_move_pays_one_insert_where_somebody_is_told(database: Database) -> None:
    table = Audience(database, BOB)
    table.move(0, TAKE)
    table.move(0, DONE)
    table.move(1, DONE)
    table.move(0, _bid(table, 0))
    statements = _statements_about_notices(table)
    assert [each.split()[0] for each in statements] in ([], ["INSERT"])
    with _counted(database) as statements, database.writing() as c:
        table.tables.notices.queue(c, BOB, TURN, table.party.id, 99)
    assert [each.split()[0] for each in statements] == ["INSERT"]


def _statements_about_notices(table: Audience) -> list[str]:
    with _counted(table.database) as statements:
        seat = table.tables.state(table.party.id, None).to_act[0]
        legal = table.tables.state(table.party.id, seat).legal
        table.tables.act(table.party.id, seat, _act(table, int(legal[0]["code"])), games.PERSON)
    return statements


# One server, and what happens to what fails.


def test_of_two_servers_one_tells(database: Database) -> None:
    table = Audience(database, BOB)
    table.move(0, TAKE)
    table.move(0, DONE)
    with database.reading() as c:
        (notice,) = store.due(c, 10)
    with database.writing() as c:
        assert [store.claim(c, notice, 60.0), store.claim(c, notice, 60.0)] == [True, False]
    assert table.told() == []


def test_what_a_server_that_died_has_claimed_is_tried_once_more_and_never_again(database: Database) -> None:
    table = Audience(database, BOB)
    table.move(0, TAKE)
    table.move(0, DONE)
    assert len(table.claimed()) == 1
    assert table.claimed() == []
    table.let_claims_run_out()
    assert len(table.claimed()) == 1
    table.let_claims_run_out()
    assert table.claimed() == []
    assert [(row.tries, row.trouble) for row in table.rows()] == [(MOST_TRIES, "lost")]


def test_what_was_put_off_is_tried_again_but_not_for_ever(database: Database) -> None:
    table = Audience(database, BOB)
    table.move(0, TAKE)
    table.move(0, DONE)
    for _ in range(MOST_TRIES):
        (errand,) = table.claimed()
        table.errands.put_off(errand, 60.0)
        assert table.claimed() == []
        table.let_claims_run_out()
    assert table.claimed() == []


def test_a_device_that_is_gone_is_forgotten(database: Database) -> None:
    table = Audience(database, BOB)
    table.move(0, TAKE)
    table.move(0, DONE)
    (errand,) = table.claimed()
    table.errands.close(errand)
    with database.reading() as c:
        assert channels_of(c, BOB) == []
    assert table.rows() == []


def test_what_is_queued_for_a_device_of_somebody_else_now_is_dropped(database: Database) -> None:
    table = Audience(database, BOB)
    table.move(0, TAKE)
    table.move(0, DONE)
    with database.writing() as c:
        (before,) = store.subscriptions_of(c, BOB)
        store.put_subscription(c, before._replace(owner="guest:9"), 10)
    assert table.told() == []


def test_what_was_told_long_ago_is_forgotten(database: Database) -> None:
    table = Audience(database, BOB)
    table.move(0, TAKE)
    table.move(0, DONE)
    table.told()
    table.errands.forget()
    assert len(table.rows()) == 1
    with database.writing() as c:
        store.forget_before(c, -60.0)
    assert table.rows() == []


# Channels.


def test_an_account_is_told_by_the_ways_that_it_has_chosen(database: Database) -> None:
    owner = _account(database)
    ways: dict[str, dict[str, Any]] = {
        "mail": {"mail": "each"},
        "digest": {"mail": "digest", "hour": 7, "zone": "Europe/Berlin"},
        "webhook": {"webhook": "https://example.org/", "secret": "whsec_"},
    }
    for name, told in ways.items():
        choose(database, owner, "ida@example.org", **told)
        with database.reading() as c:
            assert [each.name for each in channels_of(c, owner)] == [name]
    choose(database, owner, None, mail="each")
    with database.reading() as c:
        assert channels_of(c, owner) == []


def test_what_is_deleted_of_a_person_is_told_nobody(database: Database) -> None:
    owner = _account(database)
    choose(database, owner, "ida@example.org", mail="each")
    with database.writing() as c:
        store.delete_all_of(c, owner)
        assert channels_of(c, owner) == []


def test_who_has_which_channels_is_remembered_until_it_changes(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, notices, party = [0.0], Notices(clock=lambda: clock[0]), Party(Tables(database))
    notices._clock = lambda: clock[0]

    def asked() -> bool:
        with _counted(database) as statements, database.writing() as c:
            notices.queue(c, BOB, TURN, party.id, 1)
        return bool(statements)

    assert [asked(), asked()] == [True, False]
    notices.forget(BOB)
    assert [asked(), asked()] == [True, False]
    notices.forget_all()
    assert [asked(), asked()] == [True, False]
    clock[0] += module.TRUST_SECONDS
    assert asked()
    monkeypatch.setattr(module, "MOST_REMEMBERED", 1)
    with database.writing() as c:
        notices.queue(c, ADA, TURN, party.id, 1)
    assert asked()


@pytest.mark.parametrize(
    ("now", "hour", "zone", "hours"),
    [
        ("2026-03-01 07:00", 8, "UTC", 1),
        ("2026-03-01 08:00", 8, "UTC", 24),
        ("2026-03-28 20:00", 8, "Europe/Berlin", 11),  # in this night clocks are put forward
        ("2026-03-01 12:00", 8, "Nowhere/Never", 20),
    ],
)
def test_a_digest_is_written_at_the_hour_of_the_reader(now: str, hour: int, zone: str, hours: int) -> None:
    here = ZoneInfo("UTC" if zone.startswith("Nowhere") else zone)
    present = datetime.fromisoformat(now).replace(tzinfo=here).timestamp()
    assert seconds_until(hour, zone, present) == hours * 3600


def test_a_digest_is_one_letter_about_all_tables(database: Database) -> None:
    owner, first = _account(database), Audience(database)
    choose(database, owner, "ida@example.org", mail="digest")
    second = Party(first.tables)
    for table_id in (first.party.id, second.id):
        with database.writing() as c:
            seat = games.seats_of(c, table_id)[0]
            games.change_seat(c, games.StoredSeat(table_id, 0, "person", "Ida", seat.token, owner))
            for seq in (0, 1):
                first.tables.notices.queue(c, owner, TURN, table_id, seq)
    assert first.claimed() == []
    first.let_claims_run_out()
    (errand,) = first.claimed()
    assert {each.table_id for each in errand.news} == {first.party.id, second.id}
    assert len(errand.news) == 2
    assert len(errand.notices) == 4
    first.errands.settle(errand)
    first.let_claims_run_out()
    assert first.claimed() == []


def _bid(table: Audience, seat: int) -> str:
    action: dict[str, Any] = {**table.tables.state(table.party.id, seat).legal[0]}
    return f"bid {action['card']}"


def _queue_turn(table: Audience, owner: str) -> None:
    """Ask somebody, as far as notices know, what they are asked already."""
    with table.database.writing() as c:
        table.tables.notices.queue(c, owner, TURN, table.party.id, table.party.seq)


def _act(table: Audience, action: int) -> Act:
    return Act(secrets.token_hex(8), table.party.seq, action)


@contextmanager
def _counted(database: Database) -> Iterator[list[str]]:
    """The statements about notices that are executed inside this block."""
    found: list[str] = []

    def note(c: Connection, cursor: object, statement: str, *rest: object) -> None:
        if any(name in statement for name in ("notices", "subscriptions", "accounts")):
            found.append(statement)

    event.listen(database.engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(database.engine, "before_cursor_execute", note)


def _account(database: Database) -> str:
    with database.writing() as c:
        return f"account:{people.insert_account(c, 'Ida', 'ida', 'ida', '')}"
