"""The three versions of the first edition for rules tests: situations, new games, and turns that nobody uses."""

from typing import Any

import civitas
from tests.games.through_the_ages.situation import FIRST, Situation, situation

ROW = 13
IDLE = {"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 0}
"""Workers of a civilization in which nobody works."""


def simple(**scenario: Any) -> Situation:
    """A situation of the simple game, without events unless they are told."""
    return _version("simple", {"current_events": [], **scenario})


def advanced(**scenario: Any) -> Situation:
    """A situation of the advanced game."""
    return _version("advanced", scenario)


def full(**scenario: Any) -> Situation:
    """A situation of the full game; nobody may leave it, so that nobody is asked in vain before the actions."""
    return _version("full", scenario)


def _version(mode: str, scenario: dict[str, Any]) -> Situation:
    options = {"mode": mode, **scenario.pop("options", {})}
    if mode == "full":
        options.setdefault("resignation", False)
    return situation(FIRST, options=options, **scenario)


VERSIONS = {"simple": simple, "advanced": advanced, "full": full}


def new_game(players: int = 2, seed: int = 1, **options: Any) -> Situation:
    """The beginning of a game."""
    position = civitas.title(FIRST).new_game(players=players, seed=seed, options=options)
    return Situation(FIRST, position.describe())


def end_turn(s: Situation) -> None:
    """The player on turn does nothing more; the next player is on turn, or the game is over."""
    active = s.position.active
    for _ in range(20):
        if s.position.active != active or s.position.is_over:
            return
        legal = s.legal(by=s.asked[0])
        s.play("done" if "done" in legal else legal[0], by=s.asked[0])
    raise AssertionError(f"the turn never ends: {s.question} {s.asked}")


def end_turns(s: Situation, count: int) -> None:
    """So many turns pass without actions."""
    for _ in range(count):
        end_turn(s)


def tracks(s: Situation, player: int) -> dict[str, int]:
    """All tracks of a player."""
    c = s.civ(player)
    return {
        "culture": c.culture,
        "science": c.science,
        "culture per turn": c.culture_rate,
        "science per turn": c.science_rate,
        "strength": c.strength,
        "happy faces": c.faces,
    }


def actions(s: Situation, player: int) -> tuple[int, int]:
    """Civil and military actions available."""
    return s.civ(player).civil, s.civ(player).military


def totals(s: Situation, player: int) -> tuple[int, int]:
    """Civil and military actions per turn."""
    return s.civ(player).civil_total, s.civ(player).military_total
