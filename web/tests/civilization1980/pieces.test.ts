// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  contestedAreas,
  coveredBy,
  fleetOf,
  freshAt,
  ownerAt,
  stacksOf,
  startsOf,
} from "../../src/boards/civilization1980/pieces";
import { movable, sailing } from "../../src/boards/civilization1980/moving";
import type { Table } from "../../src/boards/civilization1980/sight";
import { AREA_INDEX, AREAS } from "../../src/boards/civilization1980/facts";
import { choicesOf, position, positions } from "./positions";

const PIECE = 10;
const area = (id: string): number => AREA_INDEX.get(id) as number;
const ships = position("Movement ships");
const table = ships.view;
const nobody: Table = {
  ...table,
  nations: table.nations.map((each) => ({ ...each, tokens: {}, cities: [], ships: [null, null, null, null] })),
};
const stacks = (each: Table) => stacksOf(each, new Set(), PIECE);

describe("stacks", () => {
  it("are all there, none upon another", () => {
    for (const { view } of positions) {
      stacks(view).forEach((here, index) => {
        const id = AREAS[index]?.id ?? "";
        const counts = view.nations.map(({ tokens }) => tokens[id] ?? 0).filter(Boolean);
        expect(here.map(({ count }) => count)).toEqual(counts);
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
    const moved = stacks(table).flatMap((here, index) => here.map((stack) => ({ ...stack, index })));
    for (const each of moved) expect(each.moved).toBe(each.seat === table.mover && !freshAt(table, each.index));
  });

  it("are marked where the view says that an area does not feed them, or that there will be a conflict", () => {
    const seat = table.mover ?? 0;
    const own = Object.keys(table.nations[seat]?.tokens ?? {})[0] ?? "";
    const told: Table = { ...table, overfull: [{ seat, area: own, feeds: 1 }], conflicts: [own] };
    const marked = stacks(told).flatMap((here, index) => here.filter(({ over }) => over).map((each) => [each, index]));
    expect(marked).toEqual([[expect.objectContaining({ seat }), area(own)]]);
    expect(contestedAreas(told).flatMap((is, index) => (is ? [index] : []))).toEqual([area(own)]);
  });
});

describe("cities", () => {
  it("belong to those whose view lists them", () => {
    const nations = nobody.nations.map((each, seat) => (seat === 1 ? { ...each, cities: ["knossos"] } : each));
    expect(ownerAt({ ...nobody, nations }, area("knossos"))).toBe(1);
    expect(ownerAt({ ...nobody, nations }, area("phaestos"))).toBe(-1);
  });
});

describe("ships", () => {
  it("lie apart from each other, and the own ones can be taken up while they can sail", () => {
    const open = sailing(choicesOf(ships));
    const fleet = fleetOf(table, open, PIECE);
    const gaps = fleet.flatMap(({ x, y }, at) =>
      fleet.slice(at + 1).map((other) => Math.hypot(x - other.x, y - other.y)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(PIECE * 1.8);
    expect(fleet.filter(({ isMine }) => isMine).map(({ ship }) => ship)).toEqual([...open].sort());
  });
});

describe("nations", () => {
  it("that can be chosen stand at their start areas, and names keep clear of them", () => {
    const each = position("ChoiceOfNation");
    const choices = choicesOf(each).filter(({ verb }) => verb === "choose");
    const starts = startsOf(each.view, choices);
    expect(starts).toHaveLength(choices.length);
    expect(starts.every((start) => start.area >= 0)).toBe(true);
    expect(coveredBy(nobody, [], [], starts, PIECE)).toHaveLength(starts.length);
  });
});
