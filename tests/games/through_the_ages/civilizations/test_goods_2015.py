"""Tokens, population, food, resources and points: how they are gained, paid, changed and lost (2015)."""

from itertools import combinations_with_replacement
from typing import Any

import pytest

from civitas.games.through_the_ages.civilizations.goods import RESOURCES, most_gained
from tests.games.through_the_ages.conflict import war
from tests.games.through_the_ages.effects import effect
from tests.games.through_the_ages.happening import happening
from tests.games.through_the_ages.new_edition import NOBODY, new_game, points
from tests.games.through_the_ages.playouts import random_steps
from tests.games.through_the_ages.situation import NEW, Situation, situation


def storing(tokens: dict[str, int], blue: int, *techs: str, **entry: Any) -> dict[str, Any]:
    """A civilization with blue tokens on cards and in the bank; some technologies are in play without workers."""
    workers = {**dict.fromkeys([*tokens, *techs], 0), **entry.pop("workers", {})}
    return {"workers": {**NOBODY, **workers}, "tokens": tokens, "blue": blue, **entry}


def paying_one(tokens: dict[str, int], blue: int, *techs: str, by_hand: bool = False) -> Situation:
    """A mine is built for one resource, which is to be paid."""
    s = situation(p1=storing(tokens, blue, *techs, hand=["rich-land-a"], unused=1))
    if by_hand:
        s.play("by-hand")
    s.play("play rich-land-a")
    if s.question == "Work":
        s.play("build bronze")
    return s


def gaining_five(tokens: dict[str, int], blue: int, *techs: str) -> Situation:
    """Player 1 wins a colony that brings three blue tokens and five resources, and places tokens by hand."""
    p1 = storing(tokens, blue, *techs, workers={"warriors": 1}, military_hand=["rats"], used=["by-hand"])
    s = situation(step="politics", current_events=["wealthy-territory-i", "development-of-science"], p1=p1)
    s.play("prepare rats", "bid 1")
    s.pass_until("Placement")
    return s


def owned(s: Situation, player: int) -> tuple[int, int]:
    """All yellow and all blue tokens of a player."""
    c = s.civ(player)
    return c.yellow + c.unused + c.on_cards(), c.blue + sum(c.stored) + c.stages


# What goods are.


@pytest.mark.rule("res.value-a")
def test_blue_tokens_are_worth_what_their_card_says() -> None:
    s = situation(p1=storing({"agriculture": 2, "irrigation": 1, "bronze": 3, "coal": 2}, 8))
    assert s.goods(1) == (2 + 2, 3 + 6)


@pytest.mark.rule("res.value-a")
@pytest.mark.parametrize(
    ("tech", "goods"),
    [
        ("agriculture", (1, 0)),
        ("irrigation", (2, 0)),
        ("selective-breeding", (3, 0)),
        ("mechanized-agriculture", (5, 0)),
        ("bronze", (0, 1)),
        ("iron", (0, 2)),
        ("coal", (0, 3)),
        ("oil", (0, 5)),
    ],
)
def test_the_value_of_a_token_on_each_farm_and_mine(tech: str, goods: tuple[int, int]) -> None:
    assert situation(p1=storing({tech: 1}, 15)).goods(1) == goods


# Gaining.


@pytest.mark.rule("res.gain-a")
@pytest.mark.card("wealthy-territory-i")
@pytest.mark.parametrize(
    ("placed", "tokens"),
    [
        (["iron", "iron", "bronze"], {"iron": 2, "bronze": 1}),
        (["bronze", "iron", "iron"], {"iron": 2, "bronze": 1}),
        (["iron", "bronze", "bronze", "bronze"], {"iron": 1, "bronze": 3}),
        (["bronze"] * 5, {"bronze": 5}),
    ],
)
def test_gains_may_be_split_in_any_way_that_comes_out_exactly(placed: list[str], tokens: dict[str, int]) -> None:
    s = gaining_five({}, 6, "iron")
    assert s.civ(1).blue == 9
    for tech in placed:
        assert s.question == "Placement"
        s.play(f"place {tech}")
    assert s.question == "ActionPhase"
    assert s.tokens(1) == tokens
    assert s.goods(1) == (0, 5)
    assert s.civ(1).blue == 9 - len(placed)


