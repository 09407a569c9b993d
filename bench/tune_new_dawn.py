"""What counts for how much to the monarch of A New Dawn, found by many pairs of games.

python bench/tune_new_dawn.py two --batches 40     go on looking at tables of two (or four, or emperor)
python bench/tune_new_dawn.py --write              put down what was found, for the monarch to play by

In each pair all weights are changed at once, each up or down at random; one game is played so, the other with every
change the other way round, on the same deal against regents. Over many pairs that tells for every weight which way is
better (simultaneous perturbation).
"""

import argparse
import json
import math
import random
import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, TypedDict

import civitas
from civitas.arena.match import bot_seed
from civitas.arena.pool import work_here
from civitas.bots import Bot, bot, seating
from civitas.bots.new_dawn.levels import experience
from civitas.bots.new_dawn.monarch import Monarch
from civitas.bots.new_dawn.prospects import Prospects
from civitas.bots.new_dawn.weights import AUTOMATED, MORE, PLAN, TABLES, TWO, PlanWeights, weights_of
from civitas.games.new_dawn.model import NewDawn

ROOT: Final = Path(__file__).parent.parent
STATES: Final = ROOT / "build" / "tune"
FOUND: Final = ROOT / "src" / "civitas" / "bots" / "new_dawn" / "values" / "new-dawn-weights.json"
TITLE: Final = "new-dawn"
PAIRS: Final = 100
"""Pairs of games in a batch; after each the weights are moved."""
STEP: Final = 0.35
"""By so much the logarithm of a weight is changed in a game."""
RATE: Final = 0.06
"""By so much it is moved for each standard error by which one way was better in a batch."""
MOST: Final = 2.5
"""Standard errors that count at most."""
TURN: Final = 0.03
"""A turn ahead at the end, where a victory is 1; at most ten of them count."""
MOST_TURNS: Final = 10.0
FIRST_SEED: Final = 1_000_000
DIGITS: Final = 4
NAMES: Final = [
    "city", "mature", "token", "reinforced", "level", "slot", "dial", "resource", "natural", "wonder", "envoy", "pact",
    "caravan", "rival", "card", "lacking", "ready", "other_way", "building", "danger", "exposure", "long", "trust",
    "city_turns", "new_city_land", "new_city_coast", "dial_speed", "natural_next", "natural_turns", "natural_step",
    "march", "attack", "trade.0", "trade.1", "trade.2", "trade.3", "trade.4", "wait.0", "wait.1", "wait.3", "wait.4",
    "placed", "early",
]  # fmt: skip
"""What is looked for: single numbers, one of a row, or a whole row by one factor."""


class Seating(NamedTuple):
    """A kind of table, and who sits there."""

    table: str
    people: int
    options: dict[str, object]
    usual: dict[str, float]
    """Where the search begins, beside what is usual anyway."""


SEATINGS: Final = {
    "two": Seating(TWO, 2, {}, {"rival": 0.7}),
    "four": Seating(MORE, 4, {}, {"rival": 0.7, "trust": 4.0}),
    "emperor": Seating(AUTOMATED, 1, {"automa": "emperor"}, {"rival": 0.7}),
}


class Batch(TypedDict):
    """What a batch of games has told."""

    mean: float
    """What its games came to."""
    z: list[float]
    """For each weight, by how many standard errors more of it was better."""


class State(TypedDict):
    """How far the search has come at one kind of table."""

    start: str
    """Where it has begun, if not with what is usual."""

    theta: list[float]
    """The change of each weight, as a logarithm."""
    batches: list[Batch]


class Game(NamedTuple):
    """A game with changed weights."""

    name: str
    number: int
    theta: list[float]


