"""The ends of the ages in the first edition."""

from typing import Any

import pytest

from tests.games.through_the_ages.conflict import quietly
from tests.games.through_the_ages.first_edition import VERSIONS, actions, advanced, end_turn, full, simple, totals
from tests.games.through_the_ages.situation import Situation

MODES = pytest.mark.parametrize("mode", ["advanced", "full"])
LAST_CARD = {"I": "iron", "II": "coal", "III": "oil"}
NEXT = {"I": "II", "II": "III", "III": "IV"}


def age_of(s: Situation, card: str) -> str:
    """The age on the back of a card."""
    return ["A", "I", "II", "III"][s.position.cards[s.position.edition.cards.index[card]].age]


def ended(age: str, mode: str = "full", **entries: Any) -> Situation:
    """The active player's refill has used up the civil deck of this age."""
    s = VERSIONS[mode](age=age, step="start", civil_deck=[LAST_CARD[age]], **entries)
    assert s.described()["age"] == NEXT[age]
    return s


# The trigger.


@MODES
@pytest.mark.rule("advanced.age-a")
def test_an_age_ends_in_the_middle_of_a_refill_and_the_next_deck_goes_on(mode: str) -> None:
    cards = ["drama", "theology", "alchemy", "irrigation", "knights", "masonry", "warfare", "theocracy"]
    s = VERSIONS[mode](
        step="start", row=["monarchy", "taj-mahal", "great-wall", *cards], civil_deck=["iron", "swordsmen"]
    )
    row = [card for _, card in sorted(s.row().items())]
    assert row[:10] == [*cards, "iron", "swordsmen"]
    assert [age_of(s, card) for card in row[10:]] == ["II"] * 3
    assert s.described()["age"] == "II"
    # 45 cards with two players, three of them in the row.
    assert s.view()["civil_decks"][2] == 42
    assert [event["age"] for event in s.arguments("age")] == ["age-ii"]
    s.pass_until("ActionPhase")
    s.play("done")
    assert {age_of(s, card) for card in s.military_hand(1)} == {"II"}


@MODES
@pytest.mark.rule("advanced.age-j")
@pytest.mark.parametrize(
    ("deck", "over"), [(["iron", "swordsmen", "knights"], True), (["iron"] * 2 + ["drama"] * 2, False)]
)
def test_an_age_ends_with_the_card_on_the_last_free_space_too(mode: str, deck: list[str], over: bool) -> None:
    row = [
        "monarchy", "taj-mahal", "great-wall", "theology", "alchemy", "irrigation", "masonry", "warfare", "theocracy",
        "cartography", "code-of-laws", "printing-press", "bread-and-circuses",
    ]  # fmt: skip
    s = VERSIONS[mode](step="start", row=row, civil_deck=deck, p1={"leader": "moses"})
    assert (s.described()["age"] == "II") is over
    assert ("leader" not in s.told(1)) is over
    assert {age_of(s, card) for card in s.row().values()} == {"I"}


# What becomes obsolete.


@MODES
@pytest.mark.rule("advanced.age-b")
def test_cards_of_the_age_before_the_one_that_ended_are_discarded(mode: str) -> None:
    s = ended(
        "I",
        mode,
        p1={"hand": ["patriotism-a", "drama"], "leader": "moses", "wonder": "pyramids", "stages": 2, "blue": 11},
    )
    assert s.hand(1) == ["drama"]
    assert "leader" not in s.told(1)
    assert "wonder" not in s.told(1)
    assert (s.civ(1).blue, s.civ(1).stages) == (13, 0)
    assert {"patriotism-a", "moses", "pyramids"} <= set(s.pile("gone"))
    assert s.arguments("obsolete")[0]["cards"] == ["card-patriotism-a", "card-pyramids", "card-moses"]


OF_AGE_I = {"leader": "michelangelo", "hand": ["monarchy"], "wonder": "taj-mahal", "stages": 1}


@MODES
@pytest.mark.rule("advanced.age-c")
def test_cards_of_the_age_that_ended_stay_until_the_end_of_the_next(mode: str) -> None:
    s = ended("I", mode, p1=OF_AGE_I)
    assert (s.told(1)["leader"], s.hand(1), s.told(1)["wonder"]) == ("michelangelo", ["monarchy"], "taj-mahal")
    assert s.civ(1).stages == 1
    assert s.arguments("obsolete") == []
    s = ended("II", mode, p1=OF_AGE_I)
    assert s.hand(1) == []
    assert {"leader", "wonder"}.isdisjoint(s.told(1))
    assert s.civ(1).blue == 18


