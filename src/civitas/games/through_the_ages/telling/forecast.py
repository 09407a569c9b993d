"""What the end of a turn would bring, played out by the engine itself on a position of its own."""

from typing import Final, NamedTuple

from civitas.core.events import Event
from civitas.core.telling import Account, Said, Sum, say, seat_id
from civitas.games.through_the_ages.civilization import KEEPS_CARDS
from civitas.games.through_the_ages.civilizations.ratings import discontent
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.hand_limit import military_limit
from civitas.games.through_the_ages.phases.production import (
    IdleMine,
    cards_to_draw,
    food_production,
    resource_production,
    take_production,
)
from civitas.games.through_the_ages.phases.turn import score_strength


class Change(NamedTuple):
    """What an event of production does to a good: by which of its arguments (otherwise by one), and in which way."""

    good: str
    label: Said | None
    argument: str
    way: int


CHANGES: Final[dict[str, tuple[Change, ...]]] = {
    "scored": (
        Change("science", say("account-rate"), "science", 1),
        Change("culture", say("account-rate"), "culture", 1),
    ),
    "culture": (Change("culture", None, "points", 1),),
    "produced-food": (Change("food", say("account-produced"), "count", 1),),
    "consumed": (Change("food", say("account-eaten"), "count", -1),),
    "famine": (Change("culture", say("account-famine"), "culture", -1),),
    "produced-resources": (Change("resources", say("account-produced"), "count", 1),),
    "traded": (Change("resources", say("account-traded"), "", -1),),
    "corruption": (
        Change("resources", say("account-corruption"), "resources", -1),
        Change("food", say("account-corruption"), "food", -1),
    ),
}
"""The events that are foretold; a change without a label is the doing of the card that the event names."""
NOW: Final = say("account-now")
COLUMNS: Final[dict[str, Said]] = {
    good: say(f"ages-rating-{good}") for good in ("culture", "science", "food", "resources")
}


class Outlook:
    """The end of a turn, as it would go now."""

    def __init__(self, p: ThroughTheAges, seat: int) -> None:
        self.before = p.civs[seat]
        self.discontent = discontent(p, self.before)
        self.is_uprising = self.discontent > self.before.unused
        self.missing = 0
        """Food that the population would lack."""
        self.unstored = 0
        """Food and resources for which there are no blue tokens."""
        self.parts: dict[str, list[Sum]] = {"culture": [], "science": [], "food": [], "resources": []}
        q = p.clone()
        q.active = seat
        if not self.is_uprising:
            take_production(q, seat)
        if not p.edition.is_first:
            score_strength(q, seat)
        self.after = q.civs[seat]
        for event in q.news:
            self._note(p, seat, event)

    def _note(self, p: ThroughTheAges, seat: int, event: Event) -> None:
        for change in CHANGES.get(event.message, ()):
            amount = _number(event, change.argument) if change.argument else 1
            if amount:
                label = say(str(event.arguments["card"])) if change.label is None else change.label
                self.parts[change.good].append({"label": label, "value": change.way * amount})
        if event.message == "famine":
            self.missing = _number(event, "count")
        elif event.message == "produced-food":
            self.unstored += max(0, food_production(p, seat) - _number(event, "count"))
        elif event.message == "produced-resources":
            self.unstored += max(0, resource_production(p, seat) - _number(event, "count"))

    def row(self, good: str, before: int, after: int) -> Sum:
        """A good as it will be: what there is now, and what changes it."""
        parts: list[Sum] = [{"label": NOW, "value": before}, *self.parts[good]]
        rest = after - sum([part["value"] for part in parts if isinstance(part["value"], int)])
        if rest:
            parts.append({"label": say("account-change"), "value": rest})
        return {"label": COLUMNS[good], "value": after, "parts": parts}


def _number(event: Event, key: str) -> int:
    amount = event.arguments[key]
    assert isinstance(amount, int)
    return amount


def forecast_of(p: ThroughTheAges, seat: int, viewer: int | None) -> list[Account]:
    """What the end of a turn would bring a player if nothing else changed; nothing once it has begun."""
    if p.is_over or p.civs[seat].is_gone or isinstance(p.frames[-1], IdleMine):
        return []
    message = "web-forecast" if seat == viewer else "ages-forecast-of"
    outlook = Outlook(p, seat)
    rows = [*_goods(outlook), *_cards(p, seat, outlook.is_uprising)]
    return [{"heading": say(message, name=seat_id(seat)), "rows": rows}]


def _goods(outlook: Outlook) -> list[Sum]:
    before, after = outlook.before, outlook.after
    culture = outlook.row("culture", before.culture, after.culture)
    if outlook.is_uprising:
        why = say("ages-uprising-why", discontent=outlook.discontent, unused=before.unused)
        return [{"label": say("web-forecast-uprising"), "value": why}, culture]
    food = outlook.row("food", before.food, after.food)
    resources = outlook.row("resources", before.resources, after.resources)
    if outlook.missing:
        food["note"] = say("web-forecast-famine", count=outlook.missing)
    if outlook.unstored:
        resources["note"] = say("ages-unstored", count=outlook.unstored)
    return [culture, outlook.row("science", before.science, after.science), food, resources]


def _cards(p: ThroughTheAges, seat: int, is_uprising: bool) -> list[Sum]:
    """Military cards: how many are drawn for actions left, and how many are too many."""
    c = p.civs[seat]
    drawn = 0 if is_uprising and p.edition.draw_in_production else cards_to_draw(p, seat)
    limit = military_limit(p, seat)
    excess = 0 if c.used & KEEPS_CARDS else len(c.military_hand) - limit
    said: list[Said] = [say("ages-drawn", count=drawn)] if drawn > 0 else []
    if excess > 0:
        said.append(say("ages-discards", count=excess, limit=limit))
    return [{"label": say("ages-draw"), "value": each} for each in said]
