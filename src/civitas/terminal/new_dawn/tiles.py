"""Building the map of A New Dawn: the tiles in hand, and where the chosen one fits."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from civitas.games.new_dawn.facts.city_states import CITY_STATES
from civitas.games.new_dawn.facts.terrain import BARBARIANS, RESOURCES, TERRAINS
from civitas.games.new_dawn.map.tile_laying import CORE_TILES, TableTop, anchor_of
from civitas.games.new_dawn.map.tiles import CAPITAL_TILES, OUTLINES, PRINTED, SIDES, Printed
from civitas.terminal.new_dawn.map import (
    CONTENT,
    NARROW,
    NATURAL,
    PIECES,
    SPAWN,
    Signs,
    paint,
    short,
    signs_of,
    terrain_sign,
    width_of,
)
from civitas.terminal.new_dawn.scene import Scene

SMALL = 4
"""The width of a hex where many must find room: then spaces go by the numbers of their tiles."""
PICTURE = 6 * SMALL
"""The width of a picture of a tile."""


def places(scene: Scene, question: dict[str, Any], width: int) -> list[RenderableType]:
    """The map with the number of each choice where space 0 of the chosen tile would lie."""
    signs = signs_of(scene, NARROW)
    side, rotation = SIDES.index(question["side"]), question["rotation"]
    for number, anchor in enumerate(table_top(scene).anchors_of(side, rotation), 1):
        signs[anchor_of(anchor)] = Text(str(number), style="bold cyan"), Text("")
    if width_of(signs, NARROW) <= width:
        return [*paint(signs, NARROW)]
    return [*paint({place: (_brief(upper), lower) for place, (upper, lower) in signs.items()}, SMALL)]


def table_top(scene: Scene) -> TableTop:
    """What lies on the table, as the rules look at it when a tile is added."""
    options = scene.view["options"]
    is_core = scene.view["automa"] is not None and options["automa_tile_is_core"]
    tiles = [
        [each["tile"], SIDES.index(each["side"]), *each["at"], each["rotation"]] for each in scene.view["map"]["tiles"]
    ]
    water = [space["at"] for space in scene.spaces.values() if space["space"].startswith("w")]
    return TableTop(tiles, water, CORE_TILES + 1 if is_core else CORE_TILES)


def _brief(upper: Text) -> Text:
    """The number of the tile is enough."""
    return Text(upper.plain.partition(".")[0], style=upper.style)


def hand(scene: Scene, seat: int, width: int) -> list[RenderableType]:
    """Both sides of every tile in hand, not turned."""
    return [
        beside_each_other(
            [
                Group(
                    Text(scene.text("tile-side", tile=tile, side=SIDES[side].upper()), style="bold"),
                    *picture(scene, tile, side, 0),
                )
                for tile in scene.view["hands"][seat]
                for side in range(len(SIDES))
            ],
            width,
        )
    ]


def picture(scene: Scene, tile: int, side: int, rotation: int) -> list[Text]:
    """One side of a tile, turned like this, with the numbers of its spaces."""
    signs: Signs = {}
    for number, (place, printed) in enumerate(zip(OUTLINES[side][rotation], PRINTED[tile - 1][side], strict=True)):
        signs[place] = (
            Text(str(number), style="dim"),
            _printed(scene, printed, number == 0 and tile in CAPITAL_TILES),
        )
    return paint(signs, SMALL)


def beside_each_other(pictures: list[RenderableType], width: int) -> Grid:
    """Pictures of tiles, as many in a row as there is room for."""
    columns = max(1, width // PICTURE)
    grid = Grid.grid(padding=(0, 2, 0, 1))
    for first in range(0, len(pictures), columns):
        grid.add_row(*pictures[first : first + columns])
    return grid


def _printed(scene: Scene, printed: Printed, is_star: bool) -> Text:
    text = terrain_sign(scene, TERRAINS[printed.terrain])
    if is_star:
        text.append(PIECES["capital"], style="bold")
    elif printed.resource >= 0:
        text.append(short(scene, f"resource-{RESOURCES[printed.resource]}").lower()[: CONTENT - 1], style="cyan")
    elif printed.city_state >= 0:
        text.append(short(scene, f"city-state-{CITY_STATES[printed.city_state]}")[: CONTENT - 1], style="bold")
    elif printed.natural_wonder >= 0:
        text.append(NATURAL, style="bold orchid")
    elif printed.barbarian >= 0:
        text.append(SPAWN + BARBARIANS[printed.barbarian].upper(), style="red")
    return text
