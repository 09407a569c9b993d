"""The event dial: barbarians march, raid and return; mature cities trade (R9, A3.2, A13.5, Petra)."""

from collections import Counter
from typing import Any

import pytest

from civitas.core.dice import Dice
from civitas.games.new_dawn.facts.event_dial import EVENTS, SECTION_COUNT, SECTIONS
from civitas.games.new_dawn.map.hexes import Hex
from civitas.games.new_dawn.options import setting_for
from civitas.games.new_dawn.phases.events import advance_dial
from civitas.games.new_dawn.setup import new_position
from tests.games.new_dawn.situation import Situation, row, situation

NORTH_EAST, EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST = 1, 2, 3, 4, 5, 6
ON_CARD = ["card", "reserve", "reserve"]
BEFORE_MOVE, BEFORE_TRADE, BEFORE_SPAWN = 1, 2, 4
"""Where the dial stands before it turns to these events."""


def marching(die: int, letters: str, p1: dict[str, Any] | None = None, **more: Any) -> Situation:
    """A round begins with barbarian movement in the direction of this die, on a row of hexes."""
    s = row(letters, p1, at="round-end", event=BEFORE_MOVE, pause=True, **more).dice(die)
    s.go_on()
    return s


def resolve(s: Situation, before: int, *faces: int) -> Situation:
    """Let the dial turn from this section and resolve the event alone with these dice; no turn follows."""
    return turn_dial(s.dice(*faces), before)


def turn_dial(s: Situation, before: int) -> Situation:
    """Let the dial turn from this section and resolve the event alone, with whatever dice come."""
    p = s.position
    p.frames.clear()
    p.event = before
    p.news = []
    advance_dial(p)
    p.settle()
    s.last = list(p.news)
    s.log += s.last
    return s


# The dial.


@pytest.mark.rule("R9.1-a")
def test_the_dial_turns_before_each_turn_of_the_first_player_but_the_first() -> None:
    s = situation(p1={"capital": "1.0"}, p2={"capital": "1.8"})
    seen = []
    for _ in range(4):
        s.pass_until("Choosing", 1)
        seen.append((s.position.round, s.position.event))
        s.play("resolve 2")
        s.pass_until("Choosing", 2)
        assert s.position.event == seen[-1][1]
        s.play("resolve 2")
    assert seen == [(1, 0), (2, 1), (3, 2), (4, 3)]
    assert {tuple(told.items()) for told in s.arguments("event-dial")} == {
        (("seat", 0), ("event", f"event-{name}")) for name in ("none", "barbarian-move", "trade", "barbarian-move")
    }


@pytest.mark.rule("R9.1-a")
def test_the_new_section_is_resolved_before_the_first_player_acts() -> None:
    s = marching(EAST, "G G G", barbarians={"a": "1.0"}, first=2)
    assert s.barbarian("a") == "1.1"
    assert (s.asked, s.question) == ([2], "Choosing")
    assert s.arguments("event-dial") == [{"seat": 1, "event": "event-barbarian-move"}]


@pytest.mark.rule("R9.2-a")
def test_five_sections_follow_each_other_and_begin_again() -> None:
    """WE35"""
    s = row("G G", pause=True)
    for _ in range(5):
        resolve(s, s.position.event)
    assert [told["event"] for told in s.arguments("event-dial")] == [
        "event-none", "event-barbarian-move", "event-trade", "event-barbarian-move", "event-barbarian-spawn",
    ]  # fmt: skip
    assert s.position.event == 0
    assert EVENTS[SECTIONS[0]] == "barbarian-spawn"
    assert len(SECTIONS) == SECTION_COUNT == 5


@pytest.mark.rule("event.none")
def test_nothing_happens_on_the_blank_section() -> None:
    s = row("G G G", {"capital": "1.0", "tokens": ["1.1"]}, barbarians={"a": "1.2"}, pause=True)
    s.dice(EAST)
    dice = s.position.dice.state()
    p = s.position.clone()
    advance_dial(p)
    assert p.dice.state() == dice
    assert [event.message for event in p.news] == ["event-dial"]
    assert p.event == 1
    p.event = 0
    assert p.digest() == s.position.digest()


# Barbarian movement: the way.


