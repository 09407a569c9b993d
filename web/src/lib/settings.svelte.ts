/** What this browser remembers: language, light or dark, names and seats. */

import type { Played } from "./wire";

export type LanguageCode = "en" | "de";
/** Which endings are asked about once: all, those that come with the last of several placements, or none. */
export const ENDINGS = ["always", "last", "never"] as const;
export type Endings = (typeof ENDINGS)[number];
export type Theme = "system" | "light" | "dark";

/** How what others do is shown: all at once, step by step in two paces, or a click for each. */
export const PACES_TO_FOLLOW = ["once", "brisk", "calm", "click"] as const;
export type Pace = (typeof PACES_TO_FOLLOW)[number];

/** A study in a list. */
export interface Studied {
  title: string;
  names: string[];
  /** When it was made, in seconds since 1970. */
  made: number;
}

/** Where a table that plays on leaves a study: behind so many moves of a line, and behind moves that were tried there. */
export interface Leaving {
  study: string;
  line: string;
  after: number;
  moves: Played[];
}

/** How far somebody is in a lesson: what was done (docs/lessons.md), at which step that is, whether it was finished once. */
export interface Progress {
  done: string[];
  step: number;
  isFinished: boolean;
}

interface Kept {
  language: LanguageCode;
  theme: Theme;
  name: string;
  confirmEnd: Endings;
  pace: Pace;
  /** Soft tones for a move and for my turn. */
  sound: boolean;
  /** Tell me through the browser when it is my turn and I am elsewhere. */
  notify: boolean;
  /** The secrets of my seats, by table. */
  tokens: Record<string, string>;
  /** The secrets that let others join the tables I have opened. */
  invitations: Record<string, string>;
  /** The secrets of the studies that I may change, by their codes. */
  studies: Record<string, string>;
  /** The puzzles that I have solved, each as title/puzzle. */
  solved: string[];
  /** What they are about, by their codes. */
  studied: Record<string, Studied>;
  /** Where the tables that I opened to play on from a study leave it. */
  leaving: Record<string, Leaving>;
  /** How far I am in lessons, by title and lesson. */
  lessons: Record<string, Progress>;
  /** Tables I have looked at without sitting there. */
  watched: string[];
  /** The last action of mine at each table, as its sequence number. */
  seen: Record<string, number>;
}

const KEY = "civitas";

function fresh(): Kept {
  const german = typeof navigator !== "undefined" && navigator.language.toLowerCase().startsWith("de");
  return {
    language: german ? "de" : "en",
    theme: "system",
    name: "",
    confirmEnd: isTouched() ? "always" : "last",
    pace: "brisk",
    sound: false,
    notify: false,
    tokens: {},
    invitations: {},
    studies: {},
    solved: [],
    studied: {},
    leaving: {},
    lessons: {},
    watched: [],
    seen: {},
  };
}

/** Whether fingers play here, which slip. */
const isTouched = (): boolean => typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;

function read(): Kept {
  try {
    const kept = { ...fresh(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    return ENDINGS.includes(kept.confirmEnd) ? kept : { ...kept, confirmEnd: fresh().confirmEnd };
  } catch {
    return fresh();
  }
}

export const settings: Kept = $state(read());

/** Keep the settings; a browser that keeps nothing forgets them with the page. */
export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    return;
  }
}

/** My seat at this table is gone. */
export function forgetSeat(table: string): void {
  settings.tokens = Object.fromEntries(Object.entries(settings.tokens).filter(([each]) => each !== table));
  keep();
}

/** Show the chosen theme and language to the browser. */
export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === "system") root.removeAttribute("data-theme");
  else root.dataset["theme"] = settings.theme;
}
