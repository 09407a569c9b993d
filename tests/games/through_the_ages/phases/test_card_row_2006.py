"""Turns, the first round, the card row and taking cards in the first edition."""

import pytest

from tests.games.through_the_ages.first_edition import (
    VERSIONS,
    actions,
    advanced,
    end_turn,
    end_turns,
    full,
    new_game,
    simple,
    totals,
    tracks,
)
from tests.games.through_the_ages.situation import Situation

LEADERS_A = ["alexander-the-great", "aristotle", "hammurabi", "homer", "julius-caesar", "moses"]
WONDERS_A = ["colossus", "hanging-gardens", "library-of-alexandria", "pyramids"]
ACTIONS_A = [
    "engineering-genius-a", "frugality-a", "frugality-a", "ideal-building-site-a", "ideal-building-site-a",
    "patriotism-a", "revolutionary-idea-a", "rich-land-a", "rich-land-a", "work-of-art-a",
]  # fmt: skip
CARDS_A = LEADERS_A + WONDERS_A + ACTIONS_A
ROW_I = [
    "iron", "irrigation", "alchemy", "drama", "theology", "swordsmen", "knights", "masonry", "warfare", "monarchy",
    "theocracy", "taj-mahal", "great-wall",
]  # fmt: skip
DECK_I = ["cartography", "code-of-laws", "printing-press", "michelangelo", "joan-of-arc", "genghis-khan"]


def row(s: Situation) -> list[str]:
    """The cards of the row from left to right."""
    return [card for _, card in sorted(s.row().items())]


def age_of(s: Situation, card: str) -> str:
    """The age on the back of a card."""
    return ["A", "I", "II", "III"][s.position.cards[s.position.edition.cards.index[card]].age]


# The turn.


@pytest.mark.rule("simple.turn-a")
def test_a_turn_is_refilling_then_acting_then_producing() -> None:
    s = simple(round=2, step="start", row=ROW_I, civil_deck=[*DECK_I, "..."])
    assert s.messages() == ["swept", "dealt"]
    assert s.question == "ActionPhase"
    s.play("take 1")
    assert s.messages() == ["swept", "dealt", "took"]
    s.play("done")
    assert s.messages()[3:6] == ["scored", "produced-food", "produced-resources"]


@pytest.mark.rule("simple.turn-a", "simple.firstround-d")
def test_nothing_is_refilled_in_the_first_round() -> None:
    s = new_game(3, mode="simple")
    before = s.row()
    end_turns(s, 3)
    assert s.messages().count("scored") == 3
    round_two = s.messages().index("swept")
    assert s.log[round_two - 1].message == "turn"
    assert s.log[round_two - 1].arguments["round"] == 2
    assert set(before.values()) >= set(row(s)[:11])


@pytest.mark.rule("simple.turn-b")
def test_civil_and_military_actions_may_be_mixed_and_repeated_and_left_over() -> None:
    s = simple(p1={"tokens": {"agriculture": 2, "bronze": 6}, "unused": 2})
    s.play("build warriors", "populate", "build warriors", "build bronze")
    assert actions(s, 1) == (2, 0)
    assert s.goods(1) == (0, 0)
    assert s.workers(1) == {"agriculture": 2, "bronze": 3, "philosophy": 1, "warriors": 3}
    assert s.civ(1).unused == 0
    s.play("done")
    assert s.asked == [2]


@pytest.mark.rule("simple.turn-c")
def test_no_more_actions_are_spent_than_there_are() -> None:
    s = simple(p1={"tokens": {"bronze": 16}, "unused": 7})
    s.play("build bronze", "build bronze", "build bronze", "build bronze")
    assert s.refused("build bronze") == "simple.turn-c"
    s.play("build warriors", "build warriors")
    assert s.refused("build warriors") == "simple.turn-c"
    assert (actions(s, 1), s.goods(1)) == ((0, 0), (0, 4))


@pytest.mark.rule("simple.turn-c")
def test_actions_are_not_saved_for_the_next_turn() -> None:
    s = simple(p1={"tokens": {"bronze": 6}, "unused": 3})
    s.play("build bronze", "build bronze", "build bronze")
    assert actions(s, 1) == (1, 2)
    end_turns(s, 2)
    assert s.asked == [1]
    assert actions(s, 1) == (4, 2)


