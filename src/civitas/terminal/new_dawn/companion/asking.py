"""Asking people at the table: every question can be left by one word, and then nothing has happened."""

from collections.abc import Callable

from rich.console import Console

from civitas.language import Language
from civitas.terminal.commands import quoted
from civitas.terminal.new_dawn.companion.words import is_word

Ask = Callable[[str], str]
CANCEL = "cancel"


class Cancelled(Exception):
    """Somebody has left a question without an answer."""


class Questions:
    """Somebody at a screen who is asked one thing after another."""

    def __init__(self, spoken: Language, console: Console, ask: Ask) -> None:
        self.language = spoken
        self.console = console
        self._ask = ask

    def ask(self, prompt: str) -> str:
        """One line; the word `cancel`, in any language, and the end of the input leave the question."""
        try:
            typed = self._ask(prompt)
        except EOFError:
            self.console.print()
            raise Cancelled from None
        if is_word(typed, CANCEL):
            raise Cancelled
        return typed

    def say(self, message: str, style: str = "", /, **arguments: int | str) -> None:
        """A message on the screen."""
        self.console.print(quoted(self.language.text(message, **arguments)), style=style)

    def prompt(self, message: str, /, **arguments: int | str) -> str:
        """What somebody types behind a few words."""
        return self.ask(self.language.text(message, **arguments)).strip()

    def confirm(self, message: str, /, **arguments: int | str) -> None:
        """Go on only if somebody says yes; anything else leaves everything as it is."""
        self.say(message, "bold cyan", **arguments)
        if not is_word(self.prompt("automa-confirm"), "yes"):
            raise Cancelled
