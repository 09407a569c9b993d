"""`civitas serve`: where it listens, what it says, and how it ends."""

import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn

from civitas.cli import main
from civitas.core.errors import BadOption
from civitas.server import serve
from civitas.server.listening import MOST_PORTS, address_of, listen
from civitas.server.pages import HOW_TO_BUILD
from civitas.server.serve import announce, can_open
from civitas.server.supervisor import FAILED_TO_START
from tests.server.process import killed_afterwards
from tests.server.serving import PATIENCE


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else uses."""
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        yield somebody.getsockname()[1]


# Where.


def test_a_free_port_is_taken_without_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    with listen("127.0.0.1", 0) as listening:
        assert listening.getsockname()[0] == "127.0.0.1"
        assert capsys.readouterr().out == ""


def test_the_next_free_port_is_used_and_named(taken: int, capsys: pytest.CaptureFixture[str]) -> None:
    with listen("127.0.0.1", taken) as listening:
        found = listening.getsockname()[1]
        assert taken < found < taken + MOST_PORTS
        assert capsys.readouterr().out == f"Port {taken} is taken; this is {found}.\n"


def test_a_public_server_is_where_its_proxy_looks_for_it(taken: int) -> None:
    with pytest.raises(BadOption, match=f"--port {taken}: taken"):
        listen("127.0.0.1", taken, must_be_this=True)


def test_the_search_for_a_port_ends(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("civitas.server.listening.MOST_PORTS", 1)
    with pytest.raises(BadOption, match="so are those that follow"):
        listen("127.0.0.1", taken)


@pytest.mark.parametrize("host", ["192.0.2.1", "no" * 50])
def test_a_host_that_is_not_this_machine_is_refused_in_one_line(host: str) -> None:
    with pytest.raises(BadOption, match=f"--host {host}") as refused:
        listen(host, 0)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("place", "host_names", "address"),
    [
        (("127.0.0.1", 8765), [], "http://127.0.0.1:8765/"),
        (("::1", 8765, 0, 0), [], "http://[::1]:8765/"),
        (("0.0.0.0", 80), ["play.example.org"], "http://play.example.org:80/"),
        (("::", 80, 0, 0), [], "http://this-machine:80/"),
    ],
)
def test_the_address_can_be_typed_into_a_browser(
    place: tuple[str, int], host_names: list[str], address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Listening(socket.socket):
        def getsockname(self) -> tuple[str, int]:
            return place

    monkeypatch.setattr(socket, "gethostname", lambda: "this-machine")
    with Listening() as listening:
        assert address_of(listening, host_names) == address


@pytest.mark.parametrize("port", ["65536", "-1", "http", ""])
def test_what_is_no_port_is_refused(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["serve", f"--port={port}"])
    assert "is no port" in capsys.readouterr().err


# What it says and shows.


@pytest.mark.parametrize(
    ("surroundings", "platform", "possible"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "freebsd14", True),
        ({"BROWSER": "firefox"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_browser_needs_a_screen(surroundings: dict[str, str], platform: str, possible: bool) -> None:
    assert can_open(surroundings, platform) is possible


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that were shown in a browser; all of them, when the test looks."""
    addresses: list[str] = []
    monkeypatch.setattr(webbrowser, "open", addresses.append)
    monkeypatch.setattr(serve, "can_open", lambda: True)
    monkeypatch.setattr(threading.Thread, "start", threading.Thread.run)
    return addresses


@pytest.mark.parametrize("is_to_open", [True, False])
def test_the_address_is_always_printed_and_shown_if_wanted(
    is_to_open: bool, shown: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    announce("http://127.0.0.1:8765/", is_to_open)
    assert "Civitas is at http://127.0.0.1:8765/ " in capsys.readouterr().out
    assert shown == (["http://127.0.0.1:8765/"] if is_to_open else [])


def test_nothing_is_opened_where_there_is_no_screen(shown: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "can_open", lambda: False)
    announce("http://127.0.0.1:8765/", True)
    assert shown == []


@pytest.mark.parametrize("is_built", [True, False])
def test_a_missing_page_is_announced(
    is_built: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class OtherPage:
        def __init__(self) -> None:
            self.is_built = is_built

    monkeypatch.setattr(serve, "Page", OtherPage)
    announce("http://127.0.0.1:8765/", False)
    assert (HOW_TO_BUILD in capsys.readouterr().err) is not is_built


# From beginning to end.


def test_it_announces_itself_when_it_is_ready_and_ctrl_c_ends_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    announced: list[tuple[str, bool]] = []

    def interrupt(address: str, is_to_open: bool) -> None:
        announced.append((address, is_to_open))
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(serve, "announce", interrupt)
    options = ["--database", str(tmp_path / "civitas.db"), "--port", "0", "--bot-processes", "0", "--open"]
    assert main(["serve", *options]) == 0
    ((address, is_to_open),) = announced
    assert address.startswith("http://127.0.0.1:")
    assert is_to_open
    assert "has stopped" in capsys.readouterr().out


def test_a_server_that_cannot_begin_says_so_and_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn.Server, "run", lambda server, sockets: None)
    options = ["--database", str(tmp_path / "civitas.db"), "--port", "0", "--bot-processes", "0"]
    assert main(["serve", *options]) == FAILED_TO_START


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_the_command_serves_until_it_is_interrupted(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "civitas.cli", "serve", "--database", str(tmp_path / "civitas.db"), "--port", "0"]
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running,
        killed_afterwards(running),
    ):
        assert running.stdout is not None
        first = running.stdout.readline()
        running.send_signal(signal.SIGINT)
        rest, problems = running.communicate(timeout=PATIENCE)
    assert first.startswith("Civitas is at http://127.0.0.1:"), problems
    assert "has stopped" in rest
    assert running.returncode == 0
    assert "Traceback" not in problems


@pytest.mark.parametrize(
    ("given", "names", "address"),
    [
        (None, [], None),
        (None, ["play.example.org", "other.example.org"], "https://play.example.org"),
        ("https://play.example.org:8443/", ["other.example.org"], "https://play.example.org:8443"),
    ],
)
def test_people_find_the_server_where_its_host_says(given: str | None, names: list[str], address: str | None) -> None:
    assert serve.public_address(given, names) == address


@pytest.mark.parametrize("given", ["play.example.org", "https://", "https://play.example.org/civitas", "ftp://a"])
def test_an_address_that_leads_nowhere_is_refused(given: str) -> None:
    with pytest.raises(BadOption, match="--address"):
        serve.public_address(given, [])
