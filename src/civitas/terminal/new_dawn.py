"""A New Dawn at the terminal: the table, the questions and the log."""

from collections.abc import Mapping
from itertools import groupby
from typing import ClassVar

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from civitas.core.events import Event
from civitas.core.position import View
from civitas.core.result import Result
from civitas.core.title import Title
from civitas.games.new_dawn.phases.turn import UNDECIDED
from civitas.language import LANGUAGES, Arguments, Language, language
from civitas.terminal import new_dawn_about as about
from civitas.terminal.menu import Choice
from civitas.terminal.new_dawn_board import board
from civitas.terminal.new_dawn_choices import FIRST, heading_of, label_of
from civitas.terminal.new_dawn_map import map_lines
from civitas.terminal.new_dawn_middle import middle
from civitas.terminal.new_dawn_questions import BUILDING, arguments_of
from civitas.terminal.new_dawn_scene import Scene
from civitas.terminal.new_dawn_tiles import hand, places
from civitas.terminal.presenter import Presenter
from civitas.terminal.words import fit, plain

TITLE = "new-dawn"
COLUMNS = 80
"""As wide as what `map` shows always is."""
WIDE = 150
"""From this width on everything else stands to the right of the map."""


class NewDawnPresenter(Presenter):
    """Shows the table; nothing but face-down wonders is hidden from anybody."""

    families: ClassVar[Mapping[str, str]] = {
        "placed": "placing",
        "automa-chose-space": "placing",
        "reinforced": "reinforcing",
        "automa-reinforced": "reinforcing",
        "spent": "spending",
        "trade-gained": "gaining",
        "automa-stored": "storing",
        **dict.fromkeys(
            ("barbarian-moves", "barbarian-stays", "barbarian-appears", "barbarian-waits"), "barbarians"
        ),
        "core-tile-laid": "core",
        "tile-dealt": "tiles",
        "leader-dealt": "leaders",
    }  # fmt: skip
    across: ClassVar[frozenset[str]] = frozenset({"barbarians", "core", "leaders"})
    headings: ClassVar[tuple[str, ...]] = ("event-dial", "resolved")

    def __init__(self, title: Title, spoken: Language) -> None:
        super().__init__(title, spoken)
        self.text = spoken.text
        self._turn = (0, -1)
        """The round and the player of the last situation that was shown."""

    def scene(self, view: View) -> Scene:
        """The view with everything that is needed to put it into words."""
        return Scene(self.language, view, self.marked(view), self.styles(view))

    def names(self, view: View) -> list[str]:
        names = super().names(view)
        if view["automa"] is not None:
            names[view["automa"]] = self.text("player-automated")
        return names

    def has_won(self, result: Result, seat: int) -> bool:
        return result.ending != UNDECIDED and super().has_won(result, seat)

    def moment(self, view: View) -> tuple[object, ...]:
        question = view["question"] or {}
        building = (len(view["map"]["tiles"]), "tile" in question) if question.get("frame") == BUILDING else ()
        return view["round"], view["active"], building

    # The situation.

    def legend(self) -> str:
        return self.text("legend")

    def headline(self, view: View) -> str:
        if view["result"]:
            return self.text("headline-over", round=view["round"])
        if any(view["hands"]):
            return self.text("headline-building")
        return self.text("headline", round=view["round"], name=self.marked(view)[view["active"]])

    def situation(self, view: View, console: Console) -> list[RenderableType]:
        scene, width = self.scene(view), console.width
        if any(view["hands"]):
            return [*self._title(view), *self._building(scene, width)]
        shown = map_lines(scene, width)
        if width < WIDE:
            others = [part for seat in scene.order[:-1] for part in board(scene, seat, width)]
            rest = [*others, *middle(scene, width), *shown, *board(scene, scene.order[-1], width)]
            return [*self._title(view), *rest]
        taken = max(line.cell_len for line in shown)
        beside = width - taken - 3
        parts = [*middle(scene, beside), *(part for seat in scene.order for part in board(scene, seat, beside))]
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=taken, no_wrap=True)
        grid.add_column(width=beside)
        grid.add_row(Group(*shown), Group(*parts))
        return [*self._title(view), grid]

    def glance(self, view: View, console: Console) -> list[RenderableType]:
        """Everything at the beginning of the own turn; on other players' turns the own cards are enough."""
        turn = (view["round"], view["active"])
        is_first, self._turn = turn != self._turn, turn
        if any(view["hands"]) or (is_first and view["active"] == view["seat"]):
            return self.situation(view, console)
        return [*self._title(view), *board(self.scene(view), view["seat"], console.width)]

    def summary(self, view: View, console: Console) -> list[RenderableType]:
        return self.situation(view, console)

    def _title(self, view: View) -> list[RenderableType]:
        title = self.headline(view)
        if view["to_act"] and view["to_act"] != [view["active"]]:
            names = ", ".join(self.marked(view)[seat] for seat in view["to_act"])
            title += f"  [dim]{self.text('turn-of', names=names)}[/]"
        return [Text(""), Line(title, align="left", characters="─", style="dim")]

    def _building(self, scene: Scene, width: int) -> list[RenderableType]:
        """The map so far: with places for the chosen tile, or with the tiles in hand."""
        question = scene.view["question"] or {}
        if "tile" in question:
            return places(scene, question, width)
        seat = scene.view["to_act"][0] if scene.seat is None else scene.seat
        return [*map_lines(scene, width), *hand(scene, seat, width)]

    def map(self, place: str, view: View) -> list[RenderableType]:
        scene, word = self.scene(view), place.split()[-1] if place.split() else ""
        if word in scene.spaces:
            return [Text.from_markup(line) for line in about.about_space(scene, word)]
        if word.isdigit() and 1 <= int(word) <= view["players"]:
            return board(scene, int(word) - 1, COLUMNS)
        return [*map_lines(scene, COLUMNS)] if not word else [Text(self.text("map-unknown"))]

    # Questions and choices.

    def question_arguments(self, view: View) -> Arguments:
        return {
            **super().question_arguments(view),
            **arguments_of(self.language, self.names(view), view["question"] or {}),
        }

    def label(self, view: View, choice: Choice) -> str:
        return label_of(self.scene(view), choice) or super().label(view, choice)

    def heading(self, view: View, choice: Choice) -> str:
        return heading_of(self.scene(view), choice)

    def ordered(self, choices: list[Choice]) -> list[Choice]:
        """The cards of the own row come first: then the number on the screen is that of the slot."""
        return sorted(choices, key=lambda choice: choice.verb.name != FIRST)

    def expand(self, text: str, view: View) -> list[str]:
        """`resolve pottery` resolves the slot where that card lies."""
        word, _, wanted = plain(text).partition(" ")
        known = [language(code, self.title.id) for code in LANGUAGES]
        if word not in [plain(each) for spoken in known for each in spoken.text(f"word-{FIRST}").split()]:
            return [text]
        for entry in view["civilizations"][view["seat"]]["row"]:
            names = [plain(spoken.name(f"card-{entry['card']}")) for spoken in known]
            if wanted and any(fit(wanted, name) is not None for name in names):
                return [f"{FIRST} {entry['slot']}"]
        return [text]

    # Events and explanations.

    def is_hidden(self, event: Event, view: View) -> bool:
        """A diplomacy card of the automated player has been explained when it is taken."""
        return event.message == "pact-taken" and event.arguments["seat"] == view["automa"]

    def is_told_with(self, last: Event, event: Event) -> bool:
        same_slot = event.message != "spent" or last.arguments.get("slot") == event.arguments.get("slot")
        return same_slot and super().is_told_with(last, event)

    def items(self, run: list[Event], names: list[str]) -> list[str]:
        """What is done several times in a row is counted; a token that was explained is not named again."""
        explained = any(event.message == "automa-chose-space" for event in run)
        told = [event for event in run if not (explained and event.message == "placed")]
        counted = [(item, len(list(same))) for item, same in groupby(super().items(told, names))]
        return [item if count == 1 else f"{item} ×{count}" for item, count in counted]

    def explain(self, word: str, view: View) -> list[str]:
        scene = self.scene(view)
        if word in scene.spaces:
            return about.about_space(scene, word)
        found = [name_id for name_id in self.find(word, about.EXPLAINED) if not name_id.endswith(about.PARTS)]
        return [line for name_id in found for line in self.about(name_id, view)]

    def about(self, name_id: str, view: View) -> list[str]:
        return [f"[bold]{escape(self.language.name(name_id))}[/]", *about.facts(self.scene(view), name_id)]
