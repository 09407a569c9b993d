"""A table with the real game and the companion on it, played by a script."""

import io
import re
from collections.abc import Mapping
from pathlib import Path
from tomllib import loads
from typing import Any

from rich.console import Console

from civitas.language import language
from civitas.terminal.new_dawn.companion.file import TITLE, SituationFile, parse, render, write_text
from civitas.terminal.new_dawn.companion.new import Wishes, new_situation
from civitas.terminal.new_dawn.companion.session import AutomaSession
from civitas.terminal.new_dawn.companion.situation import Situation

WIDTH = 80


def new_file(path: Path, code: str = "en", seed: int = 3, **wishes: Any) -> Path:
    """A file for a new game; the leaders are told, so that nothing but the cards depends on the seed."""
    wanted = Wishes()
    wanted.seed = seed
    wanted.leader = "montezuma"
    wanted.people = ["trajan"]
    for key, value in wishes.items():
        setattr(wanted, key, value)
    write_text(path, render(new_situation(wanted, code)))
    return path


def change(path: Path, entries: Mapping[str, str]) -> None:
    """Change fields by hand: TOML by the names of fields, such as `automa.row`."""
    text = path.read_text(encoding="utf-8")
    for name, content in entries.items():
        table, _, key = name.rpartition(".")
        text = set_field(text, table, key, content)
    path.write_text(text, encoding="utf-8")


def set_field(text: str, table: str, key: str, toml: str) -> str:
    """Replace the value of a field by other TOML."""
    head, mark, rest = text.partition(f"\n[{table}]\n") if table else ("", "", text)
    assert mark or not table, table
    changed, count = re.subn(
        rf"(?m)^{re.escape(key)} = (\[\n(.*\n)*?\]|.*)$", lambda _: f"{key} = {toml}", rest, count=1
    )
    assert count, f"{table}.{key}"
    return head + mark + changed


def record(path: Path) -> dict[str, Any]:
    """What a file says."""
    return loads(path.read_text(encoding="utf-8"))


def situation(path: Path) -> Situation:
    """The situation of a file."""
    return parse(path, path.read_text(encoding="utf-8"))


class Companion:
    """Types what a script says, reads what the screen shows."""

    def __init__(self, path: Path, code: str | None = None, by_hand: bool = False) -> None:
        self.path = path
        self.screen = io.StringIO()
        self.console = Console(file=self.screen, width=WIDTH, highlight=False)
        self.prompts: list[str] = []
        self.lines: list[str] = []
        self.session = AutomaSession(SituationFile(path, code), self.console, self.ask, by_hand)

    def ask(self, prompt: str) -> str:
        """The next line of the script; at its end the person leaves."""
        self.prompts.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def type(self, *lines: str) -> str:
        """Type these lines and leave; what the screen showed behind the welcome."""
        self.lines = list(lines)
        begin = len(self.screen.getvalue())
        self.session.run()
        shown = self.screen.getvalue()[begin:]
        welcome = language(self.session.language.code, TITLE).text("automa-welcome", file=str(self.path))
        return shown.rpartition(welcome.split("`")[-1].split()[-1])[2] if welcome in shown else shown
