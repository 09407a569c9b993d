"""Turning letters off by the link in one of them: signed, so that it needs no login, and asked for twice by people.

A mailbox that offers one click sends a POST (RFC 8058); whoever follows the link is asked first, as programs that look
for viruses follow every link.
"""

import hmac
import html
from threading import Lock

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from civitas.language import language
from civitas.server import tokens
from civitas.server.notice_words import spoken
from civitas.server.notices import Notices
from civitas.server.push import decoded, encoded
from civitas.server.storage import notices as store
from civitas.server.storage.database import Database
from civitas.server.storage.secrets import secret
from civitas.server.worker_pool import WorkerPool

PATH = "/api/unsubscribe"
KEY = "unsubscribe"
"""The name under which the key of the signatures is kept."""
OWN_FORM = {"referrer-policy": "same-origin"}
"""Otherwise the browser would hide from us that the form is our own."""


class Unsubscribing:
    """The links of all servers of a database."""

    def __init__(self, database: Database, notices: Notices, work: WorkerPool) -> None:
        self._database = database
        self._notices = notices
        self._work = work
        self._guard = Lock()
        self._key = b""

    def path(self, owner: str) -> str:
        """Where somebody's letters are turned off."""
        return f"{PATH}/{encoded(owner.encode())}.{self._signature(owner)}"

    def routes(self) -> list[Route]:
        """What answers there; the signature is all that is asked for."""
        path = f"{PATH}/{{token}}"
        return [Route(path, self._ask, methods=["GET"]), Route(path, self._turn_off, methods=["POST"])]

    async def _ask(self, request: Request) -> Response:
        return await self._work(self._answer, request, False)

    async def _turn_off(self, request: Request) -> Response:
        return await self._work(self._answer, request, True)

    def _answer(self, request: Request, is_sure: bool) -> Response:
        owner = self._owner(str(request.path_params["token"]))
        with self._database.reading() as c:
            account = None if owner is None else store.addressee(c, owner)
        if owner is None or account is None:
            return _page(_wish(request), "unsubscribe-wrong", status=404)
        if is_sure:
            self._stop(owner)
        code = spoken(account.language)
        return _page(code, "unsubscribe-done") if is_sure else _page(code, "unsubscribe", "unsubscribe-question")

    def _stop(self, owner: str) -> None:
        with self._database.writing() as c:
            account = store.addressee(c, owner)
            if account is not None:
                store.stop_mail(c, owner, account.told)
        self._notices.forget(owner)

    def _owner(self, token: str) -> str | None:
        """Whose letters a link turns off, if it is one of ours."""
        name, _, signed = token.partition(".")
        try:
            owner = decoded(name).decode()
        except ValueError:
            return None
        return owner if hmac.compare_digest(signed.encode(), self._signature(owner).encode()) else None

    def _signature(self, owner: str) -> str:
        with self._guard:
            if not self._key:
                with self._database.writing() as c:
                    self._key = secret(c, KEY, tokens.new_token).encode()
        return encoded(hmac.digest(self._key, owner.encode(), "sha256"))


def _wish(request: Request) -> str:
    """The language that a browser likes best."""
    return spoken(request.headers.get("accept-language", "")[:2])


def _page(code: str, message: str, question: str = "", status: int = 200) -> Response:
    words = language(code)
    text, button = words.text(question or message), words.text("unsubscribe-button")
    form = f'<form method="post"><button>{html.escape(button)}</button></form>' if question else ""
    shown = _PAGE.format(
        code=code, title=html.escape(words.text(f"{message}-title")), text=html.escape(text), form=form
    )
    return HTMLResponse(shown, status, OWN_FORM)


_PAGE = """<!doctype html>
<html lang="{code}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark }}
body {{ font: 1.1rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 15vh auto; padding: 0 1.5rem }}
button {{ font: inherit; padding: .6rem 1.2rem; cursor: pointer }}
</style>
<h1>{title}</h1>
<p>{text}</p>
{form}
</html>
"""
