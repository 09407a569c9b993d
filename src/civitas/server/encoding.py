"""Messages as they go over the wire: encoded once, compressed once, sent to everybody who is to have the same.

A client that has asked for it gets large messages packed: one binary frame is the JSON array of the messages in it,
compressed as raw deflate. The extension of WebSocket would compress the same for each socket again.
"""

import zlib
from collections.abc import Sequence

import msgspec

from civitas.server.messages import FromServer

PACK_BYTES = 1024
"""What is smaller is not worth being packed."""
LEVEL = 4
"""A tenth larger than the smallest, and made in half the time."""

_write = msgspec.json.Encoder()


def encoded(message: object) -> bytes:
    """A message (or a part of one) as JSON."""
    return _write.encode(message)


class Encoded:
    """One or more messages that belong together, for all who are to be sent just these."""

    def __init__(self, parts: Sequence[bytes]) -> None:
        self._parts = parts
        self._texts: list[str | bytes] | None = None
        self._packed: list[str | bytes] | None = None

    def frames(self, packed: bool) -> list[str | bytes]:
        """The frames for a client: texts, or where it can unpack and that is worth it, one of bytes."""
        if not packed:
            self._texts = self._texts or [part.decode() for part in self._parts]
            return self._texts
        self._packed = self._packed or self._pack()
        return self._packed

    def _pack(self) -> list[str | bytes]:
        if sum(map(len, self._parts)) < PACK_BYTES:
            return self.frames(packed=False)
        return [_packed(b"[" + b",".join(self._parts) + b"]")]


def of(message: FromServer) -> Encoded:
    """A message for one client."""
    return Encoded([encoded(message)])


def _packed(content: bytes) -> bytes:
    packing = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packing.compress(content) + packing.flush()
