import { describe, expect, it } from "vitest";
import { collect } from "../../src/lib/choices";
import type { LegalAction } from "../../src/lib/reading";
import { AREA_INDEX, COAST_INDEX, COAST_LINKS, COASTS } from "../../src/titles/civilization1980Facts";
import type { Table } from "../../src/titles/civilization1980Reading";
import {
  areasAbout,
  movable,
  nextStep,
  placesOf,
  question,
  routes,
  sailing,
  targetsOf,
} from "../../src/boards/civilization1980/moving";

const area = (id: string): number => AREA_INDEX.get(id) as number;
const coast = (word: string): number => COAST_INDEX.get(word) as number;
const action = (verb: string, args: Record<string, number | string>, code = 0): LegalAction => ({ code, verb, args });

function table(more: Partial<Table> = {}): Table {
  return {
    seat: 0,
    players: 5,
    isFull: true,
    isNomads: false,
    regions: ["beige", "green", "yellow"],
    cards: [0],
    tokens: [[]],
    ships: [[coast("knossos"), -1, -1, -1]],
    asked: { steps: [4, 4, 4, 4] },
    ...more,
  } as Table;
}

describe("tokens", () => {
  const choices = collect([
    action("move", { count: 1, border: "knossos phaestos" }, 1),
    action("move", { count: 2, border: "knossos phaestos" }, 2),
    action("load", { count: 1, ship: 1 }, 3),
    action("done", {}, 4),
  ]);

  it("can be taken up where something can move", () => {
    expect([...movable(choices, table())]).toEqual([area("knossos")]);
  });

  it("dragged to a neighbour are a move, with every number that is open", () => {
    const target = targetsOf({ kind: "area", area: area("knossos") }, choices, table()).find(
      (each) => each.area === area("phaestos"),
    );
    expect(target?.choices[0]?.actions.get(2)?.code).toBe(2);
    expect(target?.route).toEqual([]);
  });

  it("dragged onto the ship beside them are loaded", () => {
    const target = targetsOf({ kind: "area", area: area("knossos") }, choices, table()).find(
      (each) => each.area === area("knossos"),
    );
    expect(target?.choices.map((choice) => choice.verb)).toEqual(["load"]);
  });

  it("ask for the rule where they may not go", () => {
    expect(question({ kind: "area", area: area("knossos") }, area("phaestos"), choices, table())).toEqual({
      verb: "move",
      count: 1,
      border: "knossos phaestos",
    });
    expect(question({ kind: "area", area: area("knossos") }, area("memphis"), choices, table())).toBeNull();
  });
});

describe("ships", () => {
  const start = coast("knossos");
  const first = (COAST_LINKS[start] ?? []).filter(
    (link) => COASTS[link]?.word === "phaestos" || COASTS[link]?.word === "thera",
  );
  const choices = collect(first.map((link, at) => action("sail", { ship: 1, coast: COASTS[link]?.word ?? "" }, at)));

  it("reach coasts within their range by the shortest way", () => {
    expect(first.length).toBe(2);
    const found = routes(table(), 1, first);
    for (const route of found) {
      expect(route.length).toBeLessThanOrEqual(4);
      route.forEach((step, at) => expect(COAST_LINKS[at ? (route[at - 1] as number) : start]).toContain(step));
    }
    expect(found.some((route) => route.length > 1)).toBe(true);
  });

  it("stay where they are without steps, and off the open sea without Astronomy", () => {
    expect(routes(table({ asked: { steps: [1] } }), 1, first).every((route) => route.length === 1)).toBe(true);
    const seas = routes(table(), 1, first)
      .flat()
      .filter((step) => COASTS[step]?.word.endsWith("mediterranean"));
    expect(seas).toEqual([]);
  });

  it("sail on step by step as long as the next one is open", () => {
    const [target] = targetsOf({ kind: "ship", ship: 1 }, choices, table()).filter((each) => each.route.length > 1);
    expect(target?.choices[0]?.verb).toBe("sail");
    expect(nextStep(choices, 1, first.slice(0, 1))?.sample.args["coast"]).toBe(COASTS[first[0] as number]?.word);
    expect(nextStep(choices, 2, first.slice(0, 1))).toBeNull();
    expect(nextStep(choices, 1, [coast("memphis")])).toBeNull();
  });

  it("land what they carry where they lie", () => {
    const landing = collect([action("land", { count: 3, ship: 1 })]);
    expect([...sailing(landing)]).toEqual([1]);
    expect(targetsOf({ kind: "ship", ship: 1 }, landing, table())[0]?.area).toBe(area("knossos"));
  });
});

describe("places", () => {
  it("of losses, volcanoes, flood plains, ships and start areas are where a click answers", () => {
    const found = (verb: string, args: Record<string, string | number>): number[] =>
      areasAbout(collect([action(verb, args)])[0] as never, table());
    expect(found("lose", { count: 1, area: "athens" })).toEqual([area("athens")]);
    expect(found("erupt", { volcano: "etna" })).toEqual([area("milazzo"), area("syracuse")]);
    expect(found("flood", { "flood-plain": "nile" })).toContain(area("memphis"));
    expect(found("build-ship", { coast: "delphi:west", levy: 1 })).toEqual([area("delphi")]);
    expect(found("choose", { nation: "crete" })).toEqual([area("knossos")]);
    expect(found("done", {})).toEqual([]);
  });

  it("collect what can be done there", () => {
    const choices = collect([action("lose", { count: 1, area: "athens" }), action("lose-city", { area: "athens" })]);
    expect(
      placesOf(choices, table())
        .get(area("athens"))
        ?.map((choice) => choice.verb),
    ).toEqual(["lose", "lose-city"]);
  });

  it("where nothing is open ask for the rule of what is", () => {
    const choices = collect([action("build", { area: "athens" })]);
    expect(question(null, area("sparta"), choices, table())).toEqual({ verb: "build", area: "sparta" });
  });
});