@pytest.mark.rule("R9.3-a")
@pytest.mark.parametrize(
    ("die", "way", "one", "other"),
    [
        (NORTH_EAST, "ne", (2, 0), (5, 1)),
        (EAST, "e", (2, 1), (5, 2)),
        (SOUTH_EAST, "se", (1, 2), (4, 3)),
        (SOUTH_WEST, "sw", (0, 2), (3, 3)),
        (WEST, "w", (0, 1), (3, 2)),
        (NORTH_WEST, "nw", (1, 0), (4, 1)),
    ],
)
def test_one_die_moves_every_barbarian_one_space_the_same_way(die: int, way: str, one: Hex, other: Hex) -> None:
    hexes = [{"at": [q, r], "terrain": "grassland"} for r in range(4) for q in range(6)]
    s = situation(map={"hexes": hexes}, barbarians={"a": "1.7", "b": "2.6"}, pause=True)
    place = s.position.world.place
    assert [place[space] for space in s.position.barbarians[:2]] == [(1, 1), (4, 2)]
    resolve(s, BEFORE_MOVE, die)
    assert [place[space] for space in s.position.barbarians[:2]] == [one, other]
    assert s.arguments("barbarians-march") == [{"die": die, "direction": f"direction-{way}"}]
    assert [event.rule for event in s.events("barbarian-moves")] == ["R9.3-a", "R9.3-a"]


@pytest.mark.rule("R9.3-a")
def test_barbarians_off_the_map_do_not_move() -> None:
    s = marching(EAST, "G!a G G", barbarians={"a": "off", "b": "absent"})
    assert (s.barbarian("a"), s.barbarian("b")) == ("off", "absent")
    assert s.arguments("barbarian-moves") == []


@pytest.mark.rule("R9.3-b")
@pytest.mark.parametrize(("letters", "end"), [("G G", "1.1"), ("G W G", "1.2"), ("G W W G", "1.3")])
def test_water_is_skipped(letters: str, end: str) -> None:
    s = marching(EAST, letters, barbarians={"a": "1.0"})
    assert s.barbarian("a") == end
    rule = "R9.3-a" if end == "1.1" else "R9.3-b"
    assert [(event.rule, event.arguments) for event in s.events("barbarian-moves")] == [
        (rule, {"barbarian": "barbarian-a", "space": "space-1.0", "target": f"space-{end}"}),
    ]


@pytest.mark.rule("R9.3-c")
@pytest.mark.parametrize(
    ("letters", "start", "end"), [("G G", "1.1", "1.0"), ("G G W", "1.1", "1.0"), ("G W G", "1.2", "1.0")]
)
def test_the_edge_of_the_map_turns_a_barbarian_around(letters: str, start: str, end: str) -> None:
    s = marching(EAST, letters, barbarians={"a": start})
    assert s.barbarian("a") == end
    assert [event.rule for event in s.events("barbarian-moves")] == ["R9.3-c"]


@pytest.mark.rule("R9.3-c")
def test_a_gap_in_the_map_is_an_edge() -> None:
    s = marching(EAST, "G G . G", barbarians={"a": "1.1"})
    assert s.barbarian("a") == "1.0"


@pytest.mark.rule("R9.3-d")
@pytest.mark.parametrize("letters", ["W G W", ". G .", "W W G W"])
def test_a_barbarian_without_land_on_either_side_stays(letters: str) -> None:
    start = f"1.{letters.replace('. ', '').split().index('G')}"
    s = marching(EAST, letters, barbarians={"a": start})
    assert s.barbarian("a") == start
    assert [(event.rule, event.arguments) for event in s.events("barbarian-stays")] == [
        ("R9.3-d", {"barbarian": "barbarian-a", "space": f"space-{start}"}),
    ]


# Barbarian movement: raids.


@pytest.mark.rule("R9.3-e")
def test_caravans_in_the_entered_space_go_back_to_their_economy_cards() -> None:
    s = marching(EAST, "G G", {"caravans": ["1.1"]}, p2={"caravans": ["1.1"]}, barbarians={"a": "1.0"})
    assert s.caravans(1) == s.caravans(2) == ON_CARD
    assert s.barbarian("a") == "1.1"
    assert [(event.rule, event.arguments) for event in s.events("caravan-destroyed")] == [
        ("R9.3-e", {"seat": 0, "space": "space-1.1"}), ("R9.3-e", {"seat": 1, "space": "space-1.1"}),
    ]  # fmt: skip


