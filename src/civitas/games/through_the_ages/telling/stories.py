"""Events of Through the Ages that are told together, and those that others tell better."""

from typing import Final

from civitas.core.teller import Story

ACROSS: Final[tuple[str, ...]] = ()
"""Lists that go over several seats."""
HEADINGS: Final = ("turn",)
STORIES: Final[dict[str, Story]] = {
    **dict.fromkeys(
        (
            "took", "populated", "welcomed", "built", "upgraded", "destroyed", "leader", "leader-replaced", "tucked",
            "constructed", "completed", "developed", "lower-special", "government", "revolution", "played", "armed",
            "tactic", "tactic-copied", "traded", "gained", "culture", "science",
        ),
        Story("actions"),
    ),
    **dict.fromkeys(
        ("scored", "produced-food", "consumed", "famine", "produced-resources", "corruption", "drew"),
        Story("production"),
    ),
    "swept": Story("row", by=ACROSS),
    "dealt": Story("row", by=ACROSS),
    "impact": Story("impacts", by=("card",)),
    "bid": Story("auction", by=ACROSS),
    "passed": Story("auction", by=ACROSS),
    "yellow-lost": Story("tokens", by=ACROSS),
    "raided": Story("razing"),
}  # fmt: skip
BETTER_TOLD: Final[dict[str, tuple[str, ...]]] = dict.fromkeys(("drew", "discarded-for-force", "peeked"), ("seat",))
"""The seat itself hears which cards they were."""
