"""Stored numbers that no game has: loading refuses them, or the position is as good as any other.

A server loads what others send it, so no number may make it count to a thousand million. Dumps are loaded in a process
of their own with little memory and little time of the processor; whatever that process does not survive is a failure.
"""

import copy
import json
import os
import random
import resource
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from civitas.core.dice import Dice
from civitas.core.errors import BrokenDump
from civitas.core.title import Title
from tests.conformance.subjects import TITLES, restrained

EXTREMES = (-(10**9), 10**9, -(2**62), 2**62, 10**30)
MEMORY = 2 * 2**30
SECONDS = 20
"""Of the processor, for one dump; it needs a small part of one."""
GAMES, STACKS, NUMBERS = 3, 12, 40
"""Games that are played, different stacks of frames, and numbers of the rest of each dump that are replaced."""

Path = tuple[str | int, ...]
Case = tuple[int, Path, int]
"""A dump, where a number stands in it, and what stands there instead."""


@pytest.mark.soak
@pytest.mark.untraced
@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
def test_a_number_that_no_game_has_is_refused_or_harmless(title: Title) -> None:
    dumps = list(some_dumps(title))
    assert survey(title, dumps, list(some_cases(dumps))) == []


def some_dumps(title: Title) -> Iterator[dict[str, Any]]:
    """Dumps of random games, one for each stack of frames that was met first."""
    known: set[tuple[str, ...]] = set()
    for seed in range(GAMES):
        rng = random.Random(seed)
        players = rng.choice(title.player_counts({}))
        p = title.new_game(players=players, seed=seed, options={**restrained(title), **title.playout_options()})
        for _ in range(min(title.longest_game, 3000)):
            if p.is_over or len(known) >= STACKS * (seed + 1) // GAMES:
                break
            stack = tuple(frame.name() for frame in p.frames)
            if stack not in known:
                known.add(stack)
                yield json.loads(json.dumps(p.dump()))
            seat = rng.choice(p.to_act)
            p.play(seat, rng.choice(p.legal(seat)))


def some_cases(dumps: list[dict[str, Any]]) -> Iterator[Case]:
    """Every number of the frames, and some of the others, each with every extreme."""
    rng = random.Random(1)
    for number, dump in enumerate(dumps):
        framed = list(numbers_in(dump["frames"], ("frames",)))
        others = [path for path in numbers_in(dump) if path[0] != "frames"]
        for path in framed + rng.sample(others, min(NUMBERS, len(others))):
            for extreme in EXTREMES:
                yield number, path, extreme


def numbers_in(stored: object, path: Path = ()) -> Iterator[Path]:
    """Where numbers stand."""
    if isinstance(stored, bool):
        return
    if isinstance(stored, int):
        yield path
    elif isinstance(stored, dict | list):
        for key, value in stored.items() if isinstance(stored, dict) else enumerate(stored):
            yield from numbers_in(value, (*path, key))


def survey(title: Title, dumps: list[dict[str, Any]], cases: list[Case]) -> list[str]:
    """What becomes of all cases in a process that is started again behind every case that it does not survive."""
    found: list[str] = []
    at = 0
    while at < len(cases):
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reader)
            try:
                _examine(title, dumps, cases, at, writer)
            finally:
                os._exit(0)
        os.close(writer)
        with os.fdopen(reader, encoding="utf-8") as told:
            lines = told.read().splitlines()
        os.waitpid(child, 0)
        found += [line for line in lines if not line.isdigit()]
        last = max((int(line) for line in lines if line.isdigit()), default=at)
        if last < len(cases):
            found.append(f"{_named(dumps, cases[last])}: it never ended")
        at = last + 1
    return found


def _examine(title: Title, dumps: list[dict[str, Any]], cases: list[Case], at: int, writer: int) -> None:
    """Say which case comes next, and what is wrong with it; the number of all of them at the end."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
    for place in range(at, len(cases)):
        os.write(writer, f"{place}\n".encode())
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
        problem = _problem(title, dumps, cases[place])
        if problem is not None:
            os.write(writer, f"{_named(dumps, cases[place])}: {problem!r}\n".encode())
    os.write(writer, f"{len(cases)}\n".encode())


def _problem(title: Title, dumps: list[dict[str, Any]], case: Case) -> Exception | None:
    number, path, extreme = case
    stored = copy.deepcopy(dumps[number])
    within: Any = stored
    for key in path[:-1]:
        within = within[key]
    within[path[-1]] = extreme
    try:
        p = title.load(stored)
    except BrokenDump:
        return None
    except Exception as problem:
        return problem
    try:
        for seat in range(p.players):
            p.view_for(seat)
            json.dumps(p.perspective(seat).telling)
            p.perspective(seat).imagine(Dice.seeded(1))
        for seat in p.to_act:
            p.clone().play(seat, p.legal(seat)[-1])
    except Exception as problem:
        return problem
    return None


def _named(dumps: list[dict[str, Any]], case: Case) -> str:
    number, path, extreme = case
    stack = "/".join(entry["frame"] for entry in dumps[number]["frames"])
    return f"{stack}: {'.'.join(map(str, path))} = {extreme}"
