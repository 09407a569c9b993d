import type { Choice } from "../lib/choices";
import type { News, Preview } from "../lib/live.svelte";
import type { OnExplain } from "../lib/press";
import type { Presenter, Scene } from "../lib/presenter";
import type { GameEvent } from "../lib/reading";
import type { ActionRecord, View } from "../lib/wire";

/** What every board gets: the situation as its title shows it, the choices that are open, how to take one of them. */
export interface BoardProps<Seen = View> {
  title: string;
  scene: Scene<Seen>;
  presenter: Presenter;
  choices: Choice[];
  /** The place or thing whose choices are shown alone, as `domain:word`; nothing: all. */
  focus: string | null;
  onfocus: (focus: string | null) => void;
  onchoose: (choice: Choice) => void;
  /** Ask which rule forbids an action that is not open. */
  onwhy: (record: ActionRecord) => void;
  onexplain: OnExplain;
  /** A choice is pointed at (nothing: not any more); what it would do comes as `preview` where the server says so. */
  onpreview?: (choice: Choice | null) => void;
  preview?: Preview | null;
  /** What came with the last move, a new object for every move; nothing when the table has just been opened. */
  news?: News | null;
  /** The log as it stands. */
  events?: GameEvent[];
  /** Show what the numbers of a seat are made of. */
  onbreakdown?: (seat: number) => void;
  /** The seat of whoever looks, nothing for a spectator. */
  seat?: number | null;
  names?: string[];
  colours?: string[];
  /** An action is under way; nothing can be chosen. */
  waiting?: boolean;
}
