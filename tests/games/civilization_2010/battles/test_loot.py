"""Loot: how much there is, and what it buys."""

from typing import Any

import pytest

from tests.games.civilization_2010.situation import Situation
from tests.games.civilization_2010.warfare import clash, finish, loot, raid, siege, winner

STRONG = ["infantry-weak"] * 3
FIVE = ["infantry-weak"] * 5


def victory(p1: dict[str, Any] | None = None, p2: dict[str, Any] | None = None, **more: Any) -> Situation:
    """Player 1 beats player 2's army in the open for 1 loot."""
    return finish(clash(STRONG, [], p1, p2, **more))


def conquest(p1: dict[str, Any] | None = None, p2: dict[str, Any] | None = None, **more: Any) -> Situation:
    """Player 1 takes player 2's second city for 2 loot."""
    return finish(siege(FIVE, [], {"armies": ["a14", "a14"], **(p1 or {})}, p2, group="2-0", **more))


RICH: dict[str, Any] = {
    "trade": 9,
    "culture": 5,
    "resources": ["iron", "silk"],
    "coins": 2,
    "events": ["drought"],
    "techs": ["pottery"],
}


# How much.


@pytest.mark.rule("loot.amount-a")
def test_figures_in_the_open_are_worth_one_however_many_they_are() -> None:
    p2 = {"techs": ["printing-press"], "armies": ["a12"] * 3, "scouts": ["a12"]}
    assert loot(victory(p2=p2)) == [(1, 1)]


@pytest.mark.rule("loot.amount-a")
def test_a_city_is_worth_two() -> None:
    assert loot(conquest()) == [(1, 2)]


@pytest.mark.rule("loot.amount-b")
def test_a_defender_who_wins_gains_one_loot() -> None:
    p1 = {"armies": ["a14", "a14"], "trade": 2}
    s = finish(siege([], [], p1, group="2-0"))
    assert winner(s) == 2
    assert loot(s) == [(2, 1)]
    s.play("steal 2")
    assert (s.trade(1), s.trade(2)) == (0, 2)


@pytest.mark.rule("loot.barbarian-a")
def test_barbarians_neither_give_nor_take_loot() -> None:
    p1 = {"ranks": {"infantry": 4}, "trade": 5}
    won = finish(raid(STRONG, p1=p1))
    assert (winner(won), loot(won)) == (1, [])
    lost = finish(raid([], p1=p1))
    assert (winner(lost), loot(lost), lost.trade(1)) == (0, [], 5)


@pytest.mark.rule("civ.mongol_plunder")
@pytest.mark.card("mongols")
def test_the_mongols_gain_one_loot_more_as_attackers() -> None:
    mongols = {"civilization": "mongols"}
    romans = {"civilization": "romans"}
    assert loot(victory(mongols, romans)) == [(1, 2)]
    assert loot(conquest(mongols, romans)) == [(1, 3)]
    assert loot(finish(raid(STRONG, p1={**mongols, "ranks": {"infantry": 4}}, p2=romans))) == []
    assert loot(finish(clash([], STRONG, p2=mongols))) == [(2, 1)]


# Spending.


@pytest.mark.rule("loot.spend-a")
def test_two_loot_buy_one_large_or_two_small_effects() -> None:
    s = conquest(p2=RICH)
    everything = [
        "steal-trade", "steal-culture", "steal-resource", "discard-coin", "learn-tech", "steal-culture-card",
        "steal-coin",
    ]  # fmt: skip
    assert s.choices("loot") == everything
    assert s.question == "Looting"
    s.play("loot steal-trade", "steal 3")
    assert s.choices("loot") == ["steal-trade", "steal-culture", "steal-resource", "discard-coin"]
    assert s.refused("loot learn-tech") == "loot.spend-a"
    s.play("loot steal-trade", "steal 3")
    assert (s.trade(1), s.trade(2)) == (6, 3)
    assert s.question != "Looting"


@pytest.mark.rule("loot.spend-a")
@pytest.mark.parametrize("effect", ["learn-tech", "steal-culture-card", "steal-coin"])
def test_a_large_effect_uses_up_both(effect: str) -> None:
    s = conquest(p2=RICH)
    s.play(f"loot {effect}")
    assert s.question != "Looting"
    assert s.messages().count("loot-bought") == 1


@pytest.mark.rule("loot.spend-a")
def test_two_different_small_effects() -> None:
    s = conquest(p2=RICH)
    s.play("loot steal-resource", "take silk", "loot discard-coin")
    assert s.resources(1) == {"silk": 1}
    assert s.coin_tokens(2) == {"sheet": 1}
    assert s.question != "Looting"


