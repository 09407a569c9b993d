// @vitest-environment node
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { lighter, rounded } from "../build/outlines";

describe("outlines", () => {
  it.each([
    ["M202.412 21.06c-2.189.065-4.715.577-7.795 1.643z", "M202.4 21.1c-2.2.1-4.7.6-7.8 1.6z"],
    ["m10.057.456.98.04", "m10.1.5 1 0"],
    ["M1,2 L 3 , 4", "M1 2L3 4"],
    ["h-.04v.96", "h0v1"],
    ["a5.55 5.55 0 013.33-3.33", "a5.5 5.5 0 0 1 3.3-3.3"],
    ["A25 25 0 1 0 1e2-.25", "A25 25 0 1 0 100-.3"],
  ])("%s is told as %s", (path, short) => expect(rounded(path)).toBe(short));

  it("do not guess", () => expect(() => rounded("M1 2x3")).toThrow("cannot read"));

  it("leave everything else of a drawing alone", () => {
    expect(lighter('<g id="0.123"><path fill="x" d="M0.12 0"/></g>')).toBe(
      '<g id="0.123"><path fill="x" d="M.1 0"/></g>',
    );
  });

  it("keep the shape of symbols, and read back as they are written", () => {
    const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
    const { icons } = JSON.parse(readFileSync(file, "utf8")) as { icons: Record<string, { body: string }> };
    const ends = (path: string): string => path.replace(/[^a-zA-Z]/g, "");
    const some = Object.values(icons).filter((_, index) => index % 40 === 0);
    expect(some.length).toBeGreaterThan(90);
    for (const { body } of some) {
      expect(ends(lighter(body))).toBe(ends(body));
      expect(lighter(lighter(body))).toBe(lighter(body));
    }
  });
});