def main() -> None:
    """Play on, or write down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seating", nargs="?", choices=sorted(SEATINGS))
    parser.add_argument("--batches", type=int, default=40, help="so many altogether (default: 40)")
    parser.add_argument("--start", choices=sorted(SEATINGS), help="begin with what was found there")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--write", action="store_true", help="write what was found into the package")
    wanted = parser.parse_args()
    if wanted.seating:
        search(wanted.seating, wanted.batches, wanted.workers, wanted.start)
    if wanted.write:
        FOUND.write_text(json.dumps(found_so_far(), indent=1) + "\n", encoding="utf-8")


def search(name: str, batches: int, workers: int | None, start: str | None) -> None:
    """Play batch after batch, and tell after each what matters most by then."""
    state = state_of(name)
    if start and not state["batches"]:
        state = {"start": start, "theta": state_of(start)["theta"], "batches": []}
    for batch in range(len(state["batches"]), batches):
        signs = [signs_of(name, number) for number in numbers_of(batch)]
        games = [
            Game(name, number, [each + side * STEP * sign for each, sign in zip(state["theta"], row, strict=True)])
            for number, row in zip(numbers_of(batch), signs, strict=True)
            for side in (1, -1)
        ]
        values = played(games, workers)
        state = learned(state, signs, values)
        STATES.mkdir(parents=True, exist_ok=True)
        (STATES / f"{name}.json").write_text(json.dumps(state), encoding="utf-8")
        sys.stdout.write(f"{batch + 1}: {state['batches'][-1]['mean']:.3f}  {most_telling(state)}\n")
        sys.stdout.flush()


def state_of(name: str) -> State:
    """How far the search has come."""
    file = STATES / f"{name}.json"
    if not file.exists():
        return {"start": "", "theta": [0.0] * len(NAMES), "batches": []}
    state: State = json.loads(file.read_text(encoding="utf-8"))
    return state


def numbers_of(batch: int) -> range:
    """The numbers of the pairs in a batch."""
    return range(batch * PAIRS, (batch + 1) * PAIRS)


def signs_of(name: str, number: int) -> list[int]:
    """Which way each weight is changed in the first game of a pair."""
    dice = random.Random(f"{name}/{number}")
    return [dice.choice((-1, 1)) for _ in NAMES]


def played(games: list[Game], workers: int | None) -> list[float]:
    """What all games came to, in their order."""
    values = dict(work_here(list(enumerate(games)), partial(_numbered), workers))
    return [values[place] for place in range(len(games))]


def _numbered(task: tuple[int, Game]) -> tuple[int, float]:
    return task[0], worth_of(task[1])


def worth_of(game: Game) -> float:
    """Play a game: 1 for a victory of the monarch, and a little for every turn ahead or behind."""
    seats = SEATINGS[game.name]
    title = civitas.title(TITLE)
    seed = FIRST_SEED + game.number
    players, free = seating(title, seats.people, seats.options)
    position = title.new_game(players=players, seed=seed, options=seats.options)
    own = free[game.number % len(free)]
    bots: dict[int, Bot] = {seat: bot(TITLE, "regent", bot_seed(seed, seat)) for seat in free if seat != own}
    tables = {seats.table: changed(seats, game.theta)}
    bots[own] = Monarch(bot_seed(seed, own), experience(), tables)
    while not position.is_over:
        seat = position.to_act[0]
        position.play(seat, bots[seat].choose(position.perspective(seat)))
    assert position.result is not None
    assert isinstance(position, NewDawn)
    ahead = max(-MOST_TURNS, min(MOST_TURNS, turns_ahead(position, own)))
    return float(own in position.result.winners) + TURN * ahead


def turns_ahead(p: NewDawn, seat: int) -> float:
    """How many turns fewer a seat needs than the rival that needs fewest."""
    needed = [Prospects(p, other, PLAN).turns() for other in range(p.players)]
    return min(turns for other, turns in enumerate(needed) if other != seat) - needed[seat]


def changed(seats: Seating, theta: Iterable[float]) -> PlanWeights:
    """The weights of a table with these changes."""
    weights = weights_of(seats.usual)
    for name, change in zip(NAMES, theta, strict=True):
        row, _, place = name.partition(".")
        value: Any = getattr(weights, row)
        if place:
            value[int(place)] *= math.exp(change)
        elif isinstance(value, list):
            setattr(weights, row, [each * math.exp(change) for each in value])
        else:
            setattr(weights, row, value * math.exp(change))
    return weights


def learned(state: State, signs: list[list[int]], values: list[float]) -> State:
    """The state after a batch: every weight is moved the way that was better."""
    gains = [values[2 * pair] - values[2 * pair + 1] for pair in range(len(signs))]
    error = math.sqrt(sum(gain * gain for gain in gains)) or 1.0
    z = [sum(gain * row[place] for gain, row in zip(gains, signs, strict=True)) / error for place in range(len(NAMES))]
    theta = [each + moved(one) for each, one in zip(state["theta"], z, strict=True)]
    batch: Batch = {"mean": sum(values) / len(values), "z": z}
    return {"start": state["start"], "theta": theta, "batches": [*state["batches"], batch]}


def moved(z: float) -> float:
    """How far a weight is moved after a batch."""
    return RATE * max(-MOST, min(MOST, z))


def most_telling(state: State, many: int = 8) -> str:
    """The weights of which it is surest by now which way is better, in standard errors."""
    batches = state["batches"]
    totals = [sum(batch["z"][place] for batch in batches) / math.sqrt(len(batches)) for place in range(len(NAMES))]
    best = sorted(zip(totals, NAMES, strict=True), key=lambda each: -abs(each[0]))[:many]
    return " ".join(f"{name} {total:+.1f}" for total, name in best)


def settled(state: State) -> list[float]:
    """The mean of what the weights were after each of the later half of the batches: chance moves them to and fro."""
    theta = state["theta"]
    places = [theta]
    for batch in reversed(state["batches"][1:]):
        theta = [each - moved(z) for each, z in zip(theta, batch["z"], strict=True)]
        places.append(theta)
    later = places[: len(places) - len(places) // 2]
    return [sum(row) / len(later) for row in zip(*later, strict=True)]


def found_so_far() -> dict[str, Any]:
    """The weights of all tables as they are stored, with how they were made."""
    states = {name: state_of(name) for name in SEATINGS}
    made = {
        "command": "; ".join(command_of(name, state) for name, state in states.items()),
        "games": {name: 2 * PAIRS * len(state["batches"]) for name, state in states.items()},
        "rules_revision": civitas.title(TITLE).rules_revision,
    }
    rows: dict[str, Any] = {"made": made}
    for name, seats in SEATINGS.items():
        weights = changed(seats, settled(states[name]))
        rows[seats.table] = {row: rounded(getattr(weights, row)) for row in sorted(vars_of(PLAN))}
    assert set(rows) == {"made", *TABLES}
    return rows


def command_of(name: str, state: State) -> str:
    """What was called to come so far."""
    start = f" --start {state['start']}" if state["start"] else ""
    return f"python bench/tune_new_dawn.py {name} --batches {len(state['batches'])}{start}"


def vars_of(weights: PlanWeights) -> list[str]:
    """The names of all weights; compiled ones have no dictionary."""
    return [name for name in dir(weights) if not name.startswith("_")]


def rounded(value: float | list[float]) -> float | list[float]:
    """A weight or a row of weights with as many digits as mean something."""
    if isinstance(value, list):
        return [float(f"{each:.{DIGITS}g}") for each in value]
    return float(f"{value:.{DIGITS}g}")


if __name__ == "__main__":
    main()
