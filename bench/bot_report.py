"""How bots play a title: games played to the end on all cores, summed up as a table or JSON.

python bench/bot_report.py --games 50 --players 5
python bench/bot_report.py --games 100 --bots steward random random random random
python bench/bot_report.py --title through-the-ages-2015 --games 20
python bench/bot_report.py --title through-the-ages-2006 --option mode=simple --bots minister random random
python bench/bot_report.py --title new-dawn --games 50 --bots envoy --option automa=prince
python bench/bot_report.py --title civilization-2010 --games 20 --bots consul random random random

A seat that the rules play takes none of the bots; the report calls it `automated`.
"""

import argparse
import json
import time
from collections import Counter
from multiprocessing import Pool
from statistics import mean
from typing import Any

import civitas
from civitas.arena.match import AUTOMATED, reading_of, round_of
from civitas.arena.summary import spread
from civitas.bots import bot, names, seating
from civitas.bots.reading import Columns, Reading
from civitas.core.events import Event

TITLE = "civilization-1980"
Record = dict[str, Any]


def main() -> None:
    """Play and print."""
    wanted = arguments()
    options = dict(option.split("=", 1) for option in wanted.option)
    line_up = wanted.bots or best_bots(wanted.title, wanted.players or reading_of(wanted.title).players, options)
    jobs = [(wanted.title, line_up, wanted.seed + game, options) for game in range(wanted.games)]
    with Pool(wanted.processes) as pool:
        records = pool.map(play, jobs, chunksize=1)
    report = summary(wanted.title, line_up, records)
    print(json.dumps(report, indent=2) if wanted.json else table(report))


