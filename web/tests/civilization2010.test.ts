import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Civilization2010 from "../src/boards/civilization2010/Board.svelte";
import type { Civilization2010View } from "../src/generated/civilization_2010";
import type { Scene } from "../src/lib/presenter";
import { reasons, told as presenter } from "../src/lib/telling";
import { sceneOf, situations, type Situation } from "./situations";

const situation = situations("civilization-2010")[1] as Situation;
const view = situation.state.view as unknown as Civilization2010View;

/** The table of that situation with something else in it. */
async function scene(
  more: Partial<Civilization2010View>,
  code: "en" | "de" = "en",
): Promise<Scene<Civilization2010View>> {
  return { ...(await sceneOf(situation, code)), view: { ...view, ...more } };
}

describe("Civilization (2010)", () => {
  it("shows offers and the own draft as they are told", async () => {
    const told = await scene({});
    const telling = structuredClone(situation.state.telling);
    const line = {
      message: "offers-line",
      arguments: { name: "seat-2", other: "seat-1", gives: "resource-iron", wants: "none" },
    };
    telling.question = { frame: "Trading", text: { message: "question-Trading" }, because: [line] };
    const offered = { ...told, telling };
    const names = presenter.names(offered);
    expect(reasons(offered)).toEqual([`${names[1]} → ${names[0]}: gives Iron; wants none`]);
  });

  it("knows players by their numbers until they have chosen a civilization, and draws their table", async () => {
    const empires = view.civilizations.map((empire, seat) => (seat ? empire : { ...empire, civilization: null }));
    const telling = structuredClone(situation.state.telling);
    telling.seats[0] = { name: { message: "nation-none", arguments: { player: 1 } } };
    telling.headline = { message: "headline-choosing" };
    const told = { ...(await scene({ civilizations: empires, turn: 0 }, "de")), telling };
    expect(presenter.names(told)[0]).toBe("Spieler 1");
    expect(presenter.headline(told)).toContain("Zivilisationen");
    const nothing = () => undefined;
    const { container } = render(Civilization2010, {
      props: {
        scene: told,
        presenter,
        title: "civilization-2010",
        choices: [],
        focus: null,
        onexplain: nothing,
        onfocus: nothing,
        onchoose: nothing,
        onwhy: nothing,
        onbreakdown: nothing,
      },
    });
    expect(container.textContent).toContain("Spieler 1");
  });
});
