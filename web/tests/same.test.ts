// @vitest-environment node
import { describe, expect, it } from "vitest";
import { same } from "../src/lib/same";

describe("what has not changed", () => {
  it("stays the same object, in all depths", () => {
    const old = { a: [{ x: 1 }, { x: 2 }], b: { c: [1, 2] }, d: null };
    const now = same(old, { a: [{ x: 1 }, { x: 3 }], b: { c: [1, 2] }, d: null });
    expect(now).toEqual({ a: [{ x: 1 }, { x: 3 }], b: { c: [1, 2] }, d: null });
    expect(now).not.toBe(old);
    expect(now.a).not.toBe(old.a);
    expect(now.a[0]).toBe(old.a[0]);
    expect(now.a[1]).not.toBe(old.a[1]);
    expect(now.b).toBe(old.b);
    expect(same(old, structuredClone(old))).toBe(old);
  });

  it.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[1], [1, 2]],
    [[1, 2], [1]],
    [[], {}],
    [{}, []],
    [null, {}],
    [{}, null],
    [[null], [0]],
    [1, "1"],
  ])("is not mistaken: %j became %j", (old, now) => {
    expect(same(old, now)).toBe(now);
    expect(same(old, structuredClone(now))).toEqual(now);
  });

  it("leaves the old as it was", () => {
    const old = { a: [1, { b: 2 }] };
    same(old, { a: [1, { b: 3 }, 4] });
    expect(old).toEqual({ a: [1, { b: 2 }] });
  });
});
