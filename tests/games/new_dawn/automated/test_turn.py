"""The turn of the automated player: slot 5, reset, the cards that follow, and the leaders that matter there."""

from typing import Any

import pytest

from civitas.games.new_dawn.facts.focus_cards import AUTOMA_CARDS
from tests.games.new_dawn.automa import automa_row, automated, built, played, resolved, spendings
from tests.games.new_dawn.beginning import table
from tests.games.new_dawn.situation import Situation, situation

ROW = ["astrology", "foreign-trade", "masonry", "early-empire", "pottery"]
HILL = {"row": "G H"}
"""A capital and a space next to it."""


def next_automated_turn(s: Situation) -> None:
    """People do as little as possible until the automated player has resolved another card."""
    before = len(resolved(s))
    for _ in range(100):
        if len(resolved(s)) > before:
            return
        legal = s.legal(by=s.asked[0])
        s.play("done" if "done" in legal else legal[0], by=s.asked[0])
    raise AssertionError("the automated player never had a turn")


# Order of play.


@pytest.mark.rule("A3.1-a")
def test_the_automated_player_begins_the_game_and_every_round() -> None:
    p = table(3, automa="settler")
    p.settle()
    assert (p.first, p.automa) == (2, 2)
    assert [event.arguments["seat"] for event in p.news if event.message == "resolved"] == [2]
    assert p.to_act == [0]


@pytest.mark.rule("A3.1-a")
def test_the_player_to_its_left_is_next_and_the_round_ends_before_its_turn() -> None:
    s = situation("settler", players=3, active=1, round=4, p3={"row": ROW})
    turns = []
    for _ in range(6):
        turns.append((s.position.round, s.asked))
        s.play("resolve 1")
        while s.question != "Choosing":
            s.play("done")
    assert turns == [(4, [1]), (4, [2]), (5, [1]), (5, [2]), (6, [1]), (6, [2])]
    assert len(resolved(s)) == 3


@pytest.mark.rule("A3.2-a")
def test_the_event_dial_turns_before_the_automated_player_acts() -> None:
    s = situation("settler", round=2, event=1, at="round-end", pause=True)
    s.go_on()
    assert (s.position.round, s.position.event) == (3, 2)
    order = [event.message for event in s.last if event.message in ("event-dial", "barbarians-march", "resolved")]
    assert order == ["event-dial", "barbarians-march", "resolved"]
    assert s.arguments("event-dial")[0]["seat"] == 0  # the player to its left handles the dial


@pytest.mark.rule("A3.2-a")
def test_the_event_dial_stays_where_it_is_at_the_very_first_turn() -> None:
    p = table(2, automa="settler")
    p.settle()
    assert p.event == 0
    assert [event.message for event in p.news].count("event-dial") == 0


# Slot 5.


@pytest.mark.rule("A3.3-a")
def test_the_card_in_slot_5_is_resolved_and_reset() -> None:
    s = played("astrology", {"capital": "1.0", "trade": [0, 1, 0, 2, 0]}, map=HILL)
    assert [(told["card"], told["slot"], told["number"]) for told in s.arguments("resolved")] == [
        ("card-automa-astrology", 5, 5)
    ]
    [reset] = s.events("reset")
    assert (reset.arguments, reset.rule) == ({"seat": 1, "card": f"card-{s.row(2)[0]}"}, "A3.3-a")
    assert [AUTOMA_CARDS[card].kind for card in s.civ(2).row] == [1, 0, 2, 3, 4]
    assert s.trade(2) == [0, 0, 1, 0, 2]


@pytest.mark.rule("A3.3-a")
def test_five_turns_resolve_all_five_cards_from_the_right() -> None:
    s = situation(
        "settler",
        active=2,
        map={"rows": ["G*6", "G*6", "G*6"]},
        p1={"capital": "1.5"},
        p2={"row": ROW, "capital": "1.0"},
        wonders={"decks": {}},
    )
    for _ in range(4):
        next_automated_turn(s)
    kinds = [next(card.kind for card in AUTOMA_CARDS if card.id == f"automa-{name}") for name in resolved(s)]
    assert kinds == [3, 0, 4, 2, 1]  # industry, culture, military, economy, science


@pytest.mark.rule("A3.4-a")
def test_every_terrain_but_water_can_be_used() -> None:
    s = played(
        "early-empire",
        {"capital": "1.0", "trade": {"early-empire": 5}},
        map={"flower": "G; M N:mt-everest D F H W"},
    )
    assert sorted(s.tokens(2)) == ["1.1", "1.2", "1.3", "1.4", "1.5"]
    assert s.trade(2) == [2, 0, 0, 0, 0]


@pytest.mark.rule("A3.4-a")
def test_a_card_that_follows_from_another_one_works_with_number_5_too() -> None:
    row = ["early-empire", "astrology", "foreign-trade", "masonry", "urbanization"]
    s = played("urbanization", {"row": row, "capital": "1.0"}, map={"flower": "G; M N:mt-everest W W W W"})
    told = s.arguments("resolved")[1]
    assert (told["card"], told["slot"], told["number"]) == ("card-automa-early-empire", 2, 5)
    assert sorted(s.tokens(2)) == ["1.1", "1.2"]


