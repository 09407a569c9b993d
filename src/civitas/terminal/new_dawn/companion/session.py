"""The companion at the table: notes of what people do, the automated player's turns, everything saved at once."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from civitas.core.errors import CivitasError
from civitas.core.registry import title as title_of
from civitas.language import Language, language
from civitas.terminal.commands import quoted
from civitas.terminal.new_dawn.board import board
from civitas.terminal.new_dawn.companion.asking import CANCEL, Ask, Cancelled
from civitas.terminal.new_dawn.companion.file import TITLE, SituationFile, render, write_text
from civitas.terminal.new_dawn.companion.new import new_situation
from civitas.terminal.new_dawn.companion.notes import NOTES, write_down
from civitas.terminal.new_dawn.companion.play import Play
from civitas.terminal.new_dawn.companion.set_up import SetUp
from civitas.terminal.new_dawn.companion.situation import Situation
from civitas.terminal.new_dawn.companion.words import command_named, is_word, word_for
from civitas.terminal.new_dawn.middle import middle
from civitas.terminal.new_dawn.presenter import NewDawnPresenter
from civitas.terminal.rulebook import show_rules
from civitas.terminal.words import NotUnderstood


class AutomaSession:
    """A file, the people at the table, and the screen."""

    def __init__(self, file: SituationFile, console: Console, ask: Ask, by_hand: bool) -> None:
        self.file = file
        self.console = console
        self.ask = ask
        self.by_hand = by_hand
        self.language: Language = language(file.code or file.usual, TITLE)
        self._former: list[str] = []
        """What the file said before each change, the last one at the end."""
        self._text = ""
        """What this session has written last."""

    def run(self) -> None:
        """Listen until the person leaves; whatever happens, the file stays as it was after the last change."""
        try:
            if not self.file.path.exists():
                self.say("automa-set-up-missing", file=str(self.file.path))
                write_new(self.file.path, self.language, self.console, self.ask)
            self._welcome()
            while self._listen():
                pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        except Cancelled:
            self.say("automa-unchanged", "yellow")
        if self.file.path.exists():
            self.say("automa-goodbye", file=str(self.file.path))

    def say(self, message: str, style: str = "", /, **arguments: int | str) -> None:
        """A message on the screen."""
        self.console.print(quoted(self.language.text(message, **arguments)), style=style)

    def _welcome(self) -> None:
        self._read()
        self.show("")
        self.say("automa-welcome", "dim", file=str(self.file.path))

    def _listen(self) -> bool:
        """Read one line and do what it says; whether to go on."""
        words = self.ask(self.language.text("automa-prompt")).split()
        if not words:
            return True
        command = "help" if words[0] == "?" else command_named(words[0], KNOWN, self.language)
        if command == "quit":
            return False
        try:
            if command in NOTES:
                self.change(lambda play: write_down(play, command, words[1:]), is_note=True)
            elif is_word(words[0], CANCEL):
                self.say("automa-cancel-nothing", "yellow")
            elif command:
                COMMANDS[command](self, " ".join(words[1:]))
            else:
                self.say("automa-unknown", "yellow", text=words[0])
        except (NotUnderstood, CivitasError, OSError) as problem:
            self.console.print(Text(str(problem), style="yellow"))
            self.say("automa-unchanged", "dim")
        except Cancelled:
            self.say("automa-unchanged", "yellow")
        return True

    # Reading and changing the file.

    def _read(self) -> tuple[str, Situation]:
        """What the file says now; changes by hand since the last time are told."""
        text, situation = self.file.read()
        self.language = language(situation.language, TITLE)
        if self._text and text != self._text:
            self.say("automa-reread", "dim", file=str(self.file.path))
            self._former.append(self._text)
        self._text = text
        return text, situation

    def change(self, act: Callable[[Play], None], is_note: bool = False) -> None:
        """Do something with the situation and write it; if anything is wrong, nothing has happened."""
        text, situation = self._read()
        act(Play(situation, self.language, self.console, self.ask, self.by_hand))
        self._write(situation, text)
        if is_note:
            self.say("automa-noted", "green")

    def _write(self, situation: Situation, text: str) -> None:
        written = self.file.write(situation, text)
        self._former.append(text)
        self._text = written

    # The commands.

    def turn(self, rest: str) -> None:
        """The automated player's turn."""
        self.change(lambda play: play.automated_turn())

    def event(self, rest: str) -> None:
        """The end of the round and the event dial."""
        self.change(lambda play: play.next_round())

    def undo(self, rest: str) -> None:
        """Take back the last change."""
        self._read()
        if not self._former:
            self.say("automa-undone-nothing", "yellow")
            return
        write_text(self.file.path, self._former[-1])
        self._text = self._former.pop()
        self.say("automa-undone", "green")

    def show(self, rest: str) -> None:
        """The situation in short."""
        show_situation(self._read()[1], self.language, self.console)

    def map(self, place: str) -> None:
        """The map, a space, or the cards of a player."""
        p = self._read()[1].position
        presenter = NewDawnPresenter(title_of(TITLE), self.language)
        presenter.attend(p.perspective(None))
        for part in presenter.map(place, p.view_for(None)):
            self.console.print(part)
        if not place:
            self.console.print(Text(presenter.legend(), style="dim"))

    def rules(self, query: str) -> None:
        """Rules by number or words."""
        show_rules(self.console, title_of(TITLE).rules, query or "A3.3-a", self.language)

    def dice(self, word: str) -> None:
        """Whether people roll real dice."""
        said = [each for each in ("on", "off") if is_word(word, each)]
        if not said:
            raise NotUnderstood(self.language.text("automa-dice-needed"))
        self.by_hand = said[0] == "on"
        self.say(f"automa-dice-{said[0]}", "green")

    def save(self, name: str) -> None:
        """Write the situation into another file as well."""
        text, situation = self._read()
        if not name:
            self.say("automa-saved", "green", file=str(self.file.path))
            return
        path = Path(name).expanduser()
        if path.exists():
            raise NotUnderstood(self.language.text("automa-file-exists", file=str(path)))
        try:
            write_text(path, render(situation, text))
        except OSError as problem:
            raise NotUnderstood(f"{path}: {problem.strerror}") from problem
        self.say("automa-saved", "green", file=str(path))

    def help(self, rest: str) -> None:
        """What can be typed."""
        for heading, names in (("automa-help-notes", [*NOTES]), ("automa-help-commands", [*COMMANDS, "quit"])):
            self.console.print(Text(self.language.text(heading), style="bold"))
            grid = Grid.grid(padding=(0, 2, 0, 0))
            grid.add_column(no_wrap=True, style="cyan")
            grid.add_column()
            for name in names:
                usage, about = (self.language.text(f"automa-{part}-{name}") for part in ("usage", "help"))
                grid.add_row(Text(f"{word_for(name, self.language)} {usage}".strip()), quoted(about))
            self.console.print(Padding(grid, (0, 2)))
        self.console.print(Padding(quoted(self.language.text("automa-help-words")), (0, 2)))


