/** The clocks that a new table is offered; the server takes any other that makes sense. */

import { DAY, HOUR, MINUTE } from "./moment";
import type { Clock } from "./wire";

export const LIVE_BANKS = [5 * MINUTE, 15 * MINUTE, 30 * MINUTE, 60 * MINUTE];
export const LIVE_INCREMENTS = [10, 30, MINUTE, 2 * MINUTE, 5 * MINUTE];
export const RESERVES = [DAY, 2 * DAY, 3 * DAY, 7 * DAY];
/** How a reserve refills: whole with every turn, by half a day with every turn, or for every day that others take. */
export const REFILLS = ["whole", "turn", "day"] as const;
export type Refill = (typeof REFILLS)[number];
export type AtZero = Clock["at_zero"];

/** Everybody has so long, and something for every turn. */
export function live(bank: number, increment: number, atZero: AtZero): Clock {
  return { kind: "live", bank, increment, most: 2 * Math.max(bank, increment), at_zero: atZero };
}

/** Days with a reserve that is never more than it was at the beginning. */
export function days(bank: number, refill: Refill, rests: boolean, atZero: AtZero): Clock {
  const increment = refill === "whole" ? bank : 12 * HOUR;
  return { kind: "days", bank, increment, most: bank, each: refill === "day" ? "day" : "turn", rests, at_zero: atZero };
}
