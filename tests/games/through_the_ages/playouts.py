"""Games that are played at random, for laws that hold in every position."""

from collections.abc import Iterator
from random import Random

from civitas.core.events import Event
from tests.games.through_the_ages.situation import Situation

RARE = ("resign", "destroy", "by-hand", "done", "take", "cancel")
"""Verbs that are said less often, so that games get somewhere."""


def random_steps(s: Situation, seed: int, steps: int) -> Iterator[list[Event]]:
    """Let the players choose at random; yields what happened after each answer."""
    rng = Random(seed)
    for _ in range(steps):
        if s.position.is_over:
            return
        player = s.asked[0]
        legal = s.legal(by=player)
        weights = [1 if text.split(" ")[0] in RARE else 6 for text in legal]
        weights = [
            0 if text == "resign" and len(legal) > 1 else weight for text, weight in zip(legal, weights, strict=True)
        ]
        yield s.play(rng.choices(legal, weights)[0], by=player)
