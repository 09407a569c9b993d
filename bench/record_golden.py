"""Record golden games of Civilization (1980): full games of bots, one for each way a game can end.

Run it after a rules fix that raises `rules_revision`; the games are stored as seed, options and actions with digests.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

import civitas
from civitas.bots import bot
from civitas.core.table import Table

TITLE = "civilization-1980"
FOLDER = Path(__file__).resolve().parent.parent / "tests/games/civilization_1980/golden"
CHECK_EVERY = 250
MOST_SEEDS = 400

WANTED: list[tuple[str, int, Mapping[str, object]]] = [
    ("finish-circle", 5, {}),
    ("finish-circle-points", 5, {}),
    ("triangle-2", 3, {"end_triangle": 2}),
    ("triangle-3", 4, {"end_triangle": 3}),
    ("triangle-4", 4, {"end_triangle": 4}),
    ("triangle-2-points", 5, {"end_triangle": 2}),
    ("most-areas", 4, {"variant": "nomads-and-seafarers"}),
    ("triangle-2", 2, {"variant": "farmers-and-citizens"}),
    ("triangle-2-cities", 4, {"variant": "farmers-and-citizens"}),
    ("shortened", 3, {"variant": "farmers-and-citizens", "shorten": 1}),
    ("round-limit", 2, {"round_limit": 20}),
    ("deserted", 2, {}),
]
BY_CHANCE = ("round-limit", "deserted")
"""Endings that only random play comes to."""


def record(ending: str, players: int, options: Mapping[str, object]) -> dict[str, object]:
    """The first game, in the order of seeds, that ends as wanted."""
    for seed in range(MOST_SEEDS):
        table, checkpoints = play("random" if ending in BY_CHANCE else "steward", players, seed, options)
        result = table.position.result
        assert result is not None
        if result.ending == ending:
            return {**table.save(), "checkpoints": checkpoints, "result": result.to_json()}
    sys.exit(f"no game of {MOST_SEEDS} ended with {ending}")


def play(name: str, players: int, seed: int, options: Mapping[str, object]) -> tuple[Table, dict[str, str]]:
    """A game of these bots, with a digest now and then."""
    table = Table(civitas.title(TITLE), players=players, seed=seed, options=options)
    bots = [bot(TITLE, name, seed * 10 + seat) for seat in range(players)]
    checkpoints = {}
    while not table.position.is_over:
        seat = table.position.to_act[0]
        table.play(seat, bots[seat].choose(table.position.perspective(seat)))
        if len(table.record) % CHECK_EVERY == 0:
            checkpoints[str(len(table.record))] = table.position.digest()
    return table, checkpoints


def main() -> None:
    """Record all games."""
    FOLDER.mkdir(exist_ok=True)
    for ending, players, options in WANTED:
        game = record(ending, players, options)
        variant = str(options.get("variant", "full"))
        file = FOLDER / f"{variant}-{ending}.json"
        file.write_text(json.dumps(game, indent=0) + "\n")
        print(file.name, f"seed {game['seed']}, {len(game['actions'])} actions")  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
