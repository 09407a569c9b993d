"""Dumps of earlier revisions of the rules, turned into dumps of the next one."""

from collections.abc import Mapping
from typing import Any, Final

from civitas.core.loading import Upgrade


def from_first(dump: dict[str, Any]) -> None:
    """Steam Power did not know the exchange with the automated player (A5.3-a): none has been made."""
    for frame in dump["frames"]:
        if frame["frame"] == "Exchange":
            frame["fields"]["bartered"] = 0


UPGRADES: Final[Mapping[int, Upgrade]] = {1: from_first}
"""Under the revision that each of them starts from."""
