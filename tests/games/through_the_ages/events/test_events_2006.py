"""Events of the edition of 2006, as far as they differ from those of 2015."""

import pytest

from tests.games.through_the_ages.events.test_events import culture, is_over, strong
from tests.games.through_the_ages.first_edition import advanced, end_turns, full, new_game, simple
from tests.games.through_the_ages.happening import happening
from tests.games.through_the_ages.situation import FIRST

# The simple game.


@pytest.mark.rule("simple.events-a")
def test_in_the_simple_game_an_event_happens_in_every_round_from_the_third_on() -> None:
    s = new_game(3, mode="simple")
    end_turns(s, 11)
    assert s.position.round == 4
    revealed = [0] * 4
    playing = 1
    for event in s.log:
        if event.message == "turn":
            playing = int(str(event.arguments["round"]))
        elif event.message == "event":
            revealed[playing - 1] += 1
    assert revealed == [0, 0, 1, 1]
    assert len(s.pile("current")) == 7
    assert len(s.pile("past")) == 2


@pytest.mark.rule("simple.events-a")
def test_the_event_of_the_round_comes_before_the_starting_players_turn_and_concerns_everybody() -> None:
    s = simple(players=3, round=3, start=2, active=2, step="start", current_events=["development-of-science"])
    assert [s.civ(player).science for player in (1, 2, 3)] == [2, 2, 2]
    assert (s.asked, s.pile("past")) == ([2], ["development-of-science"])
    s = simple(players=3, round=3, start=2, active=3, step="start", current_events=["development-of-science"])
    assert (s.pile("current"), s.pile("past")) == (["development-of-science"], [])
    s = simple(players=3, round=2, start=2, active=2, step="start", current_events=["development-of-science"])
    assert (s.pile("current"), s.pile("past")) == (["development-of-science"], [])


@pytest.mark.rule("simple.events-b")
@pytest.mark.card("development-of-agriculture")
def test_food_of_an_event_needs_fewer_tokens_on_a_better_farm() -> None:
    s = simple(
        round=3, step="start", current_events=["development-of-agriculture"], p1={}, p2={"workers": {"irrigation": 0}}
    )
    assert [s.tokens(player) for player in (1, 2)] == [{"agriculture": 2}, {"irrigation": 1}]
    assert [s.goods(player) for player in (1, 2)] == [(2, 0), (2, 0)]


@pytest.mark.rule("simple.events-c")
def test_a_free_unit_of_the_simple_game_needs_an_unused_worker_and_is_optional() -> None:
    s = simple(
        players=3,
        round=3,
        step="start",
        current_events=["development-of-warfare"],
        p1={"unused": 1},
        p2={"unused": 0},
        p3={"unused": 1},
    )
    s.play("accept")
    assert s.asked == [3]
    s.play("refuse")
    assert [s.civ(player).strength for player in (1, 2, 3)] == [2, 1, 1]
    assert [s.goods(player) for player in (1, 2, 3)] == [(0, 0), (0, 0), (0, 0)]
    assert (s.question, s.asked) == ("ActionPhase", [1])


@pytest.mark.rule("simple.events-d")
def test_after_nine_events_none_happens_and_the_game_goes_on() -> None:
    s = simple(round=12, step="start", current_events=[])
    assert s.events("event") == []
    assert (s.question, s.asked) == ("ActionPhase", [1])
    assert len(new_game(2, mode="simple").pile("current")) == 9


@pytest.mark.rule("advanced.events-f")
@pytest.mark.parametrize("mode", [advanced, full])
def test_in_the_other_games_no_event_happens_unless_somebody_lays_one(mode: type) -> None:
    s = mode(players=3, round=3, step="start")
    current = s.pile("current")
    end_turns(s, 3)
    assert (s.position.round, s.pile("current"), s.events("event")) == (4, current, [])


# Events of age A.


@pytest.mark.rule("card.a_development_of_politics")
@pytest.mark.card("development-of-politics")
def test_the_current_player_keeps_all_military_cards_in_this_turn() -> None:
    s = happening(
        FIRST,
        "development-of-politics",
        options={"resignation": False},
        p1={"military_hand": ["foray", "raiders"]},
        p2={},
    )
    # The step in which too many cards are discarded has been skipped.
    assert is_over(s)
    assert [len(s.military_hand(player)) for player in (1, 2)] == [5, 3]
    s.play("done")
    assert (s.question, s.asked) == ("Politics", [2])
    s.play("done")
    assert (s.question, s.asked) == ("HandLimit", [2])
    s.play(s.legal()[0])
    assert (s.question, s.asked) == ("ActionPhase", [2])
    s.play("done", "done")
    # In the next turn the limit counts again: five cards and those drawn in production, of which two may stay.
    assert (s.question, s.asked) == ("HandLimit", [1])


@pytest.mark.rule("card.a_development_of_science")
@pytest.mark.card("development-of-science")
@pytest.mark.parametrize(("science", "after"), [(3, 5), (38, 40), (39, 40), (40, 40)])
def test_science_points_end_at_forty(science: int, after: int) -> None:
    s = happening(FIRST, "development-of-science", p1={"science": science}, p2={})
    assert [s.civ(player).science for player in (1, 2)] == [after, 2]


