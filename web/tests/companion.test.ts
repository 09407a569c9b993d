// @vitest-environment node
import { describe, expect, it } from "vitest";
import { notesFor } from "../src/boards/newDawn/companion/notes";
import { placeAt } from "../src/boards/newDawn/companion/placing";
import { wordOf } from "../src/boards/newDawn/companion/service";
import { centre } from "../src/boards/newDawn/hexagons";
import type { NewDawnView, Space } from "../src/generated/new_dawn";
import type { Language } from "../src/lib/language";

const language = { text: (message: string) => message } as unknown as Language;
const space = (more: Partial<Space> = {}): Space => ({
  space: "9.6",
  at: [0, 0],
  terrain: "hills",
  difficulty: 2,
  edge: false,
  ...more,
});

function viewWith(...spaces: Space[]): NewDawnView {
  const civilizations = [{ caravans: ["card"] }, { caravans: [] }];
  return { automa: 1, civilizations, map: { tiles: [], spaces } } as unknown as NewDawnView;
}

const commands = (here: Space, ...others: Space[]): string[] =>
  notesFor(viewWith(here, ...others), here, ["Player 1", "Automated player"], language)
    .flat()
    .map(({ command }) => command);

describe("the companion", () => {
  it("finds the place of the grid under a pointer, also near its rim", () => {
    for (const [q, r] of [
      [0, 0],
      [3, -2],
      [-4, 1],
      [0, 7],
    ] as const) {
      const [x, y] = centre([q, r]);
      expect(placeAt(x + 38, y - 12)).toEqual([q, r]);
      expect(placeAt(x - 10, y + 40)).toEqual([q, r]);
    }
  });

  it("says tiles in the words of its file", () => {
    expect(wordOf({ tile: 13, side: 1, q: 0, r: -2, rotation: 5 })).toBe("13b@0,-2r5");
  });

  it("offers pieces of everybody on an empty space, and every barbarian of the map", () => {
    expect(
      commands(space(), space({ space: "1.1", barbarian: "c" }), space({ space: "1.2", barbarian_icon: "a" })),
    ).toEqual([
      "token 1 9.6",
      "city 1 9.6",
      "token a 9.6",
      "city a 9.6",
      "barbarian a 9.6",
      "barbarian c 9.6",
      "caravan 1 1 9.6",
    ]);
  });

  it("lets people attack what is the automated player's, and turn tokens over", () => {
    const found = commands(space({ owner: 1, piece: "token" }));
    expect(found).toContain("attack 1 9.6");
    expect(found).toContain("capture 1 9.6");
    expect(found).toContain("reinforce 9.6");
    expect(commands(space({ owner: 0, piece: "token" }))).not.toContain("attack a 9.6");
  });
});
