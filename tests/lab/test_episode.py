"""What a game is worth, and what it is called."""

import random

import pytest

import civitas
from civitas.core.result import Result
from civitas.lab.episode import Episode, Setting, rewards_of
from civitas.lab.names import env_id, env_name, version


@pytest.mark.parametrize(
    ("places", "placing", "winning"),
    [
        ([1, 2], [1, -1], [1, 0]),
        ([1, 1], [0, 0], [0.5, 0.5]),
        ([2, 1, 3], [0, 1, -1], [0, 1, 0]),
        ([2, 1, 2, 4], [0, 1, 0, -1], [0, 1, 0, 0]),
    ],
)
def test_places_are_paid_for(places: list[int], placing: list[float], winning: list[float]) -> None:
    result = Result(places, [0] * len(places), "end")
    assert rewards_of(result, "placing") == pytest.approx(placing)
    assert rewards_of(result, "winning") == pytest.approx(winning)


def test_nothing_is_paid_before_the_end_and_everything_then() -> None:
    episode, dice = Episode(Setting("new-dawn", players=2), seed=2), random.Random(1)
    assert episode.rewards() == [0, 0]
    while not episode.is_over:
        seat = episode.position.to_act[0]
        episode.play(seat, dice.choice(episode.position.legal(seat)))
    assert sorted(episode.rewards()) in ([-1, 1], [0, 0])
    assert episode.moves > 50


def test_names_go_up_with_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (env_name("new-dawn"), env_id("new-dawn")) == ("new_dawn_v0", "civitas/NewDawn-v0")
    title = civitas.title("new-dawn")
    before = version(title)
    monkeypatch.setattr(title, "rules_revision", title.rules_revision + 1)
    assert version(title) == before + 1
    assert env_name("new-dawn") == "new_dawn_v1"
