/** What was sent, in the forms the page works with. */

import type { Argument, Happening, SeatShown, SentAction } from "./wire";

/** One legal action: its code, its verb, and what the verb is said of. */
export interface LegalAction {
  code: number;
  verb: string;
  args: Record<string, number | string>;
}

/** Something that happened, at one place of the log. */
export interface GameEvent {
  seq: number;
  message: string;
  rule: string;
  arguments: Record<string, Argument>;
}

export function readAction({ code, verb, ...args }: SentAction): LegalAction {
  return { code, verb, args };
}

/** The log as it stands: a step that was taken back takes the last one that remains with it. */
export function standing(entries: Happening[]): Happening[] {
  const found: Happening[] = [];
  for (const entry of entries) {
    if (entry.taken_back) found.pop();
    else found.push(entry);
  }
  return found;
}

const read = new WeakMap<Happening, GameEvent[]>();

/** The events of an entry; the same objects whenever it is read. */
export function readEvent(entry: Happening): GameEvent[] {
  const known = read.get(entry);
  if (known) return known;
  const events = entry.events.map(({ message, rule, ...args }) => ({ seq: entry.seq, message, rule, arguments: args }));
  read.set(entry, events);
  return events;
}

export function readEvents(entries: Happening[]): GameEvent[] {
  return standing(entries).flatMap(readEvent);
}

/** Entries after those already known; what comes twice is kept once. */
export function merge(known: Happening[], news: Happening[]): Happening[] {
  const last = known[known.length - 1]?.seq ?? -1;
  return [...known, ...news.filter((entry) => entry.seq > last)];
}

/** What a seat is called at the table; several bots of one name are told apart by their chairs. */
export function calledSeat(seat: SeatShown): string {
  if (seat.kind !== "bot") return seat.name;
  return `${seat.name.charAt(0).toUpperCase()}${seat.name.slice(1)} ${seat.seat + 1}`;
}
