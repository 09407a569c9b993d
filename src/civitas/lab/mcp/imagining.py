"""What an action would do, tried in positions that a seat imagines; the real one is never touched."""

import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

from civitas.bots.reasons import Numbers, changes, numbers
from civitas.core.dice import Dice
from civitas.core.events import Event
from civitas.core.position import Perspective, Position, View
from civitas.core.table import uncovers
from civitas.core.telling import Figure
from civitas.lab.mcp.seated import Outlook

TIMES: Final = 3
"""So often the seat imagines what it cannot see."""
SEED_BITS: Final = 63


class _Trial(NamedTuple):
    """What an action did in one imagined position."""

    events: list[Event]
    view: View
    before: Numbers
    after: Numbers
    figures: list[tuple[Figure, Figure]]
    uncovers: bool


def unknown_dice() -> Dice:
    """Dice of which nobody can know what they will show."""
    return Dice.seeded(secrets.randbits(SEED_BITS))


def outlook(perspective: Perspective, action: int) -> Outlook:
    """What a legal action would do; one of the ways it may go where it is not certain."""
    assert perspective.seat is not None
    trials = [_trial(perspective.imagine(unknown_dice()), perspective.seat, action) for _ in range(TIMES)]
    shown = trials[0]
    return Outlook(shown.events, _agree(trials), changes(shown.before, shown.after), shown.figures)


def _trial(world: Position, seat: int, action: int) -> _Trial:
    perspective = world.perspective(seat)
    earlier, before, figures = world.clone(), numbers(perspective), perspective.figures
    events = [event for event in world.play(seat, action) if event.visible_to(seat)]
    pairs = list(zip(figures, perspective.figures, strict=True))
    return _Trial(events, perspective.view, before, numbers(perspective), pairs, uncovers(earlier, world))


def _agree(trials: Sequence[_Trial]) -> bool:
    first = trials[0]
    is_same = all((each.events, each.view) == (first.events, first.view) for each in trials[1:])
    return is_same and not any(each.uncovers for each in trials)
