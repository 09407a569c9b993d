// @vitest-environment node
/** What stands on cards: words and signs, drawn and named, in both languages. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { faceOf, inscription, signName, sizeOf, TOKENS } from "../../src/boards/throughTheAges/inscription";
import { SIGNS } from "../../src/boards/throughTheAges/symbols";
import { language } from "../../src/lib/language";
import { CODES, sceneOf, situations } from "../situations";

const EDITIONS = ["through-the-ages-2006", "through-the-ages-2015"];
const shown = (text: string): unknown[] =>
  inscription(text).map((piece) => (typeof piece === "string" ? piece.replaceAll("\u2060", "~") : piece));

/** All signs of a language; what stands at the beginning of a line is a variant of a message. */
function written(code: string): string[] {
  const text = readFileSync(`../src/civitas/locale/${code}/through-the-ages-faces.ftl`, "utf8");
  return [...text.replace(/^ +\*?\[\w+\]/gmu, "").matchAll(/\[([a-z-]+)\]/gu)].map((found) => found[1] ?? "");
}

describe("an inscription", () => {
  it("is words and signs, and a number stays with its sign", () => {
    expect(shown("Je [lab]: −2 [science] im Zug")).toEqual([
      "Je ",
      { sign: "lab", value: "" },
      "~: ",
      { sign: "science", value: "−2" },
      " im Zug",
    ]);
    expect(shown("6/3/2 [resources]")).toEqual([{ sign: "resources", value: "6/3/2" }]);
    expect(shown("Nichts")).toEqual(["Nichts"]);
  });

  it("is not broken between signs with a stroke between them", () => {
    expect(shown("[lab]/[library]")).toEqual([{ sign: "lab", value: "" }, "~/~", { sign: "library", value: "" }]);
  });

  it("stands larger the shorter it is, and a sign takes the room of two letters", () => {
    expect(sizeOf(["+3 [culture]"])).toBe("large");
    expect(sizeOf(["Technologie nehmen: +1 [science]"])).toBe("medium");
    expect(sizeOf(["Technologie entwickeln,", "dann noch etwas mehr"])).toBe("small");
    expect(sizeOf(["x".repeat(59)])).toBe("least");
  });

  it.each(CODES)("has only signs that are drawn and have a name (%s)", async (code) => {
    const signs = new Set(written(code));
    expect(signs.size).toBeGreaterThan(20);
    for (const title of EDITIONS) {
      const spoken = await language(code, title);
      for (const sign of signs) {
        expect(sign in SIGNS || TOKENS.includes(sign), sign).toBe(true);
        expect(signName(spoken, sign), sign).not.toBe("");
      }
    }
  });

  it.each(EDITIONS)("stands on the cards that can be read in %s", async (title) => {
    for (const code of CODES) {
      for (const situation of situations(title)) {
        const scene = await sceneOf(situation, code);
        const cards = Object.keys(situation.state.telling.faces ?? {});
        expect(cards.length).toBeGreaterThan(0);
        for (const card of cards) {
          const lines = faceOf(scene, card.replace("card-", ""));
          expect(lines.length).toBeGreaterThan(0);
          expect(lines.join(" ")).not.toMatch(/face-|effect-|\{|\$/);
        }
      }
    }
  });
});
