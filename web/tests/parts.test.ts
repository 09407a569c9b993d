// @vitest-environment node
import { describe, expect, it } from "vitest";
import { groupsOf, type Group } from "../src/lib/choices";
import { partsOf, stepsOf, type Part } from "../src/lib/parts";
import type { Said } from "../src/lib/wire";
import { tellingOf } from "./told";

const called = (domain: string, value: number | string): string => `${domain} ${value}`;

/** Moves from each of these areas to each of the others. */
function moves(...areas: string[]): Group {
  const borders = areas.flatMap((from) => areas.filter((to) => to !== from).map((to) => `${from} ${to}`));
  const legal = borders.map((border, code) => ({ code, verb: "move", args: { border } }));
  return groupsOf(legal, tellingOf(legal))[0]!;
}
const shown = (focus: string | null) => ({
  focus,
  isNarrowed: focus !== null,
  named: called,
  said: ({ arguments: about }: Said): string => (typeof about?.["area"] === "string" ? about["area"] : ""),
});
const part = (each: Group, focus: string | null = null): Part => partsOf([each], shown(focus))[0]!;
const few = moves("knossos", "phaestos");
const many = moves("knossos", "phaestos", "rhodes", "cyprus");

describe("pairs", () => {
  it("are put together by where they begin", () => {
    const { froms, widget } = part(few);
    expect(widget).toBe("pairs");
    expect(froms.map(({ name, choices }) => [name, choices.length])).toEqual([
      ["border knossos", 1],
      ["border phaestos", 1],
    ]);
  });

  it("are folded where they are many and nothing narrows them", () => {
    expect(part(few).isFolded).toBe(false);
    expect(part(many).isFolded).toBe(true);
    expect(part(many, "area:rhodes").isFolded).toBe(false);
  });

  it("begin with those of the place in focus", () => {
    expect(part(many, "area:rhodes").froms[0]).toMatchObject({ domain: "border", value: "rhodes" });
  });
});

describe("groups whose headings say where they begin", () => {
  const from = (area: string): Group => ({
    ...moves(area, "rhodes", "cyprus", "crete"),
    key: area,
    heading: { message: "heading-from", arguments: { area } },
  });

  it("are one part, folded where there are many choices", () => {
    const plain = { ...few, key: "plain", heading: { message: "heading-move" } };
    const parts = partsOf([from("knossos"), from("phaestos"), plain], shown(null));
    expect(parts.map(({ isHeaded, isFolded }) => [isHeaded, isFolded])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(parts[0]?.froms.map(({ name }) => name)).toEqual(["knossos", "phaestos"]);
  });

  it("alone say it once, unless nothing begins there", () => {
    expect(partsOf([from("knossos")], shown(null))[0]).toMatchObject({ isHeaded: true, group: { heading: null } });
    expect(partsOf([{ ...from("knossos"), asked: "one-of" }], shown(null))[0]?.isHeaded).toBe(false);
  });
});

describe("digits", () => {
  it("take what is shown: where folded pairs begin, and the pairs of the one that is open", () => {
    const folded = part(many);
    expect(stepsOf(folded, () => false)).toEqual(folded.froms);
    const [first, second] = folded.froms;
    expect(stepsOf(folded, (from) => from === first).slice(0, 5)).toEqual([first, ...first!.choices, second]);
  });

  it("take the pairs themselves where these are in sight", () => {
    expect(stepsOf(part(few), () => false)).toEqual(few.choices);
  });

  it("leave amounts alone, as these are digits themselves", () => {
    const legal = [1, 2, 3].map((count) => ({ code: count, verb: "bid", args: { count } }));
    const bids = groupsOf(legal, tellingOf(legal));
    expect(stepsOf(part(bids[0]!), () => false)).toEqual([]);
  });
});
