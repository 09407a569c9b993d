/** No slips: what appears under a pointer that rests cannot be clicked by mistake. */

/** So long after a change a click is not yet meant for what is new. */
export const MOMENT = 450;
/** A pointer that moves further than this does not rest. */
const SLIP = 6;
const CONTROLS = "button, a[href], summary, [role=button], [data-legal]";

/** What a table shows: it changes with every move, and its question with some of them. */
export interface Shown {
  seq: number | undefined;
  asked: unknown;
}

interface Point {
  x: number;
  y: number;
}

interface Control {
  element: Element | null;
  name: string;
  asked: string;
}

const isNear = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) <= SLIP;

/**
 * Swallows clicks below `root` that come in the moment after a change, at the point where the pointer had been resting,
 * unless they hit the same control, with the same name and in the same question, as they would have before.
 */
export function steady(root: HTMLElement, shown: Shown): { update: (now: Shown) => void; destroy: () => void } {
  let current = shown;
  let changed = -Infinity;
  let rest: Point | null = null;
  let last: Point | null = null;
  let under: Control | null = null;

  const controlAt = (target: EventTarget | null): Control => {
    const element = target instanceof Element ? target.closest(CONTROLS) : null;
    const name = element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    return { element, name, asked: JSON.stringify(current.asked ?? null) };
  };
  const isSame = (one: Control, other: Control | null): boolean =>
    one.element === other?.element && one.name === other.name && one.asked === other.asked;

  const moved = (event: PointerEvent): void => {
    const point = { x: event.clientX, y: event.clientY };
    if (rest && !isNear(rest, point)) rest = null;
    // A browser also says that a pointer has moved when something has moved below it.
    if (event.type === "pointermove" && last && last.x === point.x && last.y === point.y) return;
    last = point;
    if (!rest) under = controlAt(event.target);
  };
  const clicked = (event: MouseEvent): void => {
    const isByHand = event.detail > 0;
    const isNew = performance.now() - changed < MOMENT;
    if (!isByHand || !isNew || !rest || !isNear(rest, { x: event.clientX, y: event.clientY })) return;
    const control = controlAt(event.target);
    if (!control.element || isSame(control, under)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  root.addEventListener("pointermove", moved, true);
  root.addEventListener("pointerdown", moved, true);
  root.addEventListener("click", clicked, true);
  return {
    update: (now) => {
      if (now.seq !== current.seq) {
        changed = performance.now();
        rest = last;
      }
      current = now;
    },
    destroy: () => {
      root.removeEventListener("pointermove", moved, true);
      root.removeEventListener("pointerdown", moved, true);
      root.removeEventListener("click", clicked, true);
    },
  };
}
