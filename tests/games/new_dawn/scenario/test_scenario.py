"""Scenarios: short descriptions become positions, positions describe themselves, mistakes are named."""

import json
import tomllib
from typing import Any

import pytest

import civitas
from civitas.core.dice import Dice
from civitas.core.errors import BadScenario, IllegalAction
from civitas.games.new_dawn.map.hexes import neighbours
from civitas.games.new_dawn.map.world import SPACE_NAMES
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.scenario.building import build_scenario
from civitas.games.new_dawn.scenario.describing import describe_position
from civitas.games.new_dawn.words import ONCE
from tests.games.new_dawn.situation import Situation, flower, row, situation

TITLE = civitas.title("new-dawn")
ROW = ["pottery", "foreign-trade", "masonry", "astrology", "early-empire"]

BY_HAND = """
players = 3
round = 7
active = 2
event = 3
options = { automa = "king" }
map = { fixed = "solo-2h-b" }
barbarians = { a = "off" }
resources = { }
victory_cards = ["war", "learned", "spread"]

[wonders]
face_up = ["petra"]
on = { oracle = "16.0" }

[[civilizations]]
leader = "cleopatra"
row = ["astrology", "currency", "pottery", "masonry", "drama-and-poetry"]
trade = { currency = 2 }
dial = 9
resources = ["marble", "oil", "oil"]

[[civilizations]]
leader = "hojo"
trade = [0, 1, 0, 0, 3]

[[civilizations]]
leader = "trajan"
row = ["automa-astrology", "automa-currency", "masonry", "early-empire", "pottery"]
trade = { currency = 4 }
"""


def error_of(**description: Any) -> tuple[str, str]:
    """The entry that is named and the problem with it."""
    with pytest.raises(BadScenario) as caught:
        TITLE.scenario({"players": 2, "map": {"row": "G*9"}, **description})
    entry, text = caught.value.entry, str(caught.value)
    assert text.startswith(f"{entry}: ")
    return entry, text.removeprefix(f"{entry}: ")


def terrains(s: Situation) -> list[int]:
    return [s.position.world.terrain[space] for space in s.position.world.spaces]


# What is not told.


def test_only_the_number_of_players_must_be_told() -> None:
    s = Situation({"players": 3})
    p = s.position
    assert (p.round, p.active, p.first, p.event, s.question, s.asked) == (1, 0, 0, 0, "Choosing", [1])
    assert s.cities(1) == ["9.0"]
    assert s.cities(2) == ["11.0"]
    assert s.cities(3) == ["16.0"]
    assert p.components() == TITLE.new_game(players=3, seed=1).components()
    for player in (1, 2, 3):
        assert s.row(player) == ["early-empire", "astrology", "foreign-trade", "pottery", "masonry"]
        assert s.trade(player) == [0, 0, 0, 0, 0]
        assert (s.tokens(player), s.resources(player), s.dial(player)) == ([], {}, 0)
        assert (s.civ(player).tokens_left, s.civ(player).cities_left) == (31, 7)
        assert s.caravans(player) == ["card", "reserve", "reserve"]
        assert (s.agendas(player), s.envoys(player), s.wonders(player)) == ([], [], [])


def test_a_map_of_tiles_is_filled_as_at_the_start_of_a_game() -> None:
    told = Situation({"players": 2}).position
    new = TITLE.new_game(players=2, seed=5)
    assert isinstance(new, NewDawn)
    assert told.lying == new.lying
    assert told.barbarians == new.barbarians
    assert told.states == new.states
    assert told.naturals == new.naturals
    assert told.supply == new.supply
    assert [sorted(map(str, deck)) for deck in told.decks] != []
    assert [len(deck) for deck in told.decks] == [len(deck) for deck in new.decks]


