"""`civitas record analyse`: chances, turning points and comparisons of a game in words, or as JSON."""

import argparse
import sys
from collections.abc import Iterator
from math import ceil
from pathlib import Path

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.rule import Rule as Line
from rich.text import Text

import civitas
from civitas.analysis.analysing import Analysis, analyse
from civitas.analysis.comparing import Depth
from civitas.analysis.findings import Comparison, Findings, Moment, Swing, Way
from civitas.bots.reason_types import Change
from civitas.language import LANGUAGES, bot_name, language
from civitas.records.file import read
from civitas.records.lines import read_path
from civitas.records.replaying import start_of
from civitas.terminal.presenter import Presenter
from civitas.terminal.titles import presenter_for


def add_arguments(parser: argparse.ArgumentParser, usual_language: str) -> None:
    """What can be said about an analysis."""
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--line", default="main", help="which line of the game (default: %(default)s)")
    parser.add_argument("--seat", type=int, metavar="N", help="compare the decisions of this player, from 1 on")
    parser.add_argument("--from", dest="first", type=int, default=1, metavar="M", help="compare from this move on")
    parser.add_argument("--to", dest="last", type=int, metavar="N", help="compare up to this move")
    parser.add_argument("--bot", metavar="NAME", help="compare with this bot (default: the strongest)")
    parser.add_argument("--worlds", type=int, default=Depth().worlds, metavar="N", help="imagined worlds a comparison")
    parser.add_argument("--seed", type=int, default=0, metavar="N")
    parser.add_argument("--json", action="store_true", help="everything that was found, as JSON")
    parser.add_argument("--lang", choices=LANGUAGES, default=usual_language, help="language (default: %(default)s)")
    parser.set_defaults(do=analyse_file)


def analyse_file(wanted: argparse.Namespace, console: Console) -> int:
    """Analyse a file and tell what was found."""
    file = read(wanted.file)
    analysis = analyse(
        file,
        read_path(wanted.line),
        bot=wanted.bot,
        seed=wanted.seed,
        depth=Depth(max(1, wanted.worlds)),
        seats=None if wanted.seat is None else [wanted.seat - 1],
        first=max(0, wanted.first - 1),
        last=None if wanted.last is None else wanted.last - 1,
    )
    spoken = language(wanted.lang, file.title)
    _run(analysis, spoken.text("analysis-progress"))
    if wanted.json:
        print(msgspec.json.encode(analysis.findings).decode())
        return 0
    presenter = presenter_for(civitas.title(file.title), spoken)
    presenter.attend(start_of(file).perspective(None))
    for part in _Teller(presenter, wanted.lang, analysis.findings).lines():
        console.print(part)
    return 0


def _run(analysis: Analysis, doing: str) -> None:
    """Do all of it, with a bar on standard error where somebody sees it."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, console=Console(file=sys.stderr), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(doing, total=analysis.total)
        for _ in analysis:
            bar.update(task, completed=analysis.done)


class _Teller:
    """Puts words to findings."""

    def __init__(self, presenter: Presenter, code: str, findings: Findings) -> None:
        self.presenter = presenter
        self.text = presenter.language.text
        self.findings = findings
        self.bot = bot_name(code, findings.title, findings.bot)

    def lines(self) -> Iterator[Line | Text | Padding]:
        """All of it."""
        yield self._heading("analysis-chances")
        if self.findings.has_chances:
            yield Text(self.text("analysis-chances-help"), style="dim")
            yield from map(self._chances, _ends_of_rounds(self.findings.moments))
            yield self._heading("analysis-turning-points")
            yield from map(self._turning_point, self.findings.turning_points)
        else:
            yield Text(self.text("analysis-no-chances"))
        yield self._heading("analysis-comparisons", bot=self.bot)
        yield from self._comparisons()

    def _heading(self, message: str, **arguments: str) -> Line:
        return Line(Text(self.text(message, **arguments), style="bold"), align="left", characters="─")

    def _chances(self, moment: Moment) -> Text:
        assert moment.watched is not None
        names = self.presenter.marked()
        parts = [
            self.text("analysis-chance", name=names[seat], percent=round(100 * chance))
            for seat, chance in enumerate(moment.watched)
        ]
        return Text.from_markup(f"  {self.text('analysis-round', round=moment.round)}  {'  '.join(parts)}")

    def _turning_point(self, point: Swing) -> Text:
        return Text.from_markup(
            "  "
            + self.text(
                "analysis-turning-point",
                round=point.round,
                move=point.number,
                name=self.presenter.marked()[point.seat],
                change=signed(point.change),
            )
        )

    # Comparisons.

    def _comparisons(self) -> Iterator[Text | Padding]:
        found = self.findings.comparisons
        other = [each for each in found if each.verdict != "same"]
        yield Text(self.text("analysis-agreed", same=len(found) - len(other), count=len(found), bot=self.bot))
        for each in sorted(other, key=lambda each: -(each.difference or 0)):
            yield Text.from_markup(f"  {self._difference(each)}")
            yield Padding(Text.from_markup(self._expected(each.advised), style="dim"), (0, 0, 0, 4), expand=False)

    def _difference(self, each: Comparison) -> str:
        words = self.presenter.words
        told = self.text(
            "analysis-instead",
            round=each.round,
            move=each.number + 1,
            name=self.presenter.marked()[each.seat],
            done=words(each.done.line[0]),
            advised=words(each.advised.line[0]),
        )
        if each.difference is None:
            return told
        margin = str(max(1, ceil(100 * (each.margin or 0))))  # nothing is known to a hundredth
        verdict = self.text(f"analysis-verdict-{each.verdict}")
        message = "analysis-costs" if each.difference >= 0 else "analysis-gains"
        points = round(100 * abs(each.difference))
        return f"{told} {self.text(message, points=points, margin=margin)} ({verdict})"

    def _expected(self, way: Way) -> str:
        words = self.presenter.words
        changes = "; ".join(map(self._change, way.changes)) or self.text("reason-nothing")
        actions = ", ".join(words(said) for said in way.line)
        return self.text("reason", name=self.bot, actions=actions, expected=changes)

    def _change(self, change: Change) -> str:
        heading, label = self.presenter.words(change["heading"]), self.presenter.words(change["label"])
        called = label if heading == label else f"{heading}: {label}"
        return self.text("reason-change", label=called, before=change["before"], after=change["after"])


def _ends_of_rounds(moments: list[Moment]) -> list[Moment]:
    ends = {moment.round: moment for moment in moments}
    return [ends[each] for each in sorted(ends)]


def signed(chance: float) -> str:
    """A difference of chances in points of a hundred, with its sign."""
    points = round(100 * chance)
    return f"−{-points}" if points < 0 else f"+{points}"
