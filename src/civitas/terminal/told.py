"""A title shown by what its teller says: questions, choices, events and explanations in words and colours."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.markup import escape

from civitas.core.events import Event
from civitas.core.position import Perspective, View
from civitas.core.telling import AMOUNT, Account, Said, Sum, Telling, Told, seat_id
from civitas.core.telling import Choice as ToldChoice
from civitas.terminal.menu import Choice
from civitas.terminal.presenter import Presenter, counted
from civitas.terminal.words import plain

HELP = "-help"
"""How messages end that help somebody who does not know the game."""

AMOUNT_ARGUMENT = "count"
"""What labels call how many they are about."""


class ToldPresenter(Presenter):
    """Puts words to the telling of the seat that it attends to."""

    explained: ClassVar[tuple[str, ...]] = ()
    """The kinds of things that can be asked about by name."""
    parts: ClassVar[tuple[str, ...]] = ("-text",)
    """Ids that end like this belong to the thing before them."""
    places: ClassVar[str] = ""
    """The kind of places, which go by their numbers."""
    told_above: ClassVar[frozenset[str]] = frozenset()
    """Verbs whose notes only repeat what led to the question."""
    colours: ClassVar[Mapping[str, str]] = {}
    """How a terminal shows the colours of the pieces, where the game gives them."""

    def attend(self, perspective: Perspective) -> None:
        """From now on, speak about the game as this seat knows it now."""
        self._perspective = perspective
        self._telling: Telling | None = None
        self._choices: dict[int, ToldChoice] = {}

    @property
    def telling(self) -> Telling:
        """What is said to the seat."""
        if self._telling is None:
            self._telling = self._perspective.telling
            for group in self._telling["groups"]:
                for choice in group["choices"]:
                    self._choices |= {deed["code"]: choice for deed in choice["deeds"]}
            self._groups = {
                deed["code"]: group
                for group in self._telling["groups"]
                for choice in group["choices"]
                for deed in choice["deeds"]
            }
        return self._telling

    def styled(self, thing: str, name: str) -> str:
        """What a thing is called, as markup."""
        return escape(name)

    def words(self, said: Said, names: Sequence[str]) -> str:
        """What is said, as markup; `names` are those of the seats, as markup."""
        return self.language.said(said, names, self.styled)

    # Who plays, and what is going on.

    def names(self, view: View) -> list[str]:
        named = [seat.get("name") for seat in self.telling["seats"]]
        others = super().names(view)
        return [self.language.said(name, []) if name else others[seat] for seat, name in enumerate(named)]

    def styles(self, view: View) -> list[str]:
        given = [seat.get("colour", "") for seat in self.telling["seats"]]
        return [self.colours.get(colour, "default") for colour in given] if self.colours else super().styles(view)

    def headline(self, view: View) -> str:
        return self.words(self.telling["headline"], self.marked(view))

    def question(self, view: View) -> tuple[str, str]:
        asked = self.telling["question"]
        if asked is None:
            return self.language.text("choices"), ""
        names = self.names(view)
        about = self.language.said(asked["help"], names) if "help" in asked else ""
        return self.language.said(asked["text"], names), about

    def because(self, view: View) -> list[str]:
        asked = self.telling["question"]
        return [self.words(said, self.marked(view)) for said in asked["because"]] if asked is not None else []

    # Choices.

    def label(self, view: View, choice: Choice) -> str:
        assert self.telling
        told, names = self._choices[choice.sample], self.marked(view)
        label = self.words(told["label"] if "label" in told else told["phrase"], names)
        if "label" in told and choice.quantities and not _says_how_many(told["label"]):
            label += f" ×{choice.amount}"
        elif "label" not in told and len(choice.quantities) > 1 and self._groups[choice.sample]["asked"] == AMOUNT:
            label = str(choice.amount)
        if "price" in told:
            label += f" · [bold]{self.words(told['price'], names)}[/]"
        if "notes" in told and told["verb"] not in self.told_above:
            label += f" [dim]({', '.join(self.words(note, names) for note in told['notes'])})[/]"
        return label

    def heading(self, view: View, choice: Choice) -> str:
        assert self.telling
        heading = self._groups[choice.sample].get("heading")
        return f"[bold]{self.words(heading, self.marked(view))}:[/]" if heading is not None else ""

    def ordered(self, choices: list[Choice]) -> list[Choice]:
        order = {code: place for place, code in enumerate(self._choices)} if self.telling else {}
        return sorted(choices, key=lambda choice: order[choice.sample])

    # Events.

    def rank(self, event: Event) -> int:
        return self._told(event).get("heading", 0) - 1

    def list_of(self, event: Event) -> str:
        return self._told(event).get("list", "")

    def is_hidden(self, event: Event, view: View) -> bool:
        return self.title.teller().told(event, view["seat"]).get("hidden", False)

    def is_told_with(self, last: Event, event: Event) -> bool:
        before, after = self._told(last), self._told(event)
        leads = before.get("leads", before.get("joins"))
        return bool(after.get("joins")) and after.get("joins") == leads

    def items(self, run: list[Event], names: list[str]) -> list[str]:
        """What is done several times in a row is counted; what another event of the run tells better is left out."""
        messages = {event.message for event in run}
        kept = [event for event in run if self._told(event).get("yields") not in messages]
        return counted(self._extended(kept, names))

    def _extended(self, run: list[Event], names: list[str]) -> list[str]:
        """Events one by one; one that goes on the item before it is told with that."""
        items: list[str] = []
        before = ""
        for event in run:
            extends = self._told(event).get("extends", "")
            if extends and extends == before:
                items[-1] += self.language.event(event, names, "more")
            else:
                items.append(self.language.event(event, names, "item"))
            before = extends
        return items

    def _told(self, event: Event) -> Told:
        return self.title.teller().told(event, None)

    # Explaining.

    def explain(self, word: str, view: View) -> list[str]:
        things = [f"{self.places}-{word.lower()}"] if self.places else []
        things += [seat_id(seat) for seat, name in enumerate(self.names(view)) if _means(word, seat, name)]
        things += [name_id for name_id in self.find(word, self.explained) if not name_id.endswith(self.parts)]
        return [line for thing in things for line in self.about(thing, view)]

    def about(self, name_id: str, view: View) -> list[str]:
        told = self._perspective.explain(name_id)
        if told is None:
            return []
        names = self.marked(view)
        head = [f"[bold]{self.words(told['name'], names)}[/]"]
        head += [self.words(told["kind"], names)] if "kind" in told else []
        head += [f"[bold]{self.words(told['cost'], names)}[/]"] if "cost" in told else []
        lines = [" · ".join(head), *(f"  {self.words(line, names)}" for line in told["lines"])]
        return [*lines, *(line for account in told["accounts"] for line in self._account(account, names))]

    def lines(self, thing: str, view: View) -> list[str]:
        """What a thing is and does, each as markup, but for words of help."""
        told, names = self._perspective.explain(thing), self.marked(view)
        lines = told["lines"] if told is not None else []
        return [self.words(line, names) for line in lines if not line["message"].endswith(HELP)]

    def accounts(self, thing: str, view: View) -> list[tuple[str, str]]:
        """The tables of numbers of a thing: the heading of each, and all its rows in one line of markup."""
        told, names = self._perspective.explain(thing), self.marked(view)
        return [
            (self.words(account["heading"], names), ", ".join(self._row(row, names) for row in account["rows"]))
            for account in (told["accounts"] if told is not None else [])
        ]

    def numbers(self, thing: str, view: View) -> dict[str, str]:
        """The numbers of a thing with their notes, as markup, by the ids of what they are called."""
        told, names = self._perspective.explain(thing), self.marked(view)
        accounts = told["accounts"] if told is not None else []
        return {row["label"]["message"]: self._value(row, names) for account in accounts for row in account["rows"]}

    def _account(self, account: Account, names: list[str]) -> list[str]:
        """A table of numbers, one line for each with what it is made of below it."""
        rows = [*account["rows"], *([account["total"]] if "total" in account else [])]
        heading = f"[bold]{self.words(account['heading'], names)}[/]"
        return [heading, *(line for row in rows for line in self._rows(row, names, 1))]

    def _rows(self, row: Sum, names: list[str], level: int) -> list[str]:
        line = f"{'  ' * level}{self._row(row, names, ': ')}"
        return [line, *(each for part in row.get("parts", []) for each in self._rows(part, names, level + 1))]

    def _row(self, row: Sum, names: list[str], gap: str = " ") -> str:
        return f"{self.words(row['label'], names)}{gap}{self._value(row, names)}"

    def _value(self, row: Sum, names: list[str]) -> str:
        value = row["value"] if isinstance(row["value"], int) else self.words(row["value"], names)
        return f"[bold]{value}[/]" + (f" [dim]({self.words(row['note'], names)})[/]" if "note" in row else "")


def _means(word: str, seat: int, name: str) -> bool:
    """Whether a word is the number or the name of a player."""
    return word == str(seat + 1) or plain(word) == plain(name)


def _says_how_many(label: Said) -> bool:
    """Whether a label has the amount in it."""
    return AMOUNT_ARGUMENT in label.get("arguments", {})
