/** The page counts as the engine does: sums, production and corruption of positions written by positions.py. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { View } from "../../src/lib/wire";
import { edition as load, type Edition } from "../../src/titles/throughTheAgesFacts";
import {
  actionOf,
  armiesOf,
  civilizationsOf,
  forecastOf,
  sectionsOf,
  spacesOf,
  sumsOf,
  thresholdOf,
} from "../../src/titles/throughTheAgesReading";
import { situations } from "../situations";

interface Position {
  view: View;
  after: Record<
    string,
    { science: number; culture: number; end: number; food: number; resources: number; blue: number }
  >;
}

const EDITIONS = ["through-the-ages-2006", "through-the-ages-2015"];
const positions = (title: string): Position[] =>
  JSON.parse(readFileSync(`tests/throughTheAges/positions-${title}.json`, "utf8")) as Position[];

describe.each(EDITIONS)("%s", (title) => {
  let edition: Edition;
  beforeAll(async () => {
    edition = await load(title);
  });

  it("adds up every rating from the cards that give it", () => {
    for (const { view } of positions(title)) {
      civilizationsOf(view).forEach((c, seat) => {
        if (c["left"]) return;
        const sums = sumsOf(edition, view, seat);
        const totals = Object.fromEntries(
          Object.entries<{ total: number }>({ ...sums }).map(([name, sum]) => [name, sum.total]),
        );
        expect(totals).toEqual({
          culture: c["culture_rate"] as number,
          science: c["science_rate"] as number,
          strength: c["strength"] as number,
          happiness: c["faces"] as number,
          food: c["food_production"] as number,
          resources: c["resource_production"] as number,
          civil: c["civil_total"] as number,
          military: c["military_total"] as number,
        });
      });
    }
  });

  it("foresees what a turn's end brings", () => {
    for (const { view, after } of positions(title)) {
      for (const [seat, expected] of Object.entries(after)) {
        const { science, culture, famine, leaderCulture, food, resources, blue } = forecastOf(
          edition,
          view,
          Number(seat),
        );
        expect({ science, culture: culture - famine, end: leaderCulture, food, resources, blue }).toEqual(expected);
      }
    }
  });

  it("knows what each card of the row costs and which ones go away", () => {
    for (const { state } of situations(title)) {
      const spaces = spacesOf(edition, state.view);
      expect(spaces).toHaveLength(13);
      expect(spaces.filter(({ isSwept }) => isSwept)).toHaveLength(5 - Number(state.view["players"]));
      for (const { space, card, price } of spaces)
        if (card) expect(price).toBe((state.view["costs"] as { take: number[] }).take[space - 1]);
    }
  });
});

it.each([
  [2, 6],
  [3, 7],
  [4, 8],
])("fills labs like mines with Bill Gates, the highest level first: %i tokens", async (blue, resources) => {
  const edition = await load("through-the-ages-2015");
  const { view } = positions("through-the-ages-2015")[0] as Position;
  const own = {
    ...civilizationsOf(view)[0],
    leader: "bill-gates",
    wonders: [],
    pact: null,
    workers: { agriculture: 0, bronze: 2, computers: 2 },
    tokens: {},
    food: 0,
    resources: 0,
    consumption: 0,
    corruption: 0,
    unused: 9,
    discontent: 0,
    blue,
  };
  const others = {
    ...view,
    civilizations: civilizationsOf(view).map((c, seat) => (seat ? { ...c, pact: null } : own)),
  };
  const forecast = forecastOf(edition, others, 0);
  expect([forecast.made, forecast.blue]).toEqual([resources, 0]);
});

it("groups units into armies, outdated ones and air forces included", async () => {
  const edition = await load("through-the-ages-2015");
  const army = (workers: Record<string, number>, tactic: string, leader: string | null = null): number[] =>
    armiesOf(edition, { workers, tactic, leader }).map(({ value }) => value);
  const legion = edition.cards.get("legion");
  expect(legion?.army).toEqual([3, 0, 0]);
  expect(army({ warriors: 7 }, "legion")).toEqual([legion?.bonus, legion?.bonus]);
  expect(army({ warriors: 2 }, "legion")).toEqual([]);
  const late = [...edition.cards.values()].find(
    (card) => card.kind === "tactic" && card.age === "III" && card.old_bonus && card.army?.[2] === 1,
  );
  const [infantry = 0, cavalry = 0] = late?.army ?? [];
  const force = { warriors: infantry, tanks: cavalry, rockets: 1, "air-forces": 1 };
  expect(army(force, late?.id ?? "")).toEqual([2 * (late?.old_bonus ?? 0)]);
  expect(army({ ...force, warriors: 0, "modern-infantry": infantry }, late?.id ?? "")).toEqual([
    2 * (late?.bonus ?? 0),
  ]);
});

it("divides a bank wherever one of its tables changes", async () => {
  const { consumption, happiness, yellowBank } = await load("through-the-ages-2015");
  const sections = sectionsOf(yellowBank, [consumption, happiness]);
  expect(sections.map(({ tokens }) => tokens.length)).toEqual([1, 4, 2, 2, 2, 2, 2, 2, 1]);
  expect(sections[0]?.due).toEqual([0, 0]);
  expect(sections[sections.length - 1]?.due).toEqual([6, 8]);
  expect(thresholdOf(consumption, 18)).toEqual({ value: 1, left: 16 });
  expect(thresholdOf(consumption, 0)).toBeNull();
});

it("says in signs what an action card does", async () => {
  const { cards } = await load("through-the-ages-2015");
  expect(actionOf(cards.get("rich-land-i"))).toEqual({ marks: ["farm", "mine"], goods: [["resources", "−2"]] });
  expect(actionOf(cards.get("reserves-ii")).goods).toEqual([
    ["food", "+3"],
    ["resources", "/ 3"],
  ]);
  expect(actionOf(cards.get("patriotism-a"))).toEqual({
    marks: ["infantry"],
    goods: [
      ["resources", "+1"],
      ["military", "+1"],
    ],
  });
  expect(actionOf(cards.get("iron"))).toEqual({ marks: [], goods: [] });
});
