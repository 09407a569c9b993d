/** Which table one looks at first. */

import type { TableShown } from "./wire";

/** What has moved last first. */
export const newest = (a: TableShown, b: TableShown): number => b.moved - a.moved;

/** What waits for me first, and of that what waits least long; then what has moved last. */
export function urgency(a: TableShown, b: TableShown): number {
  const [left, right] = [timeLeft(a), timeLeft(b)];
  return Number(b.my_turn) - Number(a.my_turn) || (left === right ? newest(a, b) : left - right);
}

/** The seconds on my clock, where one runs. */
const timeLeft = (table: TableShown): number =>
  Math.min(...table.seats.map((seat) => (seat.mine ? (seat.clock?.ends ?? Infinity) : Infinity)), Infinity);