# Capitalism.


@pytest.mark.rule("automa.as_capitalism")
@pytest.mark.card("automa-capitalism")
@pytest.mark.parametrize("option", ["stays", "reset"])  # the option is about idle cards only
def test_after_capitalism_the_new_card_in_slot_5_is_resolved_and_stays(option: str) -> None:
    row = ["early-empire", "masonry", "pottery", "astrology", "capitalism"]
    entry = {"row": row, "dial": 7, "trade": {"astrology": 2}}
    s = played("capitalism", entry, options={"capitalism_idle": option})
    assert resolved(s) == ["capitalism", "astrology"]
    assert s.dial(2) == 14
    assert [told["card"] for told in s.arguments("reset")] == ["card-automa-capitalism"]
    assert [AUTOMA_CARDS[card].kind for card in s.civ(2).row] == [2, 0, 4, 3, 1]
    next_automated_turn(s)
    assert resolved(s)[2] == automa_row(s)[0]  # the same card once more, whatever level it has by now
    assert s.civ(2).row[0] // 4 == 1


@pytest.mark.rule("automa.as_capitalism")
def test_urbanization_resolved_through_capitalism_still_brings_the_culture_card() -> None:
    row = ["early-empire", "masonry", "astrology", "urbanization", "capitalism"]
    s = played("capitalism", {"row": row, "capital": "1.0"}, map={"flower": "G; F F W W W W"})
    assert resolved(s) == ["capitalism", "urbanization", "early-empire"]
    assert sorted(s.tokens(2)) == ["1.1", "1.2"]
    # Urbanization stays in slot 5; only Capitalism and the culture card are reset.
    assert automa_row(s) == ["early-empire", "capitalism", "masonry", "astrology", "urbanization"]


@pytest.mark.rule("A10.1-a", "A9.2-b")
@pytest.mark.parametrize(
    ("option", "row"),
    [
        ("stays", ["capitalism", "early-empire", "masonry", "astrology", "animal-husbandry"]),
        ("reset", ["animal-husbandry", "capitalism", "early-empire", "masonry", "astrology"]),
    ],
)
def test_an_idle_card_resolved_through_capitalism_is_replaced_in_its_slot(option: str, row: list[str]) -> None:
    before = ["early-empire", "masonry", "astrology", "pottery", "capitalism"]
    entry = {"row": before, "capital": "1.0", "trade": {"pottery": 1}}
    s = played("capitalism", entry, map=HILL, options={"capitalism_idle": option})
    assert resolved(s) == ["capitalism", "pottery"]
    assert automa_row(s) == row
    assert s.trade_on(2, "automa-animal-husbandry") == 1


@pytest.mark.rule("A3.5-a")
def test_cards_resolved_in_addition_belong_to_the_same_turn() -> None:
    row = ["early-empire", "masonry", "astrology", "pottery", "capitalism"]
    entry = {"row": row, "capital": "1.0", "trade": {"pottery": 2}}
    s = played("capitalism", entry, map=HILL, wonders=built("petra"), natural_wonders={"mt-everest": 2})
    assert (s.wonders(2), s.trade_on(2, "automa-pottery")) == (["petra"], 2)
    assert spendings(s) == [("natural-wonder-mt-everest", 1, "only-choice", "A5.5-a")]


@pytest.mark.rule("A3.5-a", "A9.3-b")
def test_what_was_used_once_is_not_renewed_for_the_next_card() -> None:
    row = ["early-empire", "masonry", "astrology", "pottery", "capitalism"]
    entry: dict[str, Any] = {"row": row, "capital": "1.0", "leader": "roosevelt", "trade": {"pottery": 2}}
    s = played(
        "capitalism",
        {**entry, "on_cards": {"mt-everest": 5}},
        map=HILL,
        wonders=built("petra"),
        natural_wonders={"mt-everest": 2},
    )
    # Everest was spent with Capitalism and laid on Pottery, where it cannot be used again in this turn.
    assert s.wonders(2) == ["petra"]
    assert spendings(s) == [("trade", 2, "payment-order", "A5.5-a")]
    assert s.on_card(2, 5) == ["mt-everest"]


# Urbanization.


@pytest.mark.rule("automa.as_urbanization")
@pytest.mark.card("automa-urbanization")
def test_after_urbanization_the_culture_card_is_resolved_as_in_slot_5_and_reset() -> None:
    row = ["astrology", "early-empire", "foreign-trade", "masonry", "urbanization"]
    s = played("urbanization", {"row": row, "capital": "1.0"}, map={"flower": "G; M F W W W W"})
    assert resolved(s) == ["urbanization", "early-empire"]
    assert [told["card"] for told in s.arguments("reset")] == ["card-automa-urbanization", "card-automa-early-empire"]
    assert automa_row(s) == ["early-empire", "urbanization", "astrology", "foreign-trade", "masonry"]
    assert sorted(s.tokens(2)) == ["1.1", "1.2"]
    assert s.cities(2) == ["1.0"]  # nothing was built, yet the culture card was resolved


