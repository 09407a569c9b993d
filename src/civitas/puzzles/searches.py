"""Where the puzzles that are kept were found, title by title, as `searches.toml` has it: there they are found again."""

import tomllib
from pathlib import Path

import civitas
from civitas.puzzles.finding import Search

SEARCHES = Path(__file__).parent / "searches.toml"


def searches(title_id: str) -> list[Search]:
    """The searches of a title: each looks at one moment of one game for one puzzle of a kind."""
    entries = tomllib.loads(SEARCHES.read_text(encoding="utf-8")).get(title_id, [])
    title = civitas.title(title_id)
    return [
        Search(
            title,
            tuple(each["bots"]),
            players=each.get("players", 2),
            first_seed=each["seed"],
            games=1,
            wanted=1,
            kinds=(each["kind"],),
            options=each.get("options", {}),
            move=each["move"],
        )
        for each in entries
    ]
