"""A New Dawn at the terminal: the table, the questions and the log."""

from typing import ClassVar

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from civitas.core.position import View
from civitas.core.result import Result
from civitas.core.title import Title
from civitas.games.new_dawn.phases.turn import UNDECIDED
from civitas.language import LANGUAGES, Language, language
from civitas.terminal.new_dawn.board import board
from civitas.terminal.new_dawn.map import map_lines
from civitas.terminal.new_dawn.middle import middle
from civitas.terminal.new_dawn.scene import KIND_STYLES, Scene, kind_of
from civitas.terminal.new_dawn.tiles import hand, places
from civitas.terminal.presenter import Presenter
from civitas.terminal.words import fit, plain

TITLE = "new-dawn"
BUILDING = "MapBuilding"
FIRST = "resolve"
"""The verb whose cards can be typed by their names."""
COLUMNS = 80
"""As wide as what `map` shows always is."""
WIDE = 150
"""From this width on everything else stands to the right of the map."""


class NewDawnPresenter(Presenter):
    """Shows the table; nothing but face-down wonders is hidden from anybody."""

    explained: ClassVar[tuple[str, ...]] = (
        "card", "leader", "agenda", "natural-wonder", "terrain", "resource", "kind", "difficulty", "raid",
        "wonder-type",
    )  # fmt: skip
    parts: ClassVar[tuple[str, ...]] = ("-text", "-civilization", "-ability")
    places: ClassVar[str] = "space"

    def __init__(self, title: Title, spoken: Language) -> None:
        super().__init__(title, spoken)
        self._turn = (0, -1)
        """The round and the player of the last situation that was shown."""

    def scene(self, view: View) -> Scene:
        """The view with everything that is needed to put it into words."""
        return Scene(self.language, view, self.marked(), self.styles())

    def has_won(self, result: Result, seat: int) -> bool:
        return result.ending != UNDECIDED and super().has_won(result, seat)

    def moment(self, view: View) -> tuple[object, ...]:
        question = view["question"] or {}
        building = (len(view["map"]["tiles"]), "tile" in question) if question.get("frame") == BUILDING else ()
        return view["round"], view["active"], building

    # The situation.

    def legend(self) -> str:
        return self.text("legend")

    def situation(self, view: View, console: Console) -> list[RenderableType]:
        scene, width = self.scene(view), console.width
        if any(view["hands"]):
            return [*self.title_line(view), *self._building(scene, width)]
        shown = map_lines(scene, width)
        if width < WIDE:
            others = [part for seat in scene.order[:-1] for part in board(scene, seat, width)]
            rest = [*others, *middle(scene, width), *shown, *board(scene, scene.order[-1], width)]
            return [*self.title_line(view), *rest]
        taken = max(line.cell_len for line in shown)
        beside = width - taken - 3
        parts = [*middle(scene, beside), *(part for seat in scene.order for part in board(scene, seat, beside))]
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=taken, no_wrap=True)
        grid.add_column(width=beside)
        grid.add_row(Group(*shown), Group(*parts))
        return [*self.title_line(view), grid]

    def glance(self, view: View, console: Console) -> list[RenderableType]:
        """Everything at the beginning of the own turn; on other players' turns the own cards are enough."""
        turn = (view["round"], view["active"])
        is_first, self._turn = turn != self._turn, turn
        if any(view["hands"]) or (is_first and view["active"] == view["seat"]):
            return self.situation(view, console)
        return [*self.title_line(view), *board(self.scene(view), view["seat"], console.width)]

    def summary(self, view: View, console: Console) -> list[RenderableType]:
        return self.situation(view, console)

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
            return self.about(f"space-{word}")
        if word.isdigit() and 1 <= int(word) <= view["players"]:
            return board(scene, int(word) - 1, COLUMNS)
        return [*map_lines(scene, COLUMNS)] if not word else [Text(self.text("map-unknown"))]

    # Names and words.

    def styled(self, thing: str, name: str) -> str:
        """Focus cards and world wonders in the colours of their kinds."""
        style = KIND_STYLES.get(kind_of(thing))
        return f"[{style}]{escape(name)}[/]" if style else escape(name)

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
