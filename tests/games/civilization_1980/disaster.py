"""Situations at the beginning of phase 11, shared by the tests of the calamities."""

from collections.abc import Mapping
from typing import Any

from tests.games.civilization_1980.situation import Situation


def struck(*players: str, options: Mapping[str, object] | None = None, **entries: Any) -> Situation:
    """The calamities lie open and are resolved at once; the game stops before phase 12."""
    return Situation(*players, phase=11, pause=[12], options=options, **entries)


def is_resolved(s: Situation) -> bool:
    """Whether all calamities are resolved, support included, and no question is left open."""
    return s.phase() == 11 and s.asks() == "Pause" and not any(s.open_calamities(nation) for nation in s.to_act())


def units(s: Situation, nation: str) -> int:
    """What a nation has on the board, a city counted as five."""
    return sum(s.board(nation).values()) + 5 * len(s.cities(nation))
