"""A table of our own: the assistant against bots."""

from collections.abc import Mapping

from civitas.core.events import Event
from civitas.core.position import Perspective
from civitas.core.result import ResultRecord
from civitas.core.table import Table
from civitas.lab.mcp.imagining import outlook
from civitas.lab.mcp.seated import NotYours, Outlook, Seated
from civitas.language import bot_name, language
from civitas.terminal.opponents import make_bots


class LocalGame(Seated):
    """One game in this process. The bots act whenever the seat has answered."""

    def __init__(self, table: Table, seat: int, bots: Mapping[int, str]) -> None:
        super().__init__(table.title.id)
        self.table = table
        self.seat = seat
        self._bot_names = dict(bots)
        self._bots = make_bots(table.title.id, self._bot_names, table.seed)
        self._told = 0
        self._last_bot = -1
        self._let_bots_act([])

    def perspective(self, number: int | None = None) -> Perspective:
        position = self.table.position
        seat = self.seat if number is None else number - 1
        if seat != self.seat and not position.is_over:
            raise NotYours(f"seat {number}: until the game is over you see it from seat {self.seat + 1} alone")
        return position.perspective(seat)

    def result(self) -> ResultRecord | None:
        result = self.table.position.result
        return None if result is None else result.to_json()

    def play(self, action: int) -> None:
        self.table.play(self.seat, action)
        position = self.table.position
        self._let_bots_act([seat for seat in position.to_act if seat != self.seat])

    def news(self) -> list[Event]:
        told, self._told = self._told, len(self.table.log)
        return self.table.log[told:]

    def foresee(self, action: int) -> Outlook | None:
        return outlook(self.perspective(), action)

    def notes(self, code: str) -> list[str]:
        names = {seat: bot_name(code, self.title.id, name) for seat, name in self._bot_names.items()}
        listed = ", ".join(f"{seat + 1} {name}" for seat, name in sorted(names.items()))
        return [language(code).text("mcp-others", names=listed)] if names else []

    def _let_bots_act(self, queue: list[int]) -> None:
        """Those in the queue react once, where several are asked at the same time; then all others until it is us."""
        for seat in queue:
            if seat in self.table.position.to_act:
                self._act(seat)
        while not self.table.position.is_over and self.seat not in self.table.position.to_act:
            asked = self.table.position.to_act
            self._act(next((seat for seat in asked if seat > self._last_bot), asked[0]))

    def _act(self, seat: int) -> None:
        self.table.play(seat, self._bots[seat].choose(self.table.position.perspective(seat)))
        self._last_bot = seat
