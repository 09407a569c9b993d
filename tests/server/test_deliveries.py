"""Being told over a real mail server, a real push service and a real webhook on loopback."""

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from civitas.server import deliveries
from civitas.server.bounds import Bounds
from civitas.server.errands import Errand, Errands
from civitas.server.notices import DELAY_SECONDS
from civitas.server.services import Settings
from civitas.server.storage import games
from civitas.server.storage import notices as store
from civitas.server.storage.database import StorageFailed
from civitas.server.storage.notices import TEST, Queued
from civitas.server.storage.schema import NOTICES, SECRETS, SUBSCRIPTIONS
from civitas.server.webhooks import signature
from tests.server.members import QUICK, registered
from tests.server.playing import TOY_ID
from tests.server.postbox import Postbox, postbox
from tests.server.receiver import Browser, Receiver, receiving, signer_of
from tests.server.serving import Client, Served, Watcher, eventually, served
from tests.server.telling import choose

ADDRESS = "https://play.example.org"
AT_ONCE = Bounds({"notice-seconds": 0.0})
NOTICES_PATH, PUSH_PATH = "/api/account/notices", "/api/account/push"


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture
def box() -> Iterator[Postbox]:
    with postbox() as found:
        yield found


@contextmanager
def telling(url: str, **how: Any) -> Iterator[Served]:
    """A server at which people are told at once."""
    with served(Settings(url, bot_processes=0, **{"bounds": AT_ONCE, **how})) as running:
        yield running


@contextmanager
def telling_members(url: str, mail: str | None = None, **how: Any) -> Iterator[Served]:
    """The same for accounts, which may call addresses on loopback."""
    how = {"address": ADDRESS, "webhooks_to_private": True, **how}
    with telling(url, public=True, mail=mail, **how) as running:
        running.services.accounts._hasher = QUICK
        running.services.limits.public = False
        yield running


class Game:
    """A table at which Ada has moved, so that it is Bob's turn."""

    def __init__(self, ada: Client, bob: Client) -> None:
        opened = ada.open(players=2)
        self.id = opened["table"]
        self.tokens = [opened["token"]]
        body = {"name": "Bob", "invitation": opened["invitation"]}
        self.tokens.append(bob.post(f"/api/tables/{self.id}/join", body).json()["token"])
        self.ada, self.bob = ada, bob

    def let_bob_be_asked(self) -> None:
        for number, action in enumerate(("take", "done")):
            self.act(0, number, action)

    def act(self, seat: int, seq: int, action: str) -> None:
        body = {"client_id": f"{seat}-{seq}", "seq": seq, "action": action}
        client = (self.ada, self.bob)[seat]
        response = client.post(f"/api/tables/{self.id}/actions", body, self.tokens[seat])
        assert response.status_code == 200, response.text


def subscribe(client: Client, browser: Browser, language: str = "en") -> None:
    response = client.post(PUSH_PATH, browser.subscription(language))
    assert response.status_code == 200, response.text


def rows(server: Served) -> list[Any]:
    with server.services.database.reading() as c:
        return list(c.execute(select(NOTICES).order_by(NOTICES.c.id)))


def hurry(server: Served) -> None:
    """Let everything that waits be due now."""
    with server.services.database.writing() as c:
        c.execute(update(NOTICES).where(NOTICES.c.sent.is_(None)).values(due=0.0, claimed=None))


# Push.


def test_a_browser_is_told_that_it_is_its_turn_and_nothing_of_the_game(sqlite_url: str, receiver: Receiver) -> None:
    browser = Browser(receiver, "bob")
    with telling(sqlite_url) as server:
        bob = server.client().enter()
        subscribe(bob, browser, "de")
        game = Game(server.client().enter(), bob)
        game.let_bob_be_asked()
        eventually(browser.messages)
        key = server.client().get("/api/push-key").json()["key"]
        (request,) = receiver.at(browser.path)
        assert signer_of(request)[0] == key
        assert signer_of(request)[1]["aud"] == receiver.url
        assert (request.headers["content-encoding"], request.headers["topic"]) == ("aes128gcm", game.id)
        assert browser.messages() == [
            {
                "title": "Du bist am Zug",
                "body": f"{TOY_ID} – du bist am Zug. Mit Ada.",
                "url": f"/#/table/{game.id}",
                "tag": game.id,
                "lang": "de",
            }
        ]
        eventually(lambda: [each.trouble for each in rows(server) if each.sent] == [None])


