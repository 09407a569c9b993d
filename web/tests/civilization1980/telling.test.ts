// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Explanation } from "../../src/lib/wire";
import { presenter } from "../../src/boards/civilization1980/title";
import { choicesOf, position, sceneOf } from "./positions";

const price: Explanation["accounts"][number] = {
  heading: { message: "account-price" },
  rows: [
    { label: { message: "account-printed" }, value: 140 },
    { label: { message: "card-music" }, value: -20 },
  ],
  total: { label: { message: "account-for-you" }, value: 120 },
};
const medicine: Explanation = {
  thing: "card-medicine",
  name: { message: "thing", arguments: { thing: "card-medicine" } },
  lines: [],
  accounts: [price],
  rules: ["43.10-b"],
};

describe("what is told of Civilization (1980)", () => {
  it("explains a thing with its numbers, and leaves those of a player to his own page", async () => {
    const scene = await sceneOf(position("Growth"));
    const told = presenter.explain({ ...scene, ask: () => medicine }, "card-medicine");
    expect(told?.name).toBe("Medicine");
    expect(told?.accounts?.[0]?.rows.map(({ value }) => value)).toEqual([140, -20]);
    const seat = presenter.explain({ ...scene, ask: () => ({ ...medicine, thing: "seat-1" }) }, "seat-1");
    expect(seat?.accounts).toBeUndefined();
    expect(presenter.breakdown({ ...scene, ask: () => medicine }, 0)[0]?.total?.value).toBe(120);
  });

  it("names ships by where they lie, and seats with the colours of their pieces", async () => {
    const each = position("Movement ships");
    const scene = await sceneOf(each);
    const ship = (each.view.nations[each.view.seat ?? 0]?.ships.findIndex(Boolean) ?? 0) + 1;
    expect(presenter.value?.(scene, "ship", ship)).toMatch(new RegExp(`^Ship ${ship} · \\w+`));
    const load = choicesOf(each).find(({ verb }) => verb === "load" || verb === "land");
    if (load) expect(presenter.label(scene, load)).toMatch(/^Ship \d · /);
    expect(new Set(presenter.colours(scene)).size).toBe(each.view.players);
  });
});
