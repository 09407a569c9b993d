"""Civilization (1980) at the terminal: the table, the questions and the log."""

from collections.abc import Mapping
from typing import ClassVar

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.rule import Rule as Line
from rich.text import Text

from civitas.core.events import Event
from civitas.core.position import View
from civitas.core.title import Title
from civitas.games.civilization_1980.facts.nations import NATION_NAME, assign_colours
from civitas.games.civilization_1980.telling.effects.lines import effect_lines
from civitas.language import Arguments, Language
from civitas.terminal.civilization_1980 import about
from civitas.terminal.civilization_1980.board import board, hand
from civitas.terminal.civilization_1980.choices import heading_of, label_of
from civitas.terminal.civilization_1980.middle import calamities, prices
from civitas.terminal.civilization_1980.questions import arguments_of
from civitas.terminal.civilization_1980.ratings import ratings
from civitas.terminal.civilization_1980.scene import CITY, SITE, Scene
from civitas.terminal.civilization_1980.trade import offers
from civitas.terminal.menu import Choice
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
MARKET, PURCHASES, HAND_LIMIT_FRAME = "Market", "Purchases", "HandLimit"


class Civilization1980Presenter(Presenter):
    """Shows the table as one seat sees it."""

    families: ClassVar[Mapping[str, str]] = {
        "choice-card": "choice",
        "taxes-paid": "taxes",
        "grown": "growth",
        "grown-in": "growing",
        "census": "census",
        "ship-kept": "keeping",
        "moved": "travels",
        "loaded": "travels",
        "sailed": "travels",
        "landed": "travels",
        "tokens-lost": "losses",
        "surplus-removed": "surplus",
        "cards-drawn": "draws",
        "offer-withdrawn": "withdrawals",
        "offer-lapsed": "lapses",
        "cards-returned": "returns",
        "card-bought": "purchases",
        "rebels": "rebels",
        "rebel-city": "rebels",
        "tokens-taken-over": "takeovers",
        "marker-advances": "track",
        "marker-stays": "track",
        "marker-back": "track",
    }
    across: ClassVar[frozenset[str]] = frozenset(
        {"choice", "taxes", "growth", "census", "losses", "surplus", "draws", "withdrawals", "lapses", "track"}
        | {"returns"}
    )

    def __init__(self, title: Title, language: Language) -> None:
        super().__init__(title, language)
        self.text = language.text
        self._scene: Scene | None = None
        """The last scene; a menu asks for the same one for every choice."""

    def scene(self, view: View) -> Scene:
        """The view with everything that is needed to put it into words."""
        if self._scene is None or self._scene.view is not view:
            self._scene = Scene(self.language, view, self.names(view), self.marked(view), self.styles(view))
        return self._scene

    # Who plays.

    def names(self, view: View) -> list[str]:
        return [
            self.language.name(NATION_NAME[nation]) if nation >= 0 else self.text("player", number=seat + 1)
            for seat, nation in enumerate(view["nation"])
        ]

    def styles(self, view: View) -> list[str]:
        chosen = [nation for nation in view["nation"] if nation >= 0]
        colours = dict(zip(chosen, assign_colours(chosen), strict=True))
        return [PIECES[colours[nation]] if nation >= 0 else "default" for nation in view["nation"]]

    # The situation.

    def legend(self) -> str:
        return self.text("legend", site=SITE, city=CITY)

    def headline(self, view: View) -> str:
        if not view["round"]:
            return self.text("headline-setup")
        phase = self.language.name(f"phase-{view['phase']}")
        return self.text("headline", round=view["round"], number=view["phase"], phase=phase)

    def situation(self, view: View, console: Console) -> list[RenderableType]:
        scene, width = self.scene(view), console.width
        parts = [*self.summary(view, console), *board(scene, width)]
        return [*parts, *self._business(scene, width)] if scene.seat is not None and view["round"] else parts

    def summary(self, view: View, console: Console) -> list[RenderableType]:
        title = self.headline(view)
        names = self.marked(view)
        if view["to_act"] and view["seat"] is not None:
            title += "  [dim]" + self.text("turn-of", names=", ".join(names[seat] for seat in view["to_act"])) + "[/]"
        parts: list[RenderableType] = [Text(""), Line(title, align="left", characters="─", style="dim")]
        if view["round"]:
            parts.append(ratings(self.scene(view), console.width))
        return parts + calamities(self.scene(view))

    def _business(self, scene: Scene, width: int) -> list[RenderableType]:
        """What belongs to the question alone: the market, the prices."""
        frame = (scene.view["question"] or {}).get("frame")
        if frame == MARKET:
            return offers(scene)
        if frame == PURCHASES and scene.seat in scene.view["to_act"]:
            return prices(scene, width)
        return []

    def reminder(self, view: View, console: Console) -> list[RenderableType]:
        frame = (view["question"] or {}).get("frame")
        if frame not in (MARKET, PURCHASES, HAND_LIMIT_FRAME):
            return []
        scene = self.scene(view)
        return [scene.line("own-hand", hand(scene)), *self._business(scene, console.width)]

    # Questions and choices.

    def question_arguments(self, view: View) -> Arguments:
        return {**super().question_arguments(view), **arguments_of(self.scene(view))}

    def label(self, view: View, choice: Choice) -> str:
        return label_of(self.scene(view), choice) or super().label(view, choice)

    def heading(self, view: View, choice: Choice) -> str:
        return heading_of(self.scene(view), choice)

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

    # Events and explanations.

    def is_hidden(self, event: Event, view: View) -> bool:
        own = {"cards-drawn", "cards-returned", "gold-bought"}
        return event.message in own and event.arguments.get("seat") == view["seat"]

    def items(self, run: list[Event], names: list[str]) -> list[str]:
        """Areas that a ship enters one after the other make one voyage."""
        told: list[str] = []
        before: Event | None = None
        for event in run:
            goes_on = before is not None and before.message == event.message == "sailed"
            if before is not None and goes_on and before.arguments["ship"] == event.arguments["ship"]:
                told[-1] += f" → {self.language.name(str(event.arguments['area']))}"
            else:
                told.append(self.language.event(event, names, "item"))
            before = event
        return told

    def about(self, name_id: str, view: View) -> list[str]:
        effects = [escape(self.language.said(line, [])) for line in effect_lines(name_id)]
        return [f"[bold]{escape(self.language.name(name_id))}[/]", *effects, *about.facts(self, name_id, view)]

    def map(self, place: str, view: View) -> list[RenderableType]:
        return about.map_of(self, place, view)
