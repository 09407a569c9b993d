"""What a page tells to whom: names for who does not see it, and contrast for who does."""

from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.web.person import Person

UNNAMED = """() => {
    const text = (element) => element?.textContent;
    const named = (element) => [
        element.getAttribute("aria-label"),
        element.getAttribute("title"),
        element.getAttribute("alt"),
        text(element),
        ...(element.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => text(document.getElementById(id))),
        ...[...(element.labels ?? [])].map(text),
    ].some((name) => name?.trim());
    const controls = "button, a[href], input, select, textarea, img, [role=button], [role=tab], [role=img]";
    return [...document.querySelectorAll(controls)]
        .filter((element) => !element.closest("[aria-hidden=true]") && !named(element))
        .map((element) => element.outerHTML.slice(0, 200));
}"""
UNTOLD = """() => {
    const named = "[aria-label], [aria-labelledby], :has(> title), button, a, [role=button], [role=img]";
    return [...document.querySelectorAll("svg")]
        .filter((svg) => !svg.closest(`[aria-hidden=true], ${named}`))
        .map((svg) => svg.outerHTML.slice(0, 200));
}"""
LIGHT = """(selector) => {
    const paint = (colour) => {
        const canvas = document.createElement("canvas").getContext("2d");
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    const light = (colour) => {
        const [red, green, blue] = paint(colour).map((value) => linear(value / 255));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const element = document.querySelector(selector);
    let ground = element;
    const below = (one) => getComputedStyle(one).backgroundColor;
    while (ground.parentElement && paint(below(ground))[3] < 255) ground = ground.parentElement;
    return [light(getComputedStyle(element).color), light(below(ground))];
}"""

SETTLED = """() => Promise.allSettled(
    document.getAnimations().filter((each) => each instanceof CSSTransition).map((each) => each.finished)
)"""
MARKED = """async () => {
    const element = document.activeElement;
    const outline = ["outlineStyle", "outlineWidth", "outlineOffset", "outlineColor"];
    const drawn = [...outline, "boxShadow", "stroke", "strokeWidth", "fill", "filter", "opacity"];
    const look = () => JSON.stringify([element, ...element.querySelectorAll("*")].slice(0, 20).map((each) => {
        const style = getComputedStyle(each);
        return drawn.map((name) => style[name]);
    }));
    const focused = look();
    element.blur();
    await (SETTLED)();
    const plain = look();
    element.focus();
    return focused !== plain;
}"""


AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
OF_COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules of axe-core that look at colours; for all others a page is the same by night."""
FOUND = """({ within, rules }) => axe.run(within ?? document, {
    resultTypes: ["violations"],
    preload: false, // only an experimental rule wants to read style sheets
    ...(rules ? { runOnly: rules } : {}),
    // A card or a nation is called by its name; the signs and numbers on it are told by its explanation.
    rules: { "label-content-name-mismatch": { enabled: false } },
}).then(({ violations }) => violations.map((each) => ({
    id: each.id, impact: each.impact, nodes: each.nodes.map((node) => `${node.html.slice(0, 160)} ${
        node.any.map(({ message }) => message).join(" ").slice(0, 200)}`),
})))"""


class Shades(NamedTuple):
    """How light a text and its ground are, from 0 to 1."""

    text: float
    ground: float

    @property
    def contrast(self) -> float:
        """As WCAG reckons it."""
        return (max(self) + 0.05) / (min(self) + 0.05)


def shades(page: Page, selector: str) -> Shades:
    """The shades of the first such element, when they change no more."""
    page.evaluate(SETTLED)
    return Shades(*page.evaluate(LIGHT, selector))


def unnamed(page: Page) -> list[str]:
    """Controls and pictures that have no name."""
    found: list[str] = page.evaluate(UNNAMED)
    return found


def untold(page: Page) -> list[str]:
    """Drawings that are neither named, nor part of something with a name, nor hidden from who cannot see them."""
    found: list[str] = page.evaluate(UNTOLD)
    return found


def is_focus_marked(page: Page) -> bool:
    """Whether the element with the focus looks different from what it is without."""
    is_marked: bool = page.evaluate(MARKED.replace("SETTLED", SETTLED))
    return is_marked


def grave(person: Person, within: str | None = None, rules: list[str] | None = None) -> list[Any]:
    """What axe-core finds on the page of somebody that keeps people from playing; in a part of it, by some rules."""
    # evaluated, not added as a script: the page lets no script in that is not its own
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    person.page.evaluate(SETTLED)  # colours that change are not judged halfway
    found = person.page.evaluate(FOUND, {"within": within, "rules": rules})
    return [each for each in found if each["impact"] in GRAVE]
