"""`civitas automa`: the automated player of A New Dawn for people who play with the real game."""

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from civitas.core.errors import BadScenario, CivitasError
from civitas.games.new_dawn.facts.leaders import LEADERS
from civitas.games.new_dawn.options import DIFFICULTIES
from civitas.language import LANGUAGES, Language, language
from civitas.terminal.new_dawn.companion.asking import Ask, Cancelled
from civitas.terminal.new_dawn.companion.file import DEFAULT_FILE, TITLE, SituationFile, render, write_text
from civitas.terminal.new_dawn.companion.new import MAPS, USUAL_DIFFICULTY, Wishes, new_situation
from civitas.terminal.new_dawn.companion.play import Play
from civitas.terminal.new_dawn.companion.problems import FileProblem, problem_with
from civitas.terminal.new_dawn.companion.session import AutomaSession, show_situation, write_new
from civitas.terminal.new_dawn.companion.situation import Situation

EPILOG = """\
Without a command it listens to what happens at the table and keeps everything in a file;
`help` there lists what can be typed.

examples:
  civitas automa                                the companion, with automa.toml in this folder
  civitas automa new table.toml --map solo-2h-a --difficulty king
  civitas automa turn table.toml --dice         its next turn, with your own dice
"""
ALIASES = {"new": ["neu"], "turn": ["zug"], "event": ["ereignis"], "show": ["lage"]}
"""The commands in German; a session takes the same words."""
TOLD = ("players", "difficulty", "map", "tiles", "water", "leader", "people", "victory", "wonders", "seed")
"""What can be told of a new table."""


