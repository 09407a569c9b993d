"""What belongs to everybody in Civilization (2010): wonders, buildings, resources, decks and pools."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from civitas.terminal.civilization_2010.board import Line, lines
from civitas.terminal.civilization_2010.scene import Scene

SIGN = "◇"
"""Before the market, as a dot stands before a player."""


def middle(scene: Scene, told: Sequence[Line]) -> list[RenderableType]:
    """The market and what is left of everything."""
    return [Text.from_markup(f" [bold]{SIGN} {scene.text('middle-title')}[/]"), lines(scene, told)]
