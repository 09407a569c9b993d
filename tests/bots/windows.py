"""Perspectives with no position behind them, for bots that imagine what they cannot see."""

from typing import cast

from civitas.core.position import Perspective, Position
from civitas.core.verbs import ActionSpace


class Window:
    """A perspective as a bot may know it: what a seat may do, lose and imagine, and no position behind it."""

    __slots__ = ("imagine", "legal", "loss", "seat", "space")

    def __init__(self, perspective: Perspective) -> None:
        self.seat: int | None = perspective.seat
        self.space: ActionSpace = perspective.space
        self.legal = perspective.legal
        self.imagine = perspective.imagine
        self.loss = perspective.loss


def behind_glass(position: Position, seat: int) -> Perspective:
    """What a bot that imagines needs of a position."""
    return cast(Perspective, Window(position.perspective(seat)))
