"""What a report on games of this title tells."""

from typing import Final

from civitas.bots.reading import Columns, Reading
from civitas.core.position import View


def columns(view: View) -> Columns:
    """Culture, what each turn brings, and strength."""
    civilizations = view["civilizations"]
    numbers = ("culture", "culture_rate", "science_rate", "strength")
    return {number: [civilization[number] for civilization in civilizations] for number in numbers}


READING: Final = Reading(
    columns=columns,
    counted={
        "wonders": ("completed",), "leaders": ("leader", "leader-replaced"), "colonies": ("colonized",),
        "tactics": ("tactic", "tactic-copied"), "aggressions": ("attacked",), "wars": ("war-declared",),
    },
    telling=("took", "developed", "built", "upgraded", "populated", "revolution", "prepared", "attacked",
             "aggression-succeeded", "war-declared", "war-won", "sacrificed", "pact-concluded", "uprising",
             "famine", "corruption", "resigned"),
    begins="turn",
    players=4,
    taken=("took", "developed", "leader", "completed", "colonized", "attacked", "war-declared", "pact-concluded",
           "tactic", "tactic-copied"),
)  # fmt: skip
