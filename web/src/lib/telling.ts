/** What the teller of a title says, put into words: it goes with every state, and nothing of it is worked out here. */

import { PIECES, SEAT_COLOURS, UNCOLOURED } from "./colours";
import type { Choice } from "./choices";
import type { Language } from "./language";
import {
  counted,
  pairNames,
  seatName,
  type Amounted,
  type Breakdown,
  type Explained,
  type Presenter,
  type Scene,
} from "./presenter";
import type { Account, Explanation, Said, Sum, Telling, ToldChoice } from "./wire";

const byCode = new WeakMap<Telling, Map<number, ToldChoice>>();

/** The choice that an action belongs to, as it is told. */
function toldChoice(telling: Telling, code: number): ToldChoice | undefined {
  let known = byCode.get(telling);
  if (!known) {
    known = new Map();
    for (const { choices } of telling.groups) {
      for (const choice of choices) for (const deed of choice.deeds) known.set(deed.code, choice);
    }
    byCode.set(telling, known);
  }
  return known.get(code);
}

function toldOf(scene: Scene, choice: Choice): ToldChoice | undefined {
  return scene.telling && toldChoice(scene.telling, choice.sample.code);
}

function names(scene: Scene): string[] {
  return (scene.telling?.seats ?? []).map(({ name }, seat) =>
    name ? scene.language.said(name, []) : seatName(scene, seat),
  );
}

/** The colours of the seats' pieces, where the game gives them any. */
function colours(scene: Scene): string[] {
  const seats = scene.telling?.seats ?? [];
  if (!seats.some(({ colour }) => colour)) return seats.map((_, seat) => SEAT_COLOURS[seat % 8] ?? UNCOLOURED);
  return seats.map(({ colour }) => PIECES[colour ?? ""] ?? UNCOLOURED);
}

/** What is said, with the names of the players in it. */
export function words(scene: Scene, said: Said | null | undefined): string {
  return said ? scene.language.said(said, names(scene)) : "";
}

/** The things that a choice is about, the one that it chooses first. */
export function aboutOf(scene: Scene, choice: Choice): string[] {
  return toldOf(scene, choice)?.about ?? [];
}

/** A choice in full, for where no heading stands above it. */
export function phraseOf(scene: Scene, choice: Choice): string {
  return words(scene, toldOf(scene, choice)?.phrase);
}

/** What a card says that lies open before the player; nothing where its signs say everything. */
export function textOf(scene: Scene, thing: string): string {
  return (scene.telling?.texts?.[thing] ?? []).map((line) => words(scene, line)).join(" ");
}

/** What led to the question: offers on the table, a card that is played, an attack. */
export function reasons(scene: Scene): string[] {
  return (scene.telling?.question?.because ?? []).map((reason) => words(scene, reason));
}

/** What is good to know of a choice. */
export function notesOf(scene: Scene, choice: Choice): string {
  return (toldOf(scene, choice)?.notes ?? []).map((note) => words(scene, note)).join(", ");
}

function label(scene: Scene, choice: Choice): string {
  const said = toldOf(scene, choice)?.label;
  return said ? [words(scene, said), notesOf(scene, choice)].filter(Boolean).join(" · ") : "";
}

function second(scene: Scene, choice: Choice): string {
  const [, name] = pairNames(told, scene, choice);
  return [`→ ${name}`, notesOf(scene, choice)].filter(Boolean).join(" · ");
}

function account(scene: Scene, { heading, rows, total }: Account): Breakdown {
  const found: Breakdown = { title: words(scene, heading), rows: rows.map((row) => amounted(scene, row)) };
  if (total) found.total = amounted(scene, total);
  return found;
}

function amounted(scene: Scene, { label: said, value, parts, note }: Sum): Amounted {
  const found: Amounted = { label: words(scene, said), value: typeof value === "number" ? value : words(scene, value) };
  if (parts) found.parts = parts.map((part) => amounted(scene, part));
  if (note) found.note = words(scene, note);
  return found;
}

/** What a thing is; the accounts of a player have a place of their own. */
function explained(scene: Scene, { thing, name, kind, cost, lines, accounts, rules }: Explanation): Explained {
  const found: Explained = { name: words(scene, name), lines: lines.map((line) => words(scene, line)), rules };
  const shown = thing.startsWith("seat-") ? [] : accounts;
  if (shown.length) found.accounts = shown.map((each) => account(scene, each));
  if (kind) found.kind = words(scene, kind);
  if (cost) found.cost = words(scene, cost);
  return found;
}

/** What a thing is, in words, outside of any game. */
export function explainedThing(language: Language, explanation: Explanation): Explained {
  return explained({ language, view: {}, seats: [] }, explanation);
}

/** Shows a title by what its teller says. */
export const told: Presenter = {
  names,
  colours,
  headline: (scene) => words(scene, scene.telling?.headline),
  question: (scene) => ({
    text: words(scene, scene.telling?.question?.text),
    help: words(scene, scene.telling?.question?.help),
  }),
  label,
  second,
  price: (scene, choice) => words(scene, toldOf(scene, choice)?.price),
  subject: (scene, choice) => aboutOf(scene, choice)[0] ?? "",
  explain: (scene, thing) => {
    const found = scene.ask?.(thing);
    return found ? explained(scene, found) : null;
  },
  breakdown: (scene, seat) => (scene.ask?.(`seat-${seat + 1}`)?.accounts ?? []).map((each) => account(scene, each)),
  isHidden: (event) => event.told?.hidden ?? false,
  rank: (event) => (event.told?.heading ?? 0) - 1,
  list: (event) => event.told?.list ?? "",
  isToldWith: (last, event) => {
    const leads = last.told?.leads ?? last.told?.joins;
    return Boolean(event.told?.joins) && event.told?.joins === leads;
  },
  items: ({ language }, run, called) => {
    const messages = new Set(run.map(({ message }) => message));
    const kept = run.filter((event) => !(event.told?.yields && messages.has(event.told.yields)));
    return counted(extended(language, kept, called));
  },
};

/** Items one by one; an event that goes on the one before it is told with it. */
function extended(language: Language, run: Parameters<Presenter["items"]>[1], called: string[]): string[] {
  const items: string[] = [];
  run.forEach((event, at) => {
    const goesOn = event.told?.extends && event.told.extends === run[at - 1]?.told?.extends;
    if (goesOn) items.push(`${items.pop() ?? ""}${language.event(event, called, "more")}`);
    else items.push(language.event(event, called, "item"));
  });
  return items;
}
