/** The choices of a question, put together, ordered and headed as the teller says. */

import type { LegalAction } from "./reading";
import type { ActionRecord, Said, Telling, ToldChoice, WayToAsk } from "./wire";

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
  /** Whether it ends what was asked. */
  isEnd: boolean;
}

/** Choices below one heading, and how they are best asked. */
export interface Group {
  key: string;
  heading: Said | null;
  asked: WayToAsk;
  choices: Choice[];
}

export type Widget = "amount" | "amounts" | "pairs" | "options";

/** What a question is about; leaving the game stands in the menu of the table instead. */
export function withoutLeaving(legal: LegalAction[]): LegalAction[] {
  return legal.filter(({ verb }) => verb !== LEAVING);
}

/** The action with which this player can leave the game now, or nothing. */
export function leaving(legal: LegalAction[]): LegalAction | null {
  return legal.find(({ verb }) => verb === LEAVING) ?? null;
}

/** These actions in the groups in which they are told. */
export function groupsOf(legal: LegalAction[], telling: Telling | undefined): Group[] {
  const actions = new Map(legal.map((action) => [action.code, action]));
  const groups = (telling?.groups ?? []).map((told, at): Group => {
    const choices = told.choices.flatMap((choice) => choiceOf(choice, actions) ?? []);
    return { key: String(at), heading: told.heading ?? null, asked: told.asked, choices };
  });
  return groups.filter(({ choices }) => choices.length > 0);
}

function choiceOf({ verb, counted, deeds, ends }: ToldChoice, open: Map<number, LegalAction>): Choice | null {
  const actions = new Map<number, LegalAction>();
  for (const { code, amount } of deeds) {
    const action = open.get(code);
    if (action) actions.set(amount ?? 0, action);
  }
  const sample = [...actions.values()][0];
  return sample
    ? { key: String(sample.code), verb, sample, counted: counted ?? null, actions, isEnd: ends ?? false }
    : null;
}

/** The choices these actions make up, in the order in which they are told. */
export function collect(legal: LegalAction[], telling: Telling | undefined): Choice[] {
  return groupsOf(legal, telling).flatMap(({ choices }) => choices);
}

export function quantities(choice: Choice): number[] {
  return choice.counted ? [...choice.actions.keys()].sort((a, b) => a - b) : [];
}

/** The same choice, but for one quantity only. */
export function narrowed(choice: Choice, count: number): Choice {
  return { ...choice, actions: new Map([[count, choice.actions.get(count) ?? choice.sample]]) };
}

/** Whether a choice is one button: a verb without arguments. */
export function isPlain({ sample }: Choice): boolean {
  return Object.keys(sample.args).length === 0;
}

/** The widget that answers a group of choices. */
export function widgetOf({ asked, choices }: Group): Widget {
  const [first] = choices;
  if (asked === "amount" && first && first.actions.size > 1) return "amount";
  if (asked === "from-to" && choices.length > 1) return "pairs";
  return asked !== "amount" && first?.counted ? "amounts" : "options";
}

/** Whether the question is one of yes or no. */
export function isYesNo(groups: Group[]): boolean {
  return groups.length === 1 && groups[0]?.asked === "yes-no";
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