@pytest.mark.rule("R9.3-e")
def test_caravans_elsewhere_are_safe() -> None:
    s = marching(EAST, "G W G G", {"caravans": ["1.3"]}, barbarians={"a": "1.0"})
    assert s.caravans(1) == ["1.3", "reserve", "reserve"]
    assert s.barbarian("a") == "1.2"


@pytest.mark.rule("R9.3-f")
def test_an_unreinforced_token_is_destroyed() -> None:
    s = marching(EAST, "G G", {"tokens": ["1.1"]}, barbarians={"a": "1.0"})
    assert (s.at("1.1"), s.tokens(1), s.civ(1).tokens_left) == ("", [], 31)
    assert s.barbarian("a") == "1.1"
    assert [(event.rule, event.arguments) for event in s.events("token-razed")] == [
        ("R9.3-f", {"seat": 0, "space": "space-1.1"}),
    ]


@pytest.mark.rule("R9.3-g")
def test_a_city_is_destroyed_and_its_wonder_stays_uncontrolled() -> None:
    s = marching(EAST, "G G", {"cities": ["1.1"]}, barbarians={"a": "1.0"}, wonders={"on": {"oracle": "1.1"}})
    assert (s.at("1.1"), s.cities(1), s.civ(1).cities_left) == ("", [], 7)
    assert s.wonder_at("1.1") == "oracle"
    assert s.wonders(1) == s.wonders(2) == []
    assert s.barbarian("a") == "1.1"
    assert {"city-razed", "wonder-abandoned"} <= set(s.messages())
    assert [event.rule for event in s.events("city-razed")] == ["R9.3-g"]


@pytest.mark.rule("R9.3-g")
def test_a_destroyed_city_on_a_conquered_city_state_frees_it() -> None:
    s = marching(EAST, "G K:seoul", {"cities": ["1.1"]}, barbarians={"a": "1.0"})
    assert s.city_state("seoul") == "free"
    assert s.barbarian("a") == "1.1"
    assert all(s.on_card(1, slot) == [] for slot in range(1, 6))


@pytest.mark.rule("R9.3-h")
@pytest.mark.parametrize(("letters", "target"), [("G G", "1.1"), ("G W G", "1.2")])
def test_a_reinforced_token_is_flipped_and_sends_the_barbarian_back(letters: str, target: str) -> None:
    s = marching(EAST, letters, {"reinforced": [target]}, barbarians={"a": "1.0"})
    assert s.at(target) == "token of 1"
    assert s.barbarian("a") == "1.0"
    assert [(event.rule, event.arguments) for event in s.events("barbarian-repelled")] == [
        ("R9.3-h", {"seat": 0, "barbarian": "barbarian-a", "space": f"space-{target}"}),
    ]


@pytest.mark.rule("R9.3-i")
def test_the_owner_of_a_raided_capital_discards_two_tokens_of_choice() -> None:
    trade = [1, 0, 0, 1, 1]
    s = marching(
        EAST, "G G", {"capital": "1.1", "trade": trade}, p2={"trade": [3, 0, 0, 0, 0]}, barbarians={"a": "1.0"}
    )
    assert (s.asked, s.question) == ([1], "RaidLoss")
    assert s.position.frames[-1].question(s.position, 0) == {"frame": "RaidLoss", "seat": 0, "left": 2}
    assert s.choices("discard") == ["1", "4", "5"]
    s.play("discard 4")
    assert s.choices("discard") == ["1", "5"]
    s.play("discard 1")
    assert s.trade(1) == [0, 0, 0, 0, 1]
    assert s.trade(2) == [3, 0, 0, 0, 0]
    assert (s.at("1.1"), s.barbarian("a")) == ("capital of 1", "1.0")
    assert (s.asked, s.question) == ([1], "Choosing")
    assert s.arguments("trade-discarded") == [{"seat": 0, "slot": 4, "count": 1}, {"seat": 0, "slot": 1, "count": 1}]