def test_on_a_test_map_there_is_only_what_is_told() -> None:
    s = row("G H F!c K:seoul N:mt-everest", {"tokens": ["1.1"]})
    assert s.at("1.0") == ""
    assert s.at("1.1") == "token of 1"
    assert s.barbarian("c") == "off"
    assert s.barbarian("d") == "absent"
    assert s.city_state("seoul") == "free"
    assert s.city_state("kabul") == "absent"
    assert s.natural_wonder("mt-everest") == "free"
    assert s.lying("1.4") == "mt-everest"
    assert [s.lying(space) for space in ("1.0", "1.1", "1.2", "1.3")] == ["", "", "", ""]
    assert s.supply("oil") == 8


def test_who_has_a_piece_on_their_space_holds_city_states_and_natural_wonders() -> None:
    s = row("K:seoul N:mt-everest G", {"cities": ["1.0"]}, {"tokens": ["1.1"]})
    assert s.city_state("seoul") == 1
    assert s.on_card(1, 2) == ["seoul"]
    assert s.natural_wonder("mt-everest") == 2
    assert s.lying("1.1") == ""
    assert [s.on_card(2, slot) for slot in (1, 2, 3, 4, 5)] == [[], [], [], [], []]


def test_the_automated_player_is_first_but_player_1_acts() -> None:
    s = situation(automa="prince", players=3)
    assert (s.position.automa, s.position.first, s.asked) == (2, 2, [1])
    assert s.row(3)[0] == "automa-early-empire"


# What is told.


def test_a_scenario_can_be_written_by_hand() -> None:
    s = Situation(tomllib.loads(BY_HAND))
    p = s.position
    assert (p.round, p.active, p.first, p.event, s.asked) == (7, 1, 2, 3, [2])
    assert s.row(1) == ["astrology", "currency", "pottery", "masonry", "drama-and-poetry"]
    assert s.caravans(1) == ["card", "card", "reserve"]
    assert (s.trade(1), s.trade(2), s.trade(3)) == ([0, 2, 0, 0, 0], [0, 1, 0, 0, 3], [0, 4, 0, 0, 0])
    assert s.row(2) == ["pottery", "foreign-trade", "masonry", "astrology", "early-empire"]
    assert s.row(3)[:3] == ["automa-astrology", "automa-currency", "automa-masonry"]
    assert s.resources(1) == {"marble": 1, "oil": 2}
    assert (s.supply("marble"), s.supply("oil"), s.supply("mercury")) == (7, 6, 8)
    assert s.barbarian("a") == "off"
    assert s.wonder_at("16.0") == "oracle"
    assert s.wonders(3) == ["oracle"]
    assert s.face_up()[3] == "petra"
    assert [p.victory_cards, s.dial(1)] == [[0, 1, 3], 9]


def test_a_card_that_was_gained_is_not_in_the_focus_deck_any_more() -> None:
    s = situation(p1={"row": ["drama-and-poetry", *ROW[:4]]}, p2={"deck": ["flight"]})
    deck = set(s.view()["civilizations"][0]["deck"])
    assert "drama-and-poetry" not in deck
    assert "civil-service" in deck
    assert s.view()["civilizations"][1]["deck"] == ["flight"]


def test_pieces_agendas_and_diplomacy_cards() -> None:
    s = situation(
        players=3,
        p1={
            "capital": "1.0", "cities": ["1.2"], "tokens": ["1.4", "1.3"], "reinforced": ["1.3", "1.5"],
            "caravans": ["1.7", "card"], "agendas": ["paranoid"], "envoys": ["kabul"], "pacts": {"3": ["embassy"]},
            "beaten_capital": True,
        },
    )  # fmt: skip
    assert s.cities(1) == ["1.0", "1.2"]
    assert s.tokens(1) == ["1.4", "1.3", "1.5"]
    assert [s.at(space) for space in ("1.0", "1.2", "1.3", "1.4", "1.5")] == [
        "capital of 1", "city of 1", "reinforced of 1", "token of 1", "reinforced of 1",
    ]  # fmt: skip
    assert (s.civ(1).tokens_left, s.civ(1).markers, s.civ(1).cities_left) == (27, 1, 6)
    assert s.caravans(1) == ["1.7", "card", "reserve"]
    assert s.agendas(1) == ["paranoid"]
    assert (s.envoys(1), s.city_state("kabul")) == (["kabul"], "free")
    assert (s.pacts(1, 3), s.pacts(1, 2), s.pacts(3, 1)) == (["embassy"], [], [])
    assert s.civ(1).has_beaten_capital


