"""How a game ends: victory (44), short games (73), and games that nobody wins in time."""

from typing import Any

import pytest

import civitas
from civitas.core.errors import BadOption
from civitas.core.result import Result
from tests.games.civilization_1980.situation import TITLE, Situation

ELEVEN = [
    "philosophy", "democracy", "law", "engineering", "medicine", "literacy", "coinage", "agriculture", "architecture",
    "astronomy", "metalworking",
]  # 1460 points  # fmt: skip
NINE = [
    "law", "democracy", "philosophy", "medicine", "engineering", "metalworking", "coinage", "music", "drama-poetry",
]  # 1200 points  # fmt: skip
LAST = 15
CIRCLE = 16


def end(*players: str, options: dict[str, object] | None = None, **entries: Any) -> Situation:
    """A round that has come to phase 13; it stops before the next round."""
    return Situation(*players, phase=13, pause=[1], options=options, **entries)


def result(s: Situation) -> Result:
    assert s.position.result is not None
    return s.position.result


def winners(s: Situation) -> list[int]:
    return result(s).winners


# Victory.


@pytest.mark.rule("44-a")
def test_the_first_marker_in_the_circle_wins_and_the_game_is_over() -> None:
    s = end(
        "assyria", "thrace",
        assyria={"track": LAST, "cities": ["knossos"], "cards": NINE, "treasury": 30, "hand": {"cloth": 4}},
        thrace={"track": 12, "cities": ["sparta"], "cards": ELEVEN, "treasury": 56},
    )  # fmt: skip
    assert s.track("assyria") == CIRCLE  # 1310 points, 1300 are printed
    assert winners(s) == [s.seat("assyria")]
    assert result(s).places == [1, 2]
    assert result(s).scores == [1310, 1516]
    assert result(s).ending == "finish-circle"
    assert s.to_act() == []
    assert s.asks() != "Pause"  # no further round begins
    (won,) = s.told("won")
    assert won.arguments == {"seat": s.seat("assyria"), "count": 1310}


@pytest.mark.rule("44-a")
def test_nobody_wins_before_the_circle_is_reached() -> None:
    s = end("assyria", "thrace", assyria={"track": LAST - 1, "cities": ["knossos"], "cards": ELEVEN})
    assert s.track("assyria") == LAST
    assert not s.position.is_over
    assert s.asks() == "Pause"


@pytest.mark.rule("44-b")
@pytest.mark.parametrize(("treasury", "space"), [(10, LAST - 1), (19, LAST - 1), (20, CIRCLE)])
def test_the_last_step_needs_the_points_of_the_space_that_is_left(treasury: int, space: int) -> None:
    s = end(
        "assyria", "thrace",
        assyria={"track": LAST, "cities": ["knossos"], "cards": NINE, "treasury": treasury, "hand": {"cloth": 4}},
    )  # fmt: skip
    assert s.track("assyria") == space
    assert s.position.is_over == (space == CIRCLE)


@pytest.mark.rule("44-b")
def test_the_circle_itself_asks_for_nothing_more_but_a_city_is_needed_to_stay() -> None:
    s = end("assyria", "thrace", assyria={"track": LAST, "cards": ELEVEN})
    assert s.track("assyria") == LAST - 1
    assert not s.position.is_over


@pytest.mark.rule("44-c")
def test_of_several_who_arrive_together_the_highest_total_wins() -> None:
    s = end(
        "crete", "babylon", "thrace",
        crete={"track": LAST, "cities": ["knossos"], "cards": NINE, "treasury": 40},
        babylon={"track": LAST, "cities": ["sparta"], "cards": NINE, "hand": {"gold": 3, "bronze": 4}, "treasury": 23},
        thrace={"track": 9, "cities": ["athens"], "cards": ELEVEN},
    )  # fmt: skip
    assert s.track("crete") == s.track("babylon") == CIRCLE
    assert result(s).scores == [1240, 1400, 1460]
    assert result(s).places == [2, 1, 3]  # Thrace has more, but has not arrived
    assert result(s).ending == "finish-circle-points"


