"""`civitas puzzles`: puzzles told, found and checked."""

import argparse
from collections.abc import Iterator, Mapping
from typing import get_args

import msgspec
from rich.console import Console

import civitas
from civitas.puzzles.finding import MOST_POSITIONS, Search, find, uniqueness
from civitas.puzzles.puzzle import KEPT, Puzzle, judged, puzzles
from civitas.puzzles.searches import searches
from civitas.puzzles.solving import ways
from civitas.puzzles.verdict import Kind

FAULTY = 1
MOST: tuple[Kind, ...] = ("reach", "keep")
"""Kinds that ask for as much as there can be."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be done with puzzles."""
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    check = commands.add_parser("check", help="look again whether every puzzle has its one answer")
    check.add_argument("title", metavar="TITLE")
    check.set_defaults(is_check=True, option=[])
    search = commands.add_parser("find", help="look for puzzles in games of bots: those that are kept, or others")
    search.add_argument("title", metavar="TITLE")
    search.add_argument(
        "--bot", metavar="NAMES", help="who plays other games, with commas between them; what they have is only told"
    )
    search.add_argument("--players", type=int, default=2, metavar="N", help="(default: %(default)s)")
    search.add_argument("--games", type=int, default=40, metavar="N", help="at most (default: %(default)s)")
    search.add_argument("--seed", type=int, default=1, metavar="N", help="of the first game (default: %(default)s)")
    search.add_argument("--question", metavar="NAME", help="only where this is asked, such as Purchases")
    search.add_argument(
        "--kind", action="append", choices=get_args(Kind), help="only such puzzles; may be given again (default: all)"
    )
    search.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="of these games; may be given again"
    )
    search.set_defaults(is_check=False)


def run(wanted: argparse.Namespace, console: Console, options: Mapping[str, object]) -> int:
    """Do what is wanted, in games with these options; the exit code."""
    if wanted.is_check:
        return check_puzzles(wanted)
    return find_puzzles(wanted, console, options)


def check_puzzles(wanted: argparse.Namespace) -> int:
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
    is_most = goal.kind not in MOST or looked.most(goal) == goal.reach
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


def find_puzzles(wanted: argparse.Namespace, console: Console, options: Mapping[str, object]) -> int:
    """Go through the searches of a title and keep what they find, if each finds its puzzle; or tell what another one
    finds."""
    found: list[Puzzle] = []
    among = [_search(wanted, options)] if wanted.bot else searches(wanted.title)
    for each in find(among):
        found.append(each)
        console.print(f"{len(found)}. {each.id}: {', '.join(each.solution.actions)}")
    if wanted.bot:
        return 0
    if not found or len(found) < len(among):
        print(f"{wanted.title}: {len(among)} searches found {len(found)} puzzles; those that are kept stay as they are")
        return FAULTY
    keep(wanted.title, found)
    return 0


def _search(wanted: argparse.Namespace, options: Mapping[str, object]) -> Search:
    return Search(
        civitas.title(wanted.title),
        tuple(wanted.bot.split(",")),
        players=wanted.players,
        first_seed=wanted.seed,
        games=wanted.games,
        question=wanted.question,
        kinds=tuple(wanted.kind or get_args(Kind)),
        options=options,
    )


def keep(title_id: str, found: list[Puzzle]) -> None:
    """Keep these puzzles of a title, the easiest first."""
    found.sort(key=lambda each: (len(each.solution.actions), each.others))
    KEPT.mkdir(exist_ok=True)
    kept = msgspec.json.format(msgspec.json.encode(found), indent=1)
    (KEPT / f"{title_id}.json").write_bytes(kept + b"\n")
