// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  collect,
  firstOf,
  groupsOf,
  isYesNo,
  leaving,
  quantities,
  secondOf,
  widgetOf,
  withoutLeaving,
} from "../src/lib/choices";
import type { LegalAction } from "../src/lib/reading";
import { situations, TITLES } from "./situations";
import { collected, SILENT, tellingOf } from "./told";

let code = 0;
const action = (verb: string, args: Record<string, number | string> = {}): LegalAction => ({
  code: code++,
  verb,
  args,
});

describe("choices", () => {
  it("put actions together that are told together, by how many", () => {
    const choices = collected([1, 2, 3].map((count) => action("move", { count, border: "knossos phaestos" })));
    expect(choices).toHaveLength(1);
    expect(quantities(choices[0]!)).toEqual([1, 2, 3]);
  });

  it("keep numbers apart that say which", () => {
    expect(collected([1, 2, 3].map((space) => action("take", { space })))).toHaveLength(3);
  });

  it("stand in the groups and in the order in which they are told", () => {
    const [take, done, stay] = [action("take", { space: 1 }), action("done"), action("stay")];
    const telling = { ...SILENT, groups: [...tellingOf([done, stay]).groups, ...tellingOf([take]).groups] };
    const groups = groupsOf([take, done, stay], telling);
    expect(groups.map(({ choices }) => choices.map(({ verb }) => verb))).toEqual([["done", "stay"], ["take"]]);
    expect(groups.map(({ heading }) => heading?.message)).toEqual([undefined, "heading-take"]);
    expect(groups[0]?.choices.map(({ isEnd }) => isEnd)).toEqual([true, false]);
  });

  it("leave out what is not open any more", () => {
    const [one, two] = [action("take", { space: 1 }), action("keep", { space: 2 })];
    expect(groupsOf([two], tellingOf([one, two])).map(({ choices }) => choices[0]?.sample)).toEqual([two]);
    expect(groupsOf([one], undefined)).toEqual([]);
  });

  it("are without leaving the game, which stands in the menu of the table", () => {
    const legal = [action("take", { space: 1 }), action("resign"), action("done")];
    expect(withoutLeaving(legal).map(({ verb }) => verb)).toEqual(["take", "done"]);
    expect(leaving(legal)).toBe(legal[1]);
    expect(leaving(withoutLeaving(legal))).toBeNull();
  });

  it("are a question of yes or no where they are told so", () => {
    const legal = [action("accept"), action("refuse")];
    const [told] = tellingOf(legal).groups;
    expect(isYesNo(groupsOf(legal, tellingOf(legal)))).toBe(false);
    expect(isYesNo(groupsOf(legal, { ...SILENT, groups: [{ ...told!, asked: "yes-no" }] }))).toBe(true);
  });

  it("get the widget that fits how they are best asked", () => {
    const widget = (...legal: LegalAction[]): string => widgetOf(groupsOf(legal, tellingOf(legal))[0]!);
    expect(widget(action("bid", { bid: 1 }), action("bid", { bid: 2 }))).toBe("amount");
    expect(widget(action("bid", { bid: 1 }))).toBe("options");
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
    const [choice] = collected([action("move", { count: 1, border: "knossos phaestos" })]);
    expect([firstOf(choice!), secondOf(choice!)]).toEqual([
      ["border", "knossos"],
      ["border", "phaestos"],
    ]);
  });

  it.each(TITLES)("of %s answer with every legal action", (title) => {
    for (const { legal, state } of situations(title)) {
      const codes = collect(legal, state.telling).flatMap((choice) =>
        [...choice.actions.values()].map((each) => each.code),
      );
      expect(codes.sort((a, b) => a - b)).toEqual(legal.map((each) => each.code).sort((a, b) => a - b));
    }
  });
});