def test_tokens_of_city_states_and_natural_wonders_lie_on_cards() -> None:
    s = situation(
        automa="prince",
        city_states={"kabul": 1, "geneva": 2},
        natural_wonders={"mt-everest": 1, "pantanal": 2},
        p1={"row": ROW, "on_cards": {"kabul": 4, "mt-everest": 2}},
        p2={"leader": "roosevelt"},
    )
    assert [s.on_card(1, slot) for slot in (2, 3, 4)] == [["mt-everest"], [], ["kabul"]]
    assert s.on_card(2, s.slot(2, "automa-astrology")) == ["geneva"]
    assert "pantanal" in s.on_card(2, 4)


def test_wonder_decks_are_told_from_the_top_and_the_rest_is_removed() -> None:
    s = situation(wonders={"decks": {"military": ["petra", "alhambra"], "science": []}, "face_up": ["chichen-itza"]})
    decks = s.view()["wonders"]["decks"]
    assert decks["military"] == {"face_up": "petra", "face_down": ["medieval"]}
    assert decks["science"] == {"face_up": None, "face_down": []}
    assert decks["culture"]["face_up"] == "chichen-itza"
    assert "ancient" not in decks["culture"]["face_down"]
    assert s.view()["wonders"]["removed"]["military"] == {"ancient": 1, "medieval": 1, "modern": 2}
    assert s.view()["wonders"]["removed"]["science"] == {"ancient": 2, "medieval": 2, "modern": 2}


def test_what_was_done_in_this_turn_is_forgotten_when_the_turn_begins() -> None:
    done = {"once": list(ONCE), "won": ["1.1"], "arrived": ["1.2"], "spent": ["seoul", "mt-everest"], "victories": 2}
    paused = situation(turn=done, pause=True)
    assert describe_position(paused.position)["turn"] == done
    begun = situation(turn=done)
    assert "turn" not in describe_position(begun.position)


# Maps.


def test_the_hexes_of_a_row_lie_from_west_to_east() -> None:
    s = row("G H F D M W N K:kabul G!c . G*2")
    assert terrains(s) == [0, 1, 2, 3, 4, 5, 6, 0, 0, 0, 0]
    world = s.position.world
    assert [world.place[space] for space in world.spaces] == [(q, 0) for q in (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11)]
    assert SPACE_NAMES[world.city_state.index(7)] == "1.7"
    assert SPACE_NAMES[world.spawn_space[2]] == "1.8"
    assert world.neighbours[8] == [7]
    assert [SPACE_NAMES[space] for space in world.neighbours[9]] == ["2.0"]


def test_the_petals_of_a_flower_lie_in_the_order_of_the_directions() -> None:
    s = flower("M; G H F D W N:pantanal")
    assert terrains(s) == [4, 0, 1, 2, 3, 5, 6]
    assert s.position.world.around[0] == [1, 2, 3, 4, 5, 6]
    assert [s.position.world.place[space] for space in range(1, 7)] == neighbours((0, 0))


def test_rows_are_shifted_by_half_a_hex() -> None:
    s = situation(map={"rows": ["G G", "H H", "F F"]})
    world = s.position.world
    assert [SPACE_NAMES[space] for space in sorted(world.neighbours[2])] == ["1.0", "1.1", "1.3", "1.4", "1.5"]
    assert [world.place[space] for space in world.spaces] == [(0, 0), (1, 0), (0, 1), (1, 1), (-1, 2), (0, 2)]


