import { describe, expect, it } from "vitest";
import { lines } from "../src/lib/log";
import { question } from "../src/lib/presenter";
import { titleModule } from "../src/boards/titleModule";
import { filesOf, language } from "../src/lib/language";
import { CODES, sceneOf, situations, TITLES } from "./situations";

describe.each(TITLES)("%s speaks as the terminal does", (title) => {
  it.each(CODES)("about actions, in %s", async (code) => {
    for (const situation of situations(title)) {
      const { language } = await sceneOf(situation, code);
      expect(situation.legal.map((action) => language.action(action))).toEqual(situation.words[code].phrases);
    }
  });

  it.each(CODES)("about the question and where the game is, in %s", async (code) => {
    const { presenter } = await titleModule(title);
    for (const situation of situations(title)) {
      const scene = await sceneOf(situation, code);
      const asked = question(presenter, scene);
      expect([asked.text, asked.help]).toEqual(situation.words[code].question);
      expect(presenter.headline(scene)).toBe(situation.words[code].headline);
    }
  });

  it.each(CODES)("about what happened, in %s", async (code) => {
    const { presenter } = await titleModule(title);
    for (const situation of situations(title)) {
      const told = lines(presenter, await sceneOf(situation, code), situation.events);
      expect(told.map((line) => line.text)).toEqual(situation.words[code].log);
    }
  });
});

describe("language files", () => {
  const paths = [
    "civitas",
    "civitas-web",
    "through-the-ages-play",
    "through-the-ages-2015-names",
    "through-the-ages-2006-names",
    "new-dawn-names",
  ].map((name) => `/locale/en/${name}.ftl`);

  it("of a title come first, then those of its family, then those of all", () => {
    expect(filesOf(paths, "en", "through-the-ages-2015").map((path) => path.slice(11, -4))).toEqual([
      "through-the-ages-2015-names",
      "through-the-ages-play",
      "civitas",
      "civitas-web",
    ]);
  });

  it("of other titles and languages are left alone", () => {
    expect(filesOf(paths, "de", "new-dawn")).toEqual([]);
    expect(filesOf(paths, "en", "new-dawn")).toHaveLength(3);
  });
});

describe("names that several things have", () => {
  it("are told apart by what their ids end with, and only where nothing else differs", async () => {
    const dawn = await language("en", "new-dawn");
    expect(dawn.word("card", "iron-working")).toBe("Iron Working");
    const ages = await language("en", "through-the-ages-2015");
    expect(ages.word("card", "rich-land-i")).toBe("Rich Land (I)");
  });
});
