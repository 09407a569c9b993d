"""Events on which both editions agree."""

from typing import Any

import pytest

from tests.games.through_the_ages.happening import before, happening, laid_for
from tests.games.through_the_ages.situation import BOTH, FIRST, NEW, Situation, situation


def strong(strength: int, **entry: Any) -> dict[str, Any]:
    """A civilization with so many Warriors and nothing else that makes it strong."""
    workers = {"warriors": strength, **entry.pop("workers", {})}
    return {"workers": workers, **entry}


def culture(s: Situation, players: int) -> list[int]:
    """The culture points of all players."""
    return [s.civ(player).culture for player in range(1, players + 1)]


def is_over(s: Situation, active: int = 1) -> bool:
    """Whether the event is over and the active player's turn goes on."""
    return s.asked == [active] and s.question == "ActionPhase"


# Order, ties and the number of those concerned.


@BOTH
@pytest.mark.rule("event.order-a", "card.development_of_markets", "card.a_development_of_markets")
def test_who_has_to_decide_does_so_clockwise_from_the_active_player(title: str) -> None:
    s = happening(title, "development-of-markets", players=3, active=2)
    order = []
    for good in ("food", "resources", "food"):
        order += s.asked
        s.play(f"want {good}")
    assert order == [2, 3, 1]
    assert [s.goods(player) for player in (1, 2, 3)] == [(2, 0), (2, 0), (0, 2)]
    assert is_over(s, 2)


@BOTH
@pytest.mark.rule("advanced.loss-c", "event.order-a", "card.pestilence", "card.i_pestilence")
@pytest.mark.card("pestilence")
def test_workers_are_chosen_in_turn_order_from_the_current_player(title: str) -> None:
    nobody_idle = {"unused": 0, "yellow": 10}
    s = happening(title, "pestilence", players=3, active=2, p1=nobody_idle, p2=nobody_idle, p3=nobody_idle)
    order = []
    for tech in ("bronze", "warriors", "philosophy"):
        order += s.asked
        assert s.legal() == ["lose agriculture", "lose bronze", "lose philosophy", "lose warriors"]
        s.play(f"lose {tech}")
    assert order == [2, 3, 1]
    assert s.workers(2) == {"agriculture": 2, "bronze": 1, "philosophy": 1, "warriors": 1}
    assert (s.civ(3).strength, s.civ(1).science_rate) == (0, 0)
    assert [s.civ(player).yellow for player in (1, 2, 3)] == [11, 11, 11]
    assert is_over(s, 2)


@BOTH
@pytest.mark.rule("event.tie-a", "advanced.ties-a", "card.crusades", "card.i_crusades")
@pytest.mark.card("crusades")
@pytest.mark.parametrize(("active", "expected"), [(1, [15, 10, 6]), (2, [6, 15, 10]), (3, [10, 6, 15])])
def test_among_equals_the_active_player_is_the_strongest_and_the_last_one_the_weakest(
    title: str, active: int, expected: list[int]
) -> None:
    equal = strong(4, culture=10)
    s = happening(title, "crusades", players=3, active=active, p1=equal, p2=equal, p3=equal)
    assert culture(s, 3) == expected
    assert is_over(s, active)


@BOTH
@pytest.mark.rule("event.tie-b", "card.barbarians", "card.i_barbarians")
@pytest.mark.card("barbarians")
@pytest.mark.parametrize(("own", "loser"), [(9, 1), (8, 2)])
def test_counting_as_higher_can_be_a_disadvantage(title: str, own: int, loser: int) -> None:
    # Laying the event gives the active player the tenth culture point.
    s = happening(
        title,
        "barbarians",
        players=3,
        p1=strong(1, culture=own, unused=1),
        p2=strong(1, culture=10, unused=1),
        p3=strong(5, culture=0, unused=1),
    )
    assert [s.civ(player).unused for player in (1, 2, 3)] == [0 if player == loser else 1 for player in (1, 2, 3)]


@BOTH
@pytest.mark.rule("event.tie-c", "advanced.ties-c", "card.immigration", "card.i_immigration")
@pytest.mark.card("immigration")
def test_immigration_comes_to_all_of_the_happiest(title: str) -> None:
    def happy(temples: int, yellow: int) -> dict[str, Any]:
        return {"workers": {"religion": temples}, "unused": 0, "yellow": yellow}

    s = happening(title, "immigration", players=3, p1=happy(4, 10), p2=happy(4, 10), p3=happy(2, 10))
    assert [(s.civ(player).yellow, s.civ(player).unused) for player in (1, 2, 3)] == [(9, 1), (9, 1), (10, 0)]
    s = happening(title, "immigration", players=3, p1=happy(3, 9), p2=happy(3, 0), p3=happy(1, 12))
    assert [(s.civ(player).yellow, s.civ(player).unused) for player in (1, 2, 3)] == [(8, 1), (0, 0), (12, 0)]
    assert is_over(s)


@BOTH
@pytest.mark.rule("event.tie-d", "card.foray", "card.i_foray")
@pytest.mark.card("foray")
def test_ties_are_broken_for_the_second_place_too(title: str) -> None:
    s = happening(title, "foray", players=4, active=4, p1=strong(9), p2=strong(7), p3=strong(7), p4=strong(5))
    assert s.asked == [1]
    s.play("split 0")
    assert s.asked == [2]
    s.play("split 2")
    assert [s.goods(player) for player in (1, 2, 3, 4)] == [(0, 3), (2, 1), (0, 0), (0, 0)]
    assert is_over(s, 4)


@BOTH
@pytest.mark.rule("event.two-a", "advanced.ties-d", "card.raiders", "card.i_raiders")
@pytest.mark.card("raiders")
@pytest.mark.parametrize(("strengths", "loser"), [((5, 9), 1), ((9, 5), 2)])
def test_with_two_players_the_two_weakest_are_one(title: str, strengths: tuple[int, int], loser: int) -> None:
    stocked = {"tokens": {"agriculture": 2, "bronze": 2}}
    s = happening(title, "raiders", p1=strong(strengths[0], **stocked), p2=strong(strengths[1], **stocked))
    assert s.asked == [loser]
    assert s.legal() == ["split 0", "split 1", "split 2"]
    s.play("split 1")
    assert s.goods(loser) == (1, 1)
    assert s.goods(3 - loser) == (2, 2)
    assert is_over(s)


