"""How a game begins: leaders, focus rows, pieces, decks, victory cards and fixed maps, with and without the AS."""

from collections import Counter

import pytest

from civitas.games.new_dawn.civilization import IN_RESERVE, ON_CARD
from civitas.games.new_dawn.facts.agendas import AGENDA_COUNT, AGENDAS, VICTORY_CARD_COUNT, VICTORY_CARDS
from civitas.games.new_dawn.facts.city_states import CITY_STATES, COPIES
from civitas.games.new_dawn.facts.diplomacy import PACTS
from civitas.games.new_dawn.facts.event_dial import EVENTS, FIRST_SECTION, SECTIONS
from civitas.games.new_dawn.facts.focus_cards import AUTOMA_CARDS, FOCUS_CARDS, KIND_OF, LEVEL_OF
from civitas.games.new_dawn.facts.kinds import ECONOMY, KINDS
from civitas.games.new_dawn.facts.leaders import GILGAMESH, LEADERS, TRAJAN
from civitas.games.new_dawn.facts.terrain import BARBARIANS, NATURAL_WONDERS, NONE, WATER
from civitas.games.new_dawn.facts.wonders import WONDER_ERA, WONDER_KIND, WONDERS
from civitas.games.new_dawn.map.hexes import Hex
from civitas.games.new_dawn.map.tiles import PRINTED, TILE_COUNT
from civitas.games.new_dawn.model import CAPITAL, FREE, LYING_NATURAL, OFF_MAP, NewDawn
from civitas.games.new_dawn.options import DIFFICULTIES, agreed_difficulty, setting_for
from civitas.games.new_dawn.phases.events import spawn
from civitas.games.new_dawn.setup import blank, new_position, upgrade_at_start
from tests.games.new_dawn.beginning import (
    barbarians,
    capitals,
    city_states,
    leader,
    lying,
    natural_wonders,
    row,
    supply,
    table,
)

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
AUTOMA = pytest.mark.parametrize("automa", ["none", "settler"])
ROWS = {
    "roosevelt": "masonry astrology pottery early-empire foreign-trade",
    "montezuma": "astrology early-empire foreign-trade masonry pottery",
    "cleopatra": "astrology foreign-trade pottery masonry early-empire",
    "catherine": "masonry astrology foreign-trade pottery early-empire",
    "hojo": "pottery foreign-trade masonry astrology early-empire",
    "trajan": "astrology foreign-trade masonry early-empire pottery",
    "tomyris": "early-empire masonry astrology foreign-trade pottery",
    "gilgamesh": "foreign-trade early-empire astrology masonry pottery",
}


def eras(deck: list[int]) -> list[int]:
    """The eras of a deck from the top: 0 ancient, 1 medieval, 2 modern."""
    return [WONDER_ERA[wonder] for wonder in deck[::-1]]


# The box.


@pytest.mark.rule("R1.1-b")
def test_the_box_holds_the_base_game_and_nothing_else() -> None:
    assert (TILE_COUNT, [len(tile) for tile in PRINTED]) == (16, [2] * 16)
    assert len(LEADERS) == len(set(LEADERS)) == 8
    assert len({card.id for card in FOCUS_CARDS}) == len({card.id for card in AUTOMA_CARDS}) == 20
    assert len(set(WONDERS)) == 24
    assert (len(set(CITY_STATES)), COPIES) == (8, 2)
    assert PACTS == ["open-borders", "joint-war", "defensive-pact", "embassy"]
    assert len(set(NATURAL_WONDERS)) == 8
    assert (len(VICTORY_CARDS), VICTORY_CARD_COUNT, len(set(AGENDAS)), AGENDA_COUNT) == (5, 5, 10, 10)
    assert list("abcdefghi") == BARBARIANS
    assert [EVENTS[event] for event in SECTIONS] == [
        "barbarian-spawn", "none", "barbarian-move", "trade", "barbarian-move",
    ]  # fmt: skip


@pytest.mark.rule("R1.1-b")
def test_each_kind_has_a_focus_card_of_each_level() -> None:
    for cards in (FOCUS_CARDS, AUTOMA_CARDS):
        assert sorted((card.kind, card.level) for card in cards) == [
            (k, level) for k in range(5) for level in (1, 2, 3, 4)
        ]
    assert [KINDS[KIND_OF[card]] for card in (0, 19)] == ["culture", "military"]


