"""The automated player at war: targets, tokens in combat, spoils, reinforcing, and how it defends itself (A6.6, A7)."""

from collections.abc import Hashable
from typing import Any

import pytest

from tests.games.new_dawn.automa import automa_row, automated, built, choices, is_even, outcomes
from tests.games.new_dawn.situation import Situation, situation
from tests.games.new_dawn.warfare import armed, attack, attacked, available, decided, decisions, fights, rolled

LEFT = ["1.0"]


def at_war(card: str, entry: dict[str, Any], *faces: int, **scenario: Any) -> Situation:
    """The turn of the automated player with a military card, with these dice, until somebody is asked."""
    s = automated(card, entry, **scenario)
    before = s.position.components()
    s.dice(*faces).go_on()
    assert s.position.components() == before
    return s


def targets(s: Situation) -> list[tuple[str, str]]:
    """What was attacked, and by which line of the list."""
    return [(space, criterion) for space, criterion, _ in choices(s, "automa-target")]


def tokens_spent(s: Situation) -> list[tuple[int, str, str]]:
    """How many tokens it spent in each fight in which it had any: count, criterion and rule."""
    told = [event for event in s.log if event.message in ("automa-attack-tokens", "automa-defence-tokens")]
    return [
        (
            int(str(event.arguments["count"])),
            str(event.arguments["criterion"]).removeprefix("criterion-military-"),
            event.rule,
        )
        for event in told
    ]


def reinforced(s: Situation) -> list[str]:
    """The tokens that it reinforced, in order."""
    return [space for space, _, _ in choices(s, "automa-reinforced")]


# Tokens in an attack. Masonry is worth 5, the defending token on the mountain 5.


def duel(die: int, tokens: int, reply: int, reserve: int, **more: Any) -> Situation:
    """It attacks a control token on a mountain; so many tokens lie on the two military cards."""
    entry = {"tokens": LEFT, "trade": {"masonry": tokens}}
    p1 = {"tokens": ["1.1"], "trade": {"masonry": reserve, "pottery": 3}}
    return at_war("masonry", entry, die, reply, map={"row": "G M"}, **{"p1": p1, **more})


@pytest.mark.rule("A6.6-a")
def test_worked_example_31_an_attacker_ahead_spends_until_the_defender_cannot_catch_up() -> None:
    s = duel(die=5, tokens=4, reply=4, reserve=2)
    assert rolled(s) == (10, 9)
    assert tokens_spent(s) == [(2, "attacker-winning", "A6.6-a")]
    assert (s.asked, s.trade(2)) == ([1], [0, 0, 0, 0, 2])
    s.play("spend trade", "spend trade")
    assert decided(s) == ("won", 12, 11)
    assert s.tokens(2) == ["1.0", "1.1"]


@pytest.mark.rule("A6.6-a")
def test_an_attacker_beyond_reach_spends_nothing() -> None:
    s = duel(die=6, tokens=4, reply=1, reserve=3)
    assert rolled(s) == (11, 6)
    assert tokens_spent(s) == [(0, "attacker-winning", "A6.6-a")]
    s = duel(die=6, tokens=4, reply=1, reserve=0)
    assert tokens_spent(s) == [(0, "attacker-winning", "A6.6-a")]


@pytest.mark.rule("A6.6-b")
@pytest.mark.parametrize(("spent", "result"), [(2, "failed"), (1, "won")])
def test_an_attacker_that_is_ahead_but_cannot_be_safe_spends_everything(spent: int, result: str) -> None:
    s = duel(die=5, tokens=1, reply=4, reserve=3)
    assert tokens_spent(s) == [(1, "attacker-winning", "A6.6-b")]
    s.dice(1, 6).play(*["spend trade"] * spent, "done")
    assert decisions(s)[0] == (result, 11, 9 + spent)


@pytest.mark.rule("A6.6-c")
def test_worked_example_32_an_attacker_that_cannot_get_ahead_spends_nothing() -> None:
    entry = {"tokens": LEFT, "trade": {"masonry": 3}}
    s = at_war("masonry", entry, 2, 6, 2, 6, map={"row": "G M"}, p1={"tokens": ["1.1"]})
    assert (rolled(s), decided(s)) == ((7, 11), ("failed", 7, 11))
    assert tokens_spent(s) == [(0, "attacker-losing", "A6.6-c")] * 2
    assert (s.at("1.1"), s.trade(2)) == ("token of 1", [3, 0, 0, 0, 0])


@pytest.mark.rule("A6.6-c", "A6.6-d")
@pytest.mark.parametrize(("tokens", "spent", "rule"), [(2, 0, "A6.6-c"), (3, 3, "A6.6-d")])
def test_a_tie_is_not_ahead(tokens: int, spent: int, rule: str) -> None:
    s = duel(die=2, tokens=tokens, reply=4, reserve=0)
    assert fights(s)[0] == (7, 9)
    assert tokens_spent(s)[0] == (spent, "attacker-losing", rule)


@pytest.mark.rule("A6.6-d")
@pytest.mark.parametrize(("tokens", "reserve", "spent"), [(4, 1, 4), (3, 3, 3), (6, 1, 4)])
def test_an_attacker_that_can_get_ahead_spends_until_it_is_safe_as_far_as_possible(
    tokens: int, reserve: int, spent: int
) -> None:
    s = duel(die=2, tokens=tokens, reply=4, reserve=reserve)
    assert rolled(s) == (7, 9)
    assert tokens_spent(s) == [(spent, "attacker-losing", "A6.6-d")]
    assert (s.asked, s.view(1)["question"]["attack"]) == ([1], 7 + spent)


@pytest.mark.rule("A6.6-e")
@pytest.mark.parametrize(("die", "tokens", "spent"), [(3, 4, 0), (2, 2, 1)])
def test_against_barbarians_it_spends_exactly_what_it_needs(die: int, tokens: int, spent: int) -> None:
    entry = {"tokens": LEFT, "trade": {"masonry": tokens}}
    s = at_war("masonry", entry, die, 2, map={"row": "G M"}, barbarians={"a": "1.1"})
    assert rolled(s) == (5 + die, 7)
    assert [(count, rule) for count, _, rule in tokens_spent(s)] == [(spent, "A6.6-e")]
    assert decided(s) == ("won", 8, 7)
    assert sum(s.trade(2)) == tokens - spent + 1  # and one for the barbarian


@pytest.mark.rule("A6.6-e")
def test_against_city_states_it_spends_exactly_what_it_needs() -> None:
    entry = {"tokens": LEFT, "trade": {"mass-production": 3}}
    s = at_war("mass-production", entry, 1, 2, map={"row": "G K:seoul"})
    assert decided(s) == ("won", 11, 10)
    assert (tokens_spent(s), s.trade(2)[0]) == ([(3, "attacker-losing", "A6.6-e")], 0)


# Tokens in defence. The token on the mountain is its own, the attacker has Masonry.


def assault(slot: int, die: int, reply: int, tokens: int, **p1: Any) -> Situation:
    """A person attacks its control token on a mountain; so many tokens lie on its military card, in slot 2."""
    cards = ["early-empire", "masonry", "astrology", "foreign-trade", "pottery"]
    entry = {"row": cards, "tokens": ["1.1"], "trade": {"masonry": tokens, "pottery": 4}}
    # Somebody else can still be attacked, so that the turn goes on.
    there: dict[str, Any] = {"map": {"row": "G M G"}, "barbarians": {"a": "1.2"}}
    s = situation("settler", p1=armed("masonry", slot, tokens=LEFT, **p1), p2=entry, **there)
    s.play(f"resolve {slot}")
    return attack(s, "1.1", die, reply)


