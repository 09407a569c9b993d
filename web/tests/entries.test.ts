// @vitest-environment node
import { expect, test } from "vitest";
import { entryAt, mentions, putInto, read, sizeOf, withEntry, wordOf } from "../src/lib/entries";

const SCENARIO = {
  round: 3,
  crete: { tokens: { knossos: 2 }, cities: ["phaestos"] },
  rivals: [{ gold: 1 }, { gold: 2 }],
};

test("entries are found and changed by their paths, and nothing else changes", () => {
  expect(entryAt(SCENARIO, ["crete", "tokens", "knossos"])).toBe(2);
  expect(entryAt(SCENARIO, ["rivals", 1, "gold"])).toBe(2);
  expect(entryAt(SCENARIO, ["crete", "nothing", "there"])).toBeUndefined();
  const changed = withEntry(SCENARIO, ["rivals", 1, "gold"], 9);
  expect(entryAt(changed, ["rivals", 1, "gold"])).toBe(9);
  expect(entryAt(changed, ["rivals", 0, "gold"])).toBe(1);
  expect(SCENARIO.rivals[1]?.gold).toBe(2);
  expect(withEntry({}, ["a", "b"], 1)).toEqual({ a: { b: 1 } });
});

test("entries are taken away from lists and from tables", () => {
  expect(withEntry(SCENARIO, ["crete", "cities", 0], undefined)).toMatchObject({ crete: { cities: [] } });
  expect(withEntry(SCENARIO, ["round"], undefined)).not.toHaveProperty("round");
});

test("a thing of the board is put where it belongs", () => {
  expect(wordOf("area-knossos")).toBe("knossos");
  expect(wordOf("space-7.0")).toBe("7.0");
  expect(putInto(["phaestos"], "knossos")).toEqual(["phaestos", "knossos"]);
  expect(putInto(["phaestos"], "phaestos")).toEqual([]);
  expect(putInto({ knossos: 2 }, "knossos")).toEqual({ knossos: 3 });
  expect(putInto({}, "knossos")).toEqual({ knossos: 1 });
  expect(putInto(null, "knossos")).toBe("knossos");
});

test("what is said of a thing is found by its word", () => {
  expect(mentions("crete", SCENARIO.crete, "knossos")).toBe(true);
  expect(mentions("crete", SCENARIO.crete, "Phaestos")).toBe(true);
  expect(mentions("rivals", SCENARIO.rivals, "knossos")).toBe(false);
  expect(mentions("round", 3, "")).toBe(true);
});

test("what is in an entry is counted", () => {
  expect([sizeOf(3), sizeOf([]), sizeOf(SCENARIO)]).toEqual([1, 0, 5]);
});

test("what is typed is read as what it looks like", () => {
  expect(["12", "-1", "true", "false", " iron ", ""].map(read)).toEqual([12, -1, true, false, "iron", null]);
});
