"""Helpers for tests of movement: where groups can end their move, battles that are fought without thinking."""

from typing import Any

from civitas.games.civilization_2010.map.board import SQUARE_NAMES
from civitas.games.civilization_2010.model import Civilization2010
from tests.games.civilization_2010.situation import Situation, situation

BATTLE_FRAMES = ("Battle", "Wounding", "Healing", "Aftermath", "Looting")

HEROES: dict[str, Any] = {
    "units": ["infantry-fierce", "infantry-fierce", "infantry-fierce"],
    "ranks": {"infantry": 4},
}
"""Forces that beat barbarians and anybody who has none."""


def on_the_move(**scenario: Any) -> Situation:
    """A situation at the beginning of player 1's Movement part; an army on a8 keeps that part open."""
    entry = dict(scenario.pop("p1", {}))
    entry["armies"] = [*entry.get("armies", []), "a8"]
    return situation("movement", p1=entry, **scenario)


def ends(s: Situation, march: str) -> list[str]:
    """The other squares on which a group can end its move without a battle or defection, sorted."""
    found: set[str] = set()
    start = s.position.clone()
    start.play(0, start.space().parse(f"march {march}"))
    _walk(start, found, march.split()[0])
    return sorted(found - {march.split()[0]})


def _walk(p: Civilization2010, found: set[str], at: str) -> None:
    """Take every step from here in turn, on copies."""
    if p.frames[-1].name() != "Moving" or p.to_act != [0]:
        found.add(at)
        return
    for action in p.legal(0):
        words = p.space().text(action).split()
        if words[0] == "stop":
            found.add(at)
        elif words[0] == "step":
            other = p.clone()
            news = other.play(0, action)
            steps = [event for event in news if event.message == "moved"]
            if steps and other.frames[-1].name() not in BATTLE_FRAMES:
                _walk(other, found, str(steps[-1].arguments["square"]).removeprefix("square-"))


def near(s: Situation, square: str, most: int) -> list[str]:
    """The other squares of the map at most so many orthogonal steps away, sorted."""
    steps = s.position.board.steps[s.number(square)]
    return sorted(SQUARE_NAMES[other] for other, distance in enumerate(steps) if 0 < distance <= most)


def steps_left(s: Situation) -> int:
    """The steps that the group under way still has."""
    return int(s.position.frames[-1].question(s.position, 0)["steps"])


def fight(s: Situation) -> None:
    """Fight the battle that has begun: everybody plays the first unit he has and takes the first loot there is."""
    assert s.question in BATTLE_FRAMES
    for _ in range(100):
        if s.question not in BATTLE_FRAMES or s.position.is_over:
            return
        player = s.asked[0]
        legal = s.legal(by=player)
        s.play(next((text for text in legal if text.startswith("front")), legal[0]), by=player)
    raise AssertionError("the battle does not end")