@pytest.mark.rule("A6.6-f")
@pytest.mark.parametrize(("reply", "defence"), [(4, 9), (6, 11)])
def test_a_defender_that_holds_out_spends_nothing(reply: int, defence: int) -> None:
    s = assault(slot=3, die=6, reply=reply, tokens=2)
    assert decided(s) == ("failed", 9, defence)
    assert tokens_spent(s) == [(0, "defender-winning", "A6.6-f")]
    assert s.trade(2) == [0, 2, 0, 0, 4]


@pytest.mark.rule("A6.6-g", "R8.11-a")
def test_worked_example_30_a_defender_behind_spends_just_enough_for_a_tie() -> None:
    s = assault(slot=4, die=6, reply=3, tokens=3)
    assert rolled(s) == (10, 8)
    assert decided(s) == ("failed", 10, 10)
    assert tokens_spent(s) == [(2, "defender-losing", "A6.6-g")]
    assert (s.at("1.1"), s.trade(2)) == ("token of 2", [0, 1, 0, 0, 4])


@pytest.mark.rule("A6.6-g")
@pytest.mark.parametrize(("tokens", "spent", "result"), [(3, 0, "won"), (4, 4, "failed")])
def test_a_defender_that_cannot_hold_out_spends_nothing(tokens: int, spent: int, result: str) -> None:
    s = assault(slot=4, die=6, reply=1, tokens=tokens)
    assert decided(s) == (result, 10, 6 + spent)
    assert tokens_spent(s) == [(spent, "defender-losing", "A6.6-g")]
    assert s.trade(2) == [0, tokens - spent, 0, 0, 4]


@pytest.mark.rule("A6.6-g")
def test_it_answers_what_the_attacker_has_spent() -> None:
    s = assault(slot=3, die=5, reply=3, tokens=3, trade={"masonry": 2})
    assert (rolled(s), tokens_spent(s)) == ((8, 8), [])
    s.play("spend trade", "done")
    assert decided(s) == ("failed", 9, 9)
    assert tokens_spent(s) == [(1, "defender-losing", "A6.6-g")]


@pytest.mark.rule("A6.6-f", "A6.6-g")
def test_without_tokens_a_defender_has_nothing_to_decide() -> None:
    s = assault(slot=5, die=6, reply=1, tokens=0)
    assert (decided(s), tokens_spent(s)) == (("won", 11, 6), [])


# What a human defender can still reach.


@pytest.mark.rule("A6.6-h")
def test_trade_and_city_state_tokens_on_the_military_card_of_the_defender_count() -> None:
    entry = {"tokens": LEFT, "trade": {"masonry": 5}}
    p1 = {"tokens": ["1.1"], "cities": ["1.3"], "trade": {"masonry": 1, "astrology": 3}}
    s = at_war("masonry", entry, 5, 4, map={"row": "G M W K:kabul"}, p1=p1)
    assert rolled(s) == (10, 9)
    assert tokens_spent(s) == [(2, "attacker-winning", "A6.6-a")]
    assert s.legal() == ["spend trade", "spend kabul", "done"]


@pytest.mark.rule("A6.6-h")
def test_a_city_state_token_used_in_this_turn_does_not_count_any_more() -> None:
    entry = {"tokens": LEFT, "trade": {"masonry": 2}}
    p1 = {"tokens": ["1.1"], "cities": ["1.3"]}
    s = at_war("masonry", entry, 1, 6, map={"row": "G M W K:kabul"}, p1=p1)
    # It cannot get ahead and keeps its tokens; Kabul's token is used nevertheless.
    assert (fights(s), tokens_spent(s)) == ([(6, 11)], [(0, "attacker-losing", "A6.6-c")])
    s.dice(5, 4).play("spend kabul")
    # In the second attack nothing can be added to the defence any more.
    assert fights(s)[1] == (10, 9)
    assert tokens_spent(s)[1] == (0, "attacker-winning", "A6.6-a")
    assert decided(s) == ("won", 10, 9)


@pytest.mark.rule("A6.6-h")
@pytest.mark.parametrize(("slot", "spent"), [(5, 2), (1, 1)])
def test_natural_wonders_of_roosevelt_count_where_they_lie_on_the_military_card(slot: int, spent: int) -> None:
    entry = {"tokens": LEFT, "trade": {"masonry": 5}}
    cards = ["early-empire", "astrology", "foreign-trade", "pottery", "masonry"]
    p1 = {"leader": "roosevelt", "row": cards, "tokens": ["1.1"], "on_cards": {"mt-everest": slot}}
    told: dict[str, Any] = {"map": {"row": "G M"}, "natural_wonders": {"mt-everest": 1}}
    s = at_war("masonry", entry, 4, 4, p1=p1, **told)
    assert rolled(s) == (9, 9)
    assert tokens_spent(s)[0][0] == spent


@pytest.mark.rule("A13.6-a")
def test_it_uses_a_city_state_token_before_trade_tokens_and_once_in_a_turn() -> None:
    entry = {"cities": ["1.0"], "trade": {"masonry": 1}}
    s = at_war("masonry", entry, 1, 1, 1, 1, map={"row": "K:kabul M M"}, barbarians={"a": "1.1", "b": "1.2"})
    # 6 against 6 twice: first Kabul's token, then the trade token; a trade token for the first barbarian is not needed.
    assert decided(s) == ("won", 7, 6)
    sources = [(told["source"], told["slot"]) for told in s.arguments("spent")]
    assert sources == [("city-state-kabul", 5), ("source-trade", 5)]
    assert s.on_card(2, 1) == ["kabul"]


# Choosing targets.


@pytest.mark.rule("A7.1-a")
def test_the_first_line_of_the_list_that_a_target_meets_decides() -> None:
    s = at_war("masonry", {"tokens": ["1.1"]}, 1, 6, map={"row": "G G H"}, p1={"cities": ["1.2"], "tokens": ["1.0"]})
    assert targets(s)[0] == ("1.2", "rival-city")
    s = at_war(
        "masonry",
        {"tokens": ["1.1"]},
        1,
        6,
        map={"rows": ["G G H", "M"]},
        p1={"cities": ["1.2"], "tokens": ["1.0"]},
        barbarians={"a": "1.3"},
    )
    assert targets(s)[0] == ("1.3", "barbarian")


@pytest.mark.rule("A7.1-a")
def test_a_target_out_of_range_is_passed_over() -> None:
    s = at_war("masonry", {"tokens": LEFT}, 6, 1, map={"row": "G G G G"}, p1={"tokens": ["1.2"], "cities": ["1.3"]})
    assert targets(s) == [("1.2", "rival-control-token")]


@pytest.mark.rule("A7.1-a")
def test_chance_decides_between_targets_with_the_same_defence() -> None:
    def first(seed: int) -> Hashable:
        barbarians = {"a": "1.0", "b": "1.2", "c": "1.4"}
        s = automated("masonry", {"tokens": ["1.1"]}, map={"row": "G G G D M"}, barbarians=barbarians, seed=seed)
        s.go_on()
        told = s.arguments("automa-target")[0]
        assert (told["criterion"], told["then"]) == ("criterion-barbarian", "criterion-random")
        return str(told["space"])

    assert is_even(outcomes(first), {"space-1.0", "space-1.2"})


CITIES: dict[str, dict[str, Any]] = {
    "hills 4": {"map": {"row": "G G H W"}, "p1": {"cities": ["1.2"]}},
    "forest 6": {"map": {"row": "G G F W"}, "p1": {"cities": ["1.2"]}},
    "hills 5": {"map": {"row": "G G H G"}, "p1": {"cities": ["1.2"], "reinforced": ["1.3"]}},
    "capital 2": {"map": {"row": "G G G W"}, "p1": {"capital": "1.2"}},
}


