"""What the end of a turn would bring as things are, played out by the engine itself on a copy."""

from civitas.core.events import Event
from civitas.games.through_the_ages.civilizations.ratings import discontent
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.production import (
    IdleMine,
    food_production,
    resource_production,
    take_production,
)
from civitas.games.through_the_ages.phases.turn import score_strength


class Outlook:
    """The end of a turn of one civilization, as it would go now."""

    def __init__(self, p: ThroughTheAges, seat: int) -> None:
        q = _look_ahead(p)
        self.before = p.civs[seat]
        self.discontent = discontent(p, self.before)
        self.is_uprising = self.discontent > self.before.unused
        self.missing = 0
        """Food that the population would lack."""
        self.after = self.before.copy()
        q.civs[seat] = self.after
        q.active = seat
        if not self.is_uprising:
            take_production(q, seat)
        if not p.edition.is_first:
            score_strength(q, seat)
        self.events = q.news
        for event in self.events:
            if event.message == "famine":
                self.missing = number_in(event, "count")

    @property
    def food(self) -> int:
        """By how much the turn changes the food, with what would be missing."""
        return self.after.food - self.before.food - self.missing

    @property
    def resources(self) -> int:
        """By how much the turn changes the resources."""
        return self.after.resources - self.before.resources

    def unstored(self, p: ThroughTheAges, seat: int) -> int:
        """Food and resources for which there are no blue tokens."""
        unstored = 0
        for event in self.events:
            if event.message == "produced-food":
                unstored += max(0, food_production(p, seat) - number_in(event, "count"))
            elif event.message == "produced-resources":
                unstored += max(0, resource_production(p, seat) - number_in(event, "count"))
        return unstored


def outlook_of(p: ThroughTheAges, seat: int) -> Outlook | None:
    """The end of a turn of this civilization; None once it has begun, and for who has left the game."""
    if p.is_over or p.civs[seat].is_gone or isinstance(p.frames[-1], IdleMine):
        return None
    return Outlook(p, seat)


def number_in(event: Event, key: str) -> int:
    """A number that an event tells."""
    amount = event.arguments[key]
    assert isinstance(amount, int)
    return amount


def _look_ahead(p: ThroughTheAges) -> ThroughTheAges:
    """A position without cards in which a copy of a civilization can take its place among the others and produce.

    Production touches nothing else, and copying the rest would take most of the time.
    """
    q = ThroughTheAges(p.setting)
    q.civs = p.civs[:]
    q.round, q.age, q.start, q.last_round = p.round, p.age, p.start, p.last_round
    return q
