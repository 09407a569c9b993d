// @vitest-environment node
import { describe, expect, it } from "vitest";
import { apart, csvOf, shortened, ticks } from "../src/lib/chart";

describe("a chart", () => {
  it("has round numbers at its side that hold everything", () => {
    expect(ticks(0, 97, 5)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(ticks(0, 3, 5)).toEqual([0, 1, 2, 3]);
    expect(ticks(-3, 4, 5)).toEqual([-4, -2, 0, 2, 4]);
    expect(ticks(0, 0, 5)).toEqual([0, 1]);
  });

  it("keeps names apart, in their order and above the bottom", () => {
    expect(apart([10, 12, 50], 17, 300)).toEqual([10, 27, 50]);
    expect(apart([290, 280, 299], 17, 300)).toEqual([283, 266, 300]);
  });

  it("shortens names so that those of several bots are told apart", () => {
    expect(["Minister 1", "Minister 2", "Anna"].map((name) => shortened(name, 8))).toEqual([
      "Minis…1",
      "Minis…2",
      "Anna",
    ]);
  });

  it("gives its numbers to other programs", () => {
    const curve = {
      id: "culture",
      label: { message: "culture" },
      values: [
        [1, 2],
        [3, 4],
      ],
    };
    const course = { rounds: [1, 2], curves: [curve], turning_points: [] };
    expect(csvOf(course, ["Anna", 'B, "Ben"'], ["Culture"], ["Figure", "Round"])).toBe(
      'Figure,Round,Anna,"B, ""Ben"""\r\nCulture,1,1,3\r\nCulture,2,2,4\r\n',
    );
  });
});