@pytest.mark.rule("A7.1-b")
@pytest.mark.parametrize(
    ("card", "city", "petra", "is_met"),
    [
        ("masonry", "hills 4", False, True),
        ("masonry", "forest 6", False, False),
        ("masonry", "hills 5", False, False),
        ("masonry", "capital 2", False, True),
        ("iron-working", "hills 4", False, True),
        ("iron-working", "forest 6", False, True),
        ("iron-working", "hills 5", False, True),
        ("iron-working", "capital 2", False, True),
        ("masonry", "hills 4", True, False),
        ("masonry", "capital 2", True, True),
        ("iron-working", "hills 4", True, True),
        ("iron-working", "forest 6", True, False),
        ("iron-working", "hills 5", True, False),
        ("iron-working", "capital 2", True, True),
    ],
)
def test_a_city_meets_its_line_up_to_the_printed_defence(card: str, city: str, petra: bool, is_met: bool) -> None:
    wonders = built(on={"petra": "1.2"} if petra else {})
    s = at_war(card, {"tokens": LEFT}, 1, 6, wonders=wonders, **CITIES[city])
    assert (("1.2", "rival-city") in targets(s)) == is_met


@pytest.mark.rule("A7.1-b")
@pytest.mark.parametrize(
    ("p1", "is_met"),
    [
        ({"trade": {"masonry": 3}}, True),
        ({"leader": "tomyris"}, False),
        ({"envoys": ["carthage"]}, False),
    ],
)
def test_cards_and_leaders_count_for_the_defence_of_a_city_but_not_tokens(p1: dict[str, Any], is_met: bool) -> None:
    s = at_war("masonry", {"tokens": LEFT}, 1, 6, map={"row": "G G H W"}, p1={"cities": ["1.2"], **p1})
    assert (("1.2", "rival-city") in targets(s)) == is_met


@pytest.mark.rule("A7.1-b")
@pytest.mark.parametrize(("giver", "is_met"), [("2", False), ("3", True)])
def test_a_defensive_pact_counts_for_the_defence_unless_it_has_given_it(giver: str, is_met: bool) -> None:
    p1 = {"cities": ["1.2"], "pacts": {giver: ["defensive-pact"]}}
    s = at_war("masonry", {"tokens": LEFT}, 1, 6, players=3, map={"row": "G G H W"}, p1=p1)
    assert (("1.2", "rival-city") in targets(s)) == is_met


@pytest.mark.rule("A7.1-b", "A9.4-a")
@pytest.mark.parametrize(("leader", "is_met"), [("hojo", True), ("trajan", False)])
def test_hojo_compares_the_printed_limit_with_the_reduced_terrain(leader: str, is_met: bool) -> None:
    """A city on a mountain at the edge of the map has 6 on the turn of Hojo."""
    s = at_war("iron-working", {"leader": leader, "tokens": LEFT}, 1, 6, map={"row": "G G M"}, p1={"cities": ["1.2"]})
    assert (("1.2", "rival-city") in targets(s)) == is_met


@pytest.mark.rule("A7.1-c")
def test_the_lowest_defence_decides_not_the_lowest_terrain() -> None:
    # 1.0 is on hills with 2; 1.2 on grassland is reinforced and has a reinforced neighbour.
    s = at_war(
        "masonry",
        {"tokens": ["1.1"]},
        1,
        6,
        map={"row": "H G G G"},
        p1={"tokens": ["1.0"], "reinforced": ["1.2", "1.3"]},
    )
    assert targets(s)[0] == ("1.0", "rival-control-token")
    assert s.arguments("automa-target")[0]["then"] == "criterion-lowest-defense"


@pytest.mark.rule("A7.1-d")
@pytest.mark.parametrize(
    ("card", "letters", "is_reached"),
    [
        ("masonry", "G G G", True),
        ("masonry", "G W G", False),
        ("masonry", "G G G G", False),
        ("iron-working", "G G G G", True),
        ("iron-working", "G W G", False),
        ("iron-working", "G K:seoul G", False),
        ("mass-production", "G W G", True),
        ("mass-production", "G W W G", True),
        ("mass-production", "G W G W G", False),
        ("flight", "G W G K:seoul W G", True),
        ("flight", "G W G W W W G", False),
    ],
)
def test_range_and_path_are_those_of_the_base_game(card: str, letters: str, is_reached: bool) -> None:
    last = f"1.{len(letters.split()) - 1}"
    s = at_war(card, {"tokens": LEFT}, 1, 6, map={"row": letters}, p1={"cities": [last]})
    assert (last in attacked(s)) == is_reached


@pytest.mark.rule("A7.1-d", "R8.6-a")
def test_it_does_not_count_from_a_space_won_in_this_turn() -> None:
    s = at_war("masonry", {"tokens": LEFT}, 6, 1, map={"row": "G G G G"}, p1={"tokens": ["1.1", "1.3"]})
    assert attacked(s) == ["1.1"]
    assert (s.tokens(1), s.tokens(2)) == (["1.3"], ["1.0", "1.1"])


@pytest.mark.rule("A7.1-d", "R8.6-b")
def test_it_counts_through_a_space_won_in_this_turn() -> None:
    s = at_war("masonry", {"tokens": LEFT}, 6, 1, 6, 1, map={"row": "G G G G"}, p1={"tokens": ["1.1", "1.2"]})
    assert attacked(s) == ["1.1", "1.2"]
    assert s.tokens(2) == ["1.0", "1.1", "1.2"]


@pytest.mark.rule("A7.1-d", "A8.1-a")
def test_the_pentagon_does_not_extend_its_range() -> None:
    s = at_war(
        "masonry",
        {"capital": "1.0"},
        1,
        6,
        map={"row": "G G G G"},
        p1={"tokens": ["1.3"]},
        wonders=built(on={"pentagon": "1.0"}),
    )
    assert attacked(s) == []


# One attack after the other.

TWO_BARBARIANS: dict[str, Any] = {"map": {"row": "G G F"}, "barbarians": {"a": "1.0", "b": "1.2"}}


@pytest.mark.rule("A7.2-a", "A7.1-a")
def test_worked_example_05_a_barbarian_that_holds_out_is_attacked_again() -> None:
    s = at_war("masonry", {"tokens": ["1.1"]}, 1, 6, 6, 1, **TWO_BARBARIANS)
    assert targets(s) == [("1.0", "barbarian"), ("1.0", "barbarian")]
    assert (s.barbarian("a"), s.barbarian("b")) == ("off", "1.2")


@pytest.mark.rule("A7.2-b")
def test_worked_example_06_after_a_victory_the_other_barbarian_is_attacked() -> None:
    s = at_war("masonry", {"tokens": ["1.1"]}, 6, 1, 6, 1, **TWO_BARBARIANS)
    assert targets(s) == [("1.0", "barbarian"), ("1.2", "barbarian")]
    assert (s.barbarian("a"), s.barbarian("b")) == ("off", "off")


@pytest.mark.rule("A7.2-c")
def test_a_capital_is_hit_twice() -> None:
    p1 = {"capital": "1.2", "trade": [1, 1, 1, 1, 0]}
    s = at_war("masonry", {"capital": "1.0", "tokens": ["1.1"]}, 6, 1, 6, 1, map={"row": "G G G"}, p1=p1)
    assert attacked(s) == ["1.2", "1.2"]
    assert (s.trade(1), sum(s.trade(2)), s.at("1.2")) == ([0] * 5, 4, "capital of 1")
    assert reinforced(s) == []  # 5 less 3 for each attack
    assert s.agendas(2) == ["warmonger"]


@pytest.mark.rule("N43-a", "A7.3-a")
def test_it_makes_all_attacks_even_if_they_are_hopeless() -> None:
    p1 = {"reinforced": ["1.1"], "capital": "1.2"}
    s = at_war(
        "masonry", {"tokens": LEFT}, 6, 1, 6, 1, map={"row": "G M M"}, p1=p1, wonders=built(on={"ruhr-valley": "1.2"})
    )
    assert attacked(s) == ["1.1", "1.1"]
    assert decided(s) == ("failed", 11, 12)


# Combat values.


