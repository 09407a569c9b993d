"""The end of a turn: discarding, uprisings, production, drawing and the reset of actions (2015)."""

from typing import Any

import pytest

from tests.games.through_the_ages.effects import effect
from tests.games.through_the_ages.happening import happening
from tests.games.through_the_ages.new_edition import NOBODY, actions, deck, end_turn, points
from tests.games.through_the_ages.situation import NEW, Situation, situation


def produced(**entry: Any) -> Situation:
    """Player 1 has produced at the end of the turn, with as little else as possible."""
    return situation(step="production", p1=entry)


# Discarding.


@pytest.mark.rule("turn.end.discard-a")
@pytest.mark.card("library-of-alexandria")
@pytest.mark.parametrize(("wonders", "discarded"), [([], 3), (["library-of-alexandria"], 2)])
def test_military_cards_above_the_military_actions_are_discarded_face_down(wonders: list[str], discarded: int) -> None:
    hand = ["rats", "raid-i", "plunder-i", "enslave", "foray"]
    s = situation(p1={"military_hand": hand, "wonders": wonders, "military": 0})
    s.play("done")
    assert s.question == "HandLimit"
    assert s.refused("done") == "turn.end.discard-a"
    assert s.refused("discard pestilence") == "cards.inplay-a"
    for card in hand[:discarded]:
        assert sorted(s.legal()) == sorted(f"discard {held}" for held in s.military_hand(1))
        s.play(f"discard {card}")
    assert sorted(s.military_hand(1)) == sorted(hand[discarded:])
    assert sorted(s.discards()) == sorted(hand[:discarded])
    assert s.view(2)["discards"][1] == [None] * discarded
    assert sorted(s.view(1)["discards"][1]) == sorted(hand[:discarded])
    assert s.asked == [2]


@pytest.mark.rule("turn.end.discard-a")
def test_as_many_military_cards_as_military_actions_may_be_kept() -> None:
    s = situation(p1={"military_hand": ["rats", "raid-i"], "military": 0})
    s.play("done")
    assert s.military_hand(1) == ["rats", "raid-i"]
    assert "discarded" not in s.messages()


@pytest.mark.rule("turn.end.discard-b")
def test_cards_drawn_at_the_end_of_the_turn_are_counted_only_at_the_end_of_the_next_one() -> None:
    s = situation(p1={"military_hand": ["rats", "raid-i"]}, military_deck=["enslave", "foray", "..."])
    s.play("done")
    assert sorted(s.military_hand(1)) == ["enslave", "foray", "raid-i", "rats"]
    assert s.asked == [2]
    end_turn(s)
    s.pass_until("ActionPhase", player=1)
    assert len(s.military_hand(1)) == 4
    s.play("done")
    assert s.question == "HandLimit"
    s.play("discard foray", "discard rats")
    assert "discarded" in s.messages()
    assert {"enslave", "raid-i"} <= set(s.military_hand(1))


# Uprisings.


@pytest.mark.rule("turn.end.uprising-a", "turn.end.uprising-c")
def test_in_an_uprising_nothing_is_produced_but_cards_are_drawn_and_actions_come_back() -> None:
    s = situation(
        p1={
            "yellow": 12,
            "unused": 1,
            "workers": {"philosophy": 1, "drama": 0, "printing-press": 2},
            "tokens": {"bronze": 7},
            "science": 4,
            "culture": 6,
            "civil": 1,
        }
    )
    c = s.civ(1)
    assert (c.science_rate, c.culture_rate, c.blue) == (3, 2, 9)
    told = effect(s, "done")
    assert told.pop("military_hand") == s.military_hand(1)
    assert told == {"civil": 4}
    assert len(s.military_hand(1)) == 2
    assert s.arguments("uprising") == [{"seat": 0}]
    assert {"scored", "corruption", "produced-food", "consumed", "produced-resources"}.isdisjoint(s.messages())


@pytest.mark.rule("turn.end.uprising-b")
@pytest.mark.parametrize(("unused", "uprising"), [(1, True), (2, False), (3, False)])
def test_as_many_unused_workers_as_discontent_ones_prevent_an_uprising(unused: int, uprising: bool) -> None:
    s = situation(p1={"yellow": 12, "unused": unused})
    s.play("done")
    assert ("uprising" in s.messages()) == uprising
    assert points(s, 1) == ((0, 0) if uprising else (1, 0))
    assert s.goods(1) == ((0, 0) if uprising else (0, 2))


@pytest.mark.rule("turn.end.uprising-a")
def test_an_uprising_concerns_only_the_player_on_turn() -> None:
    s = situation(p2={"yellow": 12, "unused": 0})
    s.play("done")
    assert "uprising" not in s.messages()
    assert s.goods(1) == (2, 2)


