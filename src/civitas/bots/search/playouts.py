"""Playing on from a plan: everybody answers by the policy, until the seat has had its next turns."""

from civitas.bots.search.skill import Skill
from civitas.core.position import Position

LONGEST = 400
"""A playout is judged where it is after so many answers."""


def played_on(skill: Skill, world: Position, seat: int, actions: list[int], turns: int) -> float:
    """What the position is worth to the seat after these actions and so many more of its own turns.

    Where chance made an action illegal the policy answers in its place.
    """
    p = world.clone()
    for action in actions:
        if p.is_over or not (p.asked() >> seat) & 1:
            break
        p.play(seat, action if action in p.legal(seat) else skill.policy(p, seat))
    was_own = skill.is_own_turn(p, seat)
    left = turns
    for _ in range(LONGEST):
        if p.is_over:
            break
        is_own = skill.is_own_turn(p, seat)
        if was_own and not is_own:
            if left == 0:
                break
            left -= 1
        was_own = is_own
        asked = p.to_act[0]
        p.play(asked, skill.policy(p, asked))
    return skill.advantage(p, seat)
