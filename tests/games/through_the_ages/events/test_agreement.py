"""International Agreement: cards from the row in exchange for the next political action."""

from typing import Any

import pytest

from tests.games.through_the_ages.events.test_events import is_over, strong
from tests.games.through_the_ages.happening import happening
from tests.games.through_the_ages.situation import BOTH, FIRST, NEW, Situation

AGREEMENT = "international-agreement"
ROW = [
    "coal", "opera", "cannon", "riflemen", "journalism", "strategy", "navigation", "justice-system",
    "scientific-method", "team-sports", "republic", "organized-religion", "cavalrymen",
]  # fmt: skip


def agreement(title: str, players: int = 3, **entries: Any) -> Situation:
    """Player 2 is the strongest and may take cards, in the turn of player 1, unless said otherwise."""
    general = {"players": players, "age": "II", "row": ROW, "p2": strong(9), **entries}
    return happening(title, AGREEMENT, **general)


def card_rule(title: str) -> str:
    """The rule of the card."""
    return "card.international_agreement" if title == NEW else "card.ii_international_agreement"


@BOTH
@pytest.mark.rule("appendix.agreement-a", "card.international_agreement", "card.ii_international_agreement")
@pytest.mark.card("international-agreement")
def test_cards_are_taken_for_free_and_the_row_is_filled_without_sweeping(title: str) -> None:
    s = agreement(title)
    left = s.position.civil_left
    assert s.asked == [2]
    s.play("take 1", "take 2", "take 6")
    # 1 + 1 + 2 = 4 of 5: another card of the first spaces could still be taken, but none that costs 2.
    assert s.allows("take 3")
    assert s.refused("take 7") == card_rule(title)
    assert s.refused("take 1") == ("turn.row-h" if title == NEW else "simple.firstround-d")
    s.play("done")
    assert s.hand(2) == ["coal", "opera", "strategy"]
    assert (s.civ(2).civil, s.civ(2).civil_total) == (4, 4)
    row = s.row()
    assert [row[space] for space in range(1, 11)] == [card for card in ROW if card not in ("coal", "opera", "strategy")]
    assert len(row) == 13
    assert s.position.civil_left == left - 3
    assert is_over(s)


@BOTH
@pytest.mark.rule("card.international_agreement", "card.ii_international_agreement", "appendix.agreement-a")
def test_exactly_five_may_be_used_and_a_wonder_costs_more_for_every_completed_one(title: str) -> None:
    s = agreement(
        title,
        row={"3": "coal", "4": "kremlin", "8": "opera", "9": "cannon"},
        p2=strong(9, government="monarchy", hand=["iron", "irrigation"], wonders=["hanging-gardens"]),
    )
    s.play("take 3", "take 4")
    assert (s.told(2)["wonder"], s.hand(2)) == ("kremlin", ["iron", "irrigation", "coal"])
    s.play("take 8")
    # Nothing is left of the 5, so that nobody has to say it.
    assert s.hand(2) == ["iron", "irrigation", "coal", "opera"]
    assert is_over(s)
    assert s.row()[1] == "cannon"
    assert len(s.row()) == 13


@BOTH
@pytest.mark.rule("card.international_agreement", "card.ii_international_agreement", "pol.limit-a")
def test_who_takes_a_card_has_no_political_action_in_the_next_turn(title: str) -> None:
    s = agreement(title, p2=strong(9, military_hand=["foray"]), options={"resignation": False})
    s.play("take 1", "done")
    assert s.told(2)["used"] == ["politics-lost"]
    s.play("done")
    while s.asked == [1]:
        s.play(s.legal()[0])
    # Player 2 is not even asked; in the turn after that everything is as usual.
    assert (s.question, s.asked) == ("ActionPhase", [2])
    assert "used" not in s.told(2)
    s.pass_until("Politics", 2)
    assert s.allows("prepare foray")


@BOTH
@pytest.mark.rule("card.international_agreement", "card.ii_international_agreement")
def test_who_takes_nothing_loses_nothing(title: str) -> None:
    s = agreement(title, p2=strong(9, military_hand=["foray"]))
    row = s.row()
    s.play("done")
    assert (is_over(s), s.row(), s.hand(2)) == (True, row, [])
    assert "used" not in s.told(2)
    assert [event.arguments["seat"] for event in s.events("event-declined")] == [1]
    s.pass_until("Politics", 2)
    assert s.allows("prepare foray")


@BOTH
@pytest.mark.rule("card.international_agreement", "card.ii_international_agreement", "appendix.agreement-a")
def test_all_restrictions_for_taking_apply(title: str) -> None:
    row = ["coal", "republic", "isaac-newton", "eiffel-tower", "opera"]
    own = strong(9, hand=["coal"], wonder="kremlin", leaders_taken=["II"])
    s = agreement(title, row=row, p2=own)
    assert s.legal() == ["take 2", "take 5", "done"]
    new = title == NEW
    assert s.refused("take 1") == ("act.take-c" if new else "simple.take-g")
    assert s.refused("take 3") == ("act.take-d" if new else "simple.take-a")
    assert s.refused("take 4") == ("act.wonder-take-b" if new else "simple.take-d")
    assert s.refused("populate") == card_rule(title)


