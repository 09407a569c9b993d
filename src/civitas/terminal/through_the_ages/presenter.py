"""Through the Ages at the terminal, both editions: the table; what is said about it comes from the teller."""

from typing import ClassVar

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from civitas.core.position import View
from civitas.core.title import Title
from civitas.games.through_the_ages.facts.editions import EDITIONS
from civitas.language import LANGUAGES, Language, language
from civitas.terminal.presenter import Presenter
from civitas.terminal.through_the_ages.board import board, lines, status
from civitas.terminal.through_the_ages.ratings import ratings
from civitas.terminal.through_the_ages.row import card_row, piles
from civitas.terminal.through_the_ages.scene import Scene, style_of
from civitas.terminal.words import fit, plain

TITLES = [edition.id for edition in EDITIONS.values()]
COLUMNS = 80
"""As wide as a board always is."""
WIDE = 150
"""From this width on boards stand side by side."""
ACTING = {"ActionPhase", "Work", "Payment", "Placement"}
"""Questions that belong to a player's own actions."""
LEAVING: frozenset[str] = frozenset({"resign"})
"""What is typed by who wants it, wherever something else is asked."""


class ThroughTheAgesPresenter(Presenter):
    """Shows the table as one seat sees it."""

    explained: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, title: Title, spoken: Language) -> None:
        super().__init__(title, spoken)
        self._turn = (0, 0)
        """The round and the player of the last situation that was shown."""
        self.edition = next(edition for edition in EDITIONS.values() if edition.id == title.id)

    def scene(self, view: View) -> Scene:
        """The view with everything that is needed to put it into words."""
        return Scene(self.language, self.edition, view, self.marked(), self)

    def moment(self, view: View) -> tuple[object, ...]:
        return view["round"], view["active"], len(view["past_events"])

    # The situation.

    def legend(self) -> str:
        return self.text("legend")

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
        scene = self.scene(view)
        return [*self.title_line(view), *card_row(scene, width), lines(scene, piles(scene)), ratings(scene, width)]

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

    # Names and words.

    def styled(self, thing: str, name: str) -> str:
        """Cards in the colours of their kinds."""
        cards = self.edition.cards
        card = cards.index.get(thing.removeprefix("card-"), -1)
        return f"[{style_of(cards.cards[card])}]{escape(name)}[/]" if card >= 0 else escape(name)

    def unlisted(self) -> frozenset[str]:
        """Leaving the game, except where a stored game asks just that."""
        asked = self.telling["question"]
        return frozenset() if asked is not None and asked["frame"] == "Departure" else LEAVING

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
