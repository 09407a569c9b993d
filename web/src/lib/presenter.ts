/** What a title adds to the plain way of showing it: names and colours of seats, the headline, questions and choices. */

import { quantities, secondOf, firstOf, type Choice } from "./choices";
import type { Language } from "./language";
import { calledSeat } from "./reading";
import type { GameEvent } from "./reading";
import type { Explanation, SeatShown, Telling, View } from "./wire";

export interface Scene<Seen = View> {
  language: Language;
  view: Seen;
  seats: SeatShown[];
  telling?: Telling;
  /** What a thing is; nothing as long as it is not known. */
  ask?: (thing: string) => Explanation | null;
}

/** A number and what it is made of. */
export interface Amounted {
  label: string;
  value: number | string;
  parts?: Amounted[];
  note?: string;
}

/** A table of numbers of one seat, such as its score or its income. */
export interface Breakdown {
  title: string;
  rows: Amounted[];
  total?: Amounted;
}

/** What something is and does, for a card beside it. */
export interface Explained {
  name: string;
  /** What kind of thing it is, such as `Wonder · Age II`. */
  kind?: string;
  cost?: string;
  lines: string[];
  /** Its numbers, and what they are made of. */
  accounts?: Breakdown[];
  rules: string[];
}

/** How a title is put into words; `told` of telling.ts does it for all of them. */
export interface Presenter {
  names(scene: Scene): string[];
  colours(scene: Scene): string[];
  headline(scene: Scene): string;
  /** What is asked, and a word of help. */
  question(scene: Scene): { text: string; help: string };
  /** A choice in short where its heading says the rest; nothing where the plain words will do. */
  label(scene: Scene, choice: Choice): string;
  /** A choice of two parts where its first one stands before it. */
  second(scene: Scene, choice: Choice): string;
  /** The number behind a choice: what it costs. */
  price(scene: Scene, choice: Choice): string;
  isHidden(event: GameEvent): boolean;
  /** Which heading an event is, 0 being the most important one; below 0 it is none. */
  rank(event: GameEvent): number;
  /** The list that tells an event with others. */
  list(event: GameEvent): string;
  /** Whether an event is told in one sentence with the last one. */
  isToldWith(last: GameEvent, event: GameEvent): boolean;
  /** Events that are told together, one by one. */
  items(scene: Scene, run: GameEvent[], names: string[]): string[];
  /** What the numbers of a seat are made of: its score, its income. */
  breakdown(scene: Scene, seat: number): Breakdown[];
  /** What a thing is and does; nothing where its name will do. */
  explain(scene: Scene, id: string): Explained | null;
  /** What a value is called; nothing where the plain words will do. */
  value?(scene: Scene, domain: string, value: number | string): string;
  /** The thing that a choice is about. */
  subject(scene: Scene, choice: Choice): string;
}

export { SEAT_COLOURS } from "./colours";
/** Marks of seats, so that colour is never the only one. */
export const SEAT_MARKS = ["●", "■", "▲", "◆", "★", "✚", "⬟", "✦"];

export function seatName(scene: Scene, seat: number): string {
  const found = scene.seats.find((each) => each.seat === seat);
  return (found ? calledSeat(found, scene.language) : "") || scene.language.text("player", { number: seat + 1 });
}

/** Equal items that follow each other are counted. */
export function counted(items: string[]): string[] {
  const found: { item: string; count: number }[] = [];
  for (const item of items) {
    const last = found[found.length - 1];
    if (last?.item === item) last.count += 1;
    else found.push({ item, count: 1 });
  }
  return found.map(({ item, count }) => (count === 1 ? item : `${item} ×${count}`));
}

/** What is asked now, and a word of help. */
export function question(presenter: Presenter, scene: Scene): { text: string; help: string } {
  const { text, help } = presenter.question(scene);
  return { text: text || scene.language.text("web-choose"), help };
}

/** The whole phrase of a choice, `move 1–4 tokens from Knossos to Phaestos`. */
export function phrase(language: Language, choice: Choice): string {
  const counts = quantities(choice);
  if (choice.counted && counts.length > 1) {
    return language.action(choice.sample, { [choice.counted]: `${counts[0]}–${counts[counts.length - 1]}` });
  }
  return language.action(choice.sample);
}

/** A choice below the heading of its verb: what it is about, without the verb. */
export function shortLabel(presenter: Presenter, scene: Scene, choice: Choice): string {
  const own = presenter.label(scene, choice);
  if (own) return own;
  const named = Object.entries(choice.sample.args).filter(([name]) => name !== choice.counted);
  if (named.length === 0) return phrase(scene.language, choice);
  return named.map(([domain, value]) => valueName(presenter, scene, domain, value)).join(" · ");
}

/** A value by its name; numbers of players are the names of seats. */
export function valueName(presenter: Presenter, scene: Scene, domain: string, value: number | string): string {
  const own = presenter.value?.(scene, domain, value);
  if (own) return own;
  if (domain === "player" && typeof value === "number") return presenter.names(scene)[value - 1] ?? String(value);
  const numbered = `web-numbered-${domain}`;
  if (typeof value === "number" && scene.language.has(numbered))
    return scene.language.text(numbered, { number: value });
  return scene.language.value(domain, value);
}

/** The first and the second part of a pair, `Knossos` and `Phaestos`. */
export function pairNames(presenter: Presenter, scene: Scene, choice: Choice): [string, string] {
  const name = ([domain, value]: [string, number | string]): string => valueName(presenter, scene, domain, value);
  return [name(firstOf(choice)), name(secondOf(choice))];
}

/** Help for the page: sentences that tell what to type in the terminal are left out. */
export function pageHelp(help: string): string {
  return help
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !sentence.includes("`"))
    .join(" ");
}

/** What something is and does; nothing where there is nothing to say. */
export function explain(presenter: Presenter, scene: Scene, id: string): Explained | null {
  const own = presenter.explain(scene, id);
  if (own) return own;
  return scene.language.has(id) ? { name: scene.language.name(id), lines: [], rules: [] } : null;
}

/** Whether an explanation says more than a name. */
export function saysMore({ kind, cost, lines, accounts = [], rules }: Explained): boolean {
  return Boolean(kind ?? cost) || lines.length + accounts.length + rules.length > 0;
}
