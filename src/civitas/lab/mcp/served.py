"""A seat at a table of a Civitas server, with people and bots; all that is said comes from what the server sends."""

import re
import secrets
import time
from functools import cached_property
from typing import Any, Final, cast

import civitas
from civitas.core.events import Event
from civitas.core.position import Perspective, View
from civitas.core.result import ResultRecord
from civitas.core.rules import Objection
from civitas.core.telling import Explanation, Figure, Telling
from civitas.core.verbs import ActionSpace
from civitas.lab.mcp.connection import Connection, Declined, Link
from civitas.lab.mcp.seated import NotBegun, NotYours, Outlook, Seated
from civitas.language import language

BETWEEN: Final = 0.5
"""Seconds between two looks, where somebody waits."""
AFTER_PLAY: Final = 3.0
"""So long bots get to answer before the assistant is told."""
THING: Final = re.compile(r"[a-z0-9][a-z0-9_.,:-]{0,99}")
"""What the server takes for the id of a thing."""
NAME: Final = "Assistant"


class ServedPerspective:
    """The game as the server tells it to the seat; for all that speaks about it, it is a `Perspective`."""

    def __init__(self, title_id: str, state: dict[str, Any], connection: Connection) -> None:
        self.title_id = title_id
        self.seat: int | None = state["seat"]
        self.view: View = state["view"]
        self.telling: Telling = state["telling"]
        self.space: ActionSpace = civitas.title(title_id).space
        self._legal: list[int] = [action["code"] for action in state["legal"]]
        self._connection = connection
        self._explained: dict[str, Explanation | None] = {}

    def legal(self) -> list[int]:
        """Every action the seat may play now."""
        return self._legal[:]

    def why_not(self, action: object) -> Objection | None:
        """The rule that forbids an action now, or None."""
        code = self.space.check(action)
        if code in self._legal:
            return None
        because = self._connection.ask({"type": "why", "action": code})
        return None if because["rule"] is None else Objection(because["rule"], because["option"] or "")

    def explain(self, thing: str) -> Explanation | None:
        """What a thing is and does; asked once."""
        if thing not in self._explained:
            self._explained[thing] = self._explain(thing) if THING.fullmatch(thing) else None
        return self._explained[thing]

    def _explain(self, thing: str) -> Explanation | None:
        found: Explanation | None = self._connection.ask({"type": "explain", "thing": thing})["explanation"]
        return found

    @cached_property
    def figures(self) -> list[Figure]:
        """A few numbers of all seats, as they are now; none where the server does not tell them."""
        try:
            curves = self._connection.get("/course")["curves"]
        except Declined:
            return []
        return [
            {"id": curve["id"], "label": curve["label"], "values": [values[-1] for values in curve["values"]]}
            for curve in curves
        ]


class ServedGame(Seated):
    """A seat there. Nothing is kept but how much of the game has been told."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._shown = connection.get()
        super().__init__(self._shown["title"])
        self._state: dict[str, Any] = {}
        self._told: int = max(self._shown["seq"], 0)

    @staticmethod
    def join(link: Link, token: str, name: str) -> "ServedGame":
        """Sit down: at the seat of a token, or at an open one, by the invitation of the link if it has one."""
        connection = Connection(link.base, link.table, token)
        if not token:
            wanted = {"name": name or NAME, **({"invitation": link.invitation} if link.invitation else {})}
            connection.token = connection.post("/join", wanted)["token"]
        return ServedGame(connection)

    def perspective(self, number: int | None = None) -> Perspective:
        state = self._look()
        if state["seat"] is None:
            raise NotYours("the token is not that of a seat at this table")
        if number not in (None, state["seat"] + 1):
            raise NotYours(f"seat {number}: at a table with others you see it from seat {state['seat'] + 1} alone")
        return cast(Perspective, ServedPerspective(self.title.id, state, self.connection))

    def result(self) -> ResultRecord | None:
        result: ResultRecord | None = (self._state or self._look())["result"]
        return result

    def play(self, action: int) -> None:
        seen = {"client_id": secrets.token_hex(8), "seq": self._state["seq"], "action": action}
        self.connection.post("/actions", seen)
        self.wait(AFTER_PLAY)

    def news(self) -> list[Event]:
        last = self._look()["seq"]
        if last <= self._told:
            return []
        sent = self.connection.events_after(self._told, last)
        self._told = last
        return [_event(each) for each in sent]

    def foresee(self, action: int) -> Outlook | None:
        preview = self.connection.ask({"type": "preview", "action": action})
        if preview["view"] is None:
            return None
        return Outlook([_event(each) for each in preview["events"]], True, [], [])

    def wait(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while self._is_others_turn() and time.monotonic() < end:
            time.sleep(BETWEEN)

    def notes(self, code: str) -> list[str]:
        self._shown = self.connection.get()
        seats = [
            f"{each['seat'] + 1} {each['called'].get(code) or each['name'] or '–'}" for each in self._shown["seats"]
        ]
        spoken = language(code)
        lines = [
            spoken.text("mcp-others", names=", ".join(seats)),
            spoken.text("mcp-token", token=self.connection.token),
        ]
        return lines if self._shown["stage"] != "waiting" else [*lines, spoken.text("mcp-waiting-room")]

    def _is_others_turn(self) -> bool:
        """Whether somebody else is to act, or to sit down."""
        try:
            state = self._look()
        except NotBegun:
            return True
        return state["result"] is None and state["seat"] not in state["to_act"]

    def _look(self) -> dict[str, Any]:
        try:
            self._state = self.connection.get("/state")
        except Declined as refusal:
            if refusal.reason == "waiting":
                raise NotBegun("the game begins when every seat is taken") from None
            raise
        return self._state


def _event(sent: dict[str, Any]) -> Event:
    """An event as it was sent to the seat, which may see it."""
    arguments = {key: value for key, value in sent.items() if key not in ("message", "rule", "told")}
    return Event(sent["message"], arguments, sent["rule"])
