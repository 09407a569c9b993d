"""The turn of the advanced and the full game, drawing and discarding military cards in the first edition."""

from collections import Counter
from collections.abc import Callable

import pytest

from tests.games.through_the_ages.conflict import quietly
from tests.games.through_the_ages.first_edition import VERSIONS, actions, advanced, end_turn, full, new_game
from tests.games.through_the_ages.situation import Situation

MODES = pytest.mark.parametrize("mode", ["advanced", "full"])
MEANWHILE = ["no-event", "development-of-science"]
"""Events in which nobody has to decide anything."""


def deck(s: Situation, age: str) -> list[str]:
    """The military deck of an age, from the top."""
    cards: list[str] = s.described()["military_decks"].get(age, [])
    return cards


def age_of(s: Situation, card: str) -> str:
    """The age on the back of a card."""
    return ["A", "I", "II", "III"][s.position.cards[s.position.edition.cards.index[card]].age]


# The turn.


@MODES
@pytest.mark.rule("advanced.turn-a")
def test_politics_come_after_the_refill_and_before_any_action(mode: str) -> None:
    s = VERSIONS[mode](
        step="start",
        row={"1": "iron", "5": "drama"},
        current_events=MEANWHILE,
        p1={"military_hand": ["rats", "pestilence"], "tokens": {"bronze": 2}},
    )
    assert s.messages() == ["swept", "dealt"]
    assert (s.question, s.asked) == ("Politics", [1])
    assert s.refused("build bronze") == "advanced.politics-a"
    s.play("prepare rats")
    assert s.question == "ActionPhase"
    s.play("build bronze")
    assert s.refused("prepare pestilence") == "advanced.turn-a"


@MODES
@pytest.mark.rule("advanced.turn-a")
def test_no_political_action_is_possible_once_the_actions_have_begun(mode: str) -> None:
    s = VERSIONS[mode](step="politics", p1={"military_hand": ["rats"]})
    s.play("done")
    assert s.question == "ActionPhase"
    assert s.refused("prepare rats") == "advanced.turn-a"
    s.play("done")
    told = s.messages()
    steps = ["scored", "produced-food", "produced-resources", "drew"]
    assert [message for message in told if message in steps] == steps


@MODES
@pytest.mark.rule("advanced.turn-a")
def test_excess_cards_are_discarded_between_politics_and_actions(mode: str) -> None:
    s = VERSIONS[mode](step="politics", p1={"military_hand": ["rats", "pestilence", "foray"]})
    s.play("done")
    assert s.question == "HandLimit"
    s.play("discard foray")
    assert s.question == "ActionPhase"


@MODES
@pytest.mark.rule("advanced.turn-b")
@pytest.mark.parametrize("players", [2, 3])
def test_the_first_military_cards_come_at_the_end_of_the_second_turn(mode: str, players: int) -> None:
    s = new_game(players, mode=mode, resignation=False)
    for rounds in (1, 2):
        for _ in range(players):
            player = s.asked[0]
            assert (s.position.round, s.question) == (rounds, "ActionPhase")
            end_turn(s)
            drawn = s.military_hand(player)
            assert len(drawn) == (0 if rounds == 1 else 2)
            assert {age_of(s, card) for card in drawn} <= {"I"}
    assert (s.position.round, s.question) == (3, "Politics")


# Drawing.


@MODES
@pytest.mark.rule("advanced.draw-a")
def test_a_card_is_drawn_for_every_military_action_left(mode: str) -> None:
    top = ["rats", "legion", "foray", "pestilence"]
    s = VERSIONS[mode](p1={"government": "monarchy", "tokens": {"bronze": 2}}, military_deck=[*top, "..."])
    s.play("build warriors", "done")
    assert sorted(s.military_hand(1)) == ["legion", "rats"]
    assert deck(s, "I")[:2] == ["foray", "pestilence"]
    assert s.military_hand(2) == []
    assert s.arguments("drew") == [{"seat": 0, "count": 2}]


