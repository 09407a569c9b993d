"""Requests to addresses that somebody has given: never into the network behind the server, and never for long."""

import asyncio
import socket
from typing import Any

import pytest

from civitas.core.errors import CivitasError
from civitas.server.outgoing import Answer, Outgoing, Unreached, is_public
from civitas.server.refusals import reason_of
from tests.server.receiver import receiving

OUTSIDE = "93.184.216.34"
INSIDE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1%eth0",
    "fc00::1",
    "ff02::1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
]


def posted(url: str, to_private: bool = True, seconds: float = 10.0) -> Answer:
    return asyncio.run(Outgoing(to_private, seconds).post(url, {"x-test": "1"}, b"hello"))


def trouble_of(url: str, **how: Any) -> tuple[str, bool]:
    with pytest.raises(Unreached) as problem:
        posted(url, **how)
    return problem.value.trouble, problem.value.is_final


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_of_our_own_network_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", [OUTSIDE, "2606:2800:220:1:248:1893:25c8:1946", f"::ffff:{OUTSIDE}"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


def test_what_is_no_address_is_not_public() -> None:
    assert not is_public("localhost")


def test_a_body_arrives_and_the_status_comes_back() -> None:
    with receiving() as receiver:
        assert posted(f"{receiver.url}/hook?a=b").status == 201
    (request,) = receiver.received
    assert (request.path, request.body, request.headers["x-test"]) == ("/hook?a=b", b"hello", "1")


def test_nothing_private_is_called_however_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with receiving() as receiver:
        port = receiver.url.rpartition(":")[2]
        for name in ("127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1"):
            assert trouble_of(f"http://{name}:{port}/", to_private=False) == ("private", True), name
        both = [(socket.AF_INET, 1, 6, "", (each, 80)) for each in (OUTSIDE, "127.0.0.1")]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *asked, **how: both)
        assert trouble_of(f"http://rebinding.example.org:{port}/", to_private=False) == ("private", True)
    assert receiver.received == []


def test_whoever_says_when_to_come_again_is_heard() -> None:
    with receiving() as receiver:
        receiver.status, receiver.retry_after = 503, "120"
        assert posted(receiver.url) == Answer(503, 120.0)


def test_who_cannot_speak_tls_is_not_spoken_to() -> None:
    with receiving() as receiver:
        assert trouble_of(receiver.url.replace("http:", "https:")) == ("SSLError", False)


def test_no_redirect_is_followed() -> None:
    with receiving() as receiver, receiving() as other:
        receiver.status, receiver.location = 302, other.url
        assert posted(receiver.url).status == 302
    assert other.received == []


def test_whoever_never_answers_is_given_up() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}"
        assert trouble_of(url, seconds=0.05) == ("timeout", False)


@pytest.mark.parametrize(
    "answer",
    [b"", b"nonsense\r\n\r\n", b"HTTP/1.1 200 OK\r\nx-long: " + b"a" * 100_000],
    ids=["nothing", "nonsense", "endless"],
)
def test_an_answer_that_is_none_is_a_failure(answer: bytes) -> None:
    async def converse() -> None:
        async def reply(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"hello")
            writer.write(answer)
            writer.close()

        server = await asyncio.start_server(reply, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            await Outgoing(True).post(f"http://127.0.0.1:{port}/", {}, b"hello")

    with pytest.raises(Unreached) as problem:
        asyncio.run(converse())
    assert not problem.value.is_final


def test_where_nobody_listens_it_may_be_tried_again() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        assert trouble_of(f"http://127.0.0.1:{taken.getsockname()[1]}") == ("ConnectionRefusedError", False)


@pytest.mark.parametrize(
    "url",
    [
        "file:///etc/passwd",
        "http://",
        "http://user:password@example.org/",
        "http://example.org:25/",
        "http://example.org:port/",
        "http://example.org/a b",
        "http://exämple.org/",
        "http://10.0.0.1/",
        "http://[::1]/",
        f"http://example.org/{'a' * 1000}",
    ],
)
def test_an_address_that_will_never_do_is_refused_at_once(url: str) -> None:
    with pytest.raises(CivitasError) as problem:
        Outgoing(to_private=False).check(url)
    assert reason_of(problem.value) == "address"


def test_push_services_speak_tls() -> None:
    Outgoing(to_private=False).check("https://push.example.org/1", must_be_secure=True)
    Outgoing(to_private=True).check("http://127.0.0.1:8000/1", must_be_secure=True)
    with pytest.raises(CivitasError):
        Outgoing(to_private=False).check("http://push.example.org/1", must_be_secure=True)


def test_an_address_that_became_unusable_is_never_tried_again() -> None:
    assert trouble_of("gopher://example.org") == ("address", True)
