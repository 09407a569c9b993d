"""A single attack: its order, what both sides are worth, tokens, and who wins (R8.7 to R8.11)."""

from typing import Any

import pytest

from civitas.games.new_dawn.battles.combat import attack_bonus, defence
from civitas.games.new_dawn.facts.kinds import SLOTS
from civitas.games.new_dawn.map.world import SPACE_NAMES
from tests.games.new_dawn.situation import Situation, flower, row, situation
from tests.games.new_dawn.warfare import armed, attack, bonus, decided, rolled, strength

# The order of an attack.


@pytest.mark.rule("R8.7-a")
def test_cards_go_back_before_the_dice_are_rolled_and_the_attacker_spends_before_the_defender() -> None:
    p1 = armed("masonry", 3, tokens=["1.0"], trade={"masonry": 2}, pacts={"2": ["joint-war"]})
    s = row("G G", p1, {"tokens": ["1.1"], "trade": {"masonry": 1}})
    s.play("resolve 3")
    attack(s, "1.1", 2, 4)
    assert [event.message for event in s.last] == ["attack-on-token", "pact-returned", "combat-rolled"]
    assert _question(s) == {"spends": "attacker", "attack": 5, "defence": 5}
    assert s.asked == [1]
    assert s.legal() == ["spend trade", "done"]
    s.play("spend trade", "done")
    assert _question(s) == {"spends": "defender", "attack": 6, "defence": 5}
    assert s.asked == [2]
    assert s.refused("spend trade", by=1) == "R3.7-a"  # the attacker cannot add anything any more
    s.play("spend trade")
    assert [event.message for event in s.last][:2] == ["spent", "attack-failed"]
    assert decided(s) == ("failed", 6, 6)
    assert (s.trade_on(1, "masonry"), s.trade_on(2, "masonry")) == (1, 0)


def _question(s: Situation) -> dict[str, Any]:
    question = s.view(None)["question"]
    return {key: question[key] for key in ("spends", "attack", "defence")}


@pytest.mark.rule("R8.7-a")
def test_nobody_is_asked_for_tokens_that_are_not_there() -> None:
    s = row("G G", armed("masonry", 3, tokens=["1.0"]), {"tokens": ["1.1"]})
    s.play("resolve 3")
    attack(s, "1.1", 6, 1)
    assert (s.at("1.1"), s.question) == ("token of 1", "Choosing")


@pytest.mark.rule("R8.7-a")
def test_in_a_fight_tokens_are_spent_and_nothing_else_is_done() -> None:
    s = row("G G G", armed("masonry", 3, tokens=["1.0"], trade={"masonry": 1}), {"tokens": ["1.1", "1.2"]})
    s.play("resolve 3")
    attack(s, "1.1", 1, 1)
    for text in ("attack 1.1", "reinforce 1.0", "resolve 1"):
        assert s.refused(text) == "R8.7-a"


@pytest.mark.rule("R8.7-b")
@pytest.mark.parametrize(("texts", "result"), [(["done"], "failed"), (["spend trade"], "won")])
def test_a_barbarian_rolls_too_but_never_spends_tokens(texts: list[str], result: str) -> None:
    s = row("G H", armed("masonry", 3, tokens=["1.0"], trade={"masonry": 1}), barbarians={"a": "1.1"})
    s.play("resolve 3")
    attack(s, "1.1", 3, 4)
    assert rolled(s) == (6, 2 + 4)
    assert {event.rule for event in s.events("combat-rolled")} == {"R8.7-b"}
    assert s.asked == [1]
    s.play(*texts)
    assert decided(s)[0] == result
    assert (s.barbarian("a") == "1.1") == (result == "failed")
    assert s.asked == [1]


# Attack.


@pytest.mark.rule("R8.8-a", "wonder.terracotta_army")
@pytest.mark.parametrize(("barbarians", "tokens", "value"), [({}, ["1.1"], 10), ({"a": "1.1"}, [], 12)])
def test_the_attack_is_die_slot_card_and_bonuses(barbarians: dict[str, str], tokens: list[str], value: int) -> None:
    p1 = armed("iron-working", 3, capital="1.0")
    s = row("G G", p1, {"tokens": tokens}, barbarians=barbarians, wonders={"on": {"terracotta-army": "1.0"}})
    s.play("resolve 3")
    attack(s, "1.1", 4, 1)
    assert rolled(s)[0] == value
    assert s.arguments("combat-rolled") == [
        {
            "seat": 0,
            "space": "space-1.1",
            "die": 4,
            "card": value - 6,
            "bonus": 2,
            "attack": value,
            "reply": 1,
            "strength": 1,
            "defence": 2,
        }
    ]


