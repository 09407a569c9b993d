"""What those see who look after a server: health, metrics, log, traces, and what is tidied away."""

import asyncio
import json
import logging
import sys
import time
from typing import Any

import httpx
import pytest

from civitas.cli import main
from civitas.core.errors import BadOption
from civitas.server import metrics, tracing
from civitas.server.claims import Claims
from civitas.server.health import Readiness
from civitas.server.listening import Listening, listen
from civitas.server.logs import REQUEST_ID, JsonLines, request_id
from civitas.server.replays import Replays
from civitas.server.retention import DAY_SECONDS, tidy
from civitas.server.roles import Address, Post, Role, posted, take_post, team
from civitas.server.services import Services, Settings
from civitas.server.storage import games
from civitas.server.storage.database import Database, Unreachable
from civitas.server.tables import Tables
from tests.server.playing import Party
from tests.server.process import free_port
from tests.server.serving import PATIENCE, Served, eventually, served
from tests.server.test_opponents import command, until_over


def counted(name: str) -> float:
    """What is told of a counter; nothing has been counted that is not told."""
    lines = metrics.exposition().decode().splitlines()
    return next((float(line.split()[1]) for line in lines if line.startswith(name)), 0.0)


# Health.


def test_a_server_tells_that_it_lives_and_is_ready(embedded: Served) -> None:
    with httpx.Client(base_url=embedded.base, timeout=PATIENCE, verify=False) as http:
        eventually(lambda: http.get("/ready").status_code == 200)
        assert http.get("/health", headers={"host": "somewhere.else"}).text == "alive\n"
        assert http.get("/ready").headers["cache-control"] == "no-store"


def test_a_server_is_not_ready_without_its_titles_its_database_or_its_migrations(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> list[str]:
        services, now = Services(Settings(sqlite_url, bot_processes=0)), 0.0
        readiness = Readiness(services, lambda: now)
        found = [await readiness.missing()]
        services.has_read_titles.set()
        found.append(await readiness.missing())
        monkeypatch.setattr(services.database, "is_migrated", lambda: False)
        found.append(await readiness.missing())  # as a moment before
        now = 2.0
        found.append(await readiness.missing())
        now = 4.0

        def fail() -> bool:
            raise Unreachable("no connection to 192.0.2.1")

        monkeypatch.setattr(services.database, "is_migrated", fail)
        found.append(await readiness.missing())
        await services.work.end()
        services.database.close()
        return found

    assert asyncio.run(ask()) == ["titles", "", "", "migration", "database"]


def test_a_database_that_was_not_migrated_is_known(empty_url: str) -> None:
    database = Database(empty_url)
    assert not database.is_migrated()
    database.migrate()
    assert database.is_migrated()
    database.close()


def test_metrics_have_an_address_of_their_own_at_which_nothing_else_is_told(sqlite_url: str) -> None:
    with served(Settings(sqlite_url, bot_processes=0, role=Role.ALL)) as server:
        own = httpx.get(f"{server.base}/metrics", verify=False)
        assert own.headers["content-type"].startswith("text/plain")
        party = Party(server.services.tables)
        before = counted('civitas_moves_total{by="person"}')
        party.act(0, "take")
        assert counted('civitas_moves_total{by="person"}') == before + 1
        httpx.get(f"{server.base}/api/tables/{party.id}/state", verify=False)
        httpx.request("BREW", f"{server.base}/api/nowhere/{party.id}", verify=False)
        told = httpx.get(f"{server.base}/metrics", verify=False).text
        assert 'civitas_requests_total{endpoint="/api/tables/{table}/state",method="GET",status="200"}' in told
        assert 'civitas_requests_total{endpoint="none",method="OTHER"' in told
        assert party.id not in told
    port = free_port()
    with served(Settings(sqlite_url, bot_processes=0, metrics_address=Address("127.0.0.1", port)), port=port) as server:
        assert "civitas_moves" in httpx.get(f"{server.base}/metrics", verify=False).text
        assert httpx.get(f"{server.base}/api/tables", verify=False).text == "only metrics are told here\n"


def test_who_only_thinks_serves_nothing_else(sqlite_url: str) -> None:
    with served(Settings(sqlite_url, bot_processes=0, role=Role.BOTS)) as server:
        assert httpx.get(f"{server.base}/health", verify=False).status_code == 200
        assert httpx.get(f"{server.base}/api/tables", verify=False).status_code == 404


def test_what_the_database_refuses_is_counted(database: Database) -> None:
    before = counted("civitas_database_errors_total")
    with pytest.raises(Exception, match="the database"), database.reading() as c:
        c.exec_driver_sql("SELECT nonsense FROM nowhere")
    assert counted("civitas_database_errors_total") == before + 1


# The log.


def test_a_line_for_programs_says_when_where_and_for_which_request() -> None:
    record = logging.LogRecord("civitas.server", logging.ERROR, __file__, 1, "table %s: %s", ("a", "b"), None)
    record.more = {"table": "a"}
    token = REQUEST_ID.set("r-1")
    line = json.loads(JsonLines("web-1").format(record))
    REQUEST_ID.reset(token)
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "error",
        "logger": "civitas.server",
        "message": "table a: b",
        "process": "web-1",
        "request": "r-1",
        "table": "a",
    }


def test_a_failure_is_told_in_one_line() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, __file__, 1, "failed", (), sys.exc_info())
    line = JsonLines().format(record)
    assert "\n" not in line
    assert "ValueError: two\nlines" in json.loads(line)["exception"]


