"""Games of other suites by the measures of `bench/lab.py`: actions, decisions, branching, steps a second, at random.

    python bench/lab_peers.py [--games N] [--seconds S] [--json]

It measures what is installed of them (`pip install open_spiel rlcard catanatron==3.2.1 pettingzoo chess pygame`); the
rest is left out.
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

OPEN_SPIEL = ("chess", "backgammon", "gin_rummy", "hearts")
PETTING_ZOO = ("chess_v6", "connect_four_v3")
RLCARD = ("uno", "no-limit-holdem", "doudizhu")


class Peer(NamedTuple):
    """A game of another suite: how many actions it has, and a way to play it at random."""

    suite: str
    game: str
    players: int
    actions: int | None
    """None: it has no codes for them."""
    play: Callable[[random.Random], Iterator[int]]
    """Plays a game and tells at each decision how many actions were legal."""


def peers() -> Iterator[Peer]:
    """All that are installed."""
    if find_spec("pyspiel"):
        yield from _of_open_spiel()
    if find_spec("rlcard"):
        yield from _of_rlcard()
    if find_spec("pettingzoo") and find_spec("chess") and find_spec("pygame"):
        yield from _of_pettingzoo()
    if find_spec("catanatron"):
        yield _of_catanatron()


def _of_open_spiel() -> Iterator[Peer]:
    import pyspiel

    for name in OPEN_SPIEL:
        game = pyspiel.load_game(name)

        def play(dice: random.Random, game: Any = game) -> Iterator[int]:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(outcomes, odds)[0])
                    continue
                legal = state.legal_actions()
                yield len(legal)
                state.apply_action(dice.choice(legal))

        yield Peer("OpenSpiel", name, game.num_players(), game.num_distinct_actions(), play)


def _of_rlcard() -> Iterator[Peer]:
    import rlcard

    for name in RLCARD:
        env = rlcard.make(name, config={"seed": 1})

        def play(dice: random.Random, env: Any = env) -> Iterator[int]:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                yield len(legal)
                state, _ = env.step(dice.choice(legal))

        yield Peer("RLCard", name, env.num_players, env.num_actions, play)


def _of_pettingzoo() -> Iterator[Peer]:
    """Its steps come with an observation each: a mask is a part of one."""
    for name in PETTING_ZOO:
        env = import_module(f"pettingzoo.classic.{name}").raw_env()
        env.reset(seed=1)

        def play(dice: random.Random, env: Any = env) -> Iterator[int]:
            env.reset(seed=dice.randrange(1 << 30))
            while not (any(env.terminations.values()) or any(env.truncations.values())):
                legal = env.observe(env.agent_selection)["action_mask"].nonzero()[0]
                yield len(legal)
                env.step(int(dice.choice(legal)))

        yield Peer("PettingZoo", name, len(env.possible_agents), int(env.action_space("player_0").n), play)


def _of_catanatron() -> Peer:
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]

    def play(dice: random.Random) -> Iterator[int]:
        game = Game([RandomPlayer(colour) for colour in colours], seed=dice.randrange(1 << 30))
        while game.winning_color() is None and game.state.num_turns < 1000:
            legal = game.state.playable_actions
            yield len(legal)
            game.execute(dice.choice(legal))

    return Peer("Catanatron", "catan", 4, None, play)


def measured(peer: Peer, games: int, seconds: float) -> dict[str, Any]:
    """A row of the table."""
    played = [list(peer.play(random.Random(seed))) for seed in range(games)]
    branching = [count for counts in played for count in counts]
    dice, steps, began = random.Random(1), 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        steps += sum(1 for _ in peer.play(dice))
    return {
        "suite": peer.suite,
        "game": peer.game,
        "players": peer.players,
        "actions": peer.actions,
        "decisions": round(statistics.median(len(counts) for counts in played)),
        "branching_mean": round(statistics.mean(branching), 1),
        "branching_most": max(branching),
        "steps_per_second": round(steps / passed),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    rows = [measured(peer, wanted.games, wanted.seconds) for peer in peers()]
    if wanted.json:
        print(json.dumps(rows, indent=2))
        return
    for row in rows:
        print("  ".join(f"{name} {value}" for name, value in row.items()))


if __name__ == "__main__":
    main()