@pytest.mark.rule("simple.turn-d")
def test_a_gained_action_may_be_used_in_the_same_turn() -> None:
    s = simple(
        row={"1": "iron", "2": "drama"},
        p1={"wonder": "pyramids", "stages": 2, "tokens": {"bronze": 7}, "unused": 3},
    )
    s.play("take 1", "take 2", "construct 1")
    assert (totals(s, 1), actions(s, 1)) == ((5, 2), (2, 2))
    s.play("build bronze", "build bronze")
    assert actions(s, 1) == (0, 2)
    assert s.refused("build bronze") == "simple.turn-c"


@pytest.mark.rule("simple.turn-d")
@pytest.mark.parametrize(("spent", "left"), [(1, 4), (2, 3), (4, 1)])
def test_an_action_that_is_lost_may_be_a_spent_one(spent: int, left: int) -> None:
    # Hammurabi gives five civil actions; playing his successor is the last one spent.
    entry = {"leader": "hammurabi", "hand": ["michelangelo"], "tokens": {"bronze": 8}, "unused": 4}
    s = simple(p1=entry)
    for _ in range(spent - 1):
        s.play("build bronze")
    s.play("lead michelangelo")
    assert (totals(s, 1), s.civ(1).civil) == ((4, 2), left)


# The first round.


@pytest.mark.rule("simple.firstround-a")
@pytest.mark.parametrize("mode", ["simple", "advanced", "full"])
def test_only_cards_may_be_taken_in_the_first_round(mode: str) -> None:
    s = VERSIONS[mode](
        round=1,
        age="A",
        players=4,
        active=4,
        row=["homer", "pyramids"],
        p4={
            "hand": ["moses", "work-of-art-a"],
            "wonder": "colossus",
            "tokens": {"agriculture": 5, "bronze": 9},
            "science": 9,
        },
    )
    for text in (
        "lead moses", "play work-of-art-a", "populate", "build bronze", "build religion", "destroy bronze",
        "construct 1", "build warriors", "destroy warriors",
    ):  # fmt: skip
        assert s.refused(text) == "simple.firstround-a"
    assert s.legal() == ["done"]
    later = VERSIONS[mode](round=2, age="A", p1={"hand": ["moses"], "tokens": {"bronze": 9}})
    assert later.allows("lead moses")
    assert later.allows("build warriors")


@pytest.mark.rule("simple.firstround-b")
@pytest.mark.parametrize("mode", ["simple", "advanced", "full"])
def test_the_seat_decides_about_the_actions_of_the_first_round(mode: str) -> None:
    s = new_game(4, mode=mode)
    available = []
    for _ in range(4):
        available.append(actions(s, s.asked[0]))
        end_turn(s)
    assert available == [(1, 0), (2, 0), (3, 0), (4, 0)]
    assert actions(s, s.position.active + 1) == (4, 2)


@pytest.mark.rule("simple.firstround-c")
@pytest.mark.parametrize(
    ("seat", "spaces", "too_dear"),
    [
        (1, [1], [2, 6, 10]),
        (2, [1, 2], [3, 6, 10]),
        (2, [6], [1, 7, 10]),
        (3, [1, 2, 3], [4, 6, 10]),
        (3, [1, 6], [2, 7, 10]),
        (3, [10], [1, 6, 11]),
        (4, [1, 10], [2, 6, 11]),
        (4, [6, 7], [1, 8, 10]),
    ],
)
def test_the_actions_of_the_first_round_are_combined_freely(seat: int, spaces: list[int], too_dear: list[int]) -> None:
    spread = dict(zip(("1", "2", "3", "4", "6", "7", "8", "10", "11"), ACTIONS_A, strict=False))
    s = simple(players=4, round=1, age="A", active=seat, row=spread)
    for space in spaces:
        s.play(f"take {space}")
    assert s.hand(seat) == [spread[str(space)] for space in spaces]
    assert s.civ(seat).civil == 0
    for space in too_dear:
        assert s.refused(f"take {space}") == "simple.turn-c"