@pytest.mark.rule("res.gain-a")
def test_gains_are_placed_on_the_highest_values_unless_the_player_wants_otherwise() -> None:
    p1 = storing({}, 6, "iron", "coal", hand=["reserves-iii"])
    s = situation(age="III", p1=p1)
    s.play("play reserves-iii", "want resources")
    assert s.tokens(1) == {"coal": 1, "bronze": 1}
    assert (s.goods(1), s.civ(1).blue) == ((0, 4), 4)


@pytest.mark.rule("res.gain-a")
def test_food_is_placed_on_farms_only() -> None:
    s = situation(p1=storing({}, 6, "irrigation", "iron", hand=["reserves-i"], used=["by-hand"]))
    s.play("play reserves-i", "want food")
    assert s.legal() == ["place agriculture", "place irrigation"]
    assert s.refused("place iron") == "res.gain-c"
    s.play("place agriculture", "place agriculture")
    assert s.tokens(1) == {"agriculture": 2}
    assert s.goods(1) == (2, 0)


@pytest.mark.rule("res.gain-b")
@pytest.mark.parametrize(
    ("blue", "gained", "techs"), [(0, 0, []), (1, 1, []), (2, 2, []), (3, 3, []), (1, 2, ["iron"]), (1, 3, ["coal"])]
)
def test_too_few_tokens_limit_the_gain(blue: int, gained: int, techs: list[str]) -> None:
    s = situation(age="II", p1=storing({}, blue, *techs, hand=["reserves-ii"]))
    s.play("play reserves-ii")
    if blue:
        s.play("want resources")
    assert s.goods(1) == (0, gained)
    assert s.civ(1).blue == max(0, blue - (1 if techs else 3))
    assert s.question == "ActionPhase"


@pytest.mark.rule("res.gain-b")
@pytest.mark.card("new-deposits")
def test_with_an_empty_bank_nothing_is_gained() -> None:
    s = happening(NEW, "new-deposits", p1={"blue": 0})
    assert s.goods(1) == (0, 0)
    assert s.goods(2) == (0, 2)


@pytest.mark.rule("res.gain-b")
@pytest.mark.parametrize(
    ("blue", "techs", "legal"),
    [
        (1, ["iron"], []),
        (2, ["iron"], ["place bronze", "place iron"]),
        (3, ["iron"], ["place bronze", "place iron"]),
        (1, ["iron", "coal"], []),
        (2, ["iron", "coal"], ["place bronze", "place iron", "place coal"]),
    ],
)
def test_by_hand_a_gain_must_still_be_as_much_as_possible(blue: int, techs: list[str], legal: list[str]) -> None:
    """Three resources: where only one place leads to the most, nobody is asked."""
    s = situation(age="II", p1=storing({}, blue, *techs, hand=["reserves-ii"], used=["by-hand"]))
    s.play("play reserves-ii", "want resources")
    assert s.legal("place") == legal
    if not legal:
        assert (s.question, s.civ(1).blue) == ("ActionPhase", 0)
        assert s.goods(1) == (0, 3 if "coal" in techs else 2)


@pytest.mark.rule("res.gain-b")
def test_by_hand_every_token_must_leave_the_greatest_gain_possible() -> None:
    s = situation(age="II", p1=storing({}, 2, "iron", "coal", hand=["reserves-ii"], used=["by-hand"]))
    s.play("play reserves-ii", "want resources", "place bronze")
    assert s.legal() == ["place iron"]
    assert s.refused("place bronze") == "res.gain-b"
    s.play("place iron")
    assert (s.question, s.goods(1)) == ("ActionPhase", (0, 3))


