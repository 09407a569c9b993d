"""What the four ways to victory ask for: how much icons, goods, techs, wonders, policies and governments are worth."""

from typing import Final

from civitas.bots.civilization_2010.outlook import COINS, CONQUEST, CULTURE, TECHNOLOGY, WAYS
from civitas.games.civilization_2010.facts.governments import GOVERNMENTS
from civitas.games.civilization_2010.facts.policies import POLICIES
from civitas.games.civilization_2010.facts.techs import TECHS
from civitas.games.civilization_2010.facts.wonders import WONDERS

__all__ = ["COINS", "CONQUEST", "CULTURE", "TECHNOLOGY", "WAYS"]

Row = tuple[float, float, float, float]
"""One number for each way: culture, technology, coins, conquest."""

# What an icon brings in a turn, in the order of icons: production, trade, culture, coin, combat.
ICON_WORTH: Final[list[list[float]]] = [
    [0.8, 0.8, 1.3, 0.8, 0.15],
    [0.7, 1.2, 0.3, 1.2, 0.15],
    [0.6, 1.1, 0.6, 1.0, 0.15],
    [1.0, 0.8, 0.3, 0.8, 0.5],
]
CULTURE_WORTH: Final[list[float]] = [1.4, 0.5, 0.7, 0.4]
"""What a culture token is worth once, by way."""
TRADE_WORTH: Final[list[float]] = [0.8, 1.0, 1.0, 0.8]
"""The same for a point of trade that research can use."""
COIN_WORTH: Final[list[float]] = [2.5, 5.0, 17.0, 3.0]
"""The same for a coin."""
RESOURCE_WORTH: Final[list[float]] = [2.0, 2.0, 3.0, 1.5]
"""The same for a resource without a use at hand."""
EVENT_WORTH: Final = 1.0
PERSON_WORTH: Final[list[float]] = [7.0, 6.0, 9.0, 5.0]


def _table(names: list[str], rows: dict[str, Row]) -> list[list[float]]:
    """By way, then by number."""
    assert set(rows) == set(names), set(rows) ^ set(names)
    return [[rows[name][way] for name in names] for way in range(WAYS)]


TECH_WORTH: Final[list[list[float]]] = _table(
    TECHS,
    {
        "animal-husbandry": (2, 2, 2, 4),
        "code-of-laws": (4, 5, 5, 4),
        "currency": (6, 6, 6, 4),
        "horseback-riding": (3, 4, 3, 7),
        "masonry": (2, 2, 2, 8),
        "metalworking": (3, 5, 4, 7),
        "navigation": (4, 5, 4, 3),
        "philosophy": (7, 3, 4, 3),
        "pottery": (6, 7, 10, 5),
        "writing": (6, 6, 5, 3),
        "navy": (3, 3, 3, 4),
        "chivalry": (5, 3, 3, 5),
        "civil-service": (5, 7, 8, 3),
        "construction": (4, 4, 4, 7),
        "democracy": (4, 8, 15, 5),
        "engineering": (4, 6, 4, 5),
        "irrigation": (8, 8, 6, 5),
        "mathematics": (3, 3, 3, 6),
        "monarchy": (9, 6, 5, 6),
        "printing-press": (8, 8, 10, 5),
        "sailing": (3, 3, 3, 4),
        "bureaucracy": (5, 7, 8, 3),
        "logistics": (3, 3, 3, 9),
        "banking": (6, 6, 12, 3),
        "biology": (4, 3, 3, 8),
        "communism": (4, 4, 3, 7),
        "gunpowder": (3, 3, 3, 8),
        "metal-casting": (6, 3, 3, 7),
        "military-science": (4, 4, 3, 7),
        "railroad": (5, 6, 8, 8),
        "steam-power": (3, 3, 3, 5),
        "theology": (10, 4, 4, 8),
        "education": (5, 6, 6, 3),
        "atomic-theory": (6, 5, 5, 6),
        "ballistics": (3, 3, 3, 8),
        "combustion": (3, 3, 3, 8),
        "computers": (5, 6, 8, 7),
        "flight": (4, 4, 4, 9),
        "mass-media": (5, 4, 4, 3),
        "replaceable-parts": (4, 4, 4, 9),
        "space-flight": (1000, 1000, 1000, 1000),
    },
)
WONDER_WORTH: Final[list[list[float]]] = _table(
    WONDERS,
    {
        "stonehenge": (9, 3, 4, 2),
        "colossus": (14, 18, 16, 10),
        "hanging-gardens": (6, 6, 6, 14),
        "oracle": (2, 2, 2, 8),
        "great-lighthouse": (6, 8, 7, 4),
        "statue-of-zeus": (8, 7, 7, 18),
        "angkor-wat": (8, 6, 14, 6),
        "brandenburg-gate": (6, 6, 6, 4),
        "himeji-samurai-castle": (6, 5, 5, 16),
        "porcelain-tower": (8, 20, 12, 8),
        "leonardos-workshop": (3, 3, 3, 12),
        "notre-dame": (6, 20, 12, 8),
        "cristo-redentor": (10, 6, 6, 6),
        "panama-canal": (6, 12, 40, 6),
        "statue-of-liberty": (8, 20, 12, 10),
        "united-nations": (6, 5, 5, 4),
        "internet": (3, 5, 14, 3),
        "pentagon": (3, 3, 3, 14),
    },
)
"""What the ability of a wonder is worth over the game; its culture icons count besides."""
POLICY_WORTH: Final[list[list[float]]] = _table(
    POLICIES,
    {
        "rationalism": (2, 4, 1, 2),
        "patronage": (3, 1, 1, 1),
        "natural-religion": (1, 1, 1, 4),
        "organized-religion": (6, 7, 10, 5),
        "expansionism": (5, 8, 7, 5),
        "urban-development": (9, 6, 6, 7),
        "pacifism": (8, 3, 4, 1),
        "military-tradition": (2, 2, 2, 9),
    },
)
GOVERNMENT_WORTH: Final[list[list[float]]] = _table(
    GOVERNMENTS,
    {
        "despotism": (3, 3, 3, 3),
        "anarchy": (0, 0, 0, 0),
        "republic": (2, 2, 2, 2),
        "feudalism": (4, 4, 6, 4),
        "democracy-gov": (5, 7, 9, 4),
        "monarchy-gov": (9, 8, 8, 8),
        "communism-gov": (5, 5, 4, 7),
        "fundamentalism": (8, 4, 4, 9),
    },
)
