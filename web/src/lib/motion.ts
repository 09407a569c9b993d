/** Motion that explains what moved where: things with `data-move` glide from where they were to where they are. */

const GLIDE = { duration: 420, easing: "cubic-bezier(0.3, 0.7, 0.2, 1)" };
const APPEAR = { duration: 260, easing: "ease-out" };
/** Shifts that nobody would see. */
const STILL = 2;

export type Places = Map<string, DOMRect>;

export function isCalm(): boolean {
  return typeof matchMedia !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function moving(root: ParentNode): [string, Element][] {
  return [...root.querySelectorAll("[data-move]")].map((each) => [each.getAttribute("data-move") ?? "", each]);
}

/** Where everything with a `data-move` key is now. */
export function places(root: ParentNode): Places {
  return new Map(moving(root).map(([key, each]) => [key, each.getBoundingClientRect()]));
}

/** How large a unit of the element's own measure is on the screen: 1 in HTML, the zoom in a drawing. */
function zoomOf(element: Element): number {
  if (!(element instanceof SVGGraphicsElement)) return 1;
  const parent = element.parentNode;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : element.getScreenCTM();
  return matrix && matrix.a !== 0 ? matrix.a : 1;
}

function middle(box: DOMRect): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Let everything glide here from where it was; what is new comes from its `data-move-from`, or appears. */
export function glide(root: ParentNode, before: Places): void {
  if (isCalm() || before.size === 0) return;
  // All places are read before anything moves: a motion between two readings would lay out the page anew each time.
  const motions = moving(root).map(([key, element]) => {
    const from = before.get(key) ?? before.get(element.getAttribute("data-move-from") ?? "");
    return from ? flight(element, from) : () => element.animate([{ opacity: 0 }, { opacity: 1 }], APPEAR);
  });
  for (const start of motions) start?.();
}

/** The motion from there to where the element is; nothing if it has not moved. */
function flight(element: Element, from: DOMRect): (() => void) | null {
  const [x, y] = middle(from);
  const [toX, toY] = middle(element.getBoundingClientRect());
  if (Math.hypot(x - toX, y - toY) < STILL) return null;
  const zoom = zoomOf(element);
  const path = [{ translate: `${(x - toX) / zoom}px ${(y - toY) / zoom}px` }, { translate: "0px 0px" }];
  return () => void element.animate(path, GLIDE);
}
