"""Games of bots with some noise, noted in numbers where bots judge, above all at ends of turns, with what came of it.

At some of these moments the whole table is noted, so that chances can be learned and judged side by side.
"""

from collections.abc import Sequence
from typing import NamedTuple

import civitas
from civitas.arena.match import bot_seed
from civitas.bots import Bot, seating
from civitas.bots.search.skill import Skill
from civitas.core.dice import Dice

GRAIN = 1000
DIGITS = 4
TABLES = 3
"""At every so-and-so-many-th end of a turn all seats are noted."""
EARLIER = 0.5
"""The beginning of a turn is another moment than its end, though one answer may be all of it."""


class Sample(NamedTuple):
    """One moment of one game."""

    seat: int
    progress: float
    """How much of the game was over, from 0 to 1; known only afterwards."""
    features: list[float]
    margin: float
    """By how much the seat has won or lost, as its title measures it (`Skill.lead`)."""
    win: float
    """1 for a victory, less for one that is shared."""
    is_own: bool = True
    """Whether it is this seat that has just ended its turn."""


def play_noted(
    title_id: str, options: dict[str, object], lineup: Sequence[Bot], skill: Skill, seed: int, noise: float
) -> list[Sample]:
    """A game in which everybody sometimes does what comes to mind, and what was noted in it."""
    title = civitas.title(title_id)
    players, seats = seating(title, len(lineup), options)
    position = title.new_game(players=players, seed=seed, options=options)
    position.silence()
    dice = Dice.seeded(bot_seed(seed, -1))
    bots = dict(zip(seats, lineup, strict=True))
    noted: list[tuple[float, int, list[float], bool]] = []
    ends = 0
    decisions = 0
    while not position.is_over and decisions < title.longest_game:
        seat = position.to_act[0]
        perspective = position.perspective(seat)
        if skill.begins_turn(position, seat):
            noted.append((decisions - EARLIER, seat, skill.features(perspective.imagine(dice), seat), True))
        action = bots[seat].choose(perspective)
        if noise and dice.below(GRAIN) < noise * GRAIN:
            options_here = skill.options(position, seat)
            action = options_here[dice.below(len(options_here))]
        if skill.ends_turn(position, seat, action):
            end = skill.turn_end(perspective.imagine(dice), seat, action)
            ends += 1
            for other in range(position.players) if ends % TABLES == 0 else [seat]:
                if not skill.is_out(end, other):
                    noted.append((decisions, other, skill.features(end, other), other == seat))
        position.play(seat, action)
        decisions += 1
    result = position.result
    if result is None:
        return []
    winners = result.winners
    return [
        Sample(
            seat, round(max(0.0, number) / decisions, DIGITS), [round(value, DIGITS) for value in numbers],
            skill.lead(result, seat), 1 / len(winners) if seat in winners else 0.0, is_own,
        )
        for number, seat, numbers, is_own in noted
    ]  # fmt: skip