# Pieces and leaders.


@pytest.mark.rule("R2.1-a", "R2.3-a")
@AUTOMA
@PLAYERS
def test_everybody_owns_the_same_pieces(players: int, automa: str) -> None:
    p = table(players, automa=automa)
    for seat, c in enumerate(p.civs):
        assert [p.piece[space] for space in c.cities] == [CAPITAL]
        assert [p.owner[space] for space in c.cities] == [seat]
        assert (c.cities_left, c.tokens_left, c.tokens, c.markers) == (7, 31, [], 0)
        assert c.caravans == [ON_CARD, IN_RESERVE, IN_RESERVE]
        assert sorted(c.row) == [0, 4, 8, 12, 16]
        assert [card for card in range(20) if (c.deck >> card) & 1] == [
            card for card in range(20) if LEVEL_OF[card] > 1
        ]
        assert p.components()[f"control tokens {seat}"] == 31
        assert p.components()[f"cities {seat}"] == 8


@pytest.mark.rule("R2.3-a")
@AUTOMA
def test_everybody_starts_without_tokens_and_with_all_diplomacy_cards_on_offer(automa: str) -> None:
    p = table(3, automa=automa)
    for c in p.civs:
        assert c.dial == 0
        assert c.trade == c.states_on == c.naturals_on == [0] * 5
        assert c.resources == [0] * 4
        assert (c.agendas, c.envoys, c.has_beaten_capital) == (0, 0, 0)
    assert p.pacts == [NONE] * 12
    assert (p.zimbabwe, p.trade_tokens(), p.round) == (0, 0, 1)
    assert set(p.wonder_space) == {NONE}


@pytest.mark.rule("R2.1-b")
def test_leaders_are_dealt_at_random_and_never_twice() -> None:
    seen: Counter[str] = Counter()
    for seed in range(200):
        dealt = [leader(table(4, seed), seat) for seat in range(4)]
        assert len(set(dealt)) == 4
        seen.update(dealt)
    assert set(seen) == set(LEADERS)
    assert min(seen.values()) > 60  # 100 of each are expected.


@pytest.mark.rule("R2.1-b")
def test_the_same_seed_deals_the_same_leaders() -> None:
    assert [leader(table(4, 11), seat) for seat in range(4)] == [leader(table(4, 11), seat) for seat in range(4)]


@pytest.mark.rule("R2.1-b", "A2.2-a")
def test_everybody_hears_who_leads_whom() -> None:
    p = table(3, automa="settler")
    told = [event for event in p.news if event.message == "leader-dealt"]
    assert [event.arguments for event in told] == [
        {"seat": seat, "leader": f"leader-{leader(p, seat)}"} for seat in range(3)
    ]
    assert [event.rule for event in told] == ["R2.1-b", "R2.1-b", "A2.2-a"]


@pytest.mark.rule("R2.2-a")
@pytest.mark.parametrize("name", list(ROWS))
def test_level_i_cards_lie_in_the_order_of_the_leader(name: str) -> None:
    p = blank(setting_for(2, {}))
    p.civs[0].lay_row(LEADERS.index(name))
    assert row(p, 0) == ROWS[name].split()
    assert leader(p, 0) == name


@pytest.mark.rule("R2.2-a")
def test_dealt_leaders_have_their_rows() -> None:
    for seed in range(10):
        p = table(4, seed)
        for seat in range(4):
            assert row(p, seat) == ROWS[leader(p, seat)].split()