@MODES
@pytest.mark.rule("advanced.draw-b")
@pytest.mark.parametrize(("left", "drawn"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_three_cards_are_drawn_at_most(mode: str, left: int, drawn: int) -> None:
    s = VERSIONS[mode](p1={"military": left})
    s.play("done")
    assert len(s.military_hand(1)) == drawn


@pytest.mark.rule("advanced.draw-c")
def test_a_card_just_drawn_defends_in_the_next_players_turn() -> None:
    s = full(
        age="II",
        military_deck=["military-bonus-ii", "..."],
        p1={"military": 1, "science": 6},
        p2={"military_hand": ["spy"], "workers": {"warriors": 5}},
    )
    s.play("done")
    assert s.military_hand(1) == ["military-bonus-ii"]
    s.play("attack spy 1")
    while s.question == "Sacrifice":
        s.play("done")
    s.play("defend military-bonus-ii", by=1)
    quietly(s)
    # Five against one and four.
    assert (s.civ(1).science, s.civ(2).science) == (7, 0)
    assert s.military_hand(1) == []


@MODES
@pytest.mark.rule("advanced.draw-d")
def test_the_discards_of_the_age_become_the_new_deck(mode: str) -> None:
    discards = ["legion", "phalanx", "foray", "pestilence", "crusades", "barbarians"]
    s = VERSIONS[mode](p1={"government": "monarchy"}, military_deck=["rats"], discards=discards)
    s.play("done")
    assert len(s.military_hand(1)) == 3
    assert "rats" in s.military_hand(1)
    assert (len(deck(s, "I")), s.discards("I")) == (4, [])
    assert Counter([*s.military_hand(1), *deck(s, "I")]) == Counter(["rats", *discards])


@pytest.mark.rule("advanced.draw-d", "advanced.discard-d")
def test_discards_of_past_ages_never_return() -> None:
    s = full(
        age="II",
        p1={"government": "monarchy"},
        military_deck=[],
        discards=["legion", "phalanx", "rats", "annex"],
    )
    s.play("done")
    assert s.military_hand(1) == ["annex"]
    assert sorted(s.discards("I")) == ["legion", "phalanx", "rats"]
    assert (deck(s, "II"), s.discards("II")) == ([], [])


@MODES
@pytest.mark.rule("advanced.draw-e")
def test_cards_are_drawn_from_the_deck_of_the_age_that_has_just_begun(mode: str) -> None:
    s = VERSIONS[mode](step="start", civil_deck=["iron"])
    assert s.described()["age"] == "II"
    s.pass_until("ActionPhase")
    before = deck(s, "II")
    s.play("done")
    assert sorted(s.military_hand(1)) == sorted(before[:2])
    assert {age_of(s, card) for card in s.military_hand(1)} == {"II"}


# Discarding.


@MODES
@pytest.mark.rule("advanced.discard-a")
def test_cards_above_the_limit_are_discarded_after_the_next_political_action(mode: str) -> None:
    s = VERSIONS[mode](
        current_events=MEANWHILE,
        military_deck=["legion", "phalanx", "..."],
        p1={"military_hand": ["rats", "foray", "crusades"]},
    )
    s.play("done")
    assert len(s.military_hand(1)) == 5
    s.pass_until("Politics", player=1)
    assert len(s.military_hand(1)) == 5
    s.play("prepare rats")
    assert (s.question, s.view(1)["question"]["limit"]) == ("HandLimit", 2)
    assert sorted(s.legal()) == ["discard crusades", "discard foray", "discard legion", "discard phalanx"]
    assert s.refused("done") == "advanced.discard-a"
    assert s.refused("discard rats") == "simple.turn-b"
    s.play("discard foray", "discard legion")
    assert sorted(s.military_hand(1)) == ["crusades", "phalanx"]
    assert sorted(s.discards("I")) == ["foray", "legion"]
    assert s.question == "ActionPhase"


@MODES
@pytest.mark.rule("advanced.discard-b")
@pytest.mark.parametrize(("hand", "count"), [(2, 0), (3, 1), (4, 2)])
def test_cards_are_discarded_without_a_political_action_too(mode: str, hand: int, count: int) -> None:
    cards = ["rats", "foray", "crusades", "legion"][:hand]
    s = VERSIONS[mode](step="politics", p1={"military_hand": cards})
    s.play("done")
    for _ in range(count):
        assert s.question == "HandLimit"
        s.play(s.legal()[0])
    assert (s.question, len(s.military_hand(1)), actions(s, 1)) == ("ActionPhase", 2, (4, 2))


@pytest.mark.rule("advanced.discard-c")
@pytest.mark.parametrize(("wonders", "kept"), [([], 3), (["library-of-alexandria"], 4)])
def test_the_limit_counts_all_military_actions_and_the_library(wonders: list[str], kept: int) -> None:
    s = advanced(
        step="politics",
        p1={
            "government": "monarchy",
            "wonders": wonders,
            "military_hand": ["plunder-i", "rats", "foray", "crusades", "legion", "phalanx"],
        },
        p2={"workers": {"warriors": 9}},
    )
    s.play("attack plunder-i 2")
    quietly(s)
    assert (s.question, s.civ(1).military, len(s.military_hand(1))) == ("HandLimit", 1, 5)
    while s.question == "HandLimit":
        s.play(s.legal()[0])
    assert len(s.military_hand(1)) == kept


@MODES
@pytest.mark.rule("advanced.discard-d")
def test_others_see_only_the_backs_of_discarded_cards(mode: str) -> None:
    hand = ["legion", "cold-war", "annex", "rats"]
    s = VERSIONS[mode](age="II", step="politics", players=3, p1={"military_hand": hand})
    s.play("done", "discard legion", "discard cold-war")
    assert (s.discards("I"), s.discards("II")) == (["legion"], ["cold-war"])
    for player in (None, 2, 3):
        assert s.view(player)["discards"] == [[], [None], [None], []]
    assert s.view(1)["discards"] == [[], ["legion"], ["cold-war"], []]
    assert not [event for event in s.log if "card-legion" in str(event.arguments) and event.audience & 6]


@pytest.mark.rule("advanced.discard-e")
def test_used_aggressions_and_bonus_cards_return_by_a_reshuffle_but_events_do_not() -> None:
    s = full(
        age="II",
        step="politics",
        military_deck=[],
        past_events=["cold-war", "wealthy-territory-ii"],
        p1={"military_hand": ["spy"], "workers": {"warriors": 3}, "government": "monarchy"},
        p2={"military_hand": ["military-bonus-ii"]},
    )
    s.play("attack spy 2")
    while s.question == "Sacrifice":
        s.play("done")
    s.play("defend military-bonus-ii")
    quietly(s)
    assert sorted(s.discards("II")) == ["military-bonus-ii", "spy"]
    s.pass_until("ActionPhase", player=1)
    s.play("done")
    # Two military actions are left for the two cards that can be drawn.
    assert sorted(s.military_hand(1)) == ["military-bonus-ii", "spy"]
    assert sorted(s.pile("past")) == ["cold-war", "wealthy-territory-ii"]


def replace_a_tactic() -> Situation:
    s = full(p1={"tactic": "legion", "military_hand": ["phalanx"]})
    s.play("adopt phalanx")
    return s


def cancel_a_pact() -> Situation:
    s = full(players=3, step="politics", p1={"pact": ["open-borders-agreement", 2]})
    s.play("cancel 1")
    return s


@pytest.mark.rule("advanced.discard-e")
@pytest.mark.parametrize(("act", "card"), [(replace_a_tactic, "legion"), (cancel_a_pact, "open-borders-agreement")])
def test_replaced_tactics_and_ended_pacts_join_the_discards(act: Callable[[], Situation], card: str) -> None:
    s = act()
    assert s.discards("I") == [card]
    assert s.view(2)["discards"][1] == [card]


@pytest.mark.rule("advanced.discard-e")
def test_a_territory_that_nobody_wants_is_a_past_event() -> None:
    s = full(
        step="politics",
        current_events=["wealthy-territory-i", "no-event"],
        p1={"military_hand": ["rats"]},
        p2={"workers": {"warriors": 0}},
    )
    s.play("prepare rats")
    s.pass_until("ActionPhase")
    assert s.pile("past") == ["wealthy-territory-i"]
    assert (s.discards("I"), s.pile("future")) == ([], ["rats"])
