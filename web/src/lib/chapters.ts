import { folded, hasAll, type Folded } from "./searching";
import type { Rulebook, RuleEntry } from "./wire";

export interface Chapter {
  id: string;
  name: string;
  rules: RuleEntry[];
}

/** The rules of a book with everything in them that can be searched for. */
export interface Searchable {
  rule: RuleEntry;
  text: Folded;
}

export function searchable({ chapters, rules }: Rulebook): Searchable[] {
  const names = new Map(chapters.map(({ id, name }) => [id, name]));
  return rules.map((rule) => ({
    rule,
    text: folded([names.get(rule.chapter), rule.id, rule.section, rule.title, rule.text, rule.variant].join(" ")),
  }));
}

/** The rules that have all these words, by chapters; rules without one come last, under this name. */
export function chaptersOf(book: Rulebook, texts: Searchable[], words: string[], without: string): Chapter[] {
  const found = new Map<string, Chapter>(book.chapters.map(({ id, name }) => [id, { id, name, rules: [] }]));
  found.set("", { id: "", name: without, rules: [] });
  for (const { rule, text } of texts) {
    if (hasAll(text, words)) (found.get(rule.chapter) ?? found.get(""))?.rules.push(rule);
  }
  return [...found.values()].filter(({ rules }) => rules.length);
}
