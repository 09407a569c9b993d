/** What a title adds to the plain way of showing it: names and colours of seats, the headline, questions and choices. */

import { quantities, secondOf, firstOf, wordsOf, type Choice } from "./choices";
import type { Arguments, Language } from "./language";
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

export interface Presenter {
  /** Messages that are told together, by the name of their list. */
  families: Record<string, string>;
  /** Lists that go over several seats; the others are of one seat. */
  across: Set<string>;
  /** Messages that stand above what follows them, the most important one first. */
  headings: string[];
  names(scene: Scene): string[];
  colours(scene: Scene): string[];
  headline(scene: Scene): string;
  questionArguments(scene: Scene): Arguments;
  /** What is asked, and a word of help; nothing where messages and arguments of the question will do. */
  question?(scene: Scene): { text: string; help: string };
  /** A choice in short where its heading says the rest; nothing where the plain words will do. */
  label(scene: Scene, choice: Choice): string;
  /** A choice of two parts where its first one stands before it; nothing where its label or its name will do. */
  second?(scene: Scene, choice: Choice): string;
  /** The number behind a choice: what it costs. */
  price(scene: Scene, choice: Choice): string;
  isHidden(event: GameEvent, view: View): boolean;
  /** Which heading an event is, 0 being the most important one; below 0 it is none. */
  rank?(event: GameEvent): number;
  /** The list that tells an event with others. */
  list?(event: GameEvent): string;
  /** Whether an event of one family with the last one is told in one sentence with it. */
  isToldWith(last: GameEvent, event: GameEvent): boolean;
  /** Events that are told together, one by one. */
  items(scene: Scene, run: GameEvent[], names: string[]): string[];
  /** What the numbers of a seat are made of: its score, its income. */
  breakdown?(scene: Scene, seat: number): Breakdown[];
  /** More about a thing than its name and its effect; nothing where these will do. */
  explain?(scene: Scene, id: string): Explained | null;
  /** What a value is called; nothing where the plain words will do. */
  value?(scene: Scene, domain: string, value: number | string): string;
  /** The thing that a choice is about; nothing where the plain way finds it. */
  subject?(scene: Scene, choice: Choice): string;
}

/** Colours of seats, told apart by everybody as far as eight can be; marks stand beside them. */
export const SEAT_COLOURS = ["#c8452f", "#2f7fb8", "#d39b1c", "#3f8f54", "#8a55a8", "#2b9c98", "#b5567e", "#6d6a63"];
/** Marks of seats, so that colour is never the only one. */
export const SEAT_MARKS = ["●", "■", "▲", "◆", "★", "✚", "⬟", "✦"];

export function seatName(scene: Scene, seat: number): string {
  const found = scene.seats.find((each) => each.seat === seat);
  return (found ? calledSeat(found) : "") || scene.language.text("player", { number: seat + 1 });
}

export const plain: Presenter = {
  families: {},
  across: new Set(),
  headings: ["round-begins", "phase-begins"],
  names: (scene) =>
    Array.from({ length: Number(scene.view["players"] ?? scene.seats.length) }, (_, seat) => seatName(scene, seat)),
  colours: (scene) =>
    Array.from({ length: Number(scene.view["players"] ?? 8) }, (_, seat) => SEAT_COLOURS[seat % 8] ?? "#666"),
  headline: (scene) => {
    const { language, view } = scene;
    return typeof view["round"] === "number" ? language.text("web-round", { round: view["round"] }) : "";
  },
  questionArguments: (scene) => plainArguments(scene.view["question"] as View | null),
  label: () => "",
  price: () => "",
  isHidden: () => false,
  isToldWith: () => true,
  items: ({ language }, run, names) => run.map((event) => language.event(event, names, "item")),
};

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

export function plainArguments(question: View | null): Arguments {
  const plainOnes = Object.entries(question ?? {}).filter(([, value]) => ["number", "string"].includes(typeof value));
  return Object.fromEntries<Arguments[string]>(plainOnes);
}

/** What is asked now, and a word of help. */
export function question(presenter: Presenter, scene: Scene): { text: string; help: string } {
  const told = presenter.question?.(scene);
  if (told) return { ...told, text: told.text || scene.language.text("web-choose") };
  const { language, view } = scene;
  const frame = String((view["question"] as View | null)?.["frame"] ?? "");
  const args = presenter.questionArguments(scene);
  const say = (key: string): string => (language.has(key) ? language.text(key, args) : "");
  return { text: say(`question-${frame}`) || language.text("web-choose"), help: say(`question-${frame}-help`) };
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

/** The thing that a choice is about, as the id of its name; nothing where it is about none. */
export function subjectOf(presenter: Presenter, scene: Scene, choice: Choice): string {
  const own = presenter.subject?.(scene, choice);
  if (own) return own;
  const named = wordsOf(choice).map(([domain, word]) => scene.language.nameId(domain, word.split(":")[0] ?? word));
  return named.find((id) => id && scene.language.effect(id)) ?? named.find(Boolean) ?? "";
}

/** What something is and does; nothing where there is nothing to say. */
export function explain(presenter: Presenter, scene: Scene, id: string): Explained | null {
  const own = presenter.explain?.(scene, id);
  if (own) return own;
  if (!scene.language.has(id)) return null;
  const effect = scene.language.effect(id);
  return { name: scene.language.name(id), lines: effect ? [effect] : [], rules: [] };
}

/** Whether an explanation says more than a name. */
export function saysMore({ kind, cost, lines, accounts = [], rules }: Explained): boolean {
  return Boolean(kind ?? cost) || lines.length + accounts.length + rules.length > 0;
}
