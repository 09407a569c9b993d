"""A supervisor: one command starts several processes at one socket, replaces those that die, and renews one by one.

All of them inherit the same listening socket. The supervisor keeps it, so that whoever connects while a process is
renewed waits for a moment in its queue and is refused by nobody.
"""

import asyncio
import logging
import signal
import socket
import sys
import time
from asyncio.subprocess import Process
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from civitas.server.listening import Listening
from civitas.server.metrics import FOLDER, forget_process
from civitas.server.roles import Post, Role, posted

READY = b"ready"
MOST_DEATHS = 5
"""So many processes may die in `DEATHS_SECONDS`; with the next one the supervisor gives up."""
DEATHS_SECONDS = 60.0
PAUSE_SECONDS = 0.5
GRACE_SECONDS = 15.0
"""So long a process may take to end when it is asked to."""
STOPPED, FAILED_TO_START, GAVE_UP = 0, 3, 4

log = logging.getLogger("civitas.server")


class Worker:
    """One process, and the link over which it says that it is ready."""

    def __init__(self, process: Process, link: socket.socket) -> None:
        self.process = process
        self._link = link

    async def is_ready(self) -> bool:
        """Wait until it is; not if it ends before."""
        return bool(await asyncio.get_running_loop().sock_recv(self._link, len(READY)))

    async def ended(self) -> int:
        """Wait until it has ended; how."""
        code = await self.process.wait()
        self._link.close()
        return code

    async def stop(self) -> None:
        """Ask it to end, and end it if it does not."""
        with suppress(ProcessLookupError):
            self.process.terminate()
        try:
            await asyncio.wait_for(self.process.wait(), GRACE_SECONDS)
        except TimeoutError:
            log.error("process %d did not end and was killed", self.process.pid)
            with suppress(ProcessLookupError):
                self.process.kill()


class Place:
    """A place in the team, and the process that has it now."""

    def __init__(self, supervisor: "Supervisor", role: Role, number: int) -> None:
        self._supervisor = supervisor
        self._role = role
        self._number = number
        self._turn = asyncio.Lock()
        self.worker: Worker | None = None

    @property
    def name(self) -> str:
        """What the log calls it."""
        return f"{self._role}-{self._number}"

    async def begin(self) -> bool:
        """Let a new process take the place; whether it got ready. Until it is, whoever has it stays.

        Only one begins at a time: of two the older could get ready last, and take the place from the newer.
        """
        async with self._turn:
            return await self._begin()

    async def _replace(self) -> bool:
        """Let a new process take the place of a dead one, unless somebody has done so meanwhile; whether one has it."""
        async with self._turn:
            return self.worker is not None or await self._begin()

    async def _begin(self) -> bool:
        worker = await self._supervisor.start(self._role, self._number)
        if not await worker.is_ready():
            await worker.ended()
            self._supervisor.forget(worker)
            return False
        before, self.worker = self.worker, worker
        if before is not None:
            await before.stop()
        return True

    async def keep(self) -> None:
        """Whenever the process of the place dies, let another one take it."""
        while self.worker is not None:
            worker = self.worker
            code = await worker.ended()
            self._supervisor.forget(worker)
            if self._supervisor.is_over:
                return
            if worker is not self.worker:
                continue  # it was renewed
            self.worker = None
            log.error("%s has died (%d); another process takes its place", self.name, code)
            self._supervisor.note_death()
            while not self._supervisor.is_over and not await self._replace():
                log.error("%s did not get ready", self.name)
                self._supervisor.note_death()
                await asyncio.sleep(PAUSE_SECONDS)


class Supervisor:
    """The team of one command."""

    def __init__(
        self,
        team: Sequence[tuple[Role, int]],
        listening: Listening,
        folder: Path,
        announce: Callable[[], None],
        command: Sequence[str] = (),
    ) -> None:
        self._places = [Place(self, role, number) for role, number in team]
        self._listening = listening
        self._folder = folder
        self._announce = announce
        self._command = command or sys.orig_argv
        self._over = asyncio.Event()
        self._code = STOPPED
        self._deaths: deque[float] = deque(maxlen=MOST_DEATHS + 1)
        self._renewing: asyncio.Task[None] | None = None
        self._running: set[Worker] = set()

    @property
    def is_over(self) -> bool:
        """Whether everybody is to end."""
        return self._over.is_set()

    async def run(self) -> int:
        """Until somebody stops it; the exit code."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._over.set)
        loop.add_signal_handler(signal.SIGHUP, self._renew_soon)
        if not await self._begin():
            await self._stop()
            return STOPPED if self.is_over else FAILED_TO_START
        self._announce()
        keeping = [asyncio.create_task(place.keep()) for place in self._places]
        await self._over.wait()
        await self._stop()
        for task in keeping:
            task.cancel()
        await asyncio.gather(*keeping, return_exceptions=True)
        return self._code

    async def _begin(self) -> bool:
        """Let everybody begin; whether all got ready before somebody stopped us."""
        beginning = asyncio.create_task(self._begin_all())
        stopping = asyncio.create_task(self._over.wait())
        await asyncio.wait([beginning, stopping], return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        return beginning.result() if beginning.done() else not beginning.cancel()

    async def _begin_all(self) -> bool:
        return all(await asyncio.gather(*(place.begin() for place in self._places)))

    async def start(self, role: Role, number: int) -> Worker:
        """A process for a place: the same command again, so that a new version of it is taken up, too."""
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        with theirs:
            page, metrics = self._descriptors(role, number)
            passed = [each for each in (theirs.fileno(), page, metrics) if each is not None]
            surroundings = {**posted(Post(role, number, theirs.fileno(), page, metrics)), FOLDER: str(self._folder)}
            process = await asyncio.create_subprocess_exec(
                *self._command, pass_fds=passed, env=surroundings, process_group=0
            )
        worker = Worker(process, ours)
        self._running.add(worker)
        return worker

    def _descriptors(self, role: Role, number: int) -> tuple[int | None, int | None]:
        """Of the sockets that a process of this role gets; who thinks serves nobody."""
        if role is Role.BOTS:
            return None, None
        page, metrics = self._listening.page_of(number), self._listening.metrics
        return None if page is None else page.fileno(), None if metrics is None else metrics.fileno()

    def forget(self, worker: Worker) -> None:
        """A process has ended."""
        self._running.discard(worker)
        forget_process(self._folder, worker.process.pid)

    def note_death(self) -> None:
        """Give up where replacing them does not help."""
        now = time.monotonic()
        self._deaths.append(now)
        if len(self._deaths) > MOST_DEATHS and now - self._deaths[0] < DEATHS_SECONDS:
            log.error("%d processes have died in %d seconds; giving up", len(self._deaths), DEATHS_SECONDS)
            self._code = GAVE_UP
            self._over.set()

    def _renew_soon(self) -> None:
        if self._renewing is None or self._renewing.done():
            self._renewing = asyncio.create_task(self._renew())

    async def _renew(self) -> None:
        """One after the other, so that all others serve meanwhile; if one does not get ready, the old ones stay."""
        log.info("renewing %d processes", len(self._places))
        for place in self._places:
            if self.is_over or not await place.begin():
                log.error("%s was not renewed; the process before it goes on", place.name)
                return
        log.info("all processes are new")

    async def _stop(self) -> None:
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.gather(self._renewing, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._running))
