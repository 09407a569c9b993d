"""Key concepts: who can play, where returned pieces go, terrain, water, distance, empty spaces and mature cities."""

from typing import Any

import pytest

from civitas.core.errors import BadOption
from civitas.games.new_dawn.facts.terrain import DIFFICULTY, TERRAINS
from civitas.games.new_dawn.map.world import SPACE_NAMES
from civitas.games.new_dawn.standings import friendly_spaces, missing
from civitas.games.new_dawn.title import NewDawnTitle
from tests.games.new_dawn.situation import Situation, flower, in_slot, row, situation

TITLE = NewDawnTitle()
EARLY_EMPIRE_IN_SLOT_5 = in_slot("early-empire", 5)
NEXT_TO_A_WATER_TOKEN: dict[str, Any] = {"players": 4, "map": {"fixed": "fixed-4p"}, "barbarians": {}, "resources": {}}
"""A map on which 15.8, the water token w1 and 4.1 lie in a line."""


def spaces_of(s: Situation, player: int) -> list[str]:
    """The friendly spaces of a player."""
    return s.cities(player) + s.tokens(player)


def rivals(s: Situation, player: int) -> list[str]:
    """The rival spaces of a player."""
    p = s.position
    return [SPACE_NAMES[space] for space in p.world.spaces if p.is_rival(player - 1, space)]


def is_edge(s: Situation, space: str) -> bool:
    """Whether a space is on the edge of the map."""
    return s.position.world.is_edge[SPACE_NAMES.index(space)]


# Who plays, what a card can allow, and where things go.


@pytest.mark.rule("R1.1-a")
@pytest.mark.parametrize(
    ("people", "automa"), [(2, "none"), (3, "none"), (4, "none"), (1, "king"), (2, "king"), (3, "king")]
)
def test_two_to_four_play_and_one_of_them_may_be_automated(people: int, automa: str) -> None:
    players = people if automa == "none" else people + 1
    p = TITLE.new_game(players=players, seed=1, options={"automa": automa})
    assert len(p.civs) == players
    assert p.humans() == list(range(people))


@pytest.mark.rule("R1.1-a")
@pytest.mark.parametrize(("people", "automa"), [(1, "none"), (5, "none"), (0, "king"), (4, "king")])
def test_no_other_number_of_players_is_accepted(people: int, automa: str) -> None:
    players = people if automa == "none" else people + 1
    with pytest.raises(BadOption):
        TITLE.new_game(players=players, seed=1, options={"automa": automa})


@pytest.mark.rule("R1.2-a")
@pytest.mark.card("chichen-itza")
def test_a_card_that_allows_something_lifts_only_the_restriction_it_names() -> None:
    wonders = {"on": {"chichen-itza": "1.0"}}
    s = row("G G F", {"capital": "1.0", "row": in_slot("early-empire", 2)}, wonders=wonders)
    s.play("resolve 2")
    assert s.refused("place 1.2") == "R3.2-a"
    s = row("G G F", {"capital": "1.0", "row": in_slot("early-empire", 3)}, wonders=wonders)
    s.play("resolve 3", "place 1.2")
    assert s.at("1.2") == "token of 1"


@pytest.mark.rule("R1.3-a")
def test_what_is_paid_goes_to_the_supply() -> None:
    p1 = {"capital": "1.0", "row": in_slot("pottery", 4), "resources": ["oil"], "trade": {"pottery": 1}}
    s = row("G*9", p1, wonders={"face_up": ["petra"]})
    before = s.position.components()
    s.play("resolve 4", "construct petra", "spend oil")
    assert s.wonders(1) == ["petra"]
    assert (s.resources(1), s.supply("oil")) == ({}, 8)
    assert s.trade(1) == [0] * 5
    assert s.position.trade_tokens() == 0
    assert s.position.components() == before