@pytest.mark.rule("R9.3-i")
@pytest.mark.parametrize(
    ("trade", "left"),
    [
        ([0, 0, 0, 0, 0], [0, 0, 0, 0, 0]),
        ([0, 1, 0, 0, 0], [0, 0, 0, 0, 0]),
        ([0, 1, 0, 1, 0], [0, 0, 0, 0, 0]),
        ([0, 0, 3, 0, 0], [0, 0, 1, 0, 0]),
    ],
)
def test_nobody_is_asked_which_tokens_to_discard_if_there_is_no_choice(trade: list[int], left: list[int]) -> None:
    s = marching(EAST, "G G", {"capital": "1.1", "trade": trade}, barbarians={"a": "1.0"})
    assert s.question == "Choosing"
    assert s.trade(1) == left
    assert (s.at("1.1"), s.barbarian("a")) == ("capital of 1", "1.0")


@pytest.mark.rule("R9.3-i")
def test_only_tokens_that_are_there_can_be_discarded() -> None:
    s = marching(EAST, "G G", {"capital": "1.1", "trade": [2, 2, 0, 0, 0]}, barbarians={"a": "1.0"})
    assert s.refused("discard 3") == "R9.3-i"
    assert s.refused("resolve 1") == "R9.3-i"


@pytest.mark.rule("R9.3-i")
def test_two_raids_on_a_capital_cost_four_tokens_one_raid_after_the_other() -> None:
    lines = ["G G", "G G"]
    trade = {"capital": "1.1", "trade": [3, 3, 0, 0, 0]}
    s = situation(map={"rows": lines}, p1=trade, barbarians={"a": "1.0", "b": "1.3"}, pause=True)
    resolve(s, BEFORE_MOVE, EAST)
    assert s.position.frames[-1].question(s.position, 0)["left"] == 2
    s.play("discard 1", "discard 1")
    assert s.trade(1) == [1, 3, 0, 0, 0]
    assert s.asked == []


@pytest.mark.rule("R9.3-j")
def test_caravans_beside_a_reinforced_token_are_destroyed_though_the_barbarian_goes_back() -> None:
    s = marching(EAST, "G G", {"reinforced": ["1.1"]}, p2={"caravans": ["1.1"]}, barbarians={"a": "1.0"})
    assert s.caravans(2) == ON_CARD
    assert s.at("1.1") == "token of 1"
    assert s.barbarian("a") == "1.0"


@pytest.mark.rule("R9.3-j")
def test_caravans_in_a_raided_capital_or_city_are_destroyed_too() -> None:
    s = marching(EAST, "G G", {"capital": "1.1", "caravans": ["1.1"]}, barbarians={"a": "1.0"})
    assert (s.caravans(1), s.barbarian("a")) == (ON_CARD, "1.0")
    s = marching(EAST, "G G", {"cities": ["1.1"], "caravans": ["1.1"]}, barbarians={"a": "1.0"})
    assert (s.caravans(1), s.at("1.1"), s.barbarian("a")) == (ON_CARD, "", "1.1")


@pytest.mark.rule("R9.3-k")
def test_the_barbarian_in_front_moves_first() -> None:
    s = marching(EAST, "G G G", barbarians={"a": "1.0", "b": "1.1"})
    assert (s.barbarian("a"), s.barbarian("b")) == ("1.1", "1.2")
    assert [told["barbarian"] for told in s.arguments("barbarian-moves")] == ["barbarian-b", "barbarian-a"]


@pytest.mark.rule("R9.3-k")
def test_a_barbarian_behind_one_that_was_sent_back_stays() -> None:
    s = marching(EAST, "G G G", {"capital": "1.2"}, barbarians={"a": "1.0", "b": "1.1"})
    assert (s.barbarian("a"), s.barbarian("b")) == ("1.0", "1.1")
    assert [(event.rule, event.arguments) for event in s.events("barbarian-stays")] == [
        ("R9.3-k", {"barbarian": "barbarian-a", "space": "space-1.0"}),
    ]


@pytest.mark.rule("R9.3-k")
def test_a_barbarian_that_stays_raids_nothing() -> None:
    s = marching(EAST, "G G G", {"capital": "1.2", "trade": [1, 1, 1, 0, 0]}, barbarians={"a": "1.0", "b": "1.1"})
    s.play("discard 1", "discard 2")
    assert s.trade(1) == [0, 0, 1, 0, 0]
    assert s.question == "Choosing"


