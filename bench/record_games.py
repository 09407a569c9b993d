"""Record the games on which the benchmarks measure what users do: the best bots of a title among themselves.

python bench/record_games.py                # every title, about a minute
python bench/record_games.py new-dawn       # one title

Four players or as near as the title gets, the default options, seeds from 0 on. Run it after a change of the rules that
raises `rules_revision`; other games give other speeds, so a better bot alone is no reason.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

import civitas  # noqa: E402
from bench.recorded import store_games  # noqa: E402
from civitas.bench import usual_players  # noqa: E402
from civitas.bots import bot, names  # noqa: E402
from civitas.core.table import Table  # noqa: E402

GAMES_OF_A_TITLE = 4


def main() -> None:
    """Record the games of the titles asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="default: every title")
    for title in parser.parse_args().titles or sorted(civitas.titles()):
        games = [play(title, seed, names(title)[-1]) for seed in range(GAMES_OF_A_TITLE)]
        file = store_games(title, games)
        lengths = ", ".join(str(len(game["actions"])) for game in games)
        print(f"{file.name}: {names(title)[-1]}, {lengths} actions, {file.stat().st_size} bytes", flush=True)


def play(title_id: str, seed: int, name: str) -> dict[str, Any]:
    """One whole game of bots of a name."""
    title = civitas.title(title_id)
    table = Table(title, players=usual_players(title), seed=seed, options={})
    bots = [bot(title_id, name, seed * 10 + seat) for seat in range(table.players)]
    while not table.position.is_over:
        seat = table.position.to_act[0]
        table.play(seat, bots[seat].choose(table.position.perspective(seat)))
    return table.save()


if __name__ == "__main__":
    main()
