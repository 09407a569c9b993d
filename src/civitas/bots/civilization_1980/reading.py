"""What a report on games of this title tells."""

from typing import Final

from civitas.bots.reading import Columns, Reading
from civitas.core.position import View


def columns(view: View) -> Columns:
    """Civilization cards and cities."""
    return {name: [len(nation[name]) for nation in view["nations"]] for name in ("cards", "cities")}


READING: Final = Reading(
    columns=columns,
    counted={},
    telling=("exchange", "offer-to-all", "offer-answered", "offer-declined", "revolt", "city-built", "city-stormed",
             "city-capitulated", "city-reduced", "city-lost", "conflict", "calamity-strikes", "calamity-received",
             "ship-built", "gold-bought", "marker-stays", "marker-back"),
    begins="round-begins",
    players=5,
    taken=("card-bought", "nation-chosen"),
)  # fmt: skip
