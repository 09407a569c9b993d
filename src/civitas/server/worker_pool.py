"""Pools of threads for work that takes a while, so that nobody else waits for it."""

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from threading import Lock, get_native_id
from typing import ParamSpec, TypeVar

from civitas.server.refusals import Refusal

WORK_AT_ONCE = 8
HASHES_AT_ONCE = 1
"""Each needs 64 MiB and, as it is done in four lanes, all of a small machine."""
MOST_HASHES = 16
"""So many passwords may be looked at or wait for it."""
MOST_HASHES_OF_ONE = 4
"""So many of them from one address."""
CROWDED_SECONDS = 5
"""When somebody who was refused should come again."""
NICENESS = 5

P = ParamSpec("P")
T = TypeVar("T")


class WorkerPool:
    """So many threads and no more; `await work(do, ...)` does something in one of them.

    Whoever waits can be cancelled, a thread cannot. So the threads belong to the services, which end when these have
    ended: what they give back then (connections above all) is used by nobody any more.
    """

    def __init__(self, threads: int = WORK_AT_ONCE) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="work")

    async def __call__(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        inside = partial(copy_context().run, do, *args, **kwargs)  # it belongs to the same request, for log and traces
        return await asyncio.get_running_loop().run_in_executor(self._threads, inside)

    async def end(self) -> None:
        """Begin nothing more, and wait for what is being done."""
        await asyncio.to_thread(self._threads.shutdown)


class Passwords:
    """The threads in which passwords are hashed, so that nothing else waits for it; who finds them crowded is refused.

    `await passwords(address, do, ...)` does something there, or refuses at once.
    """

    def __init__(self, most: int = MOST_HASHES, most_of_one: int = MOST_HASHES_OF_ONE) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self._threads = ThreadPoolExecutor(HASHES_AT_ONCE, thread_name_prefix="passwords", initializer=_give_way)
        self._guard = Lock()
        self._waiting: Counter[str] = Counter()

    async def __call__(self, address: str, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self._enter(address)
        job = self._threads.submit(do, *args, **kwargs)
        job.add_done_callback(partial(self._leave, address))  # when it has ended, not when nobody waits any more
        return await asyncio.wrap_future(job)

    async def end(self) -> None:
        """Begin nothing more, and wait for what is being done."""
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)

    def _enter(self, address: str) -> None:
        with self._guard:
            if self._waiting.total() >= self.most or self._waiting[address] >= self.most_of_one:
                raise Refusal("crowded", "too many are logging in just now", retry_after=CROWDED_SECONDS)
            self._waiting[address] += 1

    def _leave(self, address: str, job: Future[T]) -> None:
        with self._guard:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]


def _give_way() -> None:
    """Whoever plays goes first; on Linux each thread has a priority of its own, elsewhere only processes have one."""
    if sys.platform == "linux":
        thread = get_native_id()
        os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + NICENESS)
