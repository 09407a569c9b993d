/** Real positions for every kind of question, written by positions.py. */
import { readFileSync } from "node:fs";
import type { Table } from "../../src/boards/civilization1980/sight";
import { collect } from "../../src/lib/choices";
import { language } from "../../src/lib/language";
import { readAction } from "../../src/lib/reading";
import type { Scene } from "../../src/lib/presenter";
import type { LanguageCode } from "../../src/lib/settings.svelte";
import type { SentAction, Telling } from "../../src/lib/wire";

export interface Position {
  kind: string;
  view: Table;
  legal: SentAction[];
  telling: Telling;
}

export const positions = JSON.parse(readFileSync("tests/civilization1980/positions.json", "utf8")) as Position[];
export const position = (kind: string): Position => positions.find((each) => each.kind === kind) as Position;
export const choicesOf = (each: Position) => collect(each.legal.map(readAction), each.telling);
/** A scene as the page makes it; with a prototype of its own, so that nothing watches every number in it. */
export async function sceneOf(each: Position, code: LanguageCode = "en"): Promise<Scene<Table>> {
  const { view, telling } = each;
  const scene: Scene<Table> = { language: await language(code, "civilization-1980"), view, telling, seats: [] };
  return Object.assign(Object.create({}) as Scene<Table>, scene);
}
