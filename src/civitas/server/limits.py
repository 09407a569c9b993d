"""How often somebody may do something: a bucket that fills steadily and is emptied by what is done."""

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock

from civitas.server.bounds import BOUNDS, BURST, RATE, Bounds

MOST_COUNTED = int(BOUNDS["counted"].default)
DAY = 24 * 3600


class Buckets:
    """One bucket for each key, `most` at most; each holds `burst` drops and gets `rate` new ones a second."""

    def __init__(
        self,
        rate: float,
        burst: float,
        clock: Callable[[], float] = time.monotonic,
        most: int = MOST_COUNTED,
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._clock = clock
        self._guard = Lock()
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take a drop out of somebody's bucket, if there is one."""
        with self._guard:
            level = self._level(key)
            allowed = level >= 1
            self._set(key, level - 1 if allowed else level)
            return allowed

    def give_back(self, key: str) -> None:
        """What was taken did not count."""
        with self._guard:
            if key in self._levels:
                level, since = self._levels[key]
                self._levels[key] = (min(self.burst, level + 1), since)

    def wait(self, key: str) -> float:
        """In how many seconds somebody will find a drop."""
        with self._guard:
            level, since = self._levels.get(key, (self.burst, self._clock()))
            missing = 1 - level - (self._clock() - since) * self.rate
            return 0 if missing <= 0 else missing / self.rate if self.rate else math.inf

    def owe(self, key: str, drops: float) -> None:
        """Take so many drops, whether they are there or not; what is missing has to flow in before the next one."""
        with self._guard:
            self._set(key, self._level(key) - drops)

    def _level(self, key: str) -> float:
        level, since = self._levels.pop(key, (self.burst, self._clock()))
        return min(self.burst, level + (self._clock() - since) * self.rate)

    def _set(self, key: str, level: float) -> None:
        self._levels[key] = (level, self._clock())
        if len(self._levels) > self.most:
            self._levels.popitem(last=False)


class Limits:
    """The limits of a public server, which every process counts for itself; on loopback there are none."""

    def __init__(self, public: bool, bounds: Bounds | None = None) -> None:
        self.public = public
        self._bounds = bounds or Bounds()
        self._sockets: Counter[str] = Counter()
        self._requests: Counter[str] = Counter()
        self._buckets = {
            kind: Buckets(self._bounds[kind + RATE], self._bounds[kind + BURST], most=self._bounds.whole("counted"))
            for kind in self._bounds.kinds()
        }

    @contextmanager
    def socket(self, client: str) -> Iterator[bool]:
        """Whether somebody may have one more socket open, for as long as the block lasts."""
        with _one_more(self._sockets, client) as count:
            yield not self.public or count <= self._bounds["sockets"]

    @contextmanager
    def request(self, client: str) -> Iterator[bool]:
        """Whether somebody may have one more request under way, for as long as the block lasts."""
        with _one_more(self._requests, client) as count:
            yield not self.public or count <= self._bounds["requests"]

    def allow(self, kind: str, key: str) -> bool:
        """Whether somebody may do this once more now."""
        return not self.public or self._buckets[kind].take(key)

    def charge(self, kind: str, key: str, cost: float) -> None:
        """Somebody was allowed something that turned out to be worth so much more."""
        if self.public and cost:
            self._buckets[kind].owe(key, cost)

    def give_back(self, kind: str, key: str) -> None:
        """It did not count."""
        if self.public:
            self._buckets[kind].give_back(key)

    def wait(self, kind: str, key: str) -> int:
        """In how many seconds somebody may do this again; a day at most."""
        return math.ceil(min(self._buckets[kind].wait(key), DAY))


@contextmanager
def _one_more(counts: Counter[str], key: str) -> Iterator[int]:
    """How many there are of this key, this one among them, for as long as the block lasts."""
    counts[key] += 1
    try:
        yield counts[key]
    finally:
        counts[key] -= 1
        if not counts[key]:
            del counts[key]
