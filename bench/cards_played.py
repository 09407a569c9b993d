"""How often bots take cards and components, and win the games in which they do: for the browser of cards.

    nice -n 19 .venv/bin/python bench/cards_played.py TITLE [--games 100] [--bot NAME] [--players K] [--seed 0]

writes src/civitas/bots/played/TITLE.json. Which events say that a seat has taken something the title's reading tells
(`civitas.bots.reading.Reading.taken`). The same numbers come of the same command, on every machine.
"""

import argparse
import json
import re
from collections import Counter
from pathlib import Path

import civitas
from civitas.arena.match import bot_seed, reading_of
from civitas.bots import bot
from civitas.bots.taken import FOLDER, named_in
from civitas.core.title import Title
from civitas.manifests import manifests
from civitas.rulebook import things

GAMES = 100
LEVEL = 2
"""Of the bots that play, unless one is named: quick, and no beginner."""


def main() -> None:
    """Play the games and write down what was taken."""
    wanted = arguments()
    title = civitas.title(wanted.title)
    name, players = wanted.bot or usual_bot(title.id), wanted.players or min(3, title.player_counts({})[-1])
    games, seats, won = Counter[str](), Counter[str](), Counter[str]()
    for number in range(wanted.games):
        taken, winners = play(title, name, players, wanted.seed + number)
        for thing, who in taken.items():
            games[thing] += 1
            seats[thing] += len(who)
            won[thing] += len(who & winners)
    found = {
        "command": f"bench/cards_played.py {title.id} --games {wanted.games} --bot {name} --players {players} "
        f"--seed {wanted.seed}",
        "games": wanted.games,
        "bot": name,
        "players": players,
        "rules_revision": title.rules_revision,
        "things": {thing: [games[thing], seats[thing], won[thing]] for thing in things(title.id) if games[thing]},
    }
    path = Path(str(FOLDER)) / f"{title.id}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(written(found), encoding="utf-8")
    print(f"{path}: {sum(map(bool, games.values()))} things in {wanted.games} games")


def written(found: dict[str, object]) -> str:
    """JSON with a line for each thing, so that changes can be read."""
    return re.sub(r"\[\s+(\d+),\s+(\d+),\s+(\d+)\s+\]", r"[\1, \2, \3]", json.dumps(found, indent=1)) + "\n"


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=civitas.titles())
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--bot", help=f"default: the one of level {LEVEL}")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", type=int, default=0)
    return parser.parse_args()


def usual_bot(title_id: str) -> str:
    """The bot of the level that plays."""
    return next(each.name for each in manifests()[title_id].bots if each.level == LEVEL)


def play(title: Title, name: str, players: int, seed: int) -> tuple[dict[str, set[int]], set[int]]:
    """One game: which seats took what, and who has won."""
    position = title.new_game(players=players, seed=seed)
    minds = [bot(title.id, name, bot_seed(seed, seat)) for seat in range(players)]
    taken: dict[str, set[int]] = {}
    messages = reading_of(title.id).taken
    while not position.is_over:
        seat = position.to_act[0]
        for event in position.play(seat, minds[seat].choose(position.perspective(seat))):
            for thing in named_in(event, messages):
                taken.setdefault(thing, set()).add(int(str(event.arguments["seat"])))
    assert position.result is not None
    return taken, {seat for seat, place in enumerate(position.result.places) if place == 1}


if __name__ == "__main__":
    main()
