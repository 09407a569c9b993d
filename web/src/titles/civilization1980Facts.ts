/** The facts of Civilization (1980) that its board is drawn from; numbers in views refer to these tables. */

import boardFacts from "@facts/civilization_1980/data/board.toml";
import cardFacts from "@facts/civilization_1980/data/civilization_cards.toml";
import nationFacts from "@facts/civilization_1980/data/nations.toml";
import setupFacts from "@facts/civilization_1980/data/setup.toml";
import shapeFacts from "@facts/civilization_1980/data/shapes.toml";
import tradeFacts from "@facts/civilization_1980/data/trade_cards.toml";

export type Point = [number, number];
export type Ring = Point[];

export interface Area {
  id: string;
  kind: "land" | "coastal" | "open-sea";
  limit: number;
  site: "none" | "black" | "white";
  region: string;
  land: string[];
  sea: string[];
  lake: string[];
  anchor: Point;
  site_anchor?: Point;
}

interface BoardFacts {
  area: Area[];
  flood_plain: { id: string; areas: string[] }[];
  volcano: { id: string; areas: string[] }[];
  lake: { id: string; borders: [string, string][] }[];
  split_coast: { area: string; coast: string; borders: string[] }[];
}

interface Shapes {
  canvas: Point;
  outline: Record<string, Ring>;
  land: Record<string, Ring[]>;
}

export interface CivilizationCard {
  id: string;
  price: number;
  groups: string[];
  copies: number;
  requires?: string;
  special_credits?: Record<string, number>;
}

interface CardFacts {
  max_cards: number;
  group: { id: string; colour: string; credit: number; extra_target?: string }[];
  card: CivilizationCard[];
}

interface SetupFacts {
  cities: number;
  ships: number;
  setup: { players: number; regions: string[]; tokens: number; start: Record<string, string> }[];
}

interface NationFacts {
  spaces: number;
  nation: { id: string; epoch_start: number[]; epoch_five_values: number[]; colour?: string }[];
}

interface TradeFacts {
  hand_limit: number;
  commodity: { id: string; value: number; copies: number; stack: number }[];
  calamity: { id: string; stack: number; back: "red" | "black" }[];
}

export const BOARD = boardFacts as BoardFacts;
export const SHAPES = shapeFacts as Shapes;
export const CARDS = (cardFacts as CardFacts).card;
export const GROUPS = (cardFacts as CardFacts).group;
export const NATIONS = (nationFacts as NationFacts).nation;
export const SPACES = (nationFacts as NationFacts).spaces;
export const COMMODITIES = (tradeFacts as TradeFacts).commodity;
export const MOST_CARDS = (cardFacts as CardFacts).max_cards;
export const SETUP = setupFacts as SetupFacts;
export const HAND_LIMIT = (tradeFacts as TradeFacts).hand_limit;
const CALAMITIES = (tradeFacts as TradeFacts).calamity;

export const AREAS = BOARD.area;
export const AREA_INDEX = new Map(AREAS.map((area, index) => [area.id, index]));
export const VOLCANIC = new Set(BOARD.volcano.flatMap((volcano) => volcano.areas));
export const FLOODED = new Set(BOARD.flood_plain.flatMap((plain) => plain.areas));

const black = CALAMITIES.filter((each) => each.back === "black");
const red = CALAMITIES.filter((each) => each.back === "red");

/** Kinds of trade cards by their number: commodities, black calamities, red ones. */
export const KINDS: { id: string; name: string; value: number; stack: number; calamity: "red" | "black" | null }[] = [
  ...COMMODITIES.map((each) => ({
    id: each.id,
    name: `commodity-${each.id}`,
    value: each.value,
    stack: each.stack,
    calamity: null,
  })),
  ...[...black, ...red].map((each) => ({
    id: each.id,
    name: `calamity-${each.id}`,
    value: 0,
    stack: each.stack,
    calamity: each.back,
  })),
];

export interface Coast {
  word: string;
  area: number;
  /** The water this coast lies on: `sea`, the name of a shore, or a lake. */
  water: string;
  /** The areas across this water. */
  across: string[];
}

/** Where ships can be: one coast for each separate water of an area. */
export const COASTS: Coast[] = AREAS.flatMap((area, index) => {
  const parts = waters(area);
  return parts.map(([water, across]) => ({
    word: parts.length === 1 ? area.id : `${area.id}:${water}`,
    area: index,
    water,
    across,
  }));
});

