"""Bots are found by title and name."""

import pytest

import civitas
from civitas.bots import (
    ANY_TITLE,
    Bot,
    BotEntry,
    UnknownBot,
    bot,
    names,
    opponents,
    register,
    registry,
    seating,
    sparring_partners,
)
from civitas.bots.measured import against_the_level_below
from civitas.bots.uniform import Uniform
from civitas.core.errors import BadOption, CivitasError
from tests.bots.tables import TITLE


@pytest.fixture(autouse=True)
def _own_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})


def test_the_weakest_bot_is_named_first_and_the_strongest_last() -> None:
    assert names("civilization-1980") == ["random", "goatherd", "peddler", "steward", "satrap", "pharaoh"]


def test_sparring_partners_are_found_by_name_but_not_offered() -> None:
    register(BotEntry(ANY_TITLE, "random", 0, Uniform))
    register(BotEntry("civilization-1980", "raider", None, Uniform))
    register(BotEntry("civilization-1980", "elder", 4, Uniform))
    assert sparring_partners("civilization-1980") == ["raider"]
    assert [(entry.name, entry.level) for entry in opponents("civilization-1980")] == [("random", 0), ("elder", 4)]
    bot("civilization-1980", "raider", seed=0)


def test_bots_that_can_hurry_are_told_how_long_they_may_think() -> None:
    told: list[float] = []

    class Thinker(Uniform):
        def think_at_most(self, seconds: float) -> None:
            told.append(seconds)

    register(BotEntry(ANY_TITLE, "random", 0, Uniform))
    register(BotEntry(TITLE.id, "thinker", 3, Thinker))
    bot(TITLE.id, "thinker", seed=1)
    assert told == []
    bot(TITLE.id, "thinker", seed=1, seconds=0.7)
    bot(TITLE.id, "random", seed=1, seconds=0.7)
    assert told == [0.7]


def test_every_title_can_be_played_at_random() -> None:
    assert names("no-such-title") == ["random"]


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match="random, goatherd, peddler, steward") as refused:
        bot("civilization-1980", "oracle", seed=0)
    assert isinstance(refused.value, CivitasError)


def test_others_can_add_bots_by_an_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    class Point:
        def load(self) -> list[BotEntry]:
            return [BotEntry(ANY_TITLE, "oracle", 99, Uniform), BotEntry("another-title", "sage", 10, Uniform)]

    monkeypatch.setattr(registry, "entry_points", lambda group: [Point()] if group == "civitas.bots" else [])
    assert names("civilization-1980")[-2:] == ["pharaoh", "oracle"]
    assert names("another-title") == ["random", "sage", "oracle"]


def test_a_bot_registered_later_replaces_one_of_the_same_name() -> None:
    made: list[int] = []

    def make(seed: int) -> Bot:
        made.append(seed)
        return Uniform(seed)

    names(TITLE.id)
    register(BotEntry(TITLE.id, "steward", 50, make))
    bot(TITLE.id, "steward", seed=5)
    assert made == [5]


def test_random_play_depends_on_the_seed_alone() -> None:
    position = TITLE.new_game(players=5, seed=3)
    seat = position.to_act[0]
    perspective = position.perspective(seat)
    first, second, other = Uniform(1), Uniform(1), Uniform(2)
    choices = [[player.choose(perspective) for _ in range(20)] for player in (first, second, other)]
    assert choices[0] == choices[1] != choices[2]
    assert set(choices[0]) <= set(perspective.legal())


def test_bots_sit_where_the_rules_do_not_play() -> None:
    title = civitas.title("new-dawn")
    assert seating(title, 2, {}) == (2, [0, 1])
    assert seating(title, 1, {"automa": "prince"}) == (2, [0])
    assert seating(title, 3, {"automa": "prince"}) == (4, [0, 1, 2])
    for people, options in ((1, {}), (5, {}), (4, {"automa": "prince"})):
        with pytest.raises(BadOption, match=f"not for {people}"):
            seating(title, people, options)


@pytest.mark.parametrize("title_id", sorted(civitas.titles()))
def test_every_level_has_met_the_one_below(title_id: str) -> None:
    levels = names(title_id)
    duels = against_the_level_below(title_id, levels)
    assert [(bot, each.other) for bot, each in duels.items()] == list(zip(levels[1:], levels, strict=False))
    assert all(0 <= each.share <= 1 and each.games >= 50 for each in duels.values())
    assert against_the_level_below("toy-bidding", ["random"]) == {}
