"""The command line: `civitas play`, `watch`, `serve`, `record`, `rules`, `options`, `bots`, `arena` and so on."""

import argparse
import json
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

import civitas
from civitas import bots
from civitas.arena import ABOUT as ABOUT_ARENA
from civitas.core.errors import BadOption, CivitasError
from civitas.core.native import build
from civitas.core.options import Value, describe_schema
from civitas.core.table import Table
from civitas.core.title import Title
from civitas.lab.dataset import ABOUT as ABOUT_DATASET
from civitas.language import LANGUAGES, Language, bot_name, bot_text, language, title_name
from civitas.manifests import Manifest, manifests
from civitas.rule_texts import rule_texts
from civitas.server.commands import add_server_commands
from civitas.terminal.new_dawn.companion import ABOUT as ABOUT_AUTOMA
from civitas.terminal.opponents import seats_for
from civitas.terminal.rulebook import show_rules
from civitas.terminal.saves import read_game
from civitas.terminal.session import Session
from civitas.terminal.watch import watch
from civitas.training import ABOUT as ABOUT_TRAINING
from civitas.training.values import is_old

ABOUT_RECORDS = "check, show and annotate files of games"
ABOUT_MCP = "let an assistant play or study, over the Model Context Protocol"
ABOUT_PUZZLES = "find puzzles in games of bots, and check them"
DEFAULT_TITLE = "civilization-1980"
BAD_INPUT = 2
LARGEST_SEED = 1_000_000

ABOUT = """\
Civitas plays the great civilization board games by the book: in the browser with friends and bots, or in your terminal.

titles:
{titles}

examples:
  civitas serve --open                          tables in the browser, for you, your friends and bots
  civitas play                                  in the terminal: you and three bots of medium strength
  civitas play civilization-1980 --players 6    a larger table
  civitas play --bots steward,random --lang de  auf Deutsch, against these two
  civitas play --variant end_triangle=2         a shorter game; `civitas options` lists all
  civitas play new-dawn --players 2 --variant automa=settler
                                                alone against the automated player
  civitas watch --rounds 5                      bots among themselves
  civitas automa                                the automated player of A New Dawn at a real table
  civitas rules civilization-1980 city support  look up the rules
"""


