"""How the players build a map: dealing, the core, adding tiles, water in the gaps (R2.12, A2.4, A2.5)."""

import random

import pytest

from civitas.games.new_dawn.facts.terrain import NONE, WATER
from civitas.games.new_dawn.map.hexes import Hex, mirrored
from civitas.games.new_dawn.map.populating import star_of
from civitas.games.new_dawn.map.tile_laying import BORDERS, CONTACT, CORE_TILES, enclosed_hexes, table_top
from civitas.games.new_dawn.map.tiles import (
    CAPITAL_TILES,
    CITY_STATE_TILES,
    NATURAL_WONDER_TILES,
    PLAIN_TILES,
    SIDE_A,
    SIDE_B,
    TilePlace,
    core_layout,
    fixed_map,
)
from civitas.games.new_dawn.model import CAPITAL, EMPTY, NewDawn, empty_table
from civitas.games.new_dawn.phases.map_building import MapBuilding, finish_map
from tests.games.new_dawn.beginning import (
    barbarians,
    built,
    capitals,
    city_states,
    lay_all,
    lay_next,
    lying,
    natural_wonders,
    refusal,
    say,
    sayable,
    supply,
    table,
)

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
SIDES = pytest.mark.parametrize("side", ["a", "b"])


def core_hexes(p: NewDawn) -> set[Hex]:
    """The spaces of the four core tiles."""
    return {place for tile in p.tiles[:CORE_TILES] for place in TilePlace.of_row(tile).hexes()}


def dealt(p: NewDawn) -> list[int]:
    """All tiles in the game, on the table or in somebody's hand."""
    return [tile[0] for tile in p.tiles] + [tile for hand in p.hands for tile in hand]


def touched(p: NewDawn, tile: TilePlace) -> set[Hex]:
    """The spaces of other tiles that a tile touches."""
    q, r = tile.anchor
    around = {(q + dq, r + dr) for dq, dr in BORDERS[tile.side][tile.rotation]}
    return around & {place for row in p.tiles for place in TilePlace.of_row(row).hexes()}


def with_first_player(players: int, first: int) -> NewDawn:
    """A table on which this seat adds the first tile."""
    return next(p for p in (built(players, seed) for seed in range(50)) if p.first == first)


# Dealing.


@pytest.mark.rule("R2.12-a")
def test_the_sixteen_tiles_fall_into_four_groups() -> None:
    assert CAPITAL_TILES == [7, 9, 11, 16]
    assert NATURAL_WONDER_TILES == [1, 2, 4, 13]
    assert CITY_STATE_TILES == [6, 12, 14, 15]
    assert PLAIN_TILES == [3, 5, 8, 10]


@pytest.mark.rule("R2.12-a")
@PLAYERS
def test_everybody_gets_one_capital_tile_and_the_others_never_appear(players: int) -> None:
    seen = set()
    for seed in range(20):
        p = built(players, seed)
        tiles = [tile for tile in dealt(p) if tile in CAPITAL_TILES]
        assert len(set(tiles)) == len(tiles) == players
        assert [hand[0] in CAPITAL_TILES for hand in p.hands] == [True] * players
        seen.update(tiles)
    assert seen == set(CAPITAL_TILES)


@pytest.mark.rule("R2.12-b")
@pytest.mark.parametrize("automa", ["none", "prince"])
def test_the_core_has_two_natural_wonder_tiles_and_two_city_state_tiles(automa: str) -> None:
    seen: set[int] = set()
    for seed in range(20):
        core = [tile[0] for tile in table(2, seed, map="built", automa=automa).tiles[:CORE_TILES]]
        assert len(set(core) & set(NATURAL_WONDER_TILES)) == len(set(core) & set(CITY_STATE_TILES)) == 2
        seen.update(core)
    assert seen == {*NATURAL_WONDER_TILES, *CITY_STATE_TILES}


@pytest.mark.rule("R2.12-b")
def test_one_die_decides_the_side_of_all_core_tiles() -> None:
    seen = set()
    for seed in range(40):
        p = table(2, seed, map="built")
        rolled = [event for event in p.news if event.message == "core-side-rolled"]
        assert [event.rule for event in rolled] == ["R2.12-b"]
        die = rolled[0].arguments["die"]
        assert isinstance(die, int)
        side = SIDE_A if die <= 3 else SIDE_B
        assert [tile[1] for tile in p.tiles] == [side] * 4
        seen.add(die)
    assert seen == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("R2.12-b")
