"""The order of a turn, the card row, and tactics that become available to all (2015)."""

from typing import Any

import pytest

from tests.games.through_the_ages.effects import effect
from tests.games.through_the_ages.new_edition import ROW_II, actions, deck, end_turn, end_turns, new_game
from tests.games.through_the_ages.situation import Situation, situation

DECK_II = ["architecture", "strategy", "navigation", "justice-system", "j-s-bach", "eiffel-tower"]
"""The top of a deck of age II."""


def row(s: Situation) -> list[str]:
    """The cards of the row from left to right; they must lie without a gap."""
    assert list(s.row()) == list(range(1, len(s.row()) + 1))
    return list(s.row().values())


def refilled(players: int = 2, **entries: Any) -> Situation:
    """The active player's turn has begun in age II."""
    return situation(players=players, round=8, age="II", step="start", civil_deck=[*DECK_II, "..."], **entries)


# The order of a turn.


@pytest.mark.rule("turn.order-a", "turn.end.order-a")
def test_a_turn_runs_through_its_phases_in_order() -> None:
    s = refilled(
        row=ROW_II,
        current_events=["development-of-science", "development-of-crafts"],
        p1={
            "war": ["war-over-culture", 2],
            "tactic": "legion",
            "exclusive": True,
            "military_hand": ["rats", "raid-i", "plunder-i"],
            "workers": {"warriors": 3},
            "military": 2,
        },
        p2={"culture": 20},
    )
    assert s.question == "Politics"
    s.play("prepare rats")
    assert s.question == "ActionPhase"
    s.play("destroy bronze", "done")
    phases = [
        "dealt", "war-won", "tactic-shared", "prepared", "destroyed", "scored", "produced-food", "produced-resources",
        "drew", "turn",
    ]  # fmt: skip
    assert [message for message in s.messages() if message in phases] == [*phases, "dealt"]
    assert s.position.active == 1


@pytest.mark.rule("turn.order-a", "turn.end.order-a", "turn.end.discard-a")
def test_a_turn_ends_with_discarding_producing_drawing_and_the_reset() -> None:
    s = situation(
        p1={
            "government": "monarchy",
            "military_hand": ["rats", "raid-i", "plunder-i", "enslave"],
            "civil": 2,
            "military": 3,
        },
    )
    s.play("done")
    assert s.question == "HandLimit"
    assert s.goods(1) == (0, 0)
    s.play("discard raid-i")
    assert s.messages() == [
        "discarded", "scored", "produced-food", "produced-resources", "drew", "drew-cards", "turn", "dealt",
    ]  # fmt: skip
    assert s.goods(1) == (2, 2)
    assert len(s.military_hand(1)) == 6
    assert {"rats", "plunder-i", "enslave"} <= set(s.military_hand(1))
    assert actions(s, 1) == (5, 3)


@pytest.mark.rule("turn.order-a")
def test_what_belongs_to_another_phase_has_to_wait() -> None:
    s = situation(step="politics", p1={"military_hand": ["rats"], "tokens": {"bronze": 2}})
    assert s.refused("build bronze") == "pol.limit-a"
    s.play("done")
    assert s.refused("prepare rats") == "turn.order-a"
    assert s.allows("build bronze")


# Sweeping, pushing and dealing.


@pytest.mark.rule("turn.row-a")
def test_from_the_second_round_on_every_turn_begins_with_a_refill() -> None:
    s = new_game(3)
    end_turns(s, 3)
    refills = []
    for _ in range(3):
        refills.append((s.position.round, s.messages().count("dealt")))
        end_turn(s)
    assert refills == [(2, 1), (2, 2), (2, 3)]


@pytest.mark.rule("turn.row-b")
@pytest.mark.parametrize(("players", "swept", "fourth"), [(2, 3, 1), (3, 2, 2), (4, 1, 3)])
def test_fewer_players_sweep_more_spaces(players: int, swept: int, fourth: int) -> None:
    s = refilled(players, row=ROW_II)
    assert row(s) == ROW_II[swept:] + DECK_II[:swept]
    assert s.row()[fourth] == ROW_II[3]
    assert set(ROW_II[:swept]) <= set(s.pile("gone"))
    assert deck(s, "civil", "II")[: 6 - swept] == DECK_II[swept:]
    assert s.arguments("swept") == [{"cards": [f"card-{card}" for card in ROW_II[:swept]]}]


