"""Pyramids for tests: techs without coins and ranks, as many in each row as wanted."""

ROWS = [
    ["pottery", "writing", "philosophy", "currency", "animal-husbandry", "masonry", "navy"],
    ["construction", "engineering", "irrigation", "monarchy", "sailing", "printing-press"],
    ["banking", "biology", "theology", "steam-power", "military-science"],
    ["mass-media", "atomic-theory", "ballistics"],
]


def pyramid(*counts: int) -> list[str]:
    """Techs that fill the rows with so many cards: `pyramid(3, 2)` has three of level I and two of level II."""
    return [tech for techs, count in zip(ROWS, counts, strict=False) for tech in techs[:count]]
