"""What the learned values of Civilization (1980) look at."""

import pytest

import civitas
from civitas.bots import names as bot_names
from civitas.bots.civilization_1980.features import NAMES, OF_ONE, features
from civitas.bots.civilization_1980.regent import Regent
from civitas.bots.civilization_1980.skill import Civilization1980Skill, odd_manner
from civitas.bots.search.network import Network
from civitas.bots.skills import player_of, skill_of
from civitas.core.dice import Dice
from civitas.games.civilization_1980.model import Civilization1980
from civitas.training.gather import Plan, play_for_learning
from tests.bots.tables import TITLE, scenario


def numbers(position: object, seat: int = 0) -> dict[str, float]:
    """By their names."""
    assert isinstance(position, Civilization1980)
    return dict(zip(NAMES, features(position, seat), strict=True))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_number_has_a_name(players: int) -> None:
    position = civitas.title(TITLE.id).new_game(players=players, seed=4)
    assert numbers(position)["players"] == players / 5
    assert len(NAMES) == len(set(NAMES))


def test_own_numbers_and_those_of_the_furthest_rival_are_told_apart() -> None:
    named = numbers(
        scenario(
            "crete",
            "thrace",
            "asia",
            phase=5,
            crete={"tokens": {"phaestos": 4}, "cities": ["sparta"], "hand": {"gold": 3, "cloth": 1}, "track": 5},
            thrace={"tokens": {"odessus": 2}, "cards": ["law", "mysticism"], "track": 6},
            asia={"tokens": {"knossos": 2}, "track": 5},
        )
    )
    assert (named["own_cities"], named["rival_cities"]) == (1 / 9, 0.0)
    assert (named["own_tokens"], named["rival_tokens"]) == (4 / 40, 2 / 40)
    assert (named["own_card_points"], named["rival_card_points"]) == (0.0, 0.2)
    assert (named["rival_cards_from_0"], named["rival_cards_from_140"], named["rival_law"]) == (2 / 8, 1 / 8, 1.0)
    assert (named["rivals_before"], named["rivals_beside"]) == (0.5, 0.5)
    assert (named["own_hand_value"], named["own_best_set"]) == (86 / 300, 81 / 200)
    assert named["lead_in_points"] == -0.2


def test_what_the_next_epoch_asks_for_is_counted() -> None:
    near = scenario("crete", "thrace", phase=5, crete={"tokens": {"knossos": 4}, "cities": ["sparta"], "track": 4})
    done = scenario(
        "crete", "thrace", phase=5, crete={"tokens": {"knossos": 4}, "cities": ["sparta", "athens"], "track": 4}
    )
    assert numbers(near)["own_rounds_to_epoch"] == numbers(done)["own_rounds_to_epoch"] == 1 / 5
    assert (numbers(near)["own_progress_to_epoch"], numbers(done)["own_progress_to_epoch"]) == (0.5, 1.0)


def test_a_red_calamity_on_top_is_counted_for_whoever_would_draw_it() -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=5,
        crete={"tokens": {"knossos": 4}, "cities": ["sparta", "athens"]},
        thrace={"tokens": {"odessus": 4}, "cities": ["byzantium"]},
    )
    assert isinstance(position, Civilization1980)
    assert numbers(position)["red_to_come"] == 0.0
    bottom = position.stacks[1][0]
    position.stacks[1] = [bottom]
    position.known[1] = [position.known[1][0]]
    assert numbers(position)["red_to_come"] == 0.5
    assert numbers(position, 1)["red_to_come"] == 0.0


def test_numbers_do_not_depend_on_what_is_hidden() -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=9,
        crete={"hand": {"cloth": 2, "grain": 1}},
        thrace={"hand": {"gold": 2, "iron": 2, "epidemic": 1}},
    )
    for seed in range(5):
        imagined = position.perspective(0).imagine(Dice.seeded(seed))
        assert numbers(imagined) == numbers(position)


def test_who_has_learned_and_who_is_odd_plays_in_the_way_of_the_title() -> None:
    nothing = Network([[0.0]] * len(NAMES), [0.0], [0.0], 0.0)
    for skill in (skill_of(TITLE.id, value=nothing), skill_of(TITLE.id, taste=[(0, 0.1)])):
        assert isinstance(player_of(skill, 2, 1), Regent)
    assert Civilization1980Skill().player(1) is None
    assert odd_manner(1) == odd_manner(1) != odd_manner(2)


def test_a_game_for_learning_notes_both_seats_to_the_end() -> None:
    plan = Plan(TITLE.id, ("goatherd",), (2,), {"end_triangle": 2}, 2, None)
    game = play_for_learning(3, plan)
    assert {sample[0] for sample in game["samples"]} == {0, 1}
    assert {len(sample[2]) for sample in game["samples"]} == {len(NAMES)}
    assert sum(sample[4] for sample in game["samples"][-2:]) <= 1
    assert "goatherd" in bot_names(TITLE.id)
    assert len(OF_ONE) == len(set(OF_ONE))