@pytest.mark.rule("res.gain-b")
@pytest.mark.parametrize("techs", [[], ["iron"], ["iron", "coal"], ["coal"], ["oil"], ["coal", "oil"], ["iron", "oil"]])
def test_the_highest_values_first_always_gain_the_most(techs: list[str]) -> None:
    """What is placed automatically is never less than what any other split would bring."""
    values = [1, *[{"iron": 2, "coal": 3, "oil": 5}[tech] for tech in techs]]
    for blue in range(5):
        sums = {sum(split) for used in range(blue + 1) for split in combinations_with_replacement(values, used)}
        c = situation(age="III", p1=storing({}, blue, *techs)).civ(1)
        for amount in range(12):
            assert most_gained(c, RESOURCES, amount, blue) == max(value for value in sums if value <= amount)


@pytest.mark.rule("res.gain-c")
@pytest.mark.parametrize("by_hand", [False, True])
def test_a_token_is_not_placed_where_the_gain_would_be_too_great(by_hand: bool) -> None:
    s = situation(p1=storing({}, 1, "coal", hand=["reserves-i"], used=["by-hand"] if by_hand else []))
    s.play("play reserves-i", "want resources")
    assert s.question == "ActionPhase"
    assert s.tokens(1) == {"bronze": 1}


@pytest.mark.rule("res.gain-c")
def test_by_hand_a_gain_may_not_be_exceeded() -> None:
    s = situation(p1=storing({}, 5, "iron", "coal", hand=["reserves-i"], used=["by-hand"]))
    s.play("play reserves-i", "want resources")
    assert s.legal() == ["place bronze", "place iron"]
    assert s.refused("place coal") == "res.gain-c"
    s.play("place bronze")
    assert s.refused("place iron") == "res.gain-c"
    s.play("place bronze")
    assert s.tokens(1) == {"bronze": 2}


@pytest.mark.rule("res.gain-d")
@pytest.mark.card("stockpile-a")
@pytest.mark.parametrize(("blue", "goods"), [(0, (0, 0)), (1, (0, 1)), (2, (1, 1))])
def test_several_gains_come_in_the_printed_order(blue: int, goods: tuple[int, int]) -> None:
    s = situation(p1=storing({}, blue, hand=["stockpile-a"]))
    s.play("play stockpile-a")
    assert s.goods(1) == goods
    assert s.civ(1).blue == blue - sum(goods)


# Paying.


@pytest.mark.rule("res.pay-a")
def test_a_returned_token_pays_the_value_of_its_card() -> None:
    s = situation(p1=storing({"iron": 2, "bronze": 1}, 13, unused=1))
    assert effect(s, "build iron") == {"civil": 3, "resources": 0, "blue": 16, "unused": 0, "iron": 1}
    assert s.tokens(1) == {}


@pytest.mark.rule("res.pay-a")
def test_by_hand_the_player_chooses_the_tokens() -> None:
    s = situation(p1=storing({"iron": 2, "bronze": 3}, 11, unused=1))
    s.play("by-hand", "build agriculture")
    assert s.question == "Payment"
    assert s.legal() == ["spend bronze", "spend iron"]
    assert s.refused("done") == "res.pay-a"
    assert s.refused("spend coal") == "res.pay-a"
    s.play("spend iron")
    assert s.question == "ActionPhase"
    assert s.tokens(1) == {"iron": 1, "bronze": 3}
    assert s.civ(1).blue == 12
    assert s.refused("by-hand") == "res.pay-a"


@pytest.mark.rule("res.pay-a")
def test_payments_by_hand_last_until_the_end_of_the_turn() -> None:
    s = situation(p1=storing({"iron": 1, "bronze": 2}, 11, unused=1))
    s.play("by-hand")
    assert s.told(1)["used"] == ["by-hand"]
    s.play("done")
    assert "used" not in s.told(1)


@pytest.mark.rule("res.pay-b")
@pytest.mark.parametrize("blue", [0, 5])
def test_moving_a_token_down_pays_the_difference(blue: int) -> None:
    s = situation(p1=storing({"coal": 1}, blue, unused=1))
    s.play("build agriculture")
    assert s.tokens(1) == {"bronze": 1}
    assert (s.goods(1), s.civ(1).blue) == ((0, 1), blue)