@pytest.mark.rule("A7.3-a")
def test_it_attacks_with_die_card_military_wonders_and_joint_war() -> None:
    s = at_war(
        "masonry",
        {"capital": "1.0", "pacts": {"2": ["joint-war"]}},
        3,
        6,
        players=3,
        map={"row": "G G"},
        p1={"tokens": ["1.1"]},
        wonders=built(on={"terracotta-army": "1.0"}),
    )
    assert rolled(s)[0] == 3 + 5 + 1 + 2
    assert next(event.rule for event in s.log if event.message == "attack-on-token") == "A7.3-a"


@pytest.mark.rule("A7.3-a", "A9.4-a")
@pytest.mark.parametrize(("letter", "value"), [("H", 1 + 5 + 3), ("F", 1 + 5)])
def test_tomyris_as_automated_player_attacks_better_on_grassland_and_hills(letter: str, value: int) -> None:
    entry = {"leader": "tomyris", "tokens": LEFT}
    s = at_war("masonry", entry, 1, 6, map={"row": f"G {letter}"}, barbarians={"a": "1.1"})
    assert fights(s)[0][0] == value


@pytest.mark.rule("A8.1-c")
def test_each_military_wonder_and_city_state_card_gives_one_in_every_attack() -> None:
    entry = {"tokens": ["1.0"], "capital": "1.3", "envoys": ["carthage"]}
    wonders = built(on={"petra": "1.3"})
    s = at_war("masonry", entry, 1, 6, map={"row": "G G G G"}, p1={"tokens": ["1.1"]}, wonders=wonders)
    assert fights(s)[0] == (1 + 5 + 2, 1 + 6)
    s = situation("settler", map={"row": "G G G G"}, p1=armed("masonry", 1, tokens=["1.1"]), p2=entry, wonders=wonders)
    s.play("resolve 1")
    attack(s, "1.0", 1, 1)
    assert rolled(s) == (2, 1 + 1 + 2)


@pytest.mark.rule("A8.1-c")
def test_petra_does_not_keep_barbarians_from_its_cities() -> None:
    s = situation(
        "settler",
        map={"row": "G G G"},
        p2={"cities": ["1.2"], "row": ["masonry", "pottery", "foreign-trade", "early-empire", "astrology"]},
        barbarians={"a": "1.1"},
        wonders=built(on={"petra": "1.2"}),
        at="round-end",
        event=1,
        pause=True,
    )
    s.dice(2).go_on()
    assert (s.barbarian("a"), s.at("1.2")) == ("1.2", "")


@pytest.mark.rule("A8.1-c")
@pytest.mark.parametrize("wonder", ["oracle", "big-ben", "kremlin"])
def test_other_wonders_and_cards_give_nothing_in_combat(wonder: str) -> None:
    entry = {"reinforced": ["1.0"], "caravans": ["1.2"], "envoys": ["seoul"]}
    s = at_war("masonry", entry, 1, 6, map={"row": "G G G"}, p1={"tokens": ["1.1"]}, wonders=built(on={wonder: "1.0"}))
    assert s.arguments("combat-rolled")[0]["bonus"] == 0


@pytest.mark.rule("A8.2-a")
def test_it_gives_back_the_card_of_a_city_state_before_it_attacks_it() -> None:
    entry = {"tokens": LEFT, "envoys": ["kabul", "carthage"]}
    s = at_war("mass-production", entry, 2, 3, map={"row": "G K:kabul"})
    assert fights(s)[0] == (2 + 7 + 1, 8 + 3)
    assert s.envoys(2) == ["carthage"]
    assert [event.rule for event in s.log if event.message == "state-card-returned"] == ["A8.2-a"]


@pytest.mark.rule("A8.4-b")
def test_it_gives_back_the_card_of_a_rival_before_it_attacks_a_space_of_that_rival() -> None:
    entry = {"tokens": LEFT, "pacts": {"1": ["joint-war"], "2": ["open-borders"]}}
    s = at_war("masonry", entry, 1, 6, players=3, map={"row": "G G"}, p1={"tokens": ["1.1"]})
    assert s.arguments("combat-rolled")[0]["bonus"] == 0
    assert (s.pacts(3, 1), s.pacts(3, 2)) == ([], ["open-borders"])
    assert [event.rule for event in s.log if event.message == "pact-returned"] == ["A8.4-b"]


@pytest.mark.rule("A8.4-b", "R11.4-c")
def test_attacking_a_barbarian_costs_it_no_cards() -> None:
    entry = {"tokens": LEFT, "pacts": {"1": ["joint-war"]}, "envoys": ["kabul"]}
    s = at_war("masonry", entry, 1, 6, map={"row": "G K:kabul"}, barbarians={"a": "1.1"})
    assert fights(s)[0][0] == 1 + 5 + 2 + 1
    assert (s.pacts(2, 1), s.envoys(2)) == (["joint-war"], ["kabul"])


# What victories bring.


@pytest.mark.rule("A1.1-b")
def test_a_barbarian_it_defeats_leaves_the_map_and_brings_a_trade_token() -> None:
    entry = {"tokens": LEFT, "trade": [1, 0, 0, 1, 1]}
    s = at_war("masonry", entry, 6, 1, map={"row": "G G"}, barbarians={"a": "1.1"})
    assert (s.barbarian("a"), s.at("1.1")) == ("off", "")
    assert [(told["slot"], told["criterion"]) for told in s.arguments("automa-stored")] == [
        (3, "criterion-highest-slot")
    ]
    assert s.trade(2) == [1, 1, 0, 1, 1]  # after the reset


@pytest.mark.rule("A1.1-b")
def test_a_token_it_defeats_is_replaced_by_an_unreinforced_one() -> None:
    """After two attacks with Masonry nothing is reinforced."""
    p1 = {"tokens": ["1.0"], "reinforced": ["1.2"]}
    s = at_war("masonry", {"tokens": ["1.1"]}, 6, 1, 1, 6, map={"row": "M G G"}, p1=p1)
    assert attacked(s) == ["1.2", "1.0"]
    assert [s.at(space) for space in ("1.0", "1.1", "1.2")] == ["token of 1", "token of 2", "token of 2"]
    assert (s.civ(1).tokens_left, s.civ(2).tokens_left) == (30, 29)


@pytest.mark.rule("A1.1-b", "A8.1-d")
def test_a_city_it_defeats_becomes_its_own_with_the_wonder_in_it() -> None:
    s = at_war(
        "masonry",
        {"tokens": LEFT},
        6,
        1,
        map={"row": "G G"},
        p1={"cities": ["1.1"]},
        wonders=built(on={"oracle": "1.1"}),
    )
    assert (s.at("1.1"), s.wonders(1), s.wonders(2)) == ("city of 2", [], ["oracle"])
    assert (s.civ(1).cities_left, s.civ(2).cities_left) == (7, 6)


@pytest.mark.rule("A1.1-b")
def test_a_city_state_it_defeats_is_conquered() -> None:
    s = at_war("mass-production", {"tokens": LEFT}, 6, 1, map={"row": "G K:seoul"}, p1={"envoys": ["seoul"]})
    assert (s.at("1.1"), s.city_state("seoul"), s.envoys(1)) == ("city of 2", 2, [])
    assert s.on_card(2, s.slot(2, "automa-astrology")) == ["seoul"]


@pytest.mark.rule("A9.1-a")
def test_gilgamesh_as_automated_player_gets_a_random_resource_for_a_barbarian() -> None:
    def gained(seed: int) -> Hashable:
        entry = {"leader": "gilgamesh", "tokens": LEFT}
        s = automated("flight", entry, map={"row": "G G"}, barbarians={"a": "1.1"}, seed=seed)
        s.go_on()
        assert sum(s.trade(2)) == 1
        assert sum(s.resources(2).values()) == 1
        return next(iter(s.resources(2)))

    assert is_even(outcomes(gained, 80), {"marble", "mercury", "oil", "diamond"})


