"""`civitas puzzles`: puzzles told, found and checked."""

import argparse
from collections.abc import Iterator

import msgspec
from rich.console import Console

import civitas
from civitas.puzzles.finding import MOST_POSITIONS, Search, find
from civitas.puzzles.puzzle import KEPT, Puzzle, judged, puzzles
from civitas.puzzles.solving import ways

FAULTY = 1
WANTED = 10


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be done with puzzles."""
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    check = commands.add_parser("check", help="look again whether every puzzle has its one answer")
    check.add_argument("title", metavar="TITLE")
    check.set_defaults(do=check_puzzles)
    search = commands.add_parser("find", help="look for puzzles in games of bots, and keep them")
    search.add_argument("title", metavar="TITLE")
    search.add_argument("--bot", required=True, metavar="NAME", help="who plays these games")
    search.add_argument("--players", type=int, default=2, metavar="N", help="(default: %(default)s)")
    search.add_argument("--games", type=int, default=40, metavar="N", help="at most (default: %(default)s)")
    search.add_argument("--seed", type=int, default=1, metavar="N", help="of the first game (default: %(default)s)")
    search.add_argument("--question", metavar="NAME", help="only where this is asked, such as Purchases")
    search.set_defaults(do=find_puzzles)


def run(wanted: argparse.Namespace, console: Console) -> int:
    """Do what is wanted; the exit code."""
    code: int = wanted.do(wanted, console)
    return code


def check_puzzles(wanted: argparse.Namespace, console: Console) -> int:
    """A line for each fault; 1 if there is any."""
    code = 0
    for each in puzzles(wanted.title):
        for fault in faults(wanted.title, each):
            print(f"{each.id}: {fault}")
            code = FAULTY
    return code


def faults(title_id: str, puzzle: Puzzle) -> Iterator[str]:
    """What is wrong with a puzzle: its answer does not reach the goal, or others do as quickly, or more can be had."""
    position = civitas.title(title_id).scenario(puzzle.scenario)
    looked = ways(position, puzzle.seat, MOST_POSITIONS)
    space, figure = position.space(), puzzle.goal.figure
    best = looked.best(figure)
    if not looked.is_whole or len(best) != 1 or best[0].values[figure] != puzzle.goal.reach:
        yield "it has not just one best answer"
    for number, text in enumerate(puzzle.solution.actions):
        if judged(puzzle, position, puzzle.solution.actions[:number]) != "open":
            yield f"it is decided before {text}"
        position.play(puzzle.seat, space.parse(text))
    if judged(puzzle, position, puzzle.solution.actions) != "solved":
        yield "its answer does not reach the goal"


def find_puzzles(wanted: argparse.Namespace, console: Console) -> int:
    """Keep what is found, the easiest first."""
    search = Search(civitas.title(wanted.title), wanted.bot, wanted.players, wanted.seed, wanted.question)
    found: list[Puzzle] = []
    for each in find(search, WANTED, wanted.games):
        found.append(each)
        console.print(f"{len(found)}. {each.id}: {', '.join(each.solution.actions)}")
    found.sort(key=lambda each: (len(each.solution.actions), each.others))
    KEPT.mkdir(exist_ok=True)
    kept = msgspec.json.format(msgspec.json.encode(found), indent=1)
    (KEPT / f"{wanted.title}.json").write_bytes(kept + b"\n")
    return 0
