/** Tables at which nobody plays: they are looked at, tried on, or learned at. */

import type { SeatShown, TableShown } from "./wire";

/** Who sits there, as far as it matters. */
export type Chair = Partial<Pick<SeatShown, "name" | "kind" | "bot" | "called" | "mine">>;

/** A table for boards and names. */
export function laidOut(title: string, chairs: Chair[], more: Partial<TableShown> = {}): TableShown {
  const seats = chairs.map((chair, seat) => ({
    seat,
    name: "",
    called: {},
    mine: false,
    bot: null,
    away: false,
    clock: null,
    timed_out: false,
    vote: false,
    ...chair,
    kind: kindOf(chair),
  }));
  return {
    type: "table",
    id: "",
    title,
    players: seats.length,
    options: {},
    stage: "playing",
    seq: 0,
    seats,
    to_act: [],
    my_turn: false,
    result: null,
    created: 0,
    moved: 0,
    host: false,
    listed: false,
    open: false,
    stand_in: null,
    playable: true,
    people: 0,
    clock: null,
    rematch: null,
    language: null,
    level: null,
    rated: false,
    ended: null,
    ...more,
  };
}

/** A chair without a name is nobody's: at real tables it would be a former player's. */
function kindOf({ name, kind = "person" }: Chair): SeatShown["kind"] {
  return kind === "person" && !name ? "open" : kind;
}

/** So many chairs on which nobody in particular sits. */
export const chairs = (count: number): Chair[] => Array.from({ length: count }, () => ({}));
