import type { Language } from "../../lib/language";

/** What a card, a piece, a resource or a marker is called. */
export function named(language: Language, word: string): string {
  const kind = ["card", "piece", "resource", "marker"].find((each) => language.has(`${each}-${word}`));
  return kind ? language.name(`${kind}-${word}`) : word.replaceAll("-", " ");
}

/** What there is some of, and how much. */
export function counts(record: Record<string, number>): [string, number][] {
  return Object.entries(record).filter(([, count]) => count > 0);
}