@pytest.mark.rule("loot.spend-b")
def test_loot_that_can_buy_nothing_is_lost() -> None:
    s = victory({"armies": ["a8", "c1"]})
    assert s.arguments("loot-wasted") == [{"seat": 0, "count": 1}]
    assert s.question == "Movement"


@pytest.mark.rule("loot.spend-b")
def test_loot_has_to_be_spent_as_far_as_there_is_anything_to_take() -> None:
    s = conquest(p2={"trade": 2, "culture": 1})
    assert s.refused("done") == "loot.spend-b"
    assert s.refused("loot steal-coin") == "loot.coin-a"
    s.play("loot steal-trade", "steal 2")
    # The culture token was all that was left to take.
    assert (s.trade(1), s.culture(1)) == (2, 1)
    assert (s.trade(2), s.culture(2)) == (0, 0)


# The effects.


@pytest.mark.rule("loot.trade-a", "limits.precedence-a")
def test_up_to_three_trade_move_to_the_winner() -> None:
    s = victory({"trade": 4}, {"trade": 2})
    assert s.choices("steal") == ["1", "2"]
    s.play("steal 2")
    assert (s.trade(1), s.trade(2)) == (6, 0)
    more = victory(p2={"trade": 9})
    assert more.choices("steal") == ["1", "2", "3"]
    more.play("steal 3")
    assert (more.trade(1), more.trade(2)) == (3, 6)


@pytest.mark.rule("loot.trade-a")
def test_the_winners_dial_stops_at_its_end() -> None:
    s = victory({"trade": 26}, {"trade": 9})
    s.play("steal 3")
    assert (s.trade(1), s.trade(2)) == (27, 6)


@pytest.mark.rule("loot.culture-a")
def test_up_to_three_culture_tokens_move_and_the_track_stays() -> None:
    s = conquest({"culture": 1}, {"culture": 5, "step": 4})
    s.play("steal 3")
    assert s.choices("steal") == ["1", "2"]
    s.play("steal 2")
    assert (s.culture(1), s.culture(2)) == (6, 0)
    assert (s.empire(1).step, s.empire(2).step) == (0, 4)


@pytest.mark.rule("loot.resource-a")
def test_open_tokens_are_chosen_by_kind_and_facedown_ones_by_their_back() -> None:
    s = victory(p2={"resources": ["iron"], "tokens": ["hut-spy", "village-uranium"]})
    assert s.legal() == ["take iron", "steal-token hut", "steal-token village"]
    assert s.refused("take silk") == "loot.resource-a"
    s.play("steal-token village")
    assert (s.tokens(1), s.tokens(2)) == ({"village-uranium": 1}, {"hut-spy": 1})
    told = s.events("token-stolen-kind")
    assert [event.audience for event in told] == [3]
    assert "village-uranium" not in str([event.arguments for event in s.last if event.visible_to(None)])


@pytest.mark.rule("loot.resource-a")
def test_among_facedown_tokens_of_one_back_chance_decides() -> None:
    taken = set()
    for seed in range(12):
        s = victory(p2={"tokens": ["hut-spy", "hut-iron"]}, seed=seed)
        taken |= set(s.tokens(1))
    assert taken == {"hut-spy", "hut-iron"}


@pytest.mark.rule("loot.resource-a")
def test_an_open_token_changes_hands() -> None:
    s = victory({"resources": ["iron"]}, {"resources": ["iron"]})
    assert (s.resources(1), s.resources(2)) == ({"iron": 2}, {})


@pytest.mark.rule("loot.discard-coin-a")
def test_the_winner_picks_a_coin_token_that_the_loser_discards() -> None:
    p2 = {"techs": ["pottery"], "coins": {"pottery": 2, "sheet": 1}}
    s = victory(p2=p2, pieces={"b6": "bank"})
    before = s.coins(2)
    assert s.choices("coin-of") == ["sheet", "pottery"]
    assert s.refused("coin-of code-of-laws") == "loot.discard-coin-a"
    s.play("coin-of pottery")
    assert s.coin_tokens(2) == {"sheet": 1, "pottery": 1}
    assert s.coin_tokens(1) == {}
    assert s.coins(2) == before - 1
    assert s.at("b6") == "bank"


@pytest.mark.rule("loot.discard-coin-a", "loot.coin-a")
def test_coin_icons_are_safe() -> None:
    s = conquest(p2={"trade": 1, "culture": 1}, pieces={"b6": "bank"})
    assert s.coins(2) > 0
    assert s.refused("loot discard-coin") == "loot.discard-coin-a"
    assert s.refused("loot steal-coin") == "loot.coin-a"