# Defence.


@pytest.mark.rule("R8.9-a")
def test_a_city_state_defends_with_eight() -> None:
    s = row("G K:kabul", armed("masonry", 1, tokens=["1.0"]))
    s.play("resolve 1")
    attack(s, "1.1", 1, 3)
    assert rolled(s)[1] == 11


@pytest.mark.rule("R8.9-b")
@pytest.mark.parametrize(("letter", "value"), [("G", 3), ("H", 4), ("F", 5), ("D", 6), ("M", 7), ("N:mt-everest", 7)])
def test_a_barbarian_defends_with_its_terrain(letter: str, value: int) -> None:
    s = row(f"G {letter}", armed("masonry", 1, tokens=["1.0"]), barbarians={"a": "1.1"})
    s.play("resolve 1")
    attack(s, "1.1", 1, 2)
    assert rolled(s)[1] == value


@pytest.mark.rule("R8.9-c")
def test_worked_example_23_a_reinforced_token_on_forest_with_a_reinforced_neighbour() -> None:
    s = row("G F G", armed("masonry", 1, tokens=["1.0"]), {"reinforced": ["1.1", "1.2"]})
    s.play("resolve 1")
    attack(s, "1.1", 1, 4)
    assert (strength(s), rolled(s)[1]) == (5, 9)


@pytest.mark.rule("R8.9-c")
@pytest.mark.parametrize(("letter", "value"), [("G", 1), ("H", 2), ("F", 3), ("D", 4), ("M", 5), ("N:pantanal", 5)])
def test_a_control_token_defends_with_its_terrain(letter: str, value: int) -> None:
    s = row(f"G {letter}", armed("masonry", 1, tokens=["1.0"]), {"tokens": ["1.1"]})
    s.play("resolve 1")
    attack(s, "1.1", 1, 6)
    assert strength(s) == value


@pytest.mark.rule("R8.9-d")
@pytest.mark.parametrize("kind", ["city", "capital"])
def test_worked_example_22_a_mountain_city_with_three_reinforced_neighbours(kind: str) -> None:
    pieces: dict[str, Any] = {"capital": "1.0"} if kind == "capital" else {"cities": ["1.0"]}
    p2 = {**pieces, "reinforced": ["1.2", "1.3", "1.4"], "tokens": ["1.5"]}
    s = flower("M; G G G G G G", armed("masonry", 1, tokens=["1.1"]), p2)
    s.play("resolve 1")
    attack(s, "1.0", 1, 2)
    assert (strength(s), rolled(s)[1]) == (13, 15)


@pytest.mark.rule("R8.9-d")
@pytest.mark.parametrize(("letter", "value"), [("G", 2), ("H", 4), ("F", 6), ("D", 8), ("M", 10)])
@pytest.mark.parametrize("kind", ["city", "capital"])
def test_cities_and_capitals_double_their_terrain(letter: str, value: int, kind: str) -> None:
    pieces: dict[str, Any] = {"capital": "1.1"} if kind == "capital" else {"cities": ["1.1"]}
    s = row(f"G {letter}", armed("masonry", 1, tokens=["1.0"]), pieces)
    s.play("resolve 1")
    attack(s, "1.1", 1, 6)
    assert strength(s) == value


@pytest.mark.rule("R8.9-e")
def test_a_city_on_a_conquered_city_state_defends_like_any_city_on_grassland() -> None:
    s = row("G K:kabul", armed("masonry", 1, tokens=["1.0"]), {"cities": ["1.1"]})
    assert s.city_state("kabul") == 2
    s.play("resolve 1")
    attack(s, "1.1", 1, 5)
    assert rolled(s)[1] == 2 + 5


# Tokens.


@pytest.mark.rule("R8.10-a", "R8.11-a")
def test_each_trade_token_gives_one_for_this_attack_only() -> None:
    p1 = armed("masonry", 3, tokens=["1.0"], trade={"masonry": 2})
    s = row("G M", p1, {"tokens": ["1.1"], "trade": {"masonry": 2}})
    s.play("resolve 3")
    attack(s, "1.1", 6, 4)
    assert rolled(s) == (9, 9)
    s.play("spend trade", "done", "spend trade", "done")
    assert decided(s) == ("failed", 10, 10)
    assert (s.trade_on(1, "masonry"), s.trade_on(2, "masonry")) == (1, 1)
    assert [event.rule for event in s.log if event.message == "spent"] == ["R8.10-a"] * 2
    attack(s, "1.1", 6, 3)
    assert rolled(s) == (9, 8)


