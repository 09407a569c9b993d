"""What the learned value of Through the Ages looks at."""

import pytest

import civitas
from civitas.bots.through_the_ages.features import NAMES, rivals_of
from civitas.bots.through_the_ages.features import features as features_beside
from civitas.bots.through_the_ages.outlook import worth
from civitas.core.dice import Dice
from civitas.games.through_the_ages.model import ThroughTheAges

TITLE = civitas.title("through-the-ages-2015")


def features(p: ThroughTheAges, seat: int) -> list[float]:
    return features_beside(p, seat, rivals_of(p, seat))


def begun(players: int) -> ThroughTheAges:
    position = TITLE.new_game(players=players, seed=4)
    assert isinstance(position, ThroughTheAges)
    return position


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_number_has_a_name(players: int) -> None:
    numbers = features(begun(players), 0)
    assert len(numbers) == len(NAMES) == len(set(NAMES))
    named = dict(zip(NAMES, numbers, strict=True))
    assert named["players"] == players / 4
    assert named["own_workers_farm"] == named["own_workers_mine"] == 0.5


def test_own_numbers_and_those_of_the_strongest_rival_are_told_apart() -> None:
    p = begun(3)
    p.civs[1].culture, p.civs[2].culture = 40, 70
    named = dict(zip(NAMES, features(p, 0), strict=True))
    assert (named["own_culture"], named["rival_culture"]) == (0.0, 0.7)
    assert named["rank_of_culture"] == 2 / 3
    assert named["own_outlook"] == pytest.approx(worth(p, 0) / 100)
    assert named["lead_in_outlook"] == pytest.approx((worth(p, 0) - worth(p, 2)) / 100)


def test_numbers_do_not_depend_on_what_is_hidden() -> None:
    p = begun(3)
    for seed in range(5):
        imagined = p.perspective(0).imagine(Dice.seeded(seed))
        assert isinstance(imagined, ThroughTheAges)
        assert features(imagined, 0) == features(p, 0)
