"""Teach a small network Through the Ages: by imitation, then by playing itself; rate it in the arena, and draw it.

    pip install 'civitas[lab,learn,arena]'
    python examples/learn_a_policy.py --out learned          # about ten minutes on two cores

Every step is seeded. What is written: `imitated.pt` and `learned.pt` (networks), `course.csv` (how it learned),
`ratings.json` (games against the ladder with intervals of 95 %), `course.svg`.
"""

import argparse
import csv
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional

from civitas import bots
from civitas.bots import Bot
from civitas.lab.episode import Episode, Setting
from civitas.lab.policy import FILE, Network, PolicyBot

TITLE = "through-the-ages-2015"
PLAYERS = 2
TEACHER = "minister"
OPPONENTS = ["random", "civitas.lab.policy:untrained", "scribe", "minister"]
BATCH = 512
LEARNING_RATE = 1e-3
CAREFUL = 2e-4
"""How fast it learns from its own games."""
WARMTH = 1.0


class Decisions(NamedTuple):
    """Decisions of games: what was seen, what was legal, what was done, and what it brought in the end."""

    seen: NDArray[np.float16]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    rewards: NDArray[np.float32]

    @staticmethod
    def joined(parts: list["Decisions"]) -> "Decisions":
        """All of them together."""
        return Decisions(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def play(players: list[Bot], seed: int) -> Decisions:
    """A game between these, as decisions; forced ones teach nothing."""
    setting = Setting(TITLE, PLAYERS)
    episode = Episode(setting, seed)
    rows: list[tuple[int, NDArray[np.float16], NDArray[np.bool_], int]] = []
    while not episode.is_over:
        position = episode.position
        seat = position.to_act[0]
        legal = position.legal(seat)
        action = players[seat].choose(position.perspective(seat))
        if len(legal) > 1:
            numbers, mask = np.zeros(setting.observation.size, np.float32), np.zeros(setting.size, np.bool_)
            episode.write(seat, numbers.data)
            mask[legal] = True
            rows.append((seat, numbers.astype(np.float16), mask, action))
        episode.play(seat, action)
    rewards = episode.rewards()
    seats, seen, masks, actions = zip(*rows, strict=True)
    brought = np.array([rewards[seat] for seat in seats], np.float32)
    return Decisions(np.stack(seen), np.stack(masks), np.array(actions), brought)


def play_like_the_teacher(seed: int) -> Decisions:
    """A game of two teachers."""
    return play([bots.bot(TITLE, TEACHER, 2 * seed + seat) for seat in range(PLAYERS)], seed)


def play_itself(path: Path, seed: int) -> Decisions:
    """A game of the network against itself, with some curiosity."""
    torch.set_num_threads(1)
    network = Network.load(path)
    return play([PolicyBot(network, 2 * seed + seat, WARMTH) for seat in range(PLAYERS)], seed)


def batches(decisions: Decisions, dice: np.random.Generator) -> Iterator[list[torch.Tensor]]:
    """All decisions once, in some order, a few at a time."""
    order = dice.permutation(len(decisions.actions))
    for begin in range(0, len(order), BATCH):
        chosen = order[begin : begin + BATCH]
        yield [torch.from_numpy(column[chosen]) for column in decisions]


def imitate(network: Network, decisions: Decisions, epochs: int, dice: np.random.Generator) -> Iterator[dict[str, Any]]:
    """Learn to do what the teacher did, and how its games ended."""
    optimizer = torch.optim.Adam(network.parameters(), LEARNING_RATE)
    for epoch in range(1, epochs + 1):
        losses, hits, count = 0.0, 0, 0
        for seen, masks, actions, rewards in batches(decisions, dice):
            logits, values = network(seen.float(), masks)
            loss = functional.cross_entropy(logits, actions) + functional.mse_loss(values, rewards)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            losses += loss.item() * len(actions)
            hits += int((logits.argmax(1) == actions).sum())
            count += len(actions)
        yield {"step": f"imitation {epoch}", "loss": losses / count, "agreement": hits / count}


def improve(network: Network, decisions: Decisions, dice: np.random.Generator) -> dict[str, Any]:
    """Do more often what brought more than was expected, less often what brought less."""
    optimizer = torch.optim.Adam(network.parameters(), CAREFUL)
    losses, count = 0.0, 0
    for seen, masks, actions, rewards in batches(decisions, dice):
        logits, values = network(seen.float(), masks)
        likely = functional.log_softmax(logits, 1)
        chosen = likely.gather(1, actions[:, None]).squeeze(1)
        better = (rewards - values).detach()
        entropy = -(likely.exp() * likely.masked_fill(~masks, 0)).sum(1).mean()
        loss = -(better * chosen).mean() + 0.5 * functional.mse_loss(values, rewards) - 0.01 * entropy
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        losses, count = losses + loss.item() * len(actions), count + len(actions)
    return {"loss": losses / count, "decisions": count}


def rate(path: Path, games: int, out: Path) -> dict[str, Any]:
    """Let it play the ladder in the arena; shares of wins with their intervals."""
    rated: dict[str, Any] = {}
    for opponent in OPPONENTS:
        folder = out / f"against-{opponent.rpartition(':')[2]}"
        command = [sys.executable, "-m", "civitas", "arena", TITLE, "--players", str(PLAYERS)]
        command += ["--bots", f"civitas.lab.policy:trained,{opponent}", "--games", str(games), "--out", str(folder)]
        subprocess.run(
            command,
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, FILE: str(path)},
        )
        summary = json.loads((folder / "summary.json").read_text(encoding="utf-8"))
        rated[opponent] = next(bot for bot in summary["bots"] if bot["name"].endswith(":trained"))
    return rated


