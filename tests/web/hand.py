"""A hand on the board: finds what can be pressed, brings it into sight, and presses it with the mouse or a finger."""

from typing import Any, NamedTuple

from playwright.sync_api import Page

THINGS = """() => {
    const open = "[data-legal], [role=menuitem], [role=dialog] [data-verb]";
    const control = "button, [role=button], [tabindex]";
    const inside = (thing) => [...thing.querySelectorAll("button.number")];
    const all = [...document.querySelectorAll("main")].flatMap((main) => [...main.querySelectorAll(open)]);
    const opened = all.filter((each) => each.closest("[role=menu], [role=dialog]"));
    return (opened.length ? opened : all)
        .flatMap((each) => (each.matches(control) ? [each] : inside(each)))
        .filter((each) => !each.disabled && each.checkVisibility());
}"""
"""What can be pressed now: what glows, or what stands in the small sheet that has just been opened."""
VERBS = f"() => ({THINGS})().map((each) => each.dataset.verb ?? each.dataset.answer ?? '')"
PLACE = f"""(number) => {{
    const thing = ({THINGS})()[number];
    if (!thing) return null;
    thing.scrollIntoView({{ block: "center", inline: "center", behavior: "instant" }});
    const {{ left, top, width, height }} = thing.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
    const points = parts.flatMap((down) => parts.map((along) => [left + width * along, top + height * down]));
    const isFree = ([x, y]) => thing.contains(document.elementFromPoint(x, y));
    const tell = (each) => each && `<${{each.localName}} class="${{each.getAttribute("class")}}"> ${{
        each.getAttribute("aria-label") ?? each.textContent.trim().slice(0, 60)}}`;
    const cover = document.elementFromPoint(left + width / 2, top + height / 2);
    let sheet = cover;
    while (sheet && !sheet.parentElement?.contains(thing)) sheet = sheet.parentElement;
    return {{
        name: tell(thing),
        cover: tell(cover) ?? "the edge of the screen",
        isBelowSheet: sheet !== null && ({THINGS})().some((each) => each !== thing && sheet.contains(each)),
        point: points.find(isFree) ?? null,
        size: [width, height],
        isButton: thing.matches("button"),
    }};
}}"""
"""Where something can be pressed: a point of it that nothing else covers."""
FINGER_PX = 40
"""A finger needs so much of a button."""


class Thing(NamedTuple):
    """Something on the board as it lies on the screen."""

    name: str
    cover: str
    """What lies in its middle."""
    isBelowSheet: bool  # noqa: N815  named by the page
    """Whether that belongs to a sheet in which one can answer, too."""
    point: tuple[float, float] | None
    size: tuple[float, float]
    isButton: bool  # noqa: N815  named by the page


class Hand:
    """Presses things on the board, and notes what it could not reach and which buttons were too small for a finger."""

    def __init__(self, page: Page, has_touch: bool) -> None:
        self._page = page
        self._has_touch = has_touch
        self.out_of_reach: set[str] = set()
        self.too_small: set[str] = set()

    def verbs(self) -> list[str]:
        """The verbs of all that can be pressed now, empty where it tells none."""
        found: list[str] = self._page.evaluate(VERBS)
        return found

    def press(self, number: int) -> bool:
        """Press one of these things; whether that was possible."""
        found: dict[str, Any] | None = self._page.evaluate(PLACE, number)
        if found is None:
            return False
        thing = Thing(**found)
        self._note(thing)
        if thing.point is None:
            return False
        if self._has_touch:
            self._page.touchscreen.tap(*thing.point)
            self._tap_what_came_nearer(number, thing)
        else:
            self._page.mouse.click(*thing.point)
        return True

    def _tap_what_came_nearer(self, number: int, before: Thing) -> None:
        """A finger on one of several small things has only brought them nearer."""
        found: dict[str, Any] | None = self._page.evaluate(PLACE, number)
        after = Thing(**found) if found else None
        if after and after.point and after.name == before.name and min(after.size) > 1.05 * min(before.size):
            self._page.touchscreen.tap(*after.point)

    def _note(self, thing: Thing) -> None:
        if thing.point is None and not thing.isBelowSheet:
            self.out_of_reach.add(f"{thing.name} below {thing.cover}")
        if self._has_touch and thing.isButton and min(thing.size) < FINGER_PX:
            width, height = thing.size
            self.too_small.add(f"{thing.name}: {width:.0f} x {height:.0f}")
