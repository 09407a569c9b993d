"""The last rounds and the final scoring of the advanced and the full game in the first edition."""

from typing import Any

import pytest

from tests.games.through_the_ages.conflict import quietly
from tests.games.through_the_ages.first_edition import VERSIONS, advanced, end_turn, full, totals
from tests.games.through_the_ages.situation import Situation

ROW_III = ["oil", "computers", "movies", "tanks", "rockets", "multimedia", "air-forces", "democracy", "satellites"]


def final(mode: str, *players: dict[str, Any], start: int = 1, **general: Any) -> Situation:
    """The last turn of a game is over; the players are told one by one."""
    count = max(2, len(players))
    entries = {f"p{number}": entry for number, entry in enumerate(players, start=1)}
    last = (start - 2) % count + 1
    s = VERSIONS[mode](
        players=count,
        age="III" if mode == "advanced" else "IV",
        start=start,
        active=last,
        last_round=5,
        **entries,
        **general,
    )
    s.play("done")
    assert s.position.is_over
    return s


def impacts(s: Situation) -> dict[str, list[int]]:
    """What each event of age III has scored for the players, in the order of their seats."""
    scored: dict[str, list[int]] = {}
    for event in s.arguments("impact"):
        row = scored.setdefault(event["card"].removeprefix("card-"), [0] * s.position.players)
        row[event["seat"]] += event["points"]
    return scored


def turns_until_the_end(s: Situation) -> list[tuple[int, int]]:
    """The rounds and players of all turns that are still played."""
    played = []
    while not s.position.is_over:
        played.append((s.position.round, s.position.active + 1))
        end_turn(s)
    return played


# The advanced game.


@pytest.mark.rule("advanced.end-a")
def test_the_advanced_game_ends_with_the_round_of_the_last_card_of_deck_ii() -> None:
    s = advanced(
        players=4,
        round=14,
        age="II",
        active=3,
        step="start",
        row=["coal", "opera", "cannon", "riflemen"],
        civil_deck=["republic"],
        p1={"leader": "joan-of-arc"},
        p4={"leader": "isaac-newton", "hand": ["iron", "journalism"]},
    )
    assert list(s.row().values()) == ["opera", "cannon", "riflemen", "republic"]
    assert "leader" not in s.told(1)
    assert (s.told(4)["leader"], s.hand(4)) == ("isaac-newton", ["journalism"])
    end_turn(s)
    assert (s.asked, s.military_hand(3)) == ([4], [])
    assert list(s.row().values()) == ["cannon", "riflemen", "republic"]
    assert s.civ(4).military == 2
    end_turn(s)
    assert s.position.is_over
    assert s.military_hand(4) == []
    assert s.position.round == 14
    assert [s.civ(player).science for player in (1, 2)] == [0, 0]


@pytest.mark.rule("advanced.end-a")
@pytest.mark.parametrize(("start", "active", "turns"), [(1, 1, [1, 2, 3]), (1, 3, [3]), (2, 2, [2, 3, 1]), (2, 1, [1])])
def test_the_player_right_of_the_starting_player_has_the_last_turn(start: int, active: int, turns: list[int]) -> None:
    s = advanced(players=3, age="II", start=start, active=active, step="start", civil_deck=["republic"])
    assert [player for _, player in turns_until_the_end(s)] == turns


@pytest.mark.rule("advanced.end-a")
def test_no_military_cards_are_drawn_after_the_end_of_age_ii_for_a_territory_either() -> None:
    s = advanced(
        age="III",
        step="politics",
        last_round=5,
        discards=["annex", "spy"],
        p1={"leader": "christopher-columbus", "military_hand": ["strategic-territory-ii"]},
    )
    s.play("colonize strategic-territory-ii")
    assert (s.told(1)["colonies"], s.military_hand(1)) == (["strategic-territory-ii"], [])


@pytest.mark.rule("advanced.end-b")
def test_the_four_open_events_score_for_every_player() -> None:
    s = final(
        "advanced",
        {
            "wonders": ["colossus", "taj-mahal"],
            "colonies": ["wealthy-territory-i"],
            "government": "constitutional-monarchy",
            "workers": {"alchemy": 2, "opera": 1},
            "culture": 10,
        },
        {},
        bonus=["impact-of-wonders", "impact-of-colonies", "impact-of-government", "impact-of-architecture"],
        current_events=["national-pride"],
        future_events=["crusades", "rats"],
    )
    assert totals(s, 1) == (6, 4)
    assert impacts(s) == {
        "impact-of-wonders": [9, 0],
        "impact-of-colonies": [4, 0],
        "impact-of-government": [16, 10],
        "impact-of-architecture": [4, 0],
    }
    assert [s.civ(player).culture for player in (1, 2)] == [10 + 33, 10]


