"""The science cards of the automated player: the dial, better focus cards, and Nuclear Power."""

from collections.abc import Hashable
from typing import Any

import pytest

from civitas.games.new_dawn.facts.focus_cards import AUTOMA_CARDS
from tests.games.new_dawn.automa import (
    automa_row,
    automated,
    built,
    choices,
    is_even,
    outcomes,
    played,
    resolved,
    spendings,
)
from tests.games.new_dawn.situation import Situation

LEVEL_II = ["drama-and-poetry", "currency", "animal-husbandry", "iron-working", "mathematics"]
LEVEL_III = ["civil-service", "steam-power", "nationalism", "mass-production", "replaceable-parts"]
LEVEL_IV = ["mass-media", "capitalism", "urbanization", "flight", "nuclear-power"]
NOWHERE = {"row": "G W"}


def researched(row: list[str], dial: int = 0, **more: Any) -> Situation:
    """The turn with the science card in slot 5 of this row."""
    entry = {"row": row, "dial": dial, "capital": "1.0", **more.pop("entry", {})}
    more.setdefault("map", NOWHERE)
    return played(row[4], entry, **more)


def levels(s: Situation) -> list[int]:
    """The levels of the cards in the order of kinds: culture, science, economy, industry, military."""
    return [AUTOMA_CARDS[card].level for card in sorted(s.civ(2).row)]


def replacements(s: Situation) -> list[tuple[str, str, str]]:
    """Which cards were replaced by which, and by which rule."""
    return [
        (
            str(event.arguments["old"]).removeprefix("card-automa-"),
            str(event.arguments["card"]).removeprefix("card-automa-"),
            event.rule,
        )
        for event in s.log
        if event.message == "card-replaced"
    ]


# The dial.


@pytest.mark.rule("automa.as_astrology", "A4.6-a")
@pytest.mark.card("automa-astrology")
def test_astrology_turns_the_dial_by_five_and_brings_a_card_of_level_two() -> None:
    s = researched(["early-empire", "foreign-trade", "pottery", "masonry", "astrology"])
    assert s.dial(2) == 5
    assert sorted(levels(s)) == [1, 1, 1, 1, 2]
    [(_, criterion, rule)] = choices(s, "automa-chose-card")
    assert (criterion, rule) == ("random", "A4.6-a")
    assert replacements(s)[0][2] == "A4.6-a"


@pytest.mark.rule("automa.as_astrology", "A1.2-a")
def test_any_of_the_cards_of_the_lowest_level_may_be_replaced() -> None:
    row = ["early-empire", "foreign-trade", "pottery", "masonry", "astrology"]
    counts = outcomes(lambda seed: replacements(researched(row, seed=seed))[0][0], 200)
    assert is_even(counts, set(row))


@pytest.mark.rule("A6.7-a")
@pytest.mark.parametrize("trade", [0, 1, 4])
def test_all_trade_tokens_on_the_card_are_spent(trade: int) -> None:
    row = ["early-empire", "foreign-trade", "pottery", "masonry", "astrology"]
    s = researched(row, entry={"trade": [3, 0, 0, 2, trade]})
    assert s.dial(2) == 5 + trade
    assert s.trade(2) == [0, 3, 0, 0, 2]
    assert spendings(s) == ([("trade", trade, "all-tokens", "A6.7-a")] if trade else [])


@pytest.mark.rule("A8.1-a", "A8.1-b")
def test_worked_example_8_a_science_wonder_and_a_science_city_state() -> None:
    s = researched(
        ["early-empire", "foreign-trade", "pottery", "masonry", "astrology"],
        entry={"envoys": ["seoul"]},
        wonders=built(on={"pyramids": "1.0"}),
    )
    assert s.dial(2) == 7
    [bonus] = s.events("automa-bonus")
    assert (bonus.arguments, bonus.rule) == ({"seat": 1, "count": 2, "slot": 5}, "A8.1-a")


@pytest.mark.rule("A8.1-b")
def test_bonuses_of_other_kinds_do_not_turn_the_dial() -> None:
    s = researched(
        ["early-empire", "foreign-trade", "pottery", "masonry", "astrology"],
        entry={"envoys": ["kumasi", "brussels", "kabul"]},
        wonders=built(on={"colossus": "1.0"}),
    )
    assert s.dial(2) == 5


@pytest.mark.rule("A13.6-a")
def test_the_token_of_conquered_seoul_turns_the_dial_farther_and_stays() -> None:
    row = ["early-empire", "foreign-trade", "pottery", "masonry", "astrology"]
    s = researched(row, city_states={"seoul": 2})
    assert (s.dial(2), s.on_card(2, 1)) == (6, ["seoul"])
    assert [event.rule for event in s.events("spent")] == ["A13.6-a"]