@pytest.mark.rule("R8.10-a")
def test_tokens_are_gone_after_a_victory_too() -> None:
    s = row("G G", armed("masonry", 1, tokens=["1.0"], trade={"masonry": 3, "pottery": 2}), {"tokens": ["1.1"]})
    s.play("resolve 1")
    attack(s, "1.1", 1, 1)
    s.play("spend trade", "spend trade", "done")
    assert decided(s) == ("won", 4, 2)
    assert (s.trade_on(1, "masonry"), s.trade_on(1, "pottery")) == (1, 2)


@pytest.mark.rule("R8.10-a")
@pytest.mark.parametrize("source", ["trade", "oil"])
def test_only_tokens_on_the_military_card_count(source: str) -> None:
    p1 = armed("masonry", 3, tokens=["1.0"], trade={"pottery": 3}, resources=["oil"])
    s = situation(
        map={"row": "G K:kabul G"},
        p1={**p1, "cities": ["1.1"]},
        p2={"tokens": ["1.2"]},
    )
    s.play("resolve 3")
    attack(s, "1.2", 1, 4)
    assert s.legal() == ["spend kabul", "done"]
    assert s.refused(f"spend {source}") == "R8.10-a"


@pytest.mark.rule("R8.10-b")
@pytest.mark.parametrize("slot", range(1, SLOTS + 1))
def test_the_defender_spends_from_the_military_card_wherever_it_lies(slot: int) -> None:
    p2 = armed("iron-working", slot, tokens=["1.1"], trade={"iron-working": 1, "pottery": 3})
    s = row("G G", armed("masonry", 3, tokens=["1.0"]), p2)
    s.play("resolve 3")
    attack(s, "1.1", 3, 4)
    assert rolled(s) == (6, 1 + 4)  # neither slot nor card of the defender count
    assert (s.asked, s.legal()) == ([2], ["spend trade", "done"])
    s.play("spend trade")
    assert decided(s) == ("failed", 6, 6)
    assert (s.trade_on(2, "iron-working"), s.trade_on(2, "pottery")) == (0, 3)


@pytest.mark.rule("R8.10-b")
def test_a_defender_with_two_military_cards_spends_from_both_an_attacker_from_the_resolved_one() -> None:
    two = ["masonry", "early-empire", "iron-working", "foreign-trade", "pottery"]
    trade = {"masonry": 1, "iron-working": 1}
    s = row("G G G", {"row": two, "trade": trade, "tokens": ["1.0"]}, {"row": two, "trade": trade, "tokens": ["1.1"]})
    s.play("resolve 3")
    attack(s, "1.1", 1, 6)
    s.play("spend trade")
    assert (s.asked, s.trade(1)) == ([2], [1, 0, 0, 0, 0])
    assert s.legal() == ["spend trade", "done"]
    s.play("spend trade", "spend trade")
    assert decided(s) == ("failed", 1 + 4 + 1, 7 + 2)
    assert s.trade(2) == [0] * 5


@pytest.mark.rule("R8.10-c", "R10.5-a")
def test_a_city_state_token_is_used_once_in_a_turn_and_kept() -> None:
    p1 = armed("masonry", 1, cities=["1.0"], tokens=["1.1"], trade={"masonry": 1})
    s = situation(map={"row": "K:kabul G G"}, p1=p1, p2=armed("masonry", 5, tokens=["1.2"]))
    assert s.on_card(1, 1) == ["kabul"]
    s.play("resolve 1")
    attack(s, "1.2", 1, 6)
    assert s.legal() == ["spend trade", "spend kabul", "done"]
    s.play("spend kabul")
    assert s.legal() == ["spend trade", "done"]
    s.play("done")
    assert decided(s) == ("failed", 3, 7)
    assert [event.rule for event in s.log if event.message == "spent"] == ["R8.10-c"]
    attack(s, "1.2", 1, 6)
    assert s.refused("spend kabul") == "R8.10-c"
    s.play("done")
    # In the turn of another player it may be used again.
    assert (s.on_card(1, 1), s.asked) == (["kabul"], [2])
    s.play("resolve 5")
    attack(s, "1.1", 1, 4)
    assert (rolled(s), s.asked) == ((6, 5), [1])
    s.play("spend kabul", "done")
    assert decided(s) == ("failed", 6, 6)
    assert (s.on_card(1, 1), s.trade_on(1, "masonry")) == (["kabul"], 1)