@pytest.mark.rule("R9.3-k")
@pytest.mark.parametrize(("northern", "southern"), [("a", "b"), ("b", "a")])
def test_side_by_side_the_letter_decides_who_moves_first(northern: str, southern: str) -> None:
    lines = ["G G G", "G G G", "G G G"]
    s = situation(map={"rows": lines}, barbarians={northern: "1.1", southern: "1.7"}, pause=True)
    resolve(s, BEFORE_MOVE, EAST)
    assert (s.barbarian(northern), s.barbarian(southern)) == ("1.2", "1.8")
    assert [told["barbarian"] for told in s.arguments("barbarian-moves")] == ["barbarian-a", "barbarian-b"]


@pytest.mark.rule("R9.3-l")
def test_a_city_state_is_not_raided_and_caravans_cannot_enter_while_a_barbarian_is_there() -> None:
    cards = ["early-empire", "astrology", "pottery", "masonry", "foreign-trade"]
    traders = {"caravans": ["1.2"], "row": cards}
    s = marching(EAST, "G K:geneva G", traders, barbarians={"a": "1.0"})
    assert s.barbarian("a") == "1.1"
    assert s.city_state("geneva") == "free"
    assert s.position.copies_left(4) == 2
    s.play("resolve 5")
    assert "1.1" not in [choice.split()[-1] for choice in s.choices("send")]
    free = row("G K:geneva G", traders, barbarians={"a": "1.0"})
    free.play("resolve 5")
    assert "1 1.1" in free.choices("send")


@pytest.mark.rule("R9.3-m")
def test_tokens_that_lie_on_the_map_are_not_touched() -> None:
    s = marching(
        EAST, "G H W G N:mt-everest", barbarians={"a": "1.0", "b": "1.3"}, resources={"1.1": "oil"}
    )  # fmt: skip
    assert (s.barbarian("a"), s.barbarian("b")) == ("1.1", "1.4")
    assert (s.lying("1.1"), s.lying("1.4")) == ("oil", "mt-everest")
    assert s.natural_wonder("mt-everest") == "free"
    assert s.supply("oil") == 7


@pytest.mark.rule("event.barbarian_move")
def test_barbarians_move_and_raid_one_after_the_other() -> None:
    s = marching(EAST, "G G W G G", {"tokens": ["1.3"]}, barbarians={"a": "1.1", "b": "1.4"})
    assert (s.barbarian("a"), s.barbarian("b")) == ("1.1", "1.3")
    assert s.tokens(1) == []
    assert [event.message for event in s.last][:5] == [
        "event-dial", "barbarians-march", "barbarian-moves", "token-razed", "barbarian-stays",
    ]  # fmt: skip
    assert s.rules() >= {"R9.3-a", "R9.3-c", "R9.3-f", "R9.3-k"}


# Petra.


@pytest.mark.rule("wonder.petra")
@pytest.mark.card("petra")
@pytest.mark.parametrize("piece", ["cities", "capital", "reinforced"])
def test_petra_turns_barbarians_away_from_cities_and_reinforced_tokens(piece: str) -> None:
    guarded: dict[str, Any] = {"capital": "1.2"} if piece == "capital" else {piece: ["1.2"]}
    guarded["cities"] = [*guarded.get("cities", []), "1.3"]
    guarded["trade"] = [1, 1, 1, 1, 1]
    s = marching(EAST, "G G G . G", guarded, barbarians={"a": "1.1"}, wonders={"on": {"petra": "1.3"}})
    assert s.barbarian("a") == "1.0"
    assert s.at("1.2") == {"cities": "city of 1", "capital": "capital of 1", "reinforced": "reinforced of 1"}[piece]
    assert s.trade(1) == [1, 1, 1, 1, 1]
    assert [event.rule for event in s.events("barbarian-moves")] == ["wonder.petra"]


@pytest.mark.rule("wonder.petra")
def test_petra_protects_only_its_owner() -> None:
    s = marching(
        EAST, "G G G . G", {"cities": ["1.3"]}, p2={"cities": ["1.2"]}, barbarians={"a": "1.1"},
        wonders={"on": {"petra": "1.3"}},
    )  # fmt: skip
    assert (s.barbarian("a"), s.at("1.2")) == ("1.2", "")