@pytest.mark.rule("A9.3-b")
def test_roosevelt_spends_natural_wonders_and_all_trade_tokens() -> None:
    s = researched(
        ["early-empire", "foreign-trade", "pottery", "masonry", "astrology"],
        entry={"leader": "roosevelt", "on_cards": {"mt-everest": 5}, "trade": [0, 0, 0, 0, 2]},
        natural_wonders={"mt-everest": 2},
    )
    assert s.dial(2) == 8
    assert s.on_card(2, 5) == ["mt-everest"]  # on the card that was in slot 4
    order = [event.message for event in s.log if event.message in ("spent", "automa-spent")]
    assert order == ["spent", "automa-spent"]


# Better cards.

EXAMPLE = ["drama-and-poetry", "foreign-trade", "animal-husbandry", "iron-working", "astrology"]
"""Astrology and Foreign Trade are the last cards of level I."""


def worked_example_1(seed: int) -> Situation:
    """Astrology with one trade token moves the dial from 13 to 19."""
    return researched(EXAMPLE, dial=13, entry={"trade": [0, 0, 0, 0, 1]}, seed=seed)


@pytest.mark.rule("A4.6-a", "A4.7-a")
def test_worked_example_1_two_level_spaces_bring_a_third_and_a_fourth_level_card() -> None:
    def replaced(seed: int) -> Hashable:
        s = worked_example_1(seed)
        assert (s.dial(2), s.trade(2)) == (19, [0] * 5)
        assert s.criteria("automa-chose-card") == ["random", "only-choice"]
        return tuple((old, new) for old, new, _ in replacements(s))

    assert is_even(
        outcomes(replaced),
        {
            (("astrology", "replaceable-parts"), ("foreign-trade", "capitalism")),
            (("foreign-trade", "steam-power"), ("astrology", "nuclear-power")),
        },
    )


@pytest.mark.rule("A4.7-b")
def test_the_card_that_replaces_the_science_card_is_reset_and_not_resolved() -> None:
    s = next(s for s in map(worked_example_1, range(20)) if replacements(s)[0][0] == "astrology")
    assert automa_row(s) == [
        "replaceable-parts", "drama-and-poetry", "capitalism", "animal-husbandry", "iron-working",
    ]  # fmt: skip
    assert resolved(s) == ["astrology"]
    assert s.trade(2) == [0] * 5
    # Replaceable Parts would have raised a card of level II.
    assert levels(s) == [2, 3, 4, 2, 2]


@pytest.mark.rule("A4.7-a")
def test_the_lowest_level_is_looked_for_anew_at_every_level_space() -> None:
    for seed in range(10):
        s = researched(EXAMPLE, dial=5, seed=seed)
        assert s.dial(2) == 10
        assert sorted(levels(s)) == [2, 2, 2, 2, 3]
        assert sorted(old for old, _, _ in replacements(s)) == ["astrology", "foreign-trade"]


@pytest.mark.rule("A4.8-a")
def test_worked_example_2_a_card_that_has_the_level_already_goes_one_level_up() -> None:
    def replaced(seed: int) -> Hashable:
        s = researched(LEVEL_II, dial=3, seed=seed)
        assert s.dial(2) == 9
        [(old, new, rule)] = replacements(s)
        assert rule == "A4.8-a"
        assert new in LEVEL_III
        return old

    assert is_even(outcomes(replaced, 200), set(LEVEL_II))


@pytest.mark.rule("A4.8-b")
def test_an_emperor_has_two_cards_of_level_three_after_six_spaces() -> None:
    for seed in range(10):
        s = researched(LEVEL_II, seed=seed)
        assert s.dial(2) == 6
        assert sorted(levels(s)) == [2, 2, 2, 3, 3]
        assert len({old for old, _, _ in replacements(s)}) == 2


@pytest.mark.rule("A4.8-c")
def test_a_card_above_the_level_of_the_space_goes_one_level_up() -> None:
    row = [*LEVEL_III[:4], "nuclear-power"]
    for seed in range(10):
        s = researched(row, dial=3, seed=seed)
        assert s.dial(2) == 8
        [(old, new, rule)] = replacements(s)
        assert (old in LEVEL_III[:4], new in LEVEL_IV, rule) == (True, True, "A4.8-c")


@pytest.mark.rule("A4.9-a")
def test_what_lies_on_a_replaced_card_stays_and_caravans_are_added() -> None:
    row = ["drama-and-poetry", "foreign-trade", "animal-husbandry", "iron-working", "mathematics"]
    s = researched(row, dial=3, entry={"trade": [0, 4, 0, 0, 0]})
    assert replacements(s) == [("foreign-trade", "currency", "A4.6-a")]
    assert (s.slot(2, "automa-currency"), s.trade_on(2, "automa-currency")) == (3, 4)
    assert s.caravans(2) == ["card", "card", "reserve"]


