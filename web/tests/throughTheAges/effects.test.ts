/** What cards do, as the page says it: made from the facts, in the words of each edition. */
import { describe, expect, it } from "vitest";
import { language } from "../../src/lib/language";
import { edition as load } from "../../src/titles/throughTheAgesFacts";
import { CODES } from "../situations";

const EDITIONS = ["through-the-ages-2006", "through-the-ages-2015"];
const EFFECTS = ["powers", "action", "attack", "war", "pact", "steps", "discounts"];

describe("what a card does", () => {
  it("is put together from its effects", async () => {
    const spoken = await language("en", "through-the-ages-2015");
    expect(spoken.effect("card-refugees")).toBe(
      "The strongest civilization gains 3 culture and 1 population. The weakest civilization loses 3 culture and 1 population.",
    );
  });

  it("has the words of the edition, in their cases", async () => {
    const [first, second] = await Promise.all(EDITIONS.map((title) => language("de", title)));
    const said = "Bei Fertigstellung erhältst du 1 Kultur für jeden Arbeiter auf";
    expect(first?.effect("card-fast-food-chains")).toContain(
      `${said} Militärischen Einheiten und Städtischen Gebäuden`,
    );
    expect(second?.effect("card-fast-food-chains")).toContain(`${said} Militäreinheiten und Zivilgebäuden`);
  });

  it.each(EDITIONS.flatMap((title) => CODES.map((code) => [title, code] as const)))(
    "is said of every card of %s in %s that does more than its symbols show",
    async (title, code) => {
      const spoken = await language(code, title);
      for (const [id, card] of (await load(title)).cards) {
        if (!EFFECTS.some((part) => part in card)) continue;
        expect(spoken.effect(`card-${id}`), id).toMatch(/^[A-ZÄÖÜ][^{}]*\.$/);
      }
    },
  );
});