def arguments() -> argparse.Namespace:
    """What the caller asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", default=TITLE, choices=sorted(civitas.titles()))
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--players", type=int, help="so many, all the strongest bot, unless --bots names others")
    parser.add_argument("--bots", nargs="+", metavar="NAME", help="the bots; they change seats from game to game")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the others follow")
    parser.add_argument("--option", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--processes", type=int, default=None, help="default: one for each core")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def best_bots(title_id: str, players: int, options: dict[str, str]) -> list[str]:
    """The strongest bot for each seat that the rules do not play."""
    automated = civitas.title(title_id).automated_seats(players, typed(options))
    return [names(title_id)[-1]] * (players - len(automated))


def play(job: tuple[str, list[str], int, dict[str, str]]) -> Record:
    """One game; the line-up moves on by one seat with every seed."""
    title_id, line_up, seed, options = job
    reading, title = reading_of(title_id), civitas.title(title_id)
    players, free = seating(title, len(line_up), typed(options))
    seats = [AUTOMATED] * players
    for place, seat in enumerate(free):
        seats[seat] = line_up[(place + seed) % len(free)]
    position = title.new_game(players=players, seed=seed, options=typed(options))
    bots = {seat: bot(title_id, seats[seat], seed * players + seat) for seat in free}
    decisions, thinking = 0, 0.0
    events: Counter[str] = Counter()
    deeds = {name: [0] * players for name in reading.counted}
    curve: dict[int, dict[str, float]] = {}
    while not position.is_over:
        seat = position.to_act[0]
        before = time.perf_counter()
        action = bots[seat].choose(position.perspective(seat))
        thinking += time.perf_counter() - before
        decisions += 1
        news = position.play(seat, action)
        events.update(event.message for event in news)
        count_deeds(reading, news, deeds)
        if position.is_over or any(event.message == reading.begins for event in news):
            view = position.perspective(None).view
            number = round_of(view) - (not position.is_over)
            curve.setdefault(number, {name: mean(column) for name, column in reading.columns(view).items()})
    view = position.perspective(None).view
    assert position.result is not None
    return {
        "seed": seed,
        "seats": seats,
        "places": position.result.places,
        "scores": position.result.scores,
        "ending": position.result.ending,
        "rounds": round_of(view),
        "columns": {**reading.columns(view), **deeds},
        "decisions": decisions,
        "thinking": thinking,
        "events": dict(events),
        "curve": curve,
    }


def count_deeds(reading: Reading, news: list[Event], deeds: Columns) -> None:
    """Note what the seats did."""
    for event in news:
        seat = event.arguments.get("seat")
        for name, messages in reading.counted.items():
            if event.message in messages and isinstance(seat, int):
                deeds[name][seat] += 1


def typed(options: dict[str, str]) -> dict[str, object]:
    """Option values as the title wants them: numbers as numbers, true and false as such."""
    words: dict[str, object] = {"true": True, "false": False}
    return {name: int(value) if value.isdigit() else words.get(value, value) for name, value in options.items()}


def summary(title_id: str, line_up: list[str], records: list[Record]) -> Record:
    """What all games together show."""
    rounds = [record["rounds"] for record in records]
    decisions = sum(record["decisions"] for record in records)
    winners = [place == 1 for record in records for place in record["places"]]
    columns = list(records[0]["columns"])
    won = wins(line_up, records, reading_of(title_id).drawn)
    return {
        "title": title_id,
        "bots": line_up,
        "games": len(records),
        "rounds": spread(rounds),
        "rounds_counted": dict(sorted(Counter(rounds).items())),
        "endings": dict(Counter(record["ending"] for record in records)),
        "wins": won,
        "win_rates": {name: round(games / len(records), 3) for name, games in won.items()},
        **scores(line_up, records),
        **{f"{name}_of_winners": mean_of(records, name, winners) for name in columns},
        **{f"{name}_of_all": mean_of(records, name, [True] * len(winners)) for name in columns},
        "by_round": by_round(records),
        "events_per_game": events(reading_of(title_id), records),
        "decisions_per_game": round(decisions / len(records)),
        "milliseconds_per_decision": round(1000 * sum(r["thinking"] for r in records) / decisions, 3),
    }


def wins(line_up: list[str], records: list[Record], drawn: tuple[str, ...]) -> dict[str, int]:
    """Games won by each bot; a shared first place counts for each."""
    won = dict.fromkeys([*line_up, *records[0]["seats"]], 0)
    for record in records:
        for name, place in zip(record["seats"], record["places"], strict=True):
            if place == 1 and record["ending"] not in drawn:
                won[name] += 1
    return won


def scores(line_up: list[str], records: list[Record]) -> Record:
    """Final scores, of each bot where there are several, and of the winners."""
    found: dict[str, list[int]] = {f"scores_of_{name}": [] for name in [*line_up, *records[0]["seats"]]}
    winners: list[int] = []
    for record in records:
        for name, score, place in zip(record["seats"], record["scores"], record["places"], strict=True):
            found[f"scores_of_{name}"].append(score)
            if place == 1:
                winners.append(score)
    return {name: spread(numbers) for name, numbers in {**found, "scores_of_winners": winners}.items()}


def mean_of(records: list[Record], column: str, chosen: list[bool]) -> float:
    """The mean of a column over the chosen seats."""
    values: list[int] = [value for record in records for value in record["columns"][column]]
    return round(mean(value for value, take in zip(values, chosen, strict=True) if take), 2)


def by_round(records: list[Record]) -> dict[int, dict[str, float]]:
    """What a player has on average at the end of each round."""
    longest = max(max(record["curve"], default=0) for record in records)
    found = {}
    for number in range(1, longest + 1):
        rows = [record["curve"][number] for record in records if number in record["curve"]]
        if rows:
            found[number] = {name: round(mean(row[name] for row in rows), 2) for name in rows[0]}
    return found


def events(reading: Reading, records: list[Record]) -> dict[str, float]:
    """How often the events that tell most happen in a game."""
    return {name: round(mean(record["events"].get(name, 0) for record in records), 1) for name in reading.telling}


def table(report: Record) -> str:
    """The report for reading."""
    lines = [f"{report['games']} games of {report['title']}: {', '.join(report['bots'])}"]
    for key in list(report)[3:]:
        value = report[key]
        if key == "by_round":
            lines.append("by round       " + "".join(f"{number:>6}" for number in value))
            for column in next(iter(value.values()), {}):
                lines.append(f"  {column:<13}" + "".join(f"{row[column]:6.1f}" for row in value.values()))
        else:
            text = ", ".join(f"{name} {count}" for name, count in value.items()) if isinstance(value, dict) else value
            lines.append(f"{key.replace('_', ' '):<26} {text}")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
