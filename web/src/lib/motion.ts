/** Motion that explains what moved where: things with `data-move` glide from where they were to where they are. */

const GLIDE = { duration: 420, easing: "cubic-bezier(0.3, 0.7, 0.2, 1)" };
const APPEAR = { duration: 260, easing: "ease-out" };
/** Shifts that nobody would see. */
const STILL = 2;
/** How far outside something can be of which a part may be seen. */
const NEAR = 100;

type Point = readonly [number, number];

/** A drawing, or a part of the page with `data-frame`: what keeps its place in it has not moved, wherever the frame goes. */
interface Frame {
  holder: Element;
  /** How a point of the screen is found in it. */
  matrix: Pick<DOMMatrix, "a" | "b" | "c" | "d" | "e" | "f">;
  /** Pixels for each of its units. */
  scale: number;
}

/** The middle of something, on the screen and in its frame. */
interface Place {
  screen: Point;
  framed: { holder: Element; at: Point } | null;
}

export type Places = Map<string, Place>;

export function isCalm(): boolean {
  return typeof matchMedia !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function moving(root: ParentNode): [string, Element][] {
  return [...root.querySelectorAll("[data-move]")].map((each) => [each.getAttribute("data-move") ?? "", each]);
}

/** Finds places; every frame is measured once. */
class Surveyor {
  #frames = new Map<Element, Frame | null>();

  frameOf(element: Element): Frame | null {
    const holder = element instanceof SVGGraphicsElement ? element.ownerSVGElement : element.closest("[data-frame]");
    if (!holder) return null;
    let frame = this.#frames.get(holder);
    if (frame === undefined) this.#frames.set(holder, (frame = measured(holder)));
    return frame;
  }

  placeOf(element: Element): Place {
    const box = element.getBoundingClientRect();
    const screen: Point = [box.left + box.width / 2, box.top + box.height / 2];
    const frame = this.frameOf(element);
    return { screen, framed: frame && { holder: frame.holder, at: within(frame, screen) } };
  }
}

function measured(holder: Element): Frame | null {
  if (holder instanceof SVGGraphicsElement) {
    const toScreen = holder.getScreenCTM();
    return toScreen && toScreen.a !== 0 ? { holder, matrix: toScreen.inverse(), scale: toScreen.a } : null;
  }
  const { left, top } = holder.getBoundingClientRect();
  return { holder, matrix: { a: 1, b: 0, c: 0, d: 1, e: -left, f: -top }, scale: 1 };
}

function within({ matrix: { a, b, c, d, e, f } }: Frame, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Where everything with a `data-move` key is now; nobody asks where no motion is wanted. */
export function places(root: ParentNode): Places {
  if (isCalm()) return new Map();
  const surveyor = new Surveyor();
  return new Map(moving(root).map(([key, each]) => [key, surveyor.placeOf(each)]));
}

/** Let everything in sight glide here from where it was; what is new comes from its `data-move-from`, or appears. */
export function glide(root: Element, before: Places): void {
  if (before.size === 0 || isCalm()) return;
  const surveyor = new Surveyor();
  const window = root.getBoundingClientRect();
  // All places are read before anything moves: a motion between two readings would lay out the page anew each time.
  const motions = moving(root).map(([key, element]) => {
    const from = before.get(key) ?? before.get(element.getAttribute("data-move-from") ?? "");
    const to = surveyor.placeOf(element);
    if (!isSeen(window, to) && !(from && isSeen(window, from))) return null;
    return from ? flight(surveyor, element, from, to) : () => element.animate([{ opacity: 0 }, { opacity: 1 }], APPEAR);
  });
  for (const start of motions) start?.();
}

function isSeen({ left, right, top, bottom }: DOMRect, { screen: [x, y] }: Place): boolean {
  return x > left - NEAR && x < right + NEAR && y > top - NEAR && y < bottom + NEAR;
}

/** The motion from there to where the element is; nothing if it has not moved. */
function flight(surveyor: Surveyor, element: Element, from: Place, to: Place): (() => void) | null {
  const pixels = surveyor.frameOf(element)?.scale ?? 1;
  const [was, is] = [from.framed, to.framed];
  const [x, y] =
    was && is && was.holder === is.holder ? between(was.at, is.at, 1) : between(from.screen, to.screen, pixels);
  if (Math.hypot(x, y) * pixels < STILL) return null;
  const path = [{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }];
  return () => void element.animate(path, GLIDE);
}

function between([x, y]: Point, [toX, toY]: Point, unit: number): Point {
  return [(x - toX) / unit, (y - toY) / unit];
}