@pytest.mark.rule("A9.2-a")
def test_one_won_attack_of_two_is_enough_for_montezuma_and_tokens_stay_on_their_cards() -> None:
    entry = {"leader": "montezuma", "tokens": ["1.1"], "trade": [3, 1, 1, 1, 2]}
    s = at_war("masonry", entry, 6, 1, 1, 6, map={"row": "G G D"}, barbarians={"a": "1.0", "b": "1.2"})
    assert (s.barbarian("a"), s.barbarian("b")) == ("off", "1.2")
    assert automa_row(s) == ["early-empire", "masonry", "astrology", "foreign-trade", "pottery"]
    assert (s.trade_on(2, "automa-masonry"), s.trade_on(2, "automa-early-empire")) == (2, 3)


@pytest.mark.rule("A9.2-b")
def test_montezuma_does_not_swap_a_card_resolved_through_capitalism_even_if_idle_ones_are_reset() -> None:
    cards = ["astrology", "early-empire", "pottery", "masonry", "capitalism"]
    entry = {"leader": "montezuma", "tokens": LEFT, "row": cards}
    told: dict[str, Any] = {"map": {"row": "G G"}, "barbarians": {"a": "1.1"}}
    s = at_war("capitalism", entry, 6, 1, options={"capitalism_idle": "reset"}, **told)
    assert s.barbarian("a") == "off"
    assert automa_row(s) == ["capitalism", "astrology", "early-empire", "pottery", "masonry"]
    assert s.arguments("swapped") == []


# Capitals.


@pytest.mark.rule("A7.4-a")
def test_worked_example_07_the_loot_of_a_capital() -> None:
    row5 = ["early-empire", "astrology", "masonry", "foreign-trade", "nationalism"]
    p1 = {"capital": "1.1", "row": row5, "trade": {"nationalism": 1, "foreign-trade": 2}}
    entry = {
        "row": ["astrology", "foreign-trade", "drama-and-poetry", "pottery", "masonry"],
        "trade": [0, 1, 0, 1, 1],
        "tokens": LEFT,
    }
    s = at_war("masonry", entry, 6, 1, 1, 6, map={"row": "G G"}, p1=p1)
    assert [told["slot"] for told in s.arguments("automa-looted")] == [5, 4]
    assert [told["slot"] for told in s.arguments("automa-stored")] == [3, 1]
    assert s.criteria("automa-looted") == ["highest-slot", "only-choice"]
    assert (s.trade_on(1, "nationalism"), s.trade_on(1, "foreign-trade")) == (0, 1)
    assert (s.trade_on(2, "automa-drama-and-poetry"), s.trade_on(2, "automa-astrology")) == (1, 1)
    assert s.trade(2) == [1, 1, 1, 1, 1]
    assert s.at("1.1") == "capital of 1"
    assert s.arguments("wonder-carried-off") == []


@pytest.mark.rule("A7.4-b")
@pytest.mark.parametrize(
    ("before", "slots", "after"),
    [
        ([0, 0, 2, 0, 3], [5, 5], [0, 0, 2, 0, 1]),
        ([0, 1, 0, 0, 0], [2], [0, 0, 0, 0, 0]),
        ([0, 0, 0, 0, 0], [], [0, 0, 0, 0, 0]),
    ],
)
def test_each_token_comes_from_the_highest_slot_that_has_any(
    before: list[int], slots: list[int], after: list[int]
) -> None:
    cards = ["early-empire", "masonry", "astrology", "foreign-trade", "pottery"]
    p1 = {"capital": "1.1", "row": cards, "trade": before}
    s = automated("masonry", {"tokens": LEFT}, map={"row": "G G"}, p1=p1).dice(6, 1, 1, 6)
    s.go_on()
    if s.question == "Combat":  # a token lies on the defender's military card
        s.play("done")
    assert [told["slot"] for told in s.arguments("automa-looted")] == slots
    assert (s.trade(1), sum(s.trade(2))) == (after, len(slots))


@pytest.mark.rule("A7.4-c")
@pytest.mark.parametrize(
    ("wonders", "home"),
    [
        ({"oracle": "1.1", "petra": "1.3"}, "1.5"),
        ({"oracle": "1.1", "petra": "1.3", "colossus": "1.5"}, "1.0"),
        ({"oracle": "1.1", "petra": "1.3", "colossus": "1.5", "stonehenge": "1.0"}, ""),
    ],
)
def test_the_wonder_of_a_capital_goes_to_its_strongest_city_without_one(wonders: dict[str, str], home: str) -> None:
    entry = {"capital": "1.0", "cities": ["1.3", "1.5"]}
    p1 = {"capital": "1.1", "trade": {"astrology": 3}}
    s = at_war("masonry", entry, 6, 1, 1, 6, map={"row": "G G W F W D"}, p1=p1, wonders=built(on=wonders))
    assert s.wonder_at(home or "1.1") == "oracle"
    assert ("oracle" in s.wonders(2)) == (home != "")
    assert s.trade_on(1, "astrology") == 1  # the tokens are taken in any case
    if home:
        assert choices(s, "automa-home")[0][2] == "A7.4-c"
    else:
        assert [event.rule for event in s.log if event.message == "wonder-left-behind"] == ["R8.17-c"]


@pytest.mark.rule("A7.4-c")
def test_reinforced_neighbours_count_for_the_strongest_city() -> None:
    entry = {"capital": "1.0", "cities": ["1.4"], "reinforced": ["1.3", "1.5"]}
    p1 = {"capital": "1.1"}
    s = at_war("masonry", entry, 6, 1, 1, 6, map={"row": "G G W G G G"}, p1=p1, wonders=built(on={"oracle": "1.1"}))
    assert s.wonder_at("1.4") == "oracle"
    assert s.criteria("automa-home") == ["highest-defense"]


@pytest.mark.rule("A7.4-c")
def test_the_terrain_counts_twice_for_the_strongest_city() -> None:
    """The forest on 1.1 has 6, the grassland in the middle 2 and three reinforced neighbours."""
    entry = {"cities": ["1.0", "1.1"], "reinforced": ["1.3", "1.4", "1.5"]}
    there: dict[str, Any] = {"map": {"flower": "G; F G G G G ."}, "p1": {"capital": "1.2"}}
    s = at_war("masonry", entry, 6, 1, 1, 6, wonders=built(on={"oracle": "1.2"}), **there)
    assert s.wonder_at("1.1") == "oracle"


# Reinforcing.


@pytest.mark.rule("A7.5-a")
@pytest.mark.parametrize(
    ("card", "attacks", "count"),
    [
        ("masonry", 0, 5),
        ("masonry", 1, 2),
        ("masonry", 2, 0),
        ("iron-working", 0, 5),
        ("iron-working", 1, 3),
        ("iron-working", 2, 1),
        ("mass-production", 0, 5),
        ("mass-production", 1, 4),
        ("mass-production", 2, 3),
        ("flight", 0, 5),
        ("flight", 1, 4),
        ("flight", 2, 3),
        ("flight", 3, 2),
    ],
)
def test_each_attack_reduces_the_reinforcing(card: str, attacks: int, count: int) -> None:
    """Six tokens and up to three barbarians next to them, each of which falls at the first attack."""
    tokens = ["1.1", "1.2", "1.3", "1.4", "1.5", "1.6"]
    barbarians = dict(zip("abc"[:attacks], ["1.0", "1.7", "1.8"][:attacks], strict=True))
    faces = [6, 1] * attacks if card == "masonry" else []
    s = at_war(card, {"tokens": tokens}, *faces, map={"rows": ["G*8", "G"]}, barbarians=barbarians)
    assert sorted(attacked(s)) == sorted(barbarians.values())
    assert len(reinforced(s)) == count
    assert [s.at(space) for space in tokens].count("reinforced of 2") == count


