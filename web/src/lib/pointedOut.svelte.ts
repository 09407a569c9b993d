/** Things on a board that somebody points out: where they are, so that rings can be drawn around them. */

import { tick } from "svelte";
import { mark } from "./meant";

export interface Ring {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Room between a thing and its ring. */
const ROOM = 5;
/** More places than these of one thing are not all ringed. */
const MOST = 8;
/** This part of the largest drawing of a thing is still large. */
const LARGE = 0.7;
/** On shapes that are pointed out. */
const MARK = "data-pointed";
/** Where a board is shown in parts: what turns to each of them, and how the part that is shown is marked. */
const PARTS = "[role=tab], [data-part]";
const SHOWN = "[aria-selected=true], [aria-pressed=true]";
/** After a move things still glide for so long, in milliseconds. */
const SETTLED = 700;

/** Everything on the board that is one of these things and can be seen. */
export function found(board: Element, things: string[]): Element[] {
  return things.flatMap((thing) => largest([...board.querySelectorAll(selector(thing))]).slice(0, MOST));
}

/** What explains itself as this thing, or is it: places on a map explain what lies there. */
function selector(thing: string): string {
  const id = CSS.escape(thing);
  return `[data-explain="${id}"], [data-shape="${id}"]`;
}

/** Of several drawings of a thing those that are about as large as the largest: others have it in small. */
function largest(elements: Element[]): Element[] {
  const sizes = elements.map((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width * height;
  });
  const most = Math.max(0, ...sizes);
  return elements.filter((_, place) => (sizes[place] ?? 0) > most * LARGE);
}

/** Watches where things are on the board, however it is scrolled, zoomed or changed. */
export class PointedOut {
  rings: Ring[] = $state.raw([]);

  /** `points`: what is pointed at now; `now` changes whenever the board does. */
  constructor(board: () => HTMLElement | undefined, points: () => string[], now: () => unknown) {
    $effect(() => {
      const drawn = board();
      const things = points();
      now();
      if (!drawn) return;
      this.#look(drawn, things);
      bring(drawn, things);
      return this.#watch(drawn, things);
    });
  }

  #watch(drawn: HTMLElement, things: string[]): () => void {
    let frame = 0;
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => this.#look(drawn, things));
    };
    const settled = setTimeout(() => {
      void turn(drawn, things).then(() => {
        bring(drawn, things);
        look();
      });
    }, SETTLED);
    const changes = new MutationObserver(look);
    changes.observe(drawn, { subtree: true, childList: true, attributes: true, attributeFilter: ["style", "viewBox"] });
    const sizes = new ResizeObserver(look);
    sizes.observe(drawn);
    drawn.addEventListener("scroll", look, { capture: true, passive: true });
    return () => {
      clearTimeout(settled);
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      drawn.removeEventListener("scroll", look, { capture: true });
    };
  }

  #look(drawn: HTMLElement, things: string[]): void {
    const { left, top } = drawn.getBoundingClientRect();
    const elements = found(drawn, things);
    outline(drawn, elements.filter(isShape));
    this.rings = elements
      .filter((element) => !isShape(element))
      .map((element) => {
        const box = element.getBoundingClientRect();
        return {
          left: box.left - left - ROOM,
          top: box.top - top - ROOM,
          width: box.width + 2 * ROOM,
          height: box.height + 2 * ROOM,
        };
      });
  }
}

/** Places on a map have a shape of their own, which says more than a box around it. */
const isShape = (element: Element): boolean => element instanceof SVGElement && element.hasAttribute("data-shape");

/** Mark these shapes, and no others any more. */
function outline(drawn: Element, shapes: Element[]): void {
  mark(drawn, shapes, MARK);
}

/** Turn to the part of the board on which something that is pointed at can be seen, where none of it can. */
export async function turn(drawn: Element, things: string[]): Promise<void> {
  const parts = (): HTMLElement[] => [...drawn.querySelectorAll<HTMLElement>(PARTS)];
  const isSeen = (): boolean => found(drawn, things).length > 0;
  const before = parts().findIndex((part) => part.matches(SHOWN));
  for (let place = 0; things.length && !isSeen() && place < parts().length; place += 1) {
    parts()[place]?.click();
    await drawnAnew();
  }
  if (!isSeen()) parts()[before]?.click();
}

/** A part that was turned to has its size: boards measure themselves first. */
async function drawnAnew(): Promise<void> {
  await tick();
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
}

/** Scroll the first of the things into view, where it is not. */
function bring(drawn: HTMLElement, things: string[]): void {
  const [first] = found(drawn, things);
  if (!first) return;
  const room = drawn.getBoundingClientRect();
  const box = first.getBoundingClientRect();
  const isSeen = box.top >= room.top && box.bottom <= room.bottom && box.left >= room.left && box.right <= room.right;
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  if (!isSeen) first.scrollIntoView({ block: "center", inline: "center", behavior });
}
