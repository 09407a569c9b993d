// @vitest-environment node
import { describe, expect, it } from "vitest";
import { facetsOf, isChosen } from "../src/lib/facets";
import { Language } from "../src/lib/language";
import type { Said, ThingShown } from "../src/lib/wire";

const thing = (id: string, kind?: Said): ThingShown => ({
  explanation: { thing: id, name: { message: id }, lines: [], accounts: [], rules: [], ...(kind ? { kind } : {}) },
  rules: [],
  copies: [],
  taken: null,
});
const aged = (kind: string, age: string): Said => ({ message: "about-kind", arguments: { kind, age } });
const THINGS = [
  thing("card-iron", aged("mine", "age-i")),
  thing("card-coal", aged("mine", "age-ii")),
  thing("card-drama", aged("theater", "age-i")),
  thing("card-opera", aged("theater", "age-ii")),
  thing("card-law", { message: "about-groups", arguments: { groups: ["civic", "art"] } }),
  thing("area-crete"),
];
const language = new Language("en", ["rulebook-sort-card = Cards\nrulebook-sort-area = Areas\nage-i = Age I\n"]);

describe("facets", () => {
  it("come from what is said of the kinds of things", () => {
    expect(facetsOf(THINGS, language).map(({ key }) => key)).toEqual(["sort", "kind", "age"]);
  });

  it("count and name their values, those of one thing only left out", () => {
    const [sort, , age] = facetsOf(THINGS, language);
    expect(sort?.values).toEqual([
      { id: "card", name: "Cards", count: 5 },
      { id: "area", name: "Areas", count: 1 },
    ]);
    expect(age?.values).toEqual([
      { id: "age-i", name: "Age I", count: 2 },
      { id: "age-ii", name: "age-ii", count: 2 },
    ]);
  });

  it("narrow things together", () => {
    const found = THINGS.filter((each) => isChosen(each, { kind: "mine", age: "age-ii" }));
    expect(found.map(({ explanation }) => explanation.thing)).toEqual(["card-coal"]);
    expect(THINGS.filter((each) => isChosen(each, { groups: "art" }))).toHaveLength(1);
    expect(THINGS.filter((each) => isChosen(each, { kind: "" }))).toHaveLength(THINGS.length);
  });
});
