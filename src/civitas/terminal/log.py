"""What happened, in sentences: events of one kind that follow each other are told together."""

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from civitas.core.events import Event
from civitas.core.position import View
from civitas.terminal.presenter import Presenter


class Told:
    """A line of the log: a heading, or a sentence."""

    def __init__(self, text: Text, is_heading: bool) -> None:
        self.text = text
        self.is_heading = is_heading

    def show(self, console: Console) -> None:
        """Print the line; sentences are indented."""
        console.print(self.text if self.is_heading else Padding(self.text, (0, 0, 0, 2), expand=False))


class Log:
    """Tells the events that one seat may see."""

    def __init__(self, presenter: Presenter, seat: int | None) -> None:
        self.presenter = presenter
        self.seat = seat

    def lines(self, events: list[Event], view: View) -> list[Told]:
        """The events as lines; headings under which nothing happened are left out."""
        told: list[Told] = []
        headings: dict[str, Told] = {}
        for run in self._runs([event for event in events if self._is_told(event, view)]):
            rank = self.presenter.rank(run[0])
            line = Told(self._sentence(run, view), rank >= 0)
            if rank == 0:
                headings = {}
            if line.is_heading:
                headings[run[0].message] = line
            else:
                told += [*headings.values(), line]
                headings = {}
        return told

    def _is_told(self, event: Event, view: View) -> bool:
        return event.visible_to(self.seat) and not self.presenter.is_hidden(event, view)

    def _runs(self, events: list[Event]) -> list[list[Event]]:
        """Events that are told in one sentence."""
        runs: list[list[Event]] = []
        for event in events:
            if runs and self.presenter.is_told_with(runs[-1][-1], event):
                runs[-1].append(event)
            else:
                runs.append([event])
        return runs

    def _sentence(self, run: list[Event], view: View) -> Text:
        language, names = self.presenter.language, self.presenter.marked(view)
        first = run[0]
        rank = self.presenter.rank(first)
        if rank >= 0:
            return Text.from_markup(language.event(first, names), style="bold" if rank == 0 else "bold dim")
        if len(run) == 1:
            return Text.from_markup(language.event(first, names))
        items = self.presenter.items(run, names)
        arguments = language.event_arguments(first, names)
        return Text.from_markup(
            language.text(f"list-{self.presenter.list_of(first)}", **arguments, items=", ".join(items))
        )
