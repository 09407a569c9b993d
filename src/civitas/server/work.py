"""What the house does for others: work that takes a while, in threads."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

WORK_AT_ONCE = 8

P = ParamSpec("P")
T = TypeVar("T")


class Work:
    """So many threads and no more; `await work(do, ...)` does something in one of them.

    Whoever waits can be cancelled, a thread cannot. So the threads belong to the house, which ends when they have
    ended: what it gives back then (connections above all) is used by nobody any more.
    """

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(WORK_AT_ONCE, thread_name_prefix="work")

    async def __call__(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(do, *args, **kwargs))

    async def end(self) -> None:
        """Begin nothing more, and wait for what is being done."""
        await asyncio.to_thread(self._threads.shutdown)
