"""The politics phase of the new edition: one political action, events, and leaders with actions of their own."""

from typing import Any

import pytest

from tests.games.through_the_ages.conflict import politics, strong
from tests.games.through_the_ages.situation import NEW, situation

# One political action.


@pytest.mark.rule("pol.limit-a")
def test_after_one_political_action_the_action_phase_begins() -> None:
    s = politics(p1=strong(3, military_hand=["barbarians", "plunder-i"]))
    assert s.question == "Politics"
    assert s.legal() == ["prepare barbarians", "attack plunder-i 2", "resign", "done"]
    s.play("prepare barbarians")
    assert s.question == "ActionPhase"
    assert not s.allows("attack plunder-i 2")
    assert s.military_hand(1) == ["plunder-i"]


@pytest.mark.rule("pol.limit-a")
def test_the_politics_phase_may_pass_without_any_action() -> None:
    s = politics(p1=strong(3, military_hand=["barbarians", "plunder-i"]))
    before = s.told(1)
    s.play("done")
    assert s.question == "ActionPhase"
    assert s.told(1) == before
    assert s.pile("future") == s.pile("past") == []


@pytest.mark.rule("pol.limit-a")
def test_what_is_no_political_action_is_refused() -> None:
    s = politics(p1={"military_hand": ["legion"]})
    assert s.refused("populate") == "pol.limit-a"
    assert s.refused("adopt legion") == "pol.limit-a"
    assert s.refused("bid 1") == "pol.limit-a"


@pytest.mark.rule("pol.limit-a")
@pytest.mark.parametrize(
    ("resignation", "entry", "asked"),
    [
        (False, {}, False),
        (False, {"military_hand": ["legion"]}, True),
        (False, {"leader": "alexander-the-great"}, True),
        (False, {"leader": "moses"}, False),
        (True, {}, False),
        (True, {"leader": "moses"}, False),
        (True, {"military_hand": ["legion"]}, True),
    ],
)
def test_who_has_nothing_to_do_as_everybody_sees_is_not_asked(
    resignation: bool, entry: dict[str, Any], asked: bool
) -> None:
    s = politics(options={"resignation": resignation}, p1=entry)
    assert (s.question == "Politics") is asked


@pytest.mark.rule("pol.limit-b")
def test_political_cards_are_not_played_in_the_action_phase() -> None:
    cards = ["plunder-i", "rats", "vast-territory-i", "open-borders-agreement"]
    s = situation(NEW, players=3, p1=strong(5, military_hand=["legion", "military-bonus-i", *cards]))
    assert s.allows("adopt legion")
    actions = ["attack plunder-i 2", "prepare rats", "prepare vast-territory-i", "propose open-borders-agreement 2"]
    for action in actions:
        assert s.refused(action) == "turn.order-a"


@pytest.mark.rule("cards.bonus-a")
@pytest.mark.card("military-bonus-ii")
def test_a_bonus_card_cannot_be_played_without_attack_or_colonization() -> None:
    s = politics(age="II", p1={"military_hand": ["military-bonus-ii"]})
    assert s.legal() == ["resign", "done"]
    assert s.refused("reinforce military-bonus-ii") == "pol.limit-a"
    s.play("done")
    assert not [text for text in s.legal() if "military-bonus-ii" in text]
    assert s.refused("defend military-bonus-ii") == "turn.order-a"


# Events.


@pytest.mark.rule("pol.event-a", "pol.event-b")
@pytest.mark.parametrize(
    ("card", "points"),
    [("rats", 1), ("vast-territory-i", 1), ("terrorism", 2), ("vast-territory-ii", 2), ("impact-of-wonders", 3)],
)
def test_a_prepared_event_scores_its_level(card: str, points: int) -> None:
    entries: dict[str, Any] = {"p1": {"culture": 10, "science": 3, "military_hand": [card]}, "p2": {"science": 4}}
    s = politics(age="III", current_events=["development-of-science", "development-of-crafts"], **entries)
    s.play(f"prepare {card}")
    assert s.civ(1).culture == 10 + points
    assert s.pile("future") == [card]
    assert (s.civ(1).science, s.civ(2).science) == (5, 6)
    assert s.pile("current") == ["development-of-crafts"]


@pytest.mark.rule("pol.event-a", "pol.event-d")
def test_a_prepared_event_is_known_to_its_owner_only() -> None:
    s = politics(current_events=["development-of-science", "development-of-crafts"], p1={"military_hand": ["rats"]})
    s.play("prepare rats")
    assert s.view(1)["future_events"] == [{"age": "I", "by": [0], "card": "rats"}]
    assert s.view(2)["future_events"] == [{"age": "I", "by": [0], "card": None}]
    told = [event for event in s.events() if "card-rats" in str(event.arguments)]
    assert [event.message for event in told] == ["own-prepared"]
    assert [(told[0].visible_to(0), told[0].visible_to(1), told[0].visible_to(None))] == [(True, False, False)]


@pytest.mark.rule("pol.event-a")
def test_only_events_in_hand_are_prepared() -> None:
    s = politics(p1={"military_hand": ["rats", "legion"]})
    assert s.refused("prepare barbarians") == "cards.inplay-a"


# Leaders.


@pytest.mark.rule("card.joan_of_arc")
@pytest.mark.card("joan-of-arc")
def test_joan_of_arc_sees_the_next_event_before_she_decides() -> None:
    s = politics(
        current_events=["development-of-crafts", "development-of-science"],
        p1={"leader": "joan-of-arc", "military_hand": ["legion"]},
    )
    assert s.question == "Politics"
    assert [event["card"] for event in s.view(1)["current_events"]] == ["development-of-crafts", None]
    assert [event["card"] for event in s.view(2)["current_events"]] == [None, None]
    (seen,) = s.events("peeked-at")
    assert seen.arguments == {"seat": 0, "event": "card-development-of-crafts"}
    assert (seen.visible_to(0), seen.visible_to(1)) == (True, False)


