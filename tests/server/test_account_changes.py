"""Addresses, passwords and sessions of accounts: letters that are good once, and nobody learns who is known."""

import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest

from civitas.language import LANGUAGES, language
from civitas.server import letters, live
from civitas.server.refusals import Refusal
from civitas.server.storage import credentials
from civitas.server.tokens import hash_of
from tests.server.members import PASSWORD, QUICK, logged_in, registered, served_to_all
from tests.server.postbox import Postbox, postbox
from tests.server.serving import Client, Served, Watcher, eventually

ADDRESS = "ada@example.org"
NEW = "another horse battery"
LINK = re.compile(r"https://play\.example\.org/#/(confirm|reset)/([\w-]+)")


@pytest.fixture(scope="module")
def box() -> Iterator[Postbox]:
    with postbox() as running:
        yield running


@pytest.fixture
def server(sqlite_url: str, box: Postbox) -> Iterator[Served]:
    with writing(sqlite_url, box) as running:
        yield running


@pytest.fixture
def each_server(url: str, box: Postbox) -> Iterator[Served]:
    """The same on both databases."""
    with writing(url, box) as running:
        yield running


@contextmanager
def writing(url: str, box: Postbox) -> Iterator[Served]:
    """A public server that writes letters."""
    box.letters.clear()
    with served_to_all(url, mail=box.url, address="https://play.example.org/") as running:
        yield running


def token_in(box: Postbox, number: int) -> str:
    """The token in the letter of this number, counted from 1, once it has come."""
    eventually(lambda: len(box.letters) >= number)
    found = LINK.search(str(box.letters[number - 1].get_content()))
    assert found is not None
    return found[2]


def set_address(client: Client, address: str | None, password: str = PASSWORD) -> httpx.Response:
    return client.put("/api/account/address", {"address": address, "language": "de", "password": password})


def confirmed(server: Served, box: Postbox, name: str = "Ada", address: str = ADDRESS) -> Client:
    """Somebody with an address."""
    client, sent = registered(server, name), len(box.letters)
    assert set_address(client, address).json()["expected"] == address
    assert client.post("/api/account/confirm", {"token": token_in(box, sent + 1)}).status_code == 200
    return client


def forget(client: Client, who: str) -> httpx.Response:
    return client.post("/api/account/forgotten", {"who": who, "language": "en"})


def settled(server: Served) -> None:
    """Wait until no letter is being written."""
    eventually(lambda: server.services.letters._waiting == 0)


def account(client: Client) -> dict[str, Any]:
    shown: dict[str, Any] = client.get("/api/account").json()
    return shown


# Addresses.


def test_an_address_counts_when_the_link_in_its_letter_was_followed_once(each_server: Served, box: Postbox) -> None:
    server = each_server
    ada = registered(server, "Ada")
    shown = set_address(ada, ADDRESS).json()
    assert (shown["address"], shown["expected"], shown["letters"]) == (None, ADDRESS, True)
    token = token_in(box, 1)
    assert (box.letters[0]["To"], box.letters[0]["Subject"]) == (ADDRESS, "Civitas: Ist das deine Adresse?")
    assert forget(ada, "Ada").status_code == 200
    settled(server)
    assert len(box.letters) == 1  # nobody writes to an address that is not confirmed
    stranger = server.client()
    answers = [stranger.post("/api/account/confirm", {"token": token}) for _ in range(2)]
    assert [each.status_code for each in answers] == [200, 409]
    assert answers[1].json()["reason"] == "letter"
    assert (account(ada)["address"], account(ada)["expected"]) == (ADDRESS, None)
    assert set_address(ada, None).json()["address"] is None
    ada.close()
    stranger.close()


def test_a_new_letter_makes_the_one_before_it_good_for_nothing(server: Served, box: Postbox) -> None:
    ada = registered(server, "Ada")
    for number, address in enumerate((ADDRESS, "countess@example.org"), 1):
        set_address(ada, address)
        token_in(box, number)
    first, second = token_in(box, 1), token_in(box, 2)
    assert ada.post("/api/account/confirm", {"token": first}).status_code == 409
    assert ada.post("/api/account/confirm", {"token": second}).status_code == 200
    assert account(ada)["address"] == "countess@example.org"
    ada.close()


def test_an_address_is_one_accounts_alone_and_only_its_reader_is_told(server: Served, box: Postbox) -> None:
    ada, bob = confirmed(server, box), registered(server, "Bob")
    answer = set_address(bob, ADDRESS.upper())
    assert (answer.status_code, answer.json()["expected"]) == (200, ADDRESS.upper())
    taken = bob.post("/api/account/confirm", {"token": token_in(box, 2)})
    assert taken.json()["reason"] == "address-taken"
    assert account(bob)["address"] is None
    ada.close()
    bob.close()


def test_who_changes_the_address_needs_the_password_and_the_old_address_is_told(server: Served, box: Postbox) -> None:
    ada = confirmed(server, box)
    assert set_address(ada, "eve@example.org", "wrong horse battery").status_code == 401
    unproven = ada.put("/api/account/address", {"address": "eve@example.org", "language": "en"})
    assert unproven.json()["reason"] == "proof"
    set_address(ada, "countess@example.org")
    ada.post("/api/account/confirm", {"token": token_in(box, 2)})
    eventually(lambda: len(box.letters) == 3)
    assert (box.letters[2]["To"], account(ada)["address"]) == (ADDRESS, "countess@example.org")
    ada.close()


@pytest.mark.parametrize("address", ["a,b@example.org", "a@b", "a b@example.org", "a@example.org\nBcc: b@example.org"])
def test_what_is_no_address_is_refused(embedded: Served, address: str) -> None:
    client = embedded.client().enter()
    assert set_address(client, address).status_code == 400
    client.close()


