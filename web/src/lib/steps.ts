/** A stretch of the log as steps to look at: what is told in one sentence is one step, unless that is very long. */

import { readEvent, standing, type GameEvent } from "./reading";
import { told } from "./telling";
import type { Happening } from "./wire";

export interface Step {
  /** The state behind this place of the log shows it. */
  seq: number;
  events: GameEvent[];
}

/** So many entries of the log are shown together at most. */
const MOST_JOINED = 6;

/** The steps behind `from` up to `to`, without what was taken back; what tells nothing goes with what comes next. */
export function stepsOf(entries: Happening[], from: number, to: number): Step[] {
  const steps: Step[] = [];
  let joined = 0;
  for (const entry of standing(entries)) {
    if (entry.seq <= from || entry.seq > to) continue;
    const events = readEvent(entry).filter((event) => !told.isHidden(event));
    const last = steps[steps.length - 1];
    if (events.length === 0) continue;
    joined += 1;
    if (last && joined < MOST_JOINED && goesOn(last.events, events))
      steps[steps.length - 1] = join(last, entry.seq, events);
    else {
      steps.push({ seq: entry.seq, events });
      joined = 0;
    }
  }
  const last = steps[steps.length - 1];
  if (last) last.seq = Math.max(last.seq, to);
  return steps;
}

function goesOn(before: GameEvent[], events: GameEvent[]): boolean {
  const last = before[before.length - 1];
  return last !== undefined && events.every((event) => told.isToldWith(last, event));
}

function join(step: Step, seq: number, events: GameEvent[]): Step {
  return { seq, events: [...step.events, ...events] };
}