@pytest.mark.rule("A7.5-a")
def test_lost_attacks_count_like_won_ones() -> None:
    tokens = ["1.1", "1.2", "1.3", "1.4"]
    s = at_war("iron-working", {"tokens": tokens}, 1, 6, 1, 6, map={"row": "M G G G G"}, barbarians={"a": "1.0"})
    assert (attacked(s), s.barbarian("a")) == (["1.0", "1.0"], "1.0")
    assert len(reinforced(s)) == 1


@pytest.mark.rule("A7.5-b")
def test_the_tokens_closest_to_a_rival_space_on_the_hardest_terrain_are_reinforced_first() -> None:
    """A city that is too strong for Masonry, four tokens around it and two at distance 2; five are reinforced."""
    entry = {"tokens": ["1.0", "1.1", "1.2", "1.5", "1.6", "1.7"], "reinforced": ["1.3"]}
    s = at_war("masonry", entry, map={"rows": ["M H D", "D M F", "G G"]}, p1={"cities": ["1.4"]})
    assert attacked(s) == []
    assert reinforced(s) == ["1.2", "1.5", "1.1", "1.7", "1.0"]
    assert s.at("1.6") == "token of 2"
    assert s.criteria("automa-reinforced") == [
        *["highest-terrain-difficulty"] * 3,
        "closest-to-barbarian-or-rival-space",
        "highest-terrain-difficulty",
    ]
    assert {event.rule for event in s.log if event.message == "automa-reinforced"} == {"A7.5-b"}


@pytest.mark.rule("A7.5-b")
def test_the_distance_to_a_barbarian_is_counted_over_water() -> None:
    tokens = ["1.5", "1.4", "1.3", "1.2", "1.1", "1.0"]
    s = at_war("masonry", {"tokens": tokens}, map={"row": "M G G G G G W W G"}, barbarians={"a": "1.8"})
    assert reinforced(s) == tokens[:5]
    assert s.criteria("automa-reinforced") == ["closest-to-barbarian-or-rival-space"] * 5


@pytest.mark.rule("A7.5-b")
def test_without_barbarians_and_rivals_the_terrain_decides_and_city_states_do_not_matter() -> None:
    tokens = ["1.1", "1.2", "1.3", "1.4", "1.5", "1.6"]
    s = at_war("masonry", {"tokens": tokens}, map={"row": "K:seoul G M D F H N:pantanal"})
    assert sorted(reinforced(s)) == tokens[1:]
    assert reinforced(s)[2:] == ["1.3", "1.4", "1.5"]
    assert s.at("1.1") == "token of 2"


@pytest.mark.rule("A7.5-b", "A9.4-a")
@pytest.mark.parametrize(("option", "first"), [("printed", "1.0"), ("reduced", "1.4")])
def test_hojo_reinforces_by_the_printed_terrain_unless_the_option_says_otherwise(option: str, first: str) -> None:
    """A mountain on the edge of the map, which Hojo has as 3 on his own turn, and a desert inland."""
    entry = {"leader": "hojo", "tokens": ["1.0", "1.4", "1.1", "1.2", "1.3", "1.5"]}
    there: dict[str, Any] = {"map": {"rows": ["M G G", "G D G", "G G G"]}, "options": {"hojo_automa_lists": option}}
    assert reinforced(at_war("masonry", entry, **there))[0] == first


@pytest.mark.rule("A7.5-b")
def test_chance_decides_between_equal_tokens() -> None:
    def spared(seed: int) -> Hashable:
        tokens = ["1.0", "1.1", "1.2", "1.3", "1.4", "1.5"]
        s = automated("masonry", {"tokens": tokens}, map={"row": "H H F F F F"}, seed=seed)
        s.go_on()
        assert s.criteria("automa-reinforced") == [*["random"] * 3, "highest-terrain-difficulty", "random"]
        return next(space for space in tokens if s.at(space) == "token of 2")

    assert is_even(outcomes(spared), {"1.0", "1.1"})


@pytest.mark.rule("A7.5-b")
def test_if_all_tokens_can_be_reinforced_there_is_nothing_to_choose() -> None:
    s = at_war("masonry", {"tokens": ["1.0", "1.1"]}, map={"row": "G M G*4"}, barbarians={"a": "1.5"})
    assert s.criteria("automa-reinforced") == ["only-choice"] * 2


@pytest.mark.rule("A7.6-a")
@pytest.mark.parametrize(("card", "better"), [("masonry", "iron-working"), ("iron-working", "mass-production")])
@pytest.mark.parametrize("pieces", [{}, {"reinforced": ["1.1"]}])
def test_an_idle_card_is_replaced_and_reset(card: str, better: str, pieces: dict[str, Any]) -> None:
    entry = {"capital": "1.0", "trade": {card: 2}, **pieces}
    s = at_war(card, entry, map={"row": "G G"})
    assert automa_row(s) == [better, "early-empire", "astrology", "foreign-trade", "pottery"]
    assert s.trade(2) == [2, 0, 0, 0, 0]
    assert [told["card"] for told in s.arguments("resolved")] == [f"card-automa-{card}"]
    assert [event.rule for event in s.log if event.message == "card-replaced"] == ["A7.6-a"]


@pytest.mark.rule("A7.6-a")
@pytest.mark.parametrize(
    "scenario",
    [
        {"entry": {"capital": "1.0", "tokens": ["1.1"]}},
        {"entry": {"capital": "1.0"}, "barbarians": {"a": "1.1"}},
    ],
)
def test_a_card_that_has_reinforced_or_attacked_stays(scenario: dict[str, Any]) -> None:
    s = at_war("masonry", map={"row": "G G"}, **scenario)
    assert automa_row(s)[0] == "masonry"
    assert s.arguments("card-replaced") == []


@pytest.mark.rule("A7.6-a")
@pytest.mark.parametrize("card", ["mass-production", "flight"])
def test_mass_production_and_flight_have_no_idle_rule(card: str) -> None:
    s = at_war(card, {"capital": "1.0"}, map={"row": "G G"})
    assert automa_row(s)[0] == card


# Under attack.


@pytest.mark.rule("A7.7-a")
def test_its_capital_is_defended_by_the_base_rules_and_looted_by_the_attackers_choice() -> None:
    cards = ["astrology", "masonry", "foreign-trade", "early-empire", "pottery"]
    entry = {"capital": "1.1", "cities": ["1.3"], "row": cards, "trade": [1, 0, 0, 0, 2]}
    s = situation(
        "settler",
        map={"row": "G G W G"},
        p1=armed("masonry", 5, tokens=LEFT),
        p2=entry,
        wonders=built(on={"petra": "1.3"}),
    )
    s.play("resolve 5")
    attack(s, "1.1", 6, 3)
    assert rolled(s) == (11, 2 + 3 + 1)
    assert (s.question, s.choices("loot")) == ("Loot", ["1", "5"])
    s.play("loot 1", "store 1", "store 1")
    assert (s.trade(2), s.at("1.1")) == ([0, 0, 0, 0, 1], "capital of 2")
    assert s.agendas(1) == ["warmonger"]


# Roosevelt.


def roosevelt(*faces: int, entry: dict[str, Any] | None = None, **scenario: Any) -> Situation:
    """Roosevelt with Mt. Everest and Pantanal on Masonry."""
    told = {"leader": "roosevelt", "tokens": ["1.1"], "on_cards": {"mt-everest": 5, "pantanal": 5}, **(entry or {})}
    return at_war("masonry", told, *faces, natural_wonders={"mt-everest": 2, "pantanal": 2}, **scenario)


def wonders_spent(s: Situation) -> list[str]:
    """What was spent in the fights, in order, with the number of the attack."""
    found, fight = [], 0
    for event in s.log:
        fight += event.message == "combat-rolled"
        if event.message == "spent":
            found.append(f"{fight} {str(event.arguments['source']).removeprefix('natural-wonder-')}")
    return found


