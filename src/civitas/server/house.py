"""The house in which the tables stand: everything that lives as long as the server."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from civitas.core.errors import CivitasError
from civitas.server.accounts import Accounts
from civitas.server.hub import Hub
from civitas.server.limits import Limits
from civitas.server.neighbours import Neighbours
from civitas.server.opponents import Opponents
from civitas.server.outbox import ORPHANED_SECONDS, Outbox
from civitas.server.pages import PAGE
from civitas.server.presence import Presence
from civitas.server.storage.database import Database
from civitas.server.tables import Tables
from civitas.server.work import Work

SWEEP_SECONDS = 1.0

log = logging.getLogger("civitas.server")


@dataclass
class Settings:
    """How a server is to be run."""

    database: str
    public: bool = False
    host_names: list[str] = field(default_factory=list)
    """Names under which a public server is reached; none: any."""
    bot_processes: int = 1
    bot_command: list[str] | None = None
    """What thinks for the bots; None: our own."""
    orphaned_seconds: float = ORPHANED_SECONDS
    page: Path = PAGE
    """The folder of the built page."""


class House:
    """Tables, accounts and limits of one server, and what it does by itself."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.hub = Hub()
        self.outbox = Outbox(self.database, self.hub, settings.orphaned_seconds)
        self.tables = Tables(self.database, self.outbox.announce, settings.public)
        self.presence = Presence(self.database)
        self.accounts = Accounts(self.database, settings.public)
        self.limits = Limits(settings.public)
        self.work = Work()
        self.opponents = Opponents(self.tables, self.work, settings.bot_processes, settings.bot_command)
        self.hub.also.append(self.opponents.wake)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Everything runs inside this block."""
        try:
            await self.work(self.database.migrate)
            async with self._awake():
                yield
        finally:
            await self.work.end()
            self.database.close()

    @asynccontextmanager
    async def _awake(self) -> AsyncIterator[None]:
        """What the house does by itself."""
        self.hub.begin()
        neighbours = Neighbours(self.database, self.hub) if self.database.is_postgresql else None
        if neighbours is not None:
            neighbours.begin()
        self.opponents.begin()
        sweeping = asyncio.create_task(self._sweep())
        try:
            yield
        finally:
            await self.opponents.end()
            sweeping.cancel()
            await asyncio.gather(sweeping, return_exceptions=True)
            if neighbours is not None:
                await self.work(neighbours.end)
            self.hub.end()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.work(self.outbox.sweep)
                await self.work(self.presence.note)
                self.tables.shelf.tidy()
            except CivitasError as problem:
                log.error("%s", problem)
