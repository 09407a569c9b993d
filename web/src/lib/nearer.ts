/** A finger that could have meant two small things answers nothing: what lies there is brought nearer first. */

/** So much of a thing a finger needs, in pixels. */
const FINGER = 40;
/** What is brought nearer becomes a little larger than that. */
const ROOM = 1.15;
const MOST = 3;

/** Enlarge by a factor around a point of the screen; whether that was possible. */
export type Closer = (factor: number, x: number, y: number) => boolean;

const legalAt = (x: number, y: number): Element | null =>
  document.elementFromPoint(x, y)?.closest("[data-legal]") ?? null;

/** Whether something else that can be answered lies within reach of the finger. */
function isCrowded(thing: Element, x: number, y: number): boolean {
  return [0, 1, 2, 3, 4, 5, 6, 7].some((eighth) => {
    const [dx, dy] = [Math.cos((eighth * Math.PI) / 4), Math.sin((eighth * Math.PI) / 4)];
    const other = legalAt(x + (dx * FINGER) / 2, y + (dy * FINGER) / 2);
    return other !== null && !other.contains(thing) && !thing.contains(other);
  });
}

export function nearer(element: Element, closer: Closer): { destroy: () => void } {
  const tapped = (event: Event): void => {
    if (!(event instanceof PointerEvent) || event.pointerType !== "touch" || !(event.target instanceof Element)) return;
    const thing = event.target.closest("[data-legal]");
    if (!thing) return;
    const { width, height } = thing.getBoundingClientRect();
    const small = Math.min(width, height);
    if (small >= FINGER || !isCrowded(thing, event.clientX, event.clientY)) return;
    if (!closer(Math.min(MOST, (FINGER * ROOM) / small), event.clientX, event.clientY)) return;
    event.stopPropagation();
    event.preventDefault();
  };
  element.addEventListener("click", tapped, { capture: true });
  return { destroy: () => element.removeEventListener("click", tapped, { capture: true }) };
}