@pytest.mark.rule("R1.3-a")
def test_destroyed_pieces_are_unused_again_and_a_caravan_waits_on_its_card() -> None:
    p1 = {"tokens": ["1.1"], "cities": ["1.3"], "caravans": ["1.5"]}
    barbarians = {"a": "1.0", "b": "1.2", "c": "1.4"}
    s = row("G!a G G!b G G!c G", p1, barbarians=barbarians, at="round-end", event=1, pause=True)
    before = s.position.components()
    assert (s.civ(1).tokens_left, s.civ(1).cities_left) == (30, 6)
    s.dice(2).go_on()
    assert (s.at("1.1"), s.at("1.3")) == ("", "")
    assert (s.civ(1).tokens_left, s.civ(1).cities_left) == (31, 7)
    assert s.caravans(1) == ["card", "reserve", "reserve"]
    assert s.position.components() == before


@pytest.mark.rule("R1.3-a")
def test_diplomacy_cards_go_back_to_those_who_gave_them() -> None:
    p1 = {"tokens": ["1.1"], "row": in_slot("masonry", 1), "envoys": ["brussels"], "pacts": {"2": ["joint-war"]}}
    s = row("K:brussels G G", p1, {"tokens": ["1.2"], "envoys": ["brussels"]})
    brussels = s.position.states.index(-1)
    assert s.position.copies_left(brussels) == 0
    s.dice(1, 6, 1, 6).play("resolve 1", "attack 1.2", "attack 1.0")
    assert (s.pacts(1, 2), s.envoys(1), s.envoys(2)) == ([], [], ["brussels"])
    assert s.position.copies_left(brussels) == 1
    assert s.arguments("pact-returned") == [{"seat": 0, "other": 1, "pact": "card-joint-war"}]
    assert s.arguments("state-card-returned") == [{"seat": 0, "state": "city-state-brussels"}]


@pytest.mark.rule("R1.4-a")
def test_pieces_on_the_map_and_markers_of_agendas_are_not_unused() -> None:
    tokens = [f"1.{number}" for number in range(1, 10)]
    p1 = {
        "capital": "1.0", "tokens": tokens, "cities": ["2.0", "2.2", "2.4"], "row": in_slot("pottery", 5),
        "resources": ["mercury", "mercury"],
    }  # fmt: skip
    wonders = {"on": {"oracle": "1.0"}, "face_up": ["pyramids"]}
    s = row("G*15", p1, wonders=wonders)
    assert s.civ(1).tokens_left == 22
    s.play("resolve 5", "construct pyramids", "house 2.0", "done")
    assert s.agendas(1) == ["scholarly"]
    assert len(s.tokens(1)) == 9
    assert (s.civ(1).tokens_left, s.civ(1).markers, s.civ(1).cities_left) == (21, 1, 4)


# Terrain and water.


@pytest.mark.rule("R4.1-a")
def test_every_terrain_has_its_difficulty() -> None:
    assert dict(zip(TERRAINS, DIFFICULTY, strict=True)) == {
        "grassland": 1, "hills": 2, "forest": 3, "desert": 4, "mountain": 5, "water": 1, "natural-wonder": 5,
    }  # fmt: skip


@pytest.mark.rule("R4.1-b")
@pytest.mark.card("hojo")
def test_effects_that_name_a_terrain_never_apply_to_a_natural_wonder_space() -> None:
    p1 = {"leader": "hojo", "capital": "1.0", "row": in_slot("early-empire", 4)}
    s = flower("G; N:pantanal M D G G G", p1)
    s.play("resolve 4")
    assert s.choices("place") == ["1.2", "1.3", "1.4", "1.5", "1.6"]
    assert s.refused("place 1.1") == "R6.2-c"


@pytest.mark.rule("R4.2-a")
def test_water_is_closed_to_tokens_caravans_and_cities_and_to_counting() -> None:
    s = row("G W G", {"capital": "1.0", "row": EARLY_EMPIRE_IN_SLOT_5})
    s.play("resolve 5")
    assert s.choices("place", by=1) == []
    assert s.tokens(1) == []
    s = row("G W G", {"capital": "1.0", "row": in_slot("foreign-trade", 5)})
    s.play("resolve 5")
    assert s.choices("send", by=1) == []
    s = row(
        "G W G", {"capital": "1.0", "row": in_slot("pottery", 5), "resources": ["oil"]}, wonders={"face_up": ["petra"]}
    )
    s.play("resolve 5")
    assert s.choices("build") == []
    assert s.refused("build 1.1") == "R4.2-a"
    assert s.refused("build 1.2") == "R6.7-d"


