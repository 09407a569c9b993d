// @vitest-environment node
import { describe, expect, it } from "vitest";
import { AREA_INDEX, AREAS, COASTS, SHAPES, type Point } from "../../src/boards/civilization1980/facts";
import { fitted, framing, held, moved, zoomed } from "../../src/boards/civilization1980/camera";
import {
  areaAt,
  around,
  distance,
  frame,
  HARBOURS,
  isInside,
  OUTLINES,
  path,
  pinnedCorners,
  SPOTS,
  standing,
  type Box,
} from "../../src/boards/civilization1980/geometry";
import { covered, labelWidth, place } from "../../src/boards/civilization1980/labels";

const outline = (id: string) => SHAPES.outline[id] ?? [];
const index = (id: string): number => AREA_INDEX.get(id) as number;
const EVERY = AREAS.map((_, area) => area);

describe("shapes", () => {
  it("draw a common border alike from both sides", () => {
    const left: Point[] = [
      [10, 10],
      [50, 10],
      [60, 30],
      [50, 50],
      [10, 50],
    ];
    const right: Point[] = [
      [50, 10],
      [90, 10],
      [90, 50],
      [50, 50],
      [60, 30],
    ];
    const pinned = pinnedCorners([left, right]);
    expect(pinned.has("50 10") && pinned.has("50 50")).toBe(true);
    expect(pinned.has("60 30")).toBe(false);
    expect(path(left, pinned)).toContain("L55 20Q60 30 55 40");
    expect(path(right, pinned)).toContain("L55 40Q60 30 55 20");
  });

  it("close every outline", () => {
    for (const line of OUTLINES) expect(line).toMatch(/^M[\d.].*Z$/);
  });

  it("find the area below a point", () => {
    for (const id of ["knossos", "athens", "memphis", "babylon-city", "central-mediterranean"]) {
      expect(areaAt(SPOTS[index(id)]?.tokens as Point)).toBe(index(id));
    }
    expect(areaAt([-50, -50])).toBe(-1);
  });
});

describe("places for pieces", () => {
  it("lie inside their areas, with room to the border", () => {
    AREAS.forEach((area, at) => {
      const { tokens, scale } = SPOTS[at] as (typeof SPOTS)[number];
      expect(isInside(tokens, outline(area.id)), area.id).toBe(true);
      expect(scale).toBeGreaterThanOrEqual(0.7);
      expect(scale).toBeLessThanOrEqual(1);
      if (area.kind !== "open-sea") expect(distance(tokens, outline(area.id)), area.id).toBeGreaterThan(4);
    });
  });

  it("keep tokens away from the city site", () => {
    for (const [at, area] of AREAS.entries()) {
      if (!area.site_anchor) continue;
      const { tokens, city } = SPOTS[at] as (typeof SPOTS)[number];
      expect(Math.hypot(tokens[0] - city[0], tokens[1] - city[1]), area.id).toBeGreaterThan(13);
    }
  });

  it("give every coast its own harbour on the water", () => {
    COASTS.forEach((coast, at) => {
      const area = AREAS[coast.area] as (typeof AREAS)[number];
      const harbour = HARBOURS[at] as Point;
      expect(isInside(harbour, outline(area.id)), coast.word).toBe(true);
      expect(
        (SHAPES.land[area.id] ?? []).some((ring) => isInside(harbour, ring)),
        coast.word,
      ).toBe(false);
    });
    const [west, east] = ["delphi:west", "delphi:east"].map(
      (word) => HARBOURS[COASTS.findIndex((coast) => coast.word === word)] as Point,
    ) as [Point, Point];
    expect(west[0]).toBeLessThan(east[0]);
  });

  it("stand stacks side by side round the middle", () => {
    expect(standing(1, [10, 10], 20)).toEqual([[10, 10]]);
    expect(standing(2, [10, 10], 20)).toEqual([
      [0, 10],
      [20, 10],
    ]);
    const four = standing(4, [0, 0], 10);
    expect(new Set(four.map(String)).size).toBe(4);
  });
});

describe("labels", () => {
  const names = AREAS.map((area) => area.id);
  const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

  it.each([
    [19, 14],
    [12, 10],
    [7, 7],
  ])("of size %d with pieces of %d cover neither each other nor tokens", (size, piece) => {
    const placed = place(names, EVERY, size, piece).filter(({ area }) => AREAS[area]?.kind !== "open-sea");
    const boxes = placed.map(({ area, x, y, named }) =>
      covered(x, y, labelWidth(named ? (names[area] ?? "") : "", size), size),
    );
    const pieces = EVERY.filter((area) => AREAS[area]?.kind !== "open-sea").map((area) => {
      const {
        tokens: [x, y],
        scale,
      } = SPOTS[area] as (typeof SPOTS)[number];
      return covered(x, y, 2 * piece * scale - 0.01, 2 * piece * scale - 0.01);
    });
    expect(boxes.filter((one, at) => boxes.slice(at + 1).some((other) => overlap(one, other)))).toEqual([]);
    expect(boxes.filter((one) => pieces.some((other) => overlap(one, other)))).toEqual([]);
  });

  it("name more areas the closer one looks, and nearly all from near", () => {
    const named = (size: number, piece: number): number =>
      place(names, EVERY, size, piece).filter((label) => label.named).length;
    expect(named(12, 10)).toBeGreaterThan(named(19, 14));
    expect(named(6, 6)).toBeGreaterThan(AREAS.length * 0.93);
  });

  it("make way for what stands there", () => {
    const free = place(names, EVERY, 10, 10).find((label) => label.area === index("arabia"));
    const [x, y] = [free?.x ?? 0, free?.y ?? 0];
    const now = place(names, EVERY, 10, 10, [covered(x, y, 40, 12)]).find((label) => label.area === index("arabia"));
    expect([now?.x, now?.y]).not.toEqual([x, y]);
  });
});

describe("looking closer", () => {
  const whole: Box = [0, 0, 1000, 500];

  it("keeps the point under the pointer where it is", () => {
    const near = zoomed(whole, whole, 2, [250, 100]) as Box;
    expect(near).toEqual([125, 50, 500, 250]);
    expect((250 - near[0]) / near[2]).toBe(0.25);
  });

  it("ends with the whole map again", () => {
    expect(zoomed(whole, [100, 100, 600, 300], 0.5, [200, 200])).toBeNull();
  });

  it("never leaves the map", () => {
    expect(moved(whole, [100, 100, 500, 250], -400, 900)).toEqual([0, 250, 500, 250]);
    expect(held(whole, [900, -20, 200, 100])).toEqual([800, 0, 200, 100]);
  });

  it("shows all of a part, whatever the window", () => {
    expect(fitted([0, 0, 100, 100], 2)).toEqual([-50, 0, 200, 100]);
    expect(fitted([0, 0, 100, 100], 0.5)).toEqual([0, -50, 100, 200]);
    const own = framing(whole, [400, 200, 100, 100], 2) as Box;
    expect(own[0]).toBeLessThanOrEqual(400);
    expect(own[0] + own[2]).toBeGreaterThanOrEqual(500);
    expect(framing(whole, whole, 2)).toBeNull();
  });

  it("frames the regions that are played", () => {
    const beige = frame(["beige"]);
    const more = frame(["beige", "green"]);
    expect(more[2]).toBeGreaterThan(beige[2]);
    expect(around([])).toBeNull();
  });
});
