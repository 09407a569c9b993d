"""Bots that break the rules of the arena, each in its own way."""

from typing import Any

from civitas.core.position import Perspective


class Sound:
    """Plays the first action it is shown."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, perspective: Perspective) -> Any:
        return perspective.legal()[0]


class Babbler(Sound):
    """Answers what is no action at all."""

    def choose(self, perspective: Perspective) -> Any:
        return "build a wonder"


class Cheat(Sound):
    """Answers an action that it may not play."""

    def choose(self, perspective: Perspective) -> Any:
        return next(code for code in range(perspective.space.size) if code not in perspective.legal())


class Crasher(Sound):
    """Falls over at its first decision."""

    def choose(self, perspective: Perspective) -> Any:
        raise ZeroDivisionError("thought too hard")


class Unborn:
    """Cannot be made."""

    def __init__(self, seed: int) -> None:
        raise RuntimeError("not today")


class Dreamer(Sound):
    """Never comes to an end."""

    def choose(self, perspective: Perspective) -> Any:
        while True:
            self.seed += 1