@pytest.mark.rule("R8.10-c")
def test_a_city_state_token_on_another_card_is_of_no_use() -> None:
    p1 = armed("masonry", 1, cities=["1.0"], trade={"masonry": 1})
    s = situation(map={"row": "K:seoul G"}, p1=p1, p2={"tokens": ["1.1"]})
    s.play("resolve 1")
    attack(s, "1.1", 1, 6)
    assert s.legal() == ["spend trade", "done"]
    assert s.refused("spend seoul") == "R8.10-c"


@pytest.mark.rule("leader.roosevelt")
def test_roosevelt_spends_a_natural_wonder_from_the_military_card_and_lays_it_on_a_card_again() -> None:
    p1 = armed("masonry", 1, leader="roosevelt", capital="1.0", on_cards={"mt-everest": 1, "pantanal": 2})
    s = row("G G", p1, {"tokens": ["1.1"]}, natural_wonders={"mt-everest": 1, "pantanal": 1})
    s.play("resolve 1")
    attack(s, "1.1", 1, 6)
    assert s.legal() == ["spend mt-everest", "done"]
    assert s.refused("spend pantanal") == "leader.roosevelt"
    s.play("spend mt-everest", "lay 1")
    # It was the last token of this attack, and cannot be used in the next one either.
    assert decided(s) == ("failed", 3, 7)
    attack(s, "1.1", 1, 6)
    assert decided(s) == ("failed", 2, 7)
    assert s.on_card(1, 1) == ["mt-everest"]  # Masonry in slot 1


# The result.


@pytest.mark.rule("R8.11-a")
@pytest.mark.parametrize(("die", "reply", "result"), [(6, 4, "failed"), (6, 3, "won"), (5, 4, "failed")])
def test_worked_example_24_a_tie_goes_to_the_defender(die: int, reply: int, result: str) -> None:
    s = row("G M", armed("masonry", 3, tokens=["1.0"]), {"tokens": ["1.1"]})
    s.play("resolve 3")
    attack(s, "1.1", die, reply)
    assert decided(s) == (result, die + 3, reply + 5)
    assert s.at("1.1") == ("token of 1" if result == "won" else "token of 2")


@pytest.mark.rule("R8.11-b")
def test_a_failed_attack_changes_nothing_but_tokens_and_returned_cards() -> None:
    p1 = armed("masonry", 3, tokens=["1.0"], trade={"masonry": 1}, pacts={"2": ["open-borders"]})
    p2 = {"cities": ["1.1"], "reinforced": ["1.2"], "trade": {"masonry": 1, "pottery": 2}, "pacts": {"1": ["embassy"]}}
    s = row("G M G", p1, p2, wonders={"on": {"oracle": "1.1"}})
    s.play("resolve 3")
    before = s.position.describe()
    attack(s, "1.1", 1, 1)
    s.play("spend trade", "done")
    assert decided(s)[0] == "failed"
    after = s.position.describe()
    assert before["civilizations"][0].pop("pacts") == {"2": ["open-borders"]}
    assert before["civilizations"][0].pop("trade") == {"masonry": 1}
    for each in (before, after):
        del each["dice"], each["flow"]
    assert after == before
    assert s.view(1)["question"]["attacks"] == 1  # of two


# Wonders.


@pytest.mark.rule("wonder.terracotta_army", "wonder.alhambra", "wonder.petra", "wonder.ruhr_valley", "wonder.pentagon")
@pytest.mark.card("terracotta-army")
@pytest.mark.card("alhambra")
@pytest.mark.card("petra")
@pytest.mark.card("ruhr-valley")
@pytest.mark.parametrize(
    ("wonder", "in_attack", "in_defence"),
    [
        ("terracotta-army", 2, 0),
        ("alhambra", 2, 2),
        ("petra", 0, 2),
        ("ruhr-valley", 0, 5),
        ("pentagon", 2, 0),
        ("venetian-arsenal", 0, 0),
        ("oracle", 0, 0),
    ],
)
def test_what_wonders_add_to_attack_and_defence(wonder: str, in_attack: int, in_defence: int) -> None:
    p1 = armed("masonry", 2, capital="1.0", tokens=["1.1"])
    s = row("G G G", p1, armed("masonry", 2, tokens=["1.2"]), wonders={"on": {wonder: "1.0"}})
    s.play("resolve 2")
    attack(s, "1.2", 3, 6)
    assert rolled(s) == (5 + in_attack, 7)
    s = row("G G G", p1, armed("masonry", 2, tokens=["1.2"]), wonders={"on": {wonder: "1.0"}}, active=2)
    s.play("resolve 2")
    attack(s, "1.1", 1, 3)
    assert rolled(s) == (3, 4 + in_defence)


