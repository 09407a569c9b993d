"""The players build the map: tiles are dealt, the core is laid, then everybody adds tiles in turn (R2.12)."""

from typing import Final

from civitas.core.frames import EMPTY_LIST, frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.new_dawn.facts.terrain import NONE
from civitas.games.new_dawn.map.pieces import space_name
from civitas.games.new_dawn.map.populating import found_capitals, populate, star_of
from civitas.games.new_dawn.map.tile_laying import ROTATIONS, anchor_of, enclosed_hexes, table_top
from civitas.games.new_dawn.map.tiles import (
    CAPITAL_TILES,
    CITY_STATE_TILES,
    NATURAL_WONDER_TILES,
    PLAIN_TILES,
    SIDE_A,
    SIDE_B,
    SIDES,
    TilePlace,
    core_layout,
)
from civitas.games.new_dawn.map.world import FIRST_WATER_TOKEN, WATER_TOKENS
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.verbs import AT, TILE
from civitas.games.new_dawn.view_types import Question

CORE_TILES_OF_EACH: Final = 2
"""Natural wonder tiles in the core, and as many city-state tiles (R2.12-b)."""
OUTER_TILES: Final = 2
"""Tiles dealt to each person besides the capital tile (R2.12-d)."""
LAST_FACE_OF_SIDE_A: Final = 3


# Dealing.


def core_side(p: NewDawn) -> int:
    """The side of the core tiles: as agreed, or by a die: 1 to 3 is side A (R2.12-b)."""
    if p.setting.core_side in SIDES:
        return SIDES.index(p.setting.core_side)
    die = p.dice.below(6) + 1
    side = SIDE_A if die <= LAST_FACE_OF_SIDE_A else SIDE_B
    p.tell("core-side-rolled", "R2.12-b", {"die": die, "side": side_name(side)})
    return side


def side_name(side: int) -> str:
    """A side of a tile as an argument of an event."""
    return f"side-{SIDES[side]}"


def begin_map_building(p: NewDawn) -> None:
    """Deal all tiles, lay the core and let the people add their tiles (R2.12-a to R2.12-d, A2.4-a, A2.5-a)."""
    capitals = _shuffled(p, CAPITAL_TILES)[: p.players]
    naturals, states = _shuffled(p, NATURAL_WONDER_TILES), _shuffled(p, CITY_STATE_TILES)
    _lay_core(p, naturals[:CORE_TILES_OF_EACH] + states[:CORE_TILES_OF_EACH], capitals)
    outer = _shuffled(p, [*naturals[CORE_TILES_OF_EACH:], *states[CORE_TILES_OF_EACH:], *PLAIN_TILES])
    hands: list[list[int]] = [[] for _ in range(p.players)]
    for seat in p.humans():
        hands[seat] = [capitals[seat], *outer[OUTER_TILES * seat : OUTER_TILES * (seat + 1)]]
        _report_hand(p, seat, hands[seat])
    p.hands = hands
    p.push(MapBuilding(capitals, _first_builder(p)))


def _shuffled(p: NewDawn, tiles: list[int]) -> list[int]:
    shuffled = tiles[:]
    p.dice.shuffle(shuffled)
    return shuffled


def _lay_core(p: NewDawn, tiles: list[int], capitals: list[int]) -> None:
    """Lay the core tiles on their places at random; the automated player's capital tile belongs to them (A2.4-a)."""
    side = core_side(p)
    layout = core_layout(side, p.automa >= 0)
    places = [
        TilePlace(tile, side, anchor, rotation)
        for tile, (anchor, rotation) in zip(_shuffled(p, tiles), layout.places, strict=True)
    ]
    if layout.capital is not None:
        anchor, rotation = layout.capital
        places.append(TilePlace(capitals[p.automa], side, anchor, rotation))
    p.tiles = [place.row() for place in places]
    p.water = [[q, r] for q, r in layout.water]
    p.lay_world()
    for place in places:
        rule = "A2.4-a" if place.tile in CAPITAL_TILES else "R2.12-c"
        p.tell("core-tile-laid", rule, {"tile": place.tile, "side": side_name(side)})


def _report_hand(p: NewDawn, seat: int, tiles: list[int]) -> None:
    for tile in tiles:
        p.tell("tile-dealt", "R2.12-a" if tile in CAPITAL_TILES else "R2.12-d", {"seat": seat, "tile": tile})


def _first_builder(p: NewDawn) -> int:
    """The first player, or the person to the left of the automated player (R2.12-e, A2.5-a)."""
    return next(seat for seat in p.seats_from(p.first) if seat != p.automa)


# Adding tiles.