@pytest.mark.rule("card.a_development_of_trade_routes")
@pytest.mark.card("development-of-trade-routes")
def test_trade_routes_give_science_then_a_resource_then_food() -> None:
    s = happening(FIRST, "development-of-trade-routes", players=3, p1={"blue": 1}, p2={"blue": 2}, p3={"blue": 0})
    assert [s.civ(player).science for player in (1, 2, 3)] == [1, 1, 1]
    assert [s.goods(player) for player in (1, 2, 3)] == [(0, 1), (1, 1), (0, 0)]
    assert s.tokens(2) == {"agriculture": 1, "bronze": 1}


@pytest.mark.rule("card.a_no_event", "advanced.events-e")
@pytest.mark.card("no-event")
def test_no_event_changes_nothing_but_the_decks_of_events() -> None:
    s = happening(FIRST, "no-event", p1={}, p2={})
    other = full(step="actions", p1={"culture": 1}).described()
    assert [s.told(player) for player in (1, 2)] == [other["1"], other["2"]]
    assert (s.pile("past"), s.pile("future")) == (["no-event"], ["rats"])
    assert is_over(s)


# Events of ages I and II.


@pytest.mark.rule("card.i_rebellion")
@pytest.mark.card("rebellion")
def test_after_a_rebellion_the_actions_left_suffice_for_a_revolution() -> None:
    own = {"yellow": 16, "hand": ["monarchy"], "science": 5}
    s = happening(FIRST, "rebellion", p1=own, p2={})
    assert (s.civ(1).civil, s.civ(1).civil_total) == (2, 4)
    s.play("revolt monarchy")
    assert (s.civ(1).civil, s.civ(1).civil_total) == (0, 5)
    s = happening(FIRST, "rebellion", p1={**own, "tokens": {"agriculture": 4}}, p2={})
    s.play("populate")
    assert s.refused("revolt monarchy") == "simple.government-a"


@pytest.mark.rule("card.i_rebellion", "simple.government-a")
def test_a_rebellion_that_leaves_no_civil_action_leaves_none_for_a_revolution() -> None:
    s = happening(FIRST, "rebellion", p1={"yellow": 12, "hand": ["monarchy"], "science": 5}, p2={})
    assert s.civ(1).civil == 0
    assert s.refused("revolt monarchy") == "simple.government-a"


@pytest.mark.rule("card.ii_civil_unrest")
@pytest.mark.card("civil-unrest")
def test_civil_unrest_costs_only_culture() -> None:
    s = happening(
        FIRST,
        "civil-unrest",
        players=3,
        age="II",
        p1={"yellow": 17},
        p2={"culture": 10, "yellow": 11},
        p3={"yellow": 9},
    )
    assert culture(s, 3) == [1, 2, 0]
    assert [s.civ(player).blue for player in (1, 2, 3)] == [18, 18, 18]


@pytest.mark.rule("card.ii_crime_wave")
@pytest.mark.card("crime-wave")
def test_the_blue_token_of_a_crime_wave_goes_to_the_box() -> None:
    s = happening(
        FIRST, "crime-wave", players=3, age="II", p1=strong(9), p2=strong(8, blue=18), p3=strong(7, culture=10)
    )
    assert [s.civ(player).blue for player in (1, 2, 3)] == [18, 17, 17]
    assert (culture(s, 3), s.position.box_blue) == ([1, 0, 7], 2)


@pytest.mark.rule("card.ii_economic_progress")
@pytest.mark.card("economic-progress")
@pytest.mark.parametrize(
    ("blue", "resources", "left"),
    # Corruption comes last: with 8 tokens in the bank it is 2, with 9 of them nothing.
    [(10, 8, 9), (11, 8, 10), (12, 10, 9)],
)
def test_economic_progress_ends_with_corruption(blue: int, resources: int, left: int) -> None:
    own = {"yellow": 14, "blue": blue, "tokens": {"bronze": 8}, "science": 4}
    s = happening(FIRST, "economic-progress", age="II", p1=own, p2={})
    assert (s.goods(1), s.civ(1).blue) == ((1, resources), left)
    assert (s.civ(1).culture, s.civ(1).science) == (1, 4)
    assert [len(s.military_hand(player)) for player in (1, 2)] == [0, 0]


@pytest.mark.rule("card.ii_economic_progress")
def test_economic_progress_does_not_ask_whether_people_rise() -> None:
    s = happening(FIRST, "economic-progress", age="II", p1={}, p2={"yellow": 0, "unused": 0, "culture": 30})
    assert (s.goods(2), s.civ(2).culture) == ((0, 2), 14)


@pytest.mark.rule("card.ii_ravages_of_time")
@pytest.mark.card("ravages-of-time")
def test_a_ruin_still_makes_the_next_wonder_dearer() -> None:
    own = {"wonders": ["pyramids", "eiffel-tower"]}
    s = happening(FIRST, "ravages-of-time", age="II", row={"1": "kremlin", "2": "coal"}, p1=own, p2={})
    assert (s.civ(1).civil_total, s.civ(1).culture_rate) == (4, 2 + 4)
    s.play("take 1")
    assert s.civ(1).civil == 4 - 3
