/** A moment of a study, to be looked at and to be tried on: where one is, whose eyes one has, and how one goes on. */

import { stay } from "./following.svelte";
import { MAIN, ownerOf, type Line } from "./lineTree";
import { readEvent, readEvents, type GameEvent } from "./reading";
import { same } from "./same";
import { SandboxTable } from "./sandbox.svelte";
import { settings } from "./settings.svelte";
import { sandboxSteps } from "./studyApi";
import { CHUNK, type StudyBook } from "./studyBook.svelte";
import { tableOf } from "./studyTable";
import { strode, trackOf, type Stride, type Track, type Way } from "./track";
import type { Eyes, Happening, Played, Said, Step } from "./wire";

/** So long one rests at a moment before the server is asked what may be done there, in milliseconds. */
const REST = 180;
/** So often a moment is asked for while the scrubber is dragged, at most, in milliseconds. */
const CHASE = 250;

export class StudiedTable extends SandboxTable {
  /** The line and the moment of it that are wanted. */
  line = $state(MAIN);
  at = $state(0);
  /** The moment that is drawn: as long as the wanted one has not come, the nearest one that is known. */
  drawn = $state(-1);
  /** Whether the picture has gone one move on, so that what moved is shown moving. */
  isOneOn = $state(false);
  isPlaying = $state(false);
  /** Whether all that may be done at the moment that is drawn is known. */
  isSettled = $state(false);
  problem: unknown = $state.raw(null);