@pytest.mark.rule("event.two-a", "pol.resign-f")
def test_two_players_left_of_three_count_as_two() -> None:
    s = happening(NEW, "cold-war", players=3, age="II", p1=strong(4), p2={"left": True}, p3=strong(3))
    assert [s.civ(player).science for player in (1, 3)] == [6, 0]


@BOTH
@pytest.mark.rule("advanced.ties-b", "event.tie-a", "card.national_pride", "card.ii_national_pride")
@pytest.mark.card("national-pride")
@pytest.mark.parametrize(
    ("active", "points", "expected"),
    [
        (3, [30, 30, 9, 10], [35, 30, 10, 10]),
        (2, [40, 39, 30, 0], [40, 45, 30, 0]),
        (1, [39, 41, 0, 0], [40, 46, 0, 0]),
    ],
)
def test_most_culture_is_found_by_the_same_rule(
    title: str, active: int, points: list[int], expected: list[int]
) -> None:
    seats: dict[str, Any] = {f"p{seat + 1}": {"culture": count} for seat, count in enumerate(points)}
    s = happening(title, "national-pride", players=4, active=active, age="II", **seats)
    assert culture(s, 4) == expected


@BOTH
@pytest.mark.rule("advanced.ties-b", "card.terrorism", "card.ii_terrorism")
@pytest.mark.card("terrorism")
def test_the_least_cultured_destroys_an_urban_building_of_everybody_else(title: str) -> None:
    s = happening(
        title,
        "terrorism",
        players=3,
        age="II",
        p1={"culture": 19, "workers": {"philosophy": 0, "alchemy": 1}},
        p2={"culture": 20, "workers": {"alchemy": 0}},
        p3={"culture": 30, "workers": {"philosophy": 0, "drama": 1, "religion": 1}},
    )
    # Players 1 and 2 have 20 each; the active player counts as higher. The only building of player 1 goes unasked.
    assert s.asked == [2]
    assert s.workers(1) == {"agriculture": 2, "bronze": 2, "warriors": 1}
    assert s.civ(1).unused == 2
    assert s.legal() == ["raze religion", "raze drama"]
    rule = "card.terrorism" if title == NEW else "card.ii_terrorism"
    assert s.refused("raze bronze") == rule
    assert s.refused("done") == rule
    s.play("raze drama")
    assert s.workers(3) == {"agriculture": 2, "bronze": 2, "religion": 1, "warriors": 1}
    assert (s.civ(3).unused, s.civ(3).culture_rate) == (2, 1)
    assert s.workers(2) == {"agriculture": 2, "bronze": 2, "philosophy": 1, "warriors": 1}
    assert is_over(s)


@BOTH
@pytest.mark.rule("card.ii_terrorism", "card.terrorism")
def test_terrorism_passes_by_who_has_no_urban_building(title: str) -> None:
    s = happening(
        title,
        "terrorism",
        players=3,
        age="II",
        p1={"culture": 30, "workers": {"philosophy": 2}},
        p2={"culture": 20, "workers": {"philosophy": 0}},
        p3={"culture": 5},
    )
    assert is_over(s)
    assert [s.workers(player).get("philosophy", 0) for player in (1, 2, 3)] == [1, 0, 1]
    assert [s.civ(player).unused for player in (1, 2, 3)] == [2, 1, 1]


# The decks of events.


@BOTH
@pytest.mark.rule("pol.event-a", "pol.event-b", "pol.event-f", "advanced.events-a", "advanced.events-b")
@pytest.mark.parametrize(("laid", "points"), [("rats", 1), ("iconoclasm", 2), ("impact-of-wonders", 3)])
def test_laying_an_event_scores_its_level_before_the_next_event_is_revealed(title: str, laid: str, points: int) -> None:
    hand = [card for card in [laid] if card != laid_for("national-pride")]
    s = before(title, "national-pride", age="III", p1={"culture": 10, "military_hand": hand}, p2={"culture": 11})
    current = len(s.pile("current"))
    s.play(f"prepare {laid}")
    # With the points just scored player 1 has at least as much culture as player 2.
    assert culture(s, 2) == [10 + points + 5, 11]
    assert s.pile("future") == [laid]
    assert len(s.pile("current")) == current - 1
    assert s.pile("past") == ["national-pride"]


@BOTH
@pytest.mark.rule("pol.event-c", "advanced.events-c")
def test_the_last_current_event_brings_up_the_future_events_sorted_by_age(title: str) -> None:
    orders = set()
    for seed in range(8):
        s = before(
            title,
            "development-of-science",
            seed=seed,
            age="II",
            current_events=["development-of-science"],
            future_events=["cold-war", "foray", "iconoclasm"],
            p1={"military_hand": ["pestilence"]},
        )
        s.play("prepare pestilence")
        assert s.pile("past") == ["development-of-science"]
        assert s.pile("future") == []
        next_first = s.pile("current")[::-1]
        assert sorted(next_first[:2]) == ["foray", "pestilence"]
        assert sorted(next_first[2:]) == ["cold-war", "iconoclasm"]
        orders.add(tuple(next_first))
    assert len(orders) > 1


@BOTH
@pytest.mark.rule("pol.event-c", "advanced.events-g")
def test_after_the_shuffle_everybody_knows_his_own_events_but_not_where_they_lie(title: str) -> None:
    s = before(
        title,
        "development-of-science",
        current_events=["development-of-science"],
        future_events=[{"card": "foray", "known": [2]}, "raiders"],
    )
    s.play("prepare rats")
    p = s.position
    known = {p.cards[card].id: p.current_known[place] for place, card in enumerate(p.current)}
    assert known == {"foray": 0b10, "raiders": 0, "rats": 0b01}
    assert p.current_seen == [0, 0, 0]


