/** What stands on the map and where: tokens, cities, ships, nations that can be chosen. */

import type { Choice } from "../../lib/choices";
import { gathered } from "../../lib/gathered";
import { AREA_INDEX, AREAS, COAST_INDEX, COASTS, type Point } from "./facts";
import { HARBOURS, SPOTS, standing, type Box } from "./geometry";
import { covered } from "./labels";
import { areaOf } from "./moving";
import { askedIn, type Table } from "./sight";

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

const NOWHERE: Point = [0, 0];

export const tokensAt = (area: number): Point => SPOTS[area]?.tokens ?? NOWHERE;
export const cityAt = (area: number): Point => SPOTS[area]?.city ?? NOWHERE;
export const harbourAt = (coast: number | undefined): Point => HARBOURS[coast ?? -1] ?? NOWHERE;
/** Half the height of tokens and of a city there, in units of the map; in small areas they are smaller. */
export const tokenSize = (area: number, piece: number): number => piece * (SPOTS[area]?.scale ?? 1);
export const citySize = (area: number, piece: number): number => piece * 1.15 * (SPOTS[area]?.cityScale ?? 1);

const known = new WeakMap<Table["nations"], Map<number, number>>();

/** Whose city stands in an area; below 0: nobody's. */
export function ownerAt({ nations }: Table, area: number): number {
  let owners = known.get(nations);
  if (!owners) {
    owners = new Map(nations.flatMap(({ cities }, seat) => cities.map((city) => [AREA_INDEX.get(city) ?? -1, seat])));
    known.set(nations, owners);
  }
  return owners.get(area) ?? -1;
}

/** Tokens of an area that have not moved yet. */
export const freshAt = (table: Table, area: number): number => askedIn(table).fresh?.[AREAS[area]?.id ?? ""] ?? 0;

/** Who rises in a civil war: tokens by area, and areas with cities. */
export function rebelsIn(table: Table): { victim: number; tokens: Record<string, number>; cities: string[] } {
  const { victim = -1, rebels = {}, rebel_cities: cities = [] } = askedIn(table);
  return { victim, tokens: rebels, cities };
}

/** The stacks of every area; those of the own seat in `sources` can be taken up. */
export function stacksOf(table: Table, sources: Set<number>, piece: number): Stack[][] {
  const isMoving = askedIn(table).fresh !== undefined;
  const overfull = new Set(table.overfull.map(({ seat, area }) => `${seat} ${area}`));
  return AREAS.map(({ id }, area) => {
    const here = table.nations.flatMap(({ tokens }, seat) => (tokens[id] ? [{ seat, count: tokens[id] }] : []));
    const places = standing(here.length, middleOf(table, area, piece), tokenSize(area, piece) * 2.15);
    return here.map(({ seat, count }, nth): Stack => {
      const [x, y] = places[nth] ?? NOWHERE;
      return {
        seat,
        count,
        x,
        y,
        isMine: seat === table.seat && sources.has(area),
        over: overfull.has(`${seat} ${id}`),
        moved: seat === table.mover && isMoving && !freshAt(table, area),
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

/** Where nations will fight. */
export function contestedAreas({ conflicts }: Table): boolean[] {
  const fought = new Set(conflicts);
  return AREAS.map(({ id }) => fought.has(id));
}

/** All ships; those on one coast lie side by side. */
export function fleetOf(table: Table, sailing: Set<number>, piece: number): Ship[] {
  const lying = table.nations.flatMap(({ ships }, seat) =>
    ships.flatMap((word, index) => {
      const coast = COAST_INDEX.get(word ?? "") ?? -1;
      const area = COASTS[coast]?.area;
      return area === undefined ? [] : [{ seat, index, coast, area }];
    }),
  );
  const fleet = [...gathered(lying, ({ coast }) => [coast])].flatMap(([coast, here]) => {
    const places = standing(here.length, harbourAt(coast), piece * 1.9);
    return here.map(({ seat, index, area }, nth): Ship => {
      const [x, y] = places[nth] ?? NOWHERE;
      return {
        seat,
        ship: index + 1,
        area,
        cargo: table.mover === seat ? (table.cargo[index] ?? 0) : 0,
        x,
        y,
        isMine: seat === table.seat && sailing.has(index + 1),
      };
    });
  });
  return fleet.sort((one, other) => one.seat - other.seat || one.ship - other.ship);
}

export function startsOf(table: Table, choices: Choice[]): Start[] {
  const { starts = {} } = askedIn(table);
  return choices
    .filter((choice) => choice.verb === "choose")
    .map((choice) => String(choice.sample.args["nation"]))
    .map((nation) => ({ nation, area: areaOf(starts[nation] ?? "") }));
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