@SIDES
def test_the_side_of_the_core_can_be_agreed_instead(side: str) -> None:
    p = table(2, map="built", core_side=side)
    assert {tile[1] for tile in p.tiles} == {"ab".index(side)}
    assert "core-side-rolled" not in [event.message for event in p.news]


@pytest.mark.rule("R2.12-c")
@SIDES
def test_the_core_covers_forty_spaces_without_gaps(side: str) -> None:
    p = table(2, map="built", core_side=side)
    assert len(p.world.spaces) == len(core_hexes(p)) == 40
    assert enclosed_hexes(p.world.at) == []
    assert p.water == []


@pytest.mark.rule("R2.12-c")
def test_the_core_tiles_lie_on_the_places_of_the_layout_and_side_b_mirrors_side_a() -> None:
    p = table(2, map="built", core_side="a")
    assert [(tile[2], tile[3], tile[4]) for tile in p.tiles] == [(0, 0, 0), (3, -3, 3), (4, 0, 0), (1, 2, 2)]
    front, back = core_layout(SIDE_A, False), core_layout(SIDE_B, False)
    mirror = {mirrored(place) for place in core_hexes(p)}
    assert mirror == core_hexes(table(2, map="built", core_side="b"))
    assert len(front.places) == len(back.places) == 4


@pytest.mark.rule("R2.12-c")
def test_chance_decides_which_core_tile_lies_where() -> None:
    first = {table(2, seed, map="built").tiles[0][0] for seed in range(40)}
    assert first == {*NATURAL_WONDER_TILES, *CITY_STATE_TILES}


@pytest.mark.rule("R2.12-d")
@pytest.mark.parametrize(("players", "left"), [(2, 4), (3, 2), (4, 0)])
def test_two_of_the_other_tiles_are_dealt_to_each_player(players: int, left: int) -> None:
    p = built(players, 5)
    outer = [tile for hand in p.hands for tile in hand[1:]]
    assert [len(hand) for hand in p.hands] == [3] * players
    assert not set(outer) & set(CAPITAL_TILES)
    assert len(set(dealt(p))) == len(dealt(p))
    boxed = set(range(1, 17)) - set(dealt(p)) - set(CAPITAL_TILES)
    assert len(boxed) == left


# Adding tiles.


@pytest.mark.rule("R2.12-e")
def test_people_add_one_tile_each_clockwise_from_the_first_player() -> None:
    p = with_first_player(3, 1)
    builders = []
    for events in lay_all(p):
        builders += [event.arguments["seat"] for event in events if event.message == "tile-laid"]
    assert builders == [1, 2, 0, 1, 2, 0, 1, 2, 0]


@pytest.mark.rule("R2.12-e")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_the_capital_tile_may_be_laid_in_any_of_the_three_turns(turn: int) -> None:
    p = built(2, 1)
    for _ in range(turn):
        for _ in range(2):
            say(p, next(text for text in sayable(p) if int(text.split()[1][:-1]) not in CAPITAL_TILES))
            say(p, sayable(p)[0])
    capital = next(tile for tile in p.hands[p.to_act[0]] if tile in CAPITAL_TILES)
    assert [text for text in sayable(p) if text.split()[1] == f"{capital}a"]


@pytest.mark.rule("R2.12-e")
def test_the_builder_chooses_tile_side_and_rotation_and_then_the_place() -> None:
    p = with_first_player(2, 0)
    hand = p.hands[0]
    assert {text.split()[1] for text in sayable(p)} == {f"{tile}{side}" for tile in hand for side in "ab"}
    assert {text.split()[2] for text in sayable(p)} == set("012345")
    before = p.tiles
    say(p, f"tile {hand[1]}b 2")
    assert p.tiles == before
    assert p.frames[-1].question(p, None) == {
        "frame": "MapBuilding", "seat": 0, "tiles": hand, "tile": hand[1], "side": "b", "rotation": 2,
    }  # fmt: skip
    place = sayable(p)[0]
    q, r = (int(number) for number in place.removeprefix("at ").split(","))
    events = say(p, place)
    assert p.tiles == [*before, [hand[1], SIDE_B, q, r, 2]]
    assert p.hands[0] == [hand[0], hand[2]]
    assert len(p.world.spaces) == 50
    assert p.to_act == [1]
    assert [(event.message, event.rule, event.arguments) for event in events] == [
        ("tile-laid", "R2.12-e", {"seat": 0, "tile": hand[1], "side": "side-b", "space": f"space-{hand[1]}.0"}),
    ]


