/** The map tiles as they are printed, turned as they are to be laid. */

import facts from "@facts/new_dawn/data/map_tiles.toml";
import type { NewDawnView } from "../../generated/new_dawn";
import { centre, type Point } from "./hexagons";

interface Printed {
  terrain: string;
}
interface Tile {
  id: number;
  sides: Record<string, { spaces: Printed[] }>;
}
interface TileFacts {
  geometry: { offsets: Record<string, Point[]> };
  tile: Tile[];
}
const { geometry, tile: TILES } = facts as TileFacts;

export interface TileSpace {
  at: Point;
  terrain: string;
}

/** The spaces of a tile around its first one, turned by so many steps of 60 degrees clockwise. */
export function tileShape(number: number, side: string, rotation: number): TileSpace[] {
  const spaces = TILES[number - 1]?.sides[side.toUpperCase()]?.spaces ?? [];
  return (geometry.offsets[side.toUpperCase()] ?? []).map((offset, index) => {
    let [q, r] = offset;
    for (let turn = 0; turn < rotation; turn += 1) [q, r] = [-r, q + r];
    return { at: [q, r], terrain: spaces[index]?.terrain ?? "water" };
  });
}

export interface Covered {
  x: number;
  y: number;
  terrain: string;
}

/** What the chosen tile would cover at an anchor, `anchor-2,-1`. */
export function covered({ question }: NewDawnView, anchor: string): Covered[] {
  const [q = 0, r = 0] = anchor.slice("anchor-".length).split(",").map(Number);
  return tileShape(question?.tile ?? 0, question?.side ?? "a", question?.rotation ?? 0).map(({ at, terrain }) => {
    const [x, y] = centre([q + at[0], r + at[1]]);
    return { x, y, terrain };
  });
}