class Course:
    """How it went: what was done when, and what came of it."""

    def __init__(self) -> None:
        self.entries: list[dict[str, Any]] = []
        self._began = time.monotonic()

    def note(self, **entry: Any) -> None:
        """Remember something and say it."""
        self.entries.append({"seconds": round(time.monotonic() - self._began), **entry})
        print(self.entries[-1], flush=True)


def learn(
    out: Path, seed: int = 1, teacher_games: int = 300, epochs: int = 4, rounds: int = 4, games: int = 40
) -> Course:
    """Imitate, then play oneself; `imitated.pt` and `learned.pt` are what came of it."""
    out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(seed)
    network, dice, course, first = Network(TITLE, PLAYERS), np.random.default_rng(seed), Course(), seed * 100_000
    with ProcessPoolExecutor() as pool:
        lessons = Decisions.joined(list(pool.map(play_like_the_teacher, range(first, first + teacher_games))))
        course.note(step="lessons", decisions=len(lessons.actions))
        for entry in imitate(network, lessons, epochs, dice):
            course.note(**entry)
        path = out / "imitated.pt"
        network.save(path)
        for number in range(1, rounds + 1):
            seeds = range(first + number * 10_000, first + number * 10_000 + games)
            played = Decisions.joined(list(pool.map(partial(play_itself, path), seeds)))
            course.note(step=f"self-play {number}", **improve(network, played, dice))
            path = out / "learned.pt"
            network.save(path)
    return course


def main() -> None:
    """Learn, rate, draw."""
    wanted = arguments()
    course = learn(wanted.out, wanted.seed, wanted.teacher_games, wanted.epochs, wanted.rounds, wanted.games)
    rated = {
        name: rate(wanted.out / f"{name}.pt", wanted.rated_games, wanted.out / name) for name in ("imitated", "learned")
    }
    (wanted.out / "ratings.json").write_text(json.dumps(rated, indent=2), encoding="utf-8")
    keep(course.entries, wanted.out / "course.csv")
    draw(course.entries, rated).savefig(wanted.out / "course.svg")
    print(json.dumps(rated, indent=2))


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("learned"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--teacher-games", type=int, default=300)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=4, help="of self-play")
    parser.add_argument("--games", type=int, default=40, help="a round of self-play")
    parser.add_argument("--rated-games", type=int, default=60)
    return parser.parse_args()


def keep(course: list[dict[str, Any]], path: Path) -> None:
    """How it learned, as a table."""
    columns = list(dict.fromkeys(key for entry in course for key in entry))
    with path.open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, columns)
        table.writeheader()
        table.writerows(course)


def draw(course: list[dict[str, Any]], rated: dict[str, Any]) -> Any:
    """How it learned, and how it plays."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(11, 4))
    learned = [entry for entry in course if "agreement" in entry]
    left.plot(range(1, len(learned) + 1), [entry["agreement"] for entry in learned], marker="o")
    left.set_xticks(range(1, len(learned) + 1))
    left.set_xlabel("epoch")
    left.set_title(f"Agreement with the {TEACHER} while imitating")
    for number, (name, against) in enumerate(rated.items()):
        places = np.arange(len(against)) + 0.2 * number
        shares = np.array([bot["share"] for bot in against.values()])
        low = shares - [bot["low"] for bot in against.values()]
        high = np.array([bot["high"] for bot in against.values()]) - shares
        right.errorbar(places, shares, [low, high], fmt="o", capsize=4, label=name)
    right.set_xticks(range(len(OPPONENTS)), [opponent.rpartition(":")[2] for opponent in OPPONENTS])
    right.axhline(0.5, linewidth=1, linestyle=":")
    right.set_ylim(-0.04, 1.04)
    right.set_title("Share of wins, two players")
    right.legend()
    figure.tight_layout()
    return figure


if __name__ == "__main__":
    main()
