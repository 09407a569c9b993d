"""Who watches which table in this process. A bell says only that there is something new; watchers look for themselves.

So nothing is queued for anybody: a slow watcher finds everything at once when it looks again, and holds up nobody.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import ParamSpec

RUNG_AT_ONCE = 40

P = ParamSpec("P")
Listener = Callable[[str], None]


class Hub:
    """The bells of all tables."""

    def __init__(self) -> None:
        self._bells: dict[str, set[asyncio.Event]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self.also: list[Listener] = []
        """Told of every table that moved."""
        self.unknown: list[Listener] = []
        """Told at once, in whatever thread, where a table has moved by something that this process does not know."""

    def begin(self) -> None:
        """From now on bells ring in the running loop."""
        self._loop = asyncio.get_running_loop()

    def end(self) -> None:
        """No bell rings any more."""
        self._loop = None

    @contextmanager
    def watching(self, table_id: str) -> Iterator[asyncio.Event]:
        """A bell that rings when a table moves."""
        bell = asyncio.Event()
        bells = self._bells.setdefault(table_id, set())
        bells.add(bell)
        try:
            yield bell
        finally:
            bells.discard(bell)
            if not bells and self._bells.get(table_id) is bells:
                del self._bells[table_id]

    def ring(self, table_id: str) -> None:
        """A table has moved; to be called in the loop."""
        self._ring_some(list(self._bells.get(table_id, ())))
        for heard in self.also:
            heard(table_id)

    def _ring_some(self, bells: list[asyncio.Event]) -> None:
        """A crowd is told bit by bit, so that whoever asks for something meanwhile does not wait for all of it."""
        for bell in bells[:RUNG_AT_ONCE]:
            bell.set()
        if len(bells) > RUNG_AT_ONCE:
            asyncio.get_running_loop().call_soon(self._ring_some, bells[RUNG_AT_ONCE:])

    def ring_all(self) -> None:
        """Something may have been missed."""
        for table_id in list(self._bells):
            self.ring(table_id)

    def announce(self, table_id: str) -> None:
        """A table has moved, and this process knows how; to be called in any thread."""
        self._in_loop(self.ring, table_id)

    def announce_unknown(self, table_id: str) -> None:
        """A table has moved without this process; to be called in any thread."""
        for heard in self.unknown:
            heard(table_id)
        self._in_loop(self.ring, table_id)

    def announce_all(self) -> None:
        """Something may have been missed; to be called in any thread."""
        for table_id in list(self._bells):
            for heard in self.unknown:
                heard(table_id)
        self._in_loop(self.ring_all)

    def _in_loop(self, do: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(partial(do, *args, **kwargs))
