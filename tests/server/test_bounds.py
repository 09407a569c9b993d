"""How much of everything there may be, and that whoever runs a server can say so."""

import re
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from civitas.cli import build_parser, main
from civitas.core.errors import BadOption
from civitas.server import tokens
from civitas.server.bounds import BOUNDS, Bounds, read_bounds
from civitas.server.limits import Limits
from civitas.server.live import MALFORMED
from civitas.server.services import BOT_PROCESSES, Services, Settings
from tests.server.playing import Party
from tests.server.serving import PATIENCE, served

CLOCKS_DIFFER = 0.1
"""Cores of one machine may disagree about the time by some hundredths of a second; later tables are later by more."""
HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_every_bound_is_described_with_its_default() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| ([0-9./]+) \| (.+) \|$", HOSTING.read_text(encoding="utf-8"), re.MULTILINE)
    described = {name: (_number(default), meaning) for name, default, meaning in rows}
    assert described == {name: (bound.default, bound.meaning) for name, bound in BOUNDS.items()}


def _number(text: str) -> float:
    above, _, below = text.partition("/")
    return float(above) / float(below or 1)


def test_what_may_be_done_again_and_again_has_a_rate_and_a_burst() -> None:
    assert all(f"{kind}-burst" in BOUNDS for kind in Bounds().kinds())
    assert {name.removesuffix("-burst") for name in BOUNDS if name.endswith("-burst")} == set(Bounds().kinds())


def test_a_bound_is_changed_by_its_name_and_the_others_stay() -> None:
    bounds = read_bounds(["games=20", "chat-rate=0.5", "games=30"])
    assert (bounds.whole("games"), bounds["chat-rate"], bounds["chat-burst"]) == (30, 0.5, 15)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("gamse=3", "there is no 'gamse', but games"),
        ("games", "'' is no number"),
        ("games=many", "'many' is no number"),
        ("games=0", "it must be 1 at least"),
        ("chat-rate=-1", "it must be 0 at least"),
        ("games=nan", "it must be 1 at least"),
        ("games=inf", "it must be 1 at least"),
    ],
)
def test_what_is_no_bound_is_refused_in_one_line(given: str, why: str) -> None:
    with pytest.raises(BadOption, match=re.escape(f"--limit {given}: {why}")) as refused:
        read_bounds([given])
    assert "\n" not in str(refused.value)


def test_a_rate_may_be_nothing_at_all() -> None:
    limits = Limits(public=True, bounds=read_bounds(["chat-rate=0", "chat-burst=1"]))
    assert [limits.allow("chat", "a") for _ in range(2)] == [True, False]


def test_a_server_keeps_to_its_bounds(sqlite_url: str) -> None:
    services = Services(Settings(sqlite_url, bounds=Bounds({"games": 1, "think-seconds": 3, "threads": 2})))
    first, second = Party(services.tables), Party(services.tables)
    assert (first.seq, second.seq) == (0, 0)
    assert list(services.tables.cache._slots) == [second.id]
    assert {thinker._seconds for thinker in services.opponents.thinkers} == {3}
    assert services.work._threads._max_workers == 2
    services.database.close()


def test_lists_are_as_long_as_the_server_allows(sqlite_url: str) -> None:
    services = Services(Settings(sqlite_url, bounds=Bounds({"lobby-tables": 2, "chat-lines": 3})))
    tables, parties = services.tables, []
    for _ in range(3):
        parties.append(Party(services.tables))
        time.sleep(CLOCKS_DIFFER)
    latest = [party.id for party in reversed(parties)][:2]
    assert [table.id for table in tables.queries.tables_of("guest:0")] == latest
    lobby = tables.queries.lobby("guest:0")
    assert [table.id for table in lobby.mine] == latest
    for number in range(4):
        tables.say(parties[0].id, 0, str(number))
    assert [line.text for line in tables.queries.chat(parties[0].id)] == ["1", "2", "3"]
    for party in parties:
        party.play_to_the_end()
    assert len(tables.queries.lobby("guest:0").finished) == 2
    services.database.close()


def test_a_server_remembers_as_much_as_it_may(sqlite_url: str) -> None:
    services = Services(Settings(sqlite_url, bounds=Bounds({"sessions": 1, "counted": 2, "bots": 3})))
    services.database.migrate()
    for cookie in ("a", "b"):
        services.sessions.ask(cookie, None)
    assert list(services.sessions._known) == [tokens.hash_of("b")]
    assert {buckets.most for buckets in services.limits._buckets.values()} == {2}
    assert {thinker._command[-1] for thinker in services.opponents.thinkers} == {"3"}
    services.database.close()


def test_whoever_does_not_say_hello_in_time_is_sent_away(sqlite_url: str) -> None:
    with served(Settings(sqlite_url, bot_processes=0, bounds=Bounds({"hello-seconds": 0.1}))) as server:
        party = Party(server.services.tables)
        address = f"{server.base.replace('http', 'ws')}/api/tables/{party.id}/live"
        with pytest.raises(ConnectionClosed), connect(address) as socket:
            socket.recv(PATIENCE)
        assert socket.close_code == MALFORMED


def test_a_message_is_as_large_as_the_server_allows(sqlite_url: str) -> None:
    with served(Settings(sqlite_url, bot_processes=0, bounds=Bounds({"message-bytes": 100}))) as server:
        client = server.client().enter()
        assert client.post("/api/tables", {"title": "x" * 100}).status_code == 413
        client.close()


def test_the_command_line_knows_processes_and_limits(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = build_parser().parse_args(["serve", "--limit", "games=5", "--limit", "sockets=9"])
    assert (wanted.limit, wanted.bot_processes) == (["games=5", "sockets=9"], BOT_PROCESSES)
    with pytest.raises(SystemExit, match="2"):
        main(["serve", "--bot-processes=-1"])
    assert "is no number" in capsys.readouterr().err
    assert main(["serve", "--limit", "games=x"]) != 0
    assert "--limit games=x" in capsys.readouterr().err
