"""The parts of attack and defence add up to what the rules use, and the odds are those of two dice."""

from random import Random

import pytest

import civitas
from civitas.games.new_dawn.battles.combat import NO_TARGET, attack_bonus, defence, target_kind
from civitas.games.new_dawn.battles.parts import ROLLS, attack_parts, defence_parts, percent, winning_rolls
from civitas.games.new_dawn.civilizations.construction import discounts, wonder_cost
from civitas.games.new_dawn.facts.wonders import WONDER_COST
from civitas.games.new_dawn.model import NewDawn
from tests.games.new_dawn.situation import row
from tests.games.new_dawn.warfare import armed

ACTIONS = 400


@pytest.mark.parametrize(
    ("attack", "strength", "wins"),
    [(0, 0, 15), (1, 0, 21), (0, 1, 10), (5, 0, 35), (6, 0, 36), (0, 5, 0), (0, 4, 1), (9, 3, 36), (3, 9, 0)],
)
def test_the_attacker_wins_the_rolls_in_which_its_sum_is_greater(attack: int, strength: int, wins: int) -> None:
    assert winning_rolls(attack, strength) == wins
    assert percent(wins) == round(100 * wins / ROLLS)


def check_sums(p: NewDawn) -> None:
    for space in p.world.spaces:
        for seat in range(p.players):
            if target_kind(p, seat, space) != NO_TARGET:
                assert sum(value for _, value in defence_parts(p, space, seat)) == defence(p, space, seat)
                assert sum(value for _, value in attack_parts(p, seat, space)) == attack_bonus(p, seat, space)
    for seat in range(p.players):
        for wonder in p.face_up():
            saved = sum(value for _, value in discounts(p, seat, wonder))
            assert max(0, WONDER_COST[wonder] - saved) == wonder_cost(p, seat, wonder)


@pytest.mark.parametrize(("players", "options"), [(3, {}), (2, {"automa": "king"})])
def test_parts_add_up_in_every_position_of_a_game(players: int, options: dict[str, str]) -> None:
    p = civitas.title("new-dawn").new_game(players=players, seed=5, options=options)
    assert isinstance(p, NewDawn)
    chance = Random(5)
    for number in range(ACTIONS):
        if p.is_over:
            break
        if number % 10 == 0:
            check_sums(p)
        seat = p.to_act[0]
        p.play(seat, chance.choice(p.legal(seat)))


def test_bonuses_are_told_by_what_gives_them() -> None:
    s = row(
        "D D G G",
        armed("masonry", 3, leader="tomyris", capital="1.0", pacts={"3": ["joint-war"]}),
        {"capital": "1.3", "tokens": ["1.1"], "reinforced": ["1.1"], "pacts": {"3": ["defensive-pact"]}},
        players=3,
        p3={},
    )
    p = s.position
    target = p.civs[1].tokens[0]
    assert (
        dict(attack_parts(p, 0, target))["card-joint-war"] == dict(defence_parts(p, target, 0))["card-defensive-pact"]
    )
    assert {thing for thing, _ in defence_parts(p, target, 0)} >= {"terrain-desert", "part-reinforced"}
    check_sums(p)
