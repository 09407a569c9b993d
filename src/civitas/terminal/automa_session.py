"""The companion at the table: notes of what people do, the automated player's turns, everything saved at once."""

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from civitas.core.errors import CivitasError
from civitas.core.registry import title as title_of
from civitas.games.new_dawn.options import DIFFICULTIES
from civitas.games.new_dawn.words import LEADER
from civitas.language import Language, language
from civitas.terminal.automa_file import TITLE, SituationFile, render, write_text
from civitas.terminal.automa_new import MAPS, USUAL_DIFFICULTY, Wishes, new_situation
from civitas.terminal.automa_notes import NOTES, write_down
from civitas.terminal.automa_play import Ask, Play
from civitas.terminal.automa_situation import Situation
from civitas.terminal.commands import quoted
from civitas.terminal.new_dawn import NewDawnPresenter
from civitas.terminal.new_dawn_board import board
from civitas.terminal.new_dawn_middle import middle
from civitas.terminal.rulebook import show_rules
from civitas.terminal.words import NotUnderstood

PLAYERS = {str(layout.humans + 1): layout.humans + 1 for layout in MAPS.values()}
"""How many players there can be, the automated one included."""


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
                self._set_up()
            self._welcome()
            while self._listen():
                pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()
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
        command = self._command(words[0].lower())
        if command == "quit":
            return False
        try:
            if command in NOTES:
                self.change(lambda play: write_down(play, command, words[1:]), is_note=True)
            elif command:
                COMMANDS[command](self, " ".join(words[1:]))
            else:
                self.say("automa-unknown", "yellow", text=words[0])
        except (NotUnderstood, CivitasError, OSError) as problem:
            self.console.print(Text(str(problem), style="yellow"))
            self.say("automa-unchanged", "dim")
        except EOFError:
            self.console.print()
            self.say("automa-unchanged", "yellow")
        return True

    def _command(self, word: str) -> str:
        """The command that a word begins, or nothing."""
        known = [*NOTES, *COMMANDS, "quit"]
        found = [name for name in known if name.startswith(word)]
        return word if word in known else "help" if word == "?" else found[0] if len(found) == 1 else ""

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
        act(Play(situation.position, self.language, self.console, self.ask, self.by_hand))
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
        for part in presenter.map(place, p.view_for(None)):
            self.console.print(part)
        if not place:
            self.console.print(Text(presenter.legend(), style="dim"))

    def rules(self, query: str) -> None:
        """Rules by number or words."""
        show_rules(self.console, title_of(TITLE).rules, query or "A3.3-a", self.language)

    def dice(self, word: str) -> None:
        """Whether people roll real dice."""
        if word not in ("on", "off"):
            raise NotUnderstood(self.language.text("automa-dice-needed"))
        self.by_hand = word == "on"
        self.say(f"automa-dice-{word}", "green")

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
                grid.add_row(Text(f"{name} {usage}".strip()), quoted(about))
            self.console.print(Padding(grid, (0, 2)))
        self.console.print(Padding(quoted(self.language.text("automa-help-words")), (0, 2)))

    # A new file.

    def _set_up(self) -> None:
        """Ask what a new situation looks like; Enter takes what is proposed."""
        self.say("automa-set-up", file=str(self.file.path))
        wishes = Wishes()
        wishes.players = PLAYERS[self._pick("players", list(PLAYERS), "2")]
        maps = [name for name, layout in MAPS.items() if layout.humans == wishes.players - 1]
        wishes.map = self._pick("map", maps, maps[0])
        wishes.difficulty = self._pick("difficulty", DIFFICULTIES, USUAL_DIFFICULTY)
        any_leader = self.language.text("automa-set-up-any")
        taken: list[str] = []
        for seat in range(wishes.players):
            question = "leader" if seat == wishes.players - 1 else "person"
            free = [name for name in LEADER if name not in taken]
            chosen = self._pick(question, [*free, any_leader], any_leader, seat + 1)
            taken.append("" if chosen == any_leader else chosen)
        *wishes.people, wishes.leader = taken
        situation = new_situation(wishes, self.language.code)
        write_text(self.file.path, render(situation))

    def _pick(self, question: str, words: Sequence[str], usual: str, number: int = 0) -> str:
        self.say(f"automa-set-up-{question}", words=", ".join(words), number=number)
        while True:
            typed = self.ask(f"[{usual}]").strip().lower()
            found = [word for word in words if word.startswith(typed)] if typed else [usual]
            if typed in words or len(found) == 1:
                return typed if typed in words else found[0]
            self.say("automa-set-up-again", "yellow", text=typed)


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


def show_situation(situation: Situation, spoken: Language, console: Console) -> None:
    """The cards and pieces of everybody and what lies in the middle; `map` shows the map."""
    view = situation.position.view_for(None)
    presenter = NewDawnPresenter(title_of(TITLE), spoken)
    scene = presenter.scene(view)
    difficulty = spoken.text(f"option-automa-{view['options']['automa']}")
    headline = spoken.text("automa-headline", round=view["round"], difficulty=difficulty)
    console.print(Line(headline, align="left", style="dim"))
    seats = [view["automa"], *(seat for seat in range(view["players"]) if seat != view["automa"])]
    for part in [part for seat in seats for part in board(scene, seat, console.width)]:
        console.print(part)
    for part in middle(scene, console.width):
        console.print(part)
