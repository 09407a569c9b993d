"""The HTTP part, as a browser and as a program would use it."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send

import civitas
from civitas.bots import names
from civitas.bots.measured import against_the_level_below
from civitas.server.guard import Guard, client_of, is_own_origin
from civitas.server.limits import Limits
from tests.server.playing import TOY_ID
from tests.server.serving import Client, Served


def test_a_table_from_opening_to_the_first_moves(server: Served) -> None:
    ada = server.client().enter()
    opened = ada.open()
    path = f"/api/tables/{opened['table']}"
    bob = server.client()
    joined = bob.post(f"{path}/join", {"invitation": opened["invitation"], "name": "Bob"}).json()
    assert joined["seat"] == 1
    mine = ada.get("/api/tables").json()
    assert [(table["id"], table["my_turn"]) for table in mine] == [(opened["table"], True)]
    state = ada.get(f"{path}/state").json()
    assert (state["seat"], state["seq"], state["to_act"]) == (0, 0, [0])
    assert {"code": 0, "verb": "roll"} in state["legal"]
    act = {"client_id": "a", "seq": 0, "action": {"verb": "take"}}
    first = ada.post(f"{path}/actions", act)
    assert (first.status_code, first.json()) == (200, {"type": "ack", "client_id": "a", "seq": 1})
    assert ada.post(f"{path}/actions", act).json() == first.json()
    stale = ada.post(f"{path}/actions", {**act, "client_id": "b"})
    assert (stale.status_code, stale.json()["reason"], stale.json()["state"]["seq"]) == (409, "stale", 1)
    illegal = ada.post(f"{path}/actions", {"client_id": "c", "seq": 1, "action": "roll"})
    assert (illegal.status_code, illegal.json()["reason"], illegal.json()["rule"]) == (409, "illegal", "turn-b")
    early = bob.post(f"{path}/actions", {"client_id": "d", "seq": 1, "action": "done"}, joined["token"])
    assert (early.status_code, early.json()["reason"]) == (409, "out-of-turn")
    assert ada.post(f"{path}/undo", {"client_id": "u", "seq": 1}).json()["seq"] == 2
    assert bob.post(f"{path}/chat", {"text": "hello"}, joined["token"]).json()["name"] == "Bob"
    assert [line["text"] for line in ada.get(f"{path}/chat").json()] == ["hello"]
    ada.close()
    bob.close()


def test_titles_and_rules_can_be_looked_up(ada: Client) -> None:
    titles = {title["id"]: title for title in ada.get("/api/titles").json()}
    bots = titles["civilization-1980"]["bots"]
    assert [bot["name"] for bot in bots] == names("civilization-1980")
    assert [bot["level"] for bot in bots] == sorted(bot["level"] for bot in bots)
    assert {bot["levels"] for bot in bots} == {bots[-1]["level"]}
    played = against_the_level_below("civilization-1980", names("civilization-1980"))
    for weaker, bot in itertools.pairwise(bots):
        _, games, share = played[bot["name"]]
        assert bot["duels"] == {"other": weaker["name"], "games": games, "percent": round(share * 100)}
    assert titles["civilization-1980"]["name"]["de"]
    assert [option["name"] for option in titles[TOY_ID]["options"]] == ["hand", "draw", "stakes"]
    rule = ada.get("/api/rules/civilization-1980/43.62-b").json()
    assert (rule["id"], rule["section"], rule["variant"]) == ("43.62-b", "43.62", "")
    assert rule["title"] == {
        "en": "Seven or more: city becomes six tokens",
        "de": "Ab sieben: Die Stadt wird zu sechs Spielsteinen",
    }
    assert (sorted(rule["text"]), "\n" in "".join(rule["text"].values())) == (["de", "en"], False)
    marks = [ada.get(f"/api/marks/civilization-1980/{code}").json()["marks"] for code in ("en", "de")]
    assert [each["43.62-b"] for each in marks] == [f"43.62 {rule['title'][code]}" for code in ("en", "de")]
    assert set(marks[0]) == {rule.id for rule in civitas.title("civilization-1980").rules}
    assert ada.get(f"/api/rules/{TOY_ID}/turn-b").json()["title"] == {"en": "turn-b", "de": "turn-b"}
    for path in (
        "/api/rules/civilization-1980/99",
        "/api/rules/chess/1",
        "/api/marks/chess/en",
        "/api/marks/civilization-1980/fr",
        "/api/tables/nowhere",
        "/api/tables/a%00b",
        "/api/x",
    ):
        response = ada.get(path)
        assert (response.status_code, response.json()["error"]) == (404, "not-found")


def test_the_description_knows_every_endpoint_and_resolves(ada: Client) -> None:
    description = ada.get("/api/openapi.json").json()
    assert set(description["paths"]) >= {
        "/api/titles",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/join",
        "/api/tables/{table}/state",
        "/api/tables/{table}/actions",
        "/api/tables/{table}/chat",
        "/api/marks/{title}/{language}",
        "/api/rules/{title}/{rule}",
    }
    known = {f"#/components/schemas/{name}" for name in description["components"]["schemas"]}
    assert set(references(description)) <= known


def references(part: Any) -> Iterator[str]:
    """Everything that a description points to."""
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for each in part.values():
            yield from references(each)
    elif isinstance(part, list):
        for each in part:
            yield from references(each)


@pytest.mark.parametrize(
    ("content", "kind", "status"),
    [
        (b"", "application/json", 400),
        (b"{", "application/json", 400),
        (b"[]", "application/json", 400),
        (b"\xff\xfe", "application/json", 400),
        (b'{"title": "toy-bidding", "name": "Ada", "cheat": 1}', "application/json", 400),
        (b'{"title": "toy-bidding", "name": "   "}', "application/json", 400),
        (b'{"title": "toy-bidding", "name": "a\\u0000b"}', "application/json", 400),
        (b'{"title": "toy-bidding", "name": "%s"}' % (b"x" * 41), "application/json", 400),
        (b'{"title": "chess", "name": "Ada"}', "application/json", 400),
        (b'{"title": "toy-bidding", "name": "Ada"}', "text/plain", 400),
        (b"[" * 20_000, "application/json", 400),
        (b'"' + b"x" * 40_000 + b'"', "application/json", 413),
    ],
    ids=range(12),
)
def test_what_nobody_can_read_is_refused(ada: Client, content: bytes, kind: str, status: int) -> None:
    headers = {"content-type": kind, "x-csrf-token": ada.csrf}
    response = ada.http.post("/api/tables", content=content, headers=headers)
    assert response.status_code == status
    assert set(response.json()) == {"error", "message"}


@pytest.mark.parametrize("address", ["/api/tables/a%00b", "/api/tables/a%00b/log"])
def test_nothing_is_at_an_address_with_a_character_that_no_name_has(ada: Client, address: str) -> None:
    response = ada.get(address)
    assert (response.status_code, response.json()["error"]) == (404, "not-found")


def test_a_wrong_link_is_for_no_seat(ada: Client) -> None:
    opened = ada.open()
    response = ada.get(f"/api/tables/{opened['table']}/state", "guessed")
    assert (response.status_code, response.json()["error"]) == (403, "seat")


# Other sites.


def test_a_request_with_a_cookie_needs_what_only_our_page_knows(ada: Client) -> None:
    wanted = {"title": TOY_ID, "name": "Ada"}
    for headers in ({}, {"x-csrf-token": "guessed"}):
        response = ada.http.post("/api/tables", json=wanted, headers=headers)
        assert (response.status_code, response.json()["error"]) == (403, "csrf")


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://["},
        {"origin": "https://OWN"},
        {"origin": "OWN"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
    ids=str,
)
def test_other_sites_change_nothing(embedded: Served, headers: dict[str, str]) -> None:
    client = embedded.client()
    headers = {name: value.replace("OWN", f"127.0.0.1:{embedded.port}") for name, value in headers.items()}
    response = client.http.post("/api/tables", json={"title": TOY_ID, "name": "Eve"}, headers=headers)
    assert (response.status_code, response.json()["error"]) == (403, "origin")
    client.close()


@pytest.mark.parametrize(
    ("seen", "origin", "is_own"),
    [
        ("http", "http://play.example.org", True),
        ("https", "https://PLAY.example.org", True),
        ("ws", "http://play.example.org", True),
        ("wss", "https://play.example.org", True),
        ("https", "http://play.example.org", False),
        ("wss", "http://play.example.org", False),
        ("http", "https://play.example.org", False),
        ("https", "https://play.example.org:8443", False),
    ],
)
def test_the_origin_is_a_scheme_and_a_host(seen: str, origin: str, is_own: bool) -> None:
    """Whoever can answer for the same name without TLS is another site."""
    scope = {"scheme": seen, "headers": [(b"host", b"play.example.org"), (b"origin", origin.encode())]}
    assert is_own_origin(scope) is is_own


def test_on_loopback_no_other_name_is_answered(embedded: Served) -> None:
    client = embedded.client()
    for host, status in [
        ("evil.example", 421),
        ("[", 421),
        ("", 421),
        (f"localhost:{embedded.port}", 200),
        (f"[::1]:{embedded.port}", 200),
    ]:
        assert client.http.get("/api/titles", headers={"host": host}).status_code == status
    client.close()


def test_the_case_of_a_host_name_does_not_matter() -> None:
    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError("nobody asks here")

    guard = Guard(answer, Limits(public=False), ["Play.Example.org"])
    for host, is_known in [(b"play.example.org", True), (b"PLAY.example.org:443", True), (b"example.org", False)]:
        scope = {"type": "http", "method": "GET", "path": "/", "headers": [(b"host", host)]}
        assert (guard._problem(scope) is None) is is_known


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_who_has_many_addresses_is_one_client(address: str, client: str) -> None:
    assert client_of({"client": (address, 1)}) == client


def test_answers_carry_the_headers_that_browsers_need(embedded: Served) -> None:
    client = embedded.client()
    response = client.http.get("/api/me")
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "default-src 'self'" in response.headers["content-security-policy"]
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.headers["cache-control"] == "no-store"
    client.close()


def test_a_mistake_of_the_server_is_told_without_its_details(embedded: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(owner: str | None) -> None:
        raise ZeroDivisionError("a detail")

    monkeypatch.setattr(embedded.services.tables.queries, "lobby", fail)
    client = embedded.client()
    response = client.get("/api/lobby")
    assert (response.status_code, response.json()["error"]) == (500, "failed")
    assert "detail" not in response.text
    assert "default-src 'self'" in response.headers["content-security-policy"]
    assert response.headers["x-content-type-options"] == "nosniff"
    client.close()


def test_a_guest_stays_the_same_and_needs_no_account(embedded: Served) -> None:
    client = embedded.client().enter()
    again = client.http.get("/api/me")
    assert "set-cookie" not in again.headers
    me = {"kind": "guest", "name": None, "csrf": client.csrf, "public": False, "moderator": False}
    assert again.json() == me
    refused = client.post("/api/accounts", {"name": "Ada", "password": "correct horse"})
    assert (refused.status_code, refused.json()["reason"]) == (409, "accounts")
    client.close()
