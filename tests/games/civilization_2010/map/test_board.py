"""The board: terrain, tiles, layouts, and which squares are next to each other."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts.terrain import (
    ALLOWS_CITY,
    COIN,
    COMBAT,
    CULTURE,
    DESERT,
    EXPANSIONS,
    FOREST,
    GRASSLAND,
    ICON_COUNT,
    ICONS,
    INCENSE,
    IRON,
    IS_IN_MARKET,
    IS_ON_MAP,
    MARKET_RESOURCE_COUNT,
    MOUNTAIN,
    NONE,
    PACKAGE,
    PRODUCTION,
    RESOURCE_COUNT,
    RESOURCES,
    SILK,
    SPY,
    TERRAIN_CODES,
    TERRAIN_ICONS,
    TERRAIN_MARKER_COPIES,
    TERRAIN_MARKER_SIDES,
    TERRAIN_MARKERS,
    TERRAIN_PRODUCTION,
    TERRAIN_TRADE,
    TERRAINS,
    TRADE,
    URANIUM,
    WATER,
    WHEAT,
    in_use,
)
from civitas.games.civilization_2010.map.board import (
    MOST_SQUARES,
    SLOT_NAMES,
    SQUARE_NAMES,
    Board,
    board_of,
    laid,
)
from civitas.games.civilization_2010.map.layouts import LAYOUTS, MOST_SLOTS
from civitas.games.civilization_2010.map.squares import (
    CENTRAL,
    DOWN,
    FACINGS,
    LEFT,
    RIGHT,
    SIDE,
    TILE_SQUARES,
    UP,
    Square,
    centre_distance,
    direction_to,
    opposite,
    steps_between,
)
from civitas.games.civilization_2010.map.tiles import (
    HOME_OF,
    HOME_TILES,
    IS_HOME,
    NEUTRAL_TILE_COUNT,
    NEUTRAL_TILES,
    PRINTED,
    RELICS,
    TILE_COUNT,
    TILE_NUMBER,
    TILES,
    Printed,
)

LAWS = settings(max_examples=60, deadline=None, derandomize=True, database=None)
PLAYERS = [2, 3, 4, 5]
TURNS = [UP, RIGHT, DOWN, LEFT]
BOARDS = st.sampled_from(PLAYERS).map(board_of)
TILE_5 = TILES.index("tile05")


def rows(shown: list[Printed]) -> list[str]:
    """The sixteen squares as four rows of letters."""
    letters = "".join(TERRAIN_CODES[each.terrain] for each in shown)
    return [letters[first : first + SIDE] for first in range(0, TILE_SQUARES, SIDE)]


def seen(board: Board, slot: int, tile: int, facing: int) -> list[str]:
    """A tile on the table, looked at by coordinates."""
    shown = {board.place[square]: printed for square, printed in laid(slot, tile, facing)}
    return rows([shown[place] for place in sorted(shown, key=lambda place: (place[1], place[0]))])


def marked(shown: list[Printed], feature: str) -> list[tuple[int, int]]:
    """Row and column of the squares with a hut, village, ..."""
    return [divmod(place, SIDE) for place, each in enumerate(shown) if getattr(each, feature) not in (False, NONE)]


def printed(tile: str, row: int, column: int) -> Printed:
    """A square of a tile that faces up."""
    return PRINTED[TILES.index(tile)][UP][row * SIDE + column]


# Terrain, icons, resources.


@pytest.mark.rule("map.terrain-a")
@pytest.mark.parametrize(
    ("terrain", "name", "code", "production", "trade"),
    [
        (GRASSLAND, "grassland", "G", 0, 0),
        (FOREST, "forest", "F", 2, 0),
        (MOUNTAIN, "mountain", "M", 1, 0),
        (DESERT, "desert", "D", 0, 1),
        (WATER, "water", "W", 0, 1),
    ],
)
def test_each_terrain_has_its_icons(terrain: int, name: str, code: str, production: int, trade: int) -> None:
    assert (TERRAINS[terrain], TERRAIN_CODES[terrain]) == (name, code)
    assert TERRAIN_ICONS[terrain] == [production, trade, 0, 0, 0]
    assert (TERRAIN_PRODUCTION[terrain], TERRAIN_TRADE[terrain]) == (production, trade)
    assert len(TERRAINS) == 5


def test_cities_stand_on_any_terrain_but_water() -> None:
    assert [TERRAINS[terrain] for terrain in range(5) if not ALLOWS_CITY[terrain]] == ["water"]


def test_the_icons_are_numbered_in_the_order_of_the_table() -> None:
    numbered = {"production": PRODUCTION, "trade": TRADE, "culture": CULTURE, "coin": COIN, "combat": COMBAT}
    assert {name: number for number, name in enumerate(ICONS)} == numbered
    assert len(ICONS) == ICON_COUNT


def test_four_resources_are_printed_and_sold_while_spies_and_uranium_are_neither() -> None:
    numbered = {"incense": INCENSE, "iron": IRON, "silk": SILK, "wheat": WHEAT, "spy": SPY, "uranium": URANIUM}
    assert {name: number for number, name in enumerate(RESOURCES)} == numbered
    assert len(RESOURCES) == RESOURCE_COUNT
    assert IS_IN_MARKET == IS_ON_MAP == [True, True, True, True, False, False]
    assert sum(IS_IN_MARKET[:MARKET_RESOURCE_COUNT]) == sum(IS_IN_MARKET) == 4


def test_twelve_markers_turn_a_square_into_desert_or_grassland() -> None:
    assert TERRAIN_MARKERS == ["drought-grassland-token"]
    assert TERRAIN_MARKER_SIDES == [[DESERT, GRASSLAND]]
    assert TERRAIN_MARKER_COPIES == [12]


def test_the_title_is_the_game_with_wisdom_and_warfare_and_nothing_else() -> None:
    assert EXPANSIONS == ["base", "waw"]
    boxes = [{"expansion": "base"}, {"expansion": "faf"}, {"expansion": "waw"}]
    assert in_use(boxes) == [{"expansion": "base"}, {"expansion": "waw"}]


# What is printed on the tiles.


@pytest.mark.rule("map.extras-a")
@pytest.mark.parametrize(
    ("tile", "row", "column", "terrain", "icons"),
    [
        ("tile04", 2, 0, MOUNTAIN, {PRODUCTION: 1, COIN: 1}),
        ("tile14", 2, 0, DESERT, {TRADE: 1, CULTURE: 1}),
        ("home-japanese", 2, 0, GRASSLAND, {COIN: 1}),
        ("tile09", 0, 1, WATER, {TRADE: 1, CULTURE: 1}),
        ("tile25", 0, 3, MOUNTAIN, {PRODUCTION: 1, COIN: 1}),
        ("tile04", 1, 3, FOREST, {PRODUCTION: 2}),
    ],
)
def test_a_printed_extra_adds_to_the_terrain(
    tile: str, row: int, column: int, terrain: int, icons: dict[int, int]
) -> None:
    square = printed(tile, row, column)
    assert square.terrain == terrain
    assert square.icons == [icons.get(icon, 0) for icon in range(ICON_COUNT)]
    assert square.has_culture == (CULTURE in icons)
    assert square.has_coin == (COIN in icons)


@pytest.mark.rule("map.extras-a")
def test_no_square_has_other_icons_than_those_of_terrain_and_extras() -> None:
    for shown in (squares for tile in PRINTED for squares in tile):
        for square in shown:
            more = [count - own for count, own in zip(square.icons, TERRAIN_ICONS[square.terrain], strict=True)]
            assert more == [0, 0, int(square.has_culture), int(square.has_coin), 0]


def test_an_extra_leaves_the_table_of_terrain_alone() -> None:
    square = Printed(FOREST)
    square.add({"kind": "coin"})
    square.add({"kind": "culture"})
    assert square.icons == [2, 0, 1, 1, 0]
    assert TERRAIN_ICONS[FOREST] == [2, 0, 0, 0, 0]


def test_a_feature_that_no_tile_has_is_refused() -> None:
    with pytest.raises(ValueError, match="volcano"):
        Printed(MOUNTAIN).add({"kind": "volcano"})


def test_there_are_twenty_neutral_tiles_and_twelve_homes() -> None:
    assert len(TILES) == len(set(TILES)) == len(PRINTED) == TILE_COUNT == 32
    assert [*NEUTRAL_TILES, *HOME_TILES] == list(range(32))
    assert len(NEUTRAL_TILES) == NEUTRAL_TILE_COUNT == 20
    assert [IS_HOME[tile] for tile in (19, 20)] == [False, True]
    assert [TILE_NUMBER[tile] for tile in NEUTRAL_TILES] == [*range(1, 15), *range(22, 28)]
    assert {TILE_NUMBER[tile] for tile in HOME_TILES} == {NONE}
    assert {HOME_OF[tile] for tile in NEUTRAL_TILES} == {""}
    assert [f"home-{HOME_OF[tile]}" for tile in HOME_TILES] == TILES[20:]
    assert sorted(HOME_OF[tile] for tile in HOME_TILES) == sorted(YIELDS)


def test_every_tile_has_sixteen_squares_with_the_icons_of_their_terrain() -> None:
    assert {len(squares) for tile in PRINTED for squares in tile} == {TILE_SQUARES}
    assert {len(tile) for tile in PRINTED} == {len(FACINGS)}
    entries = in_use(read_facts(PACKAGE, "data/map_tiles.toml")["tile"])
    assert not [entry["id"] for entry in entries if "icon_override" in entry]


def test_the_neutral_tiles_have_24_huts_12_villages_and_two_relics() -> None:
    squares = [square for tile in NEUTRAL_TILES for square in PRINTED[tile][UP]]
    assert sum(square.is_hut for square in squares) == 24
    assert sum(square.is_village for square in squares) == 12
    assert not [square for square in squares if square.is_hut and square.is_village]
    assert RELICS == ["ark-of-the-covenant", "attilas-village"]
    assert sorted(square.relic for square in squares if square.relic != NONE) == [0, 1]
    assert printed("tile23", 1, 2).relic == RELICS.index("ark-of-the-covenant")
    assert printed("tile22", 1, 2).relic == RELICS.index("attilas-village")


def test_huts_villages_and_relics_are_on_land_and_only_resources_of_the_market_are_printed() -> None:
    for square in (square for tile in PRINTED for square in tile[UP]):
        assert square.terrain != WATER or not (square.is_hut or square.is_village or square.relic != NONE)
        assert square.resource < MARKET_RESOURCE_COUNT


def test_homes_have_no_huts_villages_or_relics_and_suggest_a_central_land_square() -> None:
    for tile in HOME_TILES:
        squares = PRINTED[tile][UP]
        assert not [square for square in squares if square.is_hut or square.is_village or square.relic != NONE]
        suggested = [place for place, square in enumerate(squares) if square.is_suggested]
        assert len(suggested) == 1
        assert suggested[0] in CENTRAL
        assert squares[suggested[0]].terrain != WATER
    assert not [tile for tile in NEUTRAL_TILES if any(square.is_suggested for square in PRINTED[tile][UP])]


def test_only_the_aztec_home_has_water_in_its_middle() -> None:
    water = [(HOME_OF[t], place) for t in HOME_TILES for place in CENTRAL if PRINTED[t][UP][place].terrain == WATER]
    assert water == [("aztecs", 1 * SIDE + 1)]


# Turning.


@pytest.mark.rule("map.rotation-a")
@pytest.mark.parametrize(
    ("facing", "terrain", "hut", "village", "silk"),
    [
        (UP, ["WWWW", "WWGF", "WGFF", "GFFD"], (1, 3), (2, 1), (0, 2)),
        (RIGHT, ["GWWW", "FGWW", "FFGW", "DFFW"], (3, 2), (1, 1), (2, 3)),
        (DOWN, ["DFFG", "FFGW", "FGWW", "WWWW"], (2, 0), (1, 2), (3, 1)),
        (LEFT, ["WFFD", "WGFF", "WWGF", "WWWG"], (0, 1), (2, 2), (1, 0)),
    ],
)
def test_terrain_and_features_turn_with_the_tile(
    facing: int, terrain: list[str], hut: tuple[int, int], village: tuple[int, int], silk: tuple[int, int]
) -> None:
    shown = PRINTED[TILE_5][facing]
    assert rows(shown) == terrain
    assert marked(shown, "is_hut") == [hut]
    assert marked(shown, "is_village") == [village]
    assert marked(shown, "resource") == [silk]
    assert shown[silk[0] * SIDE + silk[1]].resource == SILK


@pytest.mark.rule("map.rotation-a")
@given(tile=st.integers(0, TILE_COUNT - 1), facing=st.sampled_from(TURNS))
@LAWS
def test_what_a_tile_shows_at_a_place_is_what_its_data_say_of_the_turned_place(tile: int, facing: int) -> None:
    for place, square in enumerate(PRINTED[tile][facing]):
        row, column = divmod(place, SIDE)
        source = [(row, column), (3 - column, row), (3 - row, 3 - column), (column, 3 - row)][facing]
        assert square is PRINTED[tile][UP][source[0] * SIDE + source[1]]


# Capitals.

YIELDS: dict[str, tuple[int, int, int, int, str]] = {
    "americans": (5, 3, 0, 0, "incense silk"),
    "chinese": (5, 3, 0, 0, "iron"),
    "egyptians": (5, 4, 0, 0, "wheat"),
    "germans": (5, 3, 0, 0, "iron"),
    "romans": (6, 3, 0, 0, "iron"),
    "russians": (6, 3, 0, 0, ""),
    "aztecs": (7, 3, 0, 1, ""),
    "english": (6, 3, 1, 0, "silk wheat"),
    "french": (5, 3, 0, 0, "iron silk wheat"),
    "japanese": (6, 3, 0, 1, "iron silk"),
    "mongols": (6, 4, 0, 0, "incense silk"),
    "zulu": (5, 3, 0, 0, "incense silk"),
}


@pytest.mark.rule("setup.home-a")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("civilization", sorted(YIELDS))
def test_a_capital_on_the_suggested_square_yields_what_surrounds_it(civilization: str, players: int) -> None:
    board = board_of(players)
    tile = HOME_OF.index(civilization)
    for seat in range(players):
        shown = dict(laid(seat, tile, board.layout.home_facing[seat]))
        capital = next(square for square, each in shown.items() if each.is_suggested)
        outskirts = [shown[square] for square in board.around[capital]]
        icons = [sum(each.icons[icon] for each in outskirts) for icon in range(ICON_COUNT)]
        resources = sorted(RESOURCES[each.resource] for each in outskirts if each.resource != NONE)
        assert len(outskirts) == 8
        assert (*icons[:COMBAT], " ".join(resources)) == YIELDS[civilization]
        assert icons[COMBAT] == 0


# Layouts.


@pytest.mark.rule("setup.layout-a")
@pytest.mark.parametrize(("players", "neutral"), [(2, 6), (3, 7), (4, 12), (5, 17)])
def test_each_number_of_players_has_its_layout(players: int, neutral: int) -> None:
    layout = LAYOUTS[players]
    assert layout.players == len(layout.homes) == len(layout.home_facing) == players
    assert len(layout.neutral) == neutral <= NEUTRAL_TILE_COUNT
    assert layout.corners == layout.homes + layout.neutral
    assert layout.slot_count == players + neutral <= MOST_SLOTS


@pytest.mark.rule("setup.layout-a")
def test_two_players_have_eight_by_sixteen_squares_and_homes_in_opposite_corners() -> None:
    layout = LAYOUTS[2]
    assert (layout.width, layout.height) == (8, 16)
    assert layout.homes == [(4, 0), (0, 12)]
    assert [FACINGS[facing] for facing in layout.home_facing] == ["down", "up"]
    assert sorted(board_of(2).at) == [(x, y) for x in range(8) for y in range(16)]


@pytest.mark.rule("setup.layout-a")
@pytest.mark.parametrize(
    ("players", "size", "facings"),
    [
        (3, (16, 16), "down left right"),
        (4, (16, 16), "down down up up"),
        (5, (28, 18), "down left up up right"),
    ],
)
def test_homes_lie_with_the_listed_facing(players: int, size: tuple[int, int], facings: str) -> None:
    layout = LAYOUTS[players]
    assert (layout.width, layout.height) == size
    assert " ".join(FACINGS[facing] for facing in layout.home_facing) == facings


@pytest.mark.rule("setup.layout-a")
@pytest.mark.parametrize("players", PLAYERS)
def test_tiles_do_not_overlap_and_reach_all_four_sides_of_the_map(players: int) -> None:
    board, layout = board_of(players), LAYOUTS[players]
    assert len(board.at) == board.size == layout.slot_count * TILE_SQUARES
    assert {min(x for x, _ in board.place), min(y for _, y in board.place)} == {0}
    assert max(x for x, _ in board.place) == layout.width - 1
    assert max(y for _, y in board.place) == layout.height - 1


def test_only_two_to_five_players_have_a_layout() -> None:
    assert list(LAYOUTS) == PLAYERS
    for players in (1, 6):
        with pytest.raises(KeyError):
            board_of(players)


@pytest.mark.rule("setup.layout-b")
def test_the_first_home_of_three_players_touches_both_tiles_below() -> None:
    board = board_of(3)
    left, right = board.layout.corners.index((4, 4)), board.layout.corners.index((8, 4))
    below = [board.neighbour[board.at[x, 3]][DOWN] for x in (6, 7, 8, 9)]
    assert [board.place[square] for square in below] == [(6, 4), (7, 4), (8, 4), (9, 4)]
    assert [board.slot[square] for square in below] == [left, left, right, right]
    assert {board.slot[board.at[x, 3]] for x in (6, 7, 8, 9)} == {0}


@pytest.mark.rule("setup.layout-b")
@pytest.mark.parametrize(("players", "is_staggered"), [(2, False), (3, True), (4, False), (5, True)])
def test_tiles_are_staggered_with_three_and_five_players(players: int, is_staggered: bool) -> None:
    assert any(x % SIDE or y % SIDE for x, y in LAYOUTS[players].corners) == is_staggered


@pytest.mark.rule("setup.layout-c")
def test_the_hole_of_the_five_player_map_is_next_to_nothing() -> None:
    board = board_of(5)
    rim = board.at[16, 11]
    assert board.neighbour[rim][LEFT] == NONE
    assert not [place for place in ((15, 10), (15, 11), (15, 12)) if place in board.at]
    assert [board.place[square] for square in board.adjacent[rim]] == [(16, 10), (17, 11), (16, 12)]
    assert [board.place[s] for s in board.around[rim]] == [(16, 10), (17, 10), (17, 11), (16, 12), (17, 12)]


@pytest.mark.rule("setup.layout-c")
def test_no_tile_covers_the_hole_and_its_rim_is_part_of_the_map() -> None:
    board, hole = board_of(5), LAYOUTS[5].hole
    assert hole is not None
    assert (hole.corner, hole.width, hole.height) == ((12, 8), 4, 6)
    assert not [(x, y) for x in range(12, 16) for y in range(8, 14) if (x, y) in board.at]
    beside = [(x, y) for x in (11, 16) for y in range(8, 14)] + [(x, y) for x in range(12, 16) for y in (7, 14)]
    assert all(place in board.at for place in beside)
    assert [LAYOUTS[players].hole for players in (2, 3, 4)] == [None, None, None]


@pytest.mark.rule("setup.layout-c")
def test_the_way_to_the_other_side_leads_around_the_hole() -> None:
    board = board_of(5)
    west, east, north, south = (board.at[place] for place in ((11, 11), (16, 11), (13, 7), (13, 14)))
    assert steps_between((11, 11), (16, 11)) == 5
    assert board.steps[west][east] == 5 + 2 * 3
    assert steps_between((13, 7), (13, 14)) == 7
    assert board.steps[north][south] == 7 + 2 * 2
    assert board.steps[west][board.at[11, 14]] == 3


# Squares.


@pytest.mark.parametrize("players", PLAYERS)
def test_squares_are_numbered_row_by_row_over_the_slots(players: int) -> None:
    board = board_of(players)
    for slot, (left, top) in enumerate(board.layout.corners):
        squares = board.squares_of(slot)
        assert list(squares) == list(range(slot * 16, slot * 16 + 16))
        assert [board.place[square] for square in squares] == [(left + n % 4, top + n // 4) for n in range(16)]
        assert {board.slot[square] for square in squares} == {slot}
    assert all(board.at[place] == square for square, place in enumerate(board.place))


@pytest.mark.rule("map.adjacency-a")
@given(board=BOARDS, data=st.data())
@LAWS
def test_adjacent_and_surrounding_squares_of_the_map_are_one_apart(board: Board, data: st.DataObject) -> None:
    square = data.draw(st.integers(0, board.size - 1))
    place = board.place[square]
    beside = [other for other, its in enumerate(board.place) if steps_between(place, its) == 1]
    around = [other for other, its in enumerate(board.place) if centre_distance(place, its) == 1]
    assert sorted(board.adjacent[square]) == beside
    assert sorted(board.around[square]) == around


@given(board=BOARDS, data=st.data(), way=st.sampled_from(TURNS))
@LAWS
def test_the_way_back_leads_back_on_the_map(board: Board, data: st.DataObject, way: int) -> None:
    square = data.draw(st.integers(0, board.size - 1))
    other = board.neighbour[square][way]
    assert (other in board.adjacent[square]) == (other != NONE)
    if other != NONE:
        assert board.neighbour[other][opposite(way)] == square


@given(players=st.sampled_from(PLAYERS), data=st.data())
@LAWS
def test_steps_over_the_map_are_straight_unless_an_edge_or_the_hole_is_in_the_way(
    players: int, data: st.DataObject
) -> None:
    board = board_of(players)
    one, other = (data.draw(st.integers(0, board.size - 1)) for _ in range(2))
    straight = steps_between(board.place[one], board.place[other])
    assert board.steps[one][other] == board.steps[other][one] >= straight
    if players < 5:
        assert board.steps[one][other] == straight
    if one != other:
        assert board.steps[one][other] == 1 + min(board.steps[next_to][other] for next_to in board.adjacent[one])


def test_names_of_squares_are_short_differ_and_hold_for_all_layouts() -> None:
    assert MOST_SQUARES == max(board_of(players).size for players in PLAYERS) == 352
    assert len(set(SQUARE_NAMES)) == len(SQUARE_NAMES) == MOST_SQUARES
    assert len(SLOT_NAMES) == MOST_SLOTS == max(layout.slot_count for layout in LAYOUTS.values())
    assert [SQUARE_NAMES[square] for square in (0, 3, 4, 15, 16, 351)] == ["a1", "a4", "a5", "a16", "b1", "v16"]
    assert [SQUARE_NAMES[place] for place in CENTRAL] == ["a6", "a7", "a10", "a11"]


def test_a_board_is_made_once_for_each_number_of_players() -> None:
    assert board_of(3) is board_of(3)
    assert board_of(3) is not board_of(4)


# Laying tiles.


@pytest.mark.rule("explore.discover-b")
@pytest.mark.parametrize(
    ("figure", "beyond", "facing", "terrain"),
    [
        ((1, 8), (1, 7), UP, ["WWWW", "WWGF", "WGFF", "GFFD"]),
        ((3, 5), (4, 5), RIGHT, ["GWWW", "FGWW", "FFGW", "DFFW"]),
        ((6, 3), (6, 4), DOWN, ["DFFG", "FFGW", "FGWW", "WWWW"]),
        ((4, 6), (3, 6), LEFT, ["WFFD", "WGFF", "WWGF", "WWWG"]),
    ],
)
def test_the_arrow_of_a_discovered_tile_points_away_from_the_figure(
    figure: Square, beyond: Square, facing: int, terrain: list[str]
) -> None:
    board = board_of(2)
    standing, square = board.at[figure], board.at[beyond]
    slot = board.slot[square]
    assert board.slot[standing] != slot
    assert direction_to(figure, beyond) == board.neighbour[standing].index(square) == facing
    assert seen(board, slot, TILE_5, direction_to(figure, beyond)) == terrain


@pytest.mark.rule("explore.discover-b")
def test_on_a_staggered_map_the_arrow_follows_the_step_onto_the_tile() -> None:
    board = board_of(3)
    for figure, beyond in (((7, 3), (7, 4)), ((8, 3), (8, 4))):
        slot = board.slot[board.at[beyond]]
        shown = seen(board, slot, TILE_5, direction_to(figure, beyond))
        assert shown == ["DFFG", "FFGW", "FGWW", "WWWW"]


def test_a_tile_fills_the_squares_of_its_slot_and_looks_the_same_on_any_slot() -> None:
    for slot in range(MOST_SLOTS):
        squares = laid(slot, TILE_5, RIGHT)
        assert [square for square, _ in squares] == list(range(slot * 16, slot * 16 + 16))
        assert [shown for _, shown in squares] == PRINTED[TILE_5][RIGHT]
