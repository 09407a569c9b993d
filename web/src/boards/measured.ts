/** How large an element is, told whenever it changes; nothing is told where nothing can be measured. */
export function measured(element: HTMLElement, told: (width: number, height: number) => void): { destroy: () => void } {
  if (typeof ResizeObserver === "undefined") return { destroy: () => undefined };
  const watch = new ResizeObserver(() => told(element.clientWidth, element.clientHeight));
  watch.observe(element);
  return { destroy: () => watch.disconnect() };
}