@pytest.mark.parametrize(("given", "is_kept"), [("abc-1.2_3", True), ("a b", False), ("x" * 65, False), ("", False)])
def test_an_id_of_a_request_is_passed_on_if_it_can_stand_in_a_log(given: str, is_kept: bool) -> None:
    assert (request_id(given) == given) is is_kept
    assert request_id(None) != request_id(None)


def test_the_id_of_a_request_goes_along_into_threads_and_answers(
    embedded: Served, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask() -> str:
        REQUEST_ID.set("r-2")
        services = Services(embedded.services.settings)
        found = await services.work(REQUEST_ID.get)
        await services.work.end()
        services.database.close()
        return found

    assert asyncio.run(ask()) == "r-2"
    with caplog.at_level(logging.INFO, logger="civitas.requests"):
        answer = httpx.get(f"{embedded.base}/api/me", headers={"x-request-id": "r-3"}, verify=False)
        eventually(lambda: "GET /api/me: 200" in caplog.text)  # written when the answer has left
    assert answer.headers["x-request-id"] == "r-3"


# Traces.


def test_requests_and_moves_are_traced_where_that_is_wanted(sqlite_url: str) -> None:
    memory = pytest.importorskip("opentelemetry.sdk.trace.export.in_memory_span_exporter")
    exporter = memory.InMemorySpanExporter()
    end = tracing.begin_tracing(exporter)
    try:
        with served(Settings(sqlite_url, bot_processes=0)) as server:
            party, client = Party(server.services.tables), server.client().enter()
            body = {"client_id": "a", "seq": 0, "action": "take"}
            assert client.post(f"/api/tables/{party.id}/actions", body, party.tokens[0]).status_code == 200
            client.close()
    finally:
        end()
    spans = {span.name: span for span in exporter.get_finished_spans()}
    assert spans["move"].attributes["table"] == party.id
    assert spans["move"].parent.trace_id == spans["request"].context.trace_id


def test_traces_without_their_package_are_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace", None)
    with pytest.raises(BadOption, match=r"pip install 'civitas\[telemetry\]'"):
        tracing.begin_tracing()


# Roles.


def test_a_post_is_taken_once() -> None:
    post = Post(Role.WEB, 2, 7, 8)
    surroundings = posted(post)
    assert take_post(surroundings) == post
    assert post.name == "web-2"
    assert take_post(surroundings) is None


def test_a_team_has_one_process_that_thinks_unless_others_do() -> None:
    assert team(Role.ALL, 2) == [(Role.WEB, 1), (Role.WEB, 2), (Role.BOTS, 1)]
    assert team(Role.WEB, 2) == [(Role.WEB, 1), (Role.WEB, 2)]


def test_processes_share_a_socket_or_have_one_each() -> None:
    with listen("127.0.0.1", 0) as one, listen("127.0.0.1", 0) as other:
        assert [Listening([one], other).page_of(number) for number in (1, 2)] == [one, one]
        assert [Listening([one, other], None).page_of(number) for number in (1, 2)] == [one, other]
        assert Listening([one], other).all == [one, other]
    assert Listening([], None).page_of(1) is None


def test_of_two_servers_one_claims_a_table(database: Database) -> None:
    one, other = Claims(database), Claims(database)
    assert one.take("table")
    assert other.take("table") is not database.is_postgresql
    assert other.take("another")
    one.give_back("table")
    assert other.take("table")
    if database.is_postgresql:
        assert not one.take("table")
        other.end()
        eventually(lambda: one.take("table"))  # what somebody had who is gone
    one.end()
    other.end()


def test_no_decision_is_thought_about_twice_by_two_servers(postgresql_url: str) -> None:
    async def play() -> float:
        settings = Settings(postgresql_url, bot_command=command("well"), bot_processes=1)
        one, other = Services(settings), Services(settings)
        before = counted("civitas_bot_decisions_total")
        async with one.open(), other.open():
            parties = [Party(services.tables, players=2, bots=2) for services in (one, other)]
            for party in parties:
                await until_over(one, party)
            moves = sum(party.seq for party in parties)
        return (counted("civitas_bot_decisions_total") - before) / moves

    assert asyncio.run(play()) < 1.2


# Retention.


def test_logs_of_games_that_ended_long_ago_go_and_results_stay(database: Database, caplog: Any) -> None:
    tables = Tables(database)
    old, running = Party(tables), Party(tables)
    old.play_to_the_end()
    tables.say(old.id, 0, "well played")
    running.act(0, "take")
    shown = tables.state(old.id, 0)
    assert tidy(database, 30) == 0
    with caplog.at_level(logging.INFO):
        assert tidy(database, 30, time.time() + 31 * DAY_SECONDS) == 1
    assert "logs and chats of 1 games" in caplog.text
    assert tidy(database, 30, time.time() + 31 * DAY_SECONDS) == 0
    with database.reading() as c:
        assert games.entries_after(c, old.id, -1) == []
        assert games.lines_after(c, old.id, 0, 10) == []
        assert len(games.entries_after(c, running.id, -1)) == 2
        table = games.find_table(c, old.id)
        assert table is not None
        assert table.result is not None
    afresh = Tables(database)
    assert afresh.state(old.id, 0).view == shown.view
    with pytest.raises(Exception, match="removed"), Replays(database).hold(old.id):
        pass


def test_the_command_tidies_and_says_so(sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tidy", "--database", sqlite_url, "--keep-finished", "30"]) == 0
    assert "logs and chats of 0 games that ended more than 30 days ago were removed" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="2"):
        main(["tidy", "--database", sqlite_url, "--keep-finished", "0"])
