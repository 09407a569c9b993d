// @vitest-environment node
import { describe, expect, it } from "vitest";
import { nextStep, quickKinds } from "../../src/boards/civilization1980/quickOffer";
import type { Draft } from "../../src/generated/civilization_1980";
import type { Choice } from "../../src/lib/choices";

const choice = (verb: string, args: Record<string, string>): Choice => ({
  key: verb,
  verb,
  sample: { code: 1, verb, args },
  counted: null,
  actions: new Map(),
  isEnd: false,
});
const draft = (iron: number, wants: string[] = []): Draft =>
  ({ package: { cards: { iron }, sets: {}, count: iron, worth: 0 }, wants }) as unknown as Draft;
const OPEN = [
  choice("offer", { nation: "egypt" }),
  choice("offer", { nation: "everyone" }),
  choice("put", { card: "iron" }),
  choice("want", { commodity: "cloth" }),
  choice("name", { commodity: "iron" }),
];
const OFFER = { kind: "iron", count: 3, want: "cloth" };

describe("a quick offer", () => {
  it("can be made of three cards of a kind, the most valuable set first", () => {
    const cards = { iron: 3, salt: 4, cloth: 2 };
    expect(quickKinds(cards, { iron: 18, salt: 48, cloth: 20 })).toEqual([
      ["salt", 4],
      ["iron", 3],
    ]);
  });

  it("always goes on from where the table stands", () => {
    const steps = [nextStep(OFFER, null, OPEN), nextStep(OFFER, draft(0), OPEN), nextStep(OFFER, draft(2), OPEN)];
    expect(steps.map((step) => [step?.verb, step?.sample.args])).toEqual([
      ["offer", { nation: "everyone" }],
      ["put", { card: "iron" }],
      ["put", { card: "iron" }],
    ]);
    expect(nextStep(OFFER, draft(3), OPEN)?.verb).toBe("want");
    expect(nextStep(OFFER, draft(3, ["cloth"]), OPEN)?.verb).toBe("name");
    expect(nextStep({ ...OFFER, want: null }, draft(3), OPEN)?.verb).toBe("name");
  });

  it("ends where it cannot go on", () => {
    expect(nextStep(OFFER, draft(0), [])).toBeNull();
  });
});
