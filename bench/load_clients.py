"""People-like clients of many tables: a socket for every seat, a pause before every move; as cheap as can be."""

import asyncio
import random
import time
import zlib
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from typing import NamedTuple, cast

import msgspec

from bench.crowd import frame_of, header_of, request
from bench.server_load import Seated

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


class _Deed(msgspec.Struct):
    code: int
    loss: msgspec.Raw | None = None


class _Choice(msgspec.Struct):
    deeds: list[_Deed]


class _Group(msgspec.Struct):
    choices: list[_Choice]


class _Telling(msgspec.Struct):
    groups: list[_Group]


class _Message(msgspec.Struct):
    """As much of a message as clients need."""

    type: str
    seq: int = -1
    to_act: list[int] = []
    telling: _Telling | None = None

    def actions(self) -> list[int]:
        """What may be done, without what throws something away if there is anything else."""
        assert self.telling is not None
        deeds = [deed for group in self.telling.groups for choice in group.choices for deed in choice.deeds]
        return [deed.code for deed in deeds if deed.loss is None] or [deed.code for deed in deeds]


_one, _many = msgspec.json.Decoder(_Message), msgspec.json.Decoder(list[_Message])
ANSWERS = (b'{"type":"ack"', b'{"type":"refused"')
STATE = b'{"type":"state"'
TEXT, BINARY = 1, 2


class Seat(asyncio.Protocol):
    """One socket; states are kept as they came and read only if somebody has to act on them."""

    def __init__(self, port: int, table: str, token: str) -> None:
        self._request = request(port, table)
        self._token = token
        self._waiting = b""
        self._is_open = False
        self._frame = b""
        self._is_packed = False
        self._answer: asyncio.Future[_Message] | None = None
        self._news = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Whatever comes: first the answer to the request, then frames."""
        self._waiting += data
        if not self._is_open:
            head, end, rest = self._waiting.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._is_open, self._waiting = True, rest
            self._say({"type": "hello", "token": self._token, "packed": True})
        while (header := header_of(self._waiting)) is not None:
            opcode, start, length = header
            if len(self._waiting) < start + length:
                return
            frame, self._waiting = self._waiting[start : start + length], self._waiting[start + length :]
            self._hear(opcode, frame)

    def _hear(self, opcode: int, frame: bytes) -> None:
        if opcode == TEXT and frame.startswith(ANSWERS):
            if self._answer is not None and not self._answer.done():
                self._answer.set_result(_one.decode(frame))
        elif opcode == BINARY or (opcode == TEXT and frame.startswith(STATE)):
            self._frame, self._is_packed = frame, opcode == BINARY
            self._news.set()

    async def state(self, seq: int) -> _Message:
        """The state at this seq, or after it."""
        while True:
            self._news.clear()
            for message in self._read():
                if message.type == "state" and message.seq >= seq:
                    return message
            await asyncio.wait_for(self._news.wait(), PATIENCE)

    async def act(self, client_id: str, seq: int, action: int) -> _Message:
        """Act, and wait for the answer."""
        self._answer = asyncio.get_running_loop().create_future()
        self._say({"type": "act", "client_id": client_id, "seq": seq, "action": action})
        return await asyncio.wait_for(self._answer, PATIENCE)

    def _say(self, message: dict[str, object]) -> None:
        self.transport.write(frame_of(msgspec.json.encode(message)))

    def _read(self) -> list[_Message]:
        if self._is_packed:
            return _many.decode(zlib.decompress(self._frame, -zlib.MAX_WBITS))
        return [_one.decode(self._frame)] if self._frame else []


async def drive(ports: list[int], tables: list[Seated], offered: Offered, memory: Callable[[], int]) -> Found:
    """Play at all tables for a while; everybody at a table uses the same port."""
    with ExitStack() as until:
        gate = asyncio.Semaphore(CONNECTED_AT_ONCE)
        seats = await asyncio.gather(
            *(_come_in(until, gate, ports[at % len(ports)], table) for at, table in enumerate(tables))
        )
        found = Found(len(tables), sum(map(len, seats)), memory())
        began = time.perf_counter()
        pause = len(tables) / offered.rate
        await asyncio.gather(
            *(_play(table, found, began + offered.seconds, pause, at) for at, table in enumerate(seats))
        )
        found.seconds = time.perf_counter() - began
    return found


async def _come_in(until: ExitStack, gate: asyncio.Semaphore, port: int, table: Seated) -> list[Seat]:
    seats = []
    for token in table.tokens:
        sit = partial(Seat, port, table.table, token)
        async with gate:
            _, seat = await asyncio.get_running_loop().create_connection(sit, "127.0.0.1", port)
            await seat.state(0)
        until.callback(seat.transport.close)
        seats.append(seat)
    return seats


async def _play(seats: list[Seat], found: Found, end: float, pause: float, number: int) -> None:
    """Move after a pause, again and again; whoever waits long for an answer moves sooner then, as the rate is given."""
    rng, seq, due = random.Random(number), 0, time.perf_counter() + random.Random(number).uniform(0, pause)
    last = 0
    while due < end:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due += rng.expovariate(1 / pause)
        seen = await seats[last].state(seq)
        if not seen.to_act:
            return
        if last not in seen.to_act:
            last = seen.to_act[0]
            seen = await seats[last].state(seq)
        began = time.perf_counter()
        answer = await seats[last].act(f"{number}-{began}", seen.seq, rng.choice(seen.actions()))
        if answer.type == "ack":
            found.acks.append(time.perf_counter() - began)
            seq = answer.seq
        else:
            found.refused += 1
