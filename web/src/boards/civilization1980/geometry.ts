/** Where things are drawn: curved shores and borders, and a place for tokens, cities and ships in every area. */

import { AREAS, COASTS, PLACES, SHAPES, type Area, type Point, type Ring } from "./facts";

export type Box = [number, number, number, number];

const [WIDTH, HEIGHT] = SHAPES.canvas;
const keyOf = ([x, y]: Point): string => `${x} ${y}`;
const at = (ring: Ring, index: number): Point => ring[(index + ring.length) % ring.length] as Point;

// Curves.

/** Corners that stay corners: where rings part from each other, and at the rim of the map. */
export function pinnedCorners(rings: Ring[]): Set<string> {
  const between = new Map<string, string>();
  const pinned = new Set<string>();
  for (const ring of rings) {
    ring.forEach((corner, index) => {
      const key = keyOf(corner);
      const ways = [keyOf(at(ring, index - 1)), keyOf(at(ring, index + 1))].sort().join("|");
      const known = between.get(key);
      const [x, y] = corner;
      if ((known !== undefined && known !== ways) || x <= 0 || y <= 0 || x >= WIDTH || y >= HEIGHT) pinned.add(key);
      between.set(key, ways);
    });
  }
  return pinned;
}

const ALL_RINGS: Ring[] = [...Object.values(SHAPES.outline), ...Object.values(SHAPES.land).flat()];
const PINNED = pinnedCorners(ALL_RINGS);

/** A closed path with soft corners; two areas draw the same line along their common border. */
export function path(ring: Ring, pinned: Set<string> = PINNED): string {
  if (!ring.length) return "";
  const middle = (a: Point, b: Point): string => `${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}`;
  const parts = ring.map((corner, index) =>
    pinned.has(keyOf(corner))
      ? `L${keyOf(corner)}`
      : `L${middle(at(ring, index - 1), corner)}Q${keyOf(corner)} ${middle(corner, at(ring, index + 1))}`,
  );
  return `M${parts.join("").slice(1)}Z`;
}

export const OUTLINES: string[] = AREAS.map((area) => path(SHAPES.outline[area.id] ?? []));
export const LANDS: string[] = AREAS.map((area) => (SHAPES.land[area.id] ?? []).map((ring) => path(ring)).join(""));

// Room.

export function isInside([x, y]: Point, ring: Ring): boolean {
  let inside = false;
  ring.forEach(([x1, y1], index) => {
    const [x2, y2] = at(ring, index - 1);
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

/** How far a point is from the line of a ring. */
export function distance([x, y]: Point, ring: Ring): number {
  return Math.min(
    ...ring.map(([x1, y1], index) => {
      const [x2, y2] = at(ring, index + 1);
      const length = (x2 - x1) ** 2 + (y2 - y1) ** 2 || 1;
      const t = Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
      return Math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1));
    }),
  );
}

export function box(ring: Ring): Box {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const outlineOf = (area: Area): Ring => SHAPES.outline[area.id] ?? [];
/** The area at a point of the map, or -1. */
export function areaAt(point: Point): number {
  return AREAS.findIndex((area) => isInside(point, outlineOf(area)));
}

/** Where the centres of an area's things are. */
export interface Spots {
  tokens: Point;
  city: Point;
  /** How large pieces can be here: 1 as usual, less where there is no room. */
  scale: number;
  /** The same for a city. */
  cityScale: number;
}

const NOWHERE: Point = [0, 0];

function spots(area: Area): Spots {
  const { tokens = NOWHERE, city = NOWHERE, scale = 1, city_scale: cityScale = 1 } = PLACES.area[area.id] ?? {};
  return { tokens, city: area.site_anchor ? city : tokens, scale, cityScale };
}

export const SPOTS: Spots[] = AREAS.map(spots);

/** The place on the water of each coast for ships. */
export const HARBOURS: Point[] = COASTS.map(({ word }) => PLACES.harbour[word] ?? NOWHERE);

/** Where the stacks of an area stand, side by side, in rows of three. */
export function standing(count: number, [x, y]: Point, width: number): Point[] {
  const columns = Math.min(3, count);
  return Array.from({ length: count }, (_, nth): Point => {
    const row = Math.floor(nth / columns);
    const inRow = Math.min(columns, count - row * columns);
    return [x + ((nth % columns) - (inRow - 1) / 2) * width, y + (row - (Math.ceil(count / columns) - 1) / 2) * width];
  });
}

// Parts of the map.

const MARGIN = 18;

/** The part of the canvas around these areas, with a margin. */
export function around(areas: number[]): Box | null {
  if (!areas.length) return null;
  const [left, top, right, bottom] = box(areas.flatMap((area) => outlineOf(AREAS[area] as Area)));
  return cut([left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN]);
}

/** The part of the canvas that these regions fill. */
export function frame(regions: string[]): Box {
  return (
    around(AREAS.map((_, index) => index).filter((index) => regions.includes(AREAS[index]?.region ?? ""))) ?? [
      0,
      0,
      WIDTH,
      HEIGHT,
    ]
  );
}

/** From corners to x, y, width, height on the canvas. */
function cut([left, top, right, bottom]: Box): Box {
  const x = Math.max(0, left);
  const y = Math.max(0, top);
  return [x, y, Math.min(WIDTH, right) - x, Math.min(HEIGHT, bottom) - y];
}
