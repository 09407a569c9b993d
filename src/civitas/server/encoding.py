"""Messages as they go over the wire: encoded once, compressed once, sent to everybody who is to have the same.

A client that has asked for it gets large messages packed: one binary frame is the JSON array of the messages in it,
compressed as raw deflate. The extension of WebSocket would compress the same for each socket again.

A state is written in pieces, each entry of its view and its telling by itself. What all seats see is written once for
all of them; and every large piece is compressed by itself, so that it is done once for all seats, and not again as long
as the piece stays the same from move to move: pieces that stand for themselves can be joined to one stream of deflate.
"""

import zlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from civitas.core.fixed_types import FixedDict, FixedList
from civitas.server.messages import FromServer, State

PACK_BYTES = 1024
"""What is smaller is not worth being packed."""
PIECE_BYTES = 1024
"""What is smaller is packed together with what stands beside it."""
LEVEL = 4
"""A tenth larger than the smallest, and made in half the time."""
END = b"\x03\x00"
"""An empty block that ends a stream of deflate."""

_write = msgspec.json.Encoder()


def encoded(message: object) -> bytes:
    """A message (or a part of one) as JSON."""
    return _write.encode(message)


class PieceCache:
    """Pieces of what was said last at a table, as they were written and packed: most of them are said again."""

    def __init__(self, last: "PieceCache | None" = None) -> None:
        self._written: dict[tuple[str, int], tuple[object, bytes]] = {}
        self._packed: dict[bytes, bytes] = {}
        self._last = last

    def entry(self, name: str, value: object) -> bytes:
        """An entry of a JSON object, with a comma before it."""
        key = name, id(value)
        known = self._written.get(key) or (self._last and self._last._written.get(key))
        if not known:
            known = value, b"," + encoded({name: value})[1:-1]
        self._written[key] = known
        return known[1]

    def packed(self, piece: bytes) -> bytes:
        """A large piece, compressed so that others can stand before and behind it."""
        known = self._packed.get(piece) or (self._last and self._last._packed.get(piece)) or _packed(piece)
        self._packed[piece] = known
        return known

    def keep_fixed(self) -> None:
        """Everything is written: keep of it what may be said again. What is not fixed could be changed by then."""
        self._written = {
            key: known for key, known in self._written.items() if isinstance(known[0], FixedDict | FixedList)
        }

    def settle(self) -> None:
        """Everything is packed, too: what was said before is not needed any more."""
        self._last = None


def in_pieces(state: State, cache: PieceCache) -> list[bytes]:
    """A state as JSON, in pieces; the large ones of its view and its telling stand behind the small ones."""
    fields = msgspec.structs.asdict(state)
    view, telling = fields.pop("view"), fields.pop("telling")
    first = encoded({"type": "state", **fields})[:-1]
    return [first, b',"view":', *_object(view, cache), b',"telling":', *_object(telling, cache), b"}"]


def _object(content: Mapping[str, Any], cache: PieceCache) -> list[bytes]:
    plain = {name: value for name, value in content.items() if not isinstance(value, dict | list)}
    entries = [cache.entry(name, value) for name, value in content.items() if name not in plain]
    entries.sort(key=_is_large)
    if entries and not plain:
        entries[0] = entries[0].removeprefix(b",")
    return [encoded(plain)[:-1], *entries, b"}"]


def _is_large(piece: bytes) -> bool:
    return len(piece) >= PIECE_BYTES


class Encoded:
    """One or more messages that belong together, for all who are to be sent just these."""

    def __init__(self, messages: Sequence[Sequence[bytes]], cache: PieceCache | None = None) -> None:
        """The pieces of each message, and where those are kept that may be sent again."""
        self._messages = messages
        self._cache = cache
        self._texts: list[str | bytes] | None = None
        self._packed: list[str | bytes] | None = None

    def frames(self, packed: bool) -> list[str | bytes]:
        """The frames for a client: texts, or where it can unpack and that is worth it, one of bytes."""
        if not packed:
            self._texts = self._texts or [b"".join(pieces).decode() for pieces in self._messages]
            return self._texts
        self._packed = self._packed or self._pack()
        return self._packed

    def _pack(self) -> list[str | bytes]:
        if sum(len(piece) for pieces in self._messages for piece in pieces) < PACK_BYTES:
            return self.frames(packed=False)
        commas = [b"[", *[b","] * (len(self._messages) - 1)]
        array = [piece for comma, pieces in zip(commas, self._messages, strict=True) for piece in (comma, *pieces)]
        return [_joined([*array, b"]"], self._cache or PieceCache())]


def of(message: FromServer) -> Encoded:
    """A message for one client."""
    return Encoded([[encoded(message)]])


def _joined(pieces: Sequence[bytes], cache: PieceCache) -> bytes:
    """One stream of deflate; small pieces that stand side by side are compressed together."""
    stream, small = [], list[bytes]()
    for piece in pieces:
        if not _is_large(piece):
            small.append(piece)
            continue
        if small:
            stream.append(_packed(b"".join(small)))
            small = []
        stream.append(cache.packed(piece))
    return b"".join([*stream, _packed(b"".join(small)), END])


def _packed(content: bytes) -> bytes:
    """A part of a stream that can be read by itself; little content needs little memory, which takes time to clear."""
    window, memory = (12, 5) if len(content) <= 4096 else (zlib.MAX_WBITS, zlib.DEF_MEM_LEVEL)
    packing = zlib.compressobj(LEVEL, zlib.DEFLATED, -window, memory)
    return packing.compress(content) + packing.flush(zlib.Z_SYNC_FLUSH)
