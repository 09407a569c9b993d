"""What the house does for others: work that takes a while, in threads."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

import anyio
from anyio import to_thread

WORK_AT_ONCE = 8

P = ParamSpec("P")
T = TypeVar("T")


class Work:
    """So many threads and no more; `await work(do, ...)` does something in one of them."""

    def __init__(self) -> None:
        self._limiter: anyio.CapacityLimiter | None = None

    def begin(self) -> None:
        """From now on the threads belong to the running loop."""
        self._limiter = anyio.CapacityLimiter(WORK_AT_ONCE)

    async def __call__(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await to_thread.run_sync(lambda: do(*args, **kwargs), limiter=self._limiter)