def test_the_key_is_made_once_for_all_servers_of_a_database(sqlite_url: str) -> None:
    keys = []
    for _ in range(2):
        with telling(sqlite_url) as server:
            keys.append(server.client().get("/api/push-key").json()["key"])
    assert keys[0] == keys[1]
    with telling(sqlite_url) as server, server.services.database.reading() as c:
        assert keys[0] not in list(c.execute(select(SECRETS.c.value)).scalars())


def test_whoever_looks_at_the_table_is_not_told(sqlite_url: str, receiver: Receiver) -> None:
    browser = Browser(receiver, "bob")
    with telling(sqlite_url) as server:
        bob = server.client().enter()
        subscribe(bob, browser)
        game = Game(server.client().enter(), bob)
        eventually(lambda: rows(server) == [])
        watcher = Watcher(server.base, game.id, game.tokens[1])
        watcher.state()
        game.let_bob_be_asked()
        eventually(lambda: rows(server) == [])
        watcher.close()
    assert receiver.received == []


def test_whoever_has_the_table_open_in_the_background_is_told(sqlite_url: str, receiver: Receiver) -> None:
    browser = Browser(receiver, "bob")
    with telling(sqlite_url) as server:
        bob = server.client().enter()
        subscribe(bob, browser)
        game = Game(server.client().enter(), bob)
        watcher = Watcher(server.base, game.id, game.tokens[1])
        watcher.state()
        watcher.tell({"type": "look", "looking": False})
        watcher.tell({"type": "chat", "text": "I am off"})
        watcher.hear_until(lambda message: message["type"] == "chat")
        eventually(lambda: not server.services.presence._fresh)
        game.let_bob_be_asked()
        eventually(browser.messages)
        watcher.close()


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(sqlite_url: str, receiver: Receiver, status: int) -> None:
    receiver.status = status
    with telling(sqlite_url) as server:
        bob = server.client().enter()
        subscribe(bob, Browser(receiver, "bob"))
        assert len(bob.get(NOTICES_PATH).json()["devices"]) == 1
        bob.post(f"{NOTICES_PATH}/test", {"way": "push"})
        eventually(lambda: bob.get(NOTICES_PATH).json()["devices"] == [])
        assert rows(server) == []
    assert len(receiver.received) == 1


def test_a_push_service_that_has_a_bad_day_is_asked_again(sqlite_url: str, receiver: Receiver) -> None:
    browser = Browser(receiver, "bob")
    receiver.status = 503
    with telling(sqlite_url) as server:
        bob = server.client().enter()
        subscribe(bob, browser)
        bob.post(f"{NOTICES_PATH}/test", {"way": "push"})
        eventually(lambda: [(each.tries, each.claimed) for each in rows(server)] == [(1, None)])
        receiver.status = 201
        hurry(server)
        eventually(lambda: rows(server)[0].sent)
        (last,) = bob.get(NOTICES_PATH).json()["last"].values()
        assert last["trouble"] is None
    assert len(browser.messages()) == 2


def test_a_push_service_that_refuses_is_not_asked_again(sqlite_url: str, receiver: Receiver) -> None:
    receiver.status = 403
    with telling(sqlite_url) as server:
        bob = server.client().enter()
        subscribe(bob, Browser(receiver, "bob"))
        bob.post(f"{NOTICES_PATH}/test", {"way": "push"})
        eventually(lambda: [each.trouble for each in rows(server)] == ["403"])


def test_two_servers_tell_once(postgresql_url: str, receiver: Receiver) -> None:
    browser = Browser(receiver, "bob")
    with telling(postgresql_url) as here, telling(postgresql_url) as there:
        bob = here.client().enter()
        game = Game(here.client().enter(), bob)
        subscribe(there_as(bob, there), browser)
        eventually(lambda: _channels(here, game) == 1)
        game.let_bob_be_asked()
        eventually(lambda: any(each.sent for each in rows(there)))
        for server in (here, there):
            assert server.services.deliveries._errands.claimed(10) == []
    assert len(browser.messages()) == 1


def there_as(client: Client, server: Served) -> Client:
    """The same person at another server."""
    other = server.client()
    other.http.cookies, other.csrf = client.http.cookies, client.csrf
    return other


def _channels(server: Served, game: Game) -> int:
    """On how many ways Bob would be told by this server."""
    with server.services.database.reading() as c:
        owner = games.seats_of(c, game.id)[1].owner
        return len(server.services.tables.notices._channels(c, owner or ""))


