"""A public server, and people with accounts who use it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from argon2 import PasswordHasher

from civitas.server.accounts import Accounts
from civitas.server.services import Settings
from tests.server.serving import Client, Served, served

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PASSWORD = "correct horse battery"


@contextmanager
def served_to_all(url: str, mail: str | None = None, address: str | None = None, **options: Any) -> Iterator[Served]:
    """A public server whose passwords cost little and whose limits are off."""
    with served(Settings(url, public=True, bot_processes=0, mail=mail, address=address), **options) as running:
        running.services.accounts = Accounts(running.services.database, True, QUICK)
        running.services.limits.public = False
        yield running


def registered(server: Served, name: str) -> Client:
    return _entered(server.client(), "/api/accounts", name)


def logged_in(server: Served, name: str) -> Client:
    return _entered(server.client(), "/api/session", name)


def _entered(client: Client, path: str, name: str) -> Client:
    response = client.post(path, {"name": name, "password": PASSWORD})
    assert response.status_code == 200, response.text
    client.csrf = response.json()["csrf"]
    return client


def log_out(client: Client) -> None:
    response = client.http.delete("/api/session", headers={"x-csrf-token": client.csrf})
    assert response.status_code == 200, response.text
