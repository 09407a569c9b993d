"""Everything that a teller says has words in every language, and nothing said in them is left open."""

from collections.abc import Iterator
from typing import Any

import pytest

import civitas
from civitas.core.conformance.telling import things_of
from civitas.core.dice import Dice
from civitas.core.position import Position
from civitas.core.title import Title
from tests.conformance.wording import unworded

EVERY = 13
"""So many actions apart are the positions that are looked at."""


def played(title: Title, players: int, options: dict[str, object], seed: int) -> Iterator[Position]:
    """Positions of a random game."""
    p, rng, number = title.new_game(players=players, seed=seed, options=options), Dice.seeded(seed), 0
    while not p.is_over and number < 600:
        if number % EVERY == 0:
            yield p
        seat = p.to_act[rng.below(len(p.to_act))]
        legal = p.legal(seat)
        p.play(seat, legal[rng.below(len(legal))])
        number += 1
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
