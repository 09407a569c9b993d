"""Record golden games anew: whole games of bots that are replayed to the last digit by the tests of their title.

python bench/record_golden.py                     # every title
python bench/record_golden.py through-the-ages    # the titles whose ids begin like this

Run it after a change of the rules that raises `rules_revision`. Which games there are stands in `games.toml` in the
folder of the golden games, one such table for each package of titles. Its entries:

candidates   so many games that end as wanted are played; the one that reports most that no game before it did is kept;
             a game of the table may say otherwise for itself, where good games are rare or take long
check_every  actions between two digests
[[game]]     name, title, bots and ending; and perhaps
  options    of the title; a seat that the rules play with them (`Title.automated_seats`) takes none of the bots
  whims      every so manieth action is a random one
  leaving    players (counted from 1) who leave the game as soon as they may from a round on: { 2 = 5 }
  reported   a message that must be reported in the turn of one of these players, the one who begins being 1:
             { last-round = [1] }
  winners    the players (counted from 1) who must win, and nobody else
  cited      rules that an event must cite
"""

import argparse
import json
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool, cpu_count
from multiprocessing.pool import Pool as Workers
from pathlib import Path
from typing import Any, NamedTuple

import civitas
from civitas.bots import bot, seating
from civitas.core.dice import Dice
from civitas.core.result import Result
from civitas.core.table import Table

FOLDERS = Path(__file__).resolve().parent.parent / "tests/games"
MOST_SEEDS = 400
LEAVE = "resign"

Record = dict[str, Any]


class Wanted(NamedTuple):
    """A golden game that is to be recorded."""

    name: str
    title: str
    bots: list[str]
    ending: str
    candidates: int
    check_every: int
    options: dict[str, object]
    whims: int
    leaving: dict[str, int]
    reported: dict[str, list[int]]
    winners: list[int]
    cited: list[str]


def main() -> None:
    """Record all games of the titles asked for."""
    prefix = arguments().title
    tables = [file for file in sorted(FOLDERS.glob("*/golden/games.toml")) if titles_in(file, prefix)]
    if not tables:
        sys.exit(f"no golden games of a title {prefix}...")
    with Pool() as workers:
        for table in tables:
            record_all(table, prefix, workers)