@pytest.mark.rule("wonder.petra")
def test_petra_does_nothing_for_the_automated_player() -> None:
    s = situation(
        automa="settler", map={"row": "G G G . G"}, p2={"cities": ["1.2", "1.3"]}, barbarians={"a": "1.1"},
        wonders={"on": {"petra": "1.3"}}, pause=True,
    )  # fmt: skip
    resolve(s, BEFORE_MOVE, EAST)
    assert (s.barbarian("a"), s.at("1.2")) == ("1.2", "")


@pytest.mark.rule("wonder.petra-b")
def test_between_two_spaces_that_petra_guards_a_barbarian_stays() -> None:
    s = marching(
        EAST, "G G G . G", {"cities": ["1.0", "1.3"], "reinforced": ["1.2"]}, barbarians={"a": "1.1"},
        wonders={"on": {"petra": "1.3"}},
    )  # fmt: skip
    assert s.barbarian("a") == "1.1"
    assert (s.at("1.0"), s.at("1.2")) == ("city of 1", "reinforced of 1")
    assert [event.rule for event in s.events("barbarian-stays")] == ["wonder.petra-b"]


@pytest.mark.rule("wonder.petra-b")
def test_a_barbarian_with_petra_in_front_and_no_land_behind_stays() -> None:
    s = marching(
        EAST, "W G G . G", {"cities": ["1.2", "1.3"]}, barbarians={"a": "1.1"}, wonders={"on": {"petra": "1.3"}}
    )  # fmt: skip
    assert (s.barbarian("a"), s.at("1.2")) == ("1.1", "city of 1")


@pytest.mark.rule("wonder.petra-b")
def test_petra_guards_neither_unreinforced_tokens_nor_caravans() -> None:
    s = marching(
        EAST, "G G G . G", {"cities": ["1.0", "1.3"], "tokens": ["1.2"]}, barbarians={"a": "1.1"},
        wonders={"on": {"petra": "1.3"}},
    )  # fmt: skip
    assert (s.barbarian("a"), s.at("1.2"), s.civ(1).tokens_left) == ("1.2", "", 31)
    s = marching(
        EAST, "G G G . G", {"cities": ["1.3"], "caravans": ["1.2"]}, barbarians={"a": "1.1"},
        wonders={"on": {"petra": "1.3"}},
    )  # fmt: skip
    assert (s.barbarian("a"), s.caravans(1)) == ("1.2", ON_CARD)


# Barbarian spawning.


def spawning(letters: str, p1: dict[str, Any] | None = None, **more: Any) -> Situation:
    """The dial has just turned to the spawn section."""
    return resolve(row(letters, p1, pause=True, **more), BEFORE_SPAWN)


@pytest.mark.rule("R9.4-a")
def test_barbarians_return_to_icons_that_are_empty_or_hold_only_caravans() -> None:
    s = spawning(
        "G!c G!d G!f G!a G!b",
        {"caravans": ["1.1"], "tokens": ["1.2"]},
        barbarians={"a": "off", "c": "off", "d": "off", "f": "off", "b": "1.3"},
    )
    assert [s.barbarian(letter) for letter in "cdfab"] == ["1.0", "1.1", "off", "off", "1.3"]
    assert s.caravans(1) == ON_CARD
    assert s.at("1.2") == "token of 1"
    assert [told["barbarian"] for told in s.arguments("barbarian-appears")] == ["barbarian-c", "barbarian-d"]
    assert s.arguments("caravan-destroyed") == [{"seat": 0, "space": "space-1.1"}]
    assert s.arguments("barbarian-waits") == [
        {"barbarian": "barbarian-a", "space": "space-1.3"}, {"barbarian": "barbarian-f", "space": "space-1.2"},
    ]  # fmt: skip


@pytest.mark.rule("R9.4-a")
@pytest.mark.parametrize("more", [{"wonders": {"on": {"oracle": "1.0"}}}, {"resources": {"1.0": "oil"}}])
def test_an_icon_under_a_token_that_belongs_to_nobody_is_not_empty(more: dict[str, Any]) -> None:
    s = spawning("G!c G", barbarians={"c": "off"}, **more)
    assert s.barbarian("c") == "off"


