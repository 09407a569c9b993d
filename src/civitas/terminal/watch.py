"""Bots play, a person watches: sentences, a summary after every round, the result."""

from time import sleep

from rich.console import Console
from rich.rule import Rule as Line
from rich.text import Text

from civitas.core.position import View
from civitas.core.result import Result
from civitas.core.table import Table
from civitas.language import Language
from civitas.terminal.log import Log
from civitas.terminal.opponents import make_bots
from civitas.terminal.presenter import Presenter
from civitas.terminal.titles import presenter_for


def watch(
    table: Table, bots: dict[int, str], language: Language, console: Console, delay: float = 0, rounds: int = 0
) -> None:
    """Let bots play and tell what everybody may hear; rounds = 0 means to the end."""
    presenter = presenter_for(table.title, language)
    log = Log(presenter, None)
    players = make_bots(table.title.id, bots, table.seed)
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
        table.play(seat, players[seat].choose(table.position.perspective(seat)))
        if delay and told < len(table.log):
            told = _tell(console, log, table, told)
            sleep(delay)
    _tell(console, log, table, told)
    _summary(console, presenter, _view(table, presenter))
    show_result(console, presenter, table.position.result)


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
