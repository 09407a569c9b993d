"""The ladder: every level of every title against the one below, and the top against what it has to withstand.

python bench/ladder.py                                    all titles; takes hours, and goes on where it was stopped
python bench/ladder.py --title new-dawn --games 40        one title, fewer games
python bench/ladder.py --write                            only write what there is

Games are kept in `build/ladder`, figures in `src/civitas/bots/ladder.json`, tables in `docs/bots.md` and ratings
in `docs/research.md`.
"""

import argparse
import json
import sys
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import civitas
from civitas.arena.command import bots_at_table
from civitas.arena.match import Outcome, Terms, play_fixture, reading_of
from civitas.arena.pool import work_on
from civitas.arena.progress import with_progress
from civitas.arena.records import Records
from civitas.arena.schedule import fixtures
from civitas.arena.summary import Summary, summarize
from civitas.bots import opponents, sparring_partners

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT))

from bench.ladder_ratings import Rated, ratings  # noqa: E402

GAMES = ROOT / "build" / "ladder"
FIGURES = ROOT / "src" / "civitas" / "bots" / "ladder.json"
DOCS = ROOT / "docs" / "bots.md"
RESEARCH = ROOT / "docs" / "research.md"
BEGIN, END = "<!-- ladder: made by make ladder -->", "<!-- end of the ladder -->"
BEFORE = {
    "civilization-1980": "steward",
    "civilization-2010": "consul",
    "new-dawn": "regent",
    "through-the-ages-2006": "minister",
    "through-the-ages-2015": "minister",
}
"""The rule-based bots by which progress is measured."""
NOTHING: dict[str, Any] = {"matches": [], "ms_per_decision": {}}
SPARRING_GAMES = 100
FOUR = 4


class Meeting(NamedTuple):
    """A match of the ladder: one bot against others that are all the same."""

    title: str
    bot: str
    other: str
    players: int
    games: int
    options: dict[str, object]

    @property
    def folder(self) -> Path:
        """Where its games are kept."""
        extra = "".join(f"-{key}-{value}" for key, value in self.options.items())
        return GAMES / self.title / f"{self.bot}-{self.other}-{self.players}{extra}"


def main() -> None:
    """Play what is missing, then write everything down."""
    wanted = arguments()
    titles = wanted.title or sorted(BEFORE)
    for title_id in titles:
        for meeting in meetings(title_id, wanted.games):
            if not wanted.write and (not wanted.only or wanted.only in meeting.folder.name):
                play(meeting, wanted.workers, wanted.ray)
    found = json.loads(FIGURES.read_text(encoding="utf-8"))
    found.update({title_id: figures(title_id, wanted.games, found.get(title_id, NOTHING)) for title_id in titles})
    FIGURES.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    write_between_marks(DOCS, "\n".join(table(title_id, found[title_id]) for title_id in sorted(found)))
    write_between_marks(RESEARCH, rating_table(found))


