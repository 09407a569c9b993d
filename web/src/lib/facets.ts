/** By what cards and components can be narrowed: what they are, and whatever else is said of their kind. */

import type { Language } from "./language";
import type { ThingShown } from "./wire";

export interface Facet {
  key: string;
  values: { id: string; name: string; count: number }[];
}

/** What is chosen, by the keys of facets; nothing: all. */
export type Chosen = Record<string, string>;

const SORT = "sort";
const KIND = "kind";

/** What a thing is for each facet: the first word of its id, and the arguments of what is said of its kind. */
export function traits({ explanation: { thing, kind } }: ThingShown): Record<string, string[]> {
  const found: Record<string, string[]> = { [SORT]: [thing.split("-")[0] ?? ""] };
  const told = Object.entries(kind?.arguments ?? {});
  for (const [key, value] of told) {
    if (typeof value === "string") found[key] = [value];
    else if (Array.isArray(value)) found[key] = value;
  }
  if (kind && !told.length) found[KIND] = [kind.message];
  return found;
}

/** The facets of these things, each with the values that several of them have, in their own order. */
export function facetsOf(things: ThingShown[], language: Language): Facet[] {
  const counts = new Map<string, Map<string, number>>();
  for (const thing of things) {
    for (const [key, values] of Object.entries(traits(thing))) {
      const known = counts.get(key) ?? new Map<string, number>();
      counts.set(key, known);
      for (const value of values) known.set(value, (known.get(value) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([key, known]) => ({ key, values: valuesOf(key, known, language) }))
    .filter(({ values }) => values.length > 1);
}

function valuesOf(key: string, known: Map<string, number>, language: Language): Facet["values"] {
  const named = (id: string): string => {
    if (key === SORT) return language.text(`rulebook-sort-${id}`);
    return language.has(id) ? language.text(id) : id;
  };
  return [...known]
    .filter(([, count]) => count > 1 || key === SORT)
    .map(([id, count]) => ({ id, name: named(id), count }));
}

export function isChosen(thing: ThingShown, chosen: Chosen): boolean {
  const own = traits(thing);
  return Object.entries(chosen).every(([key, value]) => !value || (own[key]?.includes(value) ?? false));
}
