/** Real positions for every kind of question, written by positions.py. */
import { readFileSync } from "node:fs";
import { collect } from "../../src/lib/choices";
import { language } from "../../src/lib/language";
import { readAction } from "../../src/lib/reading";
import type { Scene } from "../../src/lib/presenter";
import type { LanguageCode } from "../../src/lib/settings.svelte";
import type { SentAction, View } from "../../src/lib/wire";

export interface Position {
  kind: string;
  view: View;
  legal: SentAction[];
  points: number;
  step: number;
  prices?: number[];
}

const stored = JSON.parse(readFileSync("tests/civilization1980/positions.json", "utf8")) as {
  coasts: string[];
  links: number[][];
  positions: Position[];
};
export const { coasts, links, positions } = stored;
export const position = (kind: string): Position => positions.find((each) => each.kind === kind) as Position;
export const choicesOf = (each: Position) => collect(each.legal.map(readAction));
/** A scene as the page makes it; with a prototype of its own, so that nothing watches every number in it. */
export async function sceneOf(each: Position, code: LanguageCode = "en"): Promise<Scene> {
  const scene: Scene = { language: await language(code, "civilization-1980"), view: each.view, seats: [] };
  return Object.assign(Object.create({}) as Scene, scene);
}