@pytest.mark.rule("R2.12-e")
def test_only_own_tiles_can_be_laid_and_nothing_else_can_be_done() -> None:
    p = with_first_player(2, 0)
    assert refusal(p, f"tile {p.hands[1][0]}a 0") == "R2.12-e"
    assert refusal(p, f"tile {p.tiles[0][0]}a 0") == "R2.12-e"
    assert refusal(p, "at 4,4") == "R2.12-e"
    assert refusal(p, "resolve 1") == "R2.12-e"
    say(p, f"tile {p.hands[0][0]}a 0")
    assert refusal(p, f"tile {p.hands[0][1]}a 0") == "R2.12-e"
    objection = p.why_not(1, p.space().parse(f"tile {p.hands[1][0]}a 0"))
    assert objection is not None
    assert objection.rule == "R2.12-e"


@pytest.mark.rule("R2.12-f")
@pytest.mark.parametrize(
    ("anchor", "spaces", "rule"),
    [
        ("4,4", 4, None),
        ("-2,5", 4, None),
        ("5,3", 3, "R2.12-f"),
        ("-2,-1", 3, "R2.12-f"),
        ("0,-4", 2, "R2.12-f"),
        ("9,9", 0, "R2.12-f"),
    ],
)
def test_a_tile_touches_at_least_four_spaces(anchor: str, spaces: int, rule: str | None) -> None:
    p = built(2, core_side="a")
    say(p, f"tile {p.hands[p.to_act[0]][0]}a 0")
    q, r = (int(number) for number in anchor.split(","))
    assert len(touched(p, TilePlace(1, SIDE_A, (q, r), 0))) == spaces
    if rule:
        assert refusal(p, f"at {anchor}") == rule
    else:
        assert f"at {anchor}" in sayable(p)


@pytest.mark.rule("R2.12-f")
def test_one_of_the_spaces_touched_belongs_to_the_core() -> None:
    p = built(2, core_side="a")
    say(p, f"tile {p.hands[p.to_act[0]][0]}a 0", "at 4,4")
    say(p, f"tile {p.hands[p.to_act[0]][0]}a 3")
    spaces = touched(p, TilePlace(1, SIDE_A, (7, 1), 3))
    assert len(spaces) == 4
    assert not spaces & core_hexes(p)
    assert refusal(p, "at 7,1") == "R2.12-f"


@pytest.mark.rule("R2.12-f")
def test_a_rotation_that_fits_nowhere_is_not_offered() -> None:
    p = next(p for p in (half_built(seed) for seed in range(50)) if not all(table_top(p).anchors))
    number = table_top(p).anchors.index([])
    face = f"{p.hands[p.to_act[0]][0]}{'ab'[number // 6]} {number % 6}"
    assert f"tile {face}" not in sayable(p)
    assert refusal(p, f"tile {face}") == "R2.12-f"


def half_built(seed: int) -> NewDawn:
    """A map of four players to which each of them has added a tile."""
    p = built(4, seed)
    chance = random.Random(seed)
    for _ in range(4):
        lay_next(p, chance)
    return p


@pytest.mark.rule("R2.12-f")
def test_every_tile_on_a_built_map_has_enough_contact_with_the_core_unless_that_was_walled_in() -> None:
    p = built(4, 2)
    laid = lay_all(p, 2)
    walled = False
    for number, row in enumerate(p.tiles[CORE_TILES:]):
        tile = TilePlace.of_row(row)
        before = empty_table(p.setting)
        before.tiles = p.tiles[: CORE_TILES + number]
        spaces = touched(before, tile)
        assert len(spaces) >= CONTACT
        assert walled or spaces & core_hexes(p)
        walled = walled or "core-walled-in" in [event.message for event in laid[number]]


@pytest.mark.untraced
@pytest.mark.rule("R2.12-f")
def test_nobody_is_stuck_when_the_core_is_walled_in() -> None:
    told = []
    for seed in range(6):
        p = built(4, seed)
        for events in lay_all(p, seed):
            told += [event for event in events if event.message == "core-walled-in"]
        assert len(p.tiles) == 16
    assert told
    assert {event.rule for event in told} == {"R2.12-f"}
    assert {event.arguments["seat"] for event in told} <= {0, 1, 2, 3}


@pytest.mark.rule("R2.12-f")
def test_a_tile_that_cannot_reach_the_walled_core_still_touches_four_spaces() -> None:
    p = built(4)
    chance = random.Random(0)
    while not table_top(p).is_walled_in:
        lay_next(p, chance)
    say(p, sayable(p)[0])
    frame = p.frames[-1]
    assert isinstance(frame, MapBuilding)
    for text in sayable(p):
        q, r = (int(number) for number in text.removeprefix("at ").split(","))
        spaces = touched(p, TilePlace(frame.tile, frame.side, (q, r), frame.rotation))
        assert len(spaces) >= CONTACT
        assert not spaces & core_hexes(p)
    assert refusal(p, "at 12,-12") == "R2.12-f"


