"""Writes `positions-*.json` beside it: positions of played games, and what the engine's own production makes of them.

    ../.venv/bin/python tests/throughTheAges/positions.py

The tests of the page want its forecast and its sums to be the engine's. A position is kept if a card is in play there
that matters for a sum and was in none before.
"""

import json
import random
from pathlib import Path
from typing import Any

import civitas
from civitas.bots import bot
from civitas.core.position import View
from civitas.core.table import Table
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.turn import begin_production, score_strength

FOLDER = Path(__file__).parent
MOST = 22
GAMES = 40
NOISE = 0.3
"""So often a random action is played instead of the bot's, which brings rarer cards into play."""
KEPT = [
    "left", "culture", "science", "yellow", "unused", "blue", "workers", "tokens", "government", "leader", "specials",
    "wonders", "ruins", "tucked", "colonies", "military_backs", "military", "military_total", "civil_total",
    "extra_military", "used", "tactic", "pact", "war", "strength", "culture_rate", "science_rate", "faces", "demand",
    "discontent", "food", "resources", "food_production", "resource_production", "consumption", "corruption",
]  # fmt: skip
"""What sums and forecasts are made of."""


def production_of(position: ThroughTheAges, seat: int) -> dict[str, int]:
    """What a seat has after producing, and what it scores when its turn ends."""
    p = position.clone()
    p.active = seat
    c = p.civs[seat]
    before = (c.science, c.culture)
    begin_production(p, seat)
    produced = (c.science - before[0], c.culture - before[1])
    score_strength(p, seat)
    goods = {"food": c.food, "resources": c.resources, "blue": c.blue}
    return {"science": produced[0], "culture": produced[1], "end": c.culture - before[1] - produced[1], **goods}


def sources(view: View) -> set[str]:
    """The cards in play whose effects are sums."""
    found: set[str] = set()
    for c in view["civilizations"]:
        single = [c["government"], c["leader"], c["tactic"], (c["pact"] or {}).get("card")]
        pieces = [card for card in (*single, *c["wonders"], *c["ruins"], *c["colonies"]) if card]
        found.update(pieces)
        found.update(f"{word}!" for word in ("tucked", "discontent") if c[word])
        found.update(f"ruin {card}" for card in c["ruins"])
    return found


def trimmed(view: View) -> dict[str, Any]:
    """The part of a view that the tests read."""
    civilizations = [{key: c[key] for key in KEPT} for c in view["civilizations"]]
    return {"options": view["options"], "players": view["players"], "civilizations": civilizations}


def main() -> None:
    """Write one file for each edition."""
    for title_id in ("through-the-ages-2006", "through-the-ages-2015"):
        found: list[dict[str, Any]] = []
        seen: set[str] = set()
        for seed in range(GAMES):
            table = Table(civitas.title(title_id), players=2 + seed % 3, seed=seed)
            minds = [bot(title_id, "minister", seat) for seat in range(2 + seed % 3)]
            dice = random.Random(seed)
            while not table.position.is_over and len(found) < MOST:
                position = table.position
                assert isinstance(position, ThroughTheAges)
                seat = position.to_act[0]
                view = position.perspective(None).view
                if position.frames[-1].name() == "ActionPhase" and len(sources(view) - seen) > 4:
                    seen |= sources(view)
                    seats = [other for other, c in enumerate(view["civilizations"]) if not c["left"]]
                    after = {str(other): production_of(position, other) for other in seats}
                    found.append({"view": trimmed(view), "after": after})
                legal = [action for action in position.legal(seat) if action != position.verbs.resign_code]
                bold = dice.random() < NOISE
                action = dice.choice(legal) if bold else minds[seat].choose(position.perspective(seat))
                table.play(seat, action)
        path = FOLDER / f"positions-{title_id}.json"
        path.write_text(json.dumps(found, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")
        print(title_id, len(found), "positions,", len(seen), "sources")


if __name__ == "__main__":
    main()
