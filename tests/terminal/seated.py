"""A person at the terminal, played by a script."""

import io
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console

import civitas
from civitas.bots import Bot
from civitas.core.position import Position
from civitas.core.table import Table
from civitas.core.title import Title
from civitas.language import language
from civitas.terminal.session import Session

TITLE = civitas.title("civilization-1980")


class Person:
    """Types what a script says, reads what the screen shows."""

    def __init__(
        self,
        *,
        players: int = 2,
        seed: int = 1,
        lang: str = "en",
        options: Mapping[str, object] | None = None,
        bot: str = "random",
        seat: int = 0,
        scenario: Mapping[str, Any] | None = None,
        title: Title = TITLE,
        width: int = 100,
    ) -> None:
        self.screen = io.StringIO()
        self.console = Console(file=self.screen, width=width, highlight=False)
        self.prompts: list[str] = []
        self.lines: list[str] = []
        table = Table(title, players=players, seed=seed, options=options)
        if scenario is not None:
            place(table, title.scenario(scenario))
        automated = title.automated_seats(table.players, table.options)
        bots = {other: bot for other in range(table.players) if other != seat and other not in automated}
        self.session = Session(table, seat, bots, language(lang, title.id), self.console, self.ask)

    def ask(self, prompt: str) -> str:
        """The next line of the script; at its end the person leaves."""
        self.prompts.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def type(self, *lines: str) -> str:
        """Play these lines and leave; what the screen showed."""
        self.lines = list(lines)
        shown = len(self.screen.getvalue())
        self.session.run()
        return self.screen.getvalue()[shown:]

    def tell(self, *lines: str) -> str:
        """What the screen shows after the first question, from the first line on."""
        before = self.type()
        return self.type(*lines).removeprefix(before)

    @property
    def position(self) -> Position:
        """The game as it is."""
        return self.session.table.position

    @property
    def texts(self) -> list[str]:
        """All actions of the person so far."""
        record = self.session.table.record
        space = self.session.table.title.space
        return [space.text(action) for seat, action in record if seat == self.session.seat]


def place(table: Table, position: Position) -> None:
    """Let a table begin with another position."""
    table.position = position
    table.players = position.players
    table.log = list(position.news)


class Follower:
    """A person who does what a bot would do, and types it in words."""

    def __init__(self, person: Person, bot: Bot, by_number: Callable[[int], bool]) -> None:
        self.person = person
        self.bot = bot
        self.by_number = by_number
        self.turns = 0
        person.session.ask = self.ask

    def ask(self, prompt: str) -> str:
        """The bot's choice, typed; every now and then by its number on the screen."""
        self.turns += 1
        session = self.person.session
        action = self.bot.choose(session.perspective)
        if self.by_number(self.turns):
            return numbered(session, action)
        return session.words.example(action)


def numbered(session: Session, action: int) -> str:
    """An action as the number on the screen."""
    for number, choice in enumerate(session.menu().choices, 1):
        for count, found in choice.actions.items():
            if found == action:
                return f"{number} {count}" if choice.quantities else str(number)
    raise AssertionError("not in the menu")


def lines_with(text: str, *words: str) -> list[str]:
    """The lines that contain all these words."""
    return [line for line in text.splitlines() if all(word in line for word in words)]


def saves_in(folder: Path) -> Iterable[Path]:
    """The games that were kept."""
    return sorted(folder.rglob("*.json"))
