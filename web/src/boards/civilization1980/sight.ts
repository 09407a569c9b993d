/** What all parts of the board look at. */

import type { Civilization1980View, Question } from "../../generated/civilization_1980";
import type { Language } from "../../lib/language";

export type Table = Civilization1980View;

/** What all parts of the map look at. */
export interface Sight {
  table: Table;
  language: Language;
  /** Names and colours of the seats. */
  names: string[];
  colours: string[];
  /** Names of the areas. */
  called: string[];
  /** The size of the type, in units of the map. */
  type: number;
  /** Half the height of a piece, in units of the map. */
  piece: number;
  /** What an area is and who is there. */
  describe: (area: number) => string;
}

const NOTHING: Question = { frame: "" };

/** What is asked; a question without a name where nothing is. */
export const askedIn = (table: Table): Question => table.question ?? NOTHING;
export const isAsked = ({ seat, to_act }: Table): boolean => seat !== null && to_act.includes(seat);
export const isFull = ({ options }: Table): boolean => options["variant"] === "full";
export const isNomads = ({ options }: Table): boolean => options["variant"] === "nomads-and-seafarers";

/** The word of a seat's nation. */
export const nationOf = ({ nations }: Table, seat: number): string => nations[seat]?.nation ?? "";
/** Who plays a nation; below 0: nobody. */
export const seatOf = ({ nations }: Table, nation: unknown): number =>
  nations.findIndex((each) => each.nation === nation);

/** Seats in the order in which they move now, or in that of the table. */
export function sequence(table: Table): number[] {
  const listed = askedIn(table).sequence ?? [];
  return listed.length === table.players ? listed : table.order;
}
