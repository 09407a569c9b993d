"""The choices of a question: actions that differ only in a number become one choice, and choices are numbered."""

from collections.abc import Callable

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from civitas.core.verbs import ActionSpace, Verb

QUANTITIES = {"count", "units", "levy", "tokens", "rate", "amount", "coins", "bid", "food"}
"""Numbers that say how many, not which."""
FEW = 12
"""So many choices without a heading get a line of their own."""
GAP = 3
INDENT = "      "
_PAGE = Console()
"""Wrapping lines asks for one; it matters neither which nor how wide it is."""


class Choice:
    """One numbered line: one action, or several that differ only in how many."""

    def __init__(self, verb: Verb) -> None:
        self.verb = verb
        self.actions: dict[int, int] = {}
        """Actions by their quantity; a single one under 0 where there is no quantity."""
        self.label = ""
        self.heading = ""

    @property
    def sample(self) -> int:
        """One of the actions."""
        return next(iter(self.actions.values()))

    @property
    def quantities(self) -> list[int]:
        """How many can be chosen; empty where there is nothing to count."""
        return sorted(self.actions) if quantity_of(self.verb) >= 0 else []

    @property
    def amount(self) -> int | str:
        """The quantity as a label shows it: `3`, or `1–4`."""
        low, high = min(self.actions), max(self.actions)
        return low if low == high else f"{low}–{high}"


def quantity_of(verb: Verb) -> int:
    """Which argument of a verb says how many, or -1."""
    for index, domain in enumerate(verb.domains):
        if domain.first_number is not None and domain.name in QUANTITIES:
            return index
    return -1


def collect(space: ActionSpace, legal: list[int]) -> list[Choice]:
    """The choices these actions make up; those without arguments, such as `done`, come last."""
    choices: dict[tuple[str, tuple[int, ...]], Choice] = {}
    for action in legal:
        verb = space.verb_of(action)
        values = verb.arguments(action)
        index = quantity_of(verb)
        number = (verb.domains[index].first_number or 0) + values[index] if index >= 0 else 0
        rest = tuple(value for place, value in enumerate(values) if place != index)
        choices.setdefault((verb.name, rest), Choice(verb)).actions[number] = action
    return sorted(choices.values(), key=lambda choice: not choice.verb.domains)


class Menu:
    """Numbered choices, those of one heading together."""

    def __init__(self, choices: list[Choice], label: Callable[[Choice], str], heading: Callable[[Choice], str]) -> None:
        for choice in choices:
            choice.label, choice.heading = label(choice), heading(choice)
        headings = list(dict.fromkeys(choice.heading for choice in choices if choice.heading))
        self.choices = [choice for wanted in [*headings, ""] for choice in choices if choice.heading == wanted]

    def pick(self, number: int) -> Choice | None:
        """The choice of this number."""
        return self.choices[number - 1] if 1 <= number <= len(self.choices) else None

    def render(self, width: int) -> list[Text]:
        """The menu as lines of this width."""
        lines: list[Text] = []
        for heading in dict.fromkeys(choice.heading for choice in self.choices):
            cells = [_cell(number, c) for number, c in enumerate(self.choices, 1) if c.heading == heading]
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
