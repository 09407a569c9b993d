/** Names, events and actions as sentences, from the same language files as the terminal (`src/civitas/language.py`). */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import kinds from "../generated/kinds.json";
import { words } from "./api";
import type { LanguageCode } from "./settings.svelte";
import type { GameEvent, LegalAction } from "./reading";
import type { Argument, Said, TitleWords } from "./wire";

export type Arguments = Record<string, FluentVariable>;

const files = import.meta.glob<string>(
  [
    "@locale/*/*.ftl",
    "!**/civitas-automa.ftl",
    "!**/civitas-letters.ftl",
    "!**/civitas-mcp.ftl",
    "!**/civitas-page-*.ftl",
    "!**/*-titles.ftl",
    "!**/*-rules.ftl",
    "!**/*-lessons.ftl",
  ],
  { import: "default" },
);

const SHARED = "civitas";
const SEATS = ["seat", "other"];
const PREPOSITIONS = ["in", "to", "from"];
/** By which kinds of names the words of a domain go, its own first: those of `source` are also resources. */
export type Kinds = Record<string, string[]>;

/** As the verbs of the titles say that the page is built with; others bring theirs. */
const KINDS: Record<string, Kinds> = kinds;

/** One language for one title (or for none): every message by its id. */
export class Language {
  readonly #bundle: FluentBundle;
  readonly #ids: string[];
  readonly #shared: Map<string, Set<string>>;
  /** What places of one table are called. */
  readonly #called = new Map<string, string>();

  /** `like`: a language whose messages it shares. */
  constructor(
    readonly code: LanguageCode,
    texts: string[],
    readonly kinds: Kinds = {},
    like?: Language,
  ) {
    this.#bundle = like ? like.#bundle : new FluentBundle(code, { useIsolating: false });
    this.#ids = like ? like.#ids : [];
    this.#shared = like ? like.#shared : new Map<string, Set<string>>();
    for (const text of texts) {
      const resource = new FluentResource(text);
      this.#bundle.addResource(resource);
      this.#ids.push(...resource.body.map((entry) => entry.id));
    }
  }

  /** The same language at a table that says what its places are called. */
  calling(called: Record<string, Said>): Language {
    const found = new Language(this.code, [], this.kinds, this);
    for (const [id, said] of Object.entries(called)) found.#called.set(id, this.said(said, []));
    return found;
  }

  /** The same language with more messages, which all who share it get. */
  with(text: string): Language {
    return new Language(this.code, [text], this.kinds, this);
  }

  has(message: string): boolean {
    return this.#called.has(message) || this.#bundle.getMessage(message)?.value != null;
  }

  /** A message with its arguments; a message nobody has written shows its id. */
  text(message: string, args: Arguments = {}): string {
    const called = this.#called.get(message);
    if (called) return called;
    const pattern = this.#bundle.getMessage(message)?.value;
    if (pattern == null) return message;
    return this.#bundle.formatPattern(pattern, args, []);
  }

  /** What something is called; without a name its id has to do. */
  name(id: string): string {
    if (this.has(id)) return this.text(id);
    const at = id.indexOf("-");
    return (at < 0 ? "" : id.slice(at + 1).replaceAll("-", " ")) || id;
  }

  place(id: string, preposition: string): string {
    return this.text(`place-${preposition}`, { id, name: this.name(id) });
  }

  /** Names one after the other, equal ones counted. */
  listing(ids: string[]): string {
    const counts = new Map<string, number>();
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    return [...counts].map(([id, count]) => (count === 1 ? this.name(id) : `${count} ${this.name(id)}`)).join(", ");
  }

  /** What happened, in the words of the title; what concerns the table and not the game, in those of the page. */
  event(event: GameEvent, names: string[], prefix = "event"): string {
    const id = `${prefix}-${event.message}`;
    return this.text(this.has(id) ? id : `web-${event.message}`, this.eventArguments(event, names));
  }

