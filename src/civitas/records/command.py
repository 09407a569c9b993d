"""`civitas record`: files of games checked, told, drawn and annotated."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import civitas
from civitas.analysis import command as analysis
from civitas.core.errors import CivitasError
from civitas.core.events import Event
from civitas.language import LANGUAGES, language
from civitas.records.annotating import MARKS, annotate
from civitas.records.checking import faults
from civitas.records.drawing import course, svg
from civitas.records.file import GameFile, read, write
from civitas.records.replaying import Step, Stray, start_of, steps
from civitas.terminal.log import Log
from civitas.terminal.titles import presenter_for
from civitas.terminal.watch import show_result

FAULTY = 1
EPILOG = "docs/records.md says what is in a game file."


def add_arguments(parser: argparse.ArgumentParser, usual_language: str) -> None:
    """What can be done with files."""
    parser.epilog = EPILOG
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    check = commands.add_parser("check", help="play games again and say what does not hold")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    check.set_defaults(do=check_files)
    show = commands.add_parser("show", help="tell a game in words, from somebody's eyes or with everything")
    show.add_argument("file", type=Path, metavar="FILE")
    show.add_argument("--seat", type=int, metavar="N", help="what the player on this seat saw, from 1 on")
    show.add_argument("--lang", choices=LANGUAGES, default=usual_language, help="language (default: %(default)s)")
    show.set_defaults(do=show_file)
    draw = commands.add_parser("draw", help="draw the course of a game, or the position after a move, as SVG")
    draw.add_argument("file", type=Path, metavar="FILE")
    draw.add_argument("--move", type=int, metavar="N", help="the position after so many moves, 0 being the start")
    draw.add_argument("--seat", type=int, metavar="N", help="as the player on this seat saw it, from 1 on")
    draw.add_argument("--lang", choices=LANGUAGES, default=usual_language, help="language (default: %(default)s)")
    draw.add_argument("-o", "--output", type=Path, metavar="OUT", help="where to write it (default: to the console)")
    draw.set_defaults(do=draw_file)
    note = commands.add_parser("annotate", help="write a comment or a mark to a move")
    note.add_argument("file", type=Path, metavar="FILE")
    note.add_argument("--move", type=int, required=True, metavar="N", help="which move, from 1 on")
    note.add_argument("--mark", choices=MARKS, help="an empty one takes it away")
    note.add_argument("--comment", metavar="TEXT")
    note.set_defaults(do=annotate_file)
    looked = commands.add_parser("analyse", help="chances, turning points, and what a strong bot would have done")
    analysis.add_arguments(looked, usual_language)


def run(wanted: argparse.Namespace, console: Console) -> int:
    """Do what is wanted; the exit code."""
    code: int = wanted.do(wanted, console)
    return code


def check_files(wanted: argparse.Namespace, console: Console) -> int:
    """A line for each fault; 1 if there is any."""
    code = 0
    for path in wanted.files:
        for fault in _faults_in(path):
            print(f"{path}: {fault}")
            code = FAULTY
    return code


def _faults_in(path: Path) -> list[str]:
    try:
        return faults(read(path))
    except OSError as problem:
        return [problem.strerror or str(problem)]
    except CivitasError as problem:
        return [str(problem)]


def show_file(wanted: argparse.Namespace, console: Console) -> int:
    """The log of a game with what was written to it."""
    file = read(wanted.file)
    seat = None if wanted.seat is None else wanted.seat - 1
    presenter = presenter_for(civitas.title(file.title), language(wanted.lang, file.title))
    presenter.attend(start_of(file).perspective(seat))
    log = Log(presenter, seat)
    for passage in _passages(file, wanted.seat is None):
        presenter.attend(passage.position.perspective(seat))
        for line in log.lines(passage.events):
            line.show(console)
        move = file.moves[passage.number - 1]
        if move.mark or move.comment:
            note = f"{passage.number} {move.mark} {move.comment}".strip()
            console.print(Padding(Text(note, style="italic"), (0, 0, 0, 4)))
        if passage.position.result is not None:
            show_result(console, presenter, passage.position.result)
    return 0


def _passages(file: GameFile, shows_everything: bool) -> Iterator[Step]:
    """Events that can be told in one go: until somebody wrote something to a move, or to the end.

    Where the rules of today leave the file, what came before is told first.
    """
    waiting: list[Event] = []
    last: Step | None = None
    try:
        for last in steps(file):
            waiting += [_open(event) for event in last.events] if shows_everything else last.events
            move = file.moves[last.number - 1] if last.number else None
            if move is not None and (move.mark or move.comment or last.number == len(file.moves)):
                yield last._replace(events=waiting)
                waiting = []
    except Stray:
        if last is not None and waiting:
            yield last._replace(events=waiting)
        raise


def _open(event: Event) -> Event:
    return Event(event.message, event.arguments, event.rule)


def draw_file(wanted: argparse.Namespace, console: Console) -> int:
    """The picture of a position, or of the whole game where neither move nor seat is named."""
    file = read(wanted.file)
    if wanted.move is None and wanted.seat is None:
        picture = course(file, wanted.lang)
    else:
        seat = None if wanted.seat is None else wanted.seat - 1
        picture = svg(file, wanted.move, seat=seat, language=wanted.lang)
    if wanted.output is None:
        print(picture, end="")
    else:
        wanted.output.write_text(picture, encoding="utf-8")
    return 0


def annotate_file(wanted: argparse.Namespace, console: Console) -> int:
    """Write something to a move of a file."""
    write(wanted.file, annotate(read(wanted.file), wanted.move, mark=wanted.mark, comment=wanted.comment))
    return 0