function waters(area: Area): [string, string[]][] {
  const split = BOARD.split_coast.filter((entry) => entry.area === area.id);
  const sea: [string, string[]][] = area.sea.length ? [["sea", area.sea]] : [];
  const shores = split.length ? split.map((entry): [string, string[]] => [entry.coast, entry.borders]) : sea;
  const lakes = BOARD.lake.flatMap((lake): [string, string[]][] => {
    const across = lake.borders.filter((pair) => pair.includes(area.id)).map(([a, b]) => (a === area.id ? b : a));
    return across.length ? [[lake.id, across]] : [];
  });
  return [...shores, ...lakes];
}

const isLake = (water: string): boolean => water.startsWith("lake");

/** For each coast the coasts a ship reaches from it in one step. A ship leaves by the water it came by. */
export const COAST_LINKS: number[][] = COASTS.map((from) =>
  COASTS.flatMap((to, index) => {
    const sameWater = isLake(from.water) || isLake(to.water) ? from.water === to.water : true;
    const meets = from.across.includes(AREAS[to.area]?.id ?? "") && to.across.includes(AREAS[from.area]?.id ?? "");
    return sameWater && meets ? [index] : [];
  }),
);
export const COAST_INDEX = new Map(COASTS.map((coast, index) => [coast.word, index]));
export const isOpenSea = (area: number): boolean => AREAS[area]?.kind === "open-sea";

/** The start area of each nation on offer with this many players; the small variants use the whole map. */
export function startsFor(players: number, isFull: boolean): Map<string, string> {
  const row = SETUP.setup.find((each) => each.players === (isFull ? players : WHOLE_MAP));
  return new Map(Object.entries(row?.start ?? {}));
}
const WHOLE_MAP = 6;

export function owns(cards: number, card: number): boolean {
  return ((cards >> card) & 1) === 1;
}

export const setValue = (kind: number, count: number): number => count * count * (KINDS[kind]?.value ?? 0);
export const handValue = (hand: number[]): number => hand.reduce((sum, count, kind) => sum + setValue(kind, count), 0);
export const cardPoints = (cards: number): number =>
  CARDS.reduce((sum, card, index) => sum + (owns(cards, index) ? card.price : 0), 0);

/** The epoch of a space on a nation's track; the start arrow counts as epoch 1. */
export function epochAt(nation: number, space: number): number {
  const starts = NATIONS[nation]?.epoch_start ?? [];
  return starts.reduce((epoch, start, index) => (index > 0 && space >= start ? index + 1 : epoch), 1);
}

/** The points printed on a space, 0 where nothing is printed. */
export function printedPoints(nation: number, space: number): number {
  const { epoch_start = [], epoch_five_values = [] } = NATIONS[nation] ?? {};
  const first = epoch_start[epoch_start.length - 1] ?? 0;
  return space <= SPACES ? (epoch_five_values[space - first] ?? 0) : 0;
}

/** Whether a space is the first one of an epoch of this nation. */
export const opensEpoch = (nation: number, space: number): boolean =>
  space > 1 && (NATIONS[nation]?.epoch_start ?? []).includes(space);

/** How many tokens of a seat an area feeds: one more with Agriculture, if it is alone there. */
export function feeds(tokens: number[][], cards: number[], seat: number, area: number): number {
  const limit = AREAS[area]?.limit ?? 0;
  const alone = tokens.every((row, other) => other === seat || !row[area]);
  const agriculture = CARDS.findIndex((card) => card.id === "agriculture");
  return limit + (limit && alone && owns(cards[seat] ?? 0, agriculture) ? 1 : 0);
}

/** The colour of each nation's set; who has none of his own, or comes too late, plays a left-over set (32). */
export function assignColours(nations: number[]): Map<number, string> {
  const sorted = [...nations].sort((a, b) => a - b);
  const taken = new Map<number, string>();
  for (const nation of sorted) {
    const own = NATIONS[nation]?.colour;
    if (own && ![...taken.values()].includes(own)) taken.set(nation, own);
  }
  const every = [...new Set(NATIONS.flatMap((nation) => (nation.colour ? [nation.colour] : [])))];
  const free = every.filter((colour) => ![...taken.values()].includes(colour));
  for (const nation of sorted) if (!taken.has(nation)) taken.set(nation, free.shift() ?? "white");
  return taken;
}