@pytest.mark.rule("A4.9-a")
def test_city_state_tokens_stay_with_a_replaced_card() -> None:
    row = ["drama-and-poetry", "currency", "animal-husbandry", "masonry", "mathematics"]
    s = researched(row, dial=3, city_states={"kabul": 2})
    assert s.on_card(2, s.slot(2, "automa-iron-working")) == ["kabul"]


@pytest.mark.rule("A4.9-a")
def test_with_cards_of_level_four_only_nothing_happens() -> None:
    s = researched(LEVEL_IV, dial=19)
    assert s.dial(2) == 24
    assert levels(s) == [4] * 5
    [event] = s.events("nothing-to-learn")
    assert (event.arguments, event.rule) == ({"seat": 1, "level": 4}, "A4.9-a")


# Mathematics and Replaceable Parts.


@pytest.mark.rule("automa.as_mathematics")
@pytest.mark.card("automa-mathematics")
@pytest.mark.parametrize(
    ("trade", "after"),
    [
        ([0, 0, 0, 0, 0], [0, 0, 0, 0, 0]),  # on Mathematics itself, and spent
        ([0, 0, 0, 0, 1], [0, 0, 0, 0, 1]),  # on the card in slot 4, which moves to slot 5
        ([0, 1, 1, 1, 1], [0, 1, 1, 1, 1]),  # on the card in slot 1, the only one without
    ],
)
def test_mathematics_gains_a_token_before_it_spends_all_of_its_own(trade: list[int], after: list[int]) -> None:
    s = researched(LEVEL_II, entry={"trade": trade})
    assert s.dial(2) == 6
    assert s.trade(2) == after
    assert len(s.events("automa-stored")) == 1


@pytest.mark.rule("automa.as_replaceable_parts")
@pytest.mark.card("automa-replaceable-parts")
def test_replaceable_parts_raises_the_lowest_card_in_the_highest_slot() -> None:
    row = ["drama-and-poetry", "foreign-trade", "animal-husbandry", "masonry", "replaceable-parts"]
    for seed in range(5):
        s = researched(row, dial=7, seed=seed)
        assert choices(s, "automa-chose-card")[0] == ("automa-masonry", "highest-slot", "A10.6-a")
        assert replacements(s)[0] == ("masonry", "iron-working", "A10.6-a")
        assert s.dial(2) == 12
        # The level space 10 then raises the last card of level I.
        assert replacements(s)[1] == ("foreign-trade", "steam-power", "A4.6-a")
    order = [event.message for event in s.log]
    assert order.index("card-replaced") < order.index("dial-turned")


@pytest.mark.rule("automa.as_replaceable_parts")
def test_a_single_lowest_card_is_raised_wherever_it_lies() -> None:
    row = ["early-empire", "currency", "animal-husbandry", "iron-working", "replaceable-parts"]
    s = researched(row, dial=0)
    assert choices(s, "automa-chose-card")[0] == ("automa-early-empire", "lowest-level", "A10.6-a")


@pytest.mark.rule("A10.6-a")
def test_replaceable_parts_may_raise_itself_and_still_turns_the_dial() -> None:
    for seed in range(10):
        s = researched(LEVEL_III, dial=14, entry={"trade": [0, 0, 0, 0, 1]}, p1={"cities": ["1.2"]}, seed=seed,
                       map={"row": "G W G"})  # fmt: skip
        assert replacements(s)[0] == ("replaceable-parts", "nuclear-power", "A10.6-a")
        assert s.dial(2) == 20
        # Space 19: one of the four cards that are still of level III.
        assert replacements(s)[1][0] in LEVEL_III[:4]
        assert sorted(levels(s)) == [3, 3, 3, 4, 4]
        assert (automa_row(s)[0], s.trade(2)) == ("nuclear-power", [0] * 5)
        # Nuclear Power was not resolved.
        assert (resolved(s), s.cities(1)) == (["replaceable-parts"], ["1.2"])


# Nuclear Power.


