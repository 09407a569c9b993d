"""The colours of pictures: ink on paper, the same on light and on dark ground, and those of seats and pieces."""

import tomllib
from collections.abc import Sequence
from importlib import resources
from typing import Any

from civitas.core.telling import Called

PAPER = "#fbf8f1"
SUNK = "#f1ebde"
LINE = "#d6cbb5"
INK = "#231f19"
SOFT_INK = "#5b5345"
FAINT_INK = "#857b69"
GOOD = "#3c7a45"
BAD = "#a8342a"
YELLOW_TOKEN = "#e0ad2b"
BLUE_TOKEN = "#3d7fc4"
OUTLINE = "#4a4338"
"""Around pieces, so that pale ones stand out from the paper."""


def table_of(package: str) -> dict[str, Any]:
    """The colours of a package of drawings."""
    return tomllib.loads(resources.files(package).joinpath("colours.toml").read_text(encoding="utf-8"))


_TABLE = table_of("civitas.drawing")
MARKS: list[str] = _TABLE["marks"]
"""Outlines of the seats' marks in a square of 16."""


def of_seats(called: Sequence[Called]) -> list[str]:
    """The colours of the seats: those of their pieces, where the game gives any."""
    if not any("colour" in seat for seat in called):
        seats: list[str] = _TABLE["seats"]
        return [seats[number % len(seats)] for number in range(len(called))]
    return [of_pieces(seat.get("colour", "")) for seat in called]


def of_pieces(colour: str) -> str:
    """What a colour that a game gives its pieces looks like."""
    found: str = _TABLE["pieces"].get(colour, _TABLE["uncoloured"])
    return found


def mixed(colour: str, other: str, share: float) -> str:
    """A colour with this share of the first of two."""
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(one * share + two * (1 - share)):02x}" for one, two in pairs)


def tint(colour: str, share: float = 0.16) -> str:
    """A colour thinned down to paper."""
    return mixed(colour, PAPER, share)


def ink_on(colour: str) -> str:
    """Words that can be read on a colour."""
    red, green, blue = _channels(colour)
    return PAPER if (0.299 * red + 0.587 * green + 0.114 * blue) / 255 < 0.62 else INK


def _channels(colour: str) -> list[int]:
    return [int(colour[start : start + 2], 16) for start in (1, 3, 5)]
