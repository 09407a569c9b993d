/** What can be done with what lies on the table: the open choices by the thing that a player would point at. */

import type { Choice } from "../../lib/choices";
import { gathered } from "../../lib/gathered";
import type { Table } from "./desk";

/** The culture track, which is no thing of the rules. */
export const TRACK = "track";

/** The parts of the board that lie beside the map. */
export type Part = "empire" | "techs" | "culture" | "market" | "trade";
type Home = Part | "map" | "city" | "battle" | "people" | "card";

const at = (home: Home, verbs: string): [string, Home][] => verbs.split(" ").map((verb) => [verb, home]);
/** Where what the verbs are about lies on the board; what is not here is laid out as cards of the question. */
const HOMES = new Map<string, Home>([
  ...at("map", "march step discover defect stop leave at found explore assign in"),
  ...at("city", "produce devote harvest program build build-free harvest-random"),
  ...at("empire", "govern adopt switch appoint recruit"),
  ...at("trade", "offer give give-token give-event want publish scratch withdraw accept decline counter drop"),
  ...at("battle", "front wound heal"),
  ...at("techs", "research second learn"),
  ...at("culture", "play discard advance level"),
  ...at("people", "against"),
  ...at("card", "use"),
]);
/** Verbs whose places are pointed at in a way of their own: figures on the map, units in a battle, goods of a deal. */
const HANDLED = new Set(["march", "front", "give", "want", "drop", "give-token", "give-event"]);
/** Production is chosen in the screen of a city; elsewhere figures are placed by cards of the question. */
const PRODUCTION = "Production";

/** The open choices by their things; `aboutOf` tells the things that a choice is about. */
export function openThings(
  choices: Choice[],
  view: Table,
  aboutOf: (choice: Choice) => string[],
): Map<string, Choice[]> {
  return gathered(choices, (choice) => thingsOf(choice, view, aboutOf(choice)));
}

function thingsOf({ verb }: Choice, view: Table, about: string[]): string[] {
  if (HANDLED.has(verb)) return [];
  if (verb === "advance" && view.question?.frame === "CityManagement") return [TRACK];
  if (verb === "stop" && view.question?.square) return [`square-${view.question.square}`];
  return [...new Set(about.filter((thing) => !/^(piece|means)-/.test(thing)))];
}

/** Where the thing lies that an ability belongs to; nothing where it lies nowhere. */
function homeOfCard(thing: string, view: Table): Part | null {
  const own = view.civilizations[view.seat ?? -1];
  const word = thing.replace("card-", "");
  if (own?.techs.includes(word)) return "techs";
  if (own && [own.government, ...own.policies, ...own.wonders].includes(word)) return "empire";
  return null;
}

function homeOf(choice: Choice, view: Table, about: string[]): Home | null {
  const { verb } = choice;
  if (verb.startsWith("build") && view.question?.frame !== PRODUCTION) return null;
  if (verb === "advance" && view.question?.frame !== "CityManagement") return null;
  const home = HOMES.get(verb) ?? null;
  return home === "card" ? homeOfCard(about[0] ?? "", view) : home;
}

/** Choices about what lies nowhere on the board: they are laid out as cards of the question. */
export function homeless(choices: Choice[], view: Table, aboutOf: (choice: Choice) => string[]): Choice[] {
  return choices.filter((choice) => !choice.isEnd && homeOf(choice, view, aboutOf(choice)) === null);
}

const PARTS: Part[] = ["trade", "techs", "culture", "empire", "market"];

/** The parts beside the map where something can be done, the one that the question is most about first. */
export function partsAsked(choices: Choice[], view: Table, aboutOf: (choice: Choice) => string[]): Part[] {
  const homes = new Set(choices.map((choice) => homeOf(choice, view, aboutOf(choice))));
  return PARTS.filter((part) => homes.has(part));
}