@pytest.mark.rule("R4.2-a")
def test_a_water_token_is_closed_like_printed_water() -> None:
    p1 = {"capital": "15.8", "row": EARLY_EMPIRE_IN_SLOT_5}
    s = situation(p1=p1, **NEXT_TO_A_WATER_TOKEN)
    s.play("resolve 5")
    assert "w1" not in s.choices("place")
    assert s.refused("place w1") == "R4.2-a"
    s = situation(p1={**p1, "row": in_slot("foreign-trade", 5)}, **NEXT_TO_A_WATER_TOKEN)
    s.play("resolve 5")
    assert s.refused("send 1 w1") == "R6.3-b"
    s = situation(p1={**p1, "row": in_slot("pottery", 5)}, **NEXT_TO_A_WATER_TOKEN)
    s.play("resolve 5")
    assert s.refused("build w1") == "R4.2-a"
    assert s.refused("build 4.1") == "R6.7-d"


@pytest.mark.rule("R4.2-b")
def test_where_water_is_allowed_it_is_one_space_of_difficulty_1() -> None:
    p1 = {"capital": "1.0", "row": in_slot("steam-power", 1)}
    s = row("G W W H", p1)
    s.play("resolve 1")
    assert sorted(s.choices("send")) == ["1 1.1", "1 1.2", "2 1.1", "2 1.2"]
    p1 = {"tokens": ["1.0"], "row": in_slot("nationalism", 1)}
    s = row("G W W W G", p1)
    s.play("resolve 1")
    assert sorted(s.choices("build")) == ["1.0", "1.4"]
    s = row("G W W W W G", p1)
    s.play("resolve 1")
    assert s.choices("build") == ["1.0"]


# Friendly, rival, near and empty spaces.


@pytest.mark.rule("R4.3-a")
def test_a_space_is_friendly_to_whoever_has_a_city_or_token_there_and_a_rival_one_to_others() -> None:
    s = row("G G G G G", {"capital": "1.0", "reinforced": ["1.1"]}, {"tokens": ["1.2"], "cities": ["1.4"]})
    assert (spaces_of(s, 1), rivals(s, 1)) == (["1.0", "1.1"], ["1.2", "1.4"])
    assert (spaces_of(s, 2), rivals(s, 2)) == (["1.4", "1.2"], ["1.0", "1.1"])
    assert friendly_spaces(s.position, 0) == friendly_spaces(s.position, 1) == 2


@pytest.mark.rule("R4.3-b")
def test_a_caravan_makes_a_space_neither_friendly_nor_rival() -> None:
    s = row("G G G", {"capital": "1.0", "row": in_slot("pottery", 1)}, {"caravans": ["1.1"]})
    assert (spaces_of(s, 1), spaces_of(s, 2), rivals(s, 1)) == (["1.0"], [], [])
    s.play("resolve 1")
    assert s.choices("build") == ["1.2"]


@pytest.mark.rule("R4.4-a")
def test_a_space_within_a_distance_is_reached_in_at_most_so_many_steps() -> None:
    s = row("G G G G", {"tokens": ["1.0"], "row": in_slot("pottery", 1)})
    s.play("resolve 1")
    assert sorted(s.choices("build")) == ["1.0", "1.1", "1.2"]
    assert s.refused("build 1.3") == "R6.7-a"


@pytest.mark.rule("R4.4-b")
def test_a_space_is_on_the_edge_if_one_of_its_neighbours_does_not_exist() -> None:
    s = flower("G; G G G G G G")
    assert [is_edge(s, f"1.{number}") for number in range(7)] == [False, True, True, True, True, True, True]
    s = flower("G; . G G G G G")
    assert [is_edge(s, f"1.{number}") for number in range(6)] == [True] * 6


