"""Whose cookie it is, remembered for a moment, so that those who only watch do not ask the database each time.

A session that ends is forgotten at once, here and (through `cluster.py`) on the other servers. Where a server has
lost touch with them, it asks again after `TRUST_SECONDS` at the latest. Whoever acts is always asked for.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

from civitas.server import tokens
from civitas.server.accounts import Accounts
from civitas.server.bounds import BOUNDS

TRUST_SECONDS = 10.0
MOST_REMEMBERED = int(BOUNDS["sessions"].default)


class Sessions:
    """The sessions that were asked for lately."""

    def __init__(
        self,
        accounts: Accounts,
        clock: Callable[[], float] = time.monotonic,
        most: int = MOST_REMEMBERED,
    ) -> None:
        self._accounts = accounts
        self._most = most
        self._clock = clock
        self._guard = Lock()
        self._ended = 0
        """How many have ended; what was read before that is not remembered after it."""
        self._known: OrderedDict[str, tuple[str | None, float]] = OrderedDict()

    def is_still(self, cookie: str | None, owner: str | None) -> bool | None:
        """Whether this is the cookie of this person; None: it has to be asked for."""
        if cookie is None or not self._accounts.public:
            return True  # nobody can log out, and a guest is known by the cookie alone
        known, until = self._known.get(tokens.hash_of(cookie), (None, 0.0))
        return known == owner if self._clock() < until else None

    def ask(self, cookie: str | None, owner: str | None) -> bool:
        """Whether this is the cookie of this person, as the database says now."""
        with self._guard:
            ended = self._ended
        asked, found = self._clock(), self._accounts.visitor(cookie).owner
        with self._guard:
            if cookie is not None and ended == self._ended:
                self._known[tokens.hash_of(cookie)] = found, asked + TRUST_SECONDS
                if len(self._known) > self._most:
                    self._known.popitem(last=False)
        return found == owner

    def end(self, cookie: str) -> None:
        """Somebody logs out."""
        self._accounts.log_out(cookie)
        self.forget(tokens.hash_of(cookie))

    def forget(self, *hashed: str) -> None:
        """Sessions have ended, here or on another server."""
        with self._guard:
            self._ended += 1
            for each in hashed:
                self._known.pop(each, None)

    def forget_all(self) -> None:
        """Sessions may have ended without a word."""
        with self._guard:
            self._ended += 1
            self._known.clear()