@pytest.mark.rule("wonder.petra", "wonder.ruhr_valley")
@pytest.mark.parametrize(
    ("wonder", "letter", "pieces", "value"),
    [("petra", "H", {"tokens": ["1.1"]}, 2 + 3 + 2), ("ruhr-valley", "G", {"cities": ["1.1"]}, 2 + 3 + 5)],
)
def test_tokens_and_cities_profit_from_wonders_elsewhere(
    wonder: str, letter: str, pieces: dict[str, Any], value: int
) -> None:
    p1 = {"capital": "1.0", **pieces}
    s = row(f"G {letter} G", p1, armed("masonry", 1, tokens=["1.2"]), wonders={"on": {wonder: "1.0"}}, active=2)
    s.play("resolve 1")
    attack(s, "1.1", 1, 3)
    assert rolled(s)[1] == value


@pytest.mark.rule("wonder.big_ben")
@pytest.mark.card("big-ben")
def test_big_ben_counts_own_caravans_next_to_the_attacked_space() -> None:
    told: dict[str, Any] = {
        "map": {"flower": "G; G G G G G G"},
        "p1": armed("masonry", 2, tokens=["1.1"], caravans=["1.2", "1.4", "1.0"]),
        "p2": {"tokens": ["1.0"], "caravans": ["1.3"]},
    }
    s = situation(wonders={"on": {"big-ben": "1.1"}}, **told)
    s.play("resolve 2")
    attack(s, "1.0", 1, 6)
    assert bonus(s) == 4  # not for the caravan on the space itself, nor for the rival's
    s = situation(wonders={"on": {"big-ben": "1.3"}}, **told)
    s.play("resolve 2")
    attack(s, "1.0", 1, 6)
    assert bonus(s) == 0  # nobody controls it


@pytest.mark.rule("wonder.big_ben")
def test_big_ben_helps_the_defender_too() -> None:
    p1 = {"tokens": ["1.0"], "capital": "1.6", "caravans": ["1.2", "1.5", "card"]}
    s = flower("G; G G G G G G", p1, armed("masonry", 2, tokens=["1.1"]), wonders={"on": {"big-ben": "1.6"}}, active=2)
    s.play("resolve 2")
    attack(s, "1.0", 1, 1)
    assert strength(s) == 1 + 4


@pytest.mark.rule("wonder.kremlin")
@pytest.mark.card("kremlin")
@pytest.mark.parametrize(
    ("target", "added"),
    [("1.5", 4), ("1.9", 0), ("1.0", 0), ("2.4", 0)],
)
def test_the_kremlin_helps_against_rivals_with_fewer_reinforced_tokens(target: str, added: int) -> None:
    """Player 1 has four, player 2 four, player 3 three; 1.0 is a barbarian and 2.4 a city-state."""
    s = situation(
        map={"row": "G*14 K:seoul"},
        players=3,
        p1=armed("flight", 1, reinforced=["1.1", "1.2", "1.3", "1.4"], tokens=["2.3"]),
        p2={"reinforced": ["1.9", "2.0", "2.1", "2.2"]},
        p3={"reinforced": ["1.6", "1.7", "1.8"], "tokens": ["1.5"]},
        barbarians={"a": "1.0"},
        wonders={"on": {"kremlin": "1.1"}},
    )
    s.play("resolve 1")
    attack(s, target, 1, 6)
    assert bonus(s) == added


@pytest.mark.rule("wonder.kremlin")
def test_the_kremlin_adds_nothing_in_defence() -> None:
    p1 = {"reinforced": ["1.0", "1.2"], "tokens": ["1.4"]}
    s = row("G*6", p1, armed("masonry", 1, tokens=["1.5"]), wonders={"on": {"kremlin": "1.0"}}, active=2)
    s.play("resolve 1")
    attack(s, "1.4", 1, 6)
    assert strength(s) == 1


# Leaders.


@pytest.mark.rule("leader.tomyris", "R4.1-b")
@pytest.mark.card("tomyris")
@pytest.mark.parametrize(("letter", "added"), [("G", 3), ("H", 3), ("F", 0), ("D", 0), ("M", 0), ("N:mt-everest", 0)])
def test_tomyris_fights_better_for_grassland_and_hills(letter: str, added: int) -> None:
    difficulty = {"G": 1, "H": 2, "F": 3, "D": 4, "M": 5, "N:mt-everest": 5}[letter]
    p1 = armed("masonry", 1, leader="tomyris", tokens=["1.0"])
    for pieces in ({"p2": {"tokens": ["1.1"]}}, {"barbarians": {"a": "1.1"}}):
        s = situation(map={"row": f"F {letter}"}, p1=p1, **pieces)
        s.play("resolve 1")
        attack(s, "1.1", 1, 6)
        assert (bonus(s), strength(s)) == (added, difficulty)
    p2 = {"leader": "tomyris", "tokens": ["1.1"]}
    s = situation(map={"row": f"F {letter}"}, p1=armed("masonry", 1, tokens=["1.0"]), p2=p2)
    s.play("resolve 1")
    attack(s, "1.1", 1, 6)
    assert (bonus(s), strength(s)) == (0, difficulty + added)