@pytest.mark.rule("res.pay-b")
@pytest.mark.parametrize("blue", [0, 5])
def test_by_hand_a_token_may_move_down_although_another_one_pays_exactly(blue: int) -> None:
    s = situation(p1=storing({"coal": 1, "iron": 1}, blue, unused=1))
    s.play("by-hand", "build agriculture", "spend coal")
    assert s.legal() == ["place bronze"]
    s.play("place bronze")
    assert s.question == "ActionPhase"
    assert s.tokens(1) == {"iron": 1, "bronze": 1}
    assert (s.goods(1), s.civ(1).blue) == ((0, 3), blue)


@pytest.mark.rule("res.pay-b")
def test_a_token_moves_only_to_a_card_of_its_kind() -> None:
    s = situation(p1=storing({"coal": 1, "iron": 1}, 5, "irrigation", unused=1, used=["by-hand"]))
    s.play("build agriculture", "spend coal")
    assert s.refused("place agriculture") == "res.pay-c"


@pytest.mark.rule("res.pay-c")
def test_change_comes_back_in_lower_values() -> None:
    s = paying_one({"coal": 1}, 5)
    assert s.question == "ActionPhase"
    assert s.tokens(1) == {"bronze": 2}
    assert (s.goods(1), s.civ(1).blue) == ((0, 2), 4)


@pytest.mark.rule("res.pay-c")
@pytest.mark.parametrize(
    ("change", "tokens", "blue"), [(["iron"], {"iron": 1}, 5), (["bronze", "bronze"], {"bronze": 2}, 4)]
)
def test_the_change_must_come_out_exactly(change: list[str], tokens: dict[str, int], blue: int) -> None:
    s = paying_one({"coal": 1}, 5, "iron", by_hand=True)
    s.play("spend coal")
    for tech in change:
        assert s.refused("done") == "res.pay-c"
        s.play(f"place {tech}")
    assert s.question == "ActionPhase"
    assert s.tokens(1) == tokens
    assert s.civ(1).blue == blue


@pytest.mark.rule("res.pay-d", "act.general-b")
@pytest.mark.parametrize(("bronze", "possible"), [(1, False), (2, True)])
def test_without_the_full_value_the_action_is_impossible(bronze: int, possible: bool) -> None:
    s = situation(p1=storing({"iron": 1, "bronze": bronze}, 10, "irrigation", unused=1))
    assert s.allows("build irrigation") == possible
    if possible:
        s.play("build irrigation")
        assert (s.goods(1), s.civ(1).blue) == ((0, 0), 13)
    else:
        assert s.refused("build irrigation") == "act.general-b"


@pytest.mark.rule("res.pay-e")
def test_who_cannot_pay_exactly_overpays() -> None:
    s = paying_one({"coal": 1}, 0)
    assert s.question == "ActionPhase"
    assert s.tokens(1) == {"bronze": 1}
    assert (s.goods(1), s.civ(1).blue) == ((0, 1), 0)


@pytest.mark.rule("res.pay-e")
@pytest.mark.parametrize(("change", "resources"), [("bronze", 1), ("iron", 2)])
def test_who_overpays_must_end_with_an_empty_bank(change: str, resources: int) -> None:
    s = paying_one({"oil": 1}, 0, "iron", by_hand=True)
    s.play("spend oil")
    assert s.legal() == ["place bronze", "place iron"]
    assert s.refused("done") == "res.pay-c"
    s.play(f"place {change}")
    assert s.question == "ActionPhase"
    assert (s.goods(1), s.civ(1).blue) == ((0, resources), 0)