# Points.


@pytest.mark.rule("turn.production.score-a")
def test_the_ratings_are_scored() -> None:
    s = produced(workers={"philosophy": 1, "printing-press": 3, "agriculture": 0, "bronze": 0}, science=2, culture=11)
    assert (s.civ(1).science_rate, s.civ(1).culture_rate) == (4, 3)
    assert points(s, 1) == (6, 14)
    assert s.arguments("scored") == [{"seat": 0, "science": 4, "culture": 3}]


@pytest.mark.rule("turn.production.score-b")
@pytest.mark.parametrize(("culture", "left"), [(0, 0), (1, 0), (2, 1)])
def test_culture_of_the_same_turn_may_be_lost_by_famine(culture: int, left: int) -> None:
    s = produced(
        culture=culture,
        yellow=8,
        unused=1,
        workers={**NOBODY, "religion": 3},
        tokens={"agriculture": 2},
    )
    assert s.civ(1).culture_rate == 3
    assert points(s, 1) == (0, left)
    assert s.goods(1) == (0, 0)


# Corruption.


@pytest.mark.rule("turn.production.corruption-a")
@pytest.mark.parametrize(("blue", "corruption"), [(16, 0), (11, 0), (10, 2), (6, 2), (5, 4), (1, 4), (0, 6), (20, 0)])
def test_corruption_grows_as_the_blue_bank_empties(blue: int, corruption: int) -> None:
    s = produced(blue=blue, workers=NOBODY, tokens={"bronze": 9})
    assert s.goods(1) == (0, 9 - corruption)
    assert s.civ(1).blue == blue + corruption
    expected = [{"seat": 0, "resources": corruption, "food": 0}] if corruption else []
    assert s.arguments("corruption") == expected


@pytest.mark.rule("turn.production.corruption-b")
@pytest.mark.parametrize(("tokens", "blue", "left", "bank"), [(6, 10, 6, 8), (5, 11, 7, 7)])
def test_corruption_comes_before_anything_is_produced(tokens: int, blue: int, left: int, bank: int) -> None:
    s = produced(tokens={"bronze": tokens})
    assert s.goods(1) == (2, left)
    assert s.civ(1).blue == bank
    assert blue == 16 - tokens


@pytest.mark.rule("turn.production.corruption-c")
def test_food_is_lost_for_missing_resources() -> None:
    s = produced(tokens={"bronze": 1, "agriculture": 9})
    assert s.arguments("corruption") == [{"seat": 0, "resources": 1, "food": 1}]
    assert s.goods(1) == (10, 2)
    assert s.civ(1).blue == 4


@pytest.mark.rule("turn.production.corruption-d")
def test_corruption_takes_no_more_than_there_is() -> None:
    s = produced(tokens={"bronze": 1, "agriculture": 1}, blue=2, workers=NOBODY, culture=20)
    assert s.goods(1) == (0, 0)
    assert s.civ(1).blue == 4
    assert s.civ(1).culture == 20


@pytest.mark.rule("turn.production.corruption-e")
@pytest.mark.card("great-wall")
@pytest.mark.parametrize(("stages", "blue", "left"), [(2, 10, 2), (0, 12, 4)])
def test_tokens_on_a_wonder_are_missing_in_the_bank(stages: int, blue: int, left: int) -> None:
    s = produced(wonder="great-wall", stages=stages, tokens={"bronze": 4}, workers=NOBODY)
    assert s.goods(1) == (0, left)
    assert s.civ(1).stages == stages
    assert s.civ(1).blue == blue + 4 - left


# Food.


@pytest.mark.rule("turn.production.food-a")
def test_every_farmer_brings_one_blue_token_to_the_card() -> None:
    s = produced(
        workers={**NOBODY, "agriculture": 1, "irrigation": 2, "selective-breeding": 0, "mechanized-agriculture": 1}
    )
    assert s.tokens(1) == {"agriculture": 1, "irrigation": 2, "mechanized-agriculture": 1}
    assert s.goods(1) == (1 + 4 + 5, 0)
    assert s.civ(1).blue == 12
    assert s.arguments("produced-food") == [{"seat": 0, "count": 10}]