@pytest.mark.rule("R4.4-b")
def test_a_hex_filled_with_a_water_token_exists() -> None:
    s = situation(**NEXT_TO_A_WATER_TOKEN)
    assert not is_edge(s, "4.1")
    tiles = [
        {"tile": tile, "side": "ab"[side], "at": [q, r], "rotation": rotation}
        for tile, side, q, r, rotation in s.position.tiles
    ]
    assert is_edge(situation(players=4, map={"tiles": tiles}, barbarians={}, resources={}), "4.1")


@pytest.mark.rule("R4.5-a")
@pytest.mark.parametrize(
    ("letter", "content", "is_empty"),
    [
        ("G", {}, True),
        ("G!a", {}, True),
        ("G", {"p2": {"caravans": ["1.1"]}}, False),
        ("G", {"p1": {"caravans": ["1.1"]}}, False),
        ("G", {"resources": {"1.1": "oil"}}, False),
        ("N:pantanal", {}, False),
        ("G", {"wonders": {"on": {"petra": "1.1"}}}, False),
        ("G", {"p2": {"tokens": ["1.1"]}}, False),
        ("G", {"p2": {"cities": ["1.1"]}}, False),
        ("G!a", {"barbarians": {"a": "1.1"}}, False),
        ("K:seoul", {}, False),
    ],
)  # fmt: skip
def test_a_space_is_empty_without_tokens_and_figures_whatever_is_printed_there(
    letter: str, content: dict[str, Any], is_empty: bool
) -> None:
    p1 = {"tokens": ["1.0"], "row": in_slot("drama-and-poetry", 1), **content.pop("p1", {})}
    s = situation(map={"row": f"G {letter}"}, p1=p1, **content)
    s.play("resolve 1")
    assert s.asked == ([1] if is_empty else [2])
    assert s.choices("shift", by=1) == (["1.0 e"] if is_empty else [])


# Mature cities.


@pytest.mark.rule("R4.6-a")
def test_a_city_is_mature_if_every_neighbour_is_friendly_or_water() -> None:
    p1 = {"cities": ["1.0"], "tokens": ["1.1", "1.2", "1.3", "1.4"], "row": in_slot("early-empire", 1)}
    s = flower("F; G G G G G W", p1)
    assert s.mature(1) == []
    assert missing(s.position, 0) == 1
    s.play("resolve 1", "place 1.5")
    assert s.mature(1) == ["1.0"]
    assert missing(s.position, 0) == 0


@pytest.mark.rule("R4.6-b")
def test_a_city_at_the_edge_of_the_map_needs_fewer_tokens() -> None:
    assert row("G G G", {"cities": ["1.1"], "tokens": ["1.0", "1.2"]}).mature(1) == ["1.1"]
    assert row("G G G", {"cities": ["1.1"], "tokens": ["1.0"]}).mature(1) == []
    assert row("G", {"cities": ["1.0"]}).mature(1) == ["1.0"]


@pytest.mark.rule("R4.6-c")
@pytest.mark.parametrize(
    ("letter", "content"),
    [
        ("G", {}),
        ("G", {"p2": {"tokens": ["1.2"]}}),
        ("G", {"p2": {"cities": ["1.2"]}}),
        ("G", {"p1": {"caravans": ["1.2"]}}),
        ("G", {"resources": {"1.2": "marble"}}),
        ("K:geneva", {}),
    ],
)
def test_neither_rivals_nor_caravans_resources_city_states_or_bare_land_let_a_city_mature(
    letter: str, content: dict[str, Any]
) -> None:
    p1 = {"cities": ["1.1"], "tokens": ["1.0"], **content.pop("p1", {})}
    assert situation(map={"row": f"G G {letter}"}, p1=p1, **content).mature(1) == []


@pytest.mark.rule("R4.6-c")
def test_another_city_of_the_same_player_lets_a_city_mature() -> None:
    p1 = {"cities": ["1.1", "1.2"], "tokens": ["1.0"]}
    s = row("G G K:geneva", p1)
    assert s.city_state("geneva") == 1
    assert s.mature(1) == ["1.1", "1.2"]


