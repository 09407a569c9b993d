"""What the titles are for a researcher: sizes, lengths, branching, and how many steps a second the environments make.

    python bench/lab.py [TITLE ...] [--players N] [--games N] [--seconds S] [--json]

Games are played at random; whoever gives up was allowed to. Steps are those of PettingZoo's raw environment: without
observations, and with one before each step. `make lab-test` makes the environment in which it runs (`.venv-lab`).
"""

import argparse
import json
import random
import statistics
import time
from typing import Any

import civitas
from civitas.lab.episode import Episode, Setting
from civitas.lab.pettingzoo import raw_env
from civitas.manifests import manifests

MOVES = 20_000


def measured(title: str, players: int | None, games: int, seconds: float) -> dict[str, Any]:
    """A row of the table."""
    setting = Setting(title, players)
    played = [_game(setting, seed) for seed in range(games)]
    branching = [count for counts in played for count in counts]
    return {
        "title": title,
        "players": setting.players,
        "player_counts": civitas.title(title).player_counts({}),
        "actions": setting.size,
        "verbs": len(civitas.title(title).space.verbs),
        "is_open": manifests()[title].is_open,
        "decisions": round(statistics.median(len(counts) for counts in played)),
        "branching_mean": round(statistics.mean(branching), 1),
        "branching_most": max(branching),
        "numbers": setting.observation.size,
        "things": setting.observation.entities,
        "steps_per_second": round(_steps(title, players, seconds, is_observing=False)),
        "observed_steps_per_second": round(_steps(title, players, seconds, is_observing=True)),
    }


def _game(setting: Setting, seed: int) -> list[int]:
    """How many actions were legal at each decision of a game."""
    episode, dice, counts = Episode(setting, seed), random.Random(seed), []
    while not episode.is_over and episode.moves < MOVES:
        position = episode.position
        seat = position.to_act[0]
        legal = position.legal(seat)
        counts.append(len(legal))
        episode.play(seat, dice.choice(legal))
    return counts


def _steps(title: str, players: int | None, seconds: float, *, is_observing: bool) -> float:
    """Steps a second of the raw environment."""
    env, dice = raw_env(title, players), random.Random(1)
    seats = {name: seat for seat, name in enumerate(env.possible_agents)}
    env.reset(seed=1)
    steps, began = 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        agent = env.agent_selection
        if is_observing:
            env.observe(agent)
        legal = env.episode.position.legal(seats[agent])
        env.step(legal[int(dice.random() * len(legal))])
        steps += 1
        if env.episode.is_over:
            env.reset()
    return steps / passed


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=[each for each, said in manifests().items() if said.observation])
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    rows = [measured(title, wanted.players, wanted.games, wanted.seconds) for title in wanted.titles]
    if wanted.json:
        print(json.dumps(rows, indent=2))
        return
    for row in rows:
        print("  ".join(f"{name} {value}" for name, value in row.items()))


if __name__ == "__main__":
    main()
