"""A fair queue for the processes that bots think in: the owners of tables take turns, however many tables each has.

As long as there are several processes, one owner never has all of them: whoever comes next finds one that is free, or
becomes so as soon as another owner's bot has decided. And as processes share cores and a disk, whoever has more tables
that wait leaves some time to the others, as long as there are any.
"""

import asyncio
import time
import zlib
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Generic, NamedTuple, TypeVar

REST = 4.0
"""An owner with more tables that wait rests so many times as long as the last decision took, where others play, too."""
MOST_REST_SECONDS = 0.2
"""But no longer than this: a decision may have waited for its process to start, or have been a hard one."""
PLAYS_SECONDS = 5.0
"""Whoever has had a bot decide in the last seconds plays."""

T = TypeVar("T")


class _Wish(NamedTuple, Generic[T]):
    """Somebody who waits for a process to think about a table."""

    table_id: str
    granted: "asyncio.Future[T]"


class FairQueue(Generic[T]):
    """Things of which each can be used by one at a time, shared fairly among owners."""

    def __init__(self, shared: list[T], now: Callable[[], float] = time.monotonic) -> None:
        """`now`: by which clock it is told how long somebody took."""
        self._shared = shared
        self._now = now
        self._idle = shared[:]
        self._most = max(1, len(shared) - 1)
        """So many one owner may have at once."""
        self._used: Counter[str] = Counter()
        self._waiting: dict[str, deque[_Wish[T]]] = {}
        """By owner, in the order in which they are served next."""
        self._resting: set[str] = set()
        self._played: dict[str, float] = {}
        """When each owner's bots last decided."""

    @asynccontextmanager
    async def take(self, owner: str, table_id: str) -> AsyncIterator[T]:
        """One of them for a table of this owner, when it is the owner's turn, for as long as the block lasts."""
        granted: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(_Wish(table_id, granted))
        self._serve()
        began = self._now()
        try:
            one = await granted
            began = self._now()
            yield one
        finally:
            if granted.done() and not granted.cancelled():
                self._give_back(owner, granted.result())
                self._rest(owner, self._now() - began)
                self._serve()

    def _give_back(self, owner: str, one: T) -> None:
        self._idle.append(one)
        self._used[owner] -= 1
        self._used += Counter()  # without those who use none

    def _rest(self, owner: str, took: float) -> None:
        """Leave some time to the others, if there are any and this owner would go on at once."""
        now = self._now()
        self._played = {each: at for each, at in self._played.items() if now - at < PLAYS_SECONDS} | {owner: now}
        if owner in self._waiting and len(self._played) > 1:
            self._resting.add(owner)
            asyncio.get_running_loop().call_later(min(took * REST, MOST_REST_SECONDS), self._go_on, owner)

    def _go_on(self, owner: str) -> None:
        self._resting.discard(owner)
        self._serve()

    def _serve(self) -> None:
        """Let those whose turn it is have what is idle."""
        while self._idle:
            owner = next((owner for owner in self._waiting if self._may(owner)), None)
            if owner is None:
                return
            self._serve_one(owner)

    def _may(self, owner: str) -> bool:
        return self._used[owner] < self._most and owner not in self._resting

    def _serve_one(self, owner: str) -> None:
        """The owner's next wish; then it is the others' turn."""
        wishes = self._waiting.pop(owner)
        wish = wishes.popleft()
        if wishes:
            self._waiting[owner] = wishes
        if wish.granted.cancelled():
            return
        one = self._usual(wish.table_id)
        self._idle.remove(one)
        self._used[owner] += 1
        wish.granted.set_result(one)

    def _usual(self, table_id: str) -> T:
        """The same for the same table where that can be: a bot remembers what it saw there."""
        usual = self._shared[zlib.crc32(table_id.encode()) % len(self._shared)]
        return usual if usual in self._idle else self._idle[0]
