"""What happens in a turn of the automated player, step by step: each with the reason for it and the rule."""

import re

from rich.console import Console
from rich.text import Text

from civitas.core.events import Event
from civitas.core.registry import title as title_of
from civitas.rule_texts import rule_texts
from civitas.terminal.new_dawn.companion.file import TITLE
from civitas.terminal.presenter import Presenter

REASONS = {
    "automa-chose-space": ("placed", "city-built"),
    "automa-chose-card": ("card-replaced",),
    "automa-chose-pact": ("pact-taken",),
}
"""Choices that are told together with what is done next, as the reason for it."""
INDENT = 4
_REASON = re.compile(r" \(([^()]*)\)[.!]?$")
"""Sentences about choices have the reason in brackets at their end."""


class Steps:
    """Numbers the steps of a turn and shows them as they come."""

    def __init__(self, presenter: Presenter, console: Console, subject: str) -> None:
        self.console = console
        self.language = presenter.language
        self.names = presenter.names()
        self.subject = subject
        """Who acts, unless a sentence says something else."""
        self.count = 0
        self._choice: Event | None = None

    def tell(self, events: list[Event]) -> None:
        """Show what has happened; a choice waits for what comes of it."""
        for event in events:
            if self._choice is not None and event.message not in REASONS[self._choice.message]:
                self._show(self._choice, self._sentence(self._choice), self._choice.rule)
                self._choice = None
            if event.message in REASONS:
                self._choice = event
            elif self._choice is not None:
                self._show(event, self._with_reason(event, self._choice), self._choice.rule)
                self._choice = None
            else:
                self._show(event, self._sentence(event), event.rule, is_heading=event.message == "resolved")

    def _sentence(self, event: Event) -> str:
        text = self.language.event(event, self.names)
        if "criterion" in event.arguments:
            text = _REASON.sub(r" – \1", text)
        return text.removesuffix(".")

    def _with_reason(self, event: Event, choice: Event) -> str:
        criterion = self.language.name(str(choice.arguments["criterion"]))
        return f"{self._sentence(event).rstrip('.!')} – {criterion}"

    def _mark(self, rule: str) -> str:
        """Where the rule is found, and what it is called."""
        return rule_texts(self.language.code, TITLE).mark(title_of(TITLE).rules[rule])

    def _show(self, event: Event, sentence: str, rule: str, is_heading: bool = False) -> None:
        """One step; whose turn it is goes without saying."""
        for begin in (f"{self.subject}: ", f"{self.subject} "):
            if sentence.startswith(begin):
                rest = sentence.removeprefix(begin)
                sentence = rest[:1].upper() + rest[1:]
        self.count += 1
        self.show(event, sentence, rule, is_heading)

    def show(self, event: Event, sentence: str, rule: str, is_heading: bool) -> None:
        """One numbered line."""
        text = Text(sentence, style="bold" if is_heading else "").append(f" ({self._mark(rule)})", style="dim")
        number = f"{self.count}. ".rjust(INDENT)
        for line in text.wrap(self.console, self.console.width - INDENT):
            line.rstrip()
            self.console.print(Text(number) + line, soft_wrap=True)
            number = " " * INDENT
