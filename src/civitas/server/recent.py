"""What was needed last, at hand for all threads; what nobody has needed for the longest time is forgotten first."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Recent(Generic[K, V]):
    """So many values at most, each with when it was needed last."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._guard = Lock()
        self._values: OrderedDict[K, tuple[float, V]] = OrderedDict()

    def get(self, key: K) -> V | None:
        """The value of a key, which is needed again."""
        found = self.first_of([key])
        return None if found is None else found[1]

    def keep(self, key: K, value: V) -> V:
        """Remember a value; itself, for who goes on with it."""
        with self._guard:
            return self._keep(key, value)

    def get_or_make(self, key: K, make: Callable[[], V]) -> V:
        """The value of a key, which is made where there is none: one for all who ask at the same time."""
        with self._guard:
            return self._keep(key, self._values[key][1] if key in self._values else make())

    def first_of(self, keys: Iterable[K]) -> tuple[int, V] | None:
        """The first of these keys that is known, by its number among them, and its value."""
        with self._guard:
            for number, key in enumerate(keys):
                if key in self._values:
                    return number, self._keep(key, self._values[key][1])
        return None

    def forget_before(self, moment: float) -> None:
        """Forget all that nobody has needed since this moment of the clock."""
        with self._guard:
            while self._values and next(iter(self._values.values()))[0] < moment:
                self._values.popitem(last=False)

    def __len__(self) -> int:
        return len(self._values)

    def __iter__(self) -> Iterator[K]:
        """The keys, from the longest unneeded one on."""
        with self._guard:
            return iter(list(self._values))

    def _keep(self, key: K, value: V) -> V:
        self._values[key] = self._clock(), value
        self._values.move_to_end(key)
        if len(self._values) > self._most:
            self._values.popitem(last=False)
        return value
