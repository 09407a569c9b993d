"""Every registered title keeps the contract, with all numbers of players and all options.

Every set of options is played once; with all numbers of players, and often, in `make soak`.
"""

import os
import subprocess
import sys

import pytest

from civitas.core.conformance import Game, check_forms, check_game, check_secrets
from civitas.core.title import Title
from tests.conformance.subjects import OPEN_GAMES, SEED, TITLES, Case, cases, taking_turns

pytestmark = pytest.mark.untraced
"""Coverage is for tests that know what they want to prove."""

ALL_CASES = cases(TITLES)
USUAL = [case for case in ALL_CASES if case.is_usual]
UNUSUAL = taking_turns([case for case in ALL_CASES if not case.is_usual])
HIDING = [title for title in TITLES if title.id not in OPEN_GAMES]
LONG_ENOUGH = 700
"""Actions of a game with unusual options; those with the usual ones are played to the end."""
WHOLE = 5
"""So many positions of a whole game are looked at, beside those with questions that come up seldom."""
BROKEN_OFF = 3
"""So many of a game with unusual options."""
SOAK_SEEDS = range(100, 110)

PROGRAM = """
import sys, civitas
from civitas.core.conformance import random_game
title = civitas.title(sys.argv[1])
automated = [options for options in title.option_sets() if title.automated_seats(title.players[-1], options)]
for options in [{}, *automated[:1]]:
    for players in title.player_counts(options):
        position = title.new_game(players=players, seed=5, options=options)
        for seat, action in random_game(title, players=players, seed=5, options=options, actions=300):
            position.play(seat, action)
        print(position.digest())
"""


def named(subject: Title) -> str:
    return subject.id


def test_at_least_one_title_is_registered() -> None:
    assert TITLES, "no package of civitas.games announces a title: there is nothing to examine"


@pytest.mark.parametrize("title", TITLES, ids=named)
def test_every_action_of_a_title_can_be_written_and_read_back(title: Title) -> None:
    check_forms(title)


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_a_whole_random_game_keeps_every_law(case: Case) -> None:
    game = check_game(
        case.title,
        players=case.players,
        seed=SEED + case.players,
        options=case.options,
        samples=WHOLE,
        breadth=6,
        depth=4,
        without=case.left_out,
        seldom=case.seldom,
    )
    assert game.position.is_over


@pytest.mark.parametrize("case", UNUSUAL, ids=str)
def test_a_random_game_with_other_options_keeps_every_law(case: Case) -> None:
    check_game(
        case.title,
        players=case.players,
        seed=SEED + case.players,
        options=case.options,
        samples=BROKEN_OFF,
        breadth=6,
        depth=4,
        max_actions=LONG_ENOUGH,
        without=case.left_out,
        seldom=case.seldom,
    )


@pytest.mark.parametrize("title", HIDING, ids=named)
def test_a_seat_imagines_hidden_things_otherwise_than_they_are(title: Title) -> None:
    """Not every random game gets as far as hiding something."""
    games = []
    for seed in range(1, 21):
        games.append(Game(title, players=max(title.player_counts({})), seed=seed))
        for _ in range(30):
            games[-1].play_on(50)
            games[-1].check("imagine")
            if games[-1].imagination_varied:
                break
        if games[-1].imagination_varied:
            break
    check_secrets(games)


@pytest.mark.parametrize("title", TITLES, ids=named)
def test_the_same_seed_and_actions_give_the_same_game_in_every_process(title: Title) -> None:
    """Python shuffles its sets anew in every process; the games must not notice."""
    assert digests(title, hash_seed=1) == digests(title, hash_seed=2)


def digests(title: Title, hash_seed: int) -> str:
    """The fingerprints of one game for each number of players, from a process of its own."""
    surroundings = {
        **os.environ,
        "PYTHONHASHSEED": str(hash_seed),
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    command = [sys.executable, "-c", PROGRAM, title.id]
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.soak
@pytest.mark.parametrize("seed", SOAK_SEEDS)
@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_many_random_games_keep_every_law(case: Case, seed: int) -> None:
    check_game(
        case.title,
        players=case.players,
        seed=SEED + seed,
        options=case.options,
        samples=60,
        without=case.left_out,
        seldom=case.seldom,
    )
