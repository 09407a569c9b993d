"""Civilization (1980) at the terminal: the table; what is said about it comes from the teller."""

from collections.abc import Mapping
from typing import ClassVar

from rich.console import Console, RenderableType
from rich.text import Text

from civitas.core.position import View
from civitas.core.telling import seat_id
from civitas.terminal.civilization_1980.board import board
from civitas.terminal.civilization_1980.middle import calamities
from civitas.terminal.civilization_1980.ratings import ratings
from civitas.terminal.civilization_1980.scene import CITY, SITE, Scene
from civitas.terminal.presenter import Presenter

TITLE = "civilization-1980"
PIECES = {
    "green": "green3",
    "red": "bright_red",
    "purple": "medium_orchid",
    "orange": "dark_orange",
    "white": "bright_white",
    "black": "grey62",
    "blue": "dodger_blue1",
    "beige": "wheat1",
    "pink": "hot_pink",
    "yellow": "bright_yellow",
}
"""The colours of the pieces as a terminal shows them."""
REGIONS = ("beige", "pink", "green", "yellow", "sea")
PURCHASES = "Purchases"
NEXT_SPACE, PRICES = "board-next-space", "prices"
"""What of the numbers of a player is told with his board: always, and to who buys."""


class Civilization1980Presenter(Presenter):
    """Shows the table as one seat sees it."""

    explained: ClassVar[tuple[str, ...]] = (
        "area", "card", "calamity", "commodity", "nation", "phase", "region", "volcano", "flood-plain", "group",
        "epoch",
    )  # fmt: skip
    parts: ClassVar[tuple[str, ...]] = ("-effect",)
    told_above: ClassVar[frozenset[str]] = frozenset({"answer", "change", "decline", "withdraw"})
    colours: ClassVar[Mapping[str, str]] = PIECES

    def scene(self, view: View) -> Scene:
        """The view with everything that is needed to put it into words."""
        return Scene(self.language, view, self.names(), self.marked(), self.styles())

    # The situation.

    def legend(self) -> str:
        return self.text("legend", site=SITE, city=CITY)

    def situation(self, view: View, console: Console) -> list[RenderableType]:
        scene, width = self.scene(view), console.width
        return [*self.summary(view, console), *board(scene, width), *self._needs(scene)]

    def summary(self, view: View, console: Console) -> list[RenderableType]:
        parts = self.title_line(view)
        if view["round"]:
            parts.append(ratings(self.scene(view), console.width))
        return parts + calamities(self.scene(view))

    def _needs(self, scene: Scene) -> list[RenderableType]:
        """What the next space of the own track asks for, and to who buys what all cards would cost."""
        if scene.seat is None:
            return []
        asked = self.telling["question"]
        is_buying = asked is not None and asked["frame"] == PURCHASES and scene.seat in scene.view["to_act"]
        wanted = [self.text(each) for each in (NEXT_SPACE, *([PRICES] if is_buying else []))]
        told = self.accounts(seat_id(scene.seat))
        return [scene.line(heading, content) for heading, content in told if heading in wanted]

    def map(self, place: str, view: View) -> list[RenderableType]:
        """An area with its neighbours, or a region with all that stands in it."""
        found = self.find(place, ("area", "region"))
        if not found:
            regions = ", ".join(self.language.name(f"region-{region}") for region in REGIONS)
            return [Text(self.text("map-needed", regions=regions))]
        if found[0].startswith("region-"):
            return self._region(found[0])
        return [line for name_id in found for line in self.about(name_id)]

    def _region(self, region: str) -> list[RenderableType]:
        lines = [f"[bold]{self.language.name(region)}[/]", *self.lines(region)]
        return [Text.from_markup(line) for line in [*lines, *(content for _, content in self.accounts(region))]]

    # Words.

    def expand(self, text: str, view: View) -> list[str]:
        """`offer everyone: 2 salt, bronze` is an offer and three cards put in."""
        head, colon, cards = text.partition(":")
        if not colon:
            return [text]
        steps = [head]
        for part in filter(None, (part.strip() for part in cards.replace("+", ",").split(","))):
            number, _, name = part.partition(" ")
            many = number.rstrip("x×").isdigit()
            steps += [f"put {name if many else part}"] * (int(number.rstrip("x×")) if many else 1)
        return steps