@pytest.mark.rule("R9.4-b")
def test_a_blocked_barbarian_tries_again_at_the_next_spawn() -> None:
    s = spawning("G G!f", {"tokens": ["1.1"]}, barbarians={"f": "off", "a": "1.0"})
    assert s.barbarian("f") == "off"
    resolve(s, BEFORE_MOVE, EAST)
    assert (s.barbarian("a"), s.tokens(1)) == ("1.1", [])
    resolve(s, BEFORE_SPAWN)
    assert s.barbarian("f") == "off"
    resolve(s, BEFORE_MOVE, WEST)
    resolve(s, BEFORE_SPAWN)
    assert (s.barbarian("a"), s.barbarian("f")) == ("1.0", "1.1")


@pytest.mark.rule("event.barbarian_spawn")
def test_barbarians_on_the_map_stay_and_no_die_is_rolled() -> None:
    s = row("G!a G!b G!c G", p2={"tokens": ["1.1"]}, barbarians={"a": "off", "b": "off", "c": "1.3"}, pause=True)
    s.dice()
    dice = s.position.dice.state()
    resolve(s, BEFORE_SPAWN)
    assert [s.barbarian(letter) for letter in "abc"] == ["1.0", "off", "1.3"]
    assert s.at("1.1") == "token of 2"
    assert s.position.dice.state() == dice


# Trade.


@pytest.mark.rule("R9.5-a")
def test_each_mature_city_brings_a_trade_token_on_a_card_of_choice() -> None:
    s = row(
        "G G G G G G",
        {"capital": "1.0", "cities": ["1.2"], "tokens": ["1.1", "1.3"], "trade": [1, 0, 0, 0, 0]},
        {"capital": "1.5"},
        pause=True,
    )
    assert (s.mature(1), s.mature(2)) == (["1.0", "1.2"], [])
    resolve(s, BEFORE_TRADE)
    assert s.asked == [1]
    s.play("store 1", "store 1")
    assert (s.trade(1), s.trade(2)) == ([3, 0, 0, 0, 0], [0] * 5)
    assert s.asked == []
    assert s.arguments("cities-trade") == [{"seat": 0, "count": 2}]


@pytest.mark.rule("R9.5-a")
def test_players_gain_clockwise_from_the_first_player() -> None:
    mature = {"capital": "1.0", "tokens": ["1.1"]}
    s = row("G G . G G", mature, {"capital": "1.2", "tokens": ["1.3"]}, first=2, pause=True)
    resolve(s, BEFORE_TRADE)
    assert s.asked == [2]
    s.play("store 5")
    assert s.asked == [1]
    s.play("store 4")
    assert (s.trade(1), s.trade(2)) == ([0, 0, 0, 1, 0], [0, 0, 0, 0, 1])
    assert s.asked == []


@pytest.mark.rule("event.trade")
def test_people_choose_within_the_limit_and_the_automated_player_fills_its_emptiest_card() -> None:
    s = situation(
        automa="settler",
        map={"row": "G G G G . G G"},
        p1={"capital": "1.0", "cities": ["1.2"], "tokens": ["1.1", "1.3"], "trade": [2, 3, 3, 3, 3]},
        p2={"capital": "1.4", "tokens": ["1.5"], "trade": [1, 2, 0, 0, 1]},
        pause=True,
    )
    resolve(s, BEFORE_TRADE)
    assert s.trade(1) == [3, 3, 3, 3, 3]
    assert s.trade(2) == [1, 2, 0, 1, 1]
    assert s.arguments("trade-lost") == [{"seat": 0, "count": 1}]
    assert s.asked == []


@pytest.mark.rule("A13.5-a")
def test_the_automated_player_distributes_from_the_highest_slot() -> None:
    s = situation(
        automa="settler",
        map={"row": "G*6"},
        p2={"capital": "1.0", "cities": ["1.2", "1.4"], "tokens": ["1.1", "1.3", "1.5"]},
        pause=True,
    )
    resolve(s, BEFORE_TRADE)
    assert s.trade(2) == [0, 0, 1, 1, 1]
    assert [(event.rule, event.arguments) for event in s.events("cities-trade")] == [
        ("A13.5-a", {"seat": 1, "count": 3}),
    ]
    assert [told["slot"] for told in s.arguments("automa-stored")] == [5, 4, 3]


