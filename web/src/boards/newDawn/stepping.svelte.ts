/** The automated player's turn, step by step: forwards and backwards, by itself or by hand. */

import type { NewDawnView, Space as SpaceView } from "../../generated/new_dawn";
import type { News } from "../../lib/live.svelte";
import { settings, type Pace } from "../../lib/settings.svelte";
import { automatedSteps, spacesAfter, type Step } from "./steps";

/** How long a step can be looked at, in milliseconds, as each player chose; otherwise it waits for a click. */
const STAYS: Partial<Record<Pace, number>> = { brisk: 1000, calm: 2200 };
const SHORTEST = 1000;
const QUIET = "(prefers-reduced-motion: reduce)";

export class Stepping {
  steps: Step[] = $state.raw([]);
  at = $state(0);
  isOpen = $state(false);
  isPlaying = $state(false);
  #before: NewDawnView | null = $state.raw(null);
  #seen: News | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly step: Step | null = $derived(this.isOpen ? (this.steps[this.at] ?? null) : null);

  /** A move has come; `before` is the table as it was shown until then. */
  moved(news: News | null, view: NewDawnView, before: NewDawnView | null): void {
    if (news === this.#seen) return;
    this.#seen = news;
    const steps = news && !news.isTakenBack ? automatedSteps(news.events, view.automa, before) : [];
    if (steps.length) this.#begin(steps, before);
    else this.close();
  }

  #begin(steps: Step[], before: NewDawnView | null): void {
    this.steps = steps;
    this.#before = before;
    this.at = 0;
    this.isOpen = settings.pace !== "once";
    if (this.isOpen && settings.pace !== "click" && !isStill()) this.play();
  }

  /** The map as it was at this step. */
  spaces(after: SpaceView[]): SpaceView[] {
    if (!this.isOpen || !this.#before || this.at >= this.steps.length - 1) return after;
    return spacesAfter(this.#before.map.spaces, after, this.steps, this.at);
  }

  play = (): void => {
    if (this.at >= this.steps.length - 1) this.at = 0;
    this.isPlaying = true;
    this.#wait();
  };

  pause = (): void => {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  };

  go = (to: number): void => {
    this.pause();
    this.at = Math.min(this.steps.length - 1, Math.max(0, to));
  };

  open = (): void => {
    this.isOpen = true;
    this.go(0);
  };

  close = (): void => {
    this.pause();
    this.isOpen = false;
  };

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.isPlaying) return;
      if (this.at >= this.steps.length - 1) this.pause();
      else {
        this.at += 1;
        this.#wait();
      }
    }, STAYS[settings.pace] ?? SHORTEST);
  }
}

function isStill(): boolean {
  return typeof matchMedia === "function" && matchMedia(QUIET).matches;
}
