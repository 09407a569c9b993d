// @vitest-environment node
import { describe, expect, it } from "vitest";
import { beside, type Box } from "../src/lib/placing";

const SCREEN = { width: 1440, height: 900 };
const SIZE = { width: 300, height: 200 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const covers = (place: { left: number; top: number }, other: Box): boolean =>
  place.left < other.left + other.width &&
  place.left + SIZE.width > other.left &&
  place.top < other.top + other.height &&
  place.top + SIZE.height > other.top;

describe("a tip", () => {
  it("covers neither its thing nor what can be clicked beside it", () => {
    const near = box(600, 400, 100, 50);
    const open = [box(300, 380, 280, 200), box(720, 380, 280, 90)];
    const place = beside(near, SIZE, SCREEN, open);
    expect([near, ...open].filter((each) => covers(place, each))).toEqual([]);
  });

  it("stands as near as it can where all about its thing can be clicked", () => {
    const near = box(500, 750, 100, 120);
    const open = [box(0, 740, 1000, 140), box(0, 500, 1000, 200), box(1050, 100, 380, 780)];
    const place = beside(near, SIZE, SCREEN, open);
    expect([near, ...open].filter((each) => covers(place, each))).toEqual([]);
    expect(place.top).toBeGreaterThan(200);
    expect(Math.abs(place.left + SIZE.width / 2 - 550)).toBeLessThan(60);
  });

  it.each([box(0, 0, 60, 40), box(1380, 860, 60, 40), box(0, 860, 60, 40)])(
    "stays on the screen at $left, $top",
    (near) => {
      const place = beside(near, SIZE, SCREEN, []);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.top).toBeGreaterThanOrEqual(0);
      expect(place.left + SIZE.width).toBeLessThanOrEqual(SCREEN.width);
      expect(place.top + SIZE.height).toBeLessThanOrEqual(SCREEN.height);
      expect(covers(place, near)).toBe(false);
    },
  );
});
