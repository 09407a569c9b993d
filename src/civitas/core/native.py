"""Marks for the compiler, and whether it was used. This module itself always stays plain Python."""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_: Any) -> Any:
        """Without the compiler a mark does nothing."""
        return lambda marked: marked


def build() -> str:
    """How the engine that is running was built: `plain` or `compiled`."""
    file = import_module("civitas.core.position").__file__
    return "compiled" if Path(file or "").suffix in {".so", ".pyd"} else "plain"