@pytest.mark.rule("R4.6-d")
def test_maturity_is_lost_with_a_token_and_comes_back_with_it() -> None:
    p1 = {"cities": ["1.1"], "tokens": ["1.0", "1.2"], "row": in_slot("early-empire", 1)}
    idle = {"row": in_slot("masonry", 1)}
    gap = {"barbarians": {"a": "1.3"}, "event": 1, "at": "round-end", "pause": True}
    s = row("G G G G!a", p1, idle, **gap)
    assert s.mature(1) == ["1.1"]
    s.dice(5).go_on()
    assert (s.at("1.2"), s.mature(1)) == ("", [])
    s.play("resolve 2", "resolve 1")
    assert s.position.event == 3
    assert (s.trade(1), s.messages().count("cities-trade")) == ([0] * 5, 0)


@pytest.mark.rule("R4.6-d", "R4.7-a")
def test_the_trade_event_counts_the_cities_that_are_mature_at_that_moment() -> None:
    p1 = {"cities": ["1.1"], "tokens": ["1.0"], "row": in_slot("early-empire", 1)}
    s = row("G G G", p1, {"row": in_slot("masonry", 1)}, event=2)
    s.play("resolve 1", "place 1.2", "resolve 1")
    assert s.question == "Storing"
    s.play("store 3")
    assert s.trade(1) == [0, 0, 1, 0, 0]
    assert s.question == "Choosing"


@pytest.mark.rule("R4.6-e")
def test_the_capital_can_be_mature_too() -> None:
    s = row("G G", {"capital": "1.0", "tokens": ["1.1"]}, at="round-end", event=2)
    assert s.mature(1) == ["1.0"]
    assert s.arguments("cities-trade") == [{"seat": 0, "count": 1}]
    assert row("G G", {"capital": "1.0"}).mature(1) == []


@pytest.mark.rule("R4.7-a")
def test_caravans_start_from_mature_cities_and_the_capital_only() -> None:
    p1 = {"capital": "1.0", "cities": ["1.3", "1.7"], "tokens": ["1.6", "1.8"], "row": in_slot("foreign-trade", 1)}
    s = row("G G W G G W G G G", p1)
    assert s.mature(1) == ["1.7"]
    s.play("resolve 1")
    assert sorted(s.choices("send")) == ["1 1.1", "1 1.6", "1 1.8"]
    assert s.refused("send 1 1.4") == "R6.5-a"


@pytest.mark.rule("R4.7-a")
def test_immature_cities_yield_nothing_at_the_trade_event() -> None:
    p1 = {"capital": "1.0", "cities": ["1.3", "1.6"], "tokens": ["1.5", "1.7"]}
    s = row("G G W G G G G G", p1, at="round-end", event=2)
    assert s.mature(1) == ["1.6"]
    assert s.arguments("cities-trade") == [{"seat": 0, "count": 1}]


# Cities keep their distance.


@pytest.mark.rule("R4.8-a")
def test_no_city_is_built_next_to_a_city_whoever_owns_it() -> None:
    tokens = {"tokens": ["1.0", "1.1", "1.3", "1.4"], "row": in_slot("pottery", 1)}
    s = row("G G G G G", tokens, {"capital": "1.2"})
    s.play("resolve 1")
    assert sorted(s.choices("build")) == ["1.0", "1.4"]
    assert (s.refused("build 1.1"), s.refused("build 1.3")) == ("R4.8-a", "R4.8-a")
    s = row("G G G G G", {**tokens, "cities": ["1.2"]})
    s.play("resolve 1")
    assert sorted(s.choices("build")) == ["1.0", "1.4"]


@pytest.mark.rule("R4.8-a")
def test_no_city_is_built_next_to_a_city_state() -> None:
    tokens = {"tokens": ["1.0", "1.1", "1.3", "1.4"], "row": in_slot("pottery", 1)}
    s = row("G G K:kabul G G", tokens)
    s.play("resolve 1")
    assert sorted(s.choices("build")) == ["1.0", "1.4"]
    assert (s.refused("build 1.1"), s.refused("build 1.3")) == ("R4.8-a", "R4.8-a")
