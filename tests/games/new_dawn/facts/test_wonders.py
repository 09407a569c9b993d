"""World wonders: what there is, who controls one, and what happens when it is built or changes hands."""

from collections import Counter
from typing import Any

import pytest

from civitas.games.new_dawn.facts.kinds import KINDS
from civitas.games.new_dawn.facts.terrain import RESOURCES
from civitas.games.new_dawn.facts.wonders import ERAS, WONDER_COST, WONDER_ERA, WONDER_KIND, WONDER_RESOURCES, WONDERS
from tests.games.new_dawn.automa import built
from tests.games.new_dawn.situation import Situation, in_slot, row

TABLE = """
    stonehenge           culture   ancient   7 marble  mercury
    hanging-gardens      culture   ancient   8 marble  diamond
    forbidden-city       culture   medieval  9 marble  oil
    chichen-itza         culture   medieval 10 marble  mercury
    sydney-opera-house   culture   modern   10 marble  diamond
    eiffel-tower         culture   modern   12 marble  oil
    colossus             economy   ancient   7 diamond oil
    great-lighthouse     economy   ancient   8 diamond mercury
    great-zimbabwe       economy   medieval  9 diamond oil
    machu-picchu         economy   medieval 10 diamond mercury
    big-ben              economy   modern   10 diamond mercury
    estadio-do-maracana  economy   modern   10 diamond marble
    oracle               science   ancient   8 mercury marble
    pyramids             science   ancient   9 mercury oil
    porcelain-tower      science   medieval  9 mercury diamond
    potala-palace        science   medieval 10 mercury marble
    oxford-university    science   modern   10 mercury marble
    kremlin              science   modern   11 mercury oil
    petra                military  ancient   7 oil     diamond
    terracotta-army      military  ancient   8 oil     marble
    alhambra             military  medieval 10 oil     marble
    venetian-arsenal     military  medieval 10 oil     diamond
    pentagon             military  modern   12 oil     diamond
    ruhr-valley          military  modern   11 oil     mercury
"""
EAST = 2
"""The face of the die that makes barbarians march to the east."""
EVERYTHING = {"marble": 8, "mercury": 8, "oil": 8, "diamond": 8}


def raid(letters: str, victim: dict[str, Any], **scenario: Any) -> Situation:
    """A barbarian has moved from 1.0 to the east, where pieces of player 2 were."""
    s = row(letters, {}, victim, barbarians={"a": "1.0"}, event=1, at="round-end", pause=True, **scenario)
    s.dice(EAST).go_on()
    return s


def storm(target: str, victim: dict[str, Any], letters: str = "G G G", **scenario: Any) -> Situation:
    """Player 1, with a token on 1.0, has won an attack on player 2 and may attack again."""
    own = {"tokens": ["1.0"], "row": in_slot("masonry", 5), **scenario.pop("entry", {})}
    s = row(letters, own, victim, **scenario)
    s.dice(6, 1).play("resolve 5", f"attack {target}")
    return s


def pay(s: Situation) -> None:
    """Pay for a wonder with whatever is first."""
    while s.question == "Payment":
        s.play(s.legal()[0])


# The box.


@pytest.mark.rule("R12.1-a")
@pytest.mark.parametrize("line", TABLE.strip().splitlines())
def test_each_wonder_has_its_type_era_cost_and_resources(line: str) -> None:
    name, kind, era, cost, *resources = line.split()
    wonder = WONDERS.index(name)
    assert (KINDS[WONDER_KIND[wonder]], ERAS[WONDER_ERA[wonder]], WONDER_COST[wonder]) == (kind, era, int(cost))
    assert sorted(RESOURCES[resource] for resource in WONDER_RESOURCES[wonder]) == sorted(resources)


@pytest.mark.rule("R12.1-a")
def test_there_are_two_wonders_of_each_type_and_era_and_none_of_industry() -> None:
    counts = Counter((KINDS[kind], ERAS[era]) for kind, era in zip(WONDER_KIND, WONDER_ERA, strict=True))
    kinds = ("culture", "economy", "science", "military")
    assert counts == {(kind, era): 2 for kind in kinds for era in ("ancient", "medieval", "modern")}
    assert len(TABLE.strip().splitlines()) == len(WONDERS)


# One wonder in a city.


@pytest.mark.rule("R12.2-a")
def test_a_wonder_from_a_defeated_capital_goes_to_a_city_without_one() -> None:
    s = storm(
        "1.6",
        {"capital": "1.6"},
        "G*9",
        entry={"capital": "1.0", "cities": ["1.2", "1.4"], "tokens": []},
        wonders=built(on={"petra": "1.0", "oracle": "1.6"}),
    )
    assert s.choices("house") == ["1.2", "1.4"]
    s.play("house 1.2")
    assert [s.wonder_at(space) for space in ("1.0", "1.2", "1.4", "1.6")] == ["petra", "oracle", "", ""]
    assert (s.wonders(1), s.wonders(2)) == (["oracle", "petra"], [])


@pytest.mark.rule("R12.2-a")
def test_a_wonder_stays_in_a_capital_if_every_city_of_the_winner_has_one() -> None:
    s = storm(
        "1.2",
        {"capital": "1.2"},
        entry={"capital": "1.0", "tokens": []},
        wonders=built(on={"petra": "1.0", "oracle": "1.2"}),
    )
    assert (s.wonders(1), s.wonders(2)) == (["petra"], ["oracle"])


# Uncontrolled wonders.


