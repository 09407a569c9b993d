/** A position that is tried on: the moves since where it began are all there is to know; nothing of it is stored. */

import { SvelteMap } from "svelte/reactivity";
import { ApiError } from "./api";
import type { News, Preview } from "./live.svelte";
import type { Playable } from "./playable";
import { eventOf, readAction, readEvent, readEvents, type GameEvent, type LegalAction } from "./reading";
import { same } from "./same";
import { sandboxAnswer, sandboxSteps } from "./studyApi";
import type {
  ActionRecord,
  Answer,
  Explanation,
  Eyes,
  Happening,
  Origin,
  Played,
  Refusal,
  StateMessage,
  Step,
  TableShown,
} from "./wire";

/** How long an action is pointed at before we ask what it would do. */
const POINTED = 150;

export class SandboxTable implements Playable {
  table: TableShown | null = $state.raw(null);
  state: StateMessage | null = $state.raw(null);
  moves: Played[] = $state.raw([]);
  eyes: Eyes = $state.raw("all");
  refusal: Refusal | null = $state.raw(null);
  news: News | null = $state.raw(null);
  preview: Preview | null = $state.raw(null);
  waiting = $state(false);
  /** Moves taken back that can be played again, the next one last. */
  undone: Played[] = $state.raw([]);

  protected steps: Step[] = $state.raw([]);
  readonly entries: Happening[] = $derived(this.steps.slice(0, this.moves.length + 1).map((step) => step.happening));
  readonly events: GameEvent[] = $derived(readEvents(this.entries));
  readonly legal: LegalAction[] = $derived((this.state?.legal ?? []).map(readAction));

  #asked = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;
  readonly #explanations = new SvelteMap<string, Explanation | null>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from what is only remembered
  readonly #explaining = new Set<string>();

  /** `table`: who sits there, for boards and names. */
  constructor(
    readonly id: string,
    public origin: Origin,
    table: TableShown | null = null,
  ) {
    this.table = table;
  }

  get mySeat(): number | null {
    return this.state?.seat ?? null;
  }

  get isMyTurn(): boolean {
    return this.mySeat !== null && (this.state?.to_act.includes(this.mySeat) ?? false);
  }

  get isOver(): boolean {
    return this.state?.stage === "finished";
  }

  /** Ask for everything: at the beginning, or because whoever looks has other eyes now. */
  open(moves: Played[] = this.moves): Promise<boolean> {
    return this.#try(moves, 0);
  }

  look(eyes: Eyes): Promise<boolean> {
    this.eyes = eyes;
    return this.open();
  }

  act(action: LegalAction | number): void {
    if (!this.state || this.waiting || this.mySeat === null) return;
    const code = typeof action === "number" ? action : action.code;
    void this.play({ seat: this.mySeat, action: code });
  }

  /** Try a move; whether it could be. */
  async play(move: Played): Promise<boolean> {
    const isAgain = JSON.stringify(this.undone[this.undone.length - 1]) === JSON.stringify(move);
    const before = this.undone;
    const isPlayed = await this.#try([...this.moves, move], this.moves.length + 1);
    if (isPlayed) this.undone = isAgain ? before.slice(0, -1) : [];
    return isPlayed;
  }

  undo(): void {
    const last = this.moves[this.moves.length - 1];
    if (!last || this.waiting) return;
    this.undone = [...this.undone, last];
    this.back(this.moves.length - 1);
  }

  redo(): void {
    const next = this.undone[this.undone.length - 1];
    if (next && !this.waiting) void this.play(next);
  }

  /** Back to where so many moves were tried; each step was the last one once, so all that may be done is known. */
  back(count: number): void {
    const step = this.steps[count];
    if (!step) return;
    this.moves = this.moves.slice(0, count);
    this.steps = this.steps.slice(0, count + 1);
    this.show(step.state, { seq: count, events: [], isTakenBack: true });
  }

  #try(moves: Played[], since: number): Promise<boolean> {
    const asked = sandboxSteps(this.origin, moves, this.eyes, since);
    return this.asking(asked, (found) => this.taken(moves, found, since));
  }

  /** Steps that were told from `since` on: the last one is what is shown. */
  protected taken(moves: Played[], found: Step[], since: number): void {
    this.moves = moves;
    const first = found[0]?.state.seq ?? since;
    this.steps = [...this.steps.slice(0, first), ...found];
    const last = found[found.length - 1];
    if (last) this.show(last.state, { seq: moves.length, events: readEvent(last.happening), isTakenBack: false });
  }

  /** Wait for an answer and use it, unless something else was asked since; whether it came and nothing was refused. */
  protected async asking<T>(asked: Promise<T>, use: (found: T) => void | Promise<void>): Promise<boolean> {
    const number = (this.#asked += 1);
    this.waiting = true;
    this.refusal = null;
    try {
      const found = await asked;
      if (number !== this.#asked) return false;
      await use(found);
      return true;
    } catch (error) {
      if (number === this.#asked) this.#refused(error);
      return false;
    } finally {
      if (number === this.#asked) this.waiting = false;
    }
  }

  protected show(state: StateMessage, news: News): void {
    this.point(null);
    this.#explanations.clear();
    this.#explaining.clear();
    this.state = { ...state, view: same(this.state?.view, state.view) };
    this.news = news;
  }

  #refused(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    const { reason = error.code, rule = null, option = null } = error.said as Partial<Refusal>;
    this.refusal = { client_id: null, reason, rule, option, message: error.message, state: null };
  }

  why(record: ActionRecord): void {
    void this.#answer({ why: record }, (answer) => {
      if (answer.type !== "why") return;
      const { rule, option } = answer;
      this.refusal = { client_id: null, reason: rule ? "illegal" : "open", rule, option, message: "", state: null };
    });
  }

  complain(reason: string): void {
    this.refusal = { client_id: null, reason, rule: null, option: null, message: "", state: null };
  }

  forgive(): void {
    this.refusal = null;
  }

  explanation(thing: string): Explanation | null {
    if (!this.#explaining.has(thing)) {
      this.#explaining.add(thing);
      queueMicrotask(
        () =>
          void this.#answer({ explain: thing }, (answer) => {
            if (answer.type === "explain") this.#explanations.set(thing, answer.explanation);
          }),
      );
    }
    return this.#explanations.get(thing) ?? null;
  }

  point(code: number | null): void {
    clearTimeout(this.#pause);
    this.preview = null;
    if (code === null || this.waiting) return;
    this.#pause = setTimeout(
      () =>
        void this.#answer({ preview: code }, (answer) => {
          if (answer.type !== "preview" || !answer.view) return;
          const events = answer.events.map((event) => eventOf(event, answer.seq));
          this.preview = { code: answer.code, events, view: answer.view };
        }),
      POINTED,
    );
  }

  /** Ask about the position as it is; an answer that comes too late is for nobody. */
  async #answer(asked: object, use: (answer: Answer) => void): Promise<void> {
    const { moves, eyes } = this;
    const answer = await sandboxAnswer(this.origin, moves, eyes, asked).catch(() => null);
    if (answer && moves === this.moves && eyes === this.eyes) use(answer);
  }
}
