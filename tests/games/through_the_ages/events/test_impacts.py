"""Impact events: what they score during the game and at its end."""

from typing import Any

import pytest

from tests.games.through_the_ages.events.test_events import culture, strong
from tests.games.through_the_ages.happening import happening
from tests.games.through_the_ages.situation import BOTH, FIRST, NEW, Situation, situation

NOWHERE = {"agriculture": 0, "bronze": 0, "philosophy": 0, "religion": 0, "warriors": 0}


def scored(title: str, event: str, **entry: Any) -> int:
    """What an impact event, revealed by player 1, scores for player 2 with this civilization."""
    s = happening(title, event, age="III", p1={}, p2=entry)
    assert s.asked == [1]
    assert s.question == "ActionPhase"
    return s.civ(2).culture - int(entry.get("culture", 0))


def at_work(**workers: int) -> dict[str, int]:
    """Nobody works but these."""
    return {**NOWHERE, **{tech.replace("_", "-"): count for tech, count in workers.items()}}


# One civilization at a time.


@pytest.mark.rule("card.impact_of_agriculture")
@pytest.mark.card("impact-of-agriculture")
@pytest.mark.parametrize(
    ("yellow", "points"),
    # 5 food; consumption is 2, 4, and 6.
    [(10, 9), (1, 9), (0, 5)],
)
def test_agriculture_scores_the_food_produced_and_more_if_it_exceeds_consumption(yellow: int, points: int) -> None:
    assert scored(NEW, "impact-of-agriculture", yellow=yellow, workers=at_work(irrigation=2, agriculture=1)) == points


@pytest.mark.rule("card.impact_of_agriculture")
def test_as_much_food_as_is_eaten_is_no_surplus() -> None:
    own = {"yellow": 1, "workers": at_work(irrigation=2)}
    assert scored(NEW, "impact-of-agriculture", **own) == 4


@pytest.mark.rule("card.impact_of_agriculture")
@pytest.mark.card("international-trade-agreement")
def test_food_of_a_pact_counts_for_agriculture_in_2015() -> None:
    s = happening(
        NEW,
        "impact-of-agriculture",
        players=3,
        age="III",
        p2={"pact": ["international-trade-agreement", 3, "b"], "yellow": 13, "workers": at_work(agriculture=1)},
    )
    # 1 food of the farm and 1 of the pact, more than the 1 that is eaten.
    assert s.civ(2).culture == 2 + 4


@pytest.mark.rule("card.iii_impact_of_agriculture")
@pytest.mark.card("impact-of-agriculture")
@pytest.mark.parametrize("yellow", [18, 0])
def test_agriculture_scores_what_farms_produce_in_2006(yellow: int) -> None:
    own = {"yellow": yellow, "workers": at_work(irrigation=2, agriculture=1)}
    assert scored(FIRST, "impact-of-agriculture", **own) == 5
    s = happening(
        FIRST,
        "impact-of-agriculture",
        players=3,
        age="III",
        p2={**own, "pact": ["international-trade-agreement", 3, "b"]},
    )
    assert s.civ(2).culture == 5


@BOTH
@pytest.mark.rule("card.impact_of_architecture", "card.iii_impact_of_architecture")
@pytest.mark.card("impact-of-architecture")
@pytest.mark.parametrize(
    ("workers", "points"),
    [
        (at_work(alchemy=2, opera=1, religion=1, computers=1, movies=0), 7),
        (at_work(religion=2, alchemy=2, opera=2), 6),
        (at_work(modern_infantry=2, oil=1, mechanized_agriculture=1), 0),
    ],
)
def test_architecture_scores_the_levels_of_urban_buildings(title: str, workers: dict[str, int], points: int) -> None:
    assert scored(title, "impact-of-architecture", workers=workers) == points


