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

type Place = Pick<Box, "left" | "top">;

function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Places all over the screen, the nearest first. */
function elsewhere(near: Box, { width, height }: Pick<Box, "width" | "height">, most: Place): Place[] {
  const steps = (end: number): number[] =>
    Array.from({ length: Math.max(0, Math.ceil((end - EDGE) / STEP)) + 1 }, (_, step) => EDGE + step * STEP);
  const away = ({ left, top }: Place): number =>
    Math.hypot(left + width / 2 - near.left - near.width / 2, top + height / 2 - near.top - near.height / 2);
  return steps(most.left)
    .flatMap((left) => steps(most.top).map((top) => inside({ left, top }, most)))
    .sort((one, other) => away(one) - away(other));
}

function inside({ left, top }: Place, most: Place): Place {
  return { left: Math.max(EDGE, Math.min(left, most.left)), top: Math.max(EDGE, Math.min(top, most.top)) };
}

/** The first place that costs least; none is looked at behind one that costs nothing. */
function cheapest(places: Place[], cost: (place: Place) => number): { place: Place; costs: number } {
  const best = { place: places[0] ?? { left: EDGE, top: EDGE }, costs: Infinity };
  for (const place of places) {
    const costs = cost(place);
    if (costs < best.costs) Object.assign(best, { place, costs });
    if (costs === 0) break;
  }
  return best;
}

/** The place beside `near` for a card of this size inside a screen; `open` is what can be clicked. */
export function beside(
  near: Box,
  size: Pick<Box, "width" | "height">,
  screen: Pick<Box, "width" | "height">,
  open: Box[],
): Place {
  const [right, bottom] = [near.left + near.width, near.top + near.height];
  const most = { left: screen.width - size.width - EDGE, top: screen.height - size.height - EDGE };
  const close = [
    { left: near.left - size.width - GAP, top: near.top - 4 },
    { left: right + GAP, top: near.top - 4 },
    { left: near.left - size.width - GAP, top: bottom - size.height },
    { left: right + GAP, top: bottom - size.height },
    { left: near.left, top: near.top - size.height - GAP },
    { left: near.left, top: bottom + GAP },
    { left: right - size.width, top: near.top - size.height - GAP },
    { left: right - size.width, top: bottom + GAP },
  ].map((place) => inside(place, most));
  const cost = (place: Place): number => {
    const card = { ...place, ...size };
    return shared(card, near) * screen.width + open.reduce((sum, each) => sum + shared(card, each), 0);
  };
  const nearest = cheapest(close, cost);
  if (nearest.costs === 0) return nearest.place;
  const further = cheapest(elsewhere(near, size, most), cost);
  return further.costs < nearest.costs ? further.place : nearest.place;
}
