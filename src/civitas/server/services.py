"""The services of one server: the house in which the tables stand, with everything that lives as long as it does."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from civitas.core.errors import CivitasError
from civitas.server.accounts import Accounts
from civitas.server.analyses import Analyses
from civitas.server.bounds import Bounds
from civitas.server.cluster import ClusterListener
from civitas.server.hub import Hub
from civitas.server.limits import Limits
from civitas.server.opponents import Opponents, bot_command
from civitas.server.outbox import ORPHANED_SECONDS, Outbox
from civitas.server.pages import PAGE
from civitas.server.presence import Presence
from civitas.server.revisions import continue_some
from civitas.server.running_games import RunningGames
from civitas.server.sandboxes import Sandboxes
from civitas.server.sessions import Sessions
from civitas.server.storage.database import Database
from civitas.server.studies import Studies
from civitas.server.tables import Tables
from civitas.server.worker_pool import Passwords, WorkerPool

SWEEP_SECONDS = 1.0
BOT_PROCESSES = 2
"""With two, somebody else's bots never have all of them."""
ANALYSIS_PROCESSES = 1
"""They have time, and a machine with two cores should have one for people."""

log = logging.getLogger("civitas.server")


@dataclass
class Settings:
    """How a server is to be run."""

    database: str
    public: bool = False
    host_names: list[str] = field(default_factory=list)
    """Names under which a public server is reached; none: any."""
    bot_processes: int = BOT_PROCESSES
    bot_command: list[str] | None = None
    """What thinks for the bots; None: our own."""
    analysis_processes: int = ANALYSIS_PROCESSES
    """So many analyses go on at once; none: nothing is analysed."""
    analysis_command: list[str] | None = None
    """What analyses; None: our own."""
    orphaned_seconds: float = ORPHANED_SECONDS
    page: Path = PAGE
    """The folder of the built page."""
    bounds: Bounds = field(default_factory=Bounds)
    """How much of everything there may be."""


class Services:
    """Tables, accounts and limits of one server, and what it does by itself."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.hub = Hub()
        self.outbox = Outbox(self.database, self.hub, settings.orphaned_seconds)
        bounds = settings.bounds
        self.tables = Tables(self.database, self.outbox.announce, settings.public, bounds)
        self.studies = Studies(self.database, self.tables.replays, bounds.whole("studies"))
        self.sandboxes = Sandboxes(self.studies, self.tables, bounds.whole("tried"))
        self.presence = Presence(self.database)
        self.accounts = Accounts(self.database, settings.public)
        self.sessions = Sessions(self.accounts, most=bounds.whole("sessions"))
        self.limits = Limits(settings.public, bounds)
        self.work = WorkerPool(bounds.whole("threads"))
        self.passwords = Passwords(bounds.whole("hashes"), bounds.whole("hashes-of-one"))
        command = settings.bot_command or bot_command(bounds.whole("bots"))
        self.opponents = Opponents(self.tables, self.work, settings.bot_processes, command, bounds["think-seconds"])
        running = RunningGames(self.database, self.tables)
        self.analyses = Analyses(self.database, self.studies, running, self.work, bounds.whole("analyses"))
        self.hub.also.append(self.opponents.wake)
        self.hub.unknown.append(self.tables.broadcast.doubt)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Everything runs inside this block."""
        try:
            await self.work(self.database.migrate)
            async with self._awake():
                yield
        finally:
            await self.passwords.end()
            await self.work.end()
            self.database.close()

    @asynccontextmanager
    async def _awake(self) -> AsyncIterator[None]:
        """What the server does by itself."""
        self.hub.begin()
        cluster = ClusterListener(self.database, self.hub, self.sessions) if self.database.is_postgresql else None
        if cluster is not None:
            cluster.begin()
        self.opponents.begin()
        self.analyses.open(self.settings.analysis_processes, self.settings.analysis_command)
        sweeping = asyncio.create_task(self._sweep())
        continuing = asyncio.create_task(self._continue_games())
        try:
            yield
        finally:
            await self.analyses.end()
            await self.opponents.end()
            for task in (sweeping, continuing):
                task.cancel()
            await asyncio.gather(sweeping, continuing, return_exceptions=True)
            if cluster is not None:
                await self.work(cluster.end)
            self.hub.end()

    async def _continue_games(self) -> None:
        """Rules may have changed since the last start: every running game goes on under those of today."""
        while True:
            try:
                if not await self.work(continue_some, self.database, self.settings.bounds.whole("continued")):
                    return
            except CivitasError as problem:
                log.error("%s", problem)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.work(self.outbox.sweep)
                await self.work(self.presence.note)
                self.tables.cache.tidy()
            except CivitasError as problem:
                log.error("%s", problem)