def add_arguments(parser: argparse.ArgumentParser, usual: str) -> None:
    """Everything that can stand behind `civitas automa`; `usual` is the language of the surroundings."""
    parser.epilog = EPILOG
    parser.set_defaults(automa=listen, usual=usual, dice=False)
    parser.add_argument("--file", type=Path, default=Path(DEFAULT_FILE), help="the file (default: %(default)s)")
    _add_dice(parser)
    _add_language(parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _add_new(commands)
    for name, run, about in (
        ("turn", turn, "play the automated player's turn and write the file anew"),
        ("event", event, "end the round: victory check and event dial"),
        ("show", show, "check a file and show its situation and map"),
    ):
        command = commands.add_parser(name, aliases=ALIASES[name], help=about, description=about)
        command.set_defaults(automa=run)
        command.add_argument("file", type=Path, metavar="FILE", help="the file with the situation")
        _add_dice(command)
        _add_language(command)


def _add_new(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    about = "write a new file, with an explanation of every field"
    more = "At a terminal it asks for everything if nothing is told; else what is not told is drawn."
    parser = commands.add_parser("new", aliases=ALIASES["new"], help=about, description=f"{about}. {more}")
    parser.set_defaults(automa=new)
    parser.add_argument("file", type=Path, metavar="FILE", help="the file to write")
    parser.add_argument("--map", default="", metavar="NAME", help=f"a fixed map: {', '.join(MAPS)}")
    parser.add_argument(
        "--tiles",
        nargs="+",
        default=[],
        metavar="T",
        help="a map of tiles such as 13a@0,0r2: tile, side, place of its space 0, rotation; "
        "the first capital tile is the automated player's, then come the people's",
    )
    parser.add_argument("--water", nargs="+", default=[], metavar="Q,R", help="places of water tokens")
    parser.add_argument("--players", type=int, metavar="N", help="all players, the automated one included (default: 2)")
    parser.add_argument("--difficulty", default="", metavar="D", help=f"{', '.join(DIFFICULTIES)}, also in German")
    parser.add_argument("--leader", default="", metavar="L", help=f"its leader: {', '.join(LEADERS)}")
    parser.add_argument("--people", default="", metavar="L,...", help="the leaders of the people")
    parser.add_argument("--victory", default="", metavar="V,V,V", help="the victory cards in play")
    parser.add_argument("--wonders", default="", metavar="W,...", help="the world wonders that lie face up")
    parser.add_argument("--seed", type=int, metavar="S", help="same seed, same draws")
    parser.add_argument("--force", action="store_true", help="replace a file that exists; the former one is kept")
    _add_language(parser)


def _add_dice(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--dice", action="store_true", help="you roll: every die and every draw is asked for")


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", "--language", choices=LANGUAGES, default=None, help="language (default: that of the file)"
    )


# The commands.


def run(wanted: argparse.Namespace, console: Console, ask: Ask) -> int:
    """Do what the command line says; the exit code."""
    chosen = wanted.automa
    code: int = chosen(wanted, console, ask)
    return code


def listen(wanted: argparse.Namespace, console: Console, ask: Ask) -> int:
    """The companion at the table."""
    AutomaSession(_file(wanted), console, ask, wanted.dice).run()
    return 0


def new(wanted: argparse.Namespace, console: Console, ask: Ask) -> int:
    """A new file."""
    spoken = language(wanted.lang or wanted.usual, TITLE)
    path: Path = wanted.file
    if path.exists() and not wanted.force:
        raise FileProblem(spoken.text("automa-file-exists", file=str(path)))
    if _is_asked_for(wanted):
        try:
            situation = write_new(path, spoken, console, ask)
        except Cancelled as problem:
            raise CivitasError(spoken.text("automa-unchanged")) from problem
    else:
        situation = _drawn(wanted, spoken)
        write_text(path, render(situation))
    show_situation(situation, spoken, console)
    _say(console, spoken, "automa-written", file=str(path))
    return 0


def _is_asked_for(wanted: argparse.Namespace) -> bool:
    """Whether somebody who has told nothing sits at a terminal."""
    is_told = any(getattr(wanted, key) not in (None, "", []) for key in TOLD)
    return not is_told and sys.stdin.isatty()


def _drawn(wanted: argparse.Namespace, spoken: Language) -> Situation:
    """What the command line tells of a new table; the rest is drawn."""
    wishes = Wishes()
    for key in ("players", "map", "tiles", "water", "leader", "seed"):
        setattr(wishes, key, getattr(wanted, key))
    wishes.difficulty = wanted.difficulty or USUAL_DIFFICULTY
    wishes.people, wishes.victory_cards, wishes.wonders = (
        [name.strip() for name in listed.split(",")] if listed else []
        for listed in (wanted.people, wanted.victory, wanted.wonders)
    )
    try:
        return new_situation(wishes, spoken.code)
    except BadScenario as problem:
        raise problem_with("new", "", problem, spoken) from problem


def turn(wanted: argparse.Namespace, console: Console, ask: Ask) -> int:
    """The automated player's turn."""
    return _change(wanted, console, ask, is_turn=True)


def event(wanted: argparse.Namespace, console: Console, ask: Ask) -> int:
    """The end of the round."""
    return _change(wanted, console, ask, is_turn=False)


def _change(wanted: argparse.Namespace, console: Console, ask: Ask, is_turn: bool) -> int:
    file = _file(wanted)
    text, situation = file.read()
    spoken = language(situation.language, TITLE)
    play = Play(situation, spoken, console, ask, wanted.dice)
    try:
        if is_turn:
            play.automated_turn()
        else:
            play.next_round()
    except Cancelled as problem:
        raise CivitasError(spoken.text("automa-unchanged")) from problem
    file.write(situation, text)
    _say(console, spoken, "automa-saved", file=str(file.path))
    return 0


def show(wanted: argparse.Namespace, console: Console, ask: Ask) -> int:
    """A situation and its map."""
    session = AutomaSession(_file(wanted), console, ask, by_hand=False)
    session.show("")
    session.map("")
    return 0


def _file(wanted: argparse.Namespace) -> SituationFile:
    return SituationFile(wanted.file, wanted.lang, wanted.usual)


def _say(console: Console, spoken: Language, message: str, **arguments: str) -> None:
    console.print(Text(spoken.text(message, **arguments), style="green"))
