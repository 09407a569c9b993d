/** Names and limits of areas, placed where they cover nothing; what finds no room appears when one looks closer. */

import { AREAS, isOpenSea, SHAPES, type Point } from "./facts";
import { box, isInside, SPOTS, type Box } from "./geometry";

export interface Label {
  area: number;
  x: number;
  y: number;
  /** Whether there is room for the name; else only the limit is shown. */
  named: boolean;
}

/** Widths of letters as parts of the size of the type: good enough to keep labels apart. */
const LETTER = 0.5;
const LINE = 1;
const DIGIT = 0.9;
const SITE = 7;

const overlaps = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** The corners of what a label covers. */
export function covered(x: number, y: number, width: number, height: number): Box {
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

export function labelWidth(name: string, size: number): number {
  return (name.length * LETTER + (name ? DIGIT : DIGIT * 0.7)) * size;
}

/** Where a label may stand around the tokens: near ones first. */
function candidates(area: number, size: number, piece: number): Point[] {
  const {
    tokens: [x, y],
    city: [u, v],
  } = SPOTS[area] ?? { tokens: [0, 0], city: [0, 0] };
  const gap = piece + size * 0.55 + 1;
  const around: Point[] = [
    [x, y - gap],
    [x, y + gap],
    [x, y - gap - 7],
    [x, y + gap + 7],
    [u, v - SITE - size * 0.6],
    [u, v + SITE + size * 0.6],
  ];
  const sideways = [-14, 14, -28, 28, -44, 44].flatMap((dx): Point[] => [
    [x + dx, y - gap],
    [x + dx, y + gap],
    [x + dx, y + gap + 9],
    [x + dx, y - gap - 9],
  ]);
  return [...around, ...sideways];
}

const ONLY_LIMIT = 0.86;
/** Names of seas are larger, with spaced letters. */
export const SEA_TYPE = 1.15;
const SEA_WIDTH = 0.68;

/**
 * A place for the label of every area that is shown, at this size of type, with pieces of this size, and where nothing
 * else stands in the way.
 * Large areas come last: they find room anywhere.
 */
export function place(names: string[], areas: number[], size: number, piece: number, taken: Box[] = []): Label[] {
  const sites = areas.flatMap((area): Box[] => {
    const {
      tokens: [x, y],
      city: [u, v],
      scale,
    } = SPOTS[area] ?? { tokens: [0, 0], city: [0, 0], scale: 1 };
    const half = piece * scale;
    const site: Box[] = AREAS[area]?.site_anchor ? [covered(u, v, 2 * SITE, 2 * SITE)] : [];
    return isOpenSea(area) ? [] : [covered(x, y, 2 * half, 2 * half), ...site];
  });
  const pieces = [...sites, ...taken];
  const placed: Box[] = [];
  const found: Label[] = [];
  const rank = (area: number): number => (isOpenSea(area) ? Infinity : extent(area));
  const bySize = [...areas].sort((a, b) => rank(a) - rank(b) || a - b);
  const isFree = (one: Box): boolean =>
    !pieces.some((each) => overlaps(one, each)) && !placed.some((each) => overlaps(one, each));
  for (const area of bySize) {
    const isSea = isOpenSea(area);
    const named = isSea
      ? (names[area] ?? "").length * SEA_WIDTH * size * SEA_TYPE
      : labelWidth(names[area] ?? "", size);
    const spot = fitting(area, named, size, piece, isFree);
    const number =
      spot || isSea
        ? null
        : fitting(area, labelWidth("", size), size * ONLY_LIMIT, piece * (SPOTS[area]?.scale ?? 1), isFree);
    const [x, y] = spot ?? number ?? [0, 0];
    if (!spot && !number) continue;
    placed.push(covered(x, y, spot ? named : labelWidth("", size), size * LINE));
    found.push({ area, x, y, named: spot !== null });
  }
  return found.sort((a, b) => a.area - b.area);
}

function fitting(
  area: number,
  width: number,
  size: number,
  piece: number,
  isFree: (one: Box) => boolean,
): Point | null {
  const ring = SHAPES.outline[AREAS[area]?.id ?? ""] ?? [];
  const { canvas } = SHAPES;
  const wanted = isOpenSea(area) ? waters(area, size) : candidates(area, size, piece);
  const inside = ([x, y]: Point): boolean =>
    isInside([x, y], ring) &&
    x - width / 2 > 2 &&
    x + width / 2 < canvas[0] - 2 &&
    y > size * 0.6 &&
    y < canvas[1] - size * 0.6;
  const belongs = ([x, y]: Point): boolean =>
    isInside([x - width * 0.3, y], ring) && isInside([x + width * 0.3, y], ring);
  const free = wanted.filter((point) => inside(point) && isFree(covered(point[0], point[1], width, size * LINE)));
  return free.find(belongs) ?? free[0] ?? null;
}

/** Places for the name of a sea: at its anchor, or a little beside it. */
function waters(area: number, size: number): Point[] {
  const [x, y] = AREAS[area]?.anchor ?? [0, 0];
  return [0, 1.5, -1.5, 3, -3, 5, -5].flatMap((dy): Point[] =>
    [0, -2, 2, -4, 4, -7, 7].map((dx): Point => [x + dx * size, y + dy * size]),
  );
}

/** How large an area is, roughly. */
function extent(area: number): number {
  const [left, top, right, bottom] = box(SHAPES.outline[AREAS[area]?.id ?? ""] ?? [[0, 0]]);
  return (right - left) * (bottom - top);
}
