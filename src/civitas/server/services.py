"""The services of one server: the house in which the tables stand, with everything that lives as long as it does."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from civitas.core.errors import CivitasError
from civitas.server import metrics
from civitas.server.account_changes import AccountChanges
from civitas.server.account_data import AccountData
from civitas.server.accounts import Accounts
from civitas.server.admission import Admission, How
from civitas.server.analyses import Analyses
from civitas.server.bounds import Bounds
from civitas.server.cluster import ClusterListener, ClusterTeller
from civitas.server.deliveries import Deliveries
from civitas.server.errands import Errands
from civitas.server.hub import Hub
from civitas.server.letters import Letters
from civitas.server.limits import Limits
from civitas.server.mail import Mail
from civitas.server.opponents import Opponents, bot_command
from civitas.server.order import Order
from civitas.server.outbox import ORPHANED_SECONDS, Outbox
from civitas.server.outgoing import Outgoing
from civitas.server.pages import PAGE
from civitas.server.passkeys import Passkeys
from civitas.server.people import People
from civitas.server.presence import NOTE_SECONDS, Presence
from civitas.server.profiles import Profiles
from civitas.server.push import Push
from civitas.server.resting import Resting
from civitas.server.retention import EVERY_SECONDS as TIDY_SECONDS
from civitas.server.retention import tidy
from civitas.server.revisions import continue_some
from civitas.server.roles import Address, Role
from civitas.server.running_games import RunningGames
from civitas.server.sandboxes import Sandboxes
from civitas.server.sessions import Sessions
from civitas.server.standing_orders import StandingOrders
from civitas.server.storage.database import Database
from civitas.server.studies import Studies
from civitas.server.tables import Tables
from civitas.server.unsubscribing import Unsubscribing
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
    mail: str | None = None
    """The SMTP server over which letters are sent; None: none are."""
    address: str | None = None
    """Where people find the server, for links in letters, such as `https://play.example.org`; None: nobody knows."""
    webhooks_to_private: bool = False
    """Whether people may have the server call addresses of its own network; on loopback they always may."""
    role: Role = Role.ALL
    metrics_address: Address | None = None
    """Where metrics are told to everybody; None: to this machine alone."""
    keep_finished: int | None = None
    """The days after which logs of finished games are removed; None: never."""
    registration: How = "open"
    """Who may make an account."""


class Services:
    """Tables, accounts and limits of one server, and what it does by itself."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.hub = Hub()
        self._teller = ClusterTeller(self.database) if self.database.is_postgresql else None
        tell = None if self._teller is None else self._teller.tell
        self.outbox = Outbox(self.database, self.hub, settings.orphaned_seconds, tell)
        bounds = settings.bounds
        self.tables = Tables(self.database, self.outbox.announce, settings.public, bounds)
        self.studies = Studies(self.database, self.tables.replays, bounds.whole("studies"))
        self.sandboxes = Sandboxes(self.studies, self.tables, bounds.whole("tried"))
        self.resting = Resting(self.database, self.tables.changed)
        self.orders = StandingOrders(self.tables)
        noted = min(NOTE_SECONDS, bounds["notice-seconds"] / 2)  # whoever looks is noted before anything is due
        self.presence = Presence(self.database, note_seconds=noted)
        self.accounts = Accounts(self.database, settings.public)
        self.sessions = Sessions(self.accounts, most=bounds.whole("sessions"))
        self.people = People(self.database, self.tables.notices, bounds)
        self.profiles = Profiles(self.database, bounds)
        self.limits = Limits(settings.public, bounds)
        self.mail = Mail(settings.mail)
        self.letters = Letters(self.database, self.mail, settings.address)
        self.passkeys = Passkeys(self.database)
        seating, notices = self.tables.seating, self.tables.notices
        self.account_changes = AccountChanges(self.database, self.letters, self.sessions, seating)
        self.admission = Admission(self.database, settings.registration)
        self.order = Order(self.database, seating, notices)
        self.account_data = AccountData(self.database, self.account_changes, seating, notices)
        self.work = WorkerPool(bounds.whole("threads"))
        self.passwords = Passwords(bounds.whole("hashes"), bounds.whole("hashes-of-one"))
        command = settings.bot_command or bot_command(bounds.whole("bots"))
        thinkers = 0 if settings.role is Role.WEB else settings.bot_processes
        self.opponents = Opponents(self.tables, self.work, thinkers, command, bounds["think-seconds"])
        running = RunningGames(self.database, self.tables)
        self.analyses = Analyses(self.database, self.studies, running, self.work, bounds.whole("analyses"))
        self._set_up_notices()
        self.has_read_titles = asyncio.Event()
        self.hub.also.append(self.opponents.wake)
        self.hub.unknown.append(self.tables.broadcast.doubt)

    def _set_up_notices(self) -> None:
        settings, notices = self.settings, self.tables.notices
        self.outgoing = Outgoing(not settings.public or settings.webhooks_to_private)
        self.push = Push(self.database, settings.address)
        self.unsubscribing = Unsubscribing(self.database, notices, self.work)
        self.deliveries = Deliveries(
            Errands(self.database, self.presence),
            notices,
            self.work,
            self.push,
            self.outgoing,
            self.mail,
            self.unsubscribing,
            settings.address,
        )

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Everything runs inside this block."""
        try:
            await self.work(self.database.migrate)
            await self.work(self.account_data.finish)
            async with self._awake():
                yield
        finally:
            await self.passwords.end()
            await self.work(self.letters.end)
            await self.work.end()
            self.database.close()

    @asynccontextmanager
    async def _awake(self) -> AsyncIterator[None]:
        """What the server does by itself."""
        self.hub.begin()
        cluster = self._neighbours()
        for thread in cluster:
            thread.begin()
        self.opponents.begin()
        self.deliveries.begin()
        self.analyses.open(self.settings.analysis_processes, self.settings.analysis_command)
        sweeping = asyncio.create_task(self._sweep())
        continuing = asyncio.create_task(self._continue_games())
        tidying = asyncio.create_task(self._tidy())
        try:
            yield
        finally:
            await self.analyses.end()
            await self.opponents.end()
            await self.deliveries.end()
            for task in (sweeping, continuing, tidying):
                task.cancel()
            await asyncio.gather(sweeping, continuing, tidying, return_exceptions=True)
            for thread in cluster:
                await self.work(thread.end)
            self.hub.end()

    def _neighbours(self) -> list[ClusterListener | ClusterTeller]:
        """What listens to the other servers of the database and tells them; SQLite has none."""
        if self._teller is None:
            return []
        own, notices = self._teller.own, self.tables.notices
        return [ClusterListener(self.database, self.hub, self.sessions, notices, own), self._teller]

    async def _continue_games(self) -> None:
        """Rules may have changed since the last start: every running game goes on under those of today."""
        while True:
            try:
                if not await self.work(continue_some, self.database, self.settings.bounds.whole("continued")):
                    return
            except CivitasError as problem:
                log.error("%s", problem)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _tidy(self) -> None:
        """Remove logs of games that ended long ago, now and then, if that is wanted; of several servers anyone may."""
        while self.settings.keep_finished is not None:
            try:
                await self.work(tidy, self.database, self.settings.keep_finished)
            except CivitasError as problem:
                log.error("%s", problem)
            await asyncio.sleep(TIDY_SECONDS)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.work(self.outbox.sweep)
                await self.work(self.presence.note)
                await self.work(self.tables.seating.time_out_some, self.settings.bounds.whole("timed-out"))
                await self.work(self.orders.carry_out_some, self.settings.bounds.whole("timed-out"))
                self.tables.cache.tidy()
                metrics.GAMES.set(self.tables.cache.count)
            except CivitasError as problem:
                log.error("%s", problem)