@BOTH
@pytest.mark.rule("pol.event-d", "advanced.events-c")
def test_the_event_just_laid_waits_for_a_later_turn_even_if_it_is_the_only_one(title: str) -> None:
    s = before(title, "development-of-science", current_events=["development-of-science"], p1={"science": 1})
    s.play("prepare rats")
    assert s.civ(1).science == 3
    assert (s.pile("current"), s.pile("future"), s.pile("past")) == (["rats"], [], ["development-of-science"])
    assert [event.arguments["card"] for event in s.events("event")] == ["card-development-of-science"]


@BOTH
@pytest.mark.rule("advanced.events-g", "pol.event-a")
def test_only_who_laid_a_future_event_knows_it(title: str) -> None:
    s = happening(title, "development-of-agriculture")
    p = s.position
    assert [p.cards[card].id for card in p.future] == ["rats"]
    assert p.future_known == [0b01]
    assert "rats" in str(s.view(1)["future_events"])
    assert "rats" not in str(s.view(2)["future_events"])
    assert "rats" not in str(s.view(None)["future_events"])


@BOTH
@pytest.mark.rule("event.past-a", "advanced.events-e")
def test_a_resolved_event_is_never_drawn_again(title: str) -> None:
    s = happening(
        title, "barbarians", military_deck=[], discards=["raiders", "foray"], p1={"military": 2}, p2={"military": 2}
    )
    assert s.pile("past") == ["barbarians"]
    assert s.discards("I") == ["raiders", "foray"]
    s.play("done")
    # Two military cards are drawn for the military actions left: the discards have become the new deck.
    assert sorted(s.military_hand(1)) == ["foray", "raiders"]
    assert s.position.military_left == 0
    assert s.pile("past") == ["barbarians"]


@BOTH
@pytest.mark.rule("pol.event-e", "advanced.events-a")
def test_a_territory_is_laid_like_any_event_and_one_that_is_revealed_is_auctioned(title: str) -> None:
    s = before(title, "developed-territory-i", age="II", p1={"culture": 4, "military_hand": ["wealthy-territory-ii"]})
    s.play("prepare wealthy-territory-ii")
    assert s.civ(1).culture == 6
    assert s.pile("future") == ["wealthy-territory-ii"]
    assert (s.question, s.asked) == ("Auction", [1])
    s.play("done", "done")
    assert s.pile("past") == ["developed-territory-i"]
    assert is_over(s)


@BOTH
@pytest.mark.rule("pol.event-c", "advanced.events-c", "advanced.events-e")
def test_a_territory_as_the_last_current_event_is_settled_before_the_events_are_renewed(title: str) -> None:
    s = before(title, "developed-territory-i", current_events=["developed-territory-i"])
    s.play("prepare rats")
    assert (s.pile("current"), s.pile("future")) == ([], ["rats"])
    s.play("done", "done")
    assert (s.pile("current"), s.pile("future"), s.pile("past")) == (["rats"], [], ["developed-territory-i"])


@BOTH
@pytest.mark.rule("event.order-a", "advanced.loss-c")
def test_the_turn_goes_on_only_when_everybody_has_decided(title: str) -> None:
    s = happening(title, "development-of-markets")
    assert s.refused("done") == ("card.development_of_markets" if title == NEW else "card.a_development_of_markets")
    assert s.refused("want food", by=2) == ("game.flow-a" if title == NEW else "setup.start-a")
    s.play("want food")
    assert s.asked == [2]


# Gains for everybody.


@BOTH
@pytest.mark.rule("card.development_of_agriculture", "card.a_development_of_agriculture", "advanced.loss-a")
@pytest.mark.card("development-of-agriculture")
def test_agriculture_gives_two_food_as_far_as_there_are_blue_tokens(title: str) -> None:
    s = happening(
        title,
        "development-of-agriculture",
        players=4,
        p1={"tokens": {"agriculture": 1}, "blue": 13},
        p2={"blue": 1},
        p3={"blue": 0},
        p4={"workers": {"irrigation": 0}, "blue": 5},
    )
    assert [s.goods(player) for player in (1, 2, 3, 4)] == [(3, 0), (1, 0), (0, 0), (2, 0)]
    assert [s.civ(player).blue for player in (1, 2, 3, 4)] == [11, 0, 0, 4]
    assert s.tokens(4) == {"irrigation": 1}
    assert is_over(s)


@BOTH
@pytest.mark.rule("card.development_of_crafts", "card.a_development_of_crafts")
@pytest.mark.card("development-of-crafts")
def test_crafts_give_two_resources(title: str) -> None:
    s = happening(title, "development-of-crafts", p1={"tokens": {"bronze": 2}, "blue": 12}, p2={"blue": 9})
    assert [s.tokens(player) for player in (1, 2)] == [{"bronze": 4}, {"bronze": 2}]
    assert [s.civ(player).blue for player in (1, 2)] == [10, 7]


@BOTH
@pytest.mark.rule("card.development_of_markets", "card.a_development_of_markets")
@pytest.mark.card("development-of-markets")
def test_markets_give_food_or_resources_but_no_mix(title: str) -> None:
    s = happening(title, "development-of-markets", p1={"blue": 16}, p2={"blue": 16})
    assert s.legal() == ["want food", "want resources"]
    assert s.refused("split 1") == ("card.development_of_markets" if title == NEW else "card.a_development_of_markets")
    s.play("want food", "want resources")
    assert [s.goods(player) for player in (1, 2)] == [(2, 0), (0, 2)]
    assert [s.civ(player).blue for player in (1, 2)] == [14, 14]


@BOTH
@pytest.mark.rule("card.development_of_markets", "card.a_development_of_markets")
@pytest.mark.parametrize(("blue", "asked"), [(0, False), (1, True)])
def test_who_has_no_blue_token_is_not_asked(title: str, blue: int, asked: bool) -> None:
    s = happening(title, "development-of-markets", p1={"blue": blue})
    assert s.asked == [1 if asked else 2]


