"""The pace of bots in a market: where people trade at the same time, bots leave them time to read, think and answer.

Whatever a bot does in public there, such as an offer, waits until the last public deed of a bot has lain on the table
for a while. So an offer stays open for at least that long, and no more than a few come at once. What a person says is
answered first: every bot that has not acted in public since then may do so almost at once. What nobody hears, such as a
package that is being put together, takes no time; and where no person is asked, bots play as fast as they think.
"""

import time
from collections.abc import Mapping
from typing import NamedTuple

from civitas.server.game import Game, LastAct
from civitas.server.game_cache import Held

MARKET_SECONDS = 4.0
"""Between two public deeds of bots, where the table has not said otherwise."""
ANSWER_SECONDS = 0.8
"""Before a bot answers what a person has said."""
NEVER = LastAct(-1, float("-inf"), True)


class Turn(NamedTuple):
    """The bot that acts next, and after how many seconds."""

    seat: int
    wait: float


def next_bot(held: Held) -> Turn | None:
    """Which bot is to act next at this table; None if none is."""
    to_act = held.game.position.to_act
    bots = [seat for seat in to_act if seat in held.bots]
    if not bots:
        return None
    if len(bots) == len(to_act) or not is_market(held.game):
        return Turn(bots[0], 0.0)
    seconds = MARKET_SECONDS if held.market is None else float(held.market)
    return _in_market(bots, set(held.bots), held.game.last_acts, seconds, time.monotonic())


def is_market(game: Game) -> bool:
    """Whether those who are asked act at the same time, in public."""
    frames = game.position.frames
    return bool(frames) and frames[-1].is_market()


def _in_market(asked: list[int], bots: set[int], acts: Mapping[int, LastAct], seconds: float, present: float) -> Turn:
    """Who is busy goes on; then whoever has not yet answered a person; then whoever has been silent longest."""
    last = {seat: acts.get(seat, NEVER) for seat in asked}
    busy = [seat for seat in asked if not last[seat].is_public]
    if busy:
        return Turn(busy[0], 0.0)
    by_people = [act for seat, act in acts.items() if seat not in bots and act.is_public]
    by_bots = [act.at for seat, act in acts.items() if seat in bots and act.is_public]
    heard = max(by_people, key=lambda act: act.seq, default=NEVER)
    seat = min(asked, key=lambda each: (last[each].seq, each))
    if last[seat].seq < heard.seq:
        return Turn(seat, _left(heard.at, min(ANSWER_SECONDS, seconds), present))
    return Turn(seat, _left(max(by_bots, default=NEVER.at), seconds, present))


def _left(since: float, seconds: float, present: float) -> float:
    return max(0.0, since + seconds - present)
