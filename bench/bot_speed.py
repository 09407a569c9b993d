"""How quickly the strongest bot of each title decides, in one environment or in two that take turns.

python bench/bot_speed.py new-dawn                                  # with the engine that this interpreter imports
python bench/bot_speed.py --beside build/wheels/compiled/bin/python    # and how many times as quickly another one

Both are asked about the same positions, spread evenly over recorded games, and have to answer the same.
"""

import argparse
import hashlib
import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import NamedTuple

sys.path.append(str(Path(__file__).resolve().parent.parent))

import civitas
from bench.recorded import recorded_games
from civitas import bots
from civitas.bench import Spread, clock
from civitas.core.native import build
from civitas.core.position import Position

POSITIONS = 12
"""So many positions of each recorded game; at one in the middle of it bots have most to think about."""
TURNS = 3
"""So often two environments take turns; the median counts."""


class Speed(NamedTuple):
    """How quickly a bot decides, and what it decided, as a checksum."""

    build: str
    bot: str
    per_second: float
    decided: str


def main() -> None:
    """Measure and print."""
    wanted = arguments()
    titles = wanted.titles or sorted(civitas.titles())
    if wanted.json:
        print(json.dumps({title: measured(title) for title in titles}))
        return
    pythons = [sys.executable, *([wanted.beside] if wanted.beside else [])]
    for title in titles:
        turns = [[asked(python, title) for python in pythons] for _ in range(TURNS)]
        print(f"{title:24}{turns[0][0].bot:10}{'   '.join(described(turns))}", flush=True)
        if len({speed.decided for turn in turns for speed in turn}) > 1:
            sys.exit(f"{title}: they do not decide alike")


def arguments() -> argparse.Namespace:
    """What the caller asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="default: every title")
    parser.add_argument("--beside", metavar="PYTHON", help="the interpreter of another environment")
    parser.add_argument("--json", action="store_true", help="print what this environment does, once")
    return parser.parse_args()


def described(turns: list[list[Speed]]) -> list[str]:
    """The speed of each environment, and of the second one beside the first."""
    columns = list(zip(*turns, strict=True))
    shown = [f"{column[0].build} {median(each.per_second for each in column):,.1f}/s" for column in columns]
    ratios = [turn[-1].per_second / turn[0].per_second for turn in turns]
    return shown if len(shown) == 1 else [*shown, f"x {median(ratios):.1f}"]


def asked(python: str, title: str) -> Speed:
    """What an environment says of a title."""
    command = [python, str(Path(__file__).resolve()), "--json", title]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    return Speed(*json.loads(done.stdout)[title])


def measured(title: str) -> Speed:
    """Let the strongest bot decide at positions of recorded games."""
    name = bots.names(title)[-1]
    positions = sampled(title)
    decided = hashlib.sha256()
    spent = 0.0
    for number, position in enumerate(positions):
        bot, perspective = bots.bot(title, name, number), position.perspective(position.to_act[0])
        begun = clock()
        action = bot.choose(perspective)
        spent += clock() - begun
        decided.update(f"{action}\n".encode())
    return Speed(build(), name, len(positions) / spent, decided.hexdigest()[:8])


def sampled(title: str) -> list[Position]:
    """Positions at which there is something to decide."""
    found: list[Position] = []
    for game in recorded_games(title):
        spread: Spread[Position] = Spread(POSITIONS)
        for position in game.positions():
            if len(position.legal(position.to_act[0])) > 1:
                spread.meet(position.clone)
        found += spread.samples
    return found


if __name__ == "__main__":
    main()
