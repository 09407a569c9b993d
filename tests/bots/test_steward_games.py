"""Stewards play whole games: with any number of players, in every variant, always legally and always alike."""

import pytest

from civitas.core.dice import Dice
from tests.bots.tables import TITLE, behind_glass, play_out, steward

VARIANTS: list[tuple[int, dict[str, object], str]] = [
    (2, {"variant": "nomads-and-seafarers", "nomad_rounds": 8}, "most-areas"),
    (4, {"variant": "nomads-and-seafarers"}, "most-areas"),
    (3, {"variant": "farmers-and-citizens"}, "triangle-2"),
    (4, {"variant": "farmers-and-citizens", "shorten": 2}, "shortened"),
    (3, {"end_triangle": 2}, "triangle-2"),
    (4, {"end_triangle": 3}, "triangle-3"),
]


@pytest.mark.parametrize("players", range(2, 8))
def test_any_number_of_stewards_has_cities_and_cards_after_nine_rounds(players: int) -> None:
    position = TITLE.new_game(players=players, seed=players)
    bots = [steward(seat) for seat in range(players)]
    while not position.is_over and position.perspective(None).view["round"] <= 9:
        seat = position.to_act[0]
        position.play(seat, bots[seat].choose(position.perspective(seat)))
    view = position.perspective(None).view
    assert sum(len(nation["cities"]) for nation in view["nations"]) >= 2 * players
    assert sum(1 for nation in view["nations"] if nation["cards"]) >= players - 1


@pytest.mark.parametrize(("players", "options", "ending"), VARIANTS)
def test_stewards_finish_every_variant(players: int, options: dict[str, object], ending: str) -> None:
    position, _ = play_out(["steward"] * players, 5, options)
    assert position.result is not None
    assert position.result.ending.startswith(ending)


def test_the_same_seed_plays_the_same_game() -> None:
    options: dict[str, object] = {"end_triangle": 2}
    assert play_out(["steward"] * 3, 8, options)[1] == play_out(["steward"] * 3, 8, options)[1]


def test_a_steward_needs_nothing_but_its_perspective() -> None:
    position = TITLE.new_game(players=3, seed=4, options={"end_triangle": 2})
    open_eyed, glassed = [[steward(seat) for seat in range(3)] for _ in range(2)]
    decisions = 0
    while not position.is_over and decisions < 500:
        decisions += 1
        seat = position.to_act[0]
        action = open_eyed[seat].choose(position.perspective(seat))
        assert glassed[seat].choose(behind_glass(position, seat)) == action
        position.play(seat, action)


def test_a_steward_that_takes_over_in_the_middle_plays_on() -> None:
    """Another bot of its kind knows nothing of the plans and drafts that lie on the table."""
    position = TITLE.new_game(players=3, seed=6, options={"end_triangle": 2, "trade_bound": 40})
    decisions = 0
    while not position.is_over:
        seat = position.to_act[0]
        position.play(seat, steward(decisions).choose(position.perspective(seat)))
        decisions += 1
        assert decisions < 20_000


def test_a_steward_beats_random_players() -> None:
    for seed in range(3):
        line_up = ["random"] * 5
        line_up[seed] = "steward"
        position, _ = play_out(line_up, seed, {"round_limit": 20})
        assert position.result is not None
        assert position.result.winners == [seed]


def stumble_through(players: int, seed: int, options: dict[str, object]) -> None:
    """A game in which every third action or so is a random one, so that no plan survives."""
    position = TITLE.new_game(players=players, seed=seed, options=options)
    bots = [steward(seat) for seat in range(players)]
    dice = Dice.seeded(seed)
    while not position.is_over and position.perspective(None).view["round"] <= 15:
        seat = position.to_act[0]
        legal = position.legal(seat)
        action = bots[seat].choose(position.perspective(seat))
        assert action in legal
        position.play(seat, action if dice.below(3) else legal[dice.below(len(legal))])


def test_a_steward_copes_with_whatever_position_it_is_put_in() -> None:
    for players, seed in ((3, 1), (5, 2)):
        stumble_through(players, seed, {})


@pytest.mark.soak
@pytest.mark.parametrize("options", TITLE.option_sets(), ids=str)
def test_a_steward_copes_with_every_option_and_number_of_players(options: dict[str, object]) -> None:
    for players in TITLE.player_counts(options):
        for seed in range(3):
            stumble_through(players, seed, options)


@pytest.mark.soak
def test_one_steward_beats_four_random_bots_in_95_of_100_games() -> None:
    won = 0
    for seed in range(100):
        line_up = ["random"] * 5
        line_up[seed % 5] = "steward"
        position, _ = play_out(line_up, seed)
        assert position.result is not None
        won += position.result.winners == [seed % 5]
    assert won >= 95


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(50))
def test_five_stewards_finish_at_the_circle_in_a_realistic_number_of_rounds(seed: int) -> None:
    position, _ = play_out(["steward"] * 5, seed)
    view = position.perspective(None).view
    assert position.result is not None
    assert position.result.ending.startswith("finish-circle")
    assert 16 <= view["round"] <= 26


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 6, 7])
def test_stewards_finish_the_full_game_with_any_number_of_players(players: int) -> None:
    position, _ = play_out(["steward"] * players, players)
    assert position.result is not None
