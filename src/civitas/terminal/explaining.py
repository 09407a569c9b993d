"""What there is to know about things, as the teller explains it: in lines, and in tables of numbers."""

from typing import ClassVar

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from civitas.core.telling import Account, Sum, seat_id
from civitas.language import LANGUAGES, language
from civitas.terminal.told import Told
from civitas.terminal.words import fit, plain

INDENT = 2
MOST_FOUND = 4
"""More things than this are not explained at once."""
HELP = "-help"
"""How messages end that help somebody who does not know the game."""


class Explaining(Told):
    """Explains things to the seat that it attends to."""

    explained: ClassVar[tuple[str, ...]] = ()
    """The kinds of things that can be asked about by name."""
    parts: ClassVar[tuple[str, ...]] = ("-text",)
    """Ids that end like this belong to the thing before them."""
    places: ClassVar[str] = ""
    """The kind of places, which go by their numbers."""

    def explain(self, word: str) -> list[RenderableType]:
        """What the game says about a word; nothing if it knows nothing."""
        things = [f"{self.places}-{word.lower()}"] if self.places else []
        things += [seat_id(seat) for seat, name in enumerate(self.names()) if _means(word, seat, name)]
        things += self.find(word, self.explained)
        return [line for thing in things for line in self.about(thing)]

    def find(self, word: str, kinds: tuple[str, ...]) -> list[str]:
        """The ids of the things that are called like this, best first; several only if they are equally near."""
        typed = plain(word)
        found: dict[str, int] = {}
        for name_id in self.language.ids(*kinds) if typed and kinds else []:
            if name_id.endswith(self.parts):
                continue
            names = [name_id.partition("-")[2], *(language(code, self.title.id).name(name_id) for code in LANGUAGES)]
            fits = [fit(typed, plain(name)) for name in names]
            known = [quality for quality in fits if quality is not None]
            if known:
                found[name_id] = min(known)
        best = min(found.values(), default=0)
        return [name_id for name_id, quality in found.items() if quality == best][:MOST_FOUND]

    def about(self, thing: str) -> list[RenderableType]:
        """Everything about one thing."""
        told = self.perspective.explain(thing)
        if told is None:
            return []
        head = [f"[bold]{self.words(told['name'])}[/]"]
        head += [self.words(told["kind"])] if "kind" in told else []
        head += [f"[bold]{self.words(told['cost'])}[/]"] if "cost" in told else []
        lines = [_indented(" · ".join(head), 0), *(_indented(self.words(line), 1) for line in told["lines"])]
        return [*lines, *(line for account in told["accounts"] for line in self._account(account))]

    # Parts of an explanation, for those who draw.

    def lines(self, thing: str) -> list[str]:
        """What a thing is and does, each as markup, but for words of help."""
        told = self.perspective.explain(thing)
        lines = told["lines"] if told is not None else []
        return [self.words(line) for line in lines if not line["message"].endswith(HELP)]

    def accounts(self, thing: str) -> list[tuple[str, str]]:
        """The tables of numbers of a thing: the heading of each, and all its rows in one line of markup."""
        return [
            (self.words(account["heading"]), ", ".join(self._row(row) for row in account["rows"]))
            for account in self._accounts(thing)
        ]

    def numbers(self, thing: str) -> dict[str, str]:
        """The numbers of a thing with their notes, as markup, by the ids of what they are called."""
        rows = [row for account in self._accounts(thing) for row in account["rows"]]
        return {row["label"]["message"]: self._value(row) for row in rows}

    def _accounts(self, thing: str) -> list[Account]:
        told = self.perspective.explain(thing)
        return told["accounts"] if told is not None else []

    # Numbers.

    def _account(self, account: Account) -> list[RenderableType]:
        """A table of numbers, one line for each with what it is made of below it."""
        rows = [*account["rows"], *([account["total"]] if "total" in account else [])]
        heading = _indented(f"[bold]{self.words(account['heading'])}[/]", 0)
        return [heading, *(line for row in rows for line in self._rows(row, 1))]

    def _rows(self, row: Sum, level: int) -> list[RenderableType]:
        line = _indented(self._row(row, ": "), level)
        return [line, *(each for part in row.get("parts", []) for each in self._rows(part, level + 1))]

    def _row(self, row: Sum, gap: str = " ") -> str:
        return f"{self.words(row['label'])}{gap}{self._value(row)}"

    def _value(self, row: Sum) -> str:
        value = row["value"] if isinstance(row["value"], int) else self.words(row["value"])
        return f"[bold]{value}[/]" + (f" [dim]({self.words(row['note'])})[/]" if "note" in row else "")


def _means(word: str, seat: int, name: str) -> bool:
    """Whether a word is the number or the name of a player."""
    return word == str(seat + 1) or plain(word) == plain(name)


def _indented(line: str, level: int) -> RenderableType:
    return Padding(Text.from_markup(line), (0, 0, 0, INDENT * level), expand=False)
