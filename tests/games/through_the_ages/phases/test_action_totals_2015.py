"""Civil and military actions: totals, spending, regaining, and what a change of the totals does (2015)."""

from typing import Any

import pytest

from tests.games.through_the_ages.effects import effect
from tests.games.through_the_ages.happening import happening
from tests.games.through_the_ages.new_edition import actions, totals
from tests.games.through_the_ages.situation import NEW, situation

# Totals.


@pytest.mark.rule("actions.total-a")
@pytest.mark.card("democracy", "kremlin", "civil-service")
def test_totals_are_the_sums_of_the_symbols_of_all_cards_in_play() -> None:
    s = situation(
        age="III",
        p1={"government": "democracy", "wonders": ["pyramids", "kremlin"], "hand": ["civil-service"], "science": 10},
    )
    assert totals(s, 1) == (9, 4)
    s.play("develop civil-service")
    assert totals(s, 1) == (11, 4)
    assert totals(s, 2) == (4, 2)


@pytest.mark.rule("actions.total-a")
@pytest.mark.card("pyramids", "code-of-laws", "warfare", "julius-caesar", "open-borders-agreement")
@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        ({"government": "monarchy"}, (5, 3)),
        ({"specials": ["code-of-laws"]}, (5, 2)),
        ({"specials": ["warfare"]}, (4, 3)),
        ({"leader": "julius-caesar"}, (4, 3)),
        ({"wonders": ["pyramids"]}, (5, 2)),
        ({"wonder": "pyramids", "stages": 2}, (4, 2)),
        ({"wonders": ["pyramids"], "ruins": ["pyramids"]}, (4, 2)),
        ({"pact": ["open-borders-agreement", 2]}, (4, 3)),
        ({"hand": ["monarchy", "code-of-laws", "julius-caesar"]}, (4, 2)),
    ],
)
def test_governments_special_technologies_leaders_completed_wonders_and_pacts_give_actions(
    entry: dict[str, Any], expected: tuple[int, int]
) -> None:
    s = situation(players=3, p1=entry)
    assert totals(s, 1) == expected
    assert totals(s, 3) == (4, 2)


# Spending.


@pytest.mark.rule("actions.spend-a")
@pytest.mark.card("phalanx", "raid-ii")
def test_what_takes_more_actions_than_are_available_cannot_be_done() -> None:
    entry = {"government": "monarchy", "military": 1, "tokens": {"bronze": 2}, "military_hand": ["raid-ii"]}
    s = situation(age="II", common_tactics=["phalanx"], p1=entry)
    assert s.refused("copy phalanx") == "actions.spend-a"
    assert s.allows("build warriors")
    assert situation(age="II", common_tactics=["phalanx"], p1={**entry, "military": 2}).allows("copy phalanx")
    weak = {"workers": {"warriors": 0, "drama": 1}}
    s = situation(age="II", step="politics", p1=entry, p2=weak)
    assert s.refused("attack raid-ii 2") == "pol.agg-a"
    assert situation(age="II", step="politics", p1={**entry, "military": 2}, p2=weak).allows("attack raid-ii 2")


@pytest.mark.rule("actions.spend-a")
def test_civil_and_military_actions_do_not_stand_in_for_each_other() -> None:
    s = situation(p1={"civil": 0, "military": 1, "tokens": {"bronze": 4, "agriculture": 2}, "unused": 2})
    for text in ("populate", "build bronze", "destroy bronze"):
        assert s.refused(text) == "actions.spend-a"
    assert effect(s, "build warriors")["military"] == 0
    assert s.refused("build warriors") == "actions.spend-a"
    s = situation(p1={"civil": 1, "military": 0, "tokens": {"bronze": 2}})
    assert s.refused("build warriors") == "actions.spend-a"
    assert s.allows("build bronze")


# Regaining.


@pytest.mark.rule("actions.regain-a", "act.leader-b")
@pytest.mark.card("moses", "michelangelo")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (3, 3), (4, 4)])
def test_a_regained_action_makes_a_spent_one_available(before: int, after: int) -> None:
    s = situation(p1={"leader": "moses", "hand": ["michelangelo"], "civil": before})
    assert effect(s, "lead michelangelo") == {"leader": "michelangelo", "hand": []}
    assert actions(s, 1) == (after, 2)
    assert totals(s, 1) == (4, 2)


@pytest.mark.rule("actions.regain-a")
@pytest.mark.card("isaac-newton")
@pytest.mark.parametrize(("before", "after"), [(2, 3), (3, 4), (4, 4)])
def test_without_a_spent_action_nothing_is_regained(before: int, after: int) -> None:
    p1 = {"leader": "isaac-newton", "hand": ["iron"], "science": 4, "civil": before}
    s = happening(NEW, "development-of-civilization", p1=p1)
    s.play("develop iron")
    s.pass_until("ActionPhase")
    assert s.told(1)["workers"]["iron"] == 0
    assert actions(s, 1) == (after, 2)
    assert totals(s, 1) == (4, 2)