@pytest.mark.rule("automa.as_nuclear_power")
@pytest.mark.card("automa-nuclear-power")
def test_nuclear_power_destroys_a_city_of_each_human_and_the_tokens_around_it() -> None:
    s = played(
        "nuclear-power",
        {"capital": "1.5", "tokens": ["1.3"], "trade": {"nuclear-power": 1}},
        players=3,
        map={"row": "G G G G G G W G"},
        p1={"cities": ["1.2"], "reinforced": ["1.1"], "tokens": ["1.0"]},
        p2={"capital": "1.7"},
        wonders=built(on={"oracle": "1.2"}),
    )
    # The only city that player 1 can lose is destroyed without a question; player 2 has but a capital.
    assert [s.at(f"1.{space}") for space in range(8)] == [
        "token of 1", "", "", "", "", "capital of 3", "", "capital of 2",
    ]  # fmt: skip
    assert (s.wonder_at("1.2"), s.wonders(1)) == ("oracle", [])
    assert (s.civ(1).cities_left, s.civ(1).tokens_left, s.civ(3).tokens_left) == (7, 30, 31)
    assert s.dial(3) == 6
    assert [(told["other"], told["space"]) for told in s.arguments("destroyed")] == [
        (0, "space-1.2"), (0, "space-1.1"), (2, "space-1.3"),
    ]  # fmt: skip
    assert {event.rule for event in s.events("destroyed")} == {"automa.as_nuclear_power"}


def threatened() -> Situation:
    """Cities 1.1 and 1.5 of player 1, 1.3 (on conquered Seoul) and 1.7 of player 2, and tokens of both between them."""
    s = automated(
        "nuclear-power",
        {"capital": "2.0"},
        players=3,
        map={"row": "K:kabul G G K:seoul G G G G G W G"},
        p1={"cities": ["1.1", "1.5"], "tokens": ["1.6"]},
        p2={"cities": ["1.3", "1.7"], "reinforced": ["1.2", "1.4"]},
    )
    s.go_on()
    return s


@pytest.mark.rule("A10.5-a")
def test_people_choose_one_after_the_other_and_then_everything_is_destroyed_together() -> None:
    s = threatened()
    assert (s.asked, s.question) == ([1], "Razing")
    assert s.legal() == ["lose 1.1", "lose 1.5"]
    s.play("lose 1.1")
    assert s.asked == [2]
    assert s.at("1.1") == "city of 1"  # nothing is destroyed yet
    assert [event.message for event in s.last] == ["city-given-up"]
    s.play("lose 1.3")
    assert [s.at(f"1.{space}") for space in range(1, 9)] == [
        "", "", "", "", "city of 1", "token of 1", "city of 2", "",
    ]  # fmt: skip
    assert (s.city_state("seoul"), s.on_card(2, 2)) == ("free", [])
    assert (s.question, s.asked, s.dial(3)) == ("Choosing", [1], 5)


@pytest.mark.rule("A10.5-a")
def test_choices_are_open_to_everybody() -> None:
    s = threatened()
    s.play("lose 1.5")
    assert s.position.frames[-1].question(s.position, None) == {"frame": "Razing", "seat": 1, "chosen": ["space-1.5"]}
    [told] = s.arguments("city-given-up")
    assert told == {"seat": 0, "space": "space-1.5"}


@pytest.mark.rule("A10.5-a", "automa.as_nuclear_power")
@pytest.mark.parametrize("answer", ["lose 1.3", "lose 1.6", "lose 2.0", "done"])
def test_only_own_cities_can_be_given_up(answer: str) -> None:
    assert threatened().refused(answer) == "automa.as_nuclear_power"


@pytest.mark.rule("automa.as_nuclear_power")
def test_the_capital_cannot_be_given_up() -> None:
    s = automated(
        "nuclear-power",
        {"capital": "1.8"},
        map={"row": "G*9"},
        p1={"capital": "1.0", "cities": ["1.2", "1.4"]},
    )
    s.go_on()
    assert s.legal() == ["lose 1.2", "lose 1.4"]
    assert s.refused("lose 1.0") == "automa.as_nuclear_power"


@pytest.mark.rule("automa.as_nuclear_power")
def test_nuclear_power_hits_nobody_without_a_city_to_lose() -> None:
    s = played("nuclear-power", {"capital": "1.8", "tokens": ["1.1"]}, p1={"capital": "1.0"})
    assert (s.at("1.0"), s.at("1.1"), s.dial(2)) == ("capital of 1", "token of 2", 5)
    assert s.events("destroyed") == []


@pytest.mark.rule("A10.5-a")
def test_whoever_loses_potala_palace_gives_cards_back_before_the_dial_turns() -> None:
    s = automated(
        "nuclear-power",
        {"capital": "1.8"},
        map={"row": "G*9"},
        p1={"cities": ["1.2"], "pacts": {"2": ["embassy", "joint-war"]}},
        wonders=built(on={"potala-palace": "1.2"}),
    )
    s.go_on()
    assert (s.question, s.dial(2)) == ("Surrender", 0)
    s.play("give-back joint-war-2")
    assert (s.question, s.dial(2), s.pacts(1, 2)) == ("Choosing", 5, ["embassy"])
