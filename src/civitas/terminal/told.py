"""What the teller of a title says to a seat, put into words and colours."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.markup import escape

from civitas.core.position import Perspective
from civitas.core.telling import AMOUNT, Group, Said, Telling
from civitas.core.telling import Choice as ToldChoice
from civitas.core.title import Title
from civitas.language import Language
from civitas.terminal.menu import Choice

COLOURS = ["bright_red", "bright_green", "bright_yellow", "bright_blue", "bright_magenta", "bright_cyan", "white"]
HOW_MANY = "count"
"""What labels call how many they are about."""


class Told:
    """Puts words to the telling of the seat that it attends to."""

    told_above: ClassVar[frozenset[str]] = frozenset()
    """Verbs whose notes only repeat what led to the question."""
    colours: ClassVar[Mapping[str, str]] = {}
    """How a terminal shows the colours of the pieces, where the game gives them."""

    def __init__(self, title: Title, spoken: Language) -> None:
        self.title = title
        self.language = spoken
        self.text = spoken.text

    def attend(self, perspective: Perspective) -> None:
        """From now on, speak about the game as this seat knows it now."""
        self.perspective = perspective
        self._telling: Telling | None = None
        self._names: list[str] = []
        self._marked: list[str] = []

    @property
    def telling(self) -> Telling:
        """What is said to the seat."""
        if self._telling is None:
            self._telling = self.perspective.telling
        return self._telling

    def styled(self, thing: str, name: str) -> str:
        """What a thing is called, as markup."""
        return escape(name)

    def words(self, said: Said) -> str:
        """What is said, as markup."""
        return self.language.said(said, self.marked(), self.styled)

    # Who plays, and what is going on.

    def names(self) -> list[str]:
        """What the seats are called: by the game itself, else by their numbers."""
        if not self._names:
            self._names = [
                self.language.said(seat["name"], []) if "name" in seat else self.text("player", number=number)
                for number, seat in enumerate(self.telling["seats"], 1)
            ]
        return self._names

    def styles(self) -> list[str]:
        """The colour of each seat."""
        seats = self.telling["seats"]
        if self.colours:
            return [self.colours.get(seat.get("colour", ""), "default") for seat in seats]
        return [COLOURS[number % len(COLOURS)] for number in range(len(seats))]

    def marked(self) -> list[str]:
        """The names in their colours, as markup."""
        if not self._marked:
            pairs = zip(self.names(), self.styles(), strict=True)
            self._marked = [f"[{style}]{escape(name)}[/]" for name, style in pairs]
        return self._marked

    def headline(self) -> str:
        """Where the game is."""
        return self.words(self.telling["headline"])

    def question(self) -> tuple[str, str]:
        """What is asked now, and a word of help."""
        asked, names = self.telling["question"], self.names()
        if asked is None:
            return self.text("choices"), ""
        return self._plain(asked["text"], names) or self.text("choices"), self._plain(asked.get("help"), names)

    def _plain(self, said: Said | None, names: Sequence[str]) -> str:
        """What is said, without markup; nothing where no language has words for it."""
        return self.language.said(said, names) if said is not None and self.language.has(said["message"]) else ""

    def because(self) -> list[str]:
        """What led to the question, as lines of markup."""
        asked = self.telling["question"]
        return [self.words(said) for said in asked["because"]] if asked is not None else []

    # Choices.

    def unlisted(self) -> frozenset[str]:
        """Verbs that can be typed but are not among the numbered choices, nor a reason to ask."""
        return frozenset()

    def choices(self) -> list[Choice]:
        """Everything that can be chosen, in the order of the screen."""
        unlisted = self.unlisted()
        return [
            self._choice(group, told)
            for group in self.telling["groups"]
            for told in group["choices"]
            if told["verb"] not in unlisted
        ]

    def _choice(self, group: Group, told: ToldChoice) -> Choice:
        heading = f"[bold]{self.words(group['heading'])}:[/]" if "heading" in group else ""
        choice = Choice(self.language.said(told["phrase"], self.names()), heading)
        for deed in told["deeds"]:
            choice.add(deed["code"], deed.get("amount"))
        choice.label = self._label(group, told, choice)
        return choice

    def _label(self, group: Group, told: ToldChoice, choice: Choice) -> str:
        """What a choice adds to its heading, with how many, its price, and what is good to know."""
        label = self.words(told.get("label", told["phrase"]))
        if "label" not in told and len(choice.quantities) > 1 and group["asked"] == AMOUNT:
            label = choice.amount
        elif "label" in told and choice.quantities and HOW_MANY not in told["label"].get("arguments", {}):
            label += f" ×{choice.amount}"
        if "price" in told:
            label += f" · [bold]{self.words(told['price'])}[/]"
        if "notes" in told and told["verb"] not in self.told_above:
            label += f" [dim]({', '.join(self.words(note) for note in told['notes'])})[/]"
        return label