@pytest.mark.rule("turn.production.food-b")
def test_the_best_farms_and_mines_come_first_when_tokens_run_out() -> None:
    s = produced(
        workers={**NOBODY, "iron": 2, "bronze": 1, "irrigation": 2, "agriculture": 3, "religion": 1},
        tokens={"iron": 16},
        yellow=16,
    )
    assert s.arguments("corruption") == [{"seat": 0, "resources": 6, "food": 0}]
    assert s.arguments("consumed") == [{"seat": 0, "count": 1}]
    assert s.tokens(1) == {"iron": 14, "irrigation": 2}
    assert s.goods(1) == (4, 28)
    assert s.civ(1).blue == 0


@pytest.mark.rule("turn.production.food-b")
def test_with_an_empty_bank_nothing_is_produced() -> None:
    s = produced(blue=0, yellow=18)
    assert s.goods(1) == (0, 0)
    assert s.civ(1).blue == 0
    assert points(s, 1) == (1, 0)


# Consumption.


@pytest.mark.rule("turn.production.consumption-a")
@pytest.mark.parametrize(
    ("yellow", "consumption"),
    [(18, 0), (17, 0), (16, 1), (13, 1), (12, 2), (9, 2), (8, 3), (5, 3), (4, 4), (1, 4), (0, 6), (21, 0)],
)
def test_consumption_grows_as_the_yellow_bank_empties(yellow: int, consumption: int) -> None:
    s = produced(yellow=yellow, unused=8, workers=NOBODY, blue=16, tokens={"agriculture": 8})
    assert s.goods(1) == (8 - consumption, 0)
    assert s.civ(1).blue == 16 + consumption
    assert s.arguments("consumed") == ([{"seat": 0, "count": consumption}] if consumption else [])
    assert "famine" not in s.messages()


@pytest.mark.rule("turn.production.consumption-b")
def test_food_of_the_same_turn_can_be_eaten() -> None:
    s = produced(yellow=12, unused=2, culture=10, workers={"philosophy": 0})
    assert s.goods(1)[0] == 0
    assert s.civ(1).culture == 10
    assert s.arguments("produced-food") == [{"seat": 0, "count": 2}]
    assert s.arguments("consumed") == [{"seat": 0, "count": 2}]
    assert "famine" not in s.messages()


@pytest.mark.rule("turn.production.consumption-c")
@pytest.mark.parametrize(
    ("yellow", "culture", "missing", "left"),
    [(12, 10, 0, 10), (8, 10, 1, 6), (8, 3, 1, 0), (4, 10, 2, 2), (0, 10, 4, 0)],
)
def test_every_missing_food_costs_four_culture(yellow: int, culture: int, missing: int, left: int) -> None:
    s = produced(yellow=yellow, unused=8, culture=culture)
    assert s.goods(1)[0] == 0
    assert s.civ(1).culture == left
    expected = [{"seat": 0, "count": missing, "culture": culture - left}] if missing else []
    assert s.arguments("famine") == expected


# Resources.


@pytest.mark.rule("turn.production.resources-a")
def test_every_miner_brings_one_blue_token_to_the_card() -> None:
    s = produced(workers={**NOBODY, "bronze": 1, "iron": 2}, tokens={"iron": 1})
    assert s.tokens(1) == {"bronze": 1, "iron": 3}
    assert s.goods(1) == (0, 7)
    assert s.civ(1).blue == 12
    assert s.arguments("produced-resources") == [{"seat": 0, "count": 5}]


@pytest.mark.rule("turn.production.resources-a")
def test_resources_come_last() -> None:
    s = produced(blue=2, yellow=12, unused=2)
    assert s.messages().index("consumed") < s.messages().index("produced-resources")
    assert s.goods(1) == (0, 2)
    assert s.civ(1).blue == 0


# Drawing.


@pytest.mark.rule("turn.draw-a")
@pytest.mark.card("military-theory")
@pytest.mark.parametrize(
    ("entry", "cards"),
    [
        ({"government": "monarchy", "military": 0}, 0),
        ({"government": "monarchy", "military": 1}, 1),
        ({"government": "monarchy", "military": 2}, 2),
        ({"government": "monarchy", "military": 3}, 3),
        ({"government": "monarchy", "specials": ["military-theory"], "military": 5}, 3),
    ],
)
def test_a_military_card_is_drawn_for_every_military_action_left_up_to_three(entry: dict[str, Any], cards: int) -> None:
    s = situation(age="II", step="draw", p1=entry)
    assert len(s.military_hand(1)) == cards
    assert len(deck(s, "military", "II")) == 46 - cards
    assert {s.position.cards[card].age for card in s.civ(1).military_hand} <= {2}
    assert s.arguments("drew") == ([{"seat": 0, "count": cards}] if cards else [])


