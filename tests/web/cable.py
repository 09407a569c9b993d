"""A cable between a browser and a server that can be cut."""

import socket
import threading
from contextlib import suppress
from types import TracebackType
from typing import Self

CHUNK = 65_536


class Cable:
    """Carries every connection to a port of this machine, until it is cut."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._ends: set[socket.socket] = set()
        self._is_whole = True
        self._lock = threading.Lock()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self._door.getsockname()[1]}/"

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, at: TracebackType | None
    ) -> None:
        self.cut()
        self._door.close()

    def cut(self) -> None:
        """End every connection, and take no new one."""
        with self._lock:
            self._is_whole = False
            ends, self._ends = self._ends, set()
        for end in ends:
            _close(end)

    def mend(self) -> None:
        """Carry again."""
        with self._lock:
            self._is_whole = True

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._door.accept()
                self._connect(here)

    def _connect(self, here: socket.socket) -> None:
        with self._lock:
            if not self._is_whole:
                _close(here)
                return
            there = socket.create_connection(("127.0.0.1", self._port))
            self._ends |= {here, there}
        for source, target in ((here, there), (there, here)):
            threading.Thread(target=_carry, args=(source, target), daemon=True).start()


def _carry(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while chunk := source.recv(CHUNK):
            target.sendall(chunk)
    _close(source)
    _close(target)


def _close(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
