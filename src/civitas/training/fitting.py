"""Learning from noted games: two small networks, one for the margin at the end and one for the chance to win.

Margins are learned from ends of own turns, where bots judge; chances from all that was noted. Chances are judged as
they are told (`civitas.bots.estimates`): shared out among the seats of a table.
"""

import math
import warnings
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from civitas.bots.search.network import Network
from civitas.training.gather import NotedGame

TESTED = 10
"""Every so-and-so-many-th game is never learned from: the values are judged by it."""
WATCHED = 7
"""Every so-and-so-many-th of the others says when to stop."""
PATIENCE = 3
LONGEST = 40
DIGITS = 5
BINS = 10
SMALLEST_SPREAD = 0.02
ALPHA = 1.0
"""How much large weights cost: with less of it the networks learn the games by heart."""


class Data(NamedTuple):
    """Samples as arrays."""

    inputs: Any
    margins: Any
    wins: Any
    progress: Any
    players: Any
    is_own: Any
    moments: Any
    """The same number for all seats of a table at one moment."""

    def own(self) -> "Data":
        """Those of seats that have just ended their turns."""
        return Data(*[part[self.is_own] for part in self])


def as_data(games: Iterable[NotedGame]) -> Data:
    """The samples of some games."""
    import numpy as np

    rows = [(game["players"], game["game"], sample) for game in games for sample in game["samples"]]
    moments: dict[tuple[int, float], int] = {}
    return Data(
        np.array([sample[2] for _, _, sample in rows]),
        np.array([sample[3] for _, _, sample in rows]),
        np.array([float(sample[4] > 0) for _, _, sample in rows]),
        np.array([sample[1] for _, _, sample in rows]),
        np.array([players for players, _, _ in rows]),
        np.array([sample[5] for _, _, sample in rows], dtype=bool),
        np.array([moments.setdefault((game, sample[1]), len(moments)) for _, game, sample in rows], dtype=int),
    )


def split(games: Sequence[NotedGame]) -> tuple[list[NotedGame], list[NotedGame], list[NotedGame]]:
    """Games to learn from, games that say when to stop, games to judge by."""
    tested = [game for game in games if game["game"] % TESTED == 0]
    others = [game for game in games if game["game"] % TESTED]
    watched = [game for number, game in enumerate(others) if number % WATCHED == 0]
    learned = [game for number, game in enumerate(others) if number % WATCHED]
    return learned, watched, tested


def traced(games: Sequence[NotedGame], network: Network, trace: float, odds: bool = False) -> list[NotedGame]:
    """The same games with margins as they were foreseen on the way: what came of a game counts less the later it came.

    Each moment of a seat is given `trace` of what the next one is given, and for the rest what the network says of
    that one (temporal differences): so luck that strikes later does not blur what a position was worth.
    """
    found: list[NotedGame] = []
    for game in games:
        samples = [sample[:] for sample in game["samples"]]
        ahead: dict[int, float] = {}
        for sample in reversed(samples):
            seat, numbers, is_own = sample[0], sample[2], sample[5]
            if is_own:
                sample[3] = ahead.get(seat, sample[3])
                ahead[seat] = trace * sample[3] + (1 - trace) * foreseen(network.output(numbers), odds)
        found.append({**game, "samples": samples})
    return found


def foreseen(output: float, odds: bool) -> float:
    """The margin that a network foresees; from the logarithm of the odds between victory (1) and defeat (-1)."""
    return math.tanh(output / 2) if odds else output


def fit(
    games: Sequence[NotedGame],
    hidden: int,
    seed: int,
    only: Sequence[int] = (),
    trace: float = 1.0,
    before: Network | None = None,
    odds: bool = False,
) -> dict[str, Any]:
    """Both networks as plain numbers, and how good they are on games that they never saw.

    They may be told to look at a few inputs only: where games are few, all of them would be learned by heart. With what
    was learned `before`, margins are traced. Where a victory is as good as another, margins are learned as `odds`.
    """
    parts = list(split(games))
    if before is not None and trace < 1.0:
        parts[:2] = [traced(part, before, trace, odds) for part in parts[:2]]
    learned, watched, tested = (as_data(part) for part in parts)
    centre, spread = learned.inputs.mean(0), learned.inputs.std(0) + SMALLEST_SPREAD
    if only:
        spread[[place for place in range(len(spread)) if place not in only]] = math.inf
    scaled = [part._replace(inputs=(part.inputs - centre) / spread) for part in (learned, watched, tested)]
    learning, watching = scaled[0], scaled[1]
    own = [part.own() for part in scaled]
    as_learned = _weighed if odds else _as_they_are
    margin = _fit(as_learned(own[0]), as_learned(own[1]), hidden, seed, is_chance=odds)
    chance = _fit((learning.inputs, learning.wins), (watching.inputs, watching.wins), hidden, seed, is_chance=True)
    ahead = 2 * margin.predict_proba(own[2].inputs)[:, 1] - 1 if odds else margin.predict(own[2].inputs)
    tables, told = shared_out(scaled[2], chance.predict_proba(scaled[2].inputs)[:, 1])
    return {
        "measured": {
            **measure_margin(own[2].margins, ahead, own[2].progress),
            **measure_chance(tables.wins, told, tables.players),
            "samples": [len(part.wins) for part in scaled],
        },
        "margin": plain(margin, centre, spread),
        "chance": plain(chance, centre, spread),
    }


