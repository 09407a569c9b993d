"""Playing on by quick answers, everybody on a way of his own, and what the position is worth then."""

from typing import Final

from civitas.bots.civilization_2010.policy import answer
from civitas.bots.civilization_2010.value import value
from civitas.bots.civilization_2010.ways import nearest_way
from civitas.games.civilization_2010.model import Civilization2010

LONGEST: Final = 3000
"""Answers; a playout is judged where it is then."""


def played_on(p: Civilization2010, seat: int, way: int, actions: list[int], rivals: list[int], turns: int) -> float:
    """What a position is worth after so many turns, in which the seat says this and then follows a way.

    The position is played on itself: give a copy.
    """
    last = p.turn + turns
    place = 0
    for _ in range(LONGEST):
        if p.result is not None or p.turn >= last:
            break
        asked = p.to_act[0]
        if asked != seat:
            p.play(asked, answer(p, asked, rivals[asked]))
        elif place < len(actions) and actions[place] in p.legal(seat):
            p.play(seat, actions[place])
            place += 1
        else:
            place = len(actions)
            p.play(seat, answer(p, seat, way))
    return value(p, seat)


def rival_ways(p: Civilization2010, seat: int, way: int) -> list[int]:
    """The way that everybody seems to be on."""
    return [way if other == seat else nearest_way(p, other) for other in range(p.players)]