@pytest.mark.rule("simple.firstround-d")
def test_gaps_stay_in_the_first_round() -> None:
    s = simple(players=3, round=1, age="A", row=[*ACTIONS_A, *WONDERS_A[:3]])
    before = s.row()
    s.play("take 1", "done")
    assert s.asked == [2]
    assert s.row() == {space: card for space, card in before.items() if space > 1}
    assert s.refused("take 1") == "simple.firstround-d"
    s.play("take 6")
    assert s.civ(2).civil == 0


@pytest.mark.rule("simple.firstround-e")
@pytest.mark.parametrize("mode", ["simple", "advanced", "full"])
def test_the_first_turn_ends_with_a_normal_production(mode: str) -> None:
    s = new_game(mode=mode)
    first = s.asked[0]
    end_turn(s)
    assert (s.civ(first).science, s.civ(first).culture) == (1, 0)
    assert (s.tokens(first), s.goods(first)) == ({"agriculture": 2, "bronze": 2}, (2, 2))
    assert s.civ(first).blue == 14
    assert s.military_hand(first) == []


@pytest.mark.rule("simple.firstround-f")
def test_leaders_and_wonders_are_restricted_already_in_the_first_round() -> None:
    s = simple(
        players=3,
        round=1,
        age="A",
        row=["engineering-genius-a", "homer", "moses", "aristotle", "colossus", "hammurabi", "library-of-alexandria"],
    )
    s.play("take 3", "done")
    assert s.hand(1) == ["moses"]
    s.play("take 5", "take 1")
    assert (s.told(2)["wonder"], s.hand(2)) == ("colossus", ["engineering-genius-a"])
    s.play("done")

    tried = s.position.clone()
    tried.play(2, s.title.space.parse("take 6"))
    assert [s.title.space.text(action) for action in tried.perspective(2).legal()] == ["done"]

    s.play("take 4")
    assert s.refused("take 2") == "simple.take-a"
    s.play("take 7")
    assert (s.told(3)["wonder"], s.hand(3), s.civ(3).civil) == ("library-of-alexandria", ["aristotle"], 0)


# Refilling the row.


@pytest.mark.rule("simple.row-a")
def test_the_price_is_that_of_the_space_when_the_card_is_taken() -> None:
    s = simple(round=2, row=ROW_I)
    s.play("take 3", "take 10")
    assert (s.civ(1).civil, s.hand(1)) == (0, ["alchemy", "monarchy"])
    assert sorted(s.row()) == [1, 2, 4, 5, 6, 7, 8, 9, 11, 12, 13]
    s = simple(round=2, players=4, row={"6": "iron", "7": "drama"}, civil_deck=["taj-mahal", "..."])
    end_turn(s)
    assert s.row()[1] == "iron"
    s.play("take 1")
    assert s.civ(2).civil == 3


@pytest.mark.rule("simple.row-b")
@pytest.mark.parametrize("mode", ["simple", "advanced", "full"])
@pytest.mark.parametrize(("players", "swept"), [(2, 3), (3, 2), (4, 1)])
def test_the_first_cards_leave_the_game_at_the_start_of_every_turn(mode: str, players: int, swept: int) -> None:
    s = VERSIONS[mode](players=players, round=2, step="start", row=ROW_I, civil_deck=[*DECK_I, "..."])
    assert row(s)[: 13 - swept] == ROW_I[swept:]
    assert set(ROW_I[:swept]) <= set(s.pile("gone"))
    assert not set(ROW_I[swept:]) & set(s.pile("gone"))


@pytest.mark.rule("simple.row-c")
def test_an_empty_front_space_is_not_made_up_for() -> None:
    spread = {"2": "homer", "3": "aristotle", "4": "moses", "9": "pyramids"}
    s = simple(players=3, round=2, age="A", step="start", row=spread)
    assert s.arguments("swept") == [{"cards": ["card-homer"]}]
    assert row(s)[:3] == ["aristotle", "moses", "pyramids"]


