import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Explain from "../src/components/Explain.svelte";
import Sheet from "../src/components/Sheet.svelte";
import { glide, places } from "../src/lib/motion";
import { pinch } from "../src/lib/pinch";
import { explained, explaining } from "../src/lib/press";
import { titleModule } from "../src/boards/titleModule";
import { createRawSnippet } from "svelte";
import { sceneOf, situations, type Situation } from "./situations";

const pointer = (type: string, pointerType: string): Event =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientX: 5, clientY: 5 }), { pointerType });

describe("pointing at a thing", () => {
  let root: HTMLElement;
  let thing: HTMLElement;
  const onexplain = vi.fn();
  const clicked = vi.fn();
  let stop: { destroy: () => void };

  beforeEach(() => {
    vi.useFakeTimers();
    root = document.body.appendChild(document.createElement("div"));
    thing = root.appendChild(document.createElement("button"));
    explained(thing, { id: "card-pottery" });
    thing.addEventListener("click", clicked);
    stop = explaining(root, onexplain);
  });
  afterEach(() => {
    stop.destroy();
    root.remove();
    vi.useRealTimers();
    vi.clearAllMocks();
  });

  it("with the mouse explains it at once, and no longer when the mouse is gone", () => {
    thing.dispatchEvent(pointer("pointerover", "mouse"));
    expect(onexplain).toHaveBeenLastCalledWith("card-pottery", thing, false);
    root.dispatchEvent(pointer("pointerover", "mouse"));
    expect(onexplain).toHaveBeenLastCalledWith("", thing);
  });

  it("with a finger explains it when it is held, and chooses nothing then", () => {
    thing.dispatchEvent(pointer("pointerdown", "touch"));
    expect(onexplain).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(onexplain).toHaveBeenLastCalledWith("card-pottery", thing, true);
    thing.dispatchEvent(pointer("pointerup", "touch"));
    thing.click();
    expect(clicked).not.toHaveBeenCalled();
    thing.click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("briefly is a choice", () => {
    thing.dispatchEvent(pointer("pointerdown", "touch"));
    vi.advanceTimersByTime(100);
    thing.dispatchEvent(pointer("pointerup", "touch"));
    vi.advanceTimersByTime(1000);
    thing.click();
    expect(onexplain).not.toHaveBeenCalled();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("with the other button pins the explanation instead of the menu of the browser", () => {
    const event = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
    thing.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(onexplain).toHaveBeenLastCalledWith("card-pottery", thing, true);
  });
});

describe("an explanation", () => {
  it("says what a card does, and what the choice would do", async () => {
    const situation = situations("new-dawn")[0] as Situation;
    const { presenter } = await titleModule("new-dawn");
    const props = {
      id: "card-pottery",
      near: document.body,
      scene: await sceneOf(situation),
      presenter,
      title: "new-dawn",
      effects: ["Anna builds."],
    };
    render(Explain, { props });
    expect(screen.getByRole("tooltip").textContent).toContain("Pottery");
    expect(screen.getByRole("tooltip").textContent).toContain("Anna builds.");
  });

  it("is closed where it was pinned", async () => {
    const situation = situations("civilization-2010")[0] as Situation;
    const { presenter } = await titleModule("civilization-2010");
    const onclose = vi.fn();
    render(Explain, {
      props: {
        id: "card-pottery",
        near: document.body,
        scene: await sceneOf(situation, "de"),
        presenter,
        title: "civilization-2010",
        isPinned: true,
        onclose,
      },
    });
    await fireEvent.click(screen.getByRole("dialog").querySelector("button") as Element);
    expect(onclose).toHaveBeenCalledOnce();
  });
});

describe("motion", () => {
  const animate = vi.fn();
  const boxes = new Map<Element, DOMRect>();
  beforeEach(() => {
    animate.mockClear();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("SVGGraphicsElement", vi.fn());
    Element.prototype.animate = animate;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return boxes.get(this) ?? new DOMRect(0, 0, 10, 10);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  function board(): [HTMLElement, HTMLElement] {
    const root = document.createElement("div");
    boxes.set(root, new DOMRect(0, 0, 800, 600));
    const piece = root.appendChild(document.createElement("span"));
    piece.dataset["move"] = "ship-1";
    return [root, piece];
  }

  it("lets a thing glide from where it was", () => {
    const [root, piece] = board();
    boxes.set(piece, new DOMRect(100, 50, 10, 10));
    const before = places(root);
    boxes.set(piece, new DOMRect(0, 0, 10, 10));
    glide(root, before);
    expect(animate.mock.calls[0]?.[0]).toEqual([{ translate: "100px 50px" }, { translate: "0px 0px" }]);
  });

  it("leaves alone what did not move, and rests where motion is not wanted", () => {
    const [root, piece] = board();
    boxes.set(piece, new DOMRect(100, 50, 10, 10));
    const before = places(root);
    glide(root, before);
    expect(animate).not.toHaveBeenCalled();
    boxes.set(piece, new DOMRect(0, 0, 10, 10));
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    glide(root, before);
    expect(animate).not.toHaveBeenCalled();
    expect(places(root).size).toBe(0);
  });

  it("leaves alone what went along with its frame, and lets glide what moved in it", () => {
    const root = document.createElement("div");
    boxes.set(root, new DOMRect(0, 0, 800, 600));
    const frame = root.appendChild(document.createElement("section"));
    frame.dataset["frame"] = "";
    const [still, moved] = ["a", "b"].map((key) => {
      const piece = frame.appendChild(document.createElement("span"));
      piece.dataset["move"] = key;
      return piece;
    }) as [HTMLElement, HTMLElement];
    boxes.set(frame, new DOMRect(0, 100, 90, 90));
    boxes.set(still, new DOMRect(10, 110, 10, 10));
    boxes.set(moved, new DOMRect(30, 110, 10, 10));
    const before = places(root);
    boxes.set(frame, new DOMRect(0, 160, 90, 90));
    boxes.set(still, new DOMRect(10, 170, 10, 10));
    boxes.set(moved, new DOMRect(50, 170, 10, 10));
    glide(root, before);
    expect(animate.mock.contexts).toEqual([moved]);
    expect(animate.mock.calls[0]?.[0]).toEqual([{ translate: "-20px 0px" }, { translate: "0px 0px" }]);
  });

  it("reckons in the units of a drawing, whatever part of it is shown", () => {
    class Drawn extends Element {
      matrix = { a: 2, b: 0, c: 0, d: 2, e: 0, f: 0 };
      getScreenCTM(): unknown {
        const { a, e, f } = this.matrix;
        return { ...this.matrix, inverse: () => ({ a: 1 / a, b: 0, c: 0, d: 1 / a, e: -e / a, f: -f / a }) };
      }
    }
    vi.stubGlobal("SVGGraphicsElement", Drawn);
    const svg = Object.setPrototypeOf(document.createElement("svg"), Drawn.prototype) as Drawn;
    svg.matrix = { a: 2, b: 0, c: 0, d: 2, e: 0, f: 0 };
    const [root, piece] = board();
    Object.setPrototypeOf(piece, Drawn.prototype);
    Object.defineProperty(piece, "ownerSVGElement", { value: svg });
    boxes.set(piece, new DOMRect(35, 35, 10, 10));
    const before = places(root);
    svg.matrix = { a: 4, b: 0, c: 0, d: 4, e: 100, f: 0 };
    boxes.set(piece, new DOMRect(175, 75, 10, 10));
    glide(root, before);
    expect(animate).not.toHaveBeenCalled();
    boxes.set(piece, new DOMRect(215, 75, 10, 10));
    glide(root, before);
    expect(animate.mock.calls[0]?.[0]).toEqual([{ translate: "-10px 0px" }, { translate: "0px 0px" }]);
  });

  it("lets nothing glide that nobody sees", () => {
    const [root, piece] = board();
    boxes.set(root, new DOMRect(0, 0, 300, 200));
    boxes.set(piece, new DOMRect(10, 900, 10, 10));
    const below = places(root);
    boxes.set(piece, new DOMRect(60, 900, 10, 10));
    glide(root, below);
    expect(animate).not.toHaveBeenCalled();
    boxes.set(piece, new DOMRect(60, 90, 10, 10));
    glide(root, below);
    expect(animate).toHaveBeenCalledOnce();
  });

  it("brings what is new from the place it names", () => {
    const [root, piece] = board();
    boxes.set(piece, new DOMRect(30, 0, 10, 10));
    const before = places(root);
    const born = root.appendChild(document.createElement("span"));
    born.dataset["move"] = "token-9";
    born.dataset["moveFrom"] = "ship-1";
    boxes.set(born, new DOMRect(0, 0, 10, 10));
    glide(root, before);
    expect(animate.mock.calls[0]?.[0]).toEqual([{ translate: "30px 0px" }, { translate: "0px 0px" }]);
  });
});

describe("fingers", () => {
  it("that draw apart enlarge", () => {
    const onpinch = vi.fn();
    const box = document.createElement("div");
    pinch(box, onpinch);
    const touch = (type: string, ...at: number[]): Event =>
      Object.assign(new Event(type, { cancelable: true }), { touches: at.map((clientX) => ({ clientX, clientY: 0 })) });
    box.dispatchEvent(touch("touchstart", 0, 100));
    box.dispatchEvent(touch("touchmove", 0, 200));
    expect(onpinch).toHaveBeenCalledWith(2, 100, 0);
  });

  it("draw the panel up, one stop for each tap", async () => {
    const { language } = await sceneOf(situations("new-dawn")[0] as Situation);
    const children = createRawSnippet(() => ({ render: () => "<p>panel</p>" }));
    const { container } = render(Sheet, { props: { language, children } });
    const aside = container.querySelector("aside") as HTMLElement;
    expect(aside.style.getPropertyValue("--sheet-height")).toBe("44dvh");
    await fireEvent.click(screen.getByLabelText("Larger or smaller"));
    expect(aside.style.getPropertyValue("--sheet-height")).toBe("84dvh");
    await fireEvent.click(screen.getByLabelText("Larger or smaller"));
    expect(aside.style.getPropertyValue("--sheet-height")).toBe("18dvh");
  });
});
