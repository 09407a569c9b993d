"""Passkeys: several an account, each challenge good once and for one purpose, and no copies of a key."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from civitas.language import LANGUAGES, language
from civitas.server import passkeys
from civitas.server.refusals import Refusal
from civitas.server.storage import credentials
from civitas.server.storage.database import now
from civitas.server.storage.people import account_number
from civitas.server.tokens import hash_of
from tests.server.authenticator import Authenticator
from tests.server.members import PASSWORD, registered, served_to_all
from tests.server.serving import Client, Served


@pytest.fixture
def server(sqlite_url: str) -> Iterator[Served]:
    with named(sqlite_url) as running:
        yield running


@pytest.fixture
def each_server(url: str) -> Iterator[Served]:
    """The same on both databases."""
    with named(url) as running:
        yield running


@contextmanager
def named(url: str) -> Iterator[Served]:
    """A public server that is asked for by a name, as passkeys need it."""
    with served_to_all(url) as running:
        running.base = f"http://localhost:{running.port}"
        yield running


@pytest.fixture
def stranger(server: Served) -> Iterator[Client]:
    client = server.client()
    yield client
    client.close()


def challenge(client: Client, purpose: str) -> dict[str, Any]:
    response = client.post("/api/account/challenges", {"purpose": purpose})
    assert response.status_code == 200, response.text
    asked: dict[str, Any] = response.json()
    return asked


def enrol(client: Client, key: Authenticator, name: str = "Phone", **proof: Any) -> httpx.Response:
    made = key.made(challenge(client, "enrol"))
    return client.post("/api/account/passkeys", {"name": name, **made, **(proof or {"password": PASSWORD})})


def enter(client: Client, key: Authenticator) -> httpx.Response:
    client.csrf = ""
    client.http.cookies.clear()
    return client.post("/api/session/passkey", key.signed(challenge(client, "enter")))


def with_passkey(server: Served) -> tuple[Client, Authenticator]:
    ada, key = registered(server, "Ada"), Authenticator(server.base)
    assert enrol(ada, key).status_code == 200
    return ada, key


def test_an_account_has_several_passkeys_and_each_logs_in_until_it_is_removed(each_server: Served) -> None:
    server = each_server
    ada, phone = with_passkey(server)
    stick = Authenticator(server.base)
    asked = challenge(ada, "enrol")
    assert asked["options"]["rp"]["id"] == "localhost"
    assert asked["options"]["authenticatorSelection"]["residentKey"] == "required"
    assert asked["options"]["authenticatorSelection"]["userVerification"] == "preferred"
    signed = phone.signed(challenge(ada, "prove"))
    shown = enrol(ada, stick, "Stick", signed=signed).json()["passkeys"]
    assert [each["name"] for each in shown] == ["Phone", "Stick"]
    stranger = server.client()
    for key in (phone, stick, phone):
        assert enter(stranger, key).json()["name"] == "Ada"
    removed = ada.post("/api/account/passkeys/remove", {"id": shown[0]["id"], "password": PASSWORD})
    assert [each["name"] for each in removed.json()["passkeys"]] == ["Stick"]
    assert [enter(stranger, key).status_code for key in (phone, stick)] == [401, 200]
    ada.close()
    stranger.close()


def test_a_passkey_proves_who_is_there_where_a_session_is_not_enough(server: Served) -> None:
    ada, key = with_passkey(server)
    new = {"new_password": "another horse battery"}
    bare = ada.put("/api/account/password", new)
    assert bare.json()["reason"] == "proof"
    signed = key.signed(challenge(ada, "enter"))  # signed for something else
    assert ada.put("/api/account/password", {**new, "signed": signed}).json()["reason"] == "challenge"
    signed = key.signed(challenge(ada, "prove"))
    assert ada.put("/api/account/password", {**new, "signed": signed}).status_code == 200
    again = ada.put("/api/account/password", {**new, "signed": signed})
    assert again.json()["reason"] == "challenge"
    ada.close()


def test_nobody_proves_with_the_passkey_of_another(server: Served) -> None:
    ada, key = with_passkey(server)
    bob = registered(server, "Bob")
    foreign = key.signed(challenge(bob, "prove"))
    assert bob.post("/api/account/delete", {"signed": foreign}).json()["error"] == "passkey"
    stolen = key.signed(challenge(ada, "prove"))
    assert bob.post("/api/account/delete", {"signed": stolen}).json()["reason"] == "challenge"
    assert enrol(bob, key).json()["error"] == "passkey"  # it is Ada's already
    assert bob.get("/api/account").json()["passkeys"] == []
    ada.close()
    bob.close()


@pytest.mark.parametrize("where", ["https://evil.example", "http://127.0.0.1"])
def test_what_was_signed_for_another_site_is_good_for_nothing(server: Served, stranger: Client, where: str) -> None:
    ada, key = with_passkey(server)
    key.origin = where
    assert enter(stranger, key).status_code == 401
    key.origin, key.host = server.base, "evil.example"
    assert enter(stranger, key).status_code == 401
    assert enrol(ada, Authenticator(where)).status_code == 401
    ada.close()


def test_a_passkey_that_counts_backwards_is_a_copy_and_refused(server: Served, stranger: Client) -> None:
    ada, key = with_passkey(server)
    key.count = 10
    assert enter(stranger, key).status_code == 200
    key.count = 5
    assert enter(stranger, key).status_code == 401
    ada.close()


def test_nonsense_in_place_of_a_signature_is_refused(server: Served) -> None:
    ada, key = with_passkey(server)
    for part in ("client_data", "authenticator_data", "signature"):
        asked = {**key.signed(challenge(ada, "enter")), part: "AAAA"}
        assert ada.post("/api/session/passkey", asked).status_code == 401
    made = {**Authenticator(server.base).made(challenge(ada, "enrol")), "attestation": "gICA"}
    refused = ada.post("/api/account/passkeys", {"name": "Odd", "password": PASSWORD, **made})
    assert refused.json()["error"] == "passkey"
    ada.close()


def test_a_challenge_is_used_up_once_whichever_server_is_asked(postgresql_url: str) -> None:
    with served_to_all(postgresql_url) as first, served_to_all(postgresql_url) as second:
        ada = registered(first, "Ada")
        token = challenge(ada, "prove")["token"]
        stores = [server.services.passkeys for server in (first, second)]

        number = account_number(first.services.accounts.visitor(ada.http.cookies["civitas"]).owner)

        def taken(store: passkeys.Passkeys) -> bool:
            try:
                return bool(store._take(token, "prove", number))
            except Refusal:
                return False

        with ThreadPoolExecutor(4) as threads:
            assert sum(threads.map(taken, stores * 2)) == 1
        ada.close()


def test_a_challenge_is_over_after_a_while(server: Served) -> None:
    ada = registered(server, "Ada")
    token = challenge(ada, "enter")["token"]
    with server.services.database.writing() as c:
        later = now(c) + passkeys.CHALLENGE_SECONDS + 60
        assert credentials.take_challenge(c, hash_of(token), "enter", later) is None
        assert credentials.take_challenge(c, hash_of(token), "enter", now(c)) is not None
    ada.close()


def test_the_page_has_words_for_what_can_go_wrong() -> None:
    assert all(language(code).has(f"web-error-{each}") for code in LANGUAGES for each in ("passkey", "challenge"))
