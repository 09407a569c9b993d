import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import CultureTrack from "../src/boards/civilization2010/CultureTrack.svelte";
import type { Desk } from "../src/boards/civilization2010/desk";
import { SPACES } from "../src/boards/civilization2010/facts";
import type { Civilization2010View } from "../src/generated/civilization_2010";
import { sceneOf, situations, type Situation } from "./situations";

const situation = situations("civilization-2010")[1] as Situation;
const seen = situation.state.view as unknown as Civilization2010View;

describe("the culture track", () => {
  it("has a marker of everybody, those at its start included", async () => {
    const { language } = await sceneOf(situation);
    const civilizations = seen.civilizations.map((empire, seat) => ({ ...empire, step: seat }));
    const desk = {
      view: { ...seen, civilizations },
      language,
      names: civilizations.map((_, seat) => `Player ${seat + 1}`),
      colours: [],
      own: civilizations[0],
      open: new Map(),
    } as unknown as Desk;
    const { container } = render(CultureTrack, { props: { desk } });
    expect(container.querySelectorAll(".space")).toHaveLength(SPACES.length);
    expect(container.querySelectorAll(".start [data-move]")).toHaveLength(1);
    expect(container.querySelectorAll("[data-move]")).toHaveLength(civilizations.length);
    expect(container.querySelector("section")?.textContent).toContain(language.text("board2010-per-step"));
  });
});
