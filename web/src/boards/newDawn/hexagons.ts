/** The map of A New Dawn as hexagons with a corner on top. */

import type { CivilizationView, NewDawnView, Space as SpaceView } from "../../generated/new_dawn";

const SIZE = 34;
const WIDE = Math.sqrt(3) * SIZE;

export interface Space {
  id: string;
  x: number;
  y: number;
  facts: SpaceView;
}

/** The corners of a space round its middle. */
export const HEX = Array.from({ length: 6 }, (_, i) => {
  const angle = (Math.PI / 3) * i - Math.PI / 2;
  return `${(SIZE * Math.cos(angle)).toFixed(2)},${(SIZE * Math.sin(angle)).toFixed(2)}`;
}).join(" ");

export function spacesOf(view: NewDawnView): Space[] {
  return view.map.spaces.map((facts) => {
    const [q = 0, r = 0] = facts.at;
    return { id: facts.space, x: WIDE * (q + r / 2), y: SIZE * 1.5 * r, facts };
  });
}

/** What all spaces fill: x, y, width and height. */
export function frameOf(spaces: Space[]): number[] {
  const xs = spaces.map((space) => space.x);
  const ys = spaces.map((space) => space.y);
  const [left, top] = [Math.min(...xs, 0) - WIDE, Math.min(...ys, 0) - SIZE * 1.4];
  return [left, top, Math.max(...xs, 0) - left + WIDE, Math.max(...ys, 0) - top + SIZE * 1.4];
}

/** A caravan on its way, by its number among those of the seat. */
export interface Caravan {
  seat: number;
  number: number;
  place: string;
}

export function caravansOf(civilizations: CivilizationView[]): Caravan[] {
  return civilizations.flatMap((c, seat) =>
    c.caravans.flatMap((place, number) => (place === "card" || place === "reserve" ? [] : [{ seat, number, place }])),
  );
}