@BOTH
@pytest.mark.rule("card.development_of_religion", "card.a_development_of_religion", "simple.events-c")
@pytest.mark.card("development-of-religion")
def test_an_unused_worker_may_become_a_temple_for_free(title: str) -> None:
    s = happening(title, "development-of-religion", p1={"unused": 1}, p2={"unused": 0})
    assert (s.asked, s.legal()) == ([1], ["accept", "refuse"])
    assert s.refused("build religion").endswith("development_of_religion")
    actions = s.civ(1).civil
    s.play("accept")
    assert s.workers(1) == {"agriculture": 2, "bronze": 2, "philosophy": 1, "religion": 1, "warriors": 1}
    assert (s.civ(1).unused, s.civ(1).culture_rate, s.civ(1).faces, s.civ(1).civil) == (0, 1, 1, actions)
    assert "religion" not in s.workers(2)
    assert is_over(s)


@BOTH
@pytest.mark.rule("card.development_of_religion", "card.a_development_of_religion", "simple.events-c")
@pytest.mark.parametrize(
    ("temples", "government", "asked"), [(1, "despotism", 1), (2, "despotism", 2), (2, "monarchy", 1)]
)
def test_a_free_temple_keeps_to_the_urban_limit(title: str, temples: int, government: str, asked: int) -> None:
    own = {"unused": 1, "government": government, "workers": {"religion": temples}}
    s = happening(title, "development-of-religion", p1=own, p2={"unused": 1})
    assert s.asked == [asked]


@BOTH
@pytest.mark.rule("card.development_of_warfare", "card.a_development_of_warfare", "simple.events-c")
@pytest.mark.card("development-of-warfare")
def test_an_unused_worker_may_become_warriors_for_free_or_not(title: str) -> None:
    s = happening(title, "development-of-warfare", players=3, p1={"unused": 1}, p2={"unused": 1}, p3={"unused": 0})
    s.play("accept")
    assert s.asked == [2]
    s.play("refuse")
    assert is_over(s)
    assert [(s.civ(player).unused, s.civ(player).strength) for player in (1, 2, 3)] == [(0, 2), (1, 1), (0, 1)]
    assert [s.goods(player) for player in (1, 2)] == [(0, 0), (0, 0)]
    assert s.civ(1).military == 2
    assert [event.arguments["seat"] for event in s.events("event-declined")] == [1]


@BOTH
@pytest.mark.rule("card.development_of_science", "card.a_development_of_science")
@pytest.mark.card("development-of-science")
def test_science_gives_two_science_points(title: str) -> None:
    s = happening(title, "development-of-science", p1={"science": 1}, p2={"science": 3})
    assert [s.civ(player).science for player in (1, 2)] == [3, 5]


@BOTH
@pytest.mark.rule("card.development_of_settlement", "card.a_development_of_settlement", "pop.gain-a")
@pytest.mark.card("development-of-settlement")
def test_settlement_gives_a_worker_without_food(title: str) -> None:
    s = happening(
        title,
        "development-of-settlement",
        players=3,
        p1={"yellow": 18, "unused": 1},
        p2={"yellow": 14, "unused": 0, "tokens": {"agriculture": 3}},
        p3={"yellow": 0, "unused": 0, "tokens": {"agriculture": 3}},
    )
    assert [(s.civ(player).yellow, s.civ(player).unused) for player in (1, 2, 3)] == [(17, 2), (13, 1), (0, 0)]
    assert [s.civ(player).food for player in (1, 2, 3)] == [0, 3, 3]


@BOTH
@pytest.mark.rule("card.cultural_influence", "card.i_cultural_influence")
@pytest.mark.card("cultural-influence")
def test_cultural_influence_scores_the_culture_of_a_turn(title: str) -> None:
    s = happening(title, "cultural-influence", p1={"culture": 9, "workers": {"religion": 4}}, p2={"culture": 10})
    assert culture(s, 2) == [14, 10]


@BOTH
@pytest.mark.rule("card.scientific_breakthrough", "card.i_scientific_breakthrough")
@pytest.mark.card("scientific-breakthrough")
def test_scientific_breakthrough_scores_the_science_of_a_turn(title: str) -> None:
    s = happening(
        title,
        "scientific-breakthrough",
        p1={"science": 3, "workers": {"philosophy": 1, "alchemy": 2}},
        p2={"science": 3, "workers": {"philosophy": 2}},
    )
    assert [s.civ(player).science for player in (1, 2)] == [8, 5]


@BOTH
@pytest.mark.rule("card.popularization_of_science", "card.ii_popularization_of_science")
@pytest.mark.card("popularization-of-science")
def test_popularization_scores_the_science_of_a_turn_as_culture(title: str) -> None:
    s = happening(
        title,
        "popularization-of-science",
        age="II",
        p1={"culture": 19, "science": 2, "workers": {"philosophy": 1, "alchemy": 3}},
        p2={"culture": 20, "science": 2, "workers": {"philosophy": 4}},
    )
    assert culture(s, 2) == [27, 24]
    assert [s.civ(player).science for player in (1, 2)] == [2, 2]


@BOTH
@pytest.mark.rule("card.good_harvest", "card.i_good_harvest")
@pytest.mark.card("good-harvest")
def test_a_good_harvest_lets_farms_produce_and_nothing_is_eaten(title: str) -> None:
    farms = {"workers": {"agriculture": 2, "irrigation": 1}, "blue": 8, "yellow": 8}
    s = happening(title, "good-harvest", p1=farms, p2={"blue": 1})
    assert (s.goods(1), s.civ(1).blue) == ((4, 0), 5)
    assert (s.goods(2), s.civ(2).blue) == ((1, 0), 0)


@BOTH
@pytest.mark.rule("card.new_deposits", "card.i_new_deposits")
@pytest.mark.card("new-deposits")
def test_new_deposits_let_mines_produce_without_corruption(title: str) -> None:
    mines = {"workers": {"bronze": 2, "iron": 1}, "tokens": {"bronze": 5}, "blue": 9}
    s = happening(title, "new-deposits", p1=mines, p2={"workers": {"bronze": 3}, "blue": 6})
    assert (s.goods(1), s.civ(1).blue) == ((0, 9), 6)
    assert (s.goods(2), s.civ(2).blue) == ((0, 3), 3)