@pytest.mark.rule("card.impact_of_balance")
@pytest.mark.card("impact-of-balance")
@pytest.mark.parametrize(
    ("workers", "points"),
    [
        # Science 9, culture 12, food 5, resources 7.
        (at_work(alchemy=4, philosophy=1, drama=6, agriculture=5, bronze=7), 10),
        (at_work(philosophy=4, drama=6, agriculture=5, bronze=7), 8),
        (at_work(alchemy=4, drama=1, agriculture=5, bronze=7), 4),
        (at_work(alchemy=4, drama=6, agriculture=5, bronze=3), 6),
        (at_work(alchemy=4, drama=6, agriculture=5), 0),
    ],
)
def test_balance_scores_twice_the_smallest_of_four(workers: dict[str, int], points: int) -> None:
    assert scored(NEW, "impact-of-balance", yellow=4, workers=workers) == points


@pytest.mark.rule("card.impact_of_balance")
@pytest.mark.card("bill-gates")
def test_balance_counts_the_resources_of_labs() -> None:
    workers = at_work(computers=1, drama=3, agriculture=5, bronze=1)
    assert scored(NEW, "impact-of-balance", workers=workers) == 2
    assert scored(NEW, "impact-of-balance", workers=workers, leader="bill-gates") == 8


@BOTH
@pytest.mark.rule("card.impact_of_colonies", "card.iii_impact_of_colonies")
@pytest.mark.card("impact-of-colonies")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_colonies_score_each(title: str, count: int) -> None:
    colonies = ["historic-territory-i", "developed-territory-i", "historic-territory-ii"][:count]
    assert scored(title, "impact-of-colonies", colonies=colonies) == count * (3 if title == NEW else 4)


@BOTH
@pytest.mark.rule("card.impact_of_competition", "card.iii_impact_of_competition")
@pytest.mark.card("impact-of-competition")
@pytest.mark.parametrize(
    ("workers", "points"),
    [
        (at_work(modern_infantry=2, knights=1, warriors=1, team_sports=1, opera=1), 9),
        (at_work(air_forces=1, rockets=1, cannon=0, professional_sports=1), 9),
        (at_work(warriors=5), 0),
    ],
)
def test_competition_scores_the_levels_of_units_and_arenas(title: str, workers: dict[str, int], points: int) -> None:
    assert scored(title, "impact-of-competition", workers=workers) == points


@BOTH
@pytest.mark.rule("card.impact_of_government", "card.iii_impact_of_government")
@pytest.mark.card("impact-of-government")
@pytest.mark.parametrize(
    ("entry", "points"),
    [
        ({"government": "democracy", "wonders": ["pyramids", "kremlin"]}, 2 * 9 + 4),
        ({"government": "republic", "wonders": ["pyramids"], "specials": ["warfare"]}, 2 * 8 + 3),
        ({"civil": 0, "military": 0}, 2 * 4 + 2),
    ],
)
def test_government_scores_the_actions_of_a_turn(title: str, entry: dict[str, Any], points: int) -> None:
    assert scored(title, "impact-of-government", **entry) == points


@BOTH
@pytest.mark.rule("card.impact_of_happiness", "card.iii_impact_of_happiness")
@pytest.mark.card("impact-of-happiness")
@pytest.mark.parametrize(
    ("temples", "yellow", "points"),
    # The yellow bank demands 0, 3, 3, 3, 8 and 8 happy faces.
    [(3, 17, 6), (3, 9, 6), (2, 9, 2), (4, 9, 8), (8, 0, 16), (10, 0, 16)],
)
def test_happiness_scores_faces_less_the_discontent(title: str, temples: int, yellow: int, points: int) -> None:
    assert scored(title, "impact-of-happiness", yellow=yellow, workers=at_work(religion=temples)) == points


@pytest.mark.rule("card.impact_of_happiness")
def test_unhappiness_scores_nothing_in_2015() -> None:
    assert scored(NEW, "impact-of-happiness", yellow=9, workers=at_work(religion=1), culture=20) == 0


