/** Where things are drawn: curved shores and borders, and a place for tokens, cities and ships in every area. */

import { AREA_INDEX, AREAS, COASTS, SHAPES, type Area, type Point, type Ring } from "./facts";

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
const landOf = (area: Area): Ring[] => SHAPES.land[area.id] ?? [];
const isOnLand = (point: Point, area: Area): boolean => landOf(area).some((ring) => isInside(point, ring));

/** The area at a point of the map, or -1. */
export function areaAt(point: Point): number {
  return AREAS.findIndex((area) => isInside(point, outlineOf(area)));
}

const STEP = 4;

/** The points of an area on a fine grid. */
function points(area: Area): Point[] {
  const ring = outlineOf(area);
  if (!ring.length) return [];
  const [left, top, right, bottom] = box(ring);
  const found: Point[] = [];
  for (let x = Math.ceil(left / STEP) * STEP; x <= right; x += STEP) {
    for (let y = Math.ceil(top / STEP) * STEP; y <= bottom; y += STEP) if (isInside([x, y], ring)) found.push([x, y]);
  }
  return found;
}

/** How far from the rim of the map, so that nothing is cut off. */
const fromRim = ([x, y]: Point): number => Math.min(x, y, WIDTH - x, HEIGHT - y);
const apart = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);

function best(candidates: Point[], worth: (point: Point) => number, otherwise: Point): Point {
  let found = otherwise;
  let most = -Infinity;
  for (const point of candidates) {
    const value = worth(point);
    if (value > most) [found, most] = [point, value];
  }
  return found;
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

const TOKEN = 12;
const CITY = 15;
const SMALLEST = 0.7;

const SITES: Point[] = AREAS.flatMap((area) => (area.site_anchor ? [onMap(area.site_anchor)] : []));

function spots(area: Area): Spots {
  const ring = outlineOf(area);
  const grid = points(area);
  const room = (point: Point): number => Math.min(distance(point, ring), fromRim(point));
  const city = area.site_anchor ? onMap(area.site_anchor) : undefined;
  const clear = (point: Point): number => (city ? Math.min(1, apart(point, city) / (TOKEN + CITY)) : 1);
  const worth = (point: Point): number =>
    Math.min(room(point), TOKEN * 1.6) / TOKEN +
    2.2 * clear(point) +
    (isOnLand(point, area) ? 0.5 : 0) -
    apart(point, area.anchor) / 90;
  const tokens = area.kind === "open-sea" ? area.anchor : best(grid, worth, area.anchor);
  const free = Math.min(room(tokens) + 3, city ? apart(tokens, city) * 0.6 : Infinity);
  const near = city
    ? Math.min(...SITES.filter((site) => apart(site, city) > 0).map((site) => apart(site, city)))
    : Infinity;
  return {
    tokens,
    city: city ?? tokens,
    scale: Math.max(SMALLEST, Math.min(1, free / TOKEN)),
    cityScale: Math.max(SMALLEST, Math.min(1, near / (2 * CITY))),
  };
}

/** City sites at the rim come inside. */
function onMap([x, y]: Point): Point {
  return [Math.max(CITY, Math.min(WIDTH - CITY, x)), Math.max(CITY, Math.min(HEIGHT - CITY, y))];
}

export const SPOTS: Spots[] = AREAS.map(spots);

/** The place on the water of a coast for ships: away from shores, tokens and cities, towards what lies across. */
function harbour(coast: number): Point {
  const { area: index, across } = COASTS[coast] ?? { area: 0, across: [] };
  const area = AREAS[index] as Area;
  const ring = outlineOf(area);
  if (area.kind === "open-sea")
    return best(
      points(area),
      (point) => Math.min(distance(point, ring), 16) - Math.abs(apart(point, area.anchor) - 24) * 0.3,
      area.anchor,
    );
  const { tokens, city } = SPOTS[index] as Spots;
  const others = across.map((id): Point => AREAS[AREA_INDEX.get(id) ?? 0]?.anchor ?? [0, 0]);
  const isSplit = COASTS.filter((each) => each.area === index).length > 1;
  const nearest = (point: Point): number => Math.min(...others.map((other) => apart(point, other)));
  const worth = (point: Point): number =>
    Math.min(distance(point, ring), fromRim(point), 16, ...landOf(area).map((land) => distance(point, land))) +
    Math.min(24, apart(point, tokens)) * 0.6 +
    Math.min(26, apart(point, city)) * 0.5 -
    (isSplit ? nearest(point) * 0.5 : 0);
  return best(
    points(area).filter((point) => !isOnLand(point, area)),
    worth,
    area.anchor,
  );
}

export const HARBOURS: Point[] = COASTS.map((_, coast) => harbour(coast));

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
