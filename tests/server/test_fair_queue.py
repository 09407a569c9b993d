"""Whose bot thinks next: owners take turns, however many tables each of them has."""

import asyncio
import sys

import pytest

from civitas.server.fair_queue import FairQueue
from civitas.server.messages import BotSeat, NewTable
from civitas.server.services import Services, Settings
from tests.server.playing import TOY_ID


async def served_in_order(shared: int, wishes: list[str]) -> list[str]:
    """In which order those who all wait from the beginning are served, where nobody takes any time."""
    queue, order = FairQueue(list(range(shared)), now=lambda: 0.0), list[str]()

    async def use(wish: str) -> None:
        async with queue.take(wish[0], wish):
            order.append(wish)
            await asyncio.sleep(0)

    async with queue.take("first", ""), asyncio.timeout(60):
        waiting = [asyncio.create_task(use(wish)) for wish in wishes]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    return order


def test_owners_take_turns_and_each_is_served_in_order() -> None:
    wishes = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]
    assert asyncio.run(served_in_order(1, wishes)) == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]


def test_one_owner_never_has_all_of_several_processes() -> None:
    async def play() -> None:
        queue = FairQueue(["p", "q", "r"])
        async with queue.take("a", "1"), queue.take("a", "2"):
            third = asyncio.create_task(queue.take("a", "3").__aenter__())
            await asyncio.sleep(0)
            assert not third.done()
            async with asyncio.timeout(1), queue.take("b", "4"):
                assert not third.done()
        assert await third in ("p", "q", "r")

    asyncio.run(play())


def test_with_one_process_an_owner_has_it_and_the_other_is_next() -> None:
    async def play() -> None:
        queue, order = FairQueue(["p"]), list[str]()

        async def use(owner: str, table: str) -> None:
            async with queue.take(owner, table):
                order.append(table)

        async with queue.take("a", "a0"):
            tasks = [asyncio.create_task(use("a", f"a{number}")) for number in range(1, 20)]
            await asyncio.sleep(0)
            tasks.append(asyncio.create_task(use("b", "b")))
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        assert order.index("b") <= 1

    asyncio.run(play())


def test_a_table_keeps_its_process_where_that_can_be() -> None:
    async def play() -> None:
        queue, used = FairQueue(["p", "q", "r"]), dict[str, set[str]]()
        for table in ("1", "2", "3", "4") * 3:
            async with queue.take("a", table) as process:
                used.setdefault(table, set()).add(process)
        assert all(len(processes) == 1 for processes in used.values())
        assert len(set.union(*used.values())) > 1

    asyncio.run(play())


def test_who_does_not_wait_any_longer_takes_nothing() -> None:
    async def play() -> None:
        queue = FairQueue(["p"])
        async with queue.take("a", "1"):
            gone = asyncio.create_task(queue.take("b", "2").__aenter__())
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
        async with asyncio.timeout(1), queue.take("c", "3") as process:
            assert process == "p"

    asyncio.run(play())


def test_twenty_tables_of_one_owner_do_not_come_before_the_one_of_another(sqlite_url: str) -> None:
    """Between two decisions at the one table come one or two of the other owner, not twenty."""

    async def play() -> None:
        services = Services(Settings(sqlite_url, bot_processes=0))
        command = [sys.executable, "-m", "tests.server.toy_bot_process", "well"]
        services.opponents = type(services.opponents)(services.tables, services.work, 1, command)
        asked: list[str] = []
        think = services.opponents._think

        async def noted(thinker: object, table_id: str) -> bool:
            asked.append(table_id)
            return await think(thinker, table_id)  # type: ignore[arg-type]

        services.opponents._think = noted  # type: ignore[method-assign]
        bots = [BotSeat("random")] * 2
        crowd = [
            services.tables.open(NewTable(TOY_ID, "Ada", 2, bots=bots, watch=True), "guest:a").table for _ in range(20)
        ]
        own = services.tables.open(NewTable(TOY_ID, "Bob", 2, bots=bots, watch=True), "guest:b").table
        async with services.open(), asyncio.timeout(120):
            for table in [*crowd, own]:
                services.opponents.wake(table)
            while asked.count(own) < 8:
                await asyncio.sleep(0.01)
        first = asked.index(own)
        between = asked[first : len(asked) - asked[::-1].index(own)]
        assert len(between) <= 4 * between.count(own), between  # in the order of asking there would be 21 for each

    asyncio.run(play())


@pytest.mark.parametrize("others_play", [True, False])
def test_who_has_more_tables_waiting_rests_only_where_others_play(others_play: bool) -> None:
    async def play() -> None:
        queue = FairQueue(["p", "q"])
        if others_play:
            async with queue.take("b", "0"):
                pass
        async with queue.take("a", "1"):
            second = asyncio.create_task(queue.take("a", "2").__aenter__())
            await asyncio.sleep(0.05)
        await asyncio.sleep(0)
        assert second.done() is not others_play
        async with asyncio.timeout(60), queue.take("b", "3"):
            await second

    asyncio.run(play())


def test_nobody_rests_for_long_after_a_hard_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        now = [0.0]
        queue = FairQueue(["p", "q"], now=lambda: now[0])
        monkeypatch.setattr("civitas.server.fair_queue.PLAYS_SECONDS", 1000.0)
        async with queue.take("b", "0"):
            pass
        async with queue.take("a", "1"):
            second = asyncio.create_task(queue.take("a", "2").__aenter__())
            await asyncio.sleep(0)
            now[0] = 60.0
        assert queue._resting == {"a"}
        async with asyncio.timeout(30):
            await second

    asyncio.run(play())


def test_who_has_one_table_never_rests() -> None:
    async def play() -> None:
        queue = FairQueue(["p", "q"])
        async with queue.take("b", "0"):
            pass
        for _ in range(3):
            async with queue.take("a", "1"):
                await asyncio.sleep(0.01)
            assert not queue._resting

    asyncio.run(play())
