"""What a report on games of this title tells."""

from typing import Final

from civitas.bots.reading import Columns, Reading
from civitas.core.position import View


def columns(view: View) -> Columns:
    """How far everybody is on the ways to the four victories, and what stands on the map."""
    civilizations = view["civilizations"]
    return {
        "steps": [civilization["step"] for civilization in civilizations],
        "techs": [len(civilization["techs"]) for civilization in civilizations],
        "coins": [civilization["coins"] for civilization in civilizations],
        "cities": [len(civilization["cities"]) for civilization in civilizations],
        "wonders": [len(civilization["wonders"]) for civilization in civilizations],
        "armies": [len(civilization["armies"]) for civilization in civilizations],
    }


READING: Final = Reading(
    columns=columns,
    counted={"advances": ("advanced",), "buildings": ("building-built",)},
    telling=("city-founded", "government-changed", "deal", "building-built", "wonder-built", "devotes", "harvests",
             "tile-discovered", "hut-explored", "village-taken", "city-state-found", "relic-claimed", "battle-army",
             "battle-city", "battle-village", "city-destroyed", "event-played", "event-cancelled", "ability-used",
             "ability-cancelled", "action-cancelled", "tech-learned"),
    begins="turn",
    players=4,
    taken=("tech-learned", "wonder-built", "building-built", "policy-adopted", "government-changed", "event-played",
           "person-gained", "relic-claimed"),
)  # fmt: skip
