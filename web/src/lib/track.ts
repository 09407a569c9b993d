/** A line as a track to go along: its moments, and at which of them turns and rounds begin, as the server says. */

import type { Moments } from "./wire";

export interface Track {
  /** So many moves there are; moments go from `first` to this. */
  count: number;
  first: number;
  /** The moments at which somebody else begins to act. */
  turns: number[];
  /** The moments at which a round begins. */
  rounds: number[];
  /** In which round a moment is. */
  roundAt: (number: number) => number;
}

/** What one goes by, and where to. */
export const STRIDES = ["move", "turn", "round", "all"] as const;
export type Stride = (typeof STRIDES)[number];
export type Way = 1 | -1;

/**
 * The track of moves: who acts in each (nobody where that is not known, who then goes on with the turn), and the round
 * that each leads to.
 */
export function trackOf(actors: (number | null)[], rounds: number[], firstRound: number, first = 0): Track {
  const count = rounds.length;
  const roundAt = (number: number): number => (number > 0 ? (rounds[number - 1] ?? firstRound) : firstRound);
  const turns: number[] = [];
  let last: number | null = null;
  actors.forEach((actor, number) => {
    if (actor !== null && last !== null && actor !== last) turns.push(number);
    if (actor !== null) last = actor;
  });
  const begins: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    if (roundAt(number) !== roundAt(number - 1)) begins.push(number);
  }
  return { count, first, turns, rounds: begins, roundAt };
}

/** The track of a part of a log that is looked at again: its steps, with what is known of who acted when. */
export function replayTrack(seqs: number[], known: Moments | null): Track {
  const at = <T>(list: T[] | undefined, seq: number): T | undefined => list?.[seq - (known?.first ?? 0)];
  const actors = seqs.map((seq) => at(known?.actors, seq) ?? null);
  const rounds = seqs.map((seq) => at(known?.rounds, seq) ?? 0);
  return trackOf(actors, rounds, rounds[0] ?? 0, 1);
}

/** Where one gets to from a moment. */
export function strode({ count, first, turns, rounds }: Track, at: number, stride: Stride, way: Way): number {
  if (stride === "move") return Math.max(first, Math.min(count, at + way));
  if (stride === "all") return way > 0 ? count : first;
  const stops = stride === "turn" ? turns : rounds;
  if (way > 0) return stops.find((stop) => stop > at) ?? count;
  return [...stops].reverse().find((stop) => stop < at && stop >= first) ?? first;
}

const KEYS: Record<string, [Stride, Way]> = {
  ArrowLeft: ["move", -1],
  ArrowRight: ["move", 1],
  PageUp: ["round", -1],
  PageDown: ["round", 1],
  Home: ["all", -1],
  End: ["all", 1],
};
/** Here keys write, or mean something of their own. */
const WRITTEN = "input:not([data-scrubber]), textarea, select";

/** What a key means for the track: by how much one goes, and where to. */
export function strideOf(event: KeyboardEvent): [Stride, Way] | null {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches(WRITTEN)) return null;
  if (document.querySelector("dialog[open]")) return null;
  const found = KEYS[event.key];
  if (!found) return null;
  return found[0] === "move" && event.shiftKey ? ["turn", found[1]] : found;
}

/**
 * Where a moment lies in a chart of rounds: the numbers of a round are those of its last moment, so that is the place of
 * the round, and its other moments lie between there and the round before; those of the first one at its place.
 */
export function placeOf(track: Track, rounds: number[], at: number): number {
  const round = track.roundAt(at);
  const [begin, end] = spanOf(track, at);
  return Math.max(0, rounds.indexOf(round) - (end - at) / Math.max(1, end - begin));
}

/** The moment at a place of a chart. */
export function momentAt(track: Track, rounds: number[], place: number): number {
  const index = Math.max(0, Math.min(rounds.length - 1, Math.ceil(place)));
  const stops = [...track.rounds, track.count + 1];
  const end = (stops.find((stop) => track.roundAt(stop - 1) >= (rounds[index] ?? 0)) ?? track.count + 1) - 1;
  const [begin] = spanOf(track, end);
  return Math.max(track.first, Math.round(end - Math.max(0, index - place) * Math.max(1, end - begin)));
}

/** The last moment before the round of a moment, and the last one of it. */
function spanOf(track: Track, at: number): [number, number] {
  const end = (track.rounds.find((stop) => stop > at) ?? track.count + 1) - 1;
  const begin = [...track.rounds].reverse().find((stop) => stop <= at);
  return [begin === undefined ? 0 : begin - 1, end];
}
