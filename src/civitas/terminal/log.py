"""What happened, in sentences: events that belong together are told together, as the teller says."""

from itertools import groupby

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from civitas.core.events import Event
from civitas.core.telling import Told as HowTold
from civitas.terminal.told import Told


class Line:
    """A line of the log: a heading, or a sentence."""

    def __init__(self, text: Text, is_heading: bool) -> None:
        self.text = text
        self.is_heading = is_heading

    def show(self, console: Console) -> None:
        """Print the line; sentences are indented."""
        console.print(self.text if self.is_heading else Padding(self.text, (0, 0, 0, 2), expand=False))


class _Item:
    """An event, and how it is told."""

    def __init__(self, event: Event, told: HowTold) -> None:
        self.event = event
        self.told = told

    def leads_to(self, item: "_Item") -> bool:
        """Whether another event is told in one sentence with this one."""
        joins = item.told.get("joins")
        return bool(joins) and joins == self.told.get("leads", self.told.get("joins"))


class Log:
    """Tells the events that one seat may see."""

    def __init__(self, speaker: Told, seat: int | None) -> None:
        self.speaker = speaker
        self.language = speaker.language
        self.seat = seat

    def lines(self, events: list[Event]) -> list[Line]:
        """The events as lines; headings under which nothing happened are left out."""
        told: list[Line] = []
        headings: dict[str, Line] = {}
        names = self.speaker.marked() if events else []
        for run in self._runs(events):
            rank = run[0].told.get("heading", 0)
            line = Line(self._sentence(run, names), rank > 0)
            if rank == 1:
                headings = {}
            if line.is_heading:
                headings[run[0].event.message] = line
            else:
                told += [*headings.values(), line]
                headings = {}
        return told

    def _runs(self, events: list[Event]) -> list[list[_Item]]:
        """Events that are told in one sentence; those that another one tells better are left out."""
        teller = self.speaker.title.teller()
        runs: list[list[_Item]] = []
        for event in events:
            item = _Item(event, teller.told(event, self.seat))
            if not event.visible_to(self.seat) or item.told.get("hidden"):
                continue
            if runs and runs[-1][-1].leads_to(item):
                runs[-1].append(item)
            else:
                runs.append([item])
        return runs

    def _sentence(self, run: list[_Item], names: list[str]) -> Text:
        first = run[0]
        rank = first.told.get("heading", 0)
        if rank or len(run) == 1:
            style = "" if not rank else "bold" if rank == 1 else "bold dim"
            tell = self.language.event_seen if self.seat is None else self.language.event
            return Text.from_markup(tell(first.event, names), style=style)
        arguments = self.language.event_arguments(first.event, names)
        items = ", ".join(_counted(self._items(run, names)))
        return Text.from_markup(self.language.text(f"list-{first.told['list']}", **arguments, items=items))

    def _items(self, run: list[_Item], names: list[str]) -> list[str]:
        """Events that are told together, one by one; one that goes on the item before it is told with that."""
        messages = {item.event.message for item in run}
        found: list[str] = []
        before = ""
        for item in run:
            if item.told.get("yields") in messages:
                continue
            extends = item.told.get("extends", "")
            if extends and extends == before:
                found[-1] += self.language.event(item.event, names, "more")
            else:
                found.append(self.language.event(item.event, names, "item"))
            before = extends
        return found


def _counted(items: list[str]) -> list[str]:
    """Equal items that follow each other, as one with their number."""
    runs = [(item, len(list(same))) for item, same in groupby(items)]
    return [item if count == 1 else f"{item} ×{count}" for item, count in runs]
