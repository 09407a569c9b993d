"""Bots at the tables: they think in processes of their own and move through the same door as everybody else.

A bot's move carries the seq it thought about. If the table has moved on, or another server's bot was faster, the move
is refused like anybody's. A process that dies, hangs or answers nonsense is replaced; after several failures the bot
plays any legal action, so that no table ever waits for it.

Whose bot thinks next is decided before anything is worked out for it, so that the tables of one owner cost the server
only as much as they are served (`fair_queue.py`).
"""

import asyncio
import logging
import secrets
import sys
import time
import zlib
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress

import msgspec

from civitas.core.errors import CivitasError, IllegalAction, MalformedAction
from civitas.core.telling import deeds_of
from civitas.server import metrics
from civitas.server.bot_process import Answer, Question
from civitas.server.bounds import BOUNDS
from civitas.server.claims import Claims
from civitas.server.fair_queue import FairQueue
from civitas.server.messages import Act
from civitas.server.refusals import Refusal, Unplayable
from civitas.server.storage import games
from civitas.server.storage.database import StorageFailed
from civitas.server.tables import Tables, Thought
from civitas.server.worker_pool import WorkerPool

ATTEMPTS = 3
LOOK_SECONDS = 2.0
OVERDUE_SECONDS = 5.0
"""So long a table may wait for a bot of another server before this one sees to it."""

log = logging.getLogger("civitas.server")


def bot_command(bots: int) -> list[str]:
    """What starts a process of ours that thinks for so many bots at most."""
    return [sys.executable, "-m", "civitas.server.bot_process", str(bots)]


