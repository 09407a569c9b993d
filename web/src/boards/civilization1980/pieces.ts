/** What stands on the map and where: tokens, cities, ships, nations that can be chosen. */

import type { Choice } from "../../lib/choices";
import { AREAS, COASTS, feeds, startsFor, type Point } from "../../titles/civilization1980Facts";
import type { Table } from "../../titles/civilization1980Reading";
import { HARBOURS, SPOTS, standing, type Box } from "./geometry";
import { covered } from "./labels";
import { areaOf } from "./moving";

/** Tokens of one seat in one area. */
export interface Stack {
  seat: number;
  count: number;
  /** More than the area feeds. */
  over: boolean;
  moved: boolean;
  x: number;
  y: number;
  /** Whether it can be taken up. */
  isMine: boolean;
}

export interface Ship {
  seat: number;
  /** Its number, from 1. */
  ship: number;
  area: number;
  cargo: number;
  x: number;
  y: number;
  isMine: boolean;
}

/** A nation that can be chosen, at its start area. */
export interface Start {
  nation: string;
  area: number;
}

const MOVEMENT = 5;
const NOWHERE: Point = [0, 0];

export const tokensAt = (area: number): Point => SPOTS[area]?.tokens ?? NOWHERE;
export const cityAt = (area: number): Point => SPOTS[area]?.city ?? NOWHERE;
export const harbourAt = (coast: number | undefined): Point => HARBOURS[coast ?? -1] ?? NOWHERE;
/** Half the height of tokens and of a city there, in units of the map; in small areas they are smaller. */
export const tokenSize = (area: number, piece: number): number => piece * (SPOTS[area]?.scale ?? 1);
export const citySize = (area: number, piece: number): number => piece * 1.15 * (SPOTS[area]?.cityScale ?? 1);

/** Whose city stands in an area; below 0: nobody's. */
export const ownerAt = (table: Table, area: number): number => table.cityOwner[area] ?? -1;

/** Tokens that have not moved yet, area by area. */
export function freshIn(table: Table): number[] {
  return table.frame === "Movement" ? ((table.asked["fresh"] ?? []) as number[]) : [];
}

/** Who rises in a civil war: tokens area by area, and areas with cities. */
export function rebelsIn(table: Table): { victim: number; tokens: number[]; cities: number[] } {
  const { frame, asked } = table;
  const victim = Number(asked["victim"]);
  if (frame !== "CivilWar") return { victim, tokens: [], cities: [] };
  return { victim, tokens: (asked["rebels"] ?? []) as number[], cities: (asked["rebel_cities"] ?? []) as number[] };
}

/** The stacks of every area; those of the own seat in `sources` can be taken up. */
export function stacksOf(table: Table, sources: Set<number>, piece: number): Stack[][] {
  const fresh = freshIn(table);
  return AREAS.map((_, area) => {
    const here = table.tokens.flatMap((row, seat) => (row[area] ? [{ seat, count: row[area] }] : []));
    const places = standing(here.length, middleOf(table, area, piece), tokenSize(area, piece) * 2.15);
    return here.map(({ seat, count }, nth): Stack => {
      const [x, y] = places[nth] ?? NOWHERE;
      const isLate = seat === table.seat || table.phase > MOVEMENT;
      return {
        seat,
        count,
        x,
        y,
        isMine: seat === table.seat && sources.has(area),
        over: isLate && count > feeds(table.tokens, table.cards, seat, area),
        moved: seat === table.mover && fresh.length > 0 && !fresh[area],
      };
    });
  });
}

/** Round which point tokens stand: beside the city where both have one place. */
function middleOf(table: Table, area: number, piece: number): Point {
  const { tokens, city } = SPOTS[area] ?? { tokens: NOWHERE, city: NOWHERE };
  const isBeside = ownerAt(table, area) >= 0 && tokens === city;
  return isBeside ? [tokens[0] + piece * 2.1, tokens[1] + piece * 0.6] : tokens;
}

/** Where nations will fight: more tokens than the area feeds, or tokens before a foreign city. */
export function contestedAreas(table: Table, stacks: Stack[][]): boolean[] {
  return stacks.map((here, area) => {
    const owner = ownerAt(table, area);
    const nations = new Set([...here.map(({ seat }) => seat), ...(owner >= 0 ? [owner] : [])]);
    const crowd = here.reduce((sum, { count }) => sum + count, 0);
    return nations.size > 1 && (owner >= 0 || crowd > (AREAS[area]?.limit ?? 0));
  });
}

/** All ships; those on one coast lie behind each other. */
export function fleetOf(table: Table, sailing: Set<number>, piece: number): Ship[] {
  const lying = new Map<number, number>();
  return table.ships.flatMap((row, seat) =>
    row.flatMap((coast, index): Ship[] => {
      const area = COASTS[coast]?.area;
      if (area === undefined) return [];
      const nth = lying.get(coast) ?? 0;
      lying.set(coast, nth + 1);
      const [x, y] = harbourAt(coast);
      return [
        {
          seat,
          ship: index + 1,
          area,
          cargo: table.mover === seat ? (table.cargo[index] ?? 0) : 0,
          x: x + (nth % 3) * piece * 1.1,
          y: y + nth * piece * 0.5,
          isMine: seat === table.seat && sailing.has(index + 1),
        },
      ];
    }),
  );
}

export function startsOf(table: Table, choices: Choice[]): Start[] {
  const starts = startsFor(table.players, table.isFull);
  return choices
    .filter((choice) => choice.verb === "choose")
    .map((choice) => String(choice.sample.args["nation"]))
    .map((nation) => ({ nation, area: areaOf(starts.get(nation) ?? "") }));
}

/** What labels keep clear of. */
export function coveredBy(table: Table, stacks: Stack[][], fleet: Ship[], starts: Start[], piece: number): Box[] {
  const cities = AREAS.map((_, area) => area).filter((area) => ownerAt(table, area) >= 0);
  return [
    ...fleet.map((ship) => covered(ship.x, ship.y, piece * 2, piece * 1.8)),
    ...cities.map((area) => covered(...cityAt(area), citySize(area, piece) * 2, citySize(area, piece) * 2)),
    ...starts.map(({ area }) => covered(...tokensAt(area), piece * 3.6, piece * 6)),
    ...stacks.flatMap((here, area) =>
      here.length > 1 ? here.map(({ x, y }) => covered(x, y, tokenSize(area, piece) * 2, piece * 2)) : [],
    ),
  ];
}
