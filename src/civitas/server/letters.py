"""Letters about accounts: their words, the links in them that are good once, and a thread that sends them.

Whoever asks for a letter is answered before anything is looked up, so that nobody learns from the answer or from the
time it takes whether a name or an address is known.
"""

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from threading import Lock

from civitas.core.errors import CivitasError
from civitas.language import LANGUAGES, language
from civitas.server import tokens
from civitas.server.mail import Letter, Mail
from civitas.server.refusals import Refusal
from civitas.server.storage import credentials
from civitas.server.storage.credentials import StoredLetter
from civitas.server.storage.database import Database, now
from civitas.server.storage.people import Account

CONFIRM, RESET = "confirm", "reset"
CONFIRM_SECONDS = 3 * 24 * 3600.0
RESET_SECONDS = 3600.0
GOOD_SECONDS = {CONFIRM: CONFIRM_SECONDS, RESET: RESET_SECONDS}
MOST_LETTERS = 200
"""So many letters may be written or wait for it."""
CROWDED_SECONDS = 60

log = logging.getLogger("civitas.server")


class Letters:
    """The letters of one server. `address` is where people find it, as their links say."""

    def __init__(self, database: Database, mail: Mail, address: str | None, most: int = MOST_LETTERS) -> None:
        self._database = database
        self._mail = mail
        self._address = (address or "").rstrip("/")
        self._most = most
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="letters")
        self._guard = Lock()
        self._waiting = 0

    @property
    def are_sent(self) -> bool:
        """Whether letters can be sent, with links that lead here."""
        return self._mail.is_set_up and bool(self._address)

    def check(self) -> None:
        """Refuse what needs a letter where none can be sent."""
        if not self.are_sent:
            raise Refusal("no-mail", "this server sends no mail")

    def later(self, write: Callable[[], None]) -> None:
        """Write a letter when its turn comes; what goes wrong is in the log alone."""
        with self._guard:
            if self._waiting >= self._most:
                raise Refusal("crowded", "too many letters are being written", retry_after=CROWDED_SECONDS)
            self._waiting += 1
        self._thread.submit(write).add_done_callback(self._written)

    def link(self, account: Account, purpose: str, address: str, code: str) -> Callable[[], None]:
        """What writes a letter with a link that is good once, and not for long; the one before it is good no more."""
        token = tokens.new_token()
        with self._database.writing() as c:
            letter = StoredLetter(account.id, purpose, address)
            credentials.insert_letter(c, tokens.hash_of(token), letter, now(c) + GOOD_SECONDS[purpose])
        link = f"{self._address}/#/{purpose}/{token}"
        return partial(self._send, address, purpose, code, name=account.name, link=link)

    def tell(self, account: Account, what: str) -> None:
        """Write that something has happened to an account, if it has an address; when there is time for it."""
        if account.email is not None and self.are_sent:
            send = partial(self._send, account.email, what, account.language, name=account.name, link=self._address)
            self.later(send)

    def end(self) -> None:
        """Write what waits, and nothing more."""
        self._thread.shutdown()

    def _send(self, address: str, what: str, code: str | None, **said: str) -> None:
        words = language(code if code in LANGUAGES else LANGUAGES[0])
        subject, text = (words.text(f"letter-{what}-{part}", **said) for part in ("subject", "text"))
        self._mail.send(Letter(address, subject, text))

    def _written(self, job: Future[None]) -> None:
        with self._guard:
            self._waiting -= 1
        problem = job.exception()
        if isinstance(problem, CivitasError):
            log.error("a letter was not sent: %s", problem)
        elif problem is not None:
            log.error("a letter was not sent", exc_info=problem)