@pytest.mark.rule("turn.draw-a")
def test_only_the_owner_is_told_which_cards_were_drawn() -> None:
    s = situation(step="draw", military_deck=["rats", "enslave", "..."])
    told = s.events("drew-cards")
    assert [dict(event.arguments) for event in told] == [{"seat": 0, "cards": ["card-rats", "card-enslave"]}]
    assert [event.audience for event in told] == [1 << 0]
    assert s.view(2)["civilizations"][0]["military_backs"] == ["I", "I"]


@pytest.mark.rule("turn.draw-b")
def test_discards_become_the_new_deck_and_drawing_goes_on() -> None:
    discarded = ["raid-i", "plunder-i", "enslave", "legion", "phalanx", "medieval-army", "heavy-cavalry"]
    past = ["foray", "pestilence", "raiders", "rats", "rebellion"]
    s = situation(
        step="draw",
        military_deck=["military-bonus-i"],
        discards=discarded,
        past_events=past,
        p1={"government": "monarchy"},
    )
    hand = s.military_hand(1)
    assert len(hand) == 3
    assert "military-bonus-i" in hand
    assert sorted([*hand, *deck(s, "military", "I")]) == sorted(["military-bonus-i", *discarded])
    assert len(deck(s, "military", "I")) == 5
    assert s.discards() == []
    assert s.pile("past") == past
    assert s.position.age == 1


@pytest.mark.rule("turn.draw-b")
def test_the_discards_become_the_new_deck_as_soon_as_the_last_card_is_drawn() -> None:
    s = situation(
        step="draw", military_deck=["foray"], discards=["raid-i", "enslave"], p1={"military": 1}, p2={"military": 0}
    )
    assert s.military_hand(1) == ["foray"]
    assert sorted(deck(s, "military", "I")) == ["enslave", "raid-i"]
    assert s.discards() == []


@pytest.mark.rule("turn.draw-b")
def test_only_discards_of_the_current_age_are_shuffled() -> None:
    s = situation(
        age="II", step="draw", military_deck=["spy"], discards=["raid-i", "annex"], p1={"government": "monarchy"}
    )
    assert sorted(s.military_hand(1)) == ["annex", "spy"]
    assert s.discards("I") == ["raid-i"]
    assert deck(s, "military", "II") == []


@pytest.mark.rule("turn.draw-b")
def test_without_deck_and_discards_nothing_is_drawn() -> None:
    s = situation(step="draw", military_deck=[])
    assert s.military_hand(1) == []
    assert s.asked == [2]


@pytest.mark.rule("age.end-l", "turn.draw-a")
def test_no_military_cards_are_drawn_in_age_iv() -> None:
    s = situation(age="IV", round=18, last_round=19, step="draw", p1={"government": "monarchy", "military": 3})
    assert s.military_hand(1) == []
    assert "drew" not in s.messages()


# The reset.


@pytest.mark.rule("turn.reset-a")
@pytest.mark.card("rebellion")
def test_actions_come_back_at_the_end_of_the_turn_and_events_may_cost_them_before_the_next() -> None:
    s = situation(
        current_events=["rebellion", "development-of-science"],
        p1={"government": "monarchy", "civil": 0, "military": 1, "yellow": 16, "unused": 1},
        p2={"military_hand": ["rats"]},
    )
    s.play("done")
    assert actions(s, 1) == (5, 3)
    s.play("prepare rats")
    assert actions(s, 1) == (3, 3)
    assert s.civ(1).civil_total == 5
    end_turn(s)
    assert s.position.active == 0
    s.pass_until("ActionPhase")
    assert actions(s, 1) == (3, 3)


@pytest.mark.rule("turn.reset-a")
def test_only_the_actions_of_the_player_on_turn_come_back() -> None:
    s = situation(step="reset", p1={"civil": 0, "military": 0}, p2={"civil": 1, "military": 1})
    assert actions(s, 1) == (4, 2)
    assert actions(s, 2) == (1, 1)


@pytest.mark.rule("turn.reset-a", "turn.end.order-a")
def test_actions_come_back_only_after_cards_were_drawn_for_those_left() -> None:
    s = situation(p1={"civil": 0, "military": 1})
    s.play("done")
    assert len(s.military_hand(1)) == 1
    assert actions(s, 1) == (4, 2)


@pytest.mark.rule("turn.production.consumption-b", "turn.end.order-a")
@pytest.mark.card("economic-progress")
def test_production_in_an_event_is_the_same_without_points() -> None:
    s = happening(NEW, "economic-progress", p1={"tokens": {"bronze": 6}, "yellow": 16, "unused": 1})
    assert points(s, 1) == (0, 1)
    assert s.goods(1) == (1, 6)
    assert s.goods(2) == (2, 2)
