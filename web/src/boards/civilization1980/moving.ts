/** From pointing and dragging on the map to actions: what can be taken up, and where it can be put down. */

import type { Choice } from "../../lib/choices";
import type { Scene } from "../../lib/presenter";
import { aboutOf } from "../../lib/telling";
import type { ActionRecord } from "../../lib/wire";
import { AREA_INDEX, AREAS, COAST_INDEX, COASTS } from "./facts";
import { askedIn, type Table } from "./sight";

/** What is taken up: the tokens of an area, or a ship by its number from 1. */
export type Held = { kind: "area"; area: number } | { kind: "ship"; ship: number };

export const areaOf = (word: string): number => AREA_INDEX.get(word.split(":")[0] ?? word) ?? -1;
export const isHeld = (a: Held | null, b: Held): boolean => JSON.stringify(a) === JSON.stringify(b);

const word = (choice: Choice, domain: string): string => String(choice.sample.args[domain] ?? "");
const border = (choice: Choice): [number, number] => {
  const [from = "", to = ""] = word(choice, "border").split(" ");
  return [areaOf(from), areaOf(to)];
};
const SHIP_VERBS = ["load", "sail", "land", "maintain", "scrap"];
const isOfShip = (choice: Choice, ship: number): boolean =>
  SHIP_VERBS.includes(choice.verb) && Number(choice.sample.args["ship"]) === ship;

/** Where a ship of the seat lies, as an area. */
export function shipArea(table: Table, ship: number): number {
  return areaOf(table.nations[table.seat ?? -1]?.ships[ship - 1] ?? "");
}

/** The areas that a choice is about without being taken up first: sites, losses, volcanoes, flood plains, start areas. */
export function areasAbout(choice: Choice, scene: Scene): number[] {
  if (choice.verb === "move" || SHIP_VERBS.includes(choice.verb)) return [];
  const things = aboutOf(scene, choice).filter((thing) => thing.startsWith("area-"));
  return things.map((thing) => areaOf(thing.slice("area-".length)));
}

/** What can be clicked where, without taking anything up. */
export function placesOf(choices: Choice[], scene: Scene): Map<number, Choice[]> {
  const found = new Map<number, Choice[]>();
  for (const choice of choices) {
    for (const area of areasAbout(choice, scene)) if (area >= 0) found.set(area, [...(found.get(area) ?? []), choice]);
  }
  return found;
}

/** Whose tokens can be taken up: areas from which something can move. */
export function movable(choices: Choice[], table: Table): Set<number> {
  const found = new Set<number>();
  for (const choice of choices) {
    if (choice.verb === "move") found.add(border(choice)[0]);
    if (choice.verb === "load") found.add(shipArea(table, Number(choice.sample.args["ship"])));
  }
  return found;
}

/** Ships that something can be done with, by their numbers. */
export function sailing(choices: Choice[]): Set<number> {
  return new Set(
    choices.filter((choice) => SHIP_VERBS.includes(choice.verb)).map((choice) => Number(choice.sample.args["ship"])),
  );
}

export interface Target {
  area: number;
  /** What is open at once; nothing where a ship has to sail on first. */
  choices: Choice[];
  /** The coasts a ship enters one after the other. */
  route: number[];
}

export const byArea = (targets: Target[]): Map<number, Target> =>
  new Map(targets.map((target) => [target.area, target]));

/** Where what is held can be put down. */
export function targetsOf(held: Held, choices: Choice[], table: Table): Target[] {
  return held.kind === "area" ? fromArea(held.area, choices, table) : fromShip(held.ship, choices, table);
}

function fromArea(area: number, choices: Choice[], table: Table): Target[] {
  const across = choices.filter((choice) => choice.verb === "move" && border(choice)[0] === area);
  const aboard = choices.filter(
    (choice) => choice.verb === "load" && shipArea(table, Number(choice.sample.args["ship"])) === area,
  );
  const moves = across.map((choice): Target => ({ area: border(choice)[1], choices: [choice], route: [] }));
  return aboard.length ? [...moves, { area, choices: aboard, route: [] }] : moves;
}

function fromShip(ship: number, choices: Choice[], table: Table): Target[] {
  const own = choices.filter((choice) => isOfShip(choice, ship));
  const here = own.filter((choice) => choice.verb !== "sail");
  const found: Target[] = here.length ? [{ area: shipArea(table, ship), choices: here, route: [] }] : [];
  for (const way of askedIn(table).voyages?.[ship - 1] ?? []) {
    const route = way.map((coast) => COAST_INDEX.get(coast) ?? -1);
    const step = own.filter((choice) => choice.verb === "sail" && word(choice, "coast") === way[0]);
    if (step.length) found.push({ area: areaOf(way[way.length - 1] ?? ""), choices: step, route });
  }
  return found;
}

/** The next step of a voyage that is under way, if it is still open. */
export function nextStep(choices: Choice[], ship: number, route: number[]): Choice | null {
  const coast = COASTS[route[0] ?? -1]?.word;
  return (
    choices.find((choice) => choice.verb === "sail" && isOfShip(choice, ship) && word(choice, "coast") === coast) ??
    null
  );
}

/** What to ask about when something is put down, or clicked, where nothing is open. */
export function question(held: Held | null, area: number, choices: Choice[], table: Table): ActionRecord | null {
  const to = AREAS[area]?.id;
  if (!to) return null;
  if (held?.kind === "area") {
    const from = AREAS[held.area];
    return from?.land.includes(to) ? { verb: "move", count: 1, border: `${from.id} ${to}` } : null;
  }
  if (held?.kind === "ship") {
    const coast = COASTS.find((each) => each.area === area);
    return coast ? { verb: "sail", ship: held.ship, coast: coast.word } : null;
  }
  const sample = choices.find((choice) => "area" in choice.sample.args || choice.verb === "build-ship")?.sample;
  if (sample?.verb === "build-ship") {
    const coast = COASTS.find((each) => each.area === area);
    return coast ? { ...sample.args, verb: sample.verb, coast: coast.word } : null;
  }
  if (sample) return { ...sample.args, verb: sample.verb, area: to };
  const chosen = choices.find((choice) => choice.verb === "choose");
  const nation = Object.entries(askedIn(table).starts ?? {}).find(([, start]) => start === to)?.[0];
  return chosen && nation ? { verb: "choose", nation } : null;
}
