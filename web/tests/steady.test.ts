import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MOMENT, steady } from "../src/lib/steady";

const HERE = { clientX: 100, clientY: 100, detail: 1 };
const THERE = { clientX: 140, clientY: 100, detail: 1 };
let root: HTMLElement;
let guard: ReturnType<typeof steady>;
const pressed = vi.fn();

function button(name: string): HTMLElement {
  const made = document.createElement("button");
  made.textContent = name;
  made.addEventListener("click", () => void pressed(name));
  root.replaceChildren(made);
  return made;
}
const change = (seq: number, asked = "question"): void => guard.update({ seq, asked });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  root = document.body.appendChild(document.createElement("div"));
  guard = steady(root, { seq: 1, asked: "question" });
  pressed.mockClear();
});
afterEach(() => {
  guard.destroy();
  root.remove();
  vi.useRealTimers();
});

describe("a click", () => {
  it("does not reach a button that has just appeared under a resting pointer", async () => {
    await fireEvent.pointerMove(button("build"), HERE);
    const next = button("destroy");
    change(2);
    await fireEvent.click(next, HERE);
    expect(pressed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(MOMENT + 1);
    await fireEvent.click(next, HERE);
    expect(pressed.mock.calls).toEqual([["destroy"]]);
  });

  it("counts as soon as the pointer has moved, and where it comes from the keyboard", async () => {
    await fireEvent.pointerMove(button("build"), HERE);
    const next = button("destroy");
    change(2);
    await fireEvent.click(next, { ...HERE, detail: 0 });
    await fireEvent.pointerMove(next, THERE);
    await fireEvent.click(next, THERE);
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it("counts again on the same button in the same question, but not in the next question", async () => {
    const more = button("one more");
    await fireEvent.pointerMove(more, HERE);
    change(2);
    await fireEvent.click(more, HERE);
    change(3, "another question");
    await fireEvent.click(more, HERE);
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
