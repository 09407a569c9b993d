"""A scene: what a seat sees of a table and is told about it, in words and colours. Nothing else is drawn."""

from collections.abc import Sequence

from civitas.core.position import Perspective
from civitas.core.telling import Said
from civitas.drawing import colours
from civitas.language import language, title_name


class Scene:
    """The view and the telling of a perspective, with the words of one language."""

    def __init__(self, perspective: Perspective, code: str, names: Sequence[str] = ()) -> None:
        self.title_id = perspective.title_id
        self.seat = perspective.seat
        self.view = perspective.view
        self.telling = perspective.telling
        self.language = language(code, self.title_id)
        self.text = self.language.text
        self.name = self.language.name
        self.names = [self._called(seat, given) for seat, given in enumerate(self._padded(names))]
        """What the seats are called: by the game itself, by the players' names, else by their numbers."""
        self.colours = colours.of_seats(self.telling["seats"])

    def _padded(self, names: Sequence[str]) -> list[str]:
        return [*names, *[""] * (len(self.telling["seats"]) - len(names))]

    def _called(self, seat: int, given: str) -> str:
        called = self.telling["seats"][seat]
        if "name" not in called:
            return given or self.text("player", number=seat + 1)
        by_game = self.language.said(called["name"], [])
        return f"{by_game} ({given})" if given else by_game

    def words(self, said: Said) -> str:
        """What is said, in words."""
        return self.language.said(said, self.names)

    def place(self, thing: str) -> str:
        """What a place of this table is called."""
        called = self.telling.get("called", {}).get(thing)
        return self.words(called) if called is not None else self.name(thing)

    @property
    def title(self) -> str:
        """What the title is called."""
        return title_name(self.language.code, self.title_id)

    @property
    def headline(self) -> str:
        """Where the game is."""
        said = self.telling["headline"]
        return self.words(said) if self.language.has(said["message"]) else ""

    @property
    def moment(self) -> str:
        """How the game has ended; what the seat is asked; else for whom the table waits."""
        if "outcome" in self.telling:
            return self.words(self.telling["outcome"])
        asked = self.telling["question"]
        if self.telling["groups"] and asked is not None and self.language.has(asked["text"]["message"]):
            return self.words(asked["text"])
        others = [self.names[seat] for seat in self.view.get("to_act", [])]
        waits = self.text("web-waits-for", names=", ".join(others)) if others else ""
        return waits[:1].upper() + waits[1:]
