"""What lies in the middle of the table: the card row, the decks, the events, common tactics and bonus cards."""

from rich.console import RenderableType
from rich.text import Text

from civitas.games.through_the_ages.facts.cards import AGES
from civitas.terminal.menu import flow
from civitas.terminal.through_the_ages.scene import Scene, counted_ages

ACTION_SIGN = "●"


def card_row(scene: Scene, width: int) -> list[RenderableType]:
    """The cards by their price in civil actions; a price of one's own stands behind the card."""
    decks = _decks(scene)
    lines: list[RenderableType] = [Text.from_markup(f" [bold]{scene.text('row')}[/] [dim]({decks})[/]")]
    prices = scene.edition.row_cost
    for price in sorted(set(prices)):
        spaces = [space for space, cost in enumerate(prices) if cost == price and scene.view["row"][space]]
        if spaces:
            heading = Text(f"{ACTION_SIGN * price:3}", style="bold")
            lines += flow([_space(scene, space) for space in spaces], width, heading)
    return lines


def _space(scene: Scene, space: int) -> Text:
    text = scene.aged(scene.view["row"][space])
    if scene.seat is not None:
        price = scene.view["costs"]["take"][space]
        if price != scene.edition.row_cost[space]:
            text += f" [yellow]({price}{ACTION_SIGN})[/]"
    return Text.from_markup(text)


def _decks(scene: Scene) -> str:
    age = AGES.index(scene.view["age"])
    civil, military = scene.view["civil_decks"], scene.view["military_decks"]
    left = civil[age] if age < len(civil) else 0
    if scene.is_simple:
        return scene.text("row-civil-deck", civil=left)
    return scene.text("row-decks", civil=left, military=military[age] if age < len(military) else 0)


def piles(scene: Scene) -> list[tuple[str, str]]:
    """Events, common tactics and bonus cards: what each line is about, and what it says."""
    found = [("current-events", _current(scene)), ("future-events", _future(scene))]
    found.append(("common-tactics", scene.names(scene.view["common_tactics"])))
    found.append(("bonus-cards", _bonus(scene)))
    return [(label, text) for label, text in found if text]


def _current(scene: Scene) -> str:
    events = scene.view["current_events"]
    if not events:
        return ""
    parts = [counted_ages(event["age"] for event in events)]
    if events[0]["card"]:
        parts.append(scene.text("next-event", card=scene.aged(events[0]["card"])))
    own = [*(event["card"] for event in events[1:] if event["card"]), *scene.view["events_among_current"]]
    return "; ".join([*parts, *_own(scene, own)])


def _future(scene: Scene) -> str:
    events = scene.view["future_events"]
    if not events:
        return ""
    own = [event["card"] for event in events if event["card"]]
    return "; ".join([counted_ages(event["age"] for event in events), *_own(scene, own)])


def _own(scene: Scene, cards: list[str]) -> list[str]:
    return [scene.text("own-events", cards=scene.names(cards))] if cards else []


def _bonus(scene: Scene) -> str:
    cards = scene.view["bonus"]
    parts = [scene.names(card for card in cards if card)] if any(cards) else []
    hidden = sum(1 for card in cards if not card)
    return "; ".join([*parts, scene.text("bonus-hidden", count=hidden)] if hidden else parts)