@pytest.mark.rule("R12.3-a")
def test_the_wonder_of_a_destroyed_city_stays_uncontrolled() -> None:
    s = raid("G G G", {"cities": ["1.1"]}, wonders=built(on={"oracle": "1.1"}))
    assert (s.at("1.1"), s.barbarian("a"), s.wonder_at("1.1")) == ("", "1.1", "oracle")
    assert (s.wonders(1), s.wonders(2)) == ([], [])
    assert s.arguments("wonder-abandoned") == [{"seat": 1, "wonder": "card-oracle"}]


@pytest.mark.rule("R12.3-a")
@pytest.mark.parametrize(
    ("card", "action", "piece"), [("early-empire", "place 1.1", "token"), ("pottery", "build 1.2", "city")]
)
def test_who_puts_a_piece_on_an_uncontrolled_wonder_controls_it(card: str, action: str, piece: str) -> None:
    space = action.split()[1]
    own = {"capital": "1.0", "row": in_slot(card, 1)}
    s = row("G*9", own, wonders=built(on={"oracle": space}))
    assert s.refused("swap 1 2") == "wonder.oracle"
    s.play("resolve 1", action)
    assert (s.at(space), s.wonders(1), s.wonder_at(space)) == (f"{piece} of 1", ["oracle"], "oracle")
    assert s.arguments("wonder-claimed") == [{"seat": 0, "wonder": "card-oracle"}]
    s.pass_until("Choosing", 1)
    assert s.allows("swap 1 2")


@pytest.mark.rule("R12.3-a")
def test_a_city_on_an_own_token_over_a_wonder_keeps_it() -> None:
    own = {"tokens": ["1.1"], "row": in_slot("pottery", 1)}
    s = row("G G G", own, wonders=built(on={"oracle": "1.1"}))
    s.play("resolve 1", "build 1.1")
    assert (s.at("1.1"), s.wonders(1)) == ("city of 1", ["oracle"])
    assert {"wonder-taken", "wonder-claimed", "wonder-abandoned"}.isdisjoint(s.messages())


@pytest.mark.rule("R12.3-b")
def test_a_wonder_under_a_token_goes_to_who_defeats_it() -> None:
    s = storm("1.1", {"tokens": ["1.1"]}, wonders=built(on={"oracle": "1.1"}))
    assert (s.at("1.1"), s.wonders(1), s.wonders(2)) == ("token of 1", ["oracle"], [])
    assert s.arguments("wonder-taken") == [{"seat": 0, "other": 1, "wonder": "card-oracle"}]


@pytest.mark.rule("R12.3-b")
def test_a_wonder_under_a_token_is_nobodys_when_a_barbarian_destroys_it() -> None:
    s = raid("G G G", {"tokens": ["1.1"]}, wonders=built(on={"oracle": "1.1"}))
    assert (s.at("1.1"), s.wonder_at("1.1"), s.wonders(1), s.wonders(2)) == ("", "oracle", [], [])


@pytest.mark.rule("R12.3-b")
def test_a_wonder_under_a_reinforced_token_survives_a_raid() -> None:
    s = raid("G G G", {"reinforced": ["1.1"]}, wonders=built(on={"oracle": "1.1"}))
    assert (s.at("1.1"), s.wonders(2)) == ("token of 2", ["oracle"])


@pytest.mark.rule("R12.3-b")
def test_a_token_that_moves_away_leaves_the_wonder() -> None:
    own = {"tokens": ["1.1"], "row": in_slot("drama-and-poetry", 1)}
    s = row("G G G", own, wonders=built(on={"oracle": "1.1"}))
    s.play("resolve 1", "shift 1.1 e")
    assert (s.tokens(1), s.wonders(1), s.wonder_at("1.1")) == (["1.2"], [], "oracle")


# What building does.


@pytest.mark.rule("R12.4-a")
@pytest.mark.parametrize(
    ("wonder", "question"),
    [("pyramids", "Upgrading"), ("porcelain-tower", "Upgrading"), ("potala-palace", "Reception")],
)
def test_building_has_an_effect_that_capture_has_not(wonder: str, question: str) -> None:
    own = {"capital": "1.0", "row": in_slot("pottery", 5), "resources": EVERYTHING}
    s = row("G W", own, wonders=built(wonder))
    s.play("resolve 5", f"construct {wonder}")
    pay(s)
    assert (s.wonders(1), s.question) == ([wonder], question)
    s = storm("1.1", {"cities": ["1.1"]}, wonders=built(on={wonder: "1.1"}))
    assert (s.wonders(1), s.asked, s.question) == ([wonder], [2], "Choosing")
    assert s.row(1) == ["masonry", "early-empire", "astrology", "foreign-trade", "pottery"]
    assert s.pacts(1, 2) == []


@pytest.mark.rule("R12.4-a")
@pytest.mark.parametrize("wonder", ["pyramids", "potala-palace"])
def test_a_wonder_found_uncontrolled_does_not_do_it_either(wonder: str) -> None:
    s = row("G G G", {"capital": "1.0", "row": in_slot("early-empire", 1)}, wonders=built(on={wonder: "1.1"}))
    s.play("resolve 1", "place 1.1")
    assert (s.wonders(1), s.asked, s.question) == ([wonder], [2], "Choosing")


@pytest.mark.rule("R6.10-a", "wonder.great_zimbabwe")
@pytest.mark.parametrize("way", ["captured", "destroyed"])
def test_the_tokens_on_great_zimbabwe_are_gone_when_it_changes_hands(way: str) -> None:
    on: dict[str, Any] = {"wonders": built(on={"great-zimbabwe": "1.1"}), "great_zimbabwe": 3}
    city = {"cities": ["1.1"]}
    s = storm("1.1", city, **on) if way == "captured" else raid("G G G", city, **on)
    assert (s.position.zimbabwe, s.wonders(2), sum(s.trade(1)), sum(s.trade(2))) == (0, [], 0, 0)
