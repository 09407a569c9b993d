"""A data set in shards: a file for some games, which is there altogether or not at all, so that a stop loses little."""

from collections.abc import Iterator, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

import civitas
from civitas.arena.journal import PART, write_whole
from civitas.arena.match import Terms
from civitas.arena.pool import work_on
from civitas.arena.schedule import Fixture
from civitas.bots import seating
from civitas.lab.dataset.decisions import COLUMNS, PLACES, BadDataset, play_noted, schema, table_of
from civitas.lab.observations import observation

ROWS: Final = "games"
"""The folder of the shards; beside it are a card and what the data set is."""
ENDING: Final = ".parquet"
LEVEL: Final = 9
"""How hard zstd tries: games are played once and read often."""


class Shard(NamedTuple):
    """Some games that follow each other."""

    fixtures: tuple[Fixture, ...]

    @property
    def name(self) -> str:
        """Of its file."""
        return f"{self.fixtures[0].number:06d}-{self.fixtures[-1].number:06d}{ENDING}"


class Written(NamedTuple):
    """A shard that was played: wherever that was, whoever asked for it writes it."""

    name: str
    content: bytes


def shards(planned: Sequence[Fixture], size: int) -> list[Shard]:
    """So many games in a file."""
    if size < 1:
        raise BadDataset(f"--shard-games {size}: at least one")
    return [Shard(tuple(planned[first : first + size])) for first in range(0, len(planned), size)]


def missing(folder: Path, wanted: Sequence[Shard]) -> list[Shard]:
    """The shards that are not there yet. A folder that has other games than these is refused."""
    last = wanted[-1].fixtures[-1].number
    beyond = [name for name in present(folder) if last_game(name) > last]
    if beyond:
        raise BadDataset(f"--games {last + 1}: {folder} has more already, up to {beyond[-1]}")
    return [shard for shard in wanted if not (folder / ROWS / shard.name).exists()]


def present(folder: Path) -> list[str]:
    """The names of the shards that are there, in the order of their games."""
    return sorted(file.name for file in (folder / ROWS).glob(f"*{ENDING}"))


def play(
    todo: Sequence[Shard], terms: Terms, with_chances: bool, workers: int | None, ray: str | None
) -> Iterator[Written]:
    """Shards as they are done, here or on Ray."""
    return work_on(todo, partial(play_shard, terms=terms, with_chances=with_chances), workers, ray)


def play_shard(shard: Shard, terms: Terms, with_chances: bool) -> Written:
    """The games of a shard as the content of its file, a row group a game."""
    import pyarrow.parquet as pq

    title = civitas.title(terms.title)
    players, _ = seating(title, len(shard.fixtures[0].lineup), terms.options)
    told = observation(title.id, players)
    room = BytesIO()
    with pq.ParquetWriter(room, schema(told.size), **_form()) as writer:
        for fixture in shard.fixtures:
            decisions, outcome = play_noted(fixture, terms, told, with_chances)
            if decisions.seats:
                writer.write_table(table_of(decisions, outcome, told, title.space.size))
    return Written(shard.name, room.getvalue())


def keep(folder: Path, written: Written) -> None:
    """Write a shard; one that held fewer of its games before goes."""
    write_whole(folder / ROWS / written.name, written.content)
    tidy(folder, written.name)


def tidy(folder: Path, name: str) -> None:
    """Remove what a shard has made needless: one that was begun and one with fewer of its games."""
    first = name.partition("-")[0]
    for file in [*(folder / ROWS).glob(f"{first}-*{ENDING}"), *(folder / ROWS).glob(f".{first}-*{PART}")]:
        if file.name != name:
            file.unlink()


def last_game(name: str) -> int:
    """The number of the last game of a shard."""
    return int(name.removesuffix(ENDING).partition("-")[2])


def _form() -> dict[str, Any]:
    """How files are written. Rows are much like those before them; a dictionary of places would hide that from zstd."""
    lists = [f"{each.name}.list.element" for each in COLUMNS if each.type.startswith("list") and each.name != PLACES]
    plain = [each.name for each in COLUMNS if not each.type.startswith("list")]
    return {"compression": "zstd", "compression_level": LEVEL, "use_dictionary": [*plain, *lists]}
