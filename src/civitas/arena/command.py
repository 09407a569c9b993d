"""`civitas arena`: a match of bots from the command line."""

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

import civitas
from civitas.arena.match import Outcome, Terms, can_estimate, check_bot, play_fixture, reading_of
from civitas.arena.pool import add_where, work_on
from civitas.arena.progress import with_progress
from civitas.arena.records import Records, write_parquet
from civitas.arena.report import between, write_report
from civitas.arena.schedule import Fixture, fixtures
from civitas.arena.summary import Summary, summarize
from civitas.bots import names, seating
from civitas.bots.estimates import values_mark
from civitas.core.title import Title

EPILOG = """\
Every deal is played once from each seat. As many bots as seats are one line-up; fewer are repeated until all seats
are taken, more take turns. A bot of your own joins as module:Class. docs/arena.md says more.

  civitas arena through-the-ages-2015 --bots minister,random --games 100
  civitas arena through-the-ages-2015 --bots minister,random,random,random --games 200 --out results
  civitas arena through-the-ages-2015 --bots minister,sovereign --games 20 --chances
  civitas arena new-dawn --bots envoy --players 1 --option automa=emperor --games 50
"""
GAMES = 20
SECONDS = 60.0
"""Processor time for one decision, unless it is said otherwise."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """All that can be said about a match."""
    add_games(parser)
    add_where(parser)
    parser.add_argument(
        "--out", type=Path, metavar="DIR", help="keep all games and a report there; goes on after a stop"
    )
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, metavar="S", help="for a decision (default: %(default)g)"
    )
    parser.add_argument(
        "--chances", action="store_true", help="estimate in every round who wins: how clearly, and from when on"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def add_games(parser: argparse.ArgumentParser) -> None:
    """Who plays which games, as `line_up` reads it."""
    parser.add_argument("--bots", nargs="+", default=[], metavar="NAME", help="with commas or spaces between")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help="default: %(default)s")
    parser.add_argument("--players", type=int, metavar="K", help="bots at a table (default: as many as are named)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="of the first deal (default: 0)")
    parser.add_argument("--option", nargs="+", action="extend", default=[], metavar="K=V", help="as for `civitas play`")


def run(wanted: argparse.Namespace, options: dict[str, object]) -> int:
    """Play the match and say what came of it."""
    title = civitas.title(wanted.title)
    bots, seats, planned = line_up(title, wanted, options)
    estimated = wanted.chances and can_estimate(title.id)
    terms = Terms(title.id, dict(options), wanted.seconds, title.longest_game, estimated)
    match = {
        "title": title.id, "rules_revision": title.rules_revision, "bots": bots, "players": seats, "seed": wanted.seed,
        "options": dict(options), "seconds": wanted.seconds,
        **({"chances": values_mark(title.id)} if estimated else {}),
    }  # fmt: skip
    records = Records(wanted.out, match)
    for outcome in played(planned, records, terms, wanted):
        records.add(outcome)
    outcomes = [each for each in records.in_order() if each["game"] < len(planned)]
    found = summarize(title.id, outcomes, reading_of(title.id).drawn)
    if wanted.chances and not estimated:
        found["notes"].append(f"no chances: nothing was learned for {title.id} that tells them (civitas train)")
    if wanted.out is not None:
        (wanted.out / "summary.json").write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
        write_parquet(wanted.out, outcomes)
        write_report(wanted.out, found)
    if wanted.json:
        print(json.dumps(found))
    else:
        show(found, Console())
    return 0


def line_up(
    title: Title, wanted: argparse.Namespace, options: Mapping[str, object]
) -> tuple[list[str], int, list[Fixture]]:
    """The bots, how many of them sit at a table, and their games; what cannot be played is refused."""
    bots = [name for given in wanted.bots for name in given.split(",") if name] or names(title.id)[-2:]
    for name in bots:
        check_bot(title.id, name)
    seats = wanted.players or bots_at_table(title, bots, options)
    seating(title, seats, options)
    return bots, seats, fixtures(bots, seats, wanted.games, wanted.seed)


def bots_at_table(title: Title, bots: Sequence[str], options: Mapping[str, object]) -> int:
    """As many as are named, if the title can be played so, else as many as it is usually played with."""
    possible = [len(_free(title, players, options)) for players in title.player_counts(options)]
    if len(bots) in possible:
        return len(bots)
    return min(possible, key=lambda count: (abs(count - reading_of(title.id).players), count))


def _free(title: Title, players: int, options: Mapping[str, object]) -> list[int]:
    automated = title.automated_seats(players, options)
    return [seat for seat in range(players) if seat not in automated]


def played(planned: list[Fixture], records: Records, terms: Terms, wanted: argparse.Namespace) -> Iterator[Outcome]:
    """The games that were not played yet, as they end, with progress on the way."""
    todo = [fixture for fixture in planned if fixture.number not in records.outcomes]
    games = work_on(todo, partial(play_fixture, terms=terms), wanted.workers, wanted.ray)
    return with_progress(games, len(todo), before=len(planned) - len(todo))


def show(found: Summary, console: Console) -> None:
    """The match for reading."""
    grid = Grid(title=f"{found['title']}, {found['games']} games of {found['players']}")
    for head in ("bot", "seats", "won", "share", "95 %", "rating", "ms", "faults"):
        grid.add_column(head, justify="left" if head == "bot" else "right", no_wrap=True)
    for row in found["bots"]:
        grid.add_row(
            *(row["name"], str(row["games"]), f"{row['wins']:g}"),
            *(f"{row['share']:.1%}", between(row["low"], row["high"], ".1%")),
            f"{row['rating']:.1f} ± {row['rating_high'] - row['rating']:.1f}",
            *(f"{row['ms_per_decision']:.2f}", str(row["faults"])),
        )
    console.print(grid)
    for pair in found["pairs"]:
        console.print(
            f"{pair['a']} before {pair['b']}: {pair['wins']:g} of {pair['games']}, "
            f"{pair['share']:.1%} ({pair['low']:.1%} to {pair['high']:.1%})"
        )
    for chance in found["chances"]:
        console.print(
            f"chance of {chance['name']}: {chance['chance']:.1%} ({chance['low']:.1%} to {chance['high']:.1%}) "
            f"on the mean of {chance['games']} games"
        )
    console.print("endings: " + ", ".join(f"{name} {count}" for name, count in found["endings"].items()))
    console.print(f"rounds: {found['rounds']['mean']:g} ({found['rounds']['least']:g} to {found['rounds']['most']:g})")
    for name, scores in found["scores"].items():
        console.print(f"scores of {name}: median {scores['median']:g} ({scores['least']:g} to {scores['most']:g})")
    for note in found["notes"]:
        console.print(note)
    for fault in found["faults"]:
        console.print(fault, style="red")