def _as_they_are(data: Data) -> tuple[Any, ...]:
    return data.inputs, data.margins


def _weighed(data: Data) -> tuple[Any, ...]:
    """Every sample as a victory and as a defeat, each with the weight that its margin gives to it."""
    import numpy as np

    won = (1 + data.margins) / 2
    ends = np.repeat([1.0, 0.0], len(won))
    return np.concatenate([data.inputs] * 2), ends, np.concatenate([won, 1 - won])


def _fit(learning: tuple[Any, ...], watching: tuple[Any, ...], hidden: int, seed: int, is_chance: bool = False) -> Any:
    """Learn inputs, what came of them and perhaps weights until the watched games see no gain, and keep the best."""
    import copy

    from sklearn.neural_network import MLPClassifier, MLPRegressor

    kind = MLPClassifier if is_chance else MLPRegressor
    model = kind(hidden_layer_sizes=(hidden,), alpha=ALPHA, batch_size=256, random_state=seed)
    best, least, waited = model, math.inf, 0
    for _ in range(LONGEST):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            model.partial_fit(*learning, **({"classes": [0.0, 1.0]} if is_chance else {}))
        if is_chance:
            loss = log_loss(watching[1], model.predict_proba(watching[0])[:, 1], *watching[2:])
        else:
            loss = float(((model.predict(watching[0]) - watching[1]) ** 2).mean())
        if loss < least:
            best, least, waited = copy.deepcopy(model), loss, 0
        else:
            waited += 1
            if waited == PATIENCE:
                break
    return best


def plain(model: Any, centre: Any, spread: Any) -> dict[str, Any]:
    """A network as numbers, for inputs as they are."""
    columns = model.coefs_[0] / spread[:, None]
    biases = model.intercepts_[0] - centre @ columns
    return {
        "columns": [_rounded(column) for column in columns],
        "biases": _rounded(biases),
        "weights": _rounded(model.coefs_[1][:, 0]),
        "bias": round(float(model.intercepts_[1][0]), DIGITS),
    }


def _rounded(numbers: Iterable[float]) -> list[float]:
    return [round(float(number), DIGITS) for number in numbers]


# How good it is.


def measure_margin(margins: Any, predicted: Any, progress: Any) -> dict[str, Any]:
    """How much of the differences in margins is explained, in all and by thirds of the game."""
    found = {"explained": explained(margins, predicted)}
    for third, name in enumerate(("first", "second", "last")):
        chosen = (progress * 3).astype(int).clip(0, 2) == third
        found[f"explained_{name}_third"] = explained(margins[chosen], predicted[chosen])
    return found


def explained(actual: Any, predicted: Any) -> float:
    """The share of the variance that is explained."""
    spread = float(((actual - actual.mean()) ** 2).sum())
    return round(1 - float(((actual - predicted) ** 2).sum()) / spread, 3) if spread else 0.0


def shared_out(data: Data, chances: Any) -> tuple[Data, Any]:
    """The samples of whole tables, and the chances of their seats so that they add up to one."""
    import numpy as np

    totals = np.bincount(data.moments, weights=chances)[data.moments]
    whole = np.bincount(data.moments)[data.moments] > 1
    return Data(*[part[whole] for part in data]), (chances / totals)[whole]


def measure_chance(wins: Any, chances: Any, players: Any) -> dict[str, Any]:
    """The log loss beside that of knowing only how often one wins among so many, and whether chances come true."""
    base = players * 0.0
    for count in set(players.tolist()):
        base[players == count] = wins[players == count].mean()
    return {
        "log_loss": round(log_loss(wins, chances), 4),
        "base_log_loss": round(log_loss(wins, base), 4),
        "calibration": calibration(wins, chances),
    }


def log_loss(wins: Any, chances: Any, weights: Any = None) -> float:
    """The mean surprise."""
    import numpy as np

    sure = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(np.average(-(wins * np.log(sure) + (1 - wins) * np.log(1 - sure)), weights=weights))


def calibration(wins: Any, chances: Any) -> list[list[float]]:
    """For each tenth of chances: the mean chance, how many really won, and how many samples there were."""
    bins = (chances * BINS).astype(int).clip(0, BINS - 1)
    found: list[list[float]] = []
    for number in range(BINS):
        here = bins == number
        if here.any():
            found.append([round(float(chances[here].mean()), 3), round(float(wins[here].mean()), 3), int(here.sum())])
    return found
