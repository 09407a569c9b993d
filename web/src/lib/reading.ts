/** What was sent, in the forms the page works with. */

import type { Language } from "./language";
import type { Argument, ChatLine, Deed, Happening, SeatShown, SentAction, SentEvent, StateMessage, Told } from "./wire";

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
  told?: Told;
}

/** What an action would throw away, and the rule behind it. */
export type Lost = NonNullable<Deed["loss"]>;

export function readAction({ code, verb, ...args }: SentAction): LegalAction {
  return { code, verb, args };
}

/** With this event a game goes on under new rules, which may have refused some of the last steps. */
const CONTINUED = "rules-continued";

/** The log as it stands: a step that was taken back takes the last one that remains with it, new rules perhaps several. */
export function standing(entries: Happening[]): Happening[] {
  const found: Happening[] = [];
  for (const entry of entries) {
    const refused = entry.events.find((event) => event.message === CONTINUED)?.["taken_back"];
    if (typeof refused === "number" && refused > 0) found.splice(-refused);
    if (entry.taken_back) found.pop();
    else found.push(entry);
  }
  return found;
}

/** What an action would throw away for good, or nothing. */
export function lossOf(state: StateMessage | null, code: number): Lost | null {
  for (const { choices } of state?.telling.groups ?? []) {
    for (const { deeds } of choices) {
      const loss = deeds.find((deed) => deed.code === code)?.loss;
      if (loss) return loss;
    }
  }
  return null;
}

/** A sent event, at its place of the log. */
export function eventOf({ message, rule, told, ...args }: SentEvent, seq: number): GameEvent {
  const event: GameEvent = { seq, message, rule, arguments: args as Record<string, Argument> };
  return told ? { ...event, told } : event;
}

const read = new WeakMap<Happening, GameEvent[]>();

/** The events of an entry; the same objects whenever it is read. */
export function readEvent(entry: Happening): GameEvent[] {
  const known = read.get(entry);
  if (known) return known;
  const events = entry.events.map((event) => eventOf(event, entry.seq));
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

/** What a seat is called at the table: bots are told apart by their chairs, who stands in goes by the person's name. */
export function calledSeat(seat: SeatShown, language: Language): string {
  if (seat.kind === "person" && !seat.name) return language.text("web-former");
  const own = seat.kind === "bot" ? seat.called[language.code] : undefined;
  return own ? `${own} ${seat.seat + 1}` : seat.name;
}

/** What was said, with one line more; one that comes again was taken away. */
export function withLine(lines: ChatLine[], line: ChatLine): ChatLine[] {
  if (lines.every((each) => each.id !== line.id)) return [...lines, line];
  return lines.map((each) => (each.id === line.id ? line : each));
}
