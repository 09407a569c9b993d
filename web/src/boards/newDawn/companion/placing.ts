/** Where a pointer is on the table, as a place of the grid. */

import { SIZE, type Point } from "../hexagons";

const WIDE = Math.sqrt(3) * SIZE;

/** The grid place nearest to a point of the drawing. */
export function placeAt(x: number, y: number): Point {
  const r = y / (1.5 * SIZE);
  const q = x / WIDE - r / 2;
  return rounded(q, r, -q - r);
}

/** The whole numbers nearest to three that add up to nothing: the one that is farthest off follows from the others. */
function rounded(q: number, r: number, s: number): Point {
  const [a, b, c] = [whole(q), whole(r), whole(s)];
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c - s)];
  if (da > db && da > dc) return [0 - b - c, b];
  if (db > dc) return [a, 0 - a - c];
  return [a, b];
}

/** The nearest whole number, without a minus before nothing. */
const whole = (value: number): number => Math.round(value) + 0;