@pytest.mark.rule("loot.coin-a")
def test_a_stolen_coin_token_comes_to_the_winners_sheet() -> None:
    s = conquest(p2={"techs": ["pottery"], "coins": {"pottery": 1}, "trade": 1})
    s.play("loot steal-coin")
    assert (s.coin_tokens(1), s.coin_tokens(2)) == ({"sheet": 1}, {})


@pytest.mark.rule("loot.coin-a", "victory.economic-a")
def test_the_fifteenth_coin_wins_even_if_it_is_stolen() -> None:
    s = conquest({"coins": 14}, {"coins": 1, "trade": 1})
    s.play("loot steal-coin")
    assert (s.winners, s.ending) == ([1], "economic")


@pytest.mark.rule("loot.tech-a")
def test_the_winner_learns_a_tech_of_the_loser_that_fits_his_pyramid() -> None:
    p1 = {"techs": ["pottery", "writing"], "trade": 9}
    p2 = {"techs": ["currency", "masonry", "democracy", "biology", "writing"]}
    s = conquest(p1, p2)
    assert sorted(s.choices("learn")) == ["currency", "democracy", "masonry"]
    s.play("learn democracy")
    assert "democracy" in s.techs(1)
    assert "democracy" in s.techs(2)
    assert s.trade(1) == 9
    assert s.empire(1).ranks[0] == 2


@pytest.mark.rule("loot.tech-a")
def test_without_a_fitting_tech_the_effect_is_not_offered() -> None:
    s = conquest({"techs": ["pottery"]}, {"techs": ["pottery", "democracy"], "trade": 1, "culture": 1})
    assert s.refused("loot learn-tech") == "loot.tech-a"


@pytest.mark.rule("loot.tech-b", "civ.german_military_research")
def test_a_looted_tech_counts_as_researched() -> None:
    p1 = {"civilization": "germans", "techs": ["pottery", "writing"], "trade": 9}
    s = conquest(p1, {"techs": ["democracy"]})
    assert (s.question, s.asked) == ("ResourceTaking", [1])
    s.play("take iron")
    assert s.techs(1) == ["pottery", "writing", "democracy"]
    assert s.empire(1).ranks[0] == 2
    assert sum(s.units(1).values()) == 6
    assert s.resources(1) == {"iron": 1}
    assert s.trade(1) == 9
    s.pass_until(frame="Abandonment")
    s.play("abandon pacifism")
    s.pass_until(frame="Research")
    assert 1 in s.asked


@pytest.mark.rule("loot.card-a")
def test_the_winner_sees_the_hand_after_buying_and_takes_one_event() -> None:
    s = conquest({"events": ["migrants"]}, {"events": ["drought", "sabotage"], "trade": 1})
    assert "drought" not in str(s.view(1)["civilizations"][1])
    assert "events" not in s.view(1)["question"]
    s.play("loot steal-culture-card")
    assert sorted(s.view(1)["question"]["events"]) == ["drought", "sabotage"]
    assert "events" not in s.view(2)["question"]
    assert [event.audience for event in s.events("events-seen")] == [3]
    assert sorted(s.choices("steal-event")) == ["drought", "sabotage"]
    s.play("steal-event sabotage")
    assert s.hand(2) == {"drought": 1}
    assert s.hand(1) == {"migrants": 1, "sabotage": 1}


@pytest.mark.rule("loot.card-a")
def test_the_winners_hand_limit_applies_at_once() -> None:
    s = conquest({"events": ["migrants", "sabotage"]}, {"events": ["drought"]})
    assert (s.question, s.asked) == ("HandLimit", [1])
    s.play("discard drought")
    assert s.hand(1) == {"migrants": 1, "sabotage": 1}


@pytest.mark.rule("loot.card-a")
def test_by_the_english_book_only_the_backs_are_seen() -> None:
    taken = set()
    for seed in range(8):
        p2 = {"events": ["drought", "sabotage", "nationalism"], "techs": ["pottery"], "rows": [1, 0, 0, 0, 0]}
        s = conquest({"techs": ["pottery"]}, p2, options={"loot_event_card": "backs-only"}, seed=seed)
        assert "events-seen" not in s.messages()
        assert s.choices("level") == ["1", "2"]
        assert s.refused("level 3") == "loot.card-a"
        s.play("level 1")
        taken |= set(s.hand(1))
    assert taken == {"drought", "sabotage"}
