"""What a report on games of this title tells."""

from typing import Final

from civitas.bots.reading import Columns, Reading
from civitas.core.position import View


def columns(view: View) -> Columns:
    """Agendas completed, pieces on the map, wonders, and how far the tech dial is."""
    civilizations = view["civilizations"]
    return {
        "agendas": [civilization["completed"] for civilization in civilizations],
        "spaces": [civilization["friendly_spaces"] for civilization in civilizations],
        "cities": [len(civilization["cities"]) for civilization in civilizations],
        "wonders": [len(civilization["wonders"]) for civilization in civilizations],
        "dial": [civilization["dial"] for civilization in civilizations],
    }


READING: Final = Reading(
    columns=columns,
    counted={},
    telling=("city-built", "wonder-built", "card-replaced", "visited-state", "visited-city", "natural-wonder-taken",
             "combat-rolled", "attack-won", "barbarian-defeated", "token-captured", "city-captured",
             "capital-defeated", "city-state-conquered", "destroyed", "trade-lost", "agenda-completed"),
    begins="event-dial",
    players=4,
    drawn=("undecided",),
    taken=("card-replaced", "wonder-built", "wonder-taken", "agenda-completed", "natural-wonder-taken", "pact-taken"),
)  # fmt: skip
