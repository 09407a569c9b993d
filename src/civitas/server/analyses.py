"""Analyses of studies: worked out in processes of their own, kept in memory until they are finished, stored then.

A job belongs to a line as it is played, not to the study: whoever asks for the same line with the same bot joins it.
Nothing of it survives a restart before it is finished. See docs/analysis.md.
"""

import asyncio
import hashlib
import logging
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Coroutine
from contextlib import suppress
from threading import Lock
from typing import Any

import msgspec

import civitas
from civitas.analysis import Depth, Findings
from civitas.analysis.provenance import provenance
from civitas.bots import names
from civitas.bots.estimates import learned
from civitas.language import LANGUAGES, bot_name
from civitas.records import GameFile, Path, moves_of, path_text
from civitas.server import tokens
from civitas.server.analysis_messages import AnalysisShown, AnalysisState
from civitas.server.analysis_process import Job, Report
from civitas.server.fair_queue import FairQueue
from civitas.server.refusals import NotFound, Refusal
from civitas.server.running_games import RunningGames
from civitas.server.storage import analyses as stored
from civitas.server.storage.database import Database, StorageFailed
from civitas.server.studies import Studies, Study
from civitas.server.worker_pool import WorkerPool

VERSION = 2
"""Counts how often analyses have changed what they find; older ones are not shown any more."""
LONGEST_LINE = 2**24
CROWDED_SECONDS = 60

log = logging.getLogger("civitas.server")


def analysis_command() -> list[str]:
    """What starts a process of ours that analyses."""
    return [sys.executable, "-m", "civitas.server.analysis_process"]


class Running:
    """An analysis that is wanted: what was found so far, and the process that goes on with it."""

    def __init__(self, key: str, job: Job) -> None:
        self.key = key
        self.job = job
        self.state: AnalysisState = "waiting"
        self.done = self.total = 0
        self.findings = job.found or _nothing(job.file, job.line, job.bot)
        self.task: asyncio.Task[None] | None = None
        self.process: Process | None = None
        self.is_cancelled = False

    def hear(self, report: Report) -> None:
        """Take down what was found."""
        self.done, self.total = report.done, report.total
        self.findings.moments += report.moments
        if report.turning_points:
            self.findings.turning_points = report.turning_points
        if report.comparison is not None:
            self.findings.comparisons.append(report.comparison)


class Analyses:
    """All analyses of this server that are not finished; the database has those that are."""

    def __init__(
        self, database: Database, studies: Studies, running: RunningGames, work: WorkerPool, most: int
    ) -> None:
        self._database = database
        self._studies = studies
        self._running = running
        self._work = work
        self._most = most
        self._jobs: dict[str, Running] = {}
        self._guard = Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._command: list[str] = []
        self._queue: FairQueue[int] | None = None

    def open(self, processes: int, command: list[str] | None) -> None:
        """Take orders from now on; without processes, none."""
        self._loop = asyncio.get_running_loop()
        self._command = command or analysis_command()
        self._queue = FairQueue(list(range(processes))) if processes else None

    async def end(self) -> None:
        """Stop all of it; whatever is not finished is lost."""
        with self._guard:
            jobs, self._jobs, self._queue = list(self._jobs.values()), {}, None
        tasks = [job.task for job in jobs if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # What is asked, in any thread.

    def begin(self, code: str, path: Path, number: int | None, owner: str) -> AnalysisShown:
        """Begin an analysis, join one that is under way, or show one that is finished; `number` is wanted first."""
        study = self._studies.study(code)
        key = key_of(study.file, path)
        joined = self._joined(key)
        if joined is not None:
            if number is not None:
                self._soon(self._ask(joined, number))
            return _shown(joined, 0, 0)
        with study.lock:
            self._running.check(study.file, study.trail(path))
        found = self._found(key)
        if found is not None and (number is None or not _is_missing(study, path, found, number)):
            return _finished(found, 0, 0)
        return self._start(key, job_of(study.file, path, found, number), owner)

    def show(self, code: str, path: Path, moments: int, comparisons: int) -> AnalysisShown:
        """What is there so far, without the first so many moments and comparisons."""
        file = self._studies.study(code).file
        key = key_of(file, path)
        job = self._jobs.get(key)
        if job is not None:
            return _shown(job, moments, comparisons)
        found = self._found(key)
        if found is not None:
            return _finished(found, moments, comparisons)
        return _told("none", _nothing(file, path_text(path), bot_of(file.title)), 0, 0, 0, 0)

    def cancel(self, code: str, path: Path, token: str | None) -> AnalysisShown:
        """Stop an analysis and forget what it found; only for whoever may change the study."""
        study = self._studies.study(code)
        if not tokens.matches(token or "", study.token):
            raise Refusal("token", "only whoever made a study may stop its analysis")
        with self._guard:
            job = self._jobs.pop(key_of(study.file, path), None)
        if job is not None:
            job.is_cancelled = True
            self._soon(_stopped(job))
        return self.show(code, path, 0, 0)

    def _joined(self, key: str) -> Running | None:
        """A job of this key that has not failed."""
        job = self._jobs.get(key)
        return None if job is None or job.state == "failed" else job

    def _found(self, key: str) -> Findings | None:
        with self._database.reading() as c:
            text = stored.find_analysis(c, key)
        return None if text is None else msgspec.json.decode(text, type=Findings)

    def _start(self, key: str, job: Job, owner: str) -> AnalysisShown:
        if self._queue is None:
            raise Refusal("analysis", "this server analyses nothing")
        with self._guard:
            running = self._joined(key)
            if running is None:
                self._jobs = {known: each for known, each in self._jobs.items() if each.state != "failed"}
                if len(self._jobs) >= self._most:
                    raise Refusal("crowded", "too many analyses wait already", retry_after=CROWDED_SECONDS)
                running = self._jobs[key] = Running(key, job)
                self._soon(self._begin(running, owner))
        return _shown(running, 0, 0)

    def _soon(self, coroutine: Coroutine[Any, Any, None]) -> None:
        assert self._loop is not None
        asyncio.run_coroutine_threadsafe(coroutine, self._loop)

    # What is done, in the loop.

    async def _begin(self, job: Running, owner: str) -> None:
        job.task = asyncio.create_task(self._run(job, owner))

    async def _ask(self, job: Running, number: int) -> None:
        """Want a decision first: of whoever works at it, or else when somebody does."""
        if job.process is None or job.process.stdin is None:
            job.job.number = number
            return
        with suppress(ConnectionError):
            job.process.stdin.write(b"%d\n" % number)
            await job.process.stdin.drain()

    async def _run(self, job: Running, owner: str) -> None:
        assert self._queue is not None
        try:
            async with self._queue.take(owner, job.key):
                if job.is_cancelled:
                    return
                job.state = "running"
                is_done = await self._work_at(job)
            await self._finish(job, is_done)
        except (OSError, ValueError, msgspec.MsgspecError, StorageFailed) as problem:
            log.error("an analysis failed: %s", problem)
            job.state = "failed"
        finally:
            await _killed(job)

    async def _work_at(self, job: Running) -> bool:
        """Let a process do it; whether it came to its end."""
        job.process = process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
        )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(job.job) + b"\n")
        await process.stdin.drain()
        async for line in process.stdout:
            job.hear(msgspec.json.decode(line, type=Report))
        return await process.wait() == 0

    async def _finish(self, job: Running, is_done: bool) -> None:
        """Store what was found and forget the job; one that failed is remembered until somebody tries again."""
        if job.is_cancelled:
            return
        if not is_done:
            log.error("an analysis of %s failed", job.job.file.title)
            job.state = "failed"
            return
        await self._work(self._store, job)
        with self._guard:
            if self._jobs.get(job.key) is job:
                del self._jobs[job.key]

    def _store(self, job: Running) -> None:
        text = msgspec.json.encode(job.findings).decode()
        with self._database.writing() as c:
            stored.store_analysis(c, job.key, job.job.file.title, job.job.bot, text, time.time())


