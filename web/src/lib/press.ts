/** Pointing at things on every device: `data-explain="card-pottery"` makes anything explain itself. */

const LONG = 450;
/** A finger that moves further than this wants to scroll. */
const SLIP = 10;

/** Shows what `id` is, beside an element; pinned it stays until it is closed. Without an id: hides it. */
export type OnExplain = (id: string, near: Element, isPinned?: boolean) => void;

const MARK = "data-explain";

/** Mark an element as one that explains `id`. */
export function explained(element: Element, { id }: { id: string }): { update: (now: { id: string }) => void } {
  const mark = (now: string): void => (now ? element.setAttribute(MARK, now) : element.removeAttribute(MARK));
  mark(id);
  return { update: (now) => mark(now.id) };
}

function marked(event: Event): Element | null {
  return event.target instanceof Element ? event.target.closest(`[${MARK}]`) : null;
}

/**
 * Listens below `root`: mouse and focus explain at once, a long press or the other mouse button pins the explanation. With
 * a click it vanishes, until something else is pointed at.
 */
export function explaining(root: HTMLElement, onexplain: OnExplain): { destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: [number, number] = [0, 0];
  let current: Element | null = null;
  let isLong = false;

  const show = (element: Element, isPinned: boolean): void => {
    current = element;
    onexplain(element.getAttribute(MARK) ?? "", element, isPinned);
  };
  const hide = (): void => {
    if (current) onexplain("", current);
    current = null;
  };
  const stop = (): void => clearTimeout(timer);

  const over = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== "mouse") return;
    const element = marked(event);
    if (element === current) return;
    if (element) show(element, false);
    else hide();
  };
  const down = (event: Event): void => {
    isLong = false;
    stop();
    const { pointerType, clientX, clientY } = event as PointerEvent;
    const element = marked(event);
    if (pointerType === "mouse" || !element) return;
    start = [clientX, clientY];
    timer = setTimeout(() => {
      isLong = true;
      show(element, true);
    }, LONG);
  };
  const move = (event: Event): void => {
    const { clientX, clientY } = event as PointerEvent;
    if (Math.hypot(clientX - start[0], clientY - start[1]) > SLIP) stop();
  };
  /** The click that ends a long press chooses nothing. */
  const click = (event: Event): void => {
    if (!isLong) {
      if (current) onexplain("", current);
      return;
    }
    isLong = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const menu = (event: Event): void => {
    const element = marked(event);
    if (!element) return;
    event.preventDefault();
    stop();
    show(element, true);
  };
  const focus = (event: Event): void => {
    const element = marked(event);
    if (element && event.target instanceof Element && event.target.matches(":focus-visible")) show(element, false);
  };

  const heard: [string, EventListener, boolean][] = [
    ["pointerover", over, false],
    ["pointerleave", hide, false],
    ["pointerdown", down, false],
    ["pointermove", move, false],
    ["pointerup", stop, false],
    ["pointercancel", stop, false],
    ["focusin", focus, false],
    ["focusout", hide, false],
    ["click", click, true],
    ["contextmenu", menu, false],
  ];
  for (const [name, listener, isEarly] of heard) root.addEventListener(name, listener, isEarly);
  return {
    destroy: () => {
      stop();
      for (const [name, listener, isEarly] of heard) root.removeEventListener(name, listener, isEarly);
    },
  };
}
