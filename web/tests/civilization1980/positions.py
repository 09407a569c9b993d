"""Writes `positions.json` beside it: a position for every kind of question, and what the engine makes of it.

    ../.venv/bin/python tests/civilization1980/positions.py

The tests of the board want it to be drawn for every question, and its prices, needs and coasts to be the engine's.
"""

import json
from pathlib import Path
from typing import Any

import civitas
from civitas.bots import bot
from civitas.core.position import View
from civitas.games.civilization_1980.facts.board import COAST_LINKS, COASTS
from civitas.games.civilization_1980.facts.cards import CARD_COUNT, TRADE_MINIMUM
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.offers import DRAFT_PACKAGE
from civitas.games.civilization_1980.phases.purchase import Purchases
from civitas.games.civilization_1980.phases.track import step_of

FILE = Path(__file__).parent / "positions.json"
TITLE = civitas.title("civilization-1980")
BOT = "steward"
GAMES = [(7, 5), (11, 6), (21, 7)]
"""Seeds and players of the games that are played."""
RICH = 7
"""From this round on positions show more than the first ones."""


def kind_of(view: View) -> str:
    """The kind of question: its frame, and what it is about."""
    question = view["question"] or {}
    frame: str = question.get("frame", "")
    packed = sum(question.get("draft", [])[DRAFT_PACKAGE:])
    draft = "package" if packed >= TRADE_MINIMUM else "draft" if question.get("draft") else ""
    about: dict[str, object] = {
        "Market": draft or ("offers" if question.get("offers") else "empty"),
        "Purchases": "basket" if question.get("basket") else "empty",
        "CivilWar": question.get("stage"),
        "Movement": "ships" if max(view["ships"][view["seat"]]) >= 0 else "land",
    }
    return f"{frame} {about.get(frame, question.get('calamity', ''))}".strip()


def described(position: Civilization1980, seat: int) -> dict[str, Any]:
    """A position as the server sends it, with what the engine says about it."""
    perspective = position.perspective(seat)
    legal = [{"code": action, **TITLE.space.to_json(action)} for action in perspective.legal()]
    told: dict[str, Any] = {"kind": kind_of(perspective.view), "view": perspective.view, "legal": legal}
    told["points"] = position.points(seat)
    told["step"] = step_of(position, seat) if position.round else 0
    frame = position.frames[-1]
    if isinstance(frame, Purchases):
        told["prices"] = [frame.price_of_one_more(position, seat, card) for card in range(CARD_COUNT)]
    return told


def play(seed: int, players: int, found: dict[str, dict[str, Any]]) -> None:
    """Play a game and keep a position of every kind, a rich one if there is one."""
    position = TITLE.new_game(players=players, seed=seed)
    assert isinstance(position, Civilization1980)
    minds = [bot(TITLE.id, BOT, seat) for seat in range(players)]
    while not position.is_over:
        for seat in position.to_act:
            kind = kind_of(position.view_for(seat))
            known = found.get(kind)
            if known is None or known["view"]["round"] < RICH <= position.round:
                found[kind] = described(position, seat)
        seat = position.to_act[0]
        position.play(seat, minds[seat].choose(position.perspective(seat)))


def main() -> None:
    """Play the games and write the positions down."""
    found: dict[str, dict[str, Any]] = {}
    for seed, players in GAMES:
        play(seed, players, found)
    written = {"coasts": COASTS, "links": COAST_LINKS, "positions": [found[kind] for kind in sorted(found)]}
    FILE.write_text(json.dumps(written, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
