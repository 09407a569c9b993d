/** Chances over a game: where they are drawn, which differences are shown, and a table of them for other programs. */

import { tableOf } from "./chart";
import type { Language } from "./language";
import type { Comparison, Moment } from "./wire";

export type Reckoning = "watched" | "known";

export interface Stack {
  seat: number;
  /** Of each moment the lower and the upper edge of what belongs to the seat. */
  edges: [number, number][];
}

/** Every seat's chance on top of those before it, from 0 to 1. */
export function stacked(moments: Moment[], by: Reckoning, players: number): Stack[] {
  const stacks: Stack[] = Array.from({ length: players }, (_, seat) => ({ seat, edges: [] }));
  for (const moment of moments) {
    let below = 0;
    (moment[by] ?? moment.watched ?? []).forEach((chance, seat) => {
      stacks[seat]?.edges.push([below, below + chance]);
      below += chance;
    });
  }
  return stacks;
}

/** An area between the edges of a stack. */
export function area({ edges }: Stack, x: (at: number) => number, y: (share: number) => number): string {
  const point = (share: number, at: number): string => `${x(at).toFixed(1)} ${y(share).toFixed(1)}`;
  const upper = edges.map(([, top], at) => point(top, at));
  const lower = edges.map(([bottom], at) => point(bottom, at)).reverse();
  return upper.length ? `M${[...upper, ...lower].join("L")}Z` : "";
}

/** Where rounds begin, those that lie at least so many moves apart: rounds are not equally long. */
export function roundMarks(moments: Moment[], apart: number): { at: number; round: number }[] {
  const marks: { at: number; round: number }[] = [];
  moments.forEach(({ round }, at) => {
    const last = marks[marks.length - 1];
    const begins = at === 0 || moments[at - 1]?.round !== round;
    if (begins && (!last || at - last.at >= apart)) marks.push({ at, round });
  });
  return marks;
}

/**
 * The decisions that can be told apart from what the bot would have done, the largest difference first; where nothing
 * was learned, all in which it would have done something else, in order.
 */
export function largest(comparisons: Comparison[], most: number): Comparison[] {
  const untold = comparisons.filter(({ verdict }) => verdict === "untold").sort((a, b) => a.number - b.number);
  const told = comparisons
    .filter(({ verdict }) => verdict === "mistake" || verdict === "better")
    .sort((a, b) => Math.abs(b.difference ?? 0) - Math.abs(a.difference ?? 0));
  return [...told, ...untold].slice(0, most);
}

export const points = (chance: number): number => Math.round(chance * 100);
/** What a decision costs or gains beside what the bot would have done; nothing where there is no estimate. */
export function told(language: Language, { difference, margin }: Comparison): string {
  if (difference === null) return "";
  const message = difference >= 0 ? "analysis-costs" : "analysis-gains";
  return language.text(message, { points: points(Math.abs(difference)), margin: marginOf(margin) });
}
/** How far a difference may be off, in points: nothing is known to a hundredth. */
export const marginOf = (margin: number | null): number => Math.max(1, Math.ceil((margin ?? 0) * 100));
/** A difference in points, with its sign. */
export const signed = (chance: number): string => {
  const found = points(chance);
  return found < 0 ? `−${-found}` : `+${found}`;
};

/** All chances as a table for other programs. */
export function chancesCsv(moments: Moment[], names: string[], move: string, round: string, by: Reckoning): string {
  const rows = moments.map((moment) => [
    String(moment.number),
    String(moment.round),
    ...(moment[by] ?? moment.watched ?? []).map((chance) => chance.toFixed(4)),
  ]);
  return tableOf([[move, round, ...names], ...rows]);
}
