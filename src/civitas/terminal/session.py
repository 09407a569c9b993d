"""One person plays with bots: who acts next, what is shown, and what is done with an answer."""

from collections.abc import Callable
from pathlib import Path
from time import sleep

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.text import Text

from civitas.bots import Bot
from civitas.core.errors import BrokenDump, CivitasError
from civitas.core.events import Event
from civitas.core.position import Perspective, View
from civitas.core.rules import Objection
from civitas.core.table import Table
from civitas.language import LANGUAGES, Language, bot_name, language
from civitas.terminal import commands
from civitas.terminal.log import Log
from civitas.terminal.menu import Choice, Menu
from civitas.terminal.opponents import make_bots
from civitas.terminal.rulebook import rule_lines
from civitas.terminal.saves import autosave_path, read_game, write_game
from civitas.terminal.titles import presenter_for
from civitas.terminal.watch import show_result
from civitas.terminal.words import NotUnderstood, Words, plain

Ask = Callable[[str], str]
NEWS_LINES = 24
RECALLED = 6


class Session:
    """A table, the person at it, and the screen."""

    def __init__(
        self, table: Table, seat: int, bots: dict[int, str], language: Language, console: Console, ask: Ask
    ) -> None:
        self.language = language
        self.console = console
        self.ask = ask
        self.delay = 0.0
        self.sit_down(table, seat, bots)

    def sit_down(self, table: Table, seat: int, bots: dict[int, str]) -> None:
        """Take a seat at a table, new or loaded."""
        self.table = table
        self.seat = seat
        self.bot_names = bots
        self.bots: dict[int, Bot] = make_bots(table.title.id, bots, table.seed)
        self.presenter = presenter_for(table.title, self.language)
        self.words = Words(table.title.space, self.language)
        self.log = Log(self.presenter, seat)
        self.told = len(table.log) if table.record else 0
        """Events up to here have been told."""
        self._forced: set[int] = set()
        """Places in the record where there was only one choice."""
        self._scene: tuple[object, ...] = ()
        """What the last situation showed; it is shown again when something else is asked."""
        self._reasons: list[str] = []
        """What led to the last question."""
        self._queue: list[int] = []
        """Bots that get a chance to react before the person goes on."""
        self._busy = -1
        """A bot in the middle of something that nobody has heard of yet."""
        self._last_bot = -1
        self._round = -1
        self._is_asking = False
        self._menu = Menu([])
        self._attend()

    def _attend(self) -> None:
        """The table has changed: speak about it as it is now."""
        self.presenter.attend(self.perspective)
        self.is_stale = True
        """Whether the choices on the screen are out of date."""

    # The game.

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self._attend()
        self._welcome()
        try:
            while not self.table.position.is_over:
                self._step()
            self._finish()
        except EOFError:
            self._part()
        except KeyboardInterrupt:
            self._restore()
            self._part()

    def _step(self) -> None:
        seat = self._next_seat()
        if seat != self.seat:
            self._let_bot_act(seat)
            return
        legal = self.perspective.legal()
        listed = self._listed(legal)
        if len(listed) == 1:
            self._forced.add(len(self.table.record))
            self.play(listed[0])
        else:
            self._keep_round()
            self._ask()

    def _listed(self, legal: list[int]) -> list[int]:
        """The actions that a question is about; what can only be typed is none of them."""
        unlisted = self.presenter.unlisted()
        return [action for action in legal if self.table.title.space.verb_of(action).name not in unlisted]

    def _next_seat(self) -> int:
        """The person comes first wherever several may act, but bots finish what they began and react to news."""
        asked = self.table.position.to_act
        others = [seat for seat in asked if seat != self.seat]
        if self._busy in others:
            return self._busy
        self._queue = [seat for seat in self._queue if seat in others]
        if self.seat in asked and not self._queue:
            return self.seat
        if self.seat in asked:
            return self._queue.pop(0)
        return next((seat for seat in others if seat > self._last_bot), others[0])

    def _let_bot_act(self, seat: int) -> None:
        action = self.bots[seat].choose(self.table.position.perspective(seat))
        events = self.table.play(seat, action)
        self._attend()
        heard = any(event.visible_to(self.seat) for event in events)
        self._busy = -1 if heard else seat
        self._last_bot = seat
        if heard and self.delay:
            self.tell_news()
            sleep(self.delay)

    def play(self, action: int) -> list[Event]:
        """Play an action of the person; what cannot be taken back is heard by the bots before the next one."""
        events = self.table.play(self.seat, action)
        self._attend()
        if not self.table.can_undo(self.seat):
            self._queue = [seat for seat in self.table.position.to_act if seat != self.seat]
        return events

    @property
    def perspective(self) -> Perspective:
        """All that the person may know."""
        return self.table.position.perspective(self.seat)

    @property
    def view(self) -> View:
        """What the person sees."""
        return self.perspective.view

    # Showing.

    def show(self, text: str, style: str = "") -> None:
        """Say something in plain words."""
        self.console.print(Text(text, style=style))

    def look(self) -> None:
        """Show the whole situation."""
        self._reasons = []
        for part in self.presenter.situation(self.view, self.console):
            self.console.print(part)

    def tell_news(self) -> None:
        """Tell what has happened since the last time."""
        lines = self.log.lines(self.table.log[self.told :])
        self.told = len(self.table.log)
        if len(lines) > NEWS_LINES:
            self.show(self.language.text("news-earlier", count=len(lines) - NEWS_LINES), "dim")
        for line in lines[-NEWS_LINES:]:
            line.show(self.console)

    def menu(self) -> Menu:
        """The numbered choices."""
        return Menu(self.presenter.choices())

    def refuse(self, action: int, objection: Objection) -> None:
        """Say which rule forbids an action."""
        phrase = self.language.action(self.table.title.space, action)
        self.show(self.language.text("refused", action=phrase), "yellow")
        rules = self.table.title.rules
        if objection.option:
            option = self.language.text(f"option-{objection.option}")
            self.show(self.language.text("refused-option", option=option))
        elif objection.rule in rules:
            self.console.print(*rule_lines(rules[objection.rule], self.language), sep="\n")

    # Asking.

    def _ask(self) -> None:
        """Show what there is to decide, unless it is still on the screen; read a line, do it."""
        if self.is_stale:
            self.tell_news()
            self._show_scene()
            self.show_choices()
        self._is_asking = True
        line = self.ask(self.language.text("prompt"))
        self._is_asking = False
        self.answer(line)

    def _show_scene(self) -> None:
        """The situation if this is a new question, a reminder of it if it is the next step of an old one."""
        view = self.view
        scene = self.presenter.moment(view)
        is_new = scene != self._scene
        show = self.presenter.glance if is_new else self.presenter.reminder
        for part in show(view, self.console):
            self.console.print(part)
        self._scene = scene

    def show_choices(self) -> None:
        """The question with what led to it, and its numbered answers."""
        question, _ = self.presenter.question()
        self._menu = self.menu()
        self._show_reasons(self.presenter.because())
        self.console.print(Text(question if question.endswith("?") else f"{question}:", style="bold"))
        for line in self._menu.render(self.console.width):
            self.console.print(line, soft_wrap=True)
        self.is_stale = False

    def _show_reasons(self, reasons: list[str]) -> None:
        """What led to the question, unless it is the same as before."""
        for reason in reasons if reasons != self._reasons else []:
            self.console.print(Padding(Text.from_markup(reason), (0, 0, 0, 2), expand=False))
        self._reasons = reasons

    def answer(self, line: str) -> None:
        """Do what a line says: a command, a number of the menu, or actions in words."""
        try:
            if not commands.obey(self, line):
                self._act(line)
        except NotUnderstood as problem:
            self.show(str(problem), "yellow")

    def _act(self, line: str) -> None:
        """Play the actions of a line; if one of them fails, none is played, as far as they can be taken back."""
        parts = [part.strip() for part in line.split(";") if part.strip()]
        view = self.view
        steps = [step for part in parts for step in self.presenter.expand(part, view)]
        for place, step in enumerate(steps):
            if self.seat not in self.table.position.to_act:
                self.show(self.language.text("skipped", text="; ".join(steps[place:])), "yellow")
                return
            if not self._play_step(step):
                self._take_back_line(place, step)
                return

    def _play_step(self, step: str) -> bool:
        """Play one action; whether it was understood and allowed."""
        try:
            action = self._read(step)
        except NotUnderstood as problem:
            self.show(str(problem), "yellow")
            return False
        objection = self.perspective.why_not(action)
        if objection is not None:
            self.refuse(action, objection)
            return False
        if not self._confirm(action):
            return False
        self.play(action)
        return True

    def _confirm(self, action: int) -> bool:
        """Ask before an action that throws something away for good; whether the person wants that."""
        loss = self.perspective.loss(action)
        if loss is None:
            return True
        told = Event(loss.message, loss.arguments, loss.rule)
        self.show(self.language.event(told, self.presenter.names(), "loss"), "bold yellow")
        answer = plain(self.ask(self.language.text("prompt-confirm")).strip())
        return any(answer in plain(language(code).text("confirm-yes")).split() for code in LANGUAGES)

    def _read(self, step: str) -> int:
        """The action of a number on the screen, or of words."""
        numbers = step.split()
        if not (all(number.isdigit() for number in numbers) and 1 <= len(numbers) <= 2):
            return self.words.read(step, self.perspective.legal())
        choice = self._menu.pick(int(numbers[0]))
        if choice is None:
            raise NotUnderstood(self.language.text("input-number", number=int(numbers[0])))
        count = int(numbers[1]) if len(numbers) > 1 else self._how_many(choice)
        if not choice.quantities:
            return choice.sample
        if count not in choice.actions:
            low, high = choice.quantities[0], choice.quantities[-1]
            raise NotUnderstood(self.language.text("input-count", count=count, **{"from": low, "to": high}))
        return choice.actions[count]

    def _how_many(self, choice: Choice) -> int:
        quantities = choice.quantities
        if len(quantities) < 2:
            return quantities[0] if quantities else 0
        prompt = self.language.text(
            "prompt-count", action=choice.phrase, **{"from": quantities[0], "to": quantities[-1]}
        )
        typed = self.ask(prompt).strip()
        if not typed.isdigit():
            raise NotUnderstood(self.language.text("input-unknown", text=typed))
        return int(typed)

    def _take_back_line(self, played: int, step: str) -> None:
        if not played:
            return
        while played and self.table.can_undo(self.seat):
            self.table.undo(self.seat)
            played -= 1
        self._queue = []
        self._attend()
        self.told = min(self.told, len(self.table.log))
        self.show(self.language.text("refused-step-late" if played else "refused-step", text=step), "yellow")

    # Taking back, keeping, leaving.

    def undo(self) -> None:
        """Take back the person's last action; what was forced on the way goes, too."""
        while self.table.can_undo(self.seat) and len(self.table.record) - 1 in self._forced:
            self._forced.discard(len(self.table.record) - 1)
            self.table.undo(self.seat)
        if not self.table.can_undo(self.seat):
            self.show(self.language.text("undone-nothing"), "yellow")
            return
        _, action = self.table.record[-1]
        self.table.undo(self.seat)
        self.told = min(self.told, len(self.table.log))
        self._scene = ()
        self._attend()
        self.show(self.language.text("undone", action=self.language.action(self.table.title.space, action)))

    def save(self, path: Path) -> None:
        """Save the game in a file."""
        try:
            write_game(path, self.table, self.seat, self.bot_names)
        except (OSError, ValueError) as problem:
            reason = problem.strerror if isinstance(problem, OSError) else str(problem)
            self.show(self.language.text("input-file", file=str(path), problem=reason or ""), "yellow")
            return
        self.show(self.language.text("saved", file=str(path)))

    def load(self, path: Path) -> None:
        """Go on with the game of a file."""
        try:
            table, seat, bots = read_game(path)
            if table.title.id != self.table.title.id:
                raise BrokenDump("another title")
        except FileNotFoundError:
            self.show(self.language.text("input-file-missing", file=str(path)), "yellow")
        except (OSError, CivitasError):
            self.show(self.language.text("input-file-broken", file=str(path)), "yellow")
        else:
            self.sit_down(table, seat, bots)
            name = self.presenter.names()[seat]
            self.show(self.language.text("loaded", file=str(path), name=name))
            self._recall()

    def _keep_round(self) -> None:
        """Keep the game once a round, in case the machine goes down."""
        current = self.presenter.round(self.view)
        if current != self._round:
            self._round = current
            self._autosave()

    def _autosave(self) -> bool:
        try:
            write_game(autosave_path(self.table), self.table, self.seat, self.bot_names)
        except OSError:
            return False
        return True

    def _restore(self) -> None:
        """An interrupt may have hit in the middle of an action: go back to the last complete one."""
        if self._is_asking:
            return
        old = self.table
        self.table = Table(old.title, players=old.players, seed=old.seed, options=old.options)
        for seat, action in old.record:
            self.table.play(seat, action)

    def _part(self) -> None:
        self.console.print()
        if self._autosave():
            self.show(self.language.text("resume", command=f"civitas play --load {autosave_path(self.table)}"))
        self.show(self.language.text("goodbye"))

    # Beginning and end.

    def _welcome(self) -> None:
        text = self.language.text
        table = self.table
        title = text("welcome", title=self.presenter.name, players=table.players, seed=str(table.seed))
        self.console.print(Line(Text(title, style="bold"), align="left", characters="═"))
        counts: dict[str, int] = {}
        names = self.presenter.names()
        automated = [names[seat] for seat in table.title.automated_seats(table.players, table.options)]
        called = [bot_name(self.language.code, table.title.id, name) for name in self.bot_names.values()]
        for name in [*called, *automated]:
            counts[name] = counts.get(name, 0) + 1
        listed = ", ".join(name if count == 1 else f"{count} × {name}" for name, count in counts.items())
        self.show(text("welcome-you", number=self.seat + 1, bots=listed))
        self.show(text("welcome-help"), "dim")
        if self.presenter.legend():
            self.show(self.presenter.legend(), "dim")
        self._recall()

    def _recall(self) -> None:
        """The last lines of a game that goes on."""
        for line in self.log.lines(self.table.log[: self.told])[-RECALLED:]:
            line.show(self.console)

    def _finish(self) -> None:
        self.tell_news()
        self.look()
        result = self.table.position.result
        show_result(self.console, self.presenter, result)
        if result is not None and self.presenter.has_won(result, self.seat):
            self.show(self.language.text("over-won"), "bold green")
        autosave_path(self.table).unlink(missing_ok=True)
