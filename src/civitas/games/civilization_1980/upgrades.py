"""Dumps of earlier revisions of the rules, turned into those of the next one."""

from typing import Any, Final

from civitas.core.loading import Upgrade

OFFERS_OF_A_MARKET: Final = 3
"""Places on the table for each seat, then as now."""


def from_first(dump: dict[str, Any]) -> None:
    """Revision 1 limited offers and scratched drafts; nobody could say what he wants, or change an offer."""
    options = dump["options"]
    del options["offers_per_round"]
    options["trade_bound"] = 400
    for frame in dump["frames"]:
        if frame["frame"] == "Market":
            _widen_market(frame["fields"], dump["players"])


def _widen_market(market: dict[str, Any], players: int) -> None:
    del market["budget"]
    del market["scratched"]
    market["steps"] = [0] * players
    market["replies"] = [0] * players
    market["wants"] = [[] for _ in range(players * OFFERS_OF_A_MARKET)]
    market["draft_wants"] = [[] for _ in range(players)]
    market["drafts"] = [[*draft[:2], -1, *draft[2:]] if draft else [] for draft in market["drafts"]]


UPGRADES: Final[dict[int, Upgrade]] = {1: from_first}
"""Under the revision it starts from."""
