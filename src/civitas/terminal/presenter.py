"""How a title is shown at the terminal: the plain way, which works for every title from its view alone."""

from rich.console import Console, RenderableType
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from civitas.core.position import View
from civitas.core.result import Result
from civitas.language import title_name
from civitas.terminal.explaining import Explaining

MOST_SHOWN = 200
"""So long may a value of a view be."""


class Presenter(Explaining):
    """Shows any title from its view and its telling; titles draw what they can show better."""

    @property
    def name(self) -> str:
        """What the title is called."""
        return title_name(self.language.code, self.title.id)

    def has_won(self, result: Result, seat: int) -> bool:
        """Whether somebody is to be congratulated."""
        return seat in result.winners

    def round(self, view: View) -> int:
        """Which round is being played; some games call it a turn."""
        number: int = view.get("round", view.get("turn", 0))
        return number

    def legend(self) -> str:
        """What the signs of the situation mean."""
        return ""

    def title_line(self, view: View) -> list[RenderableType]:
        """Where the game is, and who is to act if that does not go without saying."""
        title, asked = self.headline(), view["to_act"]
        if asked and asked != [view.get("active")]:
            names = ", ".join(self.marked()[seat] for seat in asked)
            title += f"  [dim]{self.text('turn-of', names=names)}[/]"
        return [Text(""), Line(title, align="left", characters="─", style="dim")]

    def situation(self, view: View, console: Console) -> list[RenderableType]:
        """The whole situation as this view shows it."""
        grid = Grid.grid(padding=(0, 2))
        for key, value in view.items():
            if key not in ("question", "result", "seat") and value not in (None, [], {}):
                grid.add_row(Text(key.replace("_", " "), style="bold"), Text(_short(value)))
        return [Line(self.name, align="left"), grid]

    def glance(self, view: View, console: Console) -> list[RenderableType]:
        """As much of the situation as a new question needs."""
        return self.situation(view, console)

    def moment(self, view: View) -> tuple[object, ...]:
        """What the situation belongs to: it is shown again as soon as this changes."""
        return view.get("round"), view.get("phase"), (view.get("question") or {}).get("frame")

    def reminder(self, view: View, console: Console) -> list[RenderableType]:
        """What is worth repeating while one question is answered step by step."""
        return []

    def summary(self, view: View, console: Console) -> list[RenderableType]:
        """The situation of all players, without anybody's secrets."""
        return self.situation(view, console)

    def map(self, place: str, view: View) -> list[RenderableType]:
        """A part of the map."""
        return [Text(self.text("map-none"))]

    def expand(self, text: str, view: View) -> list[str]:
        """The actions that one typed phrase stands for."""
        return [text]


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"