@pytest.mark.rule("simple.row-c")
def test_nothing_is_swept_from_empty_front_spaces() -> None:
    s = simple(players=3, round=2, step="start", row={"3": "drama", "13": "iron"})
    assert s.arguments("swept") == []
    assert row(s)[:2] == ["drama", "iron"]


@pytest.mark.rule("simple.row-d")
def test_cards_move_left_in_their_order_before_the_free_spaces_are_filled() -> None:
    spread = {"1": "iron", "3": "drama", "5": "irrigation", "8": "alchemy", "9": "theology", "13": "swordsmen"}
    s = simple(players=4, round=2, step="start", row=spread, civil_deck=[*ROW_I[6:], *DECK_I, "..."])
    moved = ["drama", "irrigation", "alchemy", "theology", "swordsmen"]
    assert row(s) == moved + (ROW_I[6:] + DECK_I)[:8]
    assert len(s.row()) == 13


@pytest.mark.rule("simple.row-e")
@pytest.mark.parametrize("mode", ["simple", "advanced", "full"])
def test_in_round_two_deck_a_serves_the_starting_player_and_deck_i_all_others(mode: str) -> None:
    spread = dict(zip(("1", "2", "3", "5", "6", "7", "9", "10", "12"), CARDS_A[:9], strict=True))
    s = VERSIONS[mode](
        players=3,
        round=2,
        age="A",
        step="start",
        row=spread,
        civil_deck=CARDS_A[9:16],
        p1={"hand": [CARDS_A[16]]},
        p2={"hand": CARDS_A[17:19]},
        p3={"hand": [CARDS_A[19]]},
    )
    assert row(s) == CARDS_A[2:9] + CARDS_A[9:15]
    assert CARDS_A[15] in s.pile("gone")
    assert s.described()["age"] == "I"
    assert {age_of(s, card) for card in row(s)} == {"A"}
    end_turn(s)
    assert [age_of(s, card) for card in row(s)] == ["A"] * 11 + ["I"] * 2


@pytest.mark.rule("simple.row-f", "advanced.age-f")
@pytest.mark.parametrize("mode", ["simple", "advanced", "full"])
def test_a_short_deck_a_is_continued_with_deck_i_and_nobody_loses_anything(mode: str) -> None:
    spread = dict(zip(("1", "4", "6", "7", "9", "13"), CARDS_A[:6], strict=True))
    s = VERSIONS[mode](
        players=4,
        round=2,
        age="A",
        step="start",
        row=spread,
        civil_deck=CARDS_A[6:13],
        p1={"hand": CARDS_A[13:15]},
        p2={"hand": CARDS_A[15:16]},
        p3={"hand": CARDS_A[16:18]},
        p4={"hand": CARDS_A[18:]},
    )
    assert row(s)[:12] == CARDS_A[1:6] + CARDS_A[6:13]
    assert [age_of(s, card) for card in row(s)] == ["A"] * 12 + ["I"]
    assert s.described()["age"] == "I"
    assert [s.hand(player) for player in (1, 2, 3, 4)] == [
        CARDS_A[13:15], CARDS_A[15:16], CARDS_A[16:18], CARDS_A[18:],
    ]  # fmt: skip
    assert [s.civ(player).yellow for player in (1, 2, 3, 4)] == [18, 18, 18, 18]


@pytest.mark.rule("simple.row-g")
def test_the_row_is_refilled_in_every_turn() -> None:
    s = simple(round=2, step="start", row=ROW_I, civil_deck=[*DECK_I, "work-of-art-i", "..."])
    assert row(s) == ROW_I[3:] + DECK_I[:3]
    end_turn(s)
    assert row(s) == ROW_I[6:] + DECK_I[:6]
    assert s.messages().count("swept") == 2


# Taking cards.


@pytest.mark.rule("simple.take-a")
def test_only_one_leader_of_an_age_is_taken_in_the_whole_game() -> None:
    s = simple(age="A", row=["homer"], p1={"hand": ["moses"]})
    assert s.refused("take 1") == "simple.take-a"
    s.play("lead moses")
    assert s.refused("take 1") == "simple.take-a"
    s = simple(row=["homer", "joan-of-arc"], p1={"leader": "moses", "hand": ["michelangelo"]})
    s.play("lead michelangelo")
    assert s.refused("take 1") == "simple.take-a"
    assert s.refused("take 2") == "simple.take-a"