@MODES
@pytest.mark.rule("advanced.age-d")
def test_technologies_tactics_colonies_and_completed_wonders_never_become_obsolete(mode: str) -> None:
    s = ended(
        "II",
        mode,
        p1={
            "workers": {"iron": 1},
            "specials": ["code-of-laws"],
            "government": "monarchy",
            "tactic": "legion",
            "colonies": ["wealthy-territory-i"],
            "wonders": ["colossus"],
            "blue": 20,
        },
    )
    assert s.workers(1)["iron"] == 1
    assert (s.told(1)["specials"], s.told(1)["government"]) == (["code-of-laws"], "monarchy")
    assert (s.told(1)["tactic"], s.told(1)["colonies"]) == ("legion", ["wealthy-territory-i"])
    assert (s.told(1)["wonders"], s.civ(1).culture_rate, s.civ(1).blue) == (["colossus"], 1, 20)


@MODES
@pytest.mark.rule("advanced.age-e")
def test_tracks_and_actions_follow_a_lost_leader_at_once(mode: str) -> None:
    s = ended("I", mode, p1={"leader": "hammurabi", "workers": {"warriors": 4}}, p2={"leader": "julius-caesar"})
    s.pass_until("ActionPhase")
    assert (totals(s, 1), actions(s, 1), s.civ(1).strength) == ((4, 2), (4, 2), 4)
    assert (totals(s, 2), s.civ(2).strength) == ((4, 2), 1)


@MODES
@pytest.mark.rule("advanced.age-f", "full.age-c")
def test_the_end_of_age_a_costs_nothing(mode: str) -> None:
    s = VERSIONS[mode](
        round=2,
        age="A",
        step="start",
        row=["homer", "colossus"],
        p1={"hand": ["patriotism-a", "moses"], "wonder": "pyramids"},
        p2={"hand": ["frugality-a"], "yellow": 17},
    )
    assert s.described()["age"] == "I"
    assert (s.hand(1), s.told(1)["wonder"], s.hand(2)) == (["patriotism-a", "moses"], "pyramids", ["frugality-a"])
    assert [s.civ(player).yellow for player in (1, 2)] == [18, 17]
    assert {"obsolete", "yellow-lost"}.isdisjoint(s.messages())


@MODES
@pytest.mark.rule("advanced.age-g")
def test_military_cards_and_pacts_become_obsolete_but_events_do_not(mode: str) -> None:
    s = ended(
        "II",
        mode,
        players=3,
        future_events=["rats"],
        p1={"military_hand": ["military-bonus-i", "military-bonus-ii"]},
        p2={"pact": ["open-borders-agreement", 1]},
        p3={"military_hand": ["legion"], "pact": ["scientific-cooperation", 2]},
    )
    assert (s.military_hand(1), s.military_hand(3)) == (["military-bonus-ii"], [])
    assert "pact" not in s.told(2)
    assert s.told(3)["pact"][:2] == ["scientific-cooperation", 2]
    assert (totals(s, 1), totals(s, 2)) == ((4, 2), (4, 2))
    assert s.pile("future") == ["rats"]
    assert sorted(s.discards("I")) == ["legion", "military-bonus-i", "open-borders-agreement"]


@MODES
@pytest.mark.rule("advanced.age-g", "advanced.discard-d")
def test_obsolete_military_cards_stay_secret(mode: str) -> None:
    s = ended("II", mode, p1={"military_hand": ["legion", "military-bonus-ii"]})
    assert s.view(1)["discards"][1] == ["legion"]
    assert s.view(2)["discards"][1] == [None]


@pytest.mark.rule("advanced.age-h")
@pytest.mark.parametrize("age", ["I", "II"])
def test_no_yellow_tokens_are_lost_in_the_advanced_game(age: str) -> None:
    s = ended(age, "advanced", p1={"yellow": 10}, p2={"yellow": 3})
    assert [s.civ(player).yellow for player in (1, 2)] == [10, 3]
    assert "yellow-lost" not in s.messages()


@MODES
@pytest.mark.rule("advanced.age-i")
def test_the_end_of_an_age_concerns_all_players_at_once(mode: str) -> None:
    s = ended(
        "I",
        mode,
        players=3,
        active=2,
        p1={"leader": "moses"},
        p2={"military_hand": ["rats"]},
        p3={"hand": ["patriotism-a"]},
    )
    assert (s.asked, s.question) == ([2], "Politics")
    assert "leader" not in s.told(1)
    assert s.hand(3) == []


# The full game.


@pytest.mark.rule("full.age-a")
@pytest.mark.parametrize("age", ["I", "II", "III"])
def test_two_yellow_tokens_go_from_every_bank_to_the_box(age: str) -> None:
    s = ended(age, players=3, p1={"yellow": 14}, p2={"yellow": 9}, p3={"yellow": 5, "unused": 3})
    assert [s.civ(player).yellow for player in (1, 2, 3)] == [12, 7, 3]
    assert [s.civ(player).unused for player in (1, 2, 3)] == [1, 1, 3]
    assert [s.civ(player).on_cards() for player in (1, 2, 3)] == [6, 6, 6]
    # 75 tokens at the start, and what is not on the boards is in the box.
    assert s.position.box_yellow == 75 - (12 + 7) - (7 + 7) - (3 + 9)