@pytest.mark.rule("A9.3-c")
def test_roosevelt_spends_all_natural_wonders_in_the_last_attack() -> None:
    s = roosevelt(4, 6, 1, 4, map={"row": "G G H"}, barbarians={"a": "1.0", "b": "1.2"})
    assert [(told["attack"], told["defence"]) for told in s.arguments("combat-rolled")] == [(9, 7), (6, 6)]
    assert wonders_spent(s) == ["2 mt-everest", "2 pantanal"]
    assert decided(s) == ("won", 8, 6)
    # They lay in slot 4 when Masonry was reset.
    assert s.on_card(2, 5) == ["mt-everest", "pantanal"]
    assert automa_row(s)[4] == "pottery"
    assert sum(s.trade(2)) == 2


@pytest.mark.rule("A9.3-c")
def test_an_attack_is_the_last_if_no_target_would_be_left() -> None:
    s = roosevelt(6, 1, map={"row": "G G W"}, barbarians={"a": "1.0"})
    assert wonders_spent(s) == ["1 mt-everest", "1 pantanal"]
    assert decided(s) == ("won", 13, 2)
    # If it fails nevertheless, another one follows without them.
    s = roosevelt(1, 6, 1, 6, map={"row": "M G W"}, barbarians={"a": "1.0"})
    assert wonders_spent(s) == ["1 mt-everest", "1 pantanal"]
    assert [(told["attack"], told["defence"]) for told in s.arguments("attack-failed")] == [(8, 11), (6, 11)]


@pytest.mark.rule("A9.3-c")
def test_the_second_attack_of_masonry_is_the_last_whatever_targets_are_left() -> None:
    barbarians = {"a": "1.0", "b": "1.2", "c": "1.3"}
    s = roosevelt(6, 1, 6, 1, map={"rows": ["G G H", "M"]}, barbarians=barbarians)
    assert wonders_spent(s) == ["2 mt-everest", "2 pantanal"]
    assert decided(s) == ("won", 6 + 5 + 2, 2 + 1)
    assert s.barbarian("c") == "1.3"


@pytest.mark.rule("A9.3-c", "A13.6-a")
def test_natural_wonders_are_used_before_a_city_state_token() -> None:
    entry = {"cities": ["1.1"], "tokens": [], "on_cards": {"mt-everest": 5, "pantanal": 1}}
    s = roosevelt(1, 6, 6, 1, entry=entry, map={"row": "G K:kabul D"}, barbarians={"a": "1.0", "b": "1.2"})
    # 6 against 7 takes two tokens; the second attack needs none.
    assert decisions(s)[0] == ("won", 8, 7)
    assert wonders_spent(s) == ["1 mt-everest", "1 city-state-kabul"]


@pytest.mark.rule("A9.3-c")
def test_natural_wonders_are_used_before_trade_tokens_where_tokens_are_needed() -> None:
    entry = {"trade": {"masonry": 3}}
    s = roosevelt(1, 6, 6, 1, entry=entry, map={"row": "H G D"}, barbarians={"a": "1.0", "b": "1.2"})
    # 6 against 8 takes three tokens.
    assert [source.partition(" ")[0] for source in wonders_spent(s)] == ["1", "1", "1"]
    assert wonders_spent(s)[2] == "1 source-trade"
    assert decided(s)[0] == "won"


@pytest.mark.rule("A9.3-c")
def test_without_an_attack_natural_wonders_move_to_slot_4_without_effect() -> None:
    s = roosevelt(map={"row": "G G G"})
    assert attacked(s) == []
    assert s.on_card(2, 5) == ["mt-everest", "pantanal"]


@pytest.mark.rule("A9.3-c", "A6.6-g")
def test_roosevelt_defends_with_natural_wonders_first() -> None:
    entry = {
        "leader": "roosevelt",
        "row": ["astrology", "masonry", "foreign-trade", "early-empire", "pottery"],
        "tokens": ["1.1"],
        "on_cards": {"mt-everest": 2},
        "trade": {"masonry": 3},
    }
    s = situation(
        "settler",
        map={"row": "G M"},
        p1=armed("masonry", 4, tokens=LEFT),
        p2=entry,
        natural_wonders={"mt-everest": 2},
    )
    s.play("resolve 4")
    attack(s, "1.1", 6, 3)
    assert decided(s) == ("failed", 10, 10)
    assert wonders_spent(s) == ["1 mt-everest", "1 source-trade"]
    assert (s.on_card(2, 4), s.trade(2)) == (["mt-everest"], [0, 2, 0, 0, 0])


# No unused pieces.


def row_of(start: int, stop: int) -> list[str]:
    """The spaces of a long row, the first one is 0."""
    return [f"{number // 10 + 1}.{number % 10}" for number in range(start, stop)]


SEVEN_CITIES = ["1.3", "1.5", "1.7", "1.9", "2.1", "2.3", "2.5"]


@pytest.mark.rule("N18-a")
def test_without_an_unused_token_a_defeated_one_is_only_removed() -> None:
    entry = {"reinforced": ["1.0", *row_of(2, 32)]}
    s = at_war("masonry", entry, 6, 1, map={"row": "G*32"}, p1={"tokens": ["1.1"]})
    assert (s.at("1.1"), s.civ(1).tokens_left, s.civ(2).tokens_left) == ("", 31, 0)
    assert [event.rule for event in s.log if event.message == "piece-returned"] == ["N18-a"]


@pytest.mark.rule("N18-a")
def test_without_an_unused_city_a_defeated_one_is_only_removed() -> None:
    entry = {"capital": "1.0", "cities": SEVEN_CITIES}
    s = at_war("masonry", entry, 6, 1, map={"row": "G*26"}, p1={"cities": ["1.1"]}, wonders=built(on={"oracle": "1.1"}))
    assert (s.at("1.1"), s.wonder_at("1.1"), s.wonders(2)) == ("", "oracle", [])
    assert (s.civ(1).cities_left, len(s.cities(2))) == (7, 8)


@pytest.mark.rule("N18-a")
def test_without_an_unused_city_a_city_state_is_spared_and_a_conquered_one_liberated() -> None:
    entry = {"capital": "1.0", "cities": SEVEN_CITIES}
    s = at_war("mass-production", entry, 6, 1, 1, 6, map={"row": "G K:seoul G*24"})
    assert (s.at("1.1"), s.city_state("seoul")) == ("", "free")
    s = at_war("masonry", entry, 6, 1, map={"row": "G K:seoul G*24"}, p1={"cities": ["1.1"]})
    assert (s.at("1.1"), s.city_state("seoul"), s.envoys(2)) == ("", "free", ["seoul"])
    assert s.criteria("automa-liberates") == ["only-choice"]


BRUSSELS: dict[str, Any] = {"map": {"row": "G K:brussels"}, "p1": {"cities": ["1.1"]}}


@pytest.mark.rule("N54-a")
def test_chance_decides_whether_it_conquers_or_liberates() -> None:
    def fate(seed: int) -> Hashable:
        s = automated("flight", {"tokens": LEFT}, seed=seed, **BRUSSELS)
        s.go_on()
        [event] = [event for event in s.log if event.message in ("automa-conquers", "automa-liberates")]
        assert (event.arguments["criterion"], event.rule) == ("criterion-random", "N54-a")
        return event.message

    assert is_even(outcomes(fate), {"automa-conquers", "automa-liberates"})


@pytest.mark.rule("N54-a")
def test_it_conquers_a_city_state_from_a_rival() -> None:
    s = automated("masonry", {"tokens": LEFT}, **BRUSSELS).chance((6, 5), (6, 0), (2, 0))
    s.go_on()
    assert (s.at("1.1"), s.city_state("brussels"), s.envoys(2)) == ("city of 2", 2, [])
    assert s.on_card(2, s.slot(2, "automa-pottery")) == ["brussels"]
    assert (s.on_card(1, s.slot(1, "pottery")), available(s, "brussels")) == ([], 0)
    assert (s.civ(1).cities_left, s.civ(2).cities_left) == (7, 6)


