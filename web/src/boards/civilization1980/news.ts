/** What has just happened, as motion on the map: tokens that travel, numbers that rise or fall. */

import type { GameEvent } from "../../lib/reading";
import { AREA_INDEX, type Point } from "./facts";
import { SPOTS } from "./geometry";

export interface Flight {
  seat: number;
  count: number;
  from: Point;
  to: Point;
}

export interface Change {
  seat: number;
  area: number;
  text: string;
  isGood: boolean;
}

const areaOf = (name: unknown): number => AREA_INDEX.get(String(name).replace(/^area-/, "")) ?? -1;
const spot = (area: number): Point => SPOTS[area]?.tokens ?? [0, 0];

/** Tokens that moved over land. */
export function flights(events: GameEvent[]): Flight[] {
  return events
    .filter((event) => event.message === "moved")
    .map(({ arguments: told }) => ({
      seat: Number(told["seat"]),
      count: Number(told["count"]),
      from: spot(areaOf(told["from"])),
      to: spot(areaOf(told["to"])),
    }));
}

const GAINS: Record<string, string> = {
  "grown-in": "+",
  landed: "+",
  "city-built": "▲",
  "city-taken": "▲",
  "ship-built": "+",
};
const LOSSES: Record<string, string> = {
  "tokens-lost": "−",
  loaded: "−",
  "city-lost": "▼",
  "city-reduced": "▼",
  "city-removed": "▼",
  "ship-removed": "−",
};

/** What rose and what fell in which area; the last word on an area counts. */
export function changes(events: GameEvent[]): Change[] {
  const found = new Map<string, Change>();
  for (const { message, arguments: told } of events) {
    const sign = GAINS[message] ?? LOSSES[message];
    const area = areaOf(told["area"]);
    if (!sign || area < 0) continue;
    const count = ["▲", "▼"].includes(sign) || told["count"] === undefined ? "" : String(told["count"]);
    found.set(`${area} ${String(told["seat"])}`, {
      seat: Number(told["seat"]),
      area,
      text: `${sign}${count}`,
      isGood: message in GAINS,
    });
  }
  return [...found.values()];
}
