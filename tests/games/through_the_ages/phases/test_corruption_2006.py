"""Corruption and the whole production of the advanced and the full game in the first edition."""

import pytest

from tests.games.through_the_ages.first_edition import IDLE, VERSIONS, full

MODES = pytest.mark.parametrize("mode", ["advanced", "full"])


@MODES
@pytest.mark.rule("advanced.corruption-a", "setup.blue-a")
@pytest.mark.parametrize(("blue", "lost"), [(18, 0), (9, 0), (8, 2), (5, 2), (4, 4), (1, 4), (0, 6)])
def test_corruption_follows_the_tokens_in_the_blue_bank(mode: str, blue: int, lost: int) -> None:
    s = VERSIONS[mode](p1={"workers": IDLE, "blue": blue, "tokens": {"bronze": 7}})
    s.play("done")
    assert (s.goods(1), s.civ(1).blue) == ((0, 7 - lost), blue + lost)
    assert ("corruption" in s.messages()) is (lost > 0)


@MODES
@pytest.mark.rule("advanced.corruption-b")
def test_corruption_is_counted_after_consumption_and_resource_production(mode: str) -> None:
    s = VERSIONS[mode](
        p1={
            "blue": 12,
            "workers": {"bronze": 3, "religion": 1},
            "yellow": 14,
            "tokens": {"agriculture": 1, "bronze": 5},
        }
    )
    s.play("done")
    assert (s.goods(1), s.civ(1).blue) == ((2, 6), 10)
    assert s.arguments("corruption") == [{"seat": 0, "resources": 2, "food": 0}]


@MODES
@pytest.mark.rule("advanced.corruption-b")
def test_food_that_is_eaten_may_prevent_corruption(mode: str) -> None:
    # Without the food eaten only eight tokens would be left.
    s = VERSIONS[mode](p1={"blue": 12, "workers": {"religion": 1}, "yellow": 14, "tokens": {"bronze": 5}})
    s.play("done")
    assert (s.goods(1), s.civ(1).blue) == ((1, 7), 9)
    assert "corruption" not in s.messages()


@MODES
@pytest.mark.rule("advanced.corruption-c")
@pytest.mark.parametrize(("bronze", "left"), [(3, 0), (4, 0), (5, 1)])
def test_corruption_takes_only_resources(mode: str, bronze: int, left: int) -> None:
    s = VERSIONS[mode](p1={"workers": IDLE, "blue": 4, "tokens": {"agriculture": 9, "bronze": bronze}, "culture": 12})
    s.play("done")
    assert (s.goods(1), s.civ(1).culture) == ((9, left), 12)


@MODES
@pytest.mark.rule("advanced.corruption-d")
def test_the_amount_is_fixed_before_it_is_paid(mode: str) -> None:
    s = VERSIONS[mode](p1={"workers": {**IDLE, "iron": 0}, "blue": 8, "tokens": {"iron": 4}})
    s.play("done")
    assert (s.tokens(1), s.goods(1), s.civ(1).blue) == ({"iron": 3}, (0, 6), 9)
    assert len(s.arguments("corruption")) == 1


@MODES
@pytest.mark.rule("advanced.corruption-d")
def test_corruption_is_paid_with_change(mode: str) -> None:
    s = VERSIONS[mode](age="II", p1={"workers": {**IDLE, "coal": 0}, "blue": 8, "tokens": {"coal": 2}})
    s.play("done")
    assert (s.tokens(1), s.goods(1), s.civ(1).blue) == ({"bronze": 1, "coal": 1}, (0, 4), 8)


@MODES
@pytest.mark.rule("advanced.corruption-e")
def test_there_is_no_corruption_in_an_uprising(mode: str) -> None:
    s = VERSIONS[mode](p1={"blue": 0, "tokens": {"bronze": 10}, "yellow": 16, "unused": 0})
    s.play("done")
    assert (s.goods(1), s.civ(1).blue) == ((0, 10), 0)
    s = VERSIONS[mode](p1={"blue": 0, "tokens": {"bronze": 10}, "yellow": 16, "unused": 1, "workers": IDLE})
    s.play("done")
    assert s.goods(1) == (0, 4)


@MODES
@pytest.mark.rule("advanced.production-a")
def test_the_whole_production_in_its_order(mode: str) -> None:
    s = VERSIONS[mode](
        p1={
            "workers": {"religion": 1, "philosophy": 2},
            "yellow": 16,
            "unused": 0,
            "blue": 10,
            "tokens": {"bronze": 8},
            "military": 1,
            "culture": 4,
            "science": 3,
        }
    )
    s.play("done")
    assert (s.civ(1).culture, s.civ(1).science) == (5, 5)
    assert (s.goods(1), s.civ(1).blue) == ((1, 8), 9)
    assert len(s.military_hand(1)) == 1
    assert s.messages()[:7] == [
        "scored", "produced-food", "consumed", "produced-resources", "corruption", "drew", "drew-cards",
    ]  # fmt: skip


@pytest.mark.rule("advanced.production-a", "simple.production-a")
def test_culture_of_the_turn_is_there_before_famine_takes_it() -> None:
    s = full(p1={"workers": {"agriculture": 0, "religion": 1}, "yellow": 16, "culture": 3})
    s.play("done")
    assert s.civ(1).culture == 0
    assert s.messages()[:4] == ["scored", "produced-food", "consumed", "famine"]
