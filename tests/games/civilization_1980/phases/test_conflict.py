"""Phase 6: conflicts between tokens and over cities (43.6, 53.7, 53.8, 53.11, 62)."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.civilization_1980.situation import TITLE, Situation

# Areas by the number of tokens they feed.
FEEDS_1, FEEDS_2, FEEDS_3, FEEDS_5 = "sparta", "corinth", "byzantium", "danube"
FAR = {"crete": "phaestos", "thrace": "odessus", "asia": "hattusas"}
"""Where each player has tokens that keep out of the conflict."""


def clash(
    area: str,
    cards: Mapping[str, list[str]] | None = None,
    *,
    city: str = "",
    options: Mapping[str, object] | None = None,
    stock: Mapping[str, int] | None = None,
    **tokens: int,
) -> Situation:
    """The table after phase 6 in which these players meet in an area; `city` owns the city there, if any."""
    entries: dict[str, Any] = {}
    for nation in FAR:
        entry: dict[str, Any] = {"tokens": {FAR[nation]: 2}, "cards": (cards or {}).get(nation, [])}
        if tokens.get(nation):
            entry["tokens"][area] = tokens[nation]
        if city == nation:
            entry["cities"] = [area]
        if stock and nation in stock:
            entry["stock"] = stock[nation]
        entries[nation] = entry
    return Situation(*FAR, phase=6, pause=[7, 8], options=options, **entries)


def left(s: Situation, area: str) -> tuple[int, int, int]:
    """Tokens of Crete, Thrace and Asia in an area."""
    return s.tokens("crete", area), s.tokens("thrace", area), s.tokens("asia", area)


def fought(s: Situation) -> list[object]:
    """The areas in which conflicts were resolved, one after the other."""
    return [event.arguments["area"] for event in s.told("conflict")]


# When a conflict arises.


@pytest.mark.rule("43.6-a")
@pytest.mark.parametrize(
    ("crete", "thrace", "arises", "after"),
    [(2, 1, False, (2, 1, 0)), (2, 2, True, (1, 1, 0)), (7, 0, False, (7, 0, 0)), (1, 1, False, (1, 1, 0))],
)
def test_a_conflict_needs_two_players_and_more_tokens_than_the_area_feeds(
    crete: int, thrace: int, arises: bool, after: tuple[int, int, int]
) -> None:
    s = clash(FEEDS_3, crete=crete, thrace=thrace)
    assert fought(s) == (["area-byzantium"] if arises else [])
    assert left(s, FEEDS_3) == after
    assert s.stock("crete") == 54 - after[0]
    assert s.stock("thrace") == 54 - after[1]


@pytest.mark.rule("43.6-a")
def test_a_lone_player_above_the_limit_keeps_his_tokens_until_phase_7() -> None:
    s = clash(FEEDS_3, crete=5)
    assert left(s, FEEDS_3) == (5, 0, 0)
    s.proceed()
    assert left(s, FEEDS_3) == (3, 0, 0)
    assert s.stock("crete") == 51


@pytest.mark.rule("43.6-b")
@pytest.mark.parametrize("thrace", [0, 1])
def test_a_city_fills_its_area_whatever_number_is_printed(thrace: int) -> None:
    s = clash(FEEDS_5, city="crete", thrace=thrace)
    assert s.cities("crete") == ["danube"]
    assert left(s, FEEDS_5) == (0, 0, 0)
    assert s.stock("thrace") == 54
    assert [event.rule for event in s.told("conflict")] == ["43.6-b"] * thrace
    assert [event.arguments["count"] for event in s.told("attack-repelled")] == [1] * thrace


@pytest.mark.rule("43.6-b")
def test_own_tokens_beside_a_city_are_no_conflict() -> None:
    s = clash(FEEDS_1, city="crete", crete=4)
    assert fought(s) == []
    assert left(s, FEEDS_1) == (4, 0, 0)


@pytest.mark.rule("43.6-c")
def test_ships_never_fight_and_are_never_lost() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=6,
        pause=[7],
        crete={"tokens": {"sparta": 4}, "ships": ["sparta"]},
        thrace={"tokens": {"sparta": 2}, "ships": ["sparta", "sparta"]},
    )
    assert fought(s) == ["area-sparta"]
    assert s.ships("crete") == ["sparta"]
    assert s.ships("thrace") == ["sparta", "sparta"]
    assert (s.tokens("crete", "sparta"), s.tokens("thrace", "sparta")) == (3, 0)


@pytest.mark.rule("43.6-c")
def test_ships_alone_do_not_bring_about_a_conflict() -> None:
    s = Situation(
        "crete", "thrace", phase=6, pause=[7], crete={"tokens": {"sparta": 5}}, thrace={"ships": ["sparta"] * 4}
    )
    assert fought(s) == []
    assert s.tokens("crete", "sparta") == 5


@pytest.mark.rule("43.6-d")
def test_tokens_lost_in_a_conflict_return_to_their_owners_stock() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=6,
        pause=[7],
        crete={"tokens": {"corinth": 3}, "treasury": 5},
        thrace={"tokens": {"corinth": 2}, "treasury": 7},
    )
    assert (s.tokens("crete", "corinth"), s.tokens("thrace", "corinth")) == (2, 0)
    assert (s.stock("crete"), s.stock("thrace")) == (56 - 5 - 2, 56 - 7)
    assert (s.treasury("crete"), s.treasury("thrace")) == (5, 7)
    lost = [(e.arguments["seat"], e.arguments["count"], e.arguments["area"], e.rule) for e in s.told("tokens-lost")]
    assert sorted(lost) == [(0, 1, "area-corinth", "43.6-d"), (1, 2, "area-corinth", "43.6-d")]


# Tokens against tokens.


@pytest.mark.rule("43.61-a")
@pytest.mark.parametrize(
    ("area", "crete", "thrace", "after"),
    [
        (FEEDS_2, 3, 2, (2, 0, 0)),
        (FEEDS_2, 2, 3, (0, 2, 0)),
        (FEEDS_1, 2, 1, (2, 0, 0)),
        (FEEDS_1, 3, 2, (2, 0, 0)),
        (FEEDS_2, 5, 4, (2, 0, 0)),
        (FEEDS_3, 5, 4, (2, 1, 0)),
    ],
)
def test_the_weaker_side_removes_first_and_then_in_turns(
    area: str, crete: int, thrace: int, after: tuple[int, int, int]
) -> None:
    s = clash(area, crete=crete, thrace=thrace)
    assert left(s, area) == after
    assert (s.stock("crete"), s.stock("thrace")) == (54 - after[0], 54 - after[1])


@pytest.mark.rule("43.61-b")
@pytest.mark.parametrize(
    ("area", "crete", "thrace", "after"),
    [
        (FEEDS_2, 2, 1, (2, 0, 0)),  # one token too many: the weaker removes it, and that is all
        (FEEDS_3, 3, 1, (3, 0, 0)),
        (FEEDS_3, 4, 1, (4, 0, 0)),  # the weaker is gone before the limit is met
        (FEEDS_3, 3, 2, (2, 1, 0)),
        (FEEDS_5, 4, 2, (4, 1, 0)),
        (FEEDS_5, 4, 3, (3, 2, 0)),
    ],
)
def test_the_conflict_stops_as_soon_as_the_limit_is_met(
    area: str, crete: int, thrace: int, after: tuple[int, int, int]
) -> None:
    s = clash(area, crete=crete, thrace=thrace)
    assert left(s, area) == after
    s.proceed()
    assert s.tokens("thrace", area) == after[1]


@pytest.mark.rule("43.61-c")
@pytest.mark.parametrize(
    ("area", "each", "remain"),
    [(FEEDS_1, 2, 0), (FEEDS_2, 2, 1), (FEEDS_3, 2, 1), (FEEDS_1, 1, 0), (FEEDS_5, 3, 2), (FEEDS_5, 4, 2)],
)
def test_equal_numbers_remove_at_the_same_time_so_an_even_number_remains(area: str, each: int, remain: int) -> None:
    s = clash(area, crete=each, thrace=each)
    assert left(s, area) == (remain, remain, 0)
    assert s.stock("crete") == s.stock("thrace") == 54 - remain


@pytest.mark.rule("43.61-d")
def test_a_sole_survivor_above_the_limit_may_still_build_with_his_surplus() -> None:
    s = clash(FEEDS_2, crete=8, thrace=2)
    assert left(s, FEEDS_2) == (7, 0, 0)
    s.proceed()
    assert (s.phase(), s.to_act()) == (7, ["crete"])
    s.say("crete", "build corinth")
    assert s.cities("crete") == ["corinth"]
    assert left(s, FEEDS_2) == (0, 0, 0)


@pytest.mark.rule("43.61-d")
def test_a_sole_survivor_who_does_not_build_loses_his_surplus_in_phase_7() -> None:
    s = clash(FEEDS_2, crete=8, thrace=2)
    s.proceed()
    s.say("crete", "done")
    assert left(s, FEEDS_2) == (2, 0, 0)
    assert s.cities("crete") == []
    assert s.stock("crete") == 52


@pytest.mark.rule("43.61-e")
@pytest.mark.parametrize(
    ("area", "before", "after"),
    [
        (FEEDS_3, (4, 3, 2), (2, 1, 0)),
        (FEEDS_3, (2, 3, 4), (0, 1, 2)),
        (FEEDS_1, (3, 2, 1), (2, 0, 0)),
        (FEEDS_1, (9, 2, 1), (8, 0, 0)),  # only one player is left
        (FEEDS_5, (3, 2, 1), (3, 2, 0)),
    ],
)
def test_several_players_remove_in_ascending_order_of_strength(
    area: str, before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    s = clash(area, crete=before[0], thrace=before[1], asia=before[2])
    assert left(s, area) == after
    assert (s.stock("crete"), s.stock("thrace"), s.stock("asia")) == tuple(54 - count for count in after)


@pytest.mark.rule("43.61-f")
@pytest.mark.parametrize(
    ("before", "after"),
    [((2, 2, 3), (0, 0, 2)), ((3, 3, 2), (1, 1, 0)), ((2, 2, 2), (0, 0, 0)), ((1, 1, 1), (0, 0, 0))],
)
def test_players_of_equal_strength_remove_together_among_several(
    before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    s = clash(FEEDS_2, crete=before[0], thrace=before[1], asia=before[2])
    assert left(s, FEEDS_2) == after


@pytest.mark.rule("43.61-c", "43.61-a", "43.5-a")
def test_figure_e_the_second_mover_answers_an_invasion_and_the_poor_area_is_depopulated() -> None:
    red = {"thessaly": 2, "macedonia": 1, "thessalonica": 1, "thracia": 2, "byzantium": 3}
    black = {"delphi": 1, "epirus": 1, "athens": 2, "corinth": 2}
    s = Situation("thrace", "crete", phase=2, pause=[4, 6, 7], thrace={"tokens": red}, crete={"tokens": black})
    assert s.board("thrace") == {"thessaly": 4, "macedonia": 2, "thessalonica": 2, "thracia": 4, "byzantium": 5}
    assert s.board("crete") == {"delphi": 2, "epirus": 2, "athens": 4, "corinth": 4}
    s.proceed()
    while s.asks() == "Ships":
        s.say(s.to_act()[0], "done")
    assert s.to_act() == ["thrace"]  # red moves first
    s.say("thrace", "move 3 thessaly delphi", "move 2 macedonia epirus", "done")
    s.say("crete", "move 2 athens delphi", "done")  # and black answers
    s.proceed()
    assert s.board("crete") == {"delphi": 2, "athens": 2, "corinth": 4}
    assert s.board("thrace") == {"thessaly": 1, "thessalonica": 2, "thracia": 4, "byzantium": 5}
    assert s.stock("crete") == 56 - 8
    assert s.stock("thrace") == 56 - 12


# Metalworking and Agriculture.


@pytest.mark.rule("53.7-a")
@pytest.mark.parametrize(
    ("area", "crete", "thrace", "after"),
    [
        (FEEDS_1, 2, 2, (1, 0, 0)),  # equal: Thrace removes first
        (FEEDS_2, 2, 2, (1, 1, 0)),  # Thrace, then Crete
        (FEEDS_3, 2, 2, (2, 1, 0)),
        (FEEDS_2, 2, 3, (1, 1, 0)),  # more numerous, and still first
        (FEEDS_1, 2, 3, (0, 1, 0)),
        (FEEDS_3, 2, 3, (1, 2, 0)),
        (FEEDS_2, 3, 2, (2, 0, 0)),
    ],
)
def test_opponents_of_metalworking_remove_first(
    area: str, crete: int, thrace: int, after: tuple[int, int, int]
) -> None:
    s = clash(area, {"crete": ["metalworking"]}, crete=crete, thrace=thrace)
    assert left(s, area) == after


@pytest.mark.rule("53.7-b")
@pytest.mark.parametrize(("area", "crete", "thrace", "after"), [(FEEDS_1, 2, 2, (0, 0, 0)), (FEEDS_2, 3, 2, (2, 0, 0))])
def test_metalworking_on_both_sides_cancels(area: str, crete: int, thrace: int, after: tuple[int, int, int]) -> None:
    both = {"crete": ["metalworking"], "thrace": ["metalworking"]}
    assert left(clash(area, both, crete=crete, thrace=thrace), area) == after
    assert left(clash(area, crete=crete, thrace=thrace), area) == after


@pytest.mark.rule("53.7-c")
@pytest.mark.parametrize(
    ("skilled", "before", "after"),
    [
        (["thrace"], (3, 2, 3), (1, 0, 1)),
        ([], (3, 2, 3), (1, 0, 1)),
        (["thrace", "asia"], (3, 2, 1), (1, 1, 0)),
        (["crete"], (2, 3, 4), (0, 0, 2)),
    ],
)
def test_among_several_players_those_without_metalworking_remove_first(
    skilled: list[str], before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    cards = {nation: ["metalworking"] for nation in skilled}
    s = clash(FEEDS_2, cards, crete=before[0], thrace=before[1], asia=before[2])
    assert left(s, FEEDS_2) == after


@pytest.mark.rule("53.7-c")
@pytest.mark.parametrize(("cards", "stands"), [(["metalworking"], True), ([], False)])
def test_metalworking_helps_the_tokens_beside_a_city(cards: list[str], stands: bool) -> None:
    s = clash(FEEDS_2, {"crete": cards}, city="crete", crete=3, thrace=9)
    assert s.cities("crete") == (["corinth"] if stands else [])
    assert left(s, FEEDS_2) == ((0, 0, 0) if stands else (0, 2, 0))


@pytest.mark.rule("53.7-c")
@pytest.mark.parametrize(("cards", "after"), [(["metalworking"], (1, 1, 0)), ([], (0, 2, 0))])
def test_metalworking_helps_the_tokens_that_replace_a_city(cards: list[str], after: tuple[int, int, int]) -> None:
    s = clash(FEEDS_2, {"crete": cards}, city="crete", thrace=7)
    assert left(s, FEEDS_2) == after
    assert s.cities("crete") == []


@pytest.mark.rule("53.8-a")
@pytest.mark.parametrize(("area", "alone", "plain"), [("mycenae", 2, 1), ("delphi", 3, 2), ("odessus", 5, 4)])
def test_with_agriculture_an_area_held_alone_feeds_one_more(area: str, alone: int, plain: int) -> None:
    for cards, kept in ((["agriculture"], alone), ([], plain)):
        s = Situation("crete", "thrace", phase=7, pause=[8], crete={"tokens": {area: 6}, "cards": cards})
        assert s.asks() == "Pause"
        assert s.board("crete") == {area: kept}
        assert s.stock("crete") == 56 - kept


@pytest.mark.rule("53.8-a")
def test_with_agriculture_a_reduced_city_leaves_one_token_more() -> None:
    s = Situation(
        "crete", "thrace", phase=6, pause=[7], crete={"cities": ["corinth"], "cards": ["agriculture"], "stock": 10}
    )
    assert s.board("crete") == {"corinth": 3}
    assert s.stock("crete") == 7


@pytest.mark.rule("53.8-b")
def test_agriculture_neither_prevents_nor_ends_a_conflict() -> None:
    both = {"crete": ["agriculture"], "thrace": ["agriculture"]}
    s = clash(FEEDS_2, both, crete=2, thrace=1)
    assert fought(s) == ["area-corinth"]
    assert left(s, FEEDS_2) == (2, 0, 0)
    s.proceed()
    assert left(s, FEEDS_2) == (2, 0, 0)


@pytest.mark.rule("53.8-b")
@pytest.mark.parametrize(("crete", "kept"), [(5, 3), (3, 3)])
def test_after_the_conflict_the_lone_survivor_has_the_use_of_agriculture_again(crete: int, kept: int) -> None:
    s = clash(FEEDS_2, {"crete": ["agriculture"]}, crete=crete, thrace=1)
    assert left(s, FEEDS_2) == (crete, 0, 0)
    s.proceed()
    assert left(s, FEEDS_2) == (kept, 0, 0)
    assert s.stock("crete") == 54 - kept


@pytest.mark.rule("53.8-b")
def test_agriculture_does_not_work_in_a_shared_area() -> None:
    both = {"crete": ["agriculture"], "thrace": ["agriculture"]}
    shared = clash(FEEDS_2, both, crete=1, thrace=1)
    assert fought(shared) == []
    shared.proceed()
    assert left(shared, FEEDS_2) == (1, 1, 0)
    third = clash(FEEDS_2, both, crete=1, thrace=1, asia=1)
    assert left(third, FEEDS_2) == (0, 0, 0)


# Tokens against cities.


@pytest.mark.rule("43.62-a")
@pytest.mark.parametrize("attackers", [1, 6])
def test_fewer_than_seven_attackers_are_lost(attackers: int) -> None:
    s = clash(FEEDS_2, city="crete", thrace=attackers)
    assert s.cities("crete") == ["corinth"]
    assert left(s, FEEDS_2) == (0, 0, 0)
    assert (s.stock("crete"), s.stock("thrace")) == (54, 54)
    (event,) = s.told("attack-repelled")
    assert event.rule == "43.62-a"
    assert event.arguments == {"seat": 1, "other": 0, "area": "area-corinth", "count": attackers}


@pytest.mark.rule("43.62-b")
@pytest.mark.parametrize(("attackers", "after"), [(7, 2), (8, 3), (12, 7)])
def test_seven_or_more_attackers_turn_a_city_into_six_tokens_and_fight(attackers: int, after: int) -> None:
    s = clash(FEEDS_2, city="crete", thrace=attackers, stock={"crete": 9})
    assert s.cities("crete") == []
    assert s.cities("thrace") == []
    assert left(s, FEEDS_2) == (0, after, 0)
    assert s.stock("crete") == 9
    assert s.stock("thrace") == 54 - after
    (event,) = s.told("city-stormed")
    assert event.rule == "43.62-b"
    assert event.arguments == {"seat": 1, "other": 0, "area": "area-corinth"}


@pytest.mark.rule("43.62-c")
@pytest.mark.parametrize(
    ("area", "attackers", "after"),
    [(FEEDS_3, 7, (1, 2, 0)), (FEEDS_5, 7, (2, 3, 0)), (FEEDS_3, 8, (0, 3, 0)), (FEEDS_1, 7, (0, 2, 0))],
)
def test_the_fight_after_a_city_has_fallen_stops_at_the_printed_limit(
    area: str, attackers: int, after: tuple[int, int, int]
) -> None:
    s = clash(area, city="crete", thrace=attackers, stock={"crete": 6})
    assert left(s, area) == after
    assert s.cities("crete") == []
    assert s.stock("crete") == 6 - after[0]
    assert s.told("city-capitulated") == []


@pytest.mark.rule("43.62-d")
@pytest.mark.parametrize(("thrace", "falls"), [(9, True), (8, False)])
def test_two_attackers_fight_each_other_before_the_survivor_attacks(thrace: int, falls: bool) -> None:
    s = clash(FEEDS_2, city="crete", thrace=thrace, asia=3)
    assert s.cities("crete") == ([] if falls else ["corinth"])
    assert left(s, FEEDS_2) == ((0, 2, 0) if falls else (0, 0, 0))
    assert s.stock("asia") == 54
    assert len(s.told("city-stormed")) == int(falls)
    assert [event.arguments["count"] for event in s.told("attack-repelled")] == ([] if falls else [6])


@pytest.mark.rule("43.62-e")
@pytest.mark.parametrize(("thrace", "asia"), [(4, 4), (6, 6), (7, 7)])
def test_attackers_of_different_players_are_not_added_up(thrace: int, asia: int) -> None:
    s = clash(FEEDS_2, city="crete", thrace=thrace, asia=asia)
    assert s.cities("crete") == ["corinth"]
    assert left(s, FEEDS_2) == (0, 0, 0)
    assert (s.stock("crete"), s.stock("thrace"), s.stock("asia")) == (54, 54, 54)
    assert s.told("attack-repelled") == []


@pytest.mark.rule("43.63-a")
def test_defending_tokens_fight_to_the_last_before_the_city_is_attacked() -> None:
    s = clash(FEEDS_5, city="crete", crete=3, thrace=9, stock={"crete": 4})
    # 3 against 9 leaves 7 although Danube feeds five; the three lost ones make it 7 in stock for the six defenders.
    assert [event.message for event in s.events if event.message in ("tokens-lost", "city-stormed")][:3] == [
        "tokens-lost",
        "tokens-lost",
        "city-stormed",
    ]
    assert s.cities("crete") == []
    assert left(s, FEEDS_5) == (2, 3, 0)
    assert s.stock("crete") == 4 + 3 - 2
    assert s.stock("thrace") == 54 - 3


@pytest.mark.rule("43.63-a")
def test_defending_tokens_that_win_stay_beside_their_city() -> None:
    s = clash(FEEDS_2, city="crete", crete=5, thrace=3)
    assert s.cities("crete") == ["corinth"]
    assert left(s, FEEDS_2) == (3, 0, 0)
    assert s.told("attack-repelled") == []
    assert s.stock("thrace") == 54


@pytest.mark.rule("43.63-b")
@pytest.mark.parametrize(
    ("defenders", "attackers", "survivors", "falls"), [(3, 8, 6, False), (3, 9, 7, True), (1, 7, 7, True)]
)
def test_the_attackers_left_after_the_token_fight_must_still_be_enough(
    defenders: int, attackers: int, survivors: int, falls: bool
) -> None:
    s = clash(FEEDS_2, city="crete", crete=defenders, thrace=attackers)
    assert s.cities("crete") == ([] if falls else ["corinth"])
    assert left(s, FEEDS_2) == ((0, 2, 0) if falls else (0, 0, 0))
    assert s.stock("crete") == 54
    if not falls:
        assert [event.arguments["count"] for event in s.told("attack-repelled")] == [survivors]


ENGINEERS = [
    ("german", False, False, 7, 6),
    ("german", True, False, 8, 6),
    ("german", False, True, 7, 6),
    ("german", True, True, 8, 6),
    ("ah", False, False, 7, 6),
    ("ah", True, False, 8, 7),
    ("ah", False, True, 6, 5),
    ("ah", True, True, 7, 6),
]


@pytest.mark.rule("53.11-a")
@pytest.mark.parametrize(("edition", "defended", "skilled", "needed", "garrison"), ENGINEERS)
def test_engineering_raises_the_strength_needed_against_a_city(
    edition: str, defended: bool, skilled: bool, needed: int, garrison: int
) -> None:
    cards = {"crete": ["engineering"] * defended, "thrace": ["engineering"] * skilled}
    options = {"engineering": edition}

    repelled = clash(FEEDS_2, cards, city="crete", options=options, thrace=needed - 1)
    assert repelled.cities("crete") == ["corinth"]
    assert left(repelled, FEEDS_2) == (0, 0, 0)
    (event,) = repelled.told("attack-repelled")
    assert event.rule == ("53.11-a" if needed == 8 else "43.62-a")

    stormed = clash(FEEDS_2, cards, city="crete", options=options, thrace=needed, stock={"crete": garrison})
    assert [event.message for event in stormed.told("city-stormed")] == ["city-stormed"]
    assert stormed.cities("crete") == []
    assert left(stormed, FEEDS_2) == (0, needed - garrison + 1, 0)
    assert stormed.stock("crete") == garrison

    yielded = clash(FEEDS_2, cards, city="crete", options=options, thrace=needed, stock={"crete": garrison - 1})
    assert yielded.cities("thrace") == ["corinth"]


# Capitulation.


@pytest.mark.rule("43.64-a")
@pytest.mark.parametrize(("stock", "capitulates"), [(0, True), (5, True), (6, False)])
def test_a_city_capitulates_when_stock_cannot_replace_it(stock: int, capitulates: bool) -> None:
    s = clash(FEEDS_2, city="crete", thrace=7, stock={"crete": stock})
    assert s.stock("crete") == stock
    assert s.tokens("crete", FAR["crete"]) == 2
    if capitulates:
        assert s.cities("crete") == []
        assert s.cities("thrace") == ["corinth"]
        assert left(s, FEEDS_2) == (0, 7, 0)
        (event,) = s.told("city-capitulated")
        assert event.rule == "43.64-a"
        assert event.arguments == {"seat": 1, "other": 0, "area": "area-corinth"}
    else:
        assert s.cities("thrace") == []
        assert left(s, FEEDS_2) == (0, 2, 0)
    assert s.told("tokens-lost") == [] or not capitulates


@pytest.mark.rule("43.64-a")
def test_a_weak_attack_does_not_make_a_city_capitulate() -> None:
    s = clash(FEEDS_2, city="crete", thrace=6, stock={"crete": 0})
    assert s.cities("crete") == ["corinth"]
    assert left(s, FEEDS_2) == (0, 0, 0)


@pytest.mark.rule("43.64-a")
def test_the_treasury_does_not_save_a_city() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=6,
        pause=[7],
        crete={"cities": ["corinth"], "treasury": 20, "stock": 5},
        thrace={"tokens": {"corinth": 7}},
    )
    assert s.cities("thrace") == ["corinth"]
    assert s.treasury("crete") == 20


@pytest.mark.rule("43.64-b")
def test_losses_in_a_conflict_of_tokens_come_first_and_refill_the_stock() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=6,
        pause=[7],
        crete={"cities": ["athens"], "tokens": {"sparta": 2, "phaestos": 2}, "stock": 4},
        thrace={"tokens": {"athens": 7, "sparta": 3, "odessus": 1}},
    )
    assert fought(s) == ["area-sparta", "area-athens"]
    assert s.told("city-capitulated") == []
    assert (s.tokens("crete", "athens"), s.tokens("thrace", "athens")) == (0, 2)
    assert s.cities("crete") == s.cities("thrace") == []
    assert s.stock("crete") == 6


def two_cities_under_attack(beside: int = 2) -> Situation:
    """Athens would capitulate; tokens beside Corinth are going to be lost."""
    return Situation(
        "crete",
        "thrace",
        phase=6,
        pause=[7],
        crete={"cities": ["athens", "corinth"], "tokens": {"corinth": beside, "phaestos": 4}, "stock": 4},
        thrace={"tokens": {"athens": 7, "corinth": 3, "odessus": 4}},
    )


@pytest.mark.rule("43.64-b")
def test_a_hard_pressed_defender_may_have_another_conflict_resolved_first() -> None:
    s = two_cities_under_attack()
    assert (s.asks(), s.to_act()) == ("Conflicts", ["crete"])
    assert s.choices("crete") == ["resolve athens", "resolve corinth"]
    assert s.refusal("crete", "resolve phaestos") == "43.64-b"
    assert s.refusal("crete", "done") == "43.64-b"
    assert s.refusal("thrace", "resolve athens") == "41-a"
    assert fought(s) == []
    s.say("crete", "resolve corinth")
    assert fought(s) == ["area-corinth", "area-athens"]
    assert s.asks() == "Pause"
    assert s.cities("crete") == ["corinth"]
    assert s.cities("thrace") == []
    assert (s.tokens("crete", "athens"), s.tokens("thrace", "athens")) == (0, 2)
    assert s.board("crete") == {"phaestos": 4}
    assert s.stock("crete") == 6
    assert s.board("thrace") == {"athens": 2, "odessus": 4}


@pytest.mark.rule("43.64-b")
def test_a_defender_may_also_let_the_city_go() -> None:
    s = two_cities_under_attack()
    s.say("crete", "resolve athens")
    assert fought(s) == ["area-athens", "area-corinth"]
    assert s.cities("thrace") == ["athens"]
    assert s.cities("crete") == ["corinth"]
    assert s.stock("crete") == 6


@pytest.mark.rule("43.64-b")
def test_a_city_capitulates_if_the_other_conflicts_did_not_bring_enough() -> None:
    s = two_cities_under_attack(beside=1)
    s.say("crete", "resolve corinth")
    assert fought(s) == ["area-corinth", "area-athens"]
    assert s.cities("thrace") == ["athens"]
    assert s.stock("crete") == 5


@pytest.mark.rule("43.64-b")
@pytest.mark.parametrize(
    ("athens", "stock"),
    [
        ({"thrace": 6}, 4),  # too weak to take the city
        ({"thrace": 7}, 6),  # stock is enough
        ({"thrace": 8, "crete": 2}, 4),  # the tokens beside the city are lost first and suffice
        ({"thrace": 7, "crete": 7}, 0),  # the attackers do not survive the token fight
    ],
)
def test_nobody_is_asked_unless_a_city_is_about_to_capitulate(athens: dict[str, int], stock: int) -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=6,
        pause=[7],
        crete={
            "cities": ["athens", "corinth"],
            "tokens": {"athens": athens.get("crete", 0), "phaestos": 4},
            "stock": stock,
        },
        thrace={"tokens": {"athens": athens["thrace"], "corinth": 1}},
    )
    assert s.asks() == "Pause"
    assert fought(s) == ["area-athens", "area-corinth"]
    assert s.told("city-capitulated") == []


@pytest.mark.rule("43.64-b")
def test_a_third_player_drawn_in_that_way_may_postpone_his_own_capitulation_too() -> None:
    s = Situation(
        "crete",
        "thrace",
        "asia",
        phase=6,
        pause=[7],
        crete={"cities": ["athens"], "tokens": {"corinth": 7, "phaestos": 2}, "stock": 4},
        thrace={"tokens": {"athens": 7, "rhodes": 3}},
        asia={"cities": ["corinth", "rhodes"], "tokens": {"rhodes": 2, "hattusas": 4}, "stock": 4},
    )
    assert s.to_act() == ["crete"]
    assert s.choices("crete") == ["resolve athens", "resolve corinth"]
    s.say("crete", "resolve corinth")
    assert (s.asks(), s.to_act()) == ("Conflicts", ["asia"])
    assert s.choices("asia") == ["resolve corinth", "resolve rhodes"]
    assert TITLE.load(s.position.dump()).digest() == s.position.clone().digest()
    s.say("asia", "resolve rhodes")
    assert fought(s) == ["area-rhodes", "area-corinth", "area-athens"]
    # Asia's two losses at Rhodes save Corinth from capitulation, and Crete's there save Athens.
    assert s.told("city-capitulated") == []
    assert s.cities("asia") == ["rhodes"]
    assert (s.tokens("crete", "corinth"), s.tokens("asia", "corinth")) == (2, 0)
    assert s.cities("crete") == []
    assert s.tokens("thrace", "athens") == 2
    assert s.stock("crete") == 4 + 5


@pytest.mark.rule("43.64-b")
def test_two_defenders_who_each_want_the_other_to_go_first_do_not_block_the_game() -> None:
    s = Situation(
        "crete",
        "asia",
        phase=6,
        pause=[7],
        crete={"cities": ["athens"], "tokens": {"corinth": 7}, "stock": 4},
        asia={"cities": ["corinth"], "tokens": {"athens": 7}, "stock": 4},
    )
    s.say("crete", "resolve corinth")
    assert s.to_act() == ["asia"]
    s.say("asia", "resolve athens")
    assert fought(s) == ["area-athens", "area-corinth"]
    assert s.cities("asia") == ["athens"]
    assert s.cities("crete") == ["corinth"]
    assert (s.stock("crete"), s.stock("asia")) == (4, 4)


@pytest.mark.rule("43.64-c")
def test_attackers_stay_beside_the_captured_city_until_phase_7_and_support_it() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=6,
        pause=[7, 8],
        crete={"cities": ["corinth"], "stock": 3},
        thrace={"tokens": {"corinth": 7}, "cities": ["odessus"]},
    )
    assert s.cities("thrace") == ["corinth", "odessus"]  # both supported by the seven
    assert s.tokens("thrace", "corinth") == 7
    assert s.stock("thrace") == 49
    s.proceed()
    assert s.cities("thrace") == ["corinth", "odessus"]
    assert s.board("thrace") == {}
    assert s.stock("thrace") == 56


@pytest.mark.rule("43.64-c")
def test_a_captured_city_needs_support_like_any_other() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=6,
        pause=[7],
        crete={"cities": ["corinth"], "stock": 3},
        thrace={"tokens": {"corinth": 7}, "cities": ["odessus", "byzantium", "troy"]},
    )
    assert (s.asks(), s.to_act()) == ("Support", ["thrace"])
    assert s.choices("thrace") == ["reduce byzantium", "reduce corinth", "reduce odessus", "reduce troy"]


@pytest.mark.rule("43.64-d")
@pytest.mark.parametrize(("cities", "captures"), [(9, False), (8, True)])
def test_a_city_that_capitulates_to_a_player_without_city_markers_is_removed(cities: int, captures: bool) -> None:
    nine = ["athens", "byzantium", "chalcis", "gordium", "hattusas", "kanesh", "odessus", "rhodes", "troy"]
    s = Situation(
        "crete",
        "thrace",
        phase=6,
        pause=[7],
        crete={"cities": ["corinth"], "tokens": {"phaestos": 2}, "stock": 3},
        thrace={"tokens": {"corinth": 8, "thracia": 12}, "cities": nine[:cities]},
    )
    assert s.cities("crete") == []
    assert len(s.cities("thrace")) == 9
    assert ("corinth" in s.cities("thrace")) == captures
    assert s.tokens("thrace", "corinth") == 8
    assert s.board("crete") == {"phaestos": 2}
    assert s.stock("crete") == 3
    message = "city-capitulated" if captures else "city-capitulated-removed"
    assert [event.rule for event in s.told(message)] == ["43.64-a" if captures else "43.64-d"]


# The order of conflicts.


@pytest.mark.rule("62-b")
@pytest.mark.parametrize("seats", [("crete", "asia", "africa", "italy"), ("italy", "africa", "asia", "crete")])
def test_token_conflicts_come_before_cities_and_each_in_table_order(seats: tuple[str, ...]) -> None:
    s = Situation(
        *seats,
        phase=6,
        pause=[7],
        crete={"cities": ["athens"], "tokens": {"corinth": 2}, "stock": 4},
        asia={"tokens": {"corinth": 2, "athens": 7}},
        africa={"cities": ["troy"], "tokens": {"sardes": 2}},
        italy={"tokens": {"troy": 3}},
    )
    assert fought(s) == ["area-corinth", "area-troy", "area-athens"]
    assert (s.tokens("crete", "corinth"), s.tokens("asia", "corinth")) == (1, 1)
    assert s.cities("africa") == ["troy"]
    assert s.stock("italy") == 56
    assert s.cities("asia") == ["athens"]
    assert s.cities("crete") == []
    assert s.stock("crete") == 5


@pytest.mark.rule("62-b")
def test_token_conflicts_are_resolved_in_the_order_of_the_first_player_concerned() -> None:
    s = Situation(
        "egypt",
        "asia",
        "crete",
        "africa",
        phase=6,
        pause=[7],
        africa={"tokens": {"troy": 2}},
        crete={"tokens": {"sparta": 2}},
        asia={"tokens": {"athens": 2, "sparta": 1}},
        egypt={"tokens": {"troy": 1, "athens": 1}},
    )
    assert fought(s) == ["area-troy", "area-sparta", "area-athens"]


WHOLE_MAP = ["italy", "illyria", "thrace", "babylon"]
"""Who makes up seven players, with whom every area is in play."""


@pytest.mark.rule("62-b")
@pytest.mark.parametrize(("attacker", "order"), [("africa", ["antioch", "knossos"]), ("egypt", ["knossos", "antioch"])])
def test_city_fights_are_taken_in_the_order_of_all_who_take_part(attacker: str, order: list[str]) -> None:
    """Asia attacks Knossos of Crete, and is attacked itself at Antioch: first by Africa, then by Egypt."""
    s = Situation(
        "crete",
        "asia",
        attacker,
        *WHOLE_MAP,
        phase=6,
        pause=[7],
        crete={"cities": ["knossos"], "tokens": {"sparta": 2}},
        asia={"cities": ["antioch"], "tokens": {"knossos": 7, "cyprus": 2}},
        **{attacker: {"tokens": {"antioch": 7}}},
    )
    assert fought(s) == [f"area-{name}" for name in order]
    assert s.cities("crete") == s.cities("asia") == []


@pytest.mark.rule("62-b")
def test_among_the_city_fights_of_one_player_the_next_who_takes_part_decides() -> None:
    s = Situation(
        "africa",
        "asia",
        "crete",
        *WHOLE_MAP,
        phase=6,
        pause=[7],
        crete={"cities": ["troy"], "tokens": {"sparta": 2}},
        asia={"cities": ["antioch"], "tokens": {"cyprus": 2}},
        africa={"tokens": {"antioch": 7, "troy": 7}},
    )
    assert fought(s) == ["area-troy", "area-antioch"]