class Thinker:
    """One process that thinks; it is started when it is needed, and again when it has failed."""

    def __init__(self, command: list[str], seconds: float) -> None:
        self._command = command
        self._seconds = seconds
        self._process: Process | None = None
        self._turn = asyncio.Lock()

    @property
    def pid(self) -> int | None:
        """The process, if there is one."""
        return self._process.pid if self._process else None

    async def ask(self, question: Question) -> int | None:
        """The bot's action, or None where it failed."""
        async with self._turn:
            try:
                async with asyncio.timeout(self._seconds):
                    answer = await self._ask(question)
            except (TimeoutError, OSError, ValueError, msgspec.MsgspecError):
                answer = None
            if answer is None:
                await self._stop()
            return answer

    def interrupt(self) -> None:
        """End the thought that is going on, and the process with it; whoever asked gets no answer."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def stop(self) -> None:
        """End the process."""
        async with self._turn:
            await self._stop()

    async def _ask(self, question: Question) -> int | None:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        asking, answering = self._process.stdin, self._process.stdout
        assert asking is not None
        assert answering is not None
        asking.write(msgspec.json.encode(question) + b"\n")
        await asking.drain()
        answer = msgspec.json.decode(await answering.readline(), type=Answer)
        asked = (question.table_id, question.seat, question.seq)
        return answer.action if (answer.table_id, answer.seat, answer.seq) == asked else None

    async def _stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()


class Opponents:
    """All bots of this server."""

    def __init__(
        self,
        tables: Tables,
        work: WorkerPool,
        processes: int,
        command: list[str],
        seconds: float = BOUNDS["think-seconds"].default,
    ) -> None:
        self._tables = tables
        self._work = work
        self.thinkers = [Thinker(command, seconds) for _ in range(processes)]
        self._queue = FairQueue(self.thinkers)
        self._claims = Claims(tables.database)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._stirs: dict[str, asyncio.Event] = {}
        """Set when a table moves at which bots have something to do."""
        self._thinking: dict[str, Thinker] = {}
        """Who thinks about which table at this moment."""
        self._looks: set[asyncio.Task[None]] = set()
        self._over: set[str] = set()
        """Tables at which nobody waits any more for the thought that is going on."""
        self._unplayable: set[str] = set()
        """Tables of other rules; no bot of this server ever plays there."""
        self._looking: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """See to every table that waits for a bot, from now on; who does not think looks for nothing."""
        if self.thinkers:
            self._looking = asyncio.create_task(self._look())

    async def end(self) -> None:
        """Stop thinking; whatever moves from now on wakes nobody."""
        thinkers, self.thinkers = self.thinkers, []
        tasks = [*self._busy.values(), *([self._looking] if self._looking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for thinker in thinkers:
            await thinker.stop()
        await self._work(self._claims.end)

    def wake(self, table_id: str) -> None:
        """A table has moved; perhaps it is a bot's turn."""
        if not self.thinkers or table_id in self._unplayable or self._tables.broadcast.is_quiet(table_id):
            return
        if table_id in self._busy:
            self._again.add(table_id)
            if table_id in self._stirs:
                self._stirs[table_id].set()
            if table_id in self._thinking:
                look = asyncio.create_task(self._see_whether_over(table_id))
                self._looks.add(look)
                look.add_done_callback(self._looks.discard)
            return
        task = asyncio.create_task(self._play(table_id))
        self._busy[table_id] = task
        metrics.BOT_QUEUE.inc()
        task.add_done_callback(self._when_done(table_id))

    def _when_done(self, table_id: str) -> Callable[[asyncio.Task[None]], None]:
        def done(task: asyncio.Task[None]) -> None:
            self._busy.pop(table_id, None)
            metrics.BOT_QUEUE.dec()
            self._stirs.pop(table_id, None)
            if task.cancelled():
                return
            if task.exception() is not None:
                log.error("table %s: its bots failed", table_id, exc_info=task.exception())
            elif table_id in self._again:
                self._again.discard(table_id)
                self.wake(table_id)

        return done

    async def _look(self) -> None:
        """Find tables that wait for a bot although nobody has said so; after a start, all of them."""
        overdue = 0.0
        while True:
            with suppress(StorageFailed):
                for table_id in await self._work(self._overdue, overdue):
                    self.wake(table_id)
                overdue = OVERDUE_SECONDS
            await asyncio.sleep(LOOK_SECONDS)

    def _overdue(self, seconds: float) -> list[str]:
        with self._tables.database.reading() as c:
            return games.waiting_for_bots(c, time.time() - seconds)

    async def _play(self, table_id: str) -> None:
        """Let the bots of a table decide, unless another server does: it hears of every move, too, and goes on."""
        try:
            if await self._work(self._owner_of_due, table_id) is None or not await self._work(
                self._claims.take, table_id
            ):
                return
        except StorageFailed:
            return  # it is found when the database is back
        try:
            await self._play_on(table_id)
        finally:
            await self._work(self._claims.give_back, table_id)

    async def _play_on(self, table_id: str) -> None:
        """Until no bot is asked any more; each decision waits for its turn."""
        while True:
            self._again.discard(table_id)
            try:
                owner = await self._work(self._owner_of_due, table_id)
                if owner is None:
                    return
                if await self._is_waiting(table_id):
                    continue
                async with self._queue.take(owner, table_id) as thinker:
                    if not await self._think(thinker, table_id):
                        return
            except StorageFailed:
                await asyncio.sleep(LOOK_SECONDS)
            except Unplayable as problem:
                log.warning("table %s: %s", table_id, problem)
                self._unplayable.add(table_id)
                return

    async def _is_waiting(self, table_id: str) -> bool:
        """Leave the market to people for a while, or until the table moves; whether there was anything to wait for."""
        stirred = self._stirs.setdefault(table_id, asyncio.Event())
        stirred.clear()
        seconds = await self._work(self._tables.bot_wait, table_id)
        if seconds <= 0:
            return False
        with suppress(TimeoutError):
            await asyncio.wait_for(stirred.wait(), seconds)
        return True

    async def _see_whether_over(self, table_id: str) -> None:
        """A table has moved while its bot thinks: if none is to act there any more, thinking on is a waste."""
        with suppress(StorageFailed):
            if await self._work(self._owner_of_due, table_id) is None and table_id in self._thinking:
                self._over.add(table_id)
                self._thinking[table_id].interrupt()

    def _owner_of_due(self, table_id: str) -> str | None:
        """Whose turn it takes if a bot is to act at this table; None if there is none."""
        with self._tables.database.reading() as c:
            return games.owner_of_due(c, table_id)

    async def _think(self, thinker: Thinker, table_id: str) -> bool:
        """Let a bot of a table decide; whether one was asked."""
        thought = await self._work(self._tables.thought, table_id)
        if thought is not None:
            await self._decide(thinker, thought)
        return thought is not None

    async def _decide(self, thinker: Thinker, thought: Thought) -> None:
        if thought.forced is not None:
            await self._move(thought, thought.forced)
            return
        asked = {name: value for name, value in thought._asdict().items() if name != "forced"}
        question = Question(seed=_seed(thought), **asked)
        for _ in range(ATTEMPTS):
            action = await self._ask(thinker, question)
            if action is not None and await self._move(thought, action):
                return
            if thought.table_id in self._over:
                self._over.discard(thought.table_id)
                return
            log.warning("table %s: the bot %s at seat %d failed", thought.table_id, thought.bot, thought.seat)
        await self._move(thought, await self._work(self._anything, thought))

    async def _ask(self, thinker: Thinker, question: Question) -> int | None:
        self._thinking[question.table_id] = thinker
        metrics.BOT_DECISIONS.inc()
        try:
            with metrics.BOT_SECONDS.time():
                return await thinker.ask(question)
        finally:
            self._thinking.pop(question.table_id, None)

    def _anything(self, thought: Thought) -> int:
        """A legal action for a bot that cannot name one, but none that throws something away."""
        deeds = deeds_of(self._tables.state(thought.table_id, thought.seat).telling)
        actions = [deed for deed in deeds if "loss" not in deed] or deeds
        return secrets.choice(actions)["code"] if actions else 0

    async def _move(self, thought: Thought, action: int) -> bool:
        """Through the door; whether that was a move that can be judged (a stale one is over, not wrong)."""
        asked = Act(f"{games.BOT_DECISION}{thought.seq}", thought.seq, action)
        try:
            await self._work(self._tables.act, thought.table_id, thought.seat, asked, games.BOT)
        except (IllegalAction, MalformedAction):
            return False
        except Refusal:
            return True
        except StorageFailed:
            raise
        except CivitasError as problem:
            log.info("table %s: %s", thought.table_id, problem)
        except Exception:
            log.exception("table %s: a mistake of ours; another move may do", thought.table_id)
            return False
        return True


def _seed(thought: Thought) -> int:
    """A generator of its own for each bot, which tells nothing about the game's."""
    return zlib.crc32(f"{thought.table_id} {thought.seat}".encode())