@pytest.mark.rule("res.pay-e")
def test_nobody_overpays_who_can_pay_exactly() -> None:
    s = paying_one({"coal": 1}, 0, "iron", by_hand=True)
    s.play("spend coal")
    assert s.legal() == ["place iron"]
    assert s.refused("place bronze") == "res.pay-c"
    s.play("place iron")
    assert (s.goods(1), s.civ(1).blue) == ((0, 2), 0)
    s = paying_one({"oil": 1, "iron": 1}, 0, by_hand=True)
    assert s.legal() == ["spend iron"]
    assert s.refused("spend oil") == "res.pay-c"
    s.play("spend iron", "place bronze")
    assert (s.goods(1), s.civ(1).blue) == ((0, 6), 0)


@pytest.mark.rule("res.pay-f")
def test_tokens_never_become_tokens_of_higher_value() -> None:
    s = situation(p1=storing({"bronze": 4, "iron": 1}, 10, "coal", unused=1))
    assert s.legal("place") == s.legal("spend") == []
    assert s.refused("place iron") == "turn.order-a"
    s.play("by-hand", "build agriculture")
    assert s.legal() == ["spend bronze", "spend iron"]
    assert s.refused("place iron") == "res.pay-f"
    s.play("spend bronze")
    assert s.refused("place iron") == "res.pay-f"
    s.play("spend bronze")
    assert s.tokens(1) == {"bronze": 2, "iron": 1}
    assert (s.goods(1), s.civ(1).blue) == ((0, 4), 12)


@pytest.mark.rule("res.pay-f")
def test_change_is_of_lower_value_than_the_token_it_comes_from() -> None:
    s = paying_one({"iron": 2, "bronze": 1}, 5, "coal", by_hand=True)
    s.play("spend iron")
    assert s.legal() == ["place bronze"]
    assert s.refused("place iron") == "res.pay-f"
    assert s.refused("place coal") == "res.pay-f"


@pytest.mark.rule("res.temp-a")
@pytest.mark.card("patriotism-i")
def test_resources_of_this_turn_pay_first_for_what_they_may_pay() -> None:
    s = situation(p1=storing({"bronze": 3}, 13, "swordsmen", unused=2, hand=["patriotism-i"]))
    s.play("play patriotism-i", "build swordsmen")
    assert (s.civ(1).unit_resources, s.goods(1)) == (0, (0, 2))
    s.play("build bronze")
    assert s.goods(1) == (0, 0)
    assert s.workers(1) == {"swordsmen": 1, "bronze": 1}


@pytest.mark.rule("res.temp-a")
def test_resources_of_this_turn_pay_for_nothing_else_and_expire() -> None:
    s = situation(p1=storing({"bronze": 1}, 15, "swordsmen", unused=2, hand=["patriotism-i"]))
    s.play("play patriotism-i")
    assert s.civ(1).unit_resources == 2
    assert s.refused("build bronze") == "act.general-b"
    assert s.allows("build swordsmen")
    s.play("done")
    assert s.civ(1).unit_resources == 0
    assert s.goods(1) == (0, 1)


@pytest.mark.rule("res.lose-a")
@pytest.mark.card("raiders")
def test_who_has_less_loses_only_what_there_is() -> None:
    s = happening(
        NEW, "raiders", active=2, p1=storing({"bronze": 1}, 15, culture=7, unused=1), p2={"workers": {"warriors": 3}}
    )
    assert s.goods(1) == (0, 0)
    assert s.civ(1).blue == 16
    assert (s.civ(1).culture, s.civ(1).unused) == (7, 1)
    assert s.asked == [2]


# Points.


@pytest.mark.rule("points.science-a")
def test_points_have_no_upper_limit() -> None:
    workers = {**NOBODY, "computers": 3, "printing-press": 15, "movies": 2, "religion": 2}
    s = situation(age="III", step="production", p1={"workers": workers, "culture": 297, "science": 58})
    assert (s.civ(1).culture_rate, s.civ(1).science_rate) == (25, 30)
    assert points(s, 1) == (88, 322)


@pytest.mark.rule("points.lose-a")
@pytest.mark.card("crusades")
@pytest.mark.parametrize(("culture", "left"), [(3, 0), (4, 0), (5, 1)])
def test_points_never_fall_below_zero(culture: int, left: int) -> None:
    s = happening(NEW, "crusades", p1={"workers": {"warriors": 3}}, p2={"culture": culture})
    assert s.civ(2).culture == left


