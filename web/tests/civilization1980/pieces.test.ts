import { describe, expect, it } from "vitest";
import {
  contestedAreas,
  coveredBy,
  fleetOf,
  freshIn,
  stacksOf,
  startsOf,
} from "../../src/boards/civilization1980/pieces";
import { movable, sailing } from "../../src/boards/civilization1980/moving";
import { AREA_INDEX, AREAS } from "../../src/titles/civilization1980Facts";
import { read, type Table } from "../../src/titles/civilization1980Reading";
import { choicesOf, position, positions } from "./positions";

const PIECE = 10;
const area = (id: string): number => AREA_INDEX.get(id) as number;
const ships = position("Movement ships");
const table = read(ships.view);

/** Only these tokens and cities, by seat and area. */
function only(tokens: [number, string, number][], cities: [number, string][] = []): Table {
  const rows = table.tokens.map(() => AREAS.map(() => 0));
  for (const [seat, id, count] of tokens) rows[seat]![area(id)] = count;
  const cityOwner = AREAS.map(() => -1);
  for (const [seat, id] of cities) cityOwner[area(id)] = seat;
  return { ...table, tokens: rows, cityOwner };
}
const stacks = (each: Table) => stacksOf(each, new Set(), PIECE);

describe("stacks", () => {
  it("are all there, none upon another", () => {
    for (const { view } of positions) {
      const each = read(view);
      stacks(each).forEach((here, index) => {
        expect(here.map(({ count }) => count)).toEqual(each.tokens.map((row) => row[index] ?? 0).filter(Boolean));
        expect(new Set(here.map(({ x, y }) => `${x} ${y}`)).size).toBe(here.length);
      });
    }
  });

  it("of the own seat can be taken up where something can move", () => {
    const choices = choicesOf(ships);
    const mine = stacksOf(table, movable(choices, table), PIECE)
      .flat()
      .filter(({ isMine }) => isMine);
    expect(mine.length).toBeGreaterThan(0);
    expect(new Set(mine.map(({ seat }) => seat))).toEqual(new Set([table.seat]));
  });

  it("are tired once all of them have moved", () => {
    const fresh = freshIn(table);
    const moved = stacks(table).flatMap((here, index) => here.map((stack) => ({ ...stack, index })));
    for (const each of moved) expect(each.moved).toBe(each.seat === table.mover && !fresh[each.index]);
  });

  it("are contested before a foreign city, and where the area does not feed all", () => {
    const limit = AREAS[area("knossos")]!.limit;
    const at = (each: Table): boolean => contestedAreas(each, stacks(each))[area("knossos")]!;
    expect(
      at(
        only([
          [0, "knossos", 1],
          [1, "knossos", limit],
        ]),
      ),
    ).toBe(true);
    expect(at(only([[0, "knossos", limit + 2]]))).toBe(false);
    expect(at(only([[0, "knossos", 1]], [[1, "knossos"]]))).toBe(true);
    expect(at(only([[0, "knossos", 1]], [[0, "knossos"]]))).toBe(false);
  });
});

describe("ships", () => {
  it("lie apart from each other, and the own ones can be taken up while they can sail", () => {
    const open = sailing(choicesOf(ships));
    const fleet = fleetOf(table, open, PIECE);
    expect(new Set(fleet.map(({ x, y }) => `${x} ${y}`)).size).toBe(fleet.length);
    expect(fleet.filter(({ isMine }) => isMine).map(({ ship }) => ship)).toEqual([...open].sort());
  });
});

describe("nations", () => {
  it("that can be chosen stand at their start areas, and names keep clear of them", () => {
    const each = position("ChoiceOfNation");
    const choices = choicesOf(each).filter(({ verb }) => verb === "choose");
    const starts = startsOf(read(each.view), choices);
    expect(starts).toHaveLength(choices.length);
    expect(starts.every((start) => start.area >= 0)).toBe(true);
    expect(coveredBy(only([]), [], [], starts, PIECE)).toHaveLength(starts.length);
  });
});
