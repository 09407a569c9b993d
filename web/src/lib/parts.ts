/** The parts of a question, one for each verb: pairs are put together by where they begin. */

import { firstOf, widgetOf, type Choice, type Group, type Widget } from "./choices";
import { gathered } from "./gathered";

/** More pairs than these are chosen in two steps. */
const MANY_PAIRS = 10;
/** Verbs that end a question. */
const ENDINGS = ["done", "skip", "pass", "stop", "settle", "leave"];

/** Where pairs begin. */
export interface From {
  key: string;
  domain: string;
  value: number | string;
  name: string;
  choices: Choice[];
}

export interface Part {
  group: Group;
  widget: Widget;
  /** Where pairs begin; with `isFolded` only these are shown. */
  froms: From[];
  isFolded: boolean;
}

/** What a digit takes: a choice, or where pairs begin. */
export type Step = Choice | From;

type Named = (domain: string, value: number | string) => string;

/** A part of the question; it is not folded where it `isNarrowed` anyhow, and the place in focus comes first. */
export function partOf(group: Group, focus: string | null, isNarrowed: boolean, named: Named): Part {
  const widget = widgetOf(group);
  const froms = widget === "pairs" ? byFirst(group, focus, named) : [];
  const isFolded = froms.length > 1 && group.choices.length > MANY_PAIRS && !isNarrowed;
  return { group, widget, froms, isFolded };
}

function byFirst(group: Group, focus: string | null, named: Named): From[] {
  const found = gathered(group.choices, (choice) => [firstOf(choice).join(":")]);
  const word = focus?.slice(focus.indexOf(":") + 1) ?? "";
  const froms = [...found].map(([key, choices]): From => {
    const [domain, value] = firstOf(choices[0] as Choice);
    return { key, domain, value, name: named(domain, value), choices };
  });
  return froms.sort((a, b) => Number(String(b.value) === word) - Number(String(a.value) === word));
}

/** What can be taken in a part, in the order in which it is shown; amounts are typed. */
export function stepsOf({ group, widget, froms, isFolded }: Part, isUnfolded: (from: From) => boolean): Step[] {
  if (widget === "amount") return [];
  if (!isFolded) return froms.length ? froms.flatMap((from) => from.choices) : group.choices;
  return froms.flatMap((from) => (isUnfolded(from) ? [from, ...from.choices] : [from]));
}

export function endingsOf(choices: Choice[]): Choice[] {
  return choices.filter((choice) => ENDINGS.includes(choice.verb));
}
