"""Limits of components, and which of the two books has the last word."""

import pytest

from tests.games.civilization_2010.situation import situation

rule = pytest.mark.rule


@rule("limits.unlimited-a")
def test_culture_tokens_never_run_out() -> None:
    around = ["a1", "a2", "a3", "a5", "a7", "a9"]
    s = situation("city-management", squares=dict.fromkeys(around, "grassland culture"), p1={"culture": 60})
    s.play("devote capital")
    assert s.culture(1) == 60 + 7


@rule("limits.unlimited-a")
def test_coin_tokens_on_the_sheet_have_no_limit() -> None:
    s = situation("movement", p1={"coins": 14}, p2={"coins": 14}, pause=True)
    assert (s.coins(1), s.coins(2)) == (14, 14)


@rule("limits.unlimited-a")
def test_resources_are_limited_to_their_counts() -> None:
    def options_with(held: int) -> list[str]:
        silk = {"resources": ["silk"] * held}
        return situation("city-management", squares={"a1": "grassland silk"}, p2=silk).legal("harvest")

    assert options_with(held=1) == ["harvest capital silk"]
    assert options_with(held=2) == []


@rule("limits.unlimited-a")
def test_figures_are_limited_to_their_counts() -> None:
    forests = dict.fromkeys(["a1", "a2", "a3", "a5", "a7", "a9"], "forest")

    def items_with(scouts: int) -> list[str]:
        s = situation("city-management", squares=forests, p1={"scouts": ["c1"] * scouts, "trade": 9})
        s.play("produce capital")
        return s.choices("build")

    assert "scout" in items_with(1)
    assert "scout" not in items_with(2)


@rule("limits.precedence-a")
def test_wounds_reduce_the_combat_value_and_one_loot_buys_three_trade() -> None:
    s = situation(
        "movement",
        p1={"civilization": "romans", "armies": ["a8"], "units": ["infantry-weak", "infantry-weak"]},
        p2={"civilization": "zulu", "armies": ["a12"], "units": ["infantry-weak"], "trade": 9},
    )
    s.play("march a8 1-0", "step down", "front infantry-weak 1")
    # Two units of health 3 with one wound between them, against one of health 3 with one wound.
    assert s.arguments("battle-won") == [{"seat": 0, "other": 1, "value": 5, "against": 2}]
    assert s.arguments("loot-won") == [{"seat": 0, "other": 1, "count": 1}]
    assert s.question == "Looting"
    assert s.choices("steal") == ["1", "2", "3"]
    s.play("steal 3")
    assert (s.trade(1), s.trade(2)) == (3, 6)
