"""How often somebody may do something: a bucket that fills steadily and is emptied by what is done."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock

MOST_KEYS = 20_000
MOST_SOCKETS = 40
"""So many may come from one address."""


class Buckets:
    """One bucket for each key; each holds `burst` drops and gets `rate` new ones a second."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._guard = Lock()
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take a drop out of somebody's bucket, if there is one."""
        with self._guard:
            now = self._clock()
            level, since = self._levels.pop(key, (self.burst, now))
            level = min(self.burst, level + (now - since) * self.rate)
            allowed = level >= 1
            self._levels[key] = (level - 1 if allowed else level, now)
            if len(self._levels) > MOST_KEYS:
                self._levels.popitem(last=False)
            return allowed


class Limits:
    """The limits of a public server, which every process counts for itself; on loopback there are none."""

    def __init__(self, public: bool) -> None:
        self.public = public
        self._sockets: Counter[str] = Counter()
        self._buckets = {
            "request": Buckets(20, 100),
            "page": Buckets(50, 400),
            "open": Buckets(1 / 60, 20),
            "password": Buckets(1 / 20, 10),
            "chat": Buckets(1, 15),
            "message": Buckets(20, 60),
            "preview": Buckets(4, 20),
        }

    @contextmanager
    def socket(self, client: str) -> Iterator[bool]:
        """Whether somebody may have one more socket open, for as long as the block lasts."""
        self._sockets[client] += 1
        try:
            yield not self.public or self._sockets[client] <= MOST_SOCKETS
        finally:
            self._sockets[client] -= 1
            if not self._sockets[client]:
                del self._sockets[client]

    def allow(self, kind: str, key: str) -> bool:
        """Whether somebody may do this once more now."""
        return not self.public or self._buckets[kind].take(key)