@pytest.mark.rule("points.pay-a")
@pytest.mark.card("monarchy")
@pytest.mark.parametrize(
    ("science", "ways"),
    [(1, []), (2, ["revolt monarchy"]), (7, ["revolt monarchy"]), (8, ["develop monarchy", "revolt monarchy"])],
)
def test_science_is_paid_only_by_who_has_enough(science: int, ways: list[str]) -> None:
    s = situation(p1={"hand": ["monarchy"], "science": science})
    assert s.legal("develop") + s.legal("revolt") == ways
    if "develop monarchy" not in ways:
        assert s.refused("develop monarchy") == "act.develop-b"
    else:
        s.play("develop monarchy")
        assert s.civ(1).science == 0


@pytest.mark.rule("points.temp-a")
@pytest.mark.card("winston-churchill", "rockets", "satellites")
def test_science_of_this_turn_pays_first_where_it_may() -> None:
    p1 = {"leader": "winston-churchill", "science": 9, "hand": ["rockets", "satellites"]}
    s = situation(age="III", p1=p1)
    s.play("arm", "develop rockets")
    assert (s.civ(1).science, s.civ(1).unit_science) == (4, 0)
    s = situation(age="III", p1=p1)
    s.play("arm", "develop satellites")
    assert (s.civ(1).science, s.civ(1).unit_science) == (1, 3)
    assert s.refused("develop rockets") == "act.develop-b"
    s.play("done")
    assert s.civ(1).unit_science == 0
    assert s.civ(1).science == 1 + 1


# Tokens.


@pytest.mark.rule("tokens.bank-a")
def test_tokens_beyond_the_spaces_of_the_bank_count_as_the_rightmost_section() -> None:
    s = situation(p1={"yellow": 21, "blue": 20, "workers": {"irrigation": 0}, "tokens": {"irrigation": 3}})
    for yellow in (20, 19, 18):
        before = s.goods(1)[0]
        s.play("populate")
        assert s.goods(1)[0] == before - 2
        assert s.civ(1).yellow == yellow
    assert s.view()["civilizations"][0]["population_cost"] == 2


@pytest.mark.rule("tokens.bank-a")
@pytest.mark.parametrize(("blue", "corruption"), [(20, 0), (16, 0), (11, 0), (10, 2)])
def test_blue_tokens_beyond_the_spaces_of_the_bank_put_off_corruption(blue: int, corruption: int) -> None:
    s = situation(p1=storing({"bronze": 9}, blue))
    assert s.view()["civilizations"][0]["corruption"] == corruption


@pytest.mark.rule("tokens.gain-a")
@pytest.mark.card("alexander-the-great")
def test_gained_yellow_tokens_go_to_the_bank_and_are_no_workers() -> None:
    s = situation(step="politics", p1={"leader": "alexander-the-great", "yellow": 12, "unused": 0})
    assert effect(s, "retire") == {"leader": "", "yellow": 13, "strength": 1}


@pytest.mark.rule("tokens.symbol-a")
@pytest.mark.card("taj-mahal")
def test_a_card_brings_its_tokens_when_it_enters_play() -> None:
    s = situation(p1={"wonder": "taj-mahal", "stages": 2, "tokens": {"bronze": 2}})
    assert owned(s, 1) == (25, 16)
    s.play("construct 1")
    assert s.civ(1).blue == 17
    assert owned(s, 1) == (25, 17)


@pytest.mark.rule("tokens.symbol-a")
@pytest.mark.card("vast-territory-i", "independence-declaration")
def test_negative_symbols_work_the_other_way_round() -> None:
    s = situation(
        step="politics",
        current_events=["vast-territory-i", "development-of-science"],
        p1={"military_hand": ["rats"]},
    )
    s.play("prepare rats", "bid 1")
    s.pass_until("ActionPhase")
    assert s.told(1)["colonies"] == ["vast-territory-i"]
    assert owned(s, 1) == (28, 15)
    s = happening(NEW, "independence-declaration", age="II", p1={"colonies": ["vast-territory-i"], "workers": NOBODY})
    assert "colonies" not in s.told(1)
    assert (s.civ(1).yellow, s.civ(1).blue) == (15, 17)


