"""Asking only where there is something to decide."""

from civitas.core.position import Frame
from civitas.games.civilization_2010.model import Civilization


def ask_or_pop(p: Civilization, frame: Frame[Civilization], seat: int) -> None:
    """Ask a seat the question on top, unless the only answer is to do nothing: then the question goes away."""
    actions = frame.legal(p, seat)
    if len(actions) > 1:
        frame.asked = 1 << seat
        p.offer(seat, actions)
    else:
        p.pop()
