"""`civitas dataset`: games of bots, written down for learners."""

import argparse
import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import civitas
from civitas.arena.command import SECONDS, add_games, line_up
from civitas.arena.journal import agree, write_whole
from civitas.arena.match import Terms, can_estimate
from civitas.arena.pool import add_where
from civitas.arena.progress import with_progress
from civitas.bots import seating
from civitas.bots.estimates import values_mark
from civitas.core.title import Title
from civitas.lab.dataset.card import CARD, card
from civitas.lab.dataset.decisions import BadDataset
from civitas.lab.dataset.shards import ROWS, keep, missing, play, shards, tidy
from civitas.lab.observations import observation

EPILOG = """\
Games are those of the arena: every deal is played once from each seat, and the same command gives the same rows in one
process, in many and on a cluster. A folder that was begun goes on where it was stopped. docs/lab.md says more.

  civitas dataset new-dawn --bots envoy,random --games 100 --out runs/new-dawn
  civitas dataset civilization-1980 --bots steward --players 4 --games 20 --shard-games 2 --out runs/1980
"""
ABOUT_FILE: Final = "dataset.json"
SHARD_GAMES: Final = 10


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """All that can be said about a data set."""
    add_games(parser)
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="write it there; goes on after a stop")
    parser.add_argument(
        "--shard-games", type=int, default=SHARD_GAMES, metavar="K", help="games in a file (default: %(default)s)"
    )
    parser.add_argument(
        "--chances",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="estimate at every decision who wins, where values\nwere learned for the title (some ms each)",
    )
    add_where(parser)


def run(wanted: argparse.Namespace, options: dict[str, object]) -> int:
    """Play what is missing, and say what there is."""
    need_pyarrow()
    title = civitas.title(wanted.title)
    bots, seats, planned = line_up(title, wanted, options)
    made = shards(planned, wanted.shard_games)
    with_chances = wanted.chances and can_estimate(title.id)
    about = about_of(title, bots, seats, wanted, options, with_chances)
    (wanted.out / ROWS).mkdir(parents=True, exist_ok=True)
    agree(wanted.out / ABOUT_FILE, about)
    todo = missing(wanted.out, made)
    terms = Terms(title.id, dict(options), SECONDS, title.longest_game)
    work = play(todo, terms, with_chances, wanted.workers, wanted.ray)
    for written in with_progress(work, len(todo), before=len(made) - len(todo), unit="shards"):
        keep(wanted.out, written)
    for shard in made:
        tidy(wanted.out, shard.name)
    text, counts = card(wanted.out, about)
    write_whole(wanted.out / CARD, text.encode())
    print(f"{wanted.out}: {counts.games} games, {counts.decisions} decisions, {counts.shards} files")
    return 0


def need_pyarrow() -> None:
    """Say what is missing, before anything is played."""
    try:
        import pyarrow  # noqa: F401
    except ImportError as problem:
        raise BadDataset("a data set needs PyArrow: pip install 'civitas[lab]'") from problem


def about_of(
    title: Title,
    bots: list[str],
    seats: int,
    wanted: argparse.Namespace,
    options: Mapping[str, object],
    with_chances: bool,
) -> dict[str, Any]:
    """What a folder holds; rows of anything else do not belong there."""
    players, _ = seating(title, seats, options)
    told = observation(title.id, players)
    return {
        "title": title.id,
        "rules_revision": title.rules_revision,
        "civitas": civitas.__version__,
        "bots": bots,
        "bots_at_table": seats,
        "players": players,
        "seed": wanted.seed,
        "options": dict(options),
        "shard_games": wanted.shard_games,
        "observation": {"size": told.size, "spec": hashlib.sha256(told.spec().encode()).hexdigest()[:12]},
        "mask_size": title.space.size,
        "chances": values_mark(title.id) if with_chances else "",
    }
