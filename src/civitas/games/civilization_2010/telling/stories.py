"""Events of Civilization (2010) that are told together, those that stand above the others, and those told better."""

from typing import Final

from civitas.core.teller import Story

ACROSS: Final[tuple[str, ...]] = ()
"""Lists that go over several seats."""
OF_ONE: Final[tuple[str, ...]] = ("seat",)
GROUP: Final = ("seat", "armies", "scouts")
"""A group that has become smaller moves on in a sentence of its own."""

HEADINGS: Final = ("turn", "phase")
BETTER_TOLD: Final[dict[str, tuple[str, ...]]] = {
    "event-drawn": ("seat",),
    "unit-built": ("seat",),
    "token-stolen": ("seat", "other"),
    "event-stolen": ("seat", "other"),
}
"""What everybody hears and those in these seats hear better: which card it was."""
STORIES: Final[dict[str, Story]] = {
    "civilization-dealt": Story("dealing", by=ACROSS),
    "civilization-assigned": Story("civilizations", by=ACROSS),
    "unit-drawn": Story("drawing"),
    "event-drawn-card": Story("drawing"),
    "figure-placed": Story("placing"),
    "trade-gained": Story("income", by=ACROSS),
    "moved": Story("travels", by=(*GROUP, "from"), leads_by=(*GROUP, "square")),
    "offer-made": Story("offering", begins=True, yields="offer-gives"),
    "offer-gives": Story("offering"),
    "offer-wants": Story("offering"),
    "goods-given": Story("handing"),
    "research-chosen": Story("researching", by=ACROSS),
    "dial-set": Story("dials", by=ACROSS),
    "unit-built": Story("units"),
    "resource-paid": Story("spending"),
    "token-paid": Story("spending"),
    "aimed-at-square": Story("aiming", by=OF_ONE),
    "aimed-at-player": Story("aiming", by=OF_ONE),
    "aimed-at-wonder": Story("aiming", by=OF_ONE),
}
