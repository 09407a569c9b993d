"""Logging in: what it costs others, who is refused before it costs anything, and that nobody locks others out."""

import asyncio
import os
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Literal

import httpx
import pytest
from argon2 import PasswordHasher

from civitas.language import LANGUAGES, language
from civitas.server.accounts import DEVICE_SECONDS, Accounts
from civitas.server.endpoints import DEVICE_COOKIE
from civitas.server.limits import Buckets
from civitas.server.refusals import Refusal
from civitas.server.storage.database import Database
from civitas.server.worker_pool import MOST_HASHES, NICENESS, Passwords
from tests.server.members import PASSWORD, QUICK, log_out, registered, served_to_all
from tests.server.serving import Client, Served, eventually

WRONG = "wrong horse battery"


class Slow(PasswordHasher):
    """A hasher that counts what it is asked, and answers when it is let go."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.go = threading.Event()
        self.go.set()
        self.asked = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.asked += 1
        assert self.go.wait(60)
        return super().verify(hash, password)


@contextmanager
def held(hasher: Slow) -> Iterator[None]:
    """A time in which passwords are not looked at."""
    hasher.go.clear()
    try:
        yield
    finally:
        hasher.go.set()


@pytest.fixture
def hasher() -> Slow:
    return Slow()


@pytest.fixture
def server(sqlite_url: str, hasher: Slow) -> Iterator[Served]:
    """A public server with its limits, but for those on requests."""
    with served_to_all(sqlite_url) as running:
        running.services.accounts = Accounts(running.services.database, True, hasher)
        yield running


def log_in_from(client: Client, address: str, name: str, password: str = WRONG) -> httpx.Response:
    """Try to log in as if from this address, as a proxy on this machine would pass it on."""
    headers = {"x-forwarded-for": address, "x-csrf-token": client.csrf}
    response = client.http.post("/api/session", json={"name": name, "password": password}, headers=headers)
    if response.status_code == 200:
        client.csrf = response.json()["csrf"]
    return response


def stranger(server: Served, address: str, name: str, password: str = WRONG) -> httpx.Response:
    """Somebody without any cookie who tries to log in."""
    client = server.client()
    try:
        return log_in_from(client, address, name, password)
    finally:
        client.close()


def limited(server: Served, **buckets: tuple[float, float]) -> None:
    """Switch the limits on, with these in place of the usual ones."""
    server.services.limits._buckets.update({kind: Buckets(*numbers) for kind, numbers in buckets.items()})
    server.services.limits.public = True


# The threads.


def test_a_full_queue_refuses_at_once_and_takes_more_when_there_is_room() -> None:
    async def crowd() -> None:
        passwords, go = Passwords(most=2, most_of_one=2), threading.Event()
        inside = [asyncio.create_task(passwords(address, go.wait, 60)) for address in ("a", "b")]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await passwords("c", go.wait, 60)
        assert (refused.value.reason, bool(refused.value.retry_after)) == ("crowded", True)
        go.set()
        assert await asyncio.gather(*inside) == [True, True]
        assert await passwords("c", go.wait, 60)
        await passwords.end()

    asyncio.run(crowd())


def test_one_address_does_not_fill_the_queue() -> None:
    async def crowd() -> None:
        passwords, go = Passwords(most=9, most_of_one=2), threading.Event()
        inside = [asyncio.create_task(passwords("a", go.wait, 60)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal):
            await passwords("a", go.wait, 60)
        other = asyncio.create_task(passwords("b", go.wait, 60))
        await asyncio.sleep(0)
        go.set()
        assert await asyncio.gather(*inside, other) == [True] * 3
        await passwords.end()

    asyncio.run(crowd())


def test_who_gives_up_waiting_leaves_the_queue() -> None:
    async def crowd() -> None:
        passwords, go = Passwords(most=2, most_of_one=2), threading.Event()
        first, second = (asyncio.create_task(passwords("a", go.wait, 60)) for _ in range(2))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        third = asyncio.create_task(passwords("a", go.wait, 60))
        await asyncio.sleep(0)
        go.set()
        assert list(await asyncio.gather(first, third)) == [True, True]
        await passwords.end()

    asyncio.run(crowd())


@pytest.mark.skipif(sys.platform != "linux", reason="threads have priorities of their own on Linux")
def test_passwords_give_way_to_whoever_plays() -> None:
    def niceness() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    async def ask() -> int:
        passwords = Passwords()
        try:
            return await passwords("a", niceness)
        finally:
            await passwords.end()

    assert asyncio.run(ask()) == min(niceness() + NICENESS, 19)


# What others notice.


def test_a_table_goes_on_while_passwords_are_looked_at_and_too_many_are_turned_away(
    server: Served, hasher: Slow
) -> None:
    ada = registered(server, "Ada")
    opened = ada.open(bots=[{"bot": "random"}])
    addresses = [f"192.0.2.{number}" for number in range(MOST_HASHES)]
    with ThreadPoolExecutor(MOST_HASHES) as threads, held(hasher):
        tries = [threads.submit(stranger, server, address, "Nobody") for address in addresses]
        eventually(lambda: server.services.passwords._waiting.total() == MOST_HASHES)
        move = {"client_id": "a", "seq": 0, "action": "take"}
        assert ada.post(f"/api/tables/{opened['table']}/actions", move).json()["seq"] == 1
        refused = stranger(server, "192.0.2.99", "Ada", PASSWORD)
        assert (refused.status_code, refused.json()["error"]) == (503, "crowded")
        assert int(refused.headers["retry-after"]) > 0
        assert all(language(code).has("web-error-crowded") for code in LANGUAGES)
        hasher.go.set()
        assert [each.result().status_code for each in tries] == [401] * MOST_HASHES
    assert hasher.asked == MOST_HASHES
    ada.close()


def test_who_has_tried_too_often_is_refused_before_anything_is_hashed(server: Served, hasher: Slow) -> None:
    limited(server, password=(0, 2), guess=(0, 100))
    answers = [stranger(server, "192.0.2.1", f"Nobody {number}") for number in range(4)]
    assert [each.status_code for each in answers] == [401, 401, 429, 429]
    assert answers[-1].json()["error"] == "slow-down"
    assert int(answers[-1].headers["retry-after"]) > 0
    assert hasher.asked == 2


def test_a_name_that_nobody_has_is_as_much_work_as_one_that_somebody_has(server: Served, hasher: Slow) -> None:
    registered(server, "Ada").close()
    for name, asked in (("Ada", 1), ("Nobody", 2)):
        assert stranger(server, "192.0.2.1", name).json()["error"] == "password"
        assert hasher.asked == asked


def test_a_name_that_will_not_do_costs_no_hashing(sqlite_url: str) -> None:
    class Never(PasswordHasher):
        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            raise AssertionError("hashed for nothing")

    database = Database(sqlite_url)
    Accounts(database, True, QUICK).register("Ada", PASSWORD)
    accounts = Accounts(database, True, QUICK)
    accounts._hasher = Never()
    for name in ("ADA", "A\u200bda", "Аda"):
        with pytest.raises(Refusal):
            accounts.register(name, PASSWORD)
    database.close()


# Whom it locks out.


def test_wrong_passwords_at_one_name_are_few_however_it_is_spelled(server: Served) -> None:
    limited(server, password=(0, 100), guess=(0, 3))
    tries = [stranger(server, "192.0.2.1", name).status_code for name in ("Ada", "ADA", " Ada ", "ａｄａ", "Bob")]
    assert tries == [401, 401, 401, 429, 401]


def test_right_passwords_do_not_count_for_the_name(server: Served) -> None:
    registered(server, "Ada").close()
    limited(server, password=(0, 100), guess=(0, 2), stranger=(0, 2))
    answers = [stranger(server, "192.0.2.1", "Ada", PASSWORD).status_code for _ in range(4)]
    answers += [stranger(server, "192.0.2.1", "Ada", WRONG).status_code for _ in range(3)]
    assert answers == [200] * 4 + [401, 401, 429]


def test_six_addresses_do_not_lock_the_owner_out_from_a_seventh(server: Served) -> None:
    registered(server, "Ada").close()
    server.services.limits.public = True
    for number in range(60):
        stranger(server, f"192.0.2.{number % 6}", "Ada")
    assert stranger(server, "192.0.2.0", "Ada", PASSWORD).status_code == 429
    assert stranger(server, "192.0.2.6", "Ada", PASSWORD).status_code == 200


def test_however_many_strangers_try_a_known_browser_gets_in_from_anywhere(server: Served) -> None:
    ada, bob = registered(server, "Ada"), registered(server, "Bob")
    for each in (ada, bob):
        log_out(each)
        each.csrf = ""
    limited(server, guess=(0, 2), stranger=(0, 3))
    tries = [stranger(server, f"192.0.2.{number}", "Ada").status_code for number in range(4)]
    assert tries == [401, 401, 401, 429]
    assert stranger(server, "192.0.2.8", "Ada", PASSWORD).status_code == 429
    assert log_in_from(bob, "192.0.2.8", "Ada", PASSWORD).status_code == 429  # known, but as somebody else
    assert log_in_from(ada, "192.0.2.0", "Ada", PASSWORD).status_code == 200
    ada.close()
    bob.close()


def test_a_known_browser_does_not_guess_on_for_ever(server: Served) -> None:
    ada = registered(server, "Ada")
    log_out(ada)
    ada.csrf = ""
    limited(server, guess=(0, 2))
    tries = [log_in_from(ada, f"192.0.2.{number}", "Ada").status_code for number in range(3)]
    assert tries == [401, 401, 429]
    ada.close()


# By what a browser is known.


def test_only_what_we_have_given_out_makes_a_browser_known(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    accounts = Accounts(database, True, QUICK)
    for name in ("Ada", "Bob"):
        accounts.register(name, PASSWORD)
    device = accounts.device("Ada")
    expires, _, signature = device.partition(".")
    assert accounts.is_known(" ADA ", device)
    forged = [
        "",
        "x",
        ".",
        f"{expires}.",
        f"{int(expires) + 1}.{signature}",
        f"{expires}.{'0' * 64}",
        f"²{device}",
        f"0{device}",
    ]
    for each in [None, *forged, f"{'9' * 5000}.{signature}", f"{expires}.é"]:
        assert not accounts.is_known("Ada", each)
    assert not accounts.is_known("Bob", device)
    assert not accounts.is_known("Nobody", device)
    later = time.time() + DEVICE_SECONDS + 1
    monkeypatch.setattr(time, "time", lambda: later)
    assert not accounts.is_known("Ada", device)


def test_the_browser_shows_it_with_passwords_only(server: Served) -> None:
    client = server.client()
    response = client.post("/api/accounts", {"name": "Ada", "password": PASSWORD})
    (cookie,) = [each for each in response.headers.get_list("set-cookie") if each.startswith(DEVICE_COOKIE)]
    assert all(word in cookie.lower() for word in ("path=/api/session", "httponly", "samesite=strict"))
    client.close()


def test_a_drop_that_did_not_count_is_given_back() -> None:
    now = [0.0]
    bucket = Buckets(rate=0.5, burst=2, clock=lambda: now[0])
    bucket.give_back("a")
    assert [bucket.take("a") for _ in range(3)] == [True, True, False]
    assert bucket.wait("a") == 2
    now[0] = 1
    assert bucket.wait("a") == 1
    bucket.give_back("a")
    assert bucket.wait("a") == bucket.wait("b") == 0
    assert [bucket.take("a") for _ in range(2)] == [True, False]