@pytest.mark.rule("actions.regain-a")
@pytest.mark.card("hammurabi", "leonardo-da-vinci")
@pytest.mark.parametrize(("before", "after"), [(4, 4), (3, 4), (1, 2), (0, 1)])
def test_a_leader_paid_with_a_military_action_gives_back_only_a_civil_one_that_was_spent(
    before: int, after: int
) -> None:
    s = situation(p1={"leader": "hammurabi", "hand": ["leonardo-da-vinci"], "civil": before})
    if before:
        s.play("substitute")
    s.play("lead leonardo-da-vinci")
    assert s.told(1)["leader"] == "leonardo-da-vinci"
    assert (actions(s, 1), totals(s, 1)) == ((after, 1), (4, 2))


# Additional actions.


@pytest.mark.rule("actions.extra-a")
@pytest.mark.card("patriotism-i")
def test_an_additional_action_is_used_first_and_is_no_part_of_the_total() -> None:
    s = situation(p1={"hand": ["patriotism-i"]})
    assert effect(s, "play patriotism-i") == {"civil": 3, "hand": [], "extra_military": 1, "unit_resources": 2}
    assert totals(s, 1) == (4, 2)
    told = effect(s, "build warriors")
    assert told == {"extra_military": 0, "unit_resources": 0, "unused": 0, "warriors": 2, "strength": 2}
    assert actions(s, 1) == (3, 2)
    s.play("done")
    assert len(s.military_hand(1)) == 2


@pytest.mark.rule("actions.extra-a", "turn.draw-a")
@pytest.mark.parametrize(("military", "cards"), [(0, 1), (1, 2), (2, 3)])
def test_an_additional_action_left_over_draws_a_card_and_is_gone_afterwards(military: int, cards: int) -> None:
    s = situation(p1={"hand": ["patriotism-i"], "military": military})
    s.play("play patriotism-i", "done")
    assert len(s.military_hand(1)) == cards
    assert s.civ(1).extra_military == 0
    assert actions(s, 1) == (4, 2)


@pytest.mark.rule("actions.extra-a")
def test_an_additional_action_raises_no_hand_limit() -> None:
    s = situation(p1={"hand": ["patriotism-i"], "military_hand": ["rats", "raid-i", "enslave"]})
    s.play("play patriotism-i", "done")
    assert s.question == "HandLimit"


# Changing totals.


@pytest.mark.rule("actions.change-a")
@pytest.mark.card("code-of-laws")
@pytest.mark.parametrize("civil", [1, 4])
def test_actions_of_a_higher_total_are_available_at_once(civil: int) -> None:
    s = situation(p1={"hand": ["code-of-laws"], "science": 6, "civil": civil})
    told = effect(s, "develop code-of-laws")
    assert told.pop("civil", civil) == civil
    assert told == {"hand": [], "science": 0, "specials": ["code-of-laws"], "civil_total": 5}


@pytest.mark.rule("actions.change-a")
@pytest.mark.card("pyramids")
def test_a_completed_wonder_gives_its_action_at_once() -> None:
    s = situation(p1={"wonder": "pyramids", "stages": 2, "tokens": {"bronze": 2}, "civil": 1})
    s.play("construct 1")
    assert (actions(s, 1), totals(s, 1)) == ((1, 2), (5, 2))


@pytest.mark.rule("actions.change-b")
@pytest.mark.card("monarchy", "republic")
@pytest.mark.parametrize(("military", "left"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_spent_actions_are_given_up_before_available_ones(military: int, left: int) -> None:
    s = situation(
        age="II", p1={"government": "monarchy", "hand": ["republic"], "science": 13, "civil": 3, "military": military}
    )
    s.play("develop republic")
    assert totals(s, 1) == (7, 2)
    assert actions(s, 1) == (3 - 1 + 2, left)


@pytest.mark.rule("actions.change-b")
@pytest.mark.card("ravages-of-time", "pyramids")
@pytest.mark.parametrize(("civil", "left"), [(5, 4), (4, 4), (2, 2)])
def test_a_wonder_that_falls_into_ruins_costs_a_spent_action_first(civil: int, left: int) -> None:
    s = happening(NEW, "ravages-of-time", age="II", p1={"wonders": ["pyramids"], "civil": civil})
    assert s.told(1)["ruins"] == ["pyramids"]
    assert (actions(s, 1), totals(s, 1)) == ((left, 2), (4, 2))


@pytest.mark.rule("actions.change-c")
@pytest.mark.card("julius-caesar", "joan-of-arc")
@pytest.mark.parametrize("military", [0, 1, 3])
def test_a_replaced_leader_changes_the_totals_only_by_the_difference(military: int) -> None:
    s = situation(p1={"leader": "julius-caesar", "hand": ["joan-of-arc"], "civil": 3, "military": military})
    told = effect(s, "lead joan-of-arc")
    assert told == {"leader": "joan-of-arc", "hand": [], "strength": 1, "culture_rate": 1}
    assert (actions(s, 1), totals(s, 1)) == ((3, military), (4, 3))


@pytest.mark.rule("actions.change-c")
@pytest.mark.card("warfare", "strategy", "justice-system", "code-of-laws")
@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("warfare", "strategy", ((0, 1), (4, 4))),
        ("code-of-laws", "justice-system", ((0, 0), (5, 2))),
    ],
)
def test_a_replaced_special_technology_changes_the_totals_only_by_the_difference(
    old: str, new: str, expected: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    s = situation(age="II", p1={"specials": [old], "hand": [new], "science": 9, "civil": 1, "military": 0})
    s.play(f"develop {new}")
    assert s.told(1)["specials"] == [new]
    assert (actions(s, 1), totals(s, 1)) == expected