  readonly here: Line | null = $derived.by(() => this.book.line(this.line));
  readonly track: Track = $derived.by(() =>
    trackOf(this.here?.seats ?? [], this.here?.rounds ?? [], this.book.shown.first_round),
  );
  #log: Happening[] = $state.raw([]);
  /** Everything that happens on the line. */
  readonly whole: GameEvent[] = $derived(readEvents(this.#log));
  override readonly entries: Happening[] = $derived(this.#log.filter(({ seq }) => seq <= this.drawn));
  override readonly events: GameEvent[] = $derived(this.whole.filter(({ seq }) => seq <= this.drawn));

  #wanted = 0;
  readonly #full = new WeakSet<Step>();
  #rest: ReturnType<typeof setTimeout> | undefined;
  #chase: ReturnType<typeof setTimeout> | undefined;
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly book: StudyBook,
    eyes: Eyes = "all",
  ) {
    super(book.code, book.origin(MAIN, 0), tableOf(book.shown));
    this.eyes = eyes;
  }

  /** What each seat knew at the moment that is drawn and others did not; only all eyes see it. */
  readonly secrets: Said[][] = $derived.by(() => {
    void this.state;
    return this.book.peek(this.line, this.drawn, this.eyes)?.secrets ?? [];
  });

  // Going.

  /** Go to a moment; it is drawn at once where it is known, and else as soon as it has come. */
  go(at: number, line = this.line): void {
    this.stop();
    void this.#go(at, line);
  }

  stride(stride: Stride, way: Way): void {
    this.go(strode(this.track, this.at, stride, way));
  }

  /** The scrubber is dragged along: what is known is shown, now and then what is not is asked for, and when it rests. */
  scrub(at: number): void {
    this.stop();
    this.at = at;
    this.#drawNearest();
    void this.#survey();
    if (this.#chase === undefined) this.#chase = setTimeout(() => void this.#catchUp(), CHASE);
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void this.#go(at, this.line), REST);
  }

  #drawNearest(): void {
    const near = this.book.nearest(this.line, this.at, this.eyes);
    if (near !== null) this.#draw(near);
  }

  async #survey(): Promise<void> {
    try {
      await this.book.survey(this.line, this.eyes, () => this.#drawNearest());
    } catch (error) {
      this.problem = error;
    }
  }

  /** Ask for where the scrubber is; the next time not before that has come. */
  async #catchUp(): Promise<void> {
    if (this.drawn !== this.at) await this.#load(this.at);
    this.#chase = undefined;
    this.#drawNearest();
  }

  override look(eyes: Eyes): Promise<boolean> {
    this.point(null);
    this.eyes = eyes;
    this.drawn = -1;
    return this.#go(this.at, this.line);
  }

  /** Go on by itself, at the pace at which others are followed; or stop. */
  playOn(): void {
    if (this.isPlaying) {
      this.stop();
      return;
    }
    this.isPlaying = true;
    if (this.at >= this.track.count) void this.#go(0, this.line);
    this.#later();
  }

  stop(): void {
    clearTimeout(this.#next);
    this.isPlaying = false;
  }

  #later(): void {
    const pace = settings.pace === "calm" ? "calm" : "brisk";
    const stays = stay(pace, this.news?.events.length ?? 0, 0) ?? REST;
    this.#next = setTimeout(() => {
      if (this.at >= this.track.count) this.stop();
      else void this.#go(this.at + 1, this.line).then(() => this.isPlaying && this.#later());
    }, stays);
  }

  async #go(at: number, line: string): Promise<boolean> {
    clearTimeout(this.#rest);
    const wanted = (this.#wanted += 1);
    if (this.line !== line) this.drawn = -1;
    this.line = this.book.line(line) ? line : MAIN;
    this.at = Math.max(0, Math.min(at, this.track.count));
    if (!this.#draw(this.at)) {
      await this.#load(this.at);
      if (wanted !== this.#wanted) return false;
      this.#draw(this.at);
    }
    this.#lookAhead();
    this.#rest = setTimeout(() => void this.#settle(), REST);
    return true;
  }

  async #load(at: number): Promise<void> {
    try {
      await this.book.load(this.line, at, this.eyes);
      this.problem = null;
    } catch (error) {
      this.problem = error;
    }
  }

  /** What comes next is asked for before it is wanted. */
  #lookAhead(): void {
    for (const near of [this.at + CHUNK / 2, this.at - CHUNK / 2])
      void this.#load(Math.max(0, Math.min(near, this.track.count)));
  }

  /** Draw a moment, if it is known. */
  #draw(number: number): boolean {
    const step = this.book.peek(this.line, number, this.eyes);
    if (!step) return false;
    if (number === this.drawn) return true;
    this.isOneOn = number === this.drawn + 1;
    this.drawn = number;
    this.isSettled = this.#full.has(step);
    this.#begin(number);
    this.refusal = null;
    this.show(step.state, { seq: number, events: readEvent(step.happening), isTakenBack: false });
    return true;
  }

  /** Whatever is asked or tried from now on is asked about this moment. */
  #begin(number: number): void {
    const owner = ownerOf(this.book.lines, this.line, number);
    const count = owner?.tried ? number - owner.after : 0;
    const line = owner?.tried ? (owner.parent ?? MAIN) : (owner?.id ?? MAIN);
    this.origin = this.book.origin(line, number - count);
    this.moves = owner?.tried?.slice(0, count) ?? [];
    this.steps = [];
  }

  /** One has come to rest here: ask for all that may be done. */
  async #settle(): Promise<void> {
    const [wanted, { eyes, line, at, moves }] = [this.#wanted, this];
    if (this.drawn !== at || this.isSettled || this.isPlaying) return;
    const found = await sandboxSteps(this.origin, moves, eyes, moves.length).catch(() => []);
    const last = found[found.length - 1];
    if (!last || wanted !== this.#wanted) return;
    const { happening } = this.book.peek(line, at, eyes) ?? last;
    const step = this.#filled(this.book.remember(line, at, eyes, { ...last, happening }));
    this.state = { ...step.state, view: same(this.state?.view, step.state.view) };
  }

  /** All that may be done here is known, now and whenever one comes back. */
  #filled(step: Step): Step {
    this.#full.add(step);
    this.isSettled = true;
    return step;
  }

  // Trying.

  /** A move is tried: it goes on with what is tried here, or begins another line. */
  override async play(move: Played): Promise<boolean> {
    if (this.drawn !== this.at) return false; // what is clicked is another moment's
    const [{ line, at, eyes }, wanted] = [this, (this.#wanted += 1)];
    this.stop();
    const isPlayed = await super.play(move);
    const step = this.steps[this.steps.length - 1];
    if (!isPlayed || !step || wanted !== this.#wanted) return false;
    const grown = this.book.grow(line, at, move, step.round);
    this.#tried(grown, at + 1, eyes, step);
    return true;
  }

  #tried(line: string, at: number, eyes: Eyes, step: Step): void {
    const { happening } = this.#filled(this.book.remember(line, at, eyes, step));
    this.line = line;
    this.at = this.drawn = at;
    this.isOneOn = true;
    this.#begin(at);
    if (this.state) this.state = { ...this.state, seq: at };
    this.#log = [...this.#log.filter(({ seq }) => seq < at), happening];
  }

  /** What is pointed at is what is drawn; nothing is foreseen of it as long as another moment, or other eyes, are wanted. */
  override point(code: number | null): void {
    super.point(this.drawn === this.at ? code : null);
  }

  override undo(): void {
    this.stride("move", -1);
  }

  override redo(): void {
    this.stride("move", 1);
  }

  /** Where a table begins that plays on from here, and the moves that are tried behind that. */
  get leaving(): { line: string; after: number; moves: Played[] } {
    const { line = MAIN, after = 0 } = this.origin;
    return { line, after, moves: this.moves };
  }

  /** Ask for the log of the line. */
  async hear(): Promise<void> {
    const { line, eyes } = this;
    const log = await this.book.log(line, eyes).catch(() => null);
    if (log && line === this.line && eyes === this.eyes) this.#log = log;
  }
}
