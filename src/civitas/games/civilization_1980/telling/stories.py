"""Events of Civilization (1980) that are told together, those that stand above the others, and those told better."""

from typing import Final

from civitas.core.teller import Story

ACROSS: Final[tuple[str, ...]] = ()
"""Lists that go over several seats."""
HEADINGS: Final = ("round-begins", "phase-begins")
BETTER_TOLD: Final[dict[str, tuple[str, ...]]] = dict.fromkeys(
    ("cards-drawn", "cards-returned", "gold-bought"), ("seat",)
)
"""Whoever draws or returns cards hears which."""
STORIES: Final[dict[str, Story]] = {
    "choice-card": Story("choice", by=ACROSS),
    "taxes-paid": Story("taxes", by=ACROSS),
    "grown": Story("growth", by=ACROSS),
    "grown-in": Story("growing"),
    "census": Story("census", by=ACROSS),
    "ship-kept": Story("keeping"),
    "moved": Story("travels"),
    "loaded": Story("travels"),
    "sailed": Story("travels", extends=("seat", "ship")),
    "landed": Story("travels"),
    "tokens-lost": Story("losses", by=ACROSS),
    "surplus-removed": Story("surplus", by=ACROSS),
    "cards-drawn": Story("draws", by=ACROSS),
    "offer-withdrawn": Story("withdrawals", by=ACROSS),
    "offer-lapsed": Story("lapses", by=ACROSS),
    "cards-returned": Story("returns", by=ACROSS),
    "card-bought": Story("purchases"),
    "rebels": Story("rebels"),
    "rebel-city": Story("rebels"),
    "tokens-taken-over": Story("takeovers"),
    "marker-advances": Story("track", by=ACROSS),
    "marker-stays": Story("track", by=ACROSS),
    "marker-back": Story("track", by=ACROSS),
}