# Gains and losses of the strong and the weak.


@BOTH
@pytest.mark.rule("card.crusades", "card.i_crusades", "points.lose-a", "advanced.loss-a")
@pytest.mark.parametrize(("points", "left"), [(3, 0), (4, 0), (5, 1)])
def test_crusades_cost_the_weakest_no_more_culture_than_there_is(title: str, points: int, left: int) -> None:
    s = happening(
        title, "crusades", players=3, p1=strong(9, culture=9), p2=strong(6, culture=8), p3=strong(3, culture=points)
    )
    assert culture(s, 3) == [14, 8, left]


@BOTH
@pytest.mark.rule("card.barbarians", "card.i_barbarians")
@pytest.mark.parametrize(
    ("strengths", "loses"), [((5, 8, 4, 9), True), ((8, 5, 4, 9), False), ((4, 8, 5, 9), True), ((5, 5, 4, 9), False)]
)
def test_barbarians_hit_the_culture_leader_only_among_the_two_weakest(
    title: str, strengths: tuple[int, ...], loses: bool
) -> None:
    seats: dict[str, Any] = {f"p{seat + 1}": strong(count) for seat, count in enumerate(strengths)}
    seats["p1"]["culture"] = 30
    s = happening(title, "barbarians", players=4, **seats)
    assert [s.civ(player).unused for player in (1, 2, 3, 4)] == [0 if loses else 1, 1, 1, 1]


@BOTH
@pytest.mark.rule("card.barbarians", "card.i_barbarians")
@pytest.mark.parametrize(("strengths", "loses"), [((2, 3), True), ((3, 2), False), ((2, 2), False)])
def test_with_two_players_barbarians_hit_the_culture_leader_only_if_weakest(
    title: str, strengths: tuple[int, int], loses: bool
) -> None:
    s = happening(title, "barbarians", p1=strong(strengths[0], culture=30), p2=strong(strengths[1]))
    assert [s.civ(player).unused for player in (1, 2)] == [0 if loses else 1, 1]


@BOTH
@pytest.mark.rule("card.border_conflict", "card.i_border_conflict")
@pytest.mark.card("border-conflict")
def test_the_weakest_destroys_a_building_of_its_own_and_the_strongest_gains_resources(title: str) -> None:
    s = happening(title, "border-conflict", p1=strong(7, blue=10), p2=strong(2))
    assert s.asked == [2]
    assert s.legal() == ["raze agriculture", "raze bronze", "raze philosophy"]
    assert s.refused("raze warriors") == ("card.border_conflict" if title == NEW else "card.i_border_conflict")
    s.play("raze philosophy")
    assert s.workers(2) == {"agriculture": 2, "bronze": 2, "warriors": 2}
    assert (s.civ(2).unused, s.civ(2).science_rate) == (2, 0)
    assert (s.goods(1), s.civ(1).blue) == ((0, 3), 7)
    assert is_over(s)


@BOTH
@pytest.mark.rule("card.border_conflict", "card.i_border_conflict", "advanced.loss-a")
def test_in_a_border_conflict_who_has_no_building_loses_nothing(title: str) -> None:
    none = {"agriculture": 0, "bronze": 0, "philosophy": 0}
    s = happening(title, "border-conflict", p1=strong(7), p2=strong(2, workers=none))
    assert is_over(s)
    assert (s.workers(2), s.civ(2).unused, s.goods(1)) == ({"warriors": 2}, 1, (0, 3))
    s = happening(title, "border-conflict", p1=strong(7), p2=strong(2, workers={**none, "bronze": 1}))
    assert is_over(s)
    assert (s.workers(2), s.civ(2).unused) == ({"warriors": 2}, 2)


@BOTH
@pytest.mark.rule("card.foray", "card.i_foray")
def test_foray_gives_the_two_strongest_three_goods_in_a_mix_of_their_choice(title: str) -> None:
    s = happening(title, "foray", players=3, p1=strong(9, blue=10), p2=strong(6, blue=10), p3=strong(3, blue=10))
    assert s.legal() == ["split 0", "split 1", "split 2", "split 3"]
    assert s.refused("split 4") == ("card.foray" if title == NEW else "card.i_foray")
    s.play("split 0", "split 2")
    assert [s.goods(player) for player in (1, 2, 3)] == [(0, 3), (2, 1), (0, 0)]
    assert [s.civ(player).blue for player in (1, 2, 3)] == [7, 7, 10]
    assert is_over(s)


@BOTH
@pytest.mark.rule("card.foray", "card.i_foray")
def test_with_two_players_only_the_stronger_makes_a_foray_and_needs_blue_tokens(title: str) -> None:
    s = happening(title, "foray", p1=strong(3), p2=strong(6, blue=1))
    assert s.asked == [2]
    s.play("split 1")
    assert [s.goods(player) for player in (1, 2)] == [(0, 0), (1, 0)]
    s = happening(title, "foray", p1=strong(3), p2=strong(6, blue=0))
    assert is_over(s)


@BOTH
@pytest.mark.rule("card.raiders", "card.i_raiders", "advanced.loss-a", "res.lose-a")
@pytest.mark.parametrize(
    ("tokens", "choices"),
    [
        ({"agriculture": 2, "bronze": 3}, ["split 0", "split 1", "split 2"]),
        ({"agriculture": 3, "bronze": 1}, ["split 1", "split 2"]),
        ({"agriculture": 1, "bronze": 2}, ["split 0", "split 1"]),
        ({"agriculture": 1, "bronze": 1}, []),
        ({"agriculture": 1}, []),
        ({"bronze": 1}, []),
        ({}, []),
    ],
)
def test_raiders_leave_the_mix_to_the_owner_as_far_as_there_is_a_choice(
    title: str, tokens: dict[str, int], choices: list[str]
) -> None:
    s = happening(title, "raiders", p1=strong(9), p2=strong(3, tokens=tokens, culture=5))
    if choices:
        assert (s.asked, s.legal()) == ([2], choices)
        assert s.refused("split 3") == ("card.raiders" if title == NEW else "card.i_raiders")
        s.play(choices[0])
    assert sum(s.goods(2)) == max(0, sum(tokens.values()) - 2)
    assert s.civ(2).culture == 5
    assert is_over(s)


