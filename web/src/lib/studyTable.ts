/** A study as a table to look at. */

import { laidOut } from "./laidOut";
import type { SeatShown, StudyShown, TableShown } from "./wire";

/** Who sits there, for boards and names. */
export function tableOf({ code, title, seats, options, result }: StudyShown): TableShown {
  const chairs = seats.map(({ name, kind, bot, called }) => ({ name, bot, called, kind: kind as SeatShown["kind"] }));
  return laidOut(title, chairs, { id: code, options, result });
}