@pytest.mark.rule("leader.tomyris")
def test_tomyris_attacks_city_states_better_since_they_lie_on_grassland() -> None:
    s = row("F K:seoul", armed("masonry", 1, leader="tomyris", tokens=["1.0"]))
    s.play("resolve 1")
    attack(s, "1.1", 1, 6)
    assert (bonus(s), strength(s)) == (3, 8)


@pytest.mark.rule("leader.hojo")
@pytest.mark.card("hojo")
@pytest.mark.parametrize(
    ("letter", "pieces", "value"),
    [
        ("M", {"tokens": ["1.1"]}, 5),
        ("D", {"tokens": ["1.1"]}, 4),
        ("M", {"cities": ["1.1"]}, 10),
    ],
)
def test_coasts_of_hojo_defend_with_their_full_terrain_on_other_turns(
    letter: str, pieces: dict[str, Any], value: int
) -> None:
    p1 = {"leader": "hojo", "capital": "1.0", **pieces}
    s = row(f"G {letter} G W", p1, armed("masonry", 1, tokens=["1.2"]), active=2)
    s.play("resolve 1")
    attack(s, "1.1", 1, 6)
    assert strength(s) == value


@pytest.mark.rule("leader.hojo")
@pytest.mark.parametrize(
    ("centre", "petals", "target", "value"),
    [
        ("G", "M G G G G G", "1.1", 3),  # on the edge of the map
        ("D", "G W G G G G", "1.0", 3),  # next to water
        ("D", "G G G G G G", "1.0", 4),  # inland
        ("F", "G W G G G G", "1.0", 3),  # forest stays as it is
        ("N:mt-everest", "G W G G G G", "1.0", 5),
    ],
)
def test_on_the_turn_of_hojo_coasts_and_edges_defend_with_three(
    centre: str, petals: str, target: str, value: int
) -> None:
    p1 = armed("masonry", 1, leader="hojo", tokens=["1.3"])
    for barbarians, tokens in (({}, [target]), ({"a": target}, [])):
        s = flower(f"{centre}; {petals}", p1, {"tokens": tokens}, barbarians=barbarians)
        s.play("resolve 1")
        attack(s, target, 1, 6)
        assert strength(s) == value


@pytest.mark.rule("leader.hojo")
def test_on_the_turn_of_hojo_a_city_on_the_coast_defends_with_twice_three() -> None:
    s = row("G M", armed("masonry", 1, leader="hojo", tokens=["1.0"]), {"cities": ["1.1"]})
    s.play("resolve 1")
    attack(s, "1.1", 1, 6)
    assert strength(s) == 6


# City-states.


@pytest.mark.rule("citystate.carthage")
@pytest.mark.card("carthage")
def test_carthage_counts_city_states_and_own_cities_within_two_spaces() -> None:
    # The target is 1.3; Seoul on 1.1, own cities on 1.4 and 1.5 are near, the city on 1.6 is not.
    p1 = armed("masonry", 1, cities=["1.4", "1.5", "1.6"], envoys=["carthage"])
    for pieces in ({"p2": {"tokens": ["1.3"], "cities": ["1.2"]}}, {"barbarians": {"a": "1.3"}}):
        s = situation(map={"row": "G K:seoul G G G G G"}, p1=p1, **pieces)
        s.play("resolve 1")
        attack(s, "1.3", 1, 6)
        assert bonus(s) == 3


@pytest.mark.rule("citystate.carthage")
@pytest.mark.parametrize(("target", "value"), [("1.1", 2 + 1), ("1.2", 1 + 1), ("1.4", 1)])
def test_carthage_counts_in_defence_and_the_defended_city_itself(target: str, value: int) -> None:
    """A city on 1.1, control tokens next to it and three spaces away."""
    p1 = {"cities": ["1.1"], "tokens": ["1.2", "1.4"], "envoys": ["carthage"]}
    s = row("G*6", p1, armed("flight", 1, tokens=["1.5"]), active=2)
    s.play("resolve 1")
    attack(s, target, 1, 6)
    assert strength(s) == value


