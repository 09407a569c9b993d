/** What stands on a card: a few words with signs among them, `Je [lab]: +1 [culture]`. */

import type { Language } from "../../lib/language";
import type { Scene } from "../../lib/presenter";
import { words } from "../../lib/telling";

/** Words, or a sign with the number that stands before it. */
export type Piece = string | { sign: string; value: string };

/** Signs that are drawn as the tokens they are, not as a symbol. */
export const TOKENS = ["civil", "military", "blue", "yellow"];

/** Signs whose names are those of something more. */
const NAMES: Record<string, string> = {
  civil: "good-civil-actions",
  military: "good-military-actions",
  blue: "good-blue-tokens",
  yellow: "good-yellow-tokens",
  cards: "good-military-cards",
};

/** A sign, and the number that belongs to it: `[lab]`, `−2 [science]`, `6/3/2 [resources]`. */
const SIGN = /(?:([+−]?\d[\d/]*) )?\[([a-z-]+)\]/gu;

/** No line is broken here. */
const TIE = "\u2060";

/** A sign is about as wide as so many letters. */
const WIDTH = "xx";

/** So many letters fit in each size, the largest first. */
const SIZES: [string, number][] = [
  ["large", 12],
  ["medium", 32],
  ["small", 58],
];

/** What stands on a card, line by line; nothing where its signs say everything. */
export function faceOf(scene: Scene, card: string): string[] {
  return (scene.telling?.faces?.[`card-${card}`] ?? []).map((line) => words(scene, line));
}

/** A text as words and signs; what stands right behind a sign stays with it, and so do signs with a stroke between. */
export function inscription(line: string): Piece[] {
  const text = line.replaceAll("/[", `/${TIE}[`).replace(/\](?=[^\s[])/gu, `]${TIE}`);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, 1: value = "", 2: sign = "", index } of text.matchAll(SIGN)) {
    if (index > end) pieces.push(text.slice(end, index));
    pieces.push({ sign, value });
    end = index + found.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** What a sign is called. */
export function signName(language: Language, sign: string): string {
  const id = [NAMES[sign] ?? "", `good-${sign}`, `subtype-${sign}`].find((each) => language.has(each));
  return id ? language.name(id) : "";
}

/** How large a text can stand on its card. */
export function sizeOf(lines: string[]): string {
  const { length } = lines.join(" ").replace(/\[[a-z-]+\]/gu, WIDTH);
  return SIZES.find(([, most]) => length <= most)?.[0] ?? "least";
}