COMMANDS: dict[str, Callable[[AutomaSession, str], None]] = {
    "turn": AutomaSession.turn,
    "event": AutomaSession.event,
    "undo": AutomaSession.undo,
    "show": AutomaSession.show,
    "map": AutomaSession.map,
    "rules": AutomaSession.rules,
    "dice": AutomaSession.dice,
    "save": AutomaSession.save,
    "help": AutomaSession.help,
}
"""What can be typed besides notes; `quit` ends the session."""
KNOWN = (*NOTES, *COMMANDS, "quit")


def show_situation(situation: Situation, spoken: Language, console: Console) -> None:
    """The cards and pieces of everybody and what lies in the middle; `map` shows the map."""
    view = situation.position.view_for(None)
    presenter = NewDawnPresenter(title_of(TITLE), spoken)
    presenter.attend(situation.position.perspective(None))
    scene = presenter.scene(view)
    difficulty = spoken.text(f"option-automa-{view['options']['automa']}")
    headline = spoken.text("automa-headline", round=view["round"], difficulty=difficulty)
    console.print(Line(headline, align="left", style="dim"))
    seats = sorted(range(view["players"]), key=lambda seat: seat != view["automa"])
    for part in [part for seat in seats for part in board(scene, seat, console.width)]:
        console.print(part)
    for part in middle(scene, console.width):
        console.print(part)


def write_new(path: Path, spoken: Language, console: Console, ask: Ask) -> Situation:
    """A new file after questions about what lies on the table; whoever leaves one of them has none."""
    questions = SetUp(spoken, console, ask)
    questions.say("automa-set-up")
    situation = new_situation(questions.wishes(), spoken.code)
    write_text(path, render(situation))
    return situation