@pytest.mark.rule("44-d")
def test_equal_totals_share_the_victory() -> None:
    s = end(
        "crete", "africa", "thrace",
        crete={"track": LAST, "cities": ["knossos"], "cards": NINE, "treasury": 27},
        africa={"track": LAST, "cities": ["sparta"], "cards": NINE, "hand": {"salt": 3}},
        thrace={"track": 9, "cities": ["athens"]},
    )  # fmt: skip
    assert sorted(winners(s)) == [s.seat("crete"), s.seat("africa")]
    assert result(s).scores[:2] == [1227, 1227]
    assert result(s).places[2] == 3
    assert [event.arguments["seat"] for event in s.told("won")] == [0, 1]


@pytest.mark.rule("44-a")
@pytest.mark.parametrize("limit", [20, 40, 60, 100])
def test_a_game_that_nobody_wins_ends_after_the_agreed_number_of_rounds(limit: int) -> None:
    entries: dict[str, Any] = {
        "crete": {"track": 3, "treasury": 9},
        "thrace": {"track": 3, "treasury": 5, "cards": ["music"]},
        "asia": {"track": 2, "treasury": 50},
    }
    running = end("crete", "thrace", "asia", options={"round_limit": limit}, round=limit - 1, **entries)
    assert not running.position.is_over
    s = end("crete", "thrace", "asia", options={"round_limit": limit}, round=limit, **entries)
    assert result(s).ending == "round-limit"
    assert result(s).places == [2, 1, 3]  # who is furthest, then points
    assert result(s).scores == [9, 65, 50]


# Short games.


@pytest.mark.rule("73-a")
@pytest.mark.parametrize(("triangle", "possible"), [(1, False), (2, True), (3, True), (4, True), (5, False), (0, True)])
def test_a_game_may_be_shortened_to_the_second_third_or_fourth_triangle(triangle: int, possible: bool) -> None:
    if possible:
        position = TITLE.new_game(players=4, seed=1, options={"end_triangle": triangle})
        assert position.perspective(None).view["options"]["end_triangle"] == triangle
    else:
        with pytest.raises(BadOption):
            TITLE.new_game(players=4, seed=1, options={"end_triangle": triangle})


@pytest.mark.rule("73-b")
@pytest.mark.parametrize("triangle", [2, 3, 4])
def test_a_short_game_is_played_without_mysticism(triangle: int) -> None:
    title = civitas.title("civilization-1980")
    short = title.new_game(players=5, seed=1, options={"end_triangle": triangle}).perspective(None).view["supply"]
    full = title.new_game(players=5, seed=1).perspective(None).view["supply"]
    assert (short["mysticism"], full["mysticism"]) == (0, 2)
    assert {**short, "mysticism": 2} == full


@pytest.mark.rule("73-c")
def test_of_two_who_pass_the_triangle_together_the_higher_total_wins() -> None:
    cards = ["pottery", "cloth-making", "music", "drama-poetry", "metalworking", "astronomy", "architecture"]  # 450
    s = end(
        "crete", "africa", "asia", options={"end_triangle": 3}, round=7,
        crete={"track": 10, "cities": ["knossos"], "cards": cards, "treasury": 50, "hand": {"cloth": 2}},
        africa={"track": 10, "cities": ["sparta"], "cards": cards, "treasury": 50,
                "hand": {"cloth": 2, "grain": 3, "iron": 1, "papyrus": 1}},
        asia={"track": 9, "cities": ["athens"], "cards": cards[:6], "treasury": 56},
    )  # fmt: skip
    assert s.track("crete") == s.track("africa") == 11
    assert result(s).scores[:2] == [520, 560]
    assert result(s).places == [2, 1, 3]
    assert result(s).ending == "triangle-3-points"  # in round 7, whatever the usual length


