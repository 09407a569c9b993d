"""Events of A New Dawn that are told together, and those that stand above the others."""

from typing import Final

from civitas.core.teller import Story

ACROSS: Final[tuple[str, ...]] = ()
"""Lists that go over several seats."""
HEADINGS: Final = ("event-dial", "resolved")
STORIES: Final[dict[str, Story]] = {
    "placed": Story("placing", yields="automa-chose-space"),
    "automa-chose-space": Story("placing"),
    "automa-chose-pact": Story("pacts"),
    "pact-taken": Story("pacts", yields="automa-chose-pact"),
    "reinforced": Story("reinforcing"),
    "automa-reinforced": Story("reinforcing"),
    "spent": Story("spending", by=("seat", "slot")),
    "trade-gained": Story("gaining"),
    "automa-stored": Story("storing"),
    "barbarian-moves": Story("barbarians", by=ACROSS),
    "barbarian-stays": Story("barbarians", by=ACROSS),
    "barbarian-appears": Story("barbarians", by=ACROSS),
    "barbarian-waits": Story("barbarians", by=ACROSS),
    "core-tile-laid": Story("core", by=ACROSS),
    "tile-dealt": Story("tiles"),
    "leader-dealt": Story("leaders", by=ACROSS),
}
