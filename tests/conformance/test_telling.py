"""Everything that a teller says has words in every language, and nothing said in them is left open."""

from collections.abc import Iterator
from typing import Any

import pytest

import civitas
from civitas.core.conformance import questions_of, random_game, samples_of
from civitas.core.conformance.telling import things_of
from civitas.core.dice import Dice
from civitas.core.position import Position
from civitas.core.title import Title
from tests.conformance.wording import unworded

ACTIONS = 600
LOOKS = 16
"""So many positions of a game are looked at."""


def played(title: Title, players: int, options: dict[str, object], seed: int) -> Iterator[Position]:
    """Positions of a random game: every kind of question as far as possible, and how the game has ended."""
    record = random_game(title, players=players, seed=seed, options=options, actions=ACTIONS)
    chosen = samples_of(questions_of(title, players, seed, options, record), LOOKS, Dice.seeded(seed))
    p = title.new_game(players=players, seed=seed, options=options)
    for number, (seat, action) in enumerate(record):
        if number in chosen:
            yield p
        p.play(seat, action)
    yield p


def cases() -> list[Any]:
    found = []
    for title_id in sorted(civitas.titles()):
        title = civitas.title(title_id)
        for number, options in enumerate(title.option_sets()):
            counts = title.player_counts(options)
            for players in counts if number == 0 else counts[-1:]:
                found.append(pytest.param(title, players, options, id=f"{title_id}-{players}-{number}"))
    return found


@pytest.mark.untraced
@pytest.mark.parametrize(("title", "players", "options"), cases())
def test_every_telling_can_be_put_into_words(title: Title, players: int, options: dict[str, object]) -> None:
    names = [f"Player {seat + 1}" for seat in range(players)]
    gaps: set[str] = set()
    for p in played(title, players, options, players):
        for seat in [*range(players), None]:
            perspective = p.perspective(seat)
            telling = perspective.telling
            gaps |= unworded(title, telling, names)
            gaps |= unworded(title, [perspective.explain(thing) for thing in things_of(telling, players)], names)
    assert not gaps
