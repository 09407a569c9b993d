"""What questions remember of the map holds: a position that is loaded anew finds the same."""

import random

import pytest

from civitas.games.new_dawn.phases.culture import Placing
from civitas.games.new_dawn.phases.economy import Caravans
from civitas.games.new_dawn.phases.military import Military
from civitas.games.new_dawn.title import NewDawnTitle

TITLE = NewDawnTitle()


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2)])
def test_what_a_question_remembers_is_what_it_would_find_anew(players: int, seed: int) -> None:
    p = TITLE.new_game(players=players, seed=seed)
    p.silence()
    chance = random.Random(seed)
    compared = {Placing: 0, Caravans: 0, Military: 0}
    while not p.is_over:
        seat = p.to_act[0]
        actions = p.legal(seat)
        kind = type(p.frames[-1])
        if kind in compared:
            assert actions == TITLE.load(p.dump()).legal(seat)
            compared[kind] += 1
        p.play(seat, chance.choice(actions))
    assert min(compared.values()) > 20