@pytest.mark.rule("full.age-b")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_workers_are_never_taken_for_the_tokens_of_an_empty_bank(before: int, after: int) -> None:
    s = ended("II", p1={"yellow": before, "unused": 4})
    assert (s.civ(1).yellow, s.civ(1).unused, s.civ(1).on_cards()) == (after, 4, 6)


@pytest.mark.rule("full.age-d")
@pytest.mark.parametrize(
    ("yellow", "price", "eaten", "demand"),
    [
        (19, 2, 0, 0),
        (18, 3, 1, 1),
        (15, 3, 1, 1),
        (14, 4, 2, 2),
        (11, 4, 2, 3),
        (10, 5, 3, 4),
        (3, 7, 4, 7),
        (2, None, 6, 8),
    ],
)
def test_the_loss_changes_price_consumption_and_demand_at_once(
    yellow: int, price: int | None, eaten: int, demand: int
) -> None:
    s = ended("I", p1={"yellow": yellow, "tokens": {"agriculture": 9}, "unused": 8, "workers": {"agriculture": 0}})
    s.pass_until("ActionPhase")
    assert s.view(1)["civilizations"][0]["demand"] == demand
    s.play("done")
    assert s.goods(1)[0] == 9 - eaten
    s = ended("I", p1={"yellow": yellow, "tokens": {"agriculture": 9}})
    s.pass_until("ActionPhase")
    if price is None:
        assert s.refused("populate") == "setup.yellow-d"
    else:
        s.play("populate")
        assert s.goods(1)[0] == 9 - price


@pytest.mark.rule("full.age-d", "advanced.happy-d")
def test_the_loss_may_cause_an_uprising_in_the_same_turn() -> None:
    s = ended("I", p1={"yellow": 18, "unused": 0})
    s.pass_until("ActionPhase")
    s.play("done")
    assert "uprising" in s.messages()


@pytest.mark.rule("full.age-e")
@pytest.mark.parametrize(
    ("age", "entry", "kept"),
    [
        (
            "I",
            {"leader": "moses", "hand": ["work-of-art-a", "drama"], "wonder": "pyramids"},
            ["drama"],
        ),
        (
            "II",
            {"leader": "joan-of-arc", "hand": ["drama", "opera"], "wonder": "taj-mahal", "stages": 1},
            ["opera"],
        ),
        (
            "III",
            {
                "leader": "isaac-newton",
                "hand": ["opera", "air-forces"],
                "wonder": "kremlin",
                "pact": ["scientific-cooperation", 2],
            },
            ["air-forces"],
        ),
    ],
)
def test_each_age_takes_the_cards_of_the_age_before_it_along(age: str, entry: dict[str, Any], kept: list[str]) -> None:
    s = ended(age, players=3, p1=entry)
    assert s.hand(1) == kept
    assert {"leader", "wonder", "pact", "stages"}.isdisjoint(s.told(1))
    assert s.civ(1).blue == 18


# The turn of the full game.


@pytest.mark.rule("full.turn-a")
def test_a_war_is_decided_after_the_refill_and_before_the_political_action() -> None:
    s = full(
        age="II",
        step="start",
        row=["coal", "opera"],
        current_events=["no-event", "development-of-science"],
        p1={"war": ["war-over-culture-ii", 2], "workers": {"warriors": 5}, "military_hand": ["rats"], "culture": 1},
        p2={"culture": 9, "workers": {"warriors": 2}},
    )
    assert s.messages()[:2] == ["swept", "dealt"]
    assert s.question == "Sacrifice"
    quietly(s)
    assert (s.civ(1).culture, s.civ(2).culture) == (4, 6)
    assert (s.question, s.asked) == ("Politics", [1])
    s.play("prepare rats")
    assert (s.civ(1).culture, s.question) == (5, "ActionPhase")


@pytest.mark.rule("full.turn-a")
@pytest.mark.parametrize(("war_first", "won"), [(False, 0), (True, 1)])
def test_a_leader_lost_in_the_refill_does_not_count_in_the_war_unless_the_war_comes_first(
    war_first: bool, won: int
) -> None:
    # Genghis Khan makes the Knights stronger by one; he is of age I, and age II ends in the refill.
    s = full(
        age="II",
        step="start",
        civil_deck=["coal"],
        options={"war_before_refill": war_first},
        p1={
            "war": ["war-over-culture-ii", 2],
            "leader": "genghis-khan",
            "workers": {"warriors": 0, "knights": 1},
        },
        p2={"culture": 9, "workers": {"warriors": 2}},
    )
    quietly(s)
    assert "leader" not in s.told(1)
    assert (s.civ(1).culture, s.civ(2).culture) == (won, 9 - won)


@pytest.mark.rule("full.turn-a", "advanced.turn-a", "simple.turn-a")
def test_wars_and_politics_belong_to_their_versions() -> None:
    assert simple(step="start").question == "ActionPhase"
    s = advanced(step="start", p1={"military_hand": ["rats"]})
    assert s.question == "Politics"
    end_turn(s)
    assert s.asked == [2]
