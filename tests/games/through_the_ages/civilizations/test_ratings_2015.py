"""Ratings: what cards and workers add up to, their bounds, happiness and discontent workers (2015)."""

from typing import Any

import pytest

from tests.games.through_the_ages.effects import effect, ratings
from tests.games.through_the_ages.happening import happening
from tests.games.through_the_ages.new_edition import NOBODY, new_game, points
from tests.games.through_the_ages.playouts import random_steps
from tests.games.through_the_ages.situation import NEW, Situation, situation


def of(**entry: Any) -> dict[str, int]:
    """The ratings of a civilization in which only those work who are told."""
    workers = {**NOBODY, **entry.pop("workers", {})}
    return ratings(situation(age="III", p1={"workers": workers, **entry}))


# Symbols.


@pytest.mark.rule("stats.symbols-a")
@pytest.mark.card("printing-press", "code-of-laws", "legion")
def test_symbols_count_for_each_worker_once_for_a_card_or_once_for_each_army() -> None:
    assert of(workers={"printing-press": 0}) == {"science": 0, "culture": 0, "strength": 0, "faces": 0}
    assert of(workers={"printing-press": 3}) == {"science": 3, "culture": 3, "strength": 0, "faces": 0}
    s = situation(p1={"workers": {"warriors": 6}, "tactic": "legion", "specials": ["code-of-laws"]})
    assert (s.civ(1).civil_total, s.civ(1).military_total) == (5, 2)
    assert s.civ(1).strength == 6 + 4
    assert of(workers={"warriors": 5}, tactic="legion")["strength"] == 5 + 2


@pytest.mark.rule("stats.symbols-a")
@pytest.mark.card("universitas-carolina")
def test_a_wonder_counts_from_the_moment_it_is_completed() -> None:
    s = situation(p1={"wonder": "universitas-carolina", "stages": 2, "tokens": {"bronze": 3}})
    assert ratings(s) == {"science": 1, "culture": 0, "strength": 1, "faces": 0}
    s.play("construct 1")
    assert ratings(s) == {"science": 3, "culture": 1, "strength": 1, "faces": 0}


@pytest.mark.rule("stats.symbols-b")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_ratings_and_totals_are_at_any_time_those_of_the_cards_and_tokens(players: int, seed: int) -> None:
    s = new_game(players, seed)

    def noted() -> list[tuple[int, ...]]:
        return [
            (c.science_rate, c.culture_rate, c.strength, c.faces, c.colonization, c.food, c.resources, c.civil_total,
             c.military_total)
            for c in s.position.civs
        ]  # fmt: skip

    for number, _ in enumerate(random_steps(s, seed, 400)):
        if number % 4 == 0:
            kept = noted()
            for seat in range(players):
                s.position.refresh(seat)
            assert noted() == kept
    assert s.position.round > 5


# Bounds.


@pytest.mark.rule("stats.science-a")
@pytest.mark.card("fundamentalism")
def test_the_science_rating_is_never_negative_and_has_no_upper_limit() -> None:
    assert of(government="fundamentalism", workers={"philosophy": 1})["science"] == 0
    assert of(government="fundamentalism", workers={"philosophy": 2})["science"] == 0
    assert of(government="fundamentalism", workers={"philosophy": 3})["science"] == 1
    assert of(government="fundamentalism", workers={"computers": 4, "multimedia": 4})["science"] == 30
    assert of(workers={"computers": 8, "multimedia": 8})["science"] == 64


@pytest.mark.rule("stats.culture-a")
@pytest.mark.card("loss-of-sovereignty")
@pytest.mark.parametrize(("temples", "rating"), [(1, 0), (2, 0), (3, 1)])
def test_the_culture_rating_is_never_negative(temples: int, rating: int) -> None:
    s = situation(
        players=3,
        age="III",
        p1={"workers": {"religion": temples}, "culture": 5},
        p2={"pact": ["loss-of-sovereignty", 1, "a"]},
    )
    assert s.civ(1).culture_rate == rating
    s.play("done")
    assert s.civ(1).culture == 5 + rating


@pytest.mark.rule("stats.culture-a")
@pytest.mark.card("democracy", "multimedia")
def test_the_culture_rating_has_no_upper_limit() -> None:
    assert of(government="democracy", workers={"multimedia": 9, "movies": 9})["culture"] == 3 + 27 + 36


@pytest.mark.rule("stats.culture-b")
@pytest.mark.card("genghis-khan", "cultural-influence")
def test_what_is_scored_under_a_condition_is_no_part_of_a_rating() -> None:
    s = happening(NEW, "cultural-influence", p1={"leader": "genghis-khan", "workers": {"warriors": 2, "religion": 2}})
    assert s.civ(1).culture_rate == 2
    laid = 1
    assert points(s, 1) == (0, laid + 2)
    s.play("done")
    assert points(s, 1) == (1, laid + 2 + 2 + 3)


@pytest.mark.rule("stats.strength-a")
@pytest.mark.card("napoleon-bonaparte", "bread-and-circuses", "warfare")
@pytest.mark.parametrize(("knights", "strength"), [(1, 16), (3, 20)])
def test_strength_is_that_of_units_armies_other_cards_and_leaders(knights: int, strength: int) -> None:
    civilization: dict[str, Any] = {
        "leader": "napoleon-bonaparte",
        "tactic": "legion",
        "specials": ["warfare"],
        "workers": {"swordsmen": 3, "knights": knights, "bread-and-circuses": 1},
    }
    assert of(**civilization)["strength"] == strength