@pytest.mark.rule("advanced.end-c")
@pytest.mark.parametrize("mode", ["advanced", "full"])
@pytest.mark.parametrize(("start", "points"), [(1, [14, 7, 0]), (2, [7, 14, 0]), (3, [14, 7, 0])])
def test_ties_at_the_end_are_broken_as_if_the_starting_player_were_on_turn(
    mode: str, start: int, points: list[int]
) -> None:
    labs = [{"workers": {"philosophy": count}} for count in (6, 6, 4)]
    s = final(mode, *labs, start=start, bonus=["impact-of-science"], bonus_open=1, **_no_variant(mode))
    assert impacts(s)["impact-of-science"] == points


def _no_variant(mode: str) -> dict[str, Any]:
    """In the full game open events belong to a variant."""
    return {"options": {"bonus_cards": "public"}} if mode == "full" else {}


@pytest.mark.rule("advanced.end-d")
def test_impact_of_technology_scores_level_two_in_the_advanced_game() -> None:
    entry = {"workers": {"coal": 0, "opera": 1, "iron": 2}, "government": "republic"}
    s = final("advanced", entry, {}, bonus=["impact-of-technology"])
    assert impacts(s) == {"impact-of-technology": [12, 0]}
    s = final("full", entry, {"workers": {"oil": 0}}, future_events=["impact-of-technology"])
    assert impacts(s) == {"impact-of-technology": [0, 4]}


@pytest.mark.rule("advanced.end-e")
def test_units_may_be_sacrificed_until_the_end_of_the_advanced_game() -> None:
    entries = {
        "p1": {
            "workers": {"warriors": 6, "knights": 1},
            "military_hand": ["plunder-i"],
            "yellow": 10,
            "unused": 9,
        },
        "p2": {"workers": {"warriors": 9}, "tokens": {"bronze": 3}},
    }
    s = advanced(age="III", last_round=5, step="politics", **entries)
    s.play("attack plunder-i 2")
    assert s.question == "Sacrifice"
    s.play("sacrifice knights")
    quietly(s)
    # Ten against nine; only resources are there to be taken.
    s.pass_until("ActionPhase")
    assert (s.workers(1)["warriors"], s.told(1)["workers"]["knights"], s.civ(1).yellow) == (6, 0, 11)
    assert (s.goods(1)[1], s.goods(2)[1]) == (3, 0)
    s = full(age="IV", last_round=5, step="politics", **entries)
    s.play("attack plunder-i 2")
    assert s.question != "Sacrifice"


# The full game.


@pytest.mark.rule("full.end-a")
def test_age_iv_brings_no_cards_and_costs_two_yellow_tokens() -> None:
    s = full(
        age="III",
        step="start",
        row=[*ROW_III, "communism", "engineering", "hollywood"],
        civil_deck=["internet"],
        discards=["raid-iii"],
        p1={"government": "monarchy", "yellow": 12, "unused": 4, "leader": "isaac-newton", "hand": ["opera"]},
        p2={"yellow": 1},
    )
    assert s.described()["age"] == "IV"
    assert sorted(s.row()) == list(range(1, 11))
    assert (s.civ(1).yellow, s.civ(2).yellow) == (10, 0)
    assert s.hand(1) == []
    assert "leader" not in s.told(1)
    s.pass_until("ActionPhase")
    assert s.civ(1).military == 3
    s.play("done")
    assert (s.military_hand(1), s.discards("III")) == ([], ["raid-iii"])
    assert len(s.row()) == 7


@pytest.mark.rule("full.end-b", "full.end-c")
@pytest.mark.parametrize(
    ("start", "active", "turns"),
    [
        (1, 1, [(17, 1), (17, 2), (17, 3), (18, 1), (18, 2), (18, 3)]),
        (1, 2, [(17, 2), (17, 3), (18, 1), (18, 2), (18, 3)]),
        (1, 3, [(17, 3), (18, 1), (18, 2), (18, 3)]),
        (2, 1, [(17, 1), (18, 2), (18, 3), (18, 1)]),
        (2, 2, [(17, 2), (17, 3), (17, 1), (18, 2), (18, 3), (18, 1)]),
    ],
)
def test_a_whole_round_follows_the_one_in_which_age_iii_ended(
    start: int, active: int, turns: list[tuple[int, int]]
) -> None:
    s = full(players=3, round=17, age="III", start=start, active=active, step="start", civil_deck=["oil"])
    assert turns_until_the_end(s) == turns
    assert s.position.result is not None
    assert s.position.result.ending == "last-round"


