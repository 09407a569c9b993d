/** Where things are on the map: squares and their sides in units of the drawing. */

import type { Square } from "../../generated/civilization_2010";

/** The side of a square. */
export const SIZE = 100;
/** So many squares are the side of a tile. */
export const TILE = 4;

export type Point = [number, number];
/** The four sides of a square: the step to the neighbour there, and the line between its corners. */
export const SIDES: { step: Point; line: [number, number, number, number] }[] = [
  { step: [0, -1], line: [0, 0, SIZE, 0] },
  { step: [1, 0], line: [SIZE, 0, SIZE, SIZE] },
  { step: [0, 1], line: [0, SIZE, SIZE, SIZE] },
  { step: [-1, 0], line: [0, 0, 0, SIZE] },
];

/** The squares of a map, and their neighbours. */
export class Ground {
  readonly #byPlace: Map<string, Square>;
  readonly byName: Map<string, Square>;

  constructor(squares: Square[]) {
    this.#byPlace = new Map(squares.map((square) => [square.at.join(), square]));
    this.byName = new Map(squares.map((square) => [square.square, square]));
  }

  beside({ at: [x = 0, y = 0] }: Square, [dx, dy]: Point): Square | undefined {
    return this.#byPlace.get([x + dx, y + dy].join());
  }

  /** Where a square begins. */
  corner(name: string): Point {
    const [x = 0, y = 0] = this.byName.get(name)?.at ?? [];
    return [x * SIZE, y * SIZE];
  }

  middle(name: string): Point {
    const [x, y] = this.corner(name);
    return [x + SIZE / 2, y + SIZE / 2];
  }

  /** The sides where a city ends. */
  borders(square: Square): [number, number, number, number][] {
    return SIDES.filter(({ step }) => this.beside(square, step)?.city !== square.city).map(({ line }) => line);
  }

  /** The sides of a water square that land lies at. */
  shores(square: Square): [number, number, number, number][] {
    if (square.terrain !== "water") return [];
    return SIDES.filter(({ step }) => {
      const { terrain } = this.beside(square, step) ?? {};
      return terrain !== undefined && terrain !== "water";
    }).map(({ line }) => line);
  }

  /** A square and the eight around it, row by row; nothing where the map ends. */
  around(name: string): (Square | undefined)[] {
    const centre = this.byName.get(name);
    const near = [-1, 0, 1];
    return centre ? near.flatMap((dy) => near.map((dx) => this.beside(centre, [dx, dy]))) : [];
  }
}

/** Which of several looks a square has, always the same one. */
export const variant = ({ at: [x = 0, y = 0] }: Square, looks: number): number => (x * 7 + y * 13 + x * y * 3) % looks;
