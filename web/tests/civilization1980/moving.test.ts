// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { LegalAction } from "../../src/lib/reading";
import { AREA_INDEX, COAST_INDEX } from "../../src/boards/civilization1980/facts";
import type { Table } from "../../src/boards/civilization1980/sight";
import {
  areasAbout,
  movable,
  nextStep,
  placesOf,
  question,
  sailing,
  targetsOf,
} from "../../src/boards/civilization1980/moving";
import type { Scene } from "../../src/lib/presenter";
import type { Telling } from "../../src/lib/wire";
import { collected } from "../told";
import { choicesOf, position, sceneOf } from "./positions";

const area = (id: string): number => AREA_INDEX.get(id) as number;
const coast = (word: string): number => COAST_INDEX.get(word) as number;
const action = (verb: string, args: Record<string, number | string>, code = 0): LegalAction => ({ code, verb, args });
const WAYS = [["phaestos"], ["thera"], ["thera", "lemnos"], ["rhodes", "miletus"]];

function table(): Table {
  return {
    seat: 0,
    nations: [{ ships: ["knossos", null, null, null] }],
    question: { frame: "Movement", steps: [4, 4, 4, 4], voyages: [WAYS, [], [], []] },
  } as unknown as Table;
}
/** A scene in which every action is about these things, by its code. */
function about(...things: string[][]): Scene {
  const choices = things.map((each, code) => ({ verb: "", phrase: { message: "" }, about: each, deeds: [{ code }] }));
  return { telling: { groups: [{ asked: "one-of", choices }] } as unknown as Telling } as Scene;
}

describe("tokens", () => {
  const choices = collected([
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
  const choices = collected([
    action("sail", { ship: 1, coast: "phaestos" }, 1),
    action("sail", { ship: 1, coast: "thera" }, 2),
  ]);

  it("go the ways that the view knows, as far as their first step is open", () => {
    const found = targetsOf({ kind: "ship", ship: 1 }, choices, table());
    expect(found.map(({ route }) => route)).toEqual(WAYS.slice(0, 3).map((way) => way.map(coast)));
    expect(found.map((target) => target.area)).toEqual(["phaestos", "thera", "lemnos"].map(area));
    expect(found[2]?.choices.map((choice) => choice.sample.code)).toEqual([2]);
  });

  it("of a real game have a first step among the choices for every way", () => {
    const each = position("Movement ships");
    const open = choicesOf(each);
    for (const ship of sailing(open)) {
      const far = targetsOf({ kind: "ship", ship }, open, each.view).filter(({ route }) => route.length);
      expect(far.length).toBe(each.view.question?.voyages?.[ship - 1]?.length);
    }
  });

  it("sail on step by step as long as the next one is open", () => {
    const [target] = targetsOf({ kind: "ship", ship: 1 }, choices, table()).filter((each) => each.route.length > 1);
    expect(target?.choices[0]?.verb).toBe("sail");
    expect(nextStep(choices, 1, [coast("thera")])?.sample.args["coast"]).toBe("thera");
    expect(nextStep(choices, 2, [coast("thera")])).toBeNull();
    expect(nextStep(choices, 1, [coast("memphis")])).toBeNull();
  });

  it("land what they carry where they lie", () => {
    const landing = collected([action("land", { count: 3, ship: 1 })]);
    expect([...sailing(landing)]).toEqual([1]);
    expect(targetsOf({ kind: "ship", ship: 1 }, landing, table())[0]?.area).toBe(area("knossos"));
  });
});

describe("places", () => {
  it("are the areas that a choice is told to be about, unless something has to be taken up first", () => {
    const [erupt, move] = collected([
      action("erupt", { volcano: "etna" }, 0),
      action("move", { count: 1, border: "knossos phaestos" }, 1),
    ]);
    const scene = about(["volcano-etna", "area-milazzo", "area-syracuse"], ["area-knossos", "area-phaestos"]);
    expect(areasAbout(erupt as never, scene)).toEqual([area("milazzo"), area("syracuse")]);
    expect(areasAbout(move as never, scene)).toEqual([]);
  });

  it("of a real game are the start areas of the nations on offer", async () => {
    const each = position("ChoiceOfNation");
    const places = placesOf(choicesOf(each), await sceneOf(each));
    expect([...places.keys()].sort()).toEqual(
      each.legal.map(({ nation }) => area(each.view.question?.starts?.[String(nation)] ?? "")).sort(),
    );
  });

  it("collect what can be done there", () => {
    const choices = collected([
      action("lose", { count: 1, area: "athens" }, 0),
      action("lose-city", { area: "athens" }, 1),
    ]);
    expect(
      placesOf(choices, about(["area-athens"], ["area-athens"]))
        .get(area("athens"))
        ?.map((choice) => choice.verb),
    ).toEqual(["lose", "lose-city"]);
  });

  it("where nothing is open ask for the rule of what is", () => {
    const choices = collected([action("build", { area: "athens" })]);
    expect(question(null, area("sparta"), choices, table())).toEqual({ verb: "build", area: "sparta" });
  });
});
