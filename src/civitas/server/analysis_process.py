"""A process that analyses one line of a game: the job comes in on one line, what is found goes out, a line at a time.

Further lines are numbers of decisions that somebody wants to be compared first. Run as `python -m
civitas.server.analysis_process`.
"""

import os
import signal
import sys
from collections.abc import Iterator
from queue import Empty, SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from civitas.analysis import Analysis, Comparison, Depth, Findings, Moment, Swing, analyse
from civitas.records import GameFile, read_path

NICE = 15
"""People are served first, then bots at tables."""
BATCH = 50
"""So many moments are told at once."""


class Job(msgspec.Struct):
    """A line to be analysed; with what was found before, if anything was."""

    file: GameFile
    line: str
    bot: str
    worlds: int
    found: Findings | None = None
    number: int | None = None


class Report(msgspec.Struct, omit_defaults=True):
    """What was found since the last one."""

    done: int
    total: int
    moments: list[Moment] = []
    turning_points: list[Swing] = []
    comparison: Comparison | None = None


def work(orders: BinaryIO, reports: BinaryIO) -> None:
    """Do the job that is ordered, and report."""
    job = msgspec.json.decode(orders.readline(), type=Job)
    analysis = analyse(job.file, read_path(job.line), bot=job.bot, depth=Depth(job.worlds))
    if job.found is not None:
        analysis.go_on_from(job.found)
    if job.number is not None:
        analysis.ask(job.number)
    for report in _reports(analysis, _asked(orders)):
        reports.write(msgspec.json.encode(report) + b"\n")
        reports.flush()


def _asked(orders: BinaryIO) -> "SimpleQueue[int]":
    """The numbers that come in meanwhile."""
    numbers: SimpleQueue[int] = SimpleQueue()

    def listen() -> None:
        for line in orders:
            numbers.put(int(line))

    Thread(target=listen, daemon=True).start()
    return numbers


def _reports(analysis: Analysis, asked: "SimpleQueue[int]") -> Iterator[Report]:
    waiting: list[Moment] = []
    yield Report(analysis.done, analysis.total)
    while True:
        _hear(analysis, asked)
        piece = next(analysis, None)
        if isinstance(piece, Moment):
            waiting.append(piece)
        if waiting and (len(waiting) == BATCH or analysis.knows_chances):
            yield Report(analysis.done, analysis.total, waiting, analysis.findings.turning_points)
            waiting = []
        if piece is None:
            return
        if isinstance(piece, Comparison):
            yield Report(analysis.done, analysis.total, comparison=piece)


def _hear(analysis: Analysis, asked: "SimpleQueue[int]") -> None:
    while True:
        try:
            analysis.ask(asked.get_nowait())
        except Empty:
            return


def main() -> None:
    """Work on standard input and output; what bots print goes to standard error.

    Ctrl-C reaches every process of the terminal, but is meant for the server, which ends this one itself.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    reports = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    work(sys.stdin.buffer, reports)
    reports.flush()
    os._exit(0)  # whoever listens for more numbers does not hold the process up


if __name__ == "__main__":
    main()