@pytest.mark.rule("stats.strength-a")
@pytest.mark.card("air-forces")
def test_strength_has_no_upper_limit() -> None:
    assert of()["strength"] == 0
    assert of(workers={"air-forces": 14, "modern-infantry": 2})["strength"] == 70 + 10


# Happiness.


@pytest.mark.rule("stats.happy-a")
@pytest.mark.card("organized-religion", "professional-sports")
@pytest.mark.parametrize(
    ("entry", "faces"),
    [
        ({"workers": {}}, 0),
        ({"government": "communism"}, 0),
        ({"government": "communism", "workers": {"religion": 1}}, 0),
        ({"government": "communism", "workers": {"religion": 2}}, 1),
        ({"workers": {"organized-religion": 2, "religion": 1}}, 7),
        ({"workers": {"organized-religion": 2, "religion": 2}}, 8),
        ({"workers": {"organized-religion": 3}}, 8),
        ({"workers": {"organized-religion": 2, "professional-sports": 2}}, 8),
    ],
)
def test_the_happiness_rating_lies_between_0_and_8(entry: dict[str, Any], faces: int) -> None:
    assert of(**entry)["faces"] == faces


@pytest.mark.rule("stats.happy-b")
@pytest.mark.card("kremlin", "communism", "drama")
@pytest.mark.parametrize(("temples", "faces"), [(3, 8), (2, 5)])
def test_unhappy_faces_are_taken_from_the_whole_sum(temples: int, faces: int) -> None:
    entry: dict[str, Any] = {
        "government": "communism",
        "wonders": ["kremlin"],
        "workers": {"organized-religion": temples, "drama": 1},
    }
    assert of(**entry)["faces"] == faces


@pytest.mark.rule("stats.happy-c")
@pytest.mark.card("st-peters-basilica", "theocracy")
@pytest.mark.parametrize(
    ("entry", "faces"),
    [
        ({"wonders": ["st-peters-basilica"], "workers": {"religion": 3}}, 1 + 6),
        ({"wonders": ["st-peters-basilica", "kremlin"], "workers": {"religion": 3}}, 1 + 6 - 1),
        ({"wonders": ["st-peters-basilica"], "government": "communism", "workers": {"religion": 3}}, 1 + 6 - 1),
        ({"wonders": ["st-peters-basilica"], "government": "theocracy", "workers": {"religion": 1}}, 1 + 2 + 2),
    ],
)
def test_a_card_with_an_unhappy_face_is_no_card_with_happy_faces(entry: dict[str, Any], faces: int) -> None:
    assert of(**entry)["faces"] == faces


# Colonization.


@pytest.mark.rule("stats.colonization-a")
@pytest.mark.card("colossus", "navigation")
def test_the_colonization_modifier_is_no_strength() -> None:
    s = situation(age="II", p1={"wonders": ["colossus"], "specials": ["navigation"], "workers": NOBODY})
    assert (s.civ(1).colonization, s.civ(1).strength) == (4, 4)
    assert (s.civ(2).colonization, s.civ(2).strength) == (0, 1)


# Discontent workers.


def discontent(s: Situation, player: int = 1) -> int:
    """The discontent workers as everybody sees them."""
    count: int = s.view()["civilizations"][player - 1]["discontent"]
    return count


@pytest.mark.rule("pop.discontent-a")
@pytest.mark.parametrize(
    ("yellow", "demand"),
    [(21, 0), (18, 0), (17, 0), (16, 1), (13, 1), (12, 2), (11, 2), (10, 3), (9, 3), (8, 4), (7, 4), (6, 5), (5, 5),
     (4, 6), (3, 6), (2, 7), (1, 7), (0, 8)],
)  # fmt: skip
def test_the_demand_for_happy_faces_grows_as_the_yellow_bank_empties(yellow: int, demand: int) -> None:
    s = situation(p1={"yellow": yellow, "unused": demand})
    assert discontent(s) == demand
    assert s.view()["civilizations"][0]["demand"] == demand
    s.play("done")
    assert "uprising" not in s.messages()
    if demand:
        s = situation(p1={"yellow": yellow, "unused": demand - 1})
        s.play("done")
        assert "uprising" in s.messages()


@pytest.mark.rule("pop.discontent-b")
@pytest.mark.parametrize(("temples", "workers"), [(0, 3), (1, 2), (2, 1), (3, 0), (5, 0)])
@pytest.mark.parametrize("unused", [0, 4])
def test_discontent_workers_are_the_faces_that_are_missing(temples: int, workers: int, unused: int) -> None:
    s = situation(p1={"yellow": 9, "unused": unused, "workers": {"religion": temples}})
    assert discontent(s) == workers


@pytest.mark.rule("pop.discontent-c")
@pytest.mark.card("civil-unrest")
@pytest.mark.parametrize("unused", [0, 3])
def test_only_the_number_of_discontent_workers_matters(unused: int) -> None:
    s = happening(NEW, "civil-unrest", age="II", active=2, p1={"yellow": 9, "unused": unused, "culture": 30})
    assert s.civ(1).culture == 18
    assert s.civ(1).unused == unused


@pytest.mark.rule("pop.worker-a")
def test_an_unused_worker_can_be_used_even_if_workers_are_discontent() -> None:
    s = situation(p1={"yellow": 16, "unused": 1, "tokens": {"bronze": 2}})
    assert discontent(s) == 1
    told = effect(s, "build warriors")
    assert told == {"military": 1, "unused": 0, "resources": 0, "blue": 16, "warriors": 2, "strength": 2}
    assert discontent(s) == 1
    s.play("done")
    assert "uprising" in s.messages()