@pytest.mark.rule("R2.12-g")
@pytest.mark.parametrize("anchor", ["0,0", "4,3", "5,2", "-1,4", "1,5"])
def test_tiles_never_overlap(anchor: str) -> None:
    p = built(2, core_side="a")
    say(p, f"tile {p.hands[p.to_act[0]][0]}a 0")
    assert refusal(p, f"at {anchor}") == "R2.12-g"


# Water and the finished map.


@pytest.mark.rule("R2.12-h")
def test_water_tokens_fill_the_enclosed_gaps_of_the_map_of_four_and_no_bay() -> None:
    layout = fixed_map(4, False, SIDE_A)
    p = table(4, map="built")
    p.tiles = [tile.row() for tile in layout.tiles]
    p.lay_world()
    p.news = []
    finish_map(p, layout.capital_tiles)
    assert p.water == [[-1, -1], [-1, 4]]
    told = [event for event in p.news if event.message == "water-token-put"]
    assert [(event.rule, event.arguments) for event in told] == [
        ("R2.12-h", {"space": "space-w1"}), ("R2.12-h", {"space": "space-w2"}),
    ]  # fmt: skip
    assert p.tiles == table(4).tiles
    assert (p.lying, p.barbarians, p.owner) == (table(4).lying, table(4).barbarians, table(4).owner)


@pytest.mark.untraced
@pytest.mark.rule("R2.12-h")
@PLAYERS
def test_a_built_map_has_no_enclosed_gap_and_at_most_eight_water_tokens(players: int) -> None:
    for seed in range(5):
        p = built(players, seed)
        lay_all(p, seed)
        assert len(p.water) <= 8
        assert len(p.water) == 8 or enclosed_hexes(p.world.at) == []
        assert all(p.world.terrain[p.world.at[(q, r)]] == WATER for q, r in p.water)
        assert not {(q, r) for q, r in p.water} & {h for row in p.tiles for h in TilePlace.of_row(row).hexes()}


@pytest.mark.rule("R2.12-h")
@pytest.mark.parametrize(("used", "filled"), [(6, [[-1, -1], [-1, 4]]), (7, [[-1, -1]]), (8, [])])
def test_there_are_eight_water_tokens_and_northern_gaps_are_filled_first(used: int, filled: list[list[int]]) -> None:
    layout = fixed_map(4, False, SIDE_A)
    p = table(4, map="built")
    p.tiles = [tile.row() for tile in layout.tiles]
    elsewhere = [[20 + 2 * number, 0] for number in range(used)]
    p.water = elsewhere
    p.lay_world()
    finish_map(p, layout.capital_tiles)
    assert p.water == elsewhere + filled
    assert len(p.world.spaces) == 160 + used + len(filled)


@pytest.mark.rule("R2.13-a")
@pytest.mark.parametrize(("players", "tiles"), [(2, 10), (3, 13), (4, 16)])
def test_a_built_map_has_four_core_tiles_and_three_for_each_player(players: int, tiles: int) -> None:
    p = built(players, 3)
    last = lay_all(p)[-1]
    assert len(p.tiles) == tiles
    assert [event.arguments for event in last if event.message == "map-built"] == [{"tiles": tiles}]
    assert p.hands == []


@pytest.mark.rule("R2.6-a", "R2.7-a", "R2.13-a")
@PLAYERS
def test_a_finished_map_is_populated_and_the_game_begins_with_the_first_player(players: int) -> None:
    p = built(players, 4)
    hands = p.hands
    before = p.components()
    assert set(p.piece) == {EMPTY}
    assert set(p.lying) == {NONE}
    lay_all(p)
    assert p.components() == before
    assert [c.cities for c in p.civs] == [[star_of(hand[0])] for hand in hands]
    assert [p.piece[c.cities[0]] for c in p.civs] == [CAPITAL] * players
    assert len(barbarians(p)) == len([1 for icon in p.world.spawn if icon >= 0])
    assert len(city_states(p)) == len([1 for icon in p.world.city_state if icon >= 0])
    assert len(natural_wonders(p)) == len([1 for icon in p.world.natural_wonder if icon >= 0])
    assert all(lying(p).get(name, 0) + left == 8 for name, left in supply(p).items())
    assert (p.to_act, p.frames[-1].name(), p.event) == ([p.first], "Choosing", 0)


