"""The map tiles: what is printed on them, their outlines, the core layouts and the fixed maps."""

from typing import Any, Final

from civitas.core.facts import read_facts
from civitas.games.new_dawn.facts.city_states import CITY_STATES
from civitas.games.new_dawn.facts.terrain import BARBARIANS, NATURAL_WONDERS, NONE, PACKAGE, RESOURCES, TERRAINS
from civitas.games.new_dawn.map.hexes import Hex, rotated

_FACTS = read_facts(PACKAGE, "data/map_tiles.toml")

TILE_COUNT: Final = 16
TILE_SPACES: Final = 10
SIDES: Final[list[str]] = ["a", "b"]
SIDE_A: Final = 0
SIDE_B: Final = 1

OFFSETS: Final[list[list[Hex]]] = [
    [(int(q), int(r)) for q, r in _FACTS["geometry"]["offsets"][side.upper()]] for side in SIDES
]
"""The place of each space of a tile that is not turned, for side A and side B."""
OUTLINES: Final[list[list[list[Hex]]]] = [
    [[rotated(place, turns) for place in OFFSETS[side]] for turns in range(6)] for side in (SIDE_A, SIDE_B)
]
"""The same for each of the six rotations: `OUTLINES[side][rotation][space]`."""

CAPITAL_TILES: Final[list[int]] = list(_FACTS["categories"]["capital"])
NATURAL_WONDER_TILES: Final[list[int]] = list(_FACTS["categories"]["natural_wonder"])
CITY_STATE_TILES: Final[list[int]] = list(_FACTS["categories"]["city_state"])
PLAIN_TILES: Final[list[int]] = list(_FACTS["categories"]["plain"])


class Printed:
    """What is printed on one space of a tile."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.terrain = TERRAINS.index(entry["terrain"])
        self.resource = RESOURCES.index(entry["resource"]) if "resource" in entry else NONE
        self.natural_wonder = NATURAL_WONDERS.index(entry["natural_wonder"]) if "natural_wonder" in entry else NONE
        self.city_state = CITY_STATES.index(entry["city_state"]) if "city_state" in entry else NONE
        self.barbarian = BARBARIANS.index(str(entry["barbarian"]).lower()) if "barbarian" in entry else NONE


PRINTED: Final[list[list[list[Printed]]]] = [
    [[Printed(entry) for entry in tile["sides"][side.upper()]["spaces"]] for side in SIDES] for tile in _FACTS["tile"]
]
"""`PRINTED[tile - 1][side][space]`."""


class TilePlace:
    """A tile on the table: which side is up, where its space 0 lies and how it is turned."""

    def __init__(self, tile: int, side: int, anchor: Hex, rotation: int) -> None:
        self.tile = tile
        self.side = side
        self.anchor = anchor
        self.rotation = rotation

    def hexes(self) -> list[Hex]:
        """Where its ten spaces lie."""
        q, r = self.anchor
        return [(q + dq, r + dr) for dq, dr in OUTLINES[self.side][self.rotation]]

    def row(self) -> list[int]:
        """The tile as plain numbers."""
        return [self.tile, self.side, self.anchor[0], self.anchor[1], self.rotation]

    @staticmethod
    def of_row(row: list[int]) -> "TilePlace":
        """The tile of such numbers."""
        return TilePlace(row[0], row[1], (row[2], row[3]), row[4])


class CoreLayout:
    """Where the core tiles lie; with the automated player also its capital tile and a water token (A2.4-a)."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.side = SIDES.index(str(entry["side"]).lower())
        self.is_automa = bool(entry["automa"])
        self.places: list[tuple[Hex, int]] = []
        """Anchor and rotation of each core tile."""
        self.capital: tuple[Hex, int] | None = None
        """Anchor and rotation of the automated player's capital tile."""
        for place in entry["slots"]:
            spot = (_hex(place["anchor"]), int(place["rotation"]))
            if place["role"] == "core":
                self.places.append(spot)
            else:
                self.capital = spot
        self.water: list[Hex] = [_hex(place) for place in entry["water_tokens"]]


class FixedMap:
    """A map that needs no building."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.id = str(entry["id"])
        self.humans = int(entry["humans"])
        self.is_automa = bool(entry["automa"])
        self.core_side = SIDES.index(str(entry["core_side"]).lower())
        self.tiles = [
            TilePlace(int(t["tile"]), SIDES.index(t["side"].lower()), _hex(t["anchor"]), int(t["rotation"]))
            for t in entry["placements"]
        ]
        self.water: list[Hex] = [_hex(place) for place in entry["water_tokens"]]
        self.capital_tiles: list[int] = [int(capital["tile"]) for capital in entry["capitals"]]
        """The capital tiles of the people, in the order of their seats."""
        self.automa_tile = int(entry["automa_capital"]["tile"]) if self.is_automa else NONE


def _hex(entry: list[int]) -> Hex:
    return int(entry[0]), int(entry[1])


CORE_LAYOUTS: Final[list[CoreLayout]] = [CoreLayout(entry) for entry in _FACTS["core_layout"]]
FIXED_MAPS: Final[list[FixedMap]] = [FixedMap(entry) for entry in _FACTS["fixed_map"]]


def core_layout(side: int, is_automa: bool) -> CoreLayout:
    """The layout for this side of the core tiles."""
    return next(each for each in CORE_LAYOUTS if each.side == side and each.is_automa == is_automa)


def fixed_map(humans: int, is_automa: bool, side: int) -> FixedMap:
    """The fixed map for so many people; without the automated player there is one for each number of players."""
    found = [each for each in FIXED_MAPS if each.humans == humans and each.is_automa == is_automa]
    return next((each for each in found if each.core_side == side), found[0])