@pytest.mark.rule("automa.as_urbanization", "A10.1-b")
def test_urbanization_has_no_idle_rule() -> None:
    s = played("urbanization", {"capital": "1.0"}, map=HILL)
    assert "urbanization" in automa_row(s)
    assert s.arguments("card-replaced") == []


# Montezuma.

BARBARIAN: dict[str, Any] = {"map": {"row": "G G!a"}, "barbarians": {"a": "1.1"}}
AZTEC: dict[str, Any] = {
    "leader": "montezuma",
    "capital": "1.0",
    "row": ["astrology", "early-empire", "foreign-trade", "pottery", "masonry"],
}


@pytest.mark.rule("A9.2-a")
def test_montezuma_swaps_the_military_card_with_slot_2_after_a_won_attack() -> None:
    s = automated("masonry", AZTEC, **BARBARIAN).dice(6, 1)
    s.go_on()
    assert s.barbarian("a") == "off"
    assert automa_row(s) == ["astrology", "masonry", "early-empire", "foreign-trade", "pottery"]
    [event] = s.events("swapped")
    assert (event.arguments, event.rule) == ({"seat": 1, "slot": 1, "second": 2}, "A9.2-a")


@pytest.mark.rule("A9.2-a")
def test_montezuma_does_not_swap_if_all_attacks_have_failed() -> None:
    s = automated("masonry", AZTEC, **BARBARIAN).dice(1, 6, 1, 6)
    s.go_on()
    assert s.barbarian("a") == "1.1"
    assert automa_row(s) == ["masonry", "astrology", "early-empire", "foreign-trade", "pottery"]
    assert s.events("swapped") == []


@pytest.mark.rule("A9.2-a")
def test_other_leaders_do_not_swap() -> None:
    s = automated("masonry", {**AZTEC, "leader": "trajan"}, **BARBARIAN).dice(6, 1)
    s.go_on()
    assert automa_row(s)[0] == "masonry"


@pytest.mark.rule("A9.2-b")
def test_montezuma_does_not_swap_a_card_that_capitalism_does_not_reset() -> None:
    row = ["astrology", "early-empire", "pottery", "masonry", "capitalism"]
    s = automated("capitalism", {**AZTEC, "row": row}, **BARBARIAN).dice(6, 1)
    s.go_on()
    assert s.barbarian("a") == "off"
    assert automa_row(s) == ["capitalism", "astrology", "early-empire", "pottery", "masonry"]


# Wonders and city-states.


@pytest.mark.rule("A8.1-e")
def test_the_abilities_of_wonders_and_city_states_are_never_used() -> None:
    wonders = ["oracle", "hanging-gardens", "great-zimbabwe", "machu-picchu", "estadio-do-maracana", "venetian-arsenal"]
    tokens = ["1.1", "1.2", "1.3", "1.4", "1.5"]
    s = played(
        "astrology",
        {"capital": "1.0", "tokens": tokens, "envoys": ["seoul", "geneva"], "pacts": {"1": ["embassy"]}},
        map={"row": "G*6 G!a G G"},
        barbarians={"a": "1.6"},
        wonders=built(on=dict(zip(wonders, ["1.0", *tokens], strict=True))),
    )
    # 5 for the card, 1 for the Oracle, 2 for Seoul and Geneva.
    assert s.dial(2) == 8
    assert resolved(s) == ["astrology"]
    assert s.trade(2) == [0] * 5
    assert s.position.zimbabwe == 0
    assert (s.barbarian("a"), s.pacts(2, 1), s.tokens(2)) == ("1.6", ["embassy"], tokens)
    assert set(s.messages()) == {
        "resolved", "automa-bonus", "dial-turned", "automa-chose-card", "card-replaced", "reset",
    }  # fmt: skip


@pytest.mark.rule("A8.4-b", "A8.4-a")
@pytest.mark.parametrize(("giver", "bonus", "held"), [(1, 0, []), (2, 2, ["joint-war"])])
def test_a_card_of_the_victim_goes_back_before_an_attack(giver: int, bonus: int, held: list[str]) -> None:
    entry = {"capital": "1.0", "pacts": {str(giver): ["joint-war"]}}
    s = automated("masonry", entry, players=3, map={"row": "G G"}, p1={"tokens": ["1.1"]}).dice(3, 3)
    s.go_on()
    [rolled] = s.arguments("combat-rolled")
    assert (rolled["bonus"], rolled["attack"]) == (bonus, 8 + bonus)
    assert s.pacts(3, giver) == held
    assert [event.rule for event in s.events("pact-returned")] == ["A8.4-b"] * (1 - len(held))