# The automated player and the dial.


@pytest.mark.rule("A3.2-a")
def test_the_dial_turns_before_a_turn_of_the_automated_player_and_the_person_to_its_left_turns_it() -> None:
    s = situation(
        automa="settler", players=3, map={"row": "G*9"}, round=2, event=BEFORE_MOVE, at="round-end", pause=True,
        p1={"capital": "1.3"}, p2={"capital": "1.5"}, p3={"capital": "1.7"}, barbarians={"a": "1.0"},
    )  # fmt: skip
    s.dice(EAST).go_on()
    assert (s.position.round, s.position.event) == (3, 2)
    assert s.arguments("event-dial") == [{"seat": 0, "event": "event-barbarian-move"}]
    assert s.messages()[:3] == ["event-dial", "barbarians-march", "barbarian-moves"]
    assert [event.rule for event in s.events("event-dial")] == ["A3.2-a"]
    by_automa = [place for place, event in enumerate(s.log) if "criterion" in event.arguments]
    assert by_automa
    assert by_automa[0] > 2
    assert (s.asked, s.question) == ([1], "Choosing")


@pytest.mark.rule("A3.2-a")
def test_the_dial_does_not_turn_before_the_very_first_turn_of_the_automated_player() -> None:
    p = new_position(setting_for(2, {"automa": "prince"}), 1)
    assert (p.round, p.event, p.to_act) == (1, 0, [0])
    assert "event-dial" not in [event.message for event in p.news]


@pytest.mark.rule("A13.5-b")
def test_a_raided_automated_player_loses_all_it_has_if_that_is_two_or_less() -> None:
    s = raided_automa([0, 1, 0, 0, 1])
    assert s.trade(2) == [0] * 5
    assert (s.at("1.1"), s.barbarian("a")) == ("capital of 2", "1.0")
    assert s.asked == []
    assert raided_automa([0, 0, 0, 1, 0]).trade(2) == [0] * 5
    assert raided_automa([0] * 5).trade(2) == [0] * 5


@pytest.mark.rule("A13.5-b")
def test_chance_decides_which_tokens_a_raid_costs_the_automated_player() -> None:
    left: Counter[tuple[int, ...]] = Counter()
    for seed in range(200):
        s = raided_automa([1, 0, 0, 0, 3], seed)
        left[tuple(s.trade(2))] += 1
        assert s.asked == []
        assert set(s.criteria("automa-discarded")) <= {"random", "only-choice"}
    assert set(left) == {(1, 0, 0, 0, 1), (0, 0, 0, 0, 2)}
    # The single token survives two draws out of four with probability 1/2.
    assert 70 <= left[(1, 0, 0, 0, 1)] <= 130


@pytest.mark.rule("A13.5-b")
@pytest.mark.parametrize(
    ("trade", "left", "criteria"),
    [
        ([1, 0, 0, 0, 3], [1, 0, 0, 0, 1], ["most-tokens", "most-tokens"]),
        ([2, 0, 2, 0, 1], [1, 0, 1, 0, 1], ["lowest-slot", "most-tokens"]),
        ([1, 1, 0, 0, 1], [0, 0, 0, 0, 1], ["lowest-slot", "lowest-slot"]),
    ],
)
def test_by_option_the_automated_player_loses_tokens_where_it_has_most(
    trade: list[int], left: list[int], criteria: list[str]
) -> None:
    s = raided_automa(trade, automa_raid_loss="most-tokens")
    assert s.trade(2) == left
    assert s.criteria("automa-discarded") == criteria


def raided_automa(trade: list[int], seed: int = 0, **options: Any) -> Situation:
    """Barbarians have raided the capital of the automated player, who had these trade tokens in slots 1 to 5.

    `seed` tells apart dice that all begin with a step to the east.
    """
    s = situation(
        automa="settler",
        map={"row": "G G"},
        options=options,
        p2={"capital": "1.1", "trade": trade},
        barbarians={"a": "1.0"},
        pause=True,
    )
    seed = next(each for each in range(1000 * seed, 1000 * seed + 1000) if Dice.seeded(each).below(6) + 1 == EAST)
    s.position.dice = Dice.seeded(seed)
    return turn_dial(s, BEFORE_MOVE)
