import { fireEvent } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { keysOf } from "../src/lib/tableKeys";
import { Tips } from "../src/lib/tips.svelte";

const [one, other] = [document.createElement("i"), document.createElement("b")];

describe("a tip", () => {
  it("stays once it is pinned, whatever else is pointed at", async () => {
    const tips = new Tips({ point: vi.fn() });
    tips.explain("card-a", one, true);
    tips.explain("card-b", other);
    tips.explain("", one);
    await Promise.resolve();
    expect(tips.explained).toMatchObject({ id: "card-a", isPinned: true });
    tips.close();
    expect(tips.explained).toBeNull();
  });

  it("goes with the thing it was about, not with another", async () => {
    const tips = new Tips({ point: vi.fn() });
    tips.explain("card-a", one);
    tips.explain("", other);
    await Promise.resolve();
    expect(tips.explained?.id).toBe("card-a");
    tips.explain("", one);
    await Promise.resolve();
    expect(tips.explained).toBeNull();
  });

  it("asks what an action would do as long as it is pointed at", async () => {
    const point = vi.fn();
    const tips = new Tips({ point });
    tips.point({ code: 7, verb: "done", args: {} }, one);
    tips.point(null, one);
    await Promise.resolve();
    expect(point.mock.calls).toEqual([[7], [null]]);
    expect(tips.pointed).toBeNull();
  });
});

it("leaves keys alone that are written somewhere or belong to the browser", async () => {
  const undo = vi.fn();
  const field = document.body.appendChild(document.createElement("input"));
  window.addEventListener("keydown", keysOf({ u: undo }));
  await fireEvent.keyDown(field, { key: "u" });
  await fireEvent.keyDown(document.body, { key: "u", ctrlKey: true });
  expect(undo).not.toHaveBeenCalled();
  await fireEvent.keyDown(document.body, { key: "U" });
  expect(undo).toHaveBeenCalledOnce();
});
