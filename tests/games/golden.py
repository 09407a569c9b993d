"""Golden games: whole games that bots once played, stored beside the tests of their title, replayed to the last digit.

The table `games.toml` in the folder of golden games says which there are; `bench/record_golden.py` records them.
"""

import json
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import civitas
from civitas.core.errors import CivitasError
from civitas.core.table import Table
from civitas.core.title import Title


class GoldenGames:
    """The golden games in one folder."""

    def __init__(self, folder: Path, family: str) -> None:
        self.folder = folder
        self.family = family
        """How the ids of the titles begin."""
        table = tomllib.loads((folder / "games.toml").read_text(encoding="utf-8"))
        self.names: list[str] = [game["name"] for game in table["game"]]
        self.endings: dict[str, str] = {game["name"]: game["ending"] for game in table["game"]}
        self.titles: list[Title] = [civitas.title(title) for title in sorted({game["title"] for game in table["game"]})]

    @property
    def remedy(self) -> str:
        """What to do about a golden game that is not as it should be."""
        command = f"python bench/record_golden.py {self.family}"
        return f"If the rules were meant to change, raise rules_revision and record the games anew: {command}"

    def stored(self, name: str) -> dict[str, Any]:
        """A game as it is stored."""
        file = self.folder / f"{name}.json"
        if not file.exists():
            pytest.fail(f"{file.name} is listed in games.toml but not recorded. {self.remedy}")
        game: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return game

    def check_files(self) -> None:
        """Every game of the table is recorded, and nothing else lies about."""
        files = {file.stem for file in self.folder.glob("*.json")}
        missing, needless = sorted(set(self.names) - files), sorted(files - set(self.names))
        assert not missing, f"not recorded: {missing}. {self.remedy}"
        assert not needless, f"not listed in games.toml: {needless}. {self.remedy}"

    def check_replay(self, name: str) -> None:
        """The stored game goes the same way again: positions, events, result."""
        stored = self.stored(name)
        title = civitas.title(stored["title"])
        assert stored["rules_revision"] == title.rules_revision, f"{name}: recorded by other rules. {self.remedy}"
        table = Table(title, players=stored["players"], seed=stored["seed"], options=stored["options"])
        for number, (seat, text) in enumerate(stored["actions"], 1):
            self._play(table, name, number, seat, text)
            expected = stored["checkpoints"].get(str(number))
            if expected is not None:
                where = f"{name}: another position after action {number}"
                assert table.position.digest() == expected, f"{where}. {self.remedy}"
        self._check_end(table, name, stored)

    def _play(self, table: Table, name: str, number: int, seat: int, text: str) -> None:
        where = f"{name}: action {number}, {text!r} of seat {seat}"
        try:
            table.play(seat, table.title.space.parse(text))
        except CivitasError as problem:
            pytest.fail(f"{where}, is not possible any more: {problem}. {self.remedy}")

    def _check_end(self, table: Table, name: str, stored: dict[str, Any]) -> None:
        result = table.position.result
        assert result is not None, f"{name}: the game is not over at its end. {self.remedy}"
        assert result.to_json() == stored["result"], f"{name}: another result. {self.remedy}"
        assert result.ending == self.endings[name]
        assert table.position.digest() == stored["digest"], f"{name}: another last position. {self.remedy}"
        messages = Counter(event.message for event in table.log)
        assert messages == stored["messages"], f"{name}: other events are reported. {self.remedy}"

    def messages(self) -> Counter[str]:
        """How often each event was reported in all of the games."""
        total: Counter[str] = Counter()
        for name in self.names:
            total.update(self.stored(name)["messages"])
        return total
