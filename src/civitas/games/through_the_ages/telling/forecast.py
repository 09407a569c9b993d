"""What the end of a turn would bring, as accounts."""

from typing import Final, NamedTuple

from civitas.core.events import Event
from civitas.core.telling import Account, Said, Sum, say, seat_id
from civitas.games.through_the_ages.civilization import KEEPS_CARDS
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.hand_limit import military_limit
from civitas.games.through_the_ages.phases.outlook import Outlook, number_in, outlook_of
from civitas.games.through_the_ages.phases.production import cards_to_draw


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


class Changes:
    """The goods of a civilization at the end of a turn, and what changes them."""

    def __init__(self, outlook: Outlook) -> None:
        self.parts: dict[str, list[Sum]] = {"culture": [], "science": [], "food": [], "resources": []}
        for event in outlook.events:
            self._note(event)

    def _note(self, event: Event) -> None:
        for change in CHANGES.get(event.message, ()):
            amount = number_in(event, change.argument) if change.argument else 1
            if amount:
                label = say(str(event.arguments["card"])) if change.label is None else change.label
                self.parts[change.good].append({"label": label, "value": change.way * amount})

    def row(self, good: str, before: int, after: int) -> Sum:
        """A good as it will be: what there is now, and what changes it."""
        parts: list[Sum] = [{"label": NOW, "value": before}, *self.parts[good]]
        rest = after - sum([part["value"] for part in parts if isinstance(part["value"], int)])
        if rest:
            parts.append({"label": say("account-change"), "value": rest})
        return {"label": COLUMNS[good], "value": after, "parts": parts}


def forecast_of(p: ThroughTheAges, seat: int, viewer: int | None) -> list[Account]:
    """What the end of a turn would bring a player if nothing else changed; nothing once it has begun."""
    outlook = outlook_of(p, seat)
    if outlook is None:
        return []
    message = "web-forecast" if seat == viewer else "ages-forecast-of"
    rows = [*_goods(outlook, outlook.unstored(p, seat)), *_cards(p, seat, outlook.is_uprising)]
    return [{"heading": say(message, name=seat_id(seat)), "rows": rows}]


def _goods(outlook: Outlook, unstored: int) -> list[Sum]:
    before, after, changes = outlook.before, outlook.after, Changes(outlook)
    culture = changes.row("culture", before.culture, after.culture)
    if outlook.is_uprising:
        why = say("ages-uprising-why", discontent=outlook.discontent, unused=before.unused)
        return [{"label": say("web-forecast-uprising"), "value": why}, culture]
    food = changes.row("food", before.food, after.food)
    resources = changes.row("resources", before.resources, after.resources)
    if outlook.missing:
        food["note"] = say("web-forecast-famine", count=outlook.missing)
    if unstored:
        resources["note"] = say("ages-unstored", count=unstored)
    return [culture, changes.row("science", before.science, after.science), food, resources]


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
