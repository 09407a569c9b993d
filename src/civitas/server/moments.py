"""Moments of studies, sandboxes and examples: positions without a table, as somebody's eyes see them."""

from collections.abc import Sequence
from typing import Any

from civitas.core.events import Event
from civitas.core.position import Position
from civitas.core.teller import Teller
from civitas.core.telling import Said
from civitas.server.messages import Happening, State, Step
from civitas.server.refusals import NotFound
from civitas.server.serializers import position_state, told_event
from civitas.server.steps import round_of, to_be_looked_at
from civitas.server.study_messages import Eyes


def eyes_at(p: Position, eyes: Eyes, actor: int | None) -> int | None:
    """The seat that looks at a position; with all eyes whoever is asked, or when nobody is, whoever acted."""
    if eyes == "watch":
        return None
    if eyes != "all":
        if eyes >= p.players:
            raise NotFound("there is no such seat")
        return eyes
    return p.to_act[0] if p.to_act else actor if actor is not None and actor >= 0 else None


def step_of(p: Position, events: Sequence[Event], number: int, eyes: Eyes, actor: int | None) -> Step:
    """A moment as these eyes see it, to be looked at."""
    state = state_of(p, number, eyes, actor)
    happening = happening_of(p.teller(), events, number, state.seat, eyes)
    return Step(actor, happening, to_be_looked_at(state), round_of(p), secrets_of(p, eyes))


def secrets_of(p: Position, eyes: Eyes) -> list[list[Said]]:
    """What each seat knows and others do not; only all eyes see it."""
    return [p.teller().secrets(p, seat) for seat in range(p.players)] if eyes == "all" else []


def state_of(p: Position, number: int, eyes: Eyes, actor: int | None) -> State:
    """A position as these eyes see it, with all that may be done."""
    return position_state("", p, number, eyes_at(p, eyes, actor))


def happening_of(teller: Teller[Any], events: Sequence[Event], number: int, seat: int | None, eyes: Eyes) -> Happening:
    """What these eyes saw of a move."""
    seen = [event for event in events if eyes == "all" or event.visible_to(seat)]
    return Happening(number, [told_event(event, seat, teller) for event in seen], False)
