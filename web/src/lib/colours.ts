/** Colours and marks of seats and pieces: the same in pictures for notebooks (`civitas.drawing`). */

import facts from "@drawing/colours.toml";

interface Colours {
  seats: string[];
  marks: string[];
  uncoloured: string;
  pieces: Record<string, string>;
}

export const {
  /** Colours of seats, told apart by everybody as far as eight can be; marks stand beside them. */
  seats: SEAT_COLOURS,
  /** Outlines of the seats' marks in a square of 16. */
  marks: SEAT_SHAPES,
  /** The colours of pieces as a screen shows them. */
  pieces: PIECES,
  uncoloured: UNCOLOURED,
} = facts as Colours;
