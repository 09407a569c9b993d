"""The real SDK as the assistant: in memory, over stdio, over HTTP, and at a table of a real server."""

import json
import os
import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import anyio
import pytest
from mcp import Client, StdioServerParameters

import civitas
from civitas.core.table import Table
from civitas.core.title import Title
from civitas.lab import text
from civitas.lab.mcp.connection import Connection
from civitas.lab.mcp.desk import Desk
from civitas.lab.mcp.imagining import unknown_dice
from civitas.lab.mcp.local import LocalGame
from civitas.lab.mcp.server import build_server
from civitas.language import language
from civitas.rule_texts import rule_texts

SOURCE = str(Path(civitas.__file__).parents[1])
TOOLS = {"look", "list", "why", "rule", "try", "play", "new_game", "open", "join", "wait"}
PATIENCE = 120.0


class Assistant:
    """Calls tools, and keeps all that it was ever told."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.heard: list[str] = []
        self.certain: list[str] = []
        """Without what was only tried: there cards turn up that the seat imagined, by chance also real ones."""

    async def ask(self, tool: str, /, **arguments: Any) -> str:
        """What a tool says."""
        said, is_error = await self._call(tool, arguments)
        assert not is_error, said
        return said

    async def fail(self, tool: str, /, **arguments: Any) -> str:
        """What a tool says that cannot do it."""
        said, is_error = await self._call(tool, arguments)
        assert is_error, said
        return said

    async def _call(self, tool: str, arguments: dict[str, Any]) -> tuple[str, bool]:
        result = await self.client.call_tool(tool, arguments)
        (content,) = result.content
        self.heard.append(content.text)
        if tool != "try":
            self.certain.append(content.text)
        return content.text, bool(result.is_error)


@asynccontextmanager
async def over_stdio(*arguments: str) -> AsyncIterator[Assistant]:
    """An assistant that has started the command."""
    parameters = StdioServerParameters(
        command=sys.executable, args=["-m", "civitas", "mcp", *arguments], env={"PYTHONPATH": SOURCE}
    )
    async with Client(parameters) as client:
        yield Assistant(client)


@asynccontextmanager
async def in_memory(**wanted: Any) -> AsyncIterator[Assistant]:
    async with Client(build_server(Desk(**wanted))) as client:
        yield Assistant(client)


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Let a test take its time, but not for ever."""

    async def patiently() -> None:
        with anyio.fail_after(PATIENCE):
            await test()

    anyio.run(patiently)


def test_all_tools_are_offered_and_explained() -> None:
    async def test() -> None:
        async with in_memory() as assistant:
            tools = (await assistant.client.list_tools()).tools
            assert {tool.name for tool in tools} == TOOLS
            assert all(tool.description and "language" in tool.input_schema["properties"] for tool in tools)

    run(test)


def test_a_game_is_played_over_stdio_by_the_rules_and_without_secrets() -> None:
    """The same game is played here beside it: all that the assistant is told holds in whatever its seat may imagine."""

    async def test() -> None:
        title = civitas.title("through-the-ages-2015")
        beside, secrets = LocalGame(Table(title, players=2, seed=7), 0, {1: "random"}), set[str]()
        async with over_stdio() as assistant:
            await assistant.ask("new_game", title=title.id, bots=["random"], players=2, seed=7)
            assert "seat 2" in await assistant.fail("look", seat=2)
            await is_refused_by_a_rule(assistant, title, "build iron")
            for _ in range(14):
                perspective = beside.perspective()
                listed = "\n".join(f"{each.number}. {each.phrase}" for each in text.offers(perspective))
                assert await assistant.ask("list") == listed
                assert "not played" in await assistant.ask("try", action="1")
                answer = text.read(perspective, "1").action
                assert answer is not None
                assert "Played" in await assistant.ask("play", answer="1", confirm=True)
                beside.play(answer)
                imagined = beside.perspective().imagine(unknown_dice()).perspective(0)
                assert await assistant.ask("look", whole=True) == text.situation(imagined)
                assert await assistant.ask("look") == text.summary(imagined)
                secrets |= set(beside.table.position.view_for(1)["military_hand"])
        named = {language("en", title.id).name(f"card-{card}") for card in secrets}
        assert named
        assert not [name for name in named if any(name in told for told in assistant.certain)]

    run(test)


async def is_refused_by_a_rule(assistant: Assistant, title: Title, action: str) -> None:
    """Neither played nor tried: the rule is told, and can be read."""
    refused = await assistant.ask("play", answer=action)
    rule = re.search(r"finds it as (\S+)\.", refused)
    assert rule is not None
    said = rule_texts("en", title.id).said(title.rules[rule[1]])[1]
    assert said in refused
    assert await assistant.ask("why", action=action) in refused
    assert said in await assistant.ask("try", action=action)
    assert said in await assistant.ask("rule", query=rule[1])


def test_answers_in_any_form_and_language_over_stdio() -> None:
    async def test() -> None:
        async with over_stdio("--lang", "de") as assistant:
            begun = await assistant.ask("new_game", title="new-dawn", bots=["random"], players=2, seed=3)
            assert "Am Tisch" in begun
            assert "Your turn" in await assistant.ask("look", language="en")
            played = await assistant.ask("play", answer='Ich denke nach.\n```json\n{"action": 2}\n```')
            assert "Gespielt" in played
            assert "Nichts hat sich geändert" in await assistant.ask("play", answer="mach mir ein Brot")
            assert "language" in await assistant.fail("look", language="fr")
            assert "no-such-game" in await assistant.fail("new_game", title="no-such-game")

    run(test)