@pytest.mark.rule("full.end-i")
def test_events_of_age_iii_that_are_left_score_at_the_end() -> None:
    s = final(
        "full",
        {
            "colonies": ["wealthy-territory-i", "historic-territory-ii"],
            "wonders": ["hollywood", "pyramids"],
            "culture": 30,
            "blue": 20,
        },
        {"culture": 5, "workers": {"philosophy": 2}},
        current_events=["terrorism", "impact-of-colonies"],
        future_events=["impact-of-wonders", "rats"],
    )
    assert impacts(s) == {"impact-of-colonies": [8, 0], "impact-of-wonders": [7, 0]}
    assert [s.civ(player).culture for player in (1, 2)] == [45, 5]
    # Neither of the other events has happened.
    assert s.workers(1) == {"agriculture": 2, "bronze": 2, "philosophy": 1, "warriors": 1}
    assert s.goods(2) == (2, 2)


@pytest.mark.rule("full.end-j")
def test_an_event_of_age_iii_that_is_drawn_scores_at_once_and_never_again() -> None:
    s = full(
        age="IV",
        active=2,
        last_round=5,
        step="politics",
        current_events=["impact-of-colonies", "impact-of-wonders"],
        p1={"colonies": ["wealthy-territory-i"], "wonders": ["colossus"], "culture": 10},
        p2={"colonies": ["historic-territory-i", "historic-territory-ii"], "military_hand": ["terrorism"]},
    )
    s.play("prepare terrorism")
    assert [s.civ(player).culture for player in (1, 2)] == [14, 8 + 2]
    assert s.pile("past") == ["impact-of-colonies"]
    assert s.question == "ActionPhase"
    s.play("done")
    assert s.position.is_over
    assert impacts(s) == {"impact-of-colonies": [4, 8], "impact-of-wonders": [5, 0]}
    assert [s.civ(player).culture for player in (1, 2)] == [19, 10]


@pytest.mark.rule("full.end-k")
def test_an_event_of_age_iii_gives_three_culture_points_to_who_plays_it() -> None:
    s = full(
        age="III",
        step="politics",
        current_events=["development-of-science", "no-event"],
        p1={"military_hand": ["impact-of-science"], "culture": 50, "science": 4},
        p2={"culture": 20},
    )
    s.play("prepare impact-of-science")
    assert (s.civ(1).culture, s.civ(2).culture) == (53, 20)
    assert (s.pile("future"), s.pile("past")) == (["impact-of-science"], ["development-of-science"])
    assert (s.civ(1).science, s.civ(2).science) == (6, 2)


@pytest.mark.rule("full.end-l")
def test_the_events_left_decide_about_the_winner() -> None:
    s = final(
        "full",
        {"culture": 120, "workers": {"alchemy": 6}},
        {"culture": 118, "workers": {"alchemy": 11}},
        future_events=["impact-of-architecture"],
    )
    assert s.position.result is not None
    assert s.position.result.scores == [126, 129]
    assert s.position.result.places == [2, 1]


@pytest.mark.rule("full.end-l", "simple.end-h")
def test_equal_culture_shares_the_victory() -> None:
    s = final("full", {"culture": 50}, {"culture": 50}, {"culture": 49})
    assert s.position.result is not None
    assert s.position.result.places == [1, 1, 3]


@pytest.mark.rule("full.end-m")
def test_in_age_iv_the_row_is_swept_and_pushed_together_only() -> None:
    cards = [*ROW_III, "communism"]
    s = full(age="IV", last_round=6, row=cards)
    s.play("done")
    assert s.asked == [2]
    assert s.row() == dict(enumerate(cards[3:], start=1))
    s.play("take 1", "done")
    assert s.hand(2) == ["tanks"]
    # The first of three spaces is empty, so that only two cards are swept.
    assert s.row() == dict(enumerate(cards[6:], start=1))


@pytest.mark.rule("full.wonders-a")
@pytest.mark.card("fast-food-chains")
def test_a_wonder_of_age_iii_scores_once_when_it_is_completed_in_the_last_round_too() -> None:
    s = full(
        age="IV",
        last_round=5,
        p1={
            "wonder": "fast-food-chains",
            "stages": 3,
            "workers": {"warriors": 2, "knights": 1, "philosophy": 4, "agriculture": 3, "bronze": 4},
            "tokens": {"bronze": 4},
            "culture": 10,
        },
    )
    s.play("construct 1")
    assert (s.civ(1).culture, s.civ(1).culture_rate) == (31, 0)
    assert s.told(1)["wonders"] == ["fast-food-chains"]
    s.play("done")
    assert s.civ(1).culture == 31
