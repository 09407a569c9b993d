"""Revolutions and peaceful changes of government in the first edition."""

import pytest

from tests.games.through_the_ages.first_edition import actions, advanced, full, simple, totals, tracks
from tests.games.through_the_ages.situation import Situation


def urban_limit(s: Situation) -> int:
    """Buildings of one type that the first player may have."""
    limit: int = s.view(1)["civilizations"][0]["urban_limit"]
    return limit


@pytest.mark.rule("simple.government-a")
def test_a_revolution_is_the_first_and_only_civil_action_of_a_turn() -> None:
    s = simple(p1={"hand": ["monarchy"], "science": 5, "tokens": {"bronze": 2}})
    s.play("build bronze")
    assert s.refused("revolt monarchy") == "simple.government-a"
    s.play("done")
    s.pass_until(player=1)
    s.play("revolt monarchy")
    assert s.told(1)["government"] == "monarchy"
    assert s.civ(1).civil == 0
    assert s.refused("populate") == "simple.turn-c"


@pytest.mark.rule("simple.government-a", "simple.turn-b")
def test_a_revolution_may_follow_military_actions() -> None:
    s = simple(p1={"hand": ["monarchy"], "science": 3, "tokens": {"bronze": 2}})
    s.play("build warriors", "revolt monarchy")
    assert (totals(s, 1), actions(s, 1)) == ((5, 3), (0, 2))


@pytest.mark.rule("simple.government-b")
def test_a_revolution_costs_the_lower_price_and_all_new_actions_too() -> None:
    s = simple(p1={"hand": ["monarchy"], "science": 5})
    assert urban_limit(s) == 2
    s.play("revolt monarchy")
    assert (s.civ(1).science, totals(s, 1), s.civ(1).civil, urban_limit(s)) == (2, (5, 3), 0, 3)
    assert s.hand(1) == []
    s.play("done")
    s.pass_until(player=1)
    assert actions(s, 1) == (5, 3)


@pytest.mark.rule("simple.government-b", "simple.tech-b")
@pytest.mark.parametrize(("science", "revolt", "peaceful"), [(2, False, False), (3, True, False), (9, True, True)])
def test_both_ways_to_a_government_have_their_price(science: int, revolt: bool, peaceful: bool) -> None:
    s = simple(p1={"hand": ["monarchy"], "science": science})
    assert (s.allows("revolt monarchy"), s.allows("develop monarchy")) == (revolt, peaceful)
    if not revolt:
        assert s.refused("revolt monarchy") == "simple.tech-b"
    if not peaceful:
        assert s.refused("develop monarchy") == "simple.tech-b"


@pytest.mark.rule("simple.government-c")
@pytest.mark.parametrize(("spent", "left"), [(0, 3), (1, 2), (2, 1)])
def test_a_revolution_spends_no_military_actions(spent: int, left: int) -> None:
    s = simple(p1={"hand": ["monarchy"], "science": 3, "tokens": {"bronze": 4}, "unused": 2})
    for _ in range(spent):
        s.play("build warriors")
    s.play("revolt monarchy")
    assert (s.civ(1).military_total, s.civ(1).military) == (3, left)


@pytest.mark.rule("simple.government-d")
def test_hammurabi_counts_in_a_revolution() -> None:
    s = simple(row=["monarchy"], p1={"leader": "hammurabi", "science": 2})
    assert totals(s, 1) == (5, 1)
    s.play("take 1")
    assert s.refused("revolt monarchy") == "simple.government-a"
    s.play("done")
    s.pass_until(player=1)
    assert s.civ(1).science == 3
    s.play("revolt monarchy")
    assert (s.civ(1).science, totals(s, 1), actions(s, 1)) == (0, (6, 2), (0, 2))


@pytest.mark.rule("simple.government-e")
def test_a_peaceful_change_costs_one_action_and_leaves_the_others() -> None:
    s = simple(row=["monarchy"], p1={"leader": "hammurabi", "science": 9})
    s.play("take 1", "develop monarchy")
    assert (s.civ(1).science, totals(s, 1), actions(s, 1)) == (0, (6, 2), (4, 2))


@pytest.mark.rule("simple.government-e")
def test_spent_military_actions_stay_spent_in_a_peaceful_change() -> None:
    s = simple(p1={"hand": ["monarchy"], "science": 9, "tokens": {"bronze": 2}})
    s.play("build warriors", "develop monarchy")
    assert (totals(s, 1), actions(s, 1)) == ((5, 3), (4, 2))


@pytest.mark.rule("simple.government-f")
def test_the_new_government_replaces_the_old_one_with_all_effects_at_once() -> None:
    s = simple(p1={"hand": ["theocracy"], "science": 2, "workers": {"religion": 1}})
    s.play("revolt theocracy")
    assert (totals(s, 1), urban_limit(s)) == ((4, 3), 3)
    assert tracks(s, 1) == {
        "culture": 0, "science": 0, "culture per turn": 2, "science per turn": 1, "strength": 1, "happy faces": 3,
    }  # fmt: skip
    assert s.told(1)["government"] == "theocracy"


