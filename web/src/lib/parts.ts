/** The parts of a question, one for each heading: pairs are put together by where they begin. */

import { firstOf, widgetOf, type Choice, type Group, type Widget } from "./choices";
import { gathered } from "./gathered";
import type { Said } from "./wire";

/** More pairs than these are chosen in two steps. */
const MANY_PAIRS = 10;

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
  /** Whether the teller itself says where the pairs begin, each time in a heading. */
  isHeaded: boolean;
}

/** What a digit takes: a choice, or where pairs begin. */
export type Step = Choice | From;

/** How parts are put into words, and whether the question `isNarrowed` anyhow; the place in focus comes first. */
export interface Shown {
  focus: string | null;
  isNarrowed: boolean;
  named: (domain: string, value: number | string) => string;
  said: (heading: Said) => string;
}

/** The parts of a question; groups whose headings say where they begin make one part. */
export function partsOf(groups: Group[], shown: Shown): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < groups.length;) {
    const run = headed(groups, at);
    if (run.length > 1 || run[0]?.asked === "from-to") parts.push(headedPart(run, shown));
    else parts.push(partOf(groups[at] as Group, shown));
    at += Math.max(1, run.length);
  }
  return parts;
}

/** The groups from here on whose headings name a thing, such as the area that tokens leave. */
function headed(groups: Group[], from: number): Group[] {
  const end = groups.findIndex((each, at) => at >= from && (!each.heading?.arguments || each.asked === "amount"));
  return groups.slice(from, end < 0 ? groups.length : end);
}

function headedPart(run: Group[], shown: Shown): Part {
  const choices = run.flatMap((each) => each.choices);
  const froms = run.map((each): From => {
    const [domain, value] = firstOf(each.choices[0] as Choice);
    return { key: each.key, domain, value, name: each.heading ? shown.said(each.heading) : "", choices: each.choices };
  });
  const group: Group = { key: run[0]?.key ?? "", heading: null, asked: "from-to", choices };
  return {
    group,
    widget: "pairs",
    froms: inFocus(froms, shown),
    isFolded: isFolded(froms, choices, shown),
    isHeaded: true,
  };
}

function partOf(group: Group, shown: Shown): Part {
  const widget = widgetOf(group);
  const froms = widget === "pairs" ? inFocus(byFirst(group, shown), shown) : [];
  return { group, widget, froms, isFolded: isFolded(froms, group.choices, shown), isHeaded: false };
}

function isFolded(froms: From[], choices: Choice[], { isNarrowed }: Shown): boolean {
  return froms.length > 1 && choices.length > MANY_PAIRS && !isNarrowed;
}

function byFirst(group: Group, { named }: Shown): From[] {
  const found = gathered(group.choices, (choice) => [firstOf(choice).join(":")]);
  return [...found].map(([key, choices]): From => {
    const [domain, value] = firstOf(choices[0] as Choice);
    return { key, domain, value, name: named(domain, value), choices };
  });
}

function inFocus(froms: From[], { focus }: Shown): From[] {
  const word = focus?.slice(focus.indexOf(":") + 1) ?? "";
  return [...froms].sort((a, b) => Number(String(b.value) === word) - Number(String(a.value) === word));
}

/** What can be taken in a part, in the order in which it is shown; amounts are typed. */
export function stepsOf({ group, widget, froms, isFolded }: Part, isUnfolded: (from: From) => boolean): Step[] {
  if (widget === "amount") return [];
  if (!isFolded) return froms.length ? froms.flatMap((from) => from.choices) : group.choices;
  return froms.flatMap((from) => (isUnfolded(from) ? [from, ...from.choices] : [from]));
}
