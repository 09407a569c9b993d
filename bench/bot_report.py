"""How bots play a title: games played to the end on all cores, summed up as a table or JSON.

python bench/bot_report.py --games 50 --players 5
python bench/bot_report.py --games 100 --bots steward random random random random
"""

import argparse
import json
import time
from collections import Counter
from multiprocessing import Pool
from statistics import mean, median, quantiles
from typing import Any

import civitas
from civitas.bots import bot

TITLE = "civilization-1980"
Record = dict[str, Any]


def main() -> None:
    """Play and print."""
    wanted = arguments()
    line_up = wanted.bots or ["steward"] * wanted.players
    options = dict(option.split("=", 1) for option in wanted.option)
    jobs = [(line_up, wanted.seed + game, options) for game in range(wanted.games)]
    with Pool(wanted.processes) as pool:
        records = pool.map(play, jobs, chunksize=1)
    report = summary(line_up, records)
    print(json.dumps(report, indent=2) if wanted.json else table(report))


def arguments() -> argparse.Namespace:
    """What the caller asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--players", type=int, default=5, help="so many stewards, unless --bots names others")
    parser.add_argument("--bots", nargs="+", metavar="NAME", help="the bots; they change seats from game to game")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the others follow")
    parser.add_argument("--option", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--processes", type=int, default=None, help="default: one for each core")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def play(job: tuple[list[str], int, dict[str, str]]) -> Record:
    """One game; the line-up moves on by one seat with every seed."""
    line_up, seed, options = job
    players = len(line_up)
    seats = [line_up[(seat + seed) % players] for seat in range(players)]
    position = civitas.title(TITLE).new_game(players=players, seed=seed, options=typed(options))
    bots = [bot(TITLE, name, seed * players + seat) for seat, name in enumerate(seats)]
    decisions, thinking = 0, 0.0
    events: Counter[str] = Counter()
    curve: dict[int, list[float]] = {}
    while not position.is_over:
        seat = position.to_act[0]
        before = time.perf_counter()
        action = bots[seat].choose(position.perspective(seat))
        thinking += time.perf_counter() - before
        decisions += 1
        news = [event.message for event in position.play(seat, action)]
        events.update(news)
        if "round-begins" in news or position.is_over:
            view = position.perspective(None).view
            number = view["round"] - (not position.is_over)
            curve[number] = [mean(view["city_count"]), mean(cards.bit_count() for cards in view["cards"])]
    view = position.perspective(None).view
    assert position.result is not None
    return {
        "seed": seed,
        "seats": seats,
        "places": position.result.places,
        "scores": position.result.scores,
        "ending": position.result.ending,
        "rounds": view["round"],
        "nations": view["nation"],
        "cards": [cards.bit_count() for cards in view["cards"]],
        "cities": view["city_count"],
        "track": view["track"],
        "decisions": decisions,
        "thinking": thinking,
        "events": dict(events),
        "curve": curve,
    }


def typed(options: dict[str, str]) -> dict[str, object]:
    """Option values as the title wants them: numbers as numbers."""
    return {name: int(value) if value.isdigit() else value for name, value in options.items()}


def summary(line_up: list[str], records: list[Record]) -> Record:
    """What all games together show."""
    rounds = [record["rounds"] for record in records]
    decisions = sum(record["decisions"] for record in records)
    winners = [place == 1 for record in records for place in record["places"]]
    return {
        "title": TITLE,
        "bots": line_up,
        "games": len(records),
        "rounds": spread(rounds),
        "rounds_counted": dict(sorted(Counter(rounds).items())),
        "endings": dict(Counter(record["ending"] for record in records)),
        "wins": wins(line_up, records),
        "cards_of_winners": mean_of(records, "cards", winners),
        "cities_of_winners": mean_of(records, "cities", winners),
        "cards_of_all": mean_of(records, "cards", [True] * len(winners)),
        "cities_of_all": mean_of(records, "cities", [True] * len(winners)),
        "by_round": by_round(records),
        "events_per_game": events(records),
        "decisions_per_game": round(decisions / len(records)),
        "milliseconds_per_decision": round(1000 * sum(r["thinking"] for r in records) / decisions, 3),
    }


def spread(numbers: list[int]) -> dict[str, float]:
    """Smallest, quartiles, largest and mean."""
    low, middle, high = quantiles(numbers, n=4) if len(numbers) > 1 else (numbers[0],) * 3
    return {
        "least": min(numbers),
        "quarter": low,
        "median": median(numbers) if len(numbers) > 1 else middle,
        "three_quarters": high,
        "most": max(numbers),
        "mean": round(mean(numbers), 2),
    }


def wins(line_up: list[str], records: list[Record]) -> dict[str, float]:
    """Games won by each bot; a shared first place counts for each."""
    won: Counter[str] = Counter(dict.fromkeys(line_up, 0))
    for record in records:
        for seat, place in enumerate(record["places"]):
            if place == 1:
                won[record["seats"][seat]] += 1
    return dict(won)


def mean_of(records: list[Record], column: str, chosen: list[bool]) -> float:
    """The mean of a column over the chosen seats."""
    values: list[int] = [value for record in records for value in record[column]]
    return round(mean(value for value, take in zip(values, chosen, strict=True) if take), 2)


def by_round(records: list[Record]) -> dict[int, dict[str, float]]:
    """Mean cities and civilization cards of a player at the end of each round."""
    longest = max(max(record["curve"], default=0) for record in records)
    found = {}
    for number in range(1, longest + 1):
        rows = [record["curve"][number] for record in records if number in record["curve"]]
        if rows:
            found[number] = {"cities": round(mean(r[0] for r in rows), 2), "cards": round(mean(r[1] for r in rows), 2)}
    return found


def events(records: list[Record]) -> dict[str, float]:
    """How often the events that tell most happen in a game."""
    telling = ("exchange", "offer-to-all", "offer-answered", "offer-declined", "revolt", "city-built", "city-stormed",
               "city-capitulated", "city-reduced", "city-lost", "conflict", "calamity-strikes", "calamity-received",
               "ship-built", "gold-bought", "marker-stays", "marker-back")  # fmt: skip
    return {name: round(mean(record["events"].get(name, 0) for record in records), 1) for name in telling}


def table(report: Record) -> str:
    """The report for reading."""
    lines = [f"{report['games']} games of {report['title']}: {', '.join(report['bots'])}"]
    for key in list(report)[3:]:
        value = report[key]
        if key == "by_round":
            lines.append("by round       " + "".join(f"{number:>6}" for number in value))
            for column in ("cities", "cards"):
                lines.append(f"  {column:<13}" + "".join(f"{row[column]:6.1f}" for row in value.values()))
        else:
            text = ", ".join(f"{name} {count}" for name, count in value.items()) if isinstance(value, dict) else value
            lines.append(f"{key.replace('_', ' '):<26} {text}")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
