"""One checksum of a hundred games: the same in every build of the engine and with every interpreter.

python bench/checksum.py                                     # of the engine that this interpreter imports
python bench/checksum.py --beside pypy3.11 --beside python3.14t   # and whether these say the same

The recorded games of every title are replayed, and others are played at random with other numbers of players and
options. Now and then the whole position goes into the sum, what the seat to act sees and is told of it, and what it
imagines. The others named run the sources of this working tree as they are; nothing has to be installed for them.
"""

import argparse
import hashlib
import json
import os
import platform
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

import civitas  # noqa: E402
from bench.recorded import OutOfDate, recorded_games  # noqa: E402
from civitas.core.dice import Dice  # noqa: E402
from civitas.core.native import build  # noqa: E402
from civitas.core.position import Position  # noqa: E402
from civitas.core.title import Title  # noqa: E402

GAMES = 100
LONGEST = 1500
"""A game at random is left after so many decisions."""
LOOK_EVERY = 100
"""So many decisions lie between two positions that go into the sum."""


def main() -> None:
    """Print the checksum; with others beside it, whether all are the same."""
    wanted = arguments()
    try:
        own = checksum(wanted.games)
    except OutOfDate as problem:
        sys.exit(str(problem))
    print(f"{own}  {about()}", flush=True)
    others = [line_of(python, wanted.games) for python in wanted.beside]
    for line in others:
        print(line)
    if any(line.split()[0] != own for line in others):
        sys.exit("the checksums differ")


def arguments() -> argparse.Namespace:
    """What the caller asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES, help=f"in all (default: {GAMES})")
    parser.add_argument("--beside", action="append", default=[], metavar="PYTHON", help="another interpreter")
    return parser.parse_args()


def about() -> str:
    """The build and the interpreter."""
    free = "free-threaded " if sysconfig.get_config_var("Py_GIL_DISABLED") else ""
    return f"{build()}, {free}{platform.python_implementation()} {platform.python_version()}"


def line_of(python: str, games: int) -> str:
    """What another interpreter prints, with the sources of this working tree."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [python, str(Path(__file__).resolve()), "--games", str(games)]
    try:
        return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment).stdout.strip()
    except (OSError, subprocess.CalledProcessError) as problem:
        sys.exit(f"{python}: {problem}")


def checksum(games: int = GAMES) -> str:
    """The checksum of so many games, as many of each title."""
    total = hashlib.sha256()
    titles = [civitas.title(title) for title in sorted(civitas.titles())]
    for number, title in enumerate(titles):
        share = games * (number + 1) // len(titles) - games * number // len(titles)
        for positions in islice(courses(title), share):
            for line in seen(positions):
                total.update(line.encode())
    return total.hexdigest()[:16]


def courses(title: Title) -> Iterator[Iterator[Position]]:
    """The recorded games of a title and then games at random, without end."""
    for game in recorded_games(title.id):
        yield game.positions()
    sets = [{**title.playout_options(), **options} for options in title.option_sets()]
    for seed, options in enumerate(cycle(sets)):
        counts = title.player_counts(options)
        yield at_random(title.new_game(players=counts[seed % len(counts)], seed=seed, options=options), seed)


def at_random(position: Position, seed: int) -> Iterator[Position]:
    """The positions of a game at random, always the same object."""
    choices = Choices(seed)
    for _ in range(LONGEST):
        if position.is_over:
            return
        yield position
        seat = position.to_act[0]
        losses = position.losses(seat)
        options = position.legal(seat)
        position.play(seat, choices.pick([each for each in options if each not in losses] or options))


class Choices:
    """A small generator of its own, so that nothing depends on those of the engine or the interpreter."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def pick(self, options: list[int]) -> int:
        """One of them."""
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return options[(self.state >> 33) % len(options)]


def seen(positions: Iterator[Position]) -> Iterator[str]:
    """What goes into the sum: every choice that there was, and now and then all that there is to see."""
    for number, position in enumerate(positions):
        seat = position.to_act[0]
        yield f"{seat} {position.legal(seat)}\n"
        if number % LOOK_EVERY == 0:
            perspective = position.perspective(seat)
            yield position.digest() + perspective.imagine(Dice.seeded(number)).digest()
            yield json.dumps([perspective.view, perspective.telling], sort_keys=True)
    yield position.digest()


if __name__ == "__main__":
    main()
