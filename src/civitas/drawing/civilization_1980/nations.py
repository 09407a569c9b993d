"""The nations: a row for each with its track and its numbers, and below it the cards that it has."""

from collections.abc import Iterator, Sequence
from typing import Any

from civitas.core.facts import read_facts
from civitas.drawing.canvas import WIDE, Canvas
from civitas.drawing.chips import Chip, flow
from civitas.drawing.civilization_1980.pieces import COLOURS
from civitas.drawing.colours import BAD, FAINT_INK, INK, LINE, PAPER, SOFT_INK, mixed
from civitas.drawing.scene import Scene
from civitas.games.civilization_1980.facts.board import PACKAGE
from civitas.games.civilization_1980.facts.cards import COMMODITY, KIND, KIND_NAME, VALUE
from civitas.games.civilization_1980.facts.nations import EPOCH_START, FINISH, NATION, epoch_at, printed_points

LEFT = 24
RIGHT = WIDE - LEFT
NAMES = 150
TRACK = 466
CELL = TRACK / (FINISH + 1)
ROW = 26
ROMAN = ["", "I", "II", "III", "IV", "V"]
SMALL = 10
GROUP_OF = {card["id"]: card["groups"][0] for card in read_facts(PACKAGE, "data/civilization_cards.toml")["card"]}


def draw_nations(scene: Scene, canvas: Canvas, top: float) -> float:
    """All nations in the order of their census, with what the columns are called."""
    columns = _columns(scene)
    step = (RIGHT - LEFT - NAMES - TRACK) / len(columns)
    for nth, column in enumerate(columns):
        x = LEFT + NAMES + TRACK + (nth + 1) * step
        canvas.text(x, top + 10, scene.text(f"column-{column}"), SMALL, FAINT_INK, anchor="end", room=step - 4)
    canvas.text(LEFT + NAMES, top + 10, scene.text("column-track"), SMALL, FAINT_INK)
    y = top + 18
    for seat in scene.view["order"]:
        y = _nation(scene, canvas, seat, y, columns, step)
    return _calamities(scene, canvas, y)


def _columns(scene: Scene) -> list[str]:
    small = scene.view["options"]["variant"] != "full"
    return ["cities", "board", "stock", "treasury", "ships", *([] if small else ["hand", "points"])]


def _nation(scene: Scene, canvas: Canvas, seat: int, y: float, columns: Sequence[str], step: float) -> float:
    nation, colour = scene.view["nations"][seat], scene.colours[seat]
    canvas.line((LEFT, y), (RIGHT, y), LINE)
    if seat in scene.view["to_act"]:
        canvas.polygon([(LEFT - 12, y + 7), (LEFT - 4, y + 13), (LEFT - 12, y + 19)], SOFT_INK)
    canvas.mark(seat, colour, LEFT + 9, y + 13, 14)
    canvas.text(LEFT + 22, y + 17.5, scene.names[seat], 13, bold=True, room=NAMES - 30)
    if nation["nation"] is not None:
        _track(canvas, NATION[nation["nation"]], nation["track"], colour, y + 4)
    for nth, value in enumerate(_values(nation, columns)):
        is_last = columns[nth] == "points"
        x = LEFT + NAMES + TRACK + (nth + 1) * step
        canvas.text(x, y + 17.5, value, 13, INK if is_last else SOFT_INK, bold=is_last, anchor="end")
    chips = [*_cards(scene, nation), *_hand(scene, seat)]
    return y + ROW + (flow(canvas, chips, LEFT + NAMES, y + ROW, RIGHT - LEFT - NAMES) + 6 if chips else 0)


def _values(nation: dict[str, Any], columns: Sequence[str]) -> list[str]:
    said = {
        "cities": len(nation["cities"]),
        "board": nation["on_board"],
        "stock": nation["stock"],
        "treasury": nation["treasury"],
        "ships": sum(1 for ship in nation["ships"] if ship is not None),
        "hand": nation["hand_size"],
        "points": nation["points"],
    }
    return [str(said[column]) for column in columns]


def _track(canvas: Canvas, nation: int, reached: int, colour: str, y: float) -> None:
    """The spaces from the start to the finish; those behind the marker are darker."""
    for space in range(FINISH + 1):
        epoch = epoch_at(nation, space)
        x = LEFT + NAMES + space * CELL
        shade: str = COLOURS["epochs"][epoch - 1]
        canvas.rect(x, y, CELL - 1.5, ROW - 8, mixed(shade, PAPER, 0.6 if space <= reached else 0.22), radius=2)
        if space != reached:
            canvas.text(
                x + CELL / 2 - 0.8,
                y + 12.5,
                _print(nation, space, epoch),
                8.5,
                SOFT_INK,
                anchor="middle",
                room=CELL - 3,
            )
    x = LEFT + NAMES + reached * CELL + CELL / 2 - 0.8
    canvas.circle(x, y + (ROW - 8) / 2, 8, colour, stroke=INK)


def _print(nation: int, space: int, epoch: int) -> str:
    """What stands on a space: the number of the epoch that begins there, or points."""
    if space == FINISH:
        return "★"
    if space in EPOCH_START[nation][1:]:
        return ROMAN[epoch]
    points = printed_points(nation, space)
    return str(points) if points else ""


def _cards(scene: Scene, nation: dict[str, Any]) -> Iterator[Chip]:
    for card in nation["cards"]:
        yield Chip(scene.name(f"card-{card}"), COLOURS["groups"][GROUP_OF[card]])


def _hand(scene: Scene, seat: int) -> Iterator[Chip]:
    """The trade cards of the seat that looks."""
    own = scene.view["own"]
    if seat != scene.seat or own is None:
        return
    for card, count in own["hand"]["cards"].items():
        colour = COLOURS["limit"] if card in COMMODITY else COLOURS["conflict"]
        worth = f"{VALUE[COMMODITY[card]]}" if card in COMMODITY else ""
        times = f"{count} × " if count > 1 else ""
        yield Chip(times + scene.name(KIND_NAME[KIND[card]]), colour, worth, pale=True)


def _calamities(scene: Scene, canvas: Canvas, y: float) -> float:
    """Calamities that lie open, and before whom."""
    found = scene.view["calamities"]
    if not found:
        return y
    canvas.text(LEFT, y + 17, scene.text("open-calamities"), SMALL, BAD, room=NAMES - 8)
    chips = [
        Chip(scene.name(f"calamity-{card}"), COLOURS["conflict"], scene.names[lies["holder"]])
        for card, lies in found.items()
    ]
    return y + 6 + flow(canvas, chips, LEFT + NAMES, y + 4, RIGHT - LEFT - NAMES)