def arguments() -> argparse.Namespace:
    """What the caller asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", action="append", choices=sorted(BEFORE))
    parser.add_argument("--games", type=int, default=200, help="of each level against the one below (default: 200)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only meetings whose names contain it")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--ray")
    parser.add_argument("--write", action="store_true", help="play nothing")
    return parser.parse_args()


def meetings(title_id: str, games: int) -> list[Meeting]:
    """All matches of a title."""
    levels = [entry.name for entry in opponents(title_id)]
    options: dict[str, object] = {"resignation": False} if title_id.startswith("through") else {}
    pairs = [(strong, weak) for weak, strong in pairwise(levels)]
    duel = partial(Meeting, title_id, players=2, options=options)
    found = [duel(bot=strong, other=weak, games=games) for strong, weak in pairs]
    top, before = levels[-1], BEFORE[title_id]
    if (top, before) not in pairs and top != before:
        found.append(duel(bot=top, other=before, games=games))
    if top != before:
        found.append(Meeting(title_id, top, before, FOUR, games, options))
    found += [duel(bot=top, other=name, games=SPARRING_GAMES) for name in sparring_partners(title_id)]
    if title_id == "new-dawn":
        found.append(Meeting(title_id, top, "automated", 1, SPARRING_GAMES, {"automa": "emperor"}))
    return found


def play(meeting: Meeting, workers: int | None, ray: str | None) -> None:
    """The games of a match that were not played yet."""
    title = civitas.title(meeting.title)
    lineup = [meeting.bot, *[meeting.other] * (meeting.players - 1)]
    assert bots_at_table(title, lineup, meeting.options) == meeting.players
    planned = fixtures(lineup, meeting.players, meeting.games, 0)
    records = Records(meeting.folder, about(meeting))
    todo = [fixture for fixture in planned if fixture.number not in records.outcomes]
    terms = Terms(title.id, meeting.options, 60.0, title.longest_game)
    work = work_on(todo, partial(play_fixture, terms=terms), workers, ray)
    for outcome in with_progress(work, len(todo), f"{meeting.title}: {meeting.bot} - {meeting.other}"):
        records.add(outcome)


def about(meeting: Meeting) -> dict[str, Any]:
    """What a folder of games holds."""
    said = {key: value for key, value in meeting._asdict().items() if key != "games"}
    return {**said, "rules_revision": civitas.title(meeting.title).rules_revision}


def summary_of(meeting: Meeting) -> Summary | None:
    """What came of a match, if it was played."""
    if not meeting.folder.exists():
        return None
    outcomes: list[Outcome] = Records(meeting.folder, about(meeting)).in_order()
    return summarize(meeting.title, outcomes, reading_of(meeting.title).drawn) if outcomes else None


def figures(title_id: str, games: int, earlier: dict[str, Any]) -> dict[str, Any]:
    """A title's figures: its matches, and how long everybody thinks; earlier ones where nothing was played here."""
    known = {(row["bot"], row["other"], row["players"]): row for row in earlier["matches"]}
    matches: list[dict[str, Any]] = []
    times: dict[str, float] = dict(earlier["ms_per_decision"])
    for meeting in meetings(title_id, games):
        found = summary_of(meeting)
        if found is not None:
            matches.append(match_row(meeting, found))
            times.update(times_of(meeting, found))
        elif (meeting.bot, meeting.other, meeting.players) in known:
            matches.append(known[meeting.bot, meeting.other, meeting.players])
    order = [*[entry.name for entry in opponents(title_id)], *sparring_partners(title_id)]
    return {"matches": matches, "ms_per_decision": {name: times[name] for name in order if name in times}}


def match_row(meeting: Meeting, found: Summary) -> dict[str, Any]:
    """How often the bot of a match has won."""
    row = next(row for row in found["bots"] if row["name"] == meeting.bot)
    return {
        "bot": meeting.bot, "other": meeting.other, "players": meeting.players, "options": meeting.options,
        "games": found["games"], "share": row["share"], "low": row["low"], "high": row["high"],
    }  # fmt: skip


def times_of(meeting: Meeting, found: Summary) -> dict[str, float]:
    """How long everybody thinks, from games of two."""
    if meeting.players != FOUR // 2:
        return {}
    return {row["name"]: row["ms_per_decision"] for row in found["bots"]}


def write_between_marks(path: Path, tables: str) -> None:
    """What was there before goes."""
    text = path.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    path.write_text(f"{before}{BEGIN}\n\n{tables}\n{END}{after}", encoding="utf-8")


def rating_table(found: dict[str, Any]) -> str:
    """All titles, a row each, the strongest bots first."""
    lines = ["| title | ratings |", "|---|---|"]
    for title_id in sorted(found):
        shown = [rating_text(each) for each in ratings(found[title_id]["matches"], BEFORE[title_id])]
        lines.append(f"| {title_id} | {', '.join(shown)} |")
    return "\n".join([*lines, ""])


def rating_text(rated: Rated) -> str:
    """A bot with its rating; the one that the others are compared with has no doubt."""
    doubt = f" ± {rated.give_or_take:.0f}" if rated.give_or_take > 0 else ""
    return f"{rated.bot} {rated.rating:.0f}{doubt}"


def table(title_id: str, found: dict[str, Any]) -> str:
    """One title as a table."""
    times = found["ms_per_decision"]
    lines = [
        f"**{title_id}**",
        "",
        "| match | players | games | won | 95 % | ms a decision |",
        "|---|---|---|---|---|---|",
    ]
    for match in found["matches"]:
        options = "".join(f", {key} {value}" for key, value in match["options"].items() if key != "resignation")
        others = match["other"] if match["players"] <= FOUR // 2 else f"{match['players'] - 1} {match['other']}s"
        lines.append(
            f"| {match['bot']} against {others}{options} | {match['players']} | {match['games']} "
            f"| {match['share']:.0%} | {match['low']:.0%} to {match['high']:.0%} | {times.get(match['bot'], 0):.2g} |"
        )
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    main()
