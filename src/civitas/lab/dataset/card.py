"""The card of a data set: what it is, how it was made, what its columns hold, how much there is, who may use it."""

import shlex
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from civitas.bots.estimates import values_mark
from civitas.lab.dataset.decisions import COLUMNS, schema
from civitas.lab.dataset.shards import ROWS, last_game, present
from civitas.lab.observations import observation

CARD: Final = "README.md"
CARD_TEXT: Final = """\
---
license: mit
pretty_name: Self-play of {title}
tags: [board-games, self-play, reinforcement-learning, imitation-learning]
configs: [{{config_name: default, data_files: "{rows}/*.parquet"}}]
---

# Self-play of {title}

Games of bots, a row for every decision: what the seat knew, what it might do, what it did, what came of it. Written by
`civitas dataset`; the same command writes the same rows:

```sh
{command}
```

| | |
|---|---|
{facts}

Read it in one line; `civitas.lab.dataset.reading` makes dense arrays of observations and masks:

```python
pyarrow.parquet.read_table("{rows}")
polars.scan_parquet("{rows}/*.parquet")
```

## Columns

Observation, actions and `chances` are as the deciding seat knew it; `place`, `score`, `reward` and `ending` came later.

| column | type | what it holds |
|---|---|---|
{columns}

## How much there is

| bot | seats | decisions | first places |
|---|---|---|---|
{bots}

Endings: {endings}.

## Licence

MIT, like Civitas. The rows hold codes and numbers that bots and the engine have made: no games of people, no text of a
rulebook.

## Observation

Every number lies between 0 and 1 here; the bounds behind a column are those of the game. Kinds of things lie one behind
the other, row by row: `rows x columns, from the first place`. Seats are told from who looks: `@0` is the own one.
Actions are codes of `civitas.title("{title}").space`.

```
{spec}
```
"""


class Counts(NamedTuple):
    """How much there is."""

    games: int
    decisions: int
    shards: int
    bots: list[tuple[str, int, int, int]]
    """Name, seats, decisions and first places of each bot, the best first."""
    endings: dict[str, int]


def card(folder: Path, about: Mapping[str, Any]) -> tuple[str, Counts]:
    """The card of a folder whose shards are all there, and what was counted for it."""
    counts = count(folder)
    text = CARD_TEXT.format(
        title=about["title"],
        rows=ROWS,
        command=command(about, counts),
        facts="\n".join(f"| {name} | {value} |" for name, value in _facts(about, counts).items()),
        columns="\n".join(f"| `{name}` | {type} | {what} |" for name, type, what in _columns(about)),
        bots="\n".join(f"| {' | '.join(map(str, row))} |" for row in counts.bots),
        endings=", ".join(f"{name} {number}" for name, number in counts.endings.items()),
        spec=observation(about["title"], about["players"]).spec(),
    )
    return text, counts


def command(about: Mapping[str, Any], counts: Counts) -> str:
    """What writes this data set."""
    options = [f"{name}={str(value).lower()}" for name, value in about["options"].items()]
    return shlex.join(
        [
            *("civitas", "dataset", about["title"], "--bots", ",".join(about["bots"])),
            *("--players", str(about["bots_at_table"]), "--games", str(counts.games), "--seed", str(about["seed"])),
            *(
                "--shard-games",
                str(about["shard_games"]),
                *([] if about["chances"] == values_mark(about["title"]) else ["--no-chances"]),
            ),
            *(["--option", *options] if options else []),
            *("--out", "FOLDER"),
        ]
    )


def count(folder: Path) -> Counts:
    """Count games, decisions and first places."""
    import pyarrow.parquet as pq

    keys = ["game", "seat", "bot", "place", "ending"]
    seats: Counter[str] = Counter()
    decisions: Counter[str] = Counter()
    first: Counter[str] = Counter()
    endings: dict[int, str] = {}
    names = present(folder)
    for name in names:
        rows = pq.read_table(folder / ROWS / name, columns=keys).group_by(keys).aggregate([([], "count_all")])
        for row in rows.to_pylist():
            seats[row["bot"]] += 1
            decisions[row["bot"]] += row["count_all"]
            first[row["bot"]] += row["place"] == 1
            endings[row["game"]] = row["ending"]
    order = sorted(seats, key=lambda bot: (-first[bot] / seats[bot], bot))
    return Counts(
        last_game(names[-1]) + 1,
        decisions.total(),
        len(names),
        [(bot, seats[bot], decisions[bot], first[bot]) for bot in order],
        dict(sorted(Counter(endings.values()).items())),
    )


def _facts(about: Mapping[str, Any], counts: Counts) -> dict[str, object]:
    import pyarrow as pa

    options = ", ".join(f"{name} = {value}" for name, value in about["options"].items())
    deals = -(-counts.games // about["bots_at_table"])
    return {
        "title": about["title"],
        "revision of the rules": about["rules_revision"],
        "Civitas": about["civitas"],
        "PyArrow": pa.__version__,
        "options": options or "as usual",
        "players": about["players"],
        "bots": ", ".join(about["bots"]),
        "seeds of the deals": f"{about['seed']} to {about['seed'] + deals - 1}",
        "games": counts.games,
        "decisions": counts.decisions,
        "files": f"{counts.shards}, of {about['shard_games']} games each; a row group is a game",
        "values behind `chances`": f"`{about['chances']}`" if about["chances"] else "none",
    }


def _columns(about: Mapping[str, Any]) -> list[tuple[str, str, str]]:
    types = schema(about["observation"]["size"])
    return [(each.name, _type_name(types.field(each.name).type), each.about) for each in COLUMNS]


def _type_name(type: Any) -> str:
    import pyarrow as pa

    return f"list&lt;{type.value_type}&gt;" if pa.types.is_list(type) else str(type)