def test_an_address_that_cannot_be_signed_for_is_given_up(sqlite_url: str, receiver: Receiver) -> None:
    with telling(sqlite_url) as server:
        bob = server.client().enter()
        body = {**Browser(receiver, "bob").subscription(), "endpoint": "http://[::1]:9999/"}
        assert bob.post(PUSH_PATH, body).status_code == 200
        bob.post(f"{NOTICES_PATH}/test", {"way": "push"})
        eventually(lambda: [each.trouble for each in rows(server)] == ["address"])


@pytest.mark.parametrize("problem", [StorageFailed("the database: away"), RuntimeError("a mistake")])
def test_what_goes_wrong_on_our_side_is_in_the_log(
    sqlite_url: str, receiver: Receiver, caplog: pytest.LogCaptureFixture, problem: Exception
) -> None:
    with telling(sqlite_url) as server:

        async def fail(errand: object) -> None:
            raise problem

        server.services.deliveries._send = fail  # type: ignore[method-assign]
        bob = server.client().enter()
        subscribe(bob, Browser(receiver, "bob"))
        bob.post(f"{NOTICES_PATH}/test", {"way": "push"})
        eventually(lambda: "notices: " in caplog.text)
        assert [each.claimed is None for each in rows(server)] == [False]


def test_a_server_looks_again_after_its_database_was_away(
    sqlite_url: str, receiver: Receiver, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    browser = Browser(receiver, "bob")
    with telling(sqlite_url) as server:
        bob = server.client().enter()
        subscribe(bob, browser)
        with monkeypatch.context() as now:
            now.setattr(Errands, "claimed", _away)
            bob.post(f"{NOTICES_PATH}/test", {"way": "push"})
            eventually(lambda: "notices: the database: away" in caplog.text)
        eventually(browser.messages)


def _away(errands: Errands, most: int) -> list[Errand]:
    raise StorageFailed("the database: away")


def test_a_server_that_ends_waits_for_nobody_who_is_slow(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deliveries, "END_SECONDS", 0.01)
    with socket.create_server(("127.0.0.1", 0)) as silent, telling(sqlite_url) as server:
        slow = Receiver()
        slow.url = f"http://127.0.0.1:{silent.getsockname()[1]}"
        bob = server.client().enter()
        subscribe(bob, Browser(slow, "bob"))
        bob.post(f"{NOTICES_PATH}/test", {"way": "push"})
        eventually(lambda: [each.claimed is None for each in rows(server)] == [False])
    assert [each.sent for each in rows(server)] == [None]
    server.services.database.close()


# Letters.


def test_a_letter_says_whose_turn_it_is_and_how_to_have_no_more(sqlite_url: str, box: Postbox) -> None:
    with telling_members(sqlite_url, box.url) as server:
        ada, bob = (registered(server, name) for name in ("Ada", "Bob"))
        choose(server.services.database, "account:2", "bob@example.org", "de")
        wanted = {"mail": "each", "hour": 7, "zone": "Europe/Berlin"}
        assert bob.put(NOTICES_PATH, wanted).json()["mail"] == "each"
        game = Game(ada, bob)
        game.let_bob_be_asked()
        eventually(lambda: box.letters)
        (letter,) = box.letters
        assert (letter["To"], letter["Subject"]) == ("bob@example.org", f"Du bist am Zug: {TOY_ID}")
        text = "\n".join(letter.get_content().splitlines())
        assert f"{TOY_ID} – du bist am Zug. Mit Ada.\n{ADDRESS}/#/table/{game.id}\n" in text
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        off = letter["List-Unsubscribe"].strip("<>")
        assert off in text
        _turn_off(server, bob, off)


def _turn_off(server: Served, bob: Client, off: str) -> None:
    path = off.removeprefix(ADDRESS)
    asked = httpx.get(server.base + path, verify=False)
    assert (asked.status_code, "Keine Briefe mehr?" in asked.text) == (200, True)
    assert "<script" not in asked.text
    assert bob.get(NOTICES_PATH).json()["mail"] == "each"  # whoever follows the link is asked first
    for wrong in (f"{path[:-2]}xx", path.partition(".")[0], f"{path.rpartition('/')[0]}/%ff.x"):
        assert httpx.post(server.base + wrong, verify=False).status_code == 404
    assert bob.get(NOTICES_PATH).json()["mail"] == "each"
    one_click = httpx.post(server.base + path, data={"List-Unsubscribe": "One-Click"}, verify=False)
    assert (one_click.status_code, "keine Briefe mehr" in one_click.text) == (200, True)
    assert bob.get(NOTICES_PATH).json()["mail"] == "off"


def test_what_waits_in_the_queue_is_not_written_any_more_when_letters_are_off(sqlite_url: str, box: Postbox) -> None:
    with telling_members(sqlite_url, box.url, bounds=Bounds()) as server:
        ada, bob = (registered(server, name) for name in ("Ada", "Bob"))
        choose(server.services.database, "account:2", "bob@example.org", mail="each")
        Game(ada, bob).let_bob_be_asked()
        assert [each.channel for each in rows(server)] == ["mail"]
        assert rows(server)[0].due - rows(server)[0].asked == pytest.approx(DELAY_SECONDS)
        path = server.services.unsubscribing.path("account:2")
        logged_in = bob.http.post(path)  # by the form, with the cookie and without what our own page would say
        assert logged_in.status_code == 200
        assert rows(server) == []


def test_a_digest_is_one_letter(sqlite_url: str, box: Postbox) -> None:
    with telling_members(sqlite_url, box.url) as server:
        ada, bob = (registered(server, name) for name in ("Ada", "Bob"))
        choose(server.services.database, "account:2", "bob@example.org", mail="digest")
        both = [Game(ada, bob) for _ in range(2)]
        for game in both:
            game.let_bob_be_asked()
        assert [each.channel for each in rows(server)] == ["digest", "digest"]
        hurry(server)
        eventually(lambda: box.letters)
        (letter,) = box.letters
        assert letter["Subject"] == "2 tables have news for you"
        assert all(game.id in letter.get_content() for game in both)
        eventually(lambda: all(each.sent for each in rows(server)))


def test_a_full_mailbox_is_tried_again(sqlite_url: str, box: Postbox) -> None:
    box.is_full = True
    with telling_members(sqlite_url, box.url) as server:
        bob = registered(server, "Bob")
        choose(server.services.database, "account:1", "bob@example.org", mail="each")
        assert bob.post(f"{NOTICES_PATH}/test", {"way": "mail"}).status_code == 200
        eventually(lambda: [(each.tries, each.claimed) for each in rows(server)] == [(1, None)])
        box.is_full = False
        hurry(server)
        eventually(lambda: box.letters)


def test_letters_need_a_confirmed_address_and_a_mail_server(sqlite_url: str, box: Postbox) -> None:
    with telling_members(sqlite_url, box.url) as server:
        bob = registered(server, "Bob")
        assert bob.get(NOTICES_PATH).json()["ways"] == ["push", "webhook"]
        assert bob.put(NOTICES_PATH, {"mail": "each"}).status_code == 409
        assert bob.post(f"{NOTICES_PATH}/test", {"way": "mail"}).status_code == 409
    with telling_members(sqlite_url, address=None) as server:
        choose(server.services.database, "account:1", "bob@example.org", mail="each")
        bob = registered(server, "Bobby")
        assert bob.get(NOTICES_PATH).json()["ways"] == ["push"]
        with server.services.database.writing() as c:
            store.queue(c, [Queued("account:1", channel, TEST, None, 0, 0.0) for channel in ("mail", "webhook")])
        eventually(lambda: [each.trouble for each in rows(server)] == ["off", "off"])


# Webhooks.


def test_a_webhook_is_called_with_what_proves_that_it_is_us(sqlite_url: str, receiver: Receiver) -> None:
    with telling_members(sqlite_url) as server:
        ada, bob = (registered(server, name) for name in ("Ada", "Bob"))
        chosen = bob.put(NOTICES_PATH, {"mail": "off", "webhook": f"{receiver.url}/hook"}).json()
        game = Game(ada, bob)
        game.let_bob_be_asked()
        eventually(lambda: receiver.received)
        (request,) = receiver.at("/hook")
        told = json.loads(request.body)
        assert set(told) == {"kind", "table", "title", "others", "text", "link"}
        assert (told["kind"], told["table"], told["link"]) == ("turn", game.id, f"{ADDRESS}/#/table/{game.id}")
        number, at = request.headers["webhook-id"], request.headers["webhook-timestamp"]
        assert request.headers["webhook-signature"] == signature(chosen["secret"], number, at, request.body)
        other = bob.put(NOTICES_PATH, {"mail": "off", "webhook": f"{receiver.url}/other"}).json()
        assert other["secret"] != chosen["secret"]
        assert bob.put(NOTICES_PATH, {"mail": "off"}).json()["secret"] is None


def test_whoever_is_invited_by_name_is_told(sqlite_url: str, receiver: Receiver) -> None:
    with telling_members(sqlite_url) as server:
        ada, bob = (registered(server, name) for name in ("Ada", "Bob"))
        bob.put(NOTICES_PATH, {"mail": "off", "webhook": receiver.url})
        table = ada.open()["table"]
        assert ada.post(f"/api/tables/{table}/invite", {"name": "Bob"}).status_code == 200
        eventually(lambda: receiver.received)
        told = json.loads(receiver.received[0].body)
        assert (told["kind"], told["others"], told["link"]) == ("invited", ["Ada"], f"{ADDRESS}/#/join/{table}")


def test_a_webhook_that_says_it_is_gone_is_turned_off(sqlite_url: str, receiver: Receiver) -> None:
    receiver.status = 410
    with telling_members(sqlite_url) as server:
        bob = registered(server, "Bob")
        bob.put(NOTICES_PATH, {"mail": "off", "webhook": receiver.url})
        bob.post(f"{NOTICES_PATH}/test", {"way": "webhook"})
        eventually(lambda: bob.get(NOTICES_PATH).json()["webhook"] is None)


def test_a_public_server_calls_nobody_behind_it(sqlite_url: str, receiver: Receiver) -> None:
    with telling_members(sqlite_url, webhooks_to_private=False) as server:
        bob = registered(server, "Bob")
        assert bob.put(NOTICES_PATH, {"mail": "off", "webhook": receiver.url}).status_code == 400
        assert bob.post(PUSH_PATH, Browser(receiver, "bob").subscription()).status_code == 400
        hidden = receiver.url.replace("127.0.0.1", "localhost")
        assert bob.put(NOTICES_PATH, {"mail": "off", "webhook": hidden}).status_code == 200
        bob.post(f"{NOTICES_PATH}/test", {"way": "webhook"})
        eventually(lambda: bob.get(NOTICES_PATH).json()["last"])
        assert bob.get(NOTICES_PATH).json()["last"]["webhook"]["trouble"] == "private"
    assert receiver.received == []


# Choosing.


def test_guests_have_devices_and_nothing_else(sqlite_url: str, receiver: Receiver) -> None:
    browser = Browser(receiver, "ada")
    with telling(sqlite_url, bounds=Bounds({"devices": 2})) as server:
        ada = server.client().enter()
        assert ada.get(NOTICES_PATH).json()["ways"] == ["push"]
        assert ada.put(NOTICES_PATH, {"mail": "off", "webhook": receiver.url}).status_code == 409
        for each in (browser, Browser(receiver, "second"), Browser(receiver, "third")):
            subscribe(ada, each)
        assert len(ada.get(NOTICES_PATH).json()["devices"]) == 2
        headers = {"x-csrf-token": ada.csrf}
        body = {"endpoint": f"{receiver.url}/push/third"}
        assert len(ada.http.request("DELETE", PUSH_PATH, json=body, headers=headers).json()["devices"]) == 1
        assert server.client().get(NOTICES_PATH).status_code == 401


def test_a_browser_is_told_for_whoever_used_it_last(sqlite_url: str, receiver: Receiver) -> None:
    browser = Browser(receiver, "shared")
    with telling(sqlite_url) as server:
        ada, bob = server.client().enter(), server.client().enter()
        for each in (ada, bob):
            subscribe(each, browser)
        assert ada.get(NOTICES_PATH).json()["devices"] == []
        with server.services.database.reading() as c:
            assert len(c.execute(select(SUBSCRIPTIONS)).all()) == 1


@pytest.mark.parametrize(
    "wrong", [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"endpoint": "ftp://example.org"}, {"language": "fr"}]
)
def test_what_is_no_subscription_is_refused(embedded: Served, ada: Client, wrong: dict[str, str]) -> None:
    with receiving() as receiver:
        body = {**Browser(receiver, "ada").subscription(), **wrong}
    assert ada.post(PUSH_PATH, body).status_code == 400


def test_there_is_nothing_to_test_without_a_way(embedded: Served, ada: Client) -> None:
    for way in ("push", "mail", "webhook"):
        assert ada.post(f"{NOTICES_PATH}/test", {"way": way}).status_code == 409


def test_a_time_zone_must_be_one(sqlite_url: str) -> None:
    with telling_members(sqlite_url) as server:
        bob = registered(server, "Bob")
        assert bob.put(NOTICES_PATH, {"mail": "off", "zone": "../../etc/passwd"}).status_code == 400
        assert bob.put(NOTICES_PATH, {"mail": "off", "zone": "Asia/Tokyo"}).json()["zone"] == "Asia/Tokyo"
