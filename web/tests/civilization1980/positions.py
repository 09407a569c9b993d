"""Writes `positions.json` beside it: a position for every kind of question, and what is said about it.

    ../.venv/bin/python tests/civilization1980/positions.py

The tests of the board want it to be drawn for every question as view and telling have it.
"""

import json
from pathlib import Path
from typing import Any, cast

import civitas
from civitas.bots import bot
from civitas.core.position import Position
from civitas.games.civilization_1980.view_types import Civilization1980View

FILE = Path(__file__).parent / "positions.json"
TITLE = civitas.title("civilization-1980")
BOT = "steward"
GAMES = [(7, 5), (11, 6), (21, 7)]
"""Seeds and players of the games that are played."""
RICH = 7
"""From this round on positions show more than the first ones."""


def kind_of(view: Civilization1980View) -> str:
    """The kind of question: its frame, and what it is about."""
    question = view["question"]
    if question is None:
        return ""
    draft = question.get("draft")
    package = "" if draft is None else "draft" if draft["lacks"] else "package"
    is_sailing = view["seat"] is not None and any(view["nations"][view["seat"]]["ships"])
    about: dict[str, object] = {
        "Market": package or ("offers" if question.get("offers") else "empty"),
        "Purchases": "basket" if question.get("basket") else "empty",
        "CivilWar": question.get("stage"),
        "Movement": "ships" if is_sailing else "land",
    }
    return f"{question['frame']} {about.get(question['frame'], question.get('calamity', ''))}".strip()


def described(position: Position, seat: int) -> dict[str, Any]:
    """A position as the server sends it."""
    perspective = position.perspective(seat)
    legal = [{"code": action, **TITLE.space.to_json(action)} for action in perspective.legal()]
    view = cast(Civilization1980View, perspective.view)
    return {"kind": kind_of(view), "view": view, "legal": legal, "telling": perspective.telling}


def play(seed: int, players: int, found: dict[str, dict[str, Any]]) -> None:
    """Play a game and keep a position of every kind, a rich one if there is one."""
    position = TITLE.new_game(players=players, seed=seed)
    minds = [bot(TITLE.id, BOT, seat) for seat in range(players)]
    while not position.is_over:
        for seat in position.to_act:
            view = cast(Civilization1980View, position.view_for(seat))
            kind = kind_of(view)
            known = found.get(kind)
            if known is None or known["view"]["round"] < RICH <= view["round"]:
                found[kind] = described(position, seat)
        seat = position.to_act[0]
        position.play(seat, minds[seat].choose(position.perspective(seat)))


def main() -> None:
    """Play the games and write the positions down."""
    found: dict[str, dict[str, Any]] = {}
    for seed, players in GAMES:
        play(seed, players, found)
    FILE.write_text(json.dumps([found[kind] for kind in sorted(found)], separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
