// @vitest-environment node
/** Names that break well, and what the teller says in words, in both languages. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hyphenated, measure } from "../../src/boards/throughTheAges/hyphens";
import { language } from "../../src/lib/language";
import { collect } from "../../src/lib/choices";
import { pairNames } from "../../src/lib/presenter";
import { phraseOf } from "../../src/lib/telling";
import type { Explanation } from "../../src/lib/wire";
import { presenter } from "../../src/boards/throughTheAges/title";
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
  it.each(CODES)(
    "tells choices, prices and the end of the turn without a word that nobody has written (%s)",
    async (code) => {
      for (const situation of situations(title)) {
        const scene = await sceneOf(situation, code);
        for (const choice of collect(situation.legal, situation.state.telling)) {
          const said = [presenter.label(scene, choice), presenter.price(scene, choice), phraseOf(scene, choice)].join(
            " ",
          );
          expect(said).not.toMatch(/\{|undefined|(choice|price|phrase|card|account)-[a-z]/);
          expect(phraseOf(scene, choice)).not.toBe("");
        }
      }
    },
  );

  it("names only the second part of a pair below the first one, with what is good to know of it", async () => {
    for (const situation of situations(title)) {
      const scene = await sceneOf(situation);
      const pairs = collect(situation.legal, situation.state.telling).filter(({ verb }) =>
        ["attack", "declare", "upgrade"].includes(verb),
      );
      for (const pair of pairs) {
        const [first, second] = pairNames(presenter, scene, pair);
        const said = presenter.second(scene, pair);
        expect(said.startsWith(`→ ${second}`)).toBe(true);
        expect(said).not.toContain(first);
        expect(said.includes("strength")).toBe(pair.verb !== "upgrade");
      }
    }
  });

  it("breaks the numbers of a seat down as they are told", async () => {
    const [situation] = situations(title);
    if (!situation) throw new Error("no situation");
    const rows = [
      { label: { message: "card-iron" }, value: 4, parts: [{ label: { message: "card-bronze" }, value: 4 }] },
    ];
    const account = {
      heading: { message: "ages-rating-food" },
      rows,
      total: { label: { message: "ages-sum" }, value: 4 },
    };
    const ask = (thing: string): Explanation => ({
      thing,
      name: { message: "ages-rating-food" },
      lines: [],
      accounts: [account],
      rules: [],
    });
    const scene = { ...(await sceneOf(situation)), ask };
    expect(presenter.breakdown(scene, 1)).toEqual([
      {
        title: "Food",
        rows: [{ label: "Iron", value: 4, parts: [{ label: "Bronze", value: 4 }] }],
        total: { label: "Together", value: 4 },
      },
    ]);
    expect(presenter.explain(scene, "sum-food-2")?.accounts?.[0]?.title).toBe("Food");
  });
});

it("says the same things in both languages", async () => {
  const [english, german] = await Promise.all(CODES.map((code) => language(code, "through-the-ages-2015")));
  expect(english?.text("ages-price", { count: 2 })).toBe("2 civil actions");
  expect(german?.text("ages-price", { count: 2 })).toBe("2 Zivilaktionen");
});