@pytest.mark.rule("tokens.symbol-b")
@pytest.mark.card("justice-system", "civil-service")
@pytest.mark.parametrize("blue", [0, 4])
def test_a_replaced_card_changes_tokens_only_by_the_difference(blue: int) -> None:
    s = situation(
        age="III",
        p1={"specials": ["justice-system"], "hand": ["civil-service"], "science": 10, "blue": blue,
            "tokens": {"bronze": 5}},
    )  # fmt: skip
    told = effect(s, "develop civil-service")
    assert told == {"science": 0, "specials": ["civil-service"], "hand": [], "civil_total": 6}
    assert (s.civ(1).blue, s.tokens(1)) == (blue, {"bronze": 5})
    assert s.question == "ActionPhase"


@pytest.mark.rule("tokens.lose-blue-a")
@pytest.mark.card("wealthy-territory-i", "independence-declaration")
def test_blue_tokens_missing_in_the_bank_are_lost_from_farms_and_mines_of_the_owners_choice() -> None:
    s = happening(
        NEW,
        "independence-declaration",
        age="II",
        active=2,
        p1=storing({"bronze": 3, "agriculture": 2}, 1, colonies=["wealthy-territory-i"]),
        p2={"workers": {"warriors": 2}},
    )
    assert s.asked == [1]
    assert s.civ(1).blue == 0
    assert s.legal() == ["forfeit agriculture", "forfeit bronze"]
    assert s.refused("forfeit iron") == "tokens.lose-blue-a"
    before = s.position.box_blue
    s.play("forfeit bronze", "forfeit agriculture")
    assert s.tokens(1) == {"bronze": 2, "agriculture": 1}
    assert (s.goods(1), s.civ(1).blue) == ((1, 2), 0)
    assert s.position.box_blue == before + 2
    assert s.asked == [2]


@pytest.mark.rule("tokens.lose-blue-a")
def test_a_bank_with_enough_blue_tokens_spares_farms_and_mines() -> None:
    s = happening(
        NEW,
        "independence-declaration",
        age="II",
        p1=storing({"bronze": 3}, 4, colonies=["wealthy-territory-i"]),
    )
    assert (s.civ(1).blue, s.tokens(1)) == (1, {"bronze": 3})


@pytest.mark.rule("tokens.lose-yellow-a")
@pytest.mark.card("vast-territory-i")
@pytest.mark.parametrize(("yellow", "left"), [(2, 0), (3, 0), (4, 1)])
def test_yellow_tokens_are_lost_from_the_bank_only(yellow: int, left: int) -> None:
    p1 = {"yellow": yellow, "unused": 3, "colonies": ["vast-territory-i"], "workers": {"warriors": 0}}
    s = happening(NEW, "independence-declaration", age="II", p1=p1)
    assert (s.civ(1).yellow, s.civ(1).unused, s.civ(1).on_cards()) == (left, 3, 5)


@pytest.mark.rule("tokens.take-yellow-a")
@pytest.mark.card("war-over-territory")
def test_yellow_tokens_are_taken_only_as_far_as_the_bank_has_them() -> None:
    s = war(NEW, "war-over-territory", (13, 1), p1={"yellow": 5}, p2={"yellow": 2, "unused": 2})
    assert (s.civ(1).yellow, s.civ(2).yellow) == (7, 0)
    assert (s.civ(2).unused, s.civ(2).on_cards()) == (2, 6)


EXPLAINING = {
    "yellow-lost", "completed", "developed", "colonized", "colony-lost", "colony-taken", "voyage", "retired",
    "yellow-taken", "blue-lost", "stored-blue-lost", "technology-seized", "ruined", "resigned", "settlers",
}  # fmt: skip
"""Messages that tell of tokens which come into or leave a civilization."""


