"""Bots at the tables: they play through the same door, and whatever they do, no table waits for them."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from civitas.server.house import House, Settings
from civitas.server.messages import Ack, Act
from civitas.server.opponents import Opponents
from civitas.server.seating import Asker
from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.tables import Tables
from tests.server.playing import Party, present_digest, replayed_digest

SLOWEST = 120.0


def command(way: str, *more: str) -> list[str]:
    return [sys.executable, "-m", "tests.server.toy_thinking", way, *more]


async def until_over(house: House, party: Party) -> None:
    async with asyncio.timeout(SLOWEST):
        while (await house.work(house.tables.state, party.id, None)).stage != games.FINISHED:
            await asyncio.sleep(0.02)


def test_bots_play_a_whole_game_among_themselves(url: str) -> None:
    async def play() -> None:
        house = House(Settings(url, bot_command=command("well")))
        async with house.open():
            party = Party(house.tables, players=3, bots=3)
            await until_over(house, party)
            assert replayed_digest(house.database, party.id) == present_digest(house.tables, party.id)

    asyncio.run(play())


@pytest.mark.parametrize("way", ["dies", "hangs", "raises", "illegal", "out-of-range", "garbage"])
def test_a_bot_that_misbehaves_never_blocks_a_table(sqlite_url: str, way: str, tmp_path: Path) -> None:
    database = Database(sqlite_url)
    party = Party(Tables(database), players=2, bots=1)
    party.act(0, "take")
    party.act(0, "done")
    assert party.tables.state(party.id, None).to_act == [1]
    database.close()

    async def play() -> None:
        house = House(Settings(sqlite_url, bot_processes=0))
        starts, seconds = tmp_path / "starts", 1.0 if way == "hangs" else SLOWEST
        house.opponents = Opponents(house.tables, house.work, 1, command(way, str(starts)), seconds)
        async with house.open(), asyncio.timeout(SLOWEST):
            while (await house.work(house.tables.state, party.id, None)).seq == 2:
                await asyncio.sleep(0.05)
        assert way not in ("dies", "raises") or len(set(starts.read_text().split())) == 3

    asyncio.run(play())


def test_a_move_on_which_the_rules_break_does_not_block_a_table(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        house = House(Settings(sqlite_url, bot_processes=0))
        house.opponents = Opponents(house.tables, house.work, 1, command("well"))
        party, act = Party(house.tables, players=2, bots=2), house.tables.act
        broken: list[object] = []

        def act_or_break(table_id: str, seat: int, asked: Act, by: str) -> Ack:
            if len(broken) < 3:
                broken.append(asked.action)
                raise ZeroDivisionError
            return act(table_id, seat, asked, by)

        monkeypatch.setattr(house.tables, "act", act_or_break)
        async with asyncio.timeout(SLOWEST):
            await house.opponents._play(party.id)
        await house.opponents.end()
        assert len(broken) == 3
        assert party.tables.state(party.id, None).stage == games.FINISHED
        await house.work.end()
        house.database.close()

    asyncio.run(play())


def test_who_has_stopped_thinking_is_woken_by_nobody(sqlite_url: str) -> None:
    async def play() -> None:
        house = House(Settings(sqlite_url, bot_command=command("well")))
        party = Party(house.tables, players=2, bots=2)
        async with house.open():
            await house.opponents.end()
            before = asyncio.all_tasks()
            house.opponents.wake(party.id)
            assert asyncio.all_tasks() == before

    asyncio.run(play())


def test_what_a_bot_prints_is_no_answer(sqlite_url: str) -> None:
    async def play() -> None:
        house = House(Settings(sqlite_url, bot_command=command("prints")))
        async with house.open():
            await until_over(house, Party(house.tables, players=2, bots=2))

    asyncio.run(play())


def test_a_killed_process_is_replaced_and_the_game_goes_on(sqlite_url: str) -> None:
    async def play() -> None:
        house = House(Settings(sqlite_url, bot_command=command("well")))
        async with house.open():
            party = Party(house.tables, players=4, bots=4, draw=True)
            killed: set[int] = set()
            async with asyncio.timeout(SLOWEST):
                while len(killed) < 2:
                    pid = house.opponents.thinkers[0].pid
                    if pid is not None and pid not in killed and party.seq > 2 * len(killed):
                        killed.add(pid)
                        os.kill(pid, signal.SIGKILL)
                    await asyncio.sleep(0.01)
            await until_over(house, party)
            assert replayed_digest(house.database, party.id) == present_digest(house.tables, party.id)

    asyncio.run(play())


def test_a_bot_thinks_about_a_position_without_secrets(tables: Tables) -> None:
    party = Party(tables, players=3, bots=3, seed=0x00C1_71A5_0000_0001)
    stocks = set()
    for _ in range(5):
        thought = tables.thought(party.id)
        assert thought is not None
        with tables.shelf.hold(party.id) as held:
            real = held.game.position
            imagined = held.game.title.load(thought.position)
            assert imagined.view_for(thought.seat) == real.view_for(thought.seat)
            assert imagined.dump()["dice"] != real.dump()["dice"]
            stocks.add(str(imagined.dump()["fields"]["stock"]))
    assert len(stocks) > 1


def test_two_servers_with_the_same_bots_make_each_move_once(database: Database) -> None:
    doors = [Tables(database), Tables(database)]
    party = Party(doors[0], players=2, bots=2)
    thought = doors[0].thought(party.id)
    assert thought is not None
    acks = [door.act(party.id, thought.seat, Act(f"bot-{thought.seq}", thought.seq, "take")) for door in doors]
    assert acks[0] == acks[1]
    assert party.seq == 1


def test_a_bot_stands_in_and_stops_when_the_person_is_back(url: str) -> None:
    async def play() -> None:
        house = House(Settings(url, bot_command=command("well")))
        async with house.open(), asyncio.timeout(SLOWEST):
            party = Party(house.tables, players=2)
            seating, ada = house.tables.seating, Asker(party.tokens[0])
            for client_id in ("bot-1", "bot_1", "bot.1"):
                party.act(0, "take" if client_id == "bot-1" else "stake 1", client_id=client_id)
            await house.work(seating.change, party.id, 0, "random", ada)
            while (await house.work(house.tables.state, party.id, None)).to_act == [0]:
                await asyncio.sleep(0.02)
            await house.work(seating.change, party.id, 0, None, ada)
            seq = party.seq
            assert seq > 3
            assert await house.work(house.tables.thought, party.id) is None
            seat = party.tables.state(party.id, None).to_act[0]
            asked = Act("p", seq, int(party.tables.state(party.id, seat).legal[0]["code"]))
            assert (await house.work(house.tables.act, party.id, seat, asked, games.PERSON)).seq == seq + 1

    asyncio.run(play())


def test_bots_leave_a_table_of_other_rules_alone(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    database = Database(sqlite_url)
    party = Party(Tables(database), players=2, bots=2)
    database.close()
    monkeypatch.setattr("tests.toy.TOY.rules_revision", 2)
    monkeypatch.setattr("civitas.server.opponents.LOOK_SECONDS", 0.01)
    monkeypatch.setattr("civitas.server.opponents.OVERDUE_SECONDS", 0.0)

    async def look_often() -> None:
        house = House(Settings(sqlite_url, bot_command=command("well")))
        looked, overdue = [0], house.opponents._overdue

        def counted(seconds: float) -> list[str]:
            looked[0] += 1
            return overdue(seconds)

        monkeypatch.setattr(house.opponents, "_overdue", counted)
        async with house.open(), asyncio.timeout(SLOWEST):
            while looked[0] < 8:
                await asyncio.sleep(0.01)

    asyncio.run(look_often())
    assert [record.getMessage() for record in caplog.records if party.id in record.getMessage()] == [
        f"table {party.id}: this table was begun under revision 1 of the rules, and this server plays revision 2"
    ]
