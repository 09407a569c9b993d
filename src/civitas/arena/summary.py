"""What the games of a match show, as plain numbers."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import mean, median, quantiles
from typing import TypedDict

from civitas.arena.chances import ChanceRow, chance_rows
from civitas.arena.match import CUT_SHORT, Outcome
from civitas.arena.ratings import Rating, rate, wilson


class BotRow(TypedDict):
    """One bot over all its games; the share is that of a seat of it, so that equal bots have 1 / players."""

    name: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    rating: float
    rating_low: float
    rating_high: float
    ms_per_decision: float
    faults: int


class PairRow(TypedDict):
    """Two bots in the games they met: how often the best seat of the first ended before the best of the second."""

    a: str
    b: str
    games: int
    wins: float
    share: float
    low: float
    high: float


class Spread(TypedDict):
    """Smallest, quartiles, largest and mean."""

    least: float
    quarter: float
    median: float
    three_quarters: float
    most: float
    mean: float


class Summary(TypedDict):
    """A match in numbers."""

    title: str
    games: int
    players: int
    bots: list[BotRow]
    pairs: list[PairRow]
    endings: dict[str, int]
    rounds: Spread
    decisions: Spread
    scores: dict[str, Spread]
    columns: dict[str, dict[str, float]]
    """What a seat of each bot had or did on average."""
    events: dict[str, float]
    """How often the events that tell most happened in a game."""
    by_round: dict[str, dict[str, dict[str, float]]]
    """Bot, column, round: what a seat had on average."""
    chances: list[ChanceRow]
    """Mean estimated chances, where they were noted."""
    notes: list[str]
    """What could not be told, and why."""
    faults: list[str]


def summarize(title: str, outcomes: Sequence[Outcome], drawn: Iterable[str] = ()) -> Summary:
    """All that is reported of these games; nobody wins those that ended in one of the `drawn` ways."""
    nobody = {CUT_SHORT, *drawn}
    names = list(dict.fromkeys(name for outcome in outcomes for name in outcome["bots"]))
    ratings = rate(outcomes)
    rows = [_bot_row(name, outcomes, ratings[name], nobody) for name in names]
    return {
        "title": title,
        "games": len(outcomes),
        "players": max(len(outcome["bots"]) for outcome in outcomes),
        "bots": sorted(rows, key=lambda row: -row["rating"]),
        "pairs": [_pair_row(a, b, outcomes) for a, b in combinations(sorted(names), 2)],
        "endings": dict(Counter(outcome["ending"] for outcome in outcomes).most_common()),
        "rounds": spread([outcome["rounds"] for outcome in outcomes]),
        "decisions": spread([sum(outcome["decisions"]) for outcome in outcomes]),
        "scores": {name: spread(_of(outcomes, name, "scores")) for name in names},
        "columns": {name: _columns(outcomes, name) for name in names},
        "events": {
            name: round(mean(outcome["events"][name] for outcome in outcomes), 2) for name in outcomes[0]["events"]
        },
        "by_round": {name: {**_by_round(outcomes, name), **_chance_by_round(outcomes, name)} for name in names},
        "chances": chance_rows(outcomes),
        "notes": [],
        "faults": [_fault(outcome) for outcome in outcomes if outcome["fault"] is not None],
    }


def _bot_row(name: str, outcomes: Sequence[Outcome], rating: Rating, nobody: set[str]) -> BotRow:
    met = [outcome for outcome in outcomes if name in outcome["bots"]]
    seats = sum(outcome["bots"].count(name) for outcome in met)
    wins = sum(_wins(outcome, name) for outcome in met if outcome["ending"] not in nobody)
    decisions = sum(_of(met, name, "decisions"))
    share = wilson(wins, seats)
    return {
        "name": name,
        "games": seats,
        "wins": round(wins, 3),
        "share": round(share.share, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
        "rating": round(rating.value, 2),
        "rating_low": round(rating.low, 2),
        "rating_high": round(rating.high, 2),
        "ms_per_decision": round(1000 * sum(_seconds(met, name)) / max(1, decisions), 3),
        "faults": sum(1 for outcome in met if outcome["fault"] is not None and outcome["fault"]["bot"] == name),
    }


def _wins(outcome: Outcome, name: str) -> float:
    """A first place that is shared counts for each only in part."""
    first = [each for each, place in zip(outcome["bots"], outcome["places"], strict=True) if place == 1]
    return first.count(name) / len(first)


def _pair_row(a: str, b: str, outcomes: Sequence[Outcome]) -> PairRow:
    met = [outcome for outcome in outcomes if a in outcome["bots"] and b in outcome["bots"]]
    wins = 0.0
    for outcome in met:
        one, other = _best(outcome, a), _best(outcome, b)
        wins += 1.0 if one < other else 0.5 if one == other else 0.0
    share = wilson(wins, len(met))
    return {
        "a": a,
        "b": b,
        "games": len(met),
        "wins": wins,
        "share": round(share.share, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
    }


def _best(outcome: Outcome, name: str) -> int:
    return min(place for each, place in zip(outcome["bots"], outcome["places"], strict=True) if each == name)


def _of(outcomes: Sequence[Outcome], name: str, key: str) -> list[int]:
    """What is noted under a key for all seats of a bot."""
    rows = [(outcome["bots"], outcome["scores"] if key == "scores" else outcome["decisions"]) for outcome in outcomes]
    return [number for bots, numbers in rows for each, number in zip(bots, numbers, strict=True) if each == name]


def _seconds(outcomes: Sequence[Outcome], name: str) -> list[float]:
    rows = [(outcome["bots"], outcome["seconds"]) for outcome in outcomes]
    return [number for bots, numbers in rows for each, number in zip(bots, numbers, strict=True) if each == name]


def _columns(outcomes: Sequence[Outcome], name: str) -> dict[str, float]:
    found: dict[str, list[int]] = {}
    for outcome in outcomes:
        for column, numbers in outcome["columns"].items():
            own = [number for each, number in zip(outcome["bots"], numbers, strict=False) if each == name]
            found.setdefault(column, []).extend(own)
    return {column: round(mean(numbers), 2) for column, numbers in found.items() if numbers}


def _by_round(outcomes: Sequence[Outcome], name: str) -> dict[str, dict[str, float]]:
    found: dict[str, dict[int, list[int]]] = {}
    for outcome in outcomes:
        for number, columns in outcome["by_round"].items():
            for column, numbers in columns.items():
                own = [each for bot, each in zip(outcome["bots"], numbers, strict=False) if bot == name]
                found.setdefault(column, {}).setdefault(int(number), []).extend(own)
    return {
        column: {str(number): round(mean(rounds[number]), 2) for number in sorted(rounds) if rounds[number]}
        for column, rounds in found.items()
    }


def _chance_by_round(outcomes: Sequence[Outcome], name: str) -> dict[str, dict[str, float]]:
    """The same for estimated chances."""
    found: dict[int, list[float]] = {}
    for outcome in outcomes:
        for number, chances in outcome.get("chances", {}).items():
            own = [chance for bot, chance in zip(outcome["bots"], chances, strict=True) if bot == name]
            found.setdefault(int(number), []).extend(own)
    rounds = {str(number): round(mean(found[number]), 4) for number in sorted(found) if found[number]}
    return {"chance": rounds} if rounds else {}


def _fault(outcome: Outcome) -> str:
    fault = outcome["fault"]
    assert fault is not None
    return f"game {outcome['game']}, seat {fault['seat'] + 1}, {fault['bot']}: {fault['what']}"


def spread(numbers: Sequence[float]) -> Spread:
    """How some numbers are spread."""
    low, middle, high = quantiles(numbers, n=4) if len(numbers) > 1 else (numbers[0],) * 3
    return {
        "least": min(numbers),
        "quarter": low,
        "median": median(numbers) if len(numbers) > 1 else middle,
        "three_quarters": high,
        "most": max(numbers),
        "mean": round(mean(numbers), 2),
    }
