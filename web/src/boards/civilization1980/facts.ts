/** The facts of Civilization (1980) that its board is drawn from: what is printed, and where. No rule is in them. */

import boardFacts from "@facts/civilization_1980/data/board.toml";
import cardFacts from "@facts/civilization_1980/data/civilization_cards.toml";
import nationFacts from "@facts/civilization_1980/data/nations.toml";
import placeFacts from "@facts/civilization_1980/data/places.toml";
import shapeFacts from "@facts/civilization_1980/data/shapes.toml";
import tradeFacts from "@facts/civilization_1980/data/trade_cards.toml";

import type { Need } from "../../generated/civilization_1980";

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

/** Where pieces stand, worked out once by `web/dev/places.py`. */
interface Places {
  area: Record<string, { tokens: Point; city: Point; scale: number; city_scale: number }>;
  harbour: Record<string, Point>;
}

export interface CivilizationCard {
  id: string;
  price: number;
  groups: string[];
}

interface CardFacts {
  card: CivilizationCard[];
}

interface NationFacts {
  spaces: number;
  epoch: { number: number; needs: Need["kind"]; count: number }[];
  nation: { id: string; epoch_start: number[]; epoch_five_values: number[]; colour?: string }[];
}

interface TradeFacts {
  commodity: { id: string; value: number; copies: number; stack: number }[];
  calamity: { id: string; stack: number; back: "red" | "black" }[];
}

export const BOARD = boardFacts as BoardFacts;
export const SHAPES = shapeFacts as Shapes;
export const PLACES = placeFacts as Places;
export const CARDS = (cardFacts as CardFacts).card;
export const NATIONS = (nationFacts as NationFacts).nation;
export const SPACES = (nationFacts as NationFacts).spaces;
/** What the first spaces of epochs ask for. */
export const EPOCHS = (nationFacts as NationFacts).epoch;
const COMMODITIES = (tradeFacts as TradeFacts).commodity;
const CALAMITIES = (tradeFacts as TradeFacts).calamity;

export const AREAS = BOARD.area;
export const AREA_INDEX = new Map(AREAS.map((area, index) => [area.id, index]));
export const VOLCANIC = new Set(BOARD.volcano.flatMap((volcano) => volcano.areas));
export const FLOODED = new Set(BOARD.flood_plain.flatMap((plain) => plain.areas));

const black = CALAMITIES.filter((each) => each.back === "black");
const red = CALAMITIES.filter((each) => each.back === "red");

export interface Kind {
  id: string;
  /** The id of its name. */
  name: string;
  value: number;
  stack: number;
  calamity: "red" | "black" | null;
}

/** Kinds of trade cards: commodities, black calamities, red ones. */
export const KINDS: Kind[] = [
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

export const KIND = new Map(KINDS.map((kind) => [kind.id, kind]));

export interface Coast {
  word: string;
  area: number;
  /** The areas across this water. */
  across: string[];
}

/** Where ships can be: one coast for each separate water of an area. */
export const COASTS: Coast[] = AREAS.flatMap((area, index) => {
  const parts = waters(area);
  return parts.map(([water, across]) => ({
    word: parts.length === 1 ? area.id : `${area.id}:${water}`,
    area: index,
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

export const COAST_INDEX = new Map(COASTS.map((coast, index) => [coast.word, index]));
export const isOpenSea = (area: number): boolean => AREAS[area]?.kind === "open-sea";

/** A space of a track as it is printed. */
export interface Space {
  space: number;
  epoch: number;
  /** Whether an epoch begins here. */
  opens: boolean;
  /** The points printed on it, 0: none. */
  points: number;
}

/** The track of a nation as it is printed, from the start arrow to the finish. */
export function trackOf(nation: string | null): Space[] {
  const { epoch_start: starts = [], epoch_five_values: values = [] } = NATIONS.find(({ id }) => id === nation) ?? {};
  const last = starts.length - 1;
  return Array.from({ length: SPACES + 2 }, (_, space) => ({
    space,
    epoch: Math.max(1, starts.filter((start) => start <= space).length),
    opens: starts.indexOf(space) > 0,
    points: space <= SPACES ? (values[space - (starts[last] ?? 0)] ?? 0) : 0,
  }));
}
