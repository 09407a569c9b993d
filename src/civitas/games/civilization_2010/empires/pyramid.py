"""The tech pyramid: how many cards its rows hold and where another one fits.

Rows are counts of cards, `rows[0]` that of row 1. A card lies on two neighbours of the row below, so what matters of a
pyramid is how many cards its rows have.
"""

from civitas.games.civilization_2010.facts.constants import LEVELS
from civitas.games.civilization_2010.facts.techs import TECH_LEVEL


def rows_of(techs: list[int], starting_tech: int) -> list[int]:
    """The rows of a player who knows these techs; the starting tech lies in row 1 whatever its level (setup.tech-a)."""
    rows = [0] * LEVELS
    for tech in techs:
        rows[0 if tech == starting_tech else TECH_LEVEL[tech] - 1] += 1
    return rows


def has_place(rows: list[int], level: int) -> bool:
    """Whether a card of this level fits: a row is at least one card shorter than the row below (research.pyramid-a)."""
    return level == 1 or rows[level - 1] + 1 < rows[level - 2]


def open_levels(rows: list[int]) -> list[int]:
    """The levels of which a card fits."""
    return [level for level in range(1, LEVELS + 1) if has_place(rows, level)]
