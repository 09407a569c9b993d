"""What is told quickly or remembered of the map is what would be found by looking at all of it anew."""

import random

import pytest

from civitas.games.new_dawn.battles.combat import RIVAL_CITY, own_pieces
from civitas.games.new_dawn.map.pieces import destroy_piece
from civitas.games.new_dawn.phases.culture import Placing
from civitas.games.new_dawn.phases.economy import Caravans
from civitas.games.new_dawn.phases.industry import Industry
from civitas.games.new_dawn.phases.military import Military
from civitas.games.new_dawn.title import NewDawnTitle
from civitas.games.new_dawn.verbs import BUILD, REMOVE, SETTLE

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


@pytest.mark.rule("R15.2-a")
def test_a_city_can_be_taken_off_the_map_if_there_is_a_place_for_it_afterwards() -> None:
    p = TITLE.new_game(players=4, seed=1)
    p.silence()
    chance = random.Random(1)
    answers = {True: 0, False: 0}
    while not p.is_over:
        seat = p.to_act[0]
        actions = p.legal(seat)
        if isinstance(p.frames[-1], Industry) and not p.civs[seat].cities_left:
            for city in own_pieces(p, seat, RIVAL_CITY):
                afterwards = p.clone()
                destroy_piece(afterwards, city)
                has_place = any(BUILD.owns(each) or SETTLE.owns(each) for each in afterwards.legal(seat))
                assert (REMOVE.code(city) in actions) == has_place
                answers[has_place] += 1
        p.play(seat, chance.choice(actions))
    assert all(answers.values())
