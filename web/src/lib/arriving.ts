/** Going to a place on a long page whose parts are laid out only when they come into sight. */

/** So long the way there is looked at again: what lies on it changes its height while it is laid out. */
const LONGEST = 1500;
/** Whoever goes on by himself is not held back. */
const OWN_WAY = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

let going: AbortController | null = null;

/** Scroll to an element, and stay there while the page settles. */
export function arrive(element: Element | null | undefined, block: ScrollLogicalPosition = "start"): void {
  going?.abort();
  if (!element) return;
  const way = (going = new AbortController());
  for (const each of OWN_WAY) window.addEventListener(each, () => way.abort(), { signal: way.signal, passive: true });
  const last = performance.now() + LONGEST;
  const look = (now: number): void => {
    if (way.signal.aborted) return;
    element.scrollIntoView({ block, behavior: "instant" });
    if (now < last) requestAnimationFrame(look);
    else way.abort();
  };
  look(performance.now());
}
