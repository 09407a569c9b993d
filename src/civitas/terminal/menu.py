"""The choices of a question, numbered."""

from itertools import groupby

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

FEW = 12
"""So many choices without a heading get a line of their own."""
GAP = 3
INDENT = "      "
_PAGE = Console()
"""Wrapping lines asks for one; it matters neither which nor how wide it is."""


class Choice:
    """One numbered line: one action, or several that differ only in how many."""

    def __init__(self, phrase: str, heading: str = "") -> None:
        self.phrase = phrase
        """All of it in plain words, with the amounts left open."""
        self.heading = heading
        """What it stands behind, as markup; nothing for a line of its own."""
        self.label = ""
        """What it adds to its heading, as markup."""
        self.actions: dict[int, int] = {}
        """Actions by their quantity; a single one under 0 where there is no quantity."""
        self.quantities: list[int] = []
        """How many can be chosen; empty where there is nothing to count."""

    def add(self, action: int, quantity: int | None) -> None:
        """One more action that this choice stands for."""
        self.actions[quantity or 0] = action
        if quantity is not None:
            self.quantities = sorted([*self.quantities, quantity])

    @property
    def sample(self) -> int:
        """One of the actions."""
        return next(iter(self.actions.values()))

    @property
    def amount(self) -> str:
        """The quantity as a label shows it: `3`, or `1–4`."""
        low, high = self.quantities[0], self.quantities[-1]
        return str(low) if low == high else f"{low}–{high}"


class Menu:
    """Numbered choices, those of one heading together."""

    def __init__(self, choices: list[Choice]) -> None:
        self.choices = choices

    def pick(self, number: int) -> Choice | None:
        """The choice of this number."""
        return self.choices[number - 1] if 1 <= number <= len(self.choices) else None

    def render(self, width: int) -> list[Text]:
        """The menu as lines of this width."""
        lines: list[Text] = []
        numbered = enumerate(self.choices, 1)
        for heading, group in groupby(numbered, key=lambda entry: entry[1].heading):
            cells = [_cell(number, choice) for number, choice in group]
            if not heading and len(cells) <= FEW:
                lines += [Text("  ") + cell for cell in cells]
            elif heading:
                lines += flow(cells, width, Text.from_markup(heading))
            else:
                lines += flow(cells, width)
        return lines


def flow(cells: list[Text], width: int, heading: Text | None = None) -> list[Text]:
    """Cells one behind the other, over as many lines as it takes; later lines are indented."""
    line = Text("  ") + (heading + Text("  ") if heading else Text(""))
    lines: list[Text] = []
    begun = False
    for cell in cells:
        if begun and cell_len(line.plain) + GAP + cell_len(cell.plain) > width:
            lines.append(line)
            line, begun = Text(INDENT), False
        line = line + Text(" " * GAP if begun else "") + cell
        begun = True
        if cell_len(line.plain) > width:
            *full, line = _folded(line, width)
            lines += full
    return [*lines, line]


def _folded(line: Text, width: int) -> list[Text]:
    """A line that is too long for the screen, over several ones."""
    first, *rest = line.wrap(_PAGE, width, overflow="fold")
    if not rest:
        return [first]
    return [first, *(Text(INDENT) + part for part in Text(" ").join(rest).wrap(_PAGE, width - len(INDENT)))]


def _cell(number: int, choice: Choice) -> Text:
    return Text(str(number), style="bold cyan") + Text(" ") + Text.from_markup(choice.label)
