/** A study: its lines, kept and only tried, and the moments of them that were looked at last. */

import { afterRemoval, linesOf, MAIN, ownerOf, type Draft, type Line } from "./lineTree";
import { keep, settings, type Leaving } from "./settings.svelte";
import * as api from "./studyApi";
import type { Course, Eyes, Happening, LineKept, Mark, Origin, Played, Step, StudyShown } from "./wire";

/** So many moments are asked for at once. */
export const CHUNK = 20;
/** So many of them are kept, and those that are spread over a line besides. */
const MOST_KEPT = 600;
/** So many are spread over a line, so that one of them is near wherever the scrubber is dragged to. */
const SPREAD = 60;
/** Lines with fewer moves are so short that what is around a moment comes soon enough. */
const LONG = 200;
/** So far around a moment a known one is looked for. */
const FAR = 5000;

export class StudyBook {
  shown: StudyShown = $state.raw() as StudyShown;
  drafts: Draft[] = $state.raw([]);
  readonly lines: Line[] = $derived(linesOf(this.shown, this.drafts));

  #made = 0;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from what is only remembered
  readonly #steps = new Map<string, Step>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from what is only remembered
  readonly #spread = new Set<string>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from what is only remembered
  readonly #surveyed = new Set<string>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from what is only remembered
  readonly #asked = new Map<string, Promise<void>>();

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from what is only remembered
  readonly #logs = new Map<string, Promise<Happening[]>>();

  constructor(shown: StudyShown) {
    this.shown = shown;
  }

  get code(): string {
    return this.shown.code;
  }

  line(id: string): Line | null {
    return this.lines.find((line) => line.id === id) ?? null;
  }

  length(id: string): number {
    return this.line(id)?.seats.length ?? 0;
  }

  // Moments.

  /** A moment, if it is known. */
  peek(id: string, number: number, eyes: Eyes): Step | null {
    const key = this.#key(id, number, eyes);
    const step = this.#steps.get(key);
    if (step) this.#keep(key, step);
    return step ?? null;
  }

