"""Through the Ages at the terminal, both editions: the table, the questions and the log."""

from collections.abc import Mapping
from typing import ClassVar

from rich.console import Console, Group, RenderableType
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from civitas.core.events import Event
from civitas.core.position import View
from civitas.core.title import Title
from civitas.games.through_the_ages.facts.editions import EDITIONS
from civitas.language import LANGUAGES, NOBODY, Arguments, Language, language
from civitas.terminal.menu import Choice
from civitas.terminal.presenter import Presenter
from civitas.terminal.through_the_ages import about
from civitas.terminal.through_the_ages.board import board, lines, status
from civitas.terminal.through_the_ages.choices import heading_of, label_of
from civitas.terminal.through_the_ages.ratings import ratings
from civitas.terminal.through_the_ages.row import card_row, piles
from civitas.terminal.through_the_ages.scene import Scene
from civitas.terminal.words import fit, plain

TITLES = [edition.id for edition in EDITIONS.values()]
COLUMNS = 80
"""As wide as a board always is."""
WIDE = 150
"""From this width on boards stand side by side."""
ACTING = {"ActionPhase", "Work", "Payment", "Placement"}
"""Questions that belong to a player's own actions."""
LATE = ["destroy", "stay", "resign"]
"""Verbs that are seldom wanted, the least wanted last."""
LEAVING: frozenset[str] = frozenset({"resign"})
"""What is typed by who wants it, wherever something else is asked."""
SEATS = ("from", "to", "owner", "attacker", "target", "bidder")
"""What questions call seats."""