def arguments() -> argparse.Namespace:
    """What the caller asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", nargs="?", default="", help="the beginning of the titles' ids; default: all")
    return parser.parse_args()


def titles_in(table: Path, prefix: str) -> list[str]:
    """The titles of a table that begin like this."""
    games = tomllib.loads(table.read_text(encoding="utf-8"))["game"]
    return sorted({str(game["title"]) for game in games if str(game["title"]).startswith(prefix)})


def record_all(table: Path, prefix: str, workers: Workers) -> None:
    """Record the games of a table, and remove the files of games that it does not list any more."""
    listed = tomllib.loads(table.read_text(encoding="utf-8"))
    games = [wanted(entry, listed["candidates"], listed["check_every"]) for entry in listed["game"]]
    reported: set[str] = set()
    for game in games:
        if game.title.startswith(prefix):
            record = best(game, reported, workers)
            reported |= record["messages"].keys()
            write(table.with_name(f"{game.name}.json"), record)
    for file in set(table.parent.glob("*.json")) - {table.with_name(f"{game.name}.json") for game in games}:
        file.unlink()
        print(f"removed {file.name}")


def wanted(entry: dict[str, Any], candidates: int, check_every: int) -> Wanted:
    """A game of the table, with the defaults for what it does not mention."""
    defaults: dict[str, Any] = {"options": {}, "whims": 0, "leaving": {}, "reported": {}, "winners": [], "cited": []}
    return Wanted(**(defaults | {"candidates": candidates, "check_every": check_every} | entry))


def best(game: Wanted, reported: set[str], workers: Workers) -> Record:
    """Among the first games, in the order of seeds, that go as wanted, the one that reports most news."""
    found: list[Record] = []
    at_once = max(game.candidates, cpu_count())
    for start in range(0, MOST_SEEDS, at_once):
        seeds = range(start, start + at_once)
        found += [record for record in workers.starmap(play, [(game, seed) for seed in seeds], 1) if record]
        if len(found) >= game.candidates:
            break
    if not found:
        sys.exit(f"{game.name}: no game of {MOST_SEEDS} went as wanted")
    return max(found[: game.candidates], key=lambda record: len(record["messages"].keys() - reported))


def play(game: Wanted, seed: int) -> Record | None:
    """A game with a digest now and then, if it goes as wanted."""
    title = civitas.title(game.title)
    players, seats = seating(title, len(game.bots), game.options)
    table = Table(title, players=players, seed=seed, options=game.options)
    checkpoints = {}
    for _ in moves(game, table, seats, seed):
        if len(table.record) % game.check_every == 0:
            checkpoints[str(len(table.record))] = table.position.digest()
    result = table.position.result
    assert result is not None
    if not goes_as_wanted(game, table, result):
        return None
    messages = Counter(event.message for event in table.log)
    return {
        **table.save(),
        "checkpoints": checkpoints,
        "messages": dict(sorted(messages.items())),
        "result": result.to_json(),
    }


def goes_as_wanted(game: Wanted, table: Table, result: Result) -> bool:
    """Whether a game that is over is one of those that were looked for."""
    if result.ending != game.ending or (game.winners and [seat + 1 for seat in result.winners] != game.winners):
        return False
    cited = {event.rule for event in table.log}
    return cited >= set(game.cited) and all(reported_in_turn(table, *each) for each in game.reported.items())


def moves(game: Wanted, table: Table, seats: list[int], seed: int) -> Iterator[int]:
    """Play on to the end, the bots on these seats; after each action the seat that acted."""
    bots = {seat: bot(game.title, name, seed * 10 + seat) for seat, name in zip(seats, game.bots, strict=True)}
    whims = bot(game.title, "random", seed)
    dice = Dice.seeded(seed)
    while not table.position.is_over:
        seat = table.position.to_act[0]
        perspective = table.position.perspective(seat)
        player = whims if game.whims and dice.below(game.whims) == 0 else bots[seat]
        table.play(seat, leaving(game, table, seat) or player.choose(perspective))
        yield seat


def leaving(game: Wanted, table: Table, seat: int) -> int:
    """The action of a player who wants to leave and may now, or nothing."""
    number = game.leaving.get(str(seat + 1))
    if number is None:
        return 0
    action = table.title.space.parse(LEAVE)
    if action not in table.position.legal(seat):
        return 0
    return action if table.position.perspective(seat).view["round"] >= number else 0


def reported_in_turn(table: Table, message: str, places: list[int]) -> bool:
    """Whether a message was reported in the turn of one of these players, counted from the one who began."""
    first = on_turn = table.record[0][0]
    for event in table.log:
        seat = event.arguments.get("seat")
        if event.message == "turn" and isinstance(seat, int):
            on_turn = seat
        elif event.message == message and (on_turn - first) % table.players + 1 in places:
            return True
    return False


def write(file: Path, record: Record) -> None:
    """Store a game, one action in a line."""
    texts = {key: compact(value) for key, value in record.items()}
    texts["actions"] = "[\n" + ",\n".join(compact(action) for action in record["actions"]) + "\n]"
    file.write_text("{\n" + ",\n".join(f'"{key}": {text}' for key, text in texts.items()) + "\n}\n", encoding="utf-8")
    kinds = len(record["messages"])
    print(f"{file.name}: seed {record['seed']}, {len(record['actions'])} actions, {kinds} messages", flush=True)


def compact(value: object) -> str:
    """JSON without spaces."""
    return json.dumps(value, separators=(",", ":"))


if __name__ == "__main__":
    main()
