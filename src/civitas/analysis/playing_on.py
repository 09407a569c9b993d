"""Playing on in an imagined world to the end of a seat's turn."""

from collections.abc import Sequence

from civitas.bots.search.skill import Skill
from civitas.core.position import Position

LONGEST = 400
"""A turn is followed for so many decisions of all seats at most."""


def played_on(skill: Skill, world: Position, seat: int, line: Sequence[int]) -> None:
    """Play a line of the seat as far as this world allows it, then quick answers until the turn of the seat is over.

    What is answered in somebody else's turn ends with the line: what follows is not the seat's to decide.
    """
    waiting = list(line)
    for _ in range(LONGEST):
        if world.is_over or not (waiting or skill.is_own_turn(world, seat)):
            return
        asked = seat if seat in world.to_act else world.to_act[0]
        world.play(asked, _answer(skill, world, asked, waiting if asked == seat else []))


def _answer(skill: Skill, world: Position, seat: int, waiting: list[int]) -> int:
    """The next action of the line, or where it does not fit this world any more, a quick good one."""
    if waiting:
        action = waiting.pop(0)
        if action in world.legal(seat):
            return action
        waiting.clear()
    return skill.policy(world, seat)
