"""What the board is told besides choices: names of places, what cards would do now, what an attack is worth."""

from typing import Any

import pytest

import civitas
from civitas.core.position import Perspective
from civitas.core.telling import Account, say
from civitas.language import LANGUAGES, language
from tests.games.new_dawn.situation import Situation, flower, in_slot, row
from tests.games.new_dawn.warfare import armed

DAWN = civitas.title("new-dawn")
NAMES = ["Anna", "Bela", "Cem"]


def seen(s: Situation, seat: int | None = 0) -> Perspective:
    return s.position.perspective(seat)


def now(s: Situation, slot: int) -> list[str]:
    """What the card in a slot would do, in English."""
    lines = seen(s).telling["texts"][f"slot-{slot}"]
    return [language("en", "new-dawn").said(line, NAMES) for line in lines]


# Places.


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_every_space_of_a_map_has_a_name_of_its_own(code: str, seed: int) -> None:
    p = DAWN.new_game(players=2 + seed % 3, seed=seed)
    called = p.perspective(0).telling["called"]
    names = [language(code, "new-dawn").said(said, []) for said in called.values()]
    assert len(names) == len(p.perspective(0).view["map"]["spaces"])
    assert len(set(names)) == len(names)
    numbered = [said for said in called.values() if said["message"] == "place-numbered"]
    assert len(numbered) < len(names) / 5


def test_spaces_are_named_by_the_landmark_beside_them_for_the_whole_game() -> None:
    s = flower("G; G G H F D M", {"leader": "trajan", "capital": "1.0"})
    called = seen(s).telling["called"]
    speak = language("en", "new-dawn")
    assert speak.said(called["space-1.0"], []) == "Rome"
    assert speak.said(called["space-1.2"], []) == "grassland east of Rome"
    assert language("de", "new-dawn").said(called["space-1.4"], []) == "Wald südwestlich von Rom"


def test_where_nothing_has_a_name_the_number_has_to_do() -> None:
    p = DAWN.new_game(players=2, seed=1, options={"map": "built"})
    called = p.perspective(0).telling["called"]
    assert set(called) == {f"space-{each['space']}" for each in p.perspective(0).view["map"]["spaces"]}


# What cards would do now.


def test_a_culture_card_tells_its_tokens_its_terrain_and_the_spaces_that_are_open() -> None:
    s = flower("G; G G H F D M", {"row": in_slot("early-empire", 2), "capital": "1.0"})
    assert now(s, 2) == ["2 control tokens on terrain up to 2; open: 3 spaces"]


def test_a_science_card_tells_where_the_dial_would_stop_and_the_levels_it_meets() -> None:
    s = row("G G G", {"row": in_slot("astrology", 4), "capital": "1.0", "dial": 5})
    assert now(s, 4) == ["Tech dial +4, to 9", "brings a card of level II"]


def test_an_industry_card_tells_production_sites_and_the_wonders_it_can_pay_for() -> None:
    wonders: dict[str, Any] = {"face_up": ["petra"]}
    s = row("G G G G G", {"row": in_slot("pottery", 5), "capital": "1.0", "trade": {"pottery": 2}}, wonders=wonders)
    assert now(s, 5) == ["Production 5; 1 site for a city on terrain up to 5", "can pay for Colossus, Petra"]


def test_a_military_card_tells_its_value_and_the_best_odds() -> None:
    s = row("G G G G", armed("masonry", 5, capital="1.0"), {"capital": "1.3", "tokens": ["1.1"]})
    assert now(s, 5) == ["Attack 5 + die, or reinforce 0", "1 target, 92 %"]


def test_spectators_and_the_automated_player_are_told_of_no_prospects() -> None:
    s = row("G G G", {"capital": "1.0"}, {"capital": "1.2"}, automa="prince")
    assert not [thing for seat in (None, 1) for thing in seen(s, seat).telling["texts"] if thing.startswith("slot-")]


def test_a_wonder_on_offer_tells_who_makes_it_cheaper() -> None:
    s = row("G G G", {"leader": "cleopatra", "capital": "1.0"}, wonders={"face_up": ["petra"]})
    texts = seen(s).telling["texts"]
    assert texts["offer-petra"] == [say("now-discount", thing="leader-cleopatra", count=1)]
    assert "offer-petra" not in seen(s, 1).telling["texts"]


# Attacks.


def accounts(s: Situation, space: str, seat: int | None = 0) -> list[Account]:
    found = seen(s, seat).explain(f"space-{space}")
    assert found is not None
    return found["accounts"]


def test_a_target_tells_both_values_with_their_parts_and_the_odds_with_tokens_of_both_sides() -> None:
    rival = {"capital": "1.3", "tokens": ["1.1"], "row": in_slot("masonry", 2), "trade": {"masonry": 1}}
    s = row("G G G G", armed("masonry", 3, capital="1.0", trade={"masonry": 2}), rival)
    s.play("resolve 3")
    attack, strength, odds = accounts(s, "1.1")
    assert attack["rows"] == [{"label": say("part-slot"), "value": 3}]
    assert attack["total"]["value"] == 3
    assert strength["rows"] == [{"label": say("terrain-grassland"), "value": 1}]
    assert [(each["label"]["message"], each["value"]) for each in odds["rows"]] == [
        ("odds-plain", say("odds-percent", percent=72)),
        ("odds-with-tokens", say("odds-percent", percent=92)),
        ("odds-against-tokens", say("odds-percent", percent=83)),
    ]


def test_only_who_may_attack_is_told_what_an_attack_would_be_worth() -> None:
    s = row("G G G G", armed("masonry", 3, capital="1.0"), {"capital": "1.3", "tokens": ["1.1"]})
    assert accounts(s, "1.1") == []
    s.play("resolve 3")
    assert accounts(s, "1.1", seat=1) == accounts(s, "1.1", seat=None) == accounts(s, "1.2") == []
