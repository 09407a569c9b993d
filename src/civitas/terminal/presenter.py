"""How a title is shown at the terminal: the plain way, which works for every title from its view alone."""

from collections.abc import Mapping
from itertools import groupby
from typing import ClassVar

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from civitas.core.events import Event
from civitas.core.position import Perspective, View
from civitas.core.result import Result
from civitas.core.title import Title
from civitas.language import LANGUAGES, Arguments, Language, language, title_name
from civitas.terminal.menu import Choice
from civitas.terminal.words import fit, plain

COLOURS = ["bright_red", "bright_green", "bright_yellow", "bright_blue", "bright_magenta", "bright_cyan", "white"]
EXPLAINED = ("area", "card", "calamity", "commodity", "nation", "phase", "region")
EXPLANATIONS = ("-effect", "-text")
"""Ids that end like this explain what the id before them names."""


class Presenter:
    """Shows any title from its view alone; titles override what they can show better."""

    families: ClassVar[Mapping[str, str]] = {}
    """Messages that are told together, by the name of their list."""
    across: ClassVar[frozenset[str]] = frozenset()
    """Lists that go over several seats; the others are of one seat."""
    headings: ClassVar[tuple[str, ...]] = ("round-begins", "phase-begins")
    """Messages that stand above what follows them, the most important one first."""

    def __init__(self, title: Title, spoken: Language) -> None:
        self.title = title
        self.language = spoken

    def attend(self, perspective: Perspective) -> None:
        """From now on, show the game as this seat knows it now."""

    # Who plays.

    def names(self, view: View) -> list[str]:
        """What the seats are called."""
        return [self.language.text("player", number=seat + 1) for seat in range(len(self.styles(view)))]

    def styles(self, view: View) -> list[str]:
        """The colour of each seat."""
        return [COLOURS[seat % len(COLOURS)] for seat in range(view.get("players", len(COLOURS)))]

    def marked(self, view: View) -> list[str]:
        """The names in their colours, as markup."""
        pairs = zip(self.names(view), self.styles(view), strict=True)
        return [f"[{style}]{escape(name)}[/]" for name, style in pairs]

    def has_won(self, result: Result, seat: int) -> bool:
        """Whether somebody is to be congratulated."""
        return seat in result.winners

    # What is going on.

    def headline(self, view: View) -> str:
        """Where the game is."""
        return self.name

    @property
    def name(self) -> str:
        """What the title is called."""
        return title_name(self.language.code, self.title.id)

    def legend(self) -> str:
        """What the signs of the situation mean."""
        return ""

    def situation(self, view: View, console: Console) -> list[RenderableType]:
        """The whole situation as this view shows it."""
        grid = Grid.grid(padding=(0, 2))
        for key, value in view.items():
            if key not in ("question", "result", "seat") and value not in (None, [], {}):
                grid.add_row(Text(key.replace("_", " "), style="bold"), Text(_short(value)))
        return [Line(self.headline(view), align="left"), grid]

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

    def question(self, view: View) -> tuple[str, str]:
        """What is asked now, and a word of help."""
        frame = (view.get("question") or {}).get("frame", "")
        arguments = self.question_arguments(view)
        texts = []
        for key in (f"question-{frame}", f"question-{frame}-help"):
            texts.append(self.language.text(key, **arguments) if self.language.has(key) else "")
        return texts[0] or self.language.text("choices"), texts[1]

    def because(self, view: View) -> list[str]:
        """What led to the question, as lines of markup."""
        return []

    def question_arguments(self, view: View) -> Arguments:
        """The numbers of the question."""
        question = view.get("question") or {}
        return {key: value for key, value in question.items() if isinstance(value, int | str)}

    # Choices.

    def label(self, view: View, choice: Choice) -> str:
        """A choice as markup."""
        phrase = self.language.action(self.title.space, choice.sample)
        quantities = choice.quantities
        if len(quantities) > 1:
            phrase = self.phrase_with(choice, choice.amount)
        return escape(phrase)

    def heading(self, view: View, choice: Choice) -> str:
        """The heading a choice belongs under, as markup; nothing for a line of its own."""
        return ""

    def ordered(self, choices: list[Choice]) -> list[Choice]:
        """The choices in the order of the screen."""
        return choices

    def unlisted(self, view: View) -> frozenset[str]:
        """Verbs that can be typed but are not among the numbered choices, nor a reason to ask."""
        return frozenset()

    def expand(self, text: str, view: View) -> list[str]:
        """The actions that one typed phrase stands for."""
        return [text]

    def phrase_with(self, choice: Choice, amount: int | str) -> str:
        """A phrase that leaves the number open, `move 1–4 tokens`."""
        verb = choice.verb
        arguments: Arguments = {}
        for domain, value in zip(verb.domains, verb.arguments(choice.sample), strict=True):
            arguments.update(self.language.domain_arguments(domain, value))
        for domain in verb.domains:
            if domain.first_number is not None and arguments[domain.name] in choice.actions:
                arguments[domain.name] = amount
                break
        return self.language.text(f"verb-{verb.name}", **arguments)

    # Events.

    def rank(self, event: Event) -> int:
        """Which heading an event is, 0 being the most important one; below 0 it is none."""
        return self.headings.index(event.message) if event.message in self.headings else -1

    def list_of(self, event: Event) -> str:
        """The list that tells an event with others."""
        return self.families.get(event.message, "")

    def is_hidden(self, event: Event, view: View) -> bool:
        """Whether an event tells this view nothing that another one does not tell better."""
        return False

    def is_told_with(self, last: Event, event: Event) -> bool:
        """Whether an event is told in one sentence with the one before it."""
        family = self.families.get(event.message)
        if family is None or self.families.get(last.message) != family:
            return False
        return family in self.across or _people(last) == _people(event)

    def items(self, run: list[Event], names: list[str]) -> list[str]:
        """Events that are told together, one by one; what is done several times in a row is counted."""
        return counted([self.language.event(event, names, "item") for event in run])

    # Explaining.

    def explain(self, word: str, view: View) -> list[str]:
        """What the game says about a word, as lines of markup; nothing if it knows nothing."""
        found = self.find(word, EXPLAINED)
        return [line for name_id in found for line in self.about(name_id, view)]

    def about(self, name_id: str, view: View) -> list[str]:
        """Everything about one thing that has a name."""
        lines = [f"[bold]{escape(self.language.name(name_id))}[/]"]
        effect = f"{name_id}-effect"
        return lines + ([escape(self.language.text(effect))] if self.language.has(effect) else [])

    def find(self, word: str, kinds: tuple[str, ...]) -> list[str]:
        """The ids of the things that are called like this, best first; several only if they are equally near."""
        typed = plain(word)
        found: dict[str, int] = {}
        for name_id in self.language.ids(*kinds):
            if name_id.endswith(EXPLANATIONS) or not typed:
                continue
            names = [name_id.partition("-")[2], *(language(code, self.title.id).name(name_id) for code in LANGUAGES)]
            fits = [fit(typed, plain(name)) for name in names]
            known = [quality for quality in fits if quality is not None]
            if known:
                found[name_id] = min(known)
        best = min(found.values(), default=0)
        return [name_id for name_id, quality in found.items() if quality == best][:4]

    def map(self, place: str, view: View) -> list[RenderableType]:
        """A part of the map."""
        return [Text(self.language.text("map-none"))]


def counted(items: list[str]) -> list[str]:
    """Equal items that follow each other, as one with their number."""
    runs = [(item, len(list(same))) for item, same in groupby(items)]
    return [item if count == 1 else f"{item} ×{count}" for item, count in runs]


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= 200 else text[:199] + "…"


def _people(event: Event) -> tuple[object, object]:
    return event.arguments.get("seat"), event.arguments.get("other")