def test_single_hexes_can_lie_anywhere() -> None:
    hexes = [
        {"at": [2, -1], "terrain": "grassland", "city_state": "seoul"},
        {"at": [-3, 4], "terrain": "natural-wonder", "natural_wonder": "pantanal"},
        {"at": [0, 0], "terrain": "forest", "barbarian": "c"},
    ]
    s = situation(map={"hexes": hexes})
    assert [s.position.world.place[space] for space in (0, 1, 2)] == [(2, -1), (-3, 4), (0, 0)]
    assert s.view()["map"]["spaces"][0]["city_state"] == "seoul"
    assert s.view()["map"]["spaces"][1]["natural_wonder"] == "pantanal"
    assert s.view()["map"]["spaces"][2]["barbarian_icon"] == "c"
    assert s.position.describe()["map"] == {"hexes": hexes}


def test_tiles_and_water_tokens_can_be_told() -> None:
    tiles = [{"tile": 12, "side": "a", "at": [0, 0], "rotation": 3}, {"tile": 5, "side": "B", "at": [5, 5]}]
    s = situation(map={"tiles": tiles, "water": [[9, 9]]})
    assert s.position.tiles == [[12, 0, 0, 0, 3], [5, 1, 5, 5, 0]]
    assert len(s.position.world.spaces) == 21
    assert s.position.world.place[SPACE_NAMES.index("12.0")] == (0, 0)
    assert s.position.world.place[SPACE_NAMES.index("w1")] == (9, 9)
    assert s.city_state("brussels") == "free"


# Where the game goes on.


def test_a_pause_leaves_the_position_before_anything_happens() -> None:
    s = situation(automa="prince", active=2, pause=True, p2={"leader": "trajan", "capital": "1.0"})
    before = s.position.describe()
    assert (s.asked, s.log, before["pause"]) == ([], [], True)
    again = build_scenario(before)
    assert again.digest() == s.position.digest()
    s.go_on()
    assert s.asked == [1]
    assert {event.arguments["seat"] for event in s.events() if "seat" in event.arguments} == {1}
    again.settle()
    assert again.digest() == s.position.digest()


def test_a_scenario_can_begin_between_two_rounds() -> None:
    s = situation(players=3, first=2, at="round-end", round=4, event=1)
    assert (s.position.round, s.position.event, s.asked) == (5, 2, [2])
    assert "event-dial" in s.messages()


# Descriptions.


@pytest.mark.untraced
@pytest.mark.parametrize("options", TITLE.option_sets(), ids=str)
def test_positions_of_a_random_game_describe_themselves(options: dict[str, object]) -> None:
    p = TITLE.new_game(players=3, seed=9, options=options)
    rng = Dice.seeded(3)
    for _ in range(16):
        description = json.loads(json.dumps(p.describe()))
        again = TITLE.scenario(description)
        assert again.digest() == p.digest()
        assert again.describe() == description
        if p.is_over:
            break
        for _ in range(11):
            if not p.is_over:
                seat = p.to_act[0]
                legal = p.legal(seat)
                p.play(seat, legal[rng.below(len(legal))])


def test_a_fixed_map_is_described_by_its_name() -> None:
    assert TITLE.new_game(players=4, seed=1).describe()["map"] == {"fixed": "fixed-4p"}


def test_a_described_position_needs_no_flow_to_be_played_from_the_turn_on() -> None:
    description = TITLE.new_game(players=2, seed=1).describe()
    del description["flow"]
    again = Situation(description)
    assert again.question == "Choosing"
    with pytest.raises(IllegalAction):
        again.position.play(again.position.to_act[0], again.space.parse("done"))


# Mistakes.


