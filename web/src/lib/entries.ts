/** The entries of a scenario, as a tree of plain values, and how they are changed. Nothing in place. */

export type Entry = null | boolean | number | string | Entry[] | Entries;
export interface Entries {
  [key: string]: Entry;
}
export type EntryPath = (string | number)[];

/** Of no interest to whoever sets a position up: how the dice lie, what is under way. */
export const MACHINERY = ["dice", "flow", "known"];

export const isEntries = (entry: Entry | undefined): entry is Entries =>
  typeof entry === "object" && entry !== null && !Array.isArray(entry);

export function entryAt(root: Entry, path: EntryPath): Entry | undefined {
  return path.reduce<Entry | undefined>((entry, key) => {
    if (Array.isArray(entry)) return entry[Number(key)];
    return isEntries(entry) ? entry[key] : undefined;
  }, root);
}

/** The tree with another entry at a path; nothing: without it. */
export function withEntry(root: Entry, path: EntryPath, entry: Entry | undefined): Entry {
  const [key, ...rest] = path;
  if (key === undefined) return entry ?? null;
  if (Array.isArray(root)) {
    const changed: (Entry | undefined)[] = [...root];
    const at = Number(key);
    changed[at] = rest.length ? withEntry(root[at] ?? null, rest, entry) : entry;
    return changed.filter((each) => each !== undefined);
  }
  const entries: Entries = isEntries(root) ? root : {};
  if (!rest.length && entry === undefined) {
    return Object.fromEntries(Object.entries(entries).filter(([name]) => name !== String(key)));
  }
  const below = entries[key] ?? null;
  return { ...entries, [key]: rest.length ? withEntry(below, rest, entry) : (entry ?? null) };
}

/** One more of a word: in a list it is added or taken away, where things are counted there is one more of it. */
export function putInto(entry: Entry | undefined, word: string): Entry {
  if (Array.isArray(entry)) return entry.includes(word) ? entry.filter((each) => each !== word) : [...entry, word];
  if (isEntries(entry)) {
    const before = entry[word];
    return { ...entry, [word]: typeof before === "number" ? before + 1 : 1 };
  }
  return word;
}

/** Whether an entry, or its key, has to do with a word. */
export function mentions(key: string | number, entry: Entry, word: string): boolean {
  if (!word) return true;
  const isIt = (text: string): boolean => text.toLowerCase().includes(word.toLowerCase());
  if (typeof key === "string" && isIt(key)) return true;
  if (Array.isArray(entry)) return entry.some((each, at) => mentions(at, each, word));
  if (isEntries(entry)) return Object.entries(entry).some(([name, each]) => mentions(name, each, word));
  return typeof entry === "string" && isIt(entry);
}

/** The word by which scenarios name a thing of the board: `knossos` for `area-knossos`. */
export const wordOf = (thing: string): string => thing.slice(thing.indexOf("-") + 1);

/** Something typed, as the plain value that it looks like. */
export function read(text: string): Entry {
  const typed = text.trim();
  if (typed === "") return null;
  if (typed === "true" || typed === "false") return typed === "true";
  return /^-?\d+$/.test(typed) ? Number(typed) : typed;
}
