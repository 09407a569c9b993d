/** An analysis of a line as far as it has come: begun, followed piece by piece, stopped. */

import { analysis, beginAnalysis, cancelAnalysis } from "./analysisApi";
import { ApiError } from "./api";
import type { AnalysisShown, Comparison, Moment } from "./wire";

const SOON_MS = 1500;
/** Refusals that are told in words of the page. */
const KNOWN = ["playing"];

export class Analysing {
  /** Without its pieces; those are kept beside it. */
  shown: AnalysisShown | null = $state.raw(null);
  moments: Moment[] = $state.raw([]);
  comparisons: Comparison[] = $state.raw([]);
  /** Why the last question was not answered: a message of the page, or what the server says. */
  problem: { message: string; text: string } | null = $state.raw(null);
  /** The decision that was asked for last. */
  asked: number | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(
    readonly code: string,
    readonly line: string,
  ) {}

  readonly isUnderWay = $derived(this.shown?.state === "waiting" || this.shown?.state === "running");

  /** Look what there is, and go on looking while there will be more. */
  async look(): Promise<void> {
    await this.#hear(analysis(this.code, this.line, this.moments.length, this.comparisons.length));
  }
  /** Begin, or want this decision before all others. */
  async begin(number?: number): Promise<void> {
    this.asked = number ?? this.asked;
    const joined = beginAnalysis(this.code, this.line, number);
    await this.#hear(joined, true);
  }
  async cancel(): Promise<void> {
    await this.#hear(cancelAnalysis(this.code, this.line), true);
  }
  /** Nobody looks any more. */
  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  compared(number: number): Comparison | undefined {
    return this.comparisons.find((each) => each.number === number);
  }

  async #hear(answer: Promise<AnalysisShown>, isWhole = false): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const shown = await answer;
      if (this.#isOver) return;
      this.moments = isWhole ? shown.moments : [...this.moments, ...shown.moments];
      this.comparisons = isWhole ? shown.comparisons : [...this.comparisons, ...shown.comparisons];
      this.shown = { ...shown, moments: [], comparisons: [] };
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
    }
    if (this.isUnderWay && !this.#isOver) this.#timer = setTimeout(() => void this.look(), SOON_MS);
  }
}

function problemOf(error: unknown): { message: string; text: string } {
  const code = error instanceof ApiError ? error.code : "";
  const message = KNOWN.includes(code) ? `web-analysis-${code}` : "web-analysis-failed";
  return { message, text: error instanceof Error ? error.message : String(error) };
}
