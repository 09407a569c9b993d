import { describe, expect, it } from "vitest";
import { CARDS, COAST_LINKS, COASTS, HAND_LIMIT, owns } from "../../src/titles/civilization1980Facts";
import { breakdown, explain } from "../../src/titles/civilization1980About";
import { addedPrice } from "../../src/titles/civilization1980Prices";
import {
  draftOf,
  isAsked,
  knownPoints,
  nextNeed,
  offersOf,
  openPoints,
  read,
  sequence,
} from "../../src/titles/civilization1980Reading";
import { presenter } from "../../src/titles/civilization1980";
import { changes, flights } from "../../src/boards/civilization1980/news";
import { question } from "../../src/lib/presenter";
import { choicesOf, coasts, links, position, positions, sceneOf } from "./positions";

describe("facts", () => {
  it("know every coast and where ships sail from it, as the engine does", () => {
    expect(COASTS.map((coast) => coast.word)).toEqual(coasts);
    expect(COAST_LINKS).toEqual(links);
  });
});

describe("a view", () => {
  it("gives every price as the engine works it out, with and without a basket", () => {
    const buying = positions.filter((each) => each.prices);
    expect(buying.length).toBeGreaterThan(1);
    for (const { view, prices, kind } of buying) {
      const table = read(view);
      const basket = (table.asked["basket"] ?? []) as number[];
      const mine = table.cards[table.seat ?? -1] ?? 0;
      CARDS.forEach((card, index) => {
        if (!owns(mine, index))
          expect(addedPrice(mine, basket, index, table.perCard), `${kind} ${card.id}`).toBe(prices?.[index]);
      });
    }
  });

  it("counts the points of whoever looks as the engine does", () => {
    for (const { view, points, kind } of positions) {
      const table = read(view);
      if (table.isFull && table.round) expect(knownPoints(table, table.seat ?? -1), kind).toBe(points);
    }
  });

  it("says what the next space needs: who has it advances", () => {
    for (const { view, step, kind } of positions) {
      const table = read(view);
      if (!table.round) continue;
      const need = nextNeed(table, table.seat ?? -1);
      if (step === 1) expect((need?.have ?? 0) >= (need?.wanted ?? 1), kind).toBe(true);
      if (step === 0) expect((need?.have ?? 0) < (need?.wanted ?? 0), kind).toBe(true);
    }
  });

  it("knows of other hands only how many cards they have", () => {
    const table = read(position("Market offers").view);
    const other = table.order.find((seat) => seat !== table.seat) as number;
    expect(knownPoints(table, other)).toBe(openPoints(table, other));
    for (const offer of offersOf(table)) expect(offer.contents === null).toBe(offer.seat !== table.seat);
  });

  it("reads a package in the making", () => {
    const table = read(position("Market draft").view);
    expect(isAsked(table)).toBe(true);
    expect(draftOf(table)?.contents).toHaveLength(table.hand.length);
    expect(draftOf(read(position("Growth").view))).toBeNull();
  });

  it("lists the nations in the order in which they move", () => {
    const table = read(position("Movement ships").view);
    expect([...sequence(table)].sort()).toEqual([...table.order].sort());
    expect(sequence(table)).toEqual(table.asked["sequence"]);
  });

  it("asks to return what is above the hand limit", async () => {
    const each = position("HandLimit");
    const { hand } = read(each.view);
    const excess = hand.reduce((a, b) => a + b, 0) - HAND_LIMIT;
    expect(HAND_LIMIT).toBe(6);
    expect(presenter.questionArguments(await sceneOf(each))["excess"]).toBe(Math.max(0, excess));
  });
});

describe("the presenter", () => {
  it("names ships with their places", async () => {
    const each = position("Movement ships");
    const scene = await sceneOf(each);
    const sail = choicesOf(each).find((choice) => choice.verb === "sail");
    expect(presenter.value?.(scene, "ship", Number(sail?.sample.args["ship"]))).toMatch(/^Ship \d · \p{Lu}/u);
    const load = choicesOf(each).find((choice) => choice.verb === "load");
    if (load) expect(presenter.label(scene, load)).toMatch(/^Ship \d · /);
  });

  it.each(["en", "de"] as const)("asks every question in %s", async (code) => {
    for (const each of positions)
      expect(question(presenter, await sceneOf(each, code)).text).not.toMatch(/\{|\?\?|undefined/);
  });

  it("breaks the points of everybody down to their parts", async () => {
    const each = position("Purchases empty");
    const scene = await sceneOf(each);
    const table = read(each.view);
    const [own] = breakdown(scene, table.seat ?? -1);
    expect(own?.total?.value).toBe(each.points);
    expect(own?.rows.reduce((sum, row) => sum + Number(row.value), 0)).toBe(each.points);
    const other = table.order.find((seat) => seat !== table.seat) as number;
    expect(breakdown(scene, other)[0]?.total?.value).toBe(`${openPoints(table, other)} +`);
  });

  it("explains areas, cards, commodities, calamities and nations", async () => {
    const scene = await sceneOf(position("Purchases basket"));
    const names = presenter.names(scene);
    expect(explain(scene, "area-knossos", names)?.lines.join(" ")).toMatch(/Feeds 3/);
    expect(explain(scene, "card-literacy", names)?.lines.join(" ")).toMatch(/Credits: .*Law 25/);
    expect(explain(scene, "commodity-salt", names)?.cost).toBe("3");
    scene.ask = (thing) => ({
      thing,
      name: { message: thing },
      lines: [{ message: "effect-flood", arguments: { count: 17 } }, { message: "about-calamity" }],
      accounts: [],
      rules: [],
    });
    const flood = explain(scene, "calamity-flood", names)?.lines ?? [];
    expect(flood[0]).toBe("The victim loses 17 units on one flood plain.");
    expect(flood).toHaveLength(2);
    expect(explain(scene, "nation-egypt", names)?.lines[0]).toMatch(/Start area/);
    expect(explain(scene, "epoch-1", names)).toBeNull();
  });
});

describe("news", () => {
  it("let tokens travel and tell what rose and fell", () => {
    const event = (message: string, told: Record<string, string | number>) => ({
      seq: 1,
      message,
      rule: "",
      arguments: told,
    });
    const events = [
      event("moved", { seat: 1, count: 3, from: "area-knossos", to: "area-phaestos" }),
      event("tokens-lost", { seat: 0, count: 2, area: "area-athens" }),
      event("city-built", { seat: 2, area: "area-sparta" }),
      event("census", { seat: 2, count: 9 }),
    ];
    expect(flights(events)).toHaveLength(1);
    expect(flights(events)[0]?.count).toBe(3);
    expect(changes(events).map((change) => change.text)).toEqual(["−2", "▲"]);
  });
});
