/** What all parts of the map look at. */

import type { Language } from "../../lib/language";
import { NATIONS } from "../../titles/civilization1980Facts";
import type { Table } from "../../titles/civilization1980Reading";

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

/** The word of a seat's nation. */
export function nationOf({ nation }: Table, seat: number): string {
  return NATIONS[nation[seat] ?? -1]?.id ?? "";
}