def main(given: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code."""
    try:
        wanted = build_parser().parse_args(given)
        run: Any = wanted.run
        code: int = run(wanted)
    except CivitasError as problem:
        return fail(str(problem))
    except OSError as problem:
        return _failed_file(problem)
    except KeyboardInterrupt:
        return 130
    return code


def fail(problem: str) -> int:
    """Say on one line what is wrong."""
    print(f"civitas: {problem}", file=sys.stderr)
    return BAD_INPUT


def _failed_file(problem: OSError) -> int:
    if isinstance(problem, BrokenPipeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return fail(f"{problem.filename}: {problem.strerror}")


# What can be said.


class Parser(argparse.ArgumentParser):
    """A parser that needs one line to say what is wrong."""

    more: Callable[[argparse.ArgumentParser], None] | None = None
    """Adds arguments for which something has to be loaded, once it is known that they are wanted."""

    def parse_known_args(self, *given: Any, **others: Any) -> Any:
        more, self.more = self.more, None
        if more is not None:
            more(self)
        return super().parse_known_args(*given, **others)

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(BAD_INPUT)


def build_parser() -> argparse.ArgumentParser:
    """All commands with their options."""
    titles = "\n".join(f"  {id:24}{_about(manifest)}" for id, manifest in sorted(manifests().items()))
    parser = Parser(
        prog="civitas", description=ABOUT.format(titles=titles), formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--version", action="version", version=f"civitas {civitas.__version__} ({build()})")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _add_play(commands)
    _add_watch(commands)
    add_server_commands(commands)
    _add_automa(commands)
    _add_rules(commands)
    _add_options(commands)
    _add_bots(commands)
    _add_arena(commands)
    _add_train(commands)
    _add_dataset(commands)
    _add_record(commands)
    _add_puzzles(commands)
    _add_mcp(commands)
    _add_bench(commands)
    return parser


def _about(manifest: Manifest) -> str:
    """From its manifest alone: nobody waits for titles that are only named."""
    players = [f"{'-'.join(map(str, manifest.players))} players"] if manifest.players else []
    return ", ".join([title_name("en", manifest.title), *players])


def _command(commands: Any, name: str, about: str, run: Any, epilog: str = "") -> Parser:
    parser: Parser = commands.add_parser(
        name, help=about, description=about, epilog=epilog, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.set_defaults(run=run)
    parser.add_argument(
        "title", nargs="?", default=DEFAULT_TITLE, metavar="TITLE", help=f"which game (default: {DEFAULT_TITLE})"
    )
    return parser


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=usual_language(), help="language (default: %(default)s)")


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, metavar="N", help="all players, you included (default: 4)")
    parser.add_argument(
        "--bots",
        nargs="+",
        action="extend",
        default=[],
        metavar="NAME",
        help="bots by name, with commas or spaces between; the last\nfills the table (default: one of medium strength)",
    )
    parser.add_argument("--seed", type=int, metavar="S", help="same seed, same game (default: a new one)")
    parser.add_argument(
        "--variant",
        nargs="+",
        action="extend",
        default=[],
        metavar="K=V",
        help="options of the title, see `civitas options TITLE`",
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the game into a file, see `civitas record`")
    _add_language(parser)


def _add_play(commands: Any) -> None:
    epilog = "In the game, ? explains what is asked and lists what you can type. Ctrl-D stops and keeps the game."
    parser = _command(commands, "play", "play in the terminal against bots", play, epilog)
    _add_game(parser)
    parser.add_argument("--seat", type=int, default=1, metavar="N", help="your seat, from 1 on (default: 1)")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")


def _add_watch(commands: Any) -> None:
    parser = _command(commands, "watch", "watch bots play", watch_bots)
    _add_game(parser)
    parser.add_argument("--delay", type=float, default=0.0, metavar="SECONDS", help="pause after each message")
    parser.add_argument("--rounds", type=int, default=0, metavar="N", help="stop after so many rounds")
    parser.add_argument(
        "--reasons", action="store_true", help="tell what the bots have in mind, and what they expect of it"
    )


def _add_automa(commands: Any) -> None:
    parser: Parser = commands.add_parser(
        "automa", help=ABOUT_AUTOMA, description=ABOUT_AUTOMA, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.set_defaults(run=companion)
    parser.more = _add_automa_arguments


def _add_automa_arguments(parser: argparse.ArgumentParser) -> None:
    from civitas.terminal.new_dawn.companion.command import add_arguments

    add_arguments(parser, usual_language())


def _add_rules(commands: Any) -> None:
    parser = _command(commands, "rules", "list or search the rules of a title", rules)
    parser.add_argument("query", nargs="*", metavar="QUERY", help="a number (43.7, 43.7-a) or words")
    parser.add_argument("--coverage", action="store_true", help="which rules have no test (in a checkout)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    _add_language(parser)


def _add_options(commands: Any) -> None:
    parser = _command(commands, "options", "list the options of a title", options)
    parser.add_argument("--json", action="store_true", help="print JSON")
    _add_language(parser)


def _add_bots(commands: Any) -> None:
    parser = _command(commands, "bots", "list the opponents of a title, the weakest first", list_bots)
    parser.add_argument("--json", action="store_true", help="print JSON")
    _add_language(parser)


def _add_arena(commands: Any) -> None:
    parser = _command(commands, "arena", ABOUT_ARENA, arena)
    parser.more = _add_arena_arguments


def _add_arena_arguments(parser: argparse.ArgumentParser) -> None:
    from civitas.arena.command import EPILOG, add_arguments  # the other commands need no ratings

    parser.epilog = EPILOG
    add_arguments(parser)


def _add_train(commands: Any) -> None:
    parser = _command(commands, "train", ABOUT_TRAINING, train)
    parser.more = _add_training_arguments


def _add_training_arguments(parser: argparse.ArgumentParser) -> None:
    from civitas.training.command import EPILOG, add_arguments

    parser.epilog = EPILOG
    add_arguments(parser)


def _add_dataset(commands: Any) -> None:
    parser = _command(commands, "dataset", ABOUT_DATASET, dataset)
    parser.more = _add_dataset_arguments


def _add_dataset_arguments(parser: argparse.ArgumentParser) -> None:
    from civitas.lab.dataset.command import EPILOG, add_arguments

    parser.epilog = EPILOG
    add_arguments(parser)


def _add_puzzles(commands: Any) -> None:
    parser = commands.add_parser("puzzles", help=ABOUT_PUZZLES, description=ABOUT_PUZZLES)
    parser.set_defaults(run=puzzles)
    parser.more = _add_puzzle_arguments


def _add_puzzle_arguments(parser: argparse.ArgumentParser) -> None:
    from civitas.puzzles.command import add_arguments

    add_arguments(parser)


def _add_record(commands: Any) -> None:
    parser: Parser = commands.add_parser(
        "record", help=ABOUT_RECORDS, description=ABOUT_RECORDS, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.set_defaults(run=records)
    parser.more = _add_record_arguments


def _add_record_arguments(parser: argparse.ArgumentParser) -> None:
    from civitas.records.command import add_arguments

    add_arguments(parser, usual_language())


def _add_mcp(commands: Any) -> None:
    parser: Parser = commands.add_parser(
        "mcp", help=ABOUT_MCP, description=ABOUT_MCP, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.set_defaults(run=mcp)
    parser.more = _add_mcp_arguments


def _add_mcp_arguments(parser: argparse.ArgumentParser) -> None:
    from civitas.lab.mcp.command import add_arguments

    add_arguments(parser, usual_language())


def _add_bench(commands: Any) -> None:
    parser = _command(commands, "bench", "measure how fast a title plays at random", bench)
    parser.add_argument("--players", type=int, metavar="N", help="number of players (default: 4, or the nearest)")
    parser.add_argument("--seconds", type=float, default=5.0, metavar="S", help="for each number (default: 5)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="default: 0")
    parser.add_argument("--json", action="store_true", help="print JSON")
    _add_language(parser)


def usual_language() -> str:
    """The language of the environment, if there is one of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            code = os.environ[variable][:2].lower()
            return code if code in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


# The commands.


def play(wanted: argparse.Namespace) -> int:
    """A game of a person against bots."""
    if wanted.load:
        table, seat, names = read_game(wanted.load)
    else:
        title, seat = _title(wanted), wanted.seat - 1
        chosen = read_variants(title, wanted.variant)
        players, names = seats_for(title, wanted.players, _split(wanted.bots), seat, chosen)
        table = _table(title, players, chosen, wanted.seed)
    spoken = language(wanted.lang, table.title.id)
    session = Session(table, seat, names, spoken, _console(), ask)
    session.run()
    return _record(wanted.record, table, {seat: spoken.text("player", number=seat + 1)}, names)


def watch_bots(wanted: argparse.Namespace) -> int:
    """A game of bots among themselves."""
    title = _title(wanted)
    chosen = read_variants(title, wanted.variant)
    players, names = seats_for(title, wanted.players, _split(wanted.bots), None, chosen)
    table = _table(title, players, chosen, wanted.seed)
    spoken = language(wanted.lang, title.id)
    watch(table, names, spoken, _console(), wanted.delay, wanted.rounds, with_reasons=wanted.reasons)
    return _record(wanted.record, table, {}, names)


def _record(path: Path | None, table: Table, people: dict[int, str], names: dict[int, str]) -> int:
    """Write the game down where somebody wants it."""
    if path is not None:
        from civitas.records import record, seats_of, write

        write(path, record(table, seats_of(people, names, table.players)))
    return 0


def companion(wanted: argparse.Namespace) -> int:
    """The automated player for a real table."""
    from civitas.terminal.new_dawn.companion import command as automa

    return automa.run(wanted, _console(), ask)


def rules(wanted: argparse.Namespace) -> int:
    """Rules, or how many of them are tested."""
    title = civitas.title(wanted.title)
    if wanted.coverage:
        return _coverage(title)
    query = " ".join(wanted.query)
    if not wanted.json:
        show_rules(_console(), title.rules, query, language(wanted.lang, title.id), most=len(title.rules))
        return 0
    texts = rule_texts(wanted.lang, title.id)
    entries = []
    for rule in texts.search(title.rules, query):
        name, text = texts.said(rule)
        entries.append({"id": rule.id, "section": rule.section, "title": name, "text": text, "variant": rule.variant})
    _print_json(entries)
    return 0


def _coverage(title: Title) -> int:
    from civitas.coverage import card_coverage, find_tests, rule_coverage

    tests = find_tests()
    if tests is None:
        return fail("--coverage needs a checkout of the project, with its tests")
    reports = [rule_coverage(title, tests), *([card_coverage(title, tests)] if title.cards else [])]
    for report in reports:
        print(json.dumps(report, ensure_ascii=False))
    return 1 if any(report["missing"] for report in reports) else 0


def options(wanted: argparse.Namespace) -> int:
    """The options of a title with their values, the default first."""
    title = civitas.title(wanted.title)
    if wanted.json:
        _print_json(describe_schema(title.options))
        return 0
    spoken, texts = language(wanted.lang, title.id), rule_texts(wanted.lang, title.id)
    console = _console()
    console.print(Text(spoken.text("cli-options", title=title_name(wanted.lang, title.id)), style="bold"))
    for option in title.options:
        meaning = spoken.text(f"option-{option.name}") if spoken.has(f"option-{option.name}") else option.meaning
        rule = f" ({spoken.text('cli-rule', mark=texts.mark(title.rules[option.rule]))})" if option.rule else ""
        console.print(Text(f"{option.name}", style="bold cyan") + Text(f"  {meaning}{rule}"))
        for value in option.values:
            line = Text(_value(spoken, option.name, value, value == option.default))
            console.print(Padding(line, (0, 0, 0, 4), expand=False))
    console.print(Text(spoken.text("cli-bots", names=", ".join(bots.names(title.id)))))
    return 0


def list_bots(wanted: argparse.Namespace) -> int:
    """The opponents of a title, how strong they are and how long they think."""
    known = bots.opponents(civitas.title(wanted.title).id)
    spoken = language(wanted.lang, wanted.title)
    measured = bots.milliseconds(wanted.title)
    if wanted.json:
        keys = "name", "level", "ms_per_decision", "about"
        rows = [
            (each.name, each.level, measured.get(each.name), bot_text(wanted.lang, wanted.title, each.name, "about"))
            for each in known
        ]
        _print_json([dict(zip(keys, row, strict=True)) for row in rows])
        return 0
    console = _console()
    for each in known:
        about = Text(bot_text(wanted.lang, wanted.title, each.name, "about"))
        console.print(
            Text(f"{each.level}  {each.name}", style="bold cyan")
            + Text(f"  {bot_name(wanted.lang, wanted.title, each.name)}")
        )
        console.print(Padding(about, (0, 0, 0, 3), expand=False))
    if wanted.title in manifests() and is_old(wanted.title):
        console.print(Text(spoken.text("cli-values-old"), style="yellow"))
    sparring = bots.sparring_partners(wanted.title)
    if sparring:
        console.print(Text(spoken.text("cli-sparring", names=", ".join(sparring))))
    return 0


def _value(spoken: Language, option: str, value: Value, is_default: bool) -> str:
    key = f"option-{option}-{str(value).replace('/', '-')}"
    about = f"  {spoken.text(key)}" if spoken.has(key) else ""
    mark = f"  [{spoken.text('cli-default')}]" if is_default else ""
    return f"{str(value).lower()}{about}{mark}"


def arena(wanted: argparse.Namespace) -> int:
    """A match of bots."""
    from civitas.arena.command import run

    return run(wanted, read_variants(_title(wanted), wanted.option))


def train(wanted: argparse.Namespace) -> int:
    """Learn what positions are worth."""
    from civitas.training.command import run

    return run(wanted, read_variants(_title(wanted), wanted.option))


def dataset(wanted: argparse.Namespace) -> int:
    """Self-play as Parquet."""
    from civitas.lab.dataset.command import run

    return run(wanted, read_variants(_title(wanted), wanted.option))


def puzzles(wanted: argparse.Namespace) -> int:
    """Puzzles found and checked."""
    from civitas.puzzles.command import run

    return run(wanted, Console(), read_variants(civitas.title(wanted.title), wanted.option))


def records(wanted: argparse.Namespace) -> int:
    """Files of games."""
    from civitas.records.command import run

    return run(wanted, _console())


def mcp(wanted: argparse.Namespace) -> int:
    """A seat for an assistant."""
    from civitas.lab.mcp.command import run

    return run(wanted)


def bench(wanted: argparse.Namespace) -> int:
    """How fast a title is."""
    from civitas.bench import measure

    title = civitas.title(wanted.title)
    if wanted.players is not None and wanted.players not in title.players:
        raise BadOption(f"players = {wanted.players}: must be {title.players[0]} to {title.players[-1]}")
    report = measure(title.id, wanted.players, wanted.seconds, wanted.seed, _progress)
    if wanted.json:
        print(json.dumps(report))
        return 0
    grid = Grid(title=language(wanted.lang).text("bench-title"), show_header=False)
    for key, value in report.items():
        shown = f"{value:,.2f}" if isinstance(value, float) else "-" if value is None else str(value)
        grid.add_row(key.replace("_", " "), Text(shown, justify="right"))
    _console().print(grid)
    return 0


# Reading and writing.


def ask(prompt: str) -> str:
    """Read a line; without a terminal the line is shown as well, so that the transcript can be read."""
    if sys.stdin.isatty():
        return input(f"{prompt}> ")
    print(f"{prompt}> ", end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    print(line.rstrip("\n"))
    return line


def _console() -> Console:
    if sys.stdin.isatty():
        import readline  # noqa: F401  lines can be edited and called back
    return Console(highlight=False)


def _progress(message: str) -> None:
    print(message, file=sys.stderr, flush=True)


def _print_json(content: object) -> None:
    print(json.dumps(content, ensure_ascii=False, indent=1))


def _title(wanted: argparse.Namespace) -> Title:
    """The title; `--bots a b TITLE` means it, too."""
    if wanted.bots and wanted.title == DEFAULT_TITLE and wanted.bots[-1] in manifests():
        wanted.title = wanted.bots.pop()
    return civitas.title(wanted.title)


def _split(names: list[str]) -> list[str]:
    return [name for entry in names for name in entry.split(",") if name]


def _table(title: Title, players: int, options: dict[str, object], given: int | None) -> Table:
    seed = secrets.randbelow(LARGEST_SEED) if given is None else given
    return Table(title, players=players, seed=seed, options=options)


def read_variants(title: Title, given: list[str]) -> dict[str, object]:
    """Options from `name=value`; they are checked, so that a game never begins with a mistake."""
    chosen: dict[str, object] = {}
    known = {option.name: option for option in title.options}
    for entry in given:
        name, equals, value = entry.partition("=")
        if not equals:
            raise BadOption(f"--variant {entry}: write it as NAME=VALUE; there are {', '.join(known)}")
        if name not in known:
            raise BadOption(f"{name}: no such option; there are {', '.join(known)}")
        chosen[name] = known[name].read(value)
    return chosen


if __name__ == "__main__":
    sys.exit(main())
