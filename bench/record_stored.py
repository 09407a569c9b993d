"""Record running games as a server stores them, before `rules_revision` of a title is raised.

python bench/record_stored.py civilization-1980    # writes .../stored/civilization-1980-revision-1.json.gz

The games are the golden ones, stopped in the middle: a position that a snapshot would hold, and the moves behind it.
The tests read them with the rules of today (`tests/games/test_stored_games.py`): no release ends a running game.
"""

import argparse
import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import civitas
from civitas.core.table import Table

FOLDERS = Path(__file__).resolve().parent.parent / "tests/games"
GAMES = 12
"""So many games are kept of each title, with other options first."""
TAIL = 30
"""So many moves lie behind the stored position."""


def main() -> None:
    """Record the games of the titles whose ids begin like this."""
    parser = argparse.ArgumentParser(description="Record running games before rules_revision is raised.")
    parser.add_argument("family")
    family = parser.parse_args().family
    for folder in sorted(FOLDERS.glob("*/golden")):
        games = [game for game in _golden(folder) if game["title"].startswith(family)]
        for title in sorted({game["title"] for game in games}):
            _write(folder.parent / "stored", title, [game for game in games if game["title"] == title])


def _golden(folder: Path) -> Iterator[dict[str, Any]]:
    for file in sorted(folder.glob("*.json")):
        yield json.loads(file.read_text(encoding="utf-8"))


def _write(folder: Path, title: str, games: list[dict[str, Any]]) -> None:
    games.sort(key=lambda game: len(game["options"]), reverse=True)
    kept = [_stopped(game, number) for number, game in enumerate(games[:GAMES])]
    folder.mkdir(exist_ok=True)
    revision = civitas.title(title).rules_revision
    file = folder / f"{title}-revision-{revision}.json.gz"
    text = json.dumps(kept, separators=(",", ":"))
    file.write_bytes(gzip.compress(text.encode(), mtime=0))
    print(f"{file.relative_to(FOLDERS)}: {len(kept)} games, {file.stat().st_size} bytes")


def _stopped(game: dict[str, Any], number: int) -> dict[str, Any]:
    """A golden game, stopped somewhere between its beginning and its end: each one at another part of it."""
    title, actions = civitas.title(game["title"]), game["actions"]
    stop = max(0, len(actions) * (number + 1) // (GAMES + 1) - TAIL)
    table = Table(title, players=game["players"], seed=game["seed"], options=game["options"])
    for seat, text in actions[:stop]:
        table.play(seat, title.space.parse(text))
    began = {name: game[name] for name in ("title", "rules_revision", "players", "seed", "options")}
    return {**began, "seq": stop, "position": table.position.dump(), "tail": actions[stop : stop + TAIL]}


if __name__ == "__main__":
    main()