  /** The same, told to somebody who sees everything: what addresses one seat (`event-`) names it (`seen-`). */
  eventSeen(event: GameEvent, names: string[]): string {
    return this.event(event, names, this.has(`seen-${event.message}`) ? "seen" : "event");
  }

  eventArguments(event: GameEvent, names: string[]): Arguments {
    const prepared: Arguments = {};
    for (const [key, value] of Object.entries(event.arguments)) this.#prepare(prepared, key, value, names);
    return prepared;
  }

  #prepare(prepared: Arguments, key: string, value: Argument, names: string[]): void {
    if (Array.isArray(value)) {
      prepared[key] = this.listing(value);
      prepared[`${key}_count`] = value.length;
    } else if (SEATS.includes(key) && typeof value === "number") {
      prepared[key] = value >= 0 ? (names[value] ?? String(value + 1)) : "none";
      prepared[`${key}_number`] = value + 1;
    } else if (typeof value === "string") {
      prepared[key] = this.name(value);
      prepared[`${key}_id`] = value;
      for (const preposition of PREPOSITIONS) prepared[`${key}_${preposition}`] = this.place(value, preposition);
    } else {
      prepared[key] = value;
    }
  }

  /** What a teller says, in words; `names` are those of the seats. */
  said({ message, arguments: given = {} }: Said, names: string[]): string {
    const prepared: Arguments = {};
    for (const [key, value] of Object.entries(given)) {
      if (typeof value === "string") this.#prepareThing(prepared, key, value, names);
      else if (typeof value === "object" && !Array.isArray(value)) prepared[key] = this.said(value, names);
      else this.#prepare(prepared, key, value, []);
    }
    return this.text(message, prepared);
  }

  #prepareThing(prepared: Arguments, key: string, thing: string, names: string[]): void {
    const seat = /^seat-(\d+)$/.exec(thing);
    if (!seat) this.#prepare(prepared, key, thing, names);
    else {
      prepared[key] = names[Number(seat[1]) - 1] ?? String(seat[1]);
      prepared[`${key}_number`] = Number(seat[1]);
    }
  }

  /** An action as a phrase; `changed` replaces arguments, such as a number by a range. */
  action(action: LegalAction, changed: Arguments = {}): string {
    const args: Arguments = {};
    for (const [domain, value] of Object.entries(action.args)) this.#domainArguments(args, domain, value);
    return this.text(`verb-${action.verb}`, { ...args, ...changed });
  }

  #domainArguments(args: Arguments, domain: string, value: number | string): void {
    const key = domain.replaceAll("-", "_");
    if (typeof value === "number") {
      args[key] = value;
      return;
    }
    const words = value.split(" ");
    args[key] = this.value(domain, value);
    args[`${key}_id`] = words[0] ?? "";
    words.forEach((word, index) => {
      const part = words.length > 1 ? `${key}_${index + 1}` : key;
      args[part] = this.word(domain, word);
      const id = this.nameId(domain, word.split(":")[0] ?? word);
      if (id) for (const preposition of PREPOSITIONS) args[`${part}_${preposition}`] = this.place(id, preposition);
    });
  }

  /** What a value of a domain is called, such as `Knossos` or `Knossos → Phaestos`. */
  value(domain: string, value: number | string): string {
    if (typeof value === "number") return String(value);
    return value
      .split(" ")
      .map((word) => this.word(domain, word))
      .join(" → ");
  }

  word(domain: string, word: string): string {
    const [plain = word, part] = word.split(":");
    if (part) return `${this.word(domain, plain)} (${this.name(`coast-${part}`)})`;
    const place = /^(-?\d+),(-?\d+)$/.exec(word);
    if (place) return this.#coordinates(Number(place[1]), Number(place[2]));
    const cut = word.lastIndexOf("-");
    const stem = cut < 0 ? "" : word.slice(0, cut);
    const last = word.slice(cut + 1);
    const id = this.nameId(domain, word);
    if (id) {
      const name = this.name(id);
      return this.#isShared(id, name) && cut >= 0 ? `${name} (${last.toUpperCase()})` : name;
    }
    if (stem && this.has(`${domain}-as-${last}`)) {
      return this.text(`${domain}-as-${last}`, { name: this.word(domain, stem) });
    }
    return stem && /^\d+$/.test(last) ? `${this.word(domain, stem)} ${last}` : word.replaceAll("-", " ");
  }

  #coordinates(east: number, south: number): string {
    const steps: [string, number][] = [
      [east < 0 ? "west" : "east", east],
      [south < 0 ? "north" : "south", south],
    ];
    return steps.map(([way, count]) => `${this.text(`coordinate-${way}`)}${Math.abs(count)}`).join("/");
  }

  /** Whether several things of a kind go by this name that differ in the end of their ids, as cards of several ages do. */
  #isShared(id: string, name: string): boolean {
    const kind = id.slice(0, id.indexOf("-") + 1);
    const key = (other: string, called: string): string => `${other.slice(0, other.lastIndexOf("-"))} ${called}`;
    let shared = this.#shared.get(kind);
    if (!shared) {
      const seen = new Set<string>();
      shared = new Set<string>();
      for (const other of new Set(this.#ids)) {
        if (!other.startsWith(kind) || /-(text|effect)$/.test(other)) continue;
        const named = key(other, this.name(other));
        if (seen.has(named)) shared.add(named);
        seen.add(named);
      }
      this.#shared.set(kind, shared);
    }
    return shared.has(key(id, name));
  }

  /** The id under which a word of a domain has its name, or nothing. */
  nameId(domain: string, word: string): string {
    const kind = (this.kinds[domain] ?? [domain]).find((each) => this.has(`${each}-${word}`));
    return kind ? `${kind}-${word}` : "";
  }
}

