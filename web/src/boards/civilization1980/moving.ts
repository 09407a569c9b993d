/** From pointing and dragging on the map to actions: what can be taken up, and where it can be put down. */

import type { Choice } from "../../lib/choices";
import type { ActionRecord } from "../../lib/wire";
import {
  AREA_INDEX,
  AREAS,
  BOARD,
  COAST_INDEX,
  COAST_LINKS,
  COASTS,
  isOpenSea,
  NATIONS,
  owns,
  CARDS,
  startsFor,
} from "../../titles/civilization1980Facts";
import type { Table } from "../../titles/civilization1980Reading";

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
  return COASTS[table.ships[table.seat ?? -1]?.[ship - 1] ?? -1]?.area ?? -1;
}

/** The areas that a choice is about without being taken up first: sites, losses, volcanoes, flood plains, start areas. */
export function areasAbout(choice: Choice, table: Table): number[] {
  const { args } = choice.sample;
  if ("area" in args) return [areaOf(String(args["area"]))];
  if (choice.verb === "build-ship") return [areaOf(String(args["coast"]))];
  if ("volcano" in args) return (BOARD.volcano.find((each) => each.id === args["volcano"])?.areas ?? []).map(areaOf);
  if ("flood-plain" in args)
    return (BOARD.flood_plain.find((each) => each.id === args["flood-plain"])?.areas ?? []).map(areaOf);
  if (choice.verb === "choose") {
    const start = startsFor(table.players, table.isFull).get(String(args["nation"]));
    return start ? [areaOf(start)] : [];
  }
  return [];
}

/** What can be clicked where, without taking anything up. */
export function placesOf(choices: Choice[], table: Table): Map<number, Choice[]> {
  const found = new Map<number, Choice[]>();
  for (const choice of choices) {
    for (const area of areasAbout(choice, table)) if (area >= 0) found.set(area, [...(found.get(area) ?? []), choice]);
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
  const first = own
    .filter((choice) => choice.verb === "sail")
    .map((choice) => COAST_INDEX.get(word(choice, "coast")) ?? -1);
  for (const route of routes(table, ship, first)) {
    const last = COASTS[route[route.length - 1] ?? -1];
    const step = own.filter((choice) => choice.verb === "sail" && COAST_INDEX.get(word(choice, "coast")) === route[0]);
    if (last) found.push({ area: last.area, choices: step, route });
  }
  return found;
}

/** The shortest voyage to every coast in reach, beginning with one of these steps. */
export function routes(table: Table, ship: number, first: number[]): number[][] {
  const start = table.ships[table.seat ?? -1]?.[ship - 1] ?? -1;
  const steps = ((table.asked["steps"] ?? []) as number[])[ship - 1] ?? 0;
  const found = new Map<number, number[]>(first.map((coast) => [coast, [coast]]));
  let reached = [...found.values()];
  for (let step = 1; step < steps; step += 1) {
    const next: number[][] = [];
    for (const route of reached) {
      for (const coast of COAST_LINKS[route[route.length - 1] ?? -1] ?? []) {
        if (coast === start || found.has(coast) || !mayEnter(table, coast)) continue;
        const longer = [...route, coast];
        found.set(coast, longer);
        next.push(longer);
      }
    }
    reached = next;
  }
  return [...found.values()].filter(
    (route) => route.length === 1 || !isOpenSea(COASTS[route[route.length - 1] ?? -1]?.area ?? -1),
  );
}

const ASTRONOMY = CARDS.findIndex((card) => card.id === "astronomy");

function mayEnter(table: Table, coast: number): boolean {
  const area = COASTS[coast]?.area ?? -1;
  if (isOpenSea(area)) return !table.isFull || owns(table.cards[table.seat ?? -1] ?? 0, ASTRONOMY);
  return table.regions.includes(AREAS[area]?.region ?? "");
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
  const nation = [...startsFor(table.players, table.isFull)].find(([, start]) => start === to)?.[0];
  return chosen && nation && NATIONS.some((each) => each.id === nation) ? { verb: "choose", nation } : null;
}
