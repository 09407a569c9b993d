"""Bots at the tables: they play through the same door, and whatever they do, no table waits for them."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Literal

import pytest

from civitas.core.errors import BrokenDump
from civitas.server import tables
from civitas.server.messages import Ack, Act
from civitas.server.opponents import Opponents
from civitas.server.seating import Asker
from civitas.server.services import Services, Settings
from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.storage.games import Entry
from civitas.server.tables import Tables
from civitas.server.vocabulary import Clock
from tests.server.playing import Party, let_time_pass, present_digest, replayed_digest
from tests.toy import TOY

SLOWEST = 120.0


def command(way: str, *more: str) -> list[str]:
    return [sys.executable, "-m", "tests.server.toy_bot_process", way, *more]


def pids(opponents: Opponents) -> list[int]:
    """The processes that think."""
    return [thinker.pid for thinker in opponents.thinkers if thinker.pid is not None]


async def until_over(services: Services, party: Party) -> None:
    async with asyncio.timeout(SLOWEST):
        while (await services.work(services.tables.state, party.id, None)).stage != games.FINISHED:
            await asyncio.sleep(0.02)


def test_bots_play_a_whole_game_among_themselves(url: str) -> None:
    async def play() -> None:
        services = Services(Settings(url, bot_command=command("well")))
        async with services.open():
            party = Party(services.tables, players=3, bots=3)
            await until_over(services, party)
            assert replayed_digest(services.database, party.id) == present_digest(services.tables, party.id)

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
        services = Services(Settings(sqlite_url, bot_processes=0))
        starts, seconds = tmp_path / "starts", 1.0 if way == "hangs" else SLOWEST
        services.opponents = Opponents(services.tables, services.work, 1, command(way, str(starts)), seconds)
        async with services.open(), asyncio.timeout(SLOWEST):
            while (await services.work(services.tables.state, party.id, None)).seq == 2:
                await asyncio.sleep(0.05)
        assert way not in ("dies", "raises") or len(set(starts.read_text().split())) == 3

    asyncio.run(play())


def test_a_move_on_which_the_rules_break_does_not_block_a_table(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        services = Services(Settings(sqlite_url, bot_processes=0))
        services.opponents = Opponents(services.tables, services.work, 1, command("well"))
        party, act = Party(services.tables, players=2, bots=2), services.tables.act
        broken: list[object] = []

        def act_or_break(table_id: str, seat: int, asked: Act, by: str) -> Ack:
            if len(broken) < 3:
                broken.append(asked.action)
                raise ZeroDivisionError
            return act(table_id, seat, asked, by)

        monkeypatch.setattr(services.tables, "act", act_or_break)
        async with asyncio.timeout(SLOWEST):
            await services.opponents._play(party.id)
        await services.opponents.end()
        assert len(broken) == 3
        assert party.tables.state(party.id, None).stage == games.FINISHED
        await services.work.end()
        services.database.close()

    asyncio.run(play())


def test_who_has_stopped_thinking_is_woken_by_nobody(sqlite_url: str) -> None:
    async def play() -> None:
        services = Services(Settings(sqlite_url, bot_command=command("well")))
        party = Party(services.tables, players=2, bots=2)
        async with services.open():
            await services.opponents.end()
            before = asyncio.all_tasks()
            services.opponents.wake(party.id)
            assert asyncio.all_tasks() == before

    asyncio.run(play())


def test_what_a_bot_prints_is_no_answer(sqlite_url: str) -> None:
    async def play() -> None:
        services = Services(Settings(sqlite_url, bot_command=command("prints")))
        async with services.open():
            await until_over(services, Party(services.tables, players=2, bots=2))

    asyncio.run(play())


def test_a_killed_process_is_replaced_and_the_game_goes_on(sqlite_url: str) -> None:
    async def play() -> None:
        services = Services(Settings(sqlite_url, bot_processes=1, bot_command=command("well")))
        async with services.open():
            party = Party(services.tables, players=4, bots=4, draw=True)
            killed: set[int] = set()
            async with asyncio.timeout(SLOWEST):
                while len(killed) < 2:
                    pid = services.opponents.thinkers[0].pid
                    if pid is not None and pid not in killed and party.seq > 2 * len(killed):
                        killed.add(pid)
                        os.kill(pid, signal.SIGKILL)
                    await asyncio.sleep(0.01)
            await until_over(services, party)
            assert replayed_digest(services.database, party.id) == present_digest(services.tables, party.id)

    asyncio.run(play())


def test_a_bot_thinks_about_a_position_without_secrets(tables: Tables) -> None:
    party = Party(tables, players=3, bots=3, seed=0x00C1_71A5_0000_0001)
    stocks = set()
    for _ in range(5):
        thought = tables.thought(party.id)
        assert thought is not None
        with tables.cache.hold(party.id) as held:
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
        services = Services(Settings(url, bot_command=command("well")))
        async with services.open(), asyncio.timeout(SLOWEST):
            party = Party(services.tables, players=2)
            seating, ada = services.tables.seating, Asker(party.tokens[0])
            for client_id in ("bot-1", "bot_1", "bot.1"):
                party.act(0, "take" if client_id == "bot-1" else "stake 1", client_id=client_id)
            await services.work(seating.change, party.id, 0, "random", ada)
            while (await services.work(services.tables.state, party.id, None)).to_act == [0]:
                await asyncio.sleep(0.02)
            await services.work(seating.change, party.id, 0, None, ada)
            seq = party.seq
            assert seq > 3
            assert await services.work(services.tables.thought, party.id) is None
            seat = party.tables.state(party.id, None).to_act[0]
            asked = Act("p", seq, int(party.tables.state(party.id, seat).legal[0]["code"]))
            assert (await services.work(services.tables.act, party.id, seat, asked, games.PERSON)).seq == seq + 1

    asyncio.run(play())


def test_a_bot_stops_thinking_when_nobody_waits_for_it_any_more(sqlite_url: str) -> None:
    async def play() -> None:
        services = Services(Settings(sqlite_url, bot_processes=0))
        services.opponents = Opponents(services.tables, services.work, 1, command("hangs"), SLOWEST)
        async with services.open(), asyncio.timeout(SLOWEST / 2):
            party = Party(services.tables, players=2)
            seating, ada = services.tables.seating, Asker(party.tokens[0])
            await services.work(seating.change, party.id, 0, "random", ada)
            services.opponents.wake(party.id)
            while not pids(services.opponents):
                await asyncio.sleep(0.02)
            await services.work(seating.change, party.id, 0, None, ada)
            services.opponents.wake(party.id)
            while pids(services.opponents):
                await asyncio.sleep(0.02)
            assert party.seq == 0

    asyncio.run(play())


def test_bots_leave_a_table_alone_that_the_rules_of_today_cannot_continue(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    database = Database(sqlite_url)
    party = Party(Tables(database), players=2, bots=2)
    database.close()
    monkeypatch.setattr("tests.toy.TOY.rules_revision", 2)
    monkeypatch.setattr("tests.toy.TOY.load", refuse)
    monkeypatch.setattr("civitas.server.opponents.LOOK_SECONDS", 0.01)
    monkeypatch.setattr("civitas.server.opponents.OVERDUE_SECONDS", 0.0)

    looks = 8

    async def look_often() -> None:
        services = Services(Settings(sqlite_url, bot_command=command("well")))
        looked, overdue = [0], services.opponents._overdue

        def counted(seconds: float) -> list[str]:
            looked[0] += 1
            return overdue(seconds)

        monkeypatch.setattr(services.opponents, "_overdue", counted)
        async with services.open(), asyncio.timeout(SLOWEST):
            while looked[0] < looks:
                await asyncio.sleep(0.01)

    asyncio.run(look_often())
    said = [record.getMessage() for record in caplog.records if party.id in record.getMessage()]
    assert any("cannot be continued under new rules" in line for line in said)
    assert len(said) < looks, "it is tried again and again"
    database = Database(sqlite_url)
    with database.reading() as c:
        table = games.find_table(c, party.id)
    assert table is not None
    assert (table.head, table.bots_due, table.stuck) == (0, False, 2)
    database.close()


def refuse(stored: object) -> None:
    raise BrokenDump("no upgrade")


@pytest.mark.parametrize("at_zero", ["bot", "leave"])
def test_a_server_lets_a_bot_play_by_itself_for_whoever_has_no_time_left(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, at_zero: Literal["bot", "leave"]
) -> None:
    """The toy knows no resigning; to roll stands for it, and nobody has to think about that."""
    take, roll = (TOY.space.parse(text) for text in ("take", "roll"))
    monkeypatch.setattr(tables, "_resigning", lambda p, seat: roll)
    monkeypatch.setattr(Opponents, "_ask", lambda *asked: asyncio.sleep(0, take))

    async def play() -> None:
        services = Services(Settings(sqlite_url, bot_processes=0))
        services.opponents = Opponents(services.tables, services.work, 1, command("well"), SLOWEST)
        party = Party(services.tables, players=2, clock=Clock("live", 300, 30, 300, at_zero=at_zero))
        let_time_pass(services.database, party.id, 300)
        async with services.open(), asyncio.timeout(SLOWEST):
            while not (entries := await services.work(moves_of, services.database, party.id)):
                await asyncio.sleep(0.05)
        assert (entries[0].seat, entries[0].action) == (0, "roll" if at_zero == "leave" else "take")

    asyncio.run(play())


def moves_of(database: Database, table_id: str) -> list[Entry]:
    """What was played at a table."""
    with database.reading() as c:
        return games.entries_after(c, table_id, 0)
