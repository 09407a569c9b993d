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
from tests.conformance.subjects import TITLES, Case
from tests.conformance.subjects import cases as all_cases
from tests.conformance.wording import unworded

ALL_CASES = all_cases(TITLES)
ACTIONS = 600
LOOKS = 10
"""So many positions of a game are looked at."""
SOAK_ACTIONS = 5000
SOAK_LOOKS = 100


def played(title: Title, players: int, options: dict[str, object], actions: int, looks: int) -> Iterator[Position]:
    """Positions of a random game: every kind of question as far as possible, and how the game has ended."""
    seed = players
    record = random_game(title, players=players, seed=seed, options=options, actions=actions)
    chosen = samples_of(questions_of(title, players, seed, options, record), looks, Dice.seeded(seed))
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


def gaps_in(positions: Iterator[Position], title: Title, players: int) -> set[str]:
    """What is said about these positions to anybody, and cannot be put into words."""
    names = [f"Player {seat + 1}" for seat in range(players)]
    gaps: set[str] = set()
    for p in positions:
        for seat in [*range(players), None]:
            perspective = p.perspective(seat)
            telling = perspective.telling
            gaps |= unworded(title, telling, names)
            gaps |= unworded(title, [perspective.explain(thing) for thing in things_of(telling, players)], names)
            gaps |= unworded(title, p.teller().secrets(p, seat) if seat is not None else [], names)
    return gaps


@pytest.mark.untraced
@pytest.mark.parametrize(("title", "players", "options"), cases())
def test_every_telling_can_be_put_into_words(title: Title, players: int, options: dict[str, object]) -> None:
    assert not gaps_in(played(title, players, options, ACTIONS, LOOKS), title, players)


@pytest.mark.soak
@pytest.mark.untraced
@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_every_telling_of_long_games_can_be_put_into_words(case: Case) -> None:
    positions = played(case.title, case.players, case.options, SOAK_ACTIONS, SOAK_LOOKS)
    assert not gaps_in(positions, case.title, case.players)