@pytest.mark.rule("card.joan_of_arc")
@pytest.mark.card("joan-of-arc")
def test_nobody_else_sees_the_next_event() -> None:
    s = politics(p1={"leader": "moses"}, p2={"leader": "joan-of-arc"})
    assert s.events("peeked") == []
    assert s.view(2)["current_events"][0]["card"] is None


@pytest.mark.rule("card.julius_caesar")
@pytest.mark.card("julius-caesar")
def test_caesar_takes_two_political_actions_once_per_game() -> None:
    hand = ["rats", "plunder-i", "barbarians", "foray"]
    s = politics(p1={"leader": "julius-caesar", "military_hand": hand}, p2=strong(1))
    assert (s.civ(1).military_total, s.civ(1).strength) == (3, 2)
    s.play("prepare rats")
    s.pass_until("Politics")
    assert s.asked == [1]
    s.play("attack plunder-i 2")
    s.pass_until("ActionPhase", 1)
    s.play("done")
    s.pass_until("Politics", 1)
    s.play("prepare barbarians")
    s.pass_until("ActionPhase", 1)
    assert "foray" in s.military_hand(1)
    assert len(s.events("prepared")) == 2


@pytest.mark.rule("card.julius_caesar")
@pytest.mark.card("julius-caesar")
def test_caesars_second_action_is_not_used_up_when_it_is_declined() -> None:
    s = politics(
        current_events=["development-of-science", "development-of-crafts", "development-of-agriculture"],
        p1={"leader": "julius-caesar", "military_hand": ["rats", "barbarians", "foray"]},
    )
    s.play("prepare rats")
    assert s.question == "Politics"
    s.play("done")
    assert s.question == "ActionPhase"
    s.play("done")
    s.pass_until("Politics", 1)
    s.play("prepare barbarians", "prepare foray")
    assert s.question == "ActionPhase"
    assert "second-politics" in s.told(1)["used"]


@pytest.mark.rule("card.julius_caesar", "pol.limit-a")
@pytest.mark.card("julius-caesar")
@pytest.mark.parametrize(("leader", "used"), [("moses", []), ("julius-caesar", ["second-politics"])])
def test_without_an_unused_caesar_there_is_no_second_action(leader: str, used: list[str]) -> None:
    s = politics(
        current_events=["development-of-science", "development-of-crafts"],
        p1={"leader": leader, "used": used, "military_hand": ["rats", "foray"]},
    )
    s.play("prepare rats")
    assert s.question == "ActionPhase"


@pytest.mark.rule("card.christopher_columbus", "colony.effect-a")
@pytest.mark.card("christopher-columbus", "wealthy-territory-i")
def test_columbus_leaves_for_a_territory_from_the_hand() -> None:
    s = politics(p1={"leader": "christopher-columbus", "culture": 5, "military_hand": ["wealthy-territory-i"]})
    current = s.pile("current")
    s.play("colonize wealthy-territory-i")
    c = s.civ(1)
    assert (s.told(1)["colonies"], "leader" in s.told(1)) == (["wealthy-territory-i"], False)
    assert (c.resources, c.blue, c.culture) == (5, 14, 5)
    assert s.workers(1)["warriors"] == 1
    assert (s.pile("current"), s.pile("future"), s.pile("past")) == (current, [], [])
    assert "christopher-columbus" in s.pile("gone")
    assert (s.question, s.asked) == ("ActionPhase", [1])


@pytest.mark.rule("card.christopher_columbus")
@pytest.mark.card("christopher-columbus")
def test_only_columbus_colonizes_from_the_hand() -> None:
    s = politics(p1={"leader": "moses", "military_hand": ["wealthy-territory-i"]})
    assert s.refused("colonize wealthy-territory-i") == "pol.limit-a"
    s = politics(p1={"leader": "christopher-columbus", "military_hand": ["wealthy-territory-i"]})
    assert s.refused("colonize vast-territory-i") == "cards.inplay-a"


@pytest.mark.rule("card.alexander_the_great")
@pytest.mark.card("alexander-the-great")
def test_alexander_retires_for_a_yellow_token() -> None:
    s = politics(p1=strong(3, leader="alexander-the-great", yellow=15))
    assert s.civ(1).strength == 6
    s.play("retire")
    assert (s.civ(1).strength, s.civ(1).yellow, "leader" in s.told(1)) == (3, 16, False)
    assert s.question == "ActionPhase"


@pytest.mark.rule("card.alexander_the_great")
@pytest.mark.card("alexander-the-great")
def test_no_other_leader_retires() -> None:
    assert politics(p1={"leader": "moses", "military_hand": ["legion"]}).refused("retire") == "pol.limit-a"
    assert politics(p1={"military_hand": ["legion"]}).refused("retire") == "pol.limit-a"


@pytest.mark.rule("card.international_agreement")
@pytest.mark.card("international-agreement")
def test_a_political_action_given_away_is_missing_in_the_next_politics_phase_only() -> None:
    s = politics(round=6, p1={"used": ["politics-lost"], "military_hand": ["rats"]})
    assert s.question == "ActionPhase"
    assert s.arguments("politics-lost") == [{"seat": 0}]
    s.play("done")
    s.pass_until("Politics", 1)
    assert s.allows("prepare rats")