@pytest.mark.rule("tokens.invariant-a")
@pytest.mark.parametrize(("players", "seed"), [(2, 5), (3, 6), (4, 7)])
def test_the_tokens_of_a_player_change_only_by_what_is_told(players: int, seed: int) -> None:
    s = new_game(players, seed)
    everybody = range(1, players + 1)
    components = s.position.components()
    before = [owned(s, player) for player in everybody]
    assert before == [(25, 16)] * players
    for events in random_steps(s, seed, 1500):
        after = [owned(s, player) for player in everybody]
        if after != before:
            assert EXPLAINING & {event.message for event in events}
        lost = {event.arguments["seat"]: event.arguments["count"] for event in events if event.message == "yellow-lost"}
        if lost and not (EXPLAINING - {"yellow-lost"}) & {event.message for event in events}:
            for seat in range(players):
                assert after[seat] == (before[seat][0] - int(str(lost[seat])), before[seat][1])
        before = after
    assert s.position.components() == components
    assert s.position.age >= 2


# Population.


@pytest.mark.rule("pop.gain-a")
@pytest.mark.card("development-of-settlement")
def test_gained_population_costs_no_food_and_comes_from_the_bank() -> None:
    s = happening(
        NEW,
        "development-of-settlement",
        p1={"yellow": 14, "tokens": {"agriculture": 3}},
        p2={"yellow": 0, "tokens": {"agriculture": 3}},
    )
    assert [(s.civ(player).yellow, s.civ(player).unused) for player in (1, 2)] == [(13, 2), (0, 1)]
    assert [s.goods(player)[0] for player in (1, 2)] == [3, 3]


@pytest.mark.rule("pop.increase-a")
@pytest.mark.card("frugality-a")
@pytest.mark.parametrize(("yellow", "cost"), [(18, 2), (16, 3), (12, 4), (8, 5), (4, 7)])
def test_increasing_the_population_by_a_card_costs_the_usual_food(yellow: int, cost: int) -> None:
    p1 = {"hand": ["frugality-a"], "yellow": yellow, "tokens": {"agriculture": cost}}
    s = situation(p1=p1)
    assert effect(s, "play frugality-a") == {
        "civil": 3, "hand": [], "yellow": yellow - 1, "unused": 2, "food": 1, "blue": 15,
    }  # fmt: skip
    s = situation(p1={**p1, "tokens": {"agriculture": cost - 1}})
    assert s.refused("play frugality-a") == "act.card-e"


@pytest.mark.rule("pop.increase-a")
@pytest.mark.card("development-of-civilization")
@pytest.mark.parametrize(("food", "possible"), [(2, True), (1, False)])
def test_an_event_may_change_the_food_that_an_increase_costs(food: int, possible: bool) -> None:
    s = happening(NEW, "development-of-civilization", p1={"yellow": 16, "tokens": {"agriculture": food}})
    assert s.asked == [1]
    assert s.allows("populate") == possible
    if possible:
        assert effect(s, "populate") == {"yellow": 15, "unused": 2, "food": 0, "blue": 16}


@pytest.mark.rule("pop.lose-a")
@pytest.mark.card("pestilence")
def test_unused_workers_are_lost_first_and_otherwise_the_owner_chooses_a_card() -> None:
    s = happening(
        NEW,
        "pestilence",
        p1={"unused": 1, "yellow": 10},
        p2={"unused": 0, "yellow": 10, "workers": {**NOBODY, "bronze": 2, "warriors": 1}},
    )
    assert (s.civ(1).unused, s.civ(1).yellow, s.civ(1).on_cards()) == (0, 11, 6)
    assert s.asked == [2]
    assert s.legal() == ["lose bronze", "lose warriors"]
    assert s.refused("lose agriculture") == "pop.lose-a"
    s.play("lose warriors")
    assert (s.civ(2).yellow, s.civ(2).unused, s.civ(2).strength) == (11, 0, 0)
    assert s.workers(2) == {"bronze": 2}