@pytest.mark.rule("N54-a")
def test_it_liberates_a_city_state_of_a_rival() -> None:
    s = automated("masonry", {"tokens": LEFT}, **BRUSSELS).chance((6, 5), (6, 0), (2, 1))
    s.go_on()
    assert (s.at("1.1"), s.city_state("brussels"), s.envoys(2)) == ("", "free", ["brussels"])
    assert (s.on_card(1, s.slot(1, "pottery")), available(s, "brussels")) == ([], 1)
    assert (s.civ(1).cities_left, s.civ(2).cities_left) == (7, 7)


# The cards.


@pytest.mark.rule("automa.as_masonry", "A7.5-a")
@pytest.mark.card("automa-masonry")
def test_masonry_and_worked_example_33() -> None:
    s = at_war("masonry", {"tokens": ["1.0", "1.1", "1.2"]}, 4, 3, map={"row": "G G G H"}, barbarians={"a": "1.3"})
    assert (rolled(s), attacked(s), s.barbarian("a")) == ((9, 5), ["1.3"], "off")
    assert sum(s.trade(2)) == 1
    assert len(reinforced(s)) == 2


@pytest.mark.rule("automa.as_masonry")
def test_masonry_passes_over_city_states() -> None:
    s = at_war("masonry", {"capital": "1.0"}, map={"row": "G K:seoul"})
    assert attacked(s) == []


@pytest.mark.rule("automa.as_iron_working")
@pytest.mark.card("automa-iron-working")
def test_iron_working() -> None:
    s = at_war("iron-working", {"tokens": ["1.0", "1.1"]}, 2, 1, 2, 1, map={"row": "G G G G F"}, p1={"capital": "1.4"})
    assert [(told["attack"], told["defence"]) for told in s.arguments("combat-rolled")] == [(8, 7), (8, 7)]
    assert targets(s) == [("1.4", "rival-city")] * 2
    assert len(reinforced(s)) == 1


@pytest.mark.rule("automa.as_iron_working")
def test_iron_working_is_worth_eight_against_barbarians() -> None:
    s = at_war("iron-working", {"tokens": ["1.0"]}, 2, 1, map={"row": "G G G M"}, barbarians={"a": "1.3"})
    assert rolled(s)[0] == 2 + 8


@pytest.mark.rule("automa.as_mass_production")
@pytest.mark.card("automa-mass-production")
def test_mass_production_takes_cities_with_wonders_first_and_no_distant_barbarians() -> None:
    """A desert city with a wonder, a city on grassland, Seoul, and a barbarian two spaces away."""
    s = at_war(
        "mass-production",
        {"tokens": ["1.2"]},
        6,
        1,
        6,
        1,
        map={"rows": ["D G G G G", ". K:seoul . G"]},
        p1={"cities": ["1.0", "1.4"]},
        barbarians={"a": "1.6"},
        wonders=built(on={"oracle": "1.0"}),
    )
    assert targets(s) == [("1.0", "rival-city-with-wonder"), ("1.4", "rival-city")]
    assert fights(s) == [(7 + 6, 8 + 1), (7 + 6, 2 + 1)]
    assert (s.cities(2), s.wonders(2), s.barbarian("a"), s.city_state("seoul")) == (
        ["1.0", "1.4"],
        ["oracle"],
        "1.6",
        "free",
    )


LINES: dict[str, Any] = {
    "map": {"rows": ["D G G G", ". G G K:seoul", ". . G"]},
    "p1": {"cities": ["1.0"], "tokens": ["1.6"]},
}


@pytest.mark.rule("automa.as_mass_production", "automa.as_flight")
@pytest.mark.parametrize("card", ["mass-production", "flight"])
@pytest.mark.parametrize(
    ("more", "target"),
    [
        ({"wonders": built(on={"oracle": "1.0"}), "barbarians": {"a": "1.2"}}, ("1.0", "rival-city-with-wonder")),
        ({"barbarians": {"a": "1.2"}}, ("1.2", "barbarian-adjacent-to-friendly-space")),
        ({"barbarians": {"a": "1.3"}}, ("1.0", "rival-city")),
    ],
)
def test_the_lines_of_the_two_later_cards(card: str, more: dict[str, Any], target: tuple[str, str]) -> None:
    s = at_war(card, {"tokens": ["1.1"]}, 1, 6, **{**LINES, **more})
    assert targets(s)[0] == target


@pytest.mark.rule("automa.as_mass_production", "automa.as_flight")
@pytest.mark.parametrize(
    ("card", "letter", "reinforcements", "line"),
    [
        ("mass-production", "D", [], "rival-city"),
        ("mass-production", "D", ["1.0"], "city-state"),
        ("mass-production", "M", [], "city-state"),
        ("flight", "M", [], "rival-city"),
        ("flight", "M", ["1.0"], "city-state"),
    ],
)
@pytest.mark.parametrize("wonder", [False, True])
def test_a_city_that_is_too_strong_is_passed_over_for_a_city_state(
    card: str, letter: str, reinforcements: list[str], line: str, wonder: bool
) -> None:
    s = at_war(
        card,
        {"tokens": ["1.2"]},
        1,
        6,
        map={"row": f"G {letter} G K:seoul G"},
        p1={"cities": ["1.1"], "reinforced": reinforcements, "tokens": ["1.4"]},
        wonders=built(on={"oracle": "1.1"} if wonder else {}),
    )
    expected = "rival-city-with-wonder" if wonder and line == "rival-city" else line
    assert targets(s)[0][1] == expected


@pytest.mark.rule("automa.as_mass_production", "automa.as_flight")
@pytest.mark.parametrize("card", ["mass-production", "flight"])
def test_control_tokens_come_last(card: str) -> None:
    s = at_war(card, {"tokens": ["1.2"]}, 6, 1, 6, 1, map={"row": "G G G K:seoul"}, p1={"tokens": ["1.1"]})
    assert targets(s)[:2] == [("1.3", "city-state"), ("1.1", "rival-control-token")]


@pytest.mark.rule("automa.as_flight")
@pytest.mark.card("automa-flight")
def test_flight_reaches_a_strong_city_behind_tokens_but_none_that_is_too_strong() -> None:
    """The city on 1.8 has 10 at distance 5, that on 1.0 has 11 at distance 3."""
    s = at_war(
        "flight",
        {"tokens": ["1.3"]},
        6,
        1,
        map={"row": "M G G G G G G G M"},
        p1={"cities": ["1.0", "1.8"], "reinforced": ["1.1"], "tokens": ["1.4", "1.5", "1.6", "1.7"]},
        wonders=built(on={"oracle": "1.8", "colossus": "1.0"}),
    )
    assert targets(s)[0] == ("1.8", "rival-city-with-wonder")
    assert fights(s)[0] == (8 + 6, 10 + 1)
    assert len(attacked(s)) == 3
    assert "1.0" not in attacked(s)


@pytest.mark.rule("automa.as_flight", "A7.5-a")
def test_flight_makes_three_attacks_and_reinforces_two_tokens() -> None:
    tokens = ["1.0", "1.1", "1.2"]
    s = at_war(
        "flight",
        {"tokens": tokens},
        1,
        6,
        map={"row": "G G G M"},
        p1={"capital": "1.3"},
        wonders=built(on={"ruhr-valley": "1.3"}),
    )
    assert attacked(s) == []  # 15 is too strong
    s = at_war("flight", {"tokens": tokens}, 1, 6, map={"row": "G G G M"}, p1={"capital": "1.3"})
    assert attacked(s) == ["1.3"] * 3
    assert len(reinforced(s)) == 2