@pytest.mark.rule("citystate.carthage", "R10.3-a")
def test_carthage_is_of_no_use_in_an_attack_on_carthage() -> None:
    p1 = armed("masonry", 1, cities=["1.0"], envoys=["carthage"])
    s = row("G K:carthage", p1)
    s.play("resolve 1")
    attack(s, "1.1", 1, 6)
    assert (bonus(s), s.envoys(1)) == (0, [])


@pytest.mark.rule("citystate.carthage")
def test_carthage_counts_a_city_state_that_is_attacked() -> None:
    s = row("G K:seoul", armed("masonry", 1, cities=["1.0"], envoys=["carthage"]))
    s.play("resolve 1")
    attack(s, "1.1", 1, 6)
    assert bonus(s) == 2  # Seoul and the own city


@pytest.mark.rule("citystate.carthage")
def test_a_conquered_city_state_counts_for_carthage_only_as_a_city_of_its_owner() -> None:
    told: dict[str, Any] = {"map": {"row": "K:seoul G G"}}
    attacker = {"tokens": ["1.1"], "envoys": ["carthage"]}
    for pieces, rival, added in (({"cities": ["1.0"]}, {}, 1), ({}, {"cities": ["1.0"]}, 0)):
        s = situation(p1=armed("masonry", 1, **attacker, **pieces), p2={"tokens": ["1.2"], **rival}, **told)
        s.play("resolve 1")
        attack(s, "1.2", 1, 6)
        assert bonus(s) == added


@pytest.mark.rule("citystate.carthage", "R4.2-a")
@pytest.mark.parametrize(("letter", "added"), [("G", 1), ("W", 0)])
def test_carthage_does_not_count_through_water(letter: str, added: int) -> None:
    p1 = armed("masonry", 1, tokens=["1.0"], cities=["1.3"], envoys=["carthage"])
    s = row(f"G G {letter} G", p1, {"tokens": ["1.1"]})
    s.play("resolve 1")
    attack(s, "1.1", 1, 6)
    assert bonus(s) == added


@pytest.mark.rule("citystate.carthage")
def test_carthage_counts_the_defended_city_on_an_island() -> None:
    p1 = {"cities": ["1.2"], "envoys": ["carthage"]}
    s = row("G W G", p1, armed("mass-production", 1, tokens=["1.0"]), active=2)
    s.play("resolve 1")
    attack(s, "1.2", 1, 6)
    assert strength(s) == 2 + 1


@pytest.mark.rule("citystate.carthage")
def test_carthage_counts_every_city_once_however_many_ways_lead_there() -> None:
    p1 = armed("masonry", 1, cities=["1.1", "1.2", "1.4"], envoys=["carthage"])
    s = flower("G; G G G G G K:seoul", p1, barbarians={"a": "1.0"})
    s.play("resolve 1")
    attack(s, "1.0", 1, 6)
    assert bonus(s) == 4


@pytest.mark.rule("citystate.kabul")
@pytest.mark.card("kabul")
@pytest.mark.parametrize(("target", "value"), [("1.1", 5), ("1.2", 5), ("1.3", 2), ("1.4", 5), ("1.5", 2), ("1.6", 5)])
def test_kabul_helps_against_cities_capitals_and_city_states(target: str, value: int) -> None:
    """A capital, a city, a control token, Geneva, a barbarian, a city on conquered Seoul."""
    p1 = armed("masonry", 1, tokens=["1.0"], envoys=["kabul"])
    p2 = {"capital": "1.1", "cities": ["1.2", "1.6"], "tokens": ["1.3"]}
    s = flower("G; G G G K:geneva G K:seoul", p1, p2, barbarians={"a": "1.5"})
    s.play("resolve 1")
    attack(s, target, 1, 6)
    assert rolled(s)[0] == value
    assert s.envoys(1) == ["kabul"]


@pytest.mark.rule("citystate.kabul", "R10.3-a")
def test_kabul_is_of_no_use_in_an_attack_on_kabul() -> None:
    s = row("G K:kabul", armed("masonry", 1, tokens=["1.0"], envoys=["kabul"]))
    s.play("resolve 1")
    attack(s, "1.1", 1, 6)
    assert (rolled(s)[0], s.envoys(1)) == (2, [])


@pytest.mark.rule("citystate.kabul")
def test_kabul_adds_nothing_in_defence() -> None:
    p1 = {"cities": ["1.0"], "envoys": ["kabul"]}
    s = row("G G", p1, armed("masonry", 1, tokens=["1.1"]), active=2)
    s.play("resolve 1")
    attack(s, "1.0", 1, 6)
    assert strength(s) == 2


