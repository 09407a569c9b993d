"""Dictionaries and lists that cannot be changed, so that several views can share them.

They are read, compared and written as JSON like any others; a copy is plain data of its own. This module always stays
plain Python, since the compiler knows no such classes.
"""

from typing import Any, NoReturn


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
