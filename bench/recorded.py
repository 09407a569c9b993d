"""Recorded games of good bots, on which the benchmarks measure what users do: `bench/games/`, one file a title.

`bench/record_games.py` records them. They need the rules under which they were played, and say so when those have
changed. Whoever reads them needs nothing of Civitas but the contract, so that earlier revisions can replay them too.
"""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import civitas
from civitas.core.errors import CivitasError
from civitas.core.position import Position

GAMES = Path(__file__).resolve().parent / "games"


class OutOfDate(Exception):
    """Recorded games that are missing, or that do not go by the rules of today."""

    def __init__(self, title: str, why: str) -> None:
        super().__init__(f"recorded games of {title}: {why}. Record them anew: python bench/record_games.py {title}")


class RecordedGame(NamedTuple):
    """A whole game: how it begins, and every action with its seat."""

    title: str
    players: int
    seed: int
    options: dict[str, object]
    moves: list[tuple[int, int]]

    def begin(self) -> Position:
        """Its first position."""
        return civitas.title(self.title).new_game(players=self.players, seed=self.seed, options=self.options)

    def positions(self) -> Iterator[Position]:
        """The position before each of its actions, always the same object; at the end it has to be over."""
        position = self.begin()
        try:
            for seat, action in self.moves:
                yield position
                position.play(seat, action)
        except CivitasError as problem:
            raise OutOfDate(self.title, f"an action is not possible any more: {problem}") from None
        if not position.is_over:
            raise OutOfDate(self.title, "a game is not over at its end")


def file_of(title: str, folder: Path = GAMES) -> Path:
    """Where the games of a title are stored."""
    return folder / f"{title}.json.gz"


def recorded_games(title: str, folder: Path = GAMES) -> list[RecordedGame]:
    """The recorded games of a title, if they go by its rules."""
    file = file_of(title, folder)
    if not file.exists():
        raise OutOfDate(title, f"there is no {file.name}")
    games = json.loads(gzip.decompress(file.read_bytes()))
    revision = civitas.title(title).rules_revision
    if any(game["rules_revision"] != revision for game in games):
        raise OutOfDate(title, f"played by rules_revision {games[0]['rules_revision']}, now it is {revision}")
    return [_read(title, game) for game in games]


def store_games(title: str, saved: list[dict[str, Any]], folder: Path = GAMES) -> Path:
    """Store games as `Table.save` gives them; the same games make the same file."""
    folder.mkdir(exist_ok=True)
    file = file_of(title, folder)
    kept = ("rules_revision", "players", "seed", "options", "actions")
    text = json.dumps([{name: game[name] for name in kept} for game in saved], separators=(",", ":"))
    file.write_bytes(gzip.compress(text.encode(), mtime=0))
    return file


def _read(title: str, game: dict[str, Any]) -> RecordedGame:
    space = civitas.title(title).space
    try:
        moves = [(seat, space.parse(text)) for seat, text in game["actions"]]
    except CivitasError as problem:
        raise OutOfDate(title, f"there is no such action any more: {problem}") from None
    return RecordedGame(title, game["players"], game["seed"], game["options"], moves)
