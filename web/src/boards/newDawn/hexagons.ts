/** The map of A New Dawn as hexagons with a corner on top: where spaces lie, and the lines between them. */

import type { CivilizationView, NewDawnView, Space as SpaceView } from "../../generated/new_dawn";

/** From the middle of a space to its corners. */
export const SIZE = 50;
const WIDE = Math.sqrt(3) * SIZE;
const MARGIN = 14;

export type Point = [number, number];

export interface Space {
  id: string;
  x: number;
  y: number;
  facts: SpaceView;
}

const CORNERS: Point[] = Array.from({ length: 6 }, (_, i) => {
  const angle = (Math.PI / 3) * i - Math.PI / 2;
  return [SIZE * Math.cos(angle), SIZE * Math.sin(angle)];
});

const shown = (value: number): string => String(Math.round(value * 10) / 10);

/** The corners of a space round its middle, drawn in by so much. */
export function hexagon(by = 0): string {
  const scale = 1 - by / SIZE;
  return CORNERS.map(([x, y]) => `${shown(x * scale)},${shown(y * scale)}`).join(" ");
}

export const HEX = hexagon();

/** The neighbours of a space, each beside the side that begins at the corner of the same number. */
const BESIDE: Point[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

export function centre([q, r]: number[]): Point {
  return [WIDE * ((q ?? 0) + (r ?? 0) / 2), SIZE * 1.5 * (r ?? 0)];
}

export function spacesOf(spaces: SpaceView[]): Space[] {
  return spaces.map((facts) => {
    const [x, y] = centre(facts.at);
    return { id: facts.space, x, y, facts };
  });
}

/** What these places fill: x, y, width and height. */
export function frameOf(places: { x: number; y: number }[]): [number, number, number, number] {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - WIDE / 2 - MARGIN, Math.min(...ys) - SIZE - MARGIN];
  const [right, bottom] = [Math.max(...xs) + WIDE / 2 + MARGIN, Math.max(...ys) + SIZE + MARGIN];
  return [left, top, right - left, bottom - top];
}

const place = (q: number, r: number): string => `${q},${r}`;

/** The lines between spaces that differ; `differs` is asked for every side with what lies beyond it, if anything. */
export function linesBetween(spaces: Space[], differs: (here: Space, beyond: Space | undefined) => boolean): string {
  const at = new Map(spaces.map((space) => [place(space.facts.at[0] ?? 0, space.facts.at[1] ?? 0), space]));
  const parts: string[] = [];
  for (const space of spaces) {
    BESIDE.forEach(([q, r], side) => {
      const beyond = at.get(place((space.facts.at[0] ?? 0) + q, (space.facts.at[1] ?? 0) + r));
      if (differs(space, beyond)) parts.push(sideOf(space, side));
    });
  }
  return parts.join("");
}

function sideOf({ x, y }: Space, side: number, by = 0): string {
  const scale = 1 - by / SIZE;
  const [[ax, ay], [bx, by2]] = [CORNERS[side] ?? [0, 0], CORNERS[(side + 1) % 6] ?? [0, 0]];
  return `M${shown(x + ax * scale)} ${shown(y + ay * scale)}L${shown(x + bx * scale)} ${shown(y + by2 * scale)}`;
}

/** The border of what belongs to a seat, drawn a little inside it. */
export function borderOf(spaces: Space[], seat: number): string {
  const at = new Map(spaces.map((space) => [place(space.facts.at[0] ?? 0, space.facts.at[1] ?? 0), space]));
  return spaces
    .filter(({ facts }) => facts.owner === seat)
    .flatMap((space) =>
      BESIDE.flatMap(([q, r], side) => {
        const beyond = at.get(place((space.facts.at[0] ?? 0) + q, (space.facts.at[1] ?? 0) + r));
        return beyond?.facts.owner === seat ? [] : [sideOf(space, side, 3.5)];
      }),
    )
    .join("");
}

/** The tile that a space is printed on: spaces are numbered tile by tile, `12.3`; water tokens are their own. */
export const tileOf = ({ id }: Space): string => id.split(".")[0] ?? id;

/** A caravan on its way, by its number among those of the seat. */
export interface Caravan {
  seat: number;
  number: number;
  place: string;
}

export function caravansOf(civilizations: CivilizationView[]): Caravan[] {
  return civilizations.flatMap((c, seat) =>
    c.caravans.flatMap((where, at) =>
      where === "card" || where === "reserve" ? [] : [{ seat, number: at + 1, place: where }],
    ),
  );
}

/** Where the next space lies in a direction. */
const DIRECTIONS: Record<string, Point> = { ne: [1, -1], e: [1, 0], se: [0, 1], sw: [-1, 1], w: [-1, 0], nw: [0, -1] };

export function beside(view: NewDawnView, id: string, direction: string): string {
  const start = view.map.spaces.find(({ space }) => space === id);
  const [q, r] = DIRECTIONS[direction] ?? [0, 0];
  const found = view.map.spaces.find(
    ({ at }) => at[0] === (start?.at[0] ?? 0) + q && at[1] === (start?.at[1] ?? 0) + r,
  );
  return found?.space ?? "";
}

/** Whether a space lies below the middle of the map. */
export function isInLowerHalf({ map: { spaces } }: NewDawnView, id: string): boolean {
  const rows = spaces.map(({ at }) => at[1] ?? 0);
  const row = spaces.find(({ space }) => space === id)?.at[1];
  return row !== undefined && row > (Math.min(...rows) + Math.max(...rows)) / 2;
}
