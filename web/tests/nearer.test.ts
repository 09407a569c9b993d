/** What a finger on small things does. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nearer } from "../src/lib/nearer";

const CORNERS: [number, number][] = [
  [0, 0],
  [20, 0],
];

class Tap extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, { pointerType = "touch", ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = pointerType;
  }
}

/** Two things side by side, each as wide and high as is said. */
function laid(size: number): { box: HTMLElement; things: HTMLElement[]; answered: () => number } {
  const box = document.createElement("div");
  const things = CORNERS.map(([x, y]) => {
    const thing = document.createElement("button");
    thing.setAttribute("data-legal", "");
    const rect = { left: (x / 20) * size, top: y, width: size, height: size };
    thing.getBoundingClientRect = () => rect as DOMRect;
    box.append(thing);
    return thing;
  });
  document.body.replaceChildren(box);
  document.elementFromPoint = (x, y) =>
    y < 0 || y > size ? null : (things[x < 0 ? -1 : Math.floor(x / size)] ?? null);
  let count = 0;
  box.addEventListener("click", () => (count += 1));
  return { box, things, answered: () => count };
}

const tap = (thing: HTMLElement, x: number, y: number, pointerType = "touch"): boolean =>
  thing.dispatchEvent(new Tap("click", { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerType }));

describe("a finger", () => {
  beforeEach(() => vi.stubGlobal("PointerEvent", Tap));
  afterEach(() => vi.unstubAllGlobals());

  it("brings small things nearer where it could have meant two of them", () => {
    const { box, things, answered } = laid(20);
    const closer = vi.fn(() => true);
    nearer(box, closer);
    tap(things[0] as HTMLElement, 10, 10);
    expect(closer).toHaveBeenCalledWith((40 * 1.15) / 20, 10, 10);
    expect(answered()).toBe(0);
  });

  it("answers where things are large enough, or nothing can be brought nearer", () => {
    const large = laid(40);
    const closer = vi.fn(() => true);
    nearer(large.box, closer);
    tap(large.things[0] as HTMLElement, 30, 20);
    expect(closer).not.toHaveBeenCalled();
    expect(large.answered()).toBe(1);
    const small = laid(20);
    nearer(small.box, () => false);
    tap(small.things[0] as HTMLElement, 10, 10);
    expect(small.answered()).toBe(1);
  });

  it("is not a mouse, which points exactly", () => {
    const { box, things, answered } = laid(20);
    nearer(box, () => true);
    tap(things[0] as HTMLElement, 10, 10, "mouse");
    expect(answered()).toBe(1);
  });
});
