"""People-like clients of many tables: a socket for every seat, a pause before every move; as cheap as can be."""

import asyncio
import random
import time
import zlib
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.server_load import Seated
from civitas.core.telling import deeds_of

CONNECTED_AT_ONCE = 20
PATIENCE = 30.0


class Offered(NamedTuple):
    """What the clients do."""

    rate: float
    """Moves a second of all tables together."""
    seconds: float


class Found:
    """What the clients have seen."""

    def __init__(self, tables: int, sockets: int, memory: int) -> None:
        self.tables = tables
        self.sockets = sockets
        self.memory = memory
        """Of the server, in bytes, when all had come and before anybody moved."""
        self.acks: list[float] = []
        """How long each acknowledgement took, in seconds."""
        self.refused = 0
        self.seconds = 0.0

    def quantile(self, share: float) -> float:
        """So much of the acknowledgements took no longer."""
        ordered = sorted(self.acks) or [0.0]
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class _Message(msgspec.Struct):
    """As much of a message as clients need."""

    type: str
    seq: int = -1
    to_act: list[int] = []
    telling: Any = None


_one, _many = msgspec.json.Decoder(_Message), msgspec.json.Decoder(list[_Message])


class Seat:
    """One socket; states are kept as they came and read only if somebody has to act on them."""

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self._socket = socket
        self._token = token
        self._frame: str | bytes = b""
        self._answer: asyncio.Future[_Message] | None = None
        self._news = asyncio.Event()

    async def listen(self) -> None:
        """Read whatever comes, for as long as the socket is open."""
        await self._socket.send(msgspec.json.encode({"type": "hello", "token": self._token, "packed": True}).decode())
        async for frame in self._socket:
            if isinstance(frame, str) and frame.startswith(('{"type":"ack"', '{"type":"refused"')):
                if self._answer is not None and not self._answer.done():
                    self._answer.set_result(_one.decode(frame))
            elif not isinstance(frame, str) or frame.startswith('{"type":"state"'):
                self._frame = frame
                self._news.set()

    async def state(self, seq: int) -> _Message:
        """The state at this seq, or after it."""
        while True:
            self._news.clear()
            for message in _read(self._frame):
                if message.type == "state" and message.seq >= seq:
                    return message
            await asyncio.wait_for(self._news.wait(), PATIENCE)

    async def act(self, client_id: str, seq: int, action: int) -> _Message:
        """Act, and wait for the answer."""
        self._answer = asyncio.get_running_loop().create_future()
        act = {"type": "act", "client_id": client_id, "seq": seq, "action": action}
        await self._socket.send(msgspec.json.encode(act).decode())
        return await asyncio.wait_for(self._answer, PATIENCE)


def _read(frame: str | bytes) -> list[_Message]:
    if isinstance(frame, str):
        return [_one.decode(frame)]
    return _many.decode(zlib.decompress(frame, -zlib.MAX_WBITS)) if frame else []


async def drive(ports: list[int], tables: list[Seated], offered: Offered, memory: Callable[[], int]) -> Found:
    """Play at all tables for a while; everybody at a table uses the same port."""
    async with AsyncExitStack() as until:
        gate = asyncio.Semaphore(CONNECTED_AT_ONCE)
        seats = await asyncio.gather(
            *(_come_in(until, gate, ports[at % len(ports)], table) for at, table in enumerate(tables))
        )
        for table in seats:
            for seat in table:
                await seat.state(0)
        found = Found(len(tables), sum(map(len, seats)), memory())
        began = time.perf_counter()
        pause = len(tables) / offered.rate
        await asyncio.gather(
            *(_play(table, found, began + offered.seconds, pause, at) for at, table in enumerate(seats))
        )
        found.seconds = time.perf_counter() - began
    return found


async def _come_in(until: AsyncExitStack, gate: asyncio.Semaphore, port: int, table: Seated) -> list[Seat]:
    seats = []
    for token in table.tokens:
        address = f"ws://127.0.0.1:{port}/api/tables/{table.table}/live"
        async with gate:
            socket = await connect(address, max_size=None, ping_interval=None, compression=None, open_timeout=PATIENCE)
        until.push_async_callback(socket.close)
        seat = Seat(socket, token)
        listening = asyncio.create_task(seat.listen())
        until.callback(listening.cancel)
        seats.append(seat)
    return seats


async def _play(seats: list[Seat], found: Found, end: float, pause: float, number: int) -> None:
    """Move after a pause, again and again; whoever waits long for an answer moves sooner then, as the rate is given."""
    rng, seq, due = random.Random(number), 0, time.perf_counter() + random.Random(number).uniform(0, pause)
    while due < end:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due += rng.expovariate(1 / pause)
        to_act = (await seats[0].state(seq)).to_act
        if not to_act:
            return
        seat = seats[to_act[0]]
        seen = await seat.state(seq)
        deeds = [deed for deed in deeds_of(seen.telling) if "loss" not in deed] or deeds_of(seen.telling)
        began = time.perf_counter()
        answer = await seat.act(f"{number}-{began}", seen.seq, rng.choice(deeds)["code"])
        if answer.type == "ack":
            found.acks.append(time.perf_counter() - began)
            seq = answer.seq
        else:
            found.refused += 1
