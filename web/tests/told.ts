/** What a plain teller tells of actions that a test makes up: one group a verb, and what differs only in how many together. */

import { collect, type Choice } from "../src/lib/choices";
import type { LegalAction } from "../src/lib/reading";
import type { Telling, ToldChoice, ToldGroup } from "../src/lib/wire";

/** Numbers that say how many, in the actions of these tests. */
const COUNTED = ["count", "bid", "units", "tokens"];
const ENDING = ["done", "pass"];

function keyOf({ verb, args }: LegalAction): string {
  const rest = Object.entries(args).filter(([name]) => !COUNTED.includes(name));
  return [verb, ...rest.map(([name, value]) => `${name}=${value}`)].join("|");
}

function askedOf(args: LegalAction["args"]): ToldGroup["asked"] {
  const others = Object.entries(args).filter(([name]) => !COUNTED.includes(name));
  if (others.length === 0 && Object.keys(args).length > 0) return "amount";
  return others.length === 2 || others.some(([, value]) => String(value).includes(" ")) ? "from-to" : "one-of";
}

/** These actions as a plain teller tells them. */
export function groupsTold(legal: LegalAction[]): ToldGroup[] {
  const groups = new Map<string, ToldGroup>();
  const choices = new Map<string, ToldChoice>();
  for (const action of legal) {
    const isPlain = Object.keys(action.args).length === 0;
    const under = isPlain ? "" : action.verb;
    const group: ToldGroup = groups.get(under) ?? { asked: askedOf(action.args), choices: [] };
    if (!isPlain) group.heading = { message: `heading-${action.verb}` };
    groups.set(under, group);
    const counted = Object.keys(action.args).find((name) => COUNTED.includes(name));
    let choice = choices.get(keyOf(action));
    if (!choice) {
      choice = { verb: action.verb, phrase: { message: `verb-${action.verb}` }, about: [], deeds: [] };
      if (counted) choice.counted = counted;
      if (ENDING.includes(action.verb)) choice.ends = true;
      choices.set(keyOf(action), choice);
      group.choices.push(choice);
    }
    choice.deeds.push(counted ? { code: action.code, amount: Number(action.args[counted]) } : { code: action.code });
  }
  return [...groups.values()];
}

export const SILENT: Telling = {
  headline: { message: "headline" },
  seats: [],
  question: null,
  groups: [],
  forecast: [],
};

export const tellingOf = (legal: LegalAction[]): Telling => ({ ...SILENT, groups: groupsTold(legal) });

/** The choices that these actions make up. */
export const collected = (legal: LegalAction[]): Choice[] => collect(legal, tellingOf(legal));