@pytest.mark.rule("card.iii_impact_of_happiness", "advanced.loss-a")
@pytest.mark.parametrize(("points", "lost"), [(20, -2), (1, -1)])
def test_unhappiness_costs_culture_in_2006_as_far_as_there_is_any(points: int, lost: int) -> None:
    assert scored(FIRST, "impact-of-happiness", yellow=9, workers=at_work(religion=1), culture=points) == lost


@BOTH
@pytest.mark.rule("card.impact_of_industry", "card.iii_impact_of_industry")
@pytest.mark.card("impact-of-industry")
def test_industry_scores_what_mines_and_the_railroad_produce(title: str) -> None:
    workers = at_work(coal=2, bronze=1)
    assert scored(title, "impact-of-industry", workers=workers) == 7
    assert scored(title, "impact-of-industry", workers=workers, wonders=["transcontinental-railroad"]) == 10
    assert scored(title, "impact-of-industry", workers=workers, blue=0) == 7


@pytest.mark.rule("card.impact_of_industry", "appendix.gates-a")
@pytest.mark.card("acceptance-of-supremacy")
def test_neither_gates_nor_a_pact_counts_for_industry_in_2015() -> None:
    own = {
        "workers": at_work(coal=2, bronze=1, computers=1),
        "wonders": ["transcontinental-railroad"],
        "leader": "bill-gates",
        "pact": ["acceptance-of-supremacy", 3, "a"],
    }
    s = happening(NEW, "impact-of-industry", players=3, age="III", p2=own)
    assert s.civ(2).culture == 10


@pytest.mark.rule("card.iii_impact_of_industry", "card.iii_nikola_tesla")
@pytest.mark.card("nikola-tesla")
def test_teslas_labs_count_for_industry_in_2006() -> None:
    workers = at_work(coal=2, bronze=1, computers=1, alchemy=2, philosophy=1)
    assert scored(FIRST, "impact-of-industry", workers=workers) == 7
    assert scored(FIRST, "impact-of-industry", workers=workers, leader="nikola-tesla") == 12


@BOTH
@pytest.mark.rule("card.impact_of_population", "card.iii_impact_of_population")
@pytest.mark.card("impact-of-population")
@pytest.mark.parametrize(
    ("working", "unused", "yellow", "points"),
    [(15, 1, 11, 8), (14, 1, 11, 6), (9, 0, 17, 0), (10, 0, 17, 0), (10, 1, 17, 2), (12, 0, 11, 0)],
)
def test_population_scores_contented_workers_above_ten(
    title: str, working: int, unused: int, yellow: int, points: int
) -> None:
    own = {"workers": at_work(bronze=working), "unused": unused, "yellow": yellow}
    assert scored(title, "impact-of-population", **own) == points


@BOTH
@pytest.mark.rule("card.impact_of_progress", "card.iii_impact_of_progress")
@pytest.mark.card("impact-of-progress")
@pytest.mark.parametrize(
    ("entry", "points"),
    [
        ({"government": "democracy", "specials": ["strategy", "masonry"]}, 12),
        ({"specials": ["satellites"]}, 6),
        ({}, 0),
    ],
)
def test_progress_scores_the_levels_of_government_and_special_technologies(
    title: str, entry: dict[str, Any], points: int
) -> None:
    assert scored(title, "impact-of-progress", **entry) == points


@BOTH
@pytest.mark.rule("card.impact_of_technology", "card.iii_impact_of_technology")
@pytest.mark.card("impact-of-technology")
def test_technology_scores_technologies_of_level_iii_in_play(title: str) -> None:
    own = {
        "workers": {"computers": 2, "oil": 0, "coal": 1},
        "government": "democracy",
        "specials": ["satellites"],
        "hand": ["rockets"],
    }
    assert scored(title, "impact-of-technology", **own) == 16
    assert scored(title, "impact-of-technology", workers={"coal": 1}) == 0


