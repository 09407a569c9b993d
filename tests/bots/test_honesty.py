"""No bot's choice depends on what its seat cannot know: real and imagined positions are the same to it."""

import pytest

import civitas
from bench.recorded import recorded_games
from civitas.bots import bot, opponents
from civitas.core.dice import Dice
from civitas.core.position import Position

SAMPLES = (12, 12, 12, 8, 6, 2)
"""Positions of each recorded game, spread over it, by the level of a bot: the strong ones think long."""


def positions(title_id: str, samples: int) -> list[Position]:
    """Positions of recorded games in which somebody has something to choose."""
    found = []
    for game in recorded_games(title_id)[:2]:
        stride = max(1, len(game.moves) // samples)
        for number, position in enumerate(game.positions()):
            if number % stride == stride // 2 and len(position.legal(position.to_act[0])) > 1:
                found.append(position.clone())
    return found


@pytest.mark.parametrize(
    ("title_id", "name", "level"),
    [(title_id, entry.name, entry.level) for title_id in sorted(civitas.titles()) for entry in opponents(title_id)],
)
def test_a_bot_chooses_the_same_whatever_is_hidden_from_it(title_id: str, name: str, level: int) -> None:
    for number, position in enumerate(positions(title_id, SAMPLES[level])):
        seat = position.to_act[0]
        real = position.perspective(seat)
        imagined = real.imagine(Dice.seeded(number)).perspective(seat)
        chosen = bot(title_id, name, number).choose(real)
        assert bot(title_id, name, number).choose(imagined) == chosen, position.space().text(chosen)
