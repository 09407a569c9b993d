"""Everything a seat can say."""

from typing import Final

from civitas.core.verbs import ActionSpace, Domain, verb
from two_rivers.facts import COPIES, GOODS, REGIONS, WAYS

MOST_PLAYERS: Final = 4
NUMBERS: Final = ["first", "second", "third", "fourth"]

_REGION: Final = Domain("region", REGIONS)
_GOOD: Final = Domain("good", GOODS)
_WAY: Final = Domain("way", [f"{REGIONS[here]} {REGIONS[there]}" for here, there in WAYS], named="region")
_PARTNER: Final = Domain("partner", NUMBERS, named={word: f"seat-{seat + 1}" for seat, word in enumerate(NUMBERS)})

GROW: Final = verb("grow", _REGION)
SETTLE: Final = verb("settle", _WAY)
BUILD: Final = verb("build", _REGION)
SEND: Final = verb("send", _GOOD, _PARTNER)
RETURN: Final = verb("return", _GOOD)
SELL: Final = verb("sell", Domain.numbers("count", 1, COPIES, counts=True), _GOOD)
REST: Final = verb("rest")
SPACE: Final = ActionSpace([GROW, SETTLE, BUILD, SEND, RETURN, SELL, REST])