async def _stopped(job: Running) -> None:
    """End a job, whether it waits or is under way."""
    if job.task is not None:
        job.task.cancel()
        await asyncio.gather(job.task, return_exceptions=True)


async def _killed(job: Running) -> None:
    """No process is left of it."""
    process, job.process = job.process, None
    if process is not None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


# Keys and jobs.


def bot_of(title_id: str) -> str:
    """Who is asked what he would have done: the strongest bot of a title."""
    return names(title_id)[-1]


def key_of(file: GameFile, path: Path) -> str:
    """What an analysis hangs on: the moves of the line, who sat there, the rules, the bot, and what was learned."""
    title = civitas.titles().get(file.title)
    if title is None:
        raise NotFound("there is no such title")
    moves = [(move.seat, move.action, move.chance) for move in moves_of(file, path)]
    kinds = [seat.kind for seat in file.seats]
    parts = VERSION, file.title, title.rules_revision, file.start, moves, kinds, bot_of(file.title)
    return hashlib.sha256(msgspec.json.encode((parts, Depth(), provenance(file.title)), order="sorted")).hexdigest()


def job_of(file: GameFile, path: Path, found: Findings | None, number: int | None) -> Job:
    """What a process is to do."""
    return Job(file, path_text(path), bot_of(file.title), Depth().worlds, found, number)


def _is_missing(study: Study, path: Path, found: Findings, number: int) -> bool:
    """Whether a decision that somebody wants was not compared, because it is none of those usually are."""
    moves = moves_of(study.file, path)
    if number >= len(moves) or any(each.number == number for each in found.comparisons):
        return False
    with study.lock:
        return moves[number].seat >= 0 and len(study.trail(path).at(number).legal(moves[number].seat)) > 1


def _nothing(file: GameFile, line: str, bot: str) -> Findings:
    return Findings(file.title, bot, line, file.players, learned(file.title) is not None, [], [], [])


# What is shown.


def _shown(job: Running, moments: int, comparisons: int) -> AnalysisShown:
    return _told(job.state, job.findings, job.done, job.total, moments, comparisons)


def _finished(found: Findings, moments: int, comparisons: int) -> AnalysisShown:
    count = len(found.moments) + len(found.comparisons)
    return _told("finished", found, count, count, moments, comparisons)


def _told(
    state: AnalysisState, found: Findings, done: int, total: int, moments: int, comparisons: int
) -> AnalysisShown:
    called = {code: bot_name(code, found.title, found.bot) for code in LANGUAGES}
    return AnalysisShown(
        state,
        found.bot,
        called,
        done,
        total,
        found.has_chances,
        found.moments[moments:],
        found.turning_points,
        found.comparisons[comparisons:],
    )