@BOTH
@pytest.mark.rule("card.international_agreement", "card.ii_international_agreement", "appendix.agreement-a")
@pytest.mark.parametrize(("cards", "legal"), [(2, True), (3, True), (4, False)])
def test_the_hand_limit_applies_but_not_to_wonders(title: str, cards: int, legal: bool) -> None:
    hand = ["iron", "irrigation", "drama", "alchemy"][:cards]
    s = agreement(title, row=["coal", "kremlin"], p2=strong(9, hand=hand))
    assert s.allows("take 1") is legal
    assert s.allows("take 2")
    if not legal:
        assert s.refused("take 1") == ("act.take-b" if title == NEW else "simple.hand-a")


@BOTH
@pytest.mark.rule("card.international_agreement", "card.ii_international_agreement")
def test_nobody_is_asked_if_nothing_can_be_taken(title: str) -> None:
    full = strong(9, hand=["iron", "irrigation", "drama", "alchemy"])
    s = agreement(title, row=["coal", "opera"], p2=full)
    assert is_over(s)
    assert (s.row(), s.events("event-declined")) == ({1: "coal", 2: "opera"}, [])


@pytest.mark.rule("appendix.agreement-b", "act.card-b")
def test_in_2015_the_active_player_may_play_an_action_card_taken_this_way_at_once() -> None:
    s = agreement(NEW, row={"4": "reserves-ii"}, p1=strong(12), p2={})
    s.play("take 4")
    assert s.asked == [1]
    assert s.allows("play reserves-ii")


@pytest.mark.rule("card.ii_international_agreement", "simple.action-a")
def test_in_2006_the_current_player_may_not_play_an_action_card_taken_this_way_in_this_turn() -> None:
    s = agreement(FIRST, row={"4": "mineral-deposits-ii"}, p1=strong(12), p2={})
    s.play("take 4")
    assert s.asked == [1]
    assert s.refused("play mineral-deposits-ii") == "simple.action-a"
    s.play("done")
    s.pass_until("ActionPhase", 1)
    assert s.allows("play mineral-deposits-ii")


@BOTH
@pytest.mark.rule("card.ii_international_agreement", "card.international_agreement")
def test_who_is_not_on_turn_may_play_an_action_card_taken_this_way_in_the_next_turn(title: str) -> None:
    card = "reserves-ii" if title == NEW else "mineral-deposits-ii"
    s = agreement(title, row={"4": card})
    s.play("take 4", "done")
    s.pass_until("ActionPhase", 2)
    assert s.allows(f"play {card}")


@pytest.mark.rule("appendix.agreement-c")
@pytest.mark.parametrize(("active", "last"), [(1, 16), (3, 17)])
def test_an_age_may_end_by_the_cards_dealt_afterwards(active: int, last: int) -> None:
    s = agreement(
        NEW,
        age="III",
        round=16,
        active=active,
        civil_deck=["oil", "computers"],
        row=ROW,
        p1=strong(1, yellow=10),
        p2=strong(9, yellow=10),
    )
    s.play("take 1", "take 2", "take 3", "done")
    assert (s.position.age, s.position.last_round) == (4, last)
    assert len(s.row()) == 12
    # The end of the age costs everybody two yellow tokens.
    assert [s.civ(player).yellow for player in (1, 2)] == [8, 8]
    assert s.asked == [active]


@BOTH
@pytest.mark.rule("card.ii_international_agreement", "card.international_agreement")
def test_cards_just_taken_can_become_obsolete_at_once(title: str) -> None:
    s = agreement(title, age="II", civil_deck=["coal"], row=["iron", *ROW[1:]], options={})
    s.play("take 1", "done")
    assert s.position.age == 3
    assert s.hand(2) == []
    assert "iron" in s.pile("gone")


@pytest.mark.rule("appendix.agreement-d")
def test_in_the_last_round_cards_may_be_taken_and_nothing_is_dealt() -> None:
    s = agreement(
        NEW, age="IV", round=20, last_round=20, active=3, row=["oil", "computers", "movies", "rockets", "tanks"]
    )
    assert s.asked == [2]
    s.play("take 1", "take 5", "done")
    assert s.row() == {1: "computers", 2: "movies", 3: "rockets"}
    assert is_over(s, 3)


@pytest.mark.rule("card.international_agreement")
@pytest.mark.card("aristotle")
def test_leaders_count_while_cards_are_taken() -> None:
    s = agreement(NEW, age="I", row=["iron", "joan-of-arc"], p2=strong(9, leader="aristotle"))
    s.play("take 1")
    assert s.civ(2).science == 1
    s.play("take 2")
    assert s.civ(2).science == 1
    s = agreement(NEW, age="I", row=["iron", "joan-of-arc"], p2=strong(9, leader="hammurabi", military=0))
    s.play("take 2")
    # Leaders cost Hammurabi one action less, here nothing.
    assert s.position.frames[-1].question(s.position, 1)["budget"] == 5
