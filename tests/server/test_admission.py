"""Who may register: whoever has done the work once, or has a code that is still good."""

from concurrent.futures import ThreadPoolExecutor
from itertools import count

import httpx
import pytest

from civitas.cli import main
from civitas.language import LANGUAGES, language
from civitas.server.admission import Admission, is_done, new_codes
from tests.server.members import PASSWORD, served_to_all
from tests.server.serving import Served


def register(server: Served, name: str, **brought: str) -> httpx.Response:
    client = server.client()
    try:
        return client.post("/api/accounts", {"name": name, "password": PASSWORD, **brought})
    finally:
        client.close()


def test_work_makes_one_account_and_has_to_be_done(sqlite_url: str) -> None:
    with served_to_all(sqlite_url) as server:
        server.services.admission = Admission(server.services.database, "work")
        client = server.client()
        asked = client.get("/api/registration").json()
        nonce = next(str(n) for n in count() if is_done(asked["challenge"], str(n), asked["bits"]))
        assert not is_done(asked["challenge"], nonce + "x", asked["bits"])
        tries = [register(server, "Ada"), register(server, "Ada", token=asked["token"], nonce=nonce)]
        tries.append(register(server, "Bob", token=asked["token"], nonce=nonce))
        assert [each.status_code for each in tries] == [409, 200, 409]
        lazy = client.get("/api/registration").json()
        assert register(server, "Bob", token=lazy["token"], nonce="lazy").json()["reason"] == "work"
        client.close()


def test_a_code_is_good_as_often_as_it_says_on_all_servers_together(url: str) -> None:
    with served_to_all(url) as server:
        database = server.services.database
        server.services.admission = Admission(database, "codes")
        (code,) = new_codes(database, 1, 2, None)
        (old,) = new_codes(database, 1, 1, 0)
        assert [register(server, "Ada", **each).json()["reason"] for each in ({}, {"code": "x"}, {"code": old})] == [
            "code"
        ] * 3
        with ThreadPoolExecutor(4) as threads:
            tries = threads.map(
                lambda name: register(server, name, code=code).status_code, ["Ada", "Bob", "Eve", "Kim"]
            )
            assert sorted(tries) == [200, 200, 409, 409]
    assert all(language(each).has(f"web-error-{word}") for each in LANGUAGES for word in ("code", "work"))


def test_the_host_makes_codes_on_the_machine(sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["codes", "--new", "2", "--database", sqlite_url]) == 0
    made = capsys.readouterr().out.split()
    assert len(set(made)) == 2
    with served_to_all(sqlite_url) as server:
        server.services.admission = Admission(server.services.database, "codes")
        assert register(server, "Ada", code=made[0]).status_code == 200
