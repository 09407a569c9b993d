// @vitest-environment node
import { describe, expect, it } from "vitest";
import { figuresOn } from "../src/boards/civilization2010/figures";
import { Ground } from "../src/boards/civilization2010/ground";
import { endsOf, nodesOf, startsOf, wayTo } from "../src/boards/civilization2010/reach";
import { homeless, openThings, partsAsked, TRACK } from "../src/boards/civilization2010/things";
import type { Table } from "../src/boards/civilization2010/desk";
import type { Civilization2010View, Reach } from "../src/generated/civilization_2010";
import type { Choice } from "../src/lib/choices";
import { situations, type Situation } from "./situations";

const view = (situations("civilization-2010")[1] as Situation).state.view as unknown as Civilization2010View;

const reach: Reach = {
  square: "a1",
  armies: 1,
  scouts: 0,
  to: [
    { square: "a2", after: "a1", steps: 1, ends: "pass" },
    { square: "a3", after: "a2", steps: 2, ends: "stop" },
    { square: "b1", after: "a1", steps: 1, ends: "attack" },
  ],
};

const choice = (verb: string, args: Record<string, string | number> = {}, isEnd = false): Choice => {
  const sample = { code: 1, verb, args, text: verb } as unknown as Choice["sample"];
  return { key: verb, verb, sample, counted: null, actions: new Map([[0, sample]]), isEnd };
};
const asked = (frame: string): Table => ({ ...view, question: { frame, square: "a1" } });

describe("where figures can go", () => {
  it("is where a move can end, by the way that the engine tells", () => {
    const nodes = nodesOf(reach);
    expect([...endsOf(nodes).keys()]).toEqual(["a3", "b1"]);
    expect(wayTo(reach, nodes, "a3")).toEqual(["a1", "a2", "a3"]);
    expect([...startsOf([reach, reach])]).toEqual(["a1"]);
  });

  it("shows a group on the move where it is, together with figures that stand there", () => {
    const army = { square: "a1", moved: true };
    const empires = [{ ...view.civilizations[0], armies: [army], scouts: [] }] as Civilization2010View["civilizations"];
    const group = { seat: 0, at: "a1", armies: 1, scouts: 1 };
    expect(figuresOn({ civilizations: empires, group: null })).toEqual([
      { seat: 0, square: "a1", armies: 1, scouts: 0, tired: true },
    ]);
    expect(figuresOn({ civilizations: empires, group })).toEqual([
      { seat: 0, square: "a1", armies: 2, scouts: 1, tired: false },
    ]);
    expect(figuresOn({ civilizations: empires, group: { ...group, at: "a2" } })).toHaveLength(2);
  });
});

describe("the ground", () => {
  const land = { square: "a1", at: [0, 0], terrain: "forest", city: "a1", owner: 0 };
  const sea = { square: "a2", at: [1, 0], terrain: "water" };
  const ground = new Ground([land, sea]);

  it("has a shore only where land lies at water, and a border where a city ends", () => {
    expect(ground.shores(sea)).toEqual([[0, 0, 0, 100]]);
    expect(ground.shores(land)).toEqual([]);
    expect(ground.borders(land)).toHaveLength(4);
  });

  it("has nine squares around a city, as far as the map goes", () => {
    expect(ground.around("a1").map((square) => square?.square)).toEqual([
      ...[undefined, undefined, undefined, undefined],
      ...["a1", "a2", undefined, undefined, undefined],
    ]);
  });
});

describe("what can be clicked", () => {
  const about = ({ sample }: Choice): string[] => Object.entries(sample.args).map(([kind, word]) => `${kind}-${word}`);

  it("is the thing that a choice is about; the track and the own square have choices that name nothing", () => {
    const open = openThings(
      [choice("at", { square: "b2" }), choice("stop"), choice("march", { square: "c3" })],
      asked("Moving"),
      about,
    );
    expect([...open.keys()]).toEqual(["square-b2", "square-a1"]);
    expect([...openThings([choice("advance")], asked("CityManagement"), about).keys()]).toEqual([TRACK]);
  });

  it("brings the part to the front where it lies, and lays out what lies nowhere", () => {
    const choices = [
      choice("research", { card: "pottery" }),
      choice("loot", { loot: "steal-trade" }),
      choice("done", {}, true),
    ];
    expect(partsAsked(choices, asked("Research"), about)).toEqual(["techs"]);
    expect(homeless(choices, asked("Research"), about).map(({ verb }) => verb)).toEqual(["loot"]);
  });
});
