/** The facts of Civilization (2010) that its board is drawn from: what is printed on cards and tracks. No rule is in them. */

import buildingFacts from "@facts/civilization_2010/data/buildings.toml";
import constantFacts from "@facts/civilization_2010/data/constants.toml";
import trackFacts from "@facts/civilization_2010/data/culture_track.toml";
import techFacts from "@facts/civilization_2010/data/techs.toml";
import unitFacts from "@facts/civilization_2010/data/units.toml";
import wonderFacts from "@facts/civilization_2010/data/wonders.toml";

export interface Tech {
  id: string;
  level: number;
  expansion: string;
  coins: number;
  unlocks: { buildings?: string[]; governments?: string[] };
  resource_abilities: { cost: Record<string, number | boolean> }[];
}

export interface Building {
  id: string;
  terrain: string[];
  icons: Record<string, number>;
  family: string;
  upgrade_of?: string;
}

interface Space {
  step: number;
  level: number;
  reward: string;
}

interface Level {
  level: number;
  cost: { culture: number; trade: number };
}

const inTitle = ({ expansion }: { expansion: string }): boolean => expansion !== "faf";

export const TECHS = (techFacts as { tech: Tech[] }).tech.filter(inTitle);
export const TECH = new Map(TECHS.map((tech) => [tech.id, tech]));
export const BUILDING = new Map(
  (buildingFacts as { building: Building[] }).building.map((building) => [building.id, building]),
);
export const SPACES = (trackFacts as { spaces: Space[] }).spaces;
export const TRACK_LEVELS = (trackFacts as { levels: Level[] }).levels;
export const VICTORY_STEP = SPACES.length;
export const VICTORY_COINS = (constantFacts as { victory: { economic: { coins: number } } }).victory.economic.coins;
export const ERA = new Map(
  (wonderFacts as { wonder: { id: string; era: string }[] }).wonder.map(({ id, era }) => [id, era]),
);

const units = unitFacts as { type: { id: string; trumps?: string }[]; waw_card: { id: string; type: string }[] };
export const UNIT_TYPES = units.type.map(({ id }) => id);
/** The kind of a unit card, and which kind a kind strikes first. */
export const KIND = new Map(units.waw_card.map(({ id, type }) => [id, type]));
export const TRUMPS = new Map(units.type.flatMap(({ id, trumps }) => (trumps ? [[id, trumps] as const] : [])));
/** Techs lie in so many rows. */
export const LEVELS = [1, 2, 3, 4, 5];