@pytest.mark.rule("card.iii_impact_of_technology")
def test_technology_scores_level_ii_in_the_advanced_game() -> None:
    s = situation(
        FIRST,
        options={"mode": "advanced"},
        round=9,
        last_round=9,
        active=2,
        age="III",
        bonus=["impact-of-technology"],
        p1={"workers": {"coal": 0, "iron": 1}},
        p2={},
    )
    s.play("done")
    assert culture(s, 2) == [4, 0]


@pytest.mark.rule("card.impact_of_variety")
@pytest.mark.card("impact-of-variety")
@pytest.mark.parametrize(
    ("workers", "specials", "points"),
    [
        (
            at_work(riflemen=2, warriors=1, knights=1, cannon=0, alchemy=1, religion=1, drama=1),
            ["strategy", "masonry"],
            14,
        ),
        (at_work(cannon=1, air_forces=1, team_sports=1, journalism=1), [], 8),
        (at_work(agriculture=1, bronze=1, opera=0), [], 0),
    ],
)
def test_variety_scores_types_with_workers_and_special_technologies(
    workers: dict[str, int], specials: list[str], points: int
) -> None:
    assert scored(NEW, "impact-of-variety", workers=workers, specials=specials) == points


@BOTH
@pytest.mark.rule("card.impact_of_wonders", "card.iii_impact_of_wonders")
@pytest.mark.card("impact-of-wonders")
@pytest.mark.parametrize(
    ("wonders", "ruins", "points"),
    [
        (["pyramids", "great-wall", "eiffel-tower", "internet"], ["great-wall"], 14),
        (["colossus", "great-wall", "kremlin"], [], 12),
        ([], [], 0),
    ],
)
def test_wonders_score_by_their_age_ruins_included(
    title: str, wonders: list[str], ruins: list[str], points: int
) -> None:
    assert scored(title, "impact-of-wonders", wonders=wonders, ruins=ruins, wonder="hollywood", stages=1) == points


@pytest.mark.rule("appendix.ravages-a")
def test_ruins_score_for_impact_of_wonders_like_completed_wonders() -> None:
    assert scored(NEW, "impact-of-wonders", wonders=["pyramids", "great-wall"], ruins=["pyramids"]) == 5 + 4


# Ranks.


def ranked(title: str, event: str, values: list[int], active: int = 1) -> list[int]:
    """What an event that compares all players scores for each of them."""
    if event == "impact-of-strength":
        seats: dict[str, Any] = {f"p{seat + 1}": strong(value) for seat, value in enumerate(values)}
    else:
        seats = {f"p{seat + 1}": {"workers": {"philosophy": value}} for seat, value in enumerate(values)}
    s = happening(title, event, players=len(values), active=active, age="III", **seats)
    return [points - (1 if seat + 1 == active else 0) for seat, points in enumerate(culture(s, len(values)))]


@BOTH
@pytest.mark.rule("card.impact_of_science", "card.iii_impact_of_science", "card.principle-g", "event.tie-d")
@pytest.mark.card("impact-of-science")
@pytest.mark.parametrize(
    ("values", "active", "points"),
    [
        ([9, 4, 7, 4], 4, [15, 0, 10, 5]),
        ([9, 4, 7, 4], 1, [15, 5, 10, 0]),
        ([3, 2, 1], 1, [14, 7, 0]),
        ([2, 2], 2, [0, 10]),
    ],
)
def test_science_scores_by_rank(title: str, values: list[int], active: int, points: list[int]) -> None:
    assert ranked(title, "impact-of-science", values, active) == points


@BOTH
@pytest.mark.rule("card.impact_of_strength", "card.iii_impact_of_strength", "card.principle-g")
@pytest.mark.card("impact-of-strength")
@pytest.mark.parametrize(
    ("values", "active", "points"),
    [
        ([10, 10, 10, 4], 3, [10, 5, 15, 0]),
        ([10, 20, 30], 1, [0, 7, 14]),
        ([30, 30], 1, [10, 0]),
        ([30, 31], 1, [0, 10]),
    ],
)
def test_strength_scores_by_rank(title: str, values: list[int], active: int, points: list[int]) -> None:
    assert ranked(title, "impact-of-strength", values, active) == points


