import { describe, expect, it } from "vitest";
import { collect, group, type Group } from "../src/lib/choices";
import { endingsOf, partOf, stepsOf, type Part } from "../src/lib/parts";

const called = (domain: string, value: number | string): string => `${domain} ${value}`;

/** Moves from each of these areas to each of the others. */
function moves(...areas: string[]): Group {
  const borders = areas.flatMap((from) => areas.filter((to) => to !== from).map((to) => `${from} ${to}`));
  const legal = borders.map((border, code) => ({ code, verb: "move", args: { border } }));
  return group(collect(legal))[0]!;
}
const part = (each: Group, focus: string | null = null): Part => partOf(each, focus, focus !== null, called);
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
    const bids = group(collect([1, 2, 3].map((count) => ({ code: count, verb: "bid", args: { count } }))));
    expect(stepsOf(part(bids[0]!), () => false)).toEqual([]);
  });
});

describe("what ends a question", () => {
  it("is told apart from other verbs", () => {
    const choices = collect(["pass", "revolt", "done"].map((verb, code) => ({ code, verb, args: {} })));
    expect(endingsOf(choices).map(({ verb }) => verb)).toEqual(["pass", "done"]);
  });
});