@frame("MapBuilding")
class MapBuilding(Frame[NewDawn]):
    """In turn everybody adds a tile: first which, how turned and with which side up, then where."""

    capitals: list[int] = EMPTY_LIST
    """The capital tile of each seat."""
    seat: int = 0
    """Who adds the next tile."""
    tile: int = NONE
    """The tile that has been chosen, or -1; `side` and `rotation` likewise."""
    side: int = 0
    rotation: int = 0

    def question(self, p: NewDawn, seat: int | None) -> Question:
        question: Question = {"frame": self.name(), "seat": self.seat, "tiles": p.hands[self.seat][:]}
        if self.tile != NONE:
            question |= {"tile": self.tile, "side": SIDES[self.side], "rotation": self.rotation}
        return question

    def resume(self, p: NewDawn) -> None:
        if not any(p.hands):
            p.pop()
            finish_map(p, self.capitals)
            return
        if self.tile == NONE:
            while not p.hands[self.seat]:
                self.seat = (self.seat + 1) % p.players
            if table_top(p).is_walled_in:
                p.tell("core-walled-in", "R2.12-f", {"seat": self.seat})
        else:
            anchors = table_top(p).anchors_of(self.side, self.rotation)
            if len(anchors) == 1:
                self._lay(p, anchors[0])
                return
        self.asked = 1 << self.seat

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        top = table_top(p)
        if self.tile != NONE:
            return [AT.code(anchor) for anchor in top.anchors_of(self.side, self.rotation)]
        return [
            TILE.code(face_of(tile, side), rotation)
            for tile in p.hands[seat]
            for side in (SIDE_A, SIDE_B)
            for rotation in range(ROTATIONS)
            if top.anchors_of(side, rotation)
        ]

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        if self.tile == NONE and TILE.owns(action):
            return self._objection_to_tile(p, TILE.first(action), TILE.second(action))
        if self.tile != NONE and AT.owns(action):
            return self._objection_to_place(p, AT.first(action))
        return Objection("R2.12-e")

    def _objection_to_tile(self, p: NewDawn, face: int, rotation: int) -> Objection | None:
        if tile_of(face) not in p.hands[self.seat]:
            return Objection("R2.12-e")
        if not table_top(p).anchors_of(side_of(face), rotation):
            return Objection(contact_rule(p))
        return None

    def _objection_to_place(self, p: NewDawn, anchor: int) -> Objection | None:
        top = table_top(p)
        if top.overlaps(self.side, self.rotation, anchor_of(anchor)):
            return Objection("R2.12-g")
        return None if anchor in top.anchors_of(self.side, self.rotation) else Objection(contact_rule(p))

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        if self.tile == NONE:
            face = TILE.first(action)
            self.tile, self.side, self.rotation = tile_of(face), side_of(face), TILE.second(action)
        else:
            self._lay(p, AT.first(action))

    def _lay(self, p: NewDawn, anchor: int) -> None:
        """Lay the chosen tile; then it is the next person's turn."""
        place = TilePlace(self.tile, self.side, anchor_of(anchor), self.rotation)
        p.tiles = [*p.tiles, place.row()]
        p.hands = [[tile for tile in hand if tile != self.tile] for hand in p.hands]
        p.lay_world()
        side, space = side_name(self.side), space_name(star_of(self.tile))
        p.tell("tile-laid", "R2.12-e", {"seat": self.seat, "tile": self.tile, "side": side, "space": space})
        self.tile = NONE
        self.seat = (self.seat + 1) % p.players


def face_of(tile: int, side: int) -> int:
    """A side of a tile as the verb `tile` counts them."""
    return (tile - 1) * len(SIDES) + side


def tile_of(face: int) -> int:
    """The tile of such a number."""
    return face // len(SIDES) + 1


def side_of(face: int) -> int:
    """The side of such a number."""
    return face % len(SIDES)


def contact_rule(p: NewDawn) -> str:
    """The rule that says what a new tile must touch."""
    return "A2.5-b" if p.automa >= 0 else "R2.12-f"


# The finished map.


def finish_map(p: NewDawn, capitals: list[int]) -> None:
    """Fill enclosed gaps with water tokens, then populate the map and found the capitals (R2.12-h, R2.6-a, R2.7-a)."""
    gaps = enclosed_hexes(p.world.at)
    first = len(p.water)
    p.water = [*p.water, *[[q, r] for q, r in gaps]][:WATER_TOKENS]
    p.hands = []
    p.lay_world()
    for number in range(first, len(p.water)):
        p.tell("water-token-put", "R2.12-h", {"space": space_name(FIRST_WATER_TOKEN + number)})
    populate(p)
    found_capitals(p, capitals)
    p.tell("map-built", "R2.13-a" if p.automa < 0 else "A2.5-a", {"tiles": len(p.tiles)})
