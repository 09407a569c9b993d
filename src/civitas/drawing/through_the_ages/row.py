"""The middle of the table: the card row, and in a line below it decks, events and common tactics."""

from collections import Counter
from collections.abc import Iterable, Iterator

from civitas.drawing.canvas import WIDE, Canvas, spread
from civitas.drawing.colours import FAINT_INK, INK, LINE, OUTLINE, PAPER, SOFT_INK, ink_on, tint
from civitas.drawing.measuring import width_of
from civitas.drawing.through_the_ages.box import Box
from civitas.games.through_the_ages.facts.cards import AGES

LEFT = 24
ROOM = WIDE - 2 * LEFT
HEIGHT = 92
BAND = 17
GAP = 5
NAME = 10.5
LINES = 4


def draw_row(box: Box, canvas: Canvas, top: float) -> float:
    """Every card with its price in civil actions; where the next refill clears the row, the price is struck through."""
    for space, (x, width) in enumerate(spread(len(box.view["row"]), ROOM, GAP)):
        _space(box, canvas, space, LEFT + x, top, width)
    return _piles(box, canvas, top + HEIGHT + 40)


def _space(box: Box, canvas: Canvas, space: int, x: float, y: float, width: float) -> None:
    card = box.view["row"][space]
    if card is None:
        canvas.rect(x, y, width, HEIGHT, "none", stroke=LINE, radius=5, dashes="3 3")
    else:
        _card(box, canvas, card, x, y, width)
    _price(box, canvas, space, x + width / 2, y + HEIGHT + 10)


def _card(box: Box, canvas: Canvas, card: str, x: float, y: float, width: float) -> None:
    colour = box.colour(card)
    canvas.rect(x, y, width, HEIGHT, tint(colour, 0.12), stroke=colour, radius=5)
    canvas.path(f"M{x:.1f} {y + BAND:.1f}v-{BAND - 5}q0-5 5-5h{width - 10:.1f}q5 0 5 5v{BAND - 5}z", colour)
    age = box.age(card)
    room = width - 12 - width_of(age, 10, True)
    canvas.text(x + 5, y + 12.3, box.category(card), 9, ink_on(colour), room=room - 2)
    canvas.text(x + width - 5, y + 12.5, age, 10, ink_on(colour), bold=True, anchor="end")
    canvas.paragraph(x + 5, y + BAND + 15, box.name(card), width - 8, LINES, NAME, INK, bold=True)


def _price(box: Box, canvas: Canvas, space: int, x: float, y: float) -> None:
    """White tokens, as many as the card costs the seat; spectators see what is printed."""
    printed = box.edition.row_cost[space]
    costs = box.view.get("costs")
    price = printed if costs is None or costs["take"][space] is None else costs["take"][space]
    for nth in range(price):
        fill = PAPER if nth < printed else "#c79add"
        canvas.circle(x + (nth - (price - 1) / 2) * 11, y, 4, fill, stroke=OUTLINE)
    if space < box.view["swept"]:
        reach = price * 5.5 + 4
        canvas.line((x - reach, y), (x + reach, y), OUTLINE, 1)


def _piles(box: Box, canvas: Canvas, y: float) -> float:
    x = float(LEFT)
    for label, said in _told(box):
        label_width, width = width_of(label, 11), width_of(said, 11, True) * 1.06
        if x > LEFT and x + label_width + width > WIDE - LEFT:
            x, y = LEFT, y + 17
        canvas.text(x, y, label, 11, FAINT_INK, room=label_width + 1)
        x += label_width + 6
        room = WIDE - LEFT - x
        canvas.text(x, y, said, 11, SOFT_INK, bold=True, room=min(room, width))
        x += min(room, width) + 18
    return y + 16


def _told(box: Box) -> Iterator[tuple[str, str]]:
    """What lies in the middle, by its label."""
    age = AGES.index(box.view["age"])
    civil, military = (sum(box.view[decks][age : age + 1]) for decks in ("civil_decks", "military_decks"))
    decks = box.text("row-civil-deck", civil=civil)
    yield box.text("row"), decks if box.is_simple else box.text("row-decks", civil=civil, military=military)
    for pile in ("current-events", "future-events"):
        backs = box.view[pile.replace("-", "_")]
        if backs:
            yield box.text(pile), ages(each["age"] for each in backs)
    past = box.view["past_events"]
    if past:
        yield box.text("ages-past-events"), f"{len(past)} ({box.name(past[-1])})"
    tactics = box.view["common_tactics"]
    if tactics:
        yield box.text("common-tactics"), ", ".join(box.name(each) for each in tactics)


def ages(backs: Iterable[str]) -> str:
    """Backs of cards by their age: `2 A, 3 I`."""
    return ", ".join(f"{count} {age}" for age, count in sorted(Counter(backs).items()))