# Passwords.


def test_a_new_password_needs_the_old_one_and_ends_all_other_sessions(each_server: Served, box: Postbox) -> None:
    server = each_server
    ada, elsewhere = confirmed(server, box), logged_in(server, "Ada")
    opened = ada.open(bots=[{"bot": "random"}])
    cookie = {"Cookie": f"civitas={elsewhere.http.cookies['civitas']}"}
    socket = Watcher(server.base, opened["table"], additional_headers=cookie)
    socket.state()
    assert account(ada)["sessions"] == 2
    wrong = ada.put("/api/account/password", {"password": "wrong horse battery", "new_password": NEW})
    assert wrong.status_code == 401
    assert ada.put("/api/account/password", {"password": PASSWORD, "new_password": NEW}).status_code == 200
    assert socket.hear_the_end() == live.NO_SEAT
    assert elsewhere.get("/api/account").status_code == 401
    assert account(ada)["sessions"] == 1
    stranger = server.client()
    for password, status in ((PASSWORD, 401), (NEW, 200)):
        assert stranger.post("/api/session", {"name": "Ada", "password": password}).status_code == status
    eventually(lambda: len(box.letters) == 2)
    socket.close()
    for client in (ada, elsewhere, stranger):
        client.close()


def test_a_forgotten_password_is_set_anew_once_and_everybody_is_logged_out(each_server: Served, box: Postbox) -> None:
    server = each_server
    ada, stranger = confirmed(server, box), server.client()
    for number, who in enumerate(("  ADA ", ADDRESS.title()), 2):
        assert forget(stranger, who).json() == {}
        token_in(box, number)
    stale, token = token_in(box, 2), token_in(box, 3)
    tries = [
        stranger.post("/api/account/reset", {"token": each, "new_password": NEW}) for each in (stale, token, token)
    ]
    assert [each.status_code for each in tries] == [409, 200, 409]
    assert ada.get("/api/account").status_code == 401
    assert stranger.post("/api/session", {"name": "Ada", "password": NEW}).status_code == 200
    ada.close()
    stranger.close()


def test_a_letter_is_good_for_its_own_purpose_and_not_for_ever(
    server: Served, box: Postbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = confirmed(server, box)
    forget(ada, "Ada")
    reset = token_in(box, 2)
    assert ada.post("/api/account/confirm", {"token": reset}).status_code == 409
    database = server.services.database
    with database.reading() as c:
        hashed, later = hash_of(reset), time.time() + letters.RESET_SECONDS + 60
        assert credentials.take_letter(c, hashed, letters.RESET, later) is None
    assert ada.post("/api/account/reset", {"token": reset, "new_password": NEW}).status_code == 200
    ada.close()


def test_nobody_learns_from_the_answer_who_is_known(server: Served, box: Postbox) -> None:
    ada, bob, stranger = confirmed(server, box), registered(server, "Bob"), server.client()
    box.is_full = True
    answers = [forget(stranger, who) for who in ("Ada", ADDRESS, "Bob", "Nobody", "nobody@example.org")]
    assert {(each.status_code, each.text) for each in answers} == {(200, "{}")}
    settled(server)
    box.is_full = False
    for client in (ada, bob, stranger):
        client.close()


def test_of_two_servers_only_one_takes_a_letter(postgresql_url: str, box: Postbox) -> None:
    with ExitStack() as until:
        first, second = (until.enter_context(writing(postgresql_url, box)) for _ in range(2))
        ada = confirmed(first, box)
        forget(ada, "Ada")
        token = token_in(box, 2)

        def reset(server: Served) -> int:
            client = server.client()
            body = {"token": token, "new_password": NEW}
            try:
                return client.post("/api/account/reset", body).status_code
            finally:
                client.close()

        with ThreadPoolExecutor(4) as threads:
            assert sorted(threads.map(reset, [first, second] * 2)) == [200, 409, 409, 409]
        ada.close()


def test_without_mail_nothing_is_offered_that_needs_a_letter(sqlite_url: str) -> None:
    with served_to_all(sqlite_url) as server:
        ada = registered(server, "Ada")
        assert account(ada)["letters"] is False
        assert set_address(ada, ADDRESS).json()["reason"] == "no-mail"
        assert forget(ada, "Ada").json()["reason"] == "no-mail"
        ada.close()
    assert all(language(code).has(f"web-error-{each}") for code in LANGUAGES for each in ("no-mail", "letter"))


# Sessions.


def test_one_logs_out_everywhere_on_all_servers_at_once(postgresql_url: str) -> None:
    with served_to_all(postgresql_url) as first, served_to_all(postgresql_url) as second:
        ada, elsewhere = registered(first, "Ada"), logged_in(second, "Ada")
        opened = ada.open(bots=[{"bot": "random"}])
        cookie = {"Cookie": f"civitas={elsewhere.http.cookies['civitas']}"}
        socket = Watcher(second.base, opened["table"], additional_headers=cookie)
        socket.state()
        answer = ada.http.delete("/api/sessions", headers={"x-csrf-token": ada.csrf})
        assert answer.json()["kind"] == "visitor"
        assert socket.hear_the_end() == live.NO_SEAT
        assert elsewhere.get("/api/account").status_code == 401
        socket.close()
        ada.close()
        elsewhere.close()


def test_who_knew_the_old_password_does_not_slip_in_while_it_changes(sqlite_url: str) -> None:
    with served_to_all(sqlite_url) as server:
        ada = registered(server, "Ada")
        services = server.services
        before = services.accounts.of("account:1")
        services.account_changes.set_password(before, QUICK.hash(NEW), "")
        with pytest.raises(Refusal, match="password is wrong"):
            services.accounts.enter(before)
        ada.close()
