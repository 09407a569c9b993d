"""Messages on the wire: whatever is written and packed only once reads as if it had been done anew for everybody."""

import json
import random
import zlib
from typing import Any

import pytest

import civitas
from civitas.core.fixed import fixed
from civitas.core.position import Position
from civitas.server import encoding
from civitas.server.encoding import Encoded, PieceCache, encoded, in_pieces
from civitas.server.messages import State
from civitas.server.serializers import position_state

TITLES = sorted(civitas.titles())
MOVES = 30


def states_of(p: Position, seq: int) -> list[State]:
    """What each seat and spectators are shown."""
    seats = [*range(p.players), None]
    views = p.views_for(seats)
    return [position_state("table", p, seq, seat, view) for seat, view in zip(seats, views, strict=True)]


def a_state(**view: object) -> State:
    p = civitas.title(TITLES[0]).new_game(seed=1, players=civitas.title(TITLES[0]).players[0])
    state = states_of(p, 0)[0]
    state.view = view
    return state


def piece_with(word: bytes, pieces: list[bytes]) -> bytes:
    return next(piece for piece in pieces if word in piece)


def unpacked(frames: list[str | bytes]) -> Any:
    [frame] = frames
    assert isinstance(frame, bytes)
    return json.loads(zlib.decompress(frame, -zlib.MAX_WBITS))


@pytest.mark.parametrize("title_id", TITLES)
def test_a_state_in_pieces_reads_like_the_whole_move_after_move(title_id: str) -> None:
    title, rng, last = civitas.title(title_id), random.Random(2), PieceCache()
    p = title.new_game(seed=2, players=title.players[0], options=title.playout_options())
    for seq in range(MOVES):
        cache = PieceCache(last)
        for state in states_of(p, seq):
            pieces, told = in_pieces(state, cache), encoded({"type": "events", "events": []})
            wanted = json.loads(encoded(state))
            assert json.loads(b"".join(pieces)) == wanted
            assert unpacked(Encoded([[told], pieces], cache).frames(packed=True)) == [json.loads(told), wanted]
            assert Encoded([pieces]).frames(packed=False)[0].startswith('{"type":"state",')  # type: ignore[arg-type]
        cache.keep_fixed()
        cache.settle()
        last = cache
        seat = rng.choice(p.to_act)
        p.play(seat, rng.choice(p.legal(seat)))


def test_what_two_seats_are_shown_is_written_once() -> None:
    cache, shared = PieceCache(), {"spaces": ["plain"] * 500}
    first, second = (in_pieces(a_state(map=shared, seat=seat), cache) for seat in (0, 1))
    assert piece_with(b"plain", first) is piece_with(b"plain", second)


def test_what_stays_the_same_is_neither_written_nor_packed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    packed: list[bytes] = []
    pack = encoding._packed

    def noting(content: bytes) -> bytes:
        packed.append(content)
        return pack(content)

    monkeypatch.setattr(encoding, "_packed", noting)
    last, called, spaces = PieceCache(), fixed({"space": ["hill"] * 500}), ["plain"] * 500
    pieces = []
    for seq in (1, 2):
        cache = PieceCache(last)
        pieces.append(in_pieces(a_state(called=called, map={"spaces": spaces[:]}, seq=seq), cache))
        Encoded([pieces[-1]], cache).frames(packed=True)
        cache.keep_fixed()
        cache.settle()
        last = cache
    assert piece_with(b"hill", pieces[0]) is piece_with(b"hill", pieces[1])
    assert [sum(word in content for content in packed) for word in (b"hill", b"plain", b'"seq"')] == [1, 1, 2]


def test_what_could_be_changed_is_written_anew_for_the_next_move() -> None:
    spaces, last = {"spaces": ["plain"] * 500}, PieceCache()
    in_pieces(a_state(map=spaces), last)
    last.keep_fixed()
    spaces["spaces"][0] = "hill"
    assert json.loads(b"".join(in_pieces(a_state(map=spaces), PieceCache(last))))["view"] == {"map": spaces}
