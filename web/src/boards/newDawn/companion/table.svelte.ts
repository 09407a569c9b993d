/** A table with the real box: what lies there, what has happened, and what people are asked. */

import type { CompanionQuestion, CompanionStep } from "../../../generated/wire";
import type { NewDawnView } from "../../../generated/new_dawn";
import { eventOf } from "../../../lib/reading";
import { spacesAfter, stepOf, type Step } from "../steps";
import { begin, does, keepNew, keepOn, kept, type Shown, type Wishes } from "./service";

const KEY = "civitas-companion-new-dawn";
/** So many changes can be taken back. */
const MOST_BACK = 60;

interface Remembered {
  text: string;
  code: string;
  back: string[];
  dice: boolean;
}

/** One step as it is told, and where it is on the map. */
export interface ToldStep {
  told: CompanionStep;
  step: Step | null;
}

export class CompanionTable {
  shown: Shown | null = $state.raw(null);
  before: NewDawnView | null = $state.raw(null);
  steps: ToldStep[] = $state.raw([]);
  /** The step that is looked at. */
  at = $state(-1);
  question: CompanionQuestion | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  isBusy = $state(false);
  dice = $state(false);
  code = $state("");
  back: string[] = $state.raw([]);
  #command = "";
  #answers: string[] = [];

  constructor(readonly language: () => string) {}

  /** The map as it was after the step that is looked at. */
  readonly spaces = $derived.by(() => {
    const after = this.shown?.view.map.spaces ?? [];
    const steps = this.steps.flatMap(({ step }) => step ?? []);
    const now = this.steps.slice(0, this.at + 1).flatMap(({ step }) => step ?? []).length - 1;
    return this.before && this.at >= 0 ? spacesAfter(this.before.map.spaces, after, steps, now) : after;
  });
  readonly step: Step | null = $derived(this.steps[this.at]?.step ?? null);

  /** The table that this browser remembers, or the one of a code. */
  async recall(code: string): Promise<void> {
    const known = remembered();
    if (code && known?.code !== code) await this.#try(async () => this.#open((await kept(code)).text, code, []));
    else if (known) {
      this.dice = known.dice;
      await this.#try(async () => this.#open(known.text, known.code, known.back));
    }
  }

  async start(wishes: Wishes): Promise<boolean> {
    return this.#try(async () => {
      const shown = await begin(this.language(), wishes);
      this.#take(shown, "", []);
    });
  }

  /** Something happens: a command, or one more answer to what is asked. */
  async do(command: string): Promise<void> {
    [this.#command, this.#answers] = [command, []];
    await this.#go();
  }

  async answer(given: string): Promise<void> {
    this.#answers = [...this.#answers, given];
    await this.#go();
  }

  /** Leave a question: nothing has happened. */
  cancel(): void {
    this.question = null;
    this.steps = [];
    this.at = -1;
  }

  async undo(): Promise<void> {
    const last = this.back[this.back.length - 1];
    if (last !== undefined) await this.#try(async () => this.#open(last, this.code, this.back.slice(0, -1)));
  }

  /** Keep the table on the server, from now on after every change. */
  async keep(): Promise<void> {
    const text = this.shown?.text;
    if (text === undefined) return;
    await this.#try(async () => {
      this.code = (await keepNew(text)).code;
      this.#remember();
    });
  }

  forget(): void {
    this.shown = null;
    this.cancel();
    [this.code, this.back] = ["", []];
    localStorage.removeItem(KEY);
  }

  async #go(): Promise<void> {
    const before = this.shown;
    if (!before) return;
    await this.#try(async () => {
      const shown = await does(this.language(), before.text, this.#command, this.#answers, this.dice);
      const events = shown.steps.map((told, number) => ({
        told,
        step: told.event ? stepOf(eventOf(told.event, number), before.view) : null,
      }));
      [this.before, this.steps, this.question] = [before.view, events, shown.question];
      this.at = shown.question ? events.length - 1 : events.length ? 0 : -1;
      if (!shown.question) this.#take(shown, this.code, [...this.back, before.text].slice(-MOST_BACK));
    });
  }

  async #open(text: string, code: string, back: string[]): Promise<void> {
    const shown = await does(this.language(), text, "", [], false);
    this.cancel();
    this.#take(shown, code, back);
  }

  #take(shown: Shown, code: string, back: string[]): void {
    [this.shown, this.code, this.back] = [shown, code, back];
    this.#remember();
    if (code) void keepOn(code, shown.text).catch((problem: unknown) => (this.problem = problem));
  }

  #remember(): void {
    const all: Remembered = { text: this.shown?.text ?? "", code: this.code, back: this.back, dice: this.dice };
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      return; // a browser that keeps nothing forgets the table with the page
    }
  }

  async #try(act: () => Promise<void>): Promise<boolean> {
    this.isBusy = true;
    this.problem = null;
    try {
      await act();
      return true;
    } catch (problem) {
      this.problem = problem;
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}

function remembered(): Remembered | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Remembered | null;
    return found?.text ? found : null;
  } catch {
    return null;
  }
}
