import type { Square } from "../../generated/civilization_2010";
import type { Language } from "../../lib/language";

const KINDS = ["card", "piece", "resource", "icon", "feature", "marker"];

/** What a card, a piece, a resource, an icon or a marker is called. */
export function named(language: Language, word: string): string {
  const kind = KINDS.find((each) => language.has(`${each}-${word}`));
  return kind ? language.name(`${kind}-${word}`) : word.replaceAll("-", " ");
}

/** What is worth knowing about a square besides what is drawn: the city there, what stands or lies there, its terrain. */
export function explainedBy(
  language: Language,
  { square, piece, printed, terrain, figures }: Square,
): string | undefined {
  if (piece === "city" || figures) return `square-${square}`;
  const word = piece ?? printed ?? "";
  const id = ["card", "resource", "feature", "piece"]
    .map((kind) => `${kind}-${word}`)
    .find((each) => language.has(each));
  return id ?? (terrain ? `terrain-${terrain}` : undefined);
}

/** What goods of a deal are called. */
export function goodsName(language: Language, word: string): string {
  return language.name(language.has(`goods-${word}`) ? `goods-${word}` : `resource-${word}`);
}

/** What there is some of, and how much. */
export function counts(record: Record<string, number>): [string, number][] {
  return Object.entries(record).filter(([, count]) => count > 0);
}
