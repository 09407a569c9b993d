"""The random bot makes a few offers and then lets others trade."""

import civitas
from civitas.bots.uniform import ENOUGH_OFFERS, Uniform
from civitas.games.civilization_2010.verbs import COUNTER, OFFER
from tests.games.civilization_2010.situation import situation


def test_the_random_bot_has_a_budget_of_its_own_where_the_table_knows_no_bound() -> None:
    p = situation("trade", p1={"trade": 9}, p2={"trade": 9}).position
    players, begun = [Uniform(seed) for seed in (1, 2)], [0, 0]
    for _ in range(2000):
        if p.frames[-1].name() not in ("Trading", "Delivery"):
            break
        seat = p.to_act[0]
        action = players[seat].choose(p.perspective(seat))
        begun[seat] += OFFER.owns(action) or COUNTER.owns(action)
        p.play(seat, action)
    assert p.frames[-1].name() not in ("Trading", "Delivery")
    assert 0 < max(begun) <= ENOUGH_OFFERS


def test_a_game_of_random_bots_with_the_usual_options_is_no_longer_than_with_a_bound() -> None:
    title = civitas.title("civilization-2010")
    p = title.new_game(players=3, seed=5, options={"turn_limit": 20})
    players, actions = [Uniform(seed) for seed in range(3)], 0
    while not p.is_over:
        p.play(p.to_act[0], players[p.to_act[0]].choose(p.perspective(p.to_act[0])))
        actions += 1
    assert actions < 5000