@pytest.mark.rule("turn.row-c")
@pytest.mark.parametrize(
    ("players", "empty", "swept"),
    [(2, {1}, {2, 3}), (2, {2, 3}, {1}), (2, {1, 2, 3}, set()), (2, {4}, {1, 2, 3}), (3, {1}, {2}), (4, {1}, set())],
)
def test_an_empty_space_is_not_made_up_for_by_another_card(players: int, empty: set[int], swept: set[int]) -> None:
    lying = {space: card for space, card in enumerate(ROW_II, 1) if space not in empty}
    s = refilled(players, row={str(space): card for space, card in lying.items()})
    left = [card for space, card in lying.items() if space not in swept]
    assert row(s) == left + DECK_II[: 13 - len(left)]
    assert s.arguments("swept") == ([{"cards": [f"card-{lying[space]}" for space in sorted(swept)]}] if swept else [])


@pytest.mark.rule("turn.row-d")
def test_what_is_left_is_pushed_together_in_its_order() -> None:
    a, b, c, d, e, f, g, h, i, j, k, l, m = ROW_II  # noqa: E741
    lying = {str(ROW_II.index(card) + 1): card for card in (a, c, d, f, g, h, i, j, l, m)}
    s = refilled(4, row=lying)
    assert row(s) == [c, d, f, g, h, i, j, l, m, *DECK_II[:4]]
    assert {b, e, k}.isdisjoint(row(s))


@pytest.mark.rule("turn.row-e")
def test_free_spaces_are_filled_from_the_top_of_the_deck_from_left_to_right() -> None:
    s = refilled(row=ROW_II)
    assert [s.row()[space] for space in (11, 12, 13)] == DECK_II[:3]
    assert s.arguments("dealt") == [{"cards": [f"card-{card}" for card in DECK_II[:3]]}]
    assert deck(s, "civil", "II")[0] == DECK_II[3]


@pytest.mark.rule("turn.row-f")
@pytest.mark.parametrize(("left", "swept"), [(["p4"], 2), (["p3", "p4"], 3)])
def test_the_players_still_in_the_game_decide_how_much_is_swept(left: list[str], swept: int) -> None:
    s = refilled(4, row=ROW_II, **{name: {"left": True} for name in left})
    assert row(s) == ROW_II[swept:] + DECK_II[:swept]


@pytest.mark.rule("turn.row-f")
def test_after_a_resignation_the_next_player_sweeps_one_space_more() -> None:
    s = situation(players=4, age="II", round=8, step="politics", row=ROW_II, civil_deck=[*DECK_II, "..."])
    s.play("resign")
    assert s.asked == [2]
    assert row(s) == ROW_II[2:] + DECK_II[:2]


@pytest.mark.rule("turn.row-g", "age.end-l")
@pytest.mark.parametrize(("players", "swept"), [(2, 3), (3, 2), (4, 1)])
def test_in_age_iv_cards_are_swept_and_pushed_but_not_dealt(players: int, swept: int) -> None:
    s = situation(players=players, age="IV", round=18, last_round=18, step="start", row=ROW_II[:9])
    assert row(s) == ROW_II[swept:9]
    assert set(ROW_II[:swept]) <= set(s.pile("gone"))
    assert "dealt" not in s.messages()
    assert s.position.age == 4


@pytest.mark.rule("turn.row-h")
def test_a_taken_card_leaves_a_gap_until_the_next_refill() -> None:
    s = situation(age="II", row=ROW_II, p1={"civil": 3}, civil_deck=[*DECK_II, "..."])
    assert effect(s, "take 5") == {"civil": 2, "hand": ["journalism"]}
    assert s.row() == {space + 1: card for space, card in enumerate(ROW_II) if space != 4}
    assert s.refused("take 5") == "turn.row-h"
    assert effect(s, "take 6") == {"civil": 0, "hand": ["journalism", "opera"]}
    end_turn(s)
    assert row(s) == ROW_II[3:4] + ROW_II[6:] + DECK_II[:5]


