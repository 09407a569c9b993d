"""Many spectators of one table in one process, as cheap as can be: what they are sent is counted and thrown away."""

import base64
import json
import multiprocessing
import os
import selectors
import socket
import struct
from multiprocessing.connection import Connection
from typing import NamedTuple

HELLO = {"type": "hello", "packed": True}
"""What a spectator's page says first."""
DEFLATE = "permessage-deflate; client_max_window_bits"
"""What every browser offers."""
TEXT, BINARY = 1, 2


class Heard(NamedTuple):
    """What a crowd was sent."""

    served: int
    """How many of them were sent so many messages."""
    size: int
    """Bytes on the wire, of all together."""


class Crowd:
    """So many spectators, in a process of their own."""

    def __init__(self, port: int, table: str, many: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.many = many
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=_sit, args=(theirs, port, table, many))
        self._process.start()
        self._ours.recv()

    def heard(self, messages: int) -> Heard:
        """Wait until everybody has been sent so many messages (or nothing more comes)."""
        self._ours.send(messages)
        served, size = self._ours.recv()
        return Heard(served, size)

    def leave(self) -> None:
        """Go home."""
        self._ours.send(None)
        self._process.join()


class _Spectator:
    """One socket; it knows of frames only where they end."""

    def __init__(self, port: int, table: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.messages = 0
        self.size = 0
        self._waiting = b""
        self._skip = 0
        self.socket.sendall(request(port, table))
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.socket.recv(4096)
        self.socket.sendall(frame_of(json.dumps(HELLO).encode()))
        self._read(answer.partition(b"\r\n\r\n")[2])
        self.socket.setblocking(False)

    def read(self) -> None:
        """Whatever has come."""
        try:
            content = self.socket.recv(1 << 20)
        except BlockingIOError:
            return
        if not content:
            raise RuntimeError("the server has ended the conversation")
        self._read(content)

    def _read(self, content: bytes) -> None:
        self.size += len(content)
        content = self._waiting + content
        while content:
            if self._skip:
                skipped = min(self._skip, len(content))
                content, self._skip = content[skipped:], self._skip - skipped
                continue
            header = header_of(content)
            if header is None:
                break
            opcode, start, length = header
            self.messages += opcode in (TEXT, BINARY)
            content, self._skip = content[start:], length
        self._waiting = content


def request(port: int, table: str) -> bytes:
    """With this a client asks for a socket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Extensions: {DEFLATE}",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def frame_of(content: bytes) -> bytes:
    """A short text of a client; masked, with a mask that changes nothing."""
    return bytes([0x80 | TEXT, 0x80 | len(content)]) + bytes(4) + content


def header_of(content: bytes) -> tuple[int, int, int] | None:
    """The opcode of a frame, where its content begins, and how long it is; None: not all of it is there."""
    if len(content) < 2:
        return None
    opcode, length, start = content[0] & 15, content[1] & 127, 2
    if length == 126:
        start = 4
    elif length == 127:
        start = 10
    if len(content) < start:
        return None
    if start > 2:
        (length,) = struct.unpack(">H" if start == 4 else ">Q", content[2:start])
    return opcode, start, length


def _sit(pipe: Connection, port: int, table: str, many: int) -> None:
    """The life of a crowd."""
    spectators = [_Spectator(port, table) for _ in range(many)]
    with selectors.DefaultSelector() as selector:
        for each in spectators:
            selector.register(each.socket, selectors.EVENT_READ, each)
        _read_until_quiet(selector)
        arrived = {id(each): each.messages for each in spectators}
        pipe.send(None)
        while (messages := pipe.recv()) is not None:
            _read_until(selector, spectators, arrived, messages)
            served = [each for each in spectators if each.messages - arrived[id(each)] >= messages]
            pipe.send((len(served), sum(each.size for each in spectators)))
    for each in spectators:
        each.socket.close()


def _read_until(
    selector: selectors.BaseSelector, spectators: list[_Spectator], arrived: dict[int, int], messages: int
) -> None:
    waiting = [each for each in spectators if each.messages - arrived[id(each)] < messages]
    while waiting and _read(selector, 20.0):
        waiting = [each for each in waiting if each.messages - arrived[id(each)] < messages]


def _read_until_quiet(selector: selectors.BaseSelector) -> None:
    while selector.get_map() and _read(selector, 1.0):
        pass


def _read(selector: selectors.BaseSelector, seconds: float) -> bool:
    ready = selector.select(seconds)
    for key, _ in ready:
        key.data.read()
    return bool(ready)
