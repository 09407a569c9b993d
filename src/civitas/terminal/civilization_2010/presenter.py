"""Civilization (2010) at the terminal: the table and the map; what is said about them comes from the teller."""

from typing import ClassVar

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from civitas.core.position import View
from civitas.core.telling import seat_id
from civitas.core.title import Title
from civitas.language import Language
from civitas.terminal.civilization_2010.battle import battle
from civitas.terminal.civilization_2010.board import board
from civitas.terminal.civilization_2010.map import CONTENTS, map_lines, map_width, nearby, paint
from civitas.terminal.civilization_2010.middle import middle
from civitas.terminal.civilization_2010.scene import Scene, style_of
from civitas.terminal.presenter import Presenter

TITLE = "civilization-2010"
COLUMNS = 80
"""As wide as what `map` shows always is."""
BESIDE = 60
"""So much room is needed to the right of the map for everything else."""
TOGETHER = ("trade", "research")
"""Phases in which all act at the same time."""
ON_THE_MAP = "movement"
"""The phase whose beginning shows the map again."""
MARKET = "market"


class Civilization2010Presenter(Presenter):
    """Shows the table as one seat sees it."""

    explained: ClassVar[tuple[str, ...]] = (
        "card", "civilization", "terrain", "resource", "feature", "city-action", "victory", "loot", "phase", "piece",
    )  # fmt: skip
    parts: ClassVar[tuple[str, ...]] = ("-text", "-leader", "-setup")
    places: ClassVar[str] = "square"
    told_above: ClassVar[frozenset[str]] = frozenset({"counter", "decline", "withdraw"})

    def __init__(self, title: Title, spoken: Language) -> None:
        super().__init__(title, spoken)
        self._turn = -1
        """The turn in which everything was shown last."""

    def scene(self, view: View) -> Scene:
        """The view with everything that is needed to put it into words."""
        return Scene(self.language, view, self.marked(), self.styles())

    def moment(self, view: View) -> tuple[object, ...]:
        is_battle = view["battle"] is not None
        return view["turn"], view["phase"], view["active"] if view["phase"] not in TOGETHER else -1, is_battle

    def styled(self, thing: str, name: str) -> str:
        """Techs and wonders in the colours of their levels and eras."""
        style = style_of(thing)
        return f"[{style}]{escape(name)}[/]" if style else escape(name)

    # The situation.

    def legend(self) -> str:
        return self.text("legend")

    def situation(self, view: View, console: Console) -> list[RenderableType]:
        scene, width = self.scene(view), console.width
        columns, rows = (range(view["map"][side]) for side in ("width", "height"))
        content = next((each for each in CONTENTS if map_width(len(columns), each) + BESIDE < width), 0)
        if not content:
            others = [part for seat in scene.order[:-1] for part in self._board(scene, seat)]
            rest = [*others, *self._middle(scene), *map_lines(scene, width), *self._board(scene, scene.order[-1])]
            return [*self.title_line(view), *rest, *battle(scene)]
        taken = map_width(len(columns), content) + 1
        beside = width - taken - 2
        boards = [part for seat in scene.order for part in self._board(scene, seat)]
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=taken, no_wrap=True)
        grid.add_column(width=beside)
        everything = Group(*self._middle(scene), *boards, *battle(scene))
        grid.add_row(Group(*paint(scene, columns, rows, content, taken + 1)), everything)
        return [*self.title_line(view), grid]

    def glance(self, view: View, console: Console) -> list[RenderableType]:
        """Everything once a turn, the map again before the own figures move, else the own empire."""
        is_first, self._turn = view["turn"] != self._turn, view["turn"]
        if is_first:
            return self.situation(view, console)
        scene = self.scene(view)
        parts: list[RenderableType] = self.title_line(view)
        if view["battle"] is not None:
            return [*parts, *battle(scene)]
        if view["phase"] == ON_THE_MAP and view["active"] == view["seat"]:
            parts += map_lines(scene, console.width)
        return [*parts, *self._board(scene, view["seat"])]

    def reminder(self, view: View, console: Console) -> list[RenderableType]:
        scene = self.scene(view)
        if view["battle"] is not None:
            return battle(scene)
        group = view["group"]
        if group is not None and group["at"] is not None and group["seat"] == view["seat"]:
            return [*nearby(scene, group["at"], console.width)]
        return []

    def summary(self, view: View, console: Console) -> list[RenderableType]:
        return self.situation(view, console)

    def _board(self, scene: Scene, seat: int) -> list[RenderableType]:
        return board(scene, seat, self.numbers(seat_id(seat)))

    def _middle(self, scene: Scene) -> list[RenderableType]:
        return middle(scene, self.accounts(MARKET))

    def map(self, place: str, view: View) -> list[RenderableType]:
        scene, word = self.scene(view), place.split()[-1].lower() if place.split() else ""
        if word in scene.squares:
            return self.about(f"square-{word}")
        if word.isdigit() and 1 <= int(word) <= view["players"]:
            return self._board(scene, int(word) - 1)
        return [*map_lines(scene, COLUMNS)] if not word else [Text(self.text("map-unknown"))]