# Diplomacy cards.


@pytest.mark.rule("diplomacy.joint_war", "R11.4-a", "R11.4-c")
@pytest.mark.card("joint-war")
@pytest.mark.parametrize(
    ("target", "value", "held"),
    [("1.1", 5, ["joint-war"]), ("1.2", 5, ["joint-war"]), ("1.3", 5, ["joint-war"]), ("1.4", 3, [])],
)
def test_joint_war_helps_against_everybody_but_its_giver(target: str, value: int, held: list[str]) -> None:
    """A barbarian, a token of player 3, Seoul, a token of player 2 who has given the card."""
    s = situation(
        map={"flower": "G; G G K:seoul G G G"},
        players=3,
        p1=armed("masonry", 1, tokens=["1.0"], pacts={"2": ["joint-war"]}),
        p2={"tokens": ["1.4"]},
        p3={"tokens": ["1.2"]},
        barbarians={"a": "1.1"},
    )
    s.play("resolve 1")
    attack(s, target, 2, 6)
    assert rolled(s)[0] == value
    assert s.pacts(1, 2) == held


@pytest.mark.rule("diplomacy.joint_war")
def test_joint_war_of_two_rivals_counts_twice_and_adds_nothing_in_defence() -> None:
    told: dict[str, Any] = {
        "map": {"row": "G G G"},
        "players": 3,
        "p1": armed("masonry", 1, tokens=["1.0"], pacts={"2": ["joint-war"], "3": ["joint-war"]}),
        "p2": armed("masonry", 1, tokens=["1.1"]),
        "p3": {},
    }
    s = situation(barbarians={"a": "1.2"}, **{**told, "p2": {}})
    s.play("resolve 1")
    attack(s, "1.2", 1, 6)
    assert bonus(s) == 4
    s = situation(active=2, **told)
    s.play("resolve 1")
    attack(s, "1.0", 1, 6)
    assert strength(s) == 1


@pytest.mark.rule("diplomacy.defensive_pact", "R11.4-b")
@pytest.mark.card("defensive-pact")
@pytest.mark.parametrize(("attacker", "value"), [(3, 2 + 2 + 2), (2, 2 + 2)])
def test_the_defensive_pact_helps_against_everybody_but_its_giver(attacker: int, value: int) -> None:
    s = situation(
        map={"flower": "H; G G G G G G"},
        players=3,
        active=attacker,
        p1={"tokens": ["1.0"], "pacts": {"2": ["defensive-pact"]}},
        p2=armed("masonry", 1, tokens=["1.1"]),
        p3=armed("masonry", 1, tokens=["1.2"]),
    )
    s.play("resolve 1")
    attack(s, "1.0", 1, 2)
    assert rolled(s)[1] == value
    assert s.pacts(1, 2) == ["defensive-pact"]


@pytest.mark.rule("diplomacy.defensive_pact")
def test_the_defensive_pact_adds_nothing_to_an_attack() -> None:
    p1 = armed("masonry", 1, tokens=["1.0"], pacts={"2": ["defensive-pact"]})
    s = row("G G", p1, barbarians={"a": "1.1"})
    s.play("resolve 1")
    attack(s, "1.1", 1, 6)
    assert (bonus(s), s.pacts(1, 2)) == (0, ["defensive-pact"])


# Looking ahead.


@pytest.mark.rule("R8.8-a", "R8.9-a")
@pytest.mark.parametrize("target", ["1.1", "1.2", "1.3", "1.4", "1.5", "1.6"])
def test_what_both_sides_are_worth_is_known_before_an_attack_costs_its_cards(target: str) -> None:
    """A barbarian, Kabul, Carthage, a city of the giver of a Joint War, a token and a capital of somebody else."""
    s = situation(
        map={"flower": "G; G K:kabul K:carthage H G H"},
        players=3,
        p1=armed("masonry", 1, capital="1.0", envoys=["kabul", "carthage"], pacts={"2": ["joint-war"]}),
        p2={"cities": ["1.4"], "pacts": {"1": ["defensive-pact"]}},
        p3={"reinforced": ["1.5"], "capital": "1.6", "pacts": {"2": ["defensive-pact"]}},
        barbarians={"a": "1.1"},
        wonders={"on": {"alhambra": "1.0"}},
    )
    space = SPACE_NAMES.index(target)
    expected = attack_bonus(s.position, 0, space), defence(s.position, space, 0)
    s.play("resolve 1")
    attack(s, target, 1, 6)
    assert (bonus(s), strength(s)) == expected
