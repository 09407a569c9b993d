/** Points strewn over a space, always the same for the same seed, and never too close to each other. */

import type { Point } from "./hexagons";

const TRIES = 400;
/** A hexagon with its corner on top is lower at the sides. */
const SLANT = 1 / Math.sqrt(3);

export function scattered(seed: number, count: number, reach: number, apart: number): Point[] {
  const found: Point[] = [];
  let state = seed * 7919 + 17;
  const next = (): number => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  for (let tried = 0; tried < TRIES && found.length < count; tried += 1) {
    const x = Math.round((next() * 2 - 1) * reach * 0.9);
    const y = Math.round((next() * 2 - 1) * (reach - Math.abs(x) * SLANT));
    if (found.every(([a, b]) => Math.hypot(a - x, b - y) >= apart)) found.push([x, y]);
  }
  return found;
}