# The automated player.


@pytest.mark.rule("A2.4-a")
@pytest.mark.parametrize(
    ("side", "capital", "rotation", "water"), [("a", (3, -3), 2, [2, -1]), ("b", (0, -3), 4, [-1, -1])]
)
def test_the_core_contains_the_tile_of_the_automated_player_and_a_water_token(
    side: str, capital: Hex, rotation: int, water: list[int]
) -> None:
    p = built(2, automa="prince", core_side=side)
    assert len(p.tiles) == 5
    assert {tile[1] for tile in p.tiles} == {"ab".index(side)}
    tile = p.tiles[4]
    assert tile[0] in CAPITAL_TILES
    assert ((tile[2], tile[3]), tile[4]) == (capital, rotation)
    assert p.water == [water]
    assert len(p.world.spaces) == 51
    lay_all(p)
    assert capitals(p)[1] == capital
    assert p.civs[1].cities[0] == star_of(tile[0])


@pytest.mark.rule("A2.4-a")
def test_the_die_chooses_between_the_special_cores() -> None:
    for seed in range(12):
        p = table(2, seed, map="built", automa="prince")
        die = next(event.arguments["die"] for event in p.news if event.message == "core-side-rolled")
        assert isinstance(die, int)
        assert p.water == [[2, -1] if die <= 3 else [-1, -1]]


@pytest.mark.rule("A2.4-a", "R2.12-a")
def test_the_tile_of_the_automated_player_is_any_capital_tile_that_no_person_has() -> None:
    seen = set()
    for seed in range(30):
        p = table(3, seed, map="built", automa="prince")
        seen.add(p.tiles[4][0])
        assert p.tiles[4][0] not in [tile for hand in p.hands for tile in hand]
    assert seen == set(CAPITAL_TILES)


@pytest.mark.rule("A2.5-a")
@pytest.mark.parametrize(("players", "tiles"), [(2, 8), (3, 11), (4, 14)])
def test_the_automated_player_places_no_tiles_and_the_person_to_its_left_begins(players: int, tiles: int) -> None:
    p = built(players, 1, automa="prince")
    assert [len(hand) for hand in p.hands] == [3] * (players - 1) + [0]
    builders = []
    for events in lay_all(p):
        builders += [event.arguments["seat"] for event in events if event.message == "tile-laid"]
    assert builders == list(range(players - 1)) * 3
    assert len(p.tiles) == tiles


@pytest.mark.rule("A2.5-b")
def test_the_tile_of_the_automated_player_is_no_core_tile() -> None:
    p = built(2, automa="prince", core_side="a")
    say(p, f"tile {p.hands[0][0]}a 5")
    spaces = touched(p, TilePlace(1, SIDE_A, (6, -5), 5))
    assert len(spaces) == 4
    assert not spaces & core_hexes(p)
    assert refusal(p, "at 6,-5") == "A2.5-b"


@pytest.mark.rule("A2.5-b")
def test_its_spaces_count_among_the_four_if_another_one_belongs_to_the_core() -> None:
    p = built(2, automa="prince", core_side="a")
    say(p, f"tile {p.hands[0][0]}a 4")
    spaces = touched(p, TilePlace(1, SIDE_A, (4, -6), 4))
    assert len(spaces) == 4
    assert len(spaces & core_hexes(p)) == 1
    say(p, "at 4,-6")
    assert p.tiles[-1][2:] == [4, -6, 4]


@pytest.mark.rule("A2.5-b")
def test_by_option_the_tile_of_the_automated_player_is_core() -> None:
    p = built(2, automa="prince", core_side="a", automa_tile_is_core=True)
    say(p, f"tile {p.hands[0][0]}a 5")
    assert "at 6,-5" in sayable(p)


@pytest.mark.rule("A2.5-b")
def test_three_spaces_are_too_few_with_the_automated_player_too() -> None:
    p = built(2, automa="prince", core_side="a")
    say(p, f"tile {p.hands[0][0]}a 0")
    few = next(
        (q, r)
        for q in range(-9, 9)
        for r in range(-9, 9)
        if len(touched(p, TilePlace(1, SIDE_A, (q, r), 0)) & core_hexes(p)) == 3
        and len(touched(p, TilePlace(1, SIDE_A, (q, r), 0))) == 3
        and not table_top(p).overlaps(SIDE_A, 0, (q, r))
    )
    assert refusal(p, f"at {few[0]},{few[1]}") == "A2.5-b"
