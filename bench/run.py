"""Measure every title, or the named ones, beside catanatron, and print a table or JSON."""

import argparse
import json
import sys

import civitas
from civitas.bench import cost_over_length, measure

COLUMNS = (
    ("title", "title", "{}"),
    ("players", "players", "{}"),
    ("compiled", "compiled", "{}"),
    ("decisions/s", "decisions_per_second", "{:,.0f}"),
    ("x catanatron", "ratio", "{:.2f}"),
    ("clones/s", "clones_per_second", "{:,.0f}"),
    ("x catanatron", "clones_ratio", "{:.2f}"),
    ("games/s", "games_per_second", "{:.2f}"),
    ("decisions/game", "decisions_per_game", "{:,.0f}"),
)


def main() -> None:
    """Measure and print."""
    wanted = arguments()
    titles = wanted.titles or sorted(civitas.titles())
    reports = [measure(id, wanted.players, wanted.seconds, wanted.seed, tell) for id in titles]
    lengths = [cost_over_length(id, wanted.players, wanted.games, wanted.seed, tell) for id in titles]
    if wanted.json:
        print(json.dumps({"speed": reports, "over_length": lengths}, indent=2))
        return
    print(table(reports))
    for length in lengths:
        print(f"\n{length['title']}: {length['games']} games, first and last tenth")
        print(f"  first  {part(length['first'])}\n  last   {part(length['last'])}")


def arguments() -> argparse.Namespace:
    """What the caller asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="default: every title")
    parser.add_argument("--players", type=int, help="default: four, or as near as the title gets")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each number (default: 5)")
    parser.add_argument("--games", type=int, default=5, help="to compare both ends of (default: 5)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def table(reports: list[dict[str, object]]) -> str:
    """The reports side by side; what was not measured is a dash."""
    rows = [[heading for heading, _, _ in COLUMNS]]
    rows += [[cell(report[key], form) for _, key, form in COLUMNS] for report in reports]
    widths = [max(len(row[column]) for row in rows) for column in range(len(COLUMNS))]
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
