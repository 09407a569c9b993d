"""Plain data that cannot be changed, so that several views can share it."""

from typing import Any, Final, TypeVar

from civitas.core.fixed_types import FixedDict, FixedList

T = TypeVar("T")

_OPEN: Final = frozenset({dict, list})
"""What can be changed."""
_PUT: Final = dict.__setitem__
"""Fixed dictionaries refuse their own."""


def fixed(part: T) -> T:
    """The same plain data with all that is in it, for good."""
    whole: Any = part
    fastened: Any = part
    if type(whole) is dict:
        fastened = FixedDict(whole)
        for name, value in whole.items():
            if type(value) in _OPEN:
                _PUT(fastened, name, fixed(value))
    elif type(whole) is list:
        fastened = FixedList([fixed(value) if type(value) in _OPEN else value for value in whole])
    result: T = fastened
    return result
