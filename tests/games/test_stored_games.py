"""Games that were running when a title's rules changed go on under the rules of today.

`bench/record_stored.py` recorded them under the revision in their file's name, before it was raised. Files named after
something else hold games that were written in another form under the same revision.
"""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import civitas
from civitas.core.dice import Dice

Stored = dict[str, Any]
FILES = sorted(Path(__file__).parent.glob("*/stored/*.json.gz"))
STEPS = 150


def stored_games() -> list[Any]:
    """All of them, under names that tell which they are."""
    return [
        pytest.param(game, id=f"{file.name.removesuffix('.json.gz')}-{number}")
        for file in FILES
        for number, game in enumerate(json.loads(gzip.decompress(file.read_bytes())))
    ]


def test_every_title_has_stored_games_of_every_revision_before_its_own() -> None:
    names = {file.name for file in FILES}
    for title in civitas.titles().values():
        for revision in range(1, title.rules_revision):
            assert f"{title.id}-revision-{revision}.json.gz" in names


@pytest.mark.untraced
@pytest.mark.parametrize("game", stored_games())
def test_a_stored_game_is_read_as_it_was(game: Stored) -> None:
    """Reading changes nothing but the revision, and what is written then can be read again."""
    title = civitas.title(game["title"])
    position = title.load(game["position"])
    assert position.dump()["rules_revision"] == title.rules_revision
    assert position.players == game["players"]
    assert title.load(position.dump()).digest() == position.digest()


@pytest.mark.untraced
@pytest.mark.parametrize("game", stored_games())
def test_a_stored_game_can_be_played_on_without_losing_a_piece(game: Stored) -> None:
    title = civitas.title(game["title"])
    position, dice = title.load(game["position"]), Dice.seeded(7)
    pieces = position.components()
    for _ in range(STEPS):
        if position.is_over:
            break
        seat = position.to_act[dice.below(len(position.to_act))]
        legal = [action for action in position.legal(seat) if position.loss(seat, action) is None]
        position.play(seat, legal[dice.below(len(legal))])
        assert position.components() == pieces
    assert title.load(position.dump()).digest() == position.digest()