@pytest.mark.rule("simple.take-a", "simple.take-b")
def test_a_leader_of_an_earlier_age_may_be_taken_after_one_of_a_later_age() -> None:
    s = simple(row=["homer", "joan-of-arc"], p1={"leader": "michelangelo"})
    assert s.refused("take 2") == "simple.take-a"
    s.play("take 1")
    assert s.hand(1) == ["homer"]


@pytest.mark.rule("simple.take-b")
def test_leaders_of_different_ages_may_be_held_together() -> None:
    s = simple(row=["michelangelo"], p1={"hand": ["moses"]})
    s.play("take 1")
    assert s.hand(1) == ["moses", "michelangelo"]
    s.play("lead moses")
    assert (s.told(1)["leader"], s.hand(1)) == ("moses", ["michelangelo"])


@pytest.mark.rule("simple.take-c")
def test_a_wonder_is_under_construction_at_once_and_never_in_hand() -> None:
    s = simple(age="A", row=["pyramids"], p1={"hand": ["moses", "work-of-art-a"]})
    before = tracks(s, 1)
    s.play("take 1")
    assert (s.told(1)["wonder"], s.civ(1).stages, s.civ(1).blue) == ("pyramids", 0, 18)
    assert s.hand(1) == ["moses", "work-of-art-a"]
    assert (tracks(s, 1), s.civ(1).civil) == (before, 3)


@pytest.mark.rule("simple.take-d")
def test_no_other_wonder_is_taken_while_one_is_under_construction() -> None:
    entry = {"wonder": "colossus", "stages": 1, "tokens": {"bronze": 3}}
    s = simple(row=["pyramids", "work-of-art-a"], p1=entry)
    assert s.refused("take 1") == "simple.take-d"
    assert s.allows("take 2")
    s.play("construct 1", "take 1")
    assert (s.told(1)["wonders"], s.told(1)["wonder"]) == (["colossus"], "pyramids")


@pytest.mark.rule("simple.take-e")
def test_every_completed_wonder_makes_the_next_one_an_action_dearer() -> None:
    entry = {"wonders": ["colossus", "pyramids"], "civil": 4}
    spread = {"6": "taj-mahal", "7": "iron"}
    s = simple(row=spread, p1=entry)
    s.play("take 6")
    assert (s.civ(1).civil, s.told(1)["wonder"]) == (0, "taj-mahal")
    s = simple(row=spread, p1={**entry, "civil": 3})
    assert s.refused("take 6") == "simple.turn-c"
    s.play("take 7")
    assert s.civ(1).civil == 1


@pytest.mark.rule("simple.take-f")
def test_no_action_gets_rid_of_an_unfinished_wonder() -> None:
    def fresh() -> Situation:
        entry = {
            "wonder": "pyramids",
            "stages": 1,
            "tokens": {"agriculture": 3, "bronze": 9},
            "hand": ["moses", "work-of-art-a", "iron", "monarchy"],
            "science": 12,
        }
        return simple(row=["taj-mahal", "drama"], p1=entry)

    offered = fresh().legal()
    assert len(offered) > 10
    for text in offered:
        s = fresh()
        s.play(text)
        assert s.told(1)["wonder"] == "pyramids"


@pytest.mark.rule("simple.take-g")
def test_a_technology_in_hand_or_in_play_is_not_taken_again() -> None:
    entry = {"workers": {"iron": 0}, "hand": ["monarchy"], "specials": ["code-of-laws"], "government": "theocracy"}
    s = simple(players=4, row=["iron", "monarchy", "alchemy", "code-of-laws"], p1=entry)
    assert [s.refused(f"take {space}") for space in (1, 2, 4)] == ["simple.take-g"] * 3
    s.play("take 3")
    assert s.hand(1) == ["monarchy", "alchemy"]


