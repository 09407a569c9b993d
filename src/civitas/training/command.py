"""`civitas train`: self-play, learning, and a match of the new against the old, until there is no gain."""

import argparse
import json
from functools import partial
from pathlib import Path
from typing import Any

import civitas
from civitas.arena.journal import Journal
from civitas.arena.match import Terms, check_bot, play_fixture
from civitas.arena.pool import add_where, work_on
from civitas.arena.progress import with_progress
from civitas.arena.ratings import wilson
from civitas.arena.schedule import BadMatch, fixtures
from civitas.bots import names, sparring_partners
from civitas.bots.search.network import network_of
from civitas.bots.skills import skill_of
from civitas.core.title import Title
from civitas.training.fitting import fit
from civitas.training.gather import CANDIDATE, ODD, NotedGame, Plan, play_for_learning
from civitas.training.values import draw_calibration, values_file, write_values

EPILOG = """\
Each generation plays games by all levels, sparring partners, odd tastes and what was learned so far, learns from all
games there are, and plays a match against the generation before. It ends when that brings no gain. A folder that was
begun goes on where it was stopped. docs/bots.md says more.

  civitas train through-the-ages-2015 --games 1000 --out runs/tta
  civitas train through-the-ages-2015 --games 50 --generations 1 --match 10   a quick try
"""
APART = 1_000_000
"""Generations have seeds so far apart."""
MATCH_SEED = 500_000
SHARE_OF_CANDIDATE = 3
"""The candidate takes a seat so many times as often as each of the others."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """All that can be said about learning."""
    parser.add_argument(
        "--games", type=int, default=500, metavar="N", help="for each generation (default: %(default)s)"
    )
    parser.add_argument("--generations", type=int, default=4, metavar="G", help="at most (default: %(default)s)")
    parser.add_argument(
        "--match", type=int, default=100, metavar="N", help="games against the last one (default: 100; 0: always go on)"
    )
    parser.add_argument(
        "--recent", type=int, default=0, metavar="G", help="learn from so many generations (default: from all)"
    )
    parser.add_argument(
        "--trace",
        type=float,
        default=1.0,
        metavar="T",
        help="how much of the end of a game reaches the moment before, 0 to 1; the rest is what was learned before",
    )
    parser.add_argument(
        "--odds", action="store_true", help="learn margins as odds, for titles in which nothing but victory counts"
    )
    parser.add_argument("--players", default="", metavar="A,B", help="numbers of players, as often as they are named")
    parser.add_argument(
        "--bots", default="", metavar="A,B", help="who plays (default: all levels and sparring partners)"
    )
    parser.add_argument("--width", type=int, default=8, metavar="W", help="of the candidate's beam (default: 8)")
    parser.add_argument("--hidden", type=int, default=32, metavar="H", help="size of the networks (default: 32)")
    parser.add_argument(
        "--numbers", default="", metavar="A,B", help="look only at these of a title's numbers, where games are few"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="default: 1")
    parser.add_argument("--option", nargs="+", action="extend", default=[], metavar="K=V", help="as for `civitas play`")
    parser.add_argument("--out", type=Path, default=Path("training"), metavar="DIR", help="default: training")
    parser.add_argument("--install", action="store_true", help="put the values where the bots of the title find them")
    add_where(parser)


def run(wanted: argparse.Namespace, options: dict[str, object]) -> int:
    """Learn, and say what was learned."""
    try:
        import sklearn  # noqa: F401  before anything is played
    except ImportError as problem:
        raise BadMatch("learning needs scikit-learn: pip install 'civitas[train]'") from problem
    title = civitas.title(wanted.title)
    value: dict[str, Any] | None = None
    best: Path | None = None
    games: list[NotedGame] = []
    for generation in range(wanted.generations):
        plan = plan_of(title, wanted, options, value)
        games += gathered(plan, generation, wanted)
        games = games[-wanted.recent * wanted.games :]
        before = None if value is None else network_of(value)
        places = places_of(title.id, wanted.numbers)
        learned = fit(games, wanted.hidden, wanted.seed, places, wanted.trace, before, wanted.odds)
        file = wanted.out / f"values-{generation}.json"
        write_values(file, provenance(title, wanted, plan, generation, games), learned)
        tell(generation, games, learned["measured"])
        if best is not None and wanted.match and not is_better(title.id, file, best, options, wanted):
            break
        best, value = file, learned["margin"]
    assert best is not None
    chosen = json.loads(best.read_text(encoding="utf-8"))
    (wanted.out / "values.json").write_bytes(best.read_bytes())
    draw_calibration(wanted.out / "calibration.svg", title.id, chosen["measured"])
    print(f"{wanted.out / 'values.json'}: learned from {chosen['made']['games']} games")
    if wanted.install:
        target = values_file(title.id)
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(best.read_bytes())
        print(f"{target}: installed")
    return 0


def plan_of(title: Title, wanted: argparse.Namespace, options: dict[str, object], value: dict[str, Any] | None) -> Plan:
    """Who plays with how many, and who has learned what; who was named plays alone until something was learned."""
    bots = [name for name in wanted.bots.split(",") if name] or [
        *[name for name in names(title.id) if name != "random"], *sparring_partners(title.id), ODD, ODD
    ]  # fmt: skip
    for name in bots:
        if name not in (CANDIDATE, ODD):
            check_bot(title.id, name)
    players = [int(count) for count in wanted.players.split(",") if count] or list(title.player_counts(options))
    candidates = [] if wanted.bots and value is None else [CANDIDATE] * SHARE_OF_CANDIDATE
    return Plan(title.id, (*bots, *candidates), tuple(players), dict(options), wanted.width, value)


def places_of(title_id: str, numbers: str) -> list[int]:
    """Where the numbers stand that were named; nothing if none were."""
    known = skill_of(title_id).names()
    wanted = [name for name in numbers.split(",") if name]
    unknown = [name for name in wanted if name not in known]
    if unknown:
        raise BadMatch(f"{title_id} knows no number {', '.join(unknown)}; it has: {', '.join(known)}")
    return [known.index(name) for name in wanted]


def gathered(plan: Plan, generation: int, wanted: argparse.Namespace) -> list[NotedGame]:
    """The games of a generation; those that were played already are read."""
    about = {"title": plan.title, "bots": plan.bots, "players": plan.players, "options": plan.options,
             "width": plan.width, "seed": wanted.seed}  # fmt: skip
    journal = Journal(wanted.out / f"generation-{generation}", "plan.json", about, "games.jsonl")
    first = (wanted.seed * 100 + generation) * APART
    todo = [seed for seed in range(first, first + wanted.games) if seed not in journal.entries]
    work = work_on(todo, partial(play_for_learning, plan=plan), wanted.workers, wanted.ray)
    for game in with_progress(work, len(todo), f"generation {generation}"):
        journal.add(game["game"], game)
    return [game for game in journal.in_order() if game["game"] < first + wanted.games]


def is_better(title_id: str, new: Path, old: Path, options: dict[str, object], wanted: argparse.Namespace) -> bool:
    """Whether the new values win more than half of a match of two against the old ones."""
    terms = Terms(title_id, dict(options), 60.0, civitas.title(title_id).longest_game)
    planned = fixtures([str(new), str(old)], 2, wanted.match, MATCH_SEED)
    work = work_on(planned, partial(play_fixture, terms=terms), wanted.workers, wanted.ray)
    wins = 0.0
    for outcome in with_progress(work, len(planned), f"{new.name} against {old.name}"):
        first = [seat for seat, place in enumerate(outcome["places"]) if place == 1]
        wins += sum(outcome["bots"][seat] == str(new) for seat in first) / len(first)
    share, low, high = wilson(wins, len(planned))
    print(f"{new.name} wins {share:.1%} ({low:.1%} to {high:.1%}) of {len(planned)} against {old.name}")
    return wins > len(planned) / 2


def provenance(
    title: Title, wanted: argparse.Namespace, plan: Plan, generation: int, games: list[NotedGame]
) -> dict[str, Any]:
    """How values were made."""
    given = (
        "games",
        "generations",
        "match",
        "recent",
        "trace",
        "players",
        "bots",
        "width",
        "hidden",
        "numbers",
        "seed",
    )
    said = [f"--{name} {getattr(wanted, name)}" for name in given if getattr(wanted, name) != ""]
    options = ["--odds"] if wanted.odds else []
    options += [f"--option {' '.join(wanted.option)}"] if wanted.option else []
    return {
        "command": " ".join(["civitas train", title.id, *said, *options]),
        "rules_revision": title.rules_revision,
        "generation": generation,
        "games": len(games),
        "seeds": [[(wanted.seed * 100 + each) * APART, wanted.games] for each in range(generation + 1)],
        "bots": list(plan.bots),
        "players": list(plan.players),
    }


def tell(generation: int, games: list[NotedGame], measured: dict[str, Any]) -> None:
    """What a generation has learned."""
    print(
        f"generation {generation}: {len(games)} games; of the margins {measured['explained']:.0%} explained, "
        f"log loss {measured['log_loss']:.3f} (base rate {measured['base_log_loss']:.3f})"
    )
