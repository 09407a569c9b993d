/** Where a card of words stands beside a thing: where it covers least of what can be clicked. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 8;
/** So far apart are the places that are tried where none beside the thing is free. */
const STEP = 48;

const clamp = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most));

function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Places all over the screen, the nearest first. */
function elsewhere(
  near: Box,
  { width, height }: { width: number; height: number },
  mostLeft: number,
  mostTop: number,
): [number, number][] {
  const steps = (most: number): number[] =>
    Array.from({ length: Math.max(0, Math.ceil((most - EDGE) / STEP)) + 1 }, (_, step) =>
      Math.min(EDGE + step * STEP, most),
    );
  const away = ([left, top]: [number, number]): number =>
    Math.hypot(left + width / 2 - near.left - near.width / 2, top + height / 2 - near.top - near.height / 2);
  return steps(mostLeft)
    .flatMap((left) => steps(mostTop).map((top): [number, number] => [left, top]))
    .sort((one, other) => away(one) - away(other));
}

/** The place beside `near` for a card of this size inside a screen; `open` is what can be clicked. */
export function beside(
  near: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
  open: Box[],
): { left: number; top: number } {
  const [right, bottom] = [near.left + near.width, near.top + near.height];
  const [mostLeft, mostTop] = [screen.width - size.width - EDGE, screen.height - size.height - EDGE];
  const wanted = [
    [near.left - size.width - GAP, near.top - 4],
    [right + GAP, near.top - 4],
    [near.left - size.width - GAP, bottom - size.height],
    [right + GAP, bottom - size.height],
    [near.left, near.top - size.height - GAP],
    [near.left, bottom + GAP],
    [right - size.width, near.top - size.height - GAP],
    [right - size.width, bottom + GAP],
    ...elsewhere(near, size, mostLeft, mostTop),
  ].map(([left = 0, top = 0]) => ({ left: clamp(left, mostLeft), top: clamp(top, mostTop) }));
  const cost = (place: { left: number; top: number }): number => {
    const card = { ...place, ...size };
    const own = shared(card, near) * screen.width;
    return own + open.reduce((sum, each) => sum + shared(card, each), 0);
  };
  return wanted.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
