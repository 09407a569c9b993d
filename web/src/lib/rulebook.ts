/** What rules are called where they are cited: asked for once for each title and language, when the first one is shown. */

import { SvelteMap } from "svelte/reactivity";
import { marks } from "./api";
import type { RuleMarks } from "./wire";

const books = new SvelteMap<string, RuleMarks["marks"]>();
const asked = new Set<string>();

/** Section and title of a rule in a language; nothing as long as the server has not said so. */
export function markOf(title: string, id: string, code: string): string {
  const key = `${title}/${code}`;
  if (!asked.has(key)) {
    asked.add(key);
    marks(title, code).then(
      (found) => books.set(key, found.marks),
      () => asked.delete(key),
    );
  }
  return books.get(key)?.[id] ?? "";
}
