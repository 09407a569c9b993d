"""Observations of all titles: made of views alone, within their bounds, and nothing that a view tells is lost."""

import random
from array import array
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import civitas
from civitas.core.dice import Dice
from civitas.core.position import Position
from civitas.lab.observations import NoObservation, observation
from civitas.lab.tensors import Observation
from civitas.manifests import manifests

TITLES = [title for title, manifest in manifests().items() if manifest.observation]
LOOKS = 25
"""How often a game is looked at."""
MOVES = 1200
FEW = 500


def numbers_of(told: Observation, view: Any, seat: int | None) -> list[float]:
    """A view as numbers, within their bounds."""
    room = array("f", bytes(4 * told.size))
    told.write(view, seat, room, is_strict=True)
    return list(room)


told_to = cache(observation)


def moments(
    title_id: str, options: dict[str, object], seed: int, looks: int = LOOKS, moves: int = MOVES
) -> Iterator[Position]:
    """Moments of a game that is played at random, without anybody giving up."""
    title, dice = civitas.title(title_id), random.Random(seed)
    players = title.player_counts(options)
    position = title.new_game(players=players[seed % len(players)], seed=seed, options=options)
    every = max(1, moves // looks)
    for number in range(moves):
        if position.is_over:
            break
        if number % every == 0:
            yield position
        seat = dice.choice(position.to_act)
        legal = position.legal(seat)
        losses = position.losses(seat)
        careful = [action for action in legal if action not in losses or not losses[action].is_final] or legal
        position.play(seat, dice.choice(careful))
    yield position


def option_sets() -> list[Any]:
    """Every title with all its options."""
    return [
        pytest.param(title, options, number, id=f"{title}-{number}")
        for title in TITLES
        for number, options in enumerate(civitas.title(title).option_sets())
    ]


@pytest.mark.parametrize(("title", "options", "seed"), option_sets())
def test_numbers_stay_within_their_bounds(title: str, options: dict[str, object], seed: int) -> None:
    for position in moments(title, options, seed):
        told = told_to(title, position.players)
        for seat in (*range(position.players), None):
            found = numbers_of(told, position.view_for(seat), seat)
            assert 0 <= min(found) <= max(found) <= 1


@pytest.mark.parametrize("title", TITLES)
def test_what_is_hidden_has_no_part_in_it(title: str) -> None:
    for number, position in enumerate(moments(title, {}, 3, looks=8)):
        told = told_to(title, position.players)
        for seat in range(position.players) if not position.is_over else ():
            imagined = position.perspective(seat).imagine(Dice.seeded(number))
            seen = numbers_of(told, position.view_for(seat), seat)
            assert seen == numbers_of(told, imagined.view_for(seat), seat)


@pytest.mark.parametrize("title", TITLES)
def test_two_views_that_differ_are_told_apart(title: str) -> None:
    """What was taken from where to where changes the numbers of whoever sees it."""
    before: dict[int, tuple[Any, list[float]]] = {}
    for position in moments(title, {}, 5, looks=FEW, moves=FEW):
        told = told_to(title, position.players)
        for seat in position.to_act[:1]:
            view = position.view_for(seat)
            found = numbers_of(told, view, seat)
            if seat in before and before[seat][0] != view:
                assert before[seat][1] != found, _difference(before[seat][0], view)
            before[seat] = view, found


def _difference(one: Any, other: Any) -> str:
    """The entries of two views that are not the same."""
    return str([(key, one[key], other[key]) for key in one if one[key] != other[key]])[:2000]


@pytest.mark.parametrize("title", TITLES)
def test_the_own_seat_comes_first(title: str) -> None:
    position = civitas.title(title).new_game(players=civitas.title(title).player_counts({})[-1], seed=4)
    told = told_to(title, position.players)
    table = told.blocks[0]
    places = [table.begins + number for number, column in enumerate(table.columns) if column.name.startswith("to-act@")]
    assert len(places) == position.players
    for seat in range(position.players):
        found = numbers_of(told, position.view_for(seat), seat)
        expected = [(seat + place) % position.players in position.to_act for place in range(position.players)]
        assert [found[place] == 1 for place in places] == expected


@pytest.mark.parametrize("title", TITLES)
def test_things_have_the_same_numbers_as_the_flat_form(title: str) -> None:
    position = next(moments(title, {}, 6))
    told, seat = observation(title, position.players), position.to_act[0]
    view = position.view_for(seat)
    flat = numbers_of(told, view, seat)
    rows = array("f", bytes(4 * told.entities * told.width))
    kinds, mask = array("i", bytes(4 * told.entities)), bytearray(told.entities)
    told.write_entities(view, seat, rows, kinds, mask)
    first = 0
    for which, block in enumerate(told.blocks):
        for row in range(block.rows):
            here = (first + row) * told.width
            begins = block.begins + row * block.width
            assert list(rows[here : here + block.width]) == flat[begins : begins + block.width]
            assert not any(rows[here + block.width : here + told.width])
            assert kinds[first + row] == which
            assert mask[first + row] or not any(flat[begins : begins + block.width])
        first += block.rows
    assert first == told.entities


@pytest.mark.parametrize("title", TITLES)
def test_the_spec_names_every_number(title: str) -> None:
    told = observation(title, 2)
    columns = [line for line in told.spec().splitlines() if line.startswith("  ")]
    assert len(columns) == sum(block.width for block in told.blocks)
    assert len(set(columns)) > 10
    for block in told.blocks:
        assert len({column.name for column in block.columns}) == block.width, block.kind.name


def test_a_title_that_tells_nothing_is_named() -> None:
    with pytest.raises(NoObservation, match="two-rivers"):
        observation("two-rivers", 2)
