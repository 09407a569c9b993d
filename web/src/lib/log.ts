/** What happened, in sentences: events of one kind that follow each other are told together. */

import type { Language } from "./language";
import type { Presenter, Scene } from "./presenter";
import type { GameEvent } from "./reading";
import type { View } from "./wire";

export interface Told {
  key: string;
  seq: number;
  /** Where in the log it begins; it goes up to `seq`. */
  from: number;
  text: string;
  rules: string[];
  /** 0: a sentence; 1: the most important heading; 2: a heading below it. */
  level: 0 | 1 | 2;
  seat: number | null;
}

/** The events as lines; headings under which nothing happened are left out. Lines told before are not told anew. */
export function lines(presenter: Presenter, scene: Scene, events: GameEvent[]): Told[] {
  const told: Told[] = [];
  let waiting = new Map<string, Told>();
  const names = presenter.names(scene);
  const book = bookFor(scene, names);
  for (const run of runs(
    presenter,
    events.filter((event) => !presenter.isHidden(event)),
  )) {
    const first = run[0] as GameEvent;
    const rank = presenter.rank(first);
    const line = book.line(run, () => tell(presenter, scene, run, names, rank));
    if (rank === 0) waiting = new Map();
    if (rank >= 0) waiting.set(first.message, line);
    else {
      told.push(...waiting.values(), line);
      waiting = new Map();
    }
  }
  return told;
}

/** Lines told with the same words to the same seat, by the first event of each. */
class Book {
  readonly #lines = new WeakMap<GameEvent, { length: number; line: Told }>();

  line(run: GameEvent[], write: () => Told): Told {
    const first = run[0] as GameEvent;
    const known = this.#lines.get(first);
    if (known?.length === run.length) return known.line;
    const line = write();
    this.#lines.set(first, { length: run.length, line });
    return line;
  }
}

const books = new WeakMap<Language, Map<string, Book>>();

function bookFor({ language, view }: Scene, names: string[]): Book {
  const shelf = books.get(language) ?? new Map<string, Book>();
  books.set(language, shelf);
  const label = JSON.stringify([view.seat ?? null, names]);
  const book = shelf.get(label) ?? new Book();
  shelf.set(label, book);
  return book;
}

const numbers = new WeakMap<GameEvent, number>();
let lastNumber = 0;

/** A number that an event keeps, so that its line stays the same line. */
function numberOf(event: GameEvent): number {
  const known = numbers.get(event) ?? (lastNumber += 1);
  numbers.set(event, known);
  return known;
}

function tell(presenter: Presenter, scene: Scene, run: GameEvent[], names: string[], rank: number): Told {
  const first = run[0] as GameEvent;
  const seat = first.arguments["seat"];
  return {
    key: `${first.seq}-${numberOf(first)}`,
    seq: run[run.length - 1]?.seq ?? first.seq,
    from: first.seq,
    text: sentence(presenter, scene, run, names),
    rules: [...new Set(run.map((event) => event.rule).filter(Boolean))],
    level: rank < 0 ? 0 : rank === 0 ? 1 : 2,
    seat: typeof seat === "number" && seat >= 0 ? seat : null,
  };
}

function sentence(presenter: Presenter, scene: Scene, run: GameEvent[], names: string[]): string {
  const { language } = scene;
  const first = run[0] as GameEvent;
  if (run.length === 1)
    return scene.view.seat == null ? language.eventSeen(first, names) : language.event(first, names);
  const items = presenter.items(scene, run, names).join(", ");
  const args = language.eventArguments(first, names);
  return language.text(`list-${presenter.list(first)}`, { ...args, items });
}

/** Events that are told in one sentence. */
export function runs(presenter: Presenter, events: GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = [];
  for (const event of events) {
    const run = found[found.length - 1];
    const last = run?.[run.length - 1];
    if (run && last && presenter.isToldWith(last, event)) run.push(event);
    else found.push([event]);
  }
  return found;
}

/** The result as rows, the winner first. */
export function ranking(view: View): { seat: number; place: number; points: number | null }[] {
  const { places = [], scores } = view.result ?? {};
  const rows = places.map((place, seat) => ({ seat, place, points: scores?.[seat] ?? null }));
  return rows.sort((a, b) => a.place - b.place);
}

/** What was told last, headings apart. */
export function lastSentence(told: Told[]): Told | null {
  for (let at = told.length - 1; at >= 0; at -= 1) if (told[at]?.level === 0) return told[at] ?? null;
  return null;
}