@pytest.mark.rule("R2.2-b")
def test_the_focus_deck_holds_the_fifteen_cards_of_levels_ii_to_iv_and_everybody_may_see_it() -> None:
    p = new_position(setting_for(2, {}), 0)
    for seat in range(2):
        deck = [card for card in range(20) if (p.civs[seat].deck >> card) & 1]
        assert Counter(LEVEL_OF[card] for card in deck) == {2: 5, 3: 5, 4: 5}
        assert not set(deck) & set(p.civs[seat].row)
    views = [p.view_for(viewer)["civilizations"] for viewer in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    assert sorted(views[0][0]["deck"]) == sorted(card.id for card in FOCUS_CARDS if card.level > 1)


# The first player and the event dial.


@pytest.mark.rule("R2.4-a")
@PLAYERS
def test_chance_chooses_the_first_player(players: int) -> None:
    firsts: Counter[int] = Counter()
    for seed in range(120):
        p = table(players, seed)
        assert p.active == p.first
        firsts[p.first] += 1
    assert set(firsts) == set(range(players))
    assert min(firsts.values()) > 60 / players


@pytest.mark.rule("R2.4-a")
def test_the_first_player_acts_first_and_the_dial_stands_on_spawn_without_an_event() -> None:
    p = new_position(setting_for(2, {}), 3)
    assert p.to_act == [p.first]
    assert (p.event, SECTIONS[p.event], FIRST_SECTION) == (0, EVENTS.index("barbarian-spawn"), 0)
    assert "event-dial" not in [event.message for event in p.news]
    assert [e.arguments for e in p.news if e.message == "first-player"] == [{"seat": p.first}]


# Fixed maps.


@pytest.mark.rule("R2.5-a")
@PLAYERS
@AUTOMA
@pytest.mark.parametrize("kind", ["fixed", "built"])
def test_every_number_of_players_has_both_kinds_of_map(kind: str, automa: str, players: int) -> None:
    p = new_position(setting_for(players, {"automa": automa, "map": kind}), 0)
    assert p.to_act != []
    assert p.automa not in p.to_act
    assert p.frames[-1].name() == ("MapBuilding" if kind == "built" else "Choosing")
    assert any(p.hands) == (kind == "built")


@pytest.mark.rule("R2.5-a", "A2.6-a")
@pytest.mark.parametrize(
    ("players", "side", "water", "where"),
    [
        (2, "a", 1, [(-5, 3), (3, -3)]),
        (2, "b", 1, [(-5, 3), (0, -3)]),
        (3, "a", 1, [(2, 3), (-5, 2), (3, -3)]),
        (3, "b", 1, [(3, 2), (-5, 3), (0, -3)]),
        (4, "a", 1, [(-1, -5), (-5, 1), (1, 5), (3, -3)]),
        (4, "b", 2, [(-5, 3), (6, -5), (2, 3), (0, -3)]),
    ],
)
def test_with_the_automated_player_there_are_two_fixed_maps(
    players: int, side: str, water: int, where: list[Hex]
) -> None:
    p = table(players, automa="settler", core_side=side)
    assert (len(p.tiles), len(p.water)) == (2 + 3 * players, water)
    assert len(p.world.spaces) == 10 * len(p.tiles) + water
    assert [tile[1] for tile in p.tiles[:5]] == ["ab".index(side)] * 5
    assert capitals(p) == where
    assert "core-side-rolled" not in [event.message for event in p.news]


@pytest.mark.rule("R2.5-a", "A2.6-a")
def test_a_die_chooses_between_the_two_fixed_maps() -> None:
    sides = set()
    for seed in range(20):
        p = table(2, seed, automa="settler")
        rolled = [event for event in p.news if event.message == "core-side-rolled"]
        die, side = rolled[0].arguments["die"], rolled[0].arguments["side"]
        assert isinstance(die, int)
        assert 1 <= die <= 6
        assert side == ("side-a" if die <= 3 else "side-b")
        assert capitals(p)[1] == ((3, -3) if side == "side-a" else (0, -3))
        sides.add(side)
    assert sides == {"side-a", "side-b"}


@pytest.mark.rule("R2.5-a")
def test_without_the_automated_player_there_is_one_fixed_map_and_no_die() -> None:
    maps = [table(2, 1, core_side=side) for side in ("die", "a", "b")]
    assert maps[0].tiles == maps[1].tiles == maps[2].tiles
    assert "core-side-rolled" not in [event.message for event in maps[0].news]


@pytest.mark.rule("R2.6-a", "R2.11-a")
def test_the_map_of_two_players_is_populated() -> None:
    p = table(2)
    assert len(p.world.spaces) == 100
    assert lying(p) == {"mercury": 5, "marble": 1, "diamond": 3, "oil": 3}
    assert barbarians(p) == {"c", "d", "f"}
    assert city_states(p) == {"brussels", "geneva"}
    assert natural_wonders(p) == {"grand-mesa", "mt-kilimanjaro"}
    assert supply(p) == {"mercury": 3, "marble": 7, "diamond": 5, "oil": 5}


@pytest.mark.rule("R2.6-b", "R2.11-a")
def test_the_map_of_three_players_is_populated() -> None:
    p = table(3)
    assert len(p.world.spaces) == 130
    assert lying(p) == {"marble": 4, "mercury": 3, "diamond": 1, "oil": 3}
    assert barbarians(p) == set("bcdefi")
    assert city_states(p) == {"brussels", "buenos-aires", "geneva"}
    assert natural_wonders(p) == {"galapagos-islands", "mt-everest", "mt-kilimanjaro"}
    assert supply(p) == {"marble": 4, "mercury": 5, "diamond": 7, "oil": 5}


@pytest.mark.rule("R2.6-b", "R2.11-a")
def test_the_map_of_four_players_is_populated_and_has_two_water_tokens() -> None:
    p = table(4)
    assert len(p.world.spaces) == 162
    assert p.water == [[-1, -1], [-1, 4]]
    assert [p.world.terrain[p.world.at[place]] for place in [(-1, -1), (-1, 4)]] == [WATER, WATER]
    assert lying(p) == {"mercury": 3, "marble": 5, "diamond": 4, "oil": 4}
    assert barbarians(p) == set("abcdfgi")
    assert city_states(p) == {"brussels", "geneva", "kabul", "kumasi"}
    assert natural_wonders(p) == {"grand-mesa", "mt-everest", "mt-kilimanjaro", "torres-del-paine"}


@pytest.mark.rule("R2.6-a")
@AUTOMA
@PLAYERS
def test_every_token_lies_on_its_own_icon(players: int, automa: str) -> None:
    p = table(players, automa=automa, core_side="b")
    for space in p.world.spaces:
        resource, natural = p.world.resource[space], p.world.natural_wonder[space]
        assert p.lying[space] == (LYING_NATURAL + natural if natural >= 0 else resource)
        if p.world.city_state[space] >= 0:
            assert p.city_state_at(space) == p.world.city_state[space]
        assert p.barbarian_at(space) == p.world.spawn[space]
    assert set(p.states) | set(p.naturals) == {FREE, -2}


@pytest.mark.rule("R2.6-c")
def test_barbarians_without_a_visible_icon_never_appear() -> None:
    p = table(2)
    for barbarian in (2, 3, 5):
        p.barbarians[barbarian] = OFF_MAP
    for _ in range(3):
        spawn(p)
    assert barbarians(p) == {"c", "d", "f"}
    assert [p.barbarians[b] == p.world.spawn_space[b] for b in (2, 3, 5)] == [True] * 3


@pytest.mark.rule("R2.7-a")
def test_capitals_stand_on_the_stars_of_their_tiles_in_the_order_of_the_seats() -> None:
    p = table(3)
    assert capitals(p) == [(7, -3), (-3, 5), (-1, -3)]
    assert [c.cities[0] % 10 for c in p.civs] == [0, 0, 0]


@pytest.mark.rule("R2.8-a")
def test_only_cards_of_city_states_on_the_map_are_available() -> None:
    p = table(2)
    available = {name: p.copies_left(state) for state, name in enumerate(CITY_STATES)}
    assert available == {**dict.fromkeys(CITY_STATES, 0), "brussels": 2, "geneva": 2}


@pytest.mark.rule("R2.14-a")
def test_the_hidden_side_of_a_tile_is_not_in_the_game() -> None:
    p = table(2)
    assert [tile[1] for tile in p.tiles if tile[0] == 12] == [0]
    assert "brussels" in city_states(p)
    assert "seoul" not in city_states(p)
    assert p.copies_left(CITY_STATES.index("seoul")) == 0
    assert CITY_STATES.index("seoul") not in p.world.city_state


# Wonders and victory cards.


@pytest.mark.rule("R2.9-a", "A2.1-a")
@AUTOMA
@pytest.mark.parametrize(("players", "kept"), [(4, [0, 0, 1, 1, 2, 2]), (3, [0, 1, 1, 2, 2]), (2, [0, 1, 2, 2])])
def test_fewer_players_use_fewer_wonders_and_the_automated_player_counts(
    players: int, kept: list[int], automa: str
) -> None:
    p = table(players, automa=automa)
    assert [eras(deck) for deck in p.decks] == [kept] * 4
    assert len(p.removed) == 24 - 4 * len(kept)
    assert sorted(p.removed + [wonder for deck in p.decks for wonder in deck]) == list(range(24))


@pytest.mark.rule("R2.9-a")
def test_decks_are_full_with_any_number_of_players_by_option() -> None:
    p = table(2, wonder_decks="full")
    assert [eras(deck) for deck in p.decks] == [[0, 0, 1, 1, 2, 2]] * 4
    assert p.removed == []


@pytest.mark.rule("R2.9-a")
def test_chance_decides_which_wonders_are_removed() -> None:
    removed = Counter(wonder for seed in range(60) for wonder in table(2, seed).removed)
    assert set(removed) == {wonder for wonder in range(24) if WONDER_ERA[wonder] < 2}
    assert min(removed.values()) >= 15


@pytest.mark.rule("R2.9-b")
def test_the_top_cards_are_four_ancient_wonders_of_four_kinds() -> None:
    p = table(4)
    face_up = p.face_up()
    assert [deck[-1] for deck in p.decks] == face_up
    assert [WONDER_ERA[wonder] for wonder in face_up] == [0] * 4
    assert sorted(KINDS[WONDER_KIND[wonder]] for wonder in face_up) == ["culture", "economy", "military", "science"]
    for deck in p.decks:
        assert len({WONDER_KIND[wonder] for wonder in deck}) == 1


@pytest.mark.rule("R2.9-b")
def test_each_era_is_shuffled_and_the_hidden_order_is_in_no_view() -> None:
    p = new_position(setting_for(2, {"wonder_decks": "full"}), 0)
    assert len({tuple(table(4, seed).decks[0]) for seed in range(20)}) > 4
    q = p.clone()
    for deck in q.decks:
        deck[0], deck[1], deck[2], deck[3] = deck[1], deck[0], deck[3], deck[2]
    for viewer in (0, 1, None):
        assert q.view_for(viewer) == p.view_for(viewer)


@pytest.mark.rule("R2.10-a")
def test_three_victory_cards_are_in_play_and_every_triple_occurs() -> None:
    triples = Counter(tuple(table(2, seed).victory_cards) for seed in range(150))
    assert all(len(set(triple)) == 3 for triple in triples)
    assert len(triples) == 10


@pytest.mark.rule("R2.11-a")
@AUTOMA
@PLAYERS
def test_what_is_not_on_the_map_is_in_the_supply(players: int, automa: str) -> None:
    p = table(players, automa=automa)
    for resource in supply(p):
        assert lying(p).get(resource, 0) + supply(p)[resource] == 8
    assert p.trade_supply() == 1000
    assert table(2, trade_tokens="34").trade_supply() == 34


# The automated player.


@pytest.mark.rule("A2.1-a")
@pytest.mark.parametrize(("players", "wonders"), [(3, 20), (2, 16)])
def test_setup_is_made_for_the_people_plus_one(players: int, wonders: int) -> None:
    """WE09"""
    p = table(players, automa="prince", map="built")
    assert (p.automa, p.players, p.humans()) == (players - 1, players, list(range(players - 1)))
    assert sum(len(deck) for deck in p.decks) == wonders
    assert p.hands[p.automa] == []


@pytest.mark.rule("A2.2-a")
def test_the_automated_player_has_a_leader_and_pieces_of_its_own() -> None:
    leaders: set[str] = set()
    for seed in range(60):
        p = table(4, seed, automa="settler")
        assert len({leader(p, seat) for seat in range(4)}) == 4
        leaders.add(leader(p, 3))
        c = p.civs[3]
        assert (c.cities_left, c.tokens_left, c.caravans) == (7, 31, [ON_CARD, IN_RESERVE, IN_RESERVE])
    assert leaders == set(LEADERS)


@pytest.mark.rule("A2.2-a")
def test_the_automated_player_sits_last_and_is_first() -> None:
    p = table(3, automa="settler")
    assert (p.automa, p.first, p.active) == (2, 2, 2)


@pytest.mark.rule("A2.3-a")
def test_the_automated_player_has_its_own_cards_in_the_order_of_its_leader() -> None:
    p = blank(setting_for(2, {"automa": "settler"}))
    p.civs[1].lay_row(TRAJAN)
    assert row(p, 1) == [
        "automa-astrology", "automa-foreign-trade", "automa-masonry", "automa-early-empire", "automa-pottery",
    ]  # fmt: skip
    assert bin(p.civs[1].deck).count("1") == 15


@pytest.mark.rule("A2.6-a")
def test_the_map_of_one_person_and_the_automated_player_is_populated() -> None:
    p = table(2, automa="settler", core_side="a")
    assert len(p.world.spaces) == 81
    assert (len(p.tiles), p.water) == (8, [[2, -1]])
    assert capitals(p) == [(-5, 3), (3, -3)]
    assert lying(p) == {"mercury": 3, "marble": 2, "oil": 3, "diamond": 1}
    assert barbarians(p) == {"c", "d"}
    assert city_states(p) == {"brussels", "geneva"}


@pytest.mark.rule("A2.7-a")
def test_an_upgraded_card_keeps_the_slot_of_the_card_it_replaces() -> None:
    p = blank(setting_for(2, {"automa": "chieftain"}))
    p.civs[1].lay_row(GILGAMESH)
    upgrade_at_start(p, 1)
    assert row(p, 1) == [
        "automa-foreign-trade", "automa-drama-and-poetry", "automa-astrology", "automa-masonry", "automa-pottery",
    ]  # fmt: skip
    assert bin(p.civs[1].deck).count("1") == 14
    assert p.civs[1].caravans == [ON_CARD, IN_RESERVE, IN_RESERVE]
    assert p.news[-1].arguments == {
        "seat": 1, "card": "card-automa-drama-and-poetry", "slot": 2, "criterion": "criterion-random",
    }  # fmt: skip


@pytest.mark.rule("A11.1-a")
@pytest.mark.parametrize(("upgraded", "difficulty"), list(enumerate(DIFFICULTIES)))
def test_the_difficulty_is_the_number_of_level_ii_cards(upgraded: int, difficulty: str) -> None:
    p = table(4, 7, automa=difficulty)
    levels = [LEVEL_OF[card] for card in p.civs[3].row]
    assert Counter(levels) == Counter({2: upgraded, 1: 5 - upgraded})
    assert sorted(KIND_OF[card] for card in p.civs[3].row) == [0, 1, 2, 3, 4]
    assert all(LEVEL_OF[card] == 1 for seat in range(3) for card in p.civs[seat].row)
    assert [row(p, seat) for seat in range(3)] == [ROWS[leader(p, seat)].split() for seat in range(3)]
    assert bin(p.civs[3].deck).count("1") == 15 - upgraded
    assert len([event for event in p.news if event.message == "automa-starts-with"]) == upgraded


@pytest.mark.rule("A11.1-a")
def test_every_kind_is_upgraded_about_equally_often() -> None:
    kinds: Counter[int] = Counter()
    for seed in range(150):
        p = table(2, seed, automa="warlord")
        kinds.update(KIND_OF[card] for card in p.civs[1].row if LEVEL_OF[card] == 2)
    assert sum(kinds.values()) == 300
    assert all(40 <= kinds[kind] <= 80 for kind in range(5))


@pytest.mark.rule("A11.1-a")
def test_a_level_ii_economy_card_brings_its_second_caravan() -> None:
    caravans = {}
    for seed in range(20):
        p: NewDawn = table(2, seed, automa="chieftain")
        is_economy = any(LEVEL_OF[card] == 2 and KIND_OF[card] == ECONOMY for card in p.civs[1].row)
        caravans[is_economy] = p.civs[1].caravans
        assert p.civs[0].caravans == [ON_CARD, IN_RESERVE, IN_RESERVE]
    assert caravans == {True: [ON_CARD, ON_CARD, IN_RESERVE], False: [ON_CARD, IN_RESERVE, IN_RESERVE]}


@pytest.mark.rule("A11.1-a")
def test_the_levels_are_named_from_settler_to_emperor() -> None:
    assert DIFFICULTIES == ["settler", "chieftain", "warlord", "prince", "king", "emperor"]


@pytest.mark.rule("A11.2-a")
@pytest.mark.parametrize(
    ("wishes", "agreed"),
    [
        (["prince", "king", "warlord"], "warlord"),
        (["emperor", "settler"], "settler"),
        (["king"], "king"),
        (["chieftain", "chieftain"], "chieftain"),
    ],
)
def test_a_group_that_disagrees_plays_the_lowest_difficulty_anyone_wants(wishes: list[str], agreed: str) -> None:
    assert agreed_difficulty(wishes) == agreed
