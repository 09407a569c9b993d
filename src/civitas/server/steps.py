"""Steps: what a seat, or a spectator, was shown of a game at each moment of it, worked out again from the log.

A step is what `broadcast.py` sent at that moment to just this seat: the events for it and the state they led to. What
others knew, and what comes later, has no part in it. It is there to be looked at, so what could be answered then is
left out.
"""

from msgspec.structs import replace

from civitas.core.position import Position
from civitas.server.messages import State, Step
from civitas.server.refusals import NotFound
from civitas.server.replays import Replay, Replays
from civitas.server.serializers import happenings, state_for

MOST_STEPS = 60


class Steps:
    """The steps of all games."""

    def __init__(self, replays: Replays, most: int = MOST_STEPS) -> None:
        self._replays = replays
        self._most = most

    def between(self, table_id: str, seat: int | None, first: int, last: int) -> list[Step]:
        """The steps from the first to the last of these moments, so many at most; what cannot be replayed is not there.

        Where a step was taken back, both are there: that it was made, and that it was not.
        """
        with self._replays.hold(table_id) as replay:
            first, last = max(first, replay.first), min(last, replay.last)
            if first > last:
                raise NotFound("there are no such steps")
            last = min(last, first + self._most - 1)
            return [_step(replay, seat, seq) for seq in range(first, last + 1)]


def _step(replay: Replay, seat: int | None, seq: int) -> Step:
    before = replay.at(seq - 1).game.position.to_act if seq > replay.first else []
    held = replay.at(seq)
    state = state_for(replay.table.id, held, seat)
    (happening,) = happenings(replay.entries(seq, seq), seat, replay.table.title)
    actor = actor_known(before, happening.taken_back)
    return Step(actor, happening, to_be_looked_at(state), round_of(held.game.position))


def actor_known(before: list[int], is_taken_back: bool) -> int | None:
    """Who acted, as far as everybody knew: one of several who were asked at the same time stays unnamed."""
    return before[0] if len(before) == 1 and not is_taken_back else None


def round_of(position: Position) -> int:
    """How far a game is, as players count it."""
    return position.teller().round(position)


def to_be_looked_at(state: State) -> State:
    """A state without what could be answered then."""
    return replace(state, legal=[], can_undo=False, telling={**state.telling, "groups": []})