# Over HTTP.


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running(address: str, *arguments: str) -> Iterator[None]:
    """A command of ours that serves at this address."""
    environment = {**os.environ, "PYTHONPATH": SOURCE}
    command = [sys.executable, "-m", "civitas", *arguments]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        end = time.monotonic() + PATIENCE
        while not answers(address):
            assert process.poll() is None
            assert time.monotonic() < end
            time.sleep(0.1)
        yield
    finally:
        process.terminate()
        process.wait()


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE):
            return True
    except urllib.error.HTTPError as refusal:
        refusal.close()
        return True
    except OSError:
        return False


def test_several_assistants_share_a_server_over_http_and_no_table() -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}/mcp"

    async def test() -> None:
        async with Client(address) as one, Client(address) as other:
            first, second = Assistant(one), Assistant(other)
            begun = await first.ask("new_game", title="new-dawn", bots=["random"], players=2, seed=3)
            assert "say which one" in await second.fail("look")
            table = begun.split()[1].rstrip(":")
            assert "Played" in await first.ask("play", answer="1", table=table)

    with running(address, "mcp", "--http", "--port", str(port)):
        run(test)


# At a table of a server.


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server in a process of its own."""
    port = free_port()
    address, database = f"http://127.0.0.1:{port}", tmp_path_factory.mktemp("served") / "civitas.db"
    with running(f"{address}/api/me", "serve", "--port", str(port), "--database", str(database)):
        yield address


def opened(base: str, **wanted: Any) -> dict[str, Any]:
    """A table that Ada opens."""
    body = json.dumps({"title": "civilization-1980", "name": "Ada", "players": 2, **wanted}).encode()
    request = urllib.request.Request(f"{base}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as response:
        table: dict[str, Any] = json.loads(response.read())
        return table


def act(person: Connection) -> None:
    """A person does the last thing of those that can be done, whenever asked: mostly that is to do nothing more."""
    state = person.get("/state")
    if state["legal"]:
        body = {"client_id": f"c{state['seq']}", "seq": state["seq"], "action": state["legal"][-1]["code"]}
        person.post("/actions", body)


def test_an_assistant_joins_people_at_a_table_of_a_server(base: str) -> None:
    async def test() -> None:
        table = opened(base)
        ada = Connection(base, table["table"], table["token"])
        async with over_stdio("--server", base) as assistant:
            joined = await assistant.ask("join", link=f"{base}/#/join/{table['table']}/{table['invitation']}")
            assert "1 Ada, 2 Assistant" in joined
            assert "You are" in joined
            token = re.search(r"under the token (\S+):", joined)
            assert token is not None
            played = 0
            while played < 6:
                act(ada)
                told = await assistant.ask("wait", seconds=0)
                assert "The game is over" not in told
                if "Nothing is asked of you now." in told:
                    assert "Nothing is asked" in await assistant.ask("play", answer="1")
                    assert "[" in await assistant.ask("why", action="1")
                    continue
                assert "Nothing was changed" in await assistant.ask("play", answer="build knossos")
                last = (await assistant.ask("list")).splitlines()[-1].partition(".")[0]
                assert "not played" in await assistant.ask("try", action=last)
                assert "Played" in await assistant.ask("play", answer=last)
                played += 1
            assert "alone" in await assistant.fail("look", seat=1)
            assert "Your hand" in await assistant.ask("look", whole=True)
            assert table["token"] not in "".join(assistant.heard)
            again = await assistant.ask("join", link=table["table"], token=token[1], language="de")
            assert "Platz 2" in again
            assert "declines" in await assistant.fail("join", link=table["table"], token="wrong")
            assert "declines" in await assistant.fail("join", link="no-such-table")

    run(test)


def test_an_assistant_plays_bots_at_a_table_of_a_server(base: str) -> None:
    async def test() -> None:
        table = opened(base, title="new-dawn", bots=[{"bot": "random"}])
        async with over_stdio("--server", base) as assistant:
            await assistant.ask("join", link=table["table"], token=table["token"])
            for _ in range(4):
                told = await assistant.ask("wait", seconds=60)
                assert "1. " in told
                assert "Way through the agendas" in told
                refused = await assistant.ask("play", answer="construct pyramids")
                assert "Nothing was changed" in refused
                await assistant.ask("try", action="1")
                assert "Played" in await assistant.ask("play", answer="1", confirm=True)
            assert any("What happened" in told for told in assistant.heard)
            assert "Pottery" in await assistant.ask("look", thing="pottery")

    run(test)


def test_a_waiting_table_is_kept_until_it_begins(base: str) -> None:
    async def test() -> None:
        table = opened(base, title="new-dawn")
        async with over_stdio("--server", base) as assistant:
            joined = await assistant.ask("join", link=table["table"], token=table["token"])
            assert "The game begins when every seat is taken" in joined
            assert "begins when every seat is taken" in await assistant.fail("look")
            Connection(base, table["table"]).post("/join", {"name": "Ben", "invitation": table["invitation"]})
            assert "Round 1" in await assistant.ask("wait", seconds=1)

    run(test)
