"""Places in the team of a supervisor, and the processes that have them."""

import asyncio

from civitas.server.roles import Role
from civitas.server.supervisor import Place, Worker


class Started(Worker):
    """A process that gets ready, and ends, when a test says so."""

    def __init__(self) -> None:
        self.got_ready, self.has_ended = asyncio.Event(), asyncio.Event()

    async def is_ready(self) -> bool:
        await self.got_ready.wait()
        return True

    async def ended(self) -> int:
        await self.has_ended.wait()
        return -9

    async def stop(self) -> None:
        self.has_ended.set()


class Team:
    """A supervisor whose processes are only said to be there."""

    def __init__(self) -> None:
        self.started: list[Started] = []
        self.is_over = False
        self.deaths = 0

    async def start(self, role: Role, number: int) -> Started:
        self.started.append(Started())
        return self.started[-1]

    def forget(self, worker: Started) -> None:
        """It has ended."""

    def note_death(self) -> None:
        self.deaths += 1


async def settled() -> None:
    """Until everybody waits for something."""
    for _ in range(20):
        await asyncio.sleep(0)


async def kept(team: "Team") -> tuple[Place, "asyncio.Task[None]"]:
    """A place whose first process got ready and has died."""
    place = Place(team, Role.WEB, 1)  # type: ignore[arg-type]
    beginning = asyncio.create_task(place.begin())
    await settled()
    team.started[0].got_ready.set()
    assert await beginning
    keeping = asyncio.create_task(place.keep())
    team.started[0].has_ended.set()
    await settled()
    return place, keeping


def test_whoever_renews_waits_for_the_process_that_replaces_a_dead_one() -> None:
    async def renewed() -> None:
        team = Team()
        place, keeping = await kept(team)
        assert (len(team.started), team.deaths, place.worker) == (2, 1, None)
        renewing = asyncio.create_task(place.begin())
        await settled()
        assert len(team.started) == 2
        team.started[1].got_ready.set()
        await settled()
        assert (place.worker, len(team.started)) == (team.started[1], 3)
        team.started[2].got_ready.set()
        assert await renewing
        assert place.worker is team.started[2]
        assert [each.has_ended.is_set() for each in team.started] == [True, True, False]
        await end(team, keeping)

    asyncio.run(renewed())


def test_a_dead_process_is_not_replaced_where_a_new_one_has_its_place() -> None:
    async def replaced_once() -> None:
        team = Team()
        place = Place(team, Role.WEB, 1)  # type: ignore[arg-type]
        first = asyncio.create_task(place.begin())
        await settled()
        team.started[0].got_ready.set()
        assert await first
        keeping, renewing = asyncio.create_task(place.keep()), asyncio.create_task(place.begin())
        await settled()
        team.started[0].has_ended.set()
        await settled()
        team.started[1].got_ready.set()
        assert await renewing
        await settled()
        assert (place.worker, len(team.started), team.deaths) == (team.started[1], 2, 1)
        await end(team, keeping)

    asyncio.run(replaced_once())


async def end(team: Team, keeping: "asyncio.Task[None]") -> None:
    team.is_over = True
    for each in team.started:
        each.has_ended.set()
    await keeping