@pytest.mark.rule("turn.row-i")
@pytest.mark.card("taj-mahal")
def test_a_swept_card_never_comes_back() -> None:
    s = situation(players=4, age="I", step="start", row=["taj-mahal", "iron"], civil_deck=["alchemy"])
    assert s.position.age == 2
    assert s.pile("gone").count("taj-mahal") == 1
    for _ in range(60):
        end_turn(s)
        assert s.pile("gone").count("taj-mahal") == 1
        if s.position.is_over:
            break
    assert s.position.components()["card taj-mahal"] == 1


# Tactics become available.


@pytest.mark.rule("tactics.avail-a")
@pytest.mark.card("legion")
def test_an_exclusive_tactic_becomes_common_and_stays_the_owners() -> None:
    s = situation(step="start", p1={"tactic": "legion", "exclusive": True, "workers": {"warriors": 3}})
    assert s.pile("common") == ["legion"]
    assert (s.told(1)["tactic"], s.civ(1).exclusive, s.civ(1).strength) == ("legion", 0, 5)
    assert actions(s, 1) == (4, 2)
    assert s.arguments("tactic-shared") == [{"seat": 0, "card": "card-legion"}]


@pytest.mark.rule("tactics.avail-a")
def test_only_the_tactic_of_the_player_on_turn_becomes_common() -> None:
    s = situation(step="start", p2={"tactic": "legion", "exclusive": True})
    assert s.pile("common") == []
    assert s.told(2)["exclusive"]
    end_turn(s)
    assert s.pile("common") == ["legion"]


@pytest.mark.rule("tactics.avail-b")
@pytest.mark.card("phalanx")
def test_a_tactic_can_be_copied_once_it_is_no_longer_exclusive() -> None:
    s = situation(round=6, p1={"military_hand": ["phalanx"]}, p2={"workers": {"warriors": 1}})
    assert effect(s, "adopt phalanx") == {"military": 1, "military_hand": [], "tactic": "phalanx", "exclusive": True}
    end_turn(s)
    s.pass_until("ActionPhase", player=2)
    assert s.position.round == 6
    assert actions(s, 2)[1] == 2
    assert s.refused("copy phalanx") == "tactics.avail-b"
    end_turn(s)
    assert s.pile("common") == ["phalanx"]
    end_turn(s)
    s.pass_until("ActionPhase", player=2)
    assert s.position.round == 7
    assert effect(s, "copy phalanx", player=2) == {"military": 0, "tactic": "phalanx"}
    assert s.told(1)["tactic"] == "phalanx"


@pytest.mark.rule("tactics.avail-c")
@pytest.mark.card("fighting-band")
def test_a_second_copy_of_a_tactic_is_never_discarded_and_never_drawn_again() -> None:
    s = situation(
        active=2,
        step="start",
        common_tactics=["fighting-band"],
        military_deck=["rats"],
        discards=["raid-i", "plunder-i"],
        p2={"tactic": "fighting-band", "exclusive": True, "workers": {"warriors": 2}},
    )
    assert s.told(2)["tactic"] == "fighting-band"
    assert s.civ(2).strength == 3
    assert s.position.components()["card fighting-band"] == 2
    assert "fighting-band" not in s.discards()
    assert (s.pile("common") + s.pile("gone")).count("fighting-band") == 2
    end_turn(s)
    assert "fighting-band" not in deck(s, "military", "I") + s.military_hand(2) + s.discards()


@pytest.mark.rule("tactics.avail-c")
def test_any_number_of_tactics_may_be_common() -> None:
    tactics = ["fighting-band", "heavy-cavalry", "legion", "medieval-army", "phalanx"]
    s = situation(
        age="II", step="start", common_tactics=tactics, p1={"tactic": "classic-army", "exclusive": True, "military": 2}
    )
    assert s.pile("common") == [*tactics, "classic-army"]
    s.pass_until("ActionPhase")
    assert s.legal("copy") == [f"copy {tactic}" for tactic in tactics]
