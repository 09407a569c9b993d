"""Civilization (2010) at the terminal: the table, the questions and the log."""

from collections.abc import Mapping
from typing import ClassVar

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from civitas.core.events import Event
from civitas.core.position import View
from civitas.core.title import Title
from civitas.language import Arguments, Language
from civitas.terminal.civilization_2010 import about
from civitas.terminal.civilization_2010.battle import battle
from civitas.terminal.civilization_2010.board import board
from civitas.terminal.civilization_2010.choices import heading_of, label_of, order_of
from civitas.terminal.civilization_2010.map import CONTENTS, map_lines, map_width, nearby, paint
from civitas.terminal.civilization_2010.middle import middle
from civitas.terminal.civilization_2010.questions import arguments_of
from civitas.terminal.civilization_2010.scene import Scene
from civitas.terminal.civilization_2010.trade import offers
from civitas.terminal.menu import Choice
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
BETTER_TOLD = {
    "event-drawn": ("seat",),
    "unit-built": ("seat",),
    "token-stolen": ("seat", "other"),
    "event-stolen": ("seat", "other"),
}
"""What everybody hears and those in these seats hear better: which card it was."""


class Civilization2010Presenter(Presenter):
    """Shows the table as one seat sees it."""

    families: ClassVar[Mapping[str, str]] = {
        "civilization-dealt": "dealing",
        "civilization-assigned": "civilizations",
        "unit-drawn": "drawing",
        "event-drawn-card": "drawing",
        "figure-placed": "placing",
        "trade-gained": "income",
        "moved": "travels",
        **dict.fromkeys(("offer-made", "offer-gives", "offer-wants"), "offering"),
        "goods-given": "handing",
        "research-chosen": "researching",
        "dial-set": "dials",
        "unit-built": "units",
        "resource-paid": "spending",
        "token-paid": "spending",
        **dict.fromkeys(("aimed-at-square", "aimed-at-player", "aimed-at-wonder"), "aiming"),
    }
    across: ClassVar[frozenset[str]] = frozenset({"dealing", "civilizations", "income", "researching", "dials"})
    headings: ClassVar[tuple[str, ...]] = ("turn", "phase")

    def __init__(self, title: Title, spoken: Language) -> None:
        super().__init__(title, spoken)
        self.text = spoken.text
        self._turn = -1
        """The turn in which everything was shown last."""
        self._scene: Scene | None = None
        """The last scene; a menu asks for the same one for every choice."""

    def scene(self, view: View) -> Scene:
        """The view with everything that is needed to put it into words."""
        if self._scene is None or self._scene.view is not view:
            self._scene = Scene(self.language, view, self.marked(view), self.styles(view))
        return self._scene

    def names(self, view: View) -> list[str]:
        nations = [empire["civilization"] for empire in view["civilizations"]]
        return [
            self.text(f"nation-{nation}") if nation else self.text("nation-none", player=seat + 1)
            for seat, nation in enumerate(nations)
        ]

    def moment(self, view: View) -> tuple[object, ...]:
        is_battle = view["battle"] is not None
        return view["turn"], view["phase"], view["active"] if view["phase"] not in TOGETHER else -1, is_battle

    # The situation.

    def legend(self) -> str:
        return self.text("legend")

    def headline(self, view: View) -> str:
        if view["result"]:
            return self.text("headline-over", turn=view["turn"])
        if not view["turn"]:
            is_choosing = any(not empire["civilization"] for empire in view["civilizations"])
            return self.text("headline-choosing" if is_choosing else "headline-founding")
        phase = self.language.name(f"phase-{view['phase']}")
        if view["phase"] in TOGETHER:
            return self.text("headline-all", turn=view["turn"], phase=phase)
        return self.text("headline", turn=view["turn"], phase=phase, name=self.marked(view)[view["active"]])

    def situation(self, view: View, console: Console) -> list[RenderableType]:
        scene, width = self.scene(view), console.width
        columns, rows = (range(view["map"][side]) for side in ("width", "height"))
        content = next((each for each in CONTENTS if map_width(len(columns), each) + BESIDE < width), 0)
        end = [*battle(scene), *offers(scene)]
        if not content:
            others = [part for seat in scene.order[:-1] for part in board(scene, seat)]
            rest = [*others, *middle(scene), *map_lines(scene, width), *board(scene, scene.order[-1])]
            return [*self._title(view), *rest, *end]
        taken = map_width(len(columns), content) + 1
        beside = width - taken - 2
        parts = [*middle(scene), *(part for seat in scene.order for part in board(scene, seat)), *end]
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=taken, no_wrap=True)
        grid.add_column(width=beside)
        grid.add_row(Group(*paint(scene, columns, rows, content, taken + 1)), Group(*parts))
        return [*self._title(view), grid]

    def glance(self, view: View, console: Console) -> list[RenderableType]:
        """Everything once a turn, the map again before the own figures move, else the own empire."""
        is_first, self._turn = view["turn"] != self._turn, view["turn"]
        if is_first:
            return self.situation(view, console)
        scene = self.scene(view)
        parts: list[RenderableType] = self._title(view)
        if view["battle"] is not None:
            return [*parts, *battle(scene)]
        if view["phase"] == ON_THE_MAP and view["active"] == view["seat"]:
            parts += map_lines(scene, console.width)
        return [*parts, *board(scene, view["seat"]), *offers(scene)]

    def reminder(self, view: View, console: Console) -> list[RenderableType]:
        scene = self.scene(view)
        if view["battle"] is not None:
            return battle(scene)
        group = view["group"]
        if group is not None and group["at"] is not None and group["seat"] == view["seat"]:
            return [*nearby(scene, group["at"], console.width)]
        return offers(scene)

    def summary(self, view: View, console: Console) -> list[RenderableType]:
        return self.situation(view, console)

    def _title(self, view: View) -> list[RenderableType]:
        title = self.headline(view)
        if view["to_act"] and view["to_act"] != [view["active"]]:
            names = ", ".join(self.marked(view)[seat] for seat in view["to_act"])
            title += f"  [dim]{self.text('turn-of', names=names)}[/]"
        return [Text(""), Line(title, align="left", characters="─", style="dim")]

    def map(self, place: str, view: View) -> list[RenderableType]:
        scene, word = self.scene(view), place.split()[-1].lower() if place.split() else ""
        if word in scene.squares:
            return [Text.from_markup(line) for line in about.about_square(scene, word)]
        if word.isdigit() and 1 <= int(word) <= view["players"]:
            return board(scene, int(word) - 1)
        return [*map_lines(scene, COLUMNS)] if not word else [Text(self.text("map-unknown"))]

    # Questions and choices.

    def question_arguments(self, view: View) -> Arguments:
        question = view["question"] or {}
        return {
            **super().question_arguments(view),
            **arguments_of(self.language, self.names(view), question, view["seat"]),
        }

    def label(self, view: View, choice: Choice) -> str:
        return label_of(self.scene(view), choice) or super().label(view, choice)

    def heading(self, view: View, choice: Choice) -> str:
        return heading_of(self.scene(view), choice)

    def ordered(self, choices: list[Choice]) -> list[Choice]:
        return sorted(choices, key=order_of)

    # Events and explanations.

    def is_hidden(self, event: Event, view: View) -> bool:
        """Who hears which card it was need not hear that there was one."""
        seats = BETTER_TOLD.get(event.message, ())
        return view["seat"] is not None and any(event.arguments.get(key) == view["seat"] for key in seats)

    def is_told_with(self, last: Event, event: Event) -> bool:
        """An offer ends with the next one; a group that has become smaller moves on in a sentence of its own."""
        if event.message == "offer-made":
            return False
        if event.message == "moved":
            same = all(last.arguments.get(key) == event.arguments[key] for key in ("armies", "scouts"))
            return (
                same and last.arguments.get("square") == event.arguments["from"] and super().is_told_with(last, event)
            )
        return super().is_told_with(last, event)

    def items(self, run: list[Event], names: list[str]) -> list[str]:
        """What an offer is about follows in its items."""
        return super().items([event for event in run if event.message != "offer-made"], names)

    def explain(self, word: str, view: View) -> list[str]:
        scene = self.scene(view)
        if word.lower() in scene.squares:
            return about.about_square(scene, word.lower())
        found = [name_id for name_id in self.find(word, about.EXPLAINED) if not name_id.endswith(about.PARTS)]
        return [line for name_id in found for line in self.about(name_id, view)]

    def about(self, name_id: str, view: View) -> list[str]:
        return [f"[bold]{escape(self.language.name(name_id))}[/]", *about.facts(self.scene(view), name_id)]