@pytest.mark.parametrize(
    ("entry", "description"),
    [
        ("players", {"players": 5}),
        ("players", {"players": "two"}),
        ("options", {"options": {"automa": "god"}}),
        ("weather", {"weather": "fine"}),
        ("round", {"round": 0}),
        ("active", {"active": 3}),
        ("first", {"options": {"automa": "prince"}, "first": 1}),
        ("event", {"event": 5}),
        ("at", {"at": "noon"}),
        ("pause", {"pause": 1}),
        ("map", {"map": {}}),
        ("map", {"map": {"row": "G", "flower": "G; G G G G G G"}}),
        ("map.row", {"map": {"row": "G X"}}),
        ("map.row", {"map": {"row": "G K:atlantis"}}),
        ("map.row", {"map": {"row": "G:seoul"}}),
        ("map.row", {"map": {"row": "N!c"}}),
        ("map.row", {"map": {"row": "G*x"}}),
        ("map.row", {"map": {"row": 7}}),
        ("map", {"map": {"row": ""}}),
        ("map", {"map": {"row": "K:seoul K:seoul"}}),
        ("map", {"map": {"row": "G*161"}}),
        ("map.flower", {"map": {"flower": "G; G G G"}}),
        ("map.fixed", {"map": {"fixed": "pangaea"}}),
        ("map.tiles[0].tile", {"map": {"tiles": [{"tile": 17, "side": "a", "at": [0, 0]}]}}),
        ("map.tiles[0].at", {"map": {"tiles": [{"tile": 1, "side": "a", "at": [0]}]}}),
        ("map", {"map": {"tiles": [{"tile": 1, "side": "a", "at": [0, 0]}, {"tile": 2, "side": "a", "at": [1, 0]}]}}),
        ("map", {"map": {"tiles": [{"tile": 1, "side": "a", "at": [0, 0]}, {"tile": 1, "side": "b", "at": [9, 9]}]}}),
        ("map.water", {"map": {"row": "G", "water": [[1, 1]]}}),
        ("map.hexes[0].city_state", {"map": {"hexes": [{"at": [0, 0], "terrain": "hills", "city_state": "seoul"}]}}),
        ("resources", {"resources": {"1.9": "oil"}}),
        ("resources.1.0", {"resources": {"1.0": "gold"}}),
        ("resources.1.0", {"map": {"row": "N:pantanal"}, "resources": {"1.0": "oil"}}),
        ("resources", {"resources": {"1.0": "oil"}, "civilizations": [{"resources": {"oil": 8}}]}),
        ("resources", {"resources": {"1.0": "oil"}, "civilizations": [{"tokens": ["1.0"]}]}),
        ("barbarians.z", {"barbarians": {"z": "1.0"}}),
        ("barbarians.c", {"barbarians": {"c": "9.9"}}),
        ("barbarians", {"barbarians": {"c": "1.0", "d": "1.0"}}),
        ("barbarians", {"barbarians": {"c": "1.0"}, "civilizations": [{"cities": ["1.0"]}]}),
        ("city_states.seoul", {"city_states": {"seoul": 3}}),
        ("city_states", {"map": {"row": "K:seoul G"}, "city_states": {"seoul": 1}}),
        ("natural_wonders", {"map": {"row": "N:pantanal G"}, "natural_wonders": {"mt-everest": "free"}}),
        ("wonders.on.oracle", {"wonders": {"on": {"oracle": "3.0"}}}),
        ("wonders.on", {"wonders": {"on": {"oracle": "1.0", "petra": "1.0"}}}),
        ("wonders.face_up", {"wonders": {"on": {"oracle": "1.0"}, "face_up": ["oracle"]}}),
        ("wonders.face_up", {"wonders": {"face_up": ["petra", "alhambra"]}}),
        ("wonders.decks.military", {"wonders": {"decks": {"military": ["oracle"]}}}),
        ("wonders.decks[3]", {"wonders": {"decks": {"military": ["pentagon", "petra"]}}}),
        ("wonders.decks.industry", {"wonders": {"decks": {"industry": []}}}),
        ("victory_cards", {"victory_cards": ["war", "war", "reach"]}),
        ("great_zimbabwe", {"great_zimbabwe": 5}),
        ("great_zimbabwe", {"great_zimbabwe": 1}),
        ("turn.once", {"turn": {"once": ["atlantis"]}}),
        ("turn.spent", {"turn": {"spent": [["seoul"]]}}),
        ("turn.won", {"turn": {"won": ["w1"]}}),
        ("civilizations", {"civilizations": [{}, {}, {}]}),
        ("civilizations[2]", {"civilizations": [{}, 7]}),
        ("civilizations[1].leader", {"civilizations": [{"leader": "caesar"}]}),
        ("civilizations[1].leader", {"civilizations": [{"leader": "hojo"}, {"leader": "hojo"}]}),
        ("civilizations[1].hat", {"civilizations": [{"hat": "red"}]}),
        ("civilizations[2].row", {"civilizations": [{}, {"row": ROW[:4]}]}),
        ("civilizations[2].row", {"civilizations": [{}, {"row": [*ROW[:4], "automa-masonry"]}]}),
        ("civilizations[1].deck", {"civilizations": [{"deck": ["pottery"]}]}),
        ("civilizations[1].trade.flight", {"civilizations": [{"trade": {"flight": 1}}]}),
        ("civilizations[1].trade", {"civilizations": [{"trade": [1, 1]}]}),
        ("civilizations[1].trade", {"civilizations": [{"trade": [0, 0, 0, 0, 4]}]}),
        ("civilizations[1].dial", {"civilizations": [{"dial": 25}]}),
        ("civilizations[1].resources.oil", {"civilizations": [{"resources": {"oil": 9}}]}),
        ("civilizations[1].caravans", {"civilizations": [{"caravans": ["card", "card", "card", "card"]}]}),
        ("civilizations[1].caravans", {"civilizations": [{"caravans": ["nowhere"]}]}),
        ("civilizations[2].tokens", {"civilizations": [{"cities": ["1.0"]}, {"tokens": ["1.0"]}]}),
        ("civilizations[1].cities", {"civilizations": [{"cities": [f"1.{n}" for n in range(8)]}]}),
        ("civilizations[1].tokens", {"map": {"row": "G*32"}, "civilizations": [{"tokens": SPACE_NAMES[:32]}]}),
        ("civilizations", {"map": {"row": "W G"}, "civilizations": [{"tokens": ["1.0"]}]}),
        ("civilizations[1].agendas", {"civilizations": [{"agendas": ["warmonger", "paranoid"]}]}),
        ("civilizations[1].agendas", {"civilizations": [{"agendas": ["civilized"]}]}),
        ("civilizations[1].markers", {"civilizations": [{"markers": 1}]}),
        ("civilizations[1].envoys", {"civilizations": [{"envoys": ["rome"]}]}),
        ("civilizations[1].envoys", {"city_states": {"kabul": 2}, "civilizations": [{"envoys": ["kabul"]}]}),
        ("civilizations[1].pacts.1", {"civilizations": [{"pacts": {"1": ["embassy"]}}]}),
        ("civilizations[1].pacts.2", {"civilizations": [{"pacts": {"2": ["peace"]}}]}),
        ("civilizations[1].on_cards.kabul", {"civilizations": [{"on_cards": {"kabul": 1}}]}),
        ("hands[1]", {"hands": [7]}),
        ("hands", {"hands": [[1], [1]]}),
        ("dice", {"dice": [1]}),
        ("flow", {"flow": []}),
        ("flow[0]", {"flow": [{"frame": "Nap", "asked": 0, "fields": {}}]}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_mistake_is_reported_with_the_entry_it_is_in(entry: str, description: dict[str, Any]) -> None:
    assert error_of(**description)[0] == entry


def test_the_problem_is_told_in_words() -> None:
    assert error_of(barbarians={"c": "2.0"}) == ("barbarians.c", "2.0: there is no such space on this map")
    assert error_of(map={"row": "G Q"}) == ("map.row", "'Q' is unknown")
    entry, problem = error_of(civilizations=[{"hat": "red"}])
    assert (entry, problem[:32]) == ("civilizations[1].hat", "no such entry; there are agendas")
