"""What was needed last, at hand for all threads; what nobody has needed for the longest time is forgotten first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Recent(Generic[K, V]):
    """So many values at most."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._guard = Lock()
        self._values: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        """The value of a key, which is needed again."""
        with self._guard:
            if key not in self._values:
                return None
            self._values.move_to_end(key)
            return self._values[key]

    def keep(self, key: K, value: V) -> V:
        """Remember a value; itself, for who goes on with it."""
        with self._guard:
            return self._keep(key, value)

    def get_or_make(self, key: K, make: Callable[[], V]) -> V:
        """The value of a key, which is made where there is none: one for all who ask at the same time."""
        with self._guard:
            return self._keep(key, self._values[key] if key in self._values else make())

    def first_of(self, keys: Iterable[K]) -> tuple[int, V] | None:
        """The first of these keys that is known, by its number among them, and its value."""
        with self._guard:
            for number, key in enumerate(keys):
                if key in self._values:
                    return number, self._keep(key, self._values[key])
        return None

    def forget(self, is_old: Callable[[V], bool]) -> None:
        """Forget all that is old, from the longest unneeded one up to the first that is not."""
        with self._guard:
            while self._values and is_old(next(iter(self._values.values()))):
                self._values.popitem(last=False)

    def __len__(self) -> int:
        return len(self._values)

    def __iter__(self) -> Iterator[K]:
        """The keys, from the longest unneeded one on."""
        with self._guard:
            return iter(list(self._values))

    def _keep(self, key: K, value: V) -> V:
        self._values[key] = value
        self._values.move_to_end(key)
        if len(self._values) > self._most:
            self._values.popitem(last=False)
        return value
