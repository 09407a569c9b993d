/** The lines of a study as a tree: what was played, what was kept beside it, and what is only being tried. */

import type { Played, StudyLine, StudyNote, StudyShown } from "./wire";

export const MAIN = "main";

/** A line that is tried and not kept: where it leaves a kept one, its moves, and the rounds that they led to. */
export interface Draft {
  id: string;
  parent: string;
  after: number;
  moves: Played[];
  rounds: number[];
}

/** A line, kept or tried. */
export interface Line {
  id: string;
  name: string;
  parent: string | null;
  /** After so many moves it leaves its parent. */
  after: number;
  /** Who acts in each of its moves from the start on, and the rounds that they lead to. */
  seats: number[];
  rounds: number[];
  notes: StudyNote[];
  depth: number;
  /** The moves of a line that is only tried. */
  tried: Played[] | null;
}

export const parentOf = (id: string): string | null =>
  id === MAIN ? null : id.split(".").slice(0, -1).join(".") || MAIN;

/** All lines in the order of a list of contents; what is tried stands below where it leaves. */
export function linesOf(shown: StudyShown, drafts: Draft[]): Line[] {
  const kept = shown.lines.map(keptLine);
  return kept.flatMap((line) => [
    line,
    ...drafts.filter(({ parent }) => parent === line.id).map((each) => triedLine(each, line)),
  ]);
}

function keptLine({ line, name, after, seats, rounds, notes }: StudyLine): Line {
  const depth = line === MAIN ? 0 : line.split(".").length;
  return { id: line, name, parent: parentOf(line), after, seats, rounds, notes, depth, tried: null };
}

function triedLine({ id, parent, after, moves, rounds }: Draft, origin: Line): Line {
  return {
    id,
    name: "",
    parent,
    after,
    seats: [...origin.seats.slice(0, after), ...moves.map(({ seat }) => seat)],
    rounds: [...origin.rounds.slice(0, after), ...rounds],
    notes: origin.notes.filter(({ number }) => number <= after),
    depth: origin.depth + 1,
    tried: moves,
  };
}

/** The line to which a move belongs that stands on this one: the line itself, or one that it leaves later. */
export function ownerOf(lines: Line[], id: string, number: number): Line | null {
  let line = lines.find((each) => each.id === id) ?? null;
  while (line && line.parent !== null && number <= line.after) {
    const { parent } = line;
    line = lines.find((each) => each.id === parent) ?? null;
  }
  return line;
}

/** What a line is called after another one was removed: those behind it have moved up; nothing: it is gone, too. */
export function afterRemoval(id: string, removed: string): string | null {
  const way = id.split(".");
  const gone = removed.split(".");
  const depth = gone.length - 1;
  if (id === MAIN || gone.slice(0, depth).some((part, at) => way[at] !== part) || way.length < gone.length) return id;
  const [here, there] = [Number(way[depth]), Number(gone[depth])];
  if (here === there) return null;
  way[depth] = String(here > there ? here - 1 : here);
  return way.join(".");
}
