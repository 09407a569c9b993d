/** Looking closer at a part of the map: parts are x, y, width and height in the units of the canvas. */

import type { Box } from "./geometry";

/** How much closer than the whole map one can look. */
export const CLOSEST = 6;

/** The whole, made as wide or as high as the window needs it, so that nothing is distorted. */
export function fitted(whole: Box, ratio: number): Box {
  const [x, y, width, height] = whole;
  if (!(ratio > 0)) return whole;
  if (width / height < ratio) return [x - (height * ratio - width) / 2, y, height * ratio, height];
  return [x, y - (width / ratio - height) / 2, width, width / ratio];
}

export const zoomOf = (whole: Box, shown: Box): number => whole[2] / shown[2];

/** Closer (factor above 1) or farther, with one point staying where it is; null: the whole again. */
export function zoomed(whole: Box, shown: Box, factor: number, [px, py]: [number, number]): Box | null {
  const width = Math.max(whole[2] / CLOSEST, shown[2] / factor);
  if (width >= whole[2]) return null;
  const scale = width / shown[2];
  return held(whole, [px - (px - shown[0]) * scale, py - (py - shown[1]) * scale, width, shown[3] * scale]);
}

/** Moved by so much, without leaving the map. */
export function moved(whole: Box, [x, y, width, height]: Box, dx: number, dy: number): Box {
  return held(whole, [x + dx, y + dy, width, height]);
}

/** Kept inside the whole. */
export function held(whole: Box, [x, y, width, height]: Box): Box {
  const within = (value: number, low: number, high: number): number =>
    Math.max(low, Math.min(Math.max(low, high), value));
  return [
    within(x, whole[0], whole[0] + whole[2] - width),
    within(y, whole[1], whole[1] + whole[3] - height),
    width,
    height,
  ];
}

/** A part of the map in a window of this ratio: all of the part can be seen. */
export function framing(whole: Box, part: Box, ratio: number): Box | null {
  const wide = fitted(part, ratio);
  if (wide[2] >= whole[2]) return null;
  const least = whole[2] / CLOSEST;
  const scale = Math.max(1, least / wide[2]);
  const [x, y, width, height] = wide;
  return held(whole, [x - (width * (scale - 1)) / 2, y - (height * (scale - 1)) / 2, width * scale, height * scale]);
}
