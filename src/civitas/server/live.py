"""A WebSocket for each seat or spectator: its own view and events, its own answers.

The teller looks at the table whenever its bell rings and sends what the client has not heard: the events since its last
seq, then the state they led to. It never queues. A client that does not read for a while gets one larger message when
it reads again; one that does not read for long is dropped and can come back with `since`.

What happens at a table is worked out once for all who watch from the same seat (`broadcast.py`). Only who comes in, or
lags far behind, is told from the log.

Whoever has logged out is shown nothing more and can do nothing more: before each look and each answer the cookie must
still be that of the same person.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from itertools import count
from typing import ParamSpec, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from civitas.core.errors import CivitasError
from civitas.server import encoding, metrics
from civitas.server.broadcast import Scene
from civitas.server.encoding import Encoded
from civitas.server.guard import client_of
from civitas.server.messages import Act, Explain, Foresee, FromClient, FromServer, Hello, Look, Refused, Say, Undo, Why
from civitas.server.presence import Attention
from civitas.server.queries import Heard, News
from civitas.server.refusals import NotFound, Refusal, SeatsChanged, refused
from civitas.server.seating import Asker, Place
from civitas.server.services import Services
from civitas.server.storage.database import StorageFailed
from civitas.server.storage.games import PERSON

RETRY_SECONDS = 1.0
# Codes with which a connection is closed.
MALFORMED, NO_SEAT, NO_TABLE, TOO_SLOW, TOO_LARGE, TOO_MANY, LATER = 4400, 4403, 4404, 4408, 4413, 4429, 4503

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("civitas.server")
_read = msgspec.json.Decoder(FromClient)
_numbers = count()
_KINDS = {str: "text", bytes: "bytes"}


class Closed(Exception):
    """The conversation is over; with the code that the client is told."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Conversation:
    """One client at one table."""

    def __init__(self, services: Services, socket: WebSocket, table_id: str, cookie: str | None) -> None:
        self.services = services
        self.socket = socket
        self.table_id = table_id
        self.asker = Asker()
        self.place = Place(None, 0)
        self.heard = Heard()
        self._cookie = cookie
        self._address = client_of(socket.scope)
        self._attention: Attention | None = None
        self._packed = False
        self._number = next(_numbers)
        self._sending = 0
        """How many messages are on their way to the client, and how many have gone."""
        self._sent = 0

    async def run(self, owner: str | None) -> None:
        """Talk until one side is gone."""
        try:
            await self._greet(owner)
            with (
                self.services.hub.watching(self.table_id) as bell,
                self.services.presence.here(self.table_id, self.place.seat) as self._attention,
                self.services.tables.broadcast.watching(self.table_id, self.place.seat),
            ):
                await _until_one_ends(self._tell(bell), self._listen(), self._lose_patience())
        except Closed as end:
            await self._close(end.code)
        except WebSocketDisconnect:
            return

    async def _greet(self, owner: str | None) -> None:
        try:
            async with asyncio.timeout(self.services.settings.bounds["hello-seconds"]):
                hello = await self._receive()
        except TimeoutError:
            raise Closed(MALFORMED) from None
        if not isinstance(hello, Hello):
            await self._send(Refused("malformed", "say hello first"))
            raise Closed(MALFORMED)
        self.asker = Asker(hello.token, owner)
        self.heard = Heard(hello.since)
        self._packed = hello.packed
        self.place = await self._sit()

    async def _sit(self) -> Place:
        """Where the client sits now."""
        try:
            return await self._work(self.services.tables.seating.sit, self.table_id, self.asker)
        except CivitasError as problem:
            await self._send(refused(problem))
            raise Closed(_code(problem)) from None

    async def _sit_again(self) -> None:
        """Somebody has come or gone. Whoever sits elsewhere than before has to come in again."""
        self._stay(await self._sit())

    async def _sit_again_at(self, scene: Scene) -> None:
        """The same, where everybody's place is known already."""
        try:
            self._stay(scene.place(self.asker))
        except CivitasError as problem:
            await self._send(refused(problem))
            raise Closed(_code(problem)) from None

    def _stay(self, place: Place) -> None:
        if place.seat != self.place.seat:
            raise Closed(NO_SEAT)
        self.place = place

    async def _work(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something for the client in a thread, if it is still whoever came in."""

        def do_if_known() -> T:
            if not self.services.sessions.ask(self._cookie, self.asker.owner):
                raise Closed(NO_SEAT)
            return do(*args, **kwargs)

        return await self.services.work(do_if_known)

    async def _act(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same, if the client may do more than read."""

        def do_if_free() -> T:
            visitor = self.services.accounts.visitor(self._cookie)
            if visitor.owner != self.asker.owner:
                raise Closed(NO_SEAT)
            visitor.check_free()
            return do(*args, **kwargs)

        return await self.services.work(do_if_free)

    # Telling.

    async def _tell(self, bell: asyncio.Event) -> None:
        while True:
            bell.clear()
            if await self._tell_news():
                await bell.wait()

    async def _tell_news(self) -> bool:
        """Send what is new; whether that was all."""
        try:
            news = self._news_at_hand() or await self._shared_news() or await self._own_news()
        except SeatsChanged:
            await self._sit_again()
            return False
        except StorageFailed as problem:
            log.error("table %s: %s", self.table_id, problem)
            await asyncio.sleep(RETRY_SECONDS)
            return False
        for message in news.messages:
            await self._send(message)
        self.heard = news.heard
        return news.is_complete

    def _news_at_hand(self) -> News | None:
        """What everybody at this seat is told of a move, without waiting for anything; None where that cannot be."""
        scene = self.services.tables.broadcast.at_hand(self.table_id)
        if scene is None or not self.services.sessions.is_still(self._cookie, self.asker.owner):
            return None
        return scene.news(self.asker, self.place, self.heard)

    async def _shared_news(self) -> News | None:
        """The same, where it has to be read first, once for all, or the client has to be asked for."""
        if not self.heard.stage:
            return None
        scene = await self.services.tables.broadcast.scene(self.table_id, self.services.work)
        if scene is None:
            return None
        await self._check_session()
        if scene.head.people > self.place.people:
            await self._sit_again_at(scene)
        return scene.news(self.asker, self.place, self.heard)

    async def _own_news(self) -> News:
        """What this client has not heard, out of the log; whoever reads much of it has to wait then."""
        while not self.services.limits.allow("entries", self._address):
            await asyncio.sleep(RETRY_SECONDS)
        news = await self._work(self.services.tables.queries.news, self.table_id, self.asker, self.place, self.heard)
        self.services.limits.charge("entries", self._address, news.entries)
        return news

    async def _check_session(self) -> None:
        is_still = self.services.sessions.is_still(self._cookie, self.asker.owner)
        if is_still is None:
            is_still = await self.services.work(self.services.sessions.ask, self._cookie, self.asker.owner)
        if not is_still:
            raise Closed(NO_SEAT)

    # Listening.

    async def _listen(self) -> None:
        while True:
            message = await self._receive()
            if not self.services.limits.allow("message", str(self._number)):
                raise Closed(TOO_MANY)
            if message is None:
                await self._send(Refused("malformed", "this is no message"))
            elif isinstance(message, Act):
                with metrics.MOVE_SECONDS.time():
                    await self._answer(message)
            else:
                await self._answer(message)

    async def _answer(self, message: FromClient) -> None:
        client_id = message.client_id if isinstance(message, Act | Undo) else None
        try:
            try:
                answer = await self._do(message)
            except SeatsChanged:
                await self._sit_again()
                answer = await self._do(message)
        except CivitasError as problem:
            if isinstance(problem, StorageFailed):
                log.error("table %s: %s", self.table_id, problem)
            answer = refused(problem, client_id)
        if answer is not None:
            await self._send(answer)

    async def _do(self, message: FromClient) -> FromServer | None:
        tables, work, (seat, people) = self.services.tables, self._work, self.place
        match message:
            case Act():
                return await self._act(tables.act, self.table_id, seat, message, PERSON, people)
            case Undo():
                return await self._act(tables.undo, self.table_id, seat, message, PERSON, people)
            case Why():
                return await work(tables.why, self.table_id, seat, message.action, people)
            case Explain():
                return await work(tables.explain, self.table_id, seat, message.thing, people)
            case Foresee():
                self._limit("preview", f"{self.table_id} {seat}")
                return await work(tables.preview, self.table_id, seat, message.action, people)
            case Look():
                if self._attention is not None:
                    self._attention.turn(message.looking)
            case Say():
                self._limit("chat", f"{self.table_id} {seat}")
                await self._act(tables.say, self.table_id, seat, message.text, people)
        return None

    def _limit(self, kind: str, key: str) -> None:
        if not self.services.limits.allow(kind, key):
            raise Refusal("slow-down", "not so fast")

    # The wire.

    async def _receive(self) -> FromClient | None:
        """The next message; None if nobody can read it."""
        received = await self.socket.receive()
        if received["type"] != "websocket.receive":
            raise WebSocketDisconnect(received.get("code", 1006))
        content = received.get("text")
        content = received.get("bytes") or b"" if content is None else content.encode(errors="replace")
        if len(content) > self.services.settings.bounds["message-bytes"]:
            raise Closed(TOO_LARGE)
        try:
            message: FromClient = _read.decode(content)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
            return None
        return message

    async def _send(self, message: FromServer | Encoded) -> None:
        frames = (message if isinstance(message, Encoded) else encoding.of(message)).frames(self._packed)
        self._sending += 1
        try:
            for frame in frames:
                await self.socket.send({"type": "websocket.send", _KINDS[type(frame)]: frame})
                self._sent += 1
        except RuntimeError:
            raise WebSocketDisconnect(1006) from None  # already closed
        finally:
            self._sending -= 1

    async def _lose_patience(self) -> None:
        """Drop a client that does not read: one look now and then, for a timer for each message costs more than it."""
        while True:
            sent = self._sent if self._sending else None
            await asyncio.sleep(self.services.settings.bounds["unread-seconds"])
            if self._sending and sent == self._sent:
                log.info("table %s: a client did not read and was dropped", self.table_id)
                raise Closed(TOO_SLOW)

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(1):
                await self.socket.close(code)
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            return


def _code(problem: CivitasError) -> int:
    if isinstance(problem, StorageFailed):
        return LATER
    return NO_TABLE if isinstance(problem, NotFound) else NO_SEAT


async def _until_one_ends(*parts: Coroutine[None, None, None]) -> None:
    """Run these until the first of them ends or fails; the others are stopped."""
    tasks = [asyncio.create_task(part) for part in parts]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
