import { beforeEach, afterEach, describe, expect, it, vi } from "vitest";
import { turn } from "../src/lib/pointedOut.svelte";

/** A board of three parts of which one is shown; what lies in each can be seen only then. */
function board(things: string[]): { drawn: HTMLElement; shown: () => number } {
  const drawn = document.createElement("div");
  let shown = 0;
  const draw = (): void => {
    drawn.replaceChildren(
      ...things.map((_, place) => {
        const tab = document.createElement("button");
        tab.setAttribute("role", "tab");
        tab.setAttribute("aria-selected", String(place === shown));
        tab.addEventListener("click", () => {
          shown = place;
          draw();
        });
        return tab;
      }),
    );
    const thing = drawn.appendChild(document.createElement("p"));
    thing.dataset["explain"] = things[shown];
    thing.getBoundingClientRect = () => ({ width: 10, height: 10 }) as DOMRect;
  };
  draw();
  return { drawn, shown: () => shown };
}

describe("what is pointed out on a board of several parts", () => {
  beforeEach(() => vi.stubGlobal("CSS", { escape: (id: string) => id }));
  afterEach(() => vi.unstubAllGlobals());
  const THINGS = ["square-a6", "card-writing", "card-iron"];

  it("is turned to where it cannot be seen", async () => {
    const { drawn, shown } = board(THINGS);
    await turn(drawn, ["card-iron"]);
    expect(shown()).toBe(2);
  });

  it("leaves the part alone where it can be seen, and where it is nowhere", async () => {
    const { drawn, shown } = board(THINGS);
    await turn(drawn, ["card-writing"]);
    await turn(drawn, ["card-iron", "card-writing"]);
    expect(shown()).toBe(1);
    await turn(drawn, ["card-coal"]);
    expect(shown()).toBe(1);
    await turn(drawn, []);
    expect(shown()).toBe(1);
  });
});
