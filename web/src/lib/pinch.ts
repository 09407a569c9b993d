/** Two fingers that draw apart or together. */

/** `factor` since the last call, around a point of the screen. */
export type OnPinch = (factor: number, x: number, y: number) => void;

function spread(touches: TouchList): { wide: number; x: number; y: number } | null {
  const [a, b] = [touches[0], touches[1]];
  if (!a || !b) return null;
  return {
    wide: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
  };
}

/** Calls back while two fingers move on the element, or the wheel turns with Ctrl held (as touch pads pinch). */
export function pinch(element: HTMLElement, onpinch: OnPinch): { destroy: () => void } {
  let last = 0;
  const begin = (event: TouchEvent): void => {
    last = spread(event.touches)?.wide ?? 0;
  };
  const move = (event: TouchEvent): void => {
    const now = spread(event.touches);
    if (!now || last === 0) return;
    event.preventDefault();
    onpinch(now.wide / last, now.x, now.y);
    last = now.wide;
  };
  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    onpinch(Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
  };
  element.addEventListener("touchstart", begin, { passive: true });
  element.addEventListener("touchmove", move, { passive: false });
  element.addEventListener("wheel", wheel, { passive: false });
  return {
    destroy: () => {
      element.removeEventListener("touchstart", begin);
      element.removeEventListener("touchmove", move);
      element.removeEventListener("wheel", wheel);
    },
  };
}