@pytest.mark.rule("simple.government-f", "setup.decks-g")
def test_a_replaced_government_leaves_the_game_and_takes_its_effects_along() -> None:
    s = simple(p1={"government": "theocracy", "hand": ["monarchy"], "science": 9})
    s.play("develop monarchy")
    assert "theocracy" in s.pile("gone")
    assert (s.civ(1).culture_rate, s.civ(1).faces, totals(s, 1)) == (0, 0, (5, 3))


@pytest.mark.rule("simple.government-g")
@pytest.mark.parametrize(("spent", "left"), [(0, 3), (2, 1), (3, 0), (4, 0)])
def test_a_government_with_fewer_actions_does_not_take_back_spent_ones(spent: int, left: int) -> None:
    s = simple(
        p1={
            "government": "monarchy",
            "hand": ["theocracy"],
            "science": 7,
            "tokens": {"bronze": 8},
            "unused": 4,
        }
    )
    for _ in range(spent):
        s.play("build bronze")
    s.play("develop theocracy")
    assert (totals(s, 1), s.civ(1).civil) == ((4, 3), left)


@pytest.mark.rule("simple.government-h")
@pytest.mark.parametrize("way", ["develop", "revolt"])
def test_a_government_is_a_technology_for_leonardo(way: str) -> None:
    s = simple(p1={"leader": "leonardo-da-vinci", "hand": ["monarchy"], "science": 9})
    s.play(f"{way} monarchy")
    assert s.goods(1) == (0, 1)


@pytest.mark.rule("simple.government-h", "simple.take-g")
def test_a_government_is_not_taken_twice() -> None:
    s = simple(players=3, row=["monarchy", "theocracy"], p1={"government": "monarchy"})
    assert s.refused("take 1") == "simple.take-g"
    assert s.allows("take 2")
    s = full(players=3, row=["monarchy"], p1={"hand": ["monarchy"]})
    assert s.refused("take 1") == "simple.take-g"


# First and only: what was used counts, not what is left.


@pytest.mark.rule("simple.government-a", "card.ii_isaac_newton")
@pytest.mark.card("isaac-newton")
def test_an_action_that_newton_gave_back_was_used_all_the_same() -> None:
    own = {"leader": "isaac-newton", "hand": ["iron", "monarchy"], "science": 9}
    s = advanced(age="II", p1=own)
    assert s.allows("revolt monarchy")
    s.play("develop iron")
    assert actions(s, 1) == (4, 2)
    assert s.refused("revolt monarchy") == "simple.government-a"
    s.play("done")
    s.pass_until("ActionPhase", player=1)
    assert s.allows("revolt monarchy")


@pytest.mark.rule("simple.government-a", "simple.leader-c")
@pytest.mark.card("hammurabi", "joan-of-arc")
def test_a_spent_action_that_leaves_with_hammurabi_was_used_all_the_same() -> None:
    s = simple(p1={"leader": "hammurabi", "hand": ["joan-of-arc", "monarchy"], "science": 9})
    assert s.allows("revolt monarchy")
    s.play("lead joan-of-arc")
    assert (actions(s, 1), totals(s, 1)) == ((4, 2), (4, 2))
    assert s.refused("revolt monarchy") == "simple.government-a"


@pytest.mark.rule("simple.government-a", "card.breakthrough", "card.ii_isaac_newton")
@pytest.mark.card("breakthrough-i", "breakthrough-ii", "isaac-newton")
@pytest.mark.parametrize("civil_actions", [0, 1])
def test_breakthrough_carries_no_revolution_after_an_action_that_came_back(civil_actions: int) -> None:
    hand = ["iron", "monarchy", "breakthrough-i", "breakthrough-ii"]
    s = advanced(age="II", p1={"leader": "isaac-newton", "hand": hand, "science": 14})
    if civil_actions:
        s.play("play breakthrough-i", "develop iron")
    assert actions(s, 1) == (4, 2)
    s.play("play breakthrough-ii")
    assert s.allows("revolt monarchy") is not bool(civil_actions)


@pytest.mark.rule("simple.government-a", "card.i_rebellion", "card.ii_isaac_newton")
@pytest.mark.card("rebellion", "isaac-newton")
def test_no_second_revolution_follows_with_the_action_that_newton_gives_back() -> None:
    own = {"leader": "isaac-newton", "hand": ["monarchy", "theocracy"], "science": 9, "civil": 1, "civil_lost": 3}
    s = advanced(age="II", p1=own)
    s.play("revolt theocracy")
    assert actions(s, 1) == (1, 3)
    assert s.refused("revolt monarchy") == "simple.government-a"