@pytest.mark.rule("simple.take-h")
def test_technologies_of_one_type_from_different_ages_go_together() -> None:
    s = full(age="II", row=["coal"], p1={"hand": ["iron"], "science": 12, "tokens": {"bronze": 15}, "unused": 3})
    s.play("take 1", "develop iron", "develop coal")
    assert {tech: s.told(1)["workers"][tech] for tech in ("bronze", "iron", "coal")} == {
        "bronze": 2, "iron": 0, "coal": 0,
    }  # fmt: skip
    for tech in ("bronze", "iron", "coal"):
        assert s.allows(f"build {tech}")


@pytest.mark.rule("simple.take-i")
def test_action_cards_of_the_same_name_may_be_held_together() -> None:
    s = simple(age="A", row=["rich-land-a", "frugality-a", "frugality-a"], p1={"hand": ["rich-land-a"]})
    s.play("take 1", "take 2", "take 3")
    assert s.hand(1) == ["rich-land-a", "rich-land-a", "frugality-a", "frugality-a"]


@pytest.mark.rule("simple.take-j")
def test_leaders_and_technologies_may_be_played_in_the_turn_they_were_taken() -> None:
    s = simple(round=4, row=["swordsmen", "michelangelo"], p1={"science": 3})
    s.play("take 1", "develop swordsmen")
    assert (s.civ(1).civil, s.civ(1).science, s.hand(1)) == (2, 0, [])
    assert s.told(1)["workers"]["swordsmen"] == 0
    s.play("take 2", "lead michelangelo")
    assert (s.civ(1).civil, s.told(1)["leader"]) == (0, "michelangelo")


# The hand.


@pytest.mark.rule("simple.hand-a")
def test_a_full_hand_takes_no_card_but_wonders() -> None:
    spread = ["work-of-art-i", "taj-mahal"]
    s = simple(row=spread, p1={"hand": ["iron", "drama", "alchemy", "theology"]})
    assert s.refused("take 1") == "simple.hand-a"
    s.play("take 2")
    assert (s.told(1)["wonder"], len(s.hand(1))) == ("taj-mahal", 4)
    s = simple(row=spread, p1={"hand": ["iron", "drama", "alchemy"]})
    s.play("take 1")
    assert len(s.hand(1)) == 4


@pytest.mark.rule("simple.hand-a", "simple.hand-b")
def test_the_hand_limit_counts_all_civil_actions_not_those_left() -> None:
    s = simple(row=["iron"], p1={"hand": ["drama", "alchemy", "theology"], "civil": 1})
    s.play("take 1")
    assert len(s.hand(1)) == 4


@pytest.mark.rule("simple.hand-b")
def test_a_smaller_limit_takes_no_card_away_when_hammurabi_is_replaced() -> None:
    hand = ["michelangelo", "iron", "drama", "alchemy", "theology"]
    s = simple(row=["work-of-art-i"], p1={"leader": "hammurabi", "hand": hand})
    s.play("lead michelangelo")
    assert (s.civ(1).civil_total, s.hand(1)) == (4, hand[1:])
    assert s.refused("take 1") == "simple.hand-a"


@pytest.mark.rule("simple.hand-b")
def test_a_hand_above_the_limit_is_kept_until_enough_cards_are_played() -> None:
    # Age I ends with the last card of its deck, and Hammurabi with it.
    hand = ["work-of-art-i", "revolutionary-idea-i", "drama", "alchemy", "theology"]
    s = advanced(step="start", row=[], civil_deck=["iron"], p1={"leader": "hammurabi", "hand": hand})
    assert (s.civ(1).civil_total, s.hand(1)) == (4, hand)
    assert s.refused("take 1") == "simple.hand-a"
    s.play("play work-of-art-i")
    assert s.refused("take 1") == "simple.hand-a"
    s.play("play revolutionary-idea-i", "take 1")
    assert s.hand(1) == ["drama", "alchemy", "theology", "iron"]


@pytest.mark.rule("simple.hand-c")
def test_a_card_that_is_played_makes_room_for_another() -> None:
    s = simple(row=["iron"], p1={"hand": ["moses", "drama", "alchemy", "theology"]})
    assert s.refused("take 1") == "simple.hand-a"
    s.play("lead moses", "take 1")
    assert (s.civ(1).civil, len(s.hand(1))) == (2, 4)
