"""Dumps of earlier revisions of the rules, turned into dumps of the next one."""

from typing import Any, Final

from civitas.core.loading import Upgrade
from civitas.games.through_the_ages.civilization import ARMED
from civitas.games.through_the_ages.facts.editions import EDITIONS, Edition
from civitas.games.through_the_ages.phases.production import AND_CARDS


def from_first(dump: dict[str, Any]) -> None:
    """Revision 2 counts used actions, keeps a leader's resources apart, and notes who wants to leave."""
    edition = next(each for each in EDITIONS.values() if each.id == dump["title"])
    for seat, civilization in enumerate(dump["civilizations"]):
        _add_used_actions(civilization, seat == dump["state"]["active"])
        civilization["leader_resources"] = _leader_resources(edition, civilization)
        civilization["is_leaving"] = 0
    for frame in dump["frames"]:
        if frame["frame"] == "IdleMine":
            frame["fields"]["follows"] = AND_CARDS


def _add_used_actions(civilization: dict[str, Any], is_active: bool) -> None:
    """What is missing from the totals was used; what came back before can no longer be told."""
    missing = civilization["civil_total"] - civilization["civil_lost"] - civilization["civil"]
    civilization["civil_used"] = max(0, missing) if is_active else 0
    missing = civilization["military_total"] - civilization["military"]
    civilization["military_used"] = max(0, missing) if is_active else 0


def _leader_resources(edition: Edition, civilization: dict[str, Any]) -> int:
    """What the leader in play would have taken along."""
    if civilization["leader"] < 0:
        return 0
    leader = edition.cards.cards[civilization["leader"]]
    given: int = leader.unit_resources + (leader.arms_or_culture if civilization["used"] & ARMED else 0)
    resources: int = civilization["unit_resources"]
    return min(resources, given)


UPGRADES: Final[dict[int, Upgrade]] = {1: from_first}
"""From each earlier revision to the one after it."""
