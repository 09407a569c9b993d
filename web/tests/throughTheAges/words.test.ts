/** Names that break well, numbers with their sources, and everything on the board in words, in both languages. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { hyphenated, measure } from "../../src/boards/throughTheAges/hyphens";
import { language } from "../../src/lib/language";
import type { GameEvent } from "../../src/lib/reading";
import { edition as load } from "../../src/titles/throughTheAgesFacts";
import { attackOf, breakdown, explain, passedOf, RULES, sidesOf } from "../../src/titles/throughTheAgesWords";
import { CODES, sceneOf, situations } from "../situations";

const EDITIONS = ["through-the-ages-2006", "through-the-ages-2015"];
const shown = (name: string, code: string, room?: number): string =>
  hyphenated(name, code, room).replaceAll("\u00ad", "-");

describe("names", () => {
  it("break where a reader would break them", () => {
    expect(shown("Wissenschaftliche Methode", "de")).toBe("Wis-sen-schaft-liche Methode");
    expect(shown("Unabhängigkeitserklärung", "de")).toBe("Unab-hängig-keits-erklä-rung");
    expect(shown("Handelswegeabkommen", "de")).toBe("Handels-wege-ab-kommen");
    expect(shown("Rohstoffe", "de")).toBe("Roh-stoffe");
    expect(shown("Buchdruck", "de")).toBe("Buch-druck");
    expect(shown("Constitutional Monarchy", "en")).toBe("Consti-tutional Mon-archy");
  });

  it("stay whole where there is room", () => {
    expect(shown("Landwirtschaft", "de", 14)).toBe("Landwirtschaft");
    expect(shown("Landwirtschaft", "de", 10)).toBe("Land-wirt-schaft");
    expect(shown("Iron", "en", 2)).toBe("Iron");
  });

  it("lose nothing but their hyphens, and no piece of a long word is long", () => {
    for (const code of CODES) {
      for (const title of EDITIONS) {
        for (const line of readFileSync(`../src/civitas/locale/${code}/${title}-names.ftl`, "utf8").split("\n")) {
          const name = /^card-[a-z0-9-]+(?<!-text) = (.+)$/.exec(line)?.[1];
          if (!name) continue;
          const hyphens = hyphenated(name, code);
          expect(hyphens.replaceAll("\u00ad", "")).toBe(name);
          expect(Math.max(...hyphens.split(/[\s\u00ad-]+/).map((part) => part.length)), name).toBeLessThanOrEqual(11);
        }
      }
    }
  });

  it("know how long their words and pieces are", () => {
    expect(measure(hyphenated("Selektive Züchtung", "de"))).toBe("--word:9;--part:5");
  });
});

describe.each(EDITIONS)("%s", (title) => {
  beforeAll(() => load(title));

  it.each(CODES)("breaks the numbers of every seat down to what they are (%s)", async (code) => {
    for (const situation of situations(title)) {
      const scene = await sceneOf(situation, code);
      (situation.state.view["civilizations"] as Record<string, number>[]).forEach((c, seat) => {
        const [stock, culture, science, strength, happiness, food, resources] = breakdown(scene, seat);
        expect(stock?.rows.map(({ value }) => value).slice(0, 4)).toEqual([
          c["culture"],
          c["science"],
          c["food"],
          c["resources"],
        ]);
        expect(culture?.total?.value).toBe(c["culture_rate"]);
        expect(science?.total?.value).toBe(c["science_rate"]);
        expect(strength?.total?.value).toBe(c["strength"]);
        expect(happiness?.total?.value).toBe(c["faces"]);
        expect(food?.total?.value).toBe((c["food_production"] ?? 0) - (c["consumption"] ?? 0));
        expect(resources?.total?.value).toBe((c["resource_production"] ?? 0) - (c["corruption"] ?? 0));
        for (const table of [culture, science, strength, food, resources]) {
          const sum = (table?.rows ?? []).reduce((total, { value }) => total + Number(value), 0);
          expect(sum, table?.title).toBe(table?.total?.value);
        }
      });
    }
  });

  it.each(CODES)("explains every card and every part of the board (%s)", async (code) => {
    const situation = situations(title)[1];
    if (!situation) throw new Error("no situation");
    const scene = await sceneOf(situation, code);
    for (const id of (await load(title)).cards.keys()) {
      const found = explain(scene, `card-${id}`);
      expect(found?.name).toBe(scene.language.name(`card-${id}`));
      expect(found?.lines.join(" "), id).not.toMatch(/\{|undefined|about-|yield-/);
      expect(found?.lines.length, id).toBeGreaterThan(0);
    }
    const parts = [
      "swept",
      "row-price",
      "civil-deck",
      "military-deck",
      "draw",
      "actions",
      "hands",
      "pool",
      "urban-limit",
      "current-events",
      "future-events",
      "past-events",
      "colonization",
    ];
    const ids = [
      ...parts.map((part) => `ages-${part}`),
      "bank-yellow-0",
      "bank-blue-1",
      "sum-culture-0",
      "sum-happiness-1",
      "sum-food-0",
      "rating-happy",
      "rating-strength",
    ];
    for (const id of ids) {
      const found = explain(scene, id);
      expect(found?.lines.length, id).toBeGreaterThan(0);
      expect(`${found?.name} ${found?.lines.join(" ")}`, id).not.toMatch(/ages-|bank-|board-|undefined/);
    }
    expect(explain(scene, "nothing-of-this")).toBeNull();
  });

  it("cites rules that its rulebook has", () => {
    const book = readFileSync(`../src/civitas/games/through_the_ages/rules_${title.slice(-4)}.toml`, "utf8");
    for (const [key, rules] of Object.entries(RULES))
      expect(book, key).toContain(`id = "${rules[title.endsWith("2006") ? 1 : 0]}"`);
  });
});

const event = (message: string, args: Record<string, number | string>): GameEvent => ({
  seq: 0,
  message,
  rule: "",
  arguments: args,
});

it("knows who has passed in the auction that is going on", () => {
  const earlier = [
    event("passed", { seat: 2 }),
    event("auction-won", { seat: 1 }),
    event("event", { card: "card-vast-territory-i" }),
  ];
  expect(passedOf([...earlier, event("bid", { seat: 1, bid: 2 }), event("passed", { seat: 0 })])).toEqual(new Set([0]));
  expect(passedOf(earlier)).toEqual(new Set());
});

it("knows which attack is being fended off", () => {
  const events = [
    event("attacked", { seat: 2, other: 0, card: "card-raid-i", price: 1 }),
    event("sacrificed", { seat: 2 }),
  ];
  expect(attackOf(events)).toEqual({ card: "raid-i", attacker: 2 });
  expect(attackOf([])).toBeNull();
});

it("gives each partner of a pact the right side", async () => {
  const { cards } = await load("through-the-ages-2015");
  const supremacy = cards.get("acceptance-of-supremacy");
  expect(sidesOf(supremacy, 0, 2, 0)).toEqual([
    [2, { resources: 1 }],
    [0, { resources: -1 }],
  ]);
  expect(sidesOf(supremacy, 1, 2, 0)).toEqual([
    [2, { resources: -1 }],
    [0, { resources: 1 }],
  ]);
  expect(sidesOf(cards.get("peace-treaty"), 0, 1, 3)).toEqual([
    [1, { culture: 1 }],
    [3, { culture: 1 }],
  ]);
});

it("says the same things in both languages", async () => {
  const [english, german] = await Promise.all(CODES.map((code) => language(code, "through-the-ages-2015")));
  expect(english?.text("ages-price", { count: 2 })).toBe("2 civil actions");
  expect(german?.text("ages-price", { count: 2 })).toBe("2 Zivilaktionen");
});
