import { describe, expect, it } from "vitest";
import {
  collect,
  firstOf,
  group,
  isYesNo,
  leaving,
  quantities,
  secondOf,
  widgetOf,
  withoutLeaving,
} from "../src/lib/choices";
import type { LegalAction } from "../src/lib/reading";
import { situations, TITLES } from "./situations";

let code = 0;
const action = (verb: string, args: Record<string, number | string> = {}): LegalAction => ({
  code: code++,
  verb,
  args,
});

describe("choices", () => {
  it("put actions together that differ only in how many", () => {
    const choices = collect([1, 2, 3].map((count) => action("move", { count, border: "knossos phaestos" })));
    expect(choices).toHaveLength(1);
    expect(quantities(choices[0]!)).toEqual([1, 2, 3]);
  });

  it("keep numbers apart that say which", () => {
    expect(collect([1, 2, 3].map((space) => action("take", { space })))).toHaveLength(3);
  });

  it("stand in the order of the game, what ends a turn and what is seldom wanted last", () => {
    const groups = group(
      collect([
        action("done"),
        action("resign"),
        action("destroy", { technology: "iron" }),
        action("take", { space: 1 }),
      ]),
    );
    expect(groups.map((each) => each.verb)).toEqual(["take", "done", "destroy", "resign"]);
  });

  it("are without leaving the game, which stands in the menu of the table", () => {
    const legal = [action("take", { space: 1 }), action("resign"), action("done")];
    expect(withoutLeaving(legal).map(({ verb }) => verb)).toEqual(["take", "done"]);
    expect(leaving(legal)).toBe(legal[1]);
    expect(leaving(withoutLeaving(legal))).toBeNull();
  });

  it("of two plain answers are a question of yes or no", () => {
    expect(isYesNo(group(collect([action("accept"), action("refuse")])))).toBe(true);
    expect(isYesNo(group(collect([action("accept"), action("take", { space: 1 })])))).toBe(false);
  });

  it("get the widget that fits them", () => {
    const widget = (...legal: LegalAction[]): string => widgetOf(group(collect(legal))[0]!);
    expect(widget(action("done"))).toBe("button");
    expect(widget(action("bid", { bid: 1 }), action("bid", { bid: 2 }))).toBe("amount");
    expect(widget(action("construct", { stages: 1 }))).toBe("options");
    expect(widget(action("grow", { count: 1, area: "a" }), action("grow", { count: 2, area: "b" }))).toBe("amounts");
    expect(widget(action("move", { count: 1, border: "a b" }), action("move", { count: 1, border: "a c" }))).toBe(
      "pairs",
    );
    expect(
      widget(action("attack", { aggression: "raid", player: 1 }), action("attack", { aggression: "raid", player: 2 })),
    ).toBe("pairs");
    expect(widget(action("build", { area: "a" }), action("build", { area: "b" }))).toBe("options");
  });

  it("know both ends of a pair", () => {
    const [choice] = collect([action("move", { count: 1, border: "knossos phaestos" })]);
    expect([firstOf(choice!), secondOf(choice!)]).toEqual([
      ["border", "knossos"],
      ["border", "phaestos"],
    ]);
  });

  it.each(TITLES)("of %s answer with every legal action", (title) => {
    for (const { legal } of situations(title)) {
      const codes = collect(legal).flatMap((choice) => [...choice.actions.values()].map((each) => each.code));
      expect(codes.sort((a, b) => a - b)).toEqual(legal.map((each) => each.code).sort((a, b) => a - b));
    }
  });
});
