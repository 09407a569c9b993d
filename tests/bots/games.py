"""Games that bots play to their end."""

from collections.abc import Sequence

from civitas.bots import Bot
from civitas.core.position import Position


def finish(position: Position, bots: Sequence[Bot]) -> list[int]:
    """Let bots, one for each seat, play a game to its end; all their actions."""
    actions = []
    while not position.is_over:
        seat = position.to_act[0]
        action = bots[seat].choose(position.perspective(seat))
        actions.append(action)
        position.play(seat, action)
    return actions
