"""Marks for the compiler. This module itself always stays plain Python."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_: Any) -> Any:
        """Without the compiler a mark does nothing."""
        return lambda marked: marked