@BOTH
@pytest.mark.rule("card.raiders", "card.i_raiders")
def test_raiders_come_to_the_two_weakest(title: str) -> None:
    s = happening(
        title,
        "raiders",
        players=4,
        p1=strong(8, tokens={"agriculture": 2}),
        p2=strong(6, tokens={"agriculture": 2}),
        p3=strong(4, tokens={"bronze": 1, "agriculture": 3}),
        p4=strong(2, tokens={"agriculture": 1}),
    )
    assert s.asked == [3]
    s.play("split 2")
    assert [s.goods(player) for player in (1, 2, 3, 4)] == [(2, 0), (2, 0), (1, 1), (0, 0)]


@BOTH
@pytest.mark.rule("card.rats", "card.i_rats")
@pytest.mark.card("rats")
def test_rats_eat_all_food(title: str) -> None:
    fed = {"workers": {"irrigation": 0}, "tokens": {"agriculture": 3, "irrigation": 2, "bronze": 4}, "blue": 6}
    s = happening(title, "rats", p1=fed, p2={})
    assert (s.goods(1), s.civ(1).blue) == ((0, 4), 11)
    assert s.goods(2) == (0, 0)


@BOTH
@pytest.mark.rule("card.reign_of_terror", "card.i_reign_of_terror", "advanced.ties-a")
@pytest.mark.card("reign-of-terror")
@pytest.mark.parametrize(("strengths", "loser"), [((4, 4, 4), 3), ((3, 4, 4), 1), ((4, 3, 4), 2)])
def test_the_weakest_loses_a_worker_in_the_reign_of_terror(title: str, strengths: tuple[int, ...], loser: int) -> None:
    seats: dict[str, Any] = {f"p{seat + 1}": strong(count, yellow=10) for seat, count in enumerate(strengths)}
    s = happening(title, "reign-of-terror", players=3, **seats)
    assert [s.civ(player).unused for player in (1, 2, 3)] == [0 if player == loser else 1 for player in (1, 2, 3)]
    assert s.civ(loser).yellow == 11


@BOTH
@pytest.mark.rule("card.uncertain_borders", "card.i_uncertain_borders", "tokens.take-yellow-a")
@pytest.mark.card("uncertain-borders")
@pytest.mark.parametrize(("bank", "banks"), [(10, [13, 9]), (1, [13, 0]), (0, [12, 0])])
def test_the_strongest_takes_a_yellow_token_from_the_bank_of_the_weakest(
    title: str, bank: int, banks: list[int]
) -> None:
    s = happening(title, "uncertain-borders", p1=strong(8, yellow=12), p2=strong(3, yellow=bank))
    assert [s.civ(player).yellow for player in (1, 2)] == banks
    assert [s.civ(player).unused for player in (1, 2)] == [1, 1]


@BOTH
@pytest.mark.rule("card.cold_war", "card.ii_cold_war")
@pytest.mark.card("cold-war")
@pytest.mark.parametrize(("strengths", "points"), [((12, 8, 5), [6, 6, 0]), ((5, 8, 12), [0, 6, 6]), ((9, 7), [6, 0])])
def test_the_cold_war_gives_science_to_the_two_strongest(
    title: str, strengths: tuple[int, ...], points: list[int]
) -> None:
    seats: dict[str, Any] = {f"p{seat + 1}": strong(count) for seat, count in enumerate(strengths)}
    s = happening(title, "cold-war", players=len(strengths), age="II", **seats)
    assert [s.civ(seat + 1).science for seat in range(len(strengths))] == points


@BOTH
@pytest.mark.rule("card.crime_wave", "card.ii_crime_wave", "points.lose-a")
@pytest.mark.card("crime-wave")
def test_a_crime_wave_costs_the_two_weakest_culture_and_a_blue_token(title: str) -> None:
    s = happening(
        title,
        "crime-wave",
        players=4,
        age="II",
        p1=strong(9, culture=10, blue=5),
        p2=strong(8, culture=10, blue=5),
        p3=strong(7, culture=10, blue=5),
        p4=strong(6, culture=2, blue=5),
    )
    assert culture(s, 4) == [11, 10, 7, 0]
    assert [s.civ(player).blue for player in (1, 2, 3, 4)] == [5, 5, 4, 4]
    assert is_over(s)


@BOTH
@pytest.mark.rule("card.emigration", "card.ii_emigration")
@pytest.mark.card("emigration")
@pytest.mark.parametrize(("yellow", "lost"), [(17, 0), (16, 1), (11, 1), (9, 2), (7, 2), (5, 3), (0, 4)])
def test_half_of_the_discontent_emigrate_rounded_up(title: str, yellow: int, lost: int) -> None:
    s = happening(title, "emigration", age="II", p1={"yellow": yellow, "unused": 5}, p2={"yellow": 17})
    assert (s.civ(1).unused, s.civ(1).yellow) == (5 - lost, yellow + lost)
    assert (s.civ(2).unused, s.civ(2).yellow) == (1, 17)


@BOTH
@pytest.mark.rule("card.emigration", "card.ii_emigration", "pop.lose-a", "advanced.loss-b")
def test_emigrants_are_unused_workers_first_then_from_cards_of_the_owners_choice(title: str) -> None:
    s = happening(title, "emigration", age="II", p1={"yellow": 9, "unused": 1, "workers": {"bronze": 2}})
    assert s.asked == [1]
    assert (s.civ(1).unused, s.civ(1).yellow) == (0, 10)
    s.play("lose bronze")
    assert (s.workers(1)["bronze"], s.civ(1).yellow) == (1, 11)
    assert is_over(s)


