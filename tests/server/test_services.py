"""A server that opens and closes: nobody waits for what it reads; what its threads still do is done before the end."""

import asyncio
import threading
import time

import pytest

import civitas
from civitas.core.errors import CivitasError
from civitas.core.title import Title
from civitas.manifests import Manifest
from civitas.server import app, serializers
from civitas.server.services import Services, Settings
from civitas.server.storage.database import BadDatabase
from civitas.server.worker_pool import WorkerPool
from tests.server.serving import eventually, served


def test_a_server_reads_the_titles_before_anybody_asks_and_answers_meanwhile(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, may_go_on = threading.Event(), threading.Event()

    def read_slowly() -> None:
        begun.set()
        may_go_on.wait()

    monkeypatch.setattr(app, "titles_shown", read_slowly)
    with served(Settings(sqlite_url, bot_processes=0)) as server:
        eventually(begun.is_set)
        client = server.client()
        assert client.get("/api/lobby").status_code == 200
        client.close()
        may_go_on.set()


def test_titles_are_read_by_one_and_not_by_all_who_ask_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    reading: list[str] = []
    most: list[int] = []

    def read_slowly(title: Title, manifest: Manifest | None) -> None:
        reading.append(title.id)
        most.append(len(reading))
        time.sleep(0.01)
        reading.pop()

    monkeypatch.setattr(serializers, "_title_shown", read_slowly)
    threads = [threading.Thread(target=serializers.titles_shown) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [1] * 3 * len(civitas.titles())


def test_work_that_nobody_waits_for_any_more_is_done_before_the_end() -> None:
    begun, may_go_on, done = threading.Event(), threading.Event(), threading.Event()

    def slowly() -> None:
        begun.set()
        may_go_on.wait()
        done.set()

    async def work_and_end() -> None:
        work = WorkerPool()
        waiting = asyncio.create_task(work(slowly))
        while not begun.is_set():
            await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        ending = asyncio.create_task(work.end())
        await asyncio.sleep(0.05)
        assert not ending.done()
        may_go_on.set()
        await ending
        assert done.is_set()

    asyncio.run(work_and_end())


def test_a_server_that_closes_in_the_middle_of_a_sweep_gives_every_connection_back(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = Services(Settings(url, bot_processes=0))
    held, given_back = threading.Event(), threading.Event()

    def sweep() -> list[str]:
        with services.database.reading() as c:
            held.set()
            given_back.wait(0.2)
            c.exec_driver_sql("SELECT 1")
        given_back.set()
        return []

    async def open_and_close() -> None:
        async with services.open():
            await asyncio.to_thread(eventually, held.is_set)
        assert given_back.is_set()

    monkeypatch.setattr(services.outbox, "sweep", sweep)
    before = services.database.engine.pool
    asyncio.run(open_and_close())
    assert before.checkedout() == 0  # type: ignore[attr-defined]
    assert before.checkedin() == 0  # type: ignore[attr-defined]


def test_a_server_whose_database_cannot_be_used_gives_everything_back(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = Services(Settings(sqlite_url, bot_processes=0))

    def refuse() -> None:
        raise BadDatabase("the database: no")

    async def open_in_vain() -> None:
        with pytest.raises(CivitasError, match="the database: no"):
            async with services.open():
                pytest.fail("the server is open")
        with pytest.raises(RuntimeError, match="after shutdown"):
            await services.work(refuse)

    monkeypatch.setattr(services.database, "migrate", refuse)
    asyncio.run(open_in_vain())
