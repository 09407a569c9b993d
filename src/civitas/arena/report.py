"""A match as a page: tables always, plots where matplotlib is installed."""

from collections.abc import Iterable, Sequence
from html import escape
from io import StringIO
from pathlib import Path
from typing import Any

from civitas.arena.summary import Summary

PAGE = "report.html"
STYLE = """\
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
body { color: #222; background: #fff }
h1, h2 { font-weight: 600; line-height: 1.2 }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto }
td, th { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid #8884 }
td:first-child, th:first-child { text-align: left }
svg { max-width: 100%; height: auto }
.fault { color: #a22 }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #181818 } svg { background: #fff } }
"""


def write_report(folder: Path, found: Summary) -> Path:
    """The page beside the games."""
    file = folder / PAGE
    file.write_text(page(found), encoding="utf-8")
    return file


def page(found: Summary) -> str:
    """The whole page."""
    head = f"{found['title']}: {found['games']} games of {found['players']}"
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="en"><meta charset="utf-8"><title>{escape(head)}</title>',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<style>{STYLE}</style><h1>{escape(head)}</h1>",
            *_ranking(found),
            *_chances(found),
            *_pairs(found),
            *_games(found),
            *plots(found),
            *_faults(found),
            "</html>",
            "",
        ]
    )


def _ranking(found: Summary) -> list[str]:
    rows = [
        [
            *(row["name"], row["games"], f"{row['wins']:g}"),
            *(f"{row['share']:.1%}", between(row["low"], row["high"], ".1%")),
            *(f"{row['rating']:.1f}", between(row["rating_low"], row["rating_high"], ".1f")),
            *(f"{row['ms_per_decision']:.2f}", row["faults"]),
        ]
        for row in found["bots"]
    ]
    heads = ["bot", "seats", "won", "share", "95 %", "rating", "95 %", "ms a decision", "faults"]
    return ["<h2>Ranking</h2>", table(heads, rows)]


def _chances(found: Summary) -> list[str]:
    rows = [
        [row["name"], row["games"], f"{row['chance']:.1%}", between(row["low"], row["high"], ".1%")]
        for row in found["chances"]
    ]
    drawn = ["<h2>Estimated chances on the way</h2>", table(["bot", "games", "mean chance", "95 %"], rows)]
    return [*(drawn if rows else []), *[f"<p>{escape(note)}</p>" for note in found["notes"]]]


def _pairs(found: Summary) -> list[str]:
    rows = [
        [f"{row['a']} before {row['b']}", row["games"], f"{row['share']:.1%}", between(row["low"], row["high"], ".1%")]
        for row in found["pairs"]
    ]
    return ["<h2>Pairs</h2>", table(["pair", "games", "share", "95 %"], rows)] if rows else []


def _games(found: Summary) -> list[str]:
    scores = [
        [
            *(name, f"{row['median']:g}"),
            *(between(row["quarter"], row["three_quarters"], "g"), between(row["least"], row["most"], "g")),
        ]
        for name, row in found["scores"].items()
    ]
    columns = list(dict.fromkeys(column for row in found["columns"].values() for column in row))
    had = [[name, *[row.get(column, "") for column in columns]] for name, row in found["columns"].items()]
    return [
        "<h2>Games</h2>",
        table(["ending", "games"], list(found["endings"].items())),
        table(["length", "mean", "least", "most"], [_length(found, "rounds"), _length(found, "decisions")]),
        "<h2>Scores</h2>",
        table(["bot", "median", "half of them", "all"], scores),
        *(["<h2>What a player had and did</h2>", table(["bot", *columns], had)] if columns else []),
        *([table(["in a game", "times"], list(found["events"].items()))] if found["events"] else []),
    ]


def _length(found: Summary, what: str) -> list[object]:
    row = found["rounds"] if what == "rounds" else found["decisions"]
    return [what, f"{row['mean']:g}", f"{row['least']:g}", f"{row['most']:g}"]


def _faults(found: Summary) -> list[str]:
    if not found["faults"]:
        return []
    lines = [f'<p class="fault">{escape(each)}</p>' for each in found["faults"]]
    return ["<h2>Lost by the rules of the arena</h2>", *lines]


def between(low: float, high: float, form: str) -> str:
    """From one number to another."""
    return f"{low:{form}} to {high:{form}}"


def table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Rows with a head."""
    head = "".join(f"<th>{escape(each)}" for each in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(each))}" for each in row) for row in rows)
    return f"<table><tr>{head}{body}</table>"


# Plots.


def plots(found: Summary) -> list[str]:
    """Ratings, scores, and what players have round by round; nothing without matplotlib."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return []
    drawn = [_plot(Figure, _draw_ratings, found), _plot(Figure, _draw_scores, found)]
    columns = list(dict.fromkeys(column for row in found["by_round"].values() for column in row))
    drawn += [_plot(Figure, _draw_rounds, found, column) for column in columns]
    return ["<h2>Plots</h2>", *drawn]


def _plot(figure_type: Any, draw: Any, found: Summary, *more: object) -> str:
    figure = figure_type(figsize=(8, 3.2), layout="constrained")
    draw(figure.subplots(), found, *more)
    text = StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None})
    return "<svg" + text.getvalue().partition("<svg")[2]


def _draw_ratings(axes: Any, found: Summary) -> None:
    rows = list(reversed(found["bots"]))
    values = [row["rating"] for row in rows]
    below = [row["rating"] - row["rating_low"] for row in rows]
    above = [row["rating_high"] - row["rating"] for row in rows]
    axes.errorbar(values, range(len(rows)), xerr=[below, above], fmt="o", capsize=4)
    axes.set_yticks(range(len(rows)), [row["name"] for row in rows])
    axes.set_xlabel("rating, with 95 % intervals")


def _draw_scores(axes: Any, found: Summary) -> None:
    boxes = [
        {"label": name, "whislo": row["least"], "q1": row["quarter"], "med": row["median"], "q3": row["three_quarters"],
         "whishi": row["most"]}
        for name, row in found["scores"].items()
    ]  # fmt: skip
    axes.bxp(boxes, showfliers=False, orientation="horizontal")
    axes.set_xlabel("final score: all, half of them, median")


def _draw_rounds(axes: Any, found: Summary, column: str) -> None:
    for name, columns in found["by_round"].items():
        rounds = columns.get(column, {})
        axes.plot([int(number) for number in rounds], list(rounds.values()), label=name)
    axes.set_xlabel("round")
    axes.set_ylabel(column.replace("_", " "))
    axes.legend()