@BOTH
@pytest.mark.rule("card.independence_declaration", "card.ii_independence_declaration", "tokens.symbol-a")
@pytest.mark.card("independence-declaration")
def test_the_weakest_loses_a_colony_of_its_choice(title: str) -> None:
    own = {"culture": 11, "colonies": ["historic-territory-i", "developed-territory-i"], "yellow": 9, "blue": 9}
    s = happening(title, "independence-declaration", age="II", p1=strong(9), p2=strong(4, **own))
    assert (s.asked, s.civ(2).faces) == ([2], 1)
    assert sorted(s.legal()) == ["cede developed-territory-i", "cede historic-territory-i"]
    rule = "card.independence_declaration" if title == NEW else "card.ii_independence_declaration"
    assert s.refused("cede wealthy-territory-i") == rule
    s.play("cede historic-territory-i")
    assert (s.civ(2).faces, s.civ(2).culture, s.told(2)["colonies"]) == (0, 11, ["developed-territory-i"])
    assert s.discards("I") == ["historic-territory-i"]
    assert is_over(s)


@BOTH
@pytest.mark.rule("card.independence_declaration", "card.ii_independence_declaration")
@pytest.mark.parametrize("colonies", [[], ["strategic-territory-i"]])
def test_there_is_nothing_to_choose_with_fewer_than_two_colonies(title: str, colonies: list[str]) -> None:
    s = happening(title, "independence-declaration", age="II", p1=strong(9), p2=strong(4, colonies=colonies))
    assert is_over(s)
    assert (s.civ(2).colonies, s.civ(2).strength) == ([], 4)
    assert s.discards("I") == colonies


@BOTH
@pytest.mark.rule("card.iconoclasm", "card.ii_iconoclasm")
@pytest.mark.card("iconoclasm")
def test_iconoclasm_removes_leaders_who_are_not_of_the_current_age(title: str) -> None:
    s = happening(
        title,
        "iconoclasm",
        players=3,
        age="II",
        p1={"leader": "michelangelo", "civil": 2},
        p2={"leader": "isaac-newton"},
        p3={},
    )
    assert [s.told(player).get("leader") for player in (1, 2, 3)] == [None, "isaac-newton", None]
    assert "michelangelo" in s.pile("gone")
    # Nobody gets an action back, as nobody was replaced.
    assert s.civ(1).civil == 2
    assert is_over(s)


@BOTH
@pytest.mark.rule("card.iconoclasm", "card.ii_iconoclasm")
@pytest.mark.parametrize(("age", "stays"), [("III", True), ("IV", False)])
def test_in_age_iv_every_leader_goes(title: str, age: str, stays: bool) -> None:
    s = happening(
        title, "iconoclasm", age=age, last_round=9, p1={"leader": "winston-churchill"}, p2={"leader": "albert-einstein"}
    )
    assert [s.civ(player).leader >= 0 for player in (1, 2)] == [stays, stays]


@BOTH
@pytest.mark.rule("card.refugees", "card.ii_refugees", "points.lose-a")
@pytest.mark.card("refugees")
def test_refugees_leave_the_weakest_for_the_strongest(title: str) -> None:
    s = happening(
        title,
        "refugees",
        players=3,
        age="II",
        p1=strong(9, culture=9, yellow=10),
        p2=strong(6, culture=9, yellow=10),
        p3=strong(4, culture=2, yellow=10),
    )
    assert culture(s, 3) == [13, 9, 0]
    assert [(s.civ(player).yellow, s.civ(player).unused) for player in (1, 2, 3)] == [(9, 2), (10, 1), (11, 0)]
    assert is_over(s)


@BOTH
@pytest.mark.rule("card.refugees", "card.ii_refugees")
def test_refugees_come_to_nobody_without_yellow_tokens_and_are_chosen_by_who_loses_them(title: str) -> None:
    s = happening(title, "refugees", age="II", p1=strong(9, yellow=0), p2=strong(4, unused=0))
    assert (s.question, s.asked) == ("LosePopulation", [2])
    s.play("lose warriors")
    assert (s.civ(1).unused, s.civ(2).strength) == (1, 3)
    assert is_over(s)


# Ruins.


@BOTH
@pytest.mark.rule("card.ravages_of_time", "card.ii_ravages_of_time")
@pytest.mark.card("ravages-of-time")
def test_an_old_wonder_of_the_owners_choice_falls_into_ruins(title: str) -> None:
    s = happening(
        title,
        "ravages-of-time",
        players=3,
        age="II",
        p1={},
        p2={"wonders": ["pyramids", "great-wall", "eiffel-tower"]},
        p3={"wonders": ["kremlin"]},
    )
    rate = s.civ(2).culture_rate
    assert (s.asked, s.civ(2).civil, s.civ(2).civil_total) == ([2], 5, 5)
    assert sorted(s.legal()) == ["ruin great-wall", "ruin pyramids"]
    assert s.refused("ruin eiffel-tower") == ("card.ravages_of_time" if title == NEW else "card.ii_ravages_of_time")
    assert s.refused("done") == ("card.ravages_of_time" if title == NEW else "card.ii_ravages_of_time")
    s.play("ruin pyramids")
    assert (s.civ(2).civil, s.civ(2).civil_total, s.civ(2).culture_rate) == (4, 4, rate + 2)
    assert s.told(2)["wonders"] == ["pyramids", "great-wall", "eiffel-tower"]
    assert s.told(2)["ruins"] == ["pyramids"]
    assert (s.civ(3).ruins, is_over(s)) == ([], True)


@BOTH
@pytest.mark.rule("card.ravages_of_time", "card.ii_ravages_of_time")
def test_a_single_old_wonder_falls_unasked_and_ruins_do_not_fall_again(title: str) -> None:
    s = happening(
        title,
        "ravages-of-time",
        age="II",
        p1={"wonders": ["hanging-gardens"]},
        p2={"wonders": ["pyramids", "great-wall"], "ruins": ["pyramids"]},
    )
    assert is_over(s)
    assert [s.told(player)["ruins"] for player in (1, 2)] == [["hanging-gardens"], ["pyramids", "great-wall"]]
    assert [(s.civ(player).faces, s.civ(player).culture_rate) for player in (1, 2)] == [(0, 2), (0, 4)]
    s = happening(title, "ravages-of-time", age="II", p1={"wonders": ["pyramids"], "ruins": ["pyramids"]})
    assert is_over(s)


