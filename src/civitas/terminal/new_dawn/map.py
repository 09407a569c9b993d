"""The map of A New Dawn with characters: rows of hexes, shifted by half a hex, two lines for each."""

from typing import Any

from rich.text import Text

from civitas.games.new_dawn.map.hexes import Hex
from civitas.terminal.new_dawn.scene import Scene

NARROW, BROAD = 5, 6
"""How wide a hex is on a screen of 80 columns, and where there is room."""
CONTENT = 3
"""So many signs for what lies on a space."""

PIECES = {"token": "○", "reinforced": "●", "city": "■", "capital": "★"}
WONDER = "♦"
BARBARIAN = "†"
SPAWN = "°"
"""Where a barbarian appears that is not there now."""
NATURAL = "▲"
"""The token of a natural wonder."""
CARAVANS = "¹²³⁴"
AUTOMATED_CARAVAN = "ᵃ"
MIXED_CARAVANS = "ˣ"
"""Caravans of several seats on one space."""

TERRAIN_STYLES = {
    "grassland": "green3",
    "hills": "dark_goldenrod",
    "forest": "green4",
    "desert": "khaki1",
    "mountain": "grey62",
    "water": "dodger_blue1",
    "natural-wonder": "orchid",
}


Signs = dict[Hex, tuple[Text, Text]]
"""The two lines of each hex."""


def map_lines(scene: Scene, width: int) -> list[Text]:
    """The whole map for a screen of this width."""
    signs = signs_of(scene, BROAD)
    if width_of(signs, BROAD) <= width:
        return paint(signs, BROAD)
    return paint(signs_of(scene, NARROW), NARROW)


def signs_of(scene: Scene, cell: int) -> Signs:
    """What each space shows in a hex of this width."""
    gap = " " if cell >= BROAD else ""
    spaces = {place: _printed(space) for place, space in scene.at.items()} if any(scene.view["hands"]) else scene.at
    return {place: (_upper(scene, space), _lower(scene, space, gap)) for place, space in spaces.items()}


def _printed(space: dict[str, Any]) -> dict[str, Any]:
    """A space while the map is being built: its icons show what will lie there."""
    tokens = {"resource": "resource_icon", "city_state_token": "city_state", "natural_wonder_token": "natural_wonder"}
    return {**space, **{token: space[icon] for token, icon in tokens.items() if icon in space}}


def width_of(signs: Signs, cell: int) -> int:
    """How many columns hexes of this width take."""
    halves = [2 * q + r for q, r in signs]
    return (max(halves) - min(halves) + 2) * cell // 2 if halves else 0


def paint(signs: Signs, cell: int) -> list[Text]:
    """Hexes in their rows, two lines for each row."""
    lines: list[Text] = []
    left = min((2 * q + r for q, r in signs), default=0)
    for row in sorted({r for _, r in signs}):
        places = sorted(place for place in signs if place[1] == row)
        for part in (0, 1):
            line = Text("")
            for place in places:
                line.append(" " * ((2 * place[0] + row - left) * cell // 2 - line.cell_len))
                line.append_text(signs[place][part])
            line.rstrip()
            lines.append(line)
    return lines


def _upper(scene: Scene, space: dict[str, Any]) -> Text:
    """The name, and the caravans that stand there."""
    is_owned = "owner" in space
    text = Text(space["space"], style=scene.styles[space["owner"]] if is_owned else "dim")
    caravans = space.get("caravans", [])
    if caravans:
        text.append(_caravan(scene, caravans), style=f"bold {scene.styles[caravans[0]]}")
    return text


def _caravan(scene: Scene, seats: list[int]) -> str:
    if len(set(seats)) > 1:
        return MIXED_CARAVANS
    return AUTOMATED_CARAVAN if seats[0] == scene.view["automa"] else CARAVANS[seats[0]]


def _lower(scene: Scene, space: dict[str, Any], gap: str) -> Text:
    """The terrain, and what lies or stands there."""
    return terrain_sign(scene, space["terrain"]) + Text(gap) + content(scene, space)


def terrain_sign(scene: Scene, terrain: str) -> Text:
    """The letter of a terrain in its colour."""
    return Text(scene.text(f"sign-{terrain}"), style=TERRAIN_STYLES[terrain])


def content(scene: Scene, space: dict[str, Any]) -> Text:
    """A piece with its owner, or a token; a wonder and a barbarian stand behind."""
    text = Text("")
    behind = (WONDER if "wonder" in space else "") + (BARBARIAN if "barbarian" in space else "")
    if "owner" in space:
        text.append(scene.mark(space["owner"]) + PIECES[space["piece"]], style=f"bold {scene.styles[space['owner']]}")
    elif "city_state_token" in space:
        text.append(short(scene, f"city-state-{space['city_state_token']}"), style="bold")
    elif "natural_wonder_token" in space:
        text.append(NATURAL, style="bold orchid")
    elif "resource" in space:
        text.append(short(scene, f"resource-{space['resource']}").lower(), style="cyan")
    elif "barbarian_icon" in space and "barbarian" not in space:
        text.append(SPAWN + space["barbarian_icon"].upper(), style="dim red")
    text.truncate(CONTENT - len(behind))
    text.append(behind, style="bold red" if "barbarian" in space else "bold")
    if "barbarian" in space and text.cell_len < CONTENT:
        text.append(space["barbarian"].upper(), style="red")
    return text


def short(scene: Scene, name_id: str) -> str:
    """The first letters of a name."""
    return scene.language.name(name_id)[:CONTENT]
