"""Nonsense over HTTP: it is always refused in words, never with a failure, and changes nothing."""

import json
from typing import Any

import httpx
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from civitas.server.api import ENDPOINTS
from civitas.server.endpoints import Endpoint
from civitas.server.messages import MOST_BYTES
from civitas.server.seating import Asker
from tests.server.playing import TOY_ID, Party, replayed_digest
from tests.server.serving import PATIENCE, Served

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
WORDS = st.sampled_from(["", TOY_ID, "random", "take", "Ada", "0", "\ud800", "a\x00b", "'; --", "x" * 99]) | st.text(
    max_size=9
)
VALUES = st.sampled_from([-1, 0, 1, 15, 16, 2**31, 2**53, 2**63, 10**30, True, None]) | WORDS | PLAIN
FIELDS = [
    ["title", "name", "players", "options", "bots", "seat", "watch", "listed", "open", "stand_in"],
    ["invitation", "name", "seat"],
    ["client_id", "seq", "action"],
    ["name", "password"],
    ["bot"],
    ["text"],
]
RECORDS = st.sampled_from(FIELDS).flatmap(
    lambda names: st.fixed_dictionaries({}, optional=dict.fromkeys(names, VALUES))
)
BODIES = st.one_of(
    st.binary(max_size=60),
    st.one_of(RECORDS, RECORDS, PLAIN).map(lambda content: json.dumps(content).encode()),
    st.sampled_from([b"x" * (MOST_BYTES + 1), b"[" * 9000, b'"\\ud800"', b"\xef\xbb\xbf{}"]),
)
KINDS = st.sampled_from(["application/json", "application/json; charset=utf-7", "text/plain", ""])
PARTS = st.sampled_from(["TABLE", "nowhere", "a%00b", "%2e%2e", "0", "1", "99", "-1", "%ff", "toy-bidding", "turn-a"])
TOKENS = st.sampled_from([b"", b"guessed", b"\xff", b"a" * 5000, b"Bearer x"])


def test_no_nonsense_of_strangers_breaks_the_server_or_changes_a_table(embedded: Served) -> None:
    check_nonsense(embedded.base, Party(embedded.services.tables, players=3), examples=10)


def check_nonsense(base: str, party: Party, examples: int) -> None:
    """Ask everything so often, with nonsense, about a table at which nobody moves."""
    party.act(0, "take")
    before = standing(party)

    @settings(max_examples=examples, deadline=None, database=None, derandomize=True, phases=[Phase.generate])
    @given(parts=st.lists(PARTS, min_size=2, max_size=2), body=BODIES, kind=KINDS, token=TOKENS)
    def ask_everything(parts: list[str], body: bytes, kind: str, token: bytes) -> None:
        for endpoint in ENDPOINTS:
            ask(endpoint, parts, body, kind, token)

    def ask(endpoint: Endpoint, parts: list[str], body: bytes, kind: str, token: bytes) -> None:
        path = filled(endpoint.path, [part.replace("TABLE", party.id) for part in parts])
        headers = [(b"content-type", kind.encode())] + ([(b"authorization", b"Bearer " + token)] if token else [])
        response = http.request(endpoint.method, path, content=body, headers=headers)
        assert response.status_code < 500, response.text
        assert response.headers["content-type"] == "application/json"
        assert response.status_code == 200 or response.json()["message"]
        http.cookies.clear()

    with httpx.Client(base_url=base, timeout=PATIENCE, verify=False) as http:
        ask_everything()
    assert standing(party) == before


def filled(path: str, parts: list[str]) -> str:
    """An address with these parts in the places of its names."""
    for part in parts:
        before, brace, after = path.partition("{")
        path = before + part + after.partition("}")[2] if brace else path
    return path


def standing(party: Party) -> tuple[Any, ...]:
    """All that a stranger could have changed at a table; who is away is a matter of time."""
    shown = party.tables.queries.show(party.id, Asker())
    seats = [(seat.seat, seat.kind, seat.name, seat.bot, seat.clock) for seat in shown.seats]
    return shown.seq, shown.people, seats, shown.stage, replayed_digest(party.tables.database, party.id)
