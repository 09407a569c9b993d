"""Bots play, a person watches: sentences, a summary after every round, the result."""

from time import sleep

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.text import Text

from civitas.bots import bot
from civitas.bots.reason_types import Change
from civitas.bots.reasons import reason
from civitas.core.dice import Dice
from civitas.core.position import View
from civitas.core.result import Result
from civitas.core.table import Table
from civitas.language import Language
from civitas.terminal.log import Log
from civitas.terminal.opponents import make_bots
from civitas.terminal.presenter import Presenter
from civitas.terminal.titles import presenter_for


def watch(
    table: Table,
    bots: dict[int, str],
    language: Language,
    console: Console,
    delay: float = 0,
    rounds: int = 0,
    with_reasons: bool = False,
) -> None:
    """Let bots play and tell what everybody may hear; rounds = 0 means to the end.

    With reasons it also tells what each of them has in mind, which is more than everybody may hear: only bots play.
    """
    presenter = presenter_for(table.title, language)
    log = Log(presenter, None)
    players = make_bots(table.title.id, bots, table.seed)
    minds = Minds(table, bots, presenter) if with_reasons else None
    told, last = 0, -1
    while not table.position.is_over:
        view = _view(table, presenter)
        current = presenter.round(view)
        if current != last:
            _tell(console, log, table, told)
            told, last = len(table.log), current
            _summary(console, presenter, view)
            if rounds and current > rounds:
                return
        seat = next((seat for seat in table.position.to_act), 0)
        action = players[seat].choose(table.position.perspective(seat))
        thought = minds.before(seat, action) if minds is not None else None
        if thought is not None:
            told = _tell(console, log, table, told)
            console.print(Padding(thought, (0, 0, 0, 4), expand=False))
        table.play(seat, action)
        if delay and told < len(table.log):
            told = _tell(console, log, table, told)
            sleep(delay)
    _tell(console, log, table, told)
    _summary(console, presenter, _view(table, presenter))
    show_result(console, presenter, table.position.result)


class Minds:
    """What bots have in mind: told once for each line that one of them follows."""

    def __init__(self, table: Table, bots: dict[int, str], presenter: Presenter) -> None:
        self.table = table
        self.bots = bots
        self.presenter = presenter
        self._lines: dict[int, list[int]] = {}
        """What was announced and is still to be played, by seat."""

    def before(self, seat: int, action: int) -> Text | None:
        """What the seat expects of this action, unless it was said before or there is nothing to choose."""
        line = self._lines.get(seat, [])
        if line[:1] == [action]:
            self._lines[seat] = line[1:]
            return None
        perspective = self.table.position.perspective(seat)
        if len(perspective.legal()) == 1:
            return None
        seed = len(self.table.record)
        found = reason(perspective, bot(self.table.title.id, self.bots[seat], seed), Dice.seeded(seed), action)
        self._lines[seat] = found["line"][1:]
        return self._worded(seat, found["line"], found["changes"])

    def _worded(self, seat: int, line: list[int], changed: list[Change]) -> Text:
        language, presenter = self.presenter.language, self.presenter
        actions = [language.action(self.table.title.space, action) for action in line]
        words = [
            language.text("reason-change", label=_label(presenter, each), before=each["before"], after=each["after"])
            for each in changed
        ]
        expected = "; ".join(words) or language.text("reason-nothing")
        name = presenter.marked()[seat]
        told = language.text("reason", name=name, actions=", ".join(actions), expected=expected)
        return Text.from_markup(told, style="dim italic")


def _label(presenter: Presenter, change: Change) -> str:
    """What a number is called, with its heading where that is something else."""
    heading, label = presenter.words(change["heading"]), presenter.words(change["label"])
    return label if heading == label else f"{heading}: {label}"


def _view(table: Table, presenter: Presenter) -> View:
    perspective = table.position.perspective(None)
    presenter.attend(perspective)
    return perspective.view


def _tell(console: Console, log: Log, table: Table, told: int) -> int:
    log.speaker.attend(table.position.perspective(None))
    for line in log.lines(table.log[told:]):
        line.show(console)
    return len(table.log)


def _summary(console: Console, presenter: Presenter, view: View) -> None:
    for part in presenter.summary(view, console):
        console.print(part)


def show_result(console: Console, presenter: Presenter, result: Result | None) -> None:
    """Places and scores, and how the game ended."""
    assert result is not None
    language = presenter.language
    console.print(Line(Text(language.text("over"), style="bold"), align="left", characters="═"))
    ending = f"ending-{result.ending}"
    if language.has(ending):
        console.print(Text(language.text(ending)))
    names = presenter.marked()
    for seat in sorted(range(len(names)), key=lambda seat: (result.places[seat], -result.scores[seat])):
        place = language.text("over-place", place=result.places[seat], name=names[seat])
        points = language.text("over-points", count=result.scores[seat])
        console.print(Text.from_markup(f"  {place}: {points}"))