  /** The known moment that is nearest to this one. */
  nearest(id: string, number: number, eyes: Eyes): number | null {
    for (let off = 0; off <= FAR; off += 1) {
      for (const each of [number - off, number + off]) if (this.#steps.has(this.#key(id, each, eyes))) return each;
    }
    return null;
  }

  /** Have a moment at hand, with those around it. */
  async load(id: string, number: number, eyes: Eyes): Promise<void> {
    const owner = ownerOf(this.lines, id, number);
    if (!owner || number < 0 || number > owner.seats.length || this.#steps.has(this.#key(id, number, eyes))) return;
    const first = Math.floor(number / CHUNK) * CHUNK;
    const key = `${eyes} ${owner.id} ${first}`;
    const asked = this.#asked.get(key) ?? this.#fetch(owner, first, eyes).finally(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    await asked;
  }

  async #fetch(line: Line, first: number, eyes: Eyes): Promise<void> {
    const last = Math.min(first + CHUNK - 1, line.seats.length);
    if (line.tried === null) {
      for (const step of await api.studySteps(this.code, line.id, { first, last }, eyes))
        this.remember(line.id, step.state.seq, eyes, step);
      return;
    }
    const since = Math.max(1, first - line.after);
    const moves = line.tried.slice(0, last - line.after);
    for (const step of await api.sandboxSteps(this.origin(line.parent ?? MAIN, line.after), moves, eyes, since))
      this.remember(line.id, line.after + step.state.seq, eyes, step);
  }

  /** Have moments at hand that are spread over a line, coarse ones first; after each stretch of them `come` is called. */
  async survey(id: string, eyes: Eyes, come: () => void): Promise<void> {
    const line = this.line(id);
    const kept = line?.tried ? (line.parent ?? MAIN) : id;
    const [last, surveyed] = [this.length(kept), `${eyes} ${kept}`];
    if (last < LONG || this.#surveyed.has(surveyed)) return;
    this.#surveyed.add(surveyed);
    const apart = Math.floor(last / SPREAD);
    const every = apart * Math.ceil(SPREAD / CHUNK);
    try {
      for (let first = 0; first < every; first += apart) {
        for (const step of await api.studySteps(this.code, kept, { first, last, every }, eyes)) {
          this.#spread.add(this.#key(kept, step.state.seq, eyes));
          this.remember(kept, step.state.seq, eyes, step);
        }
        come();
      }
    } catch (error) {
      this.#surveyed.delete(surveyed);
      throw error;
    }
  }

  /** Keep a moment at hand; sandboxes count from where they begin, so it is told which one it is. */
  remember(id: string, number: number, eyes: Eyes, step: Step): Step {
    const { happening, state } = step;
    const numbered = { ...step, happening: { ...happening, seq: number }, state: { ...state, seq: number } };
    this.#keep(this.#key(id, number, eyes), numbered);
    return numbered;
  }

  #keep(key: string, step: Step): void {
    this.#steps.delete(key);
    this.#steps.set(key, step);
    for (const oldest of this.#steps.keys()) {
      if (this.#steps.size <= MOST_KEPT + this.#spread.size) break;
      if (!this.#spread.has(oldest)) this.#steps.delete(oldest);
    }
  }

  #key(id: string, number: number, eyes: Eyes): string {
    return `${eyes} ${ownerOf(this.lines, id, number)?.id ?? "-"} ${number}`;
  }

  /** Where a sandbox begins that tries things on a moment of a kept line. */
  origin(line: string, after: number): Origin {
    return { title: null, scenario: null, study: this.code, line, after };
  }

  /** What happened on a line; of a line that is tried, as far as it was looked at. */
  async log(id: string, eyes: Eyes): Promise<Happening[]> {
    const line = this.line(id);
    if (!line?.tried) return this.#keptLog(id, eyes);
    const before = (await this.#keptLog(line.parent ?? MAIN, eyes)).slice(0, line.after);
    for (let number = line.after + 1; number <= line.seats.length; number += CHUNK) await this.load(id, number, eyes);
    await this.load(id, line.seats.length, eyes);
    const tried = line.tried.map((_, at) => this.peek(id, line.after + at + 1, eyes)?.happening);
    return [...before, ...tried.filter((each) => each !== undefined)];
  }

  /** The log of a kept line; asked for once, so that what was told of it stays told. */
  #keptLog(id: string, eyes: Eyes): Promise<Happening[]> {
    const key = `${eyes} ${id}`;
    const asked = this.#logs.get(key) ?? api.studyLog(this.code, id, eyes);
    this.#logs.set(key, asked);
    asked.catch(() => this.#logs.delete(key));
    return asked;
  }

  /** The curves of a kept line. */
  course(id: string): Promise<Course> {
    return api.studyCourse(this.code, id);
  }

  // Lines.

  /** A move was tried at a moment: the line that it belongs to now, one more or one that goes on. */
  grow(id: string, at: number, move: Played, round: number): string {
    const line = this.line(id);
    const draft = this.drafts.find((each) => each.id === id);
    if (draft && line && at === line.seats.length) {
      this.#change({ ...draft, moves: [...draft.moves, move], rounds: [...draft.rounds, round] });
      return id;
    }
    const isInside = draft !== undefined && at > draft.after;
    const owner = ownerOf(this.lines, id, at);
    const parent = isInside ? draft.parent : (owner?.id ?? MAIN);
    const after = isInside ? draft.after : at;
    const count = isInside ? at - draft.after : 0;
    const moves = [...(draft?.moves.slice(0, count) ?? []), move];
    const rounds = [...(draft?.rounds.slice(0, count) ?? []), round];
    const known = this.drafts.find((each) => each.parent === parent && each.after === after && begins(each, moves));
    if (known) return known.id;
    const grown = `~${(this.#made += 1)}`;
    this.drafts = [...this.drafts, { id: grown, parent, after, moves, rounds }];
    if (isInside) this.#share(id, grown, at);
    return grown;
  }

  #change(draft: Draft): void {
    this.drafts = this.drafts.map((each) => (each.id === draft.id ? draft : each));
  }

  drop(id: string): void {
    this.drafts = this.drafts.filter((each) => each.id !== id);
  }

  /** Whether keeping this line makes the one longer that it leaves, as it leaves it at its end. */
  extends(id: string): boolean {
    const line = this.line(id);
    return line?.parent != null && line.parent !== MAIN && line.after === this.length(line.parent);
  }

  /** Keep a line that was tried; what it is called now. */
  async keepDraft(id: string, name: string): Promise<string> {
    const draft = this.drafts.find((each) => each.id === id);
    if (!draft) return MAIN;
    const { parent: line, after, moves } = draft;
    const kept = this.extends(id)
      ? await api.changeLine(this.code, line, { moves })
      : await api.addLine(this.code, { line, after, name, moves });
    this.#share(id, kept.line);
    this.drop(id);
    return this.#kept(kept);
  }

  /** Bring back what was played on at a table. */
  async bring(table: string, { line, after, moves }: Leaving, name: string): Promise<string> {
    return this.#kept(await api.addLine(this.code, { line, after, name, moves, table }));
  }

  async rename(id: string, name: string): Promise<void> {
    this.#kept(await api.changeLine(this.code, id, { name }));
  }

  /** Remove a kept line with all that grows out of it; those behind it move up. */
  async remove(id: string): Promise<void> {
    const kept = await api.removeLine(this.code, id);
    this.drafts = this.drafts.flatMap((draft) => {
      const parent = afterRemoval(draft.parent, id);
      return parent === null ? [] : [{ ...draft, parent }];
    });
    for (const [table, from] of Object.entries(settings.leaving)) {
      const line = from.study === this.code ? afterRemoval(from.line, id) : from.line;
      settings.leaving[table] = { ...from, line: line ?? MAIN };
    }
    keep();
    for (const key of [...this.#steps.keys()])
      if (!key.includes(` ${MAIN} `)) {
        this.#steps.delete(key);
        this.#spread.delete(key);
      }
    for (const key of [...this.#surveyed]) if (!key.endsWith(` ${MAIN}`)) this.#surveyed.delete(key);
    this.#kept(kept);
  }

  async note(line: string, number: number, mark: Mark, comment: string): Promise<void> {
    const owner = ownerOf(this.lines, line, number)?.id ?? MAIN;
    this.#kept(await api.note(this.code, { line: owner, number, mark, comment }));
  }

  /** What is known of the moments of a line, up to one of them, is known of another that has the same moves so far. */
  #share(from: string, to: string, last = Infinity): void {
    for (const [key, step] of [...this.#steps]) {
      const [eyes, owner, number] = key.split(" ");
      if (owner === from && Number(number) <= last) this.#steps.set(`${eyes} ${to} ${number}`, step);
    }
  }

  /** The study has changed: the main line is what it was, and others may be called otherwise now. */
  #kept({ line, study }: LineKept): string {
    for (const key of [...this.#logs.keys()]) if (!key.endsWith(` ${MAIN}`)) this.#logs.delete(key);
    this.shown = study;
    return line;
  }
}

const begins = ({ moves }: Draft, with_: Played[]): boolean =>
  with_.every((move, at) => moves[at]?.seat === move.seat && moves[at].action === move.action);
