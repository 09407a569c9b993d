"""The four victories, and the end of a game without one."""

from typing import Final

from civitas.core.result import Result, places_by
from civitas.games.civilization_2010.facts.constants import VICTORY_COINS
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.standings import coins

CULTURE_VICTORY: Final = "culture"
ECONOMIC_VICTORY: Final = "economic"
TECHNOLOGY_VICTORY: Final = "technology"
MILITARY_VICTORY: Final = "military"
TURN_LIMIT: Final = "turn-limit"

_RULES: Final[dict[str, str]] = {
    CULTURE_VICTORY: "victory.culture-a",
    ECONOMIC_VICTORY: "victory.economic-a",
    TECHNOLOGY_VICTORY: "victory.tech-a",
    MILITARY_VICTORY: "victory.military-a",
}
_MESSAGES: Final[dict[str, str]] = {
    CULTURE_VICTORY: "won-culture",
    ECONOMIC_VICTORY: "won-economic",
    TECHNOLOGY_VICTORY: "won-technology",
    MILITARY_VICTORY: "won-military",
}


def standing(p: Civilization2010, seat: int) -> list[int]:
    """How far a seat has come: culture track, coins, techs. For the places of those who did not win."""
    return [p.empires[seat].step, coins(p, seat), p.empires[seat].techs.bit_count()]


def win(p: Civilization2010, winners: list[int], way: str) -> None:
    """The game ends at once; of several winners the one earlier in turn order wins (victory.tie-a, ruling A59)."""
    win_together(p, winners, [way] * len(winners))


def win_together(p: Civilization2010, winners: list[int], ways: list[str]) -> None:
    """The same where each of several winners wins in a way of his own; the first in turn order names the ending."""
    if p.result is not None:
        return
    crowned = [seat for seat in p.turn_order() if seat in winners]
    if not p.setting.shared_victory:
        crowned = crowned[:1]
    keys = [
        [1 if seat in crowned else 0, *([0, 0, 0] if seat in crowned else standing(p, seat))]
        for seat in range(p.players)
    ]
    ending = ways[winners.index(crowned[0])]
    p.result = Result(places_by(keys), [coins(p, seat) for seat in range(p.players)], ending)
    for seat in crowned:
        way = ways[winners.index(seat)]
        message = _MESSAGES[way]
        p.tell(message, _RULES[way], {"seat": seat})


def watch_coins(p: Civilization2010) -> None:
    """Call it wherever coins can have changed: fifteen win at once, in anybody's part (victory.economic-a)."""
    if p.turn == 0:
        return
    rich = [seat for seat in range(p.players) if coins(p, seat) >= VICTORY_COINS]
    if rich:
        win(p, rich, ECONOMIC_VICTORY)


def watch_coins_of(p: Civilization2010, seat: int) -> None:
    """The same where nobody else can have more coins than before."""
    if p.turn and coins(p, seat) >= VICTORY_COINS:
        win(p, [seat], ECONOMIC_VICTORY)


def end_by_limit(p: Civilization2010) -> None:
    """The agreed number of turns is over: culture track, then coins, then techs decide (victory.limit-a)."""
    keys = [standing(p, seat) for seat in range(p.players)]
    p.result = Result(places_by(keys), [coins(p, seat) for seat in range(p.players)], TURN_LIMIT)
    p.tell("turn-limit", "victory.limit-a", {"turn": p.turn})
