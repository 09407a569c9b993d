/** A lesson as a table: what is done is judged by the server, and what the others do is shown at the learner's pace. */

import { learn } from "./lessonApi";
import type { LegalAction } from "./reading";
import { SandboxTable } from "./sandbox.svelte";
import { keep, settings, type Pace, type Progress } from "./settings.svelte";
import type { Learned, LessonHint, LessonStep, Origin, TableShown } from "./wire";

const NOWHERE: Origin = { title: null, scenario: null, study: null, line: "main", after: 0 };
/** How long each move of the others stays, in milliseconds. */
const STAYS: Record<Pace, number> = { once: 0, brisk: 900, calm: 1800, click: 1800 };

export const progressOf = (title: string, lesson: string): Progress | null =>
  settings.lessons[`${title}/${lesson}`] ?? null;

export class LessonTable extends SandboxTable {
  learned: Learned | null = $state.raw(null);
  /** Why the last action was taken back. */
  hint: LessonHint | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  readonly step: LessonStep | null = $derived(this.learned?.step ?? null);
  readonly isDone: boolean = $derived(this.learned !== null && this.learned.step === null);

  constructor(
    readonly title: string,
    readonly lesson: string,
    table: TableShown | null,
  ) {
    super(`${title}/${lesson}`, NOWHERE, table);
  }

  /** Begin, or go on where one was. */
  async begin(done: string[] = progressOf(this.title, this.lesson)?.done ?? []): Promise<void> {
    await this.#do(learn(this.title, this.lesson, done)).catch((error: unknown) => (this.problem = error));
  }

  /** Once more from the last checkpoint on. */
  readonly again = (): void => {
    void this.begin(this.#done.slice(0, this.learned?.checkpoint ?? 0));
  };

  readonly goOn = (): void => {
    if (!this.waiting) void this.#do(learn(this.title, this.lesson, this.#done, { on: true }));
  };

  override act(action: LegalAction | number): void {
    if (this.waiting || !this.step || this.step.is_read) return;
    const code = typeof action === "number" ? action : action.code;
    void this.#do(learn(this.title, this.lesson, this.#done, { action: code }));
  }

  get #done(): string[] {
    return this.learned?.done ?? [];
  }

  #do(asked: Promise<Learned>): Promise<boolean> {
    this.hint = null;
    return this.asking(asked, async (learned) => {
      this.hint = learned.hint;
      if (learned.hint) return;
      await this.#show(learned);
      this.learned = learned;
      this.#keep(learned);
    });
  }

  async #show({ origin, moves, told, scene }: Learned): Promise<void> {
    this.eyes = told[0]?.state.seat ?? "all";
    this.origin = origin;
    const isNew = scene !== this.learned?.scene || told[0]?.state.seq === 0;
    const shown = isNew ? [told] : told.map((step) => [step]);
    for (const [place, steps] of shown.entries()) {
      const seq = steps[steps.length - 1]?.state.seq ?? moves.length;
      if (place > 0) await new Promise((done) => setTimeout(done, STAYS[settings.pace]));
      this.taken(moves.slice(0, seq), steps, steps[0]?.state.seq ?? 0);
    }
  }

  #keep({ done, number, step }: Learned): void {
    const before = progressOf(this.title, this.lesson);
    const isFinished = step === null || (before?.isFinished ?? false);
    settings.lessons[`${this.title}/${this.lesson}`] = { done, step: number, isFinished };
    keep();
  }
}
