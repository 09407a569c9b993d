"""The numbers of all players that everybody sees, for charts of a game, and how a game can end."""

from typing import Final

from civitas.core.telling import Figure, Said, say
from civitas.games.civilization_2010.cities.yields import trade_income
from civitas.games.civilization_2010.facts.constants import LEVELS, VICTORY_COINS
from civitas.games.civilization_2010.facts.culture_track import VICTORY_STEP
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.phases.winning import (
    CULTURE_VICTORY,
    ECONOMIC_VICTORY,
    MILITARY_VICTORY,
    TECHNOLOGY_VICTORY,
    TURN_LIMIT,
)
from civitas.games.civilization_2010.standings import coins

ENDINGS: Final[frozenset[str]] = frozenset(
    {CULTURE_VICTORY, ECONOMIC_VICTORY, TECHNOLOGY_VICTORY, MILITARY_VICTORY, TURN_LIMIT}
)
WHOLE: Final = 100
PYRAMID: Final = LEVELS * (LEVELS + 1) // 2
"""The techs of the smallest pyramid with one on top."""
_PROGRESS: Final[Said] = say("figure-progress")
_CULTURE: Final[Said] = say("figure-culture")
_COINS: Final[Said] = say("figure-coins")
_TECHS: Final[Said] = say("figure-techs")
_CITIES: Final[Said] = say("figure-cities")
_TRADE: Final[Said] = say("figure-trade")
_INCOME: Final[Said] = say("figure-income")
_UNITS: Final[Said] = say("figure-units")


def figures_of(p: Civilization2010) -> list[Figure]:
    """How near each is to the victory that is nearest to him, and what that is made of."""
    coined = [coins(p, seat) for seat in range(p.players)]
    return [
        {
            "id": "progress",
            "label": _PROGRESS,
            "values": [_nearest(p, seat, coined[seat]) for seat in range(p.players)],
        },
        {"id": "culture", "label": _CULTURE, "values": [empire.step for empire in p.empires]},
        {"id": "coins", "label": _COINS, "values": coined},
        {"id": "techs", "label": _TECHS, "values": [sum(empire.rows) for empire in p.empires]},
        {"id": "cities", "label": _CITIES, "values": [len(empire.cities) for empire in p.empires]},
        {"id": "trade", "label": _TRADE, "values": [empire.trade for empire in p.empires]},
        {"id": "income", "label": _INCOME, "values": [trade_income(p, seat) for seat in range(p.players)]},
        {"id": "units", "label": _UNITS, "values": [sum(empire.units) for empire in p.empires]},
    ]


def _nearest(p: Civilization2010, seat: int, coined: int) -> int:
    """In hundredths: the way along the culture track, towards the last coin, or up the pyramid; a victory is all."""
    if p.result is not None and p.result.ending != TURN_LIMIT and p.result.places[seat] == 1:
        return WHOLE
    empire = p.empires[seat]
    placed = sum([min(empire.rows[number], LEVELS - number) for number in range(LEVELS)])
    parts = [WHOLE * empire.step // VICTORY_STEP, WHOLE * coined // VICTORY_COINS, WHOLE * placed // PYRAMID]
    return min(WHOLE, max(parts))
