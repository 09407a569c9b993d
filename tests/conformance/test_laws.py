"""The laws of the contract, with games and actions that hypothesis draws."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from civitas.core.conformance import Game
from civitas.core.position import Position
from civitas.core.table import Table
from civitas.core.title import Title
from tests.conformance.subjects import BOUNDED, SUBJECTS, head_start

pytestmark = pytest.mark.untraced

CHOICES = st.lists(st.integers(0, 2**16 - 1), max_size=25)


def law(test: Callable[..., None]) -> Callable[..., None]:
    """A law for games that hypothesis draws; the same ones in every run."""
    drawn = BOUNDED(given(data=st.data(), choices=CHOICES)(test))
    every_title: Callable[..., Callable[..., None]] = pytest.mark.parametrize(
        "title", SUBJECTS, ids=lambda title: str(title.id)
    )
    return every_title(drawn)


@law
def test_a_clone_goes_its_own_way_and_the_same_way(title: Title, data: Any, choices: list[int]) -> None:
    game = begin(title, data)
    original, digest = game.position, game.position.digest()
    one, other = original.clone(), original.clone()
    for choice in choices:
        if one.is_over:
            break
        seat, action = chosen(one, choice)
        assert one.play(seat, action) == other.play(seat, action)
        assert one.digest() == other.digest()
    assert original.digest() == digest


@law
def test_a_dump_comes_back_as_the_same_game(title: Title, data: Any, choices: list[int]) -> None:
    position = begin(title, data).position
    loaded = title.load(json.loads(json.dumps(position.dump())))
    for choice in choices:
        assert loaded.digest() == position.digest()
        assert loaded.to_act == position.to_act
        if position.is_over:
            break
        seat, action = chosen(position, choice)
        assert loaded.legal(seat) == position.legal(seat)
        assert loaded.play(seat, action) == position.play(seat, action)


@law
def test_a_game_replays_exactly(title: Title, data: Any, choices: list[int]) -> None:
    game = begin(title, data)
    play(game, choices)
    again = Table.replay(title, json.loads(json.dumps(game.table.save())))
    assert again.position.digest() == game.position.digest()
    assert again.log == game.table.log
    game.check("replay")


@law
def test_a_seat_cannot_tell_the_real_game_from_an_imagined_one(title: Title, data: Any, choices: list[int]) -> None:
    game = begin(title, data)
    play(game, choices)
    game.check("view", "imagine", "blind", "leak")


@law
def test_taking_back_restores_the_table_exactly(title: Title, data: Any, choices: list[int]) -> None:
    game = begin(title, data)
    for choice in choices:
        play(game, [choice])
        game.check("undo")


@law
def test_no_piece_is_lost_or_made_and_somebody_can_always_act(title: Title, data: Any, choices: list[int]) -> None:
    game = begin(title, data)
    for choice in choices:
        play(game, [choice])
        game.check("components", "turns", "events", "result")


@law
def test_only_listed_actions_are_accepted(title: Title, data: Any, choices: list[int]) -> None:
    game = begin(title, data)
    play(game, choices)
    game.check("listed", "refused", "out-of-turn", "malformed", "text")


@law
def test_a_position_can_be_described(title: Title, data: Any, choices: list[int]) -> None:
    game = begin(title, data)
    play(game, choices)
    game.check("scenario", "broken-dump")


def begin(title: Title, data: Any) -> Game:
    """A game with options, seats and a seed that hypothesis draws, some way on."""
    options = data.draw(st.sampled_from(title.option_sets()), label="options")
    players = data.draw(st.sampled_from(title.player_counts(options)), label="players")
    seed = data.draw(st.integers(0, 2**64 - 1), label="seed")
    game = Game(title, players=players, seed=seed, options=options, breadth=6, depth=4)
    game.play_on(data.draw(st.integers(0, head_start(title)), label="head start"))
    return game


def play(game: Game, choices: list[int]) -> None:
    """Play the actions that these numbers choose, until the game is over."""
    for choice in choices:
        if game.position.is_over:
            return
        game.play(*chosen(game.position, choice))


def chosen(position: Position, choice: int) -> tuple[int, int]:
    """The seat and the legal action that a number stands for."""
    to_act = position.to_act
    seat = to_act[choice % len(to_act)]
    legal = position.legal(seat)
    return seat, legal[choice // len(to_act) % len(legal)]
