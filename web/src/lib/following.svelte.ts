/**
 * The picture follows the game: what others do is shown one step after another, at the pace that the player chose. The
 * game itself is ahead and waits for nobody. The same steps can be looked at again, forwards and backwards.
 */

import { settings, type Pace } from "./settings.svelte";
import { stepsOf, type Step } from "./steps";
import type { Happening, StateMessage } from "./wire";

/** The table that is followed. */
export interface Followed {
  /** The whole log as far as it is known. */
  log(): Happening[];
  newest(): StateMessage | null;
  /** Draw this state; the events of the step lead to it. */
  show(state: StateMessage, step: Step | null): void;
  /** The states of a stretch of the log as the server has them; fewer where they do not fit. */
  load(first: number, last: number): Promise<StateMessage[]>;
}

/** How long a step stays, in milliseconds: a time for each, and some for every event that is told. */
const STAYS: Record<Exclude<Pace, "once" | "click">, { step: number; event: number; most: number }> = {
  brisk: { step: 800, event: 150, most: 1600 },
  calm: { step: 1800, event: 300, most: 3600 },
};
/** More steps than these that others are ahead make brisk ones shorter, down to this part. */
const MANY = 12;
const SHORTEST = 0.35;
/** So many states and steps are kept. */
const MOST_KEPT = 240;
/** So many states are asked for at once. */
const AHEAD = 30;

/** How long a step stays; nothing: until somebody clicks. */
export function stay(pace: Pace, events: number, left: number): number | null {
  if (pace === "click") return null;
  const { step, event, most } = STAYS[pace === "calm" ? "calm" : "brisk"];
  const whole = Math.min(most, step + event * Math.max(0, events - 1));
  return pace === "calm" ? whole : whole * Math.max(SHORTEST, Math.min(1, MANY / Math.max(1, left)));
}

export class Following {
  /** What is being looked at: the steps since this player was last asked, or a part of the game once more. */
  steps: Step[] = $state.raw([]);
  /** Which of them is shown. */
  at = $state(-1);
  isReplay = $state(false);
  isPaused = $state(false);

  readonly isWatching: boolean = $derived(this.steps.length > 0);
  /** Whether the picture shows an earlier moment than that of the game. */
  readonly isBehind: boolean = $derived(this.isWatching && (this.isReplay || this.at < this.steps.length - 1));
  readonly step: Step | null = $derived(this.steps[this.at] ?? null);

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from what is only remembered
  #states = new Map<number, StateMessage>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the step that is shown has stayed long enough. */
  #isReady = false;
  /** Counts what was asked for, so that an answer that is not wanted any more is let go. */
  #wanted = 0;

  constructor(readonly table: Followed) {}

  /** A state has come from the server. */
  remember(state: StateMessage): void {
    this.#states.delete(state.seq);
    this.#states.set(state.seq, state);
    for (const seq of this.#states.keys()) {
      if (this.#states.size <= MOST_KEPT) break;
      this.#states.delete(seq);
    }
  }

  /** Follow what has happened behind `from`; the first steps up to `own` are this player's and do not stay. */
  follow(from: number, own = -1): void {
    const state = this.table.newest();
    const begin = this.steps[this.steps.length - 1]?.seq ?? from;
    const more = state ? stepsOf(this.table.log(), begin, state.seq) : [];
    if (this.isReplay) return;
    if (this.isBehind) {
      this.steps = [...this.steps, ...more];
      return;
    }
    if (more.length === 0) {
      if (state) this.table.show(state, null);
      this.#arrived();
      return;
    }
    const dropped = Math.max(0, this.steps.length - MOST_KEPT);
    this.steps = [...this.steps.slice(dropped), ...more];
    this.at -= dropped;
    if (this.at < 0 || this.#isReady) this.#go(this.at + 1, own);
  }

  /** Look once more at what happened behind `from` up to `to`. */
  replay(from: number, to: number): void {
    const steps = stepsOf(this.table.log(), from, to);
    if (steps.length === 0) return;
    clearTimeout(this.#timer);
    this.steps = steps;
    this.isReplay = true;
    this.isPaused = settings.pace === "click";
    this.#go(0);
  }

  /** One step further; behind the last one the game is as it is now. */
  forward(): void {
    this.#go(this.at + 1);
  }

  back(): void {
    this.isPaused = true;
    if (this.at > 0) this.#go(this.at - 1);
  }

  goTo(at: number): void {
    this.isPaused = true;
    this.#go(Math.max(0, Math.min(at, this.steps.length - 1)));
  }

  /** Stop here, or go on by itself. */
  pause(): void {
    this.isPaused = !this.isPaused;
    if (this.isPaused) clearTimeout(this.#timer);
    else this.forward();
  }

  /** Skip to what is now. */
  now(): void {
    this.stop();
    const state = this.table.newest();
    if (state) this.table.show(state, null);
  }

  /** Follow nothing any more, whatever is shown. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#wanted += 1;
    this.steps = [];
    this.at = -1;
    this.isReplay = this.isPaused = false;
  }

  #go(at: number, own = -1): void {
    clearTimeout(this.#timer);
    const step = this.steps[at];
    const state = step && this.#states.get(step.seq);
    if (!step) this.now();
    else if (state) this.#show(at, step, state, own);
    else void this.#load(at, step, own);
  }

  #show(at: number, step: Step, state: StateMessage, own: number): void {
    this.#wanted += 1;
    this.#isReady = false;
    this.at = at;
    const isNow = at === this.steps.length - 1 && !this.isReplay;
    this.table.show(isNow ? (this.table.newest() ?? state) : state, step);
    if (isNow) this.#arrived();
    if (!isNow && step.seq <= own) this.#go(at + 1, own);
    else if (this.isWatching && !this.isPaused) this.#goOnLater(step);
  }

  #goOnLater(step: Step): void {
    const pace = this.isReplay && settings.pace === "once" ? "brisk" : settings.pace;
    const stays = stay(pace, step.events.length, this.steps.length - this.at);
    if (stays !== null) this.#timer = setTimeout(() => this.#goOn(), stays);
  }

  /** The step has stayed long enough; the next one comes, or is shown as soon as there is one. */
  #goOn(): void {
    if (this.isBehind) this.#go(this.at + 1);
    else this.#isReady = true;
  }

  /** The picture is where the game is. While others go on, one goes on watching. */
  #arrived(): void {
    const state = this.table.newest();
    const isAsked = state?.seat != null && state.to_act.includes(state.seat);
    this.isPaused = false;
    if (isAsked || state?.stage === "finished") this.stop();
  }

  /** Ask the server for what is missing; where it does not come, what is now has to do. */
  async #load(at: number, step: Step, own: number): Promise<void> {
    const wanted = (this.#wanted += 1);
    const last = this.steps[Math.min(this.steps.length - 1, at + AHEAD)]?.seq ?? step.seq;
    try {
      for (const state of await this.table.load(step.seq, last)) this.remember(state);
    } catch {
      this.#states.delete(step.seq);
    }
    if (wanted !== this.#wanted) return;
    const state = this.#states.get(step.seq);
    if (state) this.#show(at, step, state, own);
    else this.now();
  }
}
