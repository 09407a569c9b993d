"""Plain data that cannot be changed, so that several views can share it.

It is read, compared and written as JSON like any dictionary or list; a copy of it is plain data of its own. This module
itself always stays plain Python, since the compiler knows no such classes.
"""

from typing import Any, Final, NoReturn, TypeVar

T = TypeVar("T")


def _refuse(*_: object, **__: object) -> NoReturn:
    raise TypeError("a view is to be read only: change a copy of it")


class FixedDict(dict[str, Any]):
    """A dictionary that stays as it is."""

    __slots__ = ()
    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[type, tuple[dict[str, Any]]]:
        return dict, (dict(self),)


class FixedList(list[Any]):
    """A list that stays as it is."""

    __slots__ = ()
    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = clear = extend = insert = pop = remove = reverse = sort = _refuse

    def __reduce__(self) -> tuple[type, tuple[list[Any]]]:
        return list, (list(self),)


_OPEN: Final = frozenset({dict, list})
"""What can be changed."""


def fixed(part: T) -> T:
    """The same plain data with all that is in it, for good."""
    whole: Any = part
    if type(whole) is dict:
        whole = FixedDict({name: fixed(value) if type(value) in _OPEN else value for name, value in whole.items()})
    elif type(whole) is list:
        whole = FixedList([fixed(value) if type(value) in _OPEN else value for value in whole])
    fastened: T = whole
    return fastened
