"""Measure every title, or the named ones, beside catanatron, and print a table or JSON."""

import argparse
import json
import platform
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))

import civitas
from bench.history import HISTORY, Row, keep, kept, revision_of
from bench.measuring import Usage
from bench.recorded import OutOfDate, recorded_games
from civitas.bench import cost_over_length, measure

Columns = tuple[tuple[str, str, str], ...]
SPEEDS: Columns = (
    ("title", "title", "{}"),
    ("players", "players", "{}"),
    ("build", "build", "{}"),
    ("decisions/s", "decisions_per_second", "{:,.0f}"),
    ("recorded/s", "recorded_per_second", "{:,.0f}"),
    ("clones/s", "clones_per_second", "{:,.0f}"),
    ("imagined/s", "imagined_per_second", "{:,.0f}"),
    ("views/s", "views_per_second", "{:,.0f}"),
    ("tellings/s", "tellings_per_second", "{:,.0f}"),
    ("simulations/s", "simulations_per_second", "{:,.0f}"),
    ("games/s", "games_per_second", "{:.2f}"),
    ("decisions/game", "decisions_per_game", "{:,.0f}"),
)
RATIOS: Columns = (
    ("title", "title", "{}"),
    ("decisions x catanatron", "ratio", "{:.2f}"),
    ("recorded x catanatron", "recorded_ratio", "{:.2f}"),
    ("clones x catanatron", "clones_ratio", "{:.2f}"),
    ("imagining in clones", "imagine_per_clone", "{:.1f}"),
    ("a view in clones", "view_per_clone", "{:.1f}"),
    ("a new view in clones", "new_view_per_clone", "{:.1f}"),
)
PAST: Columns = (
    ("date", "date", "{}"),
    ("revision", "revision", "{}"),
    ("python", "python", "{}"),
    ("build", "build", "{}"),
    *RATIOS,
    ("simulations/s", "simulations_per_second", "{:,.0f}"),
)


def main() -> None:
    """Measure and print, or print what was measured earlier."""
    wanted = arguments()
    titles = wanted.titles or sorted(civitas.titles())
    if wanted.history:
        print(table([row for row in kept(HISTORY) if row["title"] in titles], PAST))
        return
    try:
        usages = {title: Usage(recorded_games(title)) for title in titles}
    except OutOfDate as problem:
        sys.exit(str(problem))
    rows = [measured(title, usages.pop(title), wanted) for title in titles]
    lengths = [cost_over_length(title, wanted.players, wanted.games, wanted.seed, tell) for title in titles]
    if wanted.keep:
        keep(rows, HISTORY)
    print(json.dumps({"speed": rows, "over_length": lengths}, indent=2) if wanted.json else report(rows, lengths))


def arguments() -> argparse.Namespace:
    """What the caller asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="default: every title")
    parser.add_argument("--players", type=int, help="of random games; default: four, or as near as the title gets")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each number (default: 5)")
    parser.add_argument("--games", type=int, default=5, help="to compare both ends of (default: 5)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--keep", action="store_true", help="add the numbers to bench/history.jsonl")
    parser.add_argument("--history", action="store_true", help="only print what was kept")
    return parser.parse_args()


def measured(title: str, usage: Usage, wanted: argparse.Namespace) -> Row:
    """The row of a title."""
    tell(title)
    row = measure(title, wanted.players, wanted.seconds, wanted.seed, tell, usage.tasks())
    speeds = usage.per_second()
    theirs = row["catanatron_decisions_per_second"]
    return {
        **row,
        "python": platform.python_version(),
        "revision": revision_of(),
        "recorded_per_second": speeds["recorded"],
        "recorded_clones_per_second": speeds["clones"],
        "imagined_per_second": speeds["imagined"],
        "views_per_second": speeds["views"],
        "new_views_per_second": speeds["new_views"],
        "tellings_per_second": speeds["tellings"],
        "simulations_per_second": speeds["simulations"],
        "recorded_ratio": speeds["recorded"] / theirs if isinstance(theirs, float) else None,
        "imagine_per_clone": usage.per_clone("imagined"),
        "view_per_clone": usage.per_clone("views"),
        "new_view_per_clone": usage.new_view_per_clone(),
    }


def report(rows: list[Row], lengths: list[dict[str, object]]) -> str:
    """Everything that was measured, to be read."""
    parts = [table(rows, SPEEDS), table(rows, RATIOS)]
    for length in lengths:
        parts.append(f"{length['title']}: {length['games']} games, first and last tenth")
        parts[-1] += f"\n  first  {part(length['first'])}\n  last   {part(length['last'])}"
    return "\n\n".join(parts)


def table(reports: list[Row], columns: Columns) -> str:
    """The reports side by side; what was not measured is a dash."""
    rows = [[heading for heading, _, _ in columns]]
    rows += [[cell(report.get(key), form) for _, key, form in columns] for report in reports]
    widths = [max(len(row[column]) for row in rows) for column in range(len(columns))]
    return "\n".join("  ".join(text.rjust(width) for text, width in zip(row, widths, strict=True)) for row in rows)


def cell(value: object, form: str) -> str:
    """One number of the table."""
    return "-" if value is None else form.format(value)


def part(speed: object) -> str:
    """One end of the games, in a line."""
    assert isinstance(speed, dict)
    return "  ".join(f"{name.replace('_', ' ')} {value:,.1f}" for name, value in speed.items())


def tell(message: str) -> None:
    """Show progress where it does not mix with the results."""
    print(message, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