@pytest.mark.rule("73-c")
@pytest.mark.parametrize(
    ("triangle", "last", "cards"),
    [(2, 7, ["law", "pottery", "astronomy"]), (3, 10, ELEVEN[:7]), (4, 13, ELEVEN)],
)
def test_whoever_passes_the_triangle_under_the_usual_conditions_wins(
    triangle: int, last: int, cards: list[str]
) -> None:
    options: dict[str, object] = {"end_triangle": triangle}
    s = end("africa", "thrace", options=options, africa={"track": last, "cities": ["knossos"], "cards": cards})
    assert winners(s) == [s.seat("africa")]
    assert result(s).ending == f"triangle-{triangle}"
    without = end(
        "africa", "thrace", options=options, africa={"track": last, "cities": ["knossos"], "cards": cards[:2]}
    )
    assert without.track("africa") == last
    assert not without.position.is_over
    before = end("africa", "thrace", options=options, africa={"track": last - 1, "cities": ["knossos"], "cards": cards})
    assert not before.position.is_over  # on the last space before the triangle


@pytest.mark.rule("73-c")
def test_a_full_game_goes_on_beyond_the_triangles() -> None:
    s = end("africa", "thrace", africa={"track": 13, "cities": ["knossos"], "cards": ELEVEN})
    assert s.track("africa") == 14
    assert not s.position.is_over


# The small variants end in their own ways.


@pytest.mark.rule("72-d")
def test_farmers_and_citizens_ends_at_the_second_triangle_and_counts_cities() -> None:
    options: dict[str, object] = {"variant": "farmers-and-citizens"}
    one = end(
        "africa",
        "thrace",
        options=options,
        africa={"track": 7, "cities": ["knossos"]},
        thrace={"track": 6, "cities": ["athens"]},
    )
    assert (result(one).places, result(one).scores, result(one).ending) == ([1, 2], [1, 1], "triangle-2")
    two = end(
        "africa", "asia", "thrace", options=options,
        africa={"track": 7, "cities": ["knossos"]}, asia={"track": 7, "cities": ["athens", "sparta"]},
        thrace={"track": 6, "cities": ["delphi", "corinth", "thera"]},
    )  # fmt: skip
    assert (result(two).places, result(two).scores) == ([2, 1, 3], [1, 2, 3])
    assert result(two).ending == "triangle-2-cities"


@pytest.mark.rule("72-f")
@pytest.mark.parametrize(("shorten", "over"), [(0, False), (1, True)])
def test_farmers_and_citizens_may_end_some_rounds_earlier(shorten: int, over: bool) -> None:
    options: dict[str, object] = {"variant": "farmers-and-citizens", "shorten": shorten}
    s = end("africa", "thrace", options=options, round=7, africa={"track": 5, "cities": ["knossos"]})
    assert s.position.is_over == over
    if over:
        assert result(s).ending == "shortened"
        assert result(s).places == [1, 2]


@pytest.mark.rule("71-f")
def test_nomads_and_seafarers_ends_after_its_rounds_with_the_most_areas() -> None:
    s = Situation(
        "africa", "thrace", phase=5, round=7, options={"variant": "nomads-and-seafarers", "nomad_rounds": 8},
        africa={"tokens": {"knossos": 2}}, thrace={"tokens": {"sparta": 1, "athens": 1}},
    )  # fmt: skip
    while not s.position.is_over:
        s.say(s.to_act()[0], "done")
    assert result(s).ending == "most-areas"
    assert result(s).scores == [1, 2]
    assert winners(s) == [s.seat("thrace")]


@pytest.mark.parametrize("last", [{"tokens": {"knossos": 1}}, {"treasury": 1}, {"hand": {"salt": 1}}])
def test_a_game_ends_between_two_rounds_when_nobody_has_anything_left(last: dict[str, Any]) -> None:
    s = end("crete", "thrace", crete={"track": 2}, thrace={"track": 3})
    assert not s.position.is_over  # phase 13 itself does not end it
    s.proceed()
    assert result(s).ending == "deserted"
    assert result(s).places == [2, 1]
    goes_on = end("crete", "thrace", crete={"track": 2, **last}, thrace={"track": 3})
    goes_on.proceed()
    assert not goes_on.position.is_over or result(goes_on).ending == "round-limit"