@BOTH
@pytest.mark.rule("card.impact_of_strength", "card.iii_impact_of_strength")
def test_who_has_left_the_game_has_no_rank(title: str) -> None:
    s = happening(title, "impact-of-strength", players=3, age="III", p1=strong(5), p2={"left": True}, p3=strong(9))
    # Two players are left, so the table for two counts.
    assert [s.civ(player).culture for player in (1, 3)] == [1, 10]


# The final scoring.


def last_turn(title: str, **entries: Any) -> Situation:
    """The last player's last actions; what he says next ends the game."""
    players = entries.get("players", 2)
    start = entries.get("start", 1)
    active = (start + players - 2) % players + 1
    return situation(title, **{"age": "IV", "round": 20, "last_round": 20, "active": active, **entries})


@BOTH
@pytest.mark.rule("game.final-a", "full.end-i", "card.impact_of_colonies", "card.impact_of_wonders")
def test_events_of_age_iii_left_over_score_at_the_end_and_older_ones_do_not(title: str) -> None:
    colonies = ["historic-territory-i", "historic-territory-ii"]
    s = last_turn(
        title,
        current_events=["crusades", "impact-of-colonies"],
        future_events=["terrorism", "impact-of-wonders"],
        p1={"culture": 100, "colonies": colonies, "wonders": ["pyramids", "hollywood"]},
        p2={"culture": 100},
    )
    s.play("done")
    assert culture(s, 2) == [100 + 2 * (3 if title == NEW else 4) + 5 + 2, 100]
    assert s.position.is_over
    assert {event.arguments["card"] for event in s.events("impact")} == {
        "card-impact-of-colonies",
        "card-impact-of-wonders",
    }


@pytest.mark.rule("full.end-j")
def test_an_age_iii_event_revealed_during_the_game_does_not_score_again() -> None:
    s = happening(
        FIRST,
        "impact-of-progress",
        active=2,
        age="IV",
        round=20,
        last_round=20,
        p1={"culture": 10, "specials": ["masonry"]},
        p2={},
    )
    assert (s.civ(1).culture, s.pile("past")) == (12, ["impact-of-progress"])
    s.pass_until("ActionPhase", 2)
    s.play("done")
    assert (s.position.is_over, s.civ(1).culture) == (True, 12)


@BOTH
@pytest.mark.rule("game.final-d", "card.impact_of_strength", "card.iii_impact_of_strength", "card.principle-g")
@pytest.mark.parametrize(
    ("start", "values", "points"),
    [(2, [20, 15, 20], [7, 0, 14]), (1, [20, 15, 20], [14, 0, 7]), (2, [20, 20], [0, 10]), (1, [30, 30], [10, 0])],
)
def test_ties_in_the_final_scoring_are_broken_from_the_starting_player(
    title: str, start: int, values: list[int], points: list[int]
) -> None:
    seats: dict[str, Any] = {f"p{seat + 1}": strong(value) for seat, value in enumerate(values)}
    s = last_turn(title, players=len(values), start=start, current_events=["impact-of-strength"], **seats)
    s.play("done")
    assert culture(s, len(values)) == points


@BOTH
@pytest.mark.rule("game.final-d", "card.impact_of_science")
def test_the_same_holds_for_science(title: str) -> None:
    values = [8, 12, 8, 3]
    seats: dict[str, Any] = {f"p{seat + 1}": {"workers": {"philosophy": value}} for seat, value in enumerate(values)}
    s = last_turn(title, players=4, current_events=["impact-of-science"], **seats)
    s.play("done")
    assert culture(s, 4) == [10, 15, 5, 0]
