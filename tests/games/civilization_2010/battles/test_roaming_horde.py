"""The Roaming Horde: barbarians of rank II that a card's player leads against somebody else's army or city."""

from typing import Any

import pytest

from civitas.games.civilization_2010.facts.abilities import CODE_OF_LAWS_DONE
from tests.games.civilization_2010.situation import Situation, situation
from tests.games.civilization_2010.warfare import bonus_card, finish, hand_sizes, loot, values, winner

HORDE = {"infantry": ["infantry-even"], "mounted": ["mounted-even"], "artillery": ["artillery-even"]}
ONE_OF_EACH = ["infantry-weak", "mounted-weak", "artillery-weak"]


def horde(p1: dict[str, Any] | None = None, p2: dict[str, Any] | None = None, **more: Any) -> Situation:
    """Player 1 holds the card; player 2's army on c9 is four steps from the village on d9."""
    pieces = {"d9": "village-iron", **more.pop("pieces", {})}
    one = {"events": ["roaming-horde"], **(p1 or {})}
    two = {"armies": ["c9"], "units": ONE_OF_EACH, **(p2 or {})}
    return situation("movement", p1=one, p2=two, pieces=pieces, decks=more.pop("decks", HORDE), **more)


def unleash(s: Situation, target: str = "c9") -> Situation:
    """Play the card, at a target if there are several."""
    s.play("play roaming-horde")
    if s.question != "Battle":
        s.play(f"at {target}")
    return s


def city_target(p2: dict[str, Any] | None = None, **more: Any) -> Situation:
    """The horde can only attack player 2's second city, on c14 next to the village."""
    two = {"cities": ["b11", "c14"], "armies": [], "policies": ["pacifism", "patronage"], **(p2 or {})}
    return unleash(horde(p2=two, **more), "c14")


@pytest.mark.rule("event.roaming_horde")
@pytest.mark.card("roaming-horde")
def test_the_horde_attacks_with_three_units_of_rank_two_led_by_the_cards_player() -> None:
    s = unleash(horde(pieces={"b6": "barracks"}))
    assert hand_sizes(s) == [(0, 3), (2, 3)]
    assert s.battle_hand(0) == ["infantry-even", "mounted-even", "artillery-even"]
    assert bonus_card(s) == (2, 2)
    # The victim defends: plays first and holds the bonus card.
    assert s.asked == [2]
    s.play("front infantry-weak 1")
    assert s.asked == [1]
    s.play("front infantry-even 1")
    # Rank II: strength and health 3 against 1 and 3.
    assert s.fronts() == [("infantry-even", 1, "", 0)]
    assert s.hand(1) == {}


@pytest.mark.rule("event.roaming_horde")
def test_only_armies_and_cities_of_others_within_four_squares_can_be_chosen() -> None:
    s = horde({"armies": ["d13"]}, {"armies": ["c9", "d10", "c5"], "scouts": ["d5"]})
    s.play("play roaming-horde")
    assert sorted(s.choices("at")) == ["c9", "d10"]
    far = horde(p2={"armies": ["c5"]})
    assert "play roaming-horde" not in far.legal()


@pytest.mark.rule("event.roaming_horde")
def test_the_horde_wins_and_the_figures_are_gone() -> None:
    s = unleash(horde(p2={"units": [], "armies": ["c9", "c9"], "scouts": ["c9"], "techs": ["masonry"], "trade": 9}))
    finish(s)
    assert (winner(s), values(s)) == (0, (9, 0))
    assert (s.armies(2), s.scouts(2)) == ([], [])
    assert loot(s) == []
    assert (s.trade(1), s.trade(2)) == (0, 9)
    assert s.figures("c9") == (0, 0, 0)
    assert s.discarded_units() == {"infantry-even": 1, "mounted-even": 1, "artillery-even": 1}


@pytest.mark.rule("event.roaming_horde-b", "event.roaming_horde", "tech.code_of_laws")
def test_a_victim_who_wins_gets_no_reward_at_all() -> None:
    p2 = {"ranks": {"infantry": 4, "mounted": 4, "artillery": 4}, "techs": ["code-of-laws"]}
    s = unleash(horde({"trade": 9}, p2))
    finish(s)
    assert (winner(s), loot(s)) == (2, [])
    assert s.tokens(2) == {}
    assert s.at("d9") == "village-iron"
    assert s.figures("c9") == (2, 1, 0)
    assert (s.trade(1), s.trade(2)) == (9, 0)
    assert s.coin_tokens(2) == {}
    assert not s.empire(2).has_used(CODE_OF_LAWS_DONE)  # The next battle won in this turn still brings the coin.


@pytest.mark.rule("event.roaming_horde-b", "civ.aztec_tribute", "civ.aztec_sacrifice")
def test_aztecs_who_beat_the_horde_get_culture_for_the_dead_but_no_tribute() -> None:
    p2 = {"civilization": "aztecs", "ranks": {"infantry": 4, "mounted": 4, "artillery": 4}}
    s = unleash(horde(p2=p2))
    s.play("front infantry-weak 1", "front artillery-even 1")
    finish(s)
    assert (winner(s), s.trade(2)) == (2, 0)
    assert s.culture(2) == 1


@pytest.mark.rule("event.roaming_horde", "battle.losses-b")
def test_a_winning_victim_loses_armies_as_usual() -> None:
    p2 = {"armies": ["c9", "c9"], "ranks": {"infantry": 1}, "units": ["infantry-fierce"] * 2 + ["artillery-weak"] * 3}
    s = unleash(horde(p2=p2, pieces={"b6": "great-general", "b7": "great-general"}))
    s.play("front infantry-fierce 1", "front artillery-even 1", "front infantry-fierce 2", "front infantry-even 2")
    finish(s)
    assert winner(s) == 2
    assert s.discarded_units()["infantry-fierce"] == 2
    assert s.figures("c9") == (2, 1, 0)


@pytest.mark.rule("event.roaming_horde-b", "policy.lose-a")
def test_a_city_that_the_horde_takes_is_destroyed_without_loot() -> None:
    s = city_target({"units": [], "trade": 9}, pieces={"c9": "library"})
    finish(s)
    assert (winner(s), values(s)) == (0, (9, 6))
    assert s.cities(2) == ["b11"]
    assert s.at("c9") == ""
    assert s.figures("c14") == (0, 0, 0)
    assert (loot(s), s.trade(2)) == ([], 9)
    assert s.asked == [2]
    s.play("abandon pacifism")
    assert s.policies(2) == ["patronage"]


@pytest.mark.rule("event.roaming_horde")
def test_the_strongest_horde_does_not_take_a_capital_without_units() -> None:
    p2: dict[str, Any] = {"armies": [], "cities": ["c14"], "units": []}
    decks = {"infantry": ["infantry-weak"], "mounted": ["mounted-weak"], "artillery": ["artillery-weak"]}
    s = unleash(horde(p2=p2, decks=decks), "c14")
    finish(s)
    assert (winner(s), values(s)) == (2, (12, 12))
    assert not s.position.is_over
    assert s.cities(2) == ["c14"]
    assert loot(s) == []


@pytest.mark.rule("event.roaming_horde")
def test_with_the_option_capitals_are_no_target() -> None:
    p2: dict[str, Any] = {"armies": [], "cities": ["c14"]}
    assert "play roaming-horde" in horde(p2=p2).legal()
    spared = horde(p2=p2, options={"horde_on_capital": "forbidden"})
    assert "play roaming-horde" not in spared.legal()
