"""Events: revealing the next one, finding those it concerns, and carrying it out step by step."""

from collections.abc import Callable
from typing import Final

from civitas.core.frames import EMPTY_LIST, frame
from civitas.core.position import Frame
from civitas.games.through_the_ages.events.colonization import auction
from civitas.games.through_the_ages.events.effects import carry_out
from civitas.games.through_the_ages.events.impacts import score_events as score_events
from civitas.games.through_the_ages.facts.cards import TERRITORY
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.standings import (
    active_player,
    all_happiest,
    all_most_discontent,
    everybody,
    least_cultured,
    most_cultured,
    most_cultured_if_weak,
    strongest_of_all,
    two_strongest,
    two_weakest,
    weakest_of_all,
)
from civitas.games.through_the_ages.standings import richest_first as richest_first
from civitas.games.through_the_ages.standings import strongest_first as strongest_first

Targets = Callable[[ThroughTheAges], list[int]]

TARGETS: Final[dict[str, Targets]] = {
    "all": everybody,
    "current": active_player,
    "strongest": strongest_of_all,
    "weakest": weakest_of_all,
    "two-strongest": two_strongest,
    "two-weakest": two_weakest,
    "most-culture": most_cultured,
    "least-culture": least_cultured,
    "culture-leader-among-weakest": most_cultured_if_weak,
    "all-happiest": all_happiest,
    "all-most-discontent": all_most_discontent,
}
"""Whom a step of an event concerns, in the order in which they decide: clockwise from the active player."""


def reveal_event(p: ThroughTheAges) -> None:
    """Turn up the next current event, if any is left, and carry it out; a territory is auctioned."""
    if not p.current:
        return
    card = p.current[-1]
    p.current = p.current[:-1]
    p.current_known = p.current_known[:-1]
    p.current_seen = p.current_seen[:-1]
    p.reveals += 1
    p.past = [*p.past, card]
    p.report_card("event", card, {"seat": p.active})
    p.push(EventResolution(card))
    if p.cards[card].kind == TERRITORY:
        auction(p, card)


def renew_events(p: ThroughTheAges) -> None:
    """The future events become the current ones: shuffled, then sorted by age with the older ages on top.

    Everybody still knows which cards he has laid there, but nobody knows where they lie.
    """
    order = list(range(len(p.future)))
    p.dice.shuffle(order)
    order.sort(key=lambda place: -p.cards[p.future[place]].age)
    p.current = [p.future[place] for place in order]
    p.current_known = [p.future_known[place] for place in order]
    p.current_seen = [0] * len(order)
    p.future = []
    p.future_known = []
    p.report("events-renewed", "events-renewed", {"count": len(order)})


@frame("EventResolution")
class EventResolution(Frame[ThroughTheAges]):
    """An event on its way through its steps, and in each step through those whom it concerns; it asks nobody itself."""

    card: int = 0
    step: int = -1
    """The step being carried out; -1 before the first."""
    seats: list[int] = EMPTY_LIST
    """Those whom the step still concerns."""

    def resume(self, p: ThroughTheAges) -> None:
        steps = p.cards[self.card].steps
        if not self.seats:
            self.step += 1
            if self.step == len(steps):
                self._end(p)
                return
            self.seats = TARGETS[steps[self.step].who](p)
        if self.seats:
            carry_out(p, self.seats.pop(0), self.card, steps[self.step])

    def _end(self, p: ThroughTheAges) -> None:
        """All steps are done; with the last of the current events the future ones become current."""
        p.pop()
        if not p.current and p.future:
            renew_events(p)