@BOTH
@pytest.mark.rule("card.rebellion", "card.i_rebellion")
@pytest.mark.card("rebellion")
def test_a_rebellion_costs_the_active_player_actions_of_this_turn(title: str) -> None:
    s = happening(title, "rebellion", p1={"yellow": 16}, p2={"yellow": 17})
    assert (s.civ(1).civil, s.civ(1).civil_total) == (2, 4)
    assert (s.civ(2).civil, s.civ(2).civil_total) == (4, 4)
    s.play("done")
    s.pass_until("ActionPhase", 2)
    assert s.civ(2).civil == 4
    s.play("done")
    s.pass_until("ActionPhase", 1)
    assert s.civ(1).civil == 4


@BOTH
@pytest.mark.rule("card.rebellion", "card.i_rebellion")
@pytest.mark.parametrize(("yellow", "left"), [(17, 4), (13, 2), (12, 0), (9, 0)])
def test_a_rebellion_costs_the_others_actions_of_their_next_turn_and_no_more_than_there_are(
    title: str, yellow: int, left: int
) -> None:
    s = happening(
        title, "rebellion", p1={"yellow": 17}, p2={"yellow": yellow, "unused": 5, "tokens": {"agriculture": 4}}
    )
    assert s.civ(1).civil == 4
    s.play("done")
    s.pass_until("ActionPhase", 2)
    assert (s.civ(2).civil, s.civ(2).civil_total) == (left, 4)
    assert s.allows("populate") is (left > 0)


@BOTH
@pytest.mark.rule("advanced.events-d")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_current_and_future_events_are_always_two_more_than_the_players(title: str, players: int) -> None:
    hands = [LAID[player * 2 : player * 2 + 2] for player in range(players)]
    seats: dict[str, Any] = {f"p{player + 1}": {"military_hand": hands[player]} for player in range(players)}
    s = situation(
        title, step="politics", players=players, military_deck=[], current_events=CURRENT[: players + 2], **seats
    )
    for count in range(2):
        for player in range(players):
            s.pass_until("Politics", player + 1)
            s.play(f"prepare {hands[player][count]}")
            s.pass_until("ActionPhase", player + 1)
            assert len(s.pile("current")) + len(s.pile("future")) == players + 2
            assert len(s.pile("past")) == count * players + player + 1
            assert s.pile("current")
            s.play("done")


LAID = [
    "rats", "good-harvest", "new-deposits", "cultural-influence", "scientific-breakthrough", "crusades", "raiders",
    "immigration",
]  # fmt: skip
CURRENT = [
    "development-of-science",
    "development-of-crafts",
    "development-of-agriculture",
    "development-of-settlement",
    "development-of-trade-routes",
    "development-of-warfare",
]


# Choices in the middle of an event.


CHOICES: list[tuple[str, str, str, dict[str, Any]]] = [
    ("GainEither", NEW, "development-of-markets", {}),
    ("GainMix", FIRST, "foray", {}),
    ("LoseMix", NEW, "raiders", {"tokens": {"agriculture": 2, "bronze": 2}}),
    ("BuildFree", FIRST, "development-of-religion", {}),
    ("Civilize", NEW, "development-of-civilization", {"tokens": {"bronze": 9}, "hand": ["iron", "reserves-i"]}),
    (
        "DiscardMilitary",
        NEW,
        "politics-of-strength",
        {"military_hand": ["foray", "raiders", "crusades", "immigration"]},
    ),
    ("RuinWonder", FIRST, "ravages-of-time", {"wonders": ["pyramids", "great-wall"]}),
    ("LosePopulation", NEW, "pestilence", {"unused": 0}),
    ("LoseBlue", FIRST, "crime-wave", {"blue": 0, "tokens": {"agriculture": 1, "bronze": 1}}),
    ("DestroyBuilding", NEW, "terrorism", {"workers": {"religion": 1}}),
    ("LoseColony", FIRST, "independence-declaration", {"colonies": ["historic-territory-i", "developed-territory-i"]}),
    ("Agreement", NEW, "international-agreement", {}),
]


@pytest.mark.rule("event.order-a", "advanced.loss-c")
@pytest.mark.parametrize(("frame", "title", "event", "entry"), CHOICES)
def test_a_choice_of_an_event_can_be_seen_stored_and_copied(
    frame: str, title: str, event: str, entry: dict[str, Any]
) -> None:
    row = ["coal", "opera"] if frame == "Agreement" else []
    s = happening(title, event, players=3, age="II", row=row, p1={"workers": {"religion": 1}}, p3=entry)
    count = 0
    while s.question != "ActionPhase":
        assert s.question == frame
        count += 1
        seat = s.asked[0] - 1
        legal = s.position.legal(seat)
        allowed = [each for each in range(s.title.space.size) if s.position.why_not(seat, each) is None]
        assert allowed == sorted(legal)
        action = legal[-1]
        view = s.view(None)["question"]
        assert view["frame"] == frame
        copy = s.position.clone()
        stored = s.title.load(s.position.dump())
        assert copy.digest() == stored.digest() == s.position.digest()
        s.play(s.title.space.text(action))
        copy.play(copy.to_act[0], action)
        stored.play(stored.to_act[0], action)
        assert copy.digest() == stored.digest() == s.position.digest()
    assert count > 0


@BOTH
@pytest.mark.rule("pol.event-a", "advanced.events-b")
def test_without_current_events_nothing_is_revealed(title: str) -> None:
    s = before(title, "crusades", current_events=[])
    s.play("prepare rats")
    assert (s.pile("future"), s.events("event"), s.civ(1).culture) == (["rats"], [], 1)
    assert is_over(s)
