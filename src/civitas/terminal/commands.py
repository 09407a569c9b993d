"""What a person can type besides actions: help, reasons, the log, the map, the rules, saving, leaving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from civitas.language import LANGUAGES, language
from civitas.rule_texts import rule_texts
from civitas.terminal.rulebook import show_rules
from civitas.terminal.words import NotUnderstood, plain, spelled_out

if TYPE_CHECKING:
    from civitas.terminal.session import Session

LOG_LINES = 30
EXAMPLE_FILE = "civitas.json"


def obey(session: Session, line: str) -> bool:
    """Carry out a command; whether the line was one."""
    text = line.strip()
    if text.startswith("?"):
        text = f"? {text[1:]}"
    word, _, rest = text.partition(" ")
    command = find_command(session, word, rest.strip())
    if command is None:
        return False
    COMMANDS[command](session, rest.strip())
    return True


def find_command(session: Session, word: str, rest: str) -> str | None:
    """The command of this word; an action of the same word wins if numbers follow, as in `load 3 1`."""
    if not word:
        return "look"
    first = rest.partition(";")[0].split()
    if first and all(part.isdigit() for part in first) and _is_action_now(session, word):
        return None
    for name in COMMANDS:
        if word in _words(name) or plain(word) in [plain(each) for each in _words(name) if each != "?"]:
            return name
    if _is_action_now(session, word):
        return None
    begun = {name for name in COMMANDS if any(each.startswith(plain(word)) for each in _words(name))}
    return begun.pop() if len(begun) == 1 and not _is_verb(session, word) else None


def _is_verb(session: Session, word: str) -> bool:
    """Whether some action of the title begins with this very word."""
    return any(verb.name == word for verb in session.table.title.space.verbs)


def _is_action_now(session: Session, word: str) -> bool:
    """Whether an action that is possible now begins like this."""
    spoken = [language(code, session.table.title.id) for code in LANGUAGES]
    for verb in session.words.verbs(session.perspective.legal()):
        words = [verb.name]
        for each in spoken:
            words += each.text(f"word-{verb.name}").split() if each.has(f"word-{verb.name}") else []
        if any(form.startswith(plain(word)) for each in words for form in (plain(each), spelled_out(each))):
            return True
    return False


def _words(command: str) -> list[str]:
    """What a command is called, in all languages."""
    found = [command]
    for code in LANGUAGES:
        found += language(code).text(f"command-{command}").split()
    return [form for word in found for form in (word, spelled_out(word) or word)]


def quoted(text: str) -> Text:
    """Text in which everything between backticks is something to type."""
    parts = text.split("`")
    return Text.assemble(*[(f"‘{part}’", "cyan") if place % 2 else part for place, part in enumerate(parts)])


# The commands.


def help_(session: Session, word: str) -> None:
    """What is asked now and what can be typed, or what a word means."""
    if word:
        _explain(session, word)
        return
    question, about = session.presenter.question()
    session.console.print(Text(question, style="bold"))
    if about:
        session.console.print(Padding(quoted(about), (0, 2), expand=False))
    if session.presenter.legend():
        session.console.print(Padding(Text(session.presenter.legend(), style="dim"), (0, 2), expand=False))
    _show_examples(session)
    _show_commands(session)


def _explain(session: Session, word: str) -> None:
    lines = session.presenter.explain(word)
    rules, spoken = session.table.title.rules, session.language
    if not lines and rule_texts(spoken.code, spoken.title_id).search(rules, word):
        show_rules(session.console, rules, word, spoken)
    elif not lines:
        session.show(session.language.text("input-word", word=word), "yellow")
    for line in lines:
        session.console.print(line)


def _show_examples(session: Session) -> None:
    legal = session.perspective.legal()
    space, text = session.table.title.space, session.language.text
    grid = Grid.grid(padding=(0, 2))
    for verb in session.words.verbs(legal):
        action = next(action for action in legal if verb.owns(action))
        grid.add_row(
            Text(session.words.example(action), style="cyan"), Text(session.language.action(space, action), style="dim")
        )
    session.console.print(Text(text("help-typing"), style="bold"))
    session.console.print(Padding(quoted(text("help-typing-about")), (0, 2), expand=False))
    session.console.print(Padding(grid, (0, 2)))


def _show_commands(session: Session) -> None:
    text = session.language.text
    grid = Grid.grid(padding=(0, 2))
    for name in COMMANDS:
        words = ", ".join(text(f"command-{name}").split())
        about = text(f"command-{name}-help", example=_example(session))
        grid.add_row(Text(words, style="cyan"), quoted(about))
    session.console.print(Text(text("help-commands"), style="bold"))
    session.console.print(Padding(grid, (0, 2)))


def why(session: Session, typed: str) -> None:
    """Which rule forbids an action, or that it is allowed."""
    if not typed:
        session.show(
            session.language.text("why-needed", example=f"`{_why_word(session)} {_example(session)}`"), "yellow"
        )
        return
    action = session.words.read(typed, session.perspective.legal())
    objection = session.perspective.why_not(action)
    if objection is None:
        phrase = session.language.action(session.table.title.space, action)
        session.show(session.language.text("allowed", action=phrase), "green")
    else:
        session.refuse(action, objection)


def look(session: Session, rest: str) -> None:
    """The situation and the choices again."""
    session.look()
    session.show_choices()


def undo(session: Session, rest: str) -> None:
    """Take back the last action."""
    session.undo()


def save(session: Session, file: str) -> None:
    """Save the game."""
    session.save(_path(session, "save", file))


def load(session: Session, file: str) -> None:
    """Load a game."""
    session.load(_path(session, "load", file))


def log(session: Session, number: str) -> None:
    """The last lines of the log."""
    if number and not number.isdigit():
        raise NotUnderstood(session.language.text("input-unknown", text=number))
    lines = session.log.lines(session.table.log)
    if not lines:
        session.show(session.language.text("log-empty"))
    for line in lines[-(int(number) if number else LOG_LINES) :]:
        line.show(session.console)


def map_(session: Session, place: str) -> None:
    """A part of the map."""
    for part in session.presenter.map(place, session.view):
        session.console.print(part)


def rules(session: Session, query: str) -> None:
    """Rules by number or words."""
    index = session.table.title.rules
    if not query:
        example = next(iter(index)).section
        session.show(session.language.text("rules-needed", example=f"`{example}`"), "yellow")
        return
    show_rules(session.console, index, query, session.language)


def quit_(session: Session, rest: str) -> None:
    """Stop; the game is kept."""
    raise EOFError


COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "help": help_,
    "why": why,
    "look": look,
    "undo": undo,
    "log": log,
    "map": map_,
    "rules": rules,
    "save": save,
    "load": load,
    "quit": quit_,
}


def _example(session: Session) -> str:
    """An action as it is typed now."""
    return session.words.example(session.perspective.legal()[0])


def _why_word(session: Session) -> str:
    return session.language.text("command-why").split()[0]


def _path(session: Session, command: str, file: str) -> Path:
    if not file:
        word = session.language.text(f"command-{command}").split()[0]
        raise NotUnderstood(session.language.text("input-file-needed", example=f"`{word} {EXAMPLE_FILE}`"))
    return Path(file).expanduser()