class ThroughTheAgesPresenter(Presenter):
    """Shows the table as one seat sees it."""

    families: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(
            (
                "took", "populated", "welcomed", "built", "upgraded", "destroyed", "leader", "leader-replaced",
                "tucked", "constructed", "completed", "developed", "lower-special", "government", "revolution",
                "played", "armed", "tactic", "tactic-copied", "traded", "gained", "culture", "science",
            ),
            "actions",
        ),
        **dict.fromkeys(
            ("scored", "produced-food", "consumed", "famine", "produced-resources", "corruption", "drew"), "production"
        ),
        "swept": "row",
        "dealt": "row",
        "impact": "impacts",
        "bid": "auction",
        "passed": "auction",
        "yellow-lost": "tokens",
        "raided": "razing",
    }  # fmt: skip
    across: ClassVar[frozenset[str]] = frozenset({"row", "impacts", "auction", "tokens"})
    headings: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, title: Title, spoken: Language) -> None:
        super().__init__(title, spoken)
        self.text = spoken.text
        self._turn = (0, 0)
        """The round and the player of the last situation that was shown."""
        self.edition = next(edition for edition in EDITIONS.values() if edition.id == title.id)

    def scene(self, view: View) -> Scene:
        """The view with everything that is needed to put it into words."""
        return Scene(self.language, self.edition, view, self.marked(view))

    def moment(self, view: View) -> tuple[object, ...]:
        return view["round"], view["active"], len(view["past_events"])

    # The situation.

    def legend(self) -> str:
        return self.text("legend")

    def headline(self, view: View) -> str:
        age = self.language.name(f"age-{view['age'].lower()}")
        if view["result"]:
            return self.text("headline-over", round=view["round"], age=age)
        title = self.text("headline", round=view["round"], age=age, name=self.marked(view)[view["active"]])
        if view["last_round"] and view["round"] >= view["last_round"]:
            return f"{title} · [bold]{self.text('headline-last')}[/]"
        if view["last_round"]:
            return f"{title} · {self.text('headline-end', round=view['last_round'])}"
        return title

    def situation(self, view: View, console: Console) -> list[RenderableType]:
        scene = self.scene(view)
        seats = range(view["players"])
        order = [seat for seat in seats if seat != scene.seat]
        own = [scene.seat] if scene.seat is not None else []
        return [*self._middle(view, console.width), *self._boards(scene, [*order, *own], console.width)]

    def glance(self, view: View, console: Console) -> list[RenderableType]:
        """All boards at the beginning of the own turn; later, and on other players' turns, the own one is enough."""
        turn = (view["round"], view["active"])
        is_first, self._turn = turn != self._turn, turn
        if is_first and view["active"] == view["seat"]:
            return self.situation(view, console)
        return [*self._middle(view, console.width), *board(self.scene(view), view["seat"], console.width)]

    def summary(self, view: View, console: Console) -> list[RenderableType]:
        parts = self._middle(view, console.width)
        if console.width >= WIDE:
            parts += self._boards(self.scene(view), list(range(view["players"])), console.width)
        return parts

    def _middle(self, view: View, width: int) -> list[RenderableType]:
        """What belongs to everybody: the headline, the card row, events, and the score line."""
        scene, title = self.scene(view), self.headline(view)
        if view["to_act"] and view["to_act"] != [view["active"]]:
            names = ", ".join(scene.players[seat] for seat in view["to_act"])
            title += f"  [dim]{self.text('turn-of', names=names)}[/]"
        parts: list[RenderableType] = [Text(""), Line(title, align="left", characters="─", style="dim")]
        return [*parts, *card_row(scene, width), lines(scene, piles(scene)), ratings(scene, width)]

    def _boards(self, scene: Scene, seats: list[int], width: int) -> list[RenderableType]:
        """The boards: side by side with columns where there is room, else only the own one has columns."""
        if width < WIDE:
            return [part for seat in seats for part in board(scene, seat, width, seat == scene.seat)]
        grid = Grid.grid(expand=True, padding=(0, 1, 0, 0))
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        for place in range(0, len(seats) - 1, 2):
            grid.add_row(*[Group(*board(scene, seat, width // 2 - 2)) for seat in seats[place : place + 2]])
        return [grid, *board(scene, seats[-1], width)] if len(seats) % 2 else [grid]

    def reminder(self, view: View, console: Console) -> list[RenderableType]:
        return [status(self.scene(view))] if (view["question"] or {}).get("frame") in ACTING else []

    def map(self, place: str, view: View) -> list[RenderableType]:
        number = place.split()[-1] if place.split() else ""
        if not number.isdigit() or not 1 <= int(number) <= view["players"]:
            return [Text(self.text("map-player"))]
        return board(self.scene(view), int(number) - 1, COLUMNS)

    # Questions and choices.

    def question_arguments(self, view: View) -> Arguments:
        question, scene = view["question"] or {}, self.scene(view)
        arguments = super().question_arguments(view)
        names = self.names(view)
        for key in SEATS:
            if key in question:
                arguments[key] = NOBODY if question[key] is None else names[question[key]]
        if "card" in question:
            arguments["card"] = self.language.name(f"card-{question['card']}")
        if "building" in question:
            arguments["building"] = self.language.name(question["building"])
        if "good" in question:
            arguments["good"] = self.text("verb-want", good_id=question["good"])
        if "side" in question:
            is_symmetric = scene.printed(question["card"]).is_symmetric
            side = "pact-both" if is_symmetric else f"pact-{question['side']}"
            arguments.update(side=self.text(side), side_id=side)
        if "limit" in question:
            arguments["excess"] = len(view["military_hand"]) - question["limit"]
        arguments["civil"] = scene.own["civil"]
        arguments["military"] = scene.own["military"] + scene.own["extra_military"]
        return arguments

    def label(self, view: View, choice: Choice) -> str:
        return label_of(self.scene(view), choice) or super().label(view, choice)

    def heading(self, view: View, choice: Choice) -> str:
        return heading_of(self.scene(view), choice)

    def ordered(self, choices: list[Choice]) -> list[Choice]:
        """What is seldom wanted comes last; nobody should leave the game by mistake."""
        return sorted(choices, key=lambda choice: LATE.index(choice.verb.name) if choice.verb.name in LATE else -1)

    def unlisted(self, view: View) -> frozenset[str]:
        """Leaving the game, except where a stored game asks just that."""
        return frozenset() if (view["question"] or {}).get("frame") == "Departure" else LEAVING

    def expand(self, text: str, view: View) -> list[str]:
        """`take homer` takes that card from the row, where it is cheapest."""
        word, _, wanted = plain(text).partition(" ")
        known = [language(code, self.title.id) for code in LANGUAGES]
        if word not in [plain(each) for spoken in known for each in spoken.text("word-take").split()]:
            return [text]
        for space, card in enumerate(view["row"], 1):
            names = [plain(spoken.name(f"card-{card}")) for spoken in known] if card else []
            if wanted and any(fit(wanted, name) is not None for name in names):
                return [f"take {space}"]
        return [text]

    # Events and explanations.

    def is_hidden(self, event: Event, view: View) -> bool:
        own = {"drew", "discarded-for-force", "peeked"}
        return event.message in own and event.arguments.get("seat") == view["seat"]

    def is_told_with(self, last: Event, event: Event) -> bool:
        is_same_card = last.message != "impact" or last.arguments["card"] == event.arguments.get("card")
        return is_same_card and super().is_told_with(last, event)

    def about(self, name_id: str, view: View) -> list[str]:
        kind, _, word = name_id.partition("-")
        return super().about(name_id, view) + (about.facts(self.scene(view), word) if kind == "card" else [])
