/** The choices of a question: actions that differ only in a number become one choice; choices are grouped by verb. */

import type { LegalAction } from "./reading";
import type { ActionRecord } from "./wire";

/** Numbers that say how many, not which. */
const QUANTITIES = new Set(["count", "units", "levy", "tokens", "rate", "amount", "coins", "bid", "food", "stages"]);
/** Verbs that are seldom wanted, the least wanted last. */
const LATE = ["destroy", "retire", "stay", "resign"];
/** With this verb a player leaves the game. */
const LEAVING = "resign";

export interface Choice {
  key: string;
  verb: string;
  sample: LegalAction;
  /** Which argument says how many, or nothing. */
  counted: string | null;
  /** Actions by their quantity; a single one under 0 where there is no quantity. */
  actions: Map<number, LegalAction>;
}

export interface Group {
  verb: string;
  choices: Choice[];
}

export type Widget = "button" | "amount" | "amounts" | "pairs" | "options";

/** What a question is about; leaving the game stands in the menu of the table instead. */
export function withoutLeaving(legal: LegalAction[]): LegalAction[] {
  return legal.filter(({ verb }) => verb !== LEAVING);
}

/** The action with which this player can leave the game now, or nothing. */
export function leaving(legal: LegalAction[]): LegalAction | null {
  return legal.find(({ verb }) => verb === LEAVING) ?? null;
}

export function quantityOf(action: LegalAction): string | null {
  return Object.keys(action.args).find((name) => QUANTITIES.has(name) && typeof action.args[name] === "number") ?? null;
}

/** The choices these actions make up. */
export function collect(legal: LegalAction[]): Choice[] {
  const choices = new Map<string, Choice>();
  for (const action of legal) {
    const counted = quantityOf(action);
    const rest = Object.entries(action.args).filter(([name]) => name !== counted);
    const key = [action.verb, ...rest.map(([name, value]) => `${name}=${value}`)].join("|");
    const choice = choices.get(key) ?? { key, verb: action.verb, sample: action, counted, actions: new Map() };
    choice.actions.set(counted ? Number(action.args[counted]) : 0, action);
    choices.set(key, choice);
  }
  return [...choices.values()];
}

export function quantities(choice: Choice): number[] {
  return choice.counted ? [...choice.actions.keys()].sort((a, b) => a - b) : [];
}

/** The same choice, but for one quantity only. */
export function narrowed(choice: Choice, count: number): Choice {
  return { ...choice, actions: new Map([[count, choice.actions.get(count) ?? choice.sample]]) };
}

/** Choices by verb, in the order of the title; what is seldom wanted comes last, what takes no argument in the end. */
export function group(choices: Choice[]): Group[] {
  const groups = new Map<string, Group>();
  for (const choice of choices) {
    const found = groups.get(choice.verb) ?? { verb: choice.verb, choices: [] };
    found.choices.push(choice);
    groups.set(choice.verb, found);
  }
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}

function rank(each: Group): number {
  const late = LATE.indexOf(each.verb);
  if (late >= 0) return 2 + late;
  return isPlain(each) ? 1 : 0;
}

/** Whether a group is one button: a verb without arguments. */
export function isPlain(each: Group): boolean {
  return each.choices.length === 1 && Object.keys(each.choices[0]?.sample.args ?? {}).length === 0;
}

/** The widget that answers a group of choices. */
export function widgetOf(each: Group): Widget {
  const sample = each.choices[0];
  if (!sample || isPlain(each)) return "button";
  const others = Object.entries(sample.sample.args).filter(([name]) => name !== sample.counted);
  if (sample.counted && others.length === 0) return sample.actions.size > 1 ? "amount" : "options";
  const isPair = others.length === 2 || others.some(([, value]) => String(value).includes(" "));
  if (isPair && each.choices.length > 1) return "pairs";
  return sample.counted ? "amounts" : "options";
}

/** Two answers without arguments and nothing else: a question of yes or no. */
export function isYesNo(groups: Group[]): boolean {
  return groups.length === 2 && groups.every(isPlain);
}

/** The words a choice is about, domain by domain: `border=knossos phaestos` is about two. */
export function wordsOf(choice: Choice): [string, string][] {
  return Object.entries(choice.sample.args).flatMap(([domain, value]) =>
    typeof value === "string" ? value.split(" ").map((word): [string, string] => [domain, word]) : [],
  );
}

/** Whether a choice is about a place or thing, `area:knossos` or `ship:2`. */
export function isAbout(choice: Choice, focus: string): boolean {
  const at = focus.indexOf(":");
  const word = focus.slice(at + 1);
  const value = choice.sample.args[focus.slice(0, at)];
  if (typeof value === "number" && focus.slice(0, at) !== choice.counted && String(value) === word) return true;
  return wordsOf(choice).some(([, each]) => each === word || each.split(":")[0] === word);
}

/** What pairs are put together by: the first word of a pair, or the first of two arguments. */
export function firstOf(choice: Choice): [string, number | string] {
  const [domain = "", value = ""] = Object.entries(choice.sample.args).find(([name]) => name !== choice.counted) ?? [];
  return [domain, typeof value === "string" ? (value.split(" ")[0] ?? value) : value];
}

export function secondOf(choice: Choice): [string, number | string] {
  const others = Object.entries(choice.sample.args).filter(([name]) => name !== choice.counted);
  const [domain = "", value = ""] = others[others.length - 1] ?? [];
  if (others.length > 1 || typeof value === "number") return [domain, value];
  const words = value.split(" ");
  return [domain, words[words.length - 1] ?? value];
}

/** An action like one that is open, but about something else: to ask why. Without a verb: nothing is like it. */
export function likeness(choices: Choice[], domain: string, word: string): ActionRecord {
  const model = choices.find((choice) => typeof choice.sample.args[domain] === "string");
  return model ? { ...model.sample.args, [domain]: word, verb: model.verb } : { verb: "" };
}
