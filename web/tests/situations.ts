/** Real positions, written by dev/fixtures.py. */
import { readdirSync, readFileSync } from "node:fs";
import { configure } from "@testing-library/svelte";
import { language } from "../src/lib/language";
import type { Scene } from "../src/lib/presenter";
import type { LanguageCode } from "../src/lib/settings.svelte";
import { readAction, readEvents, type GameEvent, type LegalAction } from "../src/lib/reading";
import type { Happening, StateMessage } from "../src/lib/wire";

/** Busy machines fetch a board slowly; what is waited for comes all the same. */
configure({ asyncUtilTimeout: 60_000 });

export interface Situation {
  title: string;
  state: StateMessage;
  legal: LegalAction[];
  events: GameEvent[];
  words: Record<LanguageCode, { phrases: string[]; question: [string, string]; headline: string; log: string[] }>;
}

export const TITLES = readdirSync("tests/fixtures").map((file) => file.replace(".json", ""));
export const CODES: LanguageCode[] = ["en", "de"];

export function situations(title: string): Situation[] {
  const stored = JSON.parse(readFileSync(`tests/fixtures/${title}.json`, "utf8")) as (Situation & {
    entries: Happening[];
  })[];
  return stored.map((each) => ({ ...each, legal: each.state.legal.map(readAction), events: readEvents(each.entries) }));
}

export async function sceneOf(situation: Situation, code: LanguageCode = "en"): Promise<Scene> {
  const { view, telling } = situation.state;
  return { language: await language(code, situation.title), view, telling, seats: [] };
}
