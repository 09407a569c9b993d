"""What an action would do, worked out from nothing but what its seat may know.

The action is played on imagined positions, drawn from all those that the seat cannot tell from the real one. If it
uncovers nothing there and does the same in each, neither chance nor anything hidden has a part in it, so that it does
the same in the real game; otherwise nothing is shown. The real position is never asked.
"""

import secrets
from collections.abc import Sequence
from typing import cast

from civitas.core.dice import Dice
from civitas.core.position import Position, View
from civitas.core.table import uncovers
from civitas.server.messages import Preview, SentEvent

SEED_BITS = 63
TIMES = 2
"""So often the seat imagines what it cannot see."""


def imagined_by(position: Position, seat: int) -> Position:
    """A position that this seat cannot tell from the real one; what is imagined nobody can know beforehand."""
    return position.perspective(seat).imagine(Dice.seeded(secrets.randbits(SEED_BITS)))


def foreseen(imagined: Sequence[Position], seat: int, action: int, text: str, seq: int) -> Preview:
    """What this action would do in all these positions; they are played on. Nothing is foreseen without any."""
    if not imagined or seat not in imagined[0].to_act:
        return Preview(text, action, seq, [], None, None)
    objection = imagined[0].why_not(seat, action)
    if objection is not None:
        return Preview(text, action, seq, [], None, objection.rule)
    outcomes = [_outcome(each, seat, action) for each in imagined]
    events, view = outcomes[0]
    ends = any(view is None for _, view in outcomes) or any(seat not in each.to_act for each in imagined)
    if any(other != (events, view) for other in outcomes[1:]):
        events, view = [], None
    return Preview(text, action, seq, events, view, None, ends)


def _outcome(p: Position, seat: int, action: int) -> tuple[list[SentEvent], View | None]:
    """What a seat sees of an action, and afterwards; nothing where something comes out."""
    before = p.clone()
    teller = p.teller()
    events = [teller.event_to_json(event, seat) for event in p.play(seat, action) if event.visible_to(seat)]
    return ([], None) if uncovers(before, p) else (cast(list[SentEvent], events), p.view_for(seat))