const loaded = new Map<string, Promise<Language>>();

/** The language of this code for this title; its files are fetched once. */
export function language(code: LanguageCode, title = ""): Promise<Language> {
  const key = `${code}/${title}`;
  const known = loaded.get(key) ?? load(code, title);
  loaded.set(key, known);
  return known;
}

async function load(code: LanguageCode, title: string): Promise<Language> {
  const paths = filesOf(Object.keys(files), code, title);
  const isBuilt = !title || paths.some((path) => ownerOf(path) !== SHARED);
  const brought = isBuilt ? { texts: [], kinds: KINDS[title] ?? {} } : await broughtWords(code, title);
  const texts = await Promise.all(paths.map(async (path) => (await files[path]?.()) ?? ""));
  return new Language(code, [...brought.texts, ...texts], brought.kinds);
}

/** The words of a title that the page was not built with; where they do not come they are asked for again next time. */
function broughtWords(code: LanguageCode, title: string): Promise<TitleWords> {
  return words(title, code).catch(() => {
    loaded.delete(`${code}/${title}`);
    return { texts: [], kinds: {} };
  });
}

/** The files of a title, of its family and of all, in this order: the first of two messages of one id counts. */
export function filesOf(paths: string[], code: string, title: string): string[] {
  const family = title.includes("-") ? title.slice(0, title.lastIndexOf("-")) : "";
  const owners = [title, family, SHARED].filter(Boolean);
  const ranked = paths
    .filter((path) => path.includes(`/${code}/`))
    .map((path): [number, string] => [owners.indexOf(ownerOf(path)), path]);
  return ranked
    .filter(([rank]) => rank >= 0)
    .sort(([a, x], [b, y]) => a - b || (x.slice(0, -4) < y.slice(0, -4) ? -1 : 1))
    .map(([, path]) => path);
}

function ownerOf(path: string): string {
  const stem = path.slice(path.lastIndexOf("/") + 1).replace(/\.ftl$/, "");
  return stem.split("-")[0] === SHARED ? SHARED : stem.slice(0, stem.lastIndexOf("-"));
}
