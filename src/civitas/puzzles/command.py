"""`civitas puzzles`: puzzles told, found and checked."""

import argparse
from collections.abc import Iterator
from typing import get_args

import msgspec
from rich.console import Console

import civitas
from civitas.puzzles.finding import MOST_POSITIONS, Search, find, uniqueness
from civitas.puzzles.puzzle import KEPT, Puzzle, judged, puzzles
from civitas.puzzles.solving import ways
from civitas.puzzles.verdict import Kind

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
    search.add_argument("--bot", required=True, metavar="NAMES", help="who plays these games, with commas between them")
    search.add_argument("--players", type=int, default=2, metavar="N", help="(default: %(default)s)")
    search.add_argument("--games", type=int, default=40, metavar="N", help="at most (default: %(default)s)")
    search.add_argument("--seed", type=int, default=1, metavar="N", help="of the first game (default: %(default)s)")
    search.add_argument("--question", metavar="NAME", help="only where this is asked, such as Purchases")
    search.add_argument(
        "--kind", action="append", choices=get_args(Kind), help="only such puzzles; may be given again (default: all)"
    )
    search.add_argument(
        "--anew", action="store_true", help="forget those that are kept; else they fill up what these games lack"
    )
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
    """What is wrong with a puzzle: its answer does not reach the goal, or others do as quickly, or more can be had; or
    not as many ways miss it as it says."""
    start, goal, seat = civitas.title(title_id).scenario(puzzle.scenario), puzzle.goal, puzzle.seat
    looked = ways(start, seat, MOST_POSITIONS[goal.kind], goal.kind)
    is_most = goal.kind != "reach" or looked.most(goal.figure) == goal.reach
    if not looked.is_whole or uniqueness(looked, goal) != puzzle.unique or not is_most:
        yield "it has not just one best answer"
    elif looked.missing(goal) != puzzle.others:
        yield f"{looked.missing(goal)} ways miss it, not {puzzle.others}"
    actions = [start.space().parse(text) for text in puzzle.solution.actions]
    for number, text in enumerate(puzzle.solution.actions):
        if judged(goal, start, seat, actions[:number]).verdict != "open":
            yield f"it is decided before {text}"
    if judged(goal, start, seat, actions).verdict != "solved":
        yield "its answer does not reach the goal"


def find_puzzles(wanted: argparse.Namespace, console: Console) -> int:
    """Keep what is found, the easiest first."""
    kinds = tuple(wanted.kind or get_args(Kind))
    bots = tuple(wanted.bot.split(","))
    search = Search(civitas.title(wanted.title), bots, wanted.players, wanted.seed, wanted.question, kinds)
    found: list[Puzzle] = []
    for each in find(search, WANTED, wanted.games, [] if wanted.anew else puzzles(wanted.title)):
        found.append(each)
        console.print(f"{len(found)}. {each.id}: {', '.join(each.solution.actions)}")
    keep(wanted.title, found)
    return 0


def keep(title_id: str, found: list[Puzzle]) -> None:
    """Keep these puzzles of a title, the easiest first."""
    found.sort(key=lambda each: (len(each.solution.actions), each.others))
    KEPT.mkdir(exist_ok=True)
    kept = msgspec.json.format(msgspec.json.encode(found), indent=1)
    (KEPT / f"{title_id}.json").write_bytes(kept + b"\n")
